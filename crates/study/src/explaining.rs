//! What speaks for and against the answers of a decision, measured in games that are played on.

use bots::{Failure, Sight};
use tabletop::Seat;

use crate::{
    Fact, LineStep, Reason, Settings, Studied,
    chances::kept,
    choice::Choice,
    courses::{Course, OwnTurn, WITHIN, courses, facts, gain, games, names},
    depth::generator,
    lines::line,
    played::{Played, PlayedAction},
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

    /// Where no whole game is known: the turns that were played on.
    fn in_courses<A>(names: Vec<&'static str>, all: &[Vec<Course<A>>]) -> Self {
        let turns: Vec<&OwnTurn<A>> =
            all.iter().flatten().flat_map(|course| &course.turns).collect();
        let mut changes = vec![0.0; names.len()];
        for turn in &turns {
            for (sum, gained) in changes.iter_mut().zip(&turn.gained) {
                *sum += gained.abs() / turns.len() as f64;
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
    step: &PlayedAction<G>,
    choice: &mut Choice<G::Action>,
    judge: &G::Judge,
    usual: &Usual,
    settings: Settings,
    ply: usize,
) {
    let Some(sight) = Sight::of(&step.game) else { return };
    let actions: Vec<G::Action> = choice.answers.iter().map(|one| one.action).collect();
    let all = after_each(&sight, judge, &actions, settings, ply as u64);
    choice.simulations += SIMULATIONS * games(settings.simulations) as u32 * all.len() as u32;
    for (place, answer) in choice.answers.iter_mut().enumerate() {
        let against = held_against(place);
        answer.explained = Explained {
            line: line(&all[place], &usual.names),
            against: actions.get(against).map(ToString::to_string),
            reasons: reasons_for(place, &all, usual, sight.seat()),
        };
    }
}

/// Why these answers of a running game are better or worse, the best first: what a hint says, measured as in a
/// study.
///
/// # Errors
///
/// There may be no judge for this game.
pub fn reasons<G: Studied>(
    sight: &Sight<'_, G>,
    answers: &[G::Action],
    seed: u64,
) -> Result<Vec<Vec<Reason>>, Failure> {
    let judge = G::judge()?;
    let settings = Settings { seed, ..Settings::default() };
    let all = after_each(sight, &judge, answers, settings, 0);
    let game = sight.imagine(&mut generator(seed, [0; 3]));
    let usual = Usual::in_courses(names(&game, &judge, sight.seat()), &all);
    let seat = sight.seat();
    Ok((0..all.len()).map(|place| reasons_for(place, &all, &usual, seat)).collect())
}

/// The games that are played on after each answer.
fn after_each<G: Studied>(
    sight: &Sight<'_, G>,
    judge: &G::Judge,
    answers: &[G::Action],
    settings: Settings,
    ply: u64,
) -> Vec<Vec<Course<G::Action>>> {
    answers.iter().map(|answer| courses(sight, judge, *answer, settings, ply)).collect()
}

/// The best answer is held against the second best, all others against the best.
fn held_against(place: usize) -> usize {
    usize::from(place == 0)
}

fn reasons_for<A>(place: usize, all: &[Vec<Course<A>>], usual: &Usual, seat: Seat) -> Vec<Reason> {
    all.get(held_against(place)).map_or_else(Vec::new, |other| {
        Comparison { one: &all[place], other, usual, seat }.reasons(place == 0)
    })
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
    /// Whether the answer is the better one says which reasons speak for that: they come first.
    fn reasons(&self, better: bool) -> Vec<Reason> {
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
        let mut reasons: Vec<Reason> =
            found.into_iter().chain(others).map(|(reason, _)| reason).collect();
        reasons.sort_by_key(|reason| reason.gain != better);
        reasons.truncate(MOST);
        reasons
    }

    /// The next own ruby or how many come, whichever differs more, and those of others.
    fn rubies(&self, seats: usize) -> Vec<Sized> {
        let Some(rubies) = self.usual.place(RUBIES) else { return Vec::new() };
        let (within, turn) = (WITHIN, self.usual.turn(rubies));
        let next = |course: &Course<A>| {
            let gained = |turn: &OwnTurn<A>| turn.gained[rubies] > 0.0;
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
        let gain = (difference > 0.0) == fact.is_good(self.seat);
        let (value, other, noise) = (kept(value), kept(other), kept(noise));
        sure.then(|| (Reason { fact, value, other, noise, gain }, difference.abs() / turn))
    }
}
