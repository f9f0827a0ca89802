//! The legal answers to the open question.

use tabletop::Answers;

use crate::{Action, Game, act, bazaar, deeds, step::Step};

impl Game {
    #[inline]
    pub(crate) fn legal_actions(&self, answers: &mut Answers<Action>) {
        answers.clear();
        match self.steps.top() {
            Step::Reveal { .. } => answers.push(Action::Reveal {}),
            Step::Roll => answers.push(Action::Roll {}),
            Step::Act { by_hand: false } => act::answers(self, answers),
            Step::Act { by_hand: true } => act::by_hand_answers(self, answers),
            Step::Give { purchase } => deeds::give_answers(self, purchase, answers),
            Step::Pay { .. } => deeds::pay_answers(self, answers),
            Step::Take { count } => deeds::take_answers(count, answers),
            Step::Choose { .. } => bazaar::choose_answers(self, answers),
            Step::Card { card, dice } => bazaar::card_answers(self, card, dice, answers),
            Step::Offer { card, seat } => bazaar::offer_answers(self, card, seat, answers),
            Step::Ruby => bazaar::ruby_answers(self, answers),
            Step::Tile => bazaar::tile_answers(self, answers),
            Step::Rolling { .. } | Step::Draw { .. } | Step::Refill | Step::Close | Step::Over => {}
        }
    }
}
