//! Colour for terminals. Without it everything says the same.

use std::{
    env,
    io::{self, IsTerminal as _},
};

use bazaar::{Colour, Good};

/// What a piece of text is, so that the painter can choose a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Plain,
    Dim,
    Strong,
    Ruby,
    Player(Colour),
    Good(Good),
}

/// Paints, or leaves the text as it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Paint {
    on: bool,
    screen: bool,
}

impl Paint {
    /// Colour only where a person looks, and only if that person has not declined.
    pub(crate) fn for_stdout() -> Self {
        let declined = env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = env::var_os("TERM").is_some_and(|term| term == "dumb");
        let screen = io::stdout().is_terminal();
        Self { on: screen && !declined && !dumb, screen }
    }

    #[cfg(test)]
    pub(crate) const fn off() -> Self {
        Self { on: false, screen: false }
    }

    #[cfg(test)]
    pub(crate) const fn on() -> Self {
        Self { on: true, screen: true }
    }

    pub(crate) fn text(self, ink: Ink, text: &str) -> String {
        let code = match ink {
            Ink::Plain => return text.to_owned(),
            Ink::Dim => "2",
            Ink::Strong => "1",
            Ink::Ruby => "1;31",
            Ink::Player(Colour::White) => "1;97",
            Ink::Player(Colour::Yellow) => "1;93",
            Ink::Player(Colour::Red) => "1;91",
            Ink::Player(Colour::Green) => "1;92",
            Ink::Player(Colour::Blue) => "1;94",
            Ink::Good(Good::Red) => "31",
            Ink::Good(Good::Green) => "32",
            Ink::Good(Good::Yellow) => "33",
            Ink::Good(Good::Blue) => "34",
        };
        if self.on { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    /// Empties the screen, so that the next player does not read the hand of the last one.
    pub(crate) const fn cleared(self) -> &'static str {
        if self.screen { "\x1b[2J\x1b[3J\x1b[H" } else { "" }
    }
}

/// A line made of pieces, which knows how wide it is however it is painted.
#[derive(Clone, Debug, Default)]
pub(crate) struct Line {
    pieces: Vec<(Ink, String)>,
    width: usize,
}

impl Line {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn of(ink: Ink, text: impl Into<String>) -> Self {
        Self::new().with(ink, text)
    }

    #[must_use]
    pub(crate) fn with(mut self, ink: Ink, text: impl Into<String>) -> Self {
        self.add(ink, text);
        self
    }

    pub(crate) fn add(&mut self, ink: Ink, text: impl Into<String>) {
        let text = text.into();
        // Everything we write is one column wide for each character.
        self.width += text.chars().count();
        self.pieces.push((ink, text));
    }

    pub(crate) fn append(&mut self, other: Self) {
        self.width += other.width;
        self.pieces.extend(other.pieces);
    }

    pub(crate) const fn width(&self) -> usize {
        self.width
    }

    #[must_use]
    pub(crate) fn followed_by(mut self, other: Self) -> Self {
        self.append(other);
        self
    }

    /// Filled up with blanks, or cut, to an exact width.
    #[must_use]
    pub(crate) fn fitted(self, width: usize) -> Self {
        let line = self.cut(width);
        let missing = width.saturating_sub(line.width);
        line.with(Ink::Plain, " ".repeat(missing))
    }

    /// What is too wide is left off.
    #[must_use]
    pub(crate) fn cut(mut self, width: usize) -> Self {
        while self.width > width {
            let Some((_, text)) = self.pieces.last_mut() else { break };
            if text.pop().is_none() {
                self.pieces.pop();
            } else {
                self.width -= 1;
            }
        }
        self
    }

    pub(crate) fn painted(&self, paint: Paint) -> String {
        self.pieces.iter().map(|(ink, text)| paint.text(*ink, text)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_as_wide_as_it_is_told_with_and_without_colour() {
        let line = Line::of(Ink::Strong, "♦12").with(Ink::Plain, " and more");
        assert_eq!(line.clone().fitted(5).painted(Paint::off()), "♦12 a");
        assert_eq!(line.clone().fitted(14).painted(Paint::off()), "♦12 and more  ");
        assert!(line.fitted(2).painted(Paint::on()).contains("♦1"));
    }
}
