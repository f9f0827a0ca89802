//! Writes what the server would say in some positions of the golden games, for drawing the client
//! without a server: `cargo run -p protocol --example positions -- OUT`.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a tool for the workshop")]

use std::{env, fs, path::PathBuf};

use bazaar::Game;
use protocol::web::live;
use serde_json::json;
use tabletop::{Game as _, Record, Seed, Table, Viewer};

fn main() {
    let out = PathBuf::from(env::args().nth(1).expect("a folder to write to"));
    fs::create_dir_all(&out).expect("a folder");
    let mut games: Vec<_> = fs::read_dir("fixtures/games/base")
        .expect("run it in the repository")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    games.sort();
    for path in games {
        let text = fs::read_to_string(&path).expect("a file");
        let record: Record<Game> = serde_json::from_str(&text).expect("a record");
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        for part in [0, 1, 2, 3] {
            let mut cut = record.clone();
            cut.actions.truncate(record.actions.len() * part / 3);
            cut.result = None;
            cut.fairness = None;
            cut.options = None;
            let Ok(table) = Table::go_on_from(cut, Seed::from_number(1)) else { continue };
            let viewer = table.game().current_player().map_or(Viewer::Spectator, Viewer::Seat);
            let message = json!({
                "players": record.players,
                "position": live::position(&table, viewer, 1),
                "log": live::log(&table, viewer, 0..table.ply()),
            });
            fs::write(out.join(format!("{name}-{part}.json")), format!("{message:#}")).unwrap();
        }
    }
}
