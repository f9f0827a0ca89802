//! Guild card 9: the Tea House with a doubled payout.

use tabletop::{Answers, Sink};

use super::{
    Improve,
    facts::{TEA_HOUSE_CONSOLATION, TEA_HOUSE_FACTOR},
};
use crate::{Action, Event, Game, Place, pieces::place::at, turn::visit::Visit};

impl Improve for at::TeaHouse {
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        <Self as Visit>::answers(game, answers);
    }

    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        Self::act(game, action, sink);
    }
}

impl Game {
    /// What success at the Tea House multiplies, and what failure brings, if the card is played.
    pub(crate) fn tea_house_payout(&self) -> Option<(u32, u32)> {
        self.plays_guild_card_of(Place::TeaHouse)
            .then_some((TEA_HOUSE_FACTOR, TEA_HOUSE_CONSOLATION))
    }
}
