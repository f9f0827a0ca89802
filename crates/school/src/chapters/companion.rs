//! Letters & Seals: the companion, a draft of tiles, and an auction.

use bazaar::{Game, Options};

use super::{BORA, DEFNE, PLAYERS, PUPIL, at, has, with_layout};
use crate::{Chapter, Exercise, Step};

/// The place of the draft lies beside the first place, that of the auction two steps below it.
const LAYOUT: [u8; 20] = [9, 1, 4, 21, 3, 15, 6, 7, 22, 2, 13, 11, 12, 24, 8, 10, 14, 23, 5, 16];

/// The chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "companion",
    place: 23,
    minutes: 3,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::ask(
                "fountain",
                &["move-7 skip recall-all", "move-7 leave recall-all"],
                "fountain_other",
            )
            .lit(&["place-7"])
            .wrong(&[("skip", "any_act_here")]),
            Step::say("comes").lit(&["cart"]).glad(),
            Step::end_turn().script("move-13 move-5"),
        ],
        &[
            Step::ask("enter", &["enter"], "enter_other").lit(&["dock", "place-7"]),
            Step::ask("kiosk_visit", &["move-companion-22 act"], "kiosk_other")
                .lit(&["place-22", "dock"])
                .wrong(&[("move-22", "kiosk_merchant"), ("skip", "any_act_here")])
                .script("draw-letter-5 reveal-17 reveal-12 reveal-6 reveal-10"),
            Step::ask("draft", &["kiosk-10 act"], "draft_other")
                .lit(&["dock"])
                .think()
                .script("kiosk-6 act kiosk-17"),
            Step::ask("last", &["act"], "last_other").lit(&["dock"]),
            Step::say("drafted").lit(&["cart"]).glad(),
            Step::end_turn().script("move-15 move-8"),
        ],
        &[
            Step::say("auction").lit(&["place-23"]),
            Step::exercise(
                "try",
                Exercise {
                    goal,
                    turns: 1,
                    solution: "move-23 leave take-red bid-1 pass",
                    again: "try_again",
                },
            )
            .lit(&["place-23", "cart"])
            .script("bid-5 pass"),
        ],
    ],
};

fn start() -> Result<Game, String> {
    with_layout(&LAYOUT, Options::letters(3))
        .lira(PUPIL, 7)
        .lira(BORA, 7)
        .merchant(PUPIL, at(6))
        .merchant(BORA, at(10))
        .merchant(DEFNE, at(16))
        .governor(at(10))
        .smuggler(at(10))
        .courier(at(10))
        .build()
        .map_err(|error| error.to_string())
}

/// Somebody else has paid for the cards.
fn goal(game: &Game, seat: tabletop::Seat) -> bool {
    has(game, seat, |me| me.lira >= 14)
}
