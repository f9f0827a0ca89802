//! What is paid with goods: prices, what somebody could pay with, and how a price is paid.
//!
//! A good is given as a die, as a tile of its colour or as a brown tile. A tile can do in this game
//! whatever a die of its colour can and is still there tomorrow, and a brown tile whatever a tile of
//! one colour can. So a price takes dice first, then coloured tiles, then brown ones, and asks only
//! which colours are given where the price leaves that open (D-78). Only where pieces run short may
//! another mix be better: for that there is paying by hand, colour by colour (D-79).

use serde::Serialize;
use tabletop::Answers;

use crate::{Action, Good, Goods};

/// Goods that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Price {
    /// So many of each colour.
    pub goods: Goods,
    /// And so many of any colour.
    pub any: u8,
    /// The goods of any colour have to differ from each other.
    pub different: bool,
}

impl Price {
    /// Goods of one colour.
    #[inline]
    pub(crate) const fn of(good: Good, count: u8) -> Self {
        let mut goods = [0; 4];
        goods[good.index()] = count;
        Self { goods: Goods(goods), any: 0, different: false }
    }

    /// One of each colour, and so many of any.
    #[inline]
    pub(crate) const fn one_of_each(any: u8) -> Self {
        Self { goods: Goods([1; 4]), any, different: false }
    }

    /// So many of different colours: fewer than there are colours.
    #[inline]
    pub(crate) const fn different(count: u8) -> Self {
        Self { goods: Goods::NONE, any: count, different: true }
    }

    pub(crate) const fn total(self) -> u8 {
        self.goods.total() + self.any
    }

    /// How many goods of any colour may be of one colour.
    #[inline]
    const fn any_of_one_colour(self) -> u8 {
        if self.different { 1 } else { self.any }
    }
}

/// What somebody could pay with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Means {
    pub(crate) dice: [u8; 4],
    pub(crate) tiles: [u8; 4],
    pub(crate) brown: u8,
}

/// What is given for a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Payment {
    pub(crate) dice: Goods,
    pub(crate) tiles: Goods,
    pub(crate) brown: u8,
}

impl Means {
    /// Dice and tiles of a colour.
    #[inline]
    pub(crate) const fn of(&self, good: usize) -> u8 {
        self.dice[good] + self.tiles[good]
    }

    /// How many brown tiles a price takes at least.
    #[inline]
    pub(crate) fn brown_needed(&self, price: Price) -> u8 {
        let (mut exact, mut spare) = (0, 0);
        for good in 0..4 {
            let (have, wanted) = (self.of(good), price.goods.0[good]);
            exact += have.min(wanted);
            spare += have.saturating_sub(wanted).min(price.any_of_one_colour());
        }
        price.total() - exact - spare.min(price.any)
    }

    #[inline]
    pub(crate) fn can_pay(&self, price: Price) -> bool {
        self.brown_needed(price) <= self.brown
    }

    /// What could be given where any colour will do, and how much of it is given: as much as there
    /// is, before a brown tile is.
    fn spare(&self, price: Price) -> ([u8; 4], u8) {
        let spare = std::array::from_fn(|good| {
            let left = self.of(good).saturating_sub(price.goods.0[good]);
            left.min(price.any_of_one_colour())
        });
        (spare, price.any.min(spare.iter().sum()))
    }

    /// Whether the colours have to be named.
    pub(crate) fn colours_are_open(&self, price: Price) -> bool {
        let (spare, count) = self.spare(price);
        let all: u8 = spare.iter().sum();
        count > 0 && count < all && spare.iter().filter(|left| **left > 0).count() > 1
    }

    /// The goods that may be named where any colour will do.
    pub(crate) fn give_answers(&self, price: Price, answers: &mut Answers<Action>) {
        let (spare, count) = self.spare(price);
        for_each_choice(spare, count, |goods| answers.push(Action::Give { goods }));
    }

    /// The payment that takes dice first and brown tiles last. `named` are the goods given where any
    /// colour will do; without a choice there is only one such set.
    pub(crate) fn payment(&self, price: Price, named: Option<Goods>) -> Payment {
        let (spare, count) = self.spare(price);
        let any = named.map_or_else(
            || {
                let mut left = count;
                spare.map(|there| {
                    let given = there.min(left);
                    left -= given;
                    given
                })
            },
            |goods| goods.0,
        );
        let mut payment = Payment::default();
        let mut coloured = 0;
        for (good, any) in any.into_iter().enumerate() {
            let given = self.of(good).min(price.goods.0[good]) + any;
            let dice = given.min(self.dice[good]);
            payment.dice.0[good] = dice;
            payment.tiles.0[good] = given - dice;
            coloured += given;
        }
        payment.brown = price.total() - coloured;
        payment
    }

    /// Whether there is another way to pay than with dice first and brown tiles last.
    pub(crate) fn has_another_way(&self, price: Price) -> bool {
        let needed = self.brown_needed(price);
        if needed > self.brown {
            return false;
        }
        if needed < self.brown && needed < price.total() {
            return true;
        }
        let (spare, count) = self.spare(price);
        let all: u8 = spare.iter().sum();
        (0..4).any(|good| {
            let fixed = self.of(good).min(price.goods.0[good]);
            let fewest = fixed + count.saturating_sub(all - spare[good]);
            let most = fixed + spare[good].min(count);
            let both = self.dice[good] > 0 && self.tiles[good] > 0;
            both && most > 0 && fewest.max(1) < self.of(good)
        })
    }

    /// The dice and tiles of one colour that may be given by hand, after those before it. The rest
    /// is brown.
    pub(crate) fn pay_answers(
        &self,
        price: Price,
        good: Good,
        paid: &Payment,
        answers: &mut Answers<Action>,
    ) {
        let here = good.index();
        let given = |good: usize| paid.dice.0[good] + paid.tiles.0[good];
        let wanted = price.goods.0;
        let mut coloured = 0;
        let mut any = price.any;
        for (good, wanted) in wanted.into_iter().enumerate().take(here) {
            coloured += given(good);
            any -= given(good).saturating_sub(wanted);
        }
        let (mut later_exact, mut later_spare) = (0, 0);
        for (good, wanted) in wanted.into_iter().enumerate().skip(here + 1) {
            later_exact += self.of(good).min(wanted);
            later_spare += self.of(good).saturating_sub(wanted).min(price.any_of_one_colour());
        }
        let most = wanted[here] + any.min(price.any_of_one_colour());
        for dice in 0..=self.dice[here].min(most) {
            for tiles in 0..=self.tiles[here].min(most - dice) {
                let any_left = any - (dice + tiles).saturating_sub(wanted[here]);
                let later = later_exact + later_spare.min(any_left);
                let brown = price.total().saturating_sub(coloured + dice + tiles + later);
                if brown <= self.brown {
                    answers.push(Action::Pay { dice, tiles });
                }
            }
        }
    }
}

/// Every way to take so many of what there is.
pub(crate) fn for_each_choice(there: [u8; 4], count: u8, mut choice: impl FnMut(Goods)) {
    let [red, yellow, green, blue] = there;
    for red in 0..=red.min(count) {
        for yellow in 0..=yellow.min(count - red) {
            for green in 0..=green.min(count - red - yellow) {
                let rest = count - red - yellow - green;
                if rest <= blue {
                    choice(Goods([red, yellow, green, rest]));
                }
            }
        }
    }
}
