//! Rulings B-77 to B-85.

use bazaar::{Card, Colour, Event, Figure, Game, Good, Goods, Options, Position, Reason, Variants};
use tabletop::{Game as _, Player, Record};

use crate::table::{A, B, C, Table, few_cards, place, seat};

fn at_the_post_office() -> Position {
    Position::base(3)
        .hand(seat(A), &[Card::TwicePostOffice, Card::OneGood, Card::FiveLira, Card::FamilyHome])
        .tile(seat(A), Good::Yellow)
        .assistants_out(seat(A), &[place(16)])
        .family(seat(A), place(13))
        .family(seat(B), place(5))
        .governor(place(5))
        .smuggler(place(5))
        .lira(seat(A), 9)
}

#[test]
fn b_77_other_cards_and_the_yellow_tile_do_not_close_the_action_phase() {
    for between in ["one-good-red", "five-lira", "family-home-card draw-stay", "call-back-16"] {
        let mut table = Table::new(at_the_post_office());
        table.play("move-5 leave act").play(between);
        assert!(table.can("again"), "after {between} the double card may still be played");
        table.play("again");
        assert_eq!(table.view().post_office, 2, "the action was carried out twice");
    }
}

#[test]
fn b_77_the_first_encounter_closes_the_action_phase() {
    for meeting in [
        "governor draw-stay discard-stay dice-1-1",
        "smuggler-red pay-lira dice-1-1",
        "catch-1-lira",
    ] {
        let mut table = Table::new(at_the_post_office());
        table.play("move-5 leave act").play(meeting);
        assert_eq!(table.refusal("again"), (Reason::NotNow, "B-77".to_owned()), "{meeting}");
    }
}

#[test]
fn b_77_the_end_of_the_turn_closes_the_action_phase() {
    let position = Position::base(3).hand(seat(A), &[Card::TwicePostOffice]);
    let mut table = Table::new(position);
    table.play("move-5 leave act end move-11 leave skip end move-4 leave skip end");
    assert_eq!(table.asked(), A);
    assert!(!table.can("again"), "the next turn does not bring the chance back");
    table.play("move-15 leave skip");
    assert!(!table.can("again"), "nor does another place");
}

#[test]
fn b_78_a_double_card_follows_the_family_member_although_he_is_home() {
    let plenty = Goods::new(3, 3, 3, 3);
    // (place, double card, action, once more, rubies in the end)
    let cases = [
        (5, Card::TwicePostOffice, "act", "again", 0),
        (13, Card::TwicePalace, "deliver-red", "again deliver-green", 2),
        (16, Card::TwiceDealer, "act", "again", 2),
    ];
    for (number, card, action, again, rubies) in cases {
        let position = Position::base(3)
            .hand(seat(A), &[card, Card::FamilyHome])
            .extensions(seat(A), 1)
            .goods(seat(A), plenty)
            .lira(seat(A), 40);
        let mut table = Table::new(position);
        table.play("move-12 leave").play(&format!("send-{number} {action} family-home-lira"));
        assert_eq!(table.player(A).family_place, place(12));
        table.play(again);
        assert_eq!(table.player(A).rubies, rubies, "at {number}");
        assert_eq!(table.hand(A), [], "at {number} both cards were played");
    }
}

#[test]
fn b_79_a_draw_from_an_empty_pile_shuffles_the_whole_discard_first() {
    let open = [Card::Stay, Card::AnyGoods, Card::LongWay];
    let ways = [(6, "", "take-pile"), (3, "skip", "governor"), (2, "skip", "catch-1-card")];
    for (number, first, draw) in ways {
        let position = Position::base(3).governor(place(3)).family(seat(B), place(2));
        let mut table = Table::new(few_cards(position, &[], &[], &open));
        table.play(&format!("move-{number} leave {first} {draw}"));
        assert_eq!(table.view().discard, [], "{draw}: the visible top is shuffled as well");
        assert_eq!(table.view().pile, 3, "{draw}");
        assert_eq!(table.answers().len(), 3, "{draw}: {:?}", table.answers());
        assert!(table.can("draw-long-way"), "{draw}: the former top may be drawn");
        assert!(table.events.contains(&Event::PileShuffled { cards: 3 }), "{draw}");
    }
}

#[test]
fn b_80_neither_card_of_the_caravansary_can_be_waived() {
    let position = Position::base(3).governor(place(6)).discard(&[Card::Stay]);
    let mut table = Table::new(position);
    table.play("move-6 leave take-pile draw-long-way");
    assert_eq!(table.answers(), ["take-pile", "take-discard"]);
    for waived in ["skip", "done", "stop", "end", "governor", "discard-long-way"] {
        assert!(!table.can(waived), "{waived}: both cards have to be taken");
        table.refusal(waived);
    }
    table.play("take-discard");
    assert_eq!(table.answers(), ["discard-long-way", "discard-stay"], "one card must go");
}

#[test]
fn b_81_a_place_is_free_once_the_own_assistant_there_was_fetched() {
    let ways = [
        ("assistant-back-3 move-3", 2),
        ("move-3 assistant-back-3", 2),
        ("call-back-3 move-3", 0),
        ("move-3 call-back-3", 0),
    ];
    for (fetch, lira) in ways {
        let position = Position::base(3)
            .assistants_out(seat(A), &[place(3)])
            .hand(seat(A), &[Card::AssistantBack])
            .tile(seat(A), Good::Yellow);
        let mut table = Table::new(position);
        table.play(fetch);
        assert!(!table.can("pick-up"), "{fetch}: nobody lies there any more");
        table.play("leave act");
        assert_eq!(table.stack(A), 3, "{fetch}");
        assert_eq!(table.player(A).assistants_out, [place(3)], "{fetch}");
        assert_eq!(table.lira(A), lira, "{fetch}");
    }
}

#[test]
fn b_82_being_unable_neither_ends_the_turn_nor_passes_over_the_action() {
    let out = [place(4), place(5), place(6), place(2)];
    let no_assistant =
        Position::base(3).assistants_out(seat(A), &out).hand(seat(A), &[Card::AssistantBack]);
    let no_money = Position::base(3)
        .merchant(seat(B), place(3))
        .lira(seat(A), 1)
        .hand(seat(A), &[Card::FiveLira]);
    let too_dear = Position::base(3)
        .merchant(seat(A), place(9))
        .lira(seat(A), 13)
        .hand(seat(A), &[Card::FiveLira]);
    let nothing_to_sell = Position::base(3).hand(seat(A), &[Card::OneGood]);
    let family_out = Position::base(3).family(seat(A), place(1)).hand(seat(A), &[Card::FamilyHome]);
    let extra = Position::base(3)
        .tile(seat(A), Good::Green)
        .lira(seat(A), 1)
        .hand(seat(A), &[Card::FiveLira]);
    let no_assistant_but_tile =
        Position::base(3).assistants_out(seat(A), &out).tile(seat(A), Good::Yellow);
    // (what is wanted, what helps)
    let cases = [
        (no_assistant, "move-3", "leave", "assistant-back-4"),
        (no_assistant_but_tile, "move-3", "leave", "call-back-4"),
        (no_money, "move-3 leave", "pay", "five-lira"),
        (too_dear, "move-16 leave", "act", "five-lira"),
        (nothing_to_sell, "move-11 leave", "sell-green", "one-good-green"),
        (family_out, "move-12 leave", "send-5", "family-home-lira"),
        (extra, "move-3 leave act", "take-blue", "five-lira"),
    ];
    for (position, before, wanted, help) in cases {
        let mut table = Table::new(position);
        table.play(before);
        assert_eq!(table.asked(), A, "{wanted}: the turn goes on");
        assert!(!table.can(wanted), "{wanted} is impossible at first");
        table.play(help);
        assert!(table.can(wanted), "{help} makes {wanted} possible: {:?}", table.answers());
        table.play(wanted);
    }
}

fn caravan_leader() -> Position {
    let variants = Variants { caravan_leader: true, ..Variants::default() };
    Position::with(&Options { variants, ..Options::base(3) })
}

fn rich() -> Position {
    Position::base(5)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(4, 4, 4, 4))
        .lira(seat(A), 99)
}

#[test]
fn b_83_an_emptied_palace_has_ten_open_squares_and_no_ruby() {
    let position = rich()
        .merchant(seat(A), place(8))
        .palace_rubies(1)
        .spare_rubies_to(seat(C))
        .hand(seat(A), &[Card::TwicePalace]);
    let mut table = Table::new(position);
    assert_eq!((table.view().sultan_open, table.view().sultan_rubies), (10, 1));
    table.play("move-13 leave deliver-red-green");
    assert_eq!(table.player(A).goods, Goods::new(1, 1, 2, 2), "ten goods were delivered");
    assert_eq!((table.view().sultan_open, table.view().sultan_rubies), (10, 0));
    assert_eq!(table.refusal("again").0, Reason::NoneLeft);
}

#[test]
fn b_83_an_emptied_dealer_has_no_price() {
    let position = rich()
        .merchant(seat(A), place(9))
        .dealer_rubies(1)
        .spare_rubies_to(seat(C))
        .hand(seat(A), &[Card::TwiceDealer]);
    let mut table = Table::new(position);
    assert_eq!((table.view().gem_price, table.view().gem_rubies), (Some(23), 1));
    table.play("move-16 leave act");
    assert_eq!(table.lira(A), 99 - 23);
    assert_eq!((table.view().gem_price, table.view().gem_rubies), (None, 0));
    assert_eq!(table.refusal("again").0, Reason::NoneLeft);
    table.play("end");
    let mut next = Table::new(rich().merchant(seat(A), place(9)).dealer_rubies(0));
    next.play("move-16 leave");
    assert_eq!(next.refusal("act"), (Reason::NoneLeft, "B-83".to_owned()), "rich, but too late");
    assert_eq!(next.answers(), ["skip"], "the action is passed over");
}

#[test]
fn b_83_a_place_is_not_emptied_while_there_are_spare_rubies() {
    let position = rich().merchant(seat(A), place(9)).dealer_rubies(1);
    let spare = Table::new(position.clone()).view().spare_rubies;
    let mut table = Table::new(position.hand(seat(A), &[Card::TwiceDealer]));
    table.play("move-16 leave act again");
    assert_eq!(table.lira(A), 99 - 23 - 23, "the highest price again and again");
    assert_eq!((table.view().gem_price, table.view().spare_rubies), (Some(23), spare - 2));
}

#[test]
fn b_84_the_order_of_the_neutral_merchants_depends_on_the_colours_of_the_players() {
    let cases = [
        ([Colour::White, Colour::Yellow], [Colour::Red, Colour::Green, Colour::Blue]),
        ([Colour::Red, Colour::White], [Colour::Yellow, Colour::Green, Colour::Blue]),
        ([Colour::Blue, Colour::Green], [Colour::White, Colour::Yellow, Colour::Red]),
    ];
    for (colours, unused) in cases {
        let options = Options { colours: colours.to_vec(), ..Options::base(2) };
        let position = (0..3).fold(Position::with(&options), |position, merchant| {
            position.neutral_merchant(merchant, place(3))
        });
        let mut table = Table::new(position.lira(seat(A), 6));
        table.play("move-3 leave pay");
        for colour in unused {
            table.play("dice-1-1");
            let figure = Figure::NeutralMerchant(colour);
            let moved = Event::FigureMoved { figure, from: place(3), to: place(2) };
            assert!(table.events.contains(&moved), "with players {colours:?}: {:?}", table.events);
        }
    }
}

#[test]
fn b_84_the_record_of_a_game_holds_the_colours() {
    let options = Options { colours: vec![Colour::Blue, Colour::Red], ..Options::base(2) };
    let seed = tabletop::Seed::from_number(84);
    let nobody = || Player { name: String::new(), bot: None };
    let record = Record::<Game>::dealt(options, vec![nobody(), nobody()], seed).expect("it deals");
    let text = serde_json::to_string(&record).expect("a record is JSON");
    let read: Record<Game> = serde_json::from_str(&text).expect("a record is read");
    let colours: Vec<_> = read.setup.players.iter().map(|player| player.colour).collect();
    assert_eq!(colours, [Colour::Blue, Colour::Red]);
    let view = read.start().expect("it starts").game.view(tabletop::Viewer::Spectator);
    let neutral: Vec<_> = view.neutral_merchants.iter().map(|one| one.colour).collect();
    assert_eq!(neutral, [Colour::White, Colour::Yellow, Colour::Green]);
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
