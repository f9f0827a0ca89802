//! The pieces that Mocha & Baksheesh adds to the table.

use crate::{Game, Place, barrier::Barrier, guild::GuildCards, tavern_tiles};

/// What lies on the table besides the pieces of the base game. Without the expansion, nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mocha {
    pub(crate) guild_deck: GuildCards,
    pub(crate) guild_discard: GuildCards,
    /// The cards of the last shuffle of the deck (`guild/deck.rs`).
    pub(crate) guild_shuffled: GuildCards,
    pub(crate) barrier: Option<Barrier>,
    /// How many tavern tiles of each kind were taken.
    pub(crate) tavern_taken: [u8; 2],
    /// The reverse of the baksheesh tile is up.
    pub(crate) baksheesh_turned: bool,
    pub(crate) coffee_trader: Option<Place>,
}

impl Mocha {
    /// Before the first turn.
    pub(crate) const fn new(with_guild_cards: bool, coffee_trader: Option<Place>) -> Self {
        let deck = if with_guild_cards { GuildCards::ALL } else { GuildCards::NONE };
        Self {
            guild_deck: deck,
            guild_discard: GuildCards::NONE,
            guild_shuffled: deck,
            barrier: None,
            tavern_taken: [0; 2],
            baksheesh_turned: false,
            coffee_trader,
        }
    }
}

impl Game {
    /// Counts the pieces of the expansion.
    pub(crate) fn audit_mocha(&self) -> Result<(), String> {
        let mocha = &self.mocha;
        let lie = [mocha.guild_deck, mocha.guild_discard];
        let in_play = self.guild_card().into_iter().collect::<GuildCards>();
        let hands = self.everybody().map(|(_, player)| player.guild);
        let (mut cards, mut count) = (GuildCards::NONE, 0);
        for some in lie.into_iter().chain([in_play]).chain(hands) {
            cards = cards.with(some);
            count += some.len();
        }
        let all = if self.rules.has_guild_cards() { GuildCards::ALL } else { GuildCards::NONE };
        if cards != all || count != all.len() {
            return Err(format!("there are {count} guild cards: {cards:?}"));
        }
        if !mocha.guild_deck.without(mocha.guild_shuffled).is_empty() {
            return Err("a guild card is in the deck that was never shuffled into it".to_owned());
        }
        for kind in tavern_tiles::TavernTile::ALL {
            let owners = self.everybody().filter(|(_, player)| player.tavern.contains(kind));
            let (owners, taken) = (owners.count(), usize::from(mocha.tavern_taken[kind as usize]));
            if owners != taken || taken > tavern_tiles::costs(self.seat_count()).len() {
                return Err(format!(
                    "{taken} tavern tiles {kind:?} were taken, {owners} are owned"
                ));
            }
        }
        if let Some(place) = mocha.coffee_trader
            && !(2..=12).contains(&place.number())
        {
            return Err(format!("the coffee trader stands at {place}, where no roll sends him"));
        }
        if mocha.coffee_trader.is_some() != self.rules.has_a_coffee_trader() {
            return Err("the coffee trader is on the wrong table".to_owned());
        }
        Ok(())
    }
}
