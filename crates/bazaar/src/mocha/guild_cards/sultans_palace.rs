//! Guild card 13: a delivery to the Sultan at the current price, and coffee with the ruby.

use tabletop::{Answers, Sink};

use super::{GuildCard, Improve, facts::PALACE_COFFEE};
use crate::{
    Action, Event, Game, Place, Refusal, Wild,
    pieces::place::at,
    turn::{step::Step, visit::Visit},
};

impl Improve for at::SultansPalace {
    fn check(game: &Game) -> Result<(), Refusal> {
        <Self as Visit>::check(game)
    }

    /// Without wild goods there is nothing to choose.
    fn begin<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        if game.palace_price().is_some_and(|(_, wild)| wild == 0) {
            Self::choose(game, Action::Deliver { wild: Wild::NONE }, sink);
        } else {
            game.steps.push(Step::GuildChoice { guild: GuildCard::of(Place::SultansPalace) });
        }
    }

    fn answers(game: &Game, answers: &mut Answers<Action>) {
        <Self as Visit>::answers(game, answers);
    }

    fn choose<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        Self::act(game, action, sink);
        game.gain_coffee(PALACE_COFFEE, sink);
    }
}
