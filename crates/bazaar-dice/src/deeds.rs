//! The eight actions of the overview: what happens when they are taken.

use tabletop::{Answers, Sink};

use crate::{
    Action, Dice, Event, Face, Game, Good, Goods, Missing, Reason, Refusal, Sort, data,
    price::{Given, Payment, for_each_choice},
    step::{Purchase, Step},
    track::RubyPrice,
};

/// An action begins: one fewer is left, and there is no more rolling.
fn start<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    game.this_turn.actions -= 1;
    game.this_turn.acted = true;
    game.steps.replace(Step::Act { by_hand: false });
    sink.tell(Event::Acted { seat: game.seat, action });
}

/// Goods are given for something.
#[inline]
pub(crate) fn buy<S: Sink<Event>>(
    game: &mut Game,
    purchase: Purchase,
    by_hand: bool,
    sink: &mut S,
) {
    start(game, purchase.action(), sink);
    let Some(price) = game.price(purchase) else {
        return buy_for_lira(game, purchase, sink);
    };
    let means = game.means();
    if by_hand {
        let given = Given::default();
        game.steps.push(Step::Pay { purchase, good: Good::Red, given });
        return pay_without_choice(game, sink);
    }
    if means.colours_are_open(price) {
        game.steps.push(Step::Give { purchase });
    } else {
        game.pay_goods(means.payment(price, None), sink);
        receive(game, purchase, sink);
    }
}

/// The right carpet.
fn buy_for_lira<S: Sink<Event>>(game: &mut Game, purchase: Purchase, sink: &mut S) {
    if let Purchase::Ruby(track) = purchase
        && let Some(RubyPrice::Lira(lira)) = game.ruby_price(track)
    {
        game.pay(game.seat, Sort::Lira, lira, sink);
        receive(game, purchase, sink);
    }
}

/// The colours that the price leaves open were named.
pub(crate) fn give<S: Sink<Event>>(
    game: &mut Game,
    purchase: Purchase,
    goods: Goods,
    sink: &mut S,
) {
    game.steps.pop();
    if let Some(price) = game.price(purchase) {
        game.pay_goods(game.means().payment(price, Some(goods)), sink);
    }
    receive(game, purchase, sink);
}

/// By hand: what is given of one colour.
pub(crate) fn pay<S: Sink<Event>>(game: &mut Game, dice: u8, tiles: u8, sink: &mut S) {
    let Step::Pay { purchase, good, mut given } = game.steps.top() else { return };
    given.dice[good] = dice;
    given.tiles[good] = tiles;
    if let Some(good) = Good::ALL.get(good.index() + 1) {
        game.steps.replace(Step::Pay { purchase, good: *good, given });
        return pay_without_choice(game, sink);
    }
    game.steps.pop();
    if let Some(price) = game.price(purchase) {
        let Given { dice, tiles } = given;
        let brown = price.total() - dice.total() - tiles.total();
        game.pay_goods(Payment { dice, tiles, brown }, sink);
    }
    receive(game, purchase, sink);
}

/// Colours of which only one thing can be given are not asked for.
fn pay_without_choice<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let mut answers = Answers::new();
    pay_answers(game, &mut answers);
    if let [Action::Pay { dice, tiles }] = answers[..] {
        pay(game, dice, tiles, sink);
    }
}

pub(crate) fn pay_answers(game: &Game, answers: &mut Answers<Action>) {
    if let Step::Pay { purchase, good, given } = game.steps.top()
        && let Some(price) = game.price(purchase)
    {
        game.means().pay_answers(price, good, given, answers);
    }
}

pub(crate) fn give_answers(game: &Game, purchase: Purchase, answers: &mut Answers<Action>) {
    if let Some(price) = game.price(purchase) {
        game.means().give_answers(price, answers);
    }
}

/// The price is paid.
fn receive<S: Sink<Event>>(game: &mut Game, purchase: Purchase, sink: &mut S) {
    let seat = game.seat;
    match purchase {
        Purchase::Pair(good) => game.gain(seat, good.into(), 1, sink),
        Purchase::TwoDifferent => game.gain(seat, Sort::Crystal, 1, sink),
        Purchase::ThreeDifferent => game.gain(seat, Sort::Brown, 1, sink),
        Purchase::FourDifferent => game.steps.push(Step::Take { count: 2 }),
        Purchase::Tile(tile) => game.gain_tile(tile, sink),
        Purchase::Ruby(track) => game.gain_ruby_of(track, sink),
    }
}

/// All coin dice, and a good for each tile that says so (D-13, D-43).
pub(crate) fn coins<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    start(game, Action::Coins {}, sink);
    let coins = game.dice_of(Face::Coin);
    let mut dice = Dice::NONE;
    dice[Face::Coin] = coins;
    game.use_dice(dice, sink);
    game.gain(game.seat, Sort::Lira, data::LIRA_PER_COIN * coins, sink);
    for tile in game.this_turn.goods_with_coins.iter() {
        if let Some(good) = tile.good() {
            game.gain(game.seat, good.into(), 1, sink);
        }
    }
}

/// Card dice: as many cards are turned up (D-14, D-70).
pub(crate) fn cards<S: Sink<Event>>(game: &mut Game, count: u8, sink: &mut S) {
    start(game, Action::Cards { count }, sink);
    let mut dice = Dice::NONE;
    dice[Face::Card] = count;
    game.use_dice(dice, sink);
    game.steps.push(Step::Close);
    game.steps.push(Step::Draw { left: count, dice: count });
}

/// Tiles of choice, any mix of the four colours (D-12, D-73).
pub(crate) fn take<S: Sink<Event>>(game: &mut Game, goods: Goods, sink: &mut S) {
    game.steps.pop();
    for good in Good::ALL {
        game.gain(game.seat, good.into(), goods[good], sink);
    }
}

pub(crate) fn take_answers(count: u8, answers: &mut Answers<Action>) {
    for_each_choice(Goods::each(count), count, |goods| answers.push(Action::Take { goods }));
}

/// Why goods cannot be given for this.
pub(crate) fn check_buy(game: &Game, purchase: Purchase) -> Result<(), Refusal> {
    if game.this_turn.actions == 0 {
        return Err(Refusal::new(Reason::NoActionLeft, 3));
    }
    match purchase {
        Purchase::Tile(tile) if !game.display.contains(tile) => {
            return Err(Refusal::new(Reason::NotOpen, 15));
        }
        Purchase::Ruby(track) => match game.ruby_price(track) {
            None => return Err(Refusal::new(Reason::NoneLeft, 66)),
            Some(RubyPrice::Lira(lira)) => {
                let short = lira.saturating_sub(game.me().has(Sort::Lira));
                let missing = Missing { lira: short, ..Missing::default() };
                return if short == 0 { Ok(()) } else { Err(Refusal::short(missing, 16)) };
            }
            Some(RubyPrice::Goods(_)) => {}
        },
        Purchase::Pair(_)
        | Purchase::TwoDifferent
        | Purchase::ThreeDifferent
        | Purchase::FourDifferent
        | Purchase::Tile(_) => {}
    }
    let Some(price) = game.price(purchase) else { return Ok(()) };
    let means = game.means();
    let short = means.brown_needed(price).saturating_sub(means.brown);
    if short == 0 {
        return Ok(());
    }
    Err(Refusal::short(Missing { goods: short, ..Missing::default() }, purchase.ruling()))
}

impl Purchase {
    #[inline]
    pub(crate) const fn action(self) -> Action {
        match self {
            Self::Pair(good) => Action::Pair { good },
            Self::TwoDifferent => Action::TwoDifferent {},
            Self::ThreeDifferent => Action::ThreeDifferent {},
            Self::FourDifferent => Action::FourDifferent {},
            Self::Tile(tile) => Action::Tile { tile },
            Self::Ruby(track) => Action::Ruby { track },
        }
    }

    const fn ruling(self) -> u8 {
        match self {
            Self::Pair(_) => 9,
            Self::TwoDifferent => 10,
            Self::ThreeDifferent => 11,
            Self::FourDifferent => 12,
            Self::Tile(_) => 15,
            Self::Ruby(_) => 16,
        }
    }
}
