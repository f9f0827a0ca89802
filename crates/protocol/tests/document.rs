//! What `docs/bots.md` shows is what is spoken.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{collections::BTreeSet, fs, path::Path};

use bazaar::{Action, Deck, Game, Options};
use protocol::bots::{
    AskedPosition, FromBot, GameOver, Hello, LegalAnswer, NewGame, ToBot, VERSION,
};
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

fn position<G: tabletop::Game>(game: &G, number: u32) -> AskedPosition<G> {
    let Turn::Decide(seat, question) = game.turn() else { panic!("nobody is asked") };
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let answers = answers.iter().copied().map(LegalAnswer::new).collect();
    AskedPosition { number, ms: 2000, question, answers, view: game.view(Viewer::Seat(seat)) }
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

/// Every field that bots meet in random games of every ruleset is described.
#[test]
fn every_field_of_every_view_is_described() {
    let names = spoken();
    assert!(names.len() > 130, "{names:?}");
    for name in names {
        assert!(DOCUMENT.contains(&format!("`{name}`")), "`{name}` is not described");
    }
}

/// And nothing is described as a field of the view that nobody meets.
#[test]
fn every_field_that_is_described_is_spoken() {
    let names = spoken();
    let (_, after) = DOCUMENT.split_once("### The view").unwrap();
    let (section, _) = after.split_once("### When").unwrap();
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    let first = rows.filter_map(|row| row.split('|').nth(1));
    for name in first.flat_map(|cell| cell.split('`').skip(1).step_by(2)) {
        assert!(names.contains(name), "`{name}` is described, but in no view");
    }
}

/// Every question is described, also those that seldom come.
#[test]
fn every_question_is_described() {
    // The board game has a list of them; those of the dice game stand in its source.
    let source = include_str!("../../bazaar-dice/src/question.rs");
    let from = source.split("pub enum Question {").nth(1).unwrap();
    let variants = from.lines().take_while(|line| *line != "}");
    let of_the_dice_game = variants
        .filter_map(|line| line.strip_prefix("    "))
        .filter(|line| line.starts_with(|letter: char| letter.is_ascii_uppercase()))
        .filter_map(|line| line.split(|letter: char| !letter.is_alphanumeric()).next());
    for name in bazaar::Question::NAMES.iter().copied().chain(of_the_dice_game) {
        let name = snake_case(name);
        let row = DOCUMENT.lines().any(|line| {
            let cell = line.split('|').nth(1).unwrap_or_default();
            cell.contains(&format!("`{name}`"))
        });
        assert!(row, "the question `{name}` has no row");
    }
}

fn snake_case(name: &str) -> String {
    let mut text = String::new();
    for letter in name.chars() {
        if letter.is_ascii_uppercase() && !text.is_empty() {
            text.push('_');
        }
        text.push(letter.to_ascii_lowercase());
    }
    text
}

/// The names of all fields in some games of every ruleset.
fn spoken() -> BTreeSet<String> {
    let mut names = BTreeSet::new();
    for seats in [2, 3] {
        let deck = Deck::NewOnly;
        for options in [
            Options::base(seats),
            Options::mocha(seats),
            Options { deck, ..Options::letters(seats) },
            Options::great_bazaar(seats),
        ] {
            listen::<Game>(&options, &mut names);
        }
        listen::<bazaar_dice::Game>(&bazaar_dice::Options::new(seats), &mut names);
    }
    names
}

fn listen<G: tabletop::Game>(options: &G::Options, names: &mut BTreeSet<String>) {
    let mut dealer = Dealer::for_setup(Seed::from_number(3));
    let setup = G::deal(options, &mut dealer).unwrap();
    let mut game = G::start(&setup).unwrap();
    let mut answers = Answers::new();
    for ply in 0.. {
        game.legal_actions(&mut answers);
        let action = match game.turn() {
            Turn::Over => break,
            Turn::Chance(_) => game.deal_chance(&mut dealer).unwrap(),
            Turn::Decide(..) => {
                // Every position would take long; the numbers have no divisor in common with turns.
                if ply % 7 == 0 {
                    collect_names(&serde_json::to_value(position(&game, 1)).unwrap(), names);
                }
                answers[dealer.pick(answers.len() as u32) as usize]
            }
        };
        game.play(action, &mut Ignore).unwrap();
    }
}

/// The names of all fields, but not those of the answers, which records describe, nor what a roll
/// or a letter given up is for.
fn collect_names(value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                names.insert(name.clone());
                if !["answers", "roll", "what_for", "chance"].contains(&name.as_str()) {
                    collect_names(value, names);
                }
            }
        }
        Value::Array(list) => list.iter().for_each(|value| collect_names(value, names)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
