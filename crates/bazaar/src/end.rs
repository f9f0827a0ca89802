//! How turns, rounds and the game begin and end.

use tabletop::{Answers, Ranking, Seat, Sink};

use crate::{
    Action, Card, Event, Game, Good,
    cards::{
        coffee_lira, copy, dice_letter, dice_yield, five_lira, good_and_lira, good_lira, one_good,
        swap,
    },
    game::ThisTurn,
    step::Step,
};

/// A player gets the card everybody begins with; after the last one the game begins.
pub(crate) fn deal<S: Sink<Event>>(game: &mut Game, seat: Seat, card: Card, sink: &mut S) {
    game.steps.pop();
    game.draw(seat, card, sink);
    if seat.index() + 1 == game.seat_count() {
        begin_turn(game, sink);
    } else {
        game.steps.push(Step::Deal(seat.next(game.seat_count())));
    }
}

/// Nothing has happened in this turn yet.
fn forget_the_turn(game: &mut Game) {
    game.this_turn = ThisTurn::default();
    if game.rules.has_letters() {
        game.letters.bonus_turn = false;
        game.letters.not_paid = None;
    }
}

pub(crate) fn begin_turn<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    forget_the_turn(game);
    game.steps.restart(Step::Move);
    sink.tell(Event::TurnBegan { seat: game.seat });
}

/// The turn is over; whose turn comes next is not said yet.
pub(crate) fn leave_turn<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let seat = game.seat;
    if game.this_turn.caravansary_used && game.rules.caravansary_has_a_leader() {
        game.caravan_leader = Some(seat);
        sink.tell(Event::CaravanLeader { seat });
    }
    sink.tell(Event::TurnEnded { seat });
}

pub(crate) fn end_turn<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    leave_turn(game, sink);
    game.seat = game.seat.next(game.seat_count());
    // Everybody had the same number of turns once it is the start player's turn again.
    if game.last_round && game.seat.index() == 0 {
        forget_the_turn(game);
        ask_final_cards(game, 0, sink);
    } else {
        begin_turn(game, sink);
    }
}

/// Asks the next player with cards, in turn order (B-56). Hand sizes are public, so nothing is
/// learnt from a question that does not come (B-90).
fn ask_final_cards<S: Sink<Event>>(game: &mut Game, from: usize, sink: &mut S) {
    let next = Seat::all(game.seat_count())
        .skip(from)
        .find(|seat| !game.players[seat.index()].hand.is_empty());
    if let Some(seat) = next {
        game.seat = seat;
        game.steps.restart(Step::FinalCards(seat));
    } else {
        game.steps.restart(Step::Over);
        sink.tell(Event::GameOver);
    }
}

/// Ruling B-54: only cards that bring goods or money, and not the one that calls the family home.
pub(crate) fn final_answers(game: &Game, answers: &mut Answers<Action>) {
    let hand = game.me().hand;
    if hand.has(Card::FiveLira) {
        answers.push(Action::FiveLira {});
    }
    if hand.has(Card::OneGood) {
        answers.extend(Good::ALL.map(|good| Action::OneGood { good }));
    }
    // Ruling M-73: those of the expansion that bring goods or money.
    if coffee_lira::check(game).is_ok() {
        answers.push(Action::CoffeeLira {});
    }
    if dice_yield::check(game).is_ok() {
        answers.push(Action::DiceYield {});
    }
    if swap::check(game).is_ok() {
        answers.push(Action::Swap {});
    }
    // Ruling L-108: and those of Letters & Seals.
    if dice_letter::check(game).is_ok() {
        answers.push(Action::DiceLetter {});
    }
    good_lira::answers(game, answers);
    for good in Good::ALL {
        if good_and_lira::check(game, good).is_ok() {
            answers.push(Action::GoodAndLira { good });
        }
    }
    answers.push(Action::Done {});
}

pub(crate) fn final_card<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
    if action == (Action::FiveLira {}) {
        five_lira::play(game, sink);
    } else if let Action::OneGood { good } = action {
        one_good::play(game, good, sink);
    } else if action == (Action::CoffeeLira {}) {
        coffee_lira::play(game, sink);
    } else if action == (Action::DiceYield {}) {
        return dice_yield::play(game, sink);
    } else if action == (Action::Swap {}) {
        return swap::play(game, sink);
    } else if action == (Action::DiceLetter {}) {
        return dice_letter::play(game, sink);
    } else if let Action::GoodLira { ware } = action {
        good_lira::play(game, ware, sink);
    } else if let Action::GoodAndLira { good } = action {
        good_and_lira::play(game, good, sink);
    } else if action == (Action::Copy {}) {
        return copy::play(game, sink);
    }
    // An empty hand is public, so nobody is asked about it (B-90).
    if action == (Action::Done {}) || game.me().hand.is_empty() {
        ask_final_cards(game, game.seat.index() + 1, sink);
    }
}

/// A card that took several steps is done. If it was the last one after the last round, nobody is
/// asked about an empty hand (B-90).
pub(crate) fn after_final_card<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    if matches!(game.steps.top(), Step::FinalCards(_)) && game.me().hand.is_empty() {
        ask_final_cards(game, game.seat.index() + 1, sink);
    }
}

/// Rubies, then Lira, then goods, then cards; equal in all of them is a shared place.
pub(crate) fn ranking(game: &Game) -> Option<Ranking> {
    if game.steps.top() != Step::Over {
        return None;
    }
    let scores: Vec<_> = game
        .everybody()
        .map(|(_, player)| (player.rubies, player.lira, player.goods.total(), player.hand.len()))
        .collect();
    Some(Ranking::by_score(&scores))
}
