//! The picture of a table: its board, and who sits there.

use std::fmt::Write as _;

use resvg::tiny_skia::{Pixmap, PixmapPaint, Transform};

use super::art;

pub(crate) const WIDTH: u32 = 1200;
pub(crate) const HEIGHT: u32 = 630;

const MARGIN: u32 = 26;
const GAP: u32 = 6;
/// What the board may fill.
const BOARD: (u32, u32) = (600, HEIGHT - 2 * MARGIN);
/// Where the words begin.
const WORDS: u32 = 662;
/// So many letters of a line fit beside the board.
const LINE: usize = 38;

/// What the picture shows. Everything in it is known to whoever opens the link.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Card {
    pub(crate) title: String,
    pub(crate) icon: &'static str,
    pub(crate) facts: Vec<String>,
    pub(crate) seats: Vec<Sits>,
    /// The numbers of the places, row by row; of a game without places, none.
    pub(crate) board: Vec<u8>,
}

/// A seat, as it is shown.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Sits {
    pub(crate) colour: &'static str,
    pub(crate) name: String,
    /// Nobody sits there yet, or a bot.
    pub(crate) faint: bool,
}

/// The picture as a PNG file; nothing if this program was built without the drawings.
pub(crate) fn draw(card: &Card) -> Option<Vec<u8>> {
    let mut pixels = art::draw(&words(card), WIDTH, HEIGHT)?;
    for (index, number) in card.board.iter().enumerate() {
        put(&mut pixels, card.board.len(), index, *number);
    }
    pixels.encode_png().ok()
}

/// Puts a tile onto the board, on whole pixels: anything else would make the file twice as large.
fn put(pixels: &mut Pixmap, places: usize, index: usize, number: u8) {
    let columns = if places <= 16 { 4 } else { 5 };
    let rows = (places as u32).div_ceil(columns);
    let side = ((BOARD.0 + GAP) / columns).min((BOARD.1 + GAP) / rows).saturating_sub(GAP);
    let Some(tile) = art::tile(number, side) else { return };
    let at = |room: u32, count: u32, step: u32| {
        MARGIN + room.saturating_sub((side + GAP) * count - GAP) / 2 + (side + GAP) * step
    };
    let (column, row) = (index as u32 % columns, index as u32 / columns);
    let x = at(BOARD.0, columns, column).cast_signed();
    let y = at(BOARD.1, rows, row).cast_signed();
    let paint = PixmapPaint::default();
    pixels.draw_pixmap(x, y, (*tile).as_ref(), &paint, Transform::identity(), None);
}

/// Everything but the board, as a document.
fn words(card: &Card) -> String {
    let mut svg = format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}"><rect width="{WIDTH}" height="{HEIGHT}" fill="#1b2f6e"/><rect x="640" width="560" height="{HEIGHT}" fill="#fffaee"/>"##,
    );
    let icon = art::icon(card.icon).unwrap_or_default();
    if card.board.is_empty() {
        let _ = write!(
            svg,
            r#"<svg x="116" y="105" width="420" height="420" viewBox="0 0 48 48">{icon}</svg>"#
        );
    }
    let _ = write!(
        svg,
        r#"<svg x="{WORDS}" y="34" width="44" height="44" viewBox="0 0 48 48">{icon}</svg>"#
    );
    write_line(&mut svg, ("Alegreya Sans", 700, 28, "#1f4199"), WORDS + 58, 66, "Bedesten");
    let mut y = 138;
    for line in wrapped(&card.title, 24).into_iter().take(2) {
        write_line(&mut svg, ("Alegreya", 700, 50, "#17203d"), WORDS, y, &line);
        y += 54;
    }
    y -= 12;
    for line in wrapped(&joined(&card.facts), LINE).into_iter().take(3) {
        write_line(&mut svg, ("Alegreya Sans", 400, 28, "#3c4361"), WORDS, y, &line);
        y += 36;
    }
    let rows = card.seats.len() as u32;
    let step = if rows > 4 { 58 } else { 66 };
    let mut y = HEIGHT - 30 - rows * step;
    for seat in &card.seats {
        write_seat(&mut svg, seat, y);
        y += step;
    }
    svg.push_str("</svg>");
    svg
}

fn write_seat(svg: &mut String, seat: &Sits, y: u32) {
    let disc = art::disc(seat.colour).unwrap_or_default();
    let opacity = if seat.faint { 0.45 } else { 1.0 };
    let _ = write!(
        svg,
        r#"<g opacity="{opacity}"><svg x="{WORDS}" y="{y}" width="48" height="48" viewBox="0 0 48 48">{disc}</svg></g>"#,
    );
    let colour = if seat.faint { "#5d6380" } else { "#17203d" };
    write_line(
        svg,
        ("Alegreya Sans", if seat.faint { 400 } else { 700 }, 34, colour),
        WORDS + 66,
        y + 36,
        &seat.name,
    );
}

type Look = (&'static str, u32, u32, &'static str);

fn write_line(svg: &mut String, (face, weight, size, colour): Look, x: u32, y: u32, text: &str) {
    let text = escaped(text);
    let _ = write!(
        svg,
        r#"<text x="{x}" y="{y}" font-family="{face}" font-weight="{weight}" font-size="{size}" fill="{colour}">{text}</text>"#,
    );
}

/// All of them; one that is short is not broken.
fn joined(facts: &[String]) -> String {
    let whole = |fact: &String| match fact.chars().count() {
        0..=30 => fact.replace(' ', "\u{a0}"),
        _ => fact.clone(),
    };
    facts.iter().map(whole).collect::<Vec<_>>().join("\u{a0}· ")
}

/// Lines of at most so many letters, broken between words.
fn wrapped(text: &str, letters: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= letters => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// What somebody wrote, so that it stands between tags or in an attribute and says nothing else.
pub(crate) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            _ => safe.push(letter),
        }
    }
    safe
}

/// The letters of our fonts beyond Latin 1, as `web/fonts/make.py` has them.
const BEYOND: &str = "ĄąĆćĘęŁłŃńŚśŹźŻżĞğİıŞşŒœẞČčĎďĚěŇňŘřŠšŤťŮůŽžĐđŐőŰűĂăȘșȚț–—‘’‚“”„•…";

/// Whether our fonts have all its letters.
pub(super) fn can_write(text: &str) -> bool {
    let known =
        |letter: char| matches!(letter, ' '..='~' | '\u{a0}'..='\u{ff}') || BEYOND.contains(letter);
    text.chars().all(known)
}
