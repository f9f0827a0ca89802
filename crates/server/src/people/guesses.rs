//! Wrong passwords: after a few of them nobody tries on, and the owner of an account is not kept out by
//! what strangers try.
//!
//! Strangers are counted by name and address together, so that whoever guesses from elsewhere takes
//! nothing from the owner; by the address, so that nobody tries one password at every name; and, far
//! later, by the name alone, against guesses from many addresses. A browser that was signed in to the
//! account before, and a device that is, have a count of their own and none of those.
//! All servers on a database count together, and only wrong passwords are written.

use std::{net::IpAddr, sync::Arc};

use data_encoding::HEXLOWER;
use protocol::web::Code;
use ring::hmac;
use store::{Guesses, Store, StoreError};
use tokio::sync::Mutex;

use crate::{
    app::App,
    failure::{Answer, Failure},
    operations::{clock, ids},
    people::passwords,
    settings::{Limits, Rate},
};

/// What guesses are counted with.
#[derive(Debug)]
pub(crate) struct Guard {
    /// Of the house: names and addresses cannot be read out of the database.
    key: hmac::Key,
    /// One password is looked at after the other, so that many at once are not all counted too late.
    turn: Mutex<()>,
}

impl Guard {
    pub(crate) async fn open(store: &dyn Store) -> Result<Self, StoreError> {
        let secret = store.house_secret("guesses", &ids::secret()).await?;
        let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
        Ok(Self { key, turn: Mutex::new(()) })
    }

    /// A text that only this house can make of these.
    pub(crate) fn tag(&self, parts: &[&str]) -> String {
        let mut context = hmac::Context::with_key(&self.key);
        for part in parts {
            context.update(&(part.len() as u64).to_be_bytes());
            context.update(part.as_bytes());
        }
        HEXLOWER.encode(&context.sign().as_ref()[..16])
    }
}

/// Who tries a password.
pub(crate) enum Guesser<'a> {
    /// Nobody we know, from this address.
    Stranger { name: &'a str, from: IpAddr },
    /// A browser that was signed in to the account before.
    Known { account: &'a str, browser: &'a str },
    /// A device that is signed in to the account.
    SignedIn { device: &'a str },
}

impl Guesser<'_> {
    /// What is counted for them.
    fn counts(&self, guard: &Guard, limits: &Limits) -> Vec<(String, Rate)> {
        match self {
            Self::Stranger { name, from } => {
                let from = from.to_string();
                vec![
                    (guard.tag(&["name and address", name, &from]), limits.sign_ins),
                    (guard.tag(&["address", &from]), limits.sign_ins_from),
                    (guard.tag(&["name", name]), limits.sign_ins_to),
                ]
            }
            Self::Known { account, browser } => {
                vec![(guard.tag(&["browser", account, browser]), limits.sign_ins)]
            }
            Self::SignedIn { device } => vec![(guard.tag(&["device", device]), limits.sign_ins)],
        }
    }
}

/// Whether the password is the right one, if it may be tried at all.
pub(crate) async fn is_right(
    app: &Arc<App>,
    guesser: &Guesser<'_>,
    password: String,
    kept: Option<String>,
) -> Answer<bool> {
    let counts = guesser.counts(&app.guard, &app.settings.limits);
    let _turn = app.guard.turn.lock().await;
    let now = clock::now();
    let ids: Vec<String> = counts.iter().map(|(id, _)| id.clone()).collect();
    let before = app.store.guesses(&ids).await?;
    if before.iter().zip(&counts).any(|(guesses, (_, rate))| is_enough(*guesses, *rate, now)) {
        return Err(Failure::new(Code::TooManyGuesses, "the password was wrong too often"));
    }
    let right = passwords::is_right(app, password, kept).await?;
    if !right {
        let wrong: Vec<_> = counts.into_iter().map(|(id, rate)| (id, rate.per_second)).collect();
        app.store.add_guess(&wrong, now).await?;
    }
    Ok(right)
}

#[expect(clippy::cast_precision_loss, reason = "seconds are few")]
fn is_enough(guesses: Option<Guesses>, rate: Rate, now: i64) -> bool {
    guesses.is_some_and(|guesses| {
        let forgiven = now.saturating_sub(guesses.tried).max(0) as f64 * rate.per_second;
        (guesses.level - forgiven).max(0.0) + 1.0 > f64::from(rate.burst)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_forgives() {
        let rate = Rate { burst: 3, per_second: 0.1 };
        let three = Some(Guesses { level: 3.0, tried: 100 });
        assert!(!is_enough(None, rate, 100));
        assert!(!is_enough(Some(Guesses { level: 2.0, tried: 100 }), rate, 100));
        assert!(is_enough(three, rate, 109));
        assert!(!is_enough(three, rate, 110));
        assert!(is_enough(three, rate, 90), "a clock that goes back forgives nothing");
    }
}
