//! Those who come: their names, their passwords, and whoever guesses them; when they are away; what they write.

pub(crate) mod guesses;
pub(crate) mod names;
pub(crate) mod passwords;
pub(crate) mod prose;
pub(crate) mod vacations;
pub(crate) mod written;
