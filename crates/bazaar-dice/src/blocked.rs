//! What a person may look for but cannot do now, with the reason.

use serde::Serialize;

use crate::{
    Action, Game, Refusal,
    step::{Purchase, Step},
};

/// An answer that cannot be given now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Blocked {
    /// What cannot be done.
    pub action: Action,
    /// Why not.
    #[serde(flatten)]
    pub refusal: Refusal,
}

impl Game {
    pub(crate) fn blocked(&self) -> Vec<Blocked> {
        let wanted: Vec<Action> = match self.steps.top() {
            Step::Act { by_hand } => {
                let mut wanted: Vec<_> = self.purchases().map(Purchase::action).collect();
                if !by_hand {
                    wanted.extend([Action::Coins {}, Action::Cards { count: 1 }]);
                    wanted.push(Action::Reroll { dice: self.this_turn.dice });
                }
                wanted
            }
            Step::Card { .. } => vec![Action::Accept {}],
            Step::Reveal { .. }
            | Step::Roll
            | Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Choose { .. }
            | Step::Offer { .. }
            | Step::Ruby
            | Step::Tile
            | Step::Close
            | Step::Rolling { .. }
            | Step::Draw { .. }
            | Step::Refill
            | Step::Over => Vec::new(),
        };
        let refused = |action| {
            let refusal = self.check(action).err()?;
            Some(Blocked { action, refusal })
        };
        let mut blocked: Vec<_> = wanted.into_iter().filter_map(refused).collect();
        // A card that is answered with goods or a tile is not blocked because it is not accepted.
        blocked.retain(|blocked| blocked.refusal.reason != crate::Reason::NotAnAnswer);
        blocked
    }
}
