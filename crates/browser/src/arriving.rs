//! A table that was kept on another device. A file can hold anything, so all of it is looked at before it is kept.

use protocol::web::{Code, Problem, tables::Sitter};

use crate::{Arriving, Kept, LocalTable, kept};

/// The table as it is kept here: whoever played there plays here.
pub(crate) fn check(arriving: Arriving) -> Result<Kept, Problem> {
    let Arriving { mut kept, changes, me } = arriving;
    kept::check_id(&me)?;
    kept::check_id(&kept.id)?;
    kept.me.clone_from(&me);
    for seat in &mut kept.seats {
        seat.name = kept::clean(&seat.name)?;
        match &mut seat.sitter {
            Sitter::Person { id } => id.clone_from(&me),
            Sitter::Bot { level } => {
                kept::level_named(level)?;
            }
            Sitter::Nobody => {
                return Err(Problem::new(Code::Record, "a seat of this game is empty"));
            }
        }
    }
    let rules = kept::game(&kept.game)?;
    kept.options = rules.check(&kept.options, kept.seats.len())?;
    // Everything in it is played once more, with the dice of its seed.
    LocalTable::open(kept.clone(), changes)?;
    Ok(kept)
}
