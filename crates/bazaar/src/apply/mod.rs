//! The table that sends each answer, and each outcome of chance, to the file it belongs to.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that does not fit the open question was refused before it comes here"
)]

mod expansions;

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game, Place, assistants,
    cards::{again, assistant_back, family_home, five_lira, one_good},
    encounters::{catch, governor, merchants, smuggler},
    end,
    letters::bonus_turn,
    movement, places,
    step::{Actor, Step},
};

impl Game {
    #[inline]
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        if self.rules.has_expansions() {
            self.apply_among_more(action, sink);
        } else {
            self.apply_answer(action, sink);
        }
    }

    fn apply_answer<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        if self.apply_extra(action, sink) {
            return;
        }
        match self.steps.top() {
            Step::Move => match action {
                Action::Move { to } => movement::go(self, to, sink),
                Action::LongWay { to } => {
                    self.play_card(Card::LongWay, sink);
                    movement::go(self, to, sink);
                }
                Action::Stay {} => {
                    self.play_card(Card::Stay, sink);
                    movement::stay(self, sink);
                }
                _ => self.apply_with_more_boxes(action, sink),
            },
            Step::Assistant => match action {
                Action::Leave {} => assistants::leave(self, sink),
                Action::PickUp {} => assistants::pick_up(self, sink),
                Action::PickUpNeutral {} => assistants::pick_up_neutral(self, sink),
                Action::Skip {} => assistants::go_on(self),
                Action::Stop {} => self.stop(sink),
                _ => {}
            },
            Step::PayMerchants => match action {
                Action::Pay {} => merchants::pay(self, sink),
                Action::Stop {} => self.stop(sink),
                _ => {}
            },
            Step::Act { place, actor } => self.act(place, actor, action, sink),
            Step::WarehouseExtra => match action {
                Action::Take { good } => places::buy_extra(self, good, sink),
                _ => self.steps.pop(),
            },
            Step::CaravansaryTake => places::take_second(self, action, sink),
            Step::CaravansaryDiscard => {
                if let Action::Discard { card } = action {
                    places::discard(self, card, sink);
                }
            }
            Step::Recall { .. } => match action {
                Action::Recall { from } => places::recall(self, from, sink),
                _ => self.steps.pop(),
            },
            Step::ChangeRoll { .. } => places::roll::change(self, action, sink),
            Step::BlackMarketGood => {
                if let Action::Take { good } = action {
                    places::good_afterwards(self, good, sink);
                }
            }
            Step::Sell(sale) => match action {
                Action::Sell { good } => {
                    self.steps.pop();
                    places::market::sell(self, sale, good, sink);
                }
                _ => places::market::close(self, sale, sink),
            },
            Step::DeliverAgain => {
                self.steps.pop();
                places::act(self, Place::SultansPalace, action, sink);
            }
            Step::GovernorPay => match action {
                Action::PayLira {} => governor::pay_lira(self, sink),
                Action::Discard { card } => governor::pay_card(self, card, sink),
                _ => {}
            },
            Step::SmugglerPay => match action {
                Action::PayLira {} => smuggler::pay_lira(self, sink),
                Action::PayGood { good } => smuggler::pay_good(self, good, sink),
                _ => {}
            },
            Step::Finish { .. } => match action {
                Action::End {} => end::end_turn(self, sink),
                Action::Again {} => again::play(self, sink),
                Action::Catch { seat, reward } => catch::catch(self, seat, reward, sink),
                Action::Governor {} => governor::meet(self, sink),
                Action::Smuggler { good } => smuggler::meet(self, good, sink),
                _ => self.apply_with_more_boxes(action, sink),
            },
            Step::FinalCards(_) => end::final_card(self, action, sink),
            Step::Deal(seat) => {
                if let Action::Draw { card } = action {
                    end::deal(self, seat, card, sink);
                }
            }
            Step::Roll(roll) => {
                if let Action::Dice { dice } = action {
                    places::roll::rolled(self, roll, dice, sink);
                }
            }
            Step::Draw(draw) => {
                if let Action::Draw { card } = action {
                    places::card_drawn(self, draw, card, sink);
                }
            }
            Step::Demand(market) => {
                if let Action::Demand { tile } = action {
                    places::market::reveal(self, market, tile, sink);
                }
            }
            Step::Over => {}
            _ => self.apply_with_more_boxes(action, sink),
        }
    }

    /// Cards and tiles that are used beside the open question and leave it open.
    #[inline]
    fn apply_extra<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> bool {
        let is_extra = matches!(
            action,
            Action::FiveLira {}
                | Action::OneGood { .. }
                | Action::FamilyHome { .. }
                | Action::AssistantBack { .. }
                | Action::CallBack { .. }
        );
        if !is_extra || matches!(self.steps.top(), Step::FinalCards(_)) {
            return false;
        }
        match action {
            Action::FiveLira {} => five_lira::play(self, sink),
            Action::OneGood { good } => one_good::play(self, good, sink),
            Action::FamilyHome { reward } => family_home::play(self, reward, sink),
            Action::AssistantBack { from } => assistant_back::play(self, from, sink),
            Action::CallBack { from } => assistants::call_back(self, from, sink),
            _ => return false,
        }
        true
    }

    /// Phase 3. Whatever is chosen, the movement phase is over.
    fn act<S: Sink<Event>>(&mut self, place: Place, actor: Actor, action: Action, sink: &mut S) {
        self.this_turn.moved_on = true;
        if action == (Action::Skip {}) {
            sink.tell(Event::ActionSkipped { seat: self.seat, place });
            if actor == Actor::Merchant {
                self.steps.replace(Step::Finish { again: None });
            } else {
                self.steps.pop();
            }
            return;
        }
        if actor != Actor::Merchant {
            // Below lies the rest of the turn: what may be done again is the inner action (B-78).
            self.steps.pop();
        }
        // Ruling M-23: with a guild card nothing is done again.
        if !self.bars_help_of_places() {
            let again = self.rules.card_repeating(place).and(Some(place));
            self.steps.replace(Step::Finish { again });
        }
        places::act(self, place, action, sink);
    }

    /// The turn ends at once; everything that might still have been played is too late (B-57).
    fn stop<S: Sink<Event>>(&mut self, sink: &mut S) {
        sink.tell(Event::Stopped { seat: self.seat, place: self.figure_place() });
        // Ruling L-50: a bonus turn may still be taken, with the letters held.
        if self.rules.has_letters() && bonus_turn::may_follow(self) {
            self.steps.restart(Step::AfterStop);
        } else {
            end::end_turn(self, sink);
        }
    }
}
