//! How often somebody may do something.

use std::{
    collections::HashMap,
    hash::Hash,
    net::{IpAddr, Ipv6Addr},
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
        self.take_many(1)
    }

    /// Takes so many tokens, or none. What is larger than the bucket is taken from a full one.
    fn take_many(&mut self, many: u32) -> bool {
        self.fill();
        let many = f64::from(many.min(self.rate.burst.max(1)));
        if self.tokens < many {
            return false;
        }
        self.tokens -= many;
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
    kept: Mutex<Kept<K>>,
}

#[derive(Debug)]
struct Kept<K> {
    buckets: HashMap<K, Bucket>,
    /// When there are so many, it is time to look for full ones.
    many: usize,
}

/// Fewer are not worth the trouble.
const MANY: usize = 4096;

impl<K: Eq + Hash> Buckets<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, kept: Mutex::new(Kept { buckets: HashMap::new(), many: MANY }) }
    }

    pub(crate) fn take(&self, key: K) -> bool {
        self.take_many(key, 1)
    }

    /// Takes so many tokens, or none.
    pub(crate) fn take_many(&self, key: K, many: u32) -> bool {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.buckets.len() >= kept.many {
            kept.buckets.retain(|_, bucket| !bucket.is_full());
            // However many are left: they are not looked through again for each that comes.
            kept.many = MANY.max(kept.buckets.len() * 2);
        }
        kept.buckets.entry(key).or_insert_with(|| Bucket::new(self.rate)).take_many(many)
    }
}

/// What is counted as one address: of IPv6 the network of 64 bits, since whoever has one of its addresses
/// has them all (RFC 4291, 2.5.1).
pub(crate) fn neighbourhood(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
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

    /// All of them together.
    pub(crate) fn total(&self) -> u32 {
        self.counts.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
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
    fn whoever_wants_much_at_once_gets_it_whole_or_not_at_all() {
        let buckets = Buckets::new(Rate { burst: 10, per_second: 0.0 });
        assert_eq!(
            [6, 6, 4, 1].map(|many| buckets.take_many("a", many)),
            [true, false, true, false]
        );
        assert!(buckets.take_many("b", 1_000), "more than a bucket holds is a full one");
        assert!(!buckets.take("b"));
    }

    #[test]
    fn many_buckets_are_forgotten_once_they_are_full() {
        let buckets = Buckets::new(Rate { burst: 1, per_second: 1e12 });
        for key in 0..3 * MANY {
            assert!(buckets.take(key));
        }
        let kept = buckets.kept.lock().unwrap();
        assert!(kept.buckets.len() <= MANY, "{}", kept.buckets.len());
    }

    #[test]
    fn a_house_full_of_new_addresses_is_one_neighbourhood() {
        let parse = |text: &str| neighbourhood(text.parse().unwrap());
        assert_eq!(parse("2001:db8:1:2:3:4:5:6"), parse("2001:db8:1:2:ffff::1"));
        assert_ne!(parse("2001:db8:1:2::1"), parse("2001:db8:1:3::1"));
        assert_eq!(parse("::ffff:192.0.2.7"), parse("192.0.2.7"));
        assert_ne!(parse("192.0.2.7"), parse("192.0.2.8"));
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
