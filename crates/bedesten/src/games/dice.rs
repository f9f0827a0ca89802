//! The dice game.

use anyhow::bail;
use bazaar_dice::{Card, Event, Game, Options, Sort};
use bots::{
    Budget, Failure, Search,
    dice::{self, DiceJudge},
};
use serde_json::{Map, Value, json};
use tabletop::{Game as _, Record, Replay, Seat, Viewer};

use super::{Named, Staged};
use crate::{
    paint::{Ink, Line},
    words::{self, Names},
};

impl Staged for Game {
    type Judge = DiceJudge;

    /// Three players who know what they do need about thirty turns.
    const MIDDLE: u32 = 12;

    fn named(table: &Named<'_>) -> anyhow::Result<Options> {
        if table.layout.is_some() || !table.variant.is_empty() {
            bail!("the dice game has neither layouts nor variants");
        }
        Ok(Options::new(table.players))
    }

    fn search(budget: Budget) -> Result<Search<DiceJudge>, Failure> {
        Ok(dice::search(budget))
    }

    fn rules(_: &Options) -> &'static str {
        super::DICE
    }

    fn choices(_: &Options) -> Map<String, Value> {
        Map::new()
    }

    fn usual(players: usize) -> Options {
        Options::new(players)
    }

    fn told(names: &Names, event: &Event) -> String {
        told(names, *event)
    }

    fn drawn(game: &Self, names: &Names) -> Vec<Line> {
        drawn(game, names)
    }

    fn result(game: &Self, names: &Names) -> Vec<Line> {
        let Some(ranking) = game.ranking() else { return Vec::new() };
        let winners: Vec<_> = ranking.winners().map(|seat| names.name(seat)).collect();
        let verb = if winners.len() == 1 { "wins" } else { "win" };
        let mut lines = vec![Line::of(Ink::Strong, format!("{} {verb}.", winners.join(" and ")))];
        let mut seats: Vec<_> = Seat::all(game.seats()).collect();
        seats.sort_by_key(|seat| ranking.rank(*seat));
        for seat in seats {
            let rubies = words::plural(game.rubies(seat).into(), "ruby", "rubies");
            let text = format!(
                "{}. {:<15}  {rubies:<8}  {:>3} Lira after the sale",
                ranking.rank(seat).unwrap_or_default(),
                names.name(seat),
                game.worth(seat)
            );
            lines.push(Line::of(Ink::Plain, text));
        }
        lines
    }

    fn position(record: &Record<Self>, replay: &Replay<Self>) -> Value {
        let game = &replay.game;
        let mut position = json!(game.view(Viewer::Spectator));
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

/// The tracks, the mosque, the players: a line for each.
fn drawn(game: &Game, names: &Names) -> Vec<Line> {
    let view = game.view(Viewer::Spectator);
    let mut lines = Vec::new();
    for track in &view.tracks {
        let next = track.numbers.get(usize::from(track.taken));
        let price = match (next, track.price, track.lira) {
            (Some(number), _, Some(_)) => format!("next {number} Lira"),
            (Some(any), Some(price), None) if price.goods.total() == 4 && price.any == *any => {
                format!("next 1 of each and {any} of any colour")
            }
            (Some(number), _, None) => format!("next {number} goods"),
            (None, ..) => "empty".to_owned(),
        };
        let left = track.numbers.len() - usize::from(track.taken);
        lines.push(Line::of(Ink::Plain, format!("{:<8} ♦{left}  {price}", track.track.name())));
    }
    let open: Vec<_> = view.open_tiles.iter().map(|tile| tile.tile.name()).collect();
    let mosque = format!("mosque   ♦{}  open: {}", view.mosque_rubies, open.join(", "));
    lines.extend(words::wrapped(&mosque, crate::drawing::WIDTH, 13).lines().map(plain));
    if !view.open_cards.is_empty() {
        let cards: Vec<_> = view.open_cards.iter().map(|card| card.name()).collect();
        lines.push(Line::of(Ink::Plain, format!("cards    {}", cards.join(", "))));
    }
    if view.dice.total() + view.used_dice.total() > 0 {
        let used = match view.used_dice.total() {
            0 => String::new(),
            _ => format!("; used: {}", view.used_dice),
        };
        lines.push(Line::of(Ink::Plain, format!("dice     {}{used}", view.dice)));
    }
    lines.push(Line::new());
    for (seat, player) in Seat::all(game.seats()).zip(&view.seats) {
        let stock = &player.stock;
        let tiles: Vec<_> = player.tiles.iter().map(|tile| tile.tile.name()).collect();
        let text = format!(
            "{:<15}  ♦{}  {:>2} Lira  {} crystals  {} brown  {}  {}",
            names.name(seat),
            player.rubies,
            stock.lira,
            stock.crystals,
            stock.brown,
            stock.goods,
            tiles.join(" ")
        );
        lines.extend(words::wrapped(&text, crate::drawing::WIDTH, 17).lines().map(plain));
    }
    lines
}

fn plain(text: &str) -> Line {
    Line::of(Ink::Plain, text)
}

fn pieces(sort: Sort, count: u8) -> String {
    match sort {
        Sort::Red | Sort::Yellow | Sort::Green | Sort::Blue | Sort::Brown => {
            format!("{count} {sort}")
        }
        Sort::Crystal => words::plural(count.into(), "crystal", "crystals"),
        Sort::Lira => format!("{count} Lira"),
    }
}

fn told(names: &Names, event: Event) -> String {
    let by = |seat: Seat, what: String| format!("{}: {what}", names.name(seat));
    let card = |card: Card| card.name();
    match event {
        Event::TurnBegan { seat } => by(seat, "turn begins".to_owned()),
        Event::Rolled { seat, dice } => by(seat, format!("rolls {dice}")),
        Event::Rerolled { seat, dice } => by(seat, format!("takes up {dice} again")),
        Event::Acted { seat, action } => by(seat, format!("{action}")),
        Event::DiceUsed { seat, dice } => by(seat, format!("uses the dice {dice}")),
        Event::Paid { seat, sort, count } => by(seat, format!("gives {}", pieces(sort, count))),
        Event::Gained { seat, sort, count } => by(seat, format!("takes {}", pieces(sort, count))),
        Event::Returned { seat, sort } => {
            by(seat, format!("returns {}: the supply is short", pieces(sort, 1)))
        }
        Event::CardRevealed { seat, card: up } => by(seat, format!("turns up {}", card(up))),
        Event::CardChosen { seat, card: up } => by(seat, format!("carries out {}", card(up))),
        Event::CardDeclined { seat, card: up } => by(seat, format!("declines {}", card(up))),
        Event::DeckShuffled { cards } => format!("{cards} bazaar cards are shuffled"),
        Event::TileGained { seat, tile } => by(seat, format!("gets the mosque tile {tile}")),
        Event::TileGivenUp { seat, tile } => by(seat, format!("gives up the mosque tile {tile}")),
        Event::TileOpened { tile } => format!("the mosque tile {tile} is turned up"),
        Event::DieTaken { seat } => by(seat, "takes a die from the reserve".to_owned()),
        Event::DiceReturned { seat, dice } => {
            by(seat, format!("returns {}", words::plural(dice.into(), "die", "dice")))
        }
        Event::RubyGained { seat, rubies, from } => {
            by(seat, format!("ruby {rubies}, from the {}", from.name()))
        }
        Event::TurnEnded { seat } => by(seat, "passes the dice on".to_owned()),
        Event::LastRound { seat, rubies } => {
            by(seat, format!("has {rubies} rubies; this round is the last"))
        }
        Event::GameOver => "The game is over.".to_owned(),
    }
}
