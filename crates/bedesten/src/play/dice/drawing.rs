//! The table of the dice game as text: tracks, mosque, cards, dice, players. At most 80 columns.

use bazaar_dice::{Game, PlayerView, View};
use tabletop::{Game as _, Seat, Viewer};

use super::wording;
use crate::{
    drawing::WIDTH,
    paint::{Ink, Line},
    words::{self, Names},
};

/// The whole table; nothing of it is hidden from anybody.
pub(crate) fn table(game: &Game, names: &Names) -> Vec<Line> {
    let view = game.view(Viewer::Spectator);
    let mut lines = vec![Line::of(Ink::Dim, "Rubies       left  the next one costs")];
    for track in &view.tracks {
        let left = track.numbers.len() - usize::from(track.taken);
        let price = match (track.price, track.lira) {
            (Some(price), _) => wording::price(price),
            (None, Some(lira)) => format!("{lira} Lira"),
            (None, None) => "–".to_owned(),
        };
        let name = bazaar_dice::Source::from(track.track).name();
        lines.push(
            Line::of(Ink::Plain, format!("{name:<13}"))
                .with(Ink::Ruby, format!("♦{left:<5}"))
                .with(Ink::Plain, price),
        );
    }
    let (mosque, tiles) = (view.mosque_rubies, view.tiles_for_mosque_ruby);
    lines.push(
        Line::of(Ink::Plain, format!("{:<13}", "mosque"))
            .with(Ink::Ruby, format!("♦{mosque:<5}"))
            .with(Ink::Plain, format!("{tiles} mosque tiles")),
    );
    lines.push(Line::new());
    lines.push(Line::of(Ink::Dim, "Open tiles   price         what it does"));
    for tile in &view.open_tiles {
        let price = tile.price.map_or_else(String::new, wording::price);
        let text = format!("{:<13}{price:<14}{}", tile.tile.name(), wording::power(tile.kind));
        lines.push(Line::of(Ink::Plain, text));
    }
    lines.push(Line::new());
    lines.extend(players(&view, names));
    lines.extend(open_cards(&view));
    lines.extend(dice(&view));
    if view.last_round && view.ranking.is_none() {
        lines.push(Line::of(Ink::Strong, "This is the last round."));
    }
    lines
}

/// One line for each player and one for the tiles; an arrow points at the one whose turn it is.
fn players(view: &View, names: &Names) -> Vec<Line> {
    let header = "  player            ♦  Lira  crystals  red  yellow  green  blue  brown";
    let mut lines = vec![Line::of(Ink::Dim, header)];
    for (seat, player) in Seat::all(view.seats.len()).zip(&view.seats) {
        let arrow = if view.ranking.is_none() && view.seat == seat { "▸" } else { " " };
        let mut line = Line::of(Ink::Strong, format!("{arrow} "));
        line.add(Ink::Strong, format!("{:<15}", names.name(seat)));
        line.add(Ink::Ruby, format!("{:>4}", player.rubies));
        let stock = player.stock;
        let [red, yellow, green, blue] = bazaar_dice::Good::ALL.map(|good| stock.goods[good]);
        let rest = format!(
            "{:>6}{:>10}{red:>5}{yellow:>8}{green:>7}{blue:>6}{:>7}",
            stock.lira, stock.crystals, stock.brown
        );
        line.add(Ink::Plain, rest);
        lines.push(line);
        lines.extend(tiles(player));
    }
    lines
}

fn tiles(player: &PlayerView) -> Vec<Line> {
    if player.tiles.is_empty() {
        return Vec::new();
    }
    let tiles: Vec<_> = player.tiles.iter().map(|tile| tile.tile.name()).collect();
    paragraph(&format!("    mosque tiles: {}", tiles.join(", ")), 6)
}

fn open_cards(view: &View) -> Vec<Line> {
    let cards = view.open_cards.iter();
    cards
        .flat_map(|card| paragraph(&format!("Card         {card}: {}", wording::card(*card)), 13))
        .collect()
}

fn dice(view: &View) -> Vec<Line> {
    let mut text = match view.dice.total() {
        0 => String::new(),
        _ => wording::dice(view.dice),
    };
    if view.used_dice.total() > 0 {
        text = format!("{text}{}used: {}", if text.is_empty() { "" } else { "; " }, {
            wording::dice(view.used_dice)
        });
    }
    if text.is_empty() { Vec::new() } else { paragraph(&format!("Dice         {text}"), 13) }
}

fn paragraph(text: &str, indent: usize) -> Vec<Line> {
    let wrapped = words::wrapped(text, WIDTH, indent);
    wrapped.lines().map(|line| Line::of(Ink::Plain, line)).collect()
}

/// The own things in short, above a question.
pub(super) fn status(game: &Game, seat: Seat) -> Vec<Line> {
    let view = game.view(Viewer::Seat(seat));
    let Some(player) = view.seats.get(seat.index()) else { return Vec::new() };
    let stock = player.stock;
    let mut parts = vec![format!("{} Lira", stock.lira)];
    parts.push(words::plural(stock.crystals.into(), "crystal", "crystals"));
    parts.push(format!("{} brown", stock.brown));
    if stock.goods.total() > 0 {
        parts.push(wording::goods(stock.goods));
    }
    let mut line = Line::of(Ink::Ruby, format!("♦{}", player.rubies));
    line.add(Ink::Plain, format!("  {}", parts.join(", ")));
    let mut lines = vec![line];
    if view.seat == seat {
        lines.extend(dice(&view));
    }
    lines
}

/// Who came where, and by what.
pub(crate) fn result(game: &Game, names: &Names) -> Vec<Line> {
    let Some(ranking) = game.ranking() else { return Vec::new() };
    let winners: Vec<_> = ranking.winners().map(|seat| names.name(seat)).collect();
    let verb = match ranking.winners().next() {
        Some(seat) if winners.len() == 1 && !names.is_you(seat) => "wins",
        Some(_) | None => "win",
    };
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
