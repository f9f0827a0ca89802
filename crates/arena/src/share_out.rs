use std::{
    ops::Range,
    sync::atomic::{AtomicBool, AtomicU64, Ordering},
};

use rayon::ThreadPool;

/// Every thread takes the next number until there is none, or until it is stopped or one fails.
/// Each has a sum of its own. When it is stopped, the numbers done are the first ones all the same.
pub fn share_out<Sum: Default + Send, Failed: Send>(
    pool: &ThreadPool,
    numbers: Range<u64>,
    stopped: &AtomicBool,
    act: impl Fn(u64, &mut Sum) -> Result<(), Failed> + Sync,
) -> Result<Vec<Sum>, Failed> {
    let next = AtomicU64::new(numbers.start);
    let failed = AtomicBool::new(false);
    let sums = pool.broadcast(|_| {
        let mut sum = Sum::default();
        while !stopped.load(Ordering::Relaxed) && !failed.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= numbers.end {
                break;
            }
            act(number, &mut sum).inspect_err(|_| failed.store(true, Ordering::Relaxed))?;
        }
        Ok(sum)
    });
    sums.into_iter().collect()
}
