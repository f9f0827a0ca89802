use bots::{BotGame, Budget, Explanation, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use study::Reason;
use tabletop::Seat;

use crate::{About, Deed};

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

    /// What these options are about, for somebody who has not come in yet.
    fn about(options: &Self::Options) -> About;

    /// What can be answered, and how well.
    fn explain(
        budget: Budget,
        sight: &Sight<'_, Self>,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Self::Action>, Failure>;

    /// Why these answers, the best first, are better or worse.
    fn reasons(
        sight: &Sight<'_, Self>,
        answers: &[Self::Action],
        seed: u64,
    ) -> Result<Vec<Vec<Reason>>, Failure>;

    /// What follows an answer without another thought, to the end of the turn if nothing else is left.
    fn follows(&self, action: Self::Action) -> Vec<Self::Action>;

    /// Whether a figure is at a place, in the eyes of this seat; nothing if the game has no such figure or
    /// place. Only what everybody sees.
    fn is_there(&self, seat: Seat, figure: &str, place: u8) -> Option<bool>;

    /// What of an event is worth telling somebody who was away; turns are said by `turn_begun`.
    fn deed(event: &Self::Event) -> Option<Deed>;

    /// Whose turn begins with this event, if one does.
    fn turn_begun(event: &Self::Event) -> Option<Seat>;
}
