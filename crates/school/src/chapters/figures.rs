//! Governor and Smuggler: a card or a good for 2 Lira, a card or a good.

use bazaar::{Game, Good, Goods};
use tabletop::{Game as _, Viewer};

use super::{BORA, DEFNE, PLAYERS, PUPIL, SHORT_WAYS, at, has, table};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "figures",
    place: 8,
    minutes: 2,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::ask("go", &["move-2 leave act"], "go_other").lit(&["place-2"]).wrong(&[
                ("move-3", "go_smuggler"),
                ("stop", "any_stop_early"),
                ("skip", "any_act_here"),
            ]),
            Step::ask("governor", &["governor"], "governor_other")
                .lit(&["dock", "place-2"])
                .script("draw-one-good"),
            Step::ask("pay", &["pay-lira", "discard-one-good"], "pay_other")
                .lit(&["dock", "hand"])
                .think()
                .script("dice-5-5"),
            Step::say("gone").lit(&["place-10"]).glad(),
            Step::end_turn().script("move-8 move-9"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal,
                turns: 1,
                solution: "move-3 leave act smuggler-blue pay-lira",
                again: "try_again",
            },
        )
        .lit(&["place-3"])
        .wrong(&[
            ("end", "try_first"),
            ("smuggler-red", "try_jewelry"),
            ("smuggler-green", "try_jewelry"),
            ("smuggler-yellow", "try_jewelry"),
        ])
        .script("dice-5-5")],
    ],
};

fn start() -> Result<Game, String> {
    table(SHORT_WAYS)
        .lira(PUPIL, 6)
        .goods(PUPIL, Goods::new(0, 0, 1, 0))
        .merchant(BORA, at(4))
        .merchant(DEFNE, at(1))
        .governor(at(2))
        .smuggler(at(3))
        .build()
        .map_err(|error| error.to_string())
}

/// A jewel that was paid for.
fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.goods[Good::Blue] > 0) && game.view(Viewer::Spectator).smuggler != at(3)
}
