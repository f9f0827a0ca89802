//! Actions as text and as small integers, both from one table.

use std::{fmt, str::FromStr};

use tabletop::{Coded, NotationError};

use crate::{Action, Card, Dice, Face, Good, Goods, MosqueTile, Sort, Track, counting};

/// What follows the name of an action in notation.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Plain,
    Good,
    /// 1 to 9.
    Count,
    Tile,
    Track,
    Card,
    Sort,
    Goods,
    /// Dice and tiles of one colour.
    Pay,
    /// So many dice at most, and at least one.
    Dice(u8),
}

/// Every kind of action with its name in notation. The order fixes the ids: new kinds go to the end
/// of it.
const KINDS: [(&str, Shape); 25] = [
    ("reveal", Shape::Plain),
    ("roll", Shape::Plain),
    ("reroll", Shape::Dice(Dice::MOST)),
    ("pair", Shape::Good),
    ("two-different", Shape::Plain),
    ("three-different", Shape::Plain),
    ("four-different", Shape::Plain),
    ("coins", Shape::Plain),
    ("cards", Shape::Count),
    ("tile", Shape::Tile),
    ("ruby", Shape::Track),
    ("by-hand", Shape::Plain),
    ("end", Shape::Plain),
    ("give", Shape::Goods),
    ("pay", Shape::Pay),
    ("take", Shape::Goods),
    ("choose", Shape::Card),
    ("accept", Shape::Plain),
    ("decline", Shape::Plain),
    ("give-up", Shape::Tile),
    ("sell", Shape::Sort),
    ("pick", Shape::Sort),
    ("dice", Shape::Dice(Action::DICE_AT_ONCE)),
    ("draw", Shape::Card),
    ("open", Shape::Tile),
];

/// The first id of each kind.
const OFFSETS: [u16; KINDS.len()] = {
    let mut offsets = [0; KINDS.len()];
    let mut kind = 1;
    while kind < KINDS.len() {
        offsets[kind] = offsets[kind - 1] + KINDS[kind - 1].1.size();
        kind += 1;
    }
    offsets
};

/// Tiles of one colour that can be given by hand, and none.
const TILE_COUNTS: u16 = 9;

impl Shape {
    /// How many ids a kind of this shape has.
    const fn size(self) -> u16 {
        match self {
            Self::Plain => 1,
            Self::Good => 4,
            Self::Count => Dice::MOST as u16,
            Self::Tile => MosqueTile::COUNT as u16,
            Self::Track => 6,
            Self::Card => Card::COUNT as u16,
            Self::Sort => 7,
            Self::Goods => counting::ways(4, Goods::MOST_NAMED),
            Self::Pay => (Dice::MOST as u16 + 1) * TILE_COUNTS,
            Self::Dice(most) => counting::ways(6, most),
        }
    }

    /// Which one of its shape a text is.
    fn read(self, text: &str) -> Option<u16> {
        if let Self::Goods = self
            && text.is_empty()
        {
            return Some(0);
        }
        if let Self::Plain = self {
            return text.is_empty().then_some(0);
        }
        let text = text.strip_prefix('-')?;
        match self {
            Self::Plain => None,
            Self::Good => position(text, Good::ALL.into_iter().map(Good::name)),
            Self::Track => position(text, Track::ALL.into_iter().map(Track::name)),
            Self::Sort => position(text, Sort::ALL.into_iter().map(Sort::name)),
            Self::Tile => position(text, MosqueTile::all().map(MosqueTile::name)),
            Self::Card => position(text, Card::all().map(Card::name)),
            Self::Count => digit(text)?.checked_sub(1),
            Self::Pay => {
                let (dice, tiles) = text.split_once('-')?;
                let (dice, tiles) = (digit(dice)?, digit(tiles)?);
                (tiles < TILE_COUNTS).then_some(dice * TILE_COUNTS + tiles)
            }
            Self::Goods => {
                let goods = counting::read(text, Good::ALL.map(Good::name))?;
                within(&goods, Goods::MOST_NAMED)
            }
            Self::Dice(most) => within(&counting::read(text, Face::ALL.map(Face::name))?, most),
        }
    }

    fn write(self, f: &mut impl fmt::Write, which: u16) -> fmt::Result {
        let index = usize::from(which);
        match self {
            Self::Plain => Ok(()),
            Self::Good => Good::ALL.get(index).map_or(Ok(()), |good| write!(f, "-{good}")),
            Self::Count => write!(f, "-{}", which + 1),
            Self::Tile => MosqueTile::from_index(index).map_or(Ok(()), |tile| write!(f, "-{tile}")),
            Self::Track => Track::ALL.get(index).map_or(Ok(()), |track| write!(f, "-{track}")),
            Self::Card => Card::from_index(index).map_or(Ok(()), |card| write!(f, "-{card}")),
            Self::Sort => Sort::ALL.get(index).map_or(Ok(()), |sort| write!(f, "-{sort}")),
            Self::Goods => match goods(which) {
                Some(goods) if goods != Goods::NONE => write!(f, "-{goods}"),
                _ => Ok(()),
            },
            Self::Pay => write!(f, "-{}-{}", which / TILE_COUNTS, which % TILE_COUNTS),
            Self::Dice(most) => dice(which, most).map_or(Ok(()), |dice| write!(f, "-{dice}")),
        }
    }
}

fn position(text: &str, mut names: impl Iterator<Item = &'static str>) -> Option<u16> {
    names.position(|name| name == text).map(|index| index as u16)
}

fn digit(text: &str) -> Option<u16> {
    let [digit @ b'0'..=b'9'] = text.as_bytes() else { return None };
    Some(u16::from(digit - b'0'))
}

/// The rank of these counts, if they are not too many.
fn within(counts: &[u8], most: u8) -> Option<u16> {
    let total: u32 = counts.iter().map(|&count| u32::from(count)).sum();
    (total <= u32::from(most)).then(|| counting::rank(counts, most))
}

fn goods(which: u16) -> Option<Goods> {
    counting::at_rank(which, Goods::MOST_NAMED).map(Goods)
}

fn dice(which: u16, most: u8) -> Option<Dice> {
    counting::at_rank(which, most).map(Dice).filter(|dice| *dice != Dice::NONE)
}

impl Action {
    /// The kind of this action and which one of its kind it is.
    fn split(self) -> (usize, u16) {
        let goods = |goods: Goods| counting::rank(&goods.0, Goods::MOST_NAMED);
        match self {
            Self::Reveal {} => (0, 0),
            Self::Roll {} => (1, 0),
            Self::Reroll { dice } => (2, counting::rank(&dice.0, Dice::MOST)),
            Self::Pair { good } => (3, good as u16),
            Self::TwoDifferent {} => (4, 0),
            Self::ThreeDifferent {} => (5, 0),
            Self::FourDifferent {} => (6, 0),
            Self::Coins {} => (7, 0),
            Self::Cards { count } => (8, u16::from(count).saturating_sub(1)),
            Self::Tile { tile } => (9, tile.index() as u16),
            Self::Ruby { track } => (10, track as u16),
            Self::ByHand {} => (11, 0),
            Self::End {} => (12, 0),
            Self::Give { goods: given } => (13, goods(given)),
            Self::Pay { dice, tiles } => (14, u16::from(dice) * TILE_COUNTS + u16::from(tiles)),
            Self::Take { goods: taken } => (15, goods(taken)),
            Self::Choose { card } => (16, card.index() as u16),
            Self::Accept {} => (17, 0),
            Self::Decline {} => (18, 0),
            Self::GiveUp { tile } => (19, tile.index() as u16),
            Self::Sell { sort } => (20, sort as u16),
            Self::Pick { sort } => (21, sort as u16),
            Self::Dice { dice } => (22, counting::rank(&dice.0, Self::DICE_AT_ONCE)),
            Self::Draw { card } => (23, card.index() as u16),
            Self::Open { tile } => (24, tile.index() as u16),
        }
    }

    /// The other way round.
    fn join(kind: usize, which: u16) -> Option<Self> {
        let index = usize::from(which);
        let tile = || MosqueTile::from_index(index);
        let card = || Card::from_index(index);
        let sort = || Sort::ALL.get(index).copied();
        Some(match kind {
            0 => Self::Reveal {},
            1 => Self::Roll {},
            2 => Self::Reroll { dice: dice(which, Dice::MOST)? },
            3 => Self::Pair { good: *Good::ALL.get(index)? },
            4 => Self::TwoDifferent {},
            5 => Self::ThreeDifferent {},
            6 => Self::FourDifferent {},
            7 => Self::Coins {},
            8 => Self::Cards { count: which as u8 + 1 },
            9 => Self::Tile { tile: tile()? },
            10 => Self::Ruby { track: *Track::ALL.get(index)? },
            11 => Self::ByHand {},
            12 => Self::End {},
            13 => Self::Give { goods: goods(which)? },
            14 => {
                Self::Pay { dice: (which / TILE_COUNTS) as u8, tiles: (which % TILE_COUNTS) as u8 }
            }
            15 => Self::Take { goods: goods(which)? },
            16 => Self::Choose { card: card()? },
            17 => Self::Accept {},
            18 => Self::Decline {},
            19 => Self::GiveUp { tile: tile()? },
            20 => Self::Sell { sort: sort()? },
            21 => Self::Pick { sort: sort()? },
            22 => Self::Dice { dice: dice(which, Self::DICE_AT_ONCE)? },
            23 => Self::Draw { card: card()? },
            24 => Self::Open { tile: tile()? },
            _ => return None,
        })
    }

    /// Every action there is, in the order of the ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_id)
    }
}

impl Coded for Action {
    const COUNT: u16 = OFFSETS[KINDS.len() - 1] + KINDS[KINDS.len() - 1].1.size();

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
        let (kind, which) = self.split();
        let (name, shape) = KINDS[kind];
        f.write_str(name)?;
        shape.write(f, which)
    }
}

/// Reads notation exactly as it is written: one text for each action and one action for each text.
impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        KINDS
            .iter()
            .enumerate()
            .find_map(|(kind, (name, shape))| {
                let rest = text.strip_prefix(name)?;
                Self::join(kind, shape.read(rest)?)
            })
            .ok_or_else(|| NotationError::new(text))
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
            "reroll",
            "reroll-",
            "reroll-0red",
            "reroll-1coin-1red",
            "reroll-9red-1coin",
            "dice-4red",
            "cards-0",
            "cards-10",
            "cards-+1",
            "pay-1",
            "pay-1-9",
            "give-5red",
            "give-",
            "ruby-middle",
            "tile-lira",
            "open-sell-red",
            "ROLL",
            " roll",
            "roll ",
            "sell-purple",
            "é",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn json_is_read_exactly() {
        for wrong in [
            r#"{"do":"reroll"}"#,
            r#"{"do":"reroll","dice":{"red":10}}"#,
            r#"{"do":"reroll","dice":{"red":1},"why":"not"}"#,
            r#"{"do":"reroll","dice":{"purple":1}}"#,
            r#"{"do":"tile","tile":"lira"}"#,
            r#"{"do":"give","goods":{"red":9}}"#,
            r#"{"do":"ruby","track":6}"#,
            r#"{"do":"fly"}"#,
            r#"{"good":"red"}"#,
        ] {
            assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 8, "{}", size_of::<Action>());
    }
}
