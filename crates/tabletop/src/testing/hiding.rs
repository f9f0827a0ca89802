//! Nobody learns of a hidden card by what somebody else is asked, or is not asked.
//!
//! At questions of a random game what one pair of eyes cannot see is dealt anew. Then both games go
//! on at tables, which deal and give forced answers, with the same answers of the players. As long
//! as both allow these, that pair of eyes must be told the same, byte for byte: whose turn it is,
//! what is asked, what happened, and with which action of the record.

use std::collections::BTreeMap;

use serde::Serialize;

use super::{Contract, Generator, json_round_trips_out, nobody, viewers};
use crate::{Answers, Change, Dealer, Game, Seat, Seed, Table, Turn, Viewer, below};

/// How many answers two games are compared for. Most of what could betray something happens at
/// once; a die that may be turned only some answers later.
const ANSWERS: u32 = 4;

/// A question that was compared less often than this is looked at whenever it comes.
const SELDOM: u32 = 8;

/// How often each kind of question was asked in both of two games that were compared.
pub type Compared = BTreeMap<String, u32>;

impl Contract {
    /// Plays at tables and compares what others are told, at one question in `questions`. Panics
    /// if anybody is told something that depends on what is hidden from them.
    pub fn check_hiding<G: Game>(&self, options: &G::Options, questions: u32) -> Compared {
        let mut rng = Generator::new(self.seed);
        let mut compared = Compared::new();
        for _ in 0..self.games {
            hiding_game::<G>(options, questions, &mut rng, &mut compared);
        }
        compared
    }
}

pub(super) fn hiding_game<G: Game>(
    options: &G::Options,
    questions: u32,
    rng: &mut Generator,
    compared: &mut Compared,
) {
    let seed = Seed::from_number(u64::from(below(rng, u32::MAX)));
    let seats = G::deal(options, &mut Dealer::for_setup(seed))
        .map_or(0, |setup| G::start(&setup).map_or(0, |game| game.seats()));
    let mut table = Table::<G>::deal(options.clone(), nobody(seats), seed)
        .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
    while let Some(seat) = table.game().current_player() {
        let times = compared.get(&kind_of_question(table.game())).copied().unwrap_or_default();
        if times < SELDOM || below(rng, questions) == 0 {
            for viewer in viewers(seats).filter(|viewer| !viewer.is(seat)) {
                let other = table.game().resample(viewer, rng);
                go_on_alike(&table, other, viewer, rng, compared);
            }
        }
        let mut answers = Answers::new();
        table.game().legal_actions(&mut answers);
        let action = any_of(&answers, rng);
        answer(&mut table, seat, action);
    }
}

/// Both games go on with the same answers, as long as there are such.
fn go_on_alike<G: Game>(
    table: &Table<G>,
    other: G,
    viewer: Viewer,
    rng: &mut Generator,
    compared: &mut Compared,
) {
    let mut tables = [table.with_game(table.game().clone()), table.with_game(other)];
    for _ in 0..ANSWERS {
        told_alike("looking", viewer, tables.each_ref().map(|table| at_the_table(table, viewer)));
        let Some(seat) = tables[0].game().current_player() else { return };
        *compared.entry(kind_of_question(tables[0].game())).or_default() += 1;
        let Some(action) = answer_of_both(&tables, rng) else { return };
        let games = tables.each_ref().map(|table| table.game().clone());
        let taken = tables.each_mut().map(|table| answer(table, seat, action));
        if !told_on_the_way(games, &taken, viewer) {
            return;
        }
    }
}

/// Compares what is told of each action. Says whether the two games can be compared further: not
/// once these eyes have seen for themselves that they differ, in a card they drew.
fn told_on_the_way<G: Game>(
    mut games: [G; 2],
    taken: &[Vec<G::Action>; 2],
    viewer: Viewer,
) -> bool {
    let [one, other] = taken;
    for (action, its_twin) in one.iter().zip(other) {
        let after = format!("on {action} (and {its_twin})");
        told_alike(&after, viewer, games.each_ref().map(|game| in_the_game(game, viewer)));
        let [game, twin] = &games;
        let is_chance = game.is_chance_node();
        let is_hidden = is_chance && game.hides_outcome(viewer) && twin.hides_outcome(viewer);
        if action != its_twin && !is_hidden {
            assert!(is_chance, "{viewer:?} sees {action} here and {its_twin} there");
            return false;
        }
        let events = [(0, *action), (1, *its_twin)].map(|(index, action)| {
            let mut events = Vec::new();
            games[index].apply_action(action, &mut events);
            let seen = events.iter().map(|event| G::event_for(event, viewer));
            text(&seen.collect::<Vec<_>>())
        });
        told_alike(&after, viewer, events);
    }
    let lengths = [one.len(), other.len()].map(|length| format!("{length} actions"));
    told_alike(&format!("{one:?} and {other:?}"), viewer, lengths);
    true
}

fn told_alike(when: &str, viewer: Viewer, [one, other]: [String; 2]) {
    assert_eq!(one, other, "{when}, {viewer:?} learns of a hidden card");
}

/// What these eyes are told about a table, besides the log.
fn at_the_table<G: Game>(table: &Table<G>, viewer: Viewer) -> String {
    let way_back: Vec<_> = table.steps().iter().map(|step| (step.ply, step.seat)).collect();
    let table_facts = (table.ply(), way_back, table.lock());
    in_the_game(table.game(), viewer) + &text(&table_facts)
}

fn in_the_game<G: Game>(game: &G, viewer: Viewer) -> String {
    let question = match game.turn() {
        Turn::Decide(seat, question) => text(&(seat, question)),
        Turn::Chance(chance) => text(&chance),
        Turn::Over => String::new(),
    };
    text(&game.view(viewer)) + &question
}

fn text<T: Serialize>(value: &T) -> String {
    json_round_trips_out(value)
}

/// The name of the open question without what it is about.
fn kind_of_question<G: Game>(game: &G) -> String {
    let Turn::Decide(_, question) = game.turn() else { return String::new() };
    let name = format!("{question:?}");
    name.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

fn answer_of_both<G: Game>(tables: &[Table<G>; 2], rng: &mut Generator) -> Option<G::Action> {
    let [one, other] = tables.each_ref().map(|table| {
        let mut answers = Answers::new();
        table.game().legal_actions(&mut answers);
        answers
    });
    let both: Vec<_> = one.iter().copied().filter(|action| other.contains(action)).collect();
    (!both.is_empty()).then(|| any_of(&both, rng))
}

fn any_of<A: Copy>(answers: &[A], rng: &mut Generator) -> A {
    answers[below(rng, answers.len() as u32) as usize]
}

fn answer<G: Game>(table: &mut Table<G>, seat: Seat, action: G::Action) -> Vec<G::Action> {
    match table.answer(seat, action, &[]) {
        Ok(Change::Taken { actions, .. }) => actions,
        Ok(Change::Undone { .. }) => panic!("{action} was answered, and something was taken back"),
        Err(refusal) => panic!("{action} is offered and refused: {refusal}"),
    }
}
