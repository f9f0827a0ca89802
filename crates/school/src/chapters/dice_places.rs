//! Dice places: how likely a number is, the Black Market, and the red mosque tile.

use bazaar::{Game, Good, Goods};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has, table};
use crate::{Chapter, Exercise, Step};

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "dice",
    place: 9,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::say("odds").lit(&["place-9"]),
            Step::ask("tea", &["move-9 leave"], "tea_other").lit(&["place-9"]).wrong(&[
                ("move-8", "tea_black"),
                ("move-14", "tea_mosque"),
                ("stop", "any_stop_early"),
            ]),
            Step::ask("name", &["announce-5"], "name_other")
                .lit(&["dock"])
                .think()
                .wrong(&[
                    ("announce-3", "name_low"),
                    ("announce-4", "name_low"),
                    ("announce-*", "name_high"),
                ])
                .script("dice-1-4"),
            Step::say("rolled").lit(&["place-9", "cart"]).glad(),
            Step::end_turn().script("move-15 move-3"),
        ],
        &[
            Step::ask("tile", &["move-14 leave tile-red"], "tile_other")
                .lit(&["place-14", "cart"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")]),
            Step::say("tile_does").lit(&["place-14", "cart"]).glad(),
            Step::end_turn().script("move-4 move-10"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal,
                turns: 1,
                solution: "move-8 leave take-red turn-low",
                again: "try_again",
            },
        )
        .lit(&["place-8"])
        .wrong(&[("keep", "try_keep"), ("stop", "any_stop_early"), ("skip", "any_act_here")])
        .script("dice-2-4")],
    ],
};

fn start() -> Result<Game, String> {
    table([15, 5, 2, 8, 4, 12, 7, 14, 13, 6, 11, 9, 10, 3, 16, 1])
        .lira(PUPIL, 9)
        .goods(PUPIL, Goods::new(2, 0, 0, 0))
        .merchant(BORA, at(4))
        .merchant(DEFNE, at(10))
        .governor(at(5))
        .smuggler(at(5))
        .build()
        .map_err(|error| error.to_string())
}

fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.goods[Good::Blue] > 0)
}
