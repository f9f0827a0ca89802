//! Damaged input of every ruleset is answered with an error or a game, never with a panic.

use bazaar::{Card, Game, LayoutChoice, LayoutKind, Options, Ruleset, Variants};
use tabletop::testing::fuzz;

/// Every ruleset as it is usually played, on a random layout, and with both variants.
fn options() -> Vec<Options> {
    let variants = Variants { neutral_assistants: true, caravan_leader: true };
    let of = |ruleset| {
        let layout = LayoutChoice::usual(ruleset);
        let usual = |players| Options { ruleset, layout: layout.clone(), ..Options::base(players) };
        let random = LayoutChoice::Kind(LayoutKind::Random);
        [
            usual(2),
            Options { layout: random.clone(), ..usual(3) },
            Options { variants, ..usual(4) },
            Options { variants, layout: random, ..usual(2) },
        ]
    };
    Ruleset::ALL.into_iter().flat_map(of).collect()
}

#[test]
fn damaged_records_are_refused_or_replayed() {
    fuzz::records::<Game>(&options());
}

#[test]
fn damaged_setups_are_refused_or_playable() {
    fuzz::setups::<Game>(&options(), |setup| {
        for player in &mut setup.players {
            player.hand = Some([Card::FiveLira].into_iter().collect());
        }
    });
}

#[test]
fn damaged_notation_is_refused_or_the_same_again() {
    fuzz::notation::<Game>();
}

#[test]
fn damaged_json_actions_are_refused_or_the_same_again() {
    fuzz::json_actions::<Game>();
}
