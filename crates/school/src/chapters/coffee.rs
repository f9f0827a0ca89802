//! Mocha & Baksheesh: coffee, the coffee trader, and guild cards.

use bazaar::{Game, Goods, Position};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has_a_ruby};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "coffee",
    place: 17,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("coffee").lit(&["cart"]),
            Step::ask(
                "roast",
                &["move-17 leave pay-lira pay-good-red", "move-17 leave pay-good-red pay-lira"],
                "roast_other",
            )
            .lit(&["place-17", "cart"])
            .wrong(&[
                ("done", "roast_more"),
                ("skip", "roast_more"),
                ("stop", "any_stop_early"),
            ]),
            Step::end_turn().script("move-2 move-11"),
        ],
        &[
            Step::ask("spice", &["move-3 leave act"], "spice_other")
                .lit(&["place-3"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")]),
            Step::ask("trader", &["trader-green"], "trader_other")
                .lit(&["dock", "place-3"])
                .script("dice-4-5"),
            Step::end_turn().script("move-8 move-5"),
        ],
        &[
            Step::ask("hall", &["move-18 leave act"], "hall_other")
                .lit(&["place-18"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")])
                .script("draw-guild-20 draw-guild-3"),
            Step::ask("keep", &["discard-guild-3"], "keep_other")
                .lit(&["dock"])
                .think()
                .wrong(&[("discard-guild-20", "keep_coffee_house")]),
            Step::say("kept").lit(&["hand", "cart"]).glad(),
            Step::end_turn().script("move-2 move-11"),
        ],
        &[Step::exercise(
            "try",
            Exercise { goal: has_a_ruby, turns: 1, solution: "guild-20", again: "try_again" },
        )
        .lit(&["hand", "cart"])
        .wrong(&[("move-*", "try_move")])],
    ],
};

fn start() -> Result<Game, String> {
    Position::mocha(3)
        .lira(PUPIL, 2)
        .goods(PUPIL, Goods::new(1, 0, 0, 0))
        .merchant(BORA, at(8))
        .merchant(DEFNE, at(14))
        .governor(at(10))
        .smuggler(at(10))
        .coffee_trader(at(3))
        .build()
        .map_err(|error| error.to_string())
}
