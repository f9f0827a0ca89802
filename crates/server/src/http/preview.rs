//! What a messenger shows of a link to a table: a title, a line, and a picture from our own drawings.
//!
//! It says what everybody knows who opens the link: the box, what was chosen, who sits there. Nothing of the game
//! itself is in it, so that nothing can be read from it that a seat should not see.

mod art;
mod kept;
mod picture;
mod words;

use games::About;
use protocol::web::{notifications::NotificationLanguage as Language, tables::Sitter};
use store::TableRow;

pub(crate) use self::{
    kept::{Pictures, version},
    words::{language, named, short},
};
use self::{
    picture::{Card, HEIGHT, Sits, WIDTH, escaped},
    words::{box_name, facts, free, house, somebody},
};
use crate::tables::{clocks::Clocks, info};

/// What is told of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Preview {
    title: String,
    text: String,
    pub(crate) card: Card,
}

/// The beginning of a game: places 1 to 16 row by row.
const BOARD: std::ops::RangeInclusive<u8> = 1..=16;

impl Preview {
    /// Of the house, for links that lead to no table.
    pub(crate) fn general(language: Language) -> Self {
        let text = house(language).to_owned();
        let card = Card {
            title: "Istanbul".to_owned(),
            icon: "ruby",
            facts: vec![text.clone()],
            seats: Vec::new(),
            board: BOARD.collect(),
        };
        Self { title: "Bedesten".to_owned(), text, card }
    }

    pub(crate) fn of(table: &TableRow, language: Language) -> Self {
        let options = serde_json::from_str(&table.options).unwrap_or_default();
        let rules = games::by_name(&table.game);
        let about = rules.and_then(|rules| rules.about(&options).ok()).unwrap_or_default();
        let seats = info::seats_of(table);
        let pace = Clocks::of(table).map(|clocks| clocks.pace).unwrap_or_default();
        let (name, icon) = box_name(language, &about.ruleset);
        let facts = facts(language, &about, seats.len(), pace, table.rated);
        let sits = |seat: &crate::tables::seats::Seated| match &seat.sitter {
            Sitter::Nobody => (free(language).to_owned(), true),
            Sitter::Person { .. } => (seat.name.clone(), false),
            Sitter::Bot { .. } => (format!("{} (bot)", seat.name), true),
        };
        let sits: Vec<_> = seats.iter().map(sits).collect();
        let names: Vec<&str> = sits.iter().map(|(name, _)| name.as_str()).collect();
        let text = format!("{}. {}", facts.join(" · "), names.join(", "));
        let card = Card {
            title: name.to_owned(),
            icon,
            seats: drawn(sits, &about, language),
            facts,
            board: about.places,
        };
        Self { title: format!("{name} · Bedesten"), text, card }
    }

    /// The lines for the head of the page. `page` and `picture` are whole addresses.
    pub(crate) fn head(&self, page: &str, picture: &str) -> String {
        let (title, text) = (escaped(&self.title), escaped(&self.text));
        let (page, picture) = (escaped(page), escaped(picture));
        format!(
            r#"<title>{title}</title>
    <meta name="description" content="{text}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="Bedesten" />
    <meta property="og:title" content="{title}" />
    <meta property="og:description" content="{text}" />
    <meta property="og:url" content="{page}" />
    <meta property="og:image" content="{picture}" />
    <meta property="og:image:type" content="image/png" />
    <meta property="og:image:width" content="{WIDTH}" />
    <meta property="og:image:height" content="{HEIGHT}" />
    <meta property="og:image:alt" content="{text}" />
    <meta name="twitter:card" content="summary_large_image" />"#
        )
    }
}

/// The seats as the picture shows them.
fn drawn(sits: Vec<(String, bool)>, about: &About, language: Language) -> Vec<Sits> {
    let colour = |index: usize| about.colours.get(index).copied().unwrap_or("white");
    let seat = |(index, (name, faint)): (usize, (String, bool))| {
        let name = if picture::can_write(&name) { name } else { somebody(language).to_owned() };
        Sits { colour: colour(index), name, faint }
    };
    sits.into_iter().enumerate().map(seat).collect()
}
