//! "Watch how it goes": a real game from its record, with what the coach says at its turning points.

use std::collections::BTreeMap;

use protocol::web::school::{Line, Mood, Remark};

/// The game: hard against hard against hard, nothing prepared.
pub const RECORD: &str = include_str!("film/game.json");

struct Spoken {
    ply: usize,
    line: &'static str,
    mood: Mood,
    places: &'static [u8],
}

const fn remark(ply: usize, line: &'static str, mood: Mood, places: &'static [u8]) -> Spoken {
    Spoken { ply, line, mood, places }
}

/// After so many actions of the record, this is said, and these places are lit. What a line says is
/// held against the game in `tests/film.rs`.
const REMARKS: &[Spoken] = &[
    remark(3, "hello", Mood::Calm, &[]),
    remark(6, "post", Mood::Calm, &[5]),
    remark(15, "family", Mood::Think, &[12, 5]),
    remark(28, "caught", Mood::Glad, &[5]),
    remark(47, "tile", Mood::Calm, &[14]),
    remark(54, "pick_up", Mood::Think, &[5]),
    remark(66, "first_ruby", Mood::Glad, &[16]),
    remark(76, "mosque_ruby", Mood::Glad, &[14]),
    remark(86, "palace_ruby", Mood::Glad, &[13]),
    remark(106, "cards", Mood::Think, &[16]),
    remark(136, "called_back", Mood::Calm, &[7]),
    remark(166, "market", Mood::Glad, &[10]),
    remark(205, "pay", Mood::Think, &[10]),
    remark(228, "lead", Mood::Glad, &[16]),
    remark(276, "race", Mood::Think, &[16]),
    remark(300, "fifth", Mood::Glad, &[16]),
    remark(303, "over", Mood::Glad, &[]),
];

/// What the coach says, in the order of the game.
pub fn remarks() -> Vec<Remark> {
    let said = REMARKS.iter().map(|one| Remark {
        ply: one.ply,
        line: Line { key: format!("school_film_{}", one.line), values: BTreeMap::default() },
        mood: one.mood,
        places: one.places.to_vec(),
    });
    said.collect()
}
