//! The board game at a terminal.

mod menu;

use bazaar::{Action, Blocked, Chance, Event, Game, Place, Question, Refusal};
use tabletop::{Answers, Game as _, Seat, Viewer};

use super::{Choice, Forced, TerminalGame};
use crate::{
    drawing,
    paint::{Ink, Line},
    texts::{self, Topic},
    words::{Names, events, questions, refusals},
};

impl TerminalGame for Game {
    const HAS_SECRETS: bool = true;

    const HELP: &'static [(&'static str, &'static str)] = &[
        ("7", "the answer with this number; a destination has the number of its place"),
        ("7.", "only go there, and be asked step by step what comes next"),
        ("0", "no, stop, keep, or end the turn"),
        ("Enter", "the answer, if there is only one; otherwise shows the list again"),
        ("move-7 leave", "answers in notation, one or several"),
        ("n", "the notation of the answers"),
        ("why", "what cannot be done now, and why"),
        ("? 13, ? stay", "explains a place, a card, a tile (? red tile), a ruling (? B-28),"),
        ("", "or: ? turn, goal, assistants, family, governor, smuggler"),
        ("u, U", "take back the last answer, or all up to the last dice or card"),
        ("log, b", "what happened since your last turn; the board"),
        ("s, q", "save; save and quit. The game is saved after every answer anyway"),
    ];

    const TOPICS: &'static str = "? turn, ? 13, ? stay";

    fn table(game: &Self, seat: Option<Seat>, names: &Names) -> Vec<Line> {
        let Some(seat) = seat else {
            return drawing::table(&game.view(Viewer::Spectator), names, &[], &[]);
        };
        let view = game.view(Viewer::Seat(seat));
        let hand = view.seats.get(seat.index()).and_then(|player| player.hand);
        let hands: Vec<_> = hand.map(|hand| (seat, hand)).into_iter().collect();
        drawing::table(&view, names, &hands, &in_reach(game))
    }

    /// Nothing before a move: the whole table was just shown.
    fn status(game: &Self, seat: Seat, asked: Question) -> Vec<Line> {
        if asked == Question::Move {
            return Vec::new();
        }
        drawing::status(&game.view(Viewer::Seat(seat)), seat)
    }

    fn question(game: &Self, seat: Seat, asked: Question) -> String {
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        questions::question(asked, &game.view(Viewer::Seat(seat)), &answers)
    }

    fn menu(game: &Self, seat: Seat, asked: Question, names: &Names) -> Vec<Choice<Self>> {
        menu::choices(game, seat, asked, &game.view(Viewer::Seat(seat)), names)
    }

    /// Somebody may type the number of a place that cannot be chosen, to be told why.
    fn meant(_: &Self, choices: &[Choice<Self>], text: &str) -> Option<Action> {
        if text == "e" {
            return Some(Action::End {});
        }
        let number = text.trim_end_matches('.').parse().ok()?;
        destination(choices, Place::from_number(number)?)
    }

    fn event_lines(names: &Names, events: &[Event]) -> Vec<String> {
        events::lines(names, events)
    }

    fn turn_ended(event: &Event) -> Option<Seat> {
        if let Event::TurnEnded { seat } = event { Some(*seat) } else { None }
    }

    fn by_itself(game: &Self, seat: Seat, forced: &Forced<Self>, names: &Names) -> String {
        let view = game.view(Viewer::Seat(seat));
        let text = questions::answer(forced.action, forced.question, &view, names);
        // What one came for is the first thing that is blocked.
        let why = forced.blocked.first().filter(|_| forced.action == (Action::Skip {}));
        let why = why.map_or_else(
            || "Nothing else is possible.".to_owned(),
            |blocked| refusals::refusal(&blocked.refusal),
        );
        format!("{text}. {why}")
    }

    fn refused(refusal: &Refusal) -> String {
        refusals::refusal(refusal)
    }

    fn not_now(
        game: &Self,
        seat: Seat,
        asked: Question,
        names: &Names,
    ) -> Vec<(String, String, String)> {
        let view = game.view(Viewer::Seat(seat));
        let row = |blocked: &Blocked| {
            let number = menu::number_of_its_own(blocked.action, &view, seat);
            let number = number.map(|number| number.to_string()).unwrap_or_default();
            let text = questions::answer(blocked.action, asked, &view, names);
            (number, text, refusals::blocked(blocked))
        };
        game.blocked().iter().map(row).collect()
    }

    fn seen(chance: Chance) -> &'static str {
        match chance {
            Chance::Dice { .. } | Chance::Die => "the dice are rolled",
            Chance::Card { .. } | Chance::Guild { .. } => "a card was seen",
            Chance::Demand { .. } => "a demand tile was turned up",
            Chance::Letter { .. } => "a letter was drawn",
            Chance::Kiosk => "the kiosk tiles were revealed",
        }
    }

    fn explained(game: &Self, asked: &str) -> Option<(String, String, Option<Line>)> {
        let topic = texts::topic(asked)?;
        let (heading, text) = topic.explained();
        let now = if let Topic::Place(place) = topic {
            let offer = drawing::offer(place, &game.view(Viewer::Spectator));
            Some(Line::of(Ink::Plain, "  Now: ").followed_by(offer))
        } else {
            None
        };
        Some((heading, text, now))
    }
}

/// The places the open question lets one choose.
fn in_reach(game: &Game) -> Vec<Place> {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    answers.iter().filter_map(|action| menu::destination(*action)).collect()
}

/// The answer that would lead to this place, if the question is about destinations at all.
fn destination(choices: &[Choice<Game>], to: Place) -> Option<Action> {
    let any = |is: fn(&Action) -> bool| choices.iter().any(|choice| is(&choice.action));
    if any(|action| matches!(action, Action::Move { .. })) {
        Some(Action::Move { to })
    } else if any(|action| matches!(action, Action::Send { .. })) {
        Some(Action::Send { to })
    } else {
        None
    }
}
