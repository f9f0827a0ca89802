use std::time::Duration;

/// How much a server does for those who want a board counted.
#[derive(Clone, Copy, Debug)]
pub struct LaboratoryLimits {
    /// The most games on one board.
    pub games: u32,
    /// The most boards that are compared where one is looked for.
    pub tries: u32,
    /// Boards that wait or are worked at, and those that are remembered.
    pub waiting: usize,
    /// Of those that wait, for one guest: the board and the one it is compared with.
    pub of_guest: usize,
    /// The same for one address.
    pub from: usize,
    /// What nobody asks about for so long stops.
    pub patience: Duration,
}

impl Default for LaboratoryLimits {
    fn default() -> Self {
        Self {
            games: 1_000,
            tries: 32,
            waiting: 64,
            of_guest: 2,
            from: 6,
            patience: Duration::from_secs(20),
        }
    }
}
