use crate::{Later, Request};

/// Keeps what people say to each other at tables, and who does not want to hear whom.
pub trait Talks: Send + Sync + 'static {
    /// Writes something that was said, unless its speaker may not speak: says whether it did. A request
    /// that was written before is repeated.
    fn add_talk<'a>(&'a self, said: &'a SaidRow, request: &'a Request) -> Later<'a, bool>;
    /// The last things that were said at a table and are not hidden, the oldest first.
    fn talk<'a>(&'a self, table: &'a str, most: u32) -> Later<'a, Vec<SaidRow>>;
    /// Forgets all but the last, and what somebody complained about.
    fn trim_talk<'a>(&'a self, table: &'a str, most: u32) -> Later<'a, ()>;
    /// Everything a guest has said, the oldest first.
    fn talk_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<SaidRow>>;
    /// Hides something that was said, or shows it again; says at which table that was.
    fn set_hidden<'a>(&'a self, said: &'a str, hidden: bool) -> Later<'a, Option<String>>;

    /// How a guest listens at a table.
    fn ears<'a>(&'a self, guest: &'a str, table: &'a str) -> Later<'a, Ears>;
    /// One whom a guest does not want to hear, or wants to again. Nothing is written if there are so
    /// many already, or if there is nobody of this id: says whether it was.
    fn set_mute<'a>(
        &'a self,
        guest: &'a str,
        mute: &'a Mute,
        muted: bool,
        most: u32,
    ) -> Later<'a, bool>;
    /// A guest wants to hear nobody at a table, or everybody again.
    fn set_all_muted<'a>(&'a self, guest: &'a str, table: &'a str, muted: bool) -> Later<'a, ()>;

    /// A guest complains about something that was said at a table; says whether there is such a thing.
    fn add_talk_report<'a>(
        &'a self,
        table: &'a str,
        said: &'a str,
        guest: &'a str,
        now: i64,
    ) -> Later<'a, bool>;
    /// What was complained about and is not settled, the last first.
    fn talk_reports(&self, most: u32) -> Later<'_, Vec<ReportRow>>;
    fn settle_talk_reports<'a>(&'a self, said: &'a str) -> Later<'a, ()>;
    /// What a guest complained about.
    fn talk_reports_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<String>>;

    /// A guest may not speak from now on, or may again. Says whether there is such a guest.
    fn set_talk_ban<'a>(&'a self, guest: &'a str, since: Option<i64>) -> Later<'a, bool>;
    /// Those who may not speak, the last first: id, name and since when.
    fn talk_bans(&self, most: u32) -> Later<'_, Vec<(String, String, i64)>>;
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaidRow {
    pub id: String,
    pub table: String,
    pub guest: String,
    /// As the speaker was called then.
    pub name: String,
    /// The speaker did not play.
    pub watches: bool,
    /// What it was, as text.
    pub words: String,
    /// Milliseconds since 1970.
    pub at: i64,
    pub hidden: bool,
}

/// How somebody listens.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ears {
    pub muted: Vec<Mute>,
    pub all_muted: bool,
    /// Since when they may not speak.
    pub banned: Option<i64>,
    pub has_account: bool,
}

/// Somebody who is not heard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mute {
    pub guest: String,
    pub name: String,
}

/// Something that was said, and what others think of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReportRow {
    pub said: SaidRow,
    pub reports: u32,
    /// When the last one came.
    pub reported: i64,
    pub banned: bool,
}
