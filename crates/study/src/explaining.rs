//! What speaks for and against the answers of a decision, measured in games that are played on.

use bots::Sight;
use tabletop::Seat;

use crate::{
    Fact, LineStep, Reason, Settings, Studied,
    chances::kept,
    choice::Choice,
    courses::{Course, WITHIN, courses, facts, gain, games, names},
    lines::line,
    played::{Played, Step},
};

/// A difference is a reason if it is so many times its noise: many facts are looked at for each answer.
const SURE: f64 = 3.0;

/// A difference is worth telling if it is so large a part of what a usual turn changes.
const LEAST: f64 = 0.25;

/// Nobody reads more.
const MOST: usize = 3;

/// A game that is played on takes as long as so many simulations, about.
const SIMULATIONS: u32 = 8;

/// The fact that decides the game.
const RUBIES: &str = "rubies";

/// What is paid to others.
const MONEY: &str = "lira";

/// What is known of one answer.
#[derive(Clone, Debug, Default)]
pub(crate) struct Explained {
    pub(crate) line: Vec<LineStep>,
    pub(crate) against: Option<String>,
    pub(crate) reasons: Vec<Reason>,
}

/// The facts that a judge knows of a seat, and how much a usual turn of this game changes each of them.
#[derive(Clone, Debug)]
pub(crate) struct Usual {
    pub(crate) names: Vec<&'static str>,
    changes: Vec<f64>,
}

impl Usual {
    pub(crate) fn of<G: Studied>(played: &Played<G>, judge: &G::Judge) -> Self {
        let Some(first) = played.steps.first() else {
            return Self { names: Vec::new(), changes: Vec::new() };
        };
        let names = names(&first.game, judge, Seat::default());
        let mut changes = vec![0.0; names.len()];
        for both in played.turns.windows(2) {
            let look = |at: usize| facts(&played.steps[at].game, judge, both[0].seat);
            let gained = gain(&look(both[0].at), &look(both[1].at));
            for (sum, gained) in changes.iter_mut().zip(gained) {
                *sum += gained.abs() / (played.turns.len() - 1) as f64;
            }
        }
        Self { names, changes }
    }

    fn place(&self, name: &str) -> Option<usize> {
        self.names.iter().position(|one| *one == name)
    }

    /// What counts as one turn's worth of a fact; nothing is so rare that a little of it counts as many turns.
    fn turn(&self, fact: usize) -> f64 {
        self.changes.get(fact).copied().unwrap_or_default().max(0.1)
    }
}

/// Plays on after each answer and notes what is different.
pub(crate) fn explain<G: Studied>(
    step: &Step<G>,
    choice: &mut Choice<G::Action>,
    judge: &G::Judge,
    usual: &Usual,
    settings: Settings,
    ply: usize,
) {
    let Some(sight) = Sight::of(&step.game) else { return };
    let seat = sight.seat();
    let all: Vec<Vec<Course<G::Action>>> = choice
        .answers
        .iter()
        .map(|one| courses(&sight, judge, one.action, settings, ply as u64))
        .collect();
    choice.simulations += SIMULATIONS * games(settings.simulations) as u32 * all.len() as u32;
    let actions: Vec<String> = choice.answers.iter().map(|one| one.action.to_string()).collect();
    for (place, answer) in choice.answers.iter_mut().enumerate() {
        // The best answer is held against the second best, all others against the best.
        let against = usize::from(place == 0);
        answer.explained = Explained {
            line: line(&all[place], &usual.names),
            against: actions.get(against).cloned(),
            reasons: all.get(against).map_or_else(Vec::new, |other| {
                Comparison { one: &all[place], other, usual, seat }.reasons()
            }),
        };
    }
}

/// The games after two answers, in pairs that begin with the same chance.
struct Comparison<'a, A> {
    one: &'a [Course<A>],
    other: &'a [Course<A>],
    usual: &'a Usual,
    seat: Seat,
}

/// A reason, and how large its difference is in usual turns.
type Sized = (Reason, f64);

impl<A> Comparison<'_, A> {
    fn reasons(&self) -> Vec<Reason> {
        let seats = self.one.first().map_or(0, |course| course.gained.len());
        let mut found = self.rubies(seats);
        let mut others = self.holdings();
        others.extend(self.payments(seats));
        let stopped = |course: &Course<A>| f64::from(u8::from(course.stopped));
        others.extend(self.difference(Fact::Stopped, 1.0, stopped));
        // Rubies decide the game, so they come first.
        for list in [&mut found, &mut others] {
            list.sort_by(|one, other| other.1.total_cmp(&one.1));
        }
        found.into_iter().chain(others).map(|(reason, _)| reason).take(MOST).collect()
    }

    /// The next own ruby or how many come, whichever differs more, and those of others.
    fn rubies(&self, seats: usize) -> Vec<Sized> {
        let Some(rubies) = self.usual.place(RUBIES) else { return Vec::new() };
        let (within, turn) = (WITHIN, self.usual.turn(rubies));
        let next = |course: &Course<A>| {
            let gained = |turn: &crate::courses::OwnTurn<A>| turn.gained[rubies] > 0.0;
            course.turns.iter().position(gained).map_or(f64::from(within), |turn| turn as f64)
        };
        let of = |seat: Seat| {
            let gained = move |course: &Course<A>| course.gained[seat.index()][rubies];
            self.difference(Fact::Rubies { seat, within }, turn, gained)
        };
        let next = self.difference(Fact::NextRuby { within }, 1.0, next);
        let own = [next, of(self.seat)].into_iter().flatten();
        let own = own.max_by(|one, other| one.1.total_cmp(&other.1));
        let others = Seat::all(seats).filter(|seat| *seat != self.seat).filter_map(of);
        own.into_iter().chain(others).collect()
    }

    /// What the turn of the answer changes for the seat.
    fn holdings(&self) -> Vec<Sized> {
        let facts = self.usual.names.iter().enumerate().filter(|(_, name)| **name != RUBIES);
        let difference = |(fact, name): (usize, &&'static str)| {
            let gained =
                |course: &Course<A>| course.turns.first().map_or(0.0, |turn| turn.gained[fact]);
            let what = (*name).to_owned();
            self.difference(Fact::Holding { what }, self.usual.turn(fact), gained)
        };
        facts.filter_map(difference).collect()
    }

    fn payments(&self, seats: usize) -> Vec<Sized> {
        let Some(money) = self.usual.place(MONEY) else { return Vec::new() };
        let to = |seat: Seat| {
            let paid = move |course: &Course<A>| course.paid[seat.index()];
            self.difference(Fact::PaidTo { seat }, self.usual.turn(money), paid)
        };
        Seat::all(seats).filter_map(to).collect()
    }

    /// The difference in one fact, if it is surely one and worth telling.
    fn difference(
        &self,
        fact: Fact,
        turn: f64,
        measure: impl Fn(&Course<A>) -> f64,
    ) -> Option<Sized> {
        let pairs: Vec<(f64, f64)> = self
            .one
            .iter()
            .zip(self.other)
            .map(|(one, other)| (measure(one), measure(other)))
            .collect();
        let count = pairs.len() as f64;
        let mean = |of: &dyn Fn(&(f64, f64)) -> f64| pairs.iter().map(of).sum::<f64>() / count;
        let (value, other) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
        let difference = value - other;
        let scatter = mean(&|pair| (pair.0 - pair.1 - difference).powi(2)) * count / (count - 1.0);
        let noise = (scatter / count).sqrt();
        let sure = difference.abs() > SURE * noise && difference.abs() >= LEAST * turn;
        let (value, other, noise) = (kept(value), kept(other), kept(noise));
        sure.then(|| (Reason { fact, value, other, noise }, difference.abs() / turn))
    }
}
