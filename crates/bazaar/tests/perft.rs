//! How many sequences of actions there are from chosen positions of every ruleset.
//!
//! The numbers stand in `tests/perft`, by ruleset; after a wanted change,
//! `BLESS=1 cargo test -p bazaar --test perft` writes them anew.

use bazaar::{Deck, Game, LayoutChoice, LayoutKind, Options, Ruleset, Variants};
use tabletop::testing::perft::{Depths, compare};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft");

fn games(ruleset: Ruleset) -> [(&'static str, Options); 4] {
    let usual = |players| Options {
        ruleset,
        layout: LayoutChoice::usual(ruleset),
        ..Options::base(players)
    };
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    let on = |layout| Options { variants, layout: LayoutChoice::Kind(layout), ..usual(4) };
    let three = match ruleset {
        Ruleset::Letters => {
            ("three with the new cards alone", Options { deck: Deck::NewOnly, ..usual(3) })
        }
        Ruleset::Base | Ruleset::Mocha | Ruleset::GreatBazaar => ("three", usual(3)),
    };
    let four = match ruleset {
        Ruleset::Base => ("four with both variants on long paths", on(LayoutKind::Long)),
        Ruleset::Mocha | Ruleset::Letters => {
            ("four with both variants on a random layout", on(LayoutKind::Random))
        }
        Ruleset::GreatBazaar => ("four with both variants", Options { variants, ..usual(4) }),
    };
    [("two", usual(2)), three, four, ("five", usual(5))]
}

#[test]
fn the_number_of_sequences_is_what_it_was_in_every_ruleset() {
    for ruleset in Ruleset::ALL {
        // A board with more places has more ways, so fewer actions are counted.
        let deepest = match ruleset {
            Ruleset::Base => 5,
            Ruleset::Mocha => 4,
            Ruleset::Letters | Ruleset::GreatBazaar => 3,
        };
        let mut counted = String::new();
        for (name, options) in games(ruleset) {
            let after = [0, options.players as u32, 60, 300, 900];
            counted += &Depths { after: &after, deepest }.count::<Game>(name, &options);
        }
        compare(format!("{FOLDER}/{}.txt", ruleset.name()), &counted);
    }
}
