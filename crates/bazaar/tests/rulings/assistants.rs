//! Rulings B-6 to B-15.

use bazaar::{Place, Position, Reason};

use crate::table::{A, B, Table, place, seat};

#[test]
fn b_6_declining_to_leave_an_assistant_ends_the_turn() {
    let mut table = Table::new(Position::base(3));
    table.play("move-3 stop");
    assert_eq!(table.asked(), B);
    assert_eq!(table.stack(A), 4, "nobody was left behind");
    assert_eq!(table.player(A).place, place(3));
}

#[test]
fn b_7_with_an_own_assistant_at_the_place_only_picking_up_helps() {
    let position = Position::base(3).assistants_out(seat(A), &[Place::SpiceWarehouse]);
    let mut table = Table::new(position);
    table.play("move-3");
    assert!(table.can("pick-up"));
    assert_eq!(table.refusal("leave"), (Reason::AssistantHere, "B-7".to_owned()));
    table.play("pick-up");
    assert_eq!(table.stack(A), 4);
    assert!(table.player(A).assistants_out.is_empty());
}
