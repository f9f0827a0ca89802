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
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
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
            Step::Act { by_hand } => match action {
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
            },
            Step::Roll => turns::roll(self),
            Step::Reveal { cards } => turns::reveal(self, cards),
            Step::Give { purchase } => {
                if let Action::Give { goods } = action {
                    deeds::give(self, purchase, goods, sink);
                }
            }
            Step::Pay { .. } => {
                if let Action::Pay { dice, tiles } = action {
                    deeds::pay(self, dice, tiles, sink);
                }
            }
            Step::Take { .. } => {
                if let Action::Take { goods } = action {
                    deeds::take(self, goods, sink);
                }
            }
            Step::Draw { left, dice } => {
                if let Action::Draw { card } = action {
                    bazaar::drawn(self, card, left, dice, sink);
                }
            }
            Step::Choose { dice } => {
                if let Action::Choose { card } = action {
                    bazaar::carry_out(self, card, dice, sink);
                }
            }
            Step::Card { card, .. } => bazaar::answered(self, card, action, sink),
            Step::Offer { card, seat } => bazaar::offered(self, card, seat, action, sink),
            Step::Ruby => {
                if let Action::Ruby { track } = action {
                    self.steps.pop();
                    self.gain_ruby_of(track, sink);
                }
            }
            Step::Tile => {
                if let Action::Tile { tile } = action {
                    self.steps.pop();
                    self.gain_tile(tile, sink);
                }
            }
            Step::Refill => {
                if let Action::Open { tile } = action {
                    self.stack.remove(tile);
                    self.open(tile, sink);
                }
            }
            Step::Close | Step::Rolling { .. } | Step::Over => {}
        }
        self.go_on(sink);
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
                        let seat = seat.next(self.seat_count());
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
