//! What happened in the dice game, told from events: present tense, names first.

use bazaar_dice::{Event, Sort};
use tabletop::Seat;

use super::{questions, wording};
use crate::words::{Names, events::conjugated, plural};

/// One event as “Bora rolls 2 red, 3 coin”.
pub(crate) fn line(names: &Names, event: Event) -> String {
    match tell(names, event) {
        (Some(seat), predicate) => format!("{} {predicate}", names.name(seat)),
        (None, sentence) => sentence,
    }
}

/// Everything of a turn, or of a part of one, in a line; one such line for each player in a row.
pub(super) fn lines(names: &Names, events: &[Event]) -> Vec<String> {
    let mut lines: Vec<(Option<Seat>, Vec<String>)> = Vec::new();
    let worth_telling = |event: &&Event| {
        !matches!(event, Event::TurnBegan { .. } | Event::TurnEnded { .. } | Event::DiceUsed { .. })
    };
    for (seat, text) in events.iter().filter(worth_telling).map(|event| tell(names, *event)) {
        match lines.last_mut() {
            // What nobody does belongs to the turn it happens in.
            Some((who, texts)) if seat.is_none() || *who == seat => texts.push(text),
            Some(_) | None => lines.push((seat, vec![text])),
        }
    }
    let line = |(seat, texts): (Option<Seat>, Vec<String>)| match seat {
        Some(seat) => format!("{}: {}", names.name(seat), texts.join("; ")),
        None => texts.join("; "),
    };
    lines.into_iter().map(line).collect()
}

/// Who did it, if somebody did, and what.
fn tell(names: &Names, event: Event) -> (Option<Seat>, String) {
    let by = |seat: Seat, verb: &str, rest: String| {
        let verb = conjugated(verb, names.is_you(seat));
        (Some(seat), if rest.is_empty() { verb } else { format!("{verb} {rest}") })
    };
    let pieces = |sort: Sort, count: u8| wording::pieces(sort, count);
    match event {
        Event::TurnBegan { seat } => by(seat, "is", "on turn".to_owned()),
        Event::Rolled { seat, dice } => by(seat, "rolls", wording::dice(dice)),
        Event::Rerolled { seat, dice } => {
            by(seat, "takes", format!("up {} again", wording::dice(dice)))
        }
        Event::Acted { seat, action } => {
            let text = questions::answer(action, None);
            let mut rest = text.chars();
            let first = rest.next().map(|first| first.to_lowercase().to_string());
            by(seat, "chooses", format!("{}{}", first.unwrap_or_default(), rest.as_str()))
        }
        Event::DiceUsed { seat, dice } => {
            by(seat, "uses", format!("the dice {}", wording::dice(dice)))
        }
        Event::Paid { seat, sort, count } => by(seat, "gives", pieces(sort, count)),
        Event::Gained { seat, sort, count } => by(seat, "takes", pieces(sort, count)),
        Event::Returned { seat, sort } => {
            by(seat, "returns", format!("{} because the supply is short", pieces(sort, 1)))
        }
        Event::CardRevealed { seat, card } => by(seat, "turns", format!("up {card}")),
        Event::CardChosen { seat, card } => by(seat, "carries", format!("out {card}")),
        Event::CardDeclined { seat, card } => by(seat, "declines", card.name().to_owned()),
        Event::DeckShuffled { cards } => (None, format!("{cards} bazaar cards are shuffled")),
        Event::TileGained { seat, tile } => by(seat, "gets", format!("the mosque tile {tile}")),
        Event::TileGivenUp { seat, tile } => {
            by(seat, "gives", format!("up the mosque tile {tile}"))
        }
        Event::TileOpened { tile } => (None, format!("the mosque tile {tile} is turned up")),
        Event::DieTaken { seat } => by(seat, "takes", "a die from the reserve".to_owned()),
        Event::DiceReturned { seat, dice } => {
            by(seat, "returns", plural(dice.into(), "die", "dice"))
        }
        Event::RubyGained { seat, rubies, from } => {
            by(seat, "gains", format!("ruby {rubies} from the {}", from.name()))
        }
        Event::TurnEnded { seat } => by(seat, "passes", "the dice on".to_owned()),
        Event::LastRound { seat, rubies } => {
            by(seat, "has", format!("{rubies} rubies: this round is the last"))
        }
        Event::GameOver => (None, "the game is over".to_owned()),
    }
}
