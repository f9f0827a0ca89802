//! The positions that the client keeps for its layout check: every question is among them, and the
//! beginning and the end of a turn, and the end of the game, with every number of players.
//!
//! `BLESS=1 cargo test -p protocol --test kept_positions` keeps what is missing: from golden games,
//! and from random ones where none of them has it.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{
    collections::BTreeSet,
    fs,
    ops::RangeInclusive,
    path::{Path, PathBuf},
};

use bazaar::{LayoutChoice, Ruleset};
use protocol::web::live;
use rand_pcg::Pcg64Mcg;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::{Answers, Game, Ignore, Player, Record, Seat, Seed, Table, Turn, Viewer, below};

/// What a kept position shows: a game, a question, and how many play.
type Shown = (&'static str, String, usize);

/// The rulesets of the board game in their order, and the dice game: where golden games lie, how many
/// play, and the questions that begin and end a turn.
const GAMES: [(&str, &str, RangeInclusive<usize>, &[&str]); 5] = [
    ("base", "base", 2..=5, &["move", "finish"]),
    ("mocha", "mocha", 2..=5, &["move", "finish"]),
    ("letters", "letters", 2..=5, &["move", "finish"]),
    ("great", "great-bazaar", 2..=5, &["move", "finish"]),
    ("dice", "dice", 2..=4, &["act"]),
];

/// Stands for the question where nobody is asked any more.
const OVER: &str = "over";

/// A hand as large as they get.
const LARGE_HAND: usize = 7;

/// So much of what happened before is kept.
const LOG: usize = 15;

/// So many random games are played to find a question.
const RANDOM_GAMES: u64 = 400;

fn root(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)
}

fn files(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(root(folder)).unwrap();
    let mut files: Vec<_> = entries.map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files
}

/// The questions of a game, by the type of the client.
fn questions(types: &str) -> BTreeSet<String> {
    let text = fs::read_to_string(root(types)).unwrap();
    let asks = text.split(r#""ask": ""#).skip(1);
    asks.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

/// The kept positions: their names, what they show, and the largest hand.
fn kept() -> Vec<(Option<Shown>, usize)> {
    let read = |path: &PathBuf| {
        let kept: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let view = &kept["position"]["view"];
        let is_dice = path.file_name().unwrap().to_string_lossy().starts_with("dice-");
        let game = match (is_dice, view["mocha"].is_object(), view["letters"].is_object()) {
            (true, ..) => "dice",
            (_, false, false) => "base",
            (_, true, false) => "mocha",
            (_, false, true) => "letters",
            (_, true, true) => "great",
        };
        let seats = view["seats"].as_array().unwrap();
        let is_over = !view["ranking"].is_null();
        let ask = kept["position"]["asked"]["question"]["ask"].as_str().or(is_over.then_some(OVER));
        (ask.map(|ask| (game, ask.to_owned(), seats.len())), largest_hand(view))
    };
    files("web/src/fixtures").iter().map(read).collect()
}

fn largest_hand(view: &Value) -> usize {
    let hands = view["seats"].as_array().unwrap().iter().filter_map(|seat| seat["hand"].as_array());
    hands.map(Vec::len).max().unwrap_or(0)
}

/// What has no position yet.
#[derive(Debug, Default)]
struct Missing {
    /// Questions of the board game, and of the dice game, with any number of players.
    questions: [BTreeSet<String>; 2],
    turns: BTreeSet<Shown>,
    hand: bool,
}

impl Missing {
    fn now() -> Self {
        let mut missing = Self {
            questions: [
                questions("web/src/lib/types/Question.ts"),
                questions("web/src/lib/types/dice/Question.ts"),
            ],
            turns: BTreeSet::new(),
            hand: true,
        };
        for (game, _, players, asks) in GAMES {
            // Of the end, the smallest and the largest table.
            let ends = [*players.start(), *players.end()];
            missing.turns.extend(ends.map(|players| (game, OVER.to_owned(), players)));
            for players in players {
                missing.turns.extend(asks.iter().map(|ask| (game, (*ask).to_owned(), players)));
            }
        }
        for (shown, hand) in kept() {
            missing.hand &= hand < LARGE_HAND;
            if let Some(shown) = shown {
                missing.strike_out(&shown);
            }
        }
        missing
    }

    fn strike_out(&mut self, shown: &Shown) -> bool {
        let asked = self.questions[usize::from(shown.0 == "dice")].remove(&shown.1);
        self.turns.remove(shown) || asked
    }
}

#[test]
fn every_question_and_every_size_of_a_table_has_a_kept_position() {
    if std::env::var_os("BLESS").is_some() {
        keep_missing();
    }
    let Missing { questions, turns, hand } = Missing::now();
    let hint = "BLESS=1 cargo test -p protocol --test kept_positions keeps one";
    assert!(questions.iter().all(BTreeSet::is_empty), "no position asks {questions:?}; {hint}");
    assert!(turns.is_empty(), "no position shows {turns:?}; {hint}");
    assert!(!hand, "no position has a hand of {LARGE_HAND} cards; {hint}");
}

fn keep_missing() {
    let mut missing = Missing::now();
    for ruleset in Ruleset::ALL {
        let (game, folder, players, _) = &GAMES[ruleset as usize];
        keep_golden::<bazaar::Game>(&mut missing, game, folder);
        for (number, players) in (0..RANDOM_GAMES).zip(players.clone().cycle()) {
            let layout = LayoutChoice::usual(ruleset);
            let options = bazaar::Options { ruleset, layout, ..bazaar::Options::base(players) };
            keep_random::<bazaar::Game>(&mut missing, game, (options, players), number);
        }
    }
    let (game, folder, players, _) = &GAMES[Ruleset::ALL.len()];
    keep_golden::<bazaar_dice::Game>(&mut missing, game, folder);
    for (number, players) in (0..RANDOM_GAMES).zip(players.clone().cycle()) {
        let options = bazaar_dice::Options::new(players);
        keep_random::<bazaar_dice::Game>(&mut missing, game, (options, players), number);
    }
}

/// Goes through the golden games, each from where it is under way.
fn keep_golden<G: Game>(missing: &mut Missing, game: &'static str, folder: &str)
where
    Record<G>: DeserializeOwned,
{
    for path in files(&format!("fixtures/games/{folder}")) {
        let record: Record<G> = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
        let mut replay = record.start().unwrap();
        for (ply, entry) in record.actions.iter().enumerate() {
            let under_way = ply > record.actions.len() / 2;
            if under_way && is_wanted(missing, game, &replay.game) {
                let mut cut = record.clone();
                cut.actions.truncate(ply);
                (cut.result, cut.fairness, cut.options) = (None, None, None);
                if let Ok(table) = Table::go_on_from(cut, Seed::from_number(1)) {
                    keep(missing, game, &table);
                }
            }
            replay.step(*entry, &mut Ignore).unwrap();
        }
        if is_wanted(missing, game, &replay.game) {
            let (mut whole, seed) = (record.clone(), Seed::from_number(1));
            (whole.result, whole.fairness, whole.options) = (None, None, None);
            keep(missing, game, &Table::go_on_from(whole, seed).unwrap());
        }
    }
}

fn keep_random<G: Game>(
    missing: &mut Missing,
    game: &'static str,
    (options, players): (G::Options, usize),
    number: u64,
) {
    if missing.questions[usize::from(game == "dice")].is_empty() && !missing.hand {
        return;
    }
    let mut rng = Pcg64Mcg::new(number.into());
    let players = vec![Player { name: String::new(), bot: None }; players];
    let mut table = Table::<G>::deal(options, players, Seed::from_number(number)).unwrap();
    let mut answers = Answers::new();
    while let Turn::Decide(seat, _) = table.game().turn() {
        if is_wanted(missing, game, table.game()) {
            keep(missing, game, &table);
        }
        table.game().legal_actions(&mut answers);
        let answer = answers[below(&mut rng, answers.len() as u32) as usize];
        table.answer(seat, answer, &[]).unwrap();
    }
}

fn shown<G: Game>(game: &'static str, position: &G) -> Option<Shown> {
    let asked = match position.turn() {
        Turn::Decide(_, question) => {
            serde_json::to_value(question).unwrap()["ask"].as_str().unwrap().to_owned()
        }
        Turn::Over => OVER.to_owned(),
        Turn::Chance(_) => return None,
    };
    Some((game, asked, position.seats()))
}

fn is_wanted<G: Game>(missing: &Missing, game: &'static str, position: &G) -> bool {
    let Some(shown) = shown(game, position) else { return false };
    let questions = &missing.questions[usize::from(game == "dice")];
    let hand = || match position.turn() {
        Turn::Decide(seat, _) => {
            largest_hand(&serde_json::to_value(position.view(Viewer::Seat(seat))).unwrap())
        }
        Turn::Chance(_) | Turn::Over => 0,
    };
    questions.contains(&shown.1)
        || missing.turns.contains(&shown)
        || (missing.hand && game != "dice" && hand() >= LARGE_HAND)
}

/// Writes a position, as its server would say it to whoever is asked, and at the end to the first seat.
fn keep<G: Game>(missing: &mut Missing, game: &'static str, table: &Table<G>) {
    // What goes without saying was answered already.
    let Some(shown) = shown(game, table.game()) else { return };
    let seat = table.game().turn().seat().or(Seat::new(0)).unwrap();
    let viewer = Viewer::Seat(seat);
    let position = live::position(table, viewer, 1);
    let view = serde_json::to_value(&position.view).unwrap();
    let is_large = missing.hand && game != "dice" && largest_hand(&view) >= LARGE_HAND;
    if !missing.strike_out(&shown) && !is_large {
        return;
    }
    missing.hand &= !is_large;
    let names = ["Jürgen", "Leyla", "Małgosia", "Çağrı", "Bora"];
    let players = names.into_iter().take(shown.2).enumerate().map(|(number, name)| Player {
        name: name.to_owned(),
        bot: (number % 2 == 1).then(|| "easy".to_owned()),
    });
    let log = live::log(table, viewer, table.ply().saturating_sub(LOG)..table.ply());
    let kept = json!({
        "position": position,
        "log": log,
        "players": players.collect::<Vec<_>>(),
    });
    let (_, ask, seats) = shown;
    let hand = if is_large { "-hand" } else { "" };
    let file = format!("web/src/fixtures/{game}-{}-{seats}{hand}.json", ask.replace('_', "-"));
    fs::write(root(&file), format!("{kept}\n")).unwrap();
}
