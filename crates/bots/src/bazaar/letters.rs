//! What a beginner thinks of Letters & Seals: letters, the companion, the draft, the auction.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that is none of these is worth a thought"
)]

mod features;

use std::sync::LazyLock;

use bazaar::{Action, Companion, Game, Place, Question, Roll, Ruleset};
use tabletop::{Answers, Seat};

pub use self::features::LettersFeatures;
use super::{
    boxes::{Boxes, Expansion},
    judge::{Generation, Learnt, Weights},
    rule_of_thumb::{SOON, sorted},
    sensible::is_extra as is_extra_in_base,
};
use crate::shelf::{Shelf, inside};

/// What was learnt with Letters & Seals as well as with the Great Bazaar.
static SHELF: Shelf<Weights> =
    Shelf::new("letters", inside!("letters/letters.weights"), Weights::read::<LettersFeatures>);

pub(super) const LEARNT: Learnt = Learnt { shelf: &SHELF, weights };

fn weights(generation: Generation<'_>) -> Weights {
    static FIRST: LazyLock<Weights> =
        LazyLock::new(|| Weights::first::<LettersFeatures>(inside!("letters/gen1.weights")));
    match generation {
        Generation::First => FIRST.clone(),
        Generation::Newest => Weights::or_blank::<LettersFeatures>(SHELF.get()),
        Generation::Own(bytes) => Weights::newest::<LettersFeatures>(bytes),
    }
}

fn are_there(game: &Game) -> bool {
    matches!(game.ruleset(), Ruleset::Letters | Ruleset::GreatBazaar)
}

/// What the box adds to the rules of thumb.
pub(super) struct Letters;

impl Expansion for Letters {
    #[inline]
    fn with_possessions(game: &Game, seat: Seat, worth: f32) -> f32 {
        worth + possessions(game, seat)
    }

    #[inline]
    fn with_prospects(game: &Game, seat: Seat, best: (f32, f32)) -> (f32, f32) {
        if are_there(game) { with_letters(game, seat, best) } else { best }
    }

    #[inline]
    fn moves_a_figure(roll: Roll) -> bool {
        matches!(roll, Roll::Courier)
    }

    /// The ways of the companion and of the cards.
    fn is_a_way(answer: Action) -> bool {
        matches!(
            answer,
            Action::MoveCompanion { .. }
                | Action::TwoSteps { .. }
                | Action::Enter {}
                | Action::Jump { .. }
                | Action::Anywhere { .. }
                | Action::FamilyWalk { .. }
                | Action::Copy {}
        )
    }

    fn is_extra(answer: Action) -> bool {
        matches!(
            answer,
            Action::OneLetter {}
                | Action::DiceLetter {}
                | Action::GoodLira { .. }
                | Action::GoodAndLira { .. }
                | Action::FromAfar { .. }
                | Action::Copy {}
        )
    }

    fn strike_out(game: &Game, place: Place, answers: &mut Answers<Action>) {
        if are_there(game) {
            strike_out(place, answers);
        }
    }

    fn answer_sensibly(question: Question, answers: &mut Answers<Action>) -> bool {
        let asks = asks(question);
        if asks {
            only_the_question(question, answers);
        }
        asks
    }
}

/// What a seal is worth while it is needed.
const SEAL: f32 = 3.2;

/// Six seals are a ruby, three a turn; more lie idle.
fn possessions(game: &Game, seat: Seat) -> f32 {
    if !are_there(game) {
        return 0.0;
    }
    let seals = f32::from(game.seals(seat));
    let companion = match game.companion(seat) {
        Companion::Supply => 0.0,
        Companion::Ready => 3.0,
        Companion::At(_) => 4.0,
    };
    SEAL * seals.min(6.0) + 1.5 * (seals - 6.0).clamp(0.0, 6.0) + companion
}

/// The places of the expansion and what visits there would bring.
fn visits(game: &Game, seat: Seat) -> [(Place, f32); 5] {
    let letters = if game.open_letters(seat).len() < 4 { 1.0 } else { 0.3 };
    let society = match game.seals(seat) {
        6.. => 26.0,
        5 => 5.0,
        4 => 3.0,
        _ => 0.0,
    };
    let auction = if game.lira(seat) > 3 { 5.0 } else { 1.0 };
    [
        (Place::Embassy, 7.0 * letters),
        (Place::Kiosk, 6.5),
        (Place::AuctionHouse, auction),
        (Place::SecretSociety, society),
        (Place::Catacombs, if game.ruleset() == Ruleset::GreatBazaar { 3.0 } else { 0.0 }),
    ]
}

/// What it brings to stand at a place, for the letters.
fn delivery(game: &Game, seat: Seat, place: Place) -> f32 {
    SEAL * f32::from(game.open_letters(seat).count(place))
}

/// The two best with the places of Letters & Seals and the letters to be delivered.
#[inline(never)]
fn with_letters(game: &Game, seat: Seat, (mut first, mut second): (f32, f32)) -> (f32, f32) {
    let here = game.merchant(seat);
    let soon = |place| SOON[usize::from(game.distance(here, place)) % SOON.len()];
    let deliveries = game.open_letters(seat).places();
    let deliveries = deliveries.map(|place| (place, delivery(game, seat, place)));
    for (place, gain) in visits(game, seat).into_iter().chain(deliveries) {
        let (high, low) = sorted(gain * soon(place), first);
        first = high;
        second = sorted(low, second).0;
    }
    (first, second)
}

/// Cards are kept for the place where they help, or for the end of the turn.
fn strike_out(place: Place, answers: &mut Answers<Action>) {
    answers.retain(|answer| match answer {
        Action::OneLetter {} => place == Place::SecretSociety,
        Action::GoodLira { .. } | Action::GoodAndLira { .. } => matches!(
            place,
            Place::Wainwright
                | Place::GemstoneDealer
                | Place::SultansPalace
                | Place::SmallMosque
                | Place::GreatMosque
        ),
        Action::DiceLetter {} | Action::FromAfar { .. } | Action::Copy {} => false,
        _ => true,
    });
}

/// Whether this box asks so.
const fn asks(question: Question) -> bool {
    matches!(
        question,
        Question::GiveLetters { .. }
            | Question::Kiosk
            | Question::KioskUse { .. }
            | Question::KioskTake
            | Question::Auction { .. }
            | Question::CourierPay
            | Question::ActAgain { .. }
            | Question::Emerge
            | Question::Copy { .. }
            | Question::BonusTurn
    )
}

/// Strikes out most of a hundred bids, and cards in the middle of everything.
fn only_the_question(question: Question, answers: &mut Answers<Action>) {
    if matches!(question, Question::Copy { .. } | Question::BonusTurn) {
        return;
    }
    answers.retain(|answer| !is_extra_in_base(*answer) && !Boxes::is_extra(*answer));
    if let Question::Auction { lira, named, .. } = question {
        // Two cards are worth some 7 Lira, a little more to whoever gets the money. Whoever took
        // over in the middle of a large bid bids as little as is left to do.
        let least = lira.max(named) + 1;
        answers.retain(|answer| match answer {
            Action::Bid { lira: bid } => {
                let bid = named + u32::from(bid.lira());
                bid == least || (bid <= 9 && bid % 2 == 1)
            }
            Action::BidHundred {} => named > 0 && least > named + 100,
            _ => true,
        });
    }
}
