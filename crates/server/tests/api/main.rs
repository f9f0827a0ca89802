//! The server from outside, by the tree of its addresses.

mod app;
mod http;
mod live;
mod me;
mod privacy;
mod replays;
mod restart;
mod seats;
mod tables;
