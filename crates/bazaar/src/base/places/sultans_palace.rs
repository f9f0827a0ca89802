//! Sultan's Palace 13: a ruby for all goods of the track that no ruby covers.
//!
//! The track asks for blue, red, green, yellow, any, and the same again. The wild goods are named
//! with the delivery: one payment, one answer (B-58, B-91).

use tabletop::{Answers, Sink};

use super::track;
use crate::{
    Action, Event, Game, Good, Goods, Place, Question, Reason, Refusal,
    Ruling::{self, B},
    Wild,
    pieces::place::at,
    turn::{
        ask::Ask,
        step::{Step, steps},
        visit::Visit,
    },
};

/// The squares in order; a wild one is `None`.
const SQUARES: [Option<Good>; 10] = [
    Some(Good::Blue),
    Some(Good::Red),
    Some(Good::Green),
    Some(Good::Yellow),
    None,
    Some(Good::Blue),
    Some(Good::Red),
    Some(Good::Green),
    Some(Good::Yellow),
    None,
];

/// Squares without a ruby. The last ruby lies on a square of its own, so an emptied palace counts
/// ten (B-83).
#[inline]
pub(crate) const fn open_squares(rubies: u8) -> u8 {
    SQUARES.len() as u8 + 1 - if rubies == 0 { 1 } else { rubies }
}

/// What a delivery costs with so many squares open: goods, and how many of any kind.
const fn price(open: u8) -> (Goods, u8) {
    let mut goods = [0; 4];
    let mut wild = 0;
    let mut square = 0;
    while square < open as usize && square < SQUARES.len() {
        match SQUARES[square] {
            Some(good) => goods[good as usize] += 1,
            None => wild += 1,
        }
        square += 1;
    }
    (Goods::new(goods[0], goods[1], goods[2], goods[3]), wild)
}

const PRICES: [(Goods, u8); 11] = {
    let mut prices = [(Goods::NONE, 0); 11];
    let mut open = 0;
    while open < prices.len() {
        prices[open] = price(open as u8);
        open += 1;
    }
    prices
};

/// What a delivery costs with so many rubies left.
#[inline]
pub(crate) const fn price_at(rubies: u8) -> (Goods, u8) {
    let open = open_squares(rubies) as usize;
    PRICES[if open < PRICES.len() { open } else { PRICES.len() - 1 }]
}

#[inline]
const fn price_now(game: &Game) -> (Goods, u8) {
    price_at(game.rubies.palace)
}

impl Visit for at::SultansPalace {
    #[inline]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_err() {
            return;
        }
        let (goods, wild) = price_now(game);
        let left = game.me().goods.without(goods);
        match wild {
            0 => answers.push(Action::Deliver { wild: Wild::NONE }),
            1 => answers.extend(
                Good::ALL
                    .into_iter()
                    .filter(|good| left[*good] > 0)
                    .map(|good| Action::Deliver { wild: Wild::one(good) }),
            ),
            _ => {
                for one in Good::ALL.into_iter().filter(|one| left[*one] > 0) {
                    for other in Good::ALL.into_iter().filter(|other| *other >= one) {
                        if left[other] > u8::from(other == one) {
                            answers.push(Action::Deliver { wild: Wild::two(one, other) });
                        }
                    }
                }
            }
        }
    }

    /// Whether the price can be paid in some way.
    #[inline]
    fn check(game: &Game) -> Result<(), Refusal> {
        if game.rubies.palace == 0 {
            return Err(Refusal::new(Reason::NoneLeft, B(83)));
        }
        let have = game.me().goods;
        let (goods, wild) = price_now(game);
        let missing = have.missing(goods);
        let spare = have.without(goods).total();
        let any = u32::from(wild).saturating_sub(spare);
        if missing.is_empty() && any == 0 {
            Ok(())
        } else {
            Err(Refusal::short_of_goods(missing, any, B(66)))
        }
    }

    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        if let Action::Deliver { wild } = action {
            let (goods, _) = price_now(game);
            game.pay_goods(with(goods, wild), sink);
            track::take_ruby(&mut game.rubies.palace, &mut game.rubies.supply);
            game.gain_ruby(Place::SultansPalace, sink);
        }
    }

    /// At the new price, and now it must be done.
    fn again<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
        let (_, wild) = price_now(game);
        if wild == 0 {
            Self::act(game, Action::Deliver { wild: Wild::NONE }, sink);
        } else {
            game.steps.push(Step::DeliverAgain);
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Deliver { wild } = action else { return None };
        let at = game.check_at(Place::SultansPalace, B(66));
        Some(at.and_then(|()| check_deliver(game, wild)))
    }

    /// If the price cannot be paid, the reason is the same for all wild goods: one delivery stands
    /// for all, if possible one that a card in hand would make possible.
    fn wanted(game: &Game) -> Vec<Action> {
        if Self::check(game).is_ok() {
            return Vec::new();
        }
        let (_, wild) = game.palace_price().unwrap_or_default();
        let mut deliveries = Wild::all()
            .filter(|goods| goods.iter().count() == usize::from(wild))
            .map(|wild| Action::Deliver { wild });
        let first = deliveries.clone().next();
        let lifted = deliveries.find(|delivery| game.help_with(*delivery).is_some());
        lifted.or(first).into_iter().collect()
    }
}

/// Whether it can be paid with these wild goods.
fn check_deliver(game: &Game, wild: Wild) -> Result<(), Refusal> {
    at::SultansPalace::check(game)?;
    let (price, wilds) = price_now(game);
    if wild.iter().count() != usize::from(wilds) {
        return Err(Refusal::new(Reason::NotAnAnswer, B(91)));
    }
    let missing = game.me().goods.missing(with(price, wild));
    if missing.is_empty() { Ok(()) } else { Err(Refusal::short_of_goods(missing, 0, B(66))) }
}

fn with(mut goods: Goods, wild: Wild) -> Goods {
    for good in wild.iter() {
        goods[good] += 1;
    }
    goods
}

/// Once more with the card: which wild goods?
impl Ask for steps::DeliverAgain {
    fn question(self, _: &Game) -> Question {
        Question::DeliverAgain
    }

    fn ruling(self) -> Ruling {
        B(91)
    }

    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        at::SultansPalace::answers(game, answers);
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        game.steps.pop();
        at::SultansPalace::act(game, action, sink);
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let Action::Deliver { wild } = action else { return None };
        Some(check_deliver(game, wild))
    }

    fn is_in_action(self) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_price_grows_by_the_squares_of_the_track() {
        let cases = [
            (4, Goods::new(1, 1, 1, 1), 0),
            (5, Goods::new(1, 1, 1, 1), 1),
            (6, Goods::new(1, 1, 1, 2), 1),
            (7, Goods::new(2, 1, 1, 2), 1),
            (8, Goods::new(2, 2, 1, 2), 1),
            (9, Goods::new(2, 2, 2, 2), 1),
            (10, Goods::new(2, 2, 2, 2), 2),
        ];
        for (open, goods, wild) in cases {
            assert_eq!(price(open), (goods, wild), "{open} squares open");
        }
    }

    #[test]
    fn b_83_an_emptied_palace_counts_ten_squares() {
        let cases = [(7, 4), (6, 5), (2, 9), (1, 10), (0, 10)];
        for (rubies, open) in cases {
            assert_eq!(open_squares(rubies), open, "{rubies} rubies left");
        }
    }
}
