//! The tables of a tournament: every mixture of what is named.

use anyhow::{Context as _, bail};
use bazaar::{Deck, LayoutKind};
use clap::Args;

use crate::{
    games::{Named, ProgramGame, Rules},
    options::{Variant, deck, layout, variant},
};

#[derive(Clone, Debug, Args)]
pub(super) struct Tables {
    /// The rules, separated by commas: base, mocha, letters, great-bazaar; or dice for the dice
    /// game
    #[arg(long, default_value = "base", value_delimiter = ',', value_parser = Rules::named)]
    rules: Vec<Rules>,

    /// How many play, separated by commas: 2 to 5
    #[arg(long, default_value = "2", value_delimiter = ',')]
    players: Vec<usize>,

    /// The places on the board, separated by commas: short, long, in-order, random or random-2014;
    /// with mocha and letters first-game or random; the great bazaar is random. The first one of the
    /// rules if not given.
    #[arg(long, value_delimiter = ',', value_parser = layout)]
    layout: Vec<LayoutKind>,

    /// Variants in force at every table, separated by commas: neutral-assistants, caravan-leader
    #[arg(long, value_name = "VARIANTS", value_delimiter = ',', value_parser = variant)]
    variant: Vec<Variant>,

    /// With letters, the bonus cards in every deck: mixed, or new-only for those of this box alone.
    /// Mixed if not given.
    #[arg(long, value_parser = deck)]
    deck: Option<Deck>,
}

impl Tables {
    /// The game that is played at all of them.
    pub(super) fn game(&self) -> anyhow::Result<&'static str> {
        let first = self.rules.first().context("no rules are named")?.game();
        if self.rules.iter().any(|rules| rules.game() != first) {
            bail!("a tournament is played with one game: the dice game needs one of its own");
        }
        Ok(first)
    }

    pub(super) fn options<G: ProgramGame>(&self) -> anyhow::Result<Vec<G::Options>> {
        let mut options = Vec::new();
        for &rules in &self.rules {
            for &players in &self.players {
                let layouts: Vec<_> = match self.layout[..] {
                    [] => vec![None],
                    ref layouts => layouts.iter().copied().map(Some).collect(),
                };
                for layout in layouts {
                    let Self { ref variant, deck, .. } = *self;
                    options.push(G::named(&Named { rules, players, layout, variant, deck })?);
                }
            }
        }
        Ok(options)
    }
}
