//! Everything that can be answered, and every outcome of chance.
//!
//! An action has three forms, each a bijection: the structured one (JSON, with the tag `do`), the
//! notation (`move-2`), and a small integer. All are made from the lists of the boxes; the last two
//! by way of its kind and which one of its kind it is (`turn/argument.rs`).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{Coded, NotationError, Seat};

use super::argument::Argument;
use crate::{
    letters::pieces::{Afar, Bid, KioskTile, Letter},
    lists::every_box,
    mocha::pieces::{Edge, GuildCard, Payment, TavernOption, TavernTile, Ware},
    pieces::{
        announcement::Announcement,
        card::Card,
        demand::DemandTile,
        dice::{Dice, Die, OneDie},
        goods::Good,
        place::Place,
        reward::Reward,
        wild::Wild,
    },
    seen::kind::Kind,
};

/// What an action is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Use {
    /// A place to go to.
    Destination,
    Go,
    Choice,
    Extra,
    Decline,
    /// Chance brings it.
    Outcome,
}

macro_rules! actions {
    (actions [] $( $box:ident { $( $(#[$doc:meta])* $notation:literal $for:ident $name:ident { $( $field:ident : $type:ty ),* } ; )* } )*) => {
        /// One small answer to a question, or one outcome of chance.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
        pub enum Action {
            $( $( $(#[$doc])* $name { $(
                #[allow(missing_docs, reason = "the row says it, and a field is named like what it holds")]
                $field: $type
            ),* }, )* )*
        }

        /// Every kind of action: its name in notation, what it is for, and how many there are.
        const KINDS: &[(&str, Use, u16)] = &[
            $( $( ($notation, Use::$for, 1 $( * <$type as Argument>::COUNT )*), )* )*
        ];

        /// How many kinds each box brings, and how many came later.
        const IN_BOXES: &[usize] = &[ $( [ $( $notation ),* ].len() ),* ];

        /// The kinds by their numbers.
        #[derive(Clone, Copy)]
        #[repr(u8)]
        enum Number { $( $( $name ),* ),* }

        impl Action {
            #[inline]
            const fn kind_number(self) -> usize {
                (match self { $( $( Self::$name { .. } => Number::$name, )* )* }) as usize
            }

            /// The kind of this action and which one of its kind it is.
            fn split(self) -> (usize, u16) {
                match self { $( $( Self::$name { $( $field ),* } => {
                    #[allow(unused_mut, reason = "most say one thing or nothing")]
                    let mut which = 0;
                    $( which = which * <$type as Argument>::COUNT + Argument::index($field); )*
                    (Number::$name as usize, which)
                } )* )* }
            }

            /// The other way round.
            fn join(kind: usize, which: u16) -> Option<Self> {
                $( $( if kind == Number::$name as usize {
                    #[allow(unused_mut, unused_variables, reason = "some say nothing")]
                    let mut indices = Indices { rest: which, size: KINDS[kind].2 };
                    return Some(Self::$name { $( $field: indices.next()? ),* });
                } )* )*
                None
            }

            /// What follows the name in notation.
            fn write_arguments(self, f: &mut impl fmt::Write) -> fmt::Result {
                match self { $( $( Self::$name { $( $field ),* } => {
                    $( Argument::write($field, f)?; )*
                } )* )* }
                Ok(())
            }
        }
    };
}
every_box! { actions => actions }

/// The numbers of what an action says, out of which one of its kind it is.
struct Indices {
    rest: u16,
    size: u16,
}

impl Indices {
    fn next<A: Argument>(&mut self) -> Option<A> {
        self.size /= A::COUNT;
        let index = self.rest / self.size;
        self.rest %= self.size;
        A::from_index(index)
    }
}

/// The first id of each kind.
const OFFSETS: [u16; KINDS.len()] = {
    let mut offsets = [0; KINDS.len()];
    let mut kind = 1;
    while kind < KINDS.len() {
        offsets[kind] = offsets[kind - 1] + KINDS[kind - 1].2;
        kind += 1;
    }
    offsets
};

/// Which kinds may be added to what is done, for a quick look: with a row for every byte nobody has
/// to ask whether there is one.
const EXTRAS: [bool; 256] = {
    let mut extras = [false; 256];
    let mut kind = 0;
    while kind < KINDS.len() {
        extras[kind] = matches!(KINDS[kind].1, Use::Extra);
        kind += 1;
    }
    extras
};

/// How many ids the first boxes have.
pub(crate) const fn ids_of(boxes: usize) -> u16 {
    let (mut kinds, mut index) = (0, 0);
    while index < boxes {
        kinds += IN_BOXES[index];
        index += 1;
    }
    OFFSETS[kinds - 1] + KINDS[kinds - 1].2
}

impl Action {
    /// The ids of the base game's actions are below this.
    pub const BASE_COUNT: u16 = ids_of(1);

    /// The ids of all actions of the first edition are below this: those that came later stand
    /// behind them, so that networks trained before fit for ever.
    pub const FIRST_COUNT: u16 = ids_of(3);

    /// Every action there is, in the order of the ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_id)
    }

    const fn purpose(self) -> Use {
        KINDS[self.kind_number()].1
    }

    /// Whether it may be added to what is done.
    #[inline]
    pub(crate) const fn is_extra(self) -> bool {
        EXTRAS[self.kind_number()]
    }

    /// What it is for, in the eyes of a player.
    pub(crate) const fn kind(self) -> Kind {
        match self.purpose() {
            Use::Destination | Use::Go | Use::Outcome => Kind::Go,
            Use::Choice => Kind::Choice,
            Use::Extra => Kind::Extra,
            Use::Decline => Kind::Decline,
        }
    }

    /// Whether it chooses a place to go to.
    pub(crate) const fn is_destination(self) -> bool {
        matches!(self.purpose(), Use::Destination)
    }

    /// Whether chance brings it.
    pub(crate) const fn is_outcome(self) -> bool {
        matches!(self.purpose(), Use::Outcome)
    }
}

impl Coded for Action {
    const COUNT: u16 = ids_of(IN_BOXES.len());

    fn id(self) -> u16 {
        let (kind, which) = self.split();
        OFFSETS[kind] + which
    }

    fn from_id(id: u16) -> Option<Self> {
        if id >= Self::COUNT {
            return None;
        }
        let kind = OFFSETS.partition_point(|offset| *offset <= id) - 1;
        Self::join(kind, id - OFFSETS[kind])
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(KINDS[self.kind_number()].0)?;
        self.write_arguments(f)
    }
}

/// Reads notation exactly as it is written: one text for each action and one action for each text.
impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut written = String::new();
        for (kind, (name, _, count)) in KINDS.iter().enumerate() {
            let Some(rest) = text.strip_prefix(name) else { continue };
            for action in (0..*count).filter_map(|which| Self::join(kind, which)) {
                written.clear();
                if action.write_arguments(&mut written).is_ok() && written == rest {
                    return Ok(action);
                }
            }
        }
        Err(NotationError::new(text))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn id_notation_and_json_are_three_bijections() {
        let mut texts = HashSet::new();
        let mut actions = HashSet::new();
        for id in 0..Action::COUNT {
            let Some(action) = Action::from_id(id) else { continue };
            assert_eq!(action.id(), id, "{action}");
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "{text}");
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
            assert!(texts.insert(text), "two actions are written {action}");
            assert!(actions.insert(action), "two ids for {action}");
        }
        assert_eq!(Action::from_id(Action::COUNT), None);
        assert_eq!(Action::from_id(u16::MAX), None);
    }

    #[test]
    fn notation_is_read_exactly() {
        for wrong in [
            "",
            "move",
            "move-0",
            "move-26",
            "move-02",
            "MOVE-2",
            " move-2",
            "move-2 ",
            "deliver-",
            "deliver-blue-red",
            "dice-5-2",
            "dice-0-1",
            "announce-2",
            "announce-13",
            "draw-?",
            "catch-5-lira",
            "sell-purple",
            "demand-s6",
            "é",
            "one-die-7",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn json_is_read_exactly() {
        for wrong in [
            r#"{"do":"move"}"#,
            r#"{"do":"move","to":0}"#,
            r#"{"do":"move","to":26}"#,
            r#"{"do":"move","to":"2"}"#,
            r#"{"do":"move","to":2,"why":"not"}"#,
            r#"{"do":"fly"}"#,
            r#"{"do":"announce","number":2}"#,
            r#"{"do":"announce","number":13}"#,
            r#"{"do":"deliver","wild":["blue","red"]}"#,
            r#"{"do":"dice","dice":[5,2]}"#,
            r#"{"to":2}"#,
        ] {
            assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ids_of_the_base_game_stay_what_they_are() {
        assert_eq!(Action::BASE_COUNT, 345);
        assert_eq!(Action::Demand { tile: DemandTile::all().next().unwrap() }.id(), 335);
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
