//! The players that sit on the seats nobody takes.

use std::fmt;

use bazaar::{Action, Game};
use bots::{Greedy, Sight, bazaar::RuleOfThumb};
use rand_pcg::Pcg64Mcg;
use tabletop::below;

/// A kind of bot, named by its spec. A new one is a variant here, a row in [`Bot::ALL`] and an
/// arm in each function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bot {
    /// Every legal answer is as good as any other.
    Random,
    /// Plans its turn by rules of thumb.
    Greedy,
}

impl Bot {
    pub(crate) const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// The bot of a spec, or a sentence that lists the known ones.
    pub(crate) fn parse(spec: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|bot| bot.name() == spec).ok_or_else(|| {
            let known = Self::ALL.map(Self::name).join(", ");
            format!("there is no such bot; the known ones: {known}")
        })
    }

    /// Takes a seat.
    pub(crate) fn sit_down(self) -> Seated {
        match self {
            Self::Random => Seated::Random,
            Self::Greedy => Seated::Thinking(Box::new(Greedy::new(RuleOfThumb, 0.8))),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A bot at a table.
pub(crate) enum Seated {
    /// Needs no thought, so it gets none: simulation measures the rules with it.
    Random,
    Thinking(Box<dyn bots::Bot<Game>>),
}

impl Seated {
    /// Picks one of the legal answers, of which there is at least one.
    #[inline]
    pub(crate) fn choose(&mut self, game: &Game, answers: &[Action], rng: &mut Pcg64Mcg) -> Action {
        match self {
            Self::Random => answers[below(rng, answers.len() as u32) as usize],
            Self::Thinking(bot) => {
                Sight::of(game).map_or(answers[0], |sight| bot.choose(&sight, rng))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_name_is_answered_with_the_known_ones() {
        assert_eq!(Bot::parse("random"), Ok(Bot::Random));
        assert!(Bot::parse("genius").unwrap_err().contains("random, greedy"));
    }
}
