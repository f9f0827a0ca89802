use serde::Serialize;
use tabletop::Seat;

use crate::{
    base::lists::base_questions,
    letters::{
        lists::letters_questions,
        pieces::{KioskTile, LetterDraw, SealsFor},
    },
    mocha::{
        lists::mocha_questions,
        pieces::{Edge, GuildCard, GuildDraw},
    },
    pieces::{card::Card, demand::Market, dice::Dice, draw::Draw, place::Place, roll::Roll},
};

macro_rules! questions {
    ([] $( $(#[$doc:meta])* $name:ident $( { $( $fields:tt )* } )? , )*) => {
        /// What the player on turn is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "ask", rename_all = "snake_case")]
        pub enum Question { $( $(#[$doc])* $name $( { $( $fields )* } )?, )* }

        impl Question {
            /// The names of all questions.
            pub const NAMES: &[&str] = &[ $( stringify!($name) ),* ];
        }
    };
}
base_questions! { [mocha_questions letters_questions questions] }

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn nothing_named(lira: &u32) -> bool {
    *lira == 0
}

/// What chance has to decide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "chance", rename_all = "snake_case")]
pub enum Chance {
    Dice {
        roll: Roll,
    },
    Card {
        draw: Draw,
    },
    Demand {
        market: Market,
    },
    Guild {
        draw: GuildDraw,
    },
    Letter {
        draw: LetterDraw,
    },
    /// A tile of the Kiosk.
    Kiosk,
    /// One die, for a tile of the Kiosk.
    Die,
}
