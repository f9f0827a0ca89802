//! Options become a setup: what people did not choose is drawn.

use tabletop::Picker;

use super::{
    options::{LayoutChoice, Options},
    setup::{PlayerSetup, Setup, SetupError},
    start::{self, NEUTRAL_MERCHANTS, start},
    versions::RulesVersion,
};
use crate::{
    pieces::{
        colour::Colour,
        demand::{DemandTile, Market, TILES},
        dice::Dice,
        layout::{Layout, LayoutKind},
        place::Place,
        ruleset::Ruleset,
    },
    turn::expansion,
};

const FIRST_LIRA: u32 = 2;

/// Draws layout, demand tiles and figures, in this order. The cards are dealt in the game.
pub(crate) fn deal(options: &Options, picker: &mut dyn Picker) -> Result<Setup, SetupError> {
    let rules = options.rules();
    let players = options.players;
    start::check_players(players, rules)?;
    let colours = match options.colours[..] {
        [] => Colour::ALL[..players].to_vec(),
        ref colours if colours.len() == players => colours.to_vec(),
        ref colours => return Err(SetupError::Colours { colours: colours.len(), players }),
    };
    let layout = match &options.layout {
        LayoutChoice::Own(layout) => layout.clone(),
        LayoutChoice::Kind(kind) => layout(*kind, rules.ruleset, picker)?,
    };
    let mut tile_of = |market| {
        let tiles: Vec<_> = DemandTile::of(market).collect();
        vec![tiles[picker.pick(TILES as u32) as usize]]
    };
    let large_demand = tile_of(Market::Large);
    let small_demand = tile_of(Market::Small);
    let mut figure = || figure_place(picker.pick(36));
    let mut setup = Setup {
        rules,
        layout,
        governor: figure(),
        smuggler: figure(),
        coffee_trader: None,
        courier: None,
        players: colours
            .into_iter()
            .zip(FIRST_LIRA..)
            .map(|(colour, lira)| PlayerSetup { colour, lira, hand: None })
            .collect(),
        neutral_merchants: if players == 2 { NEUTRAL_MERCHANTS.to_vec() } else { Vec::new() },
        small_demand,
        large_demand,
    };
    expansion::deal_figures(&mut setup, &mut figure);
    start(&setup, RulesVersion::NEWEST)?;
    Ok(setup)
}

/// Where a roll of the 36 puts a figure.
fn figure_place(pair: u32) -> Place {
    Place::from_number(Dice::of_36(pair as u8).sum()).unwrap_or(Place::Fountain)
}

/// Ruling M-88: not every layout is for every board.
fn check_layout(kind: LayoutKind, ruleset: Ruleset) -> Result<(), SetupError> {
    let known = LayoutKind::of(ruleset);
    if known.contains(&kind) {
        return Ok(());
    }
    let known = known.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
    Err(SetupError::LayoutKind { kind, known })
}

fn layout(
    kind: LayoutKind,
    ruleset: Ruleset,
    picker: &mut dyn Picker,
) -> Result<Layout, SetupError> {
    check_layout(kind, ruleset)?;
    match kind.printed(ruleset) {
        Some(layout) => Ok(layout),
        None => random_layout(kind, ruleset, picker),
    }
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
