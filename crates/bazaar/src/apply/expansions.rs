//! What the expansions add to the table of answers. It stays out of the way of the base game.

use tabletop::Sink;

use crate::{
    Action, Card, Event, Game,
    cards::{
        coffee_guild, coffee_lira, copy, dice_letter, dice_yield, family_walk, from_afar,
        good_and_lira, good_lira, one_letter, swap, two_coffee,
    },
    encounters::{coffee_trader, courier},
    end, guild,
    letters::{bonus_turn, companion, seals, ways},
    movement, places,
    step::Step,
};

/// Most answers are none: they are told apart before anything else is looked at.
const fn is_extra_card(action: Action) -> bool {
    matches!(
        action,
        Action::TwoCoffee {}
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
    )
}

impl Game {
    /// One answer, and what follows it by itself.
    #[inline(never)]
    pub(super) fn apply_among_more<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        if self.rules.has_letters() {
            copy::begin_effect(self);
        }
        if !self.apply_extra_card(action, sink) {
            self.apply_answer(action, sink);
        }
        if self.rules.has_letters() {
            self.go_on_with_letters(sink);
        }
        if self.guild_card().is_some() {
            guild::go_on(self, sink);
        }
    }

    /// Cards that are used beside the open question and leave it open.
    fn apply_extra_card<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) -> bool {
        if !is_extra_card(action) || matches!(self.steps.top(), Step::FinalCards(_)) {
            return false;
        }
        match action {
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

    /// The steps and answers that the base game does not know.
    #[inline(never)]
    pub(super) fn apply_with_more_boxes<S: Sink<Event>>(&mut self, action: Action, sink: &mut S) {
        match self.steps.top() {
            Step::Move => match action {
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
            Step::Finish { .. } => match action {
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
            Step::DrawGuild(_) => {
                if let Action::DrawGuild { guild } = action {
                    places::guild_hall::drawn(self, guild, sink);
                }
            }
            _ => {}
        }
    }
}
