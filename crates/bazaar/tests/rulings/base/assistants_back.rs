//! The card and the tiles that bring assistants (B-11 to B-15, B-64, N-7).

use bazaar::{Card, Good, Goods, Place, Position, Reason};

use crate::table::{A, Table, place, seat, short_of_lira};

/// The first player has the card that returns an assistant, and all four are away.
fn with_card() -> Position {
    Position::base(3)
        .hand(seat(A), &[Card::AssistantBack])
        .assistants_out(seat(A), &[1, 4, 9, 16].map(place))
        .lira(seat(A), 20)
}

/// The first player has the yellow tile, and all four assistants are away.
fn with_yellow_tile() -> Position {
    Position::base(3)
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[1, 4, 9, 16].map(place))
        .lira(seat(A), 2)
}

#[test]
fn b_11_the_card_returns_an_assistant_before_the_move() {
    let mut table = Table::new(with_card());
    table.play("assistant-back-16");
    assert_eq!(table.stack(A), 1);
    table.play("move-2 leave act");
    assert_eq!(table.player(A).assistants_out, [1, 2, 4, 9].map(place));
}

#[test]
fn b_11_the_card_returns_an_assistant_on_arrival_with_an_empty_stack() {
    let mut table = Table::new(with_card());
    table.play("move-2");
    assert_eq!(table.answers().first().map(String::as_str), Some("stop"), "nobody can be left yet");
    table.play("assistant-back-1 leave act");
    assert_eq!(table.good(A, Good::Red), 2);
}

#[test]
fn b_11_the_movement_phase_is_open_until_the_player_goes_on() {
    let position = with_card().merchant(seat(1), Place::TeaHouse);
    let mut table = Table::new(position);
    table.play("move-9 pick-up");
    assert!(table.can("assistant-back-4"), "after the assistant step, before the payment");
    table.play("pay");
    assert_eq!(table.refusal("assistant-back-4"), (Reason::NotNow, "B-65".to_owned()));
    table.play("announce-3 dice-1-2");
    assert_eq!(table.refusal("assistant-back-4"), (Reason::NotNow, "B-65".to_owned()));
    assert_eq!(table.hand(A), [Card::AssistantBack]);
}

#[test]
fn b_11_only_an_own_assistant_who_is_away_comes_back() {
    let position = with_card().assistants_out(seat(1), &[Place::FabricWarehouse]);
    let mut table = Table::new(position);
    assert_eq!(table.refusal("assistant-back-2").0, Reason::NoAssistant);
}

#[test]
fn b_12_the_card_may_fetch_the_assistant_just_left_at_the_target() {
    let position = Position::base(3).hand(seat(A), &[Card::AssistantBack]);
    let mut table = Table::arrived(&position, 2);
    assert_eq!(table.stack(A), 3);
    table.play("assistant-back-2 act end");
    assert_eq!(table.stack(A), 4, "an action without a lasting assistant");
    assert!(table.player(A).assistants_out.is_empty());
    assert_eq!(table.good(A, Good::Red), 2);
}

#[test]
fn b_13_arrive_without_assistants_pay_two_and_leave_the_one_fetched() {
    let mut table = Table::new(with_yellow_tile());
    table.play("move-2 call-back-16 leave act");
    assert_eq!(table.lira(A), 0);
    assert_eq!(table.player(A).assistants_out, [1, 2, 4, 9].map(place));
}

#[test]
fn b_13_the_yellow_tile_works_at_any_time_of_the_turn() {
    let position = with_yellow_tile()
        .tile(seat(A), Good::Red)
        .lira(seat(A), 9)
        .merchant(seat(1), Place::TeaHouse)
        .governor(Place::TeaHouse)
        .smuggler(Place::TeaHouse);
    let mut table = Table::new(position);
    let turn = "move-9 pick-up pay announce-4 dice-1-2 keep governor draw-stay pay-lira dice-1-1 \
                smuggler-blue pay-lira dice-1-1";
    let mut moments = 0;
    for next in turn.split_whitespace() {
        let chance = next.starts_with("dice") || next.starts_with("draw");
        assert_eq!(table.can("call-back-16"), !chance, "before {next}");
        moments += u32::from(!chance);
        table.play(next);
    }
    assert_eq!(moments, 9);
    table.play("call-back-16 end");
}

#[test]
fn b_13_the_yellow_tile_reaches_the_merchants_own_place() {
    let position = Position::base(3).tile(seat(A), Good::Yellow).lira(seat(A), 2);
    let mut table = Table::arrived(&position, 2);
    table.play("act call-back-2");
    assert_eq!((table.stack(A), table.lira(A)), (4, 0));
}

#[test]
fn b_13_the_yellow_tile_costs_two_lira_and_works_once_and_only_for_its_owner() {
    let mut table = Table::new(with_yellow_tile().lira(seat(A), 1));
    assert_eq!(table.refusal("call-back-1"), (short_of_lira(1), "B-13".to_owned()));

    let mut table = Table::new(with_yellow_tile().lira(seat(A), 9));
    assert_eq!(table.refusal("call-back-2").0, Reason::NoAssistant, "nobody lies there");
    table.play("call-back-1");
    assert_eq!((table.stack(A), table.lira(A)), (1, 7));
    assert_eq!(table.refusal("call-back-4"), (Reason::Once, "B-13".to_owned()));

    let mut table = Table::new(with_card());
    assert_eq!(table.refusal("call-back-1"), (Reason::TileNotOwned, "B-13".to_owned()));
}

#[test]
fn b_14_the_fifth_assistant_comes_under_the_merchant() {
    let position = Position::base(3).goods(seat(A), Goods::new(0, 0, 0, 2));
    let mut table = Table::arrived(&position, 15);
    assert_eq!(table.stack(A), 3);
    table.play("tile-blue");
    assert_eq!(table.stack(A), 4);
    assert_eq!(table.player(A).assistants_out, [Place::GreatMosque]);
}

#[test]
fn b_14_the_fifth_assistant_comes_also_when_the_family_member_takes_the_tile() {
    let position = Position::base(3)
        .goods(seat(A), Goods::new(0, 0, 0, 2))
        .merchant(seat(1), Place::GreatMosque);
    let mut table = Table::arrived(&position, 12);
    table.play("send-15 tile-blue");
    assert_eq!(table.player(A).place, Place::PoliceStation);
    assert_eq!(table.stack(A), 4, "he comes to the merchant in the Police Station");
    assert_eq!(table.player(A).family_place, Place::GreatMosque);
}

#[test]
fn b_15_the_order_in_which_assistants_come_back_does_not_matter() {
    let position = Position::base(3)
        .hand(seat(A), &[Card::AssistantBack, Card::AssistantBack])
        .assistants_out(seat(A), &[1, 4, 9].map(place));
    let games = ["assistant-back-1 assistant-back-9", "assistant-back-9 assistant-back-1"]
        .map(|order| Table::new(position.clone()).play(order).game.clone());
    assert_eq!(games[0], games[1], "a count is all there is to know about a stack");
    let table = Table::new(position);
    assert_eq!(table.player(A).neutral_in_stack, Vec::<bool>::new());
}

#[test]
fn b_64_only_the_blue_tile_brings_the_fifth_assistant() {
    let position = Position::base(3).merchant(seat(A), Place::FruitWarehouse);
    let mut table = Table::new(position.goods(seat(A), Goods::new(0, 0, 0, 2)));
    table.play("move-15 leave tile-blue");
    assert_eq!((table.stack(A), table.player(A).assistants_out.len()), (4, 1));
}

#[test]
fn n_7_the_yellow_tile_works_once_per_turn() {
    let position = Position::base(3)
        .tile(seat(A), bazaar::Good::Yellow)
        .assistants_out(seat(A), &[1, 4, 9].map(place))
        .lira(seat(A), 20);
    let mut table = Table::new(position);
    table.play("call-back-1");
    for (next, wanted) in
        [("move-2", "call-back-4"), ("leave", "call-back-9"), ("act", "call-back-2")]
    {
        assert_eq!(table.refusal(wanted), (Reason::Once, "B-13".to_owned()), "before {next}");
        table.play(next);
    }
    assert_eq!(table.refusal("call-back-4"), (Reason::Once, "B-13".to_owned()));
    assert_eq!(table.lira(A), 18, "it was paid once");
    table.play("end move-3 stop move-2 stop");
    assert!(table.can("call-back-4"), "the next turn is another one");
}
