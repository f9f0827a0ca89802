//! A running game over a socket: `GET /api/tables/{id}/live`.
//!
//! The client says [`ClientMessage::Hello`]; the server answers with the whole position, and from
//! then on with changes of it. Versions count every change of a table, also what is taken back. A
//! client that comes back names the version it has and is told what it missed, or everything.

mod types;

use serde::{Deserialize, Serialize};
use tabletop::{Answers, Game, Lock, Seat, Table, Turn, Viewer};

pub use self::types::{Json, Types};
use super::{
    Problem,
    clocks::Clock,
    plans::PlannedTurn,
    tables::TableInfo,
    talk::{Said, Talk, Words},
};

/// What the client says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage<Action> {
    /// First of all, and again after a break. `client` is made up by the page and stays the same
    /// while it is open: together with `number` it names a request for good.
    Hello {
        protocol: u32,
        client: String,
        #[serde(default)]
        #[cfg_attr(feature = "ts", ts(type = "number | null"))]
        version: Option<u64>,
        /// Nobody looks at the page yet.
        #[serde(default)]
        away: bool,
        /// A screen for everybody in the room: it has no seat and sees no hand, whoever's browser
        /// it is, and is not counted among those who watch.
        #[serde(default)]
        screen: bool,
    },
    /// An answer, and those that follow it as long as they fit. Repeated with the same number it
    /// is carried out once and acknowledged again.
    Answer {
        number: u32,
        /// The version the answer was chosen for.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        seat: Seat,
        action: Action,
        #[serde(default)]
        then: Vec<Action>,
    },
    /// Takes back the last answer, or everything from this action of the record on.
    Undo {
        number: u32,
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        seat: Seat,
        #[serde(default)]
        to: Option<usize>,
    },
    /// At a hot seat: this player looks at the screen now; nobody does while it is handed over.
    /// Answered with `changed`; with `refused` and the number 0 if somebody else sits there.
    Look { seat: Option<Seat> },
    /// Whether nobody looks at the page: a hidden tab is no reason not to call somebody.
    Away { away: bool },
    /// Whenever this seat is asked before the next turn begins, the first of these wishes that can
    /// be done is its answer. Nothing wished for: the plan is given up.
    Plan { number: u32, seat: Seat, wishes: Vec<Action> },
    /// When the next turn of this seat begins, the first of these turns whose conditions all hold is
    /// played. It is tried once; nobody else is told. None: the plan is given up.
    PlanTurn { number: u32, seat: Seat, turns: Vec<PlannedTurn<Action>> },
    /// Wants a return match, or no longer.
    Again { number: u32, again: bool },
    /// Wants to know what happened before this action of the record, as far as it was left out.
    Earlier { before: usize },
    /// Says something to the others. Repeated with the same number it is said once.
    Talk { number: u32, words: Words },
    /// Does not want to hear somebody any more, or everybody at this table; or again.
    Mute { number: u32, whom: Option<String>, muted: bool },
    /// Whoever looks after the house should read this.
    Report { number: u32, said: String },
    /// Around one screen: whoever is asked has pressed this place, by its printed number, and not
    /// confirmed it yet; nothing: no longer. The screen rings it. It is neither kept nor answered.
    Point {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        place: Option<u8>,
    },
}

/// The version of these messages.
pub const PROTOCOL: u32 = 1;

/// What the server says.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(
        export,
        export_to = "ServerMessage.ts",
        concrete(T = types::Names),
        bound = "T: types::Named",
        rename = "ServerMessage<Options, View, Question, Action, Preview, Blocked, Event, Chance>"
    )
)]
#[serde(tag = "type", rename_all = "snake_case", bound = "")]
pub enum ServerMessage<T: Types> {
    /// Everything, at the beginning and whenever it is simpler.
    Welcome {
        table: TableInfo<T::Options>,
        /// Nothing while seats are being taken.
        position: Option<PositionIn<T>>,
        /// The whole story, or from `from` on if the client has the rest.
        from: usize,
        /// A long story is told in pages, the last one first: so many actions at its beginning are
        /// left out here, and `from` is 0. They can be asked for. Nothing is left out if it is 0.
        #[serde(default)]
        left_out: usize,
        log: Vec<Told<T::Event>>,
        /// Those of the actions that are told here, also if the client was told before; only the
        /// last ones, if they are many.
        undone: Vec<Undone>,
    },
    /// The table itself has changed: seats, presence, phase.
    Table { table: TableInfo<T::Options> },
    /// The game has gone on, or back, or somebody else looks. `patch` turns the last position of
    /// this client into the new one (JSON Merge Patch, RFC 7396). To a patch a field that is null
    /// and one that is absent are the same, so a field that was null may be absent afterwards.
    Changed {
        #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
        patch: T::Patch,
        /// The log is cut to the actions before this one, then goes on.
        from: usize,
        /// As in `welcome`.
        #[serde(default)]
        left_out: usize,
        log: Vec<Told<T::Event>>,
        /// If something was taken back.
        undone: Option<Undone>,
        /// What everybody has left now, at a table with a clock.
        clock: Option<Clock>,
    },
    /// A page of the story that was left out: from `from` until before `before`.
    Earlier { from: usize, before: usize, log: Vec<Told<T::Event>> },
    /// What this seat has planned; nobody else is told. Without this message after `welcome` it is
    /// nothing.
    Plan { wishes: Vec<T::Action>, turns: Vec<PlannedTurn<T::Action>> },
    /// What was said, after each welcome and whenever it is simpler. It has nothing to do with the
    /// version of the game.
    Talk { talk: Talk },
    /// Somebody said something.
    Said { said: Said },
    /// To a screen only: whoever is asked has pressed this place and not confirmed it yet. It means
    /// nothing in another version than this one.
    Pointed {
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        version: u64,
        place: Option<u8>,
    },
    /// The request of this number was carried out; the change came before.
    Done { number: u32 },
    /// It was not, and nothing has changed.
    Refused { number: u32, problem: Problem },
    /// The server ends the conversation: too many messages, too old a client, closing down.
    Closing { problem: Problem },
}

/// The position in a message with these types.
type PositionIn<T> = Position<
    <T as Types>::View,
    <T as Types>::Question,
    <T as Types>::Action,
    <T as Types>::Preview,
    <T as Types>::Blocked,
    <T as Types>::Chance,
>;

/// What one pair of eyes needs to know of a running game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Position<View, Question, Action, Preview, Blocked, Chance> {
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    /// How many actions the record has.
    pub ply: usize,
    pub view: View,
    /// The question, if whoever looks may answer it.
    pub asked: Option<Asked<Question, Action, Preview, Blocked>>,
    /// Who is asked, for everybody.
    pub waiting_for: Option<Seat>,
    pub undo: Undo<Action, Chance>,
}

/// A question with everything that can be answered and what it would bring.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Asked<Question, Action, Preview, Blocked> {
    pub seat: Seat,
    pub question: Question,
    pub answers: Vec<Answer<Action, Preview>>,
    pub blocked: Vec<Blocked>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Answer<Action, Preview> {
    pub action: Action,
    pub notation: String,
    pub preview: Preview,
}

/// What can be taken back.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Undo<Action, Chance> {
    /// The answers of this turn that can be taken back, the last one last: the turn strip.
    pub steps: Vec<UndoStep<Action>>,
    /// Why not further.
    pub lock: Lock<Chance>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct UndoStep<Action> {
    /// The action of the record it began with.
    pub ply: usize,
    pub seat: Seat,
    /// What was answered, with what followed by itself.
    pub actions: Vec<Action>,
}

/// What happened with one action of the record.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Told<Event> {
    pub ply: usize,
    pub events: Vec<Event>,
}

/// Somebody took something back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Undone {
    pub seat: Seat,
    pub to: usize,
    /// How many actions were taken back.
    pub actions: usize,
}

/// The position of a game `G`.
pub type PositionOf<G> = Position<
    <G as Game>::View,
    <G as Game>::Question,
    <G as Game>::Action,
    <G as Game>::Preview,
    <G as Game>::Blocked,
    <G as Game>::Chance,
>;

/// What these eyes need to know of a table. They may answer for the seat they look from.
pub fn position<G: Game>(table: &Table<G>, viewer: Viewer, version: u64) -> PositionOf<G> {
    position_in(table.game(), viewer, version, table.ply(), undo(table, viewer))
}

/// The same of a game that has no table: one of a lesson, for example.
pub fn position_in<G: Game>(
    game: &G,
    viewer: Viewer,
    version: u64,
    ply: usize,
    undo: Undo<G::Action, G::Chance>,
) -> PositionOf<G> {
    let asked = match game.turn() {
        Turn::Decide(seat, question) if viewer.is(seat) => {
            let mut answers = Answers::new();
            game.legal_actions(&mut answers);
            let answer = |action: &G::Action| Answer {
                action: *action,
                notation: action.to_string(),
                preview: game.preview(*action),
            };
            let answers = answers.iter().map(answer).collect();
            Some(Asked { seat, question, answers, blocked: game.blocked() })
        }
        Turn::Decide(..) | Turn::Chance(_) | Turn::Over => None,
    };
    Position {
        version,
        ply,
        view: game.view(viewer),
        asked,
        waiting_for: game.current_player(),
        undo,
    }
}

/// The way back is shown to whoever may take it.
fn undo<G: Game>(table: &Table<G>, viewer: Viewer) -> Undo<G::Action, G::Chance> {
    let steps = table.steps();
    let ends = steps.iter().skip(1).map(|step| step.ply).chain([table.ply()]);
    let steps = steps
        .iter()
        .zip(ends)
        .filter(|(step, _)| viewer.is(step.seat))
        .map(|(step, end)| UndoStep {
            ply: step.ply,
            seat: step.seat,
            actions: table.actions(step.ply, end),
        })
        .collect();
    Undo { steps, lock: table.lock() }
}

/// What happened with these actions, as these eyes see it.
pub fn log<G: Game>(
    table: &Table<G>,
    viewer: Viewer,
    plies: std::ops::Range<usize>,
) -> Vec<Told<G::Event>> {
    (plies.start..plies.end.min(table.ply()))
        .map(|ply| Told {
            ply,
            events: table.events_of(ply).iter().map(|e| G::event_for(e, viewer)).collect(),
        })
        .filter(|told| !told.events.is_empty())
        .collect()
}
