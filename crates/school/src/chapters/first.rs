//! The first ruby: seven turns.
//!
//! The short layout with 1 and 16 changed, so that the Gemstone Dealer lies two steps from where everybody begins.
//! Two opponents, since a table of two has neutral merchants, which are a chapter of their own.

use bazaar::{Game, Market};

use super::{BORA, DEFNE, PLAYERS, PUPIL, SHORT_WAYS, at, has_a_ruby, table, tiles};
use crate::{Chapter, Exercise, Step};

/// The first chapter.
pub(super) const CHAPTER: Chapter<Game> = Chapter {
    id: "first",
    place: 16,
    minutes: 5,
    players: PLAYERS,
    pupil: PUPIL,
    start,
    turns: &[
        &[
            Step::ask("rings", &["move-2 leave act"], "rings_other").lit(&["place-2"]).wrong(&[
                ("move-3", "rings_later"),
                ("move-11", "nothing_to_sell"),
                ("move-16", "too_dear"),
                ("stop", "any_stop_early"),
                ("skip", "any_act_here"),
            ]),
            Step::say("stays").lit(&["place-2", "cart"]).glad(),
            Step::ask("end_turn", &["end"], "any_end_turn_first")
                .lit(&["dock"])
                .script("move-4 leave act end move-5 leave act end"),
        ],
        &[
            Step::ask("spice", &["move-3 leave act"], "spice_other")
                .lit(&["place-3"])
                .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")]),
            Step::end_turn().script("move-7 recall-all end move-4 leave act end"),
        ],
        &[
            Step::ask(
                "market",
                &["move-11 leave sell-red sell-green sell-green done"],
                "market_other",
            )
            .lit(&["place-11", "cart"])
            .wrong(&[
                ("move-10", "market_large"),
                ("stop", "any_stop_early"),
                ("skip", "any_act_here"),
            ]),
            Step::say("sold").lit(&["place-11", "cart"]).glad(),
            Step::end_turn()
                .script("move-9 leave announce-6 dice-2-5 end move-8 leave take-red dice-2-3 end"),
        ],
        &[
            Step::ask("tea", &["move-9 leave"], "tea_other")
                .lit(&["place-9"])
                .wrong(&[("stop", "any_stop_early")]),
            Step::ask("pay", &["pay"], "pay_other").lit(&["dock", "place-9"]).think(),
            Step::ask("name", &["announce-7"], "name_other").lit(&["dock"]).script("dice-3-4"),
            Step::say("rolled").lit(&["place-9", "cart"]).glad(),
            Step::end_turn().script("move-1 leave act end move-6 leave take-pile end"),
        ],
        &[
            Step::ask("pick_up", &["move-3 pick-up act"], "pick_up_other").lit(&["place-3"]).wrong(
                &[
                    ("move-11", "pick_up_market"),
                    ("move-7", "pick_up_fountain"),
                    ("stop", "any_pick_up_here"),
                    ("skip", "any_act_here"),
                ],
            ),
            Step::end_turn().script("move-9 pick-up announce-5 dice-3-5 end move-13"),
        ],
        &[
            Step::ask(
                "come_back",
                &["move-7 skip recall-all", "move-7 leave recall-all"],
                "come_back_other",
            )
            .wrong(&[
                ("move-1", "come_back_none"),
                ("move-12", "come_back_none"),
                ("move-14", "come_back_none"),
                ("skip", "any_act_here"),
            ]),
            Step::end_turn().script("move-1 move-8"),
        ],
        &[
            Step::exercise(
                "ruby",
                Exercise {
                    goal: has_a_ruby,
                    turns: 1,
                    solution: "move-16 leave act",
                    again: "ruby_other",
                },
            )
            .lit(&["place-16", "race"])
            .wrong(&[("stop", "any_stop_early"), ("skip", "any_act_here")])
            .glad(),
            Step::say("won").lit(&["race", "cart"]).glad(),
        ],
    ],
};

fn start() -> Result<Game, String> {
    table(SHORT_WAYS)
        .demand(Market::Small, &tiles(&["s2"]))
        .merchant(BORA, at(12))
        .merchant(DEFNE, at(14))
        .governor(at(10))
        .smuggler(at(10))
        .build()
        .map_err(|error| error.to_string())
}
