//! A reserve of space where the database is.
//!
//! A full disk stops every game. Long before that, whatever is new is refused: guests, tables and
//! uploads, so that one of them cannot take the room that running games need.

use std::{
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use protocol::web::{Code, Problem};
use store::{Space, Store};

/// What was seen just now need not be looked at again.
const FRESH: Duration = Duration::from_millis(100);
const MEGABYTE: u64 = 1024 * 1024;

#[derive(Debug)]
pub(crate) struct Reserve {
    /// Bytes; nothing is kept if it is 0.
    wanted: u64,
    /// A small disk keeps no more than this part of itself.
    part: u64,
    low: AtomicBool,
    looked: Mutex<Option<(Instant, Option<Space>)>>,
}

impl Reserve {
    pub(crate) fn new(wanted: u64, part: u64) -> Self {
        Self { wanted, part: part.max(1), low: AtomicBool::new(false), looked: Mutex::default() }
    }

    /// Refuses whatever is new while too little is left.
    pub(crate) fn admit(&self, store: &dyn Store) -> Result<(), Problem> {
        self.look(store);
        if !self.is_low() {
            return Ok(());
        }
        let message = "the disk of this server is almost full: running games go on, and nothing new can begin until there is room";
        Err(Problem::new(Code::NoRoom, message))
    }

    pub(crate) fn is_low(&self) -> bool {
        self.low.load(Ordering::Relaxed)
    }

    /// Looks how much is left; says once when it becomes too little, and once when that is over.
    pub(crate) fn look(&self, store: &dyn Store) -> Option<Space> {
        let mut looked = self.looked.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((when, space)) = *looked
            && when.elapsed() < FRESH
        {
            return space;
        }
        let space = store.space();
        *looked = Some((Instant::now(), space));
        self.judge(space);
        space
    }

    fn judge(&self, space: Option<Space>) {
        let kept = space.map_or(0, |space| self.kept(space));
        let free = space.map_or(u64::MAX, |space| space.free);
        let low = free < kept;
        if self.low.swap(low, Ordering::Relaxed) != low {
            let (free, kept) = (free / MEGABYTE, kept / MEGABYTE);
            if low {
                tracing::error!(
                    "the disk of the database is almost full: {free} MB are left, and {kept} MB are kept for running games; new guests, tables and uploads are refused until there is room"
                );
            } else {
                tracing::warn!(
                    "there is room for the database again, {free} MB: everybody is welcome"
                );
            }
        }
    }

    fn kept(&self, space: Space) -> u64 {
        self.wanted.min(space.total / self.part)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_disk_keeps_a_part_of_itself() {
        let reserve = Reserve::new(64 * MEGABYTE, 8);
        let of = |megabytes| reserve.kept(Space { free: 0, total: megabytes * MEGABYTE });
        assert_eq!(of(48), 6 * MEGABYTE);
        assert_eq!(of(100_000), 64 * MEGABYTE);
        assert_eq!(Reserve::new(0, 8).kept(Space { free: 0, total: 1 << 40 }), 0);
    }

    #[test]
    fn it_is_low_below_what_is_kept_and_not_for_longer() {
        let reserve = Reserve::new(64 * MEGABYTE, 8);
        let low = |free| {
            reserve.judge(free);
            reserve.is_low()
        };
        let free = |megabytes| Some(Space { free: megabytes * MEGABYTE, total: 1 << 40 });
        assert!(!low(free(64)));
        assert!(low(free(63)) && low(free(0)));
        assert!(!low(free(65)));
        assert!(!low(None), "where nobody can say how much is left, nobody is sent away");
    }
}
