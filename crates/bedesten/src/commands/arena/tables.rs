//! The tables of a tournament: every mixture of what is named.

use bazaar::{LayoutChoice, LayoutKind, Options, Ruleset};
use clap::Args;

use crate::options::{Variant, layout, ruleset, together, variant};

#[derive(Clone, Debug, Args)]
pub(super) struct Tables {
    /// The rules, separated by commas: base, mocha
    #[arg(long, default_value = "base", value_delimiter = ',', value_parser = ruleset)]
    rules: Vec<Ruleset>,

    /// How many play, separated by commas: 2 to 5
    #[arg(long, default_value = "2", value_delimiter = ',')]
    players: Vec<usize>,

    /// The places on the board, separated by commas: short, long, in-order, random or random-2014;
    /// with mocha first-game or random. The first one of the rules if not given.
    #[arg(long, value_delimiter = ',', value_parser = layout)]
    layout: Vec<LayoutKind>,

    /// Variants in force at every table, separated by commas: neutral-assistants, caravan-leader
    #[arg(long, value_name = "VARIANTS", value_delimiter = ',', value_parser = variant)]
    variant: Vec<Variant>,
}

impl Tables {
    pub(super) fn options(&self) -> Vec<Options> {
        let variants = together(&self.variant);
        let mut options = Vec::new();
        for &ruleset in &self.rules {
            let usual = [LayoutChoice::usual(ruleset)];
            let named: Vec<_> =
                self.layout.iter().map(|layout| LayoutChoice::Kind(*layout)).collect();
            let layouts = if named.is_empty() { &usual[..] } else { &named[..] };
            for &players in &self.players {
                options.extend(layouts.iter().map(|layout| Options {
                    ruleset,
                    variants,
                    players,
                    layout: layout.clone(),
                    colours: Vec::new(),
                }));
            }
        }
        options
    }
}
