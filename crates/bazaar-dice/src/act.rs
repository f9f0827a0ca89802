//! What may be answered in the phase of actions.
//!
//! A random game asks this question more often than all others together. So the answers stand in one
//! table, in the order of the list, and which of them are legal is one number with a bit for each:
//! reckoned for all colours at once, then written down.

use tabletop::Answers;

use crate::{
    Action, Dice, Face, Game, Good, Goods, MosqueTile, Sort, Tiles, Track,
    data::{self, BoardSide},
    price::Means,
    rerolls,
    step::Purchase,
};

/// Where each kind of answer begins in the table.
const PAIRS: u32 = 0;
const DIFFERENT: u32 = PAIRS + 4;
const TILES: u32 = DIFFERENT + 3;
const RUBIES: u32 = TILES + MosqueTile::COUNT as u32;
const LEFT_RUBY: u32 = RUBIES + 4;
const COINS: u32 = LEFT_RUBY + 1;
const CARDS: u32 = COINS + 1;
const RIGHT_RUBY: u32 = CARDS + Dice::MOST as u32;
const BY_HAND: u32 = RIGHT_RUBY + 1;

/// The answers in their order; those that roll dice again and the end of the turn come after them.
/// There is one for each bit of the number, though the last ones are never set.
static TABLE: [Action; 64] = {
    let mut table = [Action::End {}; 64];
    let mut index = 0;
    while index < Good::ALL.len() {
        table[PAIRS as usize + index] = Action::Pair { good: Good::ALL[index] };
        table[RUBIES as usize + index] = Action::Ruby { track: Track::ALL[index] };
        index += 1;
    }
    table[DIFFERENT as usize] = Action::TwoDifferent {};
    table[DIFFERENT as usize + 1] = Action::ThreeDifferent {};
    table[DIFFERENT as usize + 2] = Action::FourDifferent {};
    index = 0;
    while let Some(tile) = MosqueTile::from_index(index) {
        table[TILES as usize + index] = Action::Tile { tile };
        index += 1;
    }
    table[LEFT_RUBY as usize] = Action::Ruby { track: Track::Left };
    table[COINS as usize] = Action::Coins {};
    let mut count = 1;
    while count <= Dice::MOST {
        table[CARDS as usize + count as usize - 1] = Action::Cards { count };
        count += 1;
    }
    table[RIGHT_RUBY as usize] = Action::Ruby { track: Track::Right };
    table[BY_HAND as usize] = Action::ByHand {};
    table
};

/// What may be answered.
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if game.this_turn.actions > 0 {
        let means = game.means();
        let coins = u64::from(game.dice_of(Face::Coin) > 0);
        let cards = (1_u64 << game.dice_of(Face::Card)) - 1;
        let right = game.me().has(Sort::Lira) >= next_price(game, Track::Right);
        let legal = purchases(game, &means)
            | coins << COINS
            | cards << CARDS
            | u64::from(right) << RIGHT_RUBY
            | u64::from(means.have_another_way()) << BY_HAND;
        answers.extend(listed(legal));
    }
    if game.may_reroll() {
        rerolls::answers(game.this_turn.dice, answers);
    }
    answers.push(Action::End {});
}

/// What can be bought with goods, and more than one way to pay for it.
pub(crate) fn by_hand_answers(game: &Game, answers: &mut Answers<Action>) {
    let means = game.means();
    answers.extend(listed(purchases(game, &means)).filter(|action| {
        let price = Purchase::of(*action).and_then(|purchase| game.price(purchase));
        price.is_some_and(|price| means.has_another_way(price))
    }));
}

/// The answers of the table whose bits are set.
#[inline]
fn listed(mut legal: u64) -> impl Iterator<Item = Action> {
    std::iter::from_fn(move || {
        if legal == 0 {
            return None;
        }
        let action = TABLE[legal.trailing_zeros() as usize];
        legal &= legal - 1;
        Some(action)
    })
}

/// The bits of everything that the goods are enough for.
#[inline(always)]
fn purchases(game: &Game, means: &Means) -> u64 {
    let coloured = means.coloured();
    let equal = coloured.with(Goods::each(means.brown));
    let different = coloured.colours() + means.brown;
    let of_one_colour = |track: Track| next_price(game, track);
    let prices = [Track::Red, Track::Yellow, Track::Green, Track::Blue].map(of_one_colour);

    let pairs = equal.reach(Goods::each(2));
    let threes = Tiles::for_threes(equal.reach(Goods::each(3)));
    let rubies = equal.reach(Goods(prices));
    // Two different goods buy the first of the three, four buy all.
    let sets = ((1_u64 << different.min(4)) - 1) >> 1;
    let one_of_each = different >= 4;
    let dice = if one_of_each { Tiles::FOR_ONE_OF_EACH } else { Tiles::NONE };
    // With one of each, any piece that is left will do for the rest.
    let left = one_of_each && coloured.total() + means.brown >= 4 + next_price(game, Track::Left);
    u64::from(pairs) << PAIRS
        | sets << DIFFERENT
        | u64::from(game.display.and(threes.or(dice)).bits()) << TILES
        | u64::from(rubies) << RUBIES
        | u64::from(left) << LEFT_RUBY
}

/// The number on the next space of a track; on an empty track more than anybody has.
#[inline]
fn next_price(game: &Game, track: Track) -> u8 {
    const EMPTY: u8 = 100;
    /// The most rubies of a track, and the space behind them.
    const SPACES: usize = 8;
    const fn prices(side: &BoardSide) -> [[u8; SPACES]; 6] {
        let mut prices = [[EMPTY; SPACES]; 6];
        let mut index = 0;
        while index < Track::ALL.len() {
            let numbers = Track::ALL[index].numbers(side);
            let mut space = 0;
            while space < numbers.len() {
                prices[index][space] = numbers[space];
                space += 1;
            }
            index += 1;
        }
        prices
    }
    static PRICES: [[[u8; SPACES]; 6]; 3] =
        [prices(&data::BOARD[0]), prices(&data::BOARD[1]), prices(&data::BOARD[2])];
    PRICES[game.seats as usize - 2][track.index()][game.taken[track.index()] as usize % SPACES]
}
