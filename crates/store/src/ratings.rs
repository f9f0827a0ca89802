use crate::{Later, Rating, SeatResult, Skill, TableRow};

/// A table that is to be counted.
#[derive(Clone, Debug)]
pub struct Count {
    pub table: String,
    pub ruleset: String,
    /// By seat.
    pub seats: Vec<Counted>,
    pub ended: i64,
}

/// One seat of a table that is to be counted.
#[derive(Clone, Debug)]
pub struct Counted {
    /// Nobody, if the player was forgotten.
    pub player: Option<String>,
    pub place: u8,
    pub has_left: bool,
    /// What is assumed of somebody who was never counted before.
    pub newcomer: Skill,
}

/// Given what is known of each seat, says what is known afterwards and, of that, what is almost
/// certain. Nothing, if the table says nothing about a seat. A player on several seats has to get the
/// same on all of them.
pub type Weigh<'a> = dyn Fn(&[Skill]) -> Vec<Option<(Skill, f64)>> + Send + Sync + 'a;

/// Which of the results of a player are wanted, the last first.
#[derive(Clone, Copy, Debug, Default)]
pub struct Results<'a> {
    /// Of one ruleset with so many players alone.
    pub of: Option<(&'a str, u8)>,
    pub skip: u32,
    pub most: u32,
}

/// Keeps how good players are, and what came of their tables. A table is counted once, whoever tries.
pub trait Ratings: Send + Sync + 'static {
    /// Rated tables that are over or at which nothing happened since then, and that were not counted
    /// yet: the longest waiting first.
    fn tables_to_count(&self, waiting_since: i64, most: u32) -> Later<'_, Vec<TableRow>>;
    /// Counts a table, unless it was counted before. Of all who try at once, on any server, one does;
    /// says who. What players gain at other tables meanwhile is not lost.
    fn count_table<'a>(&'a self, count: &'a Count, weigh: &'a Weigh<'a>) -> Later<'a, bool>;

    /// What came of a table, by seat; nothing before it was counted.
    fn results_of_table<'a>(&'a self, table: &'a str) -> Later<'a, Vec<SeatResult>>;
    /// The results of all seats at tables of this player: table by table, in each by seat.
    fn results_of<'a>(&'a self, player: &'a str, wanted: Results<'a>)
    -> Later<'a, Vec<SeatResult>>;

    /// All ratings of a player, those of the most games first.
    fn ratings_of<'a>(&'a self, player: &'a str) -> Later<'a, Vec<Rating>>;
    /// Those with at least so many games, by what is almost certain.
    fn leaders<'a>(
        &'a self,
        board: (&'a str, u8),
        fewest_games: u32,
        skip: u32,
        most: u32,
    ) -> Later<'a, Vec<Rating>>;
    /// How many leaders there are, and how many of them are before this rating.
    fn count_leaders<'a>(
        &'a self,
        board: (&'a str, u8),
        fewest_games: u32,
        before: Option<&'a Rating>,
    ) -> Later<'a, (u32, u32)>;
}
