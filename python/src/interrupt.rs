//! Long work that can be stopped from the keyboard.

use std::{
    panic::resume_unwind,
    sync::{
        Condvar, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::Duration,
};

use pyo3::prelude::*;

/// So often Python is asked whether somebody pressed Ctrl-C.
const PAUSE: Duration = Duration::from_millis(50);

/// Works on another thread, without the interpreter. Whoever presses Ctrl-C sets the flag; what was
/// done until then is dropped, and `KeyboardInterrupt` is raised.
pub(crate) fn interruptible<T: Send>(
    py: Python<'_>,
    work: impl Send + FnOnce(&AtomicBool) -> T,
) -> PyResult<T> {
    let (stopped, done) = (AtomicBool::new(false), (Mutex::new(false), Condvar::new()));
    thread::scope(|scope| {
        let worker = scope.spawn(|| {
            let result = work(&stopped);
            *done.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
            done.1.notify_all();
            result
        });
        let mut pressed = Ok(());
        // A panic leaves without a word.
        while !worker.is_finished() && !py.detach(|| is_done(&done)) {
            if pressed.is_ok() {
                pressed = py.check_signals();
                stopped.store(pressed.is_err(), Ordering::Relaxed);
            }
        }
        let result = py.detach(|| worker.join()).unwrap_or_else(|panic| resume_unwind(panic));
        pressed.map(|()| result)
    })
}

/// Waits a moment.
fn is_done((done, told): &(Mutex<bool>, Condvar)) -> bool {
    let done = done.lock().unwrap_or_else(PoisonError::into_inner);
    *told.wait_timeout_while(done, PAUSE, |done| !*done).unwrap_or_else(PoisonError::into_inner).0
}
