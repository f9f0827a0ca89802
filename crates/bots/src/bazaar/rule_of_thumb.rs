//! A beginner's rules of thumb, in Lira.
//!
//! What the boxes add is in the files named after them; `boxes.rs` says what they may.

use bazaar::{Action, Card, Chance, Game, Good, Goods, Market, Place, Roll, revenue};
use tabletop::{Answers, Game as _, Seat, Turn};

use super::{
    boxes::{Boxes, Expansion as _},
    mocha,
    sensible::sensible,
};
use crate::Knowledge;

/// Adds up what everything is worth, as somebody would who has played two or three games.
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleOfThumb;

impl Knowledge<Game> for RuleOfThumb {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        Boxes::with_possessions(game, seat, possessions(game, seat)) + prospects(game, seat)
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
    }

    /// Where Governor, Smuggler and neutral merchants go is all the same to a beginner.
    #[inline]
    fn chance_matters(&self, game: &Game) -> bool {
        let Turn::Chance(Chance::Dice { roll }) = game.turn() else { return true };
        !matches!(roll, Roll::Governor | Roll::Smuggler | Roll::Neutral { .. })
            && !Boxes::moves_a_figure(roll)
    }
}

/// What a good is worth that is not blue.
const GOOD: f32 = 1.8;

/// The first assistants in the stack are worth most.
static ASSISTANTS: [f32; 6] = [0.0, 5.0, 8.0, 10.0, 11.0, 12.0];

fn possessions(game: &Game, seat: Seat) -> f32 {
    let lira = game.lira(seat) as f32;
    let goods = game.goods(seat);
    let rubies = f32::from(game.rubies(seat));
    // Far more than it costs, or the hope for it would be worth as much as the ruby itself.
    let mut worth = 55.0 * rubies;
    if game.rubies(seat) >= game.rubies_to_end() {
        worth += 100.0;
    }
    // Money beyond a ruby's price lies idle, and so do cards nobody gets round to playing: nothing
    // but rubies may be worth collecting for ever.
    worth += lira.min(20.0) + 0.3 * (lira - 20.0).clamp(0.0, 20.0);
    for good in Good::ALL {
        let each = if good == Good::Blue { 2.6 } else { GOOD };
        worth += each * f32::from(goods[good]);
        if game.has_tile(seat, good) {
            worth += 9.0;
        }
    }
    worth += 8.0 * f32::from(game.capacity(seat) - 2);
    let cards = f32::from(game.hand(seat).len());
    worth += 2.5 * cards.min(3.0) + 0.8 * (cards - 3.0).clamp(0.0, 4.0);
    if game.hand(seat).has(Card::FiveLira) {
        worth += 1.5;
    }
    worth += ASSISTANTS[usize::from(game.stack(seat)).min(5)];
    if game.family(seat) == Place::PoliceStation {
        worth += 1.0;
    }
    worth
}

/// How much of a visit counts, by distance: what is farther away less, and to act here again one
/// has to leave first. Six steps are the most; eight entries make every index valid with a mask.
pub(super) const SOON: [f32; 8] = [0.7, 1.0, 1.0, 0.7, 0.7, 0.5, 0.5, 0.5];

/// The places that are thought of all at once: those of the base game and of the first box. At a table
/// without it a visit there is worth nothing.
const VISITED: [Place; Place::MOCHA.len()] = Place::MOCHA;

/// The best thing that could be done in the next turns, and a bit of the second best.
fn prospects(game: &Game, seat: Seat) -> f32 {
    let here = game.merchant(seat);
    let mut gains = visits(game, seat);
    for (&place, gain) in VISITED.iter().zip(&mut gains) {
        *gain *= SOON[usize::from(game.distance(here, place)) % SOON.len()];
    }
    if game.stack(seat) == 0 {
        let mut with_help = game.assistants_out(seat);
        with_help.insert(Place::Fountain);
        for (&place, gain) in VISITED.iter().zip(&mut gains) {
            if !with_help.contains(place) {
                *gain = 0.0;
            }
        }
    }
    let (first, second) = Boxes::with_prospects(game, seat, two_best(&gains));
    0.5 * first + 0.2 * second
}

/// The highest gain and the second highest. In four columns, which the processor goes down at
/// once and without jumps: which place is the best cannot be foretold.
#[inline]
fn two_best(gains: &[f32; VISITED.len()]) -> (f32, f32) {
    let (mut first, mut second) = ([0.0; 4], [0.0; 4]);
    for row in gains.chunks_exact(4) {
        for column in 0..4 {
            let (high, low) = sorted(row[column], first[column]);
            first[column] = high;
            second[column] = sorted(low, second[column]).0;
        }
    }
    let mut best = (first[0], second[0]);
    for column in 1..4 {
        let (high, low) = sorted(first[column], best.0);
        let (next, _) = sorted(second[column], best.1);
        best = (high, sorted(low, next).0);
    }
    best
}

#[inline]
pub(super) fn sorted(one: f32, other: f32) -> (f32, f32) {
    if one > other { (one, other) } else { (other, one) }
}

/// What a visit to each place would bring about now, in the order of [`VISITED`].
///
/// All at once, as nearly every judgement needs them all.
#[inline]
fn visits(game: &Game, seat: Seat) -> [f32; VISITED.len()] {
    let goods = game.goods(seat);
    let room = |good: Good| f32::from(game.capacity(seat) - goods[good]);
    let [seventeen, eighteen, nineteen, twenty] = mocha::visits(game, seat);
    [
        wainwright(game, seat),
        GOOD * room(Good::Red),
        GOOD * room(Good::Green),
        GOOD * room(Good::Yellow),
        // Post Office and Caravansary.
        6.0,
        3.0,
        // Fountain.
        3.0 * game.assistants_out(seat).len() as f32,
        // Black Market and Tea House.
        4.0,
        4.9,
        sale(game, goods, Market::Large),
        sale(game, goods, Market::Small),
        // Police Station.
        2.0,
        palace(game, goods),
        mosque(game, seat, Good::Red, Good::Green),
        mosque(game, seat, Good::Blue, Good::Yellow),
        dealer(game, seat),
        seventeen,
        eighteen,
        nineteen,
        twenty,
    ]
}

fn wainwright(game: &Game, seat: Seat) -> f32 {
    match game.capacity(seat) {
        _ if game.lira(seat) < 7 => 0.0,
        5.. => 0.0,
        // The last extension brings the ruby.
        4 => 30.0,
        _ => 5.0,
    }
}

fn palace(game: &Game, goods: Goods) -> f32 {
    let Some((price, wild)) = game.palace_price() else { return 0.0 };
    let missing = goods.missing(price).total();
    let spare = goods.total() + missing - price.total();
    match missing + u32::from(wild).saturating_sub(spare) {
        0 => 25.0,
        1 => 6.0,
        2 => 3.0,
        _ => 0.0,
    }
}

fn dealer(game: &Game, seat: Seat) -> f32 {
    let lira = game.lira(seat);
    match game.dealer_price() {
        Some(price) if lira >= price => 20.0,
        Some(price) if lira + 3 >= price => 6.0,
        Some(_) | None => 0.0,
    }
}

/// The revenue less what the goods are worth anyway.
fn sale(game: &Game, goods: Goods, market: Market) -> f32 {
    let demanded = game.demanded(market);
    let sold: u8 = Good::ALL.map(|good| goods[good].min(demanded[good])).iter().sum();
    revenue(market, sold) as f32 - GOOD * f32::from(sold)
}

fn mosque(game: &Game, seat: Seat, one: Good, other: Good) -> f32 {
    let can_take = |good: Good| {
        !game.has_tile(seat, good)
            && game.next_tile(good).is_some_and(|number| game.goods(seat)[good] >= number)
    };
    if can_take(one) || can_take(other) { 9.0 } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use bazaar::Position;
    use rand_core::SeedableRng as _;
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Ignore, below};

    use super::*;

    #[test]
    fn the_two_best_are_found_wherever_they_are() {
        for one in 0..20 {
            for other in (0..20).filter(|other| *other != one) {
                let mut gains = [1.0; 20];
                gains[one] = 3.0;
                gains[other] = 2.0;
                assert_eq!(two_best(&gains), (3.0, 2.0), "at {one} and {other}");
            }
        }
    }

    #[test]
    fn chance_that_does_not_matter_changes_nobodys_worth() {
        let mut rng = Pcg64Mcg::seed_from_u64(7);
        let mut met = 0;
        for players in 2..=4 {
            let mut game = Position::base(players).build().unwrap();
            let mut answers = Answers::new();
            for _ in 0..3000 {
                let worths = Seat::all(players).map(|seat| RuleOfThumb.worth(&game, seat));
                let before: Vec<f32> = worths.collect();
                let indifferent = game.is_chance_node() && !RuleOfThumb.chance_matters(&game);
                game.legal_actions(&mut answers);
                let action = match game.sample_chance(&mut rng) {
                    Some(outcome) => outcome,
                    None if answers.is_empty() => break,
                    None => answers[below(&mut rng, answers.len() as u32) as usize],
                };
                game.apply_action(action, &mut Ignore);
                if indifferent {
                    met += 1;
                    let worths = Seat::all(players).map(|seat| RuleOfThumb.worth(&game, seat));
                    assert!(worths.eq(before), "{action}");
                }
            }
        }
        assert!(met > 20, "met {met} times");
    }
}
