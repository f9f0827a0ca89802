//! A chapter behind JSON: what a server, or a browser by itself, asks it.

use std::fmt;

use protocol::web::{
    Code, Problem,
    live::{Told, Undo, position_in},
    school::{Attempt, ChapterInfo, Lesson, Line, Mood, Scene, Wrong},
};
use serde_json::Value;
use tabletop::{Lock, Player, Viewer};

use crate::{
    chapter::{Chapter, Task},
    pupil::{MOST_ANSWERS, NEXT, NotThis, Pupil, otherwise},
    taught::{Taught, Values},
};

/// So many answers may follow each other in one attempt.
const MOST_AT_ONCE: usize = 30;

/// Why there is no scene.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchoolError {
    /// It cannot be read.
    #[error("this is no lesson: {0}")]
    Malformed(String),
    /// Nobody has answered so much.
    #[error("a lesson has at most {MOST_ANSWERS} answers, and an attempt {MOST_AT_ONCE}")]
    TooMany,
    /// The answers are not those of this chapter, or of an earlier form of it.
    #[error("answer {at} ({answer}) does not fit this chapter")]
    DoesNotFit {
        /// Which one, from 0.
        at: usize,
        /// What it says.
        answer: String,
    },
    /// Something else is waited for.
    #[error("{0}")]
    NotNow(&'static str),
    /// Our fault: a test would have found it.
    #[error("the chapter is broken: {0}")]
    Broken(String),
}

impl From<SchoolError> for Problem {
    fn from(error: SchoolError) -> Self {
        let code = match error {
            SchoolError::Malformed(_) => Code::Malformed,
            SchoolError::TooMany => Code::TooLarge,
            SchoolError::DoesNotFit { .. } => Code::Stale,
            SchoolError::NotNow(_) => Code::NotNow,
            SchoolError::Broken(_) => Code::Internal,
        };
        Self::new(code, error.to_string())
    }
}

/// A chapter of whatever game.
pub trait Course: fmt::Debug + Send + Sync {
    /// Its name in addresses.
    fn id(&self) -> &'static str;
    /// How it stands in the list.
    fn info(&self) -> ChapterInfo;
    /// What a pupil sees who has given these answers and tries this: a [`Lesson`] in, a [`Scene`]
    /// out.
    fn scene(&'static self, lesson: &Value) -> Result<Value, SchoolError>;
    /// Every key of a message that it may say.
    fn keys(&self) -> Vec<String>;
    /// Plays it in all right and wrong ways, or says what is wrong with it.
    #[cfg(test)]
    fn examine(&'static self) -> Result<(), String>;
}

impl<G: Taught> Course for Chapter<G> {
    fn id(&self) -> &'static str {
        self.id
    }

    fn info(&self) -> ChapterInfo {
        let game = G::NAME.to_owned();
        ChapterInfo { id: self.id.to_owned(), game, place: self.place, minutes: self.minutes }
    }

    fn scene(&'static self, lesson: &Value) -> Result<Value, SchoolError> {
        let malformed = |error: serde_json::Error| SchoolError::Malformed(error.to_string());
        let lesson: Lesson<G::Action> =
            serde_json::from_value(lesson.clone()).map_err(malformed)?;
        let mut pupil = follow(self, &lesson.answers)?;
        let wrong = match lesson.attempt {
            None => None,
            Some(attempt) => attempted(&mut pupil, attempt)?,
        };
        serde_json::to_value(seen(&pupil, wrong)).map_err(malformed)
    }

    fn keys(&self) -> Vec<String> {
        let mut keys = vec![format!("school_chapter_{}", self.id), key(self.id, "done")];
        for step in self.turns.iter().copied().flatten() {
            let wrong = step.wrong.iter().map(|(_, line)| *line);
            let lines = wrong.chain([step.line, otherwise(step)]);
            keys.extend(lines.map(|line| key(self.id, line)));
        }
        keys
    }

    #[cfg(test)]
    fn examine(&'static self) -> Result<(), String> {
        crate::examine::examine(self)
    }
}

/// A pupil who has given these answers.
pub(crate) fn follow<G: Taught>(
    chapter: &'static Chapter<G>,
    answers: &[String],
) -> Result<Pupil<G>, SchoolError> {
    if answers.len() > MOST_ANSWERS {
        return Err(SchoolError::TooMany);
    }
    let mut pupil = Pupil::new(chapter)?;
    for (at, answer) in answers.iter().enumerate() {
        let misfit = || {
            let answer = answer.chars().take(40).collect();
            SchoolError::DoesNotFit { at, answer }
        };
        let taken = if answer == NEXT {
            pupil.go_on().is_ok()
        } else {
            let action = answer.parse().map_err(|_| misfit())?;
            matches!(pupil.answer(action), Ok(None))
        };
        if !taken {
            return Err(misfit());
        }
    }
    Ok(pupil)
}

/// Carries an attempt out, or says what is wrong with it.
fn attempted<G: Taught>(
    pupil: &mut Pupil<G>,
    attempt: Attempt<G::Action>,
) -> Result<Option<NotThis>, SchoolError> {
    match attempt {
        Attempt::GoOn => pupil.go_on().map(|()| None),
        Attempt::Show => show(pupil).map(|()| None),
        Attempt::Answer { actions } => {
            if actions.len() > MOST_AT_ONCE {
                return Err(SchoolError::TooMany);
            }
            let Some((first, rest)) = actions.split_first() else {
                return Err(SchoolError::Malformed("nothing is answered".to_owned()));
            };
            together(pupil, *first, rest)
        }
    }
}

/// Several answers of one press. What the next step asks is answered by somebody who has read it.
fn together<G: Taught>(
    pupil: &mut Pupil<G>,
    first: G::Action,
    rest: &[G::Action],
) -> Result<Option<NotThis>, SchoolError> {
    let before = pupil.clone();
    if let Some(wrong) = pupil.answer(first)? {
        return Ok(Some(wrong));
    }
    // As at a table, whoever came to a place is there, also if what would follow does not fit. What was put
    // together at a place is taken as a whole or not at all: half a sale is not what was pressed.
    let came = first.to_string().starts_with("move-");
    for action in rest {
        if pupil.at != before.at {
            break;
        }
        let mut after = pupil.clone();
        match after.answer(*action) {
            Ok(None) => *pupil = after,
            Ok(Some(wrong)) if wrong.again => {
                *pupil = after;
                return Ok(Some(wrong));
            }
            Ok(Some(wrong)) if !came => {
                *pupil = before;
                return Ok(Some(wrong));
            }
            Ok(Some(_)) | Err(_) => break,
        }
    }
    Ok(None)
}

/// Plays the step to its end.
pub(crate) fn show<G: Taught>(pupil: &mut Pupil<G>) -> Result<(), SchoolError> {
    pupil.begin_anew();
    let at = pupil.at;
    while pupil.at == at {
        let Some(action) = pupil.shown()? else {
            return Err(SchoolError::NotNow("there is nothing to show here"));
        };
        if pupil.answer(action)?.is_some() {
            return Err(SchoolError::Broken(format!("{action} is shown and not right")));
        }
    }
    Ok(())
}

/// The message of a line.
pub(crate) fn key(chapter: &str, line: &str) -> String {
    if line.starts_with("any_") {
        format!("school_{line}")
    } else {
        format!("school_{chapter}_{line}")
    }
}

fn seen<G: Taught>(
    pupil: &Pupil<G>,
    wrong: Option<NotThis>,
) -> Scene<protocol::web::live::PositionOf<G>, G::Event> {
    let Pupil { chapter, game, told, answers, .. } = pupil;
    let (turn, turns) = pupil.turn();
    let viewer = Viewer::Seat(chapter.pupil);
    let undo = Undo { steps: Vec::new(), lock: Lock::Others };
    let say = |line: &str, more: Values| {
        let mut values = game.values(chapter.pupil);
        values.extend(more);
        Line { key: key(chapter.id, line), values }
    };
    let step = pupil.step();
    let log = told.iter().enumerate().filter(|(_, events)| !events.is_empty());
    let log = log.map(|(ply, events)| {
        let events = events.iter().map(|event| G::event_for(event, viewer)).collect();
        Told { ply, events }
    });
    let player = |(seat, name): (usize, &&str)| Player {
        name: (*name).to_owned(),
        bot: (seat != chapter.pupil.index()).then(|| "easy".to_owned()),
    };
    Scene {
        chapter: chapter.id.to_owned(),
        game: G::NAME.to_owned(),
        answers: answers.clone(),
        players: chapter.players.iter().enumerate().map(player).collect(),
        position: position_in(game, viewer, answers.len() as u64 + 1, told.len(), undo),
        log: log.collect(),
        turn,
        turns,
        line: say(step.map_or("done", |step| step.line), Values::new()),
        mood: step.map_or(Mood::Glad, |step| step.mood),
        lit: step.map_or(&[][..], |step| step.lit).iter().map(|lit| (*lit).to_owned()).collect(),
        listen: step.is_some_and(|step| matches!(step.task, Task::Listen)),
        exercise: step.is_some_and(|step| matches!(step.task, Task::Exercise(_))),
        wrong: wrong.map(|wrong| Wrong {
            line: say(wrong.line, wrong.values),
            way: wrong.way,
            again: wrong.again,
        }),
        done: step.is_none(),
    }
}
