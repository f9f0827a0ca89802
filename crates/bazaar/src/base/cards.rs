//! The bonus cards: one card, one file (`turn/play.rs` leads to them). *Any goods at 11* is in
//! `base/places/small_market.rs`.

mod assistant_back;
mod family_home;
mod five_lira;
mod long_way;
mod one_good;
mod stay;
pub(crate) mod twice;
