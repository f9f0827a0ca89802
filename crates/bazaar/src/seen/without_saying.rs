//! The answer that a table gives by itself, because there is nothing to decide.
//!
//! Everybody sees who is asked. If the hand itself decided that, whoever is not asked where a card
//! would help would have shown that they do not hold it (B-90). So somebody is only passed over
//! if no hand they could hold, as far as everybody can tell, allows another answer.

use tabletop::Answers;

use crate::{Action, Amounts, Game, Reveals};

impl Game {
    pub(crate) fn goes_without_saying(&self) -> Option<Action> {
        let only = self.only_answer()?;
        let effects = self.preview(only).effects;
        let free = effects.pay == Amounts::default() && effects.lost.is_empty();
        let unsaid = free && effects.reveals == Reveals::None && !effects.ends_turn;
        (unsaid && !self.another_card_would_help()).then_some(only)
    }

    fn only_answer(&self) -> Option<Action> {
        let mut answers = Answers::new();
        self.legal_actions(&mut answers);
        match answers[..] {
            [only] => Some(only),
            _ => None,
        }
    }

    /// Whether there would be more answers if one of the hidden cards of this hand were another one
    /// that it might be. The cards that are really there allow none, or this would not be asked.
    fn another_card_would_help(&self) -> bool {
        let me = self.me();
        let Some(held) = me.hand.without(me.known).kinds().next() else { return false };
        let mut game = self.clone();
        game.me_mut().hand.remove(held);
        let others = game.me().hand;
        self.possibly_hidden_with(self.seat).kinds().any(|card| {
            game.me_mut().hand = others;
            game.me_mut().hand.add(card);
            game.only_answer().is_none()
        })
    }
}
