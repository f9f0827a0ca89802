//! The copy card: in the hand it is the top card of the open discard pile in every respect (L-93,
//! L-94). It is played, then what it stands for is carried out; both are one step.
//!
//! While it stands for the other card, that one is in the hand for the length of an answer. The
//! copy card itself lies beside the table until the other would be laid down.

#![expect(clippy::wildcard_enum_match_arm, reason = "all other answers do not play a card")]

use tabletop::{Answers, Sink};

use super::{Window, good_and_lira};
use crate::{Action, Card, Event, Game, Reason, Refusal, step::Step};

/// The card it stands for: the topmost one that is no copy card itself.
pub(crate) fn target(game: &Game) -> Option<Card> {
    game.discard.as_slice().iter().rev().copied().find(|card| *card != Card::Copy)
}

/// Whether the player who is asked holds this card, or one that stands for it.
pub(crate) fn holds(game: &Game, card: Card) -> bool {
    let hand = game.me().hand;
    hand.has(card) || hand.has(Card::Copy) && !game.letters.copied && target(game) == Some(card)
}

/// Whether the player who is asked may hold this card, or one that stands for it, as far as
/// everybody can tell.
pub(crate) fn may_hold(game: &Game, card: Card) -> bool {
    let copies = || !game.letters.copied && target(game) == Some(card);
    game.may_hold(card) || copies() && game.may_hold(Card::Copy)
}

#[inline(never)]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if check(game).is_ok() {
        answers.push(Action::Copy {});
    }
}

pub(crate) fn check(game: &Game) -> Result<(), Refusal> {
    game.check_letters_card(Card::Copy, 93)?;
    let is_final = matches!(game.steps.top(), Step::FinalCards(_));
    if game.letters.copied || game.window() == Window::Closed && !is_final {
        return Err(Refusal::letters(Reason::MidAction, 93));
    }
    let Some(card) = target(game) else {
        return Err(Refusal::letters(Reason::NoneLeft, 93));
    };
    let mut without = game.clone();
    without.me_mut().hand.remove(Card::Copy);
    let mut effects = Answers::new();
    effect_answers(without, card, &mut effects);
    if effects.is_empty() { Err(Refusal::letters(Reason::NotNow, 93)) } else { Ok(()) }
}

/// Every way to carry out the card that is copied, with the open question on top of the steps.
fn effect_answers(mut game: Game, card: Card, answers: &mut Answers<Action>) {
    game.me_mut().hand.add(card);
    game.letters.copied = true;
    let mut all = Answers::new();
    game.answers(&mut all);
    answers.extend(all.iter().copied().filter(|action| played_by(&game, *action) == Some(card)));
}

/// The answers while the copy card is being played.
pub(crate) fn copying_answers(game: &Game, card: Card, answers: &mut Answers<Action>) {
    let mut below = game.clone();
    below.steps.pop();
    effect_answers(below, card, answers);
}

/// Which card an answer plays.
fn played_by(game: &Game, action: Action) -> Option<Card> {
    Some(match action {
        Action::LongWay { .. } => Card::LongWay,
        Action::Stay {} => Card::Stay,
        Action::Corner { .. } => Card::Corner,
        Action::OneGood { .. } => Card::OneGood,
        Action::FiveLira {} => Card::FiveLira,
        Action::AssistantBack { .. } => Card::AssistantBack,
        Action::FamilyHome { .. } => Card::FamilyHome,
        Action::AnyGoods {} => Card::AnyGoods,
        Action::TwoCoffee {} => Card::TwoCoffee,
        Action::CoffeeGuild {} => Card::CoffeeGuild,
        Action::CoffeeLira {} => Card::CoffeeLira,
        Action::DiceYield {} => Card::DiceYield,
        Action::Swap {} => Card::Swap,
        Action::Six { .. } => Card::DieToSix,
        Action::OneLetter {} => Card::OneLetter,
        Action::DiceLetter {} => Card::DiceLetter,
        Action::GoodLira { .. } => Card::GoodLira,
        Action::GoodAndLira { good } => return good_and_lira::card(good),
        Action::FamilyWalk { .. } => Card::FamilyWalk,
        Action::Jump { .. } => Card::Jump,
        Action::TwoSteps { .. } => Card::TwoSteps,
        Action::FromAfar { .. } => Card::FromAfar,
        Action::Anywhere { .. } => Card::Anywhere,
        Action::Again {} => {
            let Step::Finish { again: Some(place) } = game.steps.top() else { return None };
            return game.rules.card_repeating(place);
        }
        _ => return None,
    })
}

/// The copy card leaves the hand; what it stands for is chosen next.
pub(crate) fn play<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let Some(card) = target(game) else { return };
    game.remember_shown(Card::Copy);
    game.me_mut().hand.remove(Card::Copy);
    sink.tell(Event::CardCopied { seat: game.seat, card });
    game.steps.push(Step::Copying(card));
}

/// The way is chosen: for this answer the other card is in the hand.
pub(crate) fn begin_effect(game: &mut Game) {
    if let Step::Copying(card) = game.steps.top() {
        game.steps.pop();
        game.me_mut().hand.add(card);
        game.letters.copied = true;
    }
}

/// The card that was copied is carried out: the copy card is laid down in its place.
pub(crate) fn lay_down(game: &mut Game, card: Card) {
    game.me_mut().hand.remove(card);
    game.discard.lay(Card::Copy);
    game.letters.copied = false;
}
