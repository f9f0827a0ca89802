//! What is left to chance, so that anybody can draw it again.

use sha2::{Digest as _, Sha256};

use crate::Player;

/// The lot of a player: the smaller one comes first. It is the SHA-256 of the seed, a slash, and the
/// number of the player from 1.
pub(crate) fn of_player(seed: &str, player: Player) -> [u8; 32] {
    Sha256::digest(format!("{seed}/{}", player + 1)).into()
}

/// Numbers for a search that looks in more than one direction. Good luck is enough, secrets are not
/// needed.
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn of_round(seed: &str, round: usize) -> Self {
        let digest: [u8; 32] = Sha256::digest(format!("{seed}/round/{round}")).into();
        let first = digest.iter().take(8).fold(0, |sum: u64, byte| sum << 8 | u64::from(*byte));
        Self(first | 1)
    }

    /// Below `most`, which is not 0.
    pub(crate) const fn below(&mut self, most: usize) -> usize {
        // Marsaglia's xorshift.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % most as u64) as usize
    }
}
