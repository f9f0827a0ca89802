use tabletop::{MAX_SEATS, Seat};

use super::{piles::Discard, player::Player, rules::Rules, versions::RulesVersion};
use crate::{
    letters::state::{LettersTable, LettersTurn},
    mocha::state::{MochaTable, MochaTurn},
    pieces::{
        board::Board,
        cards::Cards,
        colour::Colour,
        demand::{Demand, Market},
        place::Place,
        ruleset::Ruleset,
    },
    turn::step::Steps,
};

/// A game in progress.
///
/// Plain data without heap: a clone is a short copy. Two games are equal if nothing about them
/// differs, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) pile: Cards,
    /// The cards of the last shuffle that nobody has seen again: they are in the pile or fresh in
    /// a hand (`table/memory.rs`).
    pub(crate) shuffled: Cards,
    /// Nobody can tell any more how many fresh cards somebody holds (`table/memory.rs`).
    pub(crate) mixed: bool,
    pub(crate) discard: Discard,
    pub(crate) rules: Rules,
    pub(crate) board: Board,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) steps: Steps,
    pub(crate) this_turn: ThisTurn,

    pub(crate) governor: Place,
    pub(crate) smuggler: Place,
    /// With two players: the merchants of the unused colours, in the order of the colours (B-69).
    pub(crate) neutral_merchants: [Place; 3],
    /// First the colours of the seats, then the unused ones in order.
    pub(crate) colours: [Colour; MAX_SEATS],
    /// How many neutral assistants lie at each place.
    pub(crate) neutral_assistants: [u8; Place::COUNT],
    pub(crate) caravan_leader: Option<Seat>,

    /// How many mail indicators are in the lower row.
    pub(crate) mail_down: u8,
    pub(crate) small_demand: Demand,
    pub(crate) large_demand: Demand,
    /// How many tiles of each colour were taken from the mosques.
    pub(crate) tiles_taken: [u8; 4],
    pub(crate) rubies: Rubies,
    pub(crate) mocha: MochaTable,
    pub(crate) letters: LettersTable,
    pub(crate) last_round: bool,
    /// By which version of the rules it began.
    pub(crate) version: RulesVersion,
}

/// Where the rubies are that nobody has yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rubies {
    pub(crate) wainwright: u8,
    pub(crate) small_mosque: u8,
    pub(crate) great_mosque: u8,
    pub(crate) palace: u8,
    pub(crate) dealer: u8,
    /// Beside the board, for the refill.
    pub(crate) supply: u8,
}

/// What may happen once in a turn, and has or has not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub(crate) struct ThisTurn {
    /// The movement phase is over (B-65).
    pub(crate) moved_on: bool,
    pub(crate) yellow_tile_used: bool,
    pub(crate) green_tile_used: bool,
    pub(crate) governor_met: bool,
    pub(crate) smuggler_met: bool,
    pub(crate) caravansary_used: bool,
    /// The red tile was used on the roll that lies there.
    pub(crate) red_tile_used: bool,
    /// A card of the movement phase was played before the move (M-11).
    pub(crate) movement_begun: bool,
    /// The family member was sent: it is he who acts (L-38).
    pub(crate) family_acts: bool,
    pub(crate) acting: Acting,
    pub(crate) mocha: MochaTurn,
    pub(crate) letters: LettersTurn,
}

/// The figure of the turn: who pays in phase 2 and meets others in phase 4 (L-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Acting {
    #[default]
    Merchant,
    Companion,
    /// He was taken away, or it is the family member's turn: there is no phase 4.
    Nobody,
}

impl Game {
    /// Lira paid to every merchant met, to a figure, and for the tiles that cost something.
    pub(crate) const TOLL: u32 = 2;

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Which boxes are on the table.
    pub const fn ruleset(&self) -> Ruleset {
        self.rules.ruleset
    }

    #[inline]
    pub(crate) const fn seats(&self) -> usize {
        self.seats as usize
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    /// Where the figure of this turn stands, if it can meet anybody.
    #[inline]
    pub(crate) const fn meeting_place(&self) -> Option<Place> {
        match self.this_turn.acting {
            Acting::Merchant => Some(self.me().merchant),
            Acting::Companion => self.me().letters.companion.place(),
            Acting::Nobody => None,
        }
    }

    /// Where the figure of this turn stands, else the merchant.
    #[inline]
    pub(crate) const fn figure_place(&self) -> Place {
        match self.meeting_place() {
            Some(place) => place,
            None => self.me().merchant,
        }
    }

    /// Everybody at the table, in turn order.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seats()).zip(&self.players)
    }

    /// Everybody but the player whose turn it is, in turn order.
    #[inline]
    pub(crate) fn others(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.everybody().filter(|(seat, _)| *seat != self.seat)
    }

    /// The neutral merchants of a game for two; none otherwise.
    #[inline]
    pub(crate) fn neutrals(&self) -> &[Place] {
        if self.seats == 2 { &self.neutral_merchants } else { &[] }
    }

    #[inline]
    pub(crate) const fn demand(&self, market: Market) -> &Demand {
        match market {
            Market::Small => &self.small_demand,
            Market::Large => &self.large_demand,
        }
    }

    #[inline]
    pub(crate) const fn demand_mut(&mut self, market: Market) -> &mut Demand {
        match market {
            Market::Small => &mut self.small_demand,
            Market::Large => &mut self.large_demand,
        }
    }
}
