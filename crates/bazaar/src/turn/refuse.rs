//! Whether an action may be taken now, and if not, why.
//!
//! What is legal is said once, by the list of answers. The reasons come from whoever the action
//! belongs to: the open question, a card, a place, somebody to meet. What belongs to none of them
//! is no answer to the open question.

use tabletop::{Answers, Outcomes};

use super::{
    action::Action, assistants, expansion, finish, meet::Encounter, merchants, movement, play,
};
use crate::{
    pieces::place::Place,
    seen::refusal::{Reason, Refusal, Ruling::B},
    table::game::Game,
};

impl Game {
    /// Whether an action may be taken now.
    pub(crate) fn check(&self, action: Action) -> Result<(), Refusal> {
        if self.is_chance_node() {
            return self.check_outcome(action);
        }
        let mut answers = Answers::new();
        self.legal_actions(&mut answers);
        if answers.contains(&action) { Ok(()) } else { Err(self.refusal(action)) }
    }

    fn check_outcome(&self, action: Action) -> Result<(), Refusal> {
        let mut outcomes = Outcomes::new();
        self.chance_outcomes(&mut outcomes);
        if outcomes.iter().any(|(outcome, _)| *outcome == action) {
            return Ok(());
        }
        let impossible = action.is_outcome();
        let reason = if impossible { Reason::ImpossibleOutcome } else { Reason::WaitingForChance };
        Err(Refusal::new(reason, B(68)))
    }

    /// Why an action that is not on the list is not on it.
    fn refusal(&self, action: Action) -> Refusal {
        let step = self.steps.top();
        if step.is_over() {
            return Refusal::new(Reason::GameOver, B(56));
        }
        if action.is_outcome() {
            return Refusal::new(Reason::NotChance, B(68));
        }
        let not_asked = Refusal::new(Reason::NotAnAnswer, step.ruling());
        let refused = step
            .refuse(self, action)
            .or_else(|| play::refuse(self, action))
            .or_else(|| Encounter::met_by(action).map(|met| met.refuse(self, action)))
            .or_else(|| Place::ALL.into_iter().find_map(|place| place.refuse(self, action)))
            .or_else(|| movement::refuse(self, action))
            .or_else(|| assistants::refuse(self, action))
            .or_else(|| merchants::refuse(self, action))
            .or_else(|| finish::refuse(self, action))
            .or_else(|| expansion::refuse(self, action));
        refused.and_then(Result::err).unwrap_or(not_asked)
    }
}
