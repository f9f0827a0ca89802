//! What a search has looked at so far.
//!
//! One tree for all games that could be the real one. Each simulation imagines such a game, walks
//! down the tree as long as it knows the way, has a judge look at the first position that is new,
//! and tells every answer on the way how it ended: information-set Monte Carlo tree search. A
//! chance node branches by outcome where the searching seat sees the outcome; what it cannot see
//! is one branch.
//!
//! A tree that weighs everybody's answers spends most of itself on what others might do before the
//! seat is asked again. One that weighs the own answers alone lets others follow their first
//! impressions, differently in each simulation, and reaches the own next turns.

use arrayvec::ArrayVec;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game, Ignore, MAX_SEATS, Seat, Turn, Viewer, below};

use super::{
    Judge, Priors, Shares,
    branch::{Branch, UNKNOWN, choose, find, fresh},
};
use crate::Weighs;

/// The tree of one question put to one seat.
#[derive(Clone, Debug)]
pub struct Tree<A> {
    nodes: Vec<Node<A>>,
    seat: Seat,
    curiosity: f32,
    weighs: Weighs,
    simulations: u32,
    /// What all simulations have taken, also those in parts of the tree that were thrown away.
    steps: u64,
}

/// A point where somebody answers or chance decides.
#[derive(Clone, Debug)]
struct Node<A> {
    branches: Vec<Branch<A>>,
    /// Whether the position at the end of the own turn was judged here.
    judged: bool,
}

impl<A> Node<A> {
    const fn new() -> Self {
        Self { branches: Vec::new(), judged: false }
    }
}

/// The longest way through a tree. A turn has a dozen steps, so this is many rounds.
const DEEPEST: usize = 512;

/// The nodes of one simulation, each with the branch that was taken there.
type Way = ArrayVec<(u32, u32), DEEPEST>;

/// Nodes of one tree, so that no search eats up the memory.
const MOST_NODES: usize = 1 << 20;

/// Nodes that are kept for the next decision, those nearest to the root first: a table that waits for it
/// shall not need much memory.
const MOST_KEPT: usize = 1 << 15;

impl<A: Copy + Eq> Tree<A> {
    /// A tree for a question to this seat. Curiosity is how far first impressions are followed
    /// against what the simulations say.
    pub fn new(seat: Seat, curiosity: f32, weighs: Weighs) -> Self {
        Self { nodes: vec![Node::new()], seat, curiosity, weighs, simulations: 0, steps: 0 }
    }

    /// What all simulations have taken so far: one for each answer and outcome on their ways, and several for
    /// each seat that was judged.
    pub const fn steps(&self) -> u64 {
        self.steps
    }

    /// The answers to the question, once there was a simulation.
    pub fn answers(&self) -> &[Branch<A>] {
        &self.nodes[0].branches
    }

    /// The node behind an answer or an outcome, if a simulation has been there.
    pub(super) fn after(&self, node: u32, action: A) -> Option<u32> {
        let branches = &self.nodes[node as usize].branches;
        let branch = branches.iter().find(|branch| branch.action == action)?;
        (branch.child != UNKNOWN).then_some(branch.child)
    }

    /// The answers and outcomes of a node that a simulation has gone behind.
    pub(super) fn tried(&self, node: u32) -> impl Iterator<Item = A> {
        let branches = self.nodes[node as usize].branches.iter();
        branches.filter(|branch| branch.child != UNKNOWN).map(|branch| branch.action)
    }

    /// The part of this tree behind some steps, as a tree of its own; the rest is thrown away.
    pub(super) fn behind(mut self, way: &[A]) -> Option<Self> {
        let mut root = 0;
        for step in way {
            root = self.after(root, *step)?;
        }
        let mut take = |node: u32| std::mem::replace(&mut self.nodes[node as usize], Node::new());
        let mut nodes = vec![take(root)];
        let mut next = 0;
        while next < nodes.len() {
            for number in 0..nodes[next].branches.len() {
                let child = nodes[next].branches[number].child;
                if child != UNKNOWN {
                    let kept = nodes.len() < MOST_KEPT;
                    nodes[next].branches[number].child =
                        if kept { nodes.len() as u32 } else { UNKNOWN };
                    if kept {
                        nodes.push(take(child));
                    }
                }
            }
            next += 1;
        }
        self.simulations = nodes[0].branches.iter().map(|branch| branch.visits).sum();
        self.nodes = nodes;
        Some(self)
    }

    /// The answer of a node that most simulations gave, among these.
    pub(super) fn most_visited(&self, node: u32, answers: &[A]) -> Option<A> {
        let branches = self.nodes[node as usize].branches.iter();
        let tried = branches.filter(|branch| branch.visits > 0 && answers.contains(&branch.action));
        tried.max_by_key(|branch| branch.visits).map(|branch| branch.action)
    }

    /// Mixes noise into the first impressions of the answers: for learning from surprises.
    pub fn shake(&mut self, mut noise: impl FnMut() -> f32, share: f32) {
        let noise: Vec<f32> = self.nodes[0].branches.iter().map(|_| noise()).collect();
        let sum: f32 = noise.iter().sum();
        for (branch, noise) in self.nodes[0].branches.iter_mut().zip(noise) {
            branch.prior = (1.0 - share) * branch.prior + share * noise / sum.max(1e-9);
        }
    }

    /// One simulation in a game that could be the real one, and who wins at its end.
    pub fn simulate<G, J>(&mut self, mut game: G, judge: &J, rng: &mut Pcg64Mcg) -> Shares
    where
        G: Game<Action = A>,
        J: Judge<G>,
    {
        let mut way = Way::new();
        let shares = self.descend(&mut game, judge, rng, &mut way);
        for (node, branch) in way {
            let branch = &mut self.nodes[node as usize].branches[branch as usize];
            branch.visits += 1;
            for (sum, share) in branch.shares.iter_mut().zip(shares) {
                *sum += share;
            }
        }
        self.simulations += 1;
        shares
    }

    /// Walks down to the first position that is new, and says who wins there.
    #[inline]
    fn descend<G, J>(
        &mut self,
        game: &mut G,
        judge: &J,
        rng: &mut Pcg64Mcg,
        way: &mut Way,
    ) -> Shares
    where
        G: Game<Action = A>,
        J: Judge<G>,
    {
        let mut answers = Answers::new();
        let mut node = 0;
        // Others are playing, and nothing of it is kept.
        let mut away = false;
        while !way.is_full() {
            self.steps += 1;
            let branch = match game.turn() {
                Turn::Over => return won(game),
                Turn::Decide(seat, _) if self.passes_over(seat) => {
                    let node = &mut self.nodes[node as usize];
                    if node.branches.is_empty() && !std::mem::replace(&mut node.judged, true) {
                        break;
                    }
                    away = true;
                    self.steps += let_play(judge, game, seat, rng);
                    continue;
                }
                Turn::Chance(_) if away => {
                    let Some(outcome) = game.sample_chance(rng) else { break };
                    game.apply_action(outcome, &mut Ignore);
                    continue;
                }
                Turn::Chance(_) => {
                    let Some(outcome) = game.sample_chance(rng) else { break };
                    let hidden = game.hides_outcome(Viewer::Seat(self.seat));
                    game.apply_action(outcome, &mut Ignore);
                    let branches = &mut self.nodes[node as usize].branches;
                    if hidden && !branches.is_empty() { 0 } else { find(branches, outcome, 1.0) }
                }
                Turn::Decide(seat, _) => {
                    away = false;
                    sensible(judge, game, &mut answers);
                    let chosen = match self.weigh(node, judge, game, seat, &answers) {
                        Ok(chosen) => chosen,
                        Err(shares) => return doubted(judge, game, shares),
                    };
                    game.apply_action(self.branch(node, chosen).action, &mut Ignore);
                    chosen
                }
            };
            way.push((node, branch as u32));
            let Some(child) = self.child(node, branch) else { break };
            node = child;
        }
        self.steps += judged(game, true);
        doubted(judge, game, judge.shares(game))
    }

    /// The answer to try at a node. If nobody has been there all of them are grown, and who wins there is
    /// said instead.
    #[inline]
    fn weigh<G, J>(
        &mut self,
        node: u32,
        judge: &J,
        game: &G,
        seat: Seat,
        answers: &[A],
    ) -> Result<usize, Shares>
    where
        G: Game<Action = A>,
        J: Judge<G>,
    {
        let branches = &mut self.nodes[node as usize].branches;
        if let [only] = *answers {
            return Ok(find(branches, only, 1.0));
        }
        if !branches.is_empty() {
            return Ok(choose(branches, answers, seat, self.curiosity));
        }
        let mut priors = Priors::new();
        let shares = judge.look(game, seat, answers, &mut priors);
        self.steps += judged(game, true);
        branches.extend(answers.iter().zip(&priors).map(|(a, p)| fresh(*a, *p)));
        Err(shares)
    }

    #[inline]
    fn branch(&mut self, node: u32, branch: usize) -> &mut Branch<A> {
        &mut self.nodes[node as usize].branches[branch]
    }

    /// The node behind a branch, made if need be; `None` if the tree may not grow any more.
    #[inline]
    fn child(&mut self, node: u32, branch: usize) -> Option<u32> {
        let child = self.branch(node, branch).child;
        if child != UNKNOWN {
            return Some(child);
        }
        if self.nodes.len() == MOST_NODES {
            return None;
        }
        let child = self.nodes.len() as u32;
        self.nodes.push(Node::new());
        self.branch(node, branch).child = child;
        Some(child)
    }

    /// Whether the answers of this seat are none that the tree weighs.
    fn passes_over(&self, seat: Seat) -> bool {
        match self.weighs {
            Weighs::Everybody => false,
            // Whoever grows a tree knows how many sit at the table.
            Weighs::Own | Weighs::InCrowdsOwn => seat != self.seat,
        }
    }
}

/// The steps that a judgement takes.
#[inline]
fn judged<G: Game>(game: &G, at_all: bool) -> u64 {
    if at_all { LOOK * game.seats() as u64 } else { 0 }
}

/// To judge one seat takes about as long as so many steps.
const LOOK: u64 = 8;

/// The answers that are worth a thought.
#[inline]
fn sensible<G: Game, J: Judge<G>>(judge: &J, game: &G, answers: &mut Answers<G::Action>) {
    game.legal_actions(answers);
    judge.sensible(game, answers);
}

/// Lets somebody answer without thinking, and says how many steps that took.
#[inline]
fn let_play<G: Game, J: Judge<G>>(judge: &J, game: &mut G, seat: Seat, rng: &mut Pcg64Mcg) -> u64 {
    let mut answers = Answers::new();
    sensible(judge, game, &mut answers);
    let steps = judged(game, answers.len() > 1);
    game.apply_action(impulse(judge, game, seat, &answers, rng), &mut Ignore);
    steps
}

/// What somebody would answer without thinking: the better it looks, the likelier.
fn impulse<G: Game, J: Judge<G>>(
    judge: &J,
    game: &G,
    seat: Seat,
    answers: &[G::Action],
    rng: &mut Pcg64Mcg,
) -> G::Action {
    if let [only] = answers {
        return *only;
    }
    let mut priors = Priors::new();
    judge.priors(game, seat, answers, &mut priors);
    let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
    let drawn = priors.iter().position(|prior| {
        left -= prior;
        left < 0.0
    });
    answers[drawn.unwrap_or_default()]
}

/// A judgement is the surer the nearer the end is: who is winning does not put it off, and who is
/// losing does.
#[inline]
fn doubted<G: Game, J: Judge<G>>(judge: &J, game: &G, mut shares: Shares) -> Shares {
    let doubt = DOUBT * (1.0 - judge.progress(game));
    let seats = game.seats();
    for share in &mut shares[..seats] {
        *share += doubt * (1.0 / seats as f32 - *share);
    }
    shares
}

/// How much of a judgement at the beginning of a game is doubt.
const DOUBT: f32 = 0.1;

fn won<G: Game>(game: &G) -> Shares {
    let mut shares = [0.0; MAX_SEATS];
    if let Some(ranking) = game.ranking() {
        for (share, won) in shares.iter_mut().zip(ranking.returns()) {
            *share = won as f32;
        }
    }
    shares
}
