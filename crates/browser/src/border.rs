//! What the page can call: text goes in, text comes out.
//!
//! The page asks for room with [`room`], writes a request there as UTF-8, calls [`call`], and reads so many
//! bytes at [`reply`]. A network or a book of puzzles is written
//! and handed over with [`bring`]. Both buffers are ordinary vectors of this side; the page gets their addresses and
//! nothing is ever read through one here.
#![allow(unsafe_code, reason = "exported names; no memory is touched by address on this side")]

use std::sync::{Mutex, PoisonError};

use crate::Engine;

struct Border {
    engine: Engine,
    request: Vec<u8>,
    reply: Vec<u8>,
}

static BORDER: Mutex<Border> =
    Mutex::new(Border { engine: Engine::new(), request: Vec::new(), reply: Vec::new() });

fn at_border<T>(what: impl FnOnce(&mut Border) -> T) -> T {
    what(&mut BORDER.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Room for a request of so many bytes.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn room(bytes: usize) -> *mut u8 {
    at_border(|border| {
        border.request.clear();
        border.request.resize(bytes, 0);
        border.request.as_mut_ptr()
    })
}

/// Answers the request that was written; the length of the answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn call() -> usize {
    at_border(|border| {
        let reply = border.engine.call(&border.request);
        border.reply = reply.into_bytes();
        border.reply.len()
    })
}

/// Takes the network or the book that was written, instead of a request; the length of the answer.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn bring() -> usize {
    at_border(|border| {
        border.reply = Engine::bring(&border.request).into_bytes();
        border.request = Vec::new();
        border.reply.len()
    })
}

/// Where the answer is, until the next call.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn reply() -> *const u8 {
    at_border(|border| border.reply.as_ptr())
}
