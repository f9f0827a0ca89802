use arena::ArenaGame;
use bots::{Budget, Explanation, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use tabletop::{Coded as _, Seat};

use crate::observation::Writer;

/// A game that can be looked at in numbers.
pub trait LabGame: ArenaGame {
    /// The rules in force, as [`RULES`](crate::RULES) names them.
    fn rules(&self) -> &'static str;

    /// The ids of all actions that can come up with these rules are below this.
    fn action_count(&self) -> usize {
        usize::from(Self::Action::COUNT)
    }

    /// Writes what a seat sees: always as many numbers, mostly from 0 to 1.
    fn observe(&self, seat: Seat, writer: &mut Writer<'_>);

    /// How many numbers that are.
    fn observation_size(&self) -> usize {
        let mut writer = Writer::new(&mut []);
        self.observe(Seat::default(), &mut writer);
        writer.written()
    }

    /// What the seat that is asked can hope for, found by a search.
    fn explain(
        sight: &Sight<'_, Self>,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Self::Action>, Failure>;
}
