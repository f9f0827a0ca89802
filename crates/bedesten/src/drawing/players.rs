//! What the players have.

use bazaar::{Cards, Good, PlayerView, View};
use tabletop::Seat;

use super::{boxes::BOXES, paragraph};
use crate::{
    paint::{Ink, Line},
    words::{self, Names, seat_mark},
};

/// One line for each player, in turn order; an arrow points at the one whose turn it is. Cards that
/// everybody saw being taken are named, unless the hands are shown anyway.
pub(super) fn table(view: &View, names: &Names, hands_shown: bool) -> Vec<Line> {
    let header = "   player             ♦  Lira  r g y b  room  cards  stack  out            tiles";
    let mut lines = vec![Line::of(Ink::Dim, header)];
    for (seat, player) in seats(view) {
        let arrow = if view.ranking.is_none() && view.seat == seat { "▸" } else { " " };
        let mut line = Line::of(Ink::Strong, arrow);
        line.add(
            Ink::Player(player.colour),
            format!("{} {:<15}", seat_mark(seat), names.name(seat)),
        );
        line.add(Ink::Ruby, format!("{:>5}", player.rubies));
        line.add(Ink::Plain, format!("{:>6} ", player.lira));
        for good in Good::ALL {
            line.add(Ink::Good(good), format!(" {}", player.goods[good]));
        }
        let out: Vec<_> = player.assistants_out.iter().map(ToString::to_string).collect();
        let rest = format!(
            "{:>6}{:>7}{:>7}  {:<14} ",
            player.capacity,
            player.cards,
            player.assistants_in_stack,
            if out.is_empty() { "–".to_owned() } else { out.join(" ") }
        );
        line.add(Ink::Plain, rest);
        for tile in &player.mosque_tiles {
            line.add(Ink::Good(*tile), words::initial(*tile));
        }
        lines.push(line);
    }
    for (seat, player) in seats(view) {
        if player.hand.is_none() && !hands_shown && !player.known_cards.is_empty() {
            let cards = words::cards(player.known_cards.iter());
            lines.extend(paragraph(&format!("Seen with {}  {cards}", seat_mark(seat))));
        }
    }
    lines.extend(BOXES.into_iter().flat_map(|one| one.players(view)));
    if let Some(leader) = view.caravan_leader {
        lines.push(Line::of(Ink::Plain, format!("Caravan      {} leads it", names.name(leader))));
    }
    if view.last_round && view.ranking.is_none() {
        lines.push(Line::of(Ink::Strong, "This is the last round."));
    }
    lines
}

pub(super) fn seats(view: &View) -> impl Iterator<Item = (Seat, &PlayerView)> {
    Seat::all(view.seats.len()).zip(&view.seats)
}

/// A wheelbarrow and a hand that may be shown.
pub(super) fn hand(view: &View, names: &Names, seat: Seat, hand: Cards) -> Vec<Line> {
    let cards = words::cards(hand.iter());
    if !names.is_you(seat) {
        return paragraph(&format!("Hand of {}    {cards}", seat_mark(seat)));
    }
    let mut lines = Vec::new();
    if let Some(player) = view.seats.get(seat.index()) {
        let mut line = Line::of(Ink::Plain, "Wheelbarrow");
        for good in Good::ALL {
            let full = usize::from(player.goods[good]);
            let free = usize::from(player.capacity).saturating_sub(full);
            line.add(Ink::Plain, format!("  {good} "));
            line.add(Ink::Good(good), "■".repeat(full));
            line.add(Ink::Dim, "□".repeat(free));
        }
        lines.push(line);
    }
    lines.extend(paragraph(&format!("Your hand    {cards}")));
    lines.extend(BOXES.into_iter().flat_map(|one| one.hand(view, seat)));
    lines
}

/// The own things in short, above a question.
pub(crate) fn status(view: &View, seat: Seat) -> Vec<Line> {
    let Some(player) = view.seats.get(seat.index()) else { return Vec::new() };
    let mut line = Line::of(Ink::Player(player.colour), format!("{} ", seat_mark(seat)));
    line.add(Ink::Ruby, format!("♦{}", player.rubies));
    line.add(Ink::Plain, format!("  {} Lira ", player.lira));
    for good in Good::ALL {
        line.add(Ink::Good(good), format!("  {good} {}", player.goods[good]));
    }
    let assistants = words::plural(player.assistants_in_stack.into(), "assistant", "assistants");
    line.add(Ink::Plain, format!(" of {}  {assistants}", player.capacity));
    let mut lines = vec![line];
    let hand = player.hand.unwrap_or_default();
    if !hand.is_empty() {
        lines.extend(paragraph(&format!("  Hand: {}", words::cards(hand.iter()))));
    }
    // The latest box first.
    lines.extend(BOXES.into_iter().rev().flat_map(|one| one.status(player)));
    lines
}

/// Who came where, and by what.
pub(crate) fn result(view: &View, names: &Names) -> Vec<Line> {
    let Some(ranking) = &view.ranking else { return Vec::new() };
    let winners: Vec<_> = ranking.winners().map(|seat| names.name(seat)).collect();
    let verb = match ranking.winners().next() {
        Some(seat) if winners.len() == 1 && !names.is_you(seat) => "wins",
        Some(_) | None => "win",
    };
    let mut lines = vec![Line::of(Ink::Strong, format!("{} {verb}.", winners.join(" and ")))];
    let mut places: Vec<_> = seats(view).collect();
    places.sort_by_key(|(seat, _)| ranking.rank(*seat));
    for (seat, player) in places {
        let rank = ranking.rank(seat).unwrap_or_default();
        let text = format!(
            "{rank}. {:<15}  {:<8}  {:>3} Lira  {:<8}  {}",
            names.name(seat),
            words::plural(player.rubies.into(), "ruby", "rubies"),
            player.lira,
            words::plural(player.goods.total() as usize, "good", "goods"),
            words::plural(player.cards.into(), "card", "cards")
        );
        lines.push(Line::of(Ink::Player(player.colour), text));
    }
    lines
}
