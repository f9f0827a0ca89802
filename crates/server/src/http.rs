//! Everything between a socket and the rest of the house: lines that come in, who asks and from where,
//! what may be asked, and the routes.

pub(crate) mod admin;
pub(crate) mod body;
pub(crate) mod cookie;
pub(crate) mod forwarded;
pub(crate) mod guest;
pub(crate) mod headers;
pub(crate) mod hosts;
pub(crate) mod known_browsers;
pub(crate) mod line;
pub(crate) mod lines;
pub(crate) mod listener;
pub(crate) mod openapi;
pub(crate) mod origin;
pub(crate) mod page;
pub(crate) mod parameters;
pub(crate) mod routes;
