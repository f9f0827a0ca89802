use serde::Serialize;
use tabletop::{Coded as _, Game, Ranking, Seat};

use super::VERSION;

/// [`ToBot::Quit`] as a line: it is the same for every game.
pub const QUIT: &str = "{\"type\":\"quit\"}\n";

/// A message to the bot. There is no field for what its seat may not see.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", rename_all = "snake_case", bound = "")]
pub enum ToBot<G: Game> {
    /// The first line of all. The bot answers [`Ready`](super::Ready).
    Hello(Hello),
    /// A game begins, or is gone on with.
    NewGame(NewGame),
    /// The bot is asked. It answers [`Answer`](super::Answer).
    Position(Box<AskedPosition<G>>),
    GameOver(GameOver),
    /// Nothing more will come: the bot ends.
    Quit {},
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Hello {
    pub protocol: u32,
    /// The program that speaks, and its version; for people.
    pub host: String,
    pub version: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NewGame {
    /// The family of rules, as in records.
    pub game: String,
    pub rules_version: u32,
    /// Where the bot sits, counted from 0 in turn order.
    pub seat: Seat,
    /// How many play.
    pub seats: usize,
}

/// A question with everything that is needed to answer it.
///
/// It stands for itself: a bot that forgets everything between two positions can play.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct AskedPosition<G: Game> {
    /// Counts the questions of this game to this bot, from 1. The answer repeats it.
    pub number: u32,
    /// How long the bot may think.
    pub ms: u32,
    pub question: G::Question,
    /// At least one, in a stable order.
    pub answers: Vec<LegalAnswer<G>>,
    pub view: G::View,
}

/// A legal answer in its three forms.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(bound = "")]
pub struct LegalAnswer<G: Game> {
    pub notation: String,
    pub id: u16,
    pub action: G::Action,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct GameOver {
    /// The place of each seat.
    pub ranking: Ranking,
    /// The share of the victory of each seat.
    pub returns: Vec<f64>,
}

impl<G: Game> ToBot<G> {
    /// The message as it is sent: one line, with the line break.
    ///
    /// # Errors
    ///
    /// Only if a view or an action of the game has no form in JSON.
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        let mut line = serde_json::to_string(self)?;
        line.push('\n');
        Ok(line)
    }
}

impl Hello {
    /// Speaks this version.
    pub fn new(host: &str, version: &str) -> Self {
        Self { protocol: VERSION, host: host.to_owned(), version: version.to_owned() }
    }
}

impl NewGame {
    pub fn of<G: Game>(seat: Seat, seats: usize) -> Self {
        Self { game: G::NAME.to_owned(), rules_version: G::RULES_VERSION, seat, seats }
    }
}

impl<G: Game> LegalAnswer<G> {
    pub fn new(action: G::Action) -> Self {
        Self { notation: action.to_string(), id: action.id(), action }
    }
}

impl GameOver {
    pub fn new(ranking: &Ranking) -> Self {
        Self { ranking: ranking.clone(), returns: ranking.returns().to_vec() }
    }
}

#[cfg(test)]
mod tests {
    use bazaar::{Action, Game};

    use super::*;

    #[test]
    fn a_message_is_one_line_with_its_type_first() {
        let cases = [
            (
                ToBot::<Game>::Hello(Hello::new("bedesten", "1.2.3")),
                r#"{"type":"hello","protocol":1,"host":"bedesten","version":"1.2.3"}"#,
            ),
            (
                ToBot::NewGame(NewGame::of::<Game>(Seat::default(), 3)),
                r#"{"type":"new_game","game":"bazaar","rules_version":2,"seat":0,"seats":3}"#,
            ),
            (
                ToBot::GameOver(GameOver::new(&Ranking::by_score(&[4, 6]))),
                r#"{"type":"game_over","ranking":[2,1],"returns":[0.0,1.0]}"#,
            ),
            (ToBot::Quit {}, QUIT.trim_end()),
        ];
        for (message, json) in cases {
            assert_eq!(message.to_line().unwrap(), format!("{json}\n"));
        }
    }

    #[test]
    fn an_answer_is_offered_in_its_three_forms() {
        let action: Action = "move-9".parse().unwrap();
        let json = serde_json::to_value(LegalAnswer::<Game>::new(action)).unwrap();
        assert_eq!(json["notation"], "move-9");
        assert_eq!(json["id"], action.id());
        assert_eq!(json["action"]["do"], "move");
    }
}
