//! Whether an action may be taken now, and if not, why.
//!
//! What is legal is said once, by the list of answers. The reasons come from the same small checks
//! that make the list.

use tabletop::{Answers, Outcomes};

use crate::{
    Action, Face, Game, Missing, Reason, Refusal, Sort, bazaar, deeds,
    step::{Purchase, Step},
};

impl Game {
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
        let reason =
            if is_outcome(action) { Reason::ImpossibleOutcome } else { Reason::WaitingForChance };
        Err(Refusal::new(reason, 3))
    }

    /// Why an action that is not on the list is not on it.
    fn refusal(&self, action: Action) -> Refusal {
        let step = self.steps.top();
        if step == Step::Over {
            return Refusal::new(Reason::GameOver, 5);
        }
        if is_outcome(action) {
            return Refusal::new(Reason::NotChance, 3);
        }
        let reason = match step {
            Step::Act { by_hand } => self.check_act(action, by_hand),
            Step::Card { card, dice } if is_yes(action) => bazaar::check_card(self, card, dice),
            Step::Ruby if matches!(action, Action::Ruby { .. }) => {
                Err(Refusal::new(Reason::NoneLeft, 66))
            }
            Step::Tile if matches!(action, Action::Tile { .. }) => {
                Err(Refusal::new(Reason::NotOpen, 15))
            }
            Step::Reveal { .. }
            | Step::Roll
            | Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Choose { .. }
            | Step::Card { .. }
            | Step::Offer { .. }
            | Step::Ruby
            | Step::Tile
            | Step::Close
            | Step::Rolling { .. }
            | Step::Draw { .. }
            | Step::Refill
            | Step::Over => Ok(()),
        };
        match reason {
            Err(refusal) => refusal,
            Ok(()) => Refusal::new(Reason::NotAnAnswer, ruling_of(step)),
        }
    }

    /// Why one of the eight actions, or a roll, is not possible.
    #[expect(clippy::wildcard_enum_match_arm, reason = "all others answer other questions")]
    fn check_act(&self, action: Action, by_hand: bool) -> Result<(), Refusal> {
        let dice = |face: Face| self.dice_of(face);
        if let Some(purchase) = Purchase::of(action) {
            deeds::check_buy(self, purchase)?;
            return if by_hand { Err(Refusal::new(Reason::OneWay, 79)) } else { Ok(()) };
        }
        match action {
            Action::Coins {} | Action::Cards { .. } if self.this_turn.actions == 0 => {
                Err(Refusal::new(Reason::NoActionLeft, 3))
            }
            Action::Coins {} if dice(Face::Coin) == 0 => {
                Err(Refusal::short(Missing { coin_dice: 1, ..Missing::default() }, 42))
            }
            Action::Cards { count } if count > dice(Face::Card) => {
                let card_dice = count - dice(Face::Card);
                Err(Refusal::short(Missing { card_dice, ..Missing::default() }, 14))
            }
            Action::ByHand {} => Err(Refusal::new(Reason::OneWay, 79)),
            Action::Reroll { .. } if self.this_turn.acted => Err(Refusal::new(Reason::TooLate, 39)),
            Action::Reroll { .. } if self.me().has(Sort::Crystal) == 0 => {
                Err(Refusal::short(Missing { crystals: 1, ..Missing::default() }, 3))
            }
            Action::Reroll { dice } if !self.this_turn.dice.contains(dice) => {
                Err(Refusal::new(Reason::NoSuchDice, 3))
            }
            _ => Ok(()),
        }
    }
}

/// The ruling that says what the open question is about.
const fn ruling_of(step: Step) -> u8 {
    match step {
        Step::Reveal { .. } => 55,
        Step::Roll => 3,
        Step::Act { .. } => 37,
        Step::Give { .. } => 78,
        Step::Pay { .. } => 79,
        Step::Take { .. } => 73,
        Step::Choose { .. } => 70,
        Step::Card { .. } => 71,
        Step::Offer { .. } => 64,
        Step::Ruby => 60,
        Step::Tile => 15,
        Step::Close | Step::Rolling { .. } | Step::Draw { .. } | Step::Refill | Step::Over => 3,
    }
}

/// Whether this would carry out a card of one's own.
const fn is_yes(action: Action) -> bool {
    matches!(action, Action::Accept {} | Action::Give { .. } | Action::GiveUp { .. })
}

const fn is_outcome(action: Action) -> bool {
    matches!(action, Action::Dice { .. } | Action::Draw { .. } | Action::Open { .. })
}
