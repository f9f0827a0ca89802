//! What is said about answers that cannot be given (`blocked`, `check`), and what would help.

use bazaar::{Action, Blocked, Card, Good, Goods, Place, Position, Reason, Reward};
use tabletop::{Coded, Game as _, Ignore, Outcomes};

use super::previews::{decisions, legal};
use crate::table::{
    A, B, C, Table, all_options, place, seat, short_of_goods, short_of_lira, wander,
};

#[test]
fn what_is_blocked_is_illegal_and_has_the_reason_of_the_check() {
    let mut seen = 0;
    decisions(5, &mut |game, _| {
        let answers = legal(game);
        let blocked = game.blocked();
        for (index, Blocked { action, refusal, lifted_by }) in blocked.iter().enumerate() {
            assert!(!answers.contains(action), "{action} is possible");
            assert_eq!(game.check(*action), Err(*refusal), "{action}");
            let twice = blocked[..index].iter().any(|other| other.action == *action);
            assert!(!twice, "{action} is listed twice");
            if let Some(help) = lifted_by {
                assert!(answers.contains(help), "{help} is possible now");
                let mut after = game.clone();
                after.play(*help, &mut Ignore).expect("a card in hand");
                assert_eq!(after.check(*action), Ok(()), "{help} makes {action} possible");
            }
            seen += 1;
        }
    });
    assert!(seen > 10_000, "only {seen} blocked answers were seen");
}

#[test]
fn a_card_in_hand_is_never_said_not_to_be_in_hand() {
    let mut wrong = Vec::new();
    decisions(5, &mut |game, _| {
        wrong.extend(game.blocked().into_iter().filter(|blocked| {
            matches!(blocked.refusal.reason, Reason::CardNotHeld | Reason::TileNotOwned)
        }));
    });
    assert!(
        wrong.is_empty(),
        "cards and tiles on the table: {:?} and {} more",
        wrong[0],
        wrong.len()
    );
}

#[test]
fn every_move_that_is_too_far_says_how_far() {
    let table = Table::new(Position::base(3));
    let too_far: Vec<_> = table
        .game
        .blocked()
        .into_iter()
        .filter_map(|blocked| {
            let Action::Move { to } = blocked.action else { return None };
            let Reason::TooFar { steps, nearest: 1, farthest: 2 } = blocked.refusal.reason else {
                return None;
            };
            Some((to.number(), steps))
        })
        .collect();
    // From the Fountain of the short layout.
    assert_eq!(too_far, [(8, 3), (10, 3), (13, 4), (15, 3), (16, 3)]);
    let text = table.game.check(Action::Move { to: Place::SultansPalace }).expect_err("too far");
    assert_eq!(text.to_string(), "4 steps away; 1 or 2 are allowed (B-1)");
}

/// What is said about an action that is looked for, and what would help. Only the beginning of the
/// action is given, as a delivery may name any wild goods.
#[track_caller]
fn said(position: Position, before: &str, action: &str) -> (Reason, Option<String>) {
    let mut table = Table::new(position);
    table.play(before);
    let blocked = table.game.blocked();
    let entry = blocked.iter().find(|blocked| blocked.action.to_string().starts_with(action));
    let entry = entry.unwrap_or_else(|| panic!("nothing is said about {action}: {blocked:?}"));
    (entry.refusal.reason, entry.lifted_by.map(|help| help.to_string()))
}

#[test]
fn eleven_lira_at_a_price_of_twelve_are_one_short_and_a_card_helps() {
    let position = Position::base(4).merchant(seat(A), place(9)).lira(seat(A), 11);
    let card = position.clone().hand(seat(A), &[Card::FiveLira]);
    let expected = (short_of_lira(1), Some("five-lira".to_owned()));
    assert_eq!(said(card, "move-16 leave", "act"), expected);
    assert_eq!(said(position, "move-16 leave", "act"), (short_of_lira(1), None), "without it");
}

/// Whether what is refused names the card or tile that would lift it.
/// (what, position, played before, refused, help)
fn names_what_lifts_it(
    cases: impl IntoIterator<Item = (&'static str, Position, &'static str, &'static str, &'static str)>,
) {
    for (what, position, before, action, help) in cases {
        let (_, lifted_by) = said(position, before, action);
        assert_eq!(lifted_by.as_deref(), Some(help), "{what}");
    }
}

#[test]
fn whoever_one_held_card_or_tile_brings_names_it() {
    let base = || Position::base(3);
    let out = [place(4), place(5), place(6), place(2)];
    names_what_lifts_it([
        (
            "an assistant by card",
            base().assistants_out(seat(A), &out).hand(seat(A), &[Card::AssistantBack]),
            "move-3",
            "leave",
            "assistant-back-2",
        ),
        (
            "an assistant by tile",
            base().assistants_out(seat(A), &out).tile(seat(A), Good::Yellow),
            "move-3",
            "leave",
            "call-back-2",
        ),
        (
            "the merchants",
            base().merchant(seat(B), place(3)).lira(seat(A), 1).hand(seat(A), &[Card::FiveLira]),
            "move-3 leave",
            "pay",
            "five-lira",
        ),
        (
            "the family member",
            base().family(seat(A), place(1)).hand(seat(A), &[Card::FamilyHome]),
            "move-12 leave",
            "send-7",
            "family-home-lira",
        ),
    ]);
}

#[test]
fn whatever_one_held_card_lets_one_pay_names_it() {
    let base = || Position::base(3);
    let one_good = [Card::OneGood];
    names_what_lifts_it([
        (
            "a sale",
            base().hand(seat(A), &one_good),
            "move-11 leave",
            "sell-yellow",
            "one-good-yellow",
        ),
        (
            "a mosque tile",
            base().goods(seat(A), Goods::new(0, 1, 0, 0)).hand(seat(A), &one_good),
            "move-14 leave",
            "tile-green",
            "one-good-green",
        ),
        (
            "the palace with four open squares",
            Position::base(4)
                .merchant(seat(A), place(8))
                .goods(seat(A), Goods::new(1, 0, 1, 1))
                .hand(seat(A), &one_good),
            "move-13 leave",
            "deliver",
            "one-good-green",
        ),
    ]);
}

#[test]
fn a_card_that_completes_a_delivery_is_named_also_where_the_sultan_asks_for_any_goods() {
    // Five squares are open: one of each, and one of any kind.
    let cases = [
        ("any good is missing", Goods::new(1, 1, 1, 1), "one-good-red"),
        ("a blue good is missing", Goods::new(2, 1, 1, 0), "one-good-blue"),
    ];
    for (what, goods, help) in cases {
        let position = Position::base(3)
            .merchant(seat(A), place(8))
            .goods(seat(A), goods)
            .hand(seat(A), &[Card::OneGood]);
        let (_, lifted_by) = said(position, "move-13 leave", "deliver");
        assert_eq!(lifted_by.as_deref(), Some(help), "{what}");
    }
}

#[test]
fn every_reason_of_the_interaction_has_its_code() {
    let base = || Position::base(3);
    let out = [place(4), place(5), place(6), place(2)];
    // (code, position, what is played first, what is refused)
    let cases = [
        ("too_far", base(), "", "move-13"),
        ("must_move", base(), "", "move-7"),
        ("no_assistant", base().assistants_out(seat(A), &out), "move-3", "leave"),
        ("short", base().merchant(seat(A), place(9)), "move-16 leave", "act"),
        ("complete", base().extensions(seat(A), 3).lira(seat(A), 9), "move-1 leave", "act"),
        ("owned", base().tile(seat(A), Good::Red), "move-14 leave", "tile-red"),
        ("none_left", base().merchant(seat(A), place(9)).dealer_rubies(0), "move-16 leave", "act"),
        ("family_out", base().family(seat(A), place(1)), "move-12 leave", "send-7"),
        (
            "mid_action",
            base().tile(seat(A), Good::Green).hand(seat(A), &[Card::OneGood]),
            "move-3 leave act",
            "one-good-red",
        ),
        (
            "once",
            base().tile(seat(A), Good::Yellow).assistants_out(seat(A), &out).lira(seat(A), 9),
            "call-back-4",
            "call-back-2",
        ),
        ("only_at", base().hand(seat(A), &[Card::AnyGoods]), "", "any-goods"),
    ];
    for (code, position, before, action) in cases {
        let mut table = Table::new(position);
        table.play(before);
        let wanted: Action = action.parse().expect("notation");
        let refusal = table.game.check(wanted).expect_err("it is refused");
        let written = serde_json::to_value(refusal).expect("a refusal is JSON");
        assert_eq!(written["code"], code, "{action}: {written}");
        let ruling = written["ruling"].as_str().expect("a ruling");
        assert!(ruling.starts_with("B-"), "{action} names its ruling: {written}");
        let blocked = table.game.blocked();
        let listed = blocked.iter().any(|blocked| blocked.action == wanted);
        assert!(listed, "a person may look for {action}: {blocked:?}");
    }
}

#[test]
fn an_empty_stack_of_mosque_tiles_has_none_left() {
    let position = [A, B, C]
        .into_iter()
        .fold(Position::base(5), |position, owner| position.tile(seat(owner), Good::Green));
    let position = position.tile(seat(3), Good::Green).turn_of(seat(4));
    let mut table = Table::new(position.goods(seat(4), Goods::new(0, 2, 0, 0)));
    table.play("move-14 leave");
    assert_eq!(table.refusal("tile-green"), (Reason::NoneLeft, "B-32".to_owned()));
}

#[test]
fn a_refusal_says_exactly_what_is_missing() {
    let palace = || Position::base(3).merchant(seat(A), place(8));
    let goods = palace().goods(seat(A), Goods::new(0, 2, 0, 2));
    let expected = short_of_goods(Goods::new(1, 0, 1, 0));
    assert_eq!(said(goods, "move-13 leave", "deliver"), (expected, None));
    let mut table = Table::new(palace().goods(seat(A), Goods::new(1, 1, 1, 0)));
    table.play("move-13 leave");
    let text = table.game.blocked()[0].refusal.to_string();
    assert_eq!(text, "missing: 1 blue, 1 of any goods (B-66)");
    let mosque = Position::base(3).tile(seat(B), Good::Red).goods(seat(A), Goods::new(1, 0, 0, 0));
    let expected = short_of_goods(Goods::new(2, 0, 0, 0));
    assert_eq!(said(mosque, "move-14 leave", "tile-red"), (expected, None), "the next shows 3");
}

#[test]
fn a_double_card_for_another_place_says_where_it_belongs() {
    let position = Position::base(3).hand(seat(A), &[Card::TwicePalace]);
    let (reason, _) = said(position, "move-5 leave act", "again");
    assert_eq!(reason, Reason::OnlyAt { place: Place::SultansPalace });
}

#[test]
fn after_the_last_round_the_other_cards_are_refused_for_what_they_are() {
    let hand = [Card::FamilyHome, Card::AssistantBack];
    let position = Position::base(2)
        .last_round()
        .turn_of(seat(B))
        .family(seat(A), place(1))
        .assistants_out(seat(A), &[place(3)])
        .hand(seat(A), &hand);
    let mut table = Table::new(position);
    table.play("move-11 stop");
    assert_eq!(table.question(), r#"{"ask":"final_cards"}"#);
    for card in ["family-home-lira", "family-home-card"] {
        let not_now = (Reason::NotNow, "B-54".to_owned());
        assert_eq!(
            table.refusal(card),
            not_now,
            "{card}: there is no action to be in the middle of"
        );
    }
    assert_eq!(table.refusal("assistant-back-3").0, Reason::NotNow);
    assert_eq!(table.refusal("five-lira").0, Reason::CardNotHeld);
}

#[test]
fn every_action_that_is_not_legal_is_refused_and_changes_nothing() {
    let all: Vec<Action> = Action::all().collect();
    let mut refused = 0;
    for (number, options) in all_options().iter().enumerate() {
        let mut ply = 0;
        wander(options, 2000 + number as u64, 3000, &mut |game| {
            ply += 1;
            if ply % 101 != 0 {
                return;
            }
            let mut possible: Vec<_> = legal(game).to_vec();
            let mut outcomes = Outcomes::new();
            game.chance_outcomes(&mut outcomes);
            possible.extend(outcomes.iter().map(|(action, _)| *action));
            for action in &all {
                let mut after = game.clone();
                let mut events = Vec::new();
                match after.play(*action, &mut events) {
                    Ok(()) => assert!(possible.contains(action), "{action} was not offered"),
                    Err(refusal) => {
                        refused += 1;
                        assert!(!possible.contains(action), "{action} was offered: {refusal}");
                        assert!(&after == game, "{action} is refused and changes something");
                        assert!(events.is_empty(), "{action} is refused and tells something");
                        assert!(!refusal.to_string().is_empty());
                    }
                }
            }
        });
    }
    assert!(refused > 50_000, "only {refused} actions were refused");
}

#[test]
fn a_number_that_cannot_be_announced_is_not_read() {
    for number in [0, 2, 13, 255] {
        let json = format!(r#"{{"do":"announce","number":{number}}}"#);
        if let Ok(action) = serde_json::from_str::<Action>(&json) {
            panic!("{json} is read, and then written {action}");
        }
    }
}

#[test]
fn an_action_with_a_seat_that_no_table_has_is_not_read() {
    let json = r#"{"do":"catch","seat":200,"reward":"lira"}"#;
    if let Ok(action) = serde_json::from_str::<Action>(json) {
        panic!("{action} is read, and its id {} is none of {}", action.id(), Action::COUNT);
    }
}

#[test]
fn rewards_that_cannot_be_drawn_are_refused_as_none_left() {
    let position = Position::base(3).family(seat(B), place(3)).pile_only(&[], seat(C));
    let mut table = Table::new(position);
    table.play("move-3 leave skip");
    let card = Action::Catch { seat: seat(B), reward: Reward::Card };
    let refusal = table.game.check(card).expect_err("there is no card");
    assert_eq!((refusal.reason, refusal.ruling.to_string()), (Reason::NoneLeft, "B-35".to_owned()));
    assert_eq!(table.answers(), ["catch-1-lira"]);
    let (reason, _) = said(Position::base(3).family(seat(B), place(3)), "move-3 leave skip", "end");
    assert_eq!(reason, Reason::MustCatch);
}
