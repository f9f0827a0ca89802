//! What a person may look for but cannot do now, with the reason.

use serde::Serialize;
use tabletop::Answers;

use crate::{Action, Card, Game, Good, Refusal, Reward, turn::assistants};

/// An answer that cannot be given now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Blocked {
    /// What one may have looked for.
    pub action: Action,
    /// Why it cannot be done.
    #[serde(flatten)]
    pub refusal: Refusal,
    /// A card or tile of one's own that would make it possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lifted_by: Option<Action>,
}

impl Game {
    pub(crate) fn blocked(&self) -> Vec<Blocked> {
        let mut legal = Answers::new();
        self.legal_actions(&mut legal);
        let mut wanted = self.steps.top().wanted(self);
        wanted.extend(self.wanted_cards());
        wanted
            .into_iter()
            .filter_map(|action| {
                let refusal = self.check(action).err()?;
                Some(Blocked { action, refusal, lifted_by: self.lifted_by(action, &legal) })
            })
            .collect()
    }

    /// Which one card or tile would help with this answer.
    pub(crate) fn help_with(&self, action: Action) -> Option<Action> {
        let mut legal = Answers::new();
        self.legal_actions(&mut legal);
        self.lifted_by(action, &legal)
    }

    /// Found by trying. A card that draws another is no sure help, so only what needs no chance
    /// counts.
    fn lifted_by(&self, action: Action, legal: &[Action]) -> Option<Action> {
        legal.iter().copied().find(|help| {
            is_help(*help) && {
                let mut game = self.clone();
                game.apply_action(*help, &mut tabletop::Ignore);
                game.check(action).is_ok()
            }
        })
    }

    /// The cards in hand and the yellow tile, each with one thing it could do.
    fn wanted_cards(&self) -> Vec<Action> {
        if self.is_chance_node() || self.steps.top().is_over() {
            return Vec::new();
        }
        let me = self.me();
        let mut wanted: Vec<_> = me.hand.kinds().map(|card| card.wanted(self)).collect();
        wanted.dedup();
        if me.tiles.contains(Good::Yellow) {
            wanted.push(Action::CallBack { from: assistants::somewhere_out(self) });
        }
        wanted
    }
}

fn is_help(action: Action) -> bool {
    matches!(action, Action::CallBack { .. } | Action::FamilyHome { reward: Reward::Lira })
        || Card::played_by(action).is_some_and(Card::helps)
}
