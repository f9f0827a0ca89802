use std::{
    io::{self, Write as _},
    process::{Child, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use protocol::bots::{QUIT, ToBot};
use tabletop::Game;

use super::{
    fault::Fault,
    group,
    lines::{self, Heard, Tail},
};

/// How long a program may take to end by itself once it was told to, and how long we look for the
/// traces of one that has ended.
const FAREWELL: Duration = Duration::from_millis(300);

/// Lines that may wait to be heard.
const WAITING_LINES: usize = 64;

/// A process and the threads at its three pipes.
///
/// Writing has a thread of its own, because a program that does not read must not stop us; so a
/// line is only handed over here, and what comes of it shows in the answer.
#[derive(Debug)]
pub(super) struct Program {
    child: Child,
    to: Sender<String>,
    from: Receiver<Heard>,
    complaints: Tail,
    /// Closed when the last complaint is read.
    complaints_end: Receiver<()>,
    killed: bool,
}

impl Program {
    pub(super) fn start(words: &[String]) -> io::Result<Self> {
        let Some((program, arguments)) = words.split_first() else {
            return Err(io::ErrorKind::InvalidInput.into());
        };
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = group::own(&mut command).spawn()?;
        group::remember(&child);

        let (input, output, errors) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let (to, messages) = mpsc::channel::<String>();
        let (heard, from) = mpsc::sync_channel(WAITING_LINES);
        let (following, complaints_end) = mpsc::channel::<()>();
        let complaints = Tail::default();
        // From here on, dropping it ends the process.
        let program =
            Self { child, to, from, complaints: complaints.clone(), complaints_end, killed: false };
        let (Some(mut input), Some(output), Some(errors)) = (input, output, errors) else {
            return Err(io::ErrorKind::BrokenPipe.into());
        };
        thread::Builder::new().spawn(move || {
            for line in messages {
                // A program that is gone shows in its silence.
                if input.write_all(line.as_bytes()).is_err() {
                    return;
                }
            }
        })?;
        thread::Builder::new().spawn(move || lines::listen(output, &heard))?;
        thread::Builder::new().spawn(move || {
            complaints.follow(errors);
            drop(following);
        })?;
        Ok(program)
    }

    /// Hands over a message.
    pub(super) fn send<G: Game>(&self, message: &ToBot<G>) -> Result<(), Fault> {
        let line = message.to_line().map_err(|error| Fault::Message(error.to_string()))?;
        // If nobody writes any more, the program is gone, and the next line we wait for tells.
        let _ = self.to.send(line);
        Ok(())
    }

    /// The next line, if it comes before the deadline.
    pub(super) fn line_before(&mut self, deadline: Instant) -> Result<Option<String>, Fault> {
        let left = deadline.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Ok(None);
        }
        match self.from.recv_timeout(left) {
            Ok(Heard::Line(line)) => Ok(Some(line)),
            Ok(Heard::TooLong) => Err(Fault::LongLine),
            Ok(Heard::NotText) => Err(Fault::NotText),
            Ok(Heard::End) | Err(RecvTimeoutError::Disconnected) => {
                Err(self.exit_status().map_or(Fault::Closed, Fault::Ended))
            }
            Err(RecvTimeoutError::Timeout) => Ok(None),
        }
    }

    /// How it ended, if it did. The end of its output comes a moment before its own.
    fn exit_status(&mut self) -> Option<ExitStatus> {
        let deadline = Instant::now() + FAREWELL;
        loop {
            match self.child.try_wait() {
                Ok(Some(status)) => return Some(status),
                Ok(None) if Instant::now() < deadline => thread::sleep(Duration::from_millis(2)),
                Ok(None) | Err(_) => return None,
            }
        }
    }

    /// Ends it at once. Returns the last line of its standard error.
    pub(super) fn kill(mut self) -> Option<String> {
        self.end();
        // Closed at once, unless somebody who escaped from the group holds the pipe.
        let _ = self.complaints_end.recv_timeout(FAREWELL);
        self.complaints.last_line()
    }

    fn end(&mut self) {
        if !self.killed {
            self.killed = true;
            group::end(&mut self.child);
        }
    }

    /// Tells it to end and gives it a moment to do so by itself.
    fn say_farewell(&mut self) {
        let _ = self.to.send(QUIT.to_owned());
        // The writer closes the pipe after its last line.
        self.to = mpsc::channel().0;
        let deadline = Instant::now() + FAREWELL;
        while let Ok(Some(_)) = self.line_before(deadline) {}
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        if !self.killed {
            self.say_farewell();
        }
        self.end();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use bazaar::Game;
    use protocol::bots::Hello;

    use super::*;

    /// Far more than a pipe holds: handing over must not wait, and neither must the end.
    #[test]
    fn a_program_that_does_not_read_holds_nobody_up() {
        let words = ["sh", "-c", "sleep 60; true"].map(str::to_owned);
        let mut program = Program::start(&words).unwrap();
        let before = Instant::now();
        let hello = ToBot::<Game>::Hello(Hello::new("bedesten", &"x".repeat(100_000)));
        for _ in 0..50 {
            program.send(&hello).unwrap();
        }
        let line = program.line_before(Instant::now() + Duration::from_millis(20));
        assert!(matches!(line, Ok(None)), "{line:?}");
        drop(program);
        assert!(before.elapsed() < Duration::from_secs(5), "{:?}", before.elapsed());
    }
}
