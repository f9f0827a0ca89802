//! The dice game.

use bazaar_dice::{Event, Game, Options, Setup};
use bots::{Budget, Explanation, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use study::Reason;
use tabletop::Seat;

use crate::{About, Deed, HostedGame};

impl HostedGame for Game {
    fn rulesets() -> Vec<String> {
        vec!["dice".to_owned()]
    }

    fn ruleset(_: &Options) -> String {
        "dice".to_owned()
    }

    fn is_offered(_: &Setup) -> bool {
        true
    }

    const FEWEST: u8 = 2;
    const MOST: u8 = 4;

    fn options_of(setup: &Setup) -> Options {
        Options { players: setup.players.len(), open_tiles: Some(setup.open_tiles.clone()) }
    }

    fn about(options: &Options) -> About {
        // Nobody chooses a colour: they go by seat, as the client draws them.
        let colours = ["red", "blue", "green", "yellow"].into_iter().take(options.players);
        About { ruleset: Self::ruleset(options), colours: colours.collect(), ..About::default() }
    }

    fn explain(
        budget: Budget,
        sight: &Sight<'_, Self>,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Self::Action>, Failure> {
        bots::dice::search(budget)?.explain(sight, rng)
    }

    fn reasons(
        sight: &Sight<'_, Self>,
        answers: &[Self::Action],
        seed: u64,
    ) -> Result<Vec<Vec<Reason>>, Failure> {
        study::reasons(sight, answers, seed)
    }

    fn follows(&self, _: Self::Action) -> Vec<Self::Action> {
        Vec::new()
    }

    /// There are no places, and a turn begins with the dice: nothing can be planned for it.
    fn is_there(&self, _: Seat, _: &str, _: u8) -> Option<bool> {
        None
    }

    fn deed(event: &Event) -> Option<Deed> {
        if let Event::RubyGained { seat, .. } = event {
            Some(Deed::Ruby { by: *seat })
        } else {
            None
        }
    }

    fn turn_begun(event: &Event) -> Option<Seat> {
        if let Event::TurnBegan { seat } = event { Some(*seat) } else { None }
    }
}
