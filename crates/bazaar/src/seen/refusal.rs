use std::fmt;

use serde::Serialize;

use crate::{
    lists::every_box,
    pieces::{
        goods::{Good, Goods},
        place::Place,
    },
};

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[error("{reason} ({ruling})")]
pub struct Refusal {
    /// The code, with what was missing.
    #[serde(flatten)]
    pub reason: Reason,
    /// The ruling that says so, in `docs/rules/`.
    pub ruling: Ruling,
}

/// The id of a ruling.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, type = "string"))]
#[serde(into = "String")]
pub enum Ruling {
    /// Of the base game.
    B(u8),
    /// Of Mocha & Baksheesh.
    M(u8),
    /// Of Letters & Seals.
    L(u8),
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::B(number) => write!(f, "B-{number}"),
            Self::M(number) => write!(f, "M-{number}"),
            Self::L(number) => write!(f, "L-{number}"),
        }
    }
}

impl From<Ruling> for String {
    fn from(ruling: Ruling) -> Self {
        ruling.to_string()
    }
}

macro_rules! reasons {
    (reasons [] $( $(#[$doc:meta])* $name:ident $( { $( $(#[$field_doc:meta])* $field:ident : $type:ty, )* } )? => $text:literal $( , $value:expr )?; )*) => {
        /// A stable reason code with what was missing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        #[serde(tag = "code", rename_all = "snake_case")]
        pub enum Reason {
            $( $(#[$doc])* $name $( { $( $(#[$field_doc])* $field: $type, )* } )?, )*
        }

        impl fmt::Display for Reason {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self { $( Self::$name $( { $( $field ),* } )? => write!(f, $text $( , $value )?), )* }
            }
        }
    };
}
every_box! { reasons => reasons }

macro_rules! missing {
    (missing [] $( $(#[$doc:meta])* $name:ident, $text:literal; )*) => {
        /// What would have to be there.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
        pub struct Missing {
            /// Lira.
            #[serde(skip_serializing_if = "is_zero")]
            pub lira: u32,
            /// Goods of these kinds.
            #[serde(skip_serializing_if = "none_missing")]
            pub goods: Goods,
            /// Goods of any kind, on top.
            #[serde(skip_serializing_if = "is_zero")]
            pub any_goods: u32,
            /// Bonus cards.
            #[serde(skip_serializing_if = "is_zero")]
            pub cards: u32,
            $( $(#[$doc])*
            #[serde(skip_serializing_if = "is_zero")]
            pub $name: u32, )*
        }

        impl Missing {
            pub(crate) const NOTHING: Self =
                Self { lira: 0, goods: Goods::NONE, any_goods: 0, cards: 0, $( $name: 0 ),* };

            /// How much is missing of what boxes add, and its name.
            fn of_boxes(&self) -> impl Iterator<Item = (u32, &'static str)> {
                [ $( (self.$name, $text) ),* ].into_iter()
            }
        }
    };
}
every_box! { missing => missing }

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn none_missing(goods: &Goods) -> bool {
    goods.is_empty()
}

impl Refusal {
    #[inline]
    pub(crate) const fn new(reason: Reason, ruling: Ruling) -> Self {
        Self { reason, ruling }
    }

    pub(crate) const fn short_of(missing: Missing, ruling: Ruling) -> Self {
        Self::new(Reason::Short { missing }, ruling)
    }

    /// So much money is missing.
    #[inline]
    pub(crate) const fn short_of_lira(have: u32, price: u32, ruling: Ruling) -> Self {
        Self::short_of(Missing { lira: price.saturating_sub(have), ..Missing::NOTHING }, ruling)
    }

    /// These goods are missing, and so many of any kind.
    #[inline]
    pub(crate) const fn short_of_goods(goods: Goods, any_goods: u32, ruling: Ruling) -> Self {
        Self::short_of(Missing { goods, any_goods, ..Missing::NOTHING }, ruling)
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        if self.lira > 0 {
            parts.push(format!("{} Lira", self.lira));
        }
        for good in Good::ALL {
            if self.goods[good] > 0 {
                parts.push(format!("{} {good}", self.goods[good]));
            }
        }
        if self.any_goods > 0 {
            parts.push(format!("{} of any goods", self.any_goods));
        }
        if self.cards > 0 {
            parts.push(format!("{} bonus cards", self.cards));
        }
        for (count, what) in self.of_boxes().filter(|(count, _)| *count > 0) {
            parts.push(format!("{count} {what}"));
        }
        f.write_str(&parts.join(", "))
    }
}
