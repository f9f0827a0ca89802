//! The table that sends each answer, and each outcome of chance, to the file it belongs to.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an answer that does not fit the open question was refused before it comes here"
)]

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game, Place, assistants,
    cards::{
        again, assistant_back, coffee_guild, coffee_lira, copy, dice_letter, dice_yield,
        family_home, family_walk, five_lira, from_afar, good_and_lira, good_lira, one_good,
        one_letter, swap, two_coffee,
    },
    encounters::{catch, coffee_trader, courier, governor, merchants, smuggler},
    end, guild,
    letters::{bonus_turn, companion, seals, ways},
    movement, places,
    step::{Actor, Step},
};

impl Game {
    #[inline]
    pub(crate) fn apply<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        if self.rules.has_letters() {
            copy::begin_effect(self);
            self.apply_answer(action, sink);
            self.go_on_with_letters(sink);
        } else {
            self.apply_answer(action, sink);
        }
        if self.guild_card().is_some() {
            guild::go_on(self, sink);
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
                Action::Corner { to } => {
                    self.play_card(Card::Corner, sink);
                    movement::go(self, to, sink);
                }
                Action::Guild { guild } => guild::play(self, guild, sink),
                Action::MoveCompanion { to } => companion::go(self, to, sink),
                Action::TwoSteps { to } => {
                    self.play_card(Card::TwoSteps, sink);
                    companion::go(self, to, sink);
                }
                Action::Enter {} => companion::enter(self, sink),
                Action::Jump { seat } => ways::jump(self, seat, sink),
                Action::Anywhere { to } => ways::anywhere(self, to, sink),
                Action::FamilyWalk { to } => family_walk::play(self, to, sink),
                _ => {}
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
                Action::Trader { payment } => coffee_trader::meet(self, payment, sink),
                Action::Courier {} => courier::meet(self, sink),
                Action::BonusTurn {} => bonus_turn::pay(self),
                _ => {}
            },
            Step::AfterGuild | Step::AfterStop => match action {
                Action::BonusTurn {} => bonus_turn::pay(self),
                _ => end::end_turn(self, sink),
            },
            Step::GiveLetters(giving) => match action {
                Action::DiscardLetter { letter } => seals::give(self, giving, letter, sink),
                _ => seals::done(self, giving, sink),
            },
            Step::KioskChoose { chosen } => {
                if let Action::Kiosk { tile } = action {
                    places::kiosk::choose(self, chosen, tile, sink);
                }
            }
            Step::KioskUse { tile, chosen } => {
                places::kiosk::use_tile(self, tile, chosen, action, sink);
            }
            Step::KioskTake => {
                if let Action::Receive { ware } = action {
                    self.steps.pop();
                    self.gain_ware(ware, sink);
                }
            }
            Step::AuctionBid { last } => places::auction_house::answer(self, last, action, sink),
            Step::CourierPay => match action {
                Action::DiscardLetter { letter } => courier::pay(self, Some(letter), sink),
                _ => courier::pay(self, None, sink),
            },
            Step::RecallAlso => {
                self.steps.pop();
                if action != (Action::Done {}) {
                    places::recall_also(self, action, sink);
                }
            }
            Step::ActAgain(place) => {
                self.steps.pop();
                places::act(self, place, action, sink);
            }
            Step::Emerge => {
                if let Action::Emerge { to } = action {
                    places::catacombs::emerge(self, to, sink);
                }
            }
            Step::DrawLetter(draw) => {
                if let Action::DrawLetter { letter } = action {
                    self.letter_drawn(draw, letter, sink);
                }
            }
            Step::Reveal { left } => {
                if let Action::Reveal { tile } = action {
                    places::kiosk::revealed(self, left, tile, sink);
                }
            }
            Step::RollOne => {
                if let Action::OneDie { number } = action {
                    places::roll::rolled_one(self, number, sink);
                }
            }
            Step::Roast(roasted) => {
                self.steps.pop();
                if action != (Action::Done {}) {
                    places::roasting_plant::roast(self, roasted, action, sink);
                }
            }
            Step::GuildDiscard => {
                if let Action::DiscardGuild { guild } = action {
                    places::guild_hall::discard(self, guild, sink);
                }
            }
            Step::AtBarrier(_) => match action {
                Action::Use { place } => places::tavern::use_place(self, place, sink),
                _ => self.steps.pop(),
            },
            Step::GuildChoice(guild) => guild::choose(self, guild, action, sink),
            Step::TavernEdge => {
                if let Action::Barrier { between } = action {
                    self.steps.pop();
                    places::tavern::put_barrier(self, between, sink);
                }
            }
            Step::TavernRuby => {
                if let Action::Baksheesh { from } = action {
                    self.steps.pop();
                    places::tavern::take_ruby(self, from, sink);
                }
            }
            Step::Swap(swapping) => match action {
                Action::Give { ware } => swap::give(self, swapping, ware, sink),
                Action::Receive { ware } => swap::receive(self, swapping, ware, sink),
                _ => swap::begin_taking(self),
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
            Step::DrawGuild(_) => {
                if let Action::DrawGuild { guild } = action {
                    places::guild_hall::drawn(self, guild, sink);
                }
            }
            Step::Demand(market) => {
                if let Action::Demand { tile } = action {
                    places::market::reveal(self, market, tile, sink);
                }
            }
            Step::TavernNext(_)
            | Step::KioskNext { .. }
            | Step::AuctionDraw { .. }
            | Step::Copying(_)
            | Step::Over => {}
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
                | Action::TwoCoffee {}
                | Action::CoffeeGuild {}
                | Action::CoffeeLira {}
                | Action::DiceYield {}
                | Action::Swap {}
                | Action::OneLetter {}
                | Action::DiceLetter {}
                | Action::GoodLira { .. }
                | Action::GoodAndLira { .. }
                | Action::Copy {}
                | Action::FromAfar { .. }
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
            Action::TwoCoffee {} => two_coffee::play(self, sink),
            Action::CoffeeGuild {} => coffee_guild::play(self, sink),
            Action::CoffeeLira {} => coffee_lira::play(self, sink),
            Action::DiceYield {} => dice_yield::play(self, sink),
            Action::Swap {} => swap::play(self, sink),
            Action::OneLetter {} => one_letter::play(self, sink),
            Action::DiceLetter {} => dice_letter::play(self, sink),
            Action::GoodLira { ware } => good_lira::play(self, ware, sink),
            Action::GoodAndLira { good } => good_and_lira::play(self, good, sink),
            Action::Copy {} => copy::play(self, sink),
            Action::FromAfar { figure } => from_afar::play(self, figure, sink),
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
        if self.rules.has_letters() && bonus_turn::check(self).is_ok() {
            self.steps.restart(Step::AfterStop);
        } else {
            end::end_turn(self, sink);
        }
    }
}
