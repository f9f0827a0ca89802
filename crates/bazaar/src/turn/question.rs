use serde::Serialize;
use tabletop::Seat;

use crate::{
    letters::pieces::{KioskTile, LetterDraw, SealsFor},
    lists::every_box,
    mocha::pieces::{Edge, GuildCard, GuildDraw},
    pieces::{card::Card, demand::Market, dice::Dice, draw::Draw, place::Place, roll::Roll},
    seen::reveals::Reveals,
};

macro_rules! questions {
    (questions [] $( $(#[$doc:meta])* $name:ident $( { $( $(#[$about:meta])* $field:ident : $type:ty ),* $(,)? } )? , )*) => {
        /// What the player on turn is asked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "ask", rename_all = "snake_case")]
        pub enum Question {
            $( $(#[$doc])* $name $( { $(
                #[allow(missing_docs, reason = "the row says it, and a field is named like what it holds")]
                $(#[$about])*
                $field: $type
            ),* } )?, )*
        }

        impl Question {
            /// The names of all questions.
            pub const NAMES: &[&str] = &[ $( stringify!($name) ),* ];
        }
    };
}
every_box! { questions => questions }

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn nothing_named(lira: &u32) -> bool {
    *lira == 0
}

macro_rules! chances {
    (chances [] $( $(#[$doc:meta])* $name:ident $( { $field:ident : $type:ty } )? => $reveals:ident; )*) => {
        /// What chance has to decide.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "chance", rename_all = "snake_case")]
        pub enum Chance {
            $( $(#[$doc])* $name $( {
                /// What for.
                $field: $type,
            } )?, )*
        }

        impl Chance {
            /// What is seen then.
            pub(crate) const fn reveals(self) -> Reveals {
                match self { $( Self::$name { .. } => Reveals::$reveals, )* }
            }
        }
    };
}
every_box! { chances => chances }
