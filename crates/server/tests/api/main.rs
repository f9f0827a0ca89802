//! The server from outside, by the tree of its addresses.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

mod accounts;
mod admin;
mod app;
mod clocks;
mod clubs;
mod daily;
mod dice;
mod film;
mod friends;
mod hints;
mod hosting;
mod http;
mod joint;
mod laboratory;
mod leaving;
mod live;
mod matching;
mod me;
mod metrics;
mod notifications;
mod nudges;
mod past;
mod plans;
mod preview;
mod privacy;
mod puzzles;
mod ratings;
mod replays;
mod restart;
#[path = "../scenes/forgotten.rs"]
mod scene;
mod school;
mod screens;
mod seats;
mod security;
mod sofa;
mod storage;
mod studies;
mod tables;
mod talk;
mod thought;
