//! Keeps what was found from one decision of a turn to the next.
//!
//! A turn has about five decisions, and whoever thought about the first has thought about those that follow.
//! What happened since is found by its look alone: in the tree every outcome of chance is tried that leads to
//! what the seat sees now. So nothing needs to be told to a bot, and nothing hidden can be learnt this way.

use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game, Ignore, Seat, Turn, Viewer};

use super::{Effort, Judge, Search, Tree, most_visited};
use crate::{Bot, Failure, Sight};

/// A search that goes on where it was.
#[derive(Clone, Debug)]
pub struct Keeping<G: Game, J> {
    search: Search<J>,
    kept: Option<Kept<G>>,
    /// Steps taken in this turn so far.
    taken: u64,
}

/// What was found behind the last answer, while the turn goes on.
#[derive(Clone, Debug)]
struct Kept<G: Game> {
    seat: Seat,
    trees: Vec<Tree<G::Action>>,
    /// A game that could have been the real one, after that answer.
    game: G,
}

/// More steps without a question do not happen within a turn.
const FARTHEST: usize = 8;

/// How often chance is asked whether a turn goes on.
const TRIES: u32 = 4;

impl<G: Game, J: Judge<G>> Keeping<G, J> {
    pub const fn new(search: Search<J>) -> Self {
        Self { search, kept: None, taken: 0 }
    }

    /// The trees that reach the present question, cut off there; nothing if it was not thought of.
    fn trees_from_here(&mut self, sight: &Sight<'_, G>) -> Option<Vec<Tree<G::Action>>> {
        let kept = self.kept.take().filter(|kept| kept.seat == sight.seat())?;
        let mut way = Vec::new();
        if !self.leads_here(&kept.trees[0], 0, &kept.game, &(sight, sight.view()), &mut way) {
            return None;
        }
        let reached: Option<Vec<_>> =
            kept.trees.into_iter().map(|tree| tree.behind(&way)).collect();
        reached.filter(|trees| trees.iter().all(|tree| !tree.answers().is_empty()))
    }

    /// Looks for what chance brought since, and writes it down.
    fn leads_here(
        &self,
        tree: &Tree<G::Action>,
        node: u32,
        game: &G,
        goal: &(&Sight<'_, G>, G::View),
        way: &mut Vec<G::Action>,
    ) -> bool {
        if way.len() > FARTHEST {
            return false;
        }
        let steps: Vec<G::Action> = match game.turn() {
            Turn::Over => return false,
            Turn::Decide(seat, _) if seat != goal.0.seat() => return false,
            Turn::Decide(seat, question) => {
                if question == goal.0.question() && game.view(Viewer::Seat(seat)) == goal.1 {
                    return true;
                }
                // Where there is no choice nobody was asked to think.
                self.only_answer(game).into_iter().collect()
            }
            Turn::Chance(_) => tree.tried(node).collect(),
        };
        for step in steps {
            // What could be drawn differs from one imagined game to the next.
            let Some(child) = tree.after(node, step).filter(|_| game.check(step).is_ok()) else {
                continue;
            };
            let mut after = game.clone();
            after.apply_action(step, &mut Ignore);
            way.push(step);
            if self.leads_here(tree, child, &after, goal, way) {
                return true;
            }
            way.pop();
        }
        false
    }

    /// The answer where only one is worth a thought.
    fn only_answer(&self, game: &G) -> Option<G::Action> {
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        self.search.judge.sensible(game, &mut answers);
        if let [only] = answers[..] { Some(only) } else { None }
    }

    /// Keeps what lies behind an answer. At the end of a turn nothing is kept: until the seat is asked
    /// again too much happens, and thousands of tables are remembered at once.
    fn keep(
        &mut self,
        trees: Vec<Tree<G::Action>>,
        mut game: G,
        (seat, answer): (Seat, G::Action),
        rng: &mut Pcg64Mcg,
    ) {
        game.apply_action(answer, &mut Ignore);
        if !self.turn_goes_on(&game, seat, rng) {
            self.taken = 0;
            return;
        }
        let behind: Option<Vec<_>> = trees.into_iter().map(|tree| tree.behind(&[answer])).collect();
        self.kept = behind.map(|trees| Kept { seat, trees, game });
    }

    /// Forgets the tree if an answer that was no choice ends the turn.
    fn pass(&mut self, mut game: G, seat: Seat, only: G::Action, rng: &mut Pcg64Mcg) {
        game.apply_action(only, &mut Ignore);
        if !self.turn_goes_on(&game, seat, rng) {
            self.kept = None;
            self.taken = 0;
        }
    }

    /// Whether a seat may have something to think about before another is asked.
    fn turn_goes_on(&self, game: &G, seat: Seat, rng: &mut Pcg64Mcg) -> bool {
        (0..TRIES).any(|_| self.is_asked_again(game.clone(), seat, rng))
    }

    /// Whether it has, as chance would have it this time.
    fn is_asked_again(&self, mut game: G, seat: Seat, rng: &mut Pcg64Mcg) -> bool {
        for _ in 0..FARTHEST {
            match game.turn() {
                Turn::Over => return false,
                Turn::Chance(_) => {
                    let Some(outcome) = game.sample_chance(rng) else { return false };
                    game.apply_action(outcome, &mut Ignore);
                }
                Turn::Decide(asked, _) if asked != seat => return false,
                Turn::Decide(..) => {
                    let Some(only) = self.only_answer(&game) else { return true };
                    game.apply_action(only, &mut Ignore);
                }
            }
        }
        false
    }
}

fn steps_of<A: Copy + Eq>(trees: &[Tree<A>]) -> u64 {
    trees.iter().map(Tree::steps).sum()
}

impl<G: Game, J: Judge<G>> Bot<G> for Keeping<G, J> {
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<G::Action, Failure> {
        let mut answers = sight.answers();
        if let [only] = answers[..] {
            if self.kept.is_some() || self.taken > 0 {
                self.pass(sight.imagine(rng), sight.seat(), only, rng);
            }
            return Ok(only);
        }
        let imagined = sight.imagine(rng);
        self.search.judge.can_judge(&imagined)?;
        self.search.judge.sensible(&imagined, &mut answers);
        if let [only] = answers[..] {
            self.pass(imagined, sight.seat(), only, rng);
            return Ok(only);
        }
        let unrest = self.search.patience.unrest(&self.search.judge, &imagined, &answers);
        let unrest = unrest.max(self.search.budget.whim());
        let effort = Effort { unrest, steps: self.search.budget.steps(self.taken) };
        let kept = self.trees_from_here(sight).filter(|_| unrest <= 0.0);
        let before = kept.as_deref().map_or(0, steps_of);
        let trees = match kept {
            Some(trees) => self.search.grow_all(trees, sight, effort, rng),
            None => self.search.fresh_trees(sight, effort, rng),
        };
        self.taken += steps_of(&trees).saturating_sub(before);
        let answer = most_visited(&trees, &answers);
        self.keep(trees, imagined, (sight.seat(), answer), rng);
        Ok(answer)
    }

    fn can_play(&self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<(), Failure> {
        self.search.can_play(sight, rng)
    }
}

#[cfg(test)]
mod tests {
    use ::bazaar::{Game, Options};
    use rand_core::SeedableRng as _;
    use tabletop::{Game as _, RandomPicker};

    use super::*;
    use crate::{Budget, bazaar::search};

    #[test]
    fn a_tree_is_kept_within_a_turn_and_forgotten_at_its_end() {
        let mut rng = Pcg64Mcg::seed_from_u64(4);
        let setup = Game::deal(&Options::base(2), &mut RandomPicker(&mut rng)).unwrap();
        let mut game = Game::start(&setup).unwrap();
        let mut bots = [(); 2].map(|()| Keeping::new(search(Budget::simulations(100))));
        let (mut reached, mut thought, mut before) = (0, 0, None);
        let (mut turns, mut beyond) = (0, 0);
        for _ in 0..400 {
            let action = if let Some(sight) = Sight::of(&game) {
                let seat = sight.seat();
                if before.replace(seat) != Some(seat) {
                    turns += 1;
                    beyond += u32::from(bots[seat.index()].kept.is_some());
                }
                let bot = &mut bots[seat.index()];
                if bot.only_answer(&game).is_none() {
                    thought += 1;
                    let trees = bot.clone().trees_from_here(&sight);
                    reached += u32::from(trees.is_some_and(|trees| !trees[0].answers().is_empty()));
                }
                bot.choose(&sight, &mut rng).unwrap()
            } else {
                let Some(outcome) = game.sample_chance(&mut rng) else { break };
                outcome
            };
            game.play(action, &mut Ignore).unwrap();
        }
        // Where the last word of a turn is chance's, nobody is there to forget it.
        assert!(turns > 20 && 10 * beyond < turns, "{beyond} of {turns} turns left a tree behind");
        assert!(3 * reached > thought, "{reached} of {thought} decisions went on with a tree");
    }
}
