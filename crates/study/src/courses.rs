//! Games that are played on after an answer, to see what it leads to.
//!
//! Whoever is asked follows first impressions: the seat that is studied takes what looks best, the others take
//! the better the likelier. The games of one number imagine the same hidden cards and begin with the same
//! chance for every answer, so that answers are compared in the same circumstances.

use bots::{Judge, Priors, Sight};
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, MAX_SEATS, Seat, Turn, below};

use crate::{Settings, Studied, depth::generator};

/// How many games are played on after each answer: in a deep study more than in a shallow one.
pub(crate) fn games(simulations: u32) -> u64 {
    u64::from(simulations / 80).clamp(12, 24)
}

/// How many own turns of each game are looked at; the turn of the answer is the first.
pub(crate) const WITHIN: u32 = 4;

/// More answers and outcomes than so many turns can have.
const LONGEST: usize = 2_000;

/// What a generator is for, so that no two use the same numbers.
const COURSE: u64 = 5 << 32;

/// How one game went on.
#[derive(Clone, Debug)]
pub(crate) struct Course<A> {
    /// The own turns, in order.
    pub(crate) turns: Vec<OwnTurn<A>>,
    /// What every seat has gained of each fact in the end.
    pub(crate) gained: Vec<Facts>,
    /// Lira that were paid to each seat in the turn of the answer.
    pub(crate) paid: [f64; MAX_SEATS],
    /// Whether the turn of the answer ended before anything could be done.
    pub(crate) stopped: bool,
}

/// What a seat has, or has gained, in the order of the judge's facts.
pub(crate) type Facts = Vec<f64>;

/// One own turn.
#[derive(Clone, Debug)]
pub(crate) struct OwnTurn<A> {
    /// The answers of the seat where it had a choice.
    pub(crate) actions: Vec<A>,
    /// What it gained of each fact.
    pub(crate) gained: Facts,
}

/// The names of the facts, in their order.
pub(crate) fn names<G: Studied>(game: &G, judge: &G::Judge, seat: Seat) -> Vec<&'static str> {
    judge.facts(game, seat).into_iter().map(|(name, _)| name).collect()
}

pub(crate) fn facts<G: Studied>(game: &G, judge: &G::Judge, seat: Seat) -> Facts {
    judge.facts(game, seat).into_iter().map(|(_, number)| f64::from(number)).collect()
}

/// What came in between two looks.
pub(crate) fn gain(before: &[f64], after: &[f64]) -> Facts {
    after.iter().zip(before).map(|(after, before)| after - before).collect()
}

/// All games after one answer; those of the same seed, ply and number begin with the same chance.
pub(crate) fn courses<G: Studied>(
    sight: &Sight<'_, G>,
    judge: &G::Judge,
    answer: G::Action,
    settings: Settings,
    ply: u64,
) -> Vec<Course<G::Action>> {
    let course = |number| {
        let mut rng = generator(settings.seed, [ply, COURSE, number]);
        let game = sight.imagine(&mut rng);
        Walk::new(game, judge, sight.seat()).course(answer, &mut rng)
    };
    (0..games(settings.simulations)).map(course).collect()
}

/// A game on its way.
struct Walk<'a, G: Studied> {
    game: G,
    judge: &'a G::Judge,
    seat: Seat,
    course: Course<G::Action>,
    /// The answers of the own turn that is being played, and what the seat had when it began.
    actions: Vec<G::Action>,
    before: Facts,
    /// Whether it is an own turn at all; that of the answer counts as one whosever it is.
    own: bool,
}

impl<'a, G: Studied> Walk<'a, G> {
    fn new(game: G, judge: &'a G::Judge, seat: Seat) -> Self {
        let course = Course {
            turns: Vec::new(),
            gained: Vec::new(),
            paid: [0.0; MAX_SEATS],
            stopped: false,
        };
        let before = facts(&game, judge, seat);
        Self { game, judge, seat, course, actions: Vec::new(), before, own: true }
    }

    fn course(mut self, answer: G::Action, rng: &mut Pcg64Mcg) -> Course<G::Action> {
        let seats = || Seat::all(self.game.seats());
        let start: Vec<Facts> = seats().map(|seat| facts(&self.game, self.judge, seat)).collect();
        self.actions.push(answer);
        let mut events = Vec::new();
        let mut next = Some(answer);
        for _ in 0..LONGEST {
            let Some(action) = next else { break };
            self.game.apply_action(action, &mut events);
            for event in events.drain(..) {
                self.hear(&event);
            }
            if self.course.turns.len() >= WITHIN as usize {
                break;
            }
            next = self.next(rng);
        }
        if self.own && self.course.turns.len() < WITHIN as usize {
            self.close();
        }
        let end = Seat::all(self.game.seats()).map(|seat| facts(&self.game, self.judge, seat));
        self.course.gained =
            start.iter().zip(end).map(|(before, after)| gain(before, &after)).collect();
        self.course
    }

    fn hear(&mut self, event: &G::Event) {
        let first = self.course.turns.is_empty();
        if let Some((from, to, lira)) = G::paid(event).filter(|_| first)
            && from == self.seat
        {
            self.course.paid[to.index()] += f64::from(lira);
        }
        if first && G::stopped(event) == Some(self.seat) {
            self.course.stopped = true;
        }
        if let Some(seat) = G::turn_begun(event) {
            if self.own {
                self.close();
            }
            self.own = seat == self.seat;
            self.before = facts(&self.game, self.judge, self.seat);
        }
    }

    /// Ends the own turn.
    fn close(&mut self) {
        let after = facts(&self.game, self.judge, self.seat);
        self.course.turns.push(OwnTurn {
            actions: std::mem::take(&mut self.actions),
            gained: gain(&self.before, &after),
        });
    }

    /// What comes next: an answer or an outcome; nothing after the end.
    fn next(&mut self, rng: &mut Pcg64Mcg) -> Option<G::Action> {
        let seat = match self.game.turn() {
            Turn::Over => return None,
            Turn::Chance(_) => return self.game.sample_chance(rng),
            Turn::Decide(seat, _) => seat,
        };
        let mut answers = Answers::new();
        self.game.legal_actions(&mut answers);
        let forced = answers.len() == 1;
        self.judge.sensible(&self.game, &mut answers);
        let answer = self.impulse(seat, &answers, rng)?;
        if seat == self.seat && self.own && !forced {
            self.actions.push(answer);
        }
        Some(answer)
    }

    /// What a seat would answer without thinking.
    fn impulse(&self, seat: Seat, answers: &[G::Action], rng: &mut Pcg64Mcg) -> Option<G::Action> {
        if let [only] = answers {
            return Some(*only);
        }
        let mut priors = Priors::new();
        self.judge.priors(&self.game, seat, answers, &mut priors);
        let drawn = if seat == self.seat {
            let best = priors.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1));
            best.map(|(index, _)| index)
        } else {
            let mut left = below(rng, 1 << 24) as f32 / (1 << 24) as f32;
            priors.iter().position(|prior| {
                left -= prior;
                left < 0.0
            })
        };
        answers.get(drawn.unwrap_or_default()).copied()
    }
}
