//! What a bonus card says about itself, and the table that leads to its file.

use tabletop::{Answers, Sink};

use super::{action::Action, ask::Window, assistants, step::Step};
use crate::{
    lists::every_box,
    pieces::{
        card::{Card, Timing, kind},
        cards::{Cards, Kinds},
        goods::Good,
    },
    seen::{
        event::Event,
        refusal::{
            Reason, Refusal,
            Ruling::{self, B},
        },
    },
    table::game::Game,
};

/// A bonus card.
pub(crate) trait Play {
    /// What becomes of it after the last round: only goods and money count (B-54).
    const AT_THE_END: AtTheEnd = AtTheEnd::Useless(B(54));

    /// Whether it brings for sure what somebody may be short of.
    const HELPS: bool = false;

    /// The ways to play it, where it is played beside the open question and may be by its time.
    fn answers(_game: &Game, _answers: &mut Answers<Action>) {}

    /// Why it cannot be played in this way.
    fn check(game: &Game, action: Action) -> Result<(), Refusal>;

    /// Where it is not played beside the open question, the step it belongs to does it.
    fn play<S: Sink<Event>>(_game: &mut Game, _action: Action, _sink: &mut S) {}

    /// One thing it could do, to be told why it cannot be done now.
    fn wanted(game: &Game) -> Action;
}

/// What becomes of a card after the last round.
#[derive(Clone, Copy, Debug)]
pub(crate) enum AtTheEnd {
    Cashed,
    /// By this ruling.
    Useless(Ruling),
}

macro_rules! play {
    (cards [] $( $box:ident { $( $played_by:pat => $name:ident, $notation:literal, $title:literal, $copies:literal, $timing:expr; )* } )*) => {
        impl Card {
            /// The card that this answer plays. An action is done again with the card of its
            /// place, which this cannot know.
            #[allow(unreachable_patterns, reason = "several cards are played by doing it again")]
            #[inline]
            pub const fn played_by(action: Action) -> Option<Self> {
                match action {
                    $( $( $played_by => Some(Self::$name), )* )*
                    _ => None,
                }
            }

            pub(crate) fn answers(self, game: &Game, answers: &mut Answers<Action>) {
                match self { $( $( Self::$name => kind::$name::answers(game, answers), )* )* }
            }

            fn check(self, game: &Game, action: Action) -> Result<(), Refusal> {
                match self { $( $( Self::$name => kind::$name::check(game, action), )* )* }
            }

            pub(crate) fn play<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
                match self { $( $( Self::$name => kind::$name::play(game, action, sink), )* )* }
            }

            const fn at_the_end(self) -> AtTheEnd {
                match self { $( $( Self::$name => kind::$name::AT_THE_END, )* )* }
            }

            /// Whether it brings for sure what somebody may be short of.
            pub(crate) const fn helps(self) -> bool {
                match self { $( $( Self::$name => kind::$name::HELPS, )* )* }
            }

            /// One thing it could do.
            pub(crate) fn wanted(self, game: &Game) -> Action {
                match self { $( $( Self::$name => kind::$name::wanted(game), )* )* }
            }
        }
    };
}
every_box! { cards => play }

/// The cards that are played beside the open question, in the order of answers.
const BESIDE: &[Card] = Card::BESIDE.split_at(Card::BESIDE_COUNT).0;
const BESIDE_CARDS: Cards = Cards::one_of_each(BESIDE);

/// The same, with what has to be known of each on the path of a decision.
const BESIDE_KINDS: [(Kinds, Card, Timing); Card::BESIDE_COUNT] = {
    let mut kinds = [(Kinds::one(Card::ALL[0]), Card::ALL[0], Timing::Free); Card::BESIDE_COUNT];
    let mut index = 0;
    while index < BESIDE.len() {
        let card = BESIDE[index];
        kinds[index] = (Kinds::one(card), card, card.facts().timing);
        index += 1;
    }
    kinds
};

/// Whether this answer is such a card, or the yellow tile, and so leaves the question open.
#[inline]
const fn is_beside(action: Action) -> bool {
    match Card::played_by(action) {
        Some(card) => card.is_beside(),
        None => matches!(action, Action::CallBack { .. }),
    }
}

/// The cards and tiles that may be used beside the answers to the open question.
#[inline]
pub(super) fn beside_answers(game: &Game, answers: &mut Answers<Action>) {
    let me = game.me();
    let yellow_tile = me.tiles.contains(Good::Yellow);
    let held = me.hand.kinds_among(BESIDE_CARDS);
    if !yellow_tile && held.is_empty() {
        return;
    }
    let window = game.window();
    if window != Window::Closed && yellow_tile {
        assistants::call_back_answers(game, answers);
    }
    held_answers(game, held, window, answers);
}

fn held_answers(game: &Game, mut held: Kinds, window: Window, answers: &mut Answers<Action>) {
    for &(kind, card, timing) in &BESIDE_KINDS {
        if held.is_empty() {
            return;
        }
        if held.take(kind) && may_come_in(game, timing, window) {
            card.answers(game, answers);
        }
    }
}

#[inline]
fn may_come_in(game: &Game, timing: Timing, window: Window) -> bool {
    match timing {
        Timing::Free => window != Window::Closed,
        Timing::Outside => window == Window::Outside,
        Timing::Movement => window != Window::Closed && game.movement_is_open(),
        // It may also be played after the last round (L-108).
        Timing::Copied => true,
        Timing::Move | Timing::After(_) | Timing::AfterMosque | Timing::With(_) | Timing::Roll => {
            false
        }
    }
}

/// The cards that are cashed after the last round.
pub(super) fn cash_answers(game: &Game, answers: &mut Answers<Action>) {
    for &card in BESIDE {
        let cashed = matches!(card.at_the_end(), AtTheEnd::Cashed);
        // What may come in at any time is not asked for here.
        let is_asked = cashed && card.facts().timing != Timing::Copied;
        if is_asked && game.me().hand.has(card) {
            card.answers(game, answers);
        }
    }
}

/// Plays a card or the yellow tile, if this answer leaves the open question open.
#[inline]
pub(super) fn beside<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) -> bool {
    if !action.is_extra() || !is_beside(action) || matches!(game.steps.top(), Step::FinalCards) {
        return false;
    }
    match Card::played_by(action) {
        Some(card) => card.play(game, action, sink),
        None => assistants::call_back(game, action, sink),
    }
    true
}

/// Why a card cannot be played, or the yellow tile not used.
pub(super) fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
    let card = Card::played_by(action);
    // One good says by itself why not (B-25).
    if is_beside(action) && card != Some(Card::OneGood) {
        if let Err(refusal) = check_window(game, card) {
            return Some(Err(refusal));
        }
        if card.is_none() {
            return Some(assistants::check_call_back(game, action));
        }
    }
    Some(card?.check(game, action))
}

fn check_window(game: &Game, card: Option<Card>) -> Result<(), Refusal> {
    if matches!(game.steps.top(), Step::FinalCards) {
        return match card.map_or(AtTheEnd::Useless(B(54)), Card::at_the_end) {
            AtTheEnd::Cashed => Ok(()),
            AtTheEnd::Useless(ruling) => Err(Refusal::new(Reason::NotNow, ruling)),
        };
    }
    if game.window() == Window::Closed {
        return Err(Refusal::new(Reason::MidAction, B(58)));
    }
    Ok(())
}

impl Card {
    /// Whether it is played beside the open question and leaves it open.
    #[inline]
    pub(crate) const fn is_beside(self) -> bool {
        self.facts().timing.is_beside()
    }
}

impl Game {
    /// Ruling B-65: these cards can be played only before the move.
    pub(crate) fn check_before_the_move(&self, card: Card) -> Result<(), Refusal> {
        self.check_card(card, B(3))?;
        if self.steps.top() == Step::Move {
            Ok(())
        } else {
            Err(Refusal::new(Reason::NotNow, B(65)))
        }
    }
}
