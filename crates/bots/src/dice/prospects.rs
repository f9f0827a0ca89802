//! What things are worth in the dice game, in rubies.

use bazaar_dice::{
    Chance, Dice, Face, Game, Good, Goods, MosqueTile, Question, Sort, TileKind, Track,
};
use tabletop::{Game as _, Seat, Turn};

/// A tile of a colour, at least; more of one colour are worth more together.
const TILE: f32 = 0.12;
const BROWN: f32 = 0.19;
const LIRA: f32 = 0.06;
const CRYSTAL: f32 = 0.09;
/// A whole turn that is still to come.
pub(super) const TURN: f32 = 0.6;
/// A bazaar card that is turned up, and what every further one adds.
const CARD: f32 = 0.22;
const FURTHER_CARD: f32 = 0.07;

/// How many turns everybody has still to come, at a guess.
pub(super) fn turns_left(game: &Game) -> f32 {
    if game.is_last_round() {
        return 0.0;
    }
    let most = Seat::all(game.seats()).map(|seat| game.rubies(seat)).max().unwrap_or(0);
    let to_go = f32::from(game.rubies_to_end().saturating_sub(most));
    0.3 + 1.4 * to_go
}

/// What a seat has, in rubies; not what it may make of the dice on the table.
pub(super) fn stand(game: &Game, seat: Seat) -> f32 {
    let turns = turns_left(game);
    // What is not a ruby when the game ends only breaks ties.
    let use_of_things = (turns / 1.5).min(1.0);
    let mut things = 0.0;
    let goods = game.goods(seat);
    let mut colours = 0;
    for good in Good::ALL {
        let count = f32::from(goods[good]);
        things += TILE * count + 0.012 * count.min(5.0) * count.min(5.0);
        colours += u8::from(goods[good] > 0);
    }
    things += 0.02 * f32::from(colours);
    things += BROWN * f32::from(game.stock(seat, Sort::Brown));
    let crystals = f32::from(game.stock(seat, Sort::Crystal));
    things += CRYSTAL * crystals.min(3.0) + 0.04 * (crystals - 3.0).max(0.0);
    things += LIRA * f32::from(game.stock(seat, Sort::Lira));
    let mut worth = f32::from(game.rubies(seat)) + use_of_things * things;
    for tile in game.mosque_tiles(seat).iter() {
        worth += a_turn_with(tile.kind()) * turns;
    }
    worth += mosque(game, seat, 0) * use_of_things.max(0.2);
    worth + 0.000_5 * f32::from(game.worth(seat))
}

/// How near the ruby of the mosque is, with so many more tiles.
fn mosque(game: &Game, seat: Seat, more: u8) -> f32 {
    if game.has_mosque_ruby(seat) {
        return 0.0;
    }
    let missing =
        game.side().tiles_for_mosque_ruby.saturating_sub(game.mosque_tiles(seat).len() + more);
    [1.0, 0.5, 0.3, 0.17, 0.08, 0.0][usize::from(missing.min(5))]
}

/// What a tile of this kind brings in one turn.
const fn a_turn_with(kind: TileKind) -> f32 {
    match kind {
        TileKind::Lira => 0.16,
        TileKind::Crystal => 0.07,
        TileKind::Card => 0.17,
        TileKind::Action => 0.15,
        TileKind::Good => 0.06,
        TileKind::Die => 0.14,
    }
}

/// What an open tile is worth to a seat.
fn worth_of(game: &Game, seat: Seat, tile: MosqueTile) -> f32 {
    let rubies = mosque(game, seat, 1) - mosque(game, seat, 0);
    // It does not work in the turn in which it is bought.
    rubies + a_turn_with(tile.kind()) * (turns_left(game) - 0.3).max(0.0)
}

/// What the player on turn may still make of dice and actions.
pub(super) fn prospects(game: &Game) -> f32 {
    let actions = usize::from(game.actions_left());
    let in_the_air = match game.turn() {
        Turn::Chance(Chance::Dice { dice }) => f32::from(dice),
        Turn::Chance(Chance::Card) => return CARD + deeds(game, actions),
        Turn::Chance(Chance::Tile) | Turn::Decide(..) => 0.0,
        Turn::Over => return 0.0,
    };
    if in_the_air > 0.0 {
        return TURN * in_the_air / 5.0 + 0.5 * deeds(game, actions);
    }
    if game.dice().total() == 0 && !has_rolled(game) {
        return TURN;
    }
    deeds(game, actions)
}

fn has_rolled(game: &Game) -> bool {
    !matches!(game.turn().question(), Some(Question::Roll { .. } | Question::Reveal { .. }))
}

/// The best actions that dice and tiles allow, not quite exactly.
fn deeds(game: &Game, actions: usize) -> f32 {
    if actions == 0 {
        return 0.0;
    }
    let seat = game.seat_on_turn();
    let [first, second] = purchases(game, seat);
    // The second purchase finds some of its goods used up.
    let mut gains = [first, 0.7 * second, carpet(game, seat), coins(game, seat), cards(game)];
    gains.sort_by(|one, other| other.total_cmp(one));
    gains[..actions.min(gains.len())].iter().sum()
}

/// What the two best purchases bring.
fn purchases(game: &Game, seat: Seat) -> [f32; 2] {
    let means = Means::of(game, seat);
    let mut best = TwoBest::default();
    for (good, track) in Good::ALL.into_iter().zip(Track::ALL) {
        if let Some(cost) = game.next_number(track).and_then(|price| means.for_colour(good, price))
        {
            best.add(1.0 - cost);
        }
        if means.dice_of(good) >= 2 {
            best.add(TILE + 0.03);
        }
        if means.dice_of(good) >= 4 {
            best.add(TILE);
        }
    }
    if let Some(cost) = game.next_number(Track::Left).and_then(|any| means.for_each(any)) {
        best.add(1.0 - cost);
    }
    for tile in game.open_tiles().iter() {
        let cost = match tile.good() {
            Some(good) => means.for_colour(good, 3),
            None => means.for_each(0),
        };
        if let Some(cost) = cost {
            best.add(worth_of(game, seat, tile) - cost);
        }
    }
    match Good::ALL.into_iter().filter(|good| means.dice_of(*good) > 0).count() {
        4 => best.add(2.0 * TILE + 0.05),
        3 => best.add(BROWN),
        2 => best.add(CRYSTAL),
        _ => {}
    }
    best.0
}

/// The ruby for Lira.
fn carpet(game: &Game, seat: Seat) -> f32 {
    let lira = f32::from(game.stock(seat, Sort::Lira));
    match game.next_number(Track::Right) {
        Some(price) if lira >= f32::from(price) => 1.0 - LIRA * f32::from(price),
        Some(_) | None => 0.0,
    }
}

fn coins(game: &Game, seat: Seat) -> f32 {
    let coins = f32::from(game.dice()[Face::Coin]);
    if coins == 0.0 {
        return 0.0;
    }
    let with = game.mosque_tiles(seat).of(TileKind::Good);
    2.0 * LIRA * coins + TILE * f32::from(with)
}

fn cards(game: &Game) -> f32 {
    let cards = f32::from(game.dice()[Face::Card]);
    if cards > 0.0 { CARD + FURTHER_CARD * (cards - 1.0) } else { 0.0 }
}

/// What goods are paid with: dice are free, tiles are not.
struct Means {
    dice: Dice,
    goods: Goods,
    brown: u8,
}

impl Means {
    fn of(game: &Game, seat: Seat) -> Self {
        Self { dice: game.dice(), goods: game.goods(seat), brown: game.stock(seat, Sort::Brown) }
    }

    fn dice_of(&self, good: Good) -> u8 {
        self.dice[Face::from(good)]
    }

    /// What the tiles given for `price` goods of a colour are worth, if there are enough.
    fn for_colour(&self, good: Good, price: u8) -> Option<f32> {
        let left = price.saturating_sub(self.dice_of(good));
        let tiles = left.min(self.goods[good]);
        let browns = left - tiles;
        (browns <= self.brown).then(|| 0.15 * f32::from(tiles) + BROWN * f32::from(browns))
    }

    /// What the tiles given for one good of each colour and `any` more are worth.
    fn for_each(&self, any: u8) -> Option<f32> {
        let (mut cost, mut browns, mut spare_dice, mut spare) = (0.0, 0, 0, 0);
        for good in Good::ALL {
            if self.dice_of(good) > 0 {
                spare_dice += self.dice_of(good) - 1;
                spare += self.goods[good];
            } else if self.goods[good] > 0 {
                cost += 0.13;
                spare += self.goods[good] - 1;
            } else {
                browns += 1;
            }
        }
        let left = any.saturating_sub(spare_dice);
        let tiles = left.min(spare);
        browns += left - tiles;
        (browns <= self.brown).then(|| cost + 0.14 * f32::from(tiles) + BROWN * f32::from(browns))
    }
}

/// The highest gain and the second highest.
#[derive(Default)]
struct TwoBest([f32; 2]);

impl TwoBest {
    fn add(&mut self, gain: f32) {
        if gain > self.0[0] {
            self.0 = [gain, self.0[0]];
        } else if gain > self.0[1] {
            self.0[1] = gain;
        }
    }
}
