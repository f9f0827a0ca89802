//! The action of each place: one place, one file. This one is the table that leads to them.
//!
//! A place answers three things: which answers it offers (`answers`), whether its action can be
//! carried out at all (`check`), and what an answer does (`act`).

pub(crate) mod auction_house;
pub(crate) mod black_market;
mod caravansary;
pub(crate) mod catacombs;
mod coffee_house;
mod embassy;
mod fabric_warehouse;
mod fountain;
mod fruit_warehouse;
mod gemstone_dealer;
mod great_mosque;
pub(crate) mod guild_hall;
pub(crate) mod kiosk;
mod large_market;
pub(crate) mod market;
pub(crate) mod mosque;
mod police_station;
pub(crate) mod post_office;
pub(crate) mod roasting_plant;
pub(crate) mod roll;
pub(crate) mod secret_society;
mod small_market;
mod small_mosque;
mod spice_warehouse;
mod sultans_palace;
pub(crate) mod tavern;
pub(crate) mod tea_house;
pub(crate) mod track;
pub(crate) mod wainwright;
mod warehouse;

use tabletop::{Answers, Sink};

use crate::{
    Action, Draw, Event, Game, Place, Reason, Refusal,
    step::{Actor, Step},
};

pub(crate) use black_market::{
    check_good as check_black_market_good, good_afterwards, good_answers,
};
pub(crate) use caravansary::{
    check_discard, check_take_from_discard, check_take_from_pile, discard, discard_answers, drawn,
    take_answers, take_second,
};
pub(crate) use coffee_house::price as coffee_house_price;
pub(crate) use fountain::{
    call_answers, check_companion, check_recall, recall, recall_also, recall_also_answers,
    recall_answers,
};
pub(crate) use gemstone_dealer::price as dealer_price;
pub(crate) use police_station::check_send;
pub(crate) use small_market::check_any_goods;
pub(crate) use sultans_palace::{check_deliver, open_squares, price_at as palace_price};
pub(crate) use warehouse::{buy_extra, check_extra, extra_answers};

/// The answers a place offers, besides going on without its action.
#[inline]
pub(crate) fn answers(game: &Game, place: Place, answers: &mut Answers<Action>) {
    match place {
        Place::Wainwright => wainwright::answers(game, answers),
        Place::FabricWarehouse | Place::SpiceWarehouse | Place::FruitWarehouse => {
            warehouse::answers(answers);
        }
        Place::PostOffice => post_office::answers(answers),
        Place::Caravansary => caravansary::answers(game, answers),
        Place::Fountain => fountain::answers(game, answers),
        Place::BlackMarket => black_market::answers(answers),
        Place::TeaHouse => tea_house::answers(answers),
        Place::LargeMarket => large_market::answers(game, answers),
        Place::SmallMarket => small_market::answers(game, answers),
        Place::PoliceStation => police_station::answers(game, answers),
        Place::SultansPalace => sultans_palace::answers(game, answers),
        Place::SmallMosque => mosque::answers(game, small_mosque::COLOURS, answers),
        Place::GreatMosque => mosque::answers(game, great_mosque::COLOURS, answers),
        Place::GemstoneDealer => gemstone_dealer::answers(game, answers),
        Place::RoastingPlant => roasting_plant::answers(game, answers),
        Place::GuildHall => guild_hall::answers(answers),
        Place::Tavern => tavern::answers(game, answers),
        Place::CoffeeHouse => coffee_house::answers(game, answers),
        Place::Embassy => embassy::answers(game, answers),
        Place::Kiosk => kiosk::answers(answers),
        Place::AuctionHouse => auction_house::answers(game, answers),
        Place::SecretSociety => secret_society::answers(game, answers),
        Place::Catacombs => catacombs::answers(answers),
    }
}

/// The options of the Roasting Plant, before any was used.
pub(crate) fn roast_answers(game: &Game, answers: &mut Answers<Action>) {
    roasting_plant::answers(game, answers);
}

/// Whether the action can be carried out (B-66), and if not, what is in the way.
pub(crate) fn check_can_act(game: &Game, place: Place) -> Result<(), Refusal> {
    match place {
        Place::Wainwright => wainwright::check(game),
        Place::FabricWarehouse
        | Place::SpiceWarehouse
        | Place::FruitWarehouse
        | Place::PostOffice
        | Place::Fountain
        | Place::BlackMarket
        | Place::TeaHouse
        | Place::GuildHall
        | Place::Kiosk
        | Place::Catacombs => Ok(()),
        Place::Caravansary => caravansary::check_any_card(game),
        Place::LargeMarket => large_market::check(game),
        Place::SmallMarket => small_market::check(game),
        Place::PoliceStation => police_station::check(game),
        Place::SultansPalace => sultans_palace::check(game),
        Place::SmallMosque => mosque::check_any(game, small_mosque::COLOURS),
        Place::GreatMosque => mosque::check_any(game, great_mosque::COLOURS),
        Place::GemstoneDealer => gemstone_dealer::check(game),
        Place::RoastingPlant => roasting_plant::check(game),
        Place::Tavern => tavern::check(game),
        Place::CoffeeHouse => coffee_house::check(game),
        Place::Embassy => embassy::check(game),
        Place::AuctionHouse => auction_house::check(game),
        Place::SecretSociety => secret_society::check(game),
    }
}

/// Carries out the action of a place, beginning with this answer.
pub(crate) fn act<S: Sink<Event>>(game: &mut Game, place: Place, action: Action, sink: &mut S) {
    match place {
        Place::Wainwright => wainwright::act(game, sink),
        Place::FabricWarehouse => warehouse::act(game, fabric_warehouse::GOOD, sink),
        Place::SpiceWarehouse => warehouse::act(game, spice_warehouse::GOOD, sink),
        Place::FruitWarehouse => warehouse::act(game, fruit_warehouse::GOOD, sink),
        Place::PostOffice => post_office::act(game, sink),
        Place::Caravansary => caravansary::act(game, action, sink),
        Place::Fountain => fountain::act(game, action, sink),
        Place::BlackMarket => black_market::act(game, action, sink),
        Place::TeaHouse => tea_house::act(game, action, sink),
        Place::LargeMarket => large_market::act(game, action, sink),
        Place::SmallMarket => small_market::act(game, action, sink),
        Place::PoliceStation => police_station::act(game, action, sink),
        Place::SultansPalace => sultans_palace::act(game, action, sink),
        Place::SmallMosque | Place::GreatMosque => mosque::act(game, place, action, sink),
        Place::GemstoneDealer => gemstone_dealer::act(game, sink),
        Place::RoastingPlant => roasting_plant::act(game, action, sink),
        Place::GuildHall => guild_hall::act(game, sink),
        Place::Tavern => tavern::act(game, action, sink),
        Place::CoffeeHouse => coffee_house::act(game, sink),
        Place::Embassy => embassy::act(game, sink),
        Place::Kiosk => kiosk::act(game, sink),
        Place::AuctionHouse => auction_house::act(game, action, sink),
        Place::SecretSociety => secret_society::act(game, action),
        Place::Catacombs => catacombs::act(game, action, sink),
    }
}

/// Carries the action out once more with its card. Few places have one, and only the palace may
/// have something to ask first.
pub(crate) fn repeat<S: Sink<Event>>(game: &mut Game, place: Place, sink: &mut S) {
    match place {
        Place::PostOffice => post_office::act(game, sink),
        Place::GemstoneDealer => gemstone_dealer::act(game, sink),
        Place::SultansPalace => sultans_palace::again(game, sink),
        Place::Wainwright => wainwright::act(game, sink),
        Place::CoffeeHouse => coffee_house::act(game, sink),
        // Rulings L-104 and L-105: which tile, which ruby is asked.
        Place::SmallMosque | Place::GreatMosque | Place::SecretSociety => {
            game.steps.push(Step::ActAgain(place));
        }
        Place::FabricWarehouse
        | Place::SpiceWarehouse
        | Place::FruitWarehouse
        | Place::Caravansary
        | Place::Fountain
        | Place::BlackMarket
        | Place::TeaHouse
        | Place::LargeMarket
        | Place::SmallMarket
        | Place::PoliceStation
        | Place::RoastingPlant
        | Place::GuildHall
        | Place::Tavern
        | Place::Embassy
        | Place::Kiosk
        | Place::AuctionHouse
        | Place::Catacombs => {}
    }
}

/// The place whose action the open question is about.
pub(crate) fn place_asked(game: &Game) -> Option<Place> {
    if let Step::Act { place, .. } = game.steps.top() { Some(place) } else { None }
}

/// That the open question is about the action of this place. Whoever stands there too early or
/// too late is told so.
pub(crate) fn check_at(game: &Game, place: Place, ruling: u8) -> Result<(), Refusal> {
    if place_asked(game) == Some(place) {
        return Ok(());
    }
    let step = game.steps.top();
    let here = game.figure_place() == place || game.me().family == place;
    let inside = matches!(
        step,
        Step::Sell(_)
            | Step::ChangeRoll { .. }
            | Step::BlackMarketGood
            | Step::Recall { .. }
            | Step::DeliverAgain
            | Step::WarehouseExtra
            | Step::CaravansaryTake
            | Step::CaravansaryDiscard
            | Step::Roast(_)
            | Step::GuildDiscard
            | Step::AtBarrier(_)
            | Step::GiveLetters(_)
            | Step::KioskChoose { .. }
            | Step::KioskUse { .. }
            | Step::KioskTake
            | Step::AuctionBid { .. }
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
    );
    if here && inside {
        // The action has begun; what can begin it is no answer any more.
        return Err(Refusal::new(Reason::NotAnAnswer, game.ruling_of_question()));
    }
    let here = game.figure_place() == place;
    let sent = matches!(
        step,
        Step::Act { actor: Actor::Family | Actor::FamilyWalk | Actor::AtBarrier, .. }
    );
    let acted = matches!(step, Step::Finish { .. });
    let too_early_or_late = if place == Place::PoliceStation && (sent || here && acted) {
        // Ruling B-67: one action of the Police Station sends the family member once.
        Some(67)
    } else if here && step == Step::Assistant {
        Some(6)
    } else if here && step == Step::PayMerchants {
        Some(16)
    } else if here && acted {
        Some(21)
    } else {
        None
    };
    Err(too_early_or_late.map_or(Refusal::new(Reason::OnlyAt { place }, ruling), |ruling| {
        Refusal::new(Reason::NotNow, ruling)
    }))
}

pub(crate) const fn is_warehouse(place: Place) -> bool {
    matches!(place, Place::FabricWarehouse | Place::SpiceWarehouse | Place::FruitWarehouse)
}

/// A card that was drawn goes where it was drawn for.
pub(crate) fn card_drawn<S: Sink<Event>>(
    game: &mut Game,
    draw: Draw,
    card: crate::Card,
    sink: &mut S,
) {
    let waiting = game.waiting_card();
    game.steps.pop();
    game.draw(game.seat, card, sink);
    if let Some(waiting) = waiting {
        game.discard.lay(waiting);
        game.letters.copied = false;
    }
    drawn(game, draw, sink);
}
