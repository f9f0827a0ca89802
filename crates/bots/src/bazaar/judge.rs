//! Who judges the board game: one network for each ruleset that one was trained for.

use std::{
    fmt,
    sync::{Arc, LazyLock},
};

use bazaar::{Action, Game, Ruleset};
use tabletop::{Answers, Seat};

use super::{features::BaseFeatures, letters, mocha, relations::Related};
use crate::{
    Failure, Judge, Priors, Shares,
    network::{Features, Network},
    shelf::{Shelf, inside},
    trunk::{TrunkNetwork, Unread},
    weights_file,
};

/// The weights that `crates/training` found for the base game.
static BASE: Shelf<Weights> =
    Shelf::new("base", inside!("base.weights"), Weights::read::<BaseFeatures>);

/// What was found before, with a simpler network for every ruleset.
static GEN1: LazyLock<BazaarJudge> =
    LazyLock::new(|| BazaarJudge::of_generation(Generation::First));

/// Looks at a position of the board game with the network of its ruleset.
#[derive(Clone)]
pub struct BazaarJudge {
    /// In the order of [`Ruleset::ALL`].
    networks: [Weights; Ruleset::ALL.len()],
    /// The file they come from, if they are not those of the program.
    file: Option<Arc<str>>,
}

/// Which training a network comes from.
#[derive(Clone, Copy)]
pub(super) enum Generation<'a> {
    First,
    Newest,
    /// Somebody's own, with the bytes of the file.
    Own(&'a [u8]),
}

/// What was learnt with some rules: where the newest network is, and how one of any generation is had.
#[derive(Clone, Copy)]
pub(super) struct Learnt {
    pub(super) shelf: &'static Shelf<Weights>,
    pub(super) weights: fn(Generation<'_>) -> Weights,
}

pub(super) fn learnt(ruleset: Ruleset) -> Learnt {
    match ruleset {
        Ruleset::Base => Learnt { shelf: &BASE, weights: base },
        Ruleset::Mocha => mocha::LEARNT,
        Ruleset::Letters | Ruleset::GreatBazaar => letters::LEARNT,
    }
}

fn base(generation: Generation<'_>) -> Weights {
    match generation {
        Generation::First => Weights::first::<BaseFeatures>(inside!("gen1.weights")),
        Generation::Newest => Weights::or_blank::<BaseFeatures>(BASE.get()),
        Generation::Own(bytes) => Weights::newest::<BaseFeatures>(bytes),
    }
}

/// Puts a network in its place, if it is one of the board game.
pub(crate) fn bring(bytes: &[u8]) -> Result<&'static str, Unread> {
    let mut refused = Unread::Foreign;
    for ruleset in Ruleset::ALL {
        match learnt(ruleset).shelf.bring(bytes) {
            Ok(name) => return Ok(name),
            Err(unread) => refused = refused.or_worse(unread),
        }
    }
    Err(refused)
}

/// One network. One that does not fit its rules is blank, and keeps no other from being used.
#[derive(Clone)]
pub(super) struct Weights {
    network: Arc<dyn Judge<Game> + Send + Sync>,
    /// Who made them.
    story: Arc<str>,
    /// Why it does not fit.
    unread: Option<Unread>,
}

impl Weights {
    /// A network of the first generation, which says nothing of its making.
    pub(super) fn first<F: Features<Game>>(inside: Option<&[u8]>) -> Self {
        let read = inside.and_then(Network::<Game, F>::from_bytes);
        let unread = if read.is_none() { Some(Unread::Foreign) } else { None };
        let network = Arc::new(read.unwrap_or_else(Network::blank));
        Self { network: Arc::new(network), story: "".into(), unread }
    }

    /// A network that sees how seats stand to each other.
    pub(super) fn newest<F: Features<Game>>(bytes: &[u8]) -> Self {
        Self::or_blank::<F>(Self::read::<F>(bytes))
    }

    pub(super) fn read<F: Features<Game>>(bytes: &[u8]) -> Result<Self, Unread> {
        let network = TrunkNetwork::<Game, Related<F>>::from_bytes(bytes)?;
        Ok(Self { story: network.story().into(), network: Arc::new(network), unread: None })
    }

    pub(super) fn or_blank<F: Features<Game>>(read: Result<Self, Unread>) -> Self {
        read.unwrap_or_else(|unread| {
            let blank = TrunkNetwork::<Game, Related<F>>::blank();
            Self { network: Arc::new(blank), story: "".into(), unread: Some(unread) }
        })
    }
}

impl BazaarJudge {
    fn of_generation(generation: Generation<'_>) -> Self {
        let networks = Ruleset::ALL.map(|ruleset| (learnt(ruleset).weights)(generation));
        Self { networks, file: None }
    }

    /// The network in this file: one that fits the rules of one ruleset at least.
    pub fn from_file(file: &str) -> Result<Self, Failure> {
        let bytes = weights_file::read(file)?;
        let mut judge = Self::of_generation(Generation::Own(&bytes));
        judge.file = Some(file.into());
        let reasons = judge.networks.iter().map(|network| network.unread);
        let worst = reasons.reduce(|one, other| Some(one?.or_worse(other?)));
        match worst.flatten() {
            None => Ok(judge),
            Some(unread) => Err(weights_file::unfit(file, unread)),
        }
    }

    /// The best networks there are.
    pub fn newest() -> Self {
        Self::of_generation(Generation::Newest)
    }

    /// The networks of the first generation.
    pub fn gen1() -> Self {
        GEN1.clone()
    }

    /// Who made the network of a ruleset, as JSON; nothing is known of the first generation.
    pub fn story(&self, ruleset: Ruleset) -> &str {
        &self.networks[ruleset as usize].story
    }

    #[inline]
    fn of(&self, game: &Game) -> &Weights {
        // A test holds the rulesets to this order.
        &self.networks[game.ruleset() as usize]
    }

    #[inline]
    fn judge(&self, game: &Game) -> &dyn Judge<Game> {
        &*self.of(game).network
    }
}

impl fmt::Debug for BazaarJudge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("BazaarJudge").finish_non_exhaustive()
    }
}

impl Judge<Game> for BazaarJudge {
    fn can_judge(&self, game: &Game) -> Result<(), Failure> {
        let ruleset = game.ruleset().name();
        match (self.of(game).unread, &self.file) {
            (None, _) => Ok(()),
            (Some(_), None) => Err(Failure(format!(
                "the network for the ruleset {ruleset} does not fit its rules"
            ))),
            (Some(_), Some(file)) => Err(Failure(format!(
                "“{file}” has no weights for the ruleset {ruleset}, only for another"
            ))),
        }
    }

    fn sensible(&self, game: &Game, answers: &mut Answers<Action>) {
        self.judge(game).sensible(game, answers);
    }

    fn shares(&self, game: &Game) -> Shares {
        self.judge(game).shares(game)
    }

    fn priors(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) {
        self.judge(game).priors(game, seat, answers, priors);
    }

    fn look(&self, game: &Game, seat: Seat, answers: &[Action], priors: &mut Priors) -> Shares {
        self.judge(game).look(game, seat, answers, priors)
    }

    fn progress(&self, game: &Game) -> f32 {
        self.judge(game).progress(game)
    }

    fn facts(&self, game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        self.judge(game).facts(game, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bot as _, Budget, Search, Sight};
    use bazaar::{LayoutChoice, Options};
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Game as _, Ignore, RandomPicker, Turn};

    /// The first question of a game, answered with these networks.
    fn first_answer(judge: BazaarJudge, ruleset: Ruleset) -> Result<Action, Failure> {
        let options = Options { ruleset, layout: LayoutChoice::usual(ruleset), ..Options::base(2) };
        let mut rng = Pcg64Mcg::new(1);
        let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
        let mut game = Game::start(&setup).unwrap();
        while let Turn::Chance(_) = game.turn() {
            let outcome = game.sample_chance(&mut rng).unwrap();
            game.play(outcome, &mut Ignore).unwrap();
        }
        let sight = Sight::of(&game).unwrap();
        Search::new(judge, Budget::simulations(4)).choose(&sight, &mut rng)
    }

    #[test]
    fn a_network_that_does_not_fit_fails_in_its_own_ruleset_alone() {
        for broken in Ruleset::ALL {
            let mut judge = BazaarJudge::newest();
            judge.networks[broken as usize] = Weights::newest::<BaseFeatures>(&[]);
            for ruleset in Ruleset::ALL {
                match first_answer(judge.clone(), ruleset) {
                    Ok(_) => assert_ne!(ruleset, broken),
                    Err(failure) => {
                        assert_eq!(ruleset, broken);
                        assert!(failure.0.contains("does not fit"), "{failure}");
                    }
                }
            }
        }
    }

    #[test]
    fn a_network_of_several_rulesets_is_read_once() {
        let judge = BazaarJudge::newest();
        let [one, other] = [Ruleset::Letters, Ruleset::GreatBazaar]
            .map(|ruleset| &judge.networks[ruleset as usize].network);
        assert!(Arc::ptr_eq(one, other));
    }

    #[test]
    fn rulesets_are_numbered_in_the_order_of_their_list() {
        for (number, ruleset) in Ruleset::ALL.into_iter().enumerate() {
            assert_eq!(ruleset as usize, number);
        }
    }

    #[test]
    fn every_network_says_who_made_it() {
        for ruleset in Ruleset::ALL {
            let judge = BazaarJudge::newest();
            let story: serde_json::Value = serde_json::from_str(judge.story(ruleset)).unwrap();
            assert_eq!(story["rules_version"], Game::RULES_VERSION, "{ruleset:?}");
            let rules = story["rules"].as_array().unwrap();
            assert!(rules.iter().any(|name| name == ruleset.name()), "{ruleset:?}: {story}");
            for known in ["made_by", "games", "simulations", "seeds", "duel"] {
                assert!(!story[known].is_null(), "{ruleset:?}: {known}");
            }
        }
    }

    #[test]
    fn every_network_in_the_program_fits() {
        for ruleset in Ruleset::ALL {
            assert!(first_answer(BazaarJudge::newest(), ruleset).is_ok(), "{ruleset:?}");
            assert!(first_answer(BazaarJudge::gen1(), ruleset).is_ok(), "{ruleset:?}, gen1");
        }
    }
}
