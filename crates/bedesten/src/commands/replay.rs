//! `bedesten replay`: replays a record strictly; prints the position and the result.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::Context as _;
use arena::bazaar::variant_names;
use bazaar::{Cards, Event, Game};
use clap::Args;
use serde_json::{Value, json};
use tabletop::{Game as _, Replay, Seat, Turn, Viewer};

use crate::{
    drawing,
    paint::Paint,
    record_file::{self, BazaarRecord},
    words::{self, Names, telling},
};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The record; `-` reads it from the standard input
    file: PathBuf,

    /// Stop after so many actions
    #[arg(long, value_name = "N")]
    at: Option<usize>,

    /// Tell everything that happened, one line for each event
    #[arg(long)]
    log: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let record = record_file::read(&arguments.file)?;
    let mut events = Vec::new();
    let plies = arguments.at.unwrap_or(record.actions.len());
    let replay = record
        .replay_to(plies, &mut events)
        .with_context(|| format!("{} cannot be replayed", arguments.file.display()))?;
    let names = Names::of(&record.players);
    let mut out = io::stdout().lock();
    if arguments.json {
        let mut position = position(&record, &replay);
        if arguments.log {
            position["log"] = log(&names, &events).into();
        }
        writeln!(out, "{position:#}")?;
        return Ok(ExitCode::SUCCESS);
    }
    if arguments.log {
        for line in log(&names, &events) {
            writeln!(out, "{line}")?;
        }
        writeln!(out)?;
    }
    let view = replay.game.view(Viewer::Spectator);
    let paint = Paint::for_stdout();
    for line in drawing::table(&view, &names, &hands(&replay.game), &[]) {
        writeln!(out, "{}", line.painted(paint).trim_end())?;
    }
    writeln!(out, "\nAfter {} of {} actions.", replay.ply, record.actions.len())?;
    match replay.game.turn() {
        Turn::Decide(seat, _) => writeln!(out, "{} is asked.", names.name(seat))?,
        Turn::Chance(_) => writeln!(out, "Chance is to decide.")?,
        Turn::Over => {
            for line in drawing::result(&view, &names) {
                writeln!(out, "{}", line.painted(paint))?;
            }
        }
    }
    Ok(ExitCode::SUCCESS)
}

fn log(names: &Names, events: &[Event]) -> Vec<String> {
    events.iter().map(|event| telling::line(names, *event)).collect()
}

/// A record hides nothing, so neither do we.
fn hands(game: &Game) -> Vec<(Seat, Cards)> {
    let hand = |seat: Seat| game.view(Viewer::Seat(seat)).seats.get(seat.index())?.hand;
    Seat::all(game.seats()).filter_map(|seat| Some((seat, hand(seat)?))).collect()
}

fn position(record: &BazaarRecord, replay: &Replay<Game>) -> Value {
    let game = &replay.game;
    let view = game.view(Viewer::Spectator);
    let rules = view.rules;
    let hands = hands(game);
    let seats: Vec<_> = view
        .seats
        .iter()
        .zip(&record.players)
        .zip(hands)
        .map(|((seat, player), (_, hand))| {
            json!({
                "name": words::one_line(&player.name),
                "bot": player.bot,
                "colour": seat.colour,
                "rubies": seat.rubies,
                "lira": seat.lira,
                "goods": seat.goods,
                "capacity": seat.capacity,
                "cards": seat.cards,
                "hand": hand,
                "place": seat.place,
                "assistants_in_stack": seat.assistants_in_stack,
                "neutral_in_stack": seat.neutral_in_stack,
                "assistants_out": seat.assistants_out,
                "family_place": seat.family_place,
                "mosque_tiles": seat.mosque_tiles,
                "rank": seat.rank,
            })
        })
        .collect();
    json!({
        "rules": rules.ruleset.name(),
        "variants": variant_names(rules.variants),
        "layout": view.layout,
        "players": seats.len(),
        "finished": game.is_terminal(),
        "ply": replay.ply,
        "actions": record.actions.len(),
        "chance_outcomes": replay.chances,
        "turn": game.turn(),
        "seat": view.seat,
        "seats": seats,
        "governor": view.governor,
        "smuggler": view.smuggler,
        "neutral_merchants": view.neutral_merchants,
        "neutral_assistants": view.neutral_assistants,
        "caravan_leader": view.caravan_leader,
        "post_office": view.post_office,
        "small_demand": view.small_demand,
        "large_demand": view.large_demand,
        "mosques": view.mosques,
        "wainwright_rubies": view.wainwright_rubies,
        "sultan_rubies": view.sultan_rubies,
        "sultan_open": view.sultan_open,
        "gem_rubies": view.gem_rubies,
        "gem_price": view.gem_price,
        "spare_rubies": view.spare_rubies,
        "pile": view.pile,
        "discard": view.discard,
        "last_round": view.last_round,
        "result": view.ranking,
    })
}
