//! Passwords, which we never keep: argon2id with the parameters its crate recommends today.

use std::sync::Arc;

use argon2::{
    Argon2, PasswordHasher as _, PasswordVerifier as _, password_hash::phc::PasswordHash as Phc,
};
use protocol::web::Code;

use crate::{
    app::App,
    failure::{Answer, Failure},
};

const SHORTEST: usize = 8;
/// Longer ones only cost time.
const LONGEST: usize = 200;

/// Of nobody: who asks for an unknown name waits as long as for a known one.
const NOBODYS: &str = "$argon2id$v=19$m=19456,t=2,p=1$RnVydW5jdWxhciBzYWx0$\
                       6xpjJP2Jk9dX1NwyZgzgAEQhxbmsnUxx2QmC2PcGgMA";

/// Whether a new password can be taken, and what is kept of it.
pub(crate) async fn hash(app: &Arc<App>, password: String) -> Answer<String> {
    if !(SHORTEST..=LONGEST).contains(&password.chars().count()) {
        let message = format!("a password has {SHORTEST} to {LONGEST} characters");
        return Err(Failure::new(Code::Malformed, message));
    }
    let hashed = aside(app, move || {
        Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string())
    });
    hashed.await?.map_err(|error| internal(&error.to_string()))
}

/// Whether a password is the right one. Without anything to compare with it never is.
pub(crate) async fn is_right(
    app: &Arc<App>,
    password: String,
    kept: Option<String>,
) -> Answer<bool> {
    if password.chars().count() > LONGEST {
        return Ok(false);
    }
    let right = aside(app, move || {
        let known = kept.is_some();
        let kept = kept.unwrap_or_else(|| NOBODYS.to_owned());
        let same = Phc::new(&kept).is_ok_and(|kept| {
            Argon2::default().verify_password(password.as_bytes(), &kept).is_ok()
        });
        known && same
    });
    right.await
}

/// Does it on a thread where nobody waits for anything else, one at a time.
async fn aside<T: Send + 'static>(
    app: &Arc<App>,
    work: impl FnOnce() -> T + Send + 'static,
) -> Answer<T> {
    let _turn = app.passwords.acquire().await.map_err(|error| internal(&error.to_string()))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| internal(&error.to_string()))
}

fn internal(error: &str) -> Failure {
    tracing::error!(error, "a password could not be looked at");
    Failure::new(Code::Internal, "something is wrong with the server")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_is_unknown_is_looked_at_as_carefully_as_anybody() {
        let nobodys = Phc::new(NOBODYS).unwrap();
        let ours: String = Argon2::default().hash_password(b"anything").unwrap().to_string();
        let ours = Phc::new(&ours).unwrap();
        assert_eq!((nobodys.algorithm, &nobodys.params), (ours.algorithm, &ours.params));
        assert!(ours.algorithm.as_str() == "argon2id");
    }
}
