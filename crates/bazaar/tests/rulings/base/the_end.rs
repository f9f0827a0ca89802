//! Rulings B-53 to B-56, the mistake N-8, and who wins.

use bazaar::{Card, Event, Good, Goods, Place, Position, Question, Reason};
use tabletop::{Game as _, Turn};

use crate::table::{A, B, C, Table, seat};

/// A turn that does nothing, from the Fountain and back to it.
const IDLE: [&str; 2] = ["move-3 stop", "move-7 skip skip end"];

/// The third player's turn, the last of the last round.
fn last_turn() -> Position {
    Position::base(3).last_round().turn_of(seat(C))
}

fn ranks(table: &Table) -> Vec<Option<u8>> {
    table.view().seats.iter().map(|player| player.rank).collect()
}

#[track_caller]
fn assert_is_over(table: &mut Table) {
    assert!(matches!(table.game.turn(), Turn::Over), "still asked: {}", table.question());
    assert_eq!(table.refusal("move-3"), (Reason::GameOver, "B-56".to_owned()));
}

#[test]
fn b_53_the_fifth_ruby_brings_the_last_round_with_two_players_the_sixth() {
    for (players, rubies, is_last) in
        [(3, 3, false), (3, 4, true), (4, 4, true), (5, 4, true), (2, 4, false), (2, 5, true)]
    {
        let position = Position::base(players).merchant(seat(A), Place::TeaHouse);
        // With two players a neutral merchant waits at the dealer; he is sent off the way.
        let position = position.neutral_merchant(2, Place::Fountain);
        let mut table = Table::new(position.rubies(seat(A), rubies).lira(seat(A), 30));
        table.play("move-16 leave act");
        let claim = format!("{players} players, ruby number {}", rubies + 1);
        assert_eq!(table.view().last_round, is_last, "{claim}");
        let told = table
            .events
            .iter()
            .any(|event| matches!(event, Event::LastRound { seat: of, .. } if *of == seat(A)));
        assert_eq!(told, is_last, "{claim}");
    }
}

#[test]
fn b_53_the_turn_goes_on_and_more_rubies_count() {
    let position = Position::base(3)
        .merchant(seat(A), Place::TeaHouse)
        .rubies(seat(A), 4)
        .lira(seat(A), 100)
        .hand(seat(A), &[Card::TwiceDealer])
        .family(seat(B), Place::GemstoneDealer);
    let mut table = Table::new(position);
    table.play("move-16 leave act");
    assert!(table.view().last_round, "noted when the ruby is taken");
    table.play("again catch-1-card draw-stay end");
    assert_eq!((table.player(A).rubies, table.hand(A)), (6, vec![Card::Stay]));
}

#[test]
fn b_53_a_ruby_of_any_kind_sets_off_the_end() {
    let rich = Position::base(3).rubies(seat(A), 4).lira(seat(A), 7).extensions(seat(A), 2);
    let mut table = Table::new(rich.clone());
    table.play("move-1 leave act");
    assert!(table.view().last_round, "the Wainwright");
    let mut table =
        Table::new(rich.tile(seat(A), Good::Green).goods(seat(A), Goods::new(2, 0, 0, 0)));
    table.play("move-14 leave tile-red");
    assert!(table.view().last_round, "the Small Mosque");
}

#[test]
fn n_8_the_round_is_finished_for_the_start_player_whoever_took_the_ruby() {
    for players in 2..=5 {
        for taker in 0..players {
            let position = Position::base(players)
                .neutral_merchant(2, Place::Fountain)
                .turn_of(seat(taker))
                .merchant(seat(taker), Place::TeaHouse)
                .rubies(seat(taker), if players == 2 { 5 } else { 4 })
                .lira(seat(taker), 50);
            let mut table = Table::new(position);
            table.play("move-16 leave act end");
            for next in taker + 1..players {
                assert_eq!(table.asked(), next, "{players} players, ruby of seat {taker}");
                table.play(IDLE[0]);
            }
            assert_is_over(&mut table);
            assert_eq!(ranks(&table)[taker], Some(1), "{players} players, seat {taker}");
        }
    }
}

#[test]
fn n_8_before_the_end_is_set_off_the_rounds_go_on() {
    let mut table = Table::new(Position::base(3));
    for round in IDLE {
        for player in [A, B, C] {
            assert_eq!(table.asked(), player);
            table.play(round);
        }
    }
    assert_eq!((table.asked(), table.view().ranking), (A, None));
}

#[test]
fn b_54_after_the_last_round_goods_and_money_are_cashed_and_nothing_else() {
    let held = [Card::OneGood, Card::FiveLira, Card::FamilyHome, Card::Stay, Card::AssistantBack];
    let position = last_turn()
        .hand(seat(A), &held)
        .family(seat(A), Place::TeaHouse)
        .assistants_out(seat(A), &[Place::TeaHouse])
        .tile(seat(A), Good::Yellow);
    let mut table = Table::new(position);
    table.play(IDLE[0]);
    assert_eq!(table.view().question, Some(Question::FinalCards));
    let goods = ["one-good-red", "one-good-green", "one-good-yellow", "one-good-blue"];
    let mut answers = table.answers();
    answers.sort();
    assert_eq!(answers, {
        let mut expected = vec!["done", "five-lira"];
        expected.extend(goods);
        expected.sort_unstable();
        expected
    });
    table.play("five-lira one-good-blue done");
    assert_eq!((table.lira(A), table.good(A, Good::Blue)), (2 + 5, 1));
    assert_is_over(&mut table);
}

#[test]
fn b_54_the_family_card_is_refused_at_the_end_although_it_could_bring_money() {
    let position = last_turn().hand(seat(A), &[Card::FamilyHome]);
    let mut table = Table::new(position.family(seat(A), Place::TeaHouse));
    table.play(IDLE[0]);
    assert_eq!(table.answers(), ["done"], "neither its money nor its card");
}

#[test]
fn b_54_says_why_cards_and_tiles_are_refused_at_the_end() {
    let position = last_turn()
        .hand(seat(A), &[Card::FamilyHome, Card::AssistantBack])
        .family(seat(A), Place::TeaHouse)
        .assistants_out(seat(A), &[Place::TeaHouse])
        .tile(seat(A), Good::Yellow);
    let mut table = Table::new(position);
    table.play(IDLE[0]);
    for action in ["family-home-lira", "family-home-card", "assistant-back-9", "call-back-9"] {
        let (reason, _) = table.refusal(action);
        assert_eq!(reason, Reason::NotNow, "{action}: no action is being carried out");
    }
    assert_eq!(table.refusal("family-home-lira").1, "B-54", "the ruling about final cards");
    assert_eq!(table.refusal("five-lira").0, Reason::CardNotHeld, "it is not in the hand");
}

#[test]
fn b_55_goods_gained_at_the_end_need_room_and_a_used_card_is_gone() {
    // Both have the same but for the cards: one good, and one that cannot be cashed.
    for (goods, ranks_after) in
        [(Goods::new(2, 0, 0, 0), [Some(2), Some(1)]), (Goods::new(1, 0, 0, 0), [Some(1), Some(2)])]
    {
        let mut position = last_turn().hand(seat(A), &[Card::OneGood]).hand(seat(B), &[Card::Stay]);
        for tied in [A, B] {
            position = position.rubies(seat(tied), 4).lira(seat(tied), 3).goods(seat(tied), goods);
        }
        let mut table = Table::new(position);
        table.play(IDLE[0]).play("one-good-red done");
        assert_eq!(table.good(A, Good::Red), 2, "two is all the wheelbarrow holds");
        assert_eq!(ranks(&table)[..2], ranks_after, "both began with {goods:?}");
    }
}

#[test]
fn b_56_the_start_player_begins_and_everybody_has_one_go() {
    let two = [Card::FiveLira, Card::FiveLira];
    let one = [Card::OneGood];
    let position = Position::base(3)
        .turn_of(seat(B))
        .merchant(seat(B), Place::TeaHouse)
        .rubies(seat(B), 4)
        .lira(seat(B), 20)
        .hand(seat(A), &two)
        .hand(seat(B), &one)
        .hand(seat(C), &one);
    let mut table = Table::new(position);
    let pile = table.view().pile;
    table.play("move-16 leave act end").play(IDLE[0]);
    assert_eq!(table.asked(), A, "not the one who took the ruby");
    table.play("five-lira five-lira");
    assert_eq!(table.asked(), B);
    assert!(!table.can("five-lira"), "those of others are not used");
    table.play("done");
    assert_eq!(table.asked(), C);
    table.play("one-good-red");
    assert_is_over(&mut table);
    assert_eq!(table.view().pile, pile, "no card was drawn");
    assert_eq!([A, B, C].map(|player| table.player(player).rubies), [0, 5, 0]);
    assert_eq!(table.hand(B), one, "nobody has to play a card");
}

#[test]
fn b_56_nothing_else_happens_in_the_final_step() {
    let position = last_turn().hand(seat(A), &[Card::LongWay, Card::Stay, Card::TwiceDealer]);
    let mut table = Table::new(position.lira(seat(A), 50));
    table.play(IDLE[0]);
    for action in ["move-3", "long-way-16", "stay", "again", "end", "call-back-3", "governor"] {
        table.refusal(action);
    }
    assert_eq!(table.answers(), ["done"]);
}

#[test]
fn ties_are_broken_by_rubies_lira_goods_and_cards() {
    // Rubies, Lira, goods and cards of two players; the first should win.
    let goods = [Goods::NONE, Goods::new(2, 0, 0, 0), Goods::new(1, 1, 1, 0)];
    let cards = [&[][..], &[Card::Stay][..], &[Card::LongWay, Card::LongWay][..]];
    let cases = [
        ("rubies", (4, 0, 0, 0), (3, 9, 2, 2)),
        ("Lira", (3, 9, 0, 0), (3, 8, 2, 2)),
        ("goods of all kinds", (3, 8, 2, 0), (3, 8, 1, 2)),
        ("cards", (3, 8, 1, 2), (3, 8, 1, 1)),
    ];
    for (criterion, winner, other) in cases {
        for (first, second) in [(A, B), (B, A)] {
            let mut position = last_turn();
            for (number, (rubies, lira, held, hand)) in [(first, winner), (second, other)] {
                let seat = seat(number);
                position = position.rubies(seat, rubies).lira(seat, lira);
                position = position.goods(seat, goods[held]).hand(seat, cards[hand]);
            }
            let mut table = Table::new(position);
            table.play(IDLE[0]);
            while table.can("done") {
                table.play("done");
            }
            let ranks = ranks(&table);
            assert_eq!((ranks[first], ranks[second]), (Some(1), Some(2)), "by {criterion}");
            assert_eq!(ranks[C], Some(3), "by {criterion}");
        }
    }
}

#[test]
fn equal_in_everything_is_a_shared_victory() {
    let mut position = last_turn().lira(seat(C), 0);
    for tied in [A, B] {
        position = position.rubies(seat(tied), 4).lira(seat(tied), 3);
    }
    // The same number of goods and cards, of different kinds.
    let position = position.goods(seat(A), Goods::new(2, 0, 0, 0)).hand(seat(A), &[Card::Stay]);
    let position = position.goods(seat(B), Goods::new(0, 1, 0, 1)).hand(seat(B), &[Card::LongWay]);
    let mut table = Table::new(position);
    table.play(IDLE[0]).play("done done");
    assert_eq!(ranks(&table), [Some(1), Some(1), Some(3)], "turn order decides nothing");
    let ranking = table.view().ranking.expect("the game is over");
    assert_eq!(ranking.winners().collect::<Vec<_>>(), [seat(A), seat(B)]);
}
