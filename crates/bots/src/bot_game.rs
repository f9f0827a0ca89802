use tabletop::Game;

use crate::{Bot, Failure, Level, Spec};

/// A game that the bots of the house know how to play.
pub trait BotGame: Game {
    /// A player for one seat of one game.
    fn sit_down(spec: &Spec) -> Result<Box<dyn Bot<Self>>, Failure>;

    /// What plays at a level in this game.
    fn at_level(level: Level) -> Spec {
        level.spec()
    }

    /// The network that looks at this game, by its name, if it is still to be [brought](crate::bring).
    fn lacks(&self) -> Option<&'static str>;
}
