//! The table before the first turn, as far as it is that of Letters & Seals.

use crate::{Setup, SetupError};

/// The courier belongs to the table with the box, and to no other; and only where the box is the
/// one expansion, the bonus cards may be chosen.
pub(super) fn check(setup: &Setup) -> Result<(), SetupError> {
    if setup.courier.is_some() != setup.rules.has_letters() {
        return Err(SetupError::Courier);
    }
    if !setup.rules.deck.is_mixed() && !setup.rules.ruleset.chooses_its_deck() {
        return Err(SetupError::Deck);
    }
    Ok(())
}
