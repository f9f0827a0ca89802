//! The board game.

use anyhow::bail;
use arena::bazaar::variant_names;
use bazaar::{Cards, Event, Game, LayoutChoice, Options, SetupError};
use bots::{Budget, Failure, Search, bazaar::BazaarJudge};
use serde_json::{Map, Value, json};
use tabletop::{Game as _, Record, Replay, Seat, Viewer};

use super::{Named, ProgramGame, Rules};
use crate::{
    drawing,
    options::together,
    paint::Line,
    words::{self, Names, events},
};

impl ProgramGame for Game {
    /// Three players who know what they do need about sixty turns.
    const MIDDLE: u32 = 30;

    fn named(table: &Named<'_>) -> anyhow::Result<Options> {
        let ruleset = match table.rules {
            Rules::Board(ruleset) => ruleset,
            Rules::Dice => bail!("these are rules of another game"),
        };
        // Whoever names a deck believes that there is a choice.
        if table.deck.is_some() && !ruleset.chooses_its_deck() {
            return Err(SetupError::Deck.into());
        }
        Ok(Options {
            ruleset,
            variants: together(table.variant),
            deck: table.deck.unwrap_or_default(),
            players: table.players,
            layout: table.layout.map_or_else(|| LayoutChoice::usual(ruleset), LayoutChoice::Kind),
            colours: Vec::new(),
        })
    }

    fn search(budget: Budget) -> Result<Search<BazaarJudge>, Failure> {
        Ok(bots::bazaar::search(budget))
    }

    fn judge_of(file: &str) -> Result<BazaarJudge, Failure> {
        BazaarJudge::from_file(file)
    }

    fn rules(options: &Options) -> &'static str {
        options.ruleset.name()
    }

    fn choices(options: &Options) -> Map<String, Value> {
        let mut choices = Map::new();
        choices.insert("variants".to_owned(), json!(variant_names(options.variants)));
        choices.insert("layout".to_owned(), json!(options.layout));
        if options.ruleset.chooses_its_deck() {
            choices.insert("deck".to_owned(), json!(options.deck));
        }
        choices
    }

    fn told(names: &Names, event: &Event) -> String {
        events::line(names, *event)
    }

    /// A record hides nothing, so neither do we.
    fn drawn(game: &Self, names: &Names) -> Vec<Line> {
        drawing::table(&game.view(Viewer::Spectator), names, &hands(game), &[])
    }

    fn result(game: &Self, names: &Names) -> Vec<Line> {
        drawing::result(&game.view(Viewer::Spectator), names)
    }

    fn position(record: &Record<Self>, replay: &Replay<Self>) -> Value {
        position(record, replay)
    }
}

fn hands(game: &Game) -> Vec<(Seat, Cards)> {
    let hand = |seat: Seat| game.view(Viewer::Seat(seat)).seats.get(seat.index())?.hand;
    Seat::all(game.seats()).filter_map(|seat| Some((seat, hand(seat)?))).collect()
}

/// All that lies open, as the view of bots has it (docs/bots.md), and every hand.
fn position(record: &Record<Game>, replay: &Replay<Game>) -> Value {
    let game = &replay.game;
    let view = game.view(Viewer::Spectator);
    let mut position = json!(view);
    if let Some(fields) = position.as_object_mut() {
        fields.remove("viewer");
    }
    let own = |seat: Seat| json!(game.view(Viewer::Seat(seat)).seats.get(seat.index()));
    let seats = Seat::all(game.seats()).zip(&record.players).map(|(seat, player)| {
        let mut seat = own(seat);
        seat["name"] = words::one_line(&player.name).into();
        seat["bot"] = json!(player.bot);
        seat
    });
    position["seats"] = seats.collect();
    position["rules"] = view.rules.ruleset.name().into();
    position["variants"] = json!(variant_names(view.rules.variants));
    position["deck"] = json!(view.rules.deck);
    position["players"] = view.seats.len().into();
    position["finished"] = game.is_terminal().into();
    position["ply"] = replay.ply.into();
    position["actions"] = record.actions.len().into();
    position["chance_outcomes"] = replay.chances.into();
    position["turn"] = json!(game.turn());
    position["result"] = json!(view.ranking);
    position
}
