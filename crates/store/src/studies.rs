use crate::Later;

/// The game that a study is of.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum StudiedGame {
    Table(String),
    Replay(String),
}

impl StudiedGame {
    pub fn id(&self) -> &str {
        match self {
            Self::Table(id) | Self::Replay(id) => id,
        }
    }
}

/// What was found in games that are over.
pub trait Studies: Send + Sync {
    /// Keeps what was found, in the place of what was found before; nothing happens if the game is gone.
    fn keep_study<'a>(
        &'a self,
        game: &'a StudiedGame,
        report: &'a str,
        created: i64,
    ) -> Later<'a, ()>;
    fn study<'a>(&'a self, game: &'a StudiedGame) -> Later<'a, Option<String>>;
    /// How many bytes all of them have.
    fn study_bytes(&self) -> Later<'_, u64>;
}
