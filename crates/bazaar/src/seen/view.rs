use serde::Serialize;
use tabletop::{Ranking, Seat, Viewer};

use crate::{
    Card, Cards, Chance, Colour, DemandTile, Event, Game, Good, Goods, Layout, LettersView,
    MochaView, Place, PlayerLettersView, PlayerMochaView, Question, Rules,
    base::places::{gemstone_dealer, mosque, sultans_palace},
    turn::{end, expansion},
};

/// The table as one pair of eyes sees it. There is no field for what is hidden from them.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct View {
    /// Whose eyes these are.
    pub viewer: Viewer,
    /// The rules in force.
    pub rules: Rules,
    /// Which place lies where.
    pub layout: Layout,
    /// In turn order.
    pub seats: Vec<PlayerView>,
    /// Whose turn it is.
    pub seat: Seat,
    /// What that player is asked.
    pub question: Option<Question>,
    /// Or what chance has to decide first.
    pub chance: Option<Chance>,
    /// Where the Governor stands.
    pub governor: Place,
    /// Where the Smuggler stands.
    pub smuggler: Place,
    /// In a game for two: the merchants of the unused colours.
    pub neutral_merchants: Vec<NeutralMerchant>,
    /// Places where neutral assistants lie, once for each.
    pub neutral_assistants: Vec<Place>,
    /// With the variant: who used the Caravansary last.
    pub caravan_leader: Option<Seat>,
    /// Mail indicators in the lower row.
    pub post_office: u8,
    /// What the post office pays now.
    pub mail: Mail,
    /// The demand tiles from the top, as far as they are known.
    pub small_demand: Vec<DemandTile>,
    /// The same at the Large Market.
    pub large_demand: Vec<DemandTile>,
    /// While some are not: the tiles that went under the stack, the lowest last.
    pub small_demand_used: Vec<DemandTile>,
    /// The same at the Large Market.
    pub large_demand_used: Vec<DemandTile>,
    /// The stacks of mosque tiles, by their colours.
    pub mosques: Vec<MosqueView>,
    /// The rubies that lie at the Wainwright.
    pub wainwright_rubies: u8,
    /// The rubies that lie at the Sultan's Palace.
    pub sultan_rubies: u8,
    /// Squares of the palace's track without a ruby: what the next one costs.
    pub sultan_open: u8,
    /// That is, so many of each good; nothing if there is no ruby.
    pub sultan_price: Option<SultanPrice>,
    /// The rubies that lie at the Gemstone Dealer.
    pub gem_rubies: u8,
    /// What the next ruby of the Gemstone Dealer costs; nothing if there is none.
    pub gem_price: Option<u32>,
    /// Rubies beside the board.
    pub spare_rubies: u8,
    /// How many cards lie face down.
    pub pile: u8,
    /// The open discard pile, its top last.
    pub discard: Vec<Card>,
    /// Somebody has enough rubies: this round is the last.
    pub last_round: bool,
    /// The result, once the game is over.
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
    /// The colour of the own pieces.
    pub colour: Colour,
    /// How many rubies the player has.
    pub rubies: u8,
    /// How many Lira the player has.
    pub lira: u32,
    /// What lies on the wheelbarrow.
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
    /// How many assistants are under the merchant.
    pub assistants_in_stack: u8,
    /// From the bottom: which assistants of the stack are neutral. Empty without the variant.
    pub neutral_in_stack: Vec<bool>,
    /// Where own assistants lie.
    pub assistants_out: Vec<Place>,
    /// Where the family member stands.
    pub family_place: Place,
    /// The colours of the mosque tiles the player owns.
    pub mosque_tiles: Vec<Good>,
    /// The place in the result, once the game is over.
    pub rank: Option<u8>,
    /// What the one expansion adds, where it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub mocha: Option<PlayerMochaView>,
    /// What the other expansion adds, where it is played.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub letters: Option<PlayerLettersView>,
}

/// What the Sultan asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct SultanPrice {
    /// So many of each kind.
    pub goods: Goods,
    /// Goods of any kind, on top.
    pub any: u8,
}

/// What the post office pays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Mail {
    /// The goods, each once.
    pub goods: Goods,
    /// The Lira on top.
    pub lira: u32,
}

/// A merchant nobody plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct NeutralMerchant {
    /// The colour nobody plays.
    pub colour: Colour,
    /// Where this merchant stands.
    pub place: Place,
}

/// The stack of tiles of one colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct MosqueView {
    /// At which mosque.
    pub place: Place,
    /// The colour of the tiles.
    pub good: Good,
    /// How many goods the next tile asks for.
    pub next: Option<u8>,
    /// How many of them are left.
    pub tiles: u8,
    /// Rubies left at this mosque.
    pub rubies: u8,
}

impl Event {
    /// The event as these eyes see it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        if let Self::CardDrawn { seat, .. } = self
            && !viewer.is(seat)
        {
            return Self::CardDrawn { seat, card: None };
        }
        // Everything else of the base game is public (B-70).
        expansion::seen_by(self, viewer)
    }
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
                .zip(&self.colours[self.seats()..])
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
            tiles: (mosque::tiles(self.seats()).len() - taken) as u8,
            rubies: if place == Place::SmallMosque {
                self.rubies.small_mosque
            } else {
                self.rubies.great_mosque
            },
        }
    }
}
