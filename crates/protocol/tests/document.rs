//! What `docs/bots.md` shows is what is spoken.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{collections::BTreeSet, fs, path::Path};

use bazaar::{Action, Game, Options};
use protocol::bots::{FromBot, GameOver, Hello, LegalAnswer, NewGame, Position, ToBot, VERSION};
use serde_json::Value;
use tabletop::{
    Answers, Dealer, Game as _, Ignore, Picker as _, Ranking, Seat, Seed, Turn, Viewer,
};

const DOCUMENT: &str = include_str!("../../../docs/bots.md");
const BEGIN: &str = "```text\n";
const END: &str = "```\n";

/// A first turn, as a bot says it.
const READY: &str = r#"{"type":"ready","protocol":1,"name":"Merchant","author":"Ada"}"#;
const ANSWERS: [&str; 4] = [
    r#"{"type":"answer","number":1,"notation":"move-2"}"#,
    r#"{"type":"answer","number":2,"notation":"leave"}"#,
    r#"{"type":"answer","number":3,"notation":"act"}"#,
    r#"{"type":"answer","number":4,"notation":"end"}"#,
];

#[test]
fn the_conversation_is_one() {
    let (before, rest) = DOCUMENT.split_once(BEGIN).unwrap();
    let (shown, after) = rest.split_once(END).unwrap();
    let spoken = conversation();
    if std::env::var_os("BLESS").is_some() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/bots.md");
        fs::write(file, [before, BEGIN, &spoken, END, after].concat()).unwrap();
    } else {
        let hint = "BLESS=1 cargo test -p protocol --test document writes it anew";
        assert_eq!(shown, spoken, "docs/bots.md shows another conversation; {hint}");
    }
}

/// The whole conversation of a short game, laid out for people.
fn conversation() -> String {
    let seed = Seed::from_number(1);
    let setup = Game::deal(&Options::base(2), &mut Dealer::for_setup(seed)).unwrap();
    let mut game = Game::start(&setup).unwrap();
    let mut dealer = Dealer::for_play(seed, 0);
    while let Some(outcome) = game.deal_chance(&mut dealer) {
        game.play(outcome, &mut Ignore).unwrap();
    }

    let mut lines = Lines::default();
    lines.host(&ToBot::Hello(Hello::new("bedesten", "0.1.0")), true);
    let FromBot::Ready(ready) = lines.bot(READY) else { panic!("{READY} is not the answer") };
    assert_eq!(ready.protocol, VERSION);
    lines.host(&ToBot::NewGame(NewGame::of::<Game>(Seat::default(), 2)), true);
    for (number, answer) in (1..).zip(ANSWERS) {
        lines.host(&ToBot::Position(Box::new(position(&game, number))), number == 1);
        let FromBot::Answer(given) = lines.bot(answer) else { panic!("{answer} is no answer") };
        assert_eq!(given.number, number);
        game.play(given.notation.parse::<Action>().unwrap(), &mut Ignore).unwrap();
    }
    lines.host(&ToBot::GameOver(GameOver::new(&Ranking::by_score(&[6, 4]))), true);
    lines.host(&ToBot::Quit {}, true);
    lines.0
}

#[derive(Default)]
struct Lines(String);

impl Lines {
    fn host(&mut self, message: &ToBot<Game>, with_view: bool) {
        let line = message.to_line().unwrap();
        let text = match line.split_once("\"view\":") {
            Some((before, _)) if !with_view => broken(&format!("{before}\"view\":{{…}}}}"), 3),
            Some(_) | None => broken(line.trim_end(), 3),
        };
        self.0.extend(["→ ", &text, "\n"]);
    }

    fn bot(&mut self, line: &str) -> FromBot {
        self.0.extend(["← ", line, "\n"]);
        FromBot::from_line(line).unwrap()
    }
}

fn position(game: &Game, number: u32) -> Position<Game> {
    let Turn::Decide(seat, question) = game.turn() else { panic!("nobody is asked") };
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let answers = answers.iter().copied().map(LegalAnswer::new).collect();
    Position { number, ms: 2000, question, answers, view: game.view(Viewer::Seat(seat)) }
}

const WIDTH: usize = 98;

/// A message broken into lines where it is long: as many fields on a line as fit.
fn broken(json: &str, indent: usize) -> String {
    if json.chars().count() + indent <= WIDTH {
        return json.to_owned();
    }
    let open = json.find(['[', '{']).unwrap() + 1;
    let mut text = json[..open].to_owned();
    let mut column = WIDTH;
    for (index, part) in parts(&json[open..json.len() - 1]).into_iter().enumerate() {
        let part = broken(part, indent + 1);
        let comma = if index > 0 { "," } else { "" };
        text.push_str(comma);
        column += comma.len() + part.chars().count();
        if column > WIDTH {
            text.extend(["\n", &" ".repeat(indent)]);
            column = indent + part.chars().count();
        }
        text.push_str(&part);
    }
    text.push_str(&json[json.len() - 1..]);
    text
}

/// The inside of an object or a list, split at its own commas.
fn parts(inner: &str) -> Vec<&str> {
    let (mut parts, mut depth, mut begin) = (Vec::new(), 0, 0);
    for (index, letter) in inner.char_indices() {
        match letter {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                parts.push(&inner[begin..index]);
                begin = index + 1;
            }
            _ => {}
        }
    }
    parts.push(&inner[begin..]);
    parts
}

/// Every question and every field that bots meet in some random games is described.
#[test]
fn every_question_and_every_field_of_the_view_is_described() {
    let mut names = BTreeSet::new();
    let mut dealer = Dealer::for_setup(Seed::from_number(3));
    for seats in [2, 3] {
        let setup = Game::deal(&Options::base(seats), &mut dealer).unwrap();
        let mut game = Game::start(&setup).unwrap();
        let mut answers = Answers::new();
        while game.turn() != Turn::Over {
            game.legal_actions(&mut answers);
            let action = if let Some(outcome) = game.deal_chance(&mut dealer) {
                outcome
            } else {
                let position = serde_json::to_value(position(&game, 1)).unwrap();
                collect_names(&position, &mut names);
                answers[dealer.pick(answers.len() as u32) as usize]
            };
            game.play(action, &mut Ignore).unwrap();
        }
    }
    assert!(names.len() > 60, "{names:?}");
    for name in names {
        assert!(DOCUMENT.contains(&format!("`{name}`")), "`{name}` is not described");
    }
}

fn collect_names(position: &Value, names: &mut BTreeSet<String>) {
    let mut add = |object: &Value| {
        names.extend(object.as_object().into_iter().flat_map(|fields| fields.keys()).cloned());
    };
    let view = &position["view"];
    for object in [position, &position["question"], view, &view["seats"][0], &view["mosques"][0]] {
        add(object);
    }
    add(&view["sultan_price"]);
    let ask = position["question"]["ask"].as_str().unwrap();
    names.insert(ask.to_owned());
}
