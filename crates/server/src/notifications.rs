//! Notifications: whoever does not look at the table hears that others wait, once.
//!
//! A room writes a notification together with the change that makes it true (`rooms/room/notifications.rs`). It waits
//! for a while, in which the guest may come by themselves; then the sender of some server takes it,
//! looks whether it is still true, and sends it through its channel. What is where:
//! `facts` is what a notification says, `texts` the words, `quiet` when it must wait, `delivery` the way
//! through each kind of channel, `reach` what may be called at all.

mod channels;
pub(crate) mod delivery;
mod facts;
mod hooks;
mod links;
mod mail;
mod push;
mod quiet;
mod reach;
pub(crate) mod sender;
mod texts;

use store::{Store, StoreError};

pub use self::mail::Mail;
pub(crate) use self::{
    channels::{check, info, parse},
    facts::Facts,
    links::Purpose,
};
use crate::{operations::ids, settings::Settings};

/// Why something was not sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unsent {
    /// There is nothing at the address any more.
    Gone,
    /// It must not be sent there, or is not taken.
    Refused,
    /// Nobody answered: perhaps later.
    Later,
}

/// What a house needs to send notifications.
#[derive(Debug)]
pub(crate) struct Notifications {
    pub(crate) links: links::Links,
    pub(crate) push: Option<push::House>,
    /// Hides names of tables from services that carry messages.
    veil: String,
}

impl Notifications {
    /// What browsers have to know to subscribe, if they can be sent anything.
    pub(crate) fn push_key(&self) -> Option<String> {
        self.push.as_ref().map(push::House::public)
    }

    /// The keys are made on the first day, and are then those of every server of this house.
    pub(crate) async fn open(store: &dyn Store, settings: &Settings) -> Result<Self, StoreError> {
        let veil = store.house_secret("links", &ids::secret()).await?;
        let push = match push::new_key() {
            Some(key) => {
                let key = store.house_secret("push", &key).await?;
                push::House::new(&key, contact(settings))
            }
            None => None,
        };
        if push.is_none() {
            tracing::warn!("browsers cannot be sent messages: there is no key for it");
        }
        Ok(Self { links: links::Links::new(&veil), push, veil })
    }
}

/// Whom a service may ask about us.
fn contact(settings: &Settings) -> String {
    let mail = settings.notifications.mail.as_ref().map(Mail::contact);
    let public = settings.public_url.clone().filter(|url| url.starts_with("https:"));
    mail.or(public).unwrap_or_else(|| "mailto:nobody@localhost".to_owned())
}
