use tabletop::Seat;

use super::pieces::{Barrier, Edge, GuildCard, GuildCards, TavernTile};
use crate::{Options, Place, Position};

/// The pieces of Mocha & Baksheesh.
impl Position {
    /// Mocha & Baksheesh on the layout for the first game; Governor, Smuggler and coffee trader at
    /// the Tea House (9), no barrier on the board, 3 yellow goods on the baksheesh tile.
    pub fn mocha(players: usize) -> Self {
        Self::with(&Options::mocha(players))
    }

    /// Gives a player so much coffee in all.
    #[must_use]
    pub fn coffee(self, seat: Seat, coffee: u32) -> Self {
        self.with_game(|game| game.players[seat.index()].mocha.coffee = coffee)
    }

    /// Puts guild cards from the deck into a hand, by their numbers.
    #[must_use]
    pub fn guild_hand(self, seat: Seat, numbers: &[u8]) -> Self {
        self.with_game(|game| {
            for guild in numbers.iter().copied().filter_map(GuildCard::from_number) {
                game.mocha.guild_deck.remove(guild);
                game.players[seat.index()].mocha.guild.insert(guild);
            }
        })
    }

    /// Puts guild cards from the deck on the discard pile, by their numbers.
    #[must_use]
    pub fn guild_discard(self, numbers: &[u8]) -> Self {
        self.with_game(|game| {
            for guild in numbers.iter().copied().filter_map(GuildCard::from_number) {
                game.mocha.guild_deck.remove(guild);
                game.mocha.guild_discard.insert(guild);
            }
        })
    }

    /// Leaves only these guild cards in the deck; all others of it go into a hand.
    #[must_use]
    pub fn guild_pile_only(self, numbers: &[u8], others_to: Seat) -> Self {
        self.with_game(|game| {
            let keep: GuildCards =
                numbers.iter().copied().filter_map(GuildCard::from_number).collect();
            let hand = &mut game.players[others_to.index()].mocha.guild;
            *hand = hand.with(game.mocha.guild_deck.without(keep));
            game.mocha.guild_deck = keep;
        })
    }

    /// Puts the barrier between two neighbours; this player holds its tile.
    #[must_use]
    pub fn barrier(self, holder: Seat, one: Place, other: Place) -> Self {
        self.with_game(|game| {
            game.mocha.barrier =
                Edge::between(one, other).map(|between| Barrier { between, holder });
        })
    }

    /// Takes the top tavern tile of a kind.
    #[must_use]
    pub fn tavern_tile(self, seat: Seat, kind: TavernTile) -> Self {
        self.with_game(|game| {
            game.mocha.tavern_taken[kind as usize] += 1;
            game.players[seat.index()].mocha.tavern.insert(kind);
        })
    }

    /// Puts the coffee trader at a place.
    #[must_use]
    pub fn coffee_trader(self, place: Place) -> Self {
        self.with_game(|game| game.mocha.coffee_trader = Some(place))
    }

    /// Leaves so many rubies at the Coffee House; the others go beside the board.
    #[must_use]
    pub fn coffee_house_rubies(self, rubies: u8) -> Self {
        self.with_game(|game| {
            let lie = game.rubies.supply + game.mocha.rubies;
            game.rubies.supply = lie.saturating_sub(rubies);
            game.mocha.rubies = rubies;
        })
    }

    /// The reverse of the baksheesh tile is up.
    #[must_use]
    pub fn baksheesh_turned(self) -> Self {
        self.with_game(|game| game.mocha.baksheesh_turned = true)
    }
}
