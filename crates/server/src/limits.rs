//! How often somebody may do something.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Mutex, PoisonError},
    time::Instant,
};

use crate::settings::Rate;

/// A bucket of tokens that fills up again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bucket {
    rate: Rate,
    tokens: f64,
    filled: Instant,
}

impl Bucket {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, tokens: f64::from(rate.burst), filled: Instant::now() }
    }

    /// Takes a token, if there is one.
    pub(crate) fn take(&mut self) -> bool {
        self.fill();
        if self.tokens < 1.0 {
            return false;
        }
        self.tokens -= 1.0;
        true
    }

    fn fill(&mut self) {
        let now = Instant::now();
        let fresh = now.duration_since(self.filled).as_secs_f64() * self.rate.per_second;
        self.tokens = (self.tokens + fresh).min(f64::from(self.rate.burst));
        self.filled = now;
    }

    fn is_full(&mut self) -> bool {
        self.fill();
        self.tokens >= f64::from(self.rate.burst)
    }
}

/// A bucket for each of many, forgotten when it is full again.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    rate: Rate,
    buckets: Mutex<HashMap<K, Bucket>>,
}

/// When it is time to look for full ones.
const MANY: usize = 4096;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, buckets: Mutex::new(HashMap::new()) }
    }

    pub(crate) fn take(&self, key: K) -> bool {
        let mut buckets = self.buckets.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY {
            buckets.retain(|_, bucket| !bucket.is_full());
        }
        buckets.entry(key).or_insert_with(|| Bucket::new(self.rate)).take()
    }
}

/// How many of something each of many has right now.
#[derive(Debug)]
pub(crate) struct Counts<K: Eq + Hash> {
    most: u32,
    counts: Mutex<HashMap<K, u32>>,
}

impl<K: Eq + Hash> Counts<K> {
    pub(crate) fn new(most: u32) -> Self {
        Self { most, counts: Mutex::new(HashMap::new()) }
    }

    /// One more, if that is not too many.
    pub(crate) fn enter(&self, key: K) -> bool {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(key).or_default();
        let free = *count < self.most;
        *count += u32::from(free);
        free
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).is_empty()
    }

    pub(crate) fn leave(&self, key: &K) {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(key) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                counts.remove(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_is_empty_after_its_burst() {
        let buckets = Buckets::new(Rate { burst: 3, per_second: 0.0 });
        assert_eq!([(); 5].map(|()| buckets.take("a")), [true, true, true, false, false]);
        assert!(buckets.take("b"), "somebody else has a bucket of their own");
    }

    #[test]
    fn who_leaves_makes_room() {
        let counts = Counts::new(1);
        assert!(counts.enter(1));
        assert!(!counts.enter(1));
        counts.leave(&1);
        assert!(counts.enter(1));
    }
}
