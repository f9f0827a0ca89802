//! Guild card 9: the Tea House with a doubled payout.

use super::table::{TEA_HOUSE_CONSOLATION, TEA_HOUSE_FACTOR};
use crate::{Game, Place};

impl Game {
    /// What success at the Tea House multiplies, and what failure brings, if the card is played.
    pub(crate) fn tea_house_payout(&self) -> Option<(u32, u32)> {
        self.plays_guild_card_of(Place::TeaHouse)
            .then_some((TEA_HOUSE_FACTOR, TEA_HOUSE_CONSOLATION))
    }
}
