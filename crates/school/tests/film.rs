//! The film shows a real game, and what the coach says of it is true.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use bazaar::{Card, Event, Game, Good, Market, Place};
use tabletop::{Game as _, Record, Seat};

const LEYLA: usize = 0;
const BORA: usize = 1;
const DEFNE: usize = 2;

fn record() -> Record<Game> {
    serde_json::from_str(school::film::RECORD).unwrap()
}

/// After how many actions the remark of this name comes.
fn ply(line: &str) -> usize {
    let key = format!("school_film_{line}");
    school::film::remarks().iter().find(|one| one.line.key == key).unwrap().ply
}

/// The game after the remark of this name, and what its last action brought.
fn at(line: &str) -> (Game, Vec<Event>) {
    after(ply(line))
}

/// The game after so many actions, and what the last of them brought.
fn after(ply: usize) -> (Game, Vec<Event>) {
    let record = record();
    let mut replay = record.start().unwrap();
    let mut events = Vec::new();
    for action in &record.actions[..ply] {
        events.clear();
        replay.step(*action, &mut events).unwrap();
    }
    (replay.game, events)
}

/// The turns of somebody up to this remark, the last one first, with all that happened in each.
fn turns(line: &str, of: usize) -> Vec<Vec<Event>> {
    let ply = ply(line);
    let record = record();
    let mut replay = record.start().unwrap();
    let mut turns: Vec<(Seat, Vec<Event>)> = Vec::new();
    for action in &record.actions[..ply] {
        let mut events = Vec::new();
        replay.step(*action, &mut events).unwrap();
        for event in events {
            if let Event::TurnBegan { seat } = event {
                turns.push((seat, Vec::new()));
            }
            if let Some((_, turn)) = turns.last_mut() {
                turn.push(event);
            }
        }
    }
    turns.into_iter().rev().filter(|(one, _)| *one == seat(of)).map(|(_, turn)| turn).collect()
}

/// The turn in which this is said.
fn turn(line: &str, of: usize) -> Vec<Event> {
    turns(line, of).remove(0)
}

/// What somebody gained and paid, in Lira.
fn lira(turn: &[Event], of: usize) -> (u32, u32) {
    let gained = turn.iter().filter_map(|event| {
        if let Event::LiraGained { seat, lira } = event { Some((*seat, *lira)) } else { None }
    });
    let paid = turn.iter().filter_map(|event| {
        if let Event::LiraPaid { seat, lira } = event { Some((*seat, *lira)) } else { None }
    });
    let of_seat = |(one, lira)| if one == seat(of) { lira } else { 0 };
    (gained.map(of_seat).sum(), paid.map(of_seat).sum())
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn ruby(line: &str, of: usize, place: Place, number: u8) {
    let (game, events) = at(line);
    let gained = events.iter().any(|event| {
        matches!(event, Event::RubyGained { seat: one, from, .. } if *one == seat(of) && *from == place)
    });
    assert!(gained, "{line}: {events:?}");
    assert_eq!(game.rubies(seat(of)), number, "{line}");
}

#[test]
fn the_game_of_the_film_was_really_played_and_its_dice_are_proved() {
    let record = record();
    record.verify().unwrap();
    let replay = record.replay().unwrap();
    assert!(replay.game.is_terminal());
    assert_eq!(replay.game.rubies(seat(DEFNE)), 5);
}

#[test]
fn every_ruby_the_coach_speaks_of_is_won_at_that_moment() {
    ruby("first_ruby", DEFNE, Place::GemstoneDealer, 1);
    ruby("mosque_ruby", BORA, Place::SmallMosque, 1);
    ruby("palace_ruby", LEYLA, Place::SultansPalace, 1);
    ruby("cards", LEYLA, Place::GemstoneDealer, 2);
    ruby("lead", DEFNE, Place::GemstoneDealer, 4);
    ruby("race", BORA, Place::GemstoneDealer, 4);
    ruby("fifth", DEFNE, Place::GemstoneDealer, 5);
    assert_eq!(at("race").0.rubies(seat(LEYLA)), 4);
}

#[test]
fn what_else_the_coach_says_happened_just_before() {
    let told = |line: &str, wanted: fn(&Event) -> bool| {
        let (_, events) = at(line);
        assert!(events.iter().any(wanted), "{line}: {events:?}");
    };
    told("caught", |event| matches!(event, Event::FamilyCaught { .. }));
    told("pick_up", |event| matches!(event, Event::AssistantPickedUp { .. }));
    told("pay", |event| matches!(event, Event::MerchantPaid { lira: 2, .. }));
}

#[test]
fn three_merchants_begin_at_the_fountain_with_four_assistants_each() {
    let (game, _) = at("hello");
    for one in [LEYLA, BORA, DEFNE].map(seat) {
        assert_eq!((game.merchant(one), game.stack(one)), (Place::Fountain, 4));
    }
}

#[test]
fn the_first_turns_are_as_they_are_told() {
    let post = turn("post", LEYLA);
    let left =
        |event: &Event| matches!(event, Event::AssistantLeft { place: Place::PostOffice, .. });
    assert_eq!(post.iter().filter(|event| left(event)).count(), 1, "{post:?}");
    assert!(post.iter().any(|event| matches!(event, Event::GoodGained { .. })), "{post:?}");
    assert!(lira(&post, LEYLA).0 > 0, "{post:?}");

    let family = turn("family", DEFNE);
    let sent = Event::FamilySent { seat: seat(DEFNE), to: Place::PostOffice };
    assert!(family.contains(&sent), "{family:?}");
    assert!(!family.iter().any(left), "no assistant stays where the family acts: {family:?}");

    let caught = turn("caught", BORA);
    let (of, place) = (seat(DEFNE), Place::PostOffice);
    assert!(caught.contains(&Event::FamilyCaught { seat: seat(BORA), of, place }), "{caught:?}");
    let (_, last) = at("caught");
    assert_eq!(lira(&last, BORA).0, 3);
    assert_eq!(at("caught").0.family(seat(DEFNE)), Place::PoliceStation);
}

#[test]
fn the_tile_is_the_one_for_dice_and_two_of_a_mosque_bring_the_ruby() {
    let (game, events) = at("tile");
    let taken = Event::MosqueTileTaken { seat: seat(BORA), good: Good::Red };
    assert!(events.contains(&taken), "{events:?}");
    assert!(!game.has_tile(seat(BORA), Good::Green), "the other one is still missing");
    let (game, _) = at("mosque_ruby");
    assert!([Good::Red, Good::Green].iter().all(|good| game.has_tile(seat(BORA), *good)));
    let (_, events) = at("pick_up");
    let (seat, place) = (seat(LEYLA), Place::PostOffice);
    assert!(
        events.contains(&Event::AssistantPickedUp { seat, place, neutral: false }),
        "{events:?}"
    );
}

#[test]
fn the_prices_of_rubies_are_those_that_the_coach_names() {
    let (game, events) = at("first_ruby");
    assert_eq!(lira(&events, DEFNE).1, 14);
    assert_eq!(game.dealer_price(), Some(15));
    let sent = Event::FamilySent { seat: seat(DEFNE), to: Place::GemstoneDealer };
    assert!(turn("first_ruby", DEFNE).contains(&sent), "her family buys it");
    assert_eq!(at("race").0.dealer_price(), Some(22));

    let (game, events) = at("palace_ruby");
    let paid: u32 = events.iter().copied().map(paid_goods).sum();
    assert_eq!(paid, 5, "{events:?}");
    let (goods, any) = game.palace_price().unwrap();
    assert_eq!(goods.total() + u32::from(any), 6, "one more next time");
}

fn paid_goods(event: Event) -> u32 {
    if let Event::GoodsPaid { goods, .. } = event { goods.total() } else { 0 }
}

#[test]
fn a_long_move_and_ten_lira_come_from_cards() {
    let turn = turn("cards", LEYLA);
    let played = |card: Card| {
        let one = Event::CardPlayed { seat: seat(LEYLA), card };
        turn.iter().filter(|event| **event == one).count()
    };
    assert_eq!((played(Card::LongWay), played(Card::FiveLira)), (1, 2), "{turn:?}");
    assert_eq!(lira(&turn, LEYLA).0, 10, "all of it: {turn:?}");
}

#[test]
fn the_fountain_calls_all_assistants_back_to_an_empty_stack() {
    let (before, _) = after(ply("called_back") - 1);
    assert_eq!(before.stack(seat(LEYLA)), 0);
    assert!(!before.assistants_out(seat(LEYLA)).is_empty());
    let (game, _) = at("called_back");
    assert_eq!(game.merchant(seat(LEYLA)), Place::Fountain);
    assert!(game.assistants_out(seat(LEYLA)).is_empty());
}

#[test]
fn markets_and_the_tea_house_bring_what_is_said() {
    let sold = |turn: &[Event], of: usize, wanted: Option<u8>| {
        turn.iter().any(|event| {
            matches!(event, Event::Sold { seat: one, market: Market::Large, sold, lira: 18 }
                if *one == seat(of) && wanted.is_none_or(|wanted| *sold == wanted))
        })
    };
    let (game, _) = at("market");
    let of = game.seat_on_turn().index();
    assert!(sold(&turn("market", of), of, Some(4)), "{:?}", turn("market", of));

    let paid = Event::MerchantPaid { seat: seat(DEFNE), to: seat(LEYLA), lira: 2 };
    assert!(turn("pay", DEFNE).contains(&paid), "to Leyla's merchant");

    let lead = turns("lead", DEFNE);
    assert!(sold(&lead[1], DEFNE, None), "earned: {:?}", lead[1]);
    assert_eq!(lira(&lead[0], DEFNE).1, 18, "and paid");

    let fifth = turns("fifth", DEFNE);
    let six = Event::Announced { seat: seat(DEFNE), number: 6 };
    assert!(fifth[1].contains(&six), "{:?}", fifth[1]);
    assert_eq!(lira(&fifth[1], DEFNE).0, 6, "{:?}", fifth[1]);
}

#[test]
fn after_the_fifth_ruby_nobody_is_left_and_all_had_seventeen_turns() {
    for of in [LEYLA, BORA, DEFNE] {
        assert_eq!(turns("over", of).len(), 17, "seat {of}");
    }
    assert_eq!(turns("fifth", DEFNE).len(), 17, "it was the last turn of the round");
}

#[test]
fn remarks_come_in_the_order_of_the_game_and_the_last_one_at_its_end() {
    let remarks = school::film::remarks();
    assert!(remarks.is_sorted_by(|a, b| a.ply < b.ply));
    assert_eq!(remarks.last().unwrap().ply, record().actions.len());
    for place in remarks.iter().flat_map(|remark| &remark.places) {
        assert!(Place::from_number(*place).is_some());
    }
}
