//! A setup becomes a game, if it is right. All questions of validity live here.

use tabletop::{MAX_SEATS, Seat};

use super::{
    game::{Game, Rubies, ThisTurn},
    options::Hand,
    piles::Discard,
    player::{Player, Stack},
    rules::Rules,
    setup::{Setup, SetupError},
    versions::RulesVersion,
};
use crate::{
    letters::state::{LettersPlayer, LettersTable},
    mocha::state::{MochaPlayer, MochaTable},
    pieces::{
        board::Board,
        cards::Cards,
        colour::Colour,
        demand::{Demand, DemandTile, Market},
        goods::{GoodSet, Goods},
        place::{Place, Places},
    },
    turn::{
        expansion,
        step::{Step, Steps},
    },
};

/// More than anybody begins with, and far from any limit of counting.
const MOST_LIRA: u32 = 1000;

/// Where the neutral merchants of a game for two begin (B-69).
pub(super) const NEUTRAL_MERCHANTS: [Place; 3] =
    [Place::SmallMosque, Place::GreatMosque, Place::GemstoneDealer];

pub(super) fn check_players(players: usize, rules: Rules) -> Result<(), SetupError> {
    let most = rules.most_players();
    if (2..=most).contains(&players) { Ok(()) } else { Err(SetupError::Players { players, most }) }
}

pub(crate) fn start(setup: &Setup, version: RulesVersion) -> Result<Game, SetupError> {
    let rules = setup.rules;
    let seats = setup.players.len();
    check_players(seats, rules)?;
    let board = Board::new(&setup.layout, rules.ruleset)?;
    let colours = colours(setup)?;
    expansion::check_setup(setup)?;
    check_figures(setup)?;
    let pile = pile(setup)?;
    let players = players(setup)?;

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
        mocha: MochaTable::new(setup),
        letters: LettersTable::new(setup),
        last_round: false,
        version,
    })
}

/// Two dice send the figures about: they stand where a roll could have put them.
fn check_figures(setup: &Setup) -> Result<(), SetupError> {
    let figures = [("the Governor", setup.governor), ("the Smuggler", setup.smuggler)];
    for (who, place) in figures.into_iter().chain(expansion::figures(setup)) {
        if !(2..=12).contains(&place.number()) {
            return Err(SetupError::Figure { who, place });
        }
    }
    Ok(())
}

fn players(setup: &Setup) -> Result<[Player; MAX_SEATS], SetupError> {
    let mut players = [nobody(); MAX_SEATS];
    for (player, begins) in players.iter_mut().zip(&setup.players) {
        if begins.lira > MOST_LIRA {
            return Err(SetupError::Lira(begins.lira));
        }
        player.lira = begins.lira;
        if let Some(Hand::Known(hand)) = begins.hand {
            player.hand = hand;
        }
        player.fresh = player.hand;
        player.stack = Stack::own(4);
        if setup.rules.stacks_begin_with_a_neutral() {
            player.stack = Stack::own(3);
            player.stack.add(true);
        }
    }
    Ok(players)
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
    Rubies {
        wainwright,
        small_mosque: mosque,
        great_mosque: mosque,
        palace,
        dealer,
        supply: version.rubies(rules.ruleset)
            - wainwright
            - 2 * mosque
            - palace
            - dealer
            - rules.ruleset.rubies_of_expansions(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pieces::ruleset::Ruleset;

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
