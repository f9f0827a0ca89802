//! The commands of the program, one file for each.

pub(crate) mod analyse;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod doctor;
pub(crate) mod explain;
pub(crate) mod fire;
pub(crate) mod layout;
pub(crate) mod load;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod record;
pub(crate) mod replay;
pub(crate) mod restore;
pub(crate) mod serve;
pub(crate) mod sim;
pub(crate) mod verify;
