//! What a game has to say for itself at a terminal.

use arena::ArenaGame;
use tabletop::Seat;

use super::Forced;
use crate::{paint::Line, words::Names};

/// A game that can be talked about: its questions and answers in words, its table in lines.
pub(crate) trait TerminalGame: ArenaGame {
    /// Whether players hide something from each other.
    const HAS_SECRETS: bool;

    /// What can be typed: what it looks like, and what it does.
    const HELP: &'static [(&'static str, &'static str)];

    /// What `? …` could be asked about, for somebody who asked about something else.
    const TOPICS: &'static str;

    /// The table as this seat sees it; as everybody does without one.
    fn table(game: &Self, seat: Option<Seat>, names: &Names) -> Vec<Line>;

    /// The own things in short, above a question.
    fn status(game: &Self, seat: Seat, asked: Self::Question) -> Vec<Line>;

    fn question(game: &Self, seat: Seat, asked: Self::Question) -> String;

    /// The answers that are listed, with a number for each.
    fn menu(game: &Self, seat: Seat, asked: Self::Question, names: &Names) -> Vec<Choice<Self>>;

    /// Which answers there are besides, too many to list.
    fn besides(game: &Self) -> Option<String> {
        let _ = game;
        None
    }

    /// What is meant by a text that is neither on the list nor notation.
    fn meant(game: &Self, choices: &[Choice<Self>], text: &str) -> Option<Self::Action>;

    /// What happened, in a line for each player in a row.
    fn event_lines(names: &Names, events: &[Self::Event]) -> Vec<String>;

    /// Whose turn ended with this event.
    fn turn_ended(event: &Self::Event) -> Option<Seat>;

    /// An answer that the table gave, and why.
    fn by_itself(game: &Self, seat: Seat, forced: &Forced<Self>, names: &Names) -> String;

    fn refused(refusal: &Self::Refusal) -> String;

    /// What cannot be done now and why: its number, its text, the reason.
    fn not_now(
        game: &Self,
        seat: Seat,
        asked: Self::Question,
        names: &Names,
    ) -> Vec<(String, String, String)>;

    /// Why nothing is taken back beyond this chance.
    fn seen(chance: Self::Chance) -> &'static str;

    /// A heading and the text about what somebody asked for, and perhaps how it is now.
    fn explained(game: &Self, asked: &str) -> Option<(String, String, Option<Line>)>;
}

/// One line of the menu.
#[derive(Clone, Debug)]
pub(crate) struct Choice<G: tabletop::Game> {
    pub(crate) number: u8,
    pub(crate) action: G::Action,
    /// What follows without a choice; given together with the answer.
    pub(crate) then: Vec<G::Action>,
    pub(crate) text: String,
    /// What it costs and brings.
    pub(crate) effects: String,
}
