use serde::Serialize;

use crate::Seat;

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn<Question, Chance> {
    /// A player is asked a question.
    Decide(Seat, Question),
    /// Dice, a card or a tile: somebody has to say what came up.
    Chance(Chance),
    /// Nothing; the ranking stands.
    Over,
}

impl<Question: Copy, Chance: Copy> Turn<Question, Chance> {
    /// Who is asked, if a player is.
    #[inline]
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Self::Decide(seat, _) => Some(*seat),
            Self::Chance(_) | Self::Over => None,
        }
    }

    /// The question that is open, if a player is asked one.
    #[inline]
    pub fn question(&self) -> Option<Question> {
        match self {
            Self::Decide(_, question) => Some(*question),
            Self::Chance(_) | Self::Over => None,
        }
    }
}
