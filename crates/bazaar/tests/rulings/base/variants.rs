//! The variants of the base game: neutral assistants and the caravan leader (B-85, B-95).

use bazaar::{
    Card, Event, Good, Goods, Options, Place, Position, PositionError, Question, Reason,
    SetupError, Variants,
};

use crate::table::{A, B, C, Table, few_cards, place, seat};

fn options(players: usize, neutral_assistants: bool, caravan_leader: bool) -> Options {
    let variants = Variants { neutral_assistants, caravan_leader };
    Options { variants, ..Options::base(players) }
}

fn neutral() -> Position {
    Position::with(&options(3, true, false))
}

fn caravan() -> Position {
    Position::with(&options(3, false, true))
}

/// From the bottom of a stack: whether each assistant is neutral.
fn stack(table: &Table, number: usize) -> Vec<bool> {
    table.player(number).neutral_in_stack
}

#[test]
fn neutral_assistants_lie_at_the_bottom_so_the_first_left_is_neutral() {
    let mut table = Table::new(neutral());
    assert_eq!(stack(&table, A), [true, false, false, false], "three own ones and a neutral one");
    table.play("move-3 leave act end");
    assert_eq!(stack(&table, A), [false, false, false]);
    assert_eq!(table.view().neutral_assistants, [Place::SpiceWarehouse]);
    assert!(table.player(A).assistants_out.is_empty(), "he is nobody's");
    table.play("move-9 stop move-9 stop move-14 leave skip end");
    assert_eq!(table.player(A).assistants_out, [Place::SmallMosque], "the next one is an own one");
}

#[test]
fn neutral_assistants_are_picked_up_by_anybody_like_own_ones() {
    let mut table = Table::new(neutral());
    table.play("move-3 leave act end");
    table.play("move-3 pick-up-neutral pay act end");
    assert_eq!(stack(&table, B), [true, true, false, false, false], "several in one stack");
    assert_eq!(table.good(B, Good::Green), 2, "and the action was carried out");
    assert!(table.view().neutral_assistants.is_empty());
    table.play("move-9 leave announce-3 dice-1-2 end");
    table.play("move-9 pick-up-neutral pay skip end");
    assert_eq!(table.view().seats.iter().map(|p| p.neutral_in_stack.len()).sum::<usize>(), 12);
}

#[test]
fn neutral_assistants_and_own_ones_at_one_place_leave_a_choice_of_exactly_one() {
    let here = Place::SpiceWarehouse;
    let position = neutral().assistants_out(seat(A), &[here, here]);
    let mut table = Table::new(position.clone());
    table.play("move-3");
    assert_eq!(table.refusal("leave"), (Reason::AssistantHere, "B-7".to_owned()));
    assert_eq!(table.answers(), ["pick-up", "pick-up-neutral", "stop"]);
    table.play("pick-up");
    assert_eq!(stack(&table, A), [false, false, false]);
    assert_eq!(table.view().neutral_assistants, [here], "the other one stays");
    table.refusal("pick-up-neutral");

    let mut table = Table::new(position);
    table.play("move-3 pick-up-neutral");
    assert_eq!(stack(&table, A), [true, false, false], "the neutral one is the new bottom");
    assert_eq!(table.player(A).assistants_out, [here], "the other one stays");
    table.refusal("pick-up");
}

#[test]
fn neutral_assistants_may_be_ignored_and_the_lowest_left_own_or_neutral() {
    let here = Place::SpiceWarehouse;
    let mut table = Table::new(neutral().assistants_out(seat(B), &[here]));
    table.play("move-3 leave act end");
    assert_eq!(table.view().neutral_assistants, [here, here], "a place holds several");
    table.play("move-9 stop move-3 pick-up-neutral pay act end");
    assert_eq!(table.view().neutral_assistants, [here], "exactly one is picked up");

    let position = neutral().assistants_out(seat(A), &[Place::TeaHouse]);
    let mut table = Table::new(position.assistants_out(seat(B), &[here]));
    table.play("move-3 leave act end");
    assert_eq!(table.view().neutral_assistants, [here, Place::TeaHouse]);
    assert_eq!(table.player(A).assistants_out, [here], "an own one beside the neutral one");
}

#[test]
fn neutral_assistants_refused_and_nobody_left_ends_the_turn() {
    let mut table = Table::new(neutral().assistants_out(seat(B), &[Place::SpiceWarehouse]));
    table.play("move-3 stop");
    assert_eq!(table.asked(), B);
    assert_eq!(table.view().neutral_assistants, [Place::SpiceWarehouse]);
}

#[test]
fn neutral_assistants_are_not_fetched_by_fountain_tile_or_card() {
    let (neutral_at, own_at) = (Place::SpiceWarehouse, Place::TeaHouse);
    let position = neutral()
        .tile(seat(A), Good::Yellow)
        .hand(seat(A), &[Card::AssistantBack])
        .assistants_out(seat(A), &[neutral_at, own_at])
        .merchant(seat(A), Place::SmallMarket)
        .lira(seat(A), 2);
    let mut table = Table::new(position.clone());
    assert_eq!(table.refusal("call-back-3"), (Reason::NoAssistant, "B-64".to_owned()));
    assert_eq!(table.refusal("assistant-back-3"), (Reason::NoAssistant, "B-60".to_owned()));
    table.play("move-7 skip recall-all end");
    assert_eq!(stack(&table, A), [false, false, false], "own ones come back");
    assert_eq!(table.view().neutral_assistants, [neutral_at], "the neutral one stays out");

    let mut table = Table::new(neutral().merchant(seat(A), Place::SmallMarket));
    table.play("move-7 leave recall-all end");
    assert_eq!(table.view().neutral_assistants, [Place::Fountain], "not even at the Fountain");

    for fetch in ["call-back-9", "assistant-back-9"] {
        let mut table = Table::new(position.clone());
        table.play(fetch);
        assert_eq!(stack(&table, A), [false, false, false], "{fetch}");
    }
}

#[test]
fn neutral_assistants_move_up_when_others_come_under_the_stack() {
    let position = neutral()
        .merchant(seat(A), Place::FruitWarehouse)
        .goods(seat(A), Goods::new(0, 0, 0, 2))
        .assistants_out(seat(B), &[Place::GreatMosque]);
    let mut table = Table::new(position);
    table.play("move-15 pick-up-neutral tile-blue");
    let expected = [false, true, true, false, false, false];
    assert_eq!(stack(&table, A), expected, "the fifth own one comes to the bottom");
    table.play("end move-9 stop move-9 stop move-5 leave act end");
    assert_eq!(table.player(A).assistants_out, [Place::PostOffice], "and is left first");
}

#[test]
fn neutral_assistants_need_an_unused_colour() {
    for players in [2, 3, 4] {
        assert!(Position::with(&options(players, true, true)).build().is_ok(), "{players} players");
    }
    let five = Position::with(&options(5, true, false)).build();
    let refused = PositionError::Setup(SetupError::Players { players: 5, most: 4 });
    assert_eq!(five.err(), Some(refused));
    assert!(Position::with(&options(5, false, true)).build().is_ok(), "the leader leads five");
}

const USE_CARAVANSARY: &str = "move-6 leave take-pile draw-stay take-pile draw-stay";

#[test]
fn caravan_leader_gets_the_token_at_the_end_of_the_turn() {
    let mut table = Table::new(caravan());
    assert_eq!(table.view().caravan_leader, None, "it begins on the Caravansary");
    table.play(USE_CARAVANSARY);
    assert_eq!(table.view().question, Some(Question::CaravansaryDiscard), "no leader yet");
    table.play("discard-stay");
    assert_eq!(table.view().caravan_leader, None, "the turn goes on");
    table.play("end");
    assert!(table.events.contains(&Event::CaravanLeader { seat: seat(A) }));
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
    table.play("move-6 leave pay take-discard take-pile draw-long-way discard-stay end");
    assert_eq!(table.view().caravan_leader, Some(seat(B)), "until another does so");
}

#[test]
fn caravan_leader_keeps_both_cards() {
    let mut table = Table::new(caravan().caravan_leader(seat(A)));
    table.play(USE_CARAVANSARY);
    assert!(!table.can("discard-stay"), "no card is owed");
    table.play("end");
    assert_eq!(table.hand(A), [Card::Stay, Card::Stay]);
    assert_eq!(table.view().caravan_leader, Some(seat(A)), "and remains the leader");
}

#[test]
fn caravan_leader_by_the_family_member() {
    let send = "move-12 leave send-6 take-pile draw-stay take-pile draw-stay";
    let mut table = Table::new(caravan());
    table.play(send).play("discard-stay end");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));

    let mut table = Table::new(caravan().caravan_leader(seat(A)));
    table.play(send).play("end");
    assert_eq!(table.hand(A), [Card::Stay, Card::Stay]);
}

#[test]
fn caravan_leader_is_nobody_by_a_declined_or_impossible_action() {
    let empty = few_cards(caravan(), &[], &[], &[]);
    let turns = ["move-6 leave skip end", "move-6 stop", "move-12 leave send-6 skip end"];
    for position in [caravan(), empty] {
        for turn in turns {
            let mut table = Table::new(position.clone().caravan_leader(seat(C)));
            table.play(turn);
            assert_eq!(table.view().caravan_leader, Some(seat(C)), "{turn}");
        }
    }
}

#[test]
fn caravan_leader_b_85_keeps_the_only_card_and_one_card_brings_the_token() {
    let position = few_cards(caravan(), &[], &[Card::Stay], &[]);
    let mut table = Table::new(position.clone().caravan_leader(seat(A)));
    table.play("move-6 leave take-pile draw-stay end");
    assert_eq!(table.hand(A), [Card::Stay]);

    let mut table = Table::new(position.caravan_leader(seat(C)));
    table.play("move-6 leave take-pile draw-stay discard-stay end");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
}

#[test]
fn caravan_leader_does_not_exist_without_the_variant() {
    let mut table = Table::new(Position::base(3));
    table.play(USE_CARAVANSARY).play("discard-stay end");
    assert_eq!(table.view().caravan_leader, None);
}

#[test]
fn neutral_assistants_and_the_caravan_leader_go_together() {
    for players in [2, 3, 4] {
        let mut table = Table::new(Position::with(&options(players, true, true)));
        table.play(USE_CARAVANSARY).play("discard-stay end");
        assert_eq!(table.view().caravan_leader, Some(seat(A)), "{players} players");
        assert_eq!(table.view().neutral_assistants, [Place::Caravansary]);
        table.play("move-6 pick-up-neutral pay take-discard take-pile draw-long-way");
        table.play("discard-long-way end");
        assert_eq!(stack(&table, B), [true, true, false, false, false]);
        assert_eq!(table.view().caravan_leader, Some(seat(B)), "{players} players");
    }
}

fn caravan_leader() -> Position {
    let variants = Variants { caravan_leader: true, ..Variants::default() };
    Position::with(&Options { variants, ..Options::base(3) })
}

#[test]
fn b_85_a_leader_who_finds_one_card_keeps_it() {
    let hand = [Card::Stay];
    let position = few_cards(caravan_leader(), &hand, &[Card::LongWay], &[]);
    let mut table = Table::new(position.caravan_leader(seat(A)));
    table.play("move-6 leave take-pile draw-long-way");
    assert_eq!(table.answers()[..1], ["end"], "nothing is discarded");
    assert_eq!(table.hand(A), [Card::LongWay, Card::Stay]);
}

#[test]
fn b_85_an_action_that_took_one_card_brings_the_token() {
    let hand = [Card::Stay];
    let mut table = Table::new(few_cards(caravan_leader(), &hand, &[], &[Card::LongWay]));
    assert_eq!(table.view().caravan_leader, None, "at first nobody leads");
    table.play("move-6 leave take-discard discard-long-way");
    assert_eq!(table.view().caravan_leader, None, "the token comes as the turn ends");
    table.play("end");
    assert_eq!(table.view().caravan_leader, Some(seat(A)));
}

#[test]
fn b_95_neutral_assistants_are_alike_and_nobodys() {
    let variants = Variants { neutral_assistants: true, ..Variants::default() };
    let options = Options { variants, ..Options::base(3) };
    let mut table = Table::new(Position::with(&options).lira(seat(B), 2).lira(seat(C), 9));
    table.play("move-3 leave act end move-3 leave pay act end");
    assert_eq!(table.view().neutral_assistants, [place(3), place(3)], "each left the neutral one");
    for seat in [A, B] {
        assert!(table.player(seat).assistants_out.is_empty(), "it is not an assistant of {seat}");
    }
    table.play("move-3");
    assert_eq!(table.answers(), ["leave", "pick-up-neutral", "stop"], "two alike, one answer");
    table.play("pick-up-neutral");
    assert_eq!(table.view().neutral_assistants, [place(3)], "the third player took one along");
    assert_eq!(table.player(C).neutral_in_stack, [true, true, false, false, false]);
    assert_eq!(table.stack(C), 5);
}
