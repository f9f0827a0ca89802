//! A beginner's rules of thumb, in Lira.

use bazaar::{Action, Card, Game, Good, Goods, Market, Place};
use tabletop::{Answers, Seat};

use super::sensible::sensible;
use crate::Knowledge;

/// Adds up what everything is worth, as somebody would who has played two or three games.
#[derive(Clone, Copy, Debug, Default)]
pub struct RuleOfThumb;

impl Knowledge<Game> for RuleOfThumb {
    fn worth(&self, game: &Game, seat: Seat) -> f32 {
        possessions(game, seat) + prospects(game, seat)
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
    }
}

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
        let each = if good == Good::Blue { 2.6 } else { 1.8 };
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
    // The first assistants in the stack are worth most.
    worth += [0.0, 5.0, 8.0, 10.0, 11.0, 12.0][usize::from(game.stack(seat)).min(5)];
    if game.family(seat) == Place::PoliceStation {
        worth += 1.0;
    }
    worth
}

/// The best thing that could be done in the next turns, and a bit of the second best.
fn prospects(game: &Game, seat: Seat) -> f32 {
    let here = game.merchant(seat);
    let (mut first, mut second) = (0.0_f32, 0.0_f32);
    for place in Place::ALL {
        // What is farther away counts for less; to act here again one has to leave first.
        let soon =
            [0.7, 1.0, 1.0, 0.7, 0.7, 0.5, 0.5][usize::from(game.distance(here, place)).min(6)];
        let helped = game.stack(seat) > 0
            || game.assistants_out(seat).contains(place)
            || place == Place::Fountain;
        if !helped {
            continue;
        }
        let gain = soon * chance_at(game, seat, place);
        if gain > first {
            second = first;
            first = gain;
        } else if gain > second {
            second = gain;
        }
    }
    0.5 * first + 0.2 * second
}

/// What a visit would bring about now.
fn chance_at(game: &Game, seat: Seat, place: Place) -> f32 {
    let lira = game.lira(seat);
    let goods = game.goods(seat);
    let room = |good: Good| f32::from(game.capacity(seat) - goods[good]);
    match place {
        Place::Wainwright => {
            if lira >= 7 && game.capacity(seat) < 5 {
                if game.capacity(seat) == 4 { 30.0 } else { 5.0 }
            } else {
                0.0
            }
        }
        Place::FabricWarehouse => 1.8 * room(Good::Red),
        Place::SpiceWarehouse => 1.8 * room(Good::Green),
        Place::FruitWarehouse => 1.8 * room(Good::Yellow),
        Place::PostOffice => 6.0,
        Place::Caravansary => 3.0,
        Place::Fountain => 3.0 * game.assistants_out(seat).len() as f32,
        Place::BlackMarket => 4.0,
        Place::TeaHouse => 4.9,
        Place::LargeMarket => {
            sale(goods, game.demanded(Market::Large), [0.0, 3.0, 7.0, 12.0, 18.0, 25.0])
        }
        Place::SmallMarket => {
            sale(goods, game.demanded(Market::Small), [0.0, 2.0, 5.0, 9.0, 14.0, 20.0])
        }
        Place::PoliceStation => 2.0,
        Place::SultansPalace => {
            let Some((price, wild)) = game.palace_price() else { return 0.0 };
            let short = goods.missing(price).total()
                + u32::from(wild).saturating_sub(goods.without(price).total());
            match short {
                0 => 25.0,
                1 => 6.0,
                2 => 3.0,
                _ => 0.0,
            }
        }
        Place::SmallMosque => tile(game, seat, Good::Red).max(tile(game, seat, Good::Green)),
        Place::GreatMosque => tile(game, seat, Good::Blue).max(tile(game, seat, Good::Yellow)),
        Place::GemstoneDealer => match game.dealer_price() {
            Some(price) if lira >= price => 20.0,
            Some(price) if lira + 3 >= price => 6.0,
            Some(_) | None => 0.0,
        },
    }
}

/// The revenue less what the goods are worth anyway.
fn sale(goods: Goods, demanded: Goods, revenue: [f32; 6]) -> f32 {
    let sold: u32 = Good::ALL.map(|good| u32::from(goods[good].min(demanded[good]))).iter().sum();
    revenue[(sold as usize).min(5)] - 1.8 * sold as f32
}

fn tile(game: &Game, seat: Seat, good: Good) -> f32 {
    if game.has_tile(seat, good) {
        return 0.0;
    }
    match game.next_tile(good) {
        Some(number) if game.goods(seat)[good] >= number => 9.0,
        Some(_) | None => 0.0,
    }
}
