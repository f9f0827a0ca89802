//! Tables: how they are made, who sits where, which of them are mine.

use serde::{Deserialize, Serialize};
use tabletop::{Ranking, Seat};

use super::{
    clocks::{Clock, Late, Pace},
    dice::{DiceInfo, Seating},
    leaving::{EndProposal, Note, Waiting},
    past::SameAgain,
    ratings::SeatResult,
    talk::TalkRules,
};

/// `POST /api/tables`: a new table. `options` are those of the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
pub struct NewTable<Options> {
    /// The family of rules, as records name it: `bazaar`.
    pub game: String,
    pub options: Options,
    /// One for each player, in turn order; the one who creates the table may sit on several.
    pub seats: Vec<Chair>,
    /// Shown in the lobby, so that anybody may join.
    #[serde(default)]
    pub public: bool,
    /// Begins at once if nobody is waited for; else when the host says so.
    #[serde(default)]
    pub begin: bool,
    /// With `begin`: not before everybody who sits there has added to the dice. Without it the
    /// server deals alone, and the record says so.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub joint: bool,
    /// Left out: by lot wherever more than one person sits, or the result counts; around a screen as seated.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seating: Option<Seating>,
    /// How much time everybody has; one person alone has all of it.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Pace>"))]
    pub pace: Pace,
    /// What happens when somebody's time is over.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Late>"))]
    pub late: Late,
    /// The result counts for the ratings, if it can: everybody has to have an account and a seat of
    /// their own.
    #[serde(default = "yes")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub rated: bool,
    /// What may be said there. Left out: at a table for everybody no free text, else everything.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub talk: Option<TalkRules>,
}

/// Tables are rated unless somebody says otherwise.
const fn yes() -> bool {
    true
}

/// `POST /api/layout`: draws what chance decides before a game. The answer is options in which it
/// is said, for looking at and for a new table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct DrawLayout<Options> {
    pub game: String,
    pub options: Options,
}

/// Who a seat is for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "chair", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chair {
    /// Whoever creates the table.
    Me {},
    /// Another person at the same device, with a name of its own.
    HotSeat { name: String },
    /// One of the levels: `easy`, `medium`, `hard`, `expert`, `master`.
    Bot { level: String },
    /// Anybody who has the link.
    Open {},
}

/// A table as everybody may know it, in the lobby and above the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct TableInfo<Options> {
    /// Short, for links and for reading aloud.
    pub id: String,
    pub game: String,
    pub options: Options,
    pub phase: Phase,
    pub seats: Vec<SeatInfo>,
    pub public: bool,
    /// Whether whoever asks may start the game and change seats.
    pub host: bool,
    /// Before the game: whoever may do that has gone. In so many seconds, counted from when this was
    /// said, one of those who sit here may take it over. Nothing while they look.
    pub host_in: Option<u32>,
    /// The seats that whoever asks may answer for, in turn order: several at a hot seat.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<u8>))]
    pub mine: Vec<Seat>,
    pub spectators: u32,
    /// The promise about dice and draws, from the moment the table is opened.
    pub commitment: Option<String>,
    /// How the dice come about. Nothing at tables that were dealt by the server alone, long ago.
    pub dice: Option<DiceInfo>,
    /// The table of the return match, once all who stay agreed.
    pub rematch: Option<String>,
    /// Who asks for a seat of theirs from another device.
    pub claims: Vec<SeatClaim>,
    /// Whoever is asked was asked to come: not answered yet, or not long ago.
    pub nudge: Option<Nudge>,
    /// Whether the result counts for the ratings. Before the game is dealt: if it can.
    pub rated: bool,
    /// What came of a rated game, by seat; nothing before it was counted.
    pub results: Vec<SeatResult>,
    pub pace: Pace,
    pub late: Late,
    /// Once the game was dealt, if there is a clock.
    pub clock: Option<Clock>,
    /// The person who is asked, while the game runs; nothing in lists.
    pub waiting: Option<Waiting>,
    /// Whoever asks has left a seat here and may take it back.
    pub may_return: bool,
    /// Somebody wants to end the game without a result.
    pub ending: Option<EndProposal>,
    /// All agreed to end it: it is over and has no ranking.
    pub ended: bool,
    /// Somebody who sat here has opened the same table once more.
    pub again: Option<SameAgain>,
    /// What happened besides the game, as far as it is kept.
    pub notes: Vec<Note>,
    pub talk: TalkRules,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub created: i64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed: i64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are still being taken.
    Gathering,
    Running,
    Over,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatInfo {
    pub sitter: Sitter,
    pub name: String,
    /// Looks at the table right now. Bots always do.
    pub present: bool,
    /// Wants a return match.
    pub again: bool,
    /// The time was over, or they were away: a bot plays until the person is back.
    pub stand_in: bool,
    /// The person who sat here before a bot got the seat for good. Nobody's name, if that one was
    /// forgotten.
    pub left_by: Option<String>,
    /// A bot plays here, for a while or for good, since so many actions of the record.
    pub bot_since: Option<u32>,
    /// Away until then, in seconds since 1970: days are not counted.
    #[cfg_attr(feature = "ts", ts(type = "number | null"))]
    pub away: Option<i64>,
    /// Before the game: whoever sits here has gone. In so many seconds, counted from when this was said,
    /// the host may free the seat. Nothing while they look.
    pub free_in: Option<u32>,
}

/// Somebody at a screen for friends has lost the telephone and asks for the seat from another one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeatClaim {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    pub guest: String,
}

/// `PUT /api/tables/{id}/claims/{guest}`: the host says whether the seat is theirs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SettleClaim {
    pub theirs: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "sitter", rename_all = "snake_case")]
pub enum Sitter {
    Nobody,
    Person { id: String },
    Bot { level: String },
}

/// `POST /api/tables/{id}/nudge`: somebody who waits asks whoever is asked to come and play.
/// Everybody at a table gets at most one a day, whoever sends it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Nudge {
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub by: Seat,
    /// Seconds since 1970.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub at: i64,
    /// The next one may come then.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub again: i64,
    /// Nothing was done at the table since.
    pub open: bool,
}

/// `GET /api/tables/{id}/hint`: what a strong bot would do in the place of whoever is asked.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hint<Action, Why> {
    /// The version of the game it was thought about.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    #[cfg_attr(feature = "openapi", schema(value_type = u8))]
    pub seat: Seat,
    /// At most three, the best first; none if there is nothing to choose.
    pub answers: Vec<Hinted<Action, Why>>,
}

/// An answer, how likely its seat wins after it, and why.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Hinted<Action, Why> {
    pub action: Action,
    /// From 0 to 1.
    pub chance: f32,
    /// What is different after the best answer than after the second best, and after the others than after the
    /// best, as in a study. At most three; those that speak for the order come first.
    pub reasons: Vec<Why>,
}

/// A line of “my tables” or of the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableLine<Options, Question> {
    pub table: TableInfo<Options>,
    /// Whose turn it is and what is asked, while the game runs.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub asked: Option<Seat>,
    pub question: Option<Question>,
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<u8>>))]
    pub ranking: Option<Ranking>,
    /// Whoever asks has no seat and looks after the table from the screen that everybody sees.
    pub screen: bool,
}

/// `GET /api/tables`: those I sit at or look after from a screen, those that wait for me first; and those
/// anybody may join.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Tables<Options, Question> {
    pub mine: Vec<TableLine<Options, Question>>,
    pub open: Vec<TableLine<Options, Question>>,
}

/// `POST /api/tables/{id}/join`: without a seat the first free one. Whoever sits there already changes
/// over, or their name, before the game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Join {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    #[serde(default)]
    pub name: Option<String>,
}

/// `PUT /api/tables/{id}/seats/{seat}`: the host gives a seat that nobody has taken to a bot, or
/// frees it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GiveSeat {
    pub chair: Chair,
}

/// What can be played, for the page that creates a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offer {
    pub games: Vec<GameOffer>,
    /// The address for other devices; nothing if they cannot reach this server.
    pub address: Option<String>,
    /// The levels of bots, the weakest first.
    pub levels: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameOffer {
    /// The family of rules: `bazaar`.
    pub game: String,
    /// The rulesets of it that can be played: `base`.
    pub rulesets: Vec<String>,
    pub fewest: u8,
    pub most: u8,
}
