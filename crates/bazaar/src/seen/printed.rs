//! What is printed on the components, written for the client by `cargo xtask types`, so that nobody
//! types a number a second time. The client shows it; what is allowed is for the rules to say.

use std::{fmt::Write as _, fs, path::PathBuf};

use serde_json::{Value, json};
use tabletop::{Dealer, Game as _, Seed};

use crate::{
    Announcement, Card, Deck, DemandTile, Dice, Game, Good, Goods, LayoutKind, Market, Options,
    Place, Rules, Ruleset, Variants,
    base::places::{black_market, post_office, tea_house, wainwright},
    letters::{cards::dice_letter, printed as letters},
    mocha::{
        cards::dice_yield::{self, Yield},
        printed as mocha,
    },
    pieces::demand,
    table::player::EXTENSIONS,
};

const PLAYERS: [usize; 4] = [2, 3, 4, 5];

/// One constant of the file: its name, what it says, its value.
type Constant = (&'static str, &'static str, Value);

/// By the name of the ruleset.
fn by_ruleset(of: impl Fn(Ruleset) -> Value) -> Value {
    Ruleset::ALL.into_iter().map(|ruleset| (ruleset.name().to_owned(), of(ruleset))).collect()
}

/// One by one: `["red", "green", "green"]`.
fn icons(goods: Goods) -> Vec<Good> {
    Good::ALL
        .into_iter()
        .flat_map(|good| std::iter::repeat_n(good, usize::from(goods[good])))
        .collect()
}

fn board() -> Vec<Constant> {
    let layout = |kind: LayoutKind, ruleset| json!(kind.printed(ruleset));
    vec![
        (
            "PLACE_NAMES",
            "The places by their printed numbers; the client's components have these names.",
            Place::ALL
                .map(|place| (place.number().to_string(), json!(format!("{place:?}"))))
                .into_iter()
                .collect(),
        ),
        ("PLACES", "The places of each ruleset.", by_ruleset(|ruleset| json!(ruleset.places()))),
        (
            "LAYOUTS",
            "The printed layouts, row by row.",
            json!({
                "short": layout(LayoutKind::Short, Ruleset::Base),
                "long": layout(LayoutKind::Long, Ruleset::Base),
                "in-order": layout(LayoutKind::InOrder, Ruleset::Base),
                "first-game": layout(LayoutKind::FirstGame, Ruleset::Mocha),
                "first-letters": layout(LayoutKind::FirstGame, Ruleset::Letters),
            }),
        ),
        (
            "RUBIES_TO_END",
            "So many rubies end the game, by ruleset and number of players.",
            by_ruleset(|ruleset| {
                let rules = Rules { ruleset, variants: Variants::default(), deck: Deck::Mixed };
                PLAYERS
                    .map(|n| (n.to_string(), json!(rules.rubies_to_end(n))))
                    .into_iter()
                    .collect()
            }),
        ),
    ]
}

fn base() -> Vec<Constant> {
    let revenue = |market| [1, 2, 3, 4, 5].map(|sold| demand::revenue(market, sold));
    let announced: Vec<_> = Announcement::all().map(Announcement::number).collect();
    let jewelry: Vec<_> = (2..=12)
        .map(|sum| (sum, black_market::jewelry(dice(sum))))
        .filter(|row| row.1 > 0)
        .collect();
    let mail: Vec<_> = (0..=4).map(post_office::income).collect();
    vec![
        (
            "DEMAND",
            "The goods that each demand tile asks for.",
            DemandTile::all().map(|tile| (tile.to_string(), json!(icons(tile.icons())))).collect(),
        ),
        (
            "REVENUE",
            "What one to five sold goods bring.",
            json!({ "small": revenue(Market::Small), "large": revenue(Market::Large) }),
        ),
        ("TEA_HOUSE_NUMBERS", "What can be announced at the Tea House.", json!(announced)),
        (
            "TEA_HOUSE_CONSOLATION",
            "The Lira for a number that is not reached.",
            json!(tea_house::CONSOLATION),
        ),
        ("JEWELRY", "Sums of two dice that bring jewelry, and how much.", json!(jewelry)),
        ("MAIL", "What the Post Office pays with 0 to 4 indicators down.", json!(mail)),
        ("EXTENSIONS", "How many extensions a wheelbarrow has room for.", json!(EXTENSIONS)),
        ("WAINWRIGHT_PRICE", "The Lira for an extension.", json!(wainwright::PRICE)),
        ("FIRST_PRICES", "By number of players: what the first rubies cost.", first_prices()),
    ]
}

/// Two dice with this sum.
fn dice(sum: u8) -> Dice {
    let low = sum.saturating_sub(6).max(1);
    Dice::new(low, sum - low).expect("dice show 1 to 6")
}

fn first_prices() -> Value {
    let row = |players| {
        let seed = Seed::from_number(1);
        let setup =
            Game::deal(&Options::base(players), &mut Dealer::for_setup(seed)).expect("dealt");
        let game = Game::start(&setup).expect("what is dealt can be started");
        let (goods, any) = game.palace_price().expect("the palace has rubies");
        json!({ "players": players, "palace": goods.total() + u32::from(any), "dealer": game.dealer_price() })
    };
    json!(PLAYERS.map(row))
}

fn cards() -> Vec<Constant> {
    let copies = |card: &Card| {
        (json!(card).as_str().unwrap_or_default().to_owned(), json!(card.facts().copies))
    };
    let names = |cards: &[Card]| json!(cards);
    let yields: Vec<_> = dice_letter::YIELDS.into_iter().rev().collect();
    vec![
        (
            "CARD_COPIES",
            "How many there are of each bonus card.",
            Card::ALL.iter().map(copies).collect(),
        ),
        ("CARDS", "The bonus cards of each ruleset.", by_ruleset(|ruleset| names(ruleset.cards()))),
        ("NEW_CARDS", "The bonus cards that Letters & Seals adds.", names(&Card::LETTERS)),
        ("DICE_YIELD", "What the faces 1 to 6 bring.", json!(dice_yield::YIELDS.map(brought))),
        ("LETTER_YIELD", "From this sum on: Lira, and whether a letter comes too.", json!(yields)),
    ]
}

/// Lira as a number, anything else by its name.
fn brought(what: Yield) -> Value {
    match what {
        Yield::Lira(lira) => json!(lira),
        Yield::Good(good) => json!(good),
        Yield::Coffee(_) => json!("coffee"),
    }
}

/// The name is one that the export of types looks for.
#[test]
fn export_bindings_printed() {
    let Some(folder) = std::env::var_os("TS_RS_EXPORT_DIR").map(PathBuf::from) else { return };
    let mut text = String::from(
        "// Made from the rules by `cargo xtask types`. Do not edit this file manually.\n",
    );
    for (name, says, value) in
        [board(), base(), cards(), mocha::constants(icons), letters::constants()].concat()
    {
        writeln!(text, "\n/** {says} */\nexport const {name} = {value} as const;")
            .expect("a string can be written");
    }
    fs::create_dir_all(&folder).expect("the folder can be made");
    fs::write(folder.join("printed.ts"), text).expect("the file can be written");
}
