//! Games that run: each table that is open is a room, one task that owns its game.

pub(crate) mod daily;
pub(crate) mod hub;
pub(crate) mod laboratory;
pub(crate) mod matching;
pub(crate) mod opening;
pub(crate) mod origins;
pub(crate) mod peers;
pub(crate) mod rating_counter;
pub(crate) mod replaying;
pub(crate) mod room;
pub(crate) mod studying;
pub(crate) mod thinking;
pub(crate) mod timekeeper;
