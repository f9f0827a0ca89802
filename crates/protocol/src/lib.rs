//! The JSON that is spoken with programs outside this one.
//!
//! [`bots`] is what a bot in any language reads and writes, one message a line; `docs/bots.md`
//! tells it for those who write one. Messages are generic over the game: what a position holds is
//! whatever the view, the question and the actions of that game look like in JSON.
//!
//! Only messages live here. Who starts a process, waits or gives up is somebody else's business.

pub mod bots;
