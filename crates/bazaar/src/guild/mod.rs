//! The guild cards: each is the action of a place, improved, from anywhere, instead of a turn.
//!
//! A card is a row of [`TABLE`] and a file beside this one; twins share theirs. Playing it and its
//! first choice are one step: nothing comes in between (M-22). It lies on the discard pile only
//! when it is carried out (M-13), and then nothing is left but the end of the turn (M-23).

mod black_market;
mod caravansary;
mod coffee_house;
mod deck;
mod fountain;
mod gemstone_dealer;
mod guild_hall;
mod market;
mod mosque;
mod police_station;
mod post_office;
mod roasting_plant;
mod set;
mod sultans_palace;
pub(crate) mod table;
pub(crate) mod tavern;
mod tea_house;
mod wainwright;
mod warehouse;

use tabletop::{Answers, Sink};

pub use set::{GuildCard, GuildCards, NoSuchGuildCard};
pub use table::{GuildFacts, Sureness, TABLE};

use crate::{Action, Event, Game, Place, Reason, Refusal, step::Step};

impl Game {
    /// The guild card that is being carried out.
    #[inline]
    pub(crate) const fn guild_card(&self) -> Option<GuildCard> {
        self.this_turn.guild_card
    }

    /// Whether that is the card of this place.
    #[inline]
    pub(crate) fn plays_guild_card_of(&self, place: Place) -> bool {
        self.this_turn.guild_card.is_some_and(|card| card.place() == place)
    }

    /// Rulings M-1 and M-4: cards and tiles that need somebody to be at their place do not help
    /// where a guild card acts.
    #[inline]
    pub(crate) const fn bars_help_of_places(&self) -> bool {
        self.this_turn.guild_card.is_some()
    }

    /// Rulings M-10 and M-24: an action inside a guild card is carried out, and nothing comes
    /// between its choice and its first step.
    #[inline]
    pub(crate) const fn must_act(&self) -> bool {
        self.this_turn.guild_card.is_some()
    }
}

/// The cards that can be played now, as long as no step of the movement phase was taken (M-11).
#[inline]
pub(crate) fn answers(game: &Game, answers: &mut Answers<Action>) {
    if !game.me().guild.is_empty() && check_time(game).is_ok() {
        held_answers(game, answers);
    }
}

#[inline(never)]
fn held_answers(game: &Game, answers: &mut Answers<Action>) {
    for guild in game.me().guild.iter() {
        if check_card(game, guild).is_ok() {
            answers.push(Action::Guild { guild });
        }
    }
}

pub(crate) fn check(game: &Game, guild: GuildCard) -> Result<(), Refusal> {
    if !game.me().guild.contains(guild) {
        return Err(Refusal::mocha(Reason::CardNotHeld, 11));
    }
    check_time(game)?;
    check_card(game, guild)
}

fn check_time(game: &Game) -> Result<(), Refusal> {
    if game.this_turn.guild_card_played {
        return Err(Refusal::mocha(Reason::Once, 7));
    }
    if game.steps.top() != Step::Move || game.this_turn.movement_begun {
        return Err(Refusal::mocha(Reason::NotNow, 11));
    }
    Ok(())
}

/// Ruling M-9: whether the card can be carried out completely.
fn check_card(game: &Game, guild: GuildCard) -> Result<(), Refusal> {
    match guild.place() {
        Place::Wainwright => wainwright::check(game),
        Place::FabricWarehouse
        | Place::SpiceWarehouse
        | Place::FruitWarehouse
        | Place::PostOffice
        | Place::Fountain
        | Place::BlackMarket
        | Place::TeaHouse
        | Place::PoliceStation => Ok(()),
        Place::Caravansary => caravansary::check(game),
        Place::LargeMarket | Place::SmallMarket => market::check(game),
        Place::SultansPalace => sultans_palace::check(game),
        Place::SmallMosque | Place::GreatMosque => mosque::check_any(game, guild.place()),
        Place::GemstoneDealer => gemstone_dealer::check(game),
        Place::RoastingPlant => roasting_plant::check(game, guild),
        Place::GuildHall => guild_hall::check(game),
        Place::Tavern => tavern::check(game),
        Place::CoffeeHouse => coffee_house::check(game),
        Place::Embassy
        | Place::Kiosk
        | Place::AuctionHouse
        | Place::SecretSociety
        | Place::Catacombs => Err(Refusal::mocha(Reason::CardNotHeld, 11)),
    }
}

/// The card leaves the hand. What it does comes at once, or after its first choice.
#[inline(never)]
pub(crate) fn play<S: Sink<Event>>(game: &mut Game, guild: GuildCard, sink: &mut S) {
    let seat = game.seat;
    game.me_mut().guild.remove(guild);
    game.this_turn.guild_card = Some(guild);
    game.this_turn.guild_card_played = true;
    sink.tell(Event::GuildPlayed { seat, guild });
    if guild.place() != Place::Fountain {
        // The card replaces all four phases of the turn.
        game.this_turn.moved_on = true;
        game.steps.replace(Step::AfterGuild);
    }
    match guild.place() {
        Place::Wainwright => wainwright::act(game, sink),
        Place::FabricWarehouse | Place::SpiceWarehouse | Place::FruitWarehouse => {
            warehouse::act(game, guild.place(), sink);
        }
        Place::PostOffice => post_office::act(game, sink),
        Place::BlackMarket => black_market::act(game, sink),
        Place::GemstoneDealer => gemstone_dealer::act(game, sink),
        Place::GuildHall => guild_hall::act(game, sink),
        Place::CoffeeHouse => coffee_house::act(game, sink),
        // There are no cards of these places.
        Place::Embassy
        | Place::Kiosk
        | Place::AuctionHouse
        | Place::SecretSociety
        | Place::Catacombs => {}
        Place::SultansPalace => sultans_palace::begin(game, sink),
        Place::PoliceStation => police_station::begin(game, sink),
        Place::Caravansary
        | Place::Fountain
        | Place::TeaHouse
        | Place::LargeMarket
        | Place::SmallMarket
        | Place::SmallMosque
        | Place::GreatMosque
        | Place::RoastingPlant
        | Place::Tavern => game.steps.push(Step::GuildChoice(guild)),
    }
}

/// The answers to the first choice of a card.
#[inline(never)]
pub(crate) fn choice_answers(game: &Game, guild: GuildCard, answers: &mut Answers<Action>) {
    match guild.place() {
        Place::Caravansary => crate::places::take_answers(game, answers),
        Place::Fountain => fountain::answers(game, answers),
        Place::TeaHouse => crate::places::answers(game, Place::TeaHouse, answers),
        Place::LargeMarket | Place::SmallMarket => market::answers(game, answers),
        Place::PoliceStation => police_station::answers(game, answers),
        Place::SultansPalace => crate::places::answers(game, Place::SultansPalace, answers),
        Place::SmallMosque | Place::GreatMosque => mosque::answers(game, guild.place(), answers),
        Place::RoastingPlant => crate::places::roast_answers(game, answers),
        Place::Tavern => tavern::answers(game, answers),
        Place::Wainwright
        | Place::FabricWarehouse
        | Place::SpiceWarehouse
        | Place::FruitWarehouse
        | Place::PostOffice
        | Place::BlackMarket
        | Place::GemstoneDealer
        | Place::GuildHall
        | Place::CoffeeHouse
        | Place::Embassy
        | Place::Kiosk
        | Place::AuctionHouse
        | Place::SecretSociety
        | Place::Catacombs => {}
    }
}

/// Why an answer is none to the first choice of a card.
pub(crate) fn check_choice(game: &Game, guild: GuildCard, action: Action) -> Result<(), Refusal> {
    if let (Place::SmallMosque | Place::GreatMosque, Action::Tile { good }) =
        (guild.place(), action)
    {
        return mosque::check(game, guild.place(), good);
    }
    if let (Place::PoliceStation, Action::Send { to }) = (guild.place(), action) {
        return police_station::check_send(game, to);
    }
    if let (Place::Tavern, Action::TavernPair { first, second }) = (guild.place(), action) {
        return tavern::check_pair(game, first, second);
    }
    Err(Refusal::mocha(Reason::NotAnAnswer, 22))
}

/// The first choice is made.
#[inline(never)]
pub(crate) fn choose<S: Sink<Event>>(
    game: &mut Game,
    guild: GuildCard,
    action: Action,
    sink: &mut S,
) {
    game.steps.pop();
    match guild.place() {
        Place::Caravansary => caravansary::act(game, action, sink),
        Place::Fountain => fountain::act(game, action, sink),
        Place::TeaHouse => crate::places::act(game, Place::TeaHouse, action, sink),
        Place::LargeMarket | Place::SmallMarket => market::act(game, guild.place(), action, sink),
        Place::PoliceStation => crate::places::act(game, Place::PoliceStation, action, sink),
        Place::SultansPalace => sultans_palace::act(game, action, sink),
        Place::SmallMosque | Place::GreatMosque => {
            crate::places::act(game, guild.place(), action, sink);
        }
        Place::RoastingPlant => crate::places::act(game, Place::RoastingPlant, action, sink),
        Place::Tavern => tavern::act(game, action, sink),
        Place::Wainwright
        | Place::FabricWarehouse
        | Place::SpiceWarehouse
        | Place::FruitWarehouse
        | Place::PostOffice
        | Place::BlackMarket
        | Place::GemstoneDealer
        | Place::GuildHall
        | Place::CoffeeHouse
        | Place::Embassy
        | Place::Kiosk
        | Place::AuctionHouse
        | Place::SecretSociety
        | Place::Catacombs => {}
    }
}

/// After every answer while a card is being carried out: goes on with what needs no answer, and
/// lays the card down once nothing is left (M-13).
#[inline(never)]
pub(crate) fn go_on<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    while let Step::TavernNext(option) = game.steps.top() {
        tavern::next(game, option, sink);
    }
    // The card of the Fountain is followed by the move (M-18), all others by the end of the turn.
    if matches!(game.steps.top(), Step::AfterGuild | Step::Move)
        && let Some(guild) = game.this_turn.guild_card.take()
    {
        game.lay_guild_card(guild);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_card_for_every_place() {
        for (facts, place) in TABLE.iter().zip(Place::ALL) {
            assert_eq!(facts.guild.place(), place);
        }
        assert_eq!(usize::from(GuildCards::ALL.len()), TABLE.len());
    }
}
