//! The school: a lesson is a prepared position, prepared dice, and what a coach says about them.
//!
//! A chapter is data ([`Chapter`], one file each in `src/chapters`); the rules are asked what is right and
//! what follows. A pupil's progress is the list of answers so far, so nothing is kept here, and the
//! same code can run in a server or in a browser: it reads no clock and throws no dice.
//!
//! ```
//! let first = school::find("first").expect("the first chapter");
//! let scene = first.scene(&serde_json::json!({ "answers": [] }))?;
//! assert_eq!(scene["line"]["key"], "school_first_rings");
//! # Ok::<(), school::SchoolError>(())
//! ```
//!
//! How a chapter is written is in `docs/school.md`.

mod chapter;
mod chapters;
mod course;
#[cfg(test)]
mod examine;
pub mod film;
mod pupil;
mod taught;

pub use chapter::{Chapter, Exercise, Right, Step, Task};
pub use course::{Course, SchoolError};
pub use pupil::MOST_ANSWERS;
pub use taught::Taught;

/// The chapters, in the order in which they are listed. The first one is the first for everybody.
pub fn chapters() -> &'static [&'static dyn Course] {
    chapters::ALL
}

/// The chapter of this name.
pub fn find(id: &str) -> Option<&'static dyn Course> {
    chapters().iter().copied().find(|chapter| chapter.id() == id)
}
