//! Where guests, tables and what happened at them are kept.
//!
//! A [`Store`] knows no game: records, changes, options and seats are JSON text that it keeps and
//! gives back. It promises three things. What was appended is there after the process was killed.
//! Of two writers who append the same version of a table exactly one wins. A request of a client is
//! never written twice.
//!
//! [`Sqlite`] keeps everything in one file, [`Postgres`] in a database that many servers share. The
//! suite in `testing` holds any store to the promise.

#![allow(
    clippy::duplicate_mod,
    reason = "the queries are compiled once for each database: see `queries`"
)]

pub mod archive;
mod clubs;
mod daily;
mod doubt;
mod friends;
mod migrations;
mod notifications;
mod peers;
mod people;
mod postgres;
mod ratings;
mod rows;
mod sqlite;
mod studies;
mod talk;
#[cfg(feature = "testing")]
pub mod testing;

use std::pin::Pin;

pub use clubs::{Club, ClubDate, Clubs, Member, Role, TournamentPhase, TournamentRow};
pub use daily::{DailyGame, DailyGames, DailyResult, DailyState};
pub use friends::{Friend, FriendCard, FriendState, Friends, Invitation};
pub use notifications::{
    Channel, ChannelState, NewNotification, Notification, Notifications, Settled,
};
pub use peers::{PeerLine, PeerNews};
pub use people::{People, Practice};
pub use postgres::Postgres;
pub use ratings::{Count, Counted, Ratings, Results, Weigh};
pub use rows::{
    Account, Change, Device, Ended, Guesses, Guest, Latest, Phase, Pulse, Rating, Replay, Request,
    Scope, SeatResult, Skill, TableRow, TableUpdate, Token, Vacation,
};
pub use sqlite::Sqlite;
pub use studies::{StudiedGame, Studies};
pub use talk::{Ears, Mute, ReportRow, SaidRow, Talks};

/// Why something was not kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else was faster: read again.
    #[error("the table has changed meanwhile")]
    Conflict,
    /// This request was carried out before.
    #[error("the request was written already")]
    Repeated,
    /// Something was written, but whoever reads does not see it.
    #[error("what was written could not be read back")]
    Unproved,
    #[error("the database cannot be set up")]
    Migration(#[from] sqlx::migrate::MigrateError),
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
}

/// How much room there is where a database is, in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Space {
    /// What this program may still use.
    pub free: u64,
    pub total: u64,
}

/// The answer of a store, when it comes.
pub type Later<'a, T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send + 'a>>;

/// Keeps what must not be lost. Times are seconds since 1970, told by the caller.
pub trait Store:
    People + Ratings + Notifications + Friends + Clubs + Talks + Studies + DailyGames
{
    /// A new table, with its seed if the game was dealt already.
    fn add_table<'a>(&'a self, table: &'a TableRow, seed: Option<&'a str>) -> Later<'a, ()>;
    fn table<'a>(&'a self, id: &'a str) -> Later<'a, Option<TableRow>>;
    /// Saves everything but the changes if the revision is still the one that was read. The
    /// revision grows by one. A seed is only ever added.
    fn save_table<'a>(&'a self, table: &'a TableRow, seed: Option<&'a str>) -> Later<'a, ()>;
    /// Saves the clock of a table, with whom to tell, if nothing was written meanwhile and the moment to
    /// look at it is still `before`: of several servers one succeeds.
    fn save_clock<'a>(
        &'a self,
        table: &'a TableRow,
        before: Option<i64>,
        notifications: &'a [NewNotification],
    ) -> Later<'a, ()>;
    /// The secret of a dealt table.
    fn seed<'a>(&'a self, table: &'a str) -> Later<'a, Option<String>>;
    /// Those at which the guest sits or which the guest hosts, the last changed first.
    fn tables_of<'a>(&'a self, guest: &'a str, most: u32) -> Later<'a, Vec<TableRow>>;
    /// The games of a guest that are over, the last changed first, after this one if it is named.
    fn past_tables_of<'a>(
        &'a self,
        guest: &'a str,
        after: Option<(i64, &'a str)>,
        most: u32,
    ) -> Later<'a, Vec<TableRow>>;
    /// Those that anybody may join, at most so many of each host, the last changed first. If there are too
    /// many altogether, everybody's last one goes before anybody's second.
    fn open_tables(&self, most_each: u32, most: u32) -> Later<'_, Vec<TableRow>>;
    /// The tables at which somebody's time is over, the longest first. `now` is in milliseconds.
    fn overdue_tables(&self, now: i64, most: u32) -> Later<'_, Vec<String>>;
    /// The tables at which seats are still being taken and nothing has happened since before then, the
    /// longest first.
    fn stale_lobbies(&self, before: i64, most: u32) -> Later<'_, Vec<String>>;
    /// The tables that are not over whose summary holds these words.
    fn tables_with<'a>(&'a self, words: &'a str, most: u32) -> Later<'a, Vec<String>>;
    /// Of all tables those that changed last, and that not since then: the newest first.
    fn last_tables(&self, before: i64, most: u32) -> Later<'_, Vec<TableRow>>;
    /// Deletes a table and everything that belongs to it. Says whether there was one.
    fn delete_table<'a>(&'a self, id: &'a str) -> Later<'a, bool>;
    /// Keeps what is published of the dice of a table that is about to be deleted.
    fn keep_dice<'a>(&'a self, id: &'a str, dice: &'a str) -> Later<'a, ()>;
    /// What was published of the dice of a table that is gone.
    fn kept_dice<'a>(&'a self, id: &'a str) -> Later<'a, Option<String>>;
    /// How many tables of this host are not over.
    fn count_tables<'a>(&'a self, host: &'a str) -> Later<'a, u32>;

    /// Writes the next change of a table, which must have `version - 1` of them and still be of the
    /// revision that the update was made for.
    fn append<'a>(
        &'a self,
        table: &'a str,
        change: &'a Change,
        update: &'a TableUpdate,
    ) -> Later<'a, ()>;
    /// Sees to it that nothing that is still on its way to a table arrives any more: of a write whose
    /// answer never came, what can be read after this is all there will ever be. The revision grows.
    fn fence<'a>(&'a self, table: &'a str) -> Later<'a, ()>;
    /// The changes of a table after this version, in order.
    fn changes<'a>(&'a self, table: &'a str, after: u64) -> Later<'a, Vec<Change>>;

    /// How a table stands now, with its changes after this version.
    fn latest<'a>(&'a self, table: &'a str, after: u64) -> Later<'a, Option<Latest>>;

    /// The requests at a table that a client with such a beginning of its name made are nobody's from now on.
    fn forget_client<'a>(&'a self, table: &'a str, beginning: &'a str) -> Later<'a, ()>;

    fn set_consent<'a>(&'a self, table: &'a str, guest: &'a str, again: bool) -> Later<'a, ()>;
    /// The guests who want a return match.
    fn consents<'a>(&'a self, table: &'a str) -> Later<'a, Vec<String>>;

    /// Who asked whom to come and play. Neither revision nor time of the table change: nothing was
    /// done at it.
    fn set_nudges<'a>(&'a self, table: &'a str, nudges: &'a str) -> Later<'a, ()>;

    /// What is planned for a seat of a table; an older plan for it is forgotten.
    fn set_plan<'a>(&'a self, table: &'a str, seat: u8, plan: Option<&'a str>) -> Later<'a, ()>;
    /// The plans of a table with their seats, in the order of these.
    fn plans<'a>(&'a self, table: &'a str) -> Later<'a, Vec<(u8, String)>>;

    fn add_replay<'a>(&'a self, replay: &'a Replay) -> Later<'a, ()>;
    fn replay<'a>(&'a self, id: &'a str) -> Later<'a, Option<Replay>>;
    fn count_replays<'a>(&'a self, guest: &'a str) -> Later<'a, u32>;
    /// How many bytes the uploaded records of this guest have, or those of everybody.
    fn replay_bytes<'a>(&'a self, guest: Option<&'a str>) -> Later<'a, u64>;

    /// The name of this server among those that share the database: another one each time it is
    /// opened.
    fn server(&self) -> &str;
    /// Says that this server is alive, and hears who else is and what time it is.
    fn beat(&self) -> Later<'_, Pulse>;
    /// The running tables at which a bot is to answer and this server sees to it. Those of servers
    /// that are gone are taken over; of several servers one gets each.
    fn tables_to_serve(&self) -> Later<'_, Vec<String>>;
    /// Where to hear what other servers write. A store without others has none.
    fn peer_line(&self) -> Later<'_, Option<PeerLine>>;
    /// Tells other servers what nobody writes.
    fn tell<'a>(&'a self, news: &'a PeerNews) -> Later<'a, ()>;

    /// Whether the database answers and is exactly of this version.
    fn is_ready(&self) -> Later<'_, bool>;
    /// Writes something and reads it back as everybody who reads does. Fails if that cannot be done.
    fn prove(&self) -> Later<'_, ()>;
    /// How much room is left; nothing where nobody here can say.
    fn space(&self) -> Option<Space>;
    /// Waits for what is being written, and closes.
    fn close(&self) -> Later<'_, ()>;
}
