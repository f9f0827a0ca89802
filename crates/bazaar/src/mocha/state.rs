//! The pieces that Mocha & Baksheesh adds to the table, to a player and to a turn.

use super::pieces::{Barrier, GuildCard, GuildCards, TavernTiles};
use crate::{pieces::place::Place, table::setup::Setup};

/// What lies on the table besides the pieces of the base game. Without the expansion, nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MochaTable {
    pub(crate) guild_deck: GuildCards,
    pub(crate) guild_discard: GuildCards,
    /// The cards of the last shuffle of the deck (`mocha/guild_deck.rs`).
    pub(crate) guild_shuffled: GuildCards,
    pub(crate) barrier: Option<Barrier>,
    /// How many tavern tiles of each kind were taken.
    pub(crate) tavern_taken: [u8; 2],
    /// The reverse of the baksheesh tile is up.
    pub(crate) baksheesh_turned: bool,
    pub(crate) coffee_trader: Option<Place>,
    /// Those that lie at the Coffee House.
    pub(crate) rubies: u8,
}

/// What a player has besides the pieces of the base game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct MochaPlayer {
    pub(crate) tavern: TavernTiles,
    pub(crate) coffee: u32,
    pub(crate) guild: GuildCards,
}

/// What may happen once in a turn, and has or has not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct MochaTurn {
    pub(crate) coffee_trader_met: bool,
    pub(crate) guild_card_played: bool,
    /// The guild card that is being carried out.
    pub(crate) guild_card: Option<GuildCard>,
}

impl MochaTable {
    /// Before the first turn.
    pub(crate) fn new(setup: &Setup) -> Self {
        let Setup { rules, coffee_trader, .. } = *setup;
        let deck = if rules.has_guild_cards() { GuildCards::ALL } else { GuildCards::NONE };
        Self {
            guild_deck: deck,
            guild_discard: GuildCards::NONE,
            guild_shuffled: deck,
            barrier: None,
            tavern_taken: [0; 2],
            baksheesh_turned: false,
            coffee_trader,
            rubies: rules.coffee_house_rubies(),
        }
    }
}

impl MochaPlayer {
    /// Before the first turn.
    pub(crate) const NEW: Self =
        Self { tavern: TavernTiles::NONE, coffee: 0, guild: GuildCards::NONE };
}
