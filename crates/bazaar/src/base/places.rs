//! The action of each place: one place, one file (`turn/visit.rs` leads to them).

pub(crate) mod black_market;
pub(crate) mod caravansary;
mod fabric_warehouse;
pub(crate) mod fountain;
mod fruit_warehouse;
pub(crate) mod gemstone_dealer;
mod great_mosque;
mod large_market;
pub(crate) mod market;
pub(crate) mod mosque;
mod police_station;
pub(crate) mod post_office;
mod small_market;
mod small_mosque;
mod spice_warehouse;
pub(crate) mod sultans_palace;
pub(crate) mod tea_house;
pub(crate) mod track;
pub(crate) mod wainwright;
mod warehouse;
