//! What Mocha & Baksheesh shows of itself: to people, and to players that judge positions.

use serde::Serialize;
use tabletop::{Seat, Viewer};

use super::{
    pieces::{Barrier, GuildCard, GuildCards, TavernTile, tavern_tile},
    places::{coffee_house, tavern},
};
use crate::{Game, Goods, Place};

/// What Mocha & Baksheesh adds to the table.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MochaView {
    /// Where the coffee trader stands.
    pub coffee_trader: Place,
    /// Before its first use it lies beside the board.
    pub barrier: Option<Barrier>,
    /// Movement, then encounter.
    pub tavern: Vec<TavernStack>,
    /// The goods the Tavern asks for with 4 coffee.
    pub baksheesh: Goods,
    /// Those on the other side of the tile.
    pub baksheesh_reverse: Goods,
    /// The rubies that lie at the Coffee House.
    pub coffee_house_rubies: u8,
    /// What the next ruby of the Coffee House costs; nothing if there is none.
    pub coffee_house_price: Option<u32>,
    /// How many guild cards lie face down.
    pub guild_pile: u8,
    /// The open discard pile, by number.
    pub guild_discard: GuildCards,
    /// The guild card that is being carried out.
    pub guild_card: Option<GuildCard>,
}

/// The tavern tiles of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct TavernStack {
    /// Which tiles these are.
    pub kind: TavernTile,
    /// How much coffee the next tile costs.
    pub next: Option<u8>,
    /// How many of them are left.
    pub tiles: u8,
}

/// What Mocha & Baksheesh adds to a player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PlayerMochaView {
    /// How much coffee the player has.
    pub coffee: u32,
    /// How many guild cards are in the hand.
    pub guild_cards: u8,
    /// Which; only for its owner.
    pub guild_hand: Option<GuildCards>,
    /// The tavern tiles the player owns.
    pub tavern_tiles: Vec<TavernTile>,
}

impl Game {
    pub(crate) fn mocha_view(&self) -> Option<MochaView> {
        let [baksheesh, baksheesh_reverse] = tavern::baksheesh(self);
        let tiles = tavern_tile::costs(self.seats()).len() as u8;
        Some(MochaView {
            coffee_trader: self.mocha.coffee_trader?,
            barrier: self.mocha.barrier,
            tavern: TavernTile::ALL
                .into_iter()
                .map(|kind| TavernStack {
                    kind,
                    next: self.next_tavern_tile(kind),
                    tiles: tiles - self.mocha.tavern_taken[kind as usize],
                })
                .collect(),
            baksheesh,
            baksheesh_reverse,
            coffee_house_rubies: self.mocha.rubies,
            coffee_house_price: self.coffee_house_price(),
            guild_pile: self.mocha.guild_deck.len(),
            guild_discard: self.mocha.guild_discard,
            guild_card: self.guild_card(),
        })
    }

    pub(crate) fn player_mocha_view(&self, seat: Seat, viewer: Viewer) -> Option<PlayerMochaView> {
        let player = &self.players[seat.index()].mocha;
        self.rules.has_guild_cards().then(|| PlayerMochaView {
            coffee: player.coffee,
            guild_cards: player.guild.len(),
            guild_hand: viewer.is(seat).then_some(player.guild),
            tavern_tiles: player.tavern.iter().collect(),
        })
    }

    /// How much coffee a seat has.
    #[inline]
    pub const fn coffee(&self, seat: Seat) -> u32 {
        self.players[seat.index()].mocha.coffee
    }

    /// The guild cards in a hand.
    #[inline]
    pub const fn guild_hand(&self, seat: Seat) -> GuildCards {
        self.players[seat.index()].mocha.guild
    }

    /// What the Coffee House asks for; nothing if there is no ruby.
    #[inline]
    pub const fn coffee_house_price(&self) -> Option<u32> {
        coffee_house::price(self.mocha.rubies)
    }

    /// The goods the Tavern asks for with 4 coffee.
    pub const fn baksheesh(&self) -> Goods {
        tavern::baksheesh(self)[0]
    }

    /// Where the barrier stands and who holds it; nothing before its first use.
    pub const fn barrier(&self) -> Option<Barrier> {
        self.mocha.barrier
    }

    /// Where the coffee trader stands, if there is one.
    pub const fn coffee_trader(&self) -> Option<Place> {
        self.mocha.coffee_trader
    }

    /// What the next tile of a kind costs, if there is one.
    pub fn next_tavern_tile(&self, kind: TavernTile) -> Option<u8> {
        let taken = usize::from(self.mocha.tavern_taken[kind as usize]);
        tavern_tile::costs(self.seats()).get(taken).copied()
    }

    /// Whether a seat owns a tavern tile of this kind.
    pub const fn has_tavern_tile(&self, seat: Seat, kind: TavernTile) -> bool {
        self.players[seat.index()].mocha.tavern.contains(kind)
    }

    /// Ruling M-54: whether figures want nothing from the player whose turn it is.
    #[inline]
    pub(crate) const fn meets_for_nothing(&self) -> bool {
        self.me().mocha.tavern.contains(TavernTile::Encounter)
    }
}
