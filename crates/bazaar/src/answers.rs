//! The legal answers to the open question.

use tabletop::Answers;

use crate::{
    Action, Game, Place, assistants, cards,
    cards::{again, copy, swap},
    encounters::{self, courier, governor, merchants, smuggler},
    end, guild,
    letters::{bonus_turn, seals},
    movement, places,
    step::Step,
};

impl Game {
    pub(crate) fn answers(&self, answers: &mut Answers<Action>) {
        answers.clear();
        match self.steps.top() {
            Step::Move => movement::answers(self, answers),
            Step::Assistant => assistants::answers(self, answers),
            Step::PayMerchants => {
                if merchants::check_pay(self).is_ok() {
                    answers.push(Action::Pay {});
                }
                answers.push(Action::Stop {});
            }
            Step::Act { place, .. } => {
                places::answers(self, place, answers);
                if !self.must_act() {
                    answers.push(Action::Skip {});
                }
            }
            Step::WarehouseExtra => places::extra_answers(self, answers),
            Step::CaravansaryTake => places::take_answers(self, answers),
            Step::CaravansaryDiscard => places::discard_answers(self, answers),
            Step::Recall { after } => places::recall_answers(self, after, answers),
            Step::ChangeRoll { roll, dice } => {
                places::roll::change_answers(self, roll, dice, answers);
            }
            Step::BlackMarketGood => places::good_answers(answers),
            Step::Sell(sale) => places::market::sale_answers(self, sale, answers),
            Step::DeliverAgain => places::answers(self, Place::SultansPalace, answers),
            Step::GovernorPay => governor::pay_answers(self, answers),
            Step::SmugglerPay => smuggler::pay_answers(self, answers),
            Step::Finish { again } => {
                again::answers(self, again, answers);
                encounters::answers(self, answers);
            }
            Step::FinalCards(_) => end::final_answers(self, answers),
            Step::Roast(roasted) => places::roasting_plant::more_answers(self, roasted, answers),
            Step::GuildDiscard => places::guild_hall::discard_answers(self, answers),
            Step::AtBarrier(between) => places::tavern::at_barrier_answers(self, between, answers),
            Step::GuildChoice(guild) => guild::choice_answers(self, guild, answers),
            Step::TavernEdge => guild::tavern::edge_answers(self, answers),
            Step::TavernRuby => places::tavern::ruby_answers(self, answers),
            Step::AfterGuild => {
                bonus_turn::answers(self, answers);
                answers.push(Action::End {});
            }
            Step::GiveLetters(giving) => seals::answers(self, giving, answers),
            Step::KioskChoose { .. } => places::kiosk::choose_answers(self, answers),
            Step::KioskUse { tile, .. } => places::kiosk::use_answers(self, tile, answers),
            Step::KioskTake => places::kiosk::take_answers(self, answers),
            Step::AuctionBid { .. } => places::auction_house::bid_answers(self, answers),
            Step::CourierPay => courier::pay_answers(self, answers),
            Step::RecallAlso => places::recall_also_answers(self, answers),
            Step::ActAgain(place) => places::answers(self, place, answers),
            Step::Emerge => places::catacombs::emerge_answers(self, answers),
            Step::Copying(card) => return copy::copying_answers(self, card, answers),
            Step::AfterStop => {
                answers.push(Action::BonusTurn {});
                answers.push(Action::End {});
            }
            Step::Swap(swapping) => swap::answers(self, swapping, answers),
            Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::Demand(_)
            | Step::TavernNext(_)
            | Step::KioskNext { .. }
            | Step::AuctionDraw { .. }
            | Step::DrawLetter(_)
            | Step::Reveal { .. }
            | Step::RollOne
            | Step::Over => return,
        }
        cards::extras(self, answers);
    }
}
