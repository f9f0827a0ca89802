//! The table before the first turn, as far as it is that of Mocha & Baksheesh.

use crate::{Setup, SetupError};

/// The coffee trader belongs to the table with the box, and to no other.
pub(super) fn check(setup: &Setup) -> Result<(), SetupError> {
    if setup.coffee_trader.is_some() == setup.rules.has_a_coffee_trader() {
        Ok(())
    } else {
        Err(SetupError::CoffeeTrader)
    }
}
