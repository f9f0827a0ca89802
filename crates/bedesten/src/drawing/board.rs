//! The places as a grid of boxes.

use bazaar::{Colour, Place, View};
use tabletop::Seat;

use super::{boxes::BOXES, offers};
use crate::{
    paint::{Ink, Line},
    words::seat_mark,
};

/// Places in a row.
const fn across(view: &View) -> usize {
    if view.layout.0.len() == 16 { 4 } else { 5 }
}

/// Columns inside a box: what the screen has room for.
const fn inner(view: &View) -> usize {
    if view.layout.0.len() == 16 { 18 } else { 14 }
}

pub(super) fn lines(view: &View, reach: &[Place]) -> Vec<Line> {
    let rows: Vec<&[Place]> = view.layout.0.chunks(across(view)).collect();
    let mut lines = Vec::new();
    for (index, row) in rows.iter().enumerate() {
        let [left, middle, right] =
            if index == 0 { ["┌", "┬", "┐"] } else { ["├", "┼", "┤"] };
        let edges = row.iter().map(|place| edge(*place, view, reach)).collect();
        lines.push(joined(edges, left, middle, right));
        let contents: [fn(Place, &View) -> Line; 4] = [name, offers::line, merchants, others];
        for content in contents {
            let cells = row
                .iter()
                .map(|place| {
                    let mut line = Line::of(Ink::Plain, " ");
                    line.append(content(*place, view));
                    line.fitted(inner(view))
                })
                .collect();
            lines.push(joined(cells, "│", "│", "│"));
        }
    }
    let edges = vec![Line::of(Ink::Dim, "─".repeat(inner(view))); across(view)];
    lines.push(joined(edges, "└", "┴", "┘"));
    lines
}

fn joined(cells: Vec<Line>, left: &str, middle: &str, right: &str) -> Line {
    let mut line = Line::of(Ink::Dim, left);
    for (index, cell) in cells.into_iter().enumerate() {
        if index > 0 {
            line.add(Ink::Dim, middle);
        }
        line.append(cell);
    }
    line.with(Ink::Dim, right)
}

/// The upper edge of a box: the number, in brackets if in reach, and who of the figures is here.
fn edge(place: Place, view: &View, reach: &[Place]) -> Line {
    let mut line = Line::of(Ink::Dim, "─");
    if reach.contains(&place) {
        line.add(Ink::Strong, format!("[{place}]"));
    } else {
        line.add(Ink::Plain, format!(" {place} "));
    }
    let mut figures = String::new();
    let of_boxes = BOXES.into_iter().filter_map(|one| one.figure(view));
    for (mark, at) in [('G', view.governor), ('S', view.smuggler)].into_iter().chain(of_boxes) {
        if at == place {
            figures.push(' ');
            figures.push(mark);
        }
    }
    if !figures.is_empty() {
        figures.push(' ');
    }
    let gap = inner(view).saturating_sub(line.width() + figures.chars().count() + 1);
    line.with(Ink::Dim, "─".repeat(gap)).with(Ink::Strong, figures).with(Ink::Dim, "─")
}

fn name(place: Place, _: &View) -> Line {
    Line::of(Ink::Strong, place.name())
}

/// The merchants who stand here, with the number of assistants under each.
fn merchants(place: Place, view: &View) -> Line {
    let mut line = Line::new();
    for (seat, player) in Seat::all(view.seats.len()).zip(&view.seats) {
        if player.place == place {
            let text = format!("{}{} ", seat_mark(seat), player.assistants_in_stack);
            line.add(Ink::Player(player.colour), text);
        }
        if BOXES.into_iter().any(|one| one.second_figure(player) == Some(place)) {
            line.add(Ink::Player(player.colour), format!("{}' ", seat_mark(seat)));
        }
    }
    for neutral in view.neutral_merchants.iter().filter(|neutral| neutral.place == place) {
        line.add(Ink::Player(neutral.colour), format!("N{} ", initial(neutral.colour)));
    }
    line
}

const fn initial(colour: Colour) -> char {
    match colour {
        Colour::White => 'w',
        Colour::Yellow => 'y',
        Colour::Red => 'r',
        Colour::Green => 'g',
        Colour::Blue => 'b',
    }
}

/// Family members in brackets, then assistants in lower case.
fn others(place: Place, view: &View) -> Line {
    let players = || Seat::all(view.seats.len()).zip(&view.seats);
    let mut line = Line::new();
    if view.seats.iter().any(|player| player.family_place == place) {
        line.add(Ink::Plain, "(");
        for (seat, player) in players().filter(|(_, player)| player.family_place == place) {
            line.add(Ink::Player(player.colour), seat_mark(seat));
        }
        line.add(Ink::Plain, ") ");
    }
    for (seat, player) in players().filter(|(_, player)| player.assistants_out.contains(&place)) {
        line.add(Ink::Player(player.colour), seat_mark(seat).to_ascii_lowercase());
    }
    let neutral = view.neutral_assistants.iter().filter(|at| **at == place).count();
    line.with(Ink::Plain, "o".repeat(neutral))
}
