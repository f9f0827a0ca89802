//! What comes out of a program, read by threads that nothing can fill up.

use std::{
    io::{self, BufRead as _, BufReader, Read},
    sync::{Arc, Mutex, PoisonError, mpsc::SyncSender},
};

/// The longest line a program may write.
pub(super) const MOST_BYTES: usize = 65_536;

/// How much of the standard error is remembered.
const TAIL: usize = 4096;

/// Something that came from the standard output.
#[derive(Debug)]
pub(super) enum Heard {
    Line(String),
    TooLong,
    NotText,
    /// Nothing more will come.
    End,
}

/// Passes on line after line until the program or the listener has gone. The channel is short, so
/// a program that talks without end has to wait.
pub(super) fn listen(output: impl Read, lines: &SyncSender<Heard>) {
    let mut output = BufReader::new(output);
    loop {
        let heard = next(&mut output);
        let last = !matches!(heard, Heard::Line(_));
        if lines.send(heard).is_err() || last {
            return;
        }
    }
}

fn next(output: &mut impl io::BufRead) -> Heard {
    let mut bytes = Vec::new();
    let most = MOST_BYTES as u64 + 1;
    match output.by_ref().take(most).read_until(b'\n', &mut bytes) {
        Ok(0) | Err(_) => Heard::End,
        Ok(count) if count > MOST_BYTES => Heard::TooLong,
        Ok(_) => String::from_utf8(bytes).map_or(Heard::NotText, Heard::Line),
    }
}

/// The end of what a program wrote to its standard error.
#[derive(Clone, Debug, Default)]
pub(super) struct Tail(Arc<Mutex<Vec<u8>>>);

impl Tail {
    /// Reads on to the end, so that the program never has to wait, and forgets all but the last.
    pub(super) fn follow(&self, mut errors: impl Read) {
        let mut chunk = [0; TAIL];
        loop {
            match errors.read(&mut chunk) {
                Ok(0) => return,
                Ok(count) => self.add(&chunk[..count]),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(_) => return,
            }
        }
    }

    fn add(&self, bytes: &[u8]) {
        let mut tail = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tail.extend_from_slice(bytes);
        let over = tail.len().saturating_sub(TAIL);
        tail.drain(..over);
    }

    pub(super) fn last_line(&self) -> Option<String> {
        let tail = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let text = String::from_utf8_lossy(&tail);
        text.lines().map(str::trim).rfind(|line| !line.is_empty()).map(str::to_owned)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::sync_channel;

    use super::*;

    fn heard(output: &[u8]) -> Vec<String> {
        let (sender, receiver) = sync_channel(64);
        listen(output, &sender);
        drop(sender);
        receiver.iter().map(|heard| format!("{heard:?}")).collect()
    }

    #[test]
    fn lines_are_heard_one_by_one_until_the_end() {
        let expected = [r#"Line("one\n")"#, r#"Line("\n")"#, r#"Line("two")"#, "End"];
        assert_eq!(heard(b"one\n\ntwo"), expected);
        assert_eq!(heard(b""), ["End"]);
    }

    #[test]
    fn nothing_is_heard_after_a_line_without_end_or_without_text() {
        let mut long = vec![b'x'; MOST_BYTES + 1];
        assert_eq!(heard(&long), ["TooLong"]);
        long[MOST_BYTES - 1] = b'\n';
        assert_eq!(heard(&long).len(), 3, "as long as allowed");
        assert_eq!(heard(b"\xff\n{}\n"), ["NotText"]);
    }

    #[test]
    fn only_the_end_of_the_complaints_is_kept() {
        let tail = Tail::default();
        assert_eq!(tail.last_line(), None);
        let mut errors = vec![b'x'; 1_000_000];
        errors.extend_from_slice(b"\n  ValueError: nine \n\n");
        tail.follow(&errors[..]);
        assert_eq!(tail.last_line().unwrap(), "ValueError: nine");
        assert!(tail.0.lock().unwrap().len() <= TAIL);
    }
}
