//! The board game.

use bazaar::{Event, Game, LayoutChoice, Options, Ruleset, Setup};
use bots::{Budget, Explanation, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use tabletop::Seat;

use crate::{Deed, HostedGame};

impl HostedGame for Game {
    fn rulesets() -> Vec<String> {
        Ruleset::OFFERED.into_iter().map(|ruleset| ruleset.name().to_owned()).collect()
    }

    fn ruleset(options: &Options) -> String {
        options.ruleset.name().to_owned()
    }

    fn is_offered(setup: &Setup) -> bool {
        setup.rules.ruleset.is_offered()
    }

    const FEWEST: u8 = 2;
    const MOST: u8 = 5;

    fn options_of(setup: &Setup) -> Options {
        Options {
            ruleset: setup.rules.ruleset,
            variants: setup.rules.variants,
            deck: setup.rules.deck,
            players: setup.players.len(),
            layout: LayoutChoice::Own(setup.layout.clone()),
            colours: setup.players.iter().map(|player| player.colour).collect(),
        }
    }

    fn explain(
        budget: Budget,
        sight: &Sight<'_, Self>,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Self::Action>, Failure> {
        bots::bazaar::search(budget).explain(sight, rng)
    }

    fn deed(event: &Event) -> Option<Deed> {
        // Of all that happens, what changes the race or was done to somebody.
        if let Event::RubyGained { seat, .. } = event {
            return Some(Deed::Ruby { by: *seat });
        }
        if let Event::MerchantPaid { seat, to, lira } = event {
            return Some(Deed::Paid { by: *seat, to: *to, lira: *lira });
        }
        if let Event::FamilyCaught { seat, of, .. } = event {
            return Some(Deed::Caught { by: *seat, of: *of });
        }
        None
    }

    fn turn_begun(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat } = event { Some(*seat) } else { None }
    }
}
