//! What a chapter is made of. All of it is constant: answers and outcomes are written in notation, lines
//! are the last parts of message keys.

use protocol::web::school::Mood;
use tabletop::Seat;

/// A chapter: a prepared table, and turns of steps.
#[derive(Debug)]
pub struct Chapter<G: 'static> {
    /// Its name in addresses and keys: `school_<id>_…`.
    pub id: &'static str,
    /// The place on its picture.
    pub place: u8,
    /// How long it takes, more or less.
    pub minutes: u8,
    /// Who sits at the table, in turn order; the pupil is one of them.
    pub players: &'static [&'static str],
    /// Which of them.
    pub pupil: Seat,
    /// The table at the beginning, or why it cannot stand so.
    pub start: fn() -> Result<G, String>,
    /// The steps, by turns: each turn is a dot beside the coach.
    pub turns: &'static [&'static [Step<G>]],
}

/// One thing the coach says, and what the pupil does then.
#[derive(Debug)]
pub struct Step<G: 'static> {
    /// What is said: `rings` is the message `school_<chapter>_rings`; `any_…` is `school_any_…`.
    pub line: &'static str,
    /// How the coach looks.
    pub mood: Mood,
    /// What is lit, the first with a ring: `place-2`, `dock`, `cart`, `race`, `hand`, `player-1`.
    pub lit: &'static [&'static str],
    /// What is to be done.
    pub task: Task<G>,
    /// What others answer and chance brings while this step lasts and right after it, in notation,
    /// with spaces between. Where it says nothing, others do as little as they can, and the likeliest
    /// comes.
    pub script: &'static str,
    /// What is said to certain answers, tried before anything else: `("announce-*", "too_high")`.
    pub wrong: &'static [(&'static str, &'static str)],
}

/// What the pupil does.
#[derive(Debug)]
pub enum Task<G: 'static> {
    /// Reads, and goes on.
    Listen,
    /// Answers.
    Answer(Right),
    /// Finds a way by himself.
    Exercise(Exercise<G>),
}

/// Which answers are right.
#[derive(Clone, Copy, Debug)]
pub struct Right {
    /// Each is a row of answers with spaces between; the first one is shown to whoever wants to see it.
    pub ways: &'static [&'static str],
    /// What is said to answers that the rules allow.
    pub otherwise: &'static str,
}

/// Something to be reached, whatever the way.
#[derive(Debug)]
pub struct Exercise<G: 'static> {
    /// Whether it is reached.
    pub goal: fn(&G, Seat) -> bool,
    /// So many turns of one's own may be used.
    pub turns: u8,
    /// One way to do it.
    pub solution: &'static str,
    /// What is said when it was not reached; then everything begins anew.
    pub again: &'static str,
}

impl<G: 'static> Step<G> {
    const fn new(line: &'static str, task: Task<G>) -> Self {
        Self { line, mood: Mood::Calm, lit: &[], task, script: "", wrong: &[] }
    }

    /// The coach says something; the pupil goes on.
    pub const fn say(line: &'static str) -> Self {
        Self::new(line, Task::Listen)
    }

    /// The pupil is to answer in one of these ways; `otherwise` is said to any other answer that the
    /// rules allow.
    pub const fn ask(
        line: &'static str,
        ways: &'static [&'static str],
        otherwise: &'static str,
    ) -> Self {
        Self::new(line, Task::Answer(Right { ways, otherwise }))
    }

    /// The pupil is to reach something.
    pub const fn exercise(line: &'static str, exercise: Exercise<G>) -> Self {
        Self::new(line, Task::Exercise(exercise))
    }

    /// The turn is ended; every lesson says this the same way.
    pub const fn end_turn() -> Self {
        Self::ask("any_end_turn", &["end"], "any_end_turn_first").lit(&["dock"]).glad()
    }

    /// Something has been done well.
    #[must_use]
    pub const fn glad(mut self) -> Self {
        self.mood = Mood::Glad;
        self
    }

    /// There is something to think about.
    #[must_use]
    pub const fn think(mut self) -> Self {
        self.mood = Mood::Think;
        self
    }

    /// What is lit.
    #[must_use]
    pub const fn lit(mut self, lit: &'static [&'static str]) -> Self {
        self.lit = lit;
        self
    }

    /// What others answer and chance brings.
    #[must_use]
    pub const fn script(mut self, script: &'static str) -> Self {
        self.script = script;
        self
    }

    /// What is said to certain answers.
    #[must_use]
    pub const fn wrong(mut self, wrong: &'static [(&'static str, &'static str)]) -> Self {
        self.wrong = wrong;
        self
    }
}

/// Whether an answer is one of a pattern: the same, or with the same beginning before a star.
pub(crate) fn fits(pattern: &str, notation: &str) -> bool {
    pattern.strip_suffix('*').map_or(pattern == notation, |start| notation.starts_with(start))
}
