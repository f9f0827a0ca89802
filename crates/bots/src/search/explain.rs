//! What a search found, in keys and numbers: for hints and for looking back at a game.

use rand_pcg::Pcg64Mcg;
use serde::Serialize;
use tabletop::{Answers, Game, Ignore, Seat, Turn};

use super::{Judge, Priors, Search, Tree};
use crate::{Failure, Sight};

/// What the seat that is asked can hope for.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Explanation<A> {
    pub seat: Seat,
    pub simulations: u32,
    /// The chance of each seat to win if this seat answers well.
    pub shares: Vec<f32>,
    /// The answers worth a thought, the best first.
    pub answers: Vec<Advice<A>>,
}

/// One answer and what speaks for it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Advice<A> {
    pub action: A,
    /// How many simulations went this way: the more, the better it is.
    pub visits: u32,
    /// How good it looked at first glance.
    pub prior: f32,
    /// The chance of each seat to win after this answer.
    pub shares: Vec<f32>,
    /// How the turn goes on best, as far as chance allows to say.
    pub then: Vec<A>,
    /// What will have changed for this seat by the end of its turn, on average.
    pub reasons: Vec<Reason>,
}

/// A fact about a seat, and by how much it grows.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Reason {
    pub fact: &'static str,
    pub change: f32,
}

/// How often a turn is played to its end to see what it brings.
const WALKS: u32 = 48;

/// Longer than any turn.
const LONGEST: usize = 200;

impl<J> Search<J> {
    /// What can be answered here and why; nothing if there is no choice.
    pub fn explain<G: Game>(
        &self,
        sight: &Sight<'_, G>,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<G::Action>, Failure>
    where
        J: Judge<G>,
    {
        let imagined = sight.imagine(rng);
        self.judge.can_judge(&imagined)?;
        let seats = imagined.seats();
        let trees = self.trees(sight, rng);
        let mut answers: Vec<Advice<G::Action>> = Vec::new();
        for branch in trees.iter().flat_map(Tree::answers).filter(|branch| branch.visits > 0) {
            let shares = &branch.shares()[..seats];
            match answers.iter_mut().find(|advice| advice.action == branch.action) {
                None => answers.push(Advice {
                    action: branch.action,
                    visits: branch.visits,
                    prior: branch.prior,
                    shares: shares.to_vec(),
                    then: Vec::new(),
                    reasons: Vec::new(),
                }),
                Some(advice) => {
                    let part = branch.visits as f32 / (advice.visits + branch.visits) as f32;
                    for (mean, share) in advice.shares.iter_mut().zip(shares) {
                        *mean += part * (share - *mean);
                    }
                    advice.visits += branch.visits;
                }
            }
        }
        answers.sort_by_key(|advice| std::cmp::Reverse(advice.visits));
        let simulations = answers.iter().map(|advice| advice.visits).sum();
        let mut shares = vec![0.0; seats];
        for advice in &answers {
            for (sum, share) in shares.iter_mut().zip(&advice.shares) {
                *sum += share * advice.visits as f32 / simulations as f32;
            }
        }
        for advice in &mut answers {
            let walk = Walk { judge: &self.judge, tree: &trees[0], seat: sight.seat() };
            advice.then = walk.line(sight.imagine(rng), advice.action);
            advice.reasons = walk.reasons(sight, advice.action, rng);
        }
        Ok(Explanation { seat: sight.seat(), simulations, shares, answers })
    }
}

/// Plays a turn on as the search would.
struct Walk<'a, J, A> {
    judge: &'a J,
    tree: &'a Tree<A>,
    seat: Seat,
}

impl<J, A: Copy + Eq> Walk<'_, J, A> {
    /// The answer the search would give at a node; by first impression where it has not been.
    fn best<G: Game<Action = A>>(&self, game: &G, node: Option<u32>) -> Option<A>
    where
        J: Judge<G>,
    {
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        self.judge.sensible(game, &mut answers);
        if let Some(best) = node.and_then(|node| self.tree.most_visited(node, &answers)) {
            return Some(best);
        }
        let mut priors = Priors::new();
        self.judge.priors(game, self.seat, &answers, &mut priors);
        let best = answers.iter().zip(&priors).max_by(|one, other| one.1.total_cmp(other.1));
        best.map(|(answer, _)| *answer)
    }

    /// The rest of the turn up to the first chance.
    fn line<G: Game<Action = A>>(&self, mut game: G, first: A) -> Vec<A>
    where
        J: Judge<G>,
    {
        let mut line = Vec::new();
        let mut node = self.tree.after(0, first);
        game.apply_action(first, &mut Ignore);
        while game.current_player() == Some(self.seat) && line.len() < LONGEST {
            let Some(best) = self.best(&game, node) else { break };
            line.push(best);
            node = node.and_then(|node| self.tree.after(node, best));
            game.apply_action(best, &mut Ignore);
        }
        line
    }

    /// What changes by the end of the turn.
    fn reasons<G: Game<Action = A>>(
        &self,
        sight: &Sight<'_, G>,
        first: A,
        rng: &mut Pcg64Mcg,
    ) -> Vec<Reason>
    where
        J: Judge<G>,
    {
        let mut reasons: Vec<Reason> = Vec::new();
        for _ in 0..WALKS {
            let mut game = sight.imagine(rng);
            let before = self.judge.facts(&game, self.seat);
            let mut node = Some(0);
            let mut action = first;
            for _ in 0..LONGEST {
                node = node.and_then(|node| self.tree.after(node, action));
                game.apply_action(action, &mut Ignore);
                let next = match game.turn() {
                    Turn::Decide(seat, _) if seat == self.seat => self.best(&game, node),
                    Turn::Chance(_) => game.sample_chance(rng),
                    Turn::Decide(..) | Turn::Over => None,
                };
                let Some(next) = next else { break };
                action = next;
            }
            let after = self.judge.facts(&game, self.seat);
            for (index, ((fact, before), (_, after))) in before.into_iter().zip(after).enumerate() {
                if reasons.len() == index {
                    reasons.push(Reason { fact, change: 0.0 });
                }
                reasons[index].change += (after - before) / WALKS as f32;
            }
        }
        reasons.retain(|reason| reason.change.abs() > 0.005);
        reasons
    }
}
