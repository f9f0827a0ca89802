//! What any server needs, whatever it serves: time, secrets, limits, counts, space.

pub(crate) mod clock;
pub(crate) mod files;
pub(crate) mod ids;
pub(crate) mod limiters;
pub(crate) mod limits;
pub(crate) mod metrics;
pub(crate) mod mishaps;
pub(crate) mod space;
