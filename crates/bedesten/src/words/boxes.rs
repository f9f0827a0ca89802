//! The boxes that have words for what is their own.

use bazaar::{Action, Amounts, Card, Event, Figure, Missing, Place, Question, Reveals, Roll, View};

use super::{Names, base::Base, events::Told, letters::Letters, mocha::Mocha};

/// What a box says about its own things. For those of others it has no words.
pub(super) trait Wording: Sync {
    /// Its places, explained.
    fn places(&self) -> &'static [(Place, &'static str)];

    /// Its bonus cards, explained.
    fn cards(&self) -> &'static [(Card, &'static str)];

    fn question(&self, _asked: Question, _view: &View) -> Option<String> {
        None
    }

    /// What one of its places asks.
    fn place(&self, at: Place, view: &View) -> Option<String>;

    /// What acting at one of its places means.
    fn act(&self, at: Place) -> Option<&'static str>;

    /// An answer. Cards of which nothing is to be said but their title need no words.
    fn answer(&self, action: Action, asked: Question, view: &View, names: &Names)
    -> Option<String>;

    /// What the dice are rolled for, after a space.
    fn roll(&self, _roll: Roll) -> Option<&'static str> {
        None
    }

    fn tell(&self, _names: &Names, _event: Event) -> Option<Told> {
        None
    }

    fn figure(&self, _figure: Figure) -> Option<&'static str> {
        None
    }

    /// Who is met with this answer.
    fn met(&self, _action: Action) -> Option<&'static str> {
        None
    }

    fn missing(&self, _missing: &Missing) -> Option<String> {
        None
    }

    fn amount(&self, _amounts: &Amounts) -> Option<String> {
        None
    }

    fn reveals(&self, _reveals: Reveals) -> Option<&'static str> {
        None
    }
}

const BOXES: [&dyn Wording; 3] = [&Base, &Mocha, &Letters];

/// What the boxes say, each that has words for it.
pub(super) fn each<T>(says: impl Fn(&dyn Wording) -> Option<T>) -> impl Iterator<Item = T> {
    BOXES.into_iter().filter_map(says)
}

/// What the box says whose own it is.
pub(super) fn say<T>(says: impl Fn(&dyn Wording) -> Option<T>) -> Option<T> {
    each(says).next()
}

pub(crate) fn explained_place(place: Place) -> Option<&'static str> {
    say(|one| one.places().iter().find(|(explained, _)| *explained == place)).map(|(_, text)| *text)
}

pub(crate) fn explained_card(card: Card) -> Option<&'static str> {
    say(|one| one.cards().iter().find(|(explained, _)| *explained == card)).map(|(_, text)| *text)
}

/// Who of a box is met with this answer.
pub(crate) fn met(action: Action) -> Option<&'static str> {
    say(|one| one.met(action))
}
