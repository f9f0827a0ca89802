use crate::Later;

/// A way to reach a guest who does not look at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Channel {
    pub id: String,
    pub guest: String,
    /// What it is: a browser, a mailbox, an address on the web.
    pub kind: String,
    /// Where it leads, as text.
    pub address: String,
    /// With what messages are signed, if they are.
    pub secret: Option<String>,
    pub language: String,
    /// The kinds of notifications that are told here, as text.
    pub kinds: String,
    /// When nothing is told here, as text.
    pub quiet: Option<String>,
    pub state: ChannelState,
    /// Why it failed last.
    pub problem: Option<String>,
    /// How many notifications in a row could not be told here.
    pub failures: u32,
    pub created: i64,
    /// The device that it ends with, if it is a browser.
    pub device: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChannelState {
    /// Nobody has said yet that the address is theirs.
    Unconfirmed,
    On,
    Off,
    /// It failed so often, or so clearly, that it is not tried again.
    Failed,
}

impl ChannelState {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Unconfirmed => "unconfirmed",
            Self::On => "on",
            Self::Off => "off",
            Self::Failed => "failed",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        let all = [Self::Unconfirmed, Self::On, Self::Off, Self::Failed];
        all.into_iter().find(|state| state.name() == name)
    }
}

/// Something a guest should hear of, before it is known where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewNotification {
    pub guest: String,
    pub kind: String,
    pub facts: String,
    /// When it is sent, if nothing happens before.
    pub due: i64,
    /// Whether it is told although the guest has not come since the last one of this table.
    pub insists: bool,
}

/// A notification for one channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notification {
    pub channel: String,
    pub table: String,
    pub version: u64,
    pub kind: String,
    pub guest: String,
    pub facts: String,
    /// How often it was taken to be sent, this time included.
    pub attempts: u32,
}

/// What became of a notification that was taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It was told at this time.
    Sent(i64),
    /// It is tried again then.
    Later(i64),
    /// It must wait until then, which is nobody's fault.
    Postponed(i64),
    /// Nobody needs it any more, or it cannot be told.
    Dropped,
}

/// Keeps whom to tell what, and what was told.
pub trait Notifications {
    /// A conflict if the guest has this channel already.
    fn add_channel<'a>(&'a self, channel: &'a Channel) -> Later<'a, ()>;
    fn channel<'a>(&'a self, id: &'a str) -> Later<'a, Option<Channel>>;
    /// The channels of a guest, the oldest first.
    fn channels<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Channel>>;
    /// Saves everything that may change: not whose it is, nor where it leads.
    fn save_channel<'a>(&'a self, channel: &'a Channel) -> Later<'a, ()>;
    /// A channel failed once more, and why, or it works again. One that is on and has failed so often in
    /// a row is not tried any more.
    fn channel_failed<'a>(
        &'a self,
        id: &'a str,
        problem: Option<&'a str>,
        most: u32,
    ) -> Later<'a, ()>;
    /// Says whether there was one.
    fn remove_channel<'a>(&'a self, guest: &'a str, id: &'a str) -> Later<'a, bool>;

    /// Writes notifications for every channel of their guests that is on and tells of such things. What
    /// was written before is not written again.
    fn add_notifications<'a>(
        &'a self,
        table: &'a str,
        version: u64,
        notifications: &'a [NewNotification],
    ) -> Later<'a, ()>;
    /// The guest looks at the table: nothing has to be told, and the next notification may be.
    fn notifications_seen<'a>(&'a self, guest: &'a str, table: &'a str) -> Later<'a, ()>;
    /// Takes notifications that are due, so that nobody else takes them before the lease is over.
    fn take_notifications(&self, now: i64, lease: i64, most: u32) -> Later<'_, Vec<Notification>>;
    fn settle_notification<'a>(
        &'a self,
        notification: &'a Notification,
        settled: Settled,
    ) -> Later<'a, ()>;
    /// The notifications about a table that are not settled.
    fn open_notifications<'a>(&'a self, table: &'a str) -> Later<'a, Vec<Notification>>;
    /// Changes what stands in a notification that is not settled.
    fn rewrite_notification<'a>(&'a self, notification: &'a Notification) -> Later<'a, ()>;
    /// How many notifications a guest was sent since then.
    fn notifications_sent<'a>(&'a self, guest: &'a str, since: i64) -> Later<'a, u32>;
    /// Forgets what was settled before then.
    fn forget_notifications(&self, before: i64) -> Later<'_, ()>;

    /// A secret of the house. The first one that is offered stays, whoever offers it.
    fn house_secret<'a>(&'a self, name: &'a str, offered: &'a str) -> Later<'a, String>;
}
