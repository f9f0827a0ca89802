//! Everything between a socket and the rest of the house: connections that come in, who asks and from where,
//! what may be asked, and the routes.

pub(crate) mod address;
pub(crate) mod admin;
pub(crate) mod body;
pub(crate) mod cookie;
pub(crate) mod forwarded;
pub(crate) mod guest;
pub(crate) mod headers;
pub(crate) mod hosts;
pub(crate) mod known_browsers;
pub(crate) mod listener;
pub(crate) mod openapi;
pub(crate) mod origin;
pub(crate) mod page;
pub(crate) mod parameters;
pub(crate) mod preview;
pub(crate) mod routes;
pub(crate) mod studies;
pub(crate) mod tcp_connection;
pub(crate) mod tcp_connections;
