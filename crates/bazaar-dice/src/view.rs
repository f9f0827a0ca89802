use serde::Serialize;
use tabletop::{Ranking, Seat, Turn, Viewer};

use crate::{
    Card, Chance, Dice, Game, Good, Goods, MosqueTile, Price, Question, Sort, Track,
    data::TileKind,
    step::{Purchase, Step},
    track::RubyPrice,
    turns,
};

/// The table. Nothing in this game is hidden, so all eyes see the same.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// In turn order.
    pub seats: Vec<PlayerView>,
    /// Whose turn it is.
    pub seat: Seat,
    /// Who is asked: the same, or one of the others when a card has a part for them.
    pub asked: Option<Seat>,
    /// What is asked, if somebody is.
    pub question: Option<Question>,
    /// Or what chance has to decide first.
    pub chance: Option<Chance>,
    /// Dice on the table that can still be used.
    pub dice: Dice,
    /// Those used for actions.
    pub used_dice: Dice,
    /// How many are rolled in this turn.
    pub dice_to_roll: u8,
    /// Actions that are left in this turn.
    pub actions_left: u8,
    /// Bazaar cards that are turned up.
    pub open_cards: Vec<Card>,
    /// How many lie face down.
    pub deck: u8,
    /// Bazaar cards that were used.
    pub discard: Vec<Card>,
    /// Mosque tiles that can be bought.
    pub open_tiles: Vec<TileView>,
    /// Mosque tiles face down that nobody has seen.
    pub stack: u8,
    /// Those under them that were given up, the next one first.
    pub given_up: Vec<MosqueTile>,
    /// The tracks of rubies.
    pub tracks: Vec<TrackView>,
    /// Rubies that are left on the mosque.
    pub mosque_rubies: u8,
    /// With so many tiles one gets the ruby of the mosque.
    pub tiles_for_mosque_ruby: u8,
    /// Rubies that end the game.
    pub rubies_to_end: u8,
    /// What the supply has left.
    pub supply: Stock,
    /// Dice in the reserve.
    pub spare_dice: u8,
    /// Whether the last round has begun.
    pub last_round: bool,
    /// Who came where, once the game is over.
    pub ranking: Option<Ranking>,
}

/// What one player has.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct PlayerView {
    /// Rubies of this player.
    pub rubies: u8,
    /// Goods, crystals and money of this player.
    #[serde(flatten)]
    pub stock: Stock,
    /// Mosque tiles of this player.
    pub tiles: Vec<TileView>,
    /// Dice beyond the usual ones.
    pub extra_dice: u8,
    /// Whether they took their ruby from the mosque.
    pub mosque_ruby: bool,
    /// Lira after the sale that breaks a tie.
    pub worth: u16,
    /// Where they came, once the game is over.
    pub rank: Option<u8>,
}

/// Goods tiles, crystals and Lira.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct Stock {
    /// Goods by colour.
    pub goods: Goods,
    /// Brown goods, which stand for any colour.
    pub brown: u8,
    /// Crystals.
    pub crystals: u8,
    /// Money.
    pub lira: u8,
}

/// A mosque tile with what is printed on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct TileView {
    /// Which tile it is.
    pub tile: MosqueTile,
    /// What it does.
    pub kind: TileKind,
    /// The colour of its cost, and of the good it brings; none for dice.
    pub good: Option<Good>,
    /// What it costs whoever looks, if they could buy it.
    pub price: Option<Price>,
}

/// A track with its prices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export, export_to = "dice/"))]
pub struct TrackView {
    /// Which track it is.
    pub track: Track,
    /// The numbers on its spaces, the first ruby first: goods of the colour; goods of any colour
    /// besides one of each; Lira.
    pub numbers: Vec<u8>,
    /// How many rubies were taken.
    pub taken: u8,
    /// What the next one costs in goods; nothing on the right carpet.
    pub price: Option<Price>,
    /// What it costs in Lira, on the right carpet.
    pub lira: Option<u8>,
}

impl Game {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let turn = self.turn();
        let ranking = turns::ranking(self);
        let side = self.side();
        let fallen =
            if let Step::Rolling { fallen, .. } = self.steps.top() { fallen } else { Dice::NONE };
        View {
            viewer,
            seats: self
                .everybody()
                .map(|(seat, player)| PlayerView {
                    rubies: player.rubies,
                    stock: Stock::of(player.stock),
                    tiles: player.tiles.iter().map(|tile| self.tile_view(tile)).collect(),
                    extra_dice: player.extra_dice,
                    mosque_ruby: player.has_mosque_ruby,
                    worth: turns::worth(player),
                    rank: ranking.as_ref().and_then(|ranking| ranking.rank(seat)),
                })
                .collect(),
            seat: self.seat,
            asked: turn.seat(),
            question: turn.question(),
            chance: match turn {
                Turn::Chance(chance) => Some(chance),
                Turn::Decide(..) | Turn::Over => None,
            },
            dice: self.this_turn.dice.with(fallen),
            used_dice: self.this_turn.used,
            dice_to_roll: self.this_turn.dice_to_roll,
            actions_left: self.this_turn.actions,
            open_cards: self.open_cards.iter().collect(),
            deck: self.deck.len(),
            discard: self.discard.iter().collect(),
            open_tiles: self.display.iter().map(|tile| self.tile_view(tile)).collect(),
            stack: self.stack.len(),
            given_up: self.bottom.as_slice().to_vec(),
            tracks: Track::ALL.into_iter().map(|track| self.track_view(track)).collect(),
            mosque_rubies: side.mosque_rubies - self.mosque_taken,
            tiles_for_mosque_ruby: side.tiles_for_mosque_ruby,
            rubies_to_end: side.rubies_to_end,
            supply: Stock::of(self.supply),
            spare_dice: self.spare_dice(),
            last_round: self.last_round,
            ranking,
        }
    }

    fn tile_view(&self, tile: MosqueTile) -> TileView {
        let price = self.price(Purchase::Tile(tile));
        TileView { tile, kind: tile.kind(), good: tile.good(), price }
    }

    fn track_view(&self, track: Track) -> TrackView {
        let (price, lira) = match self.ruby_price(track) {
            Some(RubyPrice::Goods(price)) => (Some(price), None),
            Some(RubyPrice::Lira(lira)) => (None, Some(lira)),
            None => (None, None),
        };
        TrackView {
            track,
            numbers: track.numbers(self.side()).to_vec(),
            taken: self.taken[track.index()],
            price,
            lira,
        }
    }
}

impl Stock {
    fn of(stock: [u8; 7]) -> Self {
        let [red, yellow, green, blue, ..] = stock;
        Self {
            goods: Goods::new(red, yellow, green, blue),
            brown: stock[Sort::Brown.index()],
            crystals: stock[Sort::Crystal.index()],
            lira: stock[Sort::Lira.index()],
        }
    }
}
