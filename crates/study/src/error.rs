use tabletop::RecordError;

/// Why a record cannot be studied.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum StudyError {
    /// It is no record at all.
    #[error("this is not a whole record: {0}")]
    NotARecord(String),
    /// Nobody here knows the game.
    #[error("there is no game “{0}” here")]
    UnknownGame(String),
    /// It cannot be replayed.
    #[error(transparent)]
    Record(#[from] RecordError),
    /// There is no result to explain.
    #[error("the game is not finished: after its {actions} actions it still goes on")]
    Unfinished {
        /// How many actions there are.
        actions: usize,
    },
    /// Nobody plays for so long.
    #[error("the record has {actions} actions; a study reads at most {most}")]
    TooLong {
        /// How many actions there are.
        actions: usize,
        /// How many may be.
        most: usize,
    },
    /// The judge of the game cannot judge it.
    #[error("nobody can judge this game: {0}")]
    NoJudge(String),
}
