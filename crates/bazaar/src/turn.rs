//! What happens in a turn, in the words of the base game: the lists of steps, actions and questions,
//! what a step, a place, a card, an encounter or a roll says about itself, and the four phases.

pub(crate) mod act;
pub(crate) mod action;
pub(crate) mod argument;
pub(crate) mod ask;
pub(crate) mod assistants;
pub(crate) mod chance;
pub(crate) mod draw;
pub(crate) mod end;
pub(crate) mod expansion;
mod finish;
pub(crate) mod meet;
mod merchants;
pub(crate) mod movement;
pub(crate) mod play;
pub(crate) mod question;
mod refuse;
pub(crate) mod roll;
pub(crate) mod step;
pub(crate) mod visit;
