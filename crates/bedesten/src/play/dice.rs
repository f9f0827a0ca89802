//! The dice game at a terminal.

mod drawing;
mod events;
mod questions;
mod texts;
mod wording;

use bazaar_dice::{Action, Blocked, Chance, Event, Game, Question, Refusal};
use tabletop::{Game as _, Seat};

pub(crate) use self::{
    drawing::{result, table},
    events::line as told,
};
use super::{Choice, Forced, TerminalGame};
use crate::{paint::Line, words::Names};

impl TerminalGame for Game {
    const HAS_SECRETS: bool = false;

    const HELP: &'static [(&'static str, &'static str)] = &[
        ("7", "the answer with this number"),
        ("0", "no, or end the turn"),
        ("keep-red-blue", "for a crystal: rolls all dice again but the red and the blue ones"),
        ("", "keep-none rolls all of them, reroll-1red-2coin only those"),
        ("Enter", "the answer, if there is only one; otherwise shows the list again"),
        ("pair-red end", "answers in notation, one or several"),
        ("n", "the notation of the answers"),
        ("why", "what cannot be done now, and why"),
        ("? turn", "explains: ? turn, goal, actions, crystals, mosque, cards,"),
        ("", "a card (? sell-red), a mosque tile (? lira-red), a ruling (? D-17)"),
        ("u, U", "take back the last answer, or all up to the last dice or card"),
        ("log, b", "what happened since your last turn; the table"),
        ("s, q", "save; save and quit. The game is saved after every answer anyway"),
    ];

    const TOPICS: &'static str = "? turn, ? actions, ? sell-red";

    fn table(game: &Self, _: Option<Seat>, names: &Names) -> Vec<Line> {
        drawing::table(game, names)
    }

    fn status(game: &Self, seat: Seat, _: Question) -> Vec<Line> {
        drawing::status(game, seat)
    }

    fn question(_: &Self, _: Seat, asked: Question) -> String {
        questions::question(asked)
    }

    fn menu(game: &Self, _: Seat, asked: Question, _: &Names) -> Vec<Choice<Self>> {
        questions::choices(game, asked)
    }

    fn besides(game: &Self) -> Option<String> {
        let Some(Question::Act { reroll: true, .. }) = game.turn().question() else { return None };
        Some("For a crystal, keep-red-blue rolls all other dice again (? crystals).".to_owned())
    }

    fn meant(game: &Self, _: &[Choice<Self>], text: &str) -> Option<Action> {
        if text == "e" { Some(Action::End {}) } else { questions::kept(game, text) }
    }

    fn event_lines(names: &Names, events: &[Event]) -> Vec<String> {
        events::lines(names, events)
    }

    fn turn_ended(event: &Event) -> Option<Seat> {
        if let Event::TurnEnded { seat } = event { Some(*seat) } else { None }
    }

    fn by_itself(_: &Self, _: Seat, forced: &Forced<Self>, _: &Names) -> String {
        format!("{}.", questions::answer(forced.action, Some(forced.question)))
    }

    fn refused(refusal: &Refusal) -> String {
        refusal.to_string()
    }

    fn not_now(game: &Self, _: Seat, asked: Question, _: &Names) -> Vec<(String, String, String)> {
        let row = |blocked: &Blocked| {
            let text = questions::answer(blocked.action, Some(asked));
            (String::new(), text, blocked.refusal.to_string())
        };
        game.blocked().iter().map(row).collect()
    }

    fn seen(chance: Chance) -> &'static str {
        match chance {
            Chance::Dice { .. } => "the dice are rolled",
            Chance::Card => "a card was seen",
            Chance::Tile => "a mosque tile was turned up",
        }
    }

    fn explained(_: &Self, asked: &str) -> Option<(String, String, Option<Line>)> {
        let (heading, text) = texts::explained(asked)?;
        Some((heading, text, None))
    }
}
