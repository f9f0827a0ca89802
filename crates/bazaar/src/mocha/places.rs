//! The places 17 to 20: one place, one file.

pub(crate) mod coffee_house;
pub(crate) mod guild_hall;
pub(crate) mod roasting_plant;
pub(crate) mod tavern;
