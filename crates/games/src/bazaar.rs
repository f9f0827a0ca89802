//! The board game.

use bazaar::{
    Action, Colour, Deck, Event, Express, Game, LayoutChoice, Options, Place, Ruleset, Setup, Stops,
};
use bots::{Budget, Explanation, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use study::Reason;
use tabletop::Seat;

use crate::{About, Deed, HostedGame};

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

    fn about(options: &Options) -> About {
        let Options { ruleset, variants, deck, layout, .. } = options;
        let (named, lies) = match layout {
            LayoutChoice::Kind(kind) => (Some(kind.name()), kind.printed(*ruleset)),
            LayoutChoice::Own(layout) => (None, Some(layout.clone())),
        };
        // What chance has not drawn yet lies face down.
        let hidden = || vec![0; ruleset.places().len()];
        let number = |layout: bazaar::Layout| layout.0.iter().map(|place| place.number()).collect();
        let chosen = [
            (variants.neutral_assistants, "neutral-assistants"),
            (variants.caravan_leader, "caravan-leader"),
            (*deck == Deck::NewOnly, "new-only"),
        ];
        let colours = if options.colours.is_empty() { &Colour::ALL[..] } else { &options.colours };
        About {
            ruleset: ruleset.name().to_owned(),
            layout: named,
            variants: chosen.into_iter().filter_map(|(on, name)| on.then_some(name)).collect(),
            places: lies.map_or_else(hidden, number),
            colours: colours.iter().map(|colour| colour.name()).collect(),
        }
    }

    fn explain(
        budget: Budget,
        sight: &Sight<'_, Self>,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Self::Action>, Failure> {
        bots::bazaar::search(budget).explain(sight, rng)
    }

    fn reasons(
        sight: &Sight<'_, Self>,
        answers: &[Self::Action],
        seed: u64,
    ) -> Result<Vec<Vec<Reason>>, Failure> {
        study::reasons(sight, answers, seed)
    }

    fn follows(&self, action: Action) -> Vec<Action> {
        let Some(Express { mut then, stops, .. }) = tabletop::Game::preview(self, action).express
        else {
            return Vec::new();
        };
        if stops == Stops::EndOfTurn {
            then.push(Action::End {});
        }
        then
    }

    fn is_there(&self, seat: Seat, figure: &str, place: u8) -> Option<bool> {
        let place =
            Place::from_number(place).filter(|place| self.ruleset().places().contains(place))?;
        match figure {
            "governor" => Some(self.governor() == place),
            "smuggler" => Some(self.smuggler() == place),
            "merchant" => {
                let mut others = Seat::all(tabletop::Game::seats(self)).filter(|one| *one != seat);
                let theirs = others.any(|other| self.merchant(other) == place);
                Some(theirs || self.neutral_merchants().contains(&place))
            }
            _ => None,
        }
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
