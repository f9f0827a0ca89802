//! Guild card 6: two bonus cards as at the Caravansary, none is discarded, then coffee (M-27).

use tabletop::{Answers, Sink};

use super::{Improve, facts::CARAVANSARY_COFFEE};
use crate::{
    Action, Event, Game, Place, Reason, Refusal, Ruling::M, pieces::place::at, turn::visit::Visit,
};

impl Improve for at::Caravansary {
    /// Ruling M-14: both cards must be there.
    fn check(game: &Game) -> Result<(), Refusal> {
        if game.pile.len() + game.discard.len() < 2 {
            return Err(Refusal::new(Reason::NoneLeft, M(14)));
        }
        Ok(())
    }

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        <Self as Visit>::answers(game, answers);
    }

    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        Self::act(game, action, sink);
    }
}

impl Game {
    /// What the Caravansary's action brings at its end, besides the cards (M-80).
    pub(crate) fn coffee_of_caravansary(&self) -> u32 {
        if self.plays_guild_card_of(Place::Caravansary) {
            CARAVANSARY_COFFEE
        } else {
            self.rules.caravansary_coffee()
        }
    }
}
