//! Our drawings, made ready to be drawn here: they are written for the page, whose colours come from style sheets.

use std::sync::{Arc, LazyLock, Mutex, PoisonError};

use resvg::{
    tiny_skia::{Pixmap, Transform},
    usvg::{Options, Tree, fontdb::Database},
};

// `TILES` and `ICONS`: names and drawings; `FONTS`: files. The script that builds the client writes them.
include!(concat!(env!("OUT_DIR"), "/art.rs"));

/// The faces of the repository and no others: the picture is the same on every machine.
static FACES: LazyLock<Arc<Database>> = LazyLock::new(|| {
    let mut faces = Database::new();
    for font in FONTS {
        faces.load_font_data(font.to_vec());
    }
    Arc::new(faces)
});

/// A tile of a place in so many pixels.
type Drawn = ((u8, u32), Arc<Pixmap>);

/// Tiles that were drawn before, by number and size: to read a drawing takes longer than to copy its pixels. There
/// are as many sizes as shapes of the board.
static DRAWN: Mutex<Vec<Drawn>> = Mutex::new(Vec::new());

/// A colour and a mark, as the page gives them to the pieces of a player.
struct Player {
    colour: &'static str,
    on: &'static str,
    mark: &'static str,
}

fn player(colour: &str) -> Player {
    let (colour, on, mark) = match colour {
        "red" => ("#cb3a2a", "#fffaee", "mark-tulip"),
        "blue" => ("#2a5cc0", "#fffaee", "mark-dots"),
        "green" => ("#1f7f52", "#fffaee", "mark-cypress"),
        "yellow" => ("#f1bd3b", "#17203d", "mark-star"),
        _ => ("#fffaee", "#17203d", "mark-crescent"),
    };
    Player { colour, on, mark }
}

/// A document as pixels; nothing if it cannot be read.
pub(super) fn draw(svg: &str, width: u32, height: u32) -> Option<Pixmap> {
    let options = Options { fontdb: Arc::clone(&FACES), ..Options::default() };
    let tree = Tree::from_str(svg, &options).ok()?;
    let mut pixels = Pixmap::new(width, height)?;
    let size = tree.size();
    let scale = Transform::from_scale(width as f32 / size.width(), height as f32 / size.height());
    resvg::render(&tree, scale, &mut pixels.as_mut());
    Some(pixels)
}

/// The tile of a place; 0 is one that lies face down.
pub(super) fn tile(number: u8, side: u32) -> Option<Arc<Pixmap>> {
    let drawn = || DRAWN.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, pixels)) = drawn().iter().find(|(known, _)| *known == (number, side)) {
        return Some(Arc::clone(pixels));
    }
    let name = if number == 0 { "back".to_owned() } else { format!("{number:02}-") };
    let (_, svg) = TILES.iter().find(|(file, _)| file.starts_with(&name))?;
    let pixels = Arc::new(draw(&plain(&nameless(svg), None), side, side)?);
    drawn().push(((number, side), Arc::clone(&pixels)));
    Some(pixels)
}

/// The inside of an icon, to be put into a drawing of 48 by 48.
pub(super) fn icon(name: &str) -> Option<String> {
    Some(plain(inner(raw(name)?)?, None))
}

/// The disc of a player, with the mark that tells it from the others without a colour.
pub(super) fn disc(colour: &str) -> Option<String> {
    let player = player(colour);
    let disc = inner(raw("merchant")?)?;
    let (before, marked) = disc.split_once(r#"<svg class="mark""#)?;
    let (_, after) = marked.split_once("</svg>")?;
    let (attributes, _) = marked.split_once('>')?;
    let mark = inner(raw(player.mark)?)?;
    let whole = format!(r#"{before}<svg class="mark"{attributes}>{mark}</svg>{after}"#);
    Some(plain(&whole, Some(&player)))
}

fn raw(name: &str) -> Option<&'static str> {
    ICONS.iter().find(|(file, _)| *file == name).map(|(_, svg)| *svg)
}

/// What stands between the tags of the document.
fn inner(svg: &str) -> Option<&str> {
    let (_, rest) = svg.split_once("<svg")?;
    let (_, rest) = rest.split_once('>')?;
    rest.rsplit_once("</svg>").map(|(inner, _)| inner)
}

/// The names on tiles are English and too small to be read here.
fn nameless(svg: &str) -> String {
    let Some((before, rest)) = svg.split_once(r#"<text class="name""#) else {
        return svg.to_owned();
    };
    let after = rest.split_once("</text>").map_or("", |(_, after)| after);
    format!("{before}{after}")
}

/// Every `var(--name, value)` becomes its value, or what this player has in its place.
fn plain(svg: &str, player: Option<&Player>) -> String {
    let mut plain = String::with_capacity(svg.len());
    let mut rest = svg;
    while let Some((before, variable)) = rest.split_once("var(--") {
        plain.push_str(before);
        let Some((inside, after)) = variable.split_once(')') else { break };
        let (name, value) = inside.split_once(", ").unwrap_or((inside, "none"));
        plain.push_str(match (player, name) {
            (Some(player), "player") => player.colour,
            (Some(player), "player-on") => player.on,
            _ => value,
        });
        rest = after;
    }
    plain.push_str(rest);
    plain
}
