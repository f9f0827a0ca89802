//! A bot as people and scripts name it: `greedy`, `hard`, `search:sims=500`, `run:python3 bot.py`.

use std::{fmt, str::FromStr};

use crate::{Budget, Level, Weighs};

/// A kind of player with everything that makes it play as it does.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Spec {
    /// Every legal answer is as good as any other.
    Random,
    /// Plans its turn by rules of thumb.
    Greedy,
    /// Searches for so long.
    Search(Budget),
    /// The same with weights of one's own.
    Weights {
        budget: Budget,
        /// Where they are.
        file: String,
    },
    /// Searches for so long, and does without the actions of expansions.
    Plain(Budget),
    /// The search and the networks of the first generation, to measure later ones by; for as long as its
    /// `expert` took if nothing is said.
    Gen1(Option<Budget>),
    /// One of the levels people choose from.
    Level(Level),
    /// A program of its own, spoken with over its standard input and output.
    Run {
        command: String,
        /// How long it may think about one answer, in milliseconds.
        ms: u32,
    },
}

/// How long a bot of its own may think about one answer if its spec does not say.
const RUN_MS: u32 = 2_000;

/// The longest time a spec may ask for: a minute for one answer.
const MOST_MS: u32 = 60_000;

/// More simulations than anybody waits for.
const MOST_SIMULATIONS: u32 = 100_000_000;

/// More trees than machines have cores.
const MOST_TREES: u32 = 256;

/// What a search can be told.
const SETTINGS: &str =
    "sims=N, ms=N, trees=N, whim=N, weigh=own, weigh=crowd, weigh=all and turn=N";

/// What stands before the file of weights, behind all other settings.
const WEIGHTS: &str = "weights=";

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    #[error(
        "there is no bot “{0}”; the known ones: random, greedy, easy, medium, hard, expert, master, \
         search:sims=N, search:ms=N, search:sims=N:weights=FILE, plain:sims=N, gen1, gen1:sims=N, run:COMMAND"
    )]
    Unknown(String),
    #[error("“{0}” is not a setting of this bot; it knows {1}")]
    Setting(String, &'static str),
    #[error("“{0}” must be a whole number from 1 to {1}")]
    Number(String, u32),
    #[error("“weights=” needs a file behind it: search:sims=500:weights=base.weights")]
    NoFile,
    #[error("a search is limited by sims or by ms, not by both")]
    TwoLimits,
    #[error("“run:” needs the command that starts the bot: run:python3 bot.py")]
    NoCommand,
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        if let Some(level) = Level::ALL.into_iter().find(|level| level.name() == text) {
            return Ok(Self::Level(level));
        }
        let (name, rest) = text.split_once(':').map_or((text, None), |(n, r)| (n, Some(r)));
        match (name, rest) {
            ("random", None) => Ok(Self::Random),
            ("greedy", None) => Ok(Self::Greedy),
            ("search", Some(rest)) => with_weights(rest),
            ("search", None) => search(None).map(Self::Search),
            ("plain", rest) => search(rest).map(Self::Plain),
            ("gen1", None) => Ok(Self::Gen1(None)),
            ("gen1", rest) => search(rest).map(|budget| Self::Gen1(Some(budget))),
            ("run", Some(rest)) => run(rest),
            ("run", None) => Err(SpecError::NoCommand),
            _ => Err(SpecError::Unknown(text.chars().take(40).collect())),
        }
    }
}

/// Everything behind `weights=` is the name of the file, which may hold colons.
fn with_weights(rest: &str) -> Result<Spec, SpecError> {
    let begin = if rest.starts_with(WEIGHTS) {
        Some(0)
    } else {
        rest.find(&format!(":{WEIGHTS}")).map(|colon| colon + 1)
    };
    let Some(begin) = begin else { return search(Some(rest)).map(Spec::Search) };
    let file = &rest[begin + WEIGHTS.len()..];
    if file.trim().is_empty() {
        return Err(SpecError::NoFile);
    }
    let settings = rest[..begin].strip_suffix(':');
    Ok(Spec::Weights { budget: search(settings)?, file: file.to_owned() })
}

fn search(settings: Option<&str>) -> Result<Budget, SpecError> {
    let (mut simulations, mut ms, mut trees, mut whim) = (None, None, None, 0);
    let mut turn = None;
    let mut weighs = Weighs::Everybody;
    for setting in settings.into_iter().flat_map(|settings| settings.split(':')) {
        match setting.split_once('=') {
            Some(("sims", value)) => simulations = Some(number(value, MOST_SIMULATIONS)?),
            Some(("ms", value)) => ms = Some(number(value, MOST_MS)?),
            Some(("trees", value)) => trees = Some(number(value, MOST_TREES)?),
            Some(("whim", value)) => whim = number(value, 100)?,
            Some(("weigh", "own")) => weighs = Weighs::Own,
            Some(("weigh", "crowd")) => weighs = Weighs::InCrowdsOwn,
            Some(("weigh", "all")) => weighs = Weighs::Everybody,
            Some(("turn", value)) => turn = Some(number(value, u32::MAX)?),
            _ => {
                let setting = setting.chars().take(40).collect();
                return Err(SpecError::Setting(setting, SETTINGS));
            }
        }
    }
    let budget = match (simulations, ms) {
        (Some(_), Some(_)) => return Err(SpecError::TwoLimits),
        (None, Some(ms)) => Budget::milliseconds(ms),
        (simulations, None) => Budget::simulations(simulations.unwrap_or(1_000)),
    };
    let budget = trees.map_or(budget, |trees| budget.with_trees(trees));
    let budget = turn.map_or(budget, |steps| budget.with_turn(steps));
    Ok(budget.with_whim(whim).weighing(weighs))
}

fn run(rest: &str) -> Result<Spec, SpecError> {
    let (ms, command) = match rest.strip_prefix("ms=") {
        Some(rest) => {
            let (value, command) = rest.split_once(':').ok_or(SpecError::NoCommand)?;
            (number(value, MOST_MS)?, command)
        }
        None => (RUN_MS, rest),
    };
    if command.trim().is_empty() {
        return Err(SpecError::NoCommand);
    }
    Ok(Spec::Run { command: command.to_owned(), ms })
}

fn number(text: &str, most: u32) -> Result<u32, SpecError> {
    match text.parse() {
        Ok(number) if (1..=most).contains(&number) => Ok(number),
        Ok(_) | Err(_) => Err(SpecError::Number(text.chars().take(40).collect(), most)),
    }
}

/// The shortest text that names the same bot.
impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Greedy => f.write_str("greedy"),
            Self::Search(budget) => write!(f, "search:{budget}"),
            Self::Weights { budget, file } => write!(f, "search:{budget}:{WEIGHTS}{file}"),
            Self::Plain(budget) => write!(f, "plain:{budget}"),
            Self::Gen1(None) => f.write_str("gen1"),
            Self::Gen1(Some(budget)) => write!(f, "gen1:{budget}"),
            Self::Level(level) => f.write_str(level.name()),
            Self::Run { command, ms: RUN_MS } => write!(f, "run:{command}"),
            Self::Run { command, ms } => write!(f, "run:ms={ms}:{command}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spec_is_read_and_written_the_same() {
        let specs = [
            "random",
            "greedy",
            "easy",
            "medium",
            "hard",
            "expert",
            "master",
            "search:sims=500",
            "search:ms=200",
            "search:sims=500:trees=4",
            "search:ms=200:trees=2",
            "search:sims=4:whim=50",
            "search:sims=4:trees=2:whim=100",
            "search:sims=4:weigh=own",
            "search:ms=4:trees=2:whim=3:weigh=own",
            "search:sims=4:weigh=crowd",
            "search:sims=4:weights=base.weights",
            "search:ms=4:trees=2:weigh=crowd:weights=C:\\weights=odd:name",
            "search:sims=4:weigh=crowd:turn=90000",
            "plain:sims=250",
            "gen1",
            "gen1:sims=250",
            "gen1:ms=20:weigh=crowd",
            "run:python3 bot.py",
            "run:ms=500:./bot --level=3",
        ];
        for text in specs {
            assert_eq!(text.parse::<Spec>().unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_wrong_spec_says_what_would_be_right() {
        let cases = [
            ("genius", "the known ones: random"),
            ("random:fast", "the known ones"),
            ("search:speed=3", "sims=N"),
            ("search:sims=4:weigh=some", "weigh=own"),
            ("search:sims=0", "from 1 to"),
            ("search:sims=4:whim=101", "from 1 to 100"),
            ("search:sims=-4", "from 1 to"),
            ("search:sims=5:ms=5", "not by both"),
            ("search:", "sims=N"),
            ("search:sims=4:weights=", "needs a file"),
            ("search:weights=", "needs a file"),
            ("search:sims=0:weights=file", "from 1 to"),
            ("plain:sims=4:weights=file", "not a setting of this bot"),
            ("gen1:", "sims=N"),
            ("run:", "needs the command"),
            ("run", "needs the command"),
            ("run:ms=5", "needs the command"),
            ("run:ms=99999999999:bot", "from 1 to"),
        ];
        for (text, hint) in cases {
            let error = text.parse::<Spec>().unwrap_err().to_string();
            assert!(error.contains(hint), "{text}: {error}");
        }
    }
}
