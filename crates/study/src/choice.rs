//! What an answer gave away against the best one that was found.
//!
//! The seat is judged by what it could know: every simulation deals anew what it could not see. One tree says
//! which answers are worth a closer look. Each of these, and the one that was played, then gets the same number
//! of trees of its own with the same number of simulations, so that none looks better because it was looked at
//! more. The trees of one number imagine the same hidden cards for every answer; how far the differences
//! between two answers scatter from tree to tree says how much of a difference is noise.

use bots::{CURIOSITY, Judge, Sight, Tree, Weighs};
use tabletop::{Game, Ignore};

use crate::{
    Mark, Thresholds,
    chances::{Chances, Mean, all_kept},
    depth::{Depth, generator},
    explaining::Explained,
    played::PlayedAction,
};

/// How many answers are looked at closely, besides the one that was played.
pub(crate) const BEST: usize = 3;

/// A difference is surely one if it is so many times its noise.
pub(crate) const SURE: f64 = 2.0;

/// What is known of the noise before any tree has grown: the scatter of a tree of so many simulations, and how
/// many trees that knowledge is worth.
const USUAL_NOISE: f64 = 0.15;
const TRUST: f64 = 4.0;

/// A decision that was judged.
#[derive(Clone, Debug)]
pub(crate) struct Choice<A> {
    /// The answers that were looked at closely, the best first.
    pub(crate) answers: Vec<Valued<A>>,
    /// After the best answer that is surely better, or else after the one that was played.
    pub(crate) before: Chances,
    /// After the one that was played.
    pub(crate) after: Chances,
    /// What was given away; nothing if that may be noise.
    pub(crate) loss: f64,
    /// The standard error of the difference to the best answer.
    pub(crate) noise: f64,
    pub(crate) mark: Mark,
    pub(crate) simulations: u32,
}

/// An answer and the chances after it.
#[derive(Clone, Debug)]
pub(crate) struct Valued<A> {
    pub(crate) action: A,
    pub(crate) chances: Chances,
    pub(crate) played: bool,
    /// How it goes on and what is different with it, once somebody has looked.
    pub(crate) explained: Explained,
}

/// The judgement of an answer; nothing if there was no other one that makes sense.
pub(crate) fn choice<G: Game, J: Judge<G>>(
    step: &PlayedAction<G>,
    judge: &J,
    depth: Depth,
    seed: u64,
    ply: usize,
) -> Option<Choice<G::Action>> {
    let sight = Sight::of(&step.game)?;
    let mut answers = sight.answers();
    if answers.len() > 1 {
        judge.sensible(&sight.imagine(&mut generator(seed, [ply as u64, SCREEN, 1])), &mut answers);
    }
    if !answers.contains(&step.action) {
        answers.push(step.action);
    }
    if answers.len() < 2 {
        return None;
    }
    let mut trial = Trial { sight, judge, depth, seed, ply: ply as u64, simulations: 0 };
    let mut candidates = trial.candidates(&answers, step.action);
    for number in 0..depth.trees {
        trial.grow(&mut candidates, number, |_| true);
    }
    let mut found = trial.compare(&candidates);
    if found.in_doubt(trial.thresholds()) {
        for number in depth.trees..depth.trees + depth.more_trees {
            let (best, played) = (found.best, found.played);
            trial.grow(&mut candidates, number, |index| index == best || index == played);
        }
        found = trial.compare(&candidates);
    }
    Some(trial.settled(candidates, &found))
}

/// Who is weighed in a search from the eyes of one seat, as the strongest bot does it.
pub(crate) const fn weighs(seats: usize) -> Weighs {
    if seats > 2 { Weighs::Own } else { Weighs::Everybody }
}

/// An answer with what each of its trees says.
struct Candidate<A> {
    action: A,
    played: bool,
    trees: Vec<Chances>,
}

impl<A> Candidate<A> {
    fn mean(&self, seat: usize) -> f64 {
        self.trees.iter().map(|tree| tree[seat]).sum::<f64>() / self.trees.len() as f64
    }

    fn means(&self) -> Chances {
        let seats = self.trees.first().map_or(0, Vec::len);
        (0..seats).map(|seat| self.mean(seat)).collect()
    }
}

/// The best answer beside the one that was played.
struct Found {
    best: usize,
    played: usize,
    difference: f64,
    noise: f64,
}

impl Found {
    fn surely(&self) -> f64 {
        self.difference - SURE * self.noise
    }

    /// Whether another seed might well give another mark.
    fn in_doubt(&self, thresholds: Thresholds) -> bool {
        let mark = |surely| Mark::of(surely, thresholds);
        mark(self.surely() - self.noise) != mark(self.surely() + self.noise)
    }
}

struct Trial<'a, G: Game, J> {
    sight: Sight<'a, G>,
    judge: &'a J,
    depth: Depth,
    seed: u64,
    ply: u64,
    simulations: u32,
}

impl<G: Game, J: Judge<G>> Trial<'_, G, J> {
    fn thresholds(&self) -> Thresholds {
        Thresholds::for_players(self.sight.seats())
    }

    fn tree(&self) -> Tree<G::Action> {
        Tree::new(self.sight.seat(), CURIOSITY, weighs(self.sight.seats()))
    }

    /// The answers worth a closer look: those that most simulations gave, and the one that was played.
    fn candidates(
        &mut self,
        answers: &[G::Action],
        played: G::Action,
    ) -> Vec<Candidate<G::Action>> {
        let mut order: Vec<G::Action> = answers.to_vec();
        if answers.len() > BEST + 1 {
            let mut tree = self.tree();
            let mut rng = generator(self.seed, [self.ply, SCREEN, 0]);
            // Once more, as the first visit only lists the answers.
            for _ in 0..=self.depth.screen {
                tree.simulate(self.sight.imagine(&mut rng), self.judge, &mut rng);
            }
            self.simulations += self.depth.screen;
            let visits = |answer: &G::Action| {
                let branch = tree.answers().iter().find(|branch| branch.action == *answer);
                branch.map_or(0, |branch| branch.visits)
            };
            order.sort_by_key(|answer| std::cmp::Reverse(visits(answer)));
        }
        let best = order.iter().take(BEST).chain(
            // Whoever is looked at anyway is not looked at twice.
            order.iter().skip(BEST).filter(|answer| **answer == played),
        );
        best.map(|&action| Candidate { action, played: action == played, trees: Vec::new() })
            .collect()
    }

    /// One more tree for each of these answers.
    fn grow(
        &mut self,
        candidates: &mut [Candidate<G::Action>],
        number: u32,
        wanted: impl Fn(usize) -> bool,
    ) {
        let simulations = self.depth.of_a_tree(candidates.len());
        for (index, candidate) in candidates.iter_mut().enumerate() {
            if wanted(index) {
                candidate.trees.push(self.value(candidate.action, number, simulations));
                self.simulations += simulations;
            }
        }
    }

    /// The chances after an answer, as one tree sees them.
    fn value(&self, action: G::Action, number: u32, simulations: u32) -> Chances {
        let mut tree = self.tree();
        let number = u64::from(number) << 32;
        let mut rng = generator(self.seed, [self.ply, TREE, number]);
        let mut mean = Mean::default();
        for simulation in 0..simulations {
            let imagined = [self.ply, IMAGINED, number + u64::from(simulation)];
            let mut game = self.sight.imagine(&mut generator(self.seed, imagined));
            game.apply_action(action, &mut Ignore);
            let shares = tree.simulate(game, self.judge, &mut rng);
            // The first half only learns its way.
            if simulation >= simulations / 2 {
                mean.add(&shares, 1.0);
            }
        }
        mean.of_seats(self.sight.seats())
    }

    fn compare(&self, candidates: &[Candidate<G::Action>]) -> Found {
        let seat = self.sight.seat().index();
        let worth = |index: &usize| candidates[*index].mean(seat);
        let by_worth = |one: &usize, other: &usize| worth(one).total_cmp(&worth(other));
        let best = (0..candidates.len()).max_by(by_worth).unwrap_or_default();
        let played = candidates.iter().position(|one| one.played).unwrap_or(best);
        let pairs = candidates[best].trees.iter().zip(&candidates[played].trees);
        let differences: Vec<f64> = pairs.map(|(one, other)| one[seat] - other[seat]).collect();
        let count = differences.len() as f64;
        let difference = differences.iter().sum::<f64>() / count;
        let scatter: f64 = differences.iter().map(|one| (one - difference).powi(2)).sum();
        let usual = USUAL_NOISE.powi(2) / f64::from(self.depth.of_a_tree(candidates.len()));
        let variance = (scatter + TRUST * usual) / (count - 1.0 + TRUST);
        // More trees may have shown that the one played is the better one after all.
        Found { best, played, difference: difference.max(0.0), noise: (variance / count).sqrt() }
    }

    fn settled(&self, candidates: Vec<Candidate<G::Action>>, found: &Found) -> Choice<G::Action> {
        let seat = self.sight.seat();
        let means: Vec<Chances> = candidates.iter().map(|one| all_kept(one.means())).collect();
        let mark = Mark::of(found.surely(), self.thresholds());
        let sure = mark != Mark::Masterpiece && found.best != found.played;
        let after = means[found.played].clone();
        let before = if sure { means[found.best].clone() } else { after.clone() };
        let loss = (before[seat.index()] - after[seat.index()]).max(0.0);
        let mark = if sure { mark } else { Mark::Masterpiece };
        let mut answers: Vec<Valued<G::Action>> = candidates
            .into_iter()
            .zip(means)
            .map(|(one, chances)| Valued {
                action: one.action,
                chances,
                played: one.played,
                explained: Explained::default(),
            })
            .collect();
        answers.sort_by(|one, other| {
            other.chances[seat.index()].total_cmp(&one.chances[seat.index()])
        });
        let (noise, simulations) = (crate::chances::kept(found.noise), self.simulations);
        Choice { answers, before, after, loss, noise, mark, simulations }
    }
}

/// What a generator is for, so that no two use the same numbers.
const SCREEN: u64 = 2 << 32;
const TREE: u64 = 3 << 32;
const IMAGINED: u64 = 4 << 32;

#[cfg(test)]
mod tests {
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Answers, Dealer, Seed, Viewer};

    use super::*;
    use crate::Studied as _;

    /// Positions of a game for three in which somebody has a choice.
    fn questions() -> Vec<bazaar::Game> {
        let mut dealer = Dealer::for_setup(Seed::from_number(3));
        let setup = bazaar::Game::deal(&bazaar::Options::base(3), &mut dealer).unwrap();
        let mut game = bazaar::Game::start(&setup).unwrap();
        let (mut rng, mut questions) = (Pcg64Mcg::new(5), Vec::new());
        let mut answers = Answers::new();
        while questions.len() < 500 && !game.is_terminal() {
            game.legal_actions(&mut answers);
            if answers.len() > 1 {
                questions.push(game.clone());
            }
            let any = |number| answers.get(number as usize).copied();
            let answer = any(tabletop::below(&mut rng, answers.len().max(1) as u32));
            let action = answer.or_else(|| game.sample_chance(&mut rng)).unwrap();
            game.apply_action(action, &mut Ignore);
        }
        questions
    }

    #[test]
    fn a_decision_is_judged_the_same_whatever_the_others_hold() {
        let judge = bazaar::Game::judge().unwrap();
        let pairs = questions().into_iter().filter_map(|game| {
            let viewer = Viewer::Seat(game.current_player()?);
            let other = game.resample(viewer, &mut Pcg64Mcg::new(9));
            (other != game).then_some([game, other])
        });
        let pairs: Vec<_> = pairs.step_by(9).take(6).collect();
        assert!(pairs.len() > 3, "others held something else {} times", pairs.len());
        for pair in pairs {
            let action = Sight::of(&pair[0]).unwrap().answers()[0];
            let [one, other] = pair.map(|game| {
                let judged = choice(&PlayedAction { game, action }, &judge, Depth::ROUGH, 1, 0);
                judged.map(|choice| (choice.before, choice.after, choice.mark))
            });
            assert!(one.is_some() && one == other, "{one:?} is not {other:?}");
        }
    }
}
