//! Bazaar cards: what they bring to the player on turn, and to the others.

use tabletop::{Answers, Seat, Sink};

use crate::{
    Action, Card, Event, Game, Goods, Missing, Reason, Refusal, Sort, Track,
    data::{self, CardEffect, Condition, Gain},
    price::{Means, Payment, Price, for_each_choice},
    step::Step,
};

/// A card was turned up.
pub(crate) fn drawn<S: Sink<Event>>(game: &mut Game, card: Card, left: u8, dice: u8, sink: &mut S) {
    game.deck.remove(card);
    game.open_cards.insert(card);
    sink.tell(Event::CardRevealed { seat: game.seat, card });
    if left > 1 {
        game.steps.replace(Step::Draw { left: left - 1, dice });
    } else if game.open_cards.len() > 1 {
        game.steps.replace(Step::Choose { dice });
    } else {
        carry_out(game, card, dice, sink);
    }
}

/// The cards that can be carried out.
pub(crate) fn choose_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.extend(game.open_cards.iter().map(|card| Action::Choose { card }));
}

/// The part of the player on turn, or the question whether he wants it; then the others.
pub(crate) fn carry_out<S: Sink<Event>>(game: &mut Game, card: Card, dice: u8, sink: &mut S) {
    let seat = game.seat;
    sink.tell(Event::CardChosen { seat, card });
    match card.effect() {
        CardEffect::Sell { .. } => game.gain(seat, Sort::Lira, data::SELL_LIRA, sink),
        CardEffect::Crate { .. } => game.gain(seat, Sort::Brown, 1, sink),
        CardEffect::Goods { good } => game.gain(seat, good.into(), 1, sink),
        CardEffect::Resource { sort } => {
            game.gain(seat, sort, 1, sink);
            game.gain(seat, Sort::Lira, data::RESOURCE_LIRA, sink);
        }
        CardEffect::Own { .. } => return game.steps.replace(Step::Card { card, dice }),
    }
    game.steps.replace(Step::Offer { card, seat: seat.next(game.seats()) });
}

/// Whether this player has something to decide. Who may only take, takes.
pub(crate) fn offer_is_open<S: Sink<Event>>(
    game: &mut Game,
    card: Card,
    seat: Seat,
    sink: &mut S,
) -> bool {
    if let CardEffect::Crate { good } = card.effect() {
        game.gain(seat, good.into(), 1, sink);
        return false;
    }
    may_accept(game, card, seat)
}

/// Whether this player can pay what the offer asks for.
fn may_accept(game: &Game, card: Card, seat: Seat) -> bool {
    let player = &game.players[seat.index()];
    match card.effect() {
        CardEffect::Sell { sort, .. } => {
            player.has(sort) > 0 || sort.good().is_some() && player.has(Sort::Brown) > 0
        }
        CardEffect::Goods { .. } => player.has(Sort::Lira) >= data::GOODS_PRICE,
        CardEffect::Resource { .. } => true,
        CardEffect::Crate { .. } | CardEffect::Own { .. } => false,
    }
}

pub(crate) fn offer_answers(game: &Game, card: Card, seat: Seat, answers: &mut Answers<Action>) {
    let player = &game.players[seat.index()];
    match card.effect() {
        CardEffect::Sell { sort, .. } => {
            if player.has(sort) > 0 {
                answers.push(Action::Sell { sort });
            }
            // Ruling D-59: a brown tile will do for a colour.
            if sort.good().is_some() && player.has(Sort::Brown) > 0 {
                answers.push(Action::Sell { sort: Sort::Brown });
            }
            answers.push(Action::Decline {});
        }
        CardEffect::Goods { .. } => {
            if player.has(Sort::Lira) >= data::GOODS_PRICE {
                answers.push(Action::Accept {});
            }
            answers.push(Action::Decline {});
        }
        // Ruling D-24: one of the two has to be taken.
        CardEffect::Resource { sort } => {
            answers.push(Action::Pick { sort });
            answers.push(Action::Pick { sort: Sort::Lira });
        }
        CardEffect::Crate { .. } | CardEffect::Own { .. } => {}
    }
}

/// One of the others has answered; the next one follows.
pub(crate) fn offered<S: Sink<Event>>(
    game: &mut Game,
    card: Card,
    seat: Seat,
    action: Action,
    sink: &mut S,
) {
    game.steps.replace(Step::Offer { card, seat: seat.next(game.seats()) });
    if action == (Action::Decline {}) {
        return sink.tell(Event::CardDeclined { seat, card });
    }
    match card.effect() {
        CardEffect::Sell { lira, .. } => {
            if let Action::Sell { sort } = action {
                game.pay(seat, sort, 1, sink);
                game.gain(seat, Sort::Lira, lira, sink);
            }
        }
        CardEffect::Goods { good } => {
            game.pay(seat, Sort::Lira, data::GOODS_PRICE, sink);
            game.gain(seat, good.into(), 1, sink);
        }
        CardEffect::Resource { .. } => {
            if let Action::Pick { sort } = action {
                let count = if sort == Sort::Lira { data::RESOURCE_LIRA } else { 1 };
                game.gain(seat, sort, count, sink);
            }
        }
        CardEffect::Crate { .. } | CardEffect::Own { .. } => {}
    }
}

/// What can be answered to a card of one's own.
pub(crate) fn card_answers(game: &Game, card: Card, dice: u8, answers: &mut Answers<Action>) {
    if check_card(game, card, dice).is_ok()
        && let CardEffect::Own { condition, .. } = card.effect()
    {
        match condition {
            Condition::GiveDifferent { count } => {
                tile_choices(game, count, |goods| answers.push(Action::Give { goods }));
            }
            Condition::GiveTile => {
                answers.extend(game.me().tiles.iter().map(|tile| Action::GiveUp { tile }));
            }
            Condition::Give { .. } | Condition::CardDice { .. } | Condition::OwnBrown { .. } => {
                answers.push(Action::Accept {});
            }
        }
    }
    answers.push(Action::Decline {});
}

/// Goods tiles of different colours, brown ones for those that are missing (D-72).
fn tile_choices(game: &Game, count: u8, mut choice: impl FnMut(Goods)) {
    let Means { tiles, brown, .. } = game.means();
    let there = tiles.at_most(Goods::each(1));
    for coloured in (0..=count).rev() {
        if count - coloured <= brown {
            for_each_choice(there, coloured, &mut choice);
        }
    }
}

/// Whether the condition of a card is met and there is something to gain.
pub(crate) fn check_card(game: &Game, card: Card, dice: u8) -> Result<(), Refusal> {
    let CardEffect::Own { condition, gain } = card.effect() else { return Ok(()) };
    match gain {
        Gain::Ruby if !game.has_rubies() => return Err(Refusal::new(Reason::NoneLeft, 61)),
        Gain::Tile if game.display.is_empty() => return Err(Refusal::new(Reason::NoneLeft, 53)),
        Gain::Ruby | Gain::Tile | Gain::Goods { .. } | Gain::Some { .. } => {}
    }
    let me = game.me();
    let (missing, ruling) = match condition {
        Condition::Give { sort, count } => (Missing::of(sort, count, me.has(sort)), 58),
        Condition::GiveDifferent { count } => {
            let means = Means { dice: Goods::NONE, ..game.means() };
            let needed = means.brown_needed(Price::different(count));
            let goods = needed.saturating_sub(means.brown);
            (Missing { goods, ..Missing::default() }, 72)
        }
        Condition::GiveTile => {
            let tiles = u8::from(me.tiles.is_empty());
            (Missing { tiles, ..Missing::default() }, 74)
        }
        Condition::CardDice { count } => {
            let card_dice = count.saturating_sub(dice);
            (Missing { card_dice, ..Missing::default() }, 56)
        }
        Condition::OwnBrown { count } => (Missing::of(Sort::Brown, count, me.has(Sort::Brown)), 59),
    };
    if missing == Missing::default() { Ok(()) } else { Err(Refusal::short(missing, ruling)) }
}

/// The answer to a card of one's own.
pub(crate) fn answered<S: Sink<Event>>(game: &mut Game, card: Card, action: Action, sink: &mut S) {
    let seat = game.seat;
    game.steps.pop();
    let CardEffect::Own { condition, gain } = card.effect() else { return };
    if action == (Action::Decline {}) {
        sink.tell(Event::CardDeclined { seat, card });
        return game.gain(seat, Sort::Lira, data::CONSOLATION, sink);
    }
    let mut given_up = None;
    match condition {
        Condition::Give { sort, count } => game.pay(seat, sort, count, sink),
        Condition::GiveDifferent { count } => {
            if let Action::Give { goods } = action {
                let brown = count - goods.total();
                game.pay_goods(Payment { tiles: goods, brown, ..Payment::default() }, sink);
            }
        }
        Condition::GiveTile => {
            if let Action::GiveUp { tile } = action {
                given_up = Some(tile);
            }
        }
        Condition::CardDice { .. } | Condition::OwnBrown { .. } => {}
    }
    match gain {
        Gain::Ruby => game.steps.push(Step::Ruby),
        Gain::Tile => game.steps.push(Step::Tile),
        Gain::Goods { count } => game.steps.push(Step::Take { count }),
        Gain::Some { sort, count } => game.gain(seat, sort, count, sink),
    }
    if let Some(tile) = given_up {
        game.give_up_tile(tile, sink);
        game.steps.push(Step::Refill);
    }
}

/// The next ruby of any track, whatever it costs (D-60).
pub(crate) fn ruby_answers(game: &Game, answers: &mut Answers<Action>) {
    let tracks = Track::ALL.into_iter().filter(|track| game.rubies_left(*track) > 0);
    answers.extend(tracks.map(|track| Action::Ruby { track }));
}

pub(crate) fn tile_answers(game: &Game, answers: &mut Answers<Action>) {
    answers.extend(game.display.iter().map(|tile| Action::Tile { tile }));
}
