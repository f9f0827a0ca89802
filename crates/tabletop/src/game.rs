use std::{error::Error, fmt, hash::Hash, str::FromStr};

use rand_core::Rng;
use serde::{Serialize, de::DeserializeOwned};

use crate::{Answers, Outcomes, Picker, Ranking, Seat, Sink, Turn, Viewer, below};

/// The promise every game here keeps. `tabletop::testing` holds it to its word.
///
/// The game stops at every question and at every chance node. A question is answered with one of
/// its [`legal_actions`](Game::legal_actions); a chance node with one of its
/// [`chance_outcomes`](Game::chance_outcomes). Both are actions, so that a setup and a list of
/// actions are the whole game.
pub trait Game: Clone + PartialEq + fmt::Debug + Send + Sync + 'static {
    /// The family of rules, as records name it.
    const NAME: &'static str;
    /// Grows with every correction that alters play.
    const RULES_VERSION: u32;
    /// The oldest version whose games still replay, and go on, exactly as they began.
    const OLDEST_RULES_VERSION: u32 = Self::RULES_VERSION;

    /// What people choose before a game: ruleset, variants, kind of layout, number of players.
    type Options: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// The table as it stands before the first turn. It may be wrong; a game is right.
    type Setup: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What is wrong with a setup, or with options.
    type SetupError: Error + Send + Sync + 'static;
    /// One small answer, or one outcome of chance.
    type Action: Coded
        + Copy
        + Eq
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = NotationError>
        + Serialize
        + DeserializeOwned
        + Send
        + Sync;
    /// What a seat is asked.
    type Question: Copy + PartialEq + fmt::Debug + Serialize + Send + Sync;
    /// What chance has to decide.
    type Chance: Copy + PartialEq + fmt::Debug + Serialize + Send + Sync;
    /// Something that happened, as the log tells it.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned;
    /// What one pair of eyes sees. It has no field for what is hidden from them.
    type View: Clone + PartialEq + fmt::Debug + Serialize;
    /// Why an action was refused: a stable code, what was missing, and the ruling.
    type Refusal: Error + Clone + PartialEq + Serialize + Send + Sync + 'static;
    /// What an action costs and brings for sure.
    type Preview: Clone + PartialEq + fmt::Debug + Serialize;
    /// An answer a person may look for but cannot give now.
    type Blocked: Clone + PartialEq + fmt::Debug + Serialize;

    /// Draws what chance decides before the game.
    fn deal(
        options: &Self::Options,
        picker: &mut dyn Picker,
    ) -> Result<Self::Setup, Self::SetupError>;

    /// The game on this table, or what is wrong with it.
    fn start(setup: &Self::Setup) -> Result<Self, Self::SetupError>;

    /// The same for a game that began by an earlier version of the rules, not older than
    /// [`OLDEST_RULES_VERSION`](Game::OLDEST_RULES_VERSION): it goes on by that version.
    fn start_by(version: u32, setup: &Self::Setup) -> Result<Self, Self::SetupError> {
        let _ = version;
        Self::start(setup)
    }

    /// How many play.
    fn seats(&self) -> usize;

    /// What the game waits for.
    fn turn(&self) -> Turn<Self::Question, Self::Chance>;

    /// Writes the legal answers to the open question: at least one, each once, in a stable order.
    /// Clears the list first; leaves it empty at a chance node and after the end.
    fn legal_actions(&self, answers: &mut Answers<Self::Action>);

    /// Writes the outcomes of the open chance node with their weights, sorted by id.
    /// Clears the list first; leaves it empty elsewhere.
    fn chance_outcomes(&self, outcomes: &mut Outcomes<Self::Action>);

    /// Whether this action may be taken now, and if not, why.
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Takes an action that [`check`](Game::check) would accept. For callers who took it from
    /// `legal_actions` or `chance_outcomes`; any other action leaves nonsense or panics.
    /// What comes from outside goes through [`play`](Game::play).
    fn apply_action<S: Sink<Self::Event>>(&mut self, action: Self::Action, sink: &mut S);

    /// Takes an action, or says why not and changes nothing.
    fn play<S: Sink<Self::Event>>(
        &mut self,
        action: Self::Action,
        sink: &mut S,
    ) -> Result<(), Self::Refusal> {
        self.check(action)?;
        self.apply_action(action, sink);
        Ok(())
    }

    /// What these eyes see.
    fn view(&self, viewer: Viewer) -> Self::View;

    /// Whether the outcome of the open chance node is hidden from these eyes.
    fn hides_outcome(&self, viewer: Viewer) -> bool;

    /// An event as these eyes see it.
    fn event_for(event: &Self::Event, viewer: Viewer) -> Self::Event;

    /// A setup as these eyes may have it: without what others hold.
    fn setup_for(setup: &Self::Setup, viewer: Viewer) -> Self::Setup;

    /// Deals what these eyes cannot see anew, in keeping with all they know. Their view stays
    /// the same.
    #[must_use]
    fn resample<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self;

    /// The places, once the game is over.
    fn ranking(&self) -> Option<Ranking>;

    /// What an action that is legal now costs and brings for sure.
    fn preview(&self, action: Self::Action) -> Self::Preview;

    /// The answer to the open question that need not be asked for: there is no other one, it costs
    /// nothing, reveals nothing and hands the game to nobody. The table gives it by itself.
    ///
    /// Everybody sees whether somebody was asked. So this is worked out from what everybody knows
    /// alone: whoever could hold a card that allows another answer is asked, card or no card.
    fn goes_without_saying(&self) -> Option<Self::Action> {
        None
    }

    /// What a person might look for but cannot do now, with the reasons.
    fn blocked(&self) -> Vec<Self::Blocked>;

    /// Counts the pieces: an error names what got lost or appeared from nowhere.
    fn audit(&self) -> Result<(), String>;

    /// Draws an outcome of the open chance node; `None` elsewhere.
    fn sample_chance<R: Rng>(&self, rng: &mut R) -> Option<Self::Action> {
        let mut outcomes = Outcomes::new();
        self.chance_outcomes(&mut outcomes);
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        outcome_at(&outcomes, below(rng, total))
    }

    /// Draws an outcome of the open chance node with a dealer; `None` elsewhere.
    fn deal_chance(&self, picker: &mut dyn Picker) -> Option<Self::Action> {
        let mut outcomes = Outcomes::new();
        self.chance_outcomes(&mut outcomes);
        if outcomes.is_empty() {
            return None;
        }
        let total = outcomes.iter().map(|(_, weight)| weight).sum();
        outcome_at(&outcomes, picker.pick(total))
    }

    // Names as researchers know them from OpenSpiel.

    /// Who is asked; `None` at a chance node and after the end.
    fn current_player(&self) -> Option<Seat> {
        self.turn().seat()
    }

    /// Whether chance comes next.
    fn is_chance_node(&self) -> bool {
        matches!(self.turn(), Turn::Chance(_))
    }

    /// Whether the game is over.
    fn is_terminal(&self) -> bool {
        matches!(self.turn(), Turn::Over)
    }
}

/// The outcome that a number below the total weight falls on.
fn outcome_at<Action: Copy>(outcomes: &[(Action, u32)], mut number: u32) -> Option<Action> {
    for &(action, weight) in outcomes {
        if number < weight {
            return Some(action);
        }
        number -= weight;
    }
    None
}

/// An action with a small integer id: a bijection with `0..COUNT`, gaps allowed.
pub trait Coded: Sized {
    /// Ids are below this.
    const COUNT: u16;
    /// Its number. It never changes, so that files and networks stay right.
    fn id(self) -> u16;
    /// The action with this id, if there is one.
    fn from_id(id: u16) -> Option<Self>;
}

/// Why a text is not an action.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("“{text}” is not an action in notation")]
pub struct NotationError {
    /// What could not be read.
    pub text: String,
}

impl NotationError {
    /// Keeps enough of the text to recognise it, and no more.
    pub fn new(text: &str) -> Self {
        Self { text: text.chars().take(40).collect() }
    }
}
