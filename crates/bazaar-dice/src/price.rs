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
    pub(crate) dice: Goods,
    pub(crate) tiles: Goods,
    pub(crate) brown: u8,
}

/// Dice and tiles that are given, brown ones left out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Given {
    pub(crate) dice: Goods,
    pub(crate) tiles: Goods,
}

/// What is given for a price.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Payment {
    pub(crate) dice: Goods,
    pub(crate) tiles: Goods,
    pub(crate) brown: u8,
}

impl Means {
    /// Dice and tiles of each colour.
    #[inline]
    pub(crate) const fn coloured(&self) -> Goods {
        self.dice.with(self.tiles)
    }

    /// What is given in the colours of the price, and what could be given where any colour will do.
    #[inline]
    const fn exact_and_spare(&self, price: Price) -> (Goods, Goods) {
        let coloured = self.coloured();
        let left = coloured.beyond(price.goods);
        (coloured.without(left), left.at_most(Goods::each(price.any_of_one_colour())))
    }

    /// How many brown tiles a price takes at least.
    #[inline]
    pub(crate) fn brown_needed(&self, price: Price) -> u8 {
        let (exact, spare) = self.exact_and_spare(price);
        price.total() - exact.total() - spare.total().min(price.any)
    }

    /// Whether the colours have to be named.
    #[inline]
    pub(crate) fn colours_are_open(&self, price: Price) -> bool {
        let (_, spare) = self.exact_and_spare(price);
        price.any > 0 && price.any < spare.total() && spare.colours() > 1
    }

    /// The goods that may be named where any colour will do: as many as there are, before a brown
    /// tile is given.
    pub(crate) fn give_answers(&self, price: Price, answers: &mut Answers<Action>) {
        let (_, spare) = self.exact_and_spare(price);
        let count = price.any.min(spare.total());
        for_each_choice(spare, count, |goods| answers.push(Action::Give { goods }));
    }

    /// The payment that takes dice first and brown tiles last. `named` are the goods given where any
    /// colour will do; without a choice all are, or as many as are asked for of the only colour.
    #[inline]
    pub(crate) fn payment(&self, price: Price, named: Option<Goods>) -> Payment {
        let (exact, spare) = self.exact_and_spare(price);
        let given = exact.with(named.unwrap_or(spare.at_most(Goods::each(price.any))));
        let dice = given.at_most(self.dice);
        Payment { dice, tiles: given.without(dice), brown: price.total() - given.total() }
    }

    /// Whether there is another way to pay than with dice first and brown tiles last.
    pub(crate) fn has_another_way(&self, price: Price) -> bool {
        let (exact, spare) = self.exact_and_spare(price);
        let all = spare.total();
        let count = price.any.min(all);
        let needed = price.total() - exact.total() - count;
        if needed > self.brown {
            return false;
        }
        if needed < self.brown && needed < price.total() {
            return true;
        }
        let coloured = self.coloured();
        Good::ALL.into_iter().filter(|good| self.dice[*good] > 0 && self.tiles[*good] > 0).any(
            |good| {
                let fewest = exact[good] + count.saturating_sub(all - spare[good]);
                let most = exact[good] + spare[good].min(count);
                most > 0 && fewest.max(1) < coloured[good]
            },
        )
    }

    /// Whether anything at all can be bought in another way than with dice first and brown tiles
    /// last.
    ///
    /// Two equal goods, or two different ones, can be bought in every turn, and nothing is cheaper.
    /// With three pieces that are not all brown, two of them are enough for one or the other, and
    /// the third can take the place of one: if it is brown, or the tile to a die of its colour.
    #[inline]
    pub(crate) fn have_another_way(&self) -> bool {
        let coloured = self.coloured().total();
        let twice = self.dice.at_most(self.tiles) != Goods::NONE;
        coloured > 0 && coloured + self.brown >= 3 && (self.brown > 0 || twice)
    }

    /// The dice and tiles of one colour that may be given by hand, after those before it. The rest
    /// is brown.
    pub(crate) fn pay_answers(
        &self,
        price: Price,
        good: Good,
        before: Given,
        answers: &mut Answers<Action>,
    ) {
        let given = before.dice.with(before.tiles);
        let any = price.any - given.beyond(price.goods).total();
        let (exact, spare) = self.exact_and_spare(price);
        let later = exact.after(good).total() + spare.after(good).total().min(any);
        let fewest = price.total().saturating_sub(given.total() + later + self.brown);
        let most = price.goods[good] + any.min(price.any_of_one_colour());
        for dice in 0..=self.dice[good].min(most) {
            for tiles in fewest.saturating_sub(dice)..=self.tiles[good].min(most - dice) {
                answers.push(Action::Pay { dice, tiles });
            }
        }
    }
}

/// Every way to take so many of what there is.
pub(crate) fn for_each_choice(there: Goods, count: u8, mut choice: impl FnMut(Goods)) {
    let Goods([red, yellow, green, blue]) = there;
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Whatever up to two dice and two tiles of each colour and up to four brown tiles make.
    fn all_means() -> impl Iterator<Item = Means> {
        let counts = |mut number: usize| {
            Goods(std::array::from_fn(|_| {
                let count = number % 3;
                number /= 3;
                count as u8
            }))
        };
        (0..81 * 81 * 5).map(move |number| Means {
            dice: counts(number),
            tiles: counts(number / 81),
            brown: (number / (81 * 81)) as u8,
        })
    }

    fn prices() -> Vec<Price> {
        let mut prices = vec![Price::different(2), Price::different(3)];
        prices.extend(
            Good::ALL.into_iter().flat_map(|good| (2..=6).map(move |n| Price::of(good, n))),
        );
        prices.extend((0..=4).map(Price::one_of_each));
        prices
    }

    #[test]
    fn some_price_has_another_way_where_the_pieces_say_so() {
        let prices = prices();
        for means in all_means() {
            let any = prices.iter().any(|price| means.has_another_way(*price));
            assert_eq!(means.have_another_way(), any, "{means:?}");
        }
    }
}
