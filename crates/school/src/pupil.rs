//! Where a pupil is in a chapter: the game so far, the step, and what was answered in it.

use std::collections::VecDeque;

use tabletop::{Answers, Game, Outcomes, Turn};

use crate::{
    chapter::{Chapter, Right, Step, Task, fits},
    course::SchoolError,
    taught::{Taught, Values},
};

/// No chapter takes more answers than this, nor is more read.
pub const MOST_ANSWERS: usize = 400;

/// How an answer that was read and went on is written down.
pub(crate) const NEXT: &str = "next";

/// Somebody in the middle of a chapter.
#[derive(Clone, Debug)]
pub(crate) struct Pupil<G: Taught> {
    pub(crate) chapter: &'static Chapter<G>,
    pub(crate) game: G,
    /// What happened with each action of the game.
    pub(crate) told: Vec<Vec<G::Event>>,
    /// All answers so far, as they are kept.
    pub(crate) answers: Vec<String>,
    /// The turn and the step in it.
    pub(crate) at: (usize, usize),
    /// What was answered in this step.
    pub(crate) given: Vec<G::Action>,
    script: VecDeque<G::Action>,
    /// What was not needed of the script of the last step.
    pub(crate) left_over: String,
    /// Own turns that ended in this step.
    turns: u8,
    /// The beginning of the exercise that is on.
    begun: Option<Box<Self>>,
}

/// What is said to an attempt that was not right.
#[derive(Clone, Debug)]
pub(crate) struct NotThis {
    pub(crate) line: &'static str,
    pub(crate) values: Values,
    pub(crate) way: Vec<u8>,
    pub(crate) again: bool,
}

impl NotThis {
    fn line(line: &'static str) -> Self {
        Self { line, values: Values::new(), way: Vec::new(), again: false }
    }
}

impl<G: Taught> Pupil<G> {
    pub(crate) fn new(chapter: &'static Chapter<G>) -> Result<Self, SchoolError> {
        let game = (chapter.start)().map_err(SchoolError::Broken)?;
        let mut pupil = Self {
            chapter,
            game,
            told: Vec::new(),
            answers: Vec::new(),
            at: (0, 0),
            given: Vec::new(),
            script: VecDeque::new(),
            left_over: String::new(),
            turns: 0,
            begun: None,
        };
        pupil.begin_step()?;
        Ok(pupil)
    }

    /// The step that is on; none when all are done.
    pub(crate) fn step(&self) -> Option<&'static Step<G>> {
        self.chapter.turns.get(self.at.0)?.get(self.at.1)
    }

    /// Which of the pupil's turns it is, and how many there are: an exercise may have several.
    pub(crate) fn turn(&self) -> (u8, u8) {
        let more = |steps: &&[Step<G>]| -> usize {
            let of = |step: &Step<G>| match &step.task {
                Task::Exercise(exercise) => usize::from(exercise.turns.saturating_sub(1)),
                Task::Listen | Task::Answer(_) => 0,
            };
            steps.iter().map(of).sum()
        };
        let turns = self.chapter.turns;
        let all = turns.len() + turns.iter().map(more).sum::<usize>();
        let before = self.at.0 + turns.iter().take(self.at.0).map(more).sum::<usize>();
        let on = match self.step().map(|step| &step.task) {
            Some(Task::Exercise(_)) => usize::from(self.turns),
            _ => 0,
        };
        ((before + on + 1).min(all) as u8, all as u8)
    }

    /// Goes on from a line that was read.
    pub(crate) fn go_on(&mut self) -> Result<(), SchoolError> {
        let Some(Task::Listen) = self.step().map(|step| &step.task) else {
            return Err(SchoolError::NotNow("the coach waits for an answer"));
        };
        self.answers.push(NEXT.to_owned());
        self.next_step()
    }

    /// Gives an answer, or says why it is not right.
    pub(crate) fn answer(&mut self, action: G::Action) -> Result<Option<NotThis>, SchoolError> {
        let Some(step) = self.step() else {
            return Err(SchoolError::NotNow("the chapter is over"));
        };
        if let Task::Listen = step.task {
            return Err(SchoolError::NotNow("the coach waits until the line was read"));
        }
        let notation = action.to_string();
        let (game, wrong) = (&self.game, step.wrong.iter());
        let named = wrong.copied().find(|(pattern, _)| fits(pattern, &notation));
        if !self.is_right(step, action) {
            if let Some((_, line)) = named {
                return Ok(Some(NotThis { way: self.way(action), ..NotThis::line(line) }));
            }
            if let Err(refusal) = game.check(action) {
                let (line, values) =
                    G::refused(&refusal).unwrap_or_else(|| (otherwise(step), Values::new()));
                return Ok(Some(NotThis { values, way: self.way(action), ..NotThis::line(line) }));
            }
            return Ok(Some(NotThis::line(otherwise(step))));
        }
        self.answers.push(notation);
        self.given.push(action);
        self.take(action);
        self.settle();
        self.after_answer(step)
    }

    /// The next answer of the way that the chapter would go; none where it only speaks.
    pub(crate) fn shown(&self) -> Result<Option<G::Action>, SchoolError> {
        let Some(step) = self.step() else { return Ok(None) };
        let way = match &step.task {
            Task::Listen => return Ok(None),
            Task::Answer(right) => self.ways_on(*right).next(),
            Task::Exercise(exercise) => Some(exercise.solution),
        };
        let next = way.and_then(|way| way.split_whitespace().nth(self.given.len()));
        next.map(read::<G>).transpose()
    }

    /// An exercise that was begun is forgotten: it is shown from its beginning.
    pub(crate) fn begin_anew(&mut self) {
        if let Some(begun) = &self.begun {
            *self = Self { begun: Some(begun.clone()), ..(**begun).clone() };
        }
    }

    fn way(&self, action: G::Action) -> Vec<u8> {
        let too_far = self.game.check(action).err().and_then(|refusal| G::refused(&refusal));
        if too_far.is_some_and(|(line, _)| line == "any_too_far") {
            return self.game.way(action);
        }
        Vec::new()
    }

    fn is_right(&self, step: &Step<G>, action: G::Action) -> bool {
        if self.game.check(action).is_err() {
            return false;
        }
        let notation = action.to_string();
        match &step.task {
            Task::Listen => false,
            Task::Answer(right) => self
                .ways_on(*right)
                .any(|way| way.split_whitespace().nth(self.given.len()) == Some(&notation)),
            Task::Exercise(exercise) => {
                !self.is_on_the_way(exercise.solution)
                    || !step.wrong.iter().any(|(pattern, _)| fits(pattern, &notation))
            }
        }
    }

    /// Whether all that was answered in this exercise belongs to its solution. Whoever went elsewhere may
    /// end the turn: then it begins anew.
    fn is_on_the_way(&self, solution: &str) -> bool {
        let mut given = self.given.iter().map(ToString::to_string);
        given.all(|given| {
            solution.split_whitespace().any(|word| whatever_good(word) == whatever_good(&given))
        })
    }

    /// The rules allow nothing that would be right.
    fn is_stuck(&self, step: &Step<G>) -> bool {
        let mut answers = Answers::new();
        self.game.legal_actions(&mut answers);
        !answers.iter().any(|answer| self.is_right(step, *answer))
    }

    /// The ways that begin with what was answered in this step.
    fn ways_on(&self, right: Right) -> impl Iterator<Item = &'static str> {
        let given: Vec<_> = self.given.iter().map(ToString::to_string).collect();
        right.ways.iter().copied().filter(move |way| {
            let mut words = way.split_whitespace();
            given.iter().all(|given| words.next() == Some(given))
        })
    }

    fn after_answer(&mut self, step: &Step<G>) -> Result<Option<NotThis>, SchoolError> {
        match &step.task {
            Task::Listen => {}
            Task::Answer(right) => {
                let given = self.given.len();
                if self.ways_on(*right).any(|way| way.split_whitespace().count() == given) {
                    self.next_step()?;
                }
            }
            Task::Exercise(exercise) => {
                if (exercise.goal)(&self.game, self.chapter.pupil) {
                    self.next_step()?;
                } else if self.turns >= exercise.turns
                    || self.game.is_terminal()
                    || self.is_stuck(step)
                {
                    self.begin_anew();
                    return Ok(Some(NotThis { again: true, ..NotThis::line(exercise.again) }));
                }
            }
        }
        Ok(None)
    }

    fn next_step(&mut self) -> Result<(), SchoolError> {
        let (turn, step) = self.at;
        let steps = self.chapter.turns.get(turn).map_or(0, |steps| steps.len());
        let left_over: Vec<_> = self.script.iter().map(ToString::to_string).collect();
        self.left_over = left_over.join(" ");
        self.at = if step + 1 < steps { (turn, step + 1) } else { (turn + 1, 0) };
        self.begin_step()
    }

    fn begin_step(&mut self) -> Result<(), SchoolError> {
        self.given.clear();
        self.turns = 0;
        self.begun = None;
        if let Some(step) = self.step() {
            self.script =
                step.script.split_whitespace().map(read::<G>).collect::<Result<_, _>>()?;
            self.settle();
            if let Task::Exercise(_) = step.task {
                self.begun = Some(Box::new(self.clone()));
            }
        }
        Ok(())
    }

    /// Chance and the others, until the pupil is asked.
    fn settle(&mut self) {
        let mut others = false;
        while self.told.len() < 10 * MOST_ANSWERS {
            let action = match self.game.turn() {
                Turn::Over => {
                    others = true;
                    break;
                }
                Turn::Chance(_) => self.scripted().or_else(|| likeliest(&self.game)),
                Turn::Decide(seat, _) => {
                    let forced = self.game.goes_without_saying();
                    if forced.is_none() && seat == self.chapter.pupil {
                        break;
                    }
                    others |= self.game.on_turn(seat) != self.chapter.pupil;
                    forced.or_else(|| self.scripted()).or_else(|| self.game.quiet())
                }
            };
            let Some(action) = action else { break };
            self.take(action);
        }
        self.turns += u8::from(others);
    }

    /// What was prepared for this moment.
    fn scripted(&mut self) -> Option<G::Action> {
        let next = *self.script.front()?;
        self.game.check(next).ok()?;
        self.script.pop_front()
    }

    /// Takes an action that is known to be legal.
    fn take(&mut self, action: G::Action) {
        let mut events = Vec::new();
        self.game.apply_action(action, &mut events);
        self.told.push(events);
    }
}

/// An answer without the good it is about: whoever takes another one is still where the solution leads.
fn whatever_good(notation: &str) -> &str {
    match notation.rsplit_once('-') {
        Some((answer, "red" | "green" | "yellow" | "blue")) => answer,
        _ => notation,
    }
}

pub(crate) fn otherwise<G>(step: &Step<G>) -> &'static str {
    match &step.task {
        Task::Listen => step.line,
        Task::Answer(right) => right.otherwise,
        Task::Exercise(exercise) => exercise.again,
    }
}

fn read<G: Game>(notation: &str) -> Result<G::Action, SchoolError> {
    notation.parse().map_err(|_| SchoolError::Broken(format!("{notation} is no action")))
}

/// The first of the likeliest outcomes.
fn likeliest<G: Game>(game: &G) -> Option<G::Action> {
    let mut outcomes = Outcomes::new();
    game.chance_outcomes(&mut outcomes);
    let most = outcomes.iter().map(|(_, weight)| *weight).max()?;
    outcomes.iter().find(|(_, weight)| *weight == most).map(|(outcome, _)| *outcome)
}
