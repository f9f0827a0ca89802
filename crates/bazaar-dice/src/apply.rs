//! The table that sends each answer, and each outcome of chance, to the file it belongs to.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that does not fit the open question was refused before it comes here"
)]

use tabletop::Sink;

use crate::{
    Action, Event, Game, bazaar, data, deeds,
    step::{Purchase, Step},
    turns,
};

impl Game {
    #[inline]
    pub(crate) fn apply_action<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        // The short way: dice fall more often than anything else happens, and nothing follows from
        // them by itself.
        if let (Step::Rolling { left, fallen }, Action::Dice { dice }) = (self.steps.top(), action)
        {
            turns::fell(self, left, fallen, dice, sink);
        } else {
            self.apply_other(action, sink);
        }
    }

    #[inline(never)]
    fn apply_other<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        match self.steps.top() {
            Step::Act { by_hand } => self.act(by_hand, action, sink),
            Step::Roll => turns::roll(self),
            Step::Reveal { cards } => turns::reveal(self, cards),
            Step::Card { card, .. } => bazaar::answered(self, card, action, sink),
            Step::Offer { card, seat } => bazaar::offered(self, card, seat, action, sink),
            step @ (Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Draw { .. }
            | Step::Choose { .. }
            | Step::Ruby
            | Step::Tile
            | Step::Refill) => self.apply_only(step, action, sink),
            Step::Close | Step::Rolling { .. } | Step::Over => {}
        }
        self.go_on(sink);
    }

    /// An answer to the question that a turn comes back to again and again.
    #[inline]
    fn act<S: Sink<Event>>(&mut self, by_hand: bool, action: Action, sink: &mut S) {
        match action {
            Action::Reroll { dice } => turns::reroll(self, dice, sink),
            Action::Coins {} => deeds::coins(self, sink),
            Action::Cards { count } => deeds::cards(self, count, sink),
            Action::ByHand {} => self.steps.replace(Step::Act { by_hand: true }),
            Action::End {} => turns::end(self, sink),
            _ => {
                if let Some(purchase) = Purchase::of(action) {
                    deeds::buy(self, purchase, by_hand, sink);
                }
            }
        }
    }

    /// Steps that know only one kind of answer.
    #[inline]
    fn apply_only<S: Sink<Event>>(&mut self, step: Step, action: Action, sink: &mut S) {
        match (step, action) {
            (Step::Give { purchase }, Action::Give { goods }) => {
                deeds::give(self, purchase, goods, sink);
            }
            (Step::Pay { .. }, Action::Pay { dice, tiles }) => deeds::pay(self, dice, tiles, sink),
            (Step::Take { .. }, Action::Take { goods }) => deeds::take(self, goods, sink),
            (Step::Draw { left, dice }, Action::Draw { card }) => {
                bazaar::drawn(self, card, left, dice, sink);
            }
            (Step::Choose { dice }, Action::Choose { card }) => {
                bazaar::carry_out(self, card, dice, sink);
            }
            (Step::Ruby, Action::Ruby { track }) => {
                self.steps.pop();
                self.gain_ruby_of(track, sink);
            }
            (Step::Tile, Action::Tile { tile }) => {
                self.steps.pop();
                self.gain_tile(tile, sink);
            }
            (Step::Refill, Action::Open { tile }) => {
                self.stack.remove(tile);
                self.open(tile, sink);
            }
            _ => {}
        }
    }

    /// Everything that happens by itself, until somebody is asked or chance is.
    #[inline]
    fn go_on<S: Sink<Event>>(&mut self, sink: &mut S) {
        while self.steps.top().may_happen_by_itself() {
            match self.steps.top() {
                Step::Offer { card, seat } => {
                    if seat == self.seat {
                        self.steps.pop();
                    } else if bazaar::offer_is_open(self, card, seat, sink) {
                        return;
                    } else {
                        let seat = seat.next(self.seats());
                        self.steps.replace(Step::Offer { card, seat });
                    }
                }
                Step::Close => {
                    self.discard = self.discard.with(self.open_cards);
                    self.open_cards = crate::Cards::NONE;
                    self.steps.pop();
                }
                // Ruling D-65: the open cards are not shuffled in.
                Step::Draw { .. } if self.deck.is_empty() => {
                    self.deck = self.discard;
                    self.discard = crate::Cards::NONE;
                    sink.tell(Event::DeckShuffled { cards: self.deck.len() });
                }
                Step::Refill => {
                    if usize::from(self.display.len()) == data::OPEN_TILES {
                        self.steps.pop();
                    } else if !self.stack.is_empty() {
                        return;
                    } else if let Some(tile) = self.bottom.draw() {
                        // Everybody knows which one comes (D-75): nothing is left to chance.
                        self.open(tile, sink);
                    } else {
                        self.steps.pop();
                    }
                }
                Step::Reveal { .. }
                | Step::Roll
                | Step::Act { .. }
                | Step::Give { .. }
                | Step::Pay { .. }
                | Step::Take { .. }
                | Step::Choose { .. }
                | Step::Card { .. }
                | Step::Ruby
                | Step::Tile
                | Step::Rolling { .. }
                | Step::Draw { .. }
                | Step::Over => return,
            }
        }
    }

    fn open<S: Sink<Event>>(&mut self, tile: crate::MosqueTile, sink: &mut S) {
        self.display.insert(tile);
        sink.tell(Event::TileOpened { tile });
    }
}

impl Purchase {
    /// What an action buys, if it buys something.
    #[inline]
    pub(crate) const fn of(action: Action) -> Option<Self> {
        Some(match action {
            Action::Pair { good } => Self::Pair(good),
            Action::TwoDifferent {} => Self::TwoDifferent,
            Action::ThreeDifferent {} => Self::ThreeDifferent,
            Action::FourDifferent {} => Self::FourDifferent,
            Action::Tile { tile } => Self::Tile(tile),
            Action::Ruby { track } => Self::Ruby(track),
            _ => return None,
        })
    }
}
