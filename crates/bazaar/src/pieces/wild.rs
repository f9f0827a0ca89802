use serde::{Deserialize, Serialize};

use super::goods::Good;

/// The goods given where the Sultan asks for any: none, one or two, in the order of the colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(export, type = "Array<\"red\" | \"green\" | \"yellow\" | \"blue\">")
)]
#[serde(try_from = "Vec<Good>", into = "Vec<Good>")]
pub struct Wild(Option<Good>, Option<Good>);

impl Wild {
    /// None is asked for.
    pub const NONE: Self = Self(None, None);

    /// This one.
    pub const fn one(good: Good) -> Self {
        Self(Some(good), None)
    }

    /// These two, whichever is named first.
    pub const fn two(one: Good, other: Good) -> Self {
        if (one as u8) <= (other as u8) {
            Self(Some(one), Some(other))
        } else {
            Self(Some(other), Some(one))
        }
    }

    /// Each of them, in the order of the colours.
    pub fn iter(self) -> impl Iterator<Item = Good> {
        self.0.into_iter().chain(self.1)
    }

    /// Every choice of none, one or two goods.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        let pairs = Good::ALL.into_iter().flat_map(|one| {
            Good::ALL.into_iter().filter(move |other| *other >= one).map(move |o| Self::two(one, o))
        });
        std::iter::once(Self::NONE).chain(Good::ALL.map(Self::one)).chain(pairs)
    }
}

/// The wild goods are not none, one or two in the order of the colours.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("at most two wild goods, in the order red, green, yellow, blue")]
pub struct NotWild;

impl TryFrom<Vec<Good>> for Wild {
    type Error = NotWild;
    fn try_from(goods: Vec<Good>) -> Result<Self, NotWild> {
        match goods[..] {
            [] => Ok(Self::NONE),
            [good] => Ok(Self::one(good)),
            [one, other] if one <= other => Ok(Self::two(one, other)),
            _ => Err(NotWild),
        }
    }
}

impl From<Wild> for Vec<Good> {
    fn from(wild: Wild) -> Self {
        wild.iter().collect()
    }
}
