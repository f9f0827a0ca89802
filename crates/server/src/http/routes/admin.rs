//! `/api/admin`: for whoever knows the token, and nobody else.

pub(crate) mod close;
pub(crate) mod delete;
pub(crate) mod house;
pub(crate) mod talk;
