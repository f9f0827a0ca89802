use serde::Serialize;
use tabletop::{Ranking, Seat, Viewer};

use crate::{
    Card, Cards, Chance, Colour, DemandTile, Game, Good, Goods, Layout, LettersView, MochaView,
    Place, PlayerLettersView, PlayerMochaView, Question, Rules,
    base::places::{gemstone_dealer, mosque, sultans_palace},
    turn::end,
};

/// The table as one pair of eyes sees it. There is no field for what is hidden from them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct View {
    pub viewer: Viewer,
    pub rules: Rules,
    pub layout: Layout,
    /// In turn order.
    pub seats: Vec<PlayerView>,
    /// Whose turn it is.
    pub seat: Seat,
    /// What that player is asked.
    pub question: Option<Question>,
    /// Or what chance has to decide first.
    pub chance: Option<Chance>,
    pub governor: Place,
    pub smuggler: Place,
    pub neutral_merchants: Vec<NeutralMerchant>,
    /// Places where neutral assistants lie, once for each.
    pub neutral_assistants: Vec<Place>,
    pub caravan_leader: Option<Seat>,
    /// Mail indicators in the lower row.
    pub post_office: u8,
    /// What the post office pays now.
    pub mail: Mail,
    /// The demand tiles from the top, as far as they are known.
    pub small_demand: Vec<DemandTile>,
    pub large_demand: Vec<DemandTile>,
    /// While some are not: the tiles that went under the stack, the lowest last.
    pub small_demand_used: Vec<DemandTile>,
    pub large_demand_used: Vec<DemandTile>,
    pub mosques: Vec<MosqueView>,
    pub wainwright_rubies: u8,
    pub sultan_rubies: u8,
    /// Squares of the palace's track without a ruby: what the next one costs.
    pub sultan_open: u8,
    /// That is, so many of each good; nothing if there is no ruby.
    pub sultan_price: Option<SultanPrice>,
    pub gem_rubies: u8,
    pub gem_price: Option<u32>,
    /// Rubies beside the board.
    pub spare_rubies: u8,
    /// How many cards lie face down.
    pub pile: u8,
    /// The open discard pile, its top last.
    pub discard: Vec<Card>,
    pub last_round: bool,
    pub ranking: Option<Ranking>,
    /// What Mocha & Baksheesh adds, where it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mocha: Option<MochaView>,
    /// What Letters & Seals adds, where it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub letters: Option<LettersView>,
}

/// What one player has, as far as this pair of eyes sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PlayerView {
    pub colour: Colour,
    pub rubies: u8,
    pub lira: u32,
    pub goods: Goods,
    /// How many of each good the wheelbarrow holds.
    pub capacity: u8,
    /// How many cards are in the hand.
    pub cards: u8,
    /// Which; only for its owner.
    pub hand: Option<Cards>,
    /// The cards of it that everybody saw being taken.
    pub known_cards: Cards,
    /// Where the merchant stands.
    pub place: Place,
    pub assistants_in_stack: u8,
    /// From the bottom: which assistants of the stack are neutral. Empty without the variant.
    pub neutral_in_stack: Vec<bool>,
    pub assistants_out: Vec<Place>,
    pub family_place: Place,
    pub mosque_tiles: Vec<Good>,
    pub rank: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mocha: Option<PlayerMochaView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub letters: Option<PlayerLettersView>,
}

/// What the Sultan asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SultanPrice {
    pub goods: Goods,
    /// Goods of any kind, on top.
    pub any: u8,
}

/// What the post office pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Mail {
    pub goods: Goods,
    pub lira: u32,
}

/// A merchant nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct NeutralMerchant {
    pub colour: Colour,
    pub place: Place,
}

/// The stack of tiles of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MosqueView {
    pub place: Place,
    pub good: Good,
    /// How many goods the next tile asks for.
    pub next: Option<u8>,
    pub tiles: u8,
    /// Rubies left at this mosque.
    pub rubies: u8,
}

impl Game {
    pub(crate) fn view(&self, viewer: Viewer) -> View {
        let turn = self.turn();
        let ranking = end::ranking(self);
        View {
            viewer,
            rules: self.rules,
            layout: self.board.layout(),
            seats: self
                .everybody()
                .map(|(seat, _)| self.player_view(seat, viewer, ranking.as_ref()))
                .collect(),
            seat: self.seat,
            question: turn.question(),
            chance: match turn {
                tabletop::Turn::Chance(chance) => Some(chance),
                tabletop::Turn::Decide(..) | tabletop::Turn::Over => None,
            },
            governor: self.governor,
            smuggler: self.smuggler,
            neutral_merchants: self
                .neutrals()
                .iter()
                .zip(&self.colours[self.seat_count()..])
                .map(|(&place, &colour)| NeutralMerchant { colour, place })
                .collect(),
            neutral_assistants: Place::ALL
                .into_iter()
                .flat_map(|place| {
                    std::iter::repeat_n(place, self.neutral_assistants[place.index()].into())
                })
                .collect(),
            caravan_leader: self.caravan_leader,
            post_office: self.mail_down,
            mail: self.mail_view(),
            small_demand: self.small_demand.seen().collect(),
            large_demand: self.large_demand.seen().collect(),
            small_demand_used: self.small_demand.used().collect(),
            large_demand_used: self.large_demand.used().collect(),
            mosques: Good::ALL.into_iter().map(|good| self.mosque_view(good)).collect(),
            wainwright_rubies: self.rubies.wainwright,
            sultan_rubies: self.rubies.palace,
            sultan_open: sultans_palace::open_squares(self.rubies.palace),
            sultan_price: self.palace_price().map(|(goods, any)| SultanPrice { goods, any }),
            gem_rubies: self.rubies.dealer,
            gem_price: gemstone_dealer::price(self.rubies.dealer),
            spare_rubies: self.rubies.supply,
            pile: self.pile.len(),
            discard: self.discard.as_slice().to_vec(),
            last_round: self.last_round,
            ranking,
            mocha: self.mocha_view(),
            letters: self.letters_view(),
        }
    }

    fn player_view(&self, seat: Seat, viewer: Viewer, ranking: Option<&Ranking>) -> PlayerView {
        let player = &self.players[seat.index()];
        PlayerView {
            colour: self.colours[seat.index()],
            rubies: player.rubies,
            lira: player.lira,
            goods: player.goods,
            capacity: player.capacity(),
            cards: player.hand.len(),
            hand: viewer.is(seat).then_some(player.hand),
            known_cards: player.known,
            place: player.merchant,
            assistants_in_stack: player.stack.len(),
            neutral_in_stack: if self.rules.stacks_begin_with_a_neutral() {
                player.stack.iter().collect()
            } else {
                Vec::new()
            },
            assistants_out: player.assistants_out.iter().collect(),
            family_place: player.family,
            mosque_tiles: player.tiles.iter().collect(),
            rank: ranking.and_then(|ranking| ranking.rank(seat)),
            mocha: self.player_mocha_view(seat, viewer),
            letters: self.player_letters_view(seat),
        }
    }

    fn mail_view(&self) -> Mail {
        let (each, lira) = self.mail();
        let mut goods = Goods::NONE;
        for good in each {
            goods[good] += 1;
        }
        Mail { goods, lira }
    }

    fn mosque_view(&self, good: Good) -> MosqueView {
        let place = mosque::of(good);
        let taken = usize::from(self.tiles_taken[good.index()]);
        MosqueView {
            place,
            good,
            next: mosque::next_tile(self, good),
            tiles: (mosque::tiles(self.seat_count()).len() - taken) as u8,
            rubies: if place == Place::SmallMosque {
                self.rubies.small_mosque
            } else {
                self.rubies.great_mosque
            },
        }
    }
}
