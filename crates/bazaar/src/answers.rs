//! The legal answers to the open question.

use tabletop::Answers;

use crate::{
    Action, Game, Place, assistants, cards,
    cards::{again, swap},
    encounters::{self, governor, merchants, smuggler},
    end, guild, movement, places,
    step::Step,
};

impl Game {
    pub(crate) fn answers(&self, answers: &mut Answers<Action>) {
        answers.clear();
        match self.steps.top() {
            Step::Move => {
                movement::answers(self, answers);
                guild::answers(self, answers);
            }
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
            Step::AfterGuild => answers.push(Action::End {}),
            Step::Swap(swapping) => swap::answers(self, swapping, answers),
            Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::Demand(_)
            | Step::TavernNext(_)
            | Step::Over => return,
        }
        cards::extras(self, answers);
    }
}
