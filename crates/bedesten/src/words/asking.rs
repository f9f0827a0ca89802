//! Questions and their answers in words.

use super::{Names, card, goods, goods_in_short, guild, place, plural, stuff};
use bazaar::{
    Action, Amounts, Card, Dice, Die, Edge, Effects, GUILD_CARDS, Good, GuildCard, KioskTile,
    Movement, Payment, Place, Question, Reveals, Reward, Roll, SealsFor, TavernOption, TavernTile,
    View, Ware, Wild,
};

/// The open question.
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
        Question::FinalCards => "Last chance: cash your cards?".to_owned(),
        Question::Roast => "What else do you give for coffee?".to_owned(),
        Question::GuildDiscard => "Discard 1 guild card.".to_owned(),
        Question::AtBarrier { between } => {
            let [one, other] = between.places();
            format!("The barrier stands between {one} and {other}. Use which place?")
        }
        Question::GuildChoice { guild: played } => {
            format!("Guild card {}: {}", guild(played), guild_choice(played, view))
        }
        Question::TavernEdge => "Where do you put the barrier?".to_owned(),
        Question::TavernRuby => "Whose ruby do you take?".to_owned(),
        Question::Swap { taking: true, .. } => "What do you take?".to_owned(),
        Question::Swap { given, .. } => format!("{given} of 3 given. What do you give?"),
        Question::GiveLetters { what_for: SealsFor::BonusTurn, seals } => {
            format!("{seals} of 3 seals given for another turn. Which letter?")
        }
        Question::GiveLetters { what_for: SealsFor::Ruby(_), seals } => {
            format!("{seals} of 6 seals given for the ruby. Which letter?")
        }
        Question::Kiosk => "Which tile do you take?".to_owned(),
        Question::KioskUse { tile, .. } => format!("{}. Do you use it?", kiosk_words(tile)),
        Question::KioskTake => "Which good do you take?".to_owned(),
        Question::Auction { named, .. } if named > 0 => format!("{named} Lira and how many more?"),
        Question::Auction { by: None, .. } => "Two bonus cards: your opening bid?".to_owned(),
        Question::Auction { lira, .. } => format!("The bid is {lira} Lira. Do you bid more?"),
        Question::CourierPay => "Courier: pay 2 Lira or 1 letter?".to_owned(),
        Question::ActAgain { place: at } => format!("{} once more: how?", at.name()),
        Question::Emerge => "Where do the Catacombs lead?".to_owned(),
        Question::Copy { card: copied } => format!("Use it as “{}”: how?", card(copied)),
        Question::BonusTurn => "Your turn is over. Give 3 seals for another one?".to_owned(),
    }
}

fn guild_choice(played: GuildCard, view: &View) -> String {
    let at = played.place();
    if at == Place::PoliceStation {
        "Send your family member where?".to_owned()
    } else if at == Place::Tavern {
        "Which two Tavern actions?".to_owned()
    } else {
        action_of_place(at, view)
    }
}

/// What makes a guild card better than its place.
pub(crate) fn guild_effect(played: GuildCard) -> &'static str {
    GUILD_CARDS.iter().find(|facts| facts.guild == played).map_or("", |facts| facts.better)
}

fn action_of_place(at: Place, view: &View) -> String {
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
        Place::RoastingPlant => "2 coffee each: for 2 Lira, 1 good, 1 card. What do you give?",
        Place::GuildHall => "Take 1 coffee and 2 guild cards, then discard one?",
        Place::Tavern => "The barrier, a tile or a ruby?",
        Place::Embassy => "Take 2 letters?",
        Place::Kiosk => "Take a letter, then the tiles?",
        Place::AuctionHouse => "Which good? Then the auction.",
        Place::SecretSociety => "Give 6 seals for the ruby of which place?",
        Place::Catacombs => "Which good? Then you go anywhere.",
        Place::CoffeeHouse => {
            return view.mocha.as_ref().and_then(|mocha| mocha.coffee_house_price).map_or_else(
                || "There is no ruby left.".to_owned(),
                |price| format!("Buy a ruby for {price} coffee?"),
            );
        }
    };
    text.to_owned()
}

/// An answer to the open question.
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
        Action::Guild { guild: played } => {
            format!("Guild card {}: {}", guild(played), guild_effect(played))
        }
        Action::DiscardGuild { guild: gone } => format!("Guild card {}", guild(gone)),
        Action::Barrier { between } => format!("The barrier {}", edge(between)),
        Action::Use { place: at } => format!("Use {}", place(at)),
        Action::Tavern { kind } => format!("The tile “{}”: {}", kind.name(), tavern_power(kind)),
        Action::Baksheesh { from } => format!("The ruby of {}", place(from)),
        Action::TavernPair { first, second } => {
            format!("First {}, then {}", option_words(first), option_words(second))
        }
        Action::Trader { payment } => {
            let price = match payment {
                Payment::Nothing => "for nothing",
                Payment::Lira => "for 2 Lira",
                Payment::Red => "for 1 red (fabric)",
                Payment::Green => "for 1 green (spice)",
                Payment::Yellow => "for 1 yellow (fruit)",
                Payment::Blue => "for 1 blue (jewelry)",
            };
            format!("Coffee trader: 1 coffee {price}")
        }
        Action::Corner { to } => to.name().to_owned(),
        Action::TwoCoffee {} => format!("“{}”", card(Card::TwoCoffee)),
        Action::CoffeeGuild {} => format!("“{}”", card(Card::CoffeeGuild)),
        Action::CoffeeLira {} => format!("“{}”", card(Card::CoffeeLira)),
        Action::DiceYield {} => format!("“{}”", card(Card::DiceYield)),
        Action::Swap {} => format!("“{}”", card(Card::Swap)),
        Action::Give { ware } => format!("Give 1 {}", ware_words(ware)),
        Action::Receive { ware } => format!("Take 1 {}", ware_words(ware)),
        Action::Six { die } => format!("“{}”: {}", card(Card::DieToSix), six(die, asked)),
        Action::MoveCompanion { to } | Action::TwoSteps { to } => {
            format!("Companion: {}", to.name())
        }
        Action::Anywhere { to } | Action::Emerge { to } => to.name().to_owned(),
        Action::Jump { seat } => {
            format!("“{}”: to {} merchant", card(Card::Jump), names.possessive(seat))
        }
        Action::FamilyWalk { to } => format!("“{}”: {}", card(Card::FamilyWalk), to.name()),
        Action::Enter {} => "Put your companion beside your merchant".to_owned(),
        Action::CompanionHome {} => "Your companion comes back".to_owned(),
        Action::Kiosk { tile } => kiosk_words(tile).to_owned(),
        Action::DiscardLetter { letter } => format!(
            "The letter to {} ({})",
            place(letter.to),
            plural(letter.seals().into(), "seal", "seals")
        ),
        Action::Bid { lira } => format!("{} Lira", named_already(asked) + u32::from(lira.lira())),
        Action::BidHundred {} => format!("More than {} Lira", named_already(asked) + 100),
        Action::Pass {} => "Pass".to_owned(),
        Action::Society { from } => format!("The ruby of {}", place(from)),
        Action::Courier {} => "Courier: take 1 letter, then pay 2 Lira or 1 letter".to_owned(),
        Action::BonusTurn {} => "Give 3 seals for another turn".to_owned(),
        Action::OneLetter {} => format!("“{}”", card(Card::OneLetter)),
        Action::DiceLetter {} => format!("“{}”", card(Card::DiceLetter)),
        Action::GoodLira { ware } => {
            format!("“{}”: give 1 {}", card(Card::GoodLira), ware_words(ware))
        }
        Action::GoodAndLira { good } => format!("1 {good} ({}) and 3 Lira", stuff(good)),
        Action::Copy {} => format!("“{}”", card(Card::Copy)),
        Action::FromAfar { figure } => format!("“{}”: {}", card(Card::FromAfar), figure.name()),
        Action::Dice { .. }
        | Action::Draw { .. }
        | Action::DrawGuild { .. }
        | Action::DrawLetter { .. }
        | Action::Reveal { .. }
        | Action::OneDie { .. }
        | Action::Demand { .. } => action.to_string(),
    }
}

/// What a tile of the Kiosk does.
pub(crate) const fn kiosk_words(tile: KioskTile) -> &'static str {
    const WORDS: [&str; KioskTile::COUNT as usize] = [
        "1 yellow and 1 Lira",
        "1 green and 1 Lira",
        "1 red and 1 Lira",
        "2 yellow",
        "2 green",
        "2 red",
        "1 yellow",
        "1 green",
        "1 red",
        "1 blue",
        "1 bonus card",
        "2 Lira",
        "1 coffee or 2 Lira",
        "1 coffee or 3 Lira",
        "your companion comes to you",
        "roll a die for Lira",
        "an extension for 10 Lira",
        "an extension for one good of each kind",
        "your merchant goes to the Fountain",
        "a good for a letter, or a letter for a good",
        "a card for a letter, or a letter for a card",
        "2 Lira for a letter, or a letter for 3 Lira",
        "2 Lira for a good, or a good for 3 Lira",
        "2 Lira for a card, or a card for 3 Lira",
    ];
    WORDS[(tile.number() as usize - 1) % WORDS.len()]
}

/// What is named of a bid beyond 100 Lira, which comes in parts.
const fn named_already(asked: Question) -> u32 {
    if let Question::Auction { named, .. } = asked { named } else { 0 }
}

/// How many of the 36 pairs reach this sum.
fn reach(number: u8) -> u32 {
    Dice::all().filter(|dice| dice.sum() >= number).map(Dice::weight).sum()
}

fn edge(between: Edge) -> String {
    let [one, other] = between.places();
    format!("between {one} {} and {other} {}", one.name(), other.name())
}

/// What a tavern tile can do.
pub(crate) const fn tavern_power(kind: TavernTile) -> &'static str {
    match kind {
        TavernTile::Movement => "any distance in a straight line",
        TavernTile::Encounter => "figures ask for nothing",
    }
}

const fn option_words(option: TavernOption) -> &'static str {
    match option {
        TavernOption::Barrier => "the barrier",
        TavernOption::Movement => "the movement tile",
        TavernOption::Encounter => "the encounter tile",
        TavernOption::Ruby => "a ruby",
    }
}

fn ware_words(ware: Ware) -> String {
    ware.good().map_or_else(|| "coffee".to_owned(), |good| format!("{good} ({})", stuff(good)))
}

fn six(die: Die, asked: Question) -> String {
    let Question::ChangeRoll { dice, .. } = asked else { return "a die".to_owned() };
    let other = match die {
        Die::Low => dice.high(),
        Die::High => dice.low(),
    };
    format!("the {}, which makes {}", dice.value(die), other + 6)
}

/// The Fountain or its guild card, and no assistant is called back.
const NOBODY_BACK: &str = "Nobody comes back";

const fn act(asked: Question) -> &'static str {
    let Question::Act { place: at, .. } = asked else { return "Act" };
    match at {
        Place::Wainwright => "Buy the extension",
        Place::GemstoneDealer | Place::CoffeeHouse => "Buy the ruby",
        Place::GuildHall => "Take coffee and guild cards",
        Place::Embassy => "Take the letters",
        Place::Kiosk => "Take the letter",
        Place::PostOffice => "Take the mail",
        Place::FabricWarehouse | Place::SpiceWarehouse | Place::FruitWarehouse => "Fill up",
        Place::Fountain => NOBODY_BACK,
        Place::Caravansary
        | Place::BlackMarket
        | Place::TeaHouse
        | Place::LargeMarket
        | Place::SmallMarket
        | Place::PoliceStation
        | Place::SultansPalace
        | Place::SmallMosque
        | Place::GreatMosque
        | Place::RoastingPlant
        | Place::Tavern
        | Place::AuctionHouse
        | Place::SecretSociety
        | Place::Catacombs => "Act",
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

fn turn(die: Die, asked: Question) -> String {
    let Question::ChangeRoll { dice, roll } = asked else { return "Turn a die to 4".to_owned() };
    let other = match die {
        Die::Low => dice.high(),
        Die::High => dice.low(),
    };
    let result = match roll {
        Roll::TeaHouse { number } => format!(" (you named {number})"),
        Roll::BlackMarket { .. }
        | Roll::Governor
        | Roll::Smuggler
        | Roll::Neutral { .. }
        | Roll::CoffeeTrader
        | Roll::Courier
        | Roll::LetterYield
        | Roll::Kiosk
        | Roll::Yield => String::new(),
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

/// What an answer costs and brings, short enough to stand beside it; without what its own text
/// says already.
pub(crate) fn effects(action: Action, text: &str, effects: &Effects, names: &Names) -> String {
    let mut parts = Vec::new();
    let leads_on = matches!(
        action,
        Action::Move { .. }
            | Action::LongWay { .. }
            | Action::Corner { .. }
            | Action::Stay {}
            | Action::Send { .. }
    );
    if leads_on || action == (Action::RecallAll {}) || text == NOBODY_BACK {
        parts.extend(effects.moves.iter().filter_map(|movement| movement_words(*movement)));
        parts.extend(returned(&effects.moves));
    }
    let to_others: u32 = effects.paid_to.iter().map(|paid| paid.lira).sum();
    for paid in &effects.paid_to {
        parts.push(format!("−{} Lira to {}", paid.lira, names.object(paid.seat)));
    }
    let to_supply = effects.pay.lira.saturating_sub(to_others);
    let mut pay = Amounts { lira: to_supply, ..effects.pay.clone() };
    pay.cards.retain(|used| !text.contains(card(*used)));
    parts.extend(amounts(&pay, '−'));
    let mut gain = effects.gain.clone();
    gain.mosque_tiles.retain(|tile| !text.contains(&format!("{tile} tile")));
    parts.extend(amounts(&gain, '+'));
    if !effects.lost.is_empty() {
        parts.push(format!("lost: {}", goods(effects.lost)));
    }
    match effects.reveals {
        Reveals::None => {}
        Reveals::Dice => parts.push("dice".to_owned()),
        Reveals::Card => parts.push("draws".to_owned()),
        Reveals::Tile => parts.push("new tile".to_owned()),
        Reveals::Guild => parts.push("draws a guild card".to_owned()),
        Reveals::Letter => parts.push("draws a letter".to_owned()),
    }
    if effects.ends_turn && action != (Action::End {}) {
        parts.push("turn ends".to_owned());
    }
    parts.join(", ")
}

fn movement_words(movement: Movement) -> Option<String> {
    Some(match movement {
        // That is the answer itself.
        Movement::Merchant { .. }
        | Movement::Family { .. }
        | Movement::Barrier { .. }
        | Movement::Companion { .. } => return None,
        // These are told together.
        Movement::AssistantReturned { .. } => return None,
        Movement::AssistantLeft { .. } => "leave assistant".to_owned(),
        Movement::AssistantPickedUp { .. } => "pick up assistant".to_owned(),
        Movement::AssistantGained => "5th assistant".to_owned(),
    })
}

/// “assistants back from 2, 5, 8”.
fn returned(moves: &[Movement]) -> Option<String> {
    let from = |movement: &Movement| match movement {
        Movement::AssistantReturned { from } => Some(from.to_string()),
        Movement::Merchant { .. }
        | Movement::AssistantLeft { .. }
        | Movement::AssistantPickedUp { .. }
        | Movement::AssistantGained
        | Movement::Barrier { .. }
        | Movement::Companion { .. }
        | Movement::Family { .. } => None,
    };
    let places: Vec<_> = moves.iter().filter_map(from).collect();
    match &places[..] {
        [] => None,
        [place] => Some(format!("assistant back from {place}")),
        _ => Some(format!("assistants back from {}", places.join(", "))),
    }
}

fn amounts(amounts: &Amounts, sign: char) -> Vec<String> {
    let mut parts = Vec::new();
    if amounts.rubies > 0 {
        parts.push(format!("{sign}{}", plural(amounts.rubies.into(), "ruby", "rubies")));
    }
    if amounts.lira > 0 {
        parts.push(format!("{sign}{} Lira", amounts.lira));
    }
    let kinds = Good::ALL.into_iter().filter(|good| amounts.goods[*good] > 0);
    if kinds.clone().count() > 2 {
        parts.push(format!("{sign}{}", goods_in_short(amounts.goods)));
    } else {
        parts.extend(kinds.map(|good| format!("{sign}{} {good}", amounts.goods[good])));
    }
    for used in &amounts.cards {
        parts.push(format!("{sign}“{}”", card(*used)));
    }
    for tile in &amounts.mosque_tiles {
        parts.push(format!("{sign}{tile} tile"));
    }
    if amounts.extensions > 0 {
        parts.push(format!("{sign}{} room", amounts.extensions));
    }
    if amounts.coffee > 0 {
        parts.push(format!("{sign}{} coffee", amounts.coffee));
    }
    parts
}
