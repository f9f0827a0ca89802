//! The players that sit on the seats nobody takes.

use std::fmt;

use bazaar::{Action, Game};
use tabletop::{Rng, below};

/// A kind of bot, named by its spec. A new one is a variant here, a row in [`Bot::ALL`] and an
/// arm in each function.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bot {
    /// Every legal answer is as good as any other.
    Random,
}

impl Bot {
    pub(crate) const ALL: [Self; 1] = [Self::Random];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
        }
    }

    /// The bot of a spec, or a sentence that lists the known ones.
    pub(crate) fn parse(spec: &str) -> Result<Self, String> {
        Self::ALL.into_iter().find(|bot| bot.name() == spec).ok_or_else(|| {
            let known = Self::ALL.map(Self::name).join(", ");
            format!("there is no such bot; the known ones: {known}")
        })
    }

    /// Picks one of the legal answers, of which there is at least one.
    #[inline]
    pub(crate) fn choose<R: Rng>(self, _: &Game, answers: &[Action], rng: &mut R) -> Action {
        match self {
            Self::Random => answers[below(rng, answers.len() as u32) as usize],
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_name_is_answered_with_the_known_ones() {
        assert_eq!(Bot::parse("random"), Ok(Bot::Random));
        assert!(Bot::parse("genius").unwrap_err().contains("random"));
    }
}
