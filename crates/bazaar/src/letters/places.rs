//! The places 21 to 25: one place, one file; the tiles of the Kiosk have one of their own.

pub(crate) mod auction_house;
mod catacombs;
mod embassy;
pub(crate) mod kiosk;
mod kiosk_use;
pub(crate) mod secret_society;
