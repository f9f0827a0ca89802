use std::{io, process::ExitStatus, time::Duration};

use protocol::bots::VERSION;

use super::{lines::MOST_BYTES, program::Program};
use crate::Failure;

/// What a program did wrong, as the end of a sentence that begins with its command.
#[derive(Debug, thiserror::Error)]
pub(super) enum Fault {
    #[error("cannot be started: {0}")]
    Start(io::Error),
    #[error("did not say that it is ready within {} ms", .0.as_millis())]
    NotReady(Duration),
    #[error("speaks version {0} of the protocol, but this program speaks version {VERSION}")]
    Version(u32),
    #[error("did not answer within {ms} ms")]
    Late { ms: u32 },
    #[error("ended by itself ({0})")]
    Ended(ExitStatus),
    #[error("closed its standard output")]
    Closed,
    #[error("wrote a line of more than {MOST_BYTES} bytes")]
    LongLine,
    #[error("wrote a line that is not text in UTF-8")]
    NotText,
    #[error("wrote a line that is no message: “{}” ({error})", shortened(.line, 80))]
    Garbage { line: String, error: String },
    #[error("said “{0}” without being asked for it")]
    Unasked(&'static str),
    #[error("answered position {answered} when it was asked about position {number}")]
    Number { answered: u32, number: u32 },
    #[error("answered “{}”, which is not an action in notation", shortened(.0, 40))]
    Notation(String),
    #[error("answered “{0}”, which is not among the legal answers")]
    Illegal(String),
    #[error("could not be told about the game: {0}")]
    Message(String),
}

impl Fault {
    /// Ends the program and puts everything into a sentence, with the last thing it complained
    /// about itself: that is often the true reason.
    pub(super) fn of(&self, command: &str, program: Option<Program>) -> Failure {
        let complaint = program.and_then(Program::kill);
        let mut text = format!("“{}” {self}", shortened(command, 120));
        if let Some(complaint) = complaint {
            text.push_str("; its last words: ");
            text.push_str(&shortened(&complaint, 200));
        }
        Failure(text)
    }
}

/// The beginning of a text, fit to be shown in a terminal.
fn shortened(text: &str, most: usize) -> String {
    let clean = |one: char| if one.is_control() { ' ' } else { one };
    let mut short: String = text.chars().take(most).map(clean).collect();
    if text.chars().nth(most).is_some() {
        short.push('…');
    }
    short
}
