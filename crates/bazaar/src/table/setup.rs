//! The table before the first turn. A setup may be wrong; all questions of validity live here.

use serde::{Deserialize, Serialize};
use tabletop::{MAX_SEATS, Picker, Seat};

use super::{
    game::{Game, Rubies, ThisTurn},
    options::{Hand, LayoutChoice, Options},
    piles::Discard,
    player::{Player, Stack},
    rules::Rules,
    versions::RulesVersion,
};
use crate::{
    letters::state::{LettersPlayer, LettersTable},
    mocha::state::{MochaPlayer, MochaTable},
    pieces::{
        board::Board,
        cards::Cards,
        colour::Colour,
        demand::{Demand, DemandTile, Market, TILES},
        dice::Dice,
        goods::{GoodSet, Goods},
        layout::{Layout, LayoutError, LayoutKind},
        place::{Place, Places},
        ruleset::Ruleset,
    },
    turn::step::{Step, Steps},
};

/// The table before the first turn. Everything is explicit, so that a game of a real table can be
/// entered as well.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub rules: Rules,
    /// The places row by row.
    pub layout: Layout,
    /// In turn order: the first one begins (B-86).
    pub players: Vec<PlayerSetup>,
    pub governor: Place,
    pub smuggler: Place,
    /// With Mocha & Baksheesh.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub coffee_trader: Option<Place>,
    /// With Letters & Seals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub courier: Option<Place>,
    /// With two players: where the merchants of the unused colours stand, in the order of the
    /// colours. With more players: empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub neutral_merchants: Vec<Place>,
    /// The demand tiles from the top as far as they are known; at least the first.
    pub small_demand: Vec<DemandTile>,
    pub large_demand: Vec<DemandTile>,
}

/// What one player begins with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerSetup {
    pub colour: Colour,
    pub lira: u32,
    /// The cards in hand. Without it, the first actions of the game deal one card to each.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hand: Option<Hand>,
}

/// What is wrong with a setup or with options.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("{players} players; this game is for 2 to {most}")]
    Players { players: usize, most: usize },
    #[error("{colours} colours are named for {players} players")]
    Colours { colours: usize, players: usize },
    #[error("two players have the colour {}", .0.name())]
    ColourTwice(Colour),
    #[error(transparent)]
    Layout(#[from] LayoutError),
    #[error("the layout {} is not one of these rules; theirs: {}", .kind.name(), .known)]
    LayoutKind { kind: LayoutKind, known: String },
    #[error("no layout was found that keeps the conditions")]
    NoLayout,
    #[error("{who} stands at place {place}, where no roll of two dice can send a figure")]
    Figure { who: &'static str, place: Place },
    #[error("{found} neutral merchants are given; there are {expected}")]
    NeutralMerchants { found: usize, expected: usize },
    #[error("the coffee trader belongs to the table with Mocha & Baksheesh, and to no other")]
    CoffeeTrader,
    #[error("the courier belongs to the table with Letters & Seals, and to no other")]
    Courier,
    #[error("only Letters & Seals leaves the choice of the bonus cards")]
    Deck,
    #[error("a market needs one to five demand tiles of its own, each once")]
    Demand,
    #[error("hands are given for some players and not for others")]
    SomeHands,
    #[error("a hand is hidden in this record, so the game cannot be replayed")]
    HiddenHand,
    #[error("the hands hold more cards of a kind than there are")]
    TooManyCards,
    #[error("{0} Lira are more than a game can begin with")]
    Lira(u32),
    #[error("there is no version {0} of the rules")]
    RulesVersion(u32),
}

/// More than anybody begins with, and far from any limit of counting.
const MOST_LIRA: u32 = 1000;
const FIRST_LIRA: u32 = 2;

/// Draws layout, demand tiles and figures, in this order. The cards are dealt in the game.
pub(crate) fn deal(options: &Options, picker: &mut dyn Picker) -> Result<Setup, SetupError> {
    let rules = options.rules();
    let players = options.players;
    check_players(players, rules)?;
    let colours = match options.colours[..] {
        [] => Colour::ALL[..players].to_vec(),
        ref colours if colours.len() == players => colours.to_vec(),
        ref colours => return Err(SetupError::Colours { colours: colours.len(), players }),
    };
    let layout = match &options.layout {
        LayoutChoice::Own(layout) => layout.clone(),
        LayoutChoice::Kind(kind) => {
            check_layout(*kind, rules.ruleset)?;
            match kind.printed(rules.ruleset) {
                Some(layout) => layout,
                None => random_layout(*kind, rules.ruleset, picker)?,
            }
        }
    };
    let mut tile_of = |market| {
        let tiles: Vec<_> = DemandTile::of(market).collect();
        vec![tiles[picker.pick(TILES as u32) as usize]]
    };
    let large_demand = tile_of(Market::Large);
    let small_demand = tile_of(Market::Small);
    let mut figure = || figure_place(picker.pick(36));
    let setup = Setup {
        rules,
        layout,
        governor: figure(),
        smuggler: figure(),
        // Ruling M-87: after everything of the base game.
        coffee_trader: rules.has_a_coffee_trader().then(&mut figure),
        courier: rules.has_letters().then(&mut figure),
        players: colours
            .into_iter()
            .zip(FIRST_LIRA..)
            .map(|(colour, lira)| PlayerSetup { colour, lira, hand: None })
            .collect(),
        neutral_merchants: if players == 2 { NEUTRAL_MERCHANTS.to_vec() } else { Vec::new() },
        small_demand,
        large_demand,
    };
    start(&setup, RulesVersion::NEWEST)?;
    Ok(setup)
}

/// Where a roll of the 36 puts a figure.
fn figure_place(pair: u32) -> Place {
    Place::from_number(Dice::of_36(pair as u8).sum()).unwrap_or(Place::Fountain)
}

/// Where the neutral merchants of a game for two begin (B-69).
const NEUTRAL_MERCHANTS: [Place; 3] =
    [Place::SmallMosque, Place::GreatMosque, Place::GemstoneDealer];

/// Ruling M-88: not every layout is for every board.
fn check_layout(kind: LayoutKind, ruleset: Ruleset) -> Result<(), SetupError> {
    let known = LayoutKind::of(ruleset);
    if known.contains(&kind) {
        return Ok(());
    }
    let known = known.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    Err(SetupError::LayoutKind { kind, known })
}

fn random_layout(
    kind: LayoutKind,
    ruleset: Ruleset,
    picker: &mut dyn Picker,
) -> Result<Layout, SetupError> {
    // One in nine shuffles keeps the conditions, one in 45 with all places: so many are never
    // needed.
    let mut places = ruleset.places().to_vec();
    for _ in 0..10_000 {
        places.copy_from_slice(ruleset.places());
        for last in (1..places.len()).rev() {
            places.swap(last, picker.pick(last as u32 + 1) as usize);
        }
        if kind.allows(&places) {
            return Ok(Layout(places));
        }
    }
    Err(SetupError::NoLayout)
}

fn check_players(players: usize, rules: Rules) -> Result<(), SetupError> {
    let most = rules.most_players();
    if (2..=most).contains(&players) { Ok(()) } else { Err(SetupError::Players { players, most }) }
}

pub(crate) fn start(setup: &Setup, version: RulesVersion) -> Result<Game, SetupError> {
    let rules = setup.rules;
    let seats = setup.players.len();
    check_players(seats, rules)?;
    let board = Board::new(&setup.layout, rules.ruleset)?;
    let colours = colours(setup)?;
    if setup.coffee_trader.is_some() != rules.has_a_coffee_trader() {
        return Err(SetupError::CoffeeTrader);
    }
    if setup.courier.is_some() != rules.has_letters() {
        return Err(SetupError::Courier);
    }
    if !rules.deck.is_mixed() && !rules.ruleset.chooses_its_deck() {
        return Err(SetupError::Deck);
    }
    let figures = [("the Governor", setup.governor), ("the Smuggler", setup.smuggler)];
    let trader = setup.coffee_trader.map(|place| ("the coffee trader", place));
    let courier = setup.courier.map(|place| ("the courier", place));
    for (who, place) in figures.into_iter().chain(trader).chain(courier) {
        if !(2..=12).contains(&place.number()) {
            return Err(SetupError::Figure { who, place });
        }
    }
    let pile = pile(setup)?;

    let mut players = [nobody(); MAX_SEATS];
    for (player, setup) in players.iter_mut().zip(&setup.players) {
        if setup.lira > MOST_LIRA {
            return Err(SetupError::Lira(setup.lira));
        }
        player.lira = setup.lira;
        if let Some(Hand::Known(hand)) = setup.hand {
            player.hand = hand;
        }
        player.fresh = player.hand;
        player.stack = Stack::own(4);
        if rules.stacks_begin_with_a_neutral() {
            player.stack = Stack::own(3);
            player.stack.add(true);
        }
    }

    let first = Seat::default();
    let hands_given = setup.players.iter().any(|player| player.hand.is_some());
    let first_step = if hands_given { Step::Move } else { Step::Deal { seat: first } };
    Ok(Game {
        players,
        pile,
        shuffled: rules.deck(),
        mixed: false,
        discard: Discard::EMPTY,
        rules,
        board,
        seats: seats as u8,
        seat: first,
        steps: Steps::new(first_step),
        this_turn: ThisTurn::default(),
        governor: setup.governor,
        smuggler: setup.smuggler,
        neutral_merchants: neutral_merchants(setup)?,
        colours,
        neutral_assistants: [0; Place::COUNT],
        caravan_leader: None,
        mail_down: 0,
        small_demand: demand(&setup.small_demand, Market::Small)?,
        large_demand: demand(&setup.large_demand, Market::Large)?,
        tiles_taken: [0; 4],
        rubies: rubies(seats, rules, version),
        mocha: MochaTable::new(rules.has_guild_cards(), setup.coffee_trader),
        letters: LettersTable::new(setup.courier),
        last_round: false,
        version,
    })
}

/// An empty seat: everything where it stands at the start.
const fn nobody() -> Player {
    Player {
        hand: Cards::NONE,
        known: Cards::NONE,
        fresh: Cards::NONE,
        lira: 0,
        goods: Goods::NONE,
        assistants_out: Places::NONE,
        stack: Stack::own(0),
        merchant: Place::Fountain,
        family: Place::PoliceStation,
        extensions: 0,
        rubies: 0,
        tiles: GoodSet::NONE,
        mocha: MochaPlayer::NEW,
        letters: LettersPlayer::NEW,
    }
}

/// The colours of the seats, then the unused ones in order.
fn colours(setup: &Setup) -> Result<[Colour; MAX_SEATS], SetupError> {
    let mut colours = Vec::with_capacity(MAX_SEATS);
    for player in &setup.players {
        if colours.contains(&player.colour) {
            return Err(SetupError::ColourTwice(player.colour));
        }
        colours.push(player.colour);
    }
    for colour in Colour::ALL {
        if !colours.contains(&colour) {
            colours.push(colour);
        }
    }
    <[Colour; MAX_SEATS]>::try_from(colours)
        .map_err(|colours| SetupError::Colours { colours: colours.len(), players: MAX_SEATS })
}

fn neutral_merchants(setup: &Setup) -> Result<[Place; 3], SetupError> {
    let expected = if setup.players.len() == 2 { 3 } else { 0 };
    let found = setup.neutral_merchants.len();
    if found != expected {
        return Err(SetupError::NeutralMerchants { found, expected });
    }
    for place in &setup.neutral_merchants {
        // They begin on 14, 15 and 16 and are sent on by two dice.
        if !matches!(place.number(), 2..=12 | 14..=16) {
            return Err(SetupError::Figure { who: "a neutral merchant", place: *place });
        }
    }
    let given = <[Place; 3]>::try_from(setup.neutral_merchants.as_slice());
    Ok(given.unwrap_or(NEUTRAL_MERCHANTS))
}

/// What is left of the deck.
fn pile(setup: &Setup) -> Result<Cards, SetupError> {
    let given = setup.players.iter().filter(|player| player.hand.is_some()).count();
    if given != 0 && given != setup.players.len() {
        return Err(SetupError::SomeHands);
    }
    let mut pile = setup.rules.deck();
    for hand in setup.players.iter().filter_map(|player| player.hand) {
        let Hand::Known(cards) = hand else { return Err(SetupError::HiddenHand) };
        for card in cards.iter() {
            if !pile.has(card) {
                return Err(SetupError::TooManyCards);
            }
            pile.remove(card);
        }
    }
    Ok(pile)
}

fn demand(tiles: &[DemandTile], market: Market) -> Result<Demand, SetupError> {
    let demand = Demand::new(tiles).ok_or(SetupError::Demand)?;
    if tiles.iter().any(|tile| tile.market() != market) || !demand.is_sound() {
        return Err(SetupError::Demand);
    }
    Ok(demand)
}

/// The rubies by the number of players: as many on the tracks as their labels say.
pub(crate) const fn rubies(seats: usize, rules: Rules, version: RulesVersion) -> Rubies {
    let (palace, dealer, mosque) = match seats {
        2 => (6, 9, 2),
        3 => (6, 10, 3),
        _ => (7, 12, 4),
    };
    let wainwright = seats as u8;
    let coffee_house = rules.coffee_house_rubies();
    Rubies {
        wainwright,
        small_mosque: mosque,
        great_mosque: mosque,
        palace,
        dealer,
        coffee_house,
        supply: version.rubies(rules.ruleset)
            - wainwright
            - 2 * mosque
            - palace
            - dealer
            - coffee_house,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_box_has_rubies_for_every_number_of_players() {
        let expected = [[11, 7, 1, 0], [16, 12, 6, 5], [21, 17, 11, 10], [16, 12, 6, 5]];
        for (ruleset, expected) in Ruleset::ALL.into_iter().zip(expected) {
            let rules = Rules { ruleset, ..Rules::base() };
            let spare = |version| [2, 3, 4, 5].map(|seats| rubies(seats, rules, version).supply);
            assert_eq!(spare(RulesVersion::NEWEST), expected, "{}", ruleset.name());
            assert_eq!(spare(RulesVersion::OLDEST), [11, 7, 1, 0], "{}", ruleset.name());
        }
    }
}
