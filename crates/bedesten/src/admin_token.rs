//! The token of whoever looks after the house: a secret in a file, never in a log.

use std::{
    fs::{self, OpenOptions},
    io::{ErrorKind, Write as _},
    path::Path,
};

use anyhow::{Context as _, ensure};

/// Shorter ones can be guessed.
const SHORTEST: usize = 20;

/// The token in the file. One that is not there is made, with a token that nobody can guess.
pub(crate) fn read_or_make(file: &Path) -> anyhow::Result<String> {
    let name = file.display();
    match fs::read_to_string(file) {
        Ok(text) => {
            let token = text.trim();
            let plain = token.bytes().all(|byte| byte.is_ascii_graphic());
            ensure!(
                plain && token.len() >= SHORTEST,
                "the token in {name} must be one word of at least {SHORTEST} plain letters and digits"
            );
            Ok(token.to_owned())
        }
        Err(error) if error.kind() == ErrorKind::NotFound => {
            let token = server::new_secret();
            make(file, &token).with_context(|| format!("the token cannot be written to {name}"))?;
            Ok(token)
        }
        Err(error) => Err(error).with_context(|| format!("the token in {name} cannot be read")),
    }
}

/// For the eyes of this user only.
fn make(file: &Path, token: &str) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    writeln!(options.open(file)?, "{token}")
}
