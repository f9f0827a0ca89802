//! How many sequences of actions there are from chosen positions.
//!
//! The numbers stand in `tests/perft/dice.txt`; after a wanted change,
//! `BLESS=1 cargo test -p bazaar-dice --test perft` writes them anew.

use bazaar_dice::{Game, Options};
use tabletop::testing::perft::{Depths, compare};

#[test]
fn the_number_of_sequences_is_what_it_was() {
    let depths = Depths { after: &[0, 5, 40, 100, 250], deepest: 4 };
    let games = [("two", 2), ("three", 3), ("four", 4)];
    let counted: String = games
        .into_iter()
        .map(|(name, players)| depths.count::<Game>(name, &Options::new(players)))
        .collect();
    compare(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/perft/dice.txt"), &counted);
}
