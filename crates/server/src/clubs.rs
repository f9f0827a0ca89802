//! Clubs, and their tournaments: what is between the routes and the rooms.

pub(crate) mod keeper;
pub(crate) mod members;
pub(crate) mod rounds;
pub(crate) mod running;
pub(crate) mod shown;
