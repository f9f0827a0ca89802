//! One of many games.

use arena::{Generators, deal};
use bots::Sight;
use tabletop::{Answers, Coded as _, Ignore, Seat, below};

use super::{Chair, Rules};
use crate::{LabError, LabGame, observation::Writer};

/// The rows of one game in the arrays of the caller.
pub(super) struct Row<'a> {
    pub(super) observation: &'a mut [f32],
    pub(super) mask: &'a mut [u8],
    pub(super) rewards: &'a mut [f32],
    pub(super) points: &'a mut [f32],
    pub(super) seat: &'a mut i32,
    /// Whether a game ended, and whether one was broken off.
    pub(super) ends: (&'a mut u8, &'a mut u8),
}

pub(super) struct Slot<G: LabGame> {
    game: G,
    generators: Generators,
    bots: Vec<Chair<G>>,
    /// The number of the game: the first of this slot, then always so many further as there are
    /// slots.
    number: u64,
    decisions: u64,
    finished: u64,
    answers: Answers<G::Action>,
    /// Those that are marked in the mask.
    marked: Vec<u16>,
}

impl<G: LabGame> Slot<G> {
    pub(super) fn deal(rules: &Rules<G>, number: u64) -> Result<Self, LabError> {
        let (game, generators) = fresh(rules, number)?;
        Ok(Self {
            game,
            generators,
            bots: rules.sit_down()?,
            number,
            decisions: 0,
            finished: 0,
            answers: Answers::new(),
            marked: Vec::new(),
        })
    }

    pub(super) const fn game(&self) -> &G {
        &self.game
    }

    pub(super) const fn finished(&self) -> u64 {
        self.finished
    }

    #[inline]
    pub(super) fn is_legal(&self, id: i64) -> bool {
        self.marked.iter().any(|legal| i64::from(*legal) == id)
    }

    /// Why an action cannot be taken here.
    pub(super) fn refusal(&self, game: usize, id: i64) -> LabError {
        let action = u16::try_from(id).ok().and_then(G::Action::from_id);
        match action.map(|action| self.game.check(action)) {
            Some(Err(refusal)) => LabError::refused(&refusal),
            Some(Ok(())) | None => {
                LabError::argument(format!("there is no action {id} (for game {game})"))
            }
        }
    }

    /// Gives the answer of a learner, this one or any, and goes on to the next.
    #[inline]
    pub(super) fn answer(
        &mut self,
        rules: &Rules<G>,
        chosen: Option<i64>,
        row: &mut Row<'_>,
    ) -> Result<(), LabError> {
        let place = match chosen {
            Some(id) => self.marked.iter().position(|legal| i64::from(*legal) == id),
            None => None,
        };
        let count = self.answers.len() as u32;
        let place = place.unwrap_or_else(|| below(&mut self.generators.choices, count) as usize);
        if let Some(action) = self.answers.get(place) {
            self.game.apply_action(*action, &mut Ignore);
            self.decisions += 1;
        }
        self.advance(rules, row)
    }

    pub(super) fn play_randomly(
        &mut self,
        rules: &Rules<G>,
        decisions: u64,
        row: &mut Row<'_>,
    ) -> Result<(), LabError> {
        for _ in 0..decisions {
            self.answer(rules, None, row)?;
        }
        Ok(())
    }

    /// Goes on until a learner is asked, and lists the answers.
    #[inline]
    pub(super) fn advance(&mut self, rules: &Rules<G>, row: &mut Row<'_>) -> Result<(), LabError> {
        loop {
            if self.game.is_chance_node() {
                if let Some(outcome) = self.game.sample_chance(&mut self.generators.dice) {
                    self.game.apply_action(outcome, &mut Ignore);
                }
                continue;
            }
            if self.decisions >= rules.most_decisions {
                *row.ends.1 = 1;
                self.restart(rules)?;
                continue;
            }
            self.game.legal_actions(&mut self.answers);
            if self.answers.is_empty() {
                *row.ends.0 = 1;
                if let Some(ranking) = self.game.ranking() {
                    for (reward, share) in row.rewards.iter_mut().zip(ranking.returns()) {
                        *reward = share as f32;
                    }
                }
                self.restart(rules)?;
                continue;
            }
            let seat = self.game.current_player().unwrap_or_default();
            let Some(Some(bot)) = self.bots.get_mut(seat.index()) else { return Ok(()) };
            let Some(sight) = Sight::of(&self.game) else { continue };
            let chosen = bot.choose(&sight, &mut self.generators.choices);
            let action = chosen.map_err(|failure| LabError::Bot(failure.0))?;
            if !self.answers.contains(&action) {
                return Err(LabError::Bot(format!("a bot answered {action}, which is not legal")));
            }
            self.game.apply_action(action, &mut Ignore);
            self.decisions += 1;
        }
    }

    #[cold]
    fn restart(&mut self, rules: &Rules<G>) -> Result<(), LabError> {
        self.number += rules.games;
        self.finished += 1;
        self.decisions = 0;
        (self.game, self.generators) = fresh(rules, self.number)?;
        if self.bots.iter().any(Option::is_some) {
            self.bots = rules.sit_down()?;
        }
        Ok(())
    }

    /// Writes what the one who is asked sees.
    #[inline]
    pub(super) fn write(&mut self, row: &mut Row<'_>) {
        let seat = self.game.current_player().unwrap_or_default();
        *row.seat = u8::from(seat).into();
        for (points, seat) in row.points.iter_mut().zip(Seat::all(self.game.seats())) {
            *points = self.game.points(seat) as f32;
        }
        for id in self.marked.drain(..) {
            if let Some(mark) = row.mask.get_mut(usize::from(id)) {
                *mark = 0;
            }
        }
        self.marked.extend(self.answers.iter().map(|action| action.id()));
        for id in &self.marked {
            if let Some(mark) = row.mask.get_mut(usize::from(*id)) {
                *mark = 1;
            }
        }
        self.game.observe(seat, &mut Writer::new(row.observation));
    }
}

fn fresh<G: LabGame>(rules: &Rules<G>, number: u64) -> Result<(G, Generators), LabError> {
    let mut generators = Generators::of_game(rules.seed, number);
    let game = deal(&rules.options, &mut generators);
    let game = game.map_err(|error: G::SetupError| LabError::argument(error.to_string()))?;
    Ok((game, generators))
}
