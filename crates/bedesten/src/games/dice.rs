//! The dice game.

use anyhow::bail;
use bazaar_dice::{Event, Game, Options};
use bots::{
    Budget, Failure, Search,
    dice::{self, DiceNetwork},
};
use serde_json::{Map, Value, json};
use tabletop::{Game as _, Record, Replay, Viewer};

use super::{Named, ProgramGame};
use crate::{
    paint::Line,
    play,
    words::{self, Names},
};

impl ProgramGame for Game {
    /// Three players who know what they do need about thirty turns.
    const MIDDLE: u32 = 12;

    fn named(table: &Named<'_>) -> anyhow::Result<Options> {
        if table.layout.is_some() || !table.variant.is_empty() || table.deck.is_some() {
            bail!("the dice game has neither layouts nor variants, and no choice of a deck");
        }
        Ok(Options::new(table.players))
    }

    fn search(budget: Budget) -> Result<Search<DiceNetwork>, Failure> {
        dice::search(budget)
    }

    fn judge_of(file: &str) -> Result<DiceNetwork, Failure> {
        dice::from_file(file)
    }

    fn rules(_: &Options) -> &'static str {
        super::DICE
    }

    fn choices(_: &Options) -> Map<String, Value> {
        Map::new()
    }

    fn told(names: &Names, event: &Event) -> String {
        play::dice::told(names, *event)
    }

    fn drawn(game: &Self, names: &Names) -> Vec<Line> {
        play::dice::table(game, names)
    }

    fn result(game: &Self, names: &Names) -> Vec<Line> {
        play::dice::result(game, names)
    }

    fn position(record: &Record<Self>, replay: &Replay<Self>) -> Value {
        let game = &replay.game;
        let mut position = json!(game.view(Viewer::Spectator));
        if let Some(fields) = position.as_object_mut() {
            fields.remove("viewer");
        }
        position["rules"] = super::DICE.into();
        position["players"] = game.seats().into();
        position["finished"] = game.is_terminal().into();
        position["ply"] = replay.ply.into();
        position["actions"] = record.actions.len().into();
        position["chance_outcomes"] = replay.chances.into();
        position["turn"] = json!(game.turn());
        position["result"] = json!(game.ranking());
        if let Some(seats) = position["seats"].as_array_mut() {
            for (seat, player) in seats.iter_mut().zip(&record.players) {
                seat["name"] = words::one_line(&player.name).into();
                seat["bot"] = json!(player.bot);
            }
        }
        position
    }
}
