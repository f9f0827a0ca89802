//! Guild card 17: the Roasting Plant with more coffee for each option. The card itself is no
//! payment (M-13), and the first option comes with it (M-28).

use super::{GuildCard, table::ROASTING_COFFEE};
use crate::{Game, Goods, Place, Refusal, places::roasting_plant};

pub(super) fn check(game: &Game, guild: GuildCard) -> Result<(), Refusal> {
    let me = game.me();
    let mut others = me.guild;
    others.remove(guild);
    if roasting_plant::can_give(game, others) {
        Ok(())
    } else {
        Err(Refusal::mocha_short_of_goods(Goods::NONE, 1, 9))
    }
}

impl Game {
    /// The coffee one option of the Roasting Plant brings.
    pub(crate) fn coffee_per_roast(&self) -> u32 {
        if self.plays_guild_card_of(Place::RoastingPlant) {
            ROASTING_COFFEE
        } else {
            roasting_plant::COFFEE
        }
    }
}
