use crate::Later;

/// How far somebody is with the game of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DailyState {
    Running,
    /// It counts.
    Finished,
    /// Somebody else played for them, or the game was ended: it does not count.
    GivenUp,
}

/// What came of the game of a day.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DailyResult {
    pub rubies: u32,
    pub turns: u32,
    pub lira: u32,
    pub won: bool,
    /// For each own turn a digit: how many rubies it brought.
    pub marks: String,
}

/// Somebody's only try at the game of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DailyGame {
    pub guest: String,
    /// How the guest is called.
    pub name: String,
    pub day: String,
    /// Nothing, if it was deleted.
    pub table: Option<String>,
    pub state: DailyState,
    pub result: DailyResult,
    pub begun: i64,
}

/// Who played the bazaar of which day.
pub trait DailyGames: Send + Sync {
    /// Writes down that somebody has begun; false if they had already.
    fn begin_daily<'a>(
        &'a self,
        guest: &'a str,
        day: &'a str,
        table: &'a str,
        now: i64,
    ) -> Later<'a, bool>;
    fn daily_game<'a>(&'a self, guest: &'a str, day: &'a str) -> Later<'a, Option<DailyGame>>;
    fn daily_game_at<'a>(&'a self, table: &'a str) -> Later<'a, Option<DailyGame>>;
    /// Writes down what came of a game that still ran; nothing: it does not count.
    fn end_daily<'a>(&'a self, table: &'a str, result: Option<&'a DailyResult>) -> Later<'a, ()>;
    /// The best of a day: rubies, then fewer turns, then Lira.
    fn daily_ranking<'a>(&'a self, day: &'a str, most: u32) -> Later<'a, Vec<DailyGame>>;
    /// How many have finished a day, and how many of them did better than this.
    fn daily_place<'a>(&'a self, day: &'a str, result: &'a DailyResult) -> Later<'a, (u64, u64)>;
    /// The days of somebody from one to another, both included, the latest first.
    fn daily_games_of<'a>(
        &'a self,
        guest: &'a str,
        from: &'a str,
        to: &'a str,
        most: u32,
    ) -> Later<'a, Vec<DailyGame>>;
}
