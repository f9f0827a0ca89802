use crate::{Later, Rating, TableRow};

/// People who play together again and again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Club {
    pub id: String,
    pub name: String,
    pub about: String,
    /// Whoever has it may come in.
    pub link: String,
    pub created: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// Exactly one of a club.
    Owner,
    /// Opens tournaments and writes the calendar.
    Organiser,
    Member,
}

impl Role {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Owner => "owner",
            Self::Organiser => "organiser",
            Self::Member => "member",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        [Self::Owner, Self::Organiser, Self::Member].into_iter().find(|role| role.name() == name)
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    pub id: String,
    /// Of the account.
    pub name: String,
    pub role: Role,
    pub joined: i64,
}

/// A line of the calendar.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClubDate {
    pub id: String,
    pub title: String,
    pub begins: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentPhase {
    /// Before the first round.
    Open,
    Running,
    Over,
}

impl TournamentPhase {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Running => "running",
            Self::Over => "over",
        }
    }

    pub(crate) fn from_name(name: &str) -> Option<Self> {
        [Self::Open, Self::Running, Self::Over].into_iter().find(|phase| phase.name() == name)
    }
}

/// A tournament as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TournamentRow {
    pub id: String,
    pub club: String,
    pub title: String,
    /// What is played, as text.
    pub settings: String,
    /// Everything that happened so far, as text; players are numbers there.
    pub rounds: String,
    pub phase: TournamentPhase,
    pub begins: Option<i64>,
    /// Who the players are, by number. Nobody, once they were forgotten.
    pub players: Vec<Option<String>>,
    /// The tables whose result is waited for.
    pub waits_for: Vec<String>,
    pub revision: u64,
    pub created: i64,
}

/// Keeps clubs and their tournaments. All who are in them have accounts.
pub trait Clubs: Send + Sync + 'static {
    /// A new club with its owner.
    fn add_club<'a>(&'a self, club: &'a Club, owner: &'a str) -> Later<'a, ()>;
    fn club<'a>(&'a self, id: &'a str) -> Later<'a, Option<Club>>;
    fn club_by_link<'a>(&'a self, link: &'a str) -> Later<'a, Option<Club>>;
    fn save_club<'a>(&'a self, club: &'a Club) -> Later<'a, ()>;
    /// With everything that belongs to it, but not the tables that were played.
    fn delete_club<'a>(&'a self, id: &'a str) -> Later<'a, ()>;
    /// Those a guest is a member of, by name.
    fn clubs_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<Club>>;

    /// Those who look after a club first, then by when they came.
    fn members<'a>(&'a self, club: &'a str) -> Later<'a, Vec<Member>>;
    /// Somebody comes in, or is something else from now on.
    fn set_member<'a>(
        &'a self,
        club: &'a str,
        guest: &'a str,
        role: Role,
        now: i64,
    ) -> Later<'a, ()>;
    fn remove_member<'a>(&'a self, club: &'a str, guest: &'a str) -> Later<'a, ()>;
    /// What the members are rated: board by board, in each by what is almost certain.
    fn ratings_in_club<'a>(&'a self, club: &'a str) -> Later<'a, Vec<Rating>>;

    fn add_club_date<'a>(&'a self, club: &'a str, date: &'a ClubDate) -> Later<'a, ()>;
    fn club_dates<'a>(&'a self, club: &'a str) -> Later<'a, Vec<ClubDate>>;
    fn remove_club_date<'a>(&'a self, club: &'a str, id: &'a str) -> Later<'a, ()>;

    fn add_club_table<'a>(&'a self, club: &'a str, table: &'a str) -> Later<'a, ()>;
    /// Those that members show and those of tournaments, as long as they are not over.
    fn club_tables<'a>(&'a self, club: &'a str, most: u32) -> Later<'a, Vec<TableRow>>;

    fn add_tournament<'a>(&'a self, tournament: &'a TournamentRow) -> Later<'a, ()>;
    fn tournament<'a>(&'a self, id: &'a str) -> Later<'a, Option<TournamentRow>>;
    /// Saves all but club and title, if the revision is still the one that was read. It grows by one.
    fn save_tournament<'a>(&'a self, tournament: &'a TournamentRow) -> Later<'a, ()>;
    /// The newest first.
    fn tournaments_of_club<'a>(&'a self, club: &'a str) -> Later<'a, Vec<TournamentRow>>;
    /// Those in which a guest plays or played, the newest first.
    fn tournaments_of<'a>(&'a self, guest: &'a str) -> Later<'a, Vec<TournamentRow>>;
    /// Those that wait for a table that is over.
    fn tournaments_to_settle(&self, most: u32) -> Later<'_, Vec<String>>;
}
