//! Phase 2: 2 Lira for every other merchant at the place, all or none (B-16).

use tabletop::{Answers, Seat, Sink};

use super::{
    action::Action,
    ask::{Ask, Window},
    meet::{place_rolled, tell_moved},
    question::Question,
    roll::Settle,
    step::{Actor, Step, steps},
};
use crate::{
    pieces::{
        dice::Dice,
        place::Place,
        roll::{Roll, rolls},
    },
    seen::{
        event::{Event, Figure},
        kind::Stops,
        refusal::{
            Refusal,
            Ruling::{self, B},
        },
    },
    table::game::Game,
};

impl Ask for steps::PayMerchants {
    fn question(self, game: &Game) -> Question {
        let place = game.figure_place();
        Question::PayMerchants { lira: toll_at(game, place), neutral: neutrals_met(game, place) }
    }

    fn ruling(self) -> Ruling {
        B(16)
    }

    #[inline]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        if check_pay(game).is_ok() {
            answers.push(Action::Pay {});
        }
        answers.push(Action::Stop {});
    }

    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        if matches!(action, Action::Pay {}) {
            pay(game, sink);
        } else {
            game.stop(sink);
        }
    }

    fn window(self, _: &Game) -> Window {
        Window::Outside
    }

    #[inline]
    fn is_in_movement(self) -> bool {
        true
    }

    fn wanted(self, _: &Game) -> Vec<Action> {
        vec![Action::Pay {}]
    }

    fn on_the_way(self, game: &Game, _: &[Action]) -> Result<Action, Stops> {
        if check_pay(game).is_err() {
            return Err(Stops::Price);
        }
        let rolls = neutrals_met(game, game.figure_place()) > 0;
        if rolls { Err(Stops::Reveal) } else { Ok(Action::Pay {}) }
    }
}

/// Why the merchants cannot be paid.
pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
    let asked = matches!(action, Action::Pay {}) && game.steps.top() == Step::PayMerchants;
    asked.then(|| check_pay(game))
}

/// What has to be paid here in all.
#[inline]
pub(crate) fn toll(game: &Game) -> u32 {
    toll_at(game, game.figure_place())
}

/// What has to be paid to those who are at a place.
#[inline]
pub(crate) fn toll_at(game: &Game, place: Place) -> u32 {
    // Nobody is paid at the Fountain, nor moved there (B-19, L-33).
    if place == Place::Fountain {
        return 0;
    }
    let met: u32 = game.others().map(|(seat, _)| figures_paid(game, seat, place)).sum();
    Game::TOLL * (met + u32::from(neutrals_met(game, place)))
}

/// The figures of another player that are paid for, each of them (L-31, L-32). The merchant one
/// jumps to is not (L-99).
#[inline]
fn figures_paid(game: &Game, seat: Seat, place: Place) -> u32 {
    let merchant = game.players[seat.index()].merchant == place && game.is_paid(seat);
    u32::from(merchant) + game.second_figures_at(seat, place)
}

#[inline]
fn neutrals_met(game: &Game, place: Place) -> u8 {
    game.neutrals().iter().filter(|neutral| **neutral == place).count() as u8
}

#[inline]
fn check_pay(game: &Game) -> Result<(), Refusal> {
    let (lira, toll) = (game.me().lira, toll(game));
    if lira < toll { Err(Refusal::short_of_lira(lira, toll, B(16))) } else { Ok(()) }
}

/// Everybody is paid in one go; then the neutral merchants met are rolled for, one by one, before
/// the action (B-69).
fn pay<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let place = game.figure_place();
    let seat = game.seat;
    game.this_turn.moved_on = true;
    for to in Seat::all(game.seats()) {
        if to == seat {
            continue;
        }
        let lira = Game::TOLL * figures_paid(game, to, place);
        if lira > 0 {
            let me = game.me_mut();
            me.lira = me.lira.saturating_sub(lira);
            let other = &mut game.players[to.index()];
            other.lira = other.lira.saturating_add(lira);
            sink.tell(Event::MerchantPaid { seat, to, lira });
        }
    }
    let neutral = neutrals_met(game, place);
    if neutral > 0 {
        game.pay_lira(Game::TOLL * u32::from(neutral), sink);
    }
    game.steps.replace(Step::Act { place, actor: Actor::Merchant });
    // The last one is pushed first, so that the first one is rolled for first.
    for merchant in (0..game.neutrals().len()).rev() {
        if game.neutral_merchants[merchant] == place {
            let roll = Roll::Neutral { merchant: merchant as u8 };
            game.steps.push(Step::RollDice { roll });
        }
    }
}

/// A neutral merchant goes where the dice send him; nothing else follows (B-20).
impl Settle for rolls::Neutral {
    fn settle<S: Sink<Event>>(self, game: &mut Game, dice: Dice, sink: &mut S) {
        let merchant = usize::from(self.merchant);
        let to = place_rolled(dice);
        let colour = game.colours[(2 + merchant).min(game.colours.len() - 1)];
        if let Some(place) = game.neutral_merchants.get_mut(merchant) {
            let from = std::mem::replace(place, to);
            tell_moved(Figure::NeutralMerchant(colour), from, to, sink);
        }
    }
}
