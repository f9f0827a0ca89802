//! Questions and their answers in words.

use bazaar::{Action, Card, Dice, Die, Good, Place, Question, Reward, Roll, View, Wild};

use super::{Names, boxes::say, card, place, plural, stuff};

/// The open question.
#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) fn question(asked: Question, view: &View, answers: &[Action]) -> String {
    let can = |action: Action| answers.contains(&action);
    match asked {
        Question::Move => "Where to?".to_owned(),
        Question::Assistant { place: at } => {
            let prompt = if can(Action::PickUpNeutral {}) {
                "Which assistant?"
            } else if can(Action::PickUp {}) {
                "Pick up your assistant?"
            } else if can(Action::Leave {}) {
                "Leave an assistant here?"
            } else {
                "No assistant to use here."
            };
            format!("{}: {prompt}", place(at))
        }
        Question::PayMerchants { lira, neutral: 0 } => format!("Pay {lira} Lira to act here?"),
        Question::PayMerchants { lira, .. } => {
            format!("Pay {lira} Lira, then roll for the neutral merchants?")
        }
        Question::Act { place: at, family } => {
            let who = if family { "Your family member at " } else { "" };
            format!("{who}{}: {}", place(at), action_of_place(at, view))
        }
        Question::WarehouseExtra => "1 more good for 2 Lira?".to_owned(),
        Question::CaravansaryTake => "Card 2 of 2: which pile?".to_owned(),
        Question::CaravansaryDiscard => "Discard 1 card.".to_owned(),
        Question::Recall => "Who else comes back?".to_owned(),
        Question::ChangeRoll { dice, .. } => {
            format!("{} + {} = {}. Keep it?", dice.low(), dice.high(), dice.sum())
        }
        Question::BlackMarketGood => "Which good?".to_owned(),
        Question::Sell { sold: 0, .. } => "Any goods: which first?".to_owned(),
        Question::Sell { sold, .. } => {
            format!("{} in the sale. What else?", plural(sold.into(), "good", "goods"))
        }
        Question::DeliverAgain => "Deliver which goods this time?".to_owned(),
        Question::GovernorPay => "Governor: pay 2 Lira or 1 card?".to_owned(),
        Question::SmugglerPay => "Smuggler: paid how?".to_owned(),
        Question::Finish { .. } => {
            if !can(Action::End {}) {
                "Family member caught. Reward?".to_owned()
            } else if can(Action::Again {}) {
                "Once more with your card?".to_owned()
            } else {
                "Anything else?".to_owned()
            }
        }
        Question::FinalCards => "Last chance: cash in your cards?".to_owned(),
        _ => say(|one| one.question(asked, view)).unwrap_or_else(|| format!("{asked:?}")),
    }
}

/// An answer to the open question.
#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) fn answer(action: Action, asked: Question, view: &View, names: &Names) -> String {
    match action {
        // The number of a destination stands before it.
        Action::Move { to } => to.name().to_owned(),
        Action::Leave {} => "Leave an assistant".to_owned(),
        Action::PickUp {} => "Pick up your assistant".to_owned(),
        Action::PickUpNeutral {} => "Pick up the neutral assistant".to_owned(),
        Action::Stop {} => "Stop here".to_owned(),
        Action::Pay {} => "Pay".to_owned(),
        Action::Act {} => act(asked).to_owned(),
        Action::Skip {} => skip(asked).to_owned(),
        Action::Done {} => done(asked).to_owned(),
        Action::Take { good } => format!("Take 1 {good} ({})", stuff(good)),
        Action::TakePile {} => {
            format!("From the face-down pile ({})", plural(view.pile.into(), "card", "cards"))
        }
        Action::TakeDiscard {} => match view.discard.last() {
            Some(top) => format!("“{}” from the discard pile", card(*top)),
            None => "From the discard pile".to_owned(),
        },
        Action::Discard { card: gone } => format!("“{}”", card(gone)),
        Action::RecallAll {} => "Everybody comes back".to_owned(),
        Action::Recall { from } => format!("The one at {}", place(from)),
        _ => deal(action, asked, names)
            .or_else(|| say(|one| one.answer(action, asked, view, names)))
            .or_else(|| played(action))
            .unwrap_or_else(|| action.to_string()),
    }
}

/// Dice, goods, tiles and whoever is met.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is none of these")]
fn deal(action: Action, asked: Question, names: &Names) -> Option<String> {
    Some(match action {
        Action::RollFirst {} => "Roll first, choose the good afterwards".to_owned(),
        Action::Announce { number } => {
            let number = number.number();
            format!("{number} Lira with {} of 36 rolls, else 2", reach(number))
        }
        Action::Keep {} => "Keep it".to_owned(),
        Action::Turn { die } => turn(die, asked),
        Action::Reroll {} => "Roll both again".to_owned(),
        Action::Sell { good } => format!("Sell 1 {good} ({})", stuff(good)),
        Action::Send { to } => to.name().to_owned(),
        Action::Deliver { wild } => deliver(wild),
        Action::Tile { good } => format!("The {good} tile: {}", tile_power(good)),
        Action::Again {} => {
            if let Question::Finish { again: Some(at) } = asked {
                format!("“Twice: {}”", at.name())
            } else {
                "Once more with your card".to_owned()
            }
        }
        Action::Catch { seat, reward } => {
            format!("Catch {} family member: {}", names.possessive(seat), reward_words(reward))
        }
        Action::Governor {} => "Governor: draw 1 card, then pay 2 Lira or 1 card".to_owned(),
        Action::Smuggler { good } => {
            format!("Smuggler: 1 {good} ({}), then pay 2 Lira or 1 good", stuff(good))
        }
        Action::PayLira {} => "With Lira".to_owned(),
        Action::PayGood { good } => format!("With 1 {good} ({})", stuff(good)),
        Action::CallBack { from } => format!("Yellow tile: assistant back from {}", place(from)),
        Action::End {} => "End turn".to_owned(),
        _ => return None,
    })
}

/// A card of which nothing is to be said but its title.
fn played(action: Action) -> Option<String> {
    Card::played_by(action).map(|played| format!("“{}”", card(played)))
}

/// How many of the 36 pairs reach this sum.
fn reach(number: u8) -> u32 {
    Dice::all().filter(|dice| dice.sum() >= number).map(Dice::weight).sum()
}

/// What is done at a place.
pub(super) fn action_of_place(at: Place, view: &View) -> String {
    say(|one| one.place(at, view)).unwrap_or_else(|| "Act here?".to_owned())
}

fn act(asked: Question) -> &'static str {
    let Question::Act { place: at, .. } = asked else { return "Act" };
    say(|one| one.act(at)).unwrap_or("Act")
}

/// At the Fountain, and no assistant is called back.
pub(super) const NOBODY_BACK: &str = "Nobody comes back";

const fn skip(asked: Question) -> &'static str {
    if let Question::Assistant { .. } = asked {
        "No assistant, go on"
    } else if let Question::WarehouseExtra = asked {
        "No more goods"
    } else if let Question::GuildChoice { .. } = asked {
        NOBODY_BACK
    } else {
        "Do without the action"
    }
}

const fn done(asked: Question) -> &'static str {
    if let Question::Sell { .. } = asked {
        "That is all: sell"
    } else if let Question::Recall = asked {
        "Nobody else"
    } else if let Question::Swap { .. } = asked {
        "That is all"
    } else {
        "Done"
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a number is named in one place alone")]
fn turn(die: Die, asked: Question) -> String {
    let Question::ChangeRoll { dice, roll } = asked else { return "Turn a die to 4".to_owned() };
    let other = match die {
        Die::Low => dice.high(),
        Die::High => dice.low(),
    };
    let result = match roll {
        Roll::TeaHouse { number } => format!(" (you named {number})"),
        _ => String::new(),
    };
    format!("Turn the {} to 4: {}{result}", dice.value(die), other + 4)
}

fn deliver(wild: Wild) -> String {
    let any: Vec<_> = wild.iter().map(Good::name).collect();
    if any.is_empty() {
        "Deliver".to_owned()
    } else {
        format!("Deliver, choosing {}", any.join(" and "))
    }
}

/// What a mosque tile can do.
pub(crate) const fn tile_power(good: Good) -> &'static str {
    match good {
        Good::Red => "turn a die to 4 or roll again, at 8 and 9",
        Good::Green => "1 more good for 2 Lira, at 2, 3 and 4",
        Good::Yellow => "an assistant back for 2 Lira, once per turn",
        Good::Blue => "a fifth assistant",
    }
}

pub(super) const fn reward_words(reward: Reward) -> &'static str {
    match reward {
        Reward::Lira => "3 Lira",
        Reward::Card => "draw a card",
    }
}
