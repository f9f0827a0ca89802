//! The copy card: in the hand it is the top card of the open discard pile in every respect (L-93,
//! L-94). It is played, then what it stands for is carried out; both are one step.
//!
//! While it stands for the other card, that one is in the hand for the length of an answer. The
//! copy card itself lies beside the table until the other would be laid down.

use tabletop::{Answers, Sink};

use crate::{
    Action, Card, Event, Game, Question, Reason, Refusal,
    Ruling::{self, L},
    pieces::card::kind,
    turn::{
        ask::{Ask, Window},
        play::{AtTheEnd, Play},
        step::{Step, steps},
    },
};

impl Play for kind::Copy {
    const AT_THE_END: AtTheEnd = AtTheEnd::Cashed;

    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if check(game).is_ok() {
            answers.push(Action::Copy {});
        }
    }

    fn check(game: &Game, _: Action) -> Result<(), Refusal> {
        check(game)
    }

    /// The copy card leaves the hand; what it stands for is chosen next.
    fn play<S: Sink<Event>>(game: &mut Game, _: Action, sink: &mut S) {
        let Some(card) = target(game) else { return };
        game.remember_shown(Card::Copy);
        game.me_mut().hand.remove(Card::Copy);
        sink.tell(Event::CardCopied { seat: game.seat, card });
        game.steps.push(Step::Copying { card });
    }

    fn wanted(_: &Game) -> Action {
        Action::Copy {}
    }
}

/// The card it stands for: the topmost one that is no copy card itself.
fn target(game: &Game) -> Option<Card> {
    game.discard.as_slice().iter().rev().copied().find(|card| *card != Card::Copy)
}

impl Game {
    /// Whether the player who is asked holds this card, or one that stands for it.
    pub(crate) fn holds_or_copies(&self, card: Card) -> bool {
        let hand = self.me().hand;
        let copies = || !self.letters.copied && target(self) == Some(card);
        hand.has(card) || hand.has(Card::Copy) && copies()
    }

    /// Whether the player who is asked may hold this card, or one that stands for it, as far as
    /// everybody can tell.
    pub(crate) fn may_hold_or_copy(&self, card: Card) -> bool {
        let copies = || !self.letters.copied && target(self) == Some(card);
        self.may_hold(card) || copies() && self.may_hold(Card::Copy)
    }

    /// Whether the card that is carried out is one that the copy card stands for.
    #[inline]
    pub(crate) const fn is_copied(&self) -> bool {
        self.letters.copied
    }

    /// The draw that a copied card waited for is done.
    #[inline]
    pub(crate) const fn copy_is_done(&mut self) {
        self.letters.copied = false;
    }

    /// The card that is laid down when this one was carried out.
    pub(crate) const fn card_laid_down(&self, card: Card) -> Card {
        if self.letters.copied { Card::Copy } else { card }
    }

    /// The card that was copied is carried out: the copy card is laid down in its place.
    pub(crate) fn lay_copy_down(&mut self, card: Card) {
        self.me_mut().hand.remove(card);
        self.discard.lay(Card::Copy);
        self.letters.copied = false;
    }
}

fn check(game: &Game) -> Result<(), Refusal> {
    game.check_card(Card::Copy, L(93))?;
    let is_final = matches!(game.steps.top(), Step::FinalCards);
    if game.letters.copied || game.window() == Window::Closed && !is_final {
        return Err(Refusal::new(Reason::MidAction, L(93)));
    }
    let Some(card) = target(game) else {
        return Err(Refusal::new(Reason::NoneLeft, L(93)));
    };
    let mut without = game.clone();
    without.me_mut().hand.remove(Card::Copy);
    let mut effects = Answers::new();
    effect_answers(without, card, &mut effects);
    if effects.is_empty() { Err(Refusal::new(Reason::NotNow, L(93))) } else { Ok(()) }
}

/// Every way to carry out the card that is copied, with the open question on top of the steps.
fn effect_answers(mut game: Game, card: Card, answers: &mut Answers<Action>) {
    game.me_mut().hand.add(card);
    game.letters.copied = true;
    let mut all = Answers::new();
    game.legal_actions(&mut all);
    answers.extend(all.iter().copied().filter(|action| played_by(&game, *action) == Some(card)));
}

/// Which card an answer plays.
fn played_by(game: &Game, action: Action) -> Option<Card> {
    if matches!(action, Action::Again {}) {
        let Step::Finish { again: Some(place) } = game.steps.top() else { return None };
        return game.rules.card_repeating(place);
    }
    Card::played_by(action).filter(|card| *card != Card::Copy)
}

/// How is the card used that it stands for?
impl Ask for steps::Copying {
    fn question(self, _: &Game) -> Question {
        Question::Copy { card: self.card }
    }

    fn ruling(self) -> Ruling {
        L(93)
    }

    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let mut below = game.clone();
        below.steps.pop();
        effect_answers(below, self.card, answers);
    }

    /// The question below is answered, with the other card in the hand (`begin_effect`).
    #[inline(never)]
    fn apply<S: Sink<Event>>(self, _: &mut Game, _: Action, _: &mut S) {}

    fn waiting_card(self, _: &Game) -> Option<Card> {
        Some(Card::Copy)
    }
}

/// The way is chosen: for this answer the other card is in the hand.
#[inline]
pub(crate) fn begin_effect(game: &mut Game) {
    if let Step::Copying { card } = game.steps.top() {
        take_effect(game, card);
    }
}

#[inline(never)]
fn take_effect(game: &mut Game, card: Card) {
    game.steps.pop();
    game.me_mut().hand.add(card);
    game.letters.copied = true;
}
