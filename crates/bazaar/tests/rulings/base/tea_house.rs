//! The Tea House: a number is announced and rolled for (B-30).

use bazaar::{Action, Announcement, Position, Reason};

use crate::table::{A, Table, seat};

#[test]
fn b_30_the_number_is_named_before_the_roll_and_between_3_and_12() {
    let mut table = Table::arrived(&Position::base(3), 9);
    let numbers: Vec<_> = (3..=12).map(|number| format!("announce-{number}")).collect();
    assert_eq!(table.answers(), [numbers, vec!["skip".to_owned()]].concat());
    assert_eq!(table.refusal("dice-1-2").0, Reason::NotChance, "nothing is rolled before");
    table.play("announce-5");
    assert_eq!(table.refusal("announce-12").0, Reason::WaitingForChance, "it cannot be changed");
    table.play("dice-6-6");
    assert_eq!(table.lira(A), 2 + 5, "the announced number is won, not the roll");
}

#[test]
fn b_30_other_numbers_are_no_announcement_at_all() {
    for number in [0, 1, 2, 13, 255] {
        assert_eq!(Announcement::new(number), None, "{number}");
        let json = format!(r#"{{"do":"announce","number":{number}}}"#);
        let error = serde_json::from_str::<Action>(&json).expect_err("out of range").to_string();
        assert!(error.contains("cannot be announced; 3 to 12 can (B-30)"), "{error}");
    }
}

#[test]
fn tea_house_pays_the_announced_number_or_two() {
    let cases = [(3, "dice-1-2", 3), (7, "dice-6-6", 7), (8, "dice-3-4", 2), (12, "dice-6-6", 12)];
    for (number, dice, lira) in cases {
        let mut table = Table::arrived(&Position::base(3).lira(seat(A), 0), 9);
        table.play(&format!("announce-{number}")).play(dice).play("end");
        assert_eq!(table.lira(A), lira, "announced {number}, rolled {dice}");
    }
}
