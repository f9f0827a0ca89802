//! Names and secrets out of the randomness of the system.

use sha2::{Digest as _, Sha256};
use tabletop::{Part, Seed};

/// Letters that are not mistaken for digits, read aloud or written by hand.
const LETTERS: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// Short enough for a link, long enough not to be guessed: 50 bits.
const LENGTH: usize = 10;

/// Bytes that nobody can foresee.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    if let Err(error) = getrandom::fill(&mut bytes) {
        // Without it there are no secrets: nothing here may go on.
        tracing::error!(%error, "the system gives no randomness");
        std::process::abort();
    }
    bytes
}

/// A name for a table, a guest or a replay.
pub(crate) fn id() -> String {
    let letter = |byte: u8| char::from(LETTERS[usize::from(byte % 32)]);
    random::<LENGTH>().into_iter().map(letter).collect()
}

/// Whether a text could be one of ours: anything else need not be looked for.
pub(crate) fn is_id(text: &str) -> bool {
    text.len() == LENGTH && text.bytes().all(|byte| LETTERS.contains(&byte))
}

pub(crate) fn seed() -> Seed {
    Seed::new(random())
}

/// What this server adds to the dice of a table.
pub(crate) fn part() -> Part {
    Part::new(random())
}

/// What a guest's cookie holds.
pub(crate) fn secret() -> String {
    hex(&random::<32>())
}

/// What is kept of it.
pub(crate) fn hash(secret: &str) -> String {
    hex(&Sha256::digest(secret.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing into a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_one_of_ours() {
        for _ in 0..100 {
            assert!(is_id(&id()));
        }
        for wrong in ["", "abc", "0123456789a", "UPPERCASE0", "../../etc/", "ilou000000"] {
            assert!(!is_id(wrong), "{wrong}");
        }
    }
}
