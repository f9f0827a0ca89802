//! A bot that is a program of its own, in any language.
//!
//! It is spoken with over its standard input and output, one JSON object a line
//! (`protocol::bots`, `docs/bots.md`). Whatever it does, the game goes on: it has so long for an
//! answer, and if none comes or a wrong one, the process is ended and [`Bot::choose`] says why.

mod fault;
mod group;
mod lines;
mod program;

pub use group::end_all;

use std::time::{Duration, Instant};

use protocol::bots::{
    Answer, AskedPosition, FromBot, GameOver, Hello, LegalAnswer, NewGame, ToBot, VERSION,
};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game, Ranking};

use crate::{Bot, Failure, Sight};
use fault::Fault;
use program::Program;

/// How long a program may take to start. Interpreters on busy machines are slow.
const READY: Duration = Duration::from_secs(10);

/// What an answer may take on top of its time, on the way through two pipes.
const GRACE: Duration = Duration::from_millis(250);

/// A program that plays, one process for each seat and game.
///
/// The process is started when the first question comes.
#[derive(Debug)]
pub struct Run {
    /// As people wrote it.
    command: String,
    words: Vec<String>,
    ms: u32,
    ready: Duration,
    state: State,
}

#[derive(Debug)]
enum State {
    /// Not started yet.
    Waiting,
    Running(Box<Conversation>),
    /// Ended by us, for this reason.
    Failed(Failure),
}

/// A program that has said it is ready.
#[derive(Debug)]
struct Conversation {
    program: Program,
    /// Questions of this game so far; `None` between games.
    asked: Option<u32>,
}

impl Run {
    /// A command as a shell would split it, without a shell: words between blanks, quotes around
    /// words with blanks in them. An answer has so many milliseconds.
    pub fn new(command: &str, ms: u32) -> Result<Self, Failure> {
        let words = shlex::split(command).filter(|words| !words.is_empty()).ok_or_else(|| {
            Failure(format!("“{command}” is not a command: a quotation mark is left open"))
        })?;
        let command = command.to_owned();
        Ok(Self { command, words, ms, ready: READY, state: State::Waiting })
    }

    /// Gives the program another time to start.
    #[must_use]
    pub fn ready_within(self, ready: Duration) -> Self {
        Self { ready, ..self }
    }

    /// The running program. A failed one is not started again.
    fn conversation<G: Game>(&mut self) -> Result<&mut Conversation, Failure> {
        if matches!(self.state, State::Waiting) {
            self.state = match Program::start(&self.words) {
                Err(error) => State::Failed(Fault::Start(error).of(&self.command, None)),
                Ok(mut program) => match greet::<G>(&mut program, self.ready) {
                    Err(fault) => State::Failed(fault.of(&self.command, Some(program))),
                    Ok(()) => State::Running(Box::new(Conversation { program, asked: None })),
                },
            };
        }
        match &mut self.state {
            State::Running(conversation) => Ok(conversation),
            State::Failed(failure) => Err(failure.clone()),
            State::Waiting => Err(Failure(format!("“{}” was not started", self.command))),
        }
    }

    /// Ends the program for good and remembers why.
    fn fail(&mut self, fault: &Fault) -> Failure {
        let program = match std::mem::replace(&mut self.state, State::Waiting) {
            State::Running(conversation) => Some(conversation.program),
            State::Waiting | State::Failed(_) => None,
        };
        let failure = fault.of(&self.command, program);
        self.state = State::Failed(failure.clone());
        failure
    }
}

impl<G: Game> Bot<G> for Run {
    /// The generator is not for the program: whoever knows enough of its numbers knows the seed.
    fn choose(&mut self, sight: &Sight<'_, G>, _: &mut Pcg64Mcg) -> Result<G::Action, Failure> {
        let ms = self.ms;
        let answered = self.conversation::<G>()?.ask(sight, ms);
        answered.map_err(|fault| self.fail(&fault))
    }

    fn game_over(&mut self, ranking: &Ranking) {
        if let State::Running(conversation) = &mut self.state {
            conversation.asked = None;
            // Nothing is waited for, and a program that is gone by now has lost nothing.
            let _ = conversation.program.send(&ToBot::<G>::GameOver(GameOver::new(ranking)));
        }
    }
}

impl Conversation {
    fn ask<G: Game>(&mut self, sight: &Sight<'_, G>, ms: u32) -> Result<G::Action, Fault> {
        let number = self.asked.unwrap_or_default() + 1;
        if self.asked.is_none() {
            let game = NewGame::of::<G>(sight.seat(), sight.seats());
            self.program.send(&ToBot::<G>::NewGame(game))?;
        }
        self.asked = Some(number);
        let answers = sight.answers();
        let position = AskedPosition {
            number,
            ms,
            question: sight.question(),
            answers: answers.iter().copied().map(LegalAnswer::new).collect(),
            view: sight.view(),
        };
        self.program.send(&ToBot::<G>::Position(Box::new(position)))?;

        let limit = Duration::from_millis(ms.into()) + GRACE;
        let message = next_message(&mut self.program, limit, Fault::Late { ms })?;
        let FromBot::Answer(Answer { number: answered, notation }) = message else {
            return Err(Fault::Unasked("ready"));
        };
        if answered != number {
            return Err(Fault::Number { answered, number });
        }
        let action = notation.parse::<G::Action>().map_err(|error| Fault::Notation(error.text))?;
        if !answers.contains(&action) {
            return Err(Fault::Illegal(action.to_string()));
        }
        Ok(action)
    }
}

/// Says hello and waits until the program is ready to speak this version.
fn greet<G: Game>(program: &mut Program, within: Duration) -> Result<(), Fault> {
    program.send(&ToBot::<G>::Hello(Hello::new("bedesten", env!("CARGO_PKG_VERSION"))))?;
    let FromBot::Ready(ready) = next_message(program, within, Fault::NotReady(within))? else {
        return Err(Fault::Unasked("answer"));
    };
    if ready.protocol == VERSION { Ok(()) } else { Err(Fault::Version(ready.protocol)) }
}

/// The next message that is not just information.
fn next_message(program: &mut Program, within: Duration, late: Fault) -> Result<FromBot, Fault> {
    let deadline = Instant::now() + within;
    loop {
        let Some(line) = program.line_before(deadline)? else { return Err(late) };
        match FromBot::from_line(&line) {
            Ok(FromBot::Info(_)) => {}
            Ok(message) => return Ok(message),
            Err(error) => return Err(Fault::Garbage { line, error: error.to_string() }),
        }
    }
}
