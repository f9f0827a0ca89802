//! Letters & Seals: letters are carried, seals are counted, and six of them are a ruby.

use bazaar::{Game, Options};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has_a_ruby, with_layout};
use crate::{Chapter, Exercise, Step};

/// From the letters down to the ruby for seals.
const LAYOUT: [u8; 20] = [9, 1, 4, 21, 3, 15, 6, 7, 2, 22, 13, 11, 12, 24, 8, 10, 14, 23, 5, 16];

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "letters",
    place: 21,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::ask("embassy", &["move-21 leave act"], "embassy_other")
                .lit(&["place-21"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")])
                .script("draw-letter-2 draw-letter-24"),
            Step::say("seals").lit(&["cart", "place-2", "place-24"]).glad(),
            Step::end_turn()
                .wrong(&[("bonus-turn", "no_bonus_turn")])
                .script("move-13 move-5"),
        ],
        &[
            Step::ask("deliver", &["move-2 leave act"], "deliver_other")
                .lit(&["place-2", "cart"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")]),
            Step::ask("courier", &["courier pay-lira"], "courier_other")
                .lit(&["dock", "cart"])
                .wrong(&[("discard-letter-*", "courier_letter"), ("bonus-turn", "no_bonus_turn")])
                .script("draw-letter-16 dice-4-6"),
            Step::say("bonus").lit(&["cart"]),
            Step::end_turn()
                .wrong(&[("bonus-turn", "no_bonus_turn")])
                .script("move-15 move-8"),
        ],
        &[Step::exercise(
            "try",
            Exercise {
                goal: has_a_ruby,
                turns: 1,
                solution: "move-24 leave society-16 discard-letter-2-delivered discard-letter-15-delivered discard-letter-24-delivered",
                again: "try_again",
            },
        )
        .lit(&["place-24", "cart"])
        .wrong(&[("end", "try_first"), ("skip", "try_first")])],
    ],
};

fn start() -> Result<Game, String> {
    with_layout(&LAYOUT, Options::letters(3))
        .lira(PUPIL, 2)
        .delivered(PUPIL, &[at(15)])
        .merchant(BORA, at(10))
        .merchant(DEFNE, at(16))
        .governor(at(10))
        .smuggler(at(10))
        .courier(at(2))
        .build()
        .map_err(|error| error.to_string())
}
