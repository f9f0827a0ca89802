//! Ratings and results as everybody may know them.

use bots::Level;
use protocol::web::ratings::{Opponent, RatedGame, RatedPlayer, SeatResult};
use store::SeatResult as Kept;

use super::skill;
use crate::tables::seats;

/// No guest has a colon in their id.
const BOT: &str = "bot:";

/// Under which name a bot is a player.
pub(crate) fn bot_id(level: Level) -> String {
    format!("{BOT}{}", level.name())
}

/// The bot of this name, if it is one.
pub(crate) fn bot_named(player: &str) -> Option<Level> {
    player.strip_prefix(BOT).and_then(|level| seats::level_named(level).ok())
}

pub(crate) fn who(player: Option<&str>, name: Option<&str>) -> RatedPlayer {
    match (player, name) {
        (Some(id), Some(name)) => RatedPlayer::Person { id: id.to_owned(), name: name.to_owned() },
        (Some(id), None) => bot_named(id)
            .map_or(RatedPlayer::Gone, |level| RatedPlayer::Bot { level: level.name().to_owned() }),
        (None, _) => RatedPlayer::Gone,
    }
}

/// What came of a table, by seat.
pub(crate) fn seat_results(kept: &[Kept]) -> Vec<SeatResult> {
    let seat = |kept: &Kept| SeatResult {
        place: kept.place,
        has_left: kept.has_left,
        before: skill::read(kept.before),
        after: skill::read(kept.after),
    };
    kept.iter().map(seat).collect()
}

/// The games of a player in the eyes of a guest, out of the rows of all seats.
pub(crate) fn games(rows: &[Kept], player: &str, eyes: Option<&str>) -> Vec<RatedGame> {
    let tables = rows.chunk_by(|one, other| one.table == other.table);
    tables.filter_map(|seats| game(seats, player, eyes)).collect()
}

fn game(seats: &[Kept], player: &str, eyes: Option<&str>) -> Option<RatedGame> {
    let is = |seat: &Kept, id: &str| seat.player.as_deref() == Some(id);
    let mine = seats.iter().filter(|seat| is(seat, player)).min_by_key(|seat| seat.place)?;
    // Whoever has the name of a table may look at it: it is not given to just anybody.
    let may_look = mine.public || eyes.is_some_and(|id| seats.iter().any(|seat| is(seat, id)));
    let other = |seat: &Kept| Opponent {
        who: who(seat.player.as_deref(), seat.name.as_deref()),
        place: seat.place,
        has_left: seat.has_left,
    };
    Some(RatedGame {
        table: may_look.then(|| mine.table.clone()),
        ruleset: mine.ruleset.clone(),
        players: mine.players,
        ended: mine.ended,
        place: mine.place,
        has_left: mine.has_left,
        before: skill::read(mine.before),
        after: skill::read(mine.after),
        others: seats.iter().filter(|seat| seat.seat != mine.seat).map(other).collect(),
    })
}
