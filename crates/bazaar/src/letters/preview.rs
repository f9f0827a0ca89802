//! What an answer costs and brings of the pieces of Letters & Seals.

use tabletop::{Answers, Ignore, Seat};

use crate::{Action, Card, Effects, Event, Game, Movement, PaidTo};

#[expect(clippy::wildcard_enum_match_arm, reason = "other events are none of the box's business")]
pub(super) fn add(effects: &mut Effects, me: Seat, event: Event) {
    match event {
        Event::LetterDiscarded { letter, .. } => effects.pay.letters.push(letter),
        Event::BidPaid { seat, to, lira } if seat == me => {
            effects.pay.lira += lira;
            effects.paid_to.push(PaidTo { seat: to, lira });
        }
        Event::BidPaid { to, lira, .. } if to == me => effects.gain.lira += lira,
        Event::CompanionEntered { seat, place } => {
            effects.moves.push(Movement::Companion { seat, to: Some(place) });
        }
        Event::CompanionMoved { seat, to, .. } => {
            effects.moves.push(Movement::Companion { seat, to: Some(to) });
        }
        Event::CompanionHome { seat, .. } => {
            effects.moves.push(Movement::Companion { seat, to: None });
        }
        Event::FamilyWalked { seat, to, .. } => effects.moves.push(Movement::Family { seat, to }),
        Event::CardCopied { .. } => effects.pay.cards.push(Card::Copy),
        _ => {}
    }
}

/// A tile of the Kiosk that asks for nothing is used with the same click.
pub(super) fn with_the_tile(game: &Game, action: Action) -> Option<Vec<Action>> {
    let Action::Kiosk { .. } = action else { return None };
    let mut game = game.clone();
    game.apply_action(action, &mut Ignore);
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    Some(answers.iter().copied().filter(|answer| *answer == (Action::Act {})).collect())
}
