//! The contract: random games are played to the end. In every position the promise of [`Game`] is
//! checked; the costly parts of it in some of them. A broken promise is a panic with a sentence.

use std::collections::HashSet;

use serde::{Serialize, de::DeserializeOwned};

use super::{
    Compared, Generator, any_action, hiding, json_round_trips, json_round_trips_out, nobody,
    viewers,
};
use crate::{
    Answers, Coded, Dealer, Entry, Game, Ignore, Outcomes, RandomPicker, Record, Seed, Turn,
    Viewer, below,
};

/// How much is played.
#[derive(Clone, Debug)]
pub struct Contract {
    pub(super) seed: u64,
    pub(super) games: u32,
    /// One position in so many gets the costly checks.
    closely: u32,
    longest: usize,
}

impl Contract {
    /// A suite whose games come from this seed.
    pub const fn new(seed: u64) -> Self {
        Self { seed, games: 20, closely: 97, longest: 1_000_000 }
    }

    /// How many random games are played.
    #[must_use]
    pub const fn games(self, games: u32) -> Self {
        Self { games, ..self }
    }

    /// One position in `positions` is looked at closely.
    #[must_use]
    pub const fn closely_every(self, positions: u32) -> Self {
        Self { closely: positions, ..self }
    }

    /// Plays, and panics at the first broken promise.
    pub fn check<G: Game>(&self, options: &G::Options) {
        let mut rng = Generator::new(self.seed);
        json_round_trips(options);
        (0..G::Action::COUNT).filter_map(G::Action::from_id).for_each(forms_round_trip);
        for _ in 0..self.games {
            self.random_game::<G>(options, &mut rng);
        }
        proved_game::<G>(options, &mut rng, self.longest);
        hiding::hiding_game::<G>(options, self.closely.min(20), &mut rng, &mut Compared::new());
    }

    fn random_game<G: Game>(&self, options: &G::Options, rng: &mut Generator) {
        let setup = G::deal(options, &mut RandomPicker(rng))
            .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
        json_round_trips(&setup);
        let mut game = G::start(&setup)
            .unwrap_or_else(|error| panic!("a dealt setup is refused: {error}\n{setup:?}"));
        let mut record = Record::<G>::new(setup, nobody(game.seats()));
        while game.turn() != Turn::Over {
            assert!(record.actions.len() < self.longest, "a game does not end");
            assert_eq!(game.ranking(), None, "there is a ranking before the end");
            position(&game);
            if below(rng, self.closely) == 0 {
                position_closely(&game, rng);
            }
            let action = any_action(&game, rng);
            let mut events = Vec::new();
            let mut silent = game.clone();
            game.play(action, &mut events)
                .unwrap_or_else(|refusal| panic!("{action} is offered and refused: {refusal}"));
            silent.apply_action(action, &mut Ignore);
            assert_eq!(game, silent, "who listens changes what {action} does");
            game.audit().unwrap_or_else(|fault| panic!("after {action}: {fault}"));
            record.actions.push(Entry::Known(action));
        }
        position_closely(&game, rng);
        assert!(game.ranking().is_some(), "a game is over without a ranking");
        record.result = game.ranking();
        replays_to(&record, &game);
    }
}

/// What holds in every position, and is cheap to see.
fn position<G: Game>(game: &G) {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    assert_eq!(game.current_player(), game.turn().seat());
    match game.turn() {
        Turn::Decide(seat, question) => {
            assert!(!answers.is_empty(), "{question:?} has no answer");
            assert!(outcomes.is_empty(), "{question:?} is a question and a chance");
            assert!(seat.index() < game.seats(), "seat {seat} does not exist");
        }
        Turn::Chance(chance) => {
            assert!(answers.is_empty(), "{chance:?} is a chance and a question");
            assert!(!outcomes.is_empty(), "{chance:?} has no outcome");
            assert!(game.is_chance_node());
            let ids: Vec<_> = outcomes.iter().map(|(action, _)| action.id()).collect();
            assert!(ids.is_sorted_by(|one, other| one < other), "outcomes are not sorted: {ids:?}");
            assert!(outcomes.iter().all(|(_, weight)| *weight > 0), "an outcome has no weight");
        }
        Turn::Over => assert!(answers.is_empty() && outcomes.is_empty() && game.is_terminal()),
    }
    for (index, action) in answers.iter().enumerate() {
        assert!(!answers[..index].contains(action), "{action} is offered twice");
    }
}

/// What holds in every position, and takes a while to see.
fn position_closely<G: Game>(game: &G, rng: &mut Generator) {
    legal_is_what_is_accepted(game);
    sampling_follows_the_outcomes(game, rng);
    explanations_agree(game);
    for viewer in viewers(game.seats()) {
        eyes_learn_nothing_hidden(game, viewer, rng);
    }
    json_round_trips_out(&game.view(Viewer::Spectator));
}

fn legal_is_what_is_accepted<G: Game>(game: &G) {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    let legal: HashSet<_> =
        answers.iter().copied().chain(outcomes.iter().map(|(action, _)| *action)).collect();
    for action in (0..G::Action::COUNT).filter_map(G::Action::from_id) {
        let mut after = game.clone();
        let mut events = Vec::new();
        match after.play(action, &mut events) {
            Ok(()) => assert!(legal.contains(&action), "{action} is accepted, but not offered"),
            Err(refusal) => {
                assert!(!legal.contains(&action), "{action} is offered, but refused: {refusal}");
                assert_eq!(&after, game, "{action} is refused and changes something");
                assert!(events.is_empty(), "{action} is refused and tells something");
                json_round_trips_out(&refusal);
            }
        }
    }
}

fn forms_round_trip<A>(action: A)
where
    A: Coded + Copy + Eq + std::fmt::Debug + std::fmt::Display + Serialize + DeserializeOwned,
    A: std::str::FromStr<Err = crate::NotationError>,
{
    assert_eq!(A::from_id(action.id()), Some(action), "the id of {action}");
    assert_eq!(action.to_string().parse(), Ok(action), "the notation of {action}");
    json_round_trips(&action);
}

fn sampling_follows_the_outcomes<G: Game>(game: &G, rng: &mut Generator) {
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    for _ in 0..50 {
        match game.sample_chance(rng) {
            None => assert!(outcomes.is_empty(), "a chance node brings nothing"),
            Some(action) => assert!(
                outcomes.iter().any(|(outcome, _)| *outcome == action),
                "{action} was drawn, but is no outcome"
            ),
        }
    }
}

fn explanations_agree<G: Game>(game: &G) {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    for action in &answers {
        json_round_trips_out(&game.preview(*action));
    }
    for blocked in game.blocked() {
        json_round_trips_out(&blocked);
    }
}

/// Whatever is dealt differently behind somebody's back, the view stays the same; and what may be
/// answered does not betray it either.
fn eyes_learn_nothing_hidden<G: Game>(game: &G, viewer: Viewer, rng: &mut Generator) {
    let other = game.resample(viewer, rng);
    other.audit().unwrap_or_else(|fault| panic!("resampled for {viewer:?}: {fault}"));
    assert_eq!(game.view(viewer), other.view(viewer), "{viewer:?} sees what is hidden");
    assert_eq!(game.turn(), other.turn(), "resampling changes what is asked");
    assert_eq!(game.hides_outcome(viewer), other.hides_outcome(viewer));
    let own_turn = game.current_player().is_some_and(|seat| viewer.is(seat));
    if own_turn {
        let (mut answers, mut others) = (Answers::new(), Answers::new());
        game.legal_actions(&mut answers);
        other.legal_actions(&mut others);
        assert_eq!(answers, others, "the own answers depend on what is hidden");
    }
}

/// A game dealt from a seed can be proved, and not any more once an outcome was changed.
fn proved_game<G: Game>(options: &G::Options, rng: &mut Generator, longest: usize) {
    let seed = Seed::from_number(u64::from(below(rng, u32::MAX)));
    let players = G::deal(options, &mut Dealer::for_setup(seed))
        .map_or(0, |setup| G::start(&setup).map_or(0, |game| game.seats()));
    let mut record = Record::<G>::dealt(options.clone(), nobody(players), seed)
        .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
    let mut replay = record.start().unwrap_or_else(|error| panic!("{error}"));
    while replay.game.turn() != Turn::Over {
        assert!(record.actions.len() < longest, "a game does not end");
        let mut dealer = Dealer::for_play(seed, replay.chances);
        let action = match replay.game.deal_chance(&mut dealer) {
            Some(outcome) => outcome,
            None => any_action(&replay.game, rng),
        };
        record.actions.push(Entry::Known(action));
        replay
            .step(Entry::Known(action), &mut Ignore)
            .unwrap_or_else(|error| panic!("a game in progress is refused: {error}"));
    }
    record.result = replay.game.ranking();
    if let Some(fairness) = &mut record.fairness {
        fairness.seed = Some(seed);
    }
    assert_eq!(
        record.verify().map(|proof| proof.outcomes),
        Ok(replay.chances),
        "an honest game is not proved"
    );
    json_round_trips(&record);

    let text = serde_json::to_string(&record).unwrap_or_else(|error| panic!("{error}"));
    let again: Record<G> = serde_json::from_str(&text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(again.verify().map(|proof| proof.outcomes), Ok(replay.chances));
    a_changed_outcome_is_found(&record);

    for viewer in viewers(players) {
        let seen = record.seen_by(viewer).unwrap_or_else(|error| panic!("{error}"));
        assert_eq!(seen.actions.len(), record.actions.len());
        assert!(seen.fairness.is_some_and(|fairness| fairness.seed.is_none()), "the seed is shown");
        json_round_trips_out(&seen.actions);
    }
}

/// Changes each outcome of the first part of a game to another possible one.
fn a_changed_outcome_is_found<G: Game>(record: &Record<G>) {
    let mut replay = record.start().unwrap_or_else(|error| panic!("{error}"));
    for (ply, entry) in record.actions.iter().enumerate().take(300) {
        let mut outcomes = Outcomes::new();
        replay.game.chance_outcomes(&mut outcomes);
        let other = outcomes.iter().find(|(action, _)| Entry::Known(*action) != *entry);
        if let Some((action, _)) = other {
            let mut changed = record.clone();
            changed.actions[ply] = Entry::Known(*action);
            assert!(changed.verify().is_err(), "action {ply} was changed to {action} unnoticed");
        }
        replay.step(*entry, &mut Ignore).unwrap_or_else(|error| panic!("{error}"));
    }
}

fn replays_to<G: Game>(record: &Record<G>, game: &G) {
    match record.replay() {
        Ok(replay) => assert_eq!(&replay.game, game, "a replay ends elsewhere"),
        Err(error) => panic!("a record is refused: {error}"),
    }
}
