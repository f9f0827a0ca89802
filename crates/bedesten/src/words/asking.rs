//! Questions and their answers in words.

use bazaar::{Action, Card, Dice, Die, Good, Place, Question, Reward, Roll, View, Wild};

use super::{Names, card, goods_in_short, letters, mocha, place, plural, stuff};

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
        _ => mocha::question(asked, view)
            .or_else(|| letters::question(asked))
            .unwrap_or_else(|| format!("{asked:?}")),
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(super) fn action_of_place(at: Place, view: &View) -> String {
    let text = match at {
        Place::Wainwright => "Extend your wheelbarrow for 7 Lira?",
        Place::FabricWarehouse => "Fill up with red (fabric)?",
        Place::SpiceWarehouse => "Fill up with green (spice)?",
        Place::FruitWarehouse => "Fill up with yellow (fruit)?",
        Place::PostOffice => "Take the mail?",
        Place::Caravansary => "Card 1 of 2: which pile?",
        Place::Fountain => "Who comes back?",
        Place::BlackMarket => "Which good? Then the dice (7–8: 1 blue, 9–10: 2, 11–12: 3).",
        Place::TeaHouse => "Name a number, then roll.",
        Place::LargeMarket | Place::SmallMarket => {
            let tiles =
                if at == Place::LargeMarket { &view.large_demand } else { &view.small_demand };
            let wanted = tiles.first().map(|tile| goods_in_short(tile.icons())).unwrap_or_default();
            return format!("Sell which goods? It asks for {wanted}.");
        }
        Place::PoliceStation => "Send your family member where?",
        Place::SultansPalace => "Deliver goods for a ruby?",
        Place::SmallMosque | Place::GreatMosque => "Which mosque tile?",
        Place::GemstoneDealer => {
            return view.gem_price.map_or_else(
                || "There is no ruby left.".to_owned(),
                |price| format!("Buy a ruby for {price} Lira?"),
            );
        }
        _ => return mocha::place(at, view).unwrap_or_else(|| letters::place(at).to_owned()),
    };
    text.to_owned()
}

/// An answer to the open question.
#[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
pub(crate) fn answer(action: Action, asked: Question, view: &View, names: &Names) -> String {
    match action {
        // The number of a destination stands before it.
        Action::Move { to } => to.name().to_owned(),
        Action::LongWay { to } => to.name().to_owned(),
        Action::Stay {} => {
            let here = view.seats.get(view.seat.index()).map(|player| player.place);
            here.map(|here| format!("{} again", here.name())).unwrap_or_default()
        }
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
            .or_else(|| played(action))
            .or_else(|| mocha::answer(action, asked))
            .or_else(|| letters::answer(action, asked, names))
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
        Action::AnyGoods {} => format!("“{}”: sell what you like", card(Card::AnyGoods)),
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
        Action::End {} => "End turn".to_owned(),
        _ => return None,
    })
}

/// Cards and a tile that may be played at any time.
#[expect(clippy::wildcard_enum_match_arm, reason = "every other answer is none of these")]
fn played(action: Action) -> Option<String> {
    Some(match action {
        Action::OneGood { good } => {
            format!("“{}”: {good} ({})", card(Card::OneGood), stuff(good))
        }
        Action::FiveLira {} => format!("“{}”", card(Card::FiveLira)),
        Action::FamilyHome { reward } => {
            format!("“{}”: {}", card(Card::FamilyHome), reward_words(reward))
        }
        Action::AssistantBack { from } => {
            format!("“{}”: from {}", card(Card::AssistantBack), place(from))
        }
        Action::CallBack { from } => format!("Yellow tile: assistant back from {}", place(from)),
        _ => return None,
    })
}

/// How many of the 36 pairs reach this sum.
fn reach(number: u8) -> u32 {
    Dice::all().filter(|dice| dice.sum() >= number).map(Dice::weight).sum()
}

/// The Fountain or its guild card, and no assistant is called back.
pub(super) const NOBODY_BACK: &str = "Nobody comes back";

#[expect(clippy::wildcard_enum_match_arm, reason = "a box says what its own places do")]
const fn act(asked: Question) -> &'static str {
    let Question::Act { place: at, .. } = asked else { return "Act" };
    match at {
        Place::Wainwright => "Buy the extension",
        Place::GemstoneDealer => "Buy the ruby",
        Place::PostOffice => "Take the mail",
        Place::FabricWarehouse | Place::SpiceWarehouse | Place::FruitWarehouse => "Fill up",
        Place::Fountain => NOBODY_BACK,
        _ => match mocha::act(at) {
            Some(text) => text,
            None => letters::act(at),
        },
    }
}

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

const fn reward_words(reward: Reward) -> &'static str {
    match reward {
        Reward::Lira => "3 Lira",
        Reward::Card => "draw a card",
    }
}
