use bots::{BotGame, Budget, Explanation, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use tabletop::Seat;

use crate::Deed;

/// What a table has to know about a game besides its rules and its bots.
pub(crate) trait HostedGame:
    BotGame<Event: Send + Sync, View: Send + Sync, Preview: Send + Sync, Blocked: Send + Sync>
{
    /// The rulesets that can be chosen.
    fn rulesets() -> Vec<String>;
    fn ruleset(options: &Self::Options) -> String;
    /// Whether tables like this one can be played here.
    fn is_offered(setup: &Self::Setup) -> bool;
    const FEWEST: u8;
    const MOST: u8;

    /// Options that lead to this table and leave nothing to be drawn that could be said.
    fn options_of(setup: &Self::Setup) -> Self::Options;

    /// What can be answered, and how well.
    fn explain(
        budget: Budget,
        sight: &Sight<'_, Self>,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Self::Action>, Failure>;

    /// What of an event is worth telling somebody who was away; turns are said by `turn_begun`.
    fn deed(event: &Self::Event) -> Option<Deed>;

    /// Whose turn begins with this event, if one does.
    fn turn_begun(event: &Self::Event) -> Option<Seat>;
}
