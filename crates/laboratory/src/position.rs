//! A game with everything that led to it.

use std::{fmt::Write as _, sync::Arc};

use arena::generator;
use tabletop::{
    Answers, Coded as _, Dealer, Entry, Fairness, Ignore, Outcomes, Player, Record, Seat, Seed,
    Viewer,
};

use crate::{LabError, LabGame};

/// A game, and how it came about: enough to write it down and to say what each seat has seen of it.
#[derive(Clone, Debug)]
pub struct Position<G: LabGame> {
    origin: Arc<Origin<G>>,
    game: G,
    steps: Vec<Step>,
    /// How many steps were outcomes of chance.
    chances: u64,
    /// When the unseen was dealt anew, and for whom.
    resampled: Vec<Resampled>,
}

/// Where a game began.
#[derive(Clone, Debug)]
pub(crate) struct Origin<G: LabGame> {
    pub(crate) version: u32,
    pub(crate) options: Option<G::Options>,
    pub(crate) setup: G::Setup,
    /// A record that names none cannot be dealt on.
    pub(crate) seed: Option<Seed>,
    pub(crate) players: Vec<Player>,
}

/// One action, and who has seen which one it was: a bit for each seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Step {
    action: u16,
    seen: u8,
}

/// The unseen was dealt anew after so many steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Resampled {
    pub(crate) after: usize,
    pub(crate) seat: Seat,
    pub(crate) seed: u64,
}

/// A generator that serves nothing else.
const RESAMPLING: u64 = 11;

impl<G: LabGame> Position<G> {
    /// A fresh table, dealt as the server and the program deal it.
    pub fn deal(options: G::Options, seed: Seed) -> Result<Self, LabError> {
        let wrong = |error: G::SetupError| LabError::argument(error.to_string());
        let setup = G::deal(&options, &mut Dealer::for_setup(seed)).map_err(wrong)?;
        let players = (1..=G::players(&options)).map(|number| named(number, None)).collect();
        let version = G::RULES_VERSION;
        Self::begin(Origin { version, options: Some(options), setup, seed: Some(seed), players })
    }

    pub(crate) fn begin(origin: Origin<G>) -> Result<Self, LabError> {
        let game = G::start_by(origin.version, &origin.setup)
            .map_err(|error| LabError::Record(error.to_string()))?;
        let (origin, steps, resampled) = (Arc::new(origin), Vec::new(), Vec::new());
        Ok(Self { origin, game, steps, chances: 0, resampled })
    }

    pub const fn game(&self) -> &G {
        &self.game
    }

    /// Every action so far, by its number.
    pub fn history(&self) -> impl ExactSizeIterator<Item = u16> {
        self.steps.iter().map(|step| step.action)
    }

    pub fn legal(&self, ids: &mut Vec<u16>) {
        let mut answers = Answers::new();
        self.game.legal_actions(&mut answers);
        ids.clear();
        ids.extend(answers.iter().map(|action| action.id()));
    }

    /// The outcomes of the open chance node and how likely each is.
    pub fn outcomes(&self) -> Vec<(u16, f64)> {
        let mut outcomes = Outcomes::new();
        self.game.chance_outcomes(&mut outcomes);
        let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
        let part = |weight: u32| f64::from(weight) / f64::from(total);
        outcomes.iter().map(|(action, weight)| (action.id(), part(*weight))).collect()
    }

    /// Takes an action, or says why not and changes nothing.
    pub fn play(&mut self, action: G::Action) -> Result<(), LabError> {
        self.game.check(action).map_err(|refusal| LabError::refused(&refusal))?;
        self.take(action);
        Ok(())
    }

    fn take(&mut self, action: G::Action) {
        let chance = self.game.is_chance_node();
        let seen = if chance { self.seen_by() } else { u8::MAX };
        self.chances += u64::from(chance);
        self.game.apply_action(action, &mut Ignore);
        self.steps.push(Step { action: action.id(), seen });
    }

    /// Who will see the outcome of the open chance node.
    fn seen_by(&self) -> u8 {
        Seat::all(self.game.seats())
            .filter(|seat| !self.game.hides_outcome(Viewer::Seat(*seat)))
            .map(|seat| 1 << seat.index())
            .sum()
    }

    /// Lets the dealer of this game say what comes up; nothing happens where nobody waits for it.
    pub fn deal_chance(&mut self) -> Result<Option<G::Action>, LabError> {
        if !self.game.is_chance_node() {
            return Ok(None);
        }
        let seed = self.origin.seed.ok_or_else(|| {
            LabError::Record("the record names no seed, so nobody can deal on".to_owned())
        })?;
        let outcome = self.game.deal_chance(&mut Dealer::for_play(seed, self.chances));
        if let Some(outcome) = outcome {
            self.take(outcome);
        }
        Ok(outcome)
    }

    /// The same for this seat, with all it cannot see dealt anew.
    #[must_use]
    pub fn resample(&self, seat: Seat, seed: u64) -> Self {
        let mut other = self.clone();
        other.game = self.game.resample(Viewer::Seat(seat), &mut generator(seed, 0, RESAMPLING));
        // What was hidden from this seat did not happen like that in the game it imagines.
        for step in &mut other.steps {
            if step.seen & (1 << seat.index()) == 0 {
                step.seen = 0;
            }
        }
        other.resampled.push(Resampled { after: self.steps.len(), seat, seed });
        other
    }

    /// Everything this seat has seen and sees, as a text: two games with the same one are the same
    /// to this seat.
    pub fn information_state(&self, seat: Seat) -> Result<String, LabError> {
        let unwritten = |error: serde_json::Error| LabError::Record(error.to_string());
        let setup = G::setup_for(&self.origin.setup, Viewer::Seat(seat));
        let mut text = serde_json::to_string(&setup).map_err(unwritten)?;
        for step in &self.steps {
            match G::Action::from_id(step.action) {
                Some(action) if step.seen & (1 << seat.index()) != 0 => {
                    write!(text, " {action}").unwrap_or_default();
                }
                Some(_) | None => text.push_str(" ?"),
            }
        }
        text.push('\n');
        // What the own cards are, also in a game that was imagined.
        let view = self.game.view(Viewer::Seat(seat));
        text.push_str(&serde_json::to_string(&view).map_err(unwritten)?);
        Ok(text)
    }

    /// The game as a file. It can be replayed and proved, unless the unseen was dealt anew.
    pub fn record(&self) -> Record<G> {
        let origin = &*self.origin;
        let fairness = origin.seed.map(|seed| {
            let mut fairness = Fairness::of_seed(&seed);
            fairness.seed = Some(seed);
            fairness
        });
        let known = |id: u16| G::Action::from_id(id).map_or(Entry::Hidden, Entry::Known);
        Record {
            rules_version: origin.version,
            options: origin.options.clone(),
            fairness,
            actions: self.history().map(known).collect(),
            result: self.game.ranking(),
            ..Record::new(origin.setup.clone(), origin.players.clone())
        }
    }

    pub(crate) fn resamplings(&self) -> &[Resampled] {
        &self.resampled
    }
}

/// Somebody without a name of their own.
pub(crate) fn named(number: usize, bot: Option<String>) -> Player {
    Player { name: format!("Seat {number}"), bot }
}
