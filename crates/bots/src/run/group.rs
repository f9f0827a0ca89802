//! A program and whatever it starts, as one thing that can be ended.
//!
//! Where the system has process groups, a program leads one of its own: the children it started
//! end with it, and Ctrl-C at the terminal reaches the host alone, which then decides.

use std::{
    process::{Child, Command},
    sync::{Mutex, PoisonError},
};

/// The programs that run now, so that they can be ended in one go.
static RUNNING: Mutex<Vec<Process>> = Mutex::new(Vec::new());

/// The number of a process.
type Process = u32;

/// Lets the program begin in a group of its own.
pub(super) fn own(command: &mut Command) -> &mut Command {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command
}

pub(super) fn remember(child: &Child) {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner).push(child.id());
}

/// Ends the program with its children, and waits until it is gone.
pub(super) fn end(child: &mut Child) {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    running.retain(|process| *process != child.id());
    drop(running);
    kill(child.id());
    // An error means that it is gone already.
    let _ = child.kill();
    let _ = child.wait();
}

/// Ends every program at once. For a host that ends without looking back, as after Ctrl-C: the
/// bots that sit at its tables must not outlive it.
pub fn end_all() {
    let mut running = RUNNING.lock().unwrap_or_else(PoisonError::into_inner);
    for process in running.drain(..) {
        kill(process);
    }
}

#[cfg(unix)]
fn kill(process: Process) {
    use rustix::process::{Pid, Signal, kill_process_group};

    if let Some(group) = i32::try_from(process).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Without groups, a child is ended through its handle.
#[cfg(not(unix))]
fn kill(_: Process) {}
