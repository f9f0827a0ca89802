//! Phase 2: 2 Lira for every other merchant at the place, all or none (B-16).

use tabletop::Sink;

use crate::{
    Dice, Event, Figure, Game, Place, Question, Refusal, Roll,
    encounters::{place_rolled, tell_moved},
    step::{Actor, Step},
};

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
    let met = if game.rules.has_letters() {
        all_figures_paid(game, place)
    } else {
        game.others().filter(|(_, other)| other.merchant == place).count() as u32
    };
    Game::TOLL * (met + u32::from(neutrals_met(game, place)))
}

#[inline(never)]
fn all_figures_paid(game: &Game, place: Place) -> u32 {
    game.others().map(|(seat, _)| figures_paid(game, seat, place)).sum()
}

/// Rulings L-31 and L-32: merchant and companion of another player are paid for, each of them. The
/// merchant one jumps to is not (L-99).
fn figures_paid(game: &Game, seat: tabletop::Seat, place: Place) -> u32 {
    let merchant =
        game.players[seat.index()].merchant == place && game.letters.not_paid != Some(seat);
    let companion = game.letters.companions[seat.index()].place() == Some(place);
    u32::from(merchant) + u32::from(companion)
}

#[inline]
fn neutrals_met(game: &Game, place: Place) -> u8 {
    game.neutrals().iter().filter(|neutral| **neutral == place).count() as u8
}

impl Game {
    pub(crate) fn pay_question(&self) -> Question {
        let place = self.figure_place();
        Question::PayMerchants { lira: toll_at(self, place), neutral: neutrals_met(self, place) }
    }
}

#[inline]
pub(crate) fn check_pay(game: &Game) -> Result<(), Refusal> {
    let (lira, toll) = (game.me().lira, toll(game));
    if lira < toll { Err(Refusal::short_of_lira(lira, toll, 16)) } else { Ok(()) }
}

/// Everybody is paid in one go; then the neutral merchants met are rolled for, one by one, before
/// the action (B-69).
pub(crate) fn pay<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let place = game.figure_place();
    let seat = game.seat;
    game.this_turn.moved_on = true;
    for to in tabletop::Seat::all(game.seat_count()) {
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
            game.steps.push(Step::Roll(Roll::Neutral { merchant: merchant as u8 }));
        }
    }
}

/// A neutral merchant goes where the dice send him; nothing else follows (B-20).
pub(crate) fn move_neutral<S: Sink<Event>>(
    game: &mut Game,
    merchant: u8,
    dice: Dice,
    sink: &mut S,
) {
    let to = place_rolled(dice);
    let colour = game.colours[(2 + usize::from(merchant)).min(game.colours.len() - 1)];
    if let Some(place) = game.neutral_merchants.get_mut(usize::from(merchant)) {
        let from = std::mem::replace(place, to);
        tell_moved(Figure::NeutralMerchant(colour), from, to, sink);
    }
}
