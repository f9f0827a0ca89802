//! The last lines of the log that should not have been.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, PoisonError},
};

use protocol::web::admin::Mishap;

use crate::operations::clock;

const MOST: usize = 50;
/// A line says what went wrong; what it says beyond that is in the log.
const LONGEST: usize = 400;

/// Shared by whoever writes the log and the server that shows its end.
#[derive(Clone, Debug, Default)]
pub struct Mishaps(Arc<Mutex<VecDeque<Mishap>>>);

impl Mishaps {
    pub fn note(&self, message: &str) {
        let message = message.chars().take(LONGEST).collect();
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.truncate(MOST - 1);
        kept.push_front(Mishap { at: clock::now(), message });
    }

    /// The newest first.
    pub(crate) fn all(&self) -> Vec<Mishap> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).iter().cloned().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_are_kept_and_none_is_long() {
        let mishaps = Mishaps::default();
        for number in 0..MOST + 5 {
            mishaps.note(&format!("{number} {}", "x".repeat(1000)));
        }
        let all = mishaps.all();
        assert_eq!(all.len(), MOST);
        assert!(all[0].message.starts_with("54 ") && all[MOST - 1].message.starts_with("5 "));
        assert_eq!(all[0].message.len(), LONGEST);
    }
}
