//! Guild card 17: the Roasting Plant with more coffee for each option. The card itself is no
//! payment (M-13), and the first option comes with it (M-28).

use tabletop::{Answers, Sink};

use super::{GuildCard, Improve, facts::ROASTING_COFFEE};
use crate::{
    Action, Event, Game, Goods, Place, Refusal, Ruling::M, mocha::places::roasting_plant,
    pieces::place::at, turn::visit::Visit,
};

impl Improve for at::RoastingPlant {
    fn check(game: &Game) -> Result<(), Refusal> {
        let mut others = game.me().mocha.guild;
        others.remove(GuildCard::of(Place::RoastingPlant));
        if roasting_plant::can_give(game, others) {
            Ok(())
        } else {
            Err(Refusal::short_of_goods(Goods::NONE, 1, M(9)))
        }
    }

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        <Self as Visit>::answers(game, answers);
    }

    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        Self::act(game, action, sink);
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
