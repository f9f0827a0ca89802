//! Whether an action may be taken now, and if not, why.
//!
//! What is legal is said once, by the list of answers. The reasons come from the same small checks
//! that make the list; an action that passes its own check but is not on the list answers another
//! question than the open one.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what answers another question than the open one is refused in the end"
)]

use tabletop::{Answers, Outcomes};

use crate::{
    Action, Card, Game, Place, Reason, Refusal, assistants,
    cards::{
        Window, again, assistant_back, coffee_guild, coffee_lira, copy, dice_letter, dice_yield,
        die_to_six, family_home, family_walk, five_lira, from_afar, good_and_lira, good_lira,
        one_good, one_letter, swap, two_coffee,
    },
    encounters::{self, catch, coffee_trader, courier, governor, merchants, smuggler},
    guild,
    letters::{bonus_turn, companion, seals, ways},
    movement, places,
    step::{Roasted, Step},
};

impl Game {
    pub(crate) fn check_action(&self, action: Action) -> Result<(), Refusal> {
        if self.is_chance() {
            return self.check_outcome(action);
        }
        let mut answers = Answers::new();
        self.answers(&mut answers);
        if answers.contains(&action) { Ok(()) } else { Err(self.refusal(action)) }
    }

    fn check_outcome(&self, action: Action) -> Result<(), Refusal> {
        let mut outcomes = Outcomes::new();
        self.outcomes(&mut outcomes);
        if outcomes.iter().any(|(outcome, _)| *outcome == action) {
            return Ok(());
        }
        let reason =
            if is_outcome(action) { Reason::ImpossibleOutcome } else { Reason::WaitingForChance };
        Err(Refusal::new(reason, 68))
    }

    /// Why an action that is not on the list is not on it.
    fn refusal(&self, action: Action) -> Refusal {
        if self.steps.top() == Step::Over {
            return Refusal::new(Reason::GameOver, 56);
        }
        if is_outcome(action) {
            return Refusal::new(Reason::NotChance, 68);
        }
        let not_asked = self.not_asked();
        match self.check_where(action).and_then(|()| self.check_how(action)) {
            Err(refusal) => refusal,
            Ok(()) => not_asked,
        }
    }

    /// Whether the open question is one that this kind of action answers.
    fn check_where(&self, action: Action) -> Result<(), Refusal> {
        let step = self.steps.top();
        let not_asked = Err(self.not_asked());
        if let Step::GuildChoice(guild) = step {
            return guild::check_choice(self, guild, action);
        }
        let fits = match action {
            Action::Move { .. } => step == Step::Move,
            // Ruling B-65: these cards can be played only before the move.
            Action::LongWay { .. } => return self.check_before_the_move(Card::LongWay),
            Action::Stay {} => return self.check_before_the_move(Card::Stay),
            Action::Leave {} | Action::PickUp {} | Action::PickUpNeutral {} => {
                step == Step::Assistant
            }
            Action::Pay {} => step == Step::PayMerchants,
            Action::PayLira {} => {
                matches!(
                    step,
                    Step::GovernorPay
                        | Step::SmugglerPay
                        | Step::CourierPay
                        | Step::KioskUse { .. }
                ) || self.roasted().is_some()
            }
            Action::PayGood { .. } => step == Step::SmugglerPay || self.roasted().is_some(),
            Action::DiscardGuild { .. } => step == Step::GuildDiscard || self.roasted().is_some(),
            Action::Guild { .. } => true,
            Action::Corner { .. } => return self.check_before_the_move(Card::Corner),
            Action::Barrier { .. } if step != Step::TavernEdge => {
                return places::check_at(self, Place::Tavern, 61);
            }
            Action::Baksheesh { .. } if step != Step::TavernRuby => {
                return places::check_at(self, Place::Tavern, 61);
            }
            Action::Barrier { .. } | Action::Baksheesh { .. } => true,
            Action::Tavern { .. } => return places::check_at(self, Place::Tavern, 61),
            Action::TavernPair { .. } => false,
            Action::Use { .. } => matches!(step, Step::AtBarrier(_)),
            Action::Trader { .. } if !matches!(step, Step::Finish { .. }) => {
                return Err(Refusal::mocha(Reason::NotNow, 63));
            }
            Action::Trader { .. } => true,
            Action::Give { .. } => matches!(step, Step::Swap(_) | Step::KioskUse { .. }),
            Action::Receive { .. } => {
                matches!(step, Step::Swap(_) | Step::KioskUse { .. } | Step::KioskTake)
                    || places::place_asked(self) == Some(Place::Catacombs)
            }
            Action::MoveCompanion { .. } | Action::Enter {} => {
                return self.check_letters().and(if step == Step::Move {
                    Ok(())
                } else {
                    Err(Refusal::letters(Reason::NotNow, 23))
                });
            }
            Action::TwoSteps { .. } => return self.check_before_the_move(Card::TwoSteps),
            Action::Anywhere { .. } => return self.check_before_the_move(Card::Anywhere),
            Action::Jump { .. } => return self.check_before_the_move(Card::Jump),
            Action::FamilyWalk { .. } => return self.check_before_the_move(Card::FamilyWalk),
            Action::CompanionHome {} => return places::check_at(self, Place::Fountain, 64),
            Action::Kiosk { .. } => matches!(step, Step::KioskChoose { .. }),
            Action::DiscardLetter { .. } => {
                matches!(step, Step::GiveLetters(_) | Step::KioskUse { .. } | Step::CourierPay)
            }
            Action::Bid { .. } | Action::BidHundred {} | Action::Pass {} => {
                matches!(step, Step::AuctionBid { .. })
            }
            Action::Society { .. } if step != Step::ActAgain(Place::SecretSociety) => {
                return places::check_at(self, Place::SecretSociety, 66);
            }
            Action::Society { .. } => true,
            Action::Emerge { .. } => step == Step::Emerge,
            Action::Courier {} if !matches!(step, Step::Finish { .. }) => {
                return Err(Refusal::letters(Reason::NotNow, 48));
            }
            Action::Courier {} => true,
            Action::BonusTurn {} => {
                self.check_letters()?;
                matches!(step, Step::Finish { .. } | Step::AfterGuild | Step::AfterStop)
            }
            Action::Six { .. } => true,
            Action::Catch { .. } if !matches!(step, Step::Finish { .. }) => {
                return Err(Refusal::new(Reason::NotNow, 45));
            }
            Action::Governor {} | Action::Smuggler { .. }
                if !matches!(step, Step::Finish { .. }) =>
            {
                return Err(Refusal::new(Reason::NotNow, 48));
            }
            Action::Catch { .. } | Action::Governor {} | Action::Smuggler { .. } => true,
            Action::End {} => {
                matches!(step, Step::Finish { .. } | Step::AfterGuild | Step::AfterStop)
            }
            Action::Send { .. } => return places::check_at(self, Place::PoliceStation, 39),
            Action::Tile { .. } if matches!(step, Step::ActAgain(_)) => true,
            Action::Tile { good } => {
                return places::check_at(self, places::mosque::of(good), 32);
            }
            Action::AnyGoods {} => return places::check_at(self, Place::SmallMarket, 28),
            Action::Announce { .. } => return places::check_at(self, Place::TeaHouse, 30),
            Action::RollFirst {} => return places::check_at(self, Place::BlackMarket, 76),
            Action::RecallAll {} => return places::check_at(self, Place::Fountain, 64),
            Action::Take { .. } => {
                if places::place_asked(self).is_some_and(places::is_warehouse) {
                    // Ruling B-75: the extra good comes after the fill.
                    return Err(Refusal::new(Reason::NotNow, 75));
                }
                matches!(step, Step::WarehouseExtra | Step::BlackMarketGood)
                    || matches!(
                        places::place_asked(self),
                        Some(Place::BlackMarket | Place::AuctionHouse)
                    )
            }
            Action::Deliver { .. } if step != Step::DeliverAgain => {
                return places::check_at(self, Place::SultansPalace, 66);
            }
            Action::Turn { .. } | Action::Reroll {} | Action::Keep {} => {
                matches!(step, Step::ChangeRoll { .. })
            }
            Action::FiveLira {}
            | Action::FamilyHome { .. }
            | Action::CallBack { .. }
            | Action::AssistantBack { .. }
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
            | Action::FromAfar { .. } => {
                if let Step::FinalCards(_) = step {
                    return self.check_final_extra(action);
                }
                if self.window() == Window::Closed {
                    return Err(Refusal::new(Reason::MidAction, 58));
                }
                true
            }
            Action::Deliver { .. }
            | Action::Act {}
            | Action::Skip {}
            | Action::Done {}
            | Action::Stop {}
            | Action::TakePile {}
            | Action::TakeDiscard {}
            | Action::Discard { .. }
            | Action::Recall { .. }
            | Action::Sell { .. }
            | Action::Again {}
            | Action::OneGood { .. }
            | Action::Dice { .. }
            | Action::Draw { .. }
            | Action::DrawGuild { .. }
            | Action::DrawLetter { .. }
            | Action::Reveal { .. }
            | Action::OneDie { .. }
            | Action::Demand { .. } => true,
        };
        if fits { Ok(()) } else { not_asked }
    }

    /// Whether the conditions of the action itself are met.
    fn check_how(&self, action: Action) -> Result<(), Refusal> {
        let step = self.steps.top();
        if let Step::KioskUse { tile, .. } = step {
            return places::kiosk::check_use(self, tile, action);
        }
        match action {
            Action::Move { to } => movement::check_move(self, to),
            Action::LongWay { to } => movement::check_long_way(self, to),
            Action::Stay {} => movement::check_stay(self),
            Action::Leave {} => assistants::check_leave(self),
            Action::PickUp {} => assistants::check_pick_up(self),
            Action::PickUpNeutral {} => assistants::check_pick_up_neutral(self),
            Action::Pay {} => merchants::check_pay(self),
            Action::Act {} => {
                places::place_asked(self).map_or(Ok(()), |place| places::check_can_act(self, place))
            }
            Action::Take { good } => {
                if step == Step::WarehouseExtra {
                    places::check_extra(self)
                } else if places::place_asked(self) == Some(Place::AuctionHouse) {
                    places::check_can_act(self, Place::AuctionHouse)
                } else {
                    places::check_black_market_good(good)
                }
            }
            Action::TakePile {} => places::check_take_from_pile(self),
            Action::TakeDiscard {} => places::check_take_from_discard(self),
            Action::Discard { .. } | Action::PayLira {} | Action::PayGood { .. }
                if self.roasted().is_some() =>
            {
                self.check_roast(action)
            }
            Action::DiscardGuild { guild } => match self.roasted() {
                Some(_) => self.check_roast(action),
                None => self.check_guild_held(guild, 84),
            },
            Action::Guild { guild } => guild::check(self, guild),
            Action::Corner { to } => movement::check_corner(self, to),
            Action::Barrier { between } => {
                if step == Step::TavernEdge {
                    guild::tavern::check_edge(self, between)
                } else {
                    places::tavern::check_barrier(self, between)
                }
            }
            Action::Use { place } => match step {
                Step::AtBarrier(between) => places::tavern::check_use(self, between, place),
                _ => Ok(()),
            },
            Action::Tavern { kind } => places::tavern::check_tile(self, kind),
            Action::Baksheesh { from } => {
                if step != Step::TavernRuby {
                    places::tavern::check_ruby(self)?;
                }
                places::tavern::check_ruby_at(self, from)
            }
            Action::Trader { payment } => coffee_trader::check(self, payment),
            Action::TwoCoffee {} => two_coffee::check(self),
            Action::CoffeeGuild {} => coffee_guild::check(self),
            Action::CoffeeLira {} => coffee_lira::check(self),
            Action::DiceYield {} => dice_yield::check(self),
            Action::Swap {} => swap::check(self),
            Action::Give { ware } => match step {
                Step::Swap(swapping) => swap::check_give(self, swapping, ware),
                _ => Ok(()),
            },
            Action::Receive { ware } => match step {
                Step::Swap(swapping) => swap::check_receive(self, swapping, ware),
                Step::KioskTake => places::kiosk::check_take(self, ware),
                _ => Ok(()),
            },
            Action::MoveCompanion { to } => companion::check_move(self, to),
            Action::TwoSteps { to } => companion::check_two_steps(self, to),
            Action::Enter {} => companion::check_enter(self),
            Action::Anywhere { to } => ways::check_anywhere(self, to),
            Action::Jump { seat } => ways::check_jump(self, seat),
            Action::FamilyWalk { to } => family_walk::check(self, to),
            Action::CompanionHome {} => places::check_companion(self),
            Action::Kiosk { tile } => places::kiosk::check_choose(self, tile),
            Action::DiscardLetter { letter } => match step {
                Step::GiveLetters(giving) => seals::check(self, giving, letter),
                _ => self.check_letter(letter, 48),
            },
            Action::Bid { lira } => places::auction_house::check_bid(self, lira),
            Action::BidHundred {} => places::auction_house::check_hundred(self),
            Action::Pass {} => places::auction_house::check_pass(self),
            Action::Society { from } => places::secret_society::check_ruby(self, from),
            Action::Emerge { to } => places::catacombs::check_emerge(self, to),
            Action::Courier {} => courier::check(self),
            Action::BonusTurn {} => bonus_turn::check(self),
            Action::OneLetter {} => one_letter::check(self),
            Action::DiceLetter {} => dice_letter::check(self),
            Action::GoodLira { ware } => good_lira::check(self, ware),
            Action::GoodAndLira { good } => good_and_lira::check(self, good),
            Action::Copy {} => copy::check(self),
            Action::FromAfar { figure } => from_afar::check(self, figure),
            Action::Six { die } => die_to_six::check(self, die),
            Action::Discard { card } => places::check_discard(self, card),
            Action::Recall { from } => places::check_recall(self, from),
            Action::Turn { die } => {
                if let Step::ChangeRoll { roll, dice } = step {
                    places::roll::check_turn(self, roll, dice, die)
                } else {
                    Ok(())
                }
            }
            Action::Reroll {} => match step {
                Step::ChangeRoll { roll, .. } => places::roll::check_red_tile(self, roll),
                _ => Ok(()),
            },
            Action::Sell { good } => {
                if let Step::Sell(sale) = step {
                    places::market::check_sell(self, sale, good)
                } else {
                    places::market::check_first(self, good)
                }
            }
            Action::AnyGoods {} => places::check_any_goods(self),
            Action::Send { to } => places::check_send(self, to),
            Action::Deliver { wild } => places::check_deliver(self, wild),
            Action::Tile { good } => places::mosque::check(self, good),
            Action::Again {} => again::check(self),
            Action::Catch { seat, reward } => catch::check(self, seat, reward),
            Action::Governor {} => governor::check(self),
            Action::Smuggler { .. } => smuggler::check(self),
            Action::PayLira {} => governor::check_pay_lira(self),
            Action::PayGood { good } => smuggler::check_pay_good(self, good),
            Action::End {} => encounters::check_end(self),
            Action::OneGood { .. } => one_good::check(self),
            Action::FiveLira {} => five_lira::check(self),
            Action::FamilyHome { reward } => family_home::check(self, reward),
            Action::AssistantBack { from } => assistant_back::check(self, from),
            Action::CallBack { from } => assistants::check_call_back(self, from),
            Action::Stop {}
            | Action::Skip {}
            | Action::Done {}
            | Action::RecallAll {}
            | Action::RollFirst {}
            | Action::Announce { .. }
            | Action::Keep {}
            | Action::TavernPair { .. }
            | Action::Dice { .. }
            | Action::Draw { .. }
            | Action::DrawGuild { .. }
            | Action::DrawLetter { .. }
            | Action::Reveal { .. }
            | Action::OneDie { .. }
            | Action::Demand { .. } => Ok(()),
        }
    }

    /// Whether letters are played with at all.
    fn check_letters(&self) -> Result<(), Refusal> {
        if self.rules.has_letters() { Ok(()) } else { Err(self.not_asked()) }
    }

    fn check_before_the_move(&self, card: Card) -> Result<(), Refusal> {
        self.check_card(card, 3)?;
        if self.steps.top() == Step::Move { Ok(()) } else { Err(Refusal::new(Reason::NotNow, 65)) }
    }

    /// Ruling B-54: in the final card step only goods and money count.
    fn check_final_extra(&self, action: Action) -> Result<(), Refusal> {
        match action {
            Action::FiveLira {} => self.check_card(Card::FiveLira, 54),
            Action::CoffeeLira {} => coffee_lira::check(self),
            Action::DiceYield {} => dice_yield::check(self),
            Action::Swap {} => swap::check(self),
            Action::TwoCoffee {} | Action::CoffeeGuild {} => {
                Err(Refusal::mocha(Reason::NotNow, 73))
            }
            Action::DiceLetter {} => dice_letter::check(self),
            Action::GoodLira { ware } => good_lira::check(self, ware),
            Action::GoodAndLira { good } => good_and_lira::check(self, good),
            Action::Copy {} => copy::check(self),
            Action::OneLetter {} | Action::FromAfar { .. } => {
                Err(Refusal::letters(Reason::NotNow, 108))
            }
            _ => Err(Refusal::new(Reason::NotNow, 54)),
        }
    }

    /// The options of the Roasting Plant used so far, if that is what is asked about.
    fn roasted(&self) -> Option<Roasted> {
        match self.steps.top() {
            Step::Roast(roasted) => Some(roasted),
            Step::Act { place: Place::RoastingPlant, .. } => Some(Roasted::default()),
            _ => None,
        }
    }

    fn check_roast(&self, action: Action) -> Result<(), Refusal> {
        places::roasting_plant::check_option(self, self.roasted().unwrap_or_default(), action)
    }

    fn not_asked(&self) -> Refusal {
        if let Some(ruling) = self.letters_ruling_of_question() {
            return Refusal::letters(Reason::NotAnAnswer, ruling);
        }
        match self.mocha_ruling_of_question() {
            Some(ruling) => Refusal::mocha(Reason::NotAnAnswer, ruling),
            None => Refusal::new(Reason::NotAnAnswer, self.ruling_of_question()),
        }
    }

    /// The same for the questions of Letters & Seals.
    const fn letters_ruling_of_question(&self) -> Option<u8> {
        Some(match self.steps.top() {
            Step::GiveLetters(_) => 45,
            Step::KioskChoose { .. }
            | Step::KioskUse { .. }
            | Step::KioskTake
            | Step::KioskNext { .. } => 68,
            Step::AuctionBid { .. } | Step::AuctionDraw { .. } => 80,
            Step::CourierPay => 48,
            Step::RecallAlso => 30,
            Step::ActAgain(Place::SecretSociety) => 105,
            Step::ActAgain(_) => 104,
            Step::Emerge => 13,
            Step::Copying(_) => 93,
            Step::AfterStop => 50,
            _ => return None,
        })
    }

    /// The same for the questions of Mocha & Baksheesh.
    const fn mocha_ruling_of_question(&self) -> Option<u8> {
        Some(match self.steps.top() {
            Step::Roast(_) => 62,
            Step::GuildDiscard => 84,
            Step::AtBarrier(_) => 48,
            Step::GuildChoice(_) => 22,
            Step::TavernNext(_) | Step::TavernEdge | Step::TavernRuby => 19,
            Step::AfterGuild => 23,
            Step::Swap(_) => 68,
            _ => return None,
        })
    }

    /// The ruling that says what the open question is about.
    pub(crate) const fn ruling_of_question(&self) -> u8 {
        match self.steps.top() {
            Step::Move => 3,
            Step::Assistant => 6,
            Step::PayMerchants => 16,
            Step::Act { .. } => 21,
            Step::WarehouseExtra => 75,
            Step::CaravansaryTake => 80,
            Step::CaravansaryDiscard => 36,
            Step::Recall { .. } => 87,
            Step::ChangeRoll { .. } => 29,
            Step::BlackMarketGood => 76,
            Step::Sell(_) => 88,
            Step::DeliverAgain => 91,
            Step::GovernorPay | Step::SmugglerPay => 48,
            Step::Finish { .. } => 68,
            Step::FinalCards(_) => 56,
            Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::Demand(_)
            | Step::DrawLetter(_)
            | Step::Reveal { .. }
            | Step::RollOne
            | Step::Over => 68,
            // The actions of places and cards of an expansion belong to a phase as well.
            Step::Roast(_)
            | Step::GuildDiscard
            | Step::AtBarrier(_)
            | Step::GuildChoice(_)
            | Step::TavernNext(_)
            | Step::TavernEdge
            | Step::TavernRuby
            | Step::AfterGuild
            | Step::Swap(_)
            | Step::GiveLetters(_)
            | Step::KioskChoose { .. }
            | Step::KioskUse { .. }
            | Step::KioskTake
            | Step::KioskNext { .. }
            | Step::AuctionBid { .. }
            | Step::AuctionDraw { .. }
            | Step::CourierPay
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
            | Step::Copying(_)
            | Step::AfterStop => 21,
        }
    }
}

const fn is_outcome(action: Action) -> bool {
    matches!(
        action,
        Action::Dice { .. }
            | Action::Draw { .. }
            | Action::DrawGuild { .. }
            | Action::DrawLetter { .. }
            | Action::Reveal { .. }
            | Action::OneDie { .. }
            | Action::Demand { .. }
    )
}
