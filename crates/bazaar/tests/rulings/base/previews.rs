//! What is said before an answer is given (`preview`): it is what happens.

use bazaar::{
    Action, Chance, Effects, Event, Game, Good, Goods, PlayerView, Position, Question, Reveals,
    Stops,
};
use tabletop::{Answers, Game as _, Ignore, Seat, Turn, Viewer};

use crate::table::{A, B, Table, all_options, place, seat, wander};

/// Some thousand decisions of random games.
pub(crate) fn decisions(every: u32, show: &mut dyn FnMut(&Game, Seat)) {
    for (number, options) in all_options().iter().enumerate() {
        let mut ply = 0;
        wander(options, 1000 + number as u64, 4000, &mut |game| {
            ply += 1;
            if ply % every == 0
                && let Some(asked) = game.current_player()
            {
                show(game, asked);
            }
        });
    }
}

pub(crate) fn legal(game: &Game) -> Answers<Action> {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    answers
}

fn player(game: &Game, owner: Seat) -> PlayerView {
    game.view(Viewer::Seat(owner)).seats[owner.index()].clone()
}

/// That the previewed effects are what happened between two positions.
#[track_caller]
fn assert_happened(effects: &Effects, before: &Game, after: &Game, asked: Seat, what: &str) {
    let (had, has) = (player(before, asked), player(after, asked));
    let Effects { pay, gain, .. } = effects;
    assert_eq!(has.lira + pay.lira, had.lira + gain.lira, "{what}: Lira");
    for good in Good::ALL {
        let (had, has) = (had.goods[good] + gain.goods[good], has.goods[good] + pay.goods[good]);
        assert_eq!(had, has, "{what}: {good}");
    }
    assert_eq!(has.rubies, had.rubies + gain.rubies - pay.rubies, "{what}: rubies");
    assert_eq!(has.capacity, had.capacity + gain.extensions, "{what}: extensions");
    let cards = usize::from(had.cards) + gain.cards.len() - pay.cards.len();
    assert_eq!(usize::from(has.cards), cards, "{what}: cards");
    let tiles = had.mosque_tiles.len() + gain.mosque_tiles.len();
    assert_eq!(has.mosque_tiles.len(), tiles, "{what}: mosque tiles");
    for other in Seat::all(before.seats()).filter(|other| *other != asked) {
        let paid: u32 =
            effects.paid_to.iter().filter(|to| to.seat == other).map(|to| to.lira).sum();
        let (had, has) = (player(before, other).lira, player(after, other).lira);
        assert_eq!(has, had + paid, "{what}: what seat {other} gets");
    }
    let expected = match after.turn() {
        Turn::Chance(Chance::Dice { .. }) => Reveals::Dice,
        Turn::Chance(Chance::Card { .. }) => Reveals::Card,
        Turn::Chance(Chance::Demand { .. }) => Reveals::Tile,
        Turn::Chance(Chance::Guild { .. }) => Reveals::Guild,
        Turn::Chance(Chance::Letter { .. }) => Reveals::Letter,
        Turn::Chance(Chance::Kiosk) => Reveals::Tile,
        Turn::Chance(Chance::Die) => Reveals::Dice,
        Turn::Decide(..) | Turn::Over => Reveals::None,
    };
    assert_eq!(effects.reveals, expected, "{what}: what is revealed");
    let in_turn = !matches!(before.turn(), Turn::Decide(_, Question::FinalCards));
    if in_turn {
        let over = after.view(Viewer::Spectator).seat != asked
            || matches!(after.turn(), Turn::Over | Turn::Decide(_, Question::FinalCards));
        assert_eq!(effects.ends_turn, over, "{what}: whether the turn ends");
    }
}

#[test]
fn a_preview_is_what_happens() {
    let mut previews = 0;
    decisions(7, &mut |game, asked| {
        for action in legal(game) {
            let preview = game.preview(action);
            let mut after = game.clone();
            let mut events = Vec::new();
            after.play(action, &mut events).expect("what is offered is accepted");
            assert_happened(&preview.effects, game, &after, asked, &action.to_string());
            let lost = events.iter().fold(Goods::NONE, |mut lost, event| {
                if let Event::GoodGained { good, lost: count, .. } = event {
                    lost[*good] += count;
                }
                lost
            });
            assert_eq!(preview.effects.lost, lost, "{action}: what does not fit");
            previews += 1;
        }
    });
    assert!(previews > 10_000, "only {previews} answers were previewed");
}

#[test]
fn a_preview_names_the_figures_that_move() {
    decisions(31, &mut |game, asked| {
        for action in legal(game) {
            let moves = serde_json::to_value(game.preview(action).effects.moves).expect("JSON");
            let count = |name: &str| {
                let all = moves.as_array().expect("a list");
                all.iter().filter(|one| one["move"] == name).count()
            };
            let mut after = game.clone();
            after.apply_action(action, &mut Ignore);
            let (had, has) = (player(game, asked), player(&after, asked));
            assert_eq!(count("merchant") == 1, had.place != has.place, "{action}");
            let stack = usize::from(had.assistants_in_stack)
                + count("assistant_picked_up")
                + count("assistant_returned")
                + count("assistant_gained");
            let left = count("assistant_left");
            assert_eq!(stack, usize::from(has.assistants_in_stack) + left, "{action}");
            let homes = |game: &Game| -> Vec<_> {
                game.view(Viewer::Spectator).seats.iter().map(|one| one.family_place).collect()
            };
            let moved = homes(game).iter().zip(homes(&after)).filter(|(a, b)| **a != *b).count();
            assert_eq!(count("family"), moved, "{action}");
        }
    });
}

#[test]
fn the_express_path_can_be_walked_step_by_step_and_brings_what_it_says() {
    let mut paths = 0;
    decisions(3, &mut |game, asked| {
        for action in legal(game) {
            let destination = matches!(
                action,
                Action::Move { .. }
                    | Action::LongWay { .. }
                    | Action::Stay {}
                    | Action::Send { .. }
            );
            let Some(express) = game.preview(action).express else {
                assert!(!destination, "{action} leads somewhere");
                continue;
            };
            assert!(destination, "{action} leads nowhere");
            let mut after = game.clone();
            after.play(action, &mut Ignore).expect("what is offered is accepted");
            for next in &express.then {
                assert!(
                    matches!(
                        next,
                        Action::Leave {}
                            | Action::PickUp {}
                            | Action::PickUpNeutral {}
                            | Action::Skip {}
                            | Action::Pay {}
                            | Action::Act {}
                            | Action::RecallAll {}
                    ),
                    "{next} is a choice of its own"
                );
                after.play(*next, &mut Ignore).unwrap_or_else(|refusal| {
                    panic!("{action} cannot go on with {next}: {refusal}");
                });
            }
            assert_happened(&express.effects, game, &after, asked, &format!("all of {action}"));
            assert_eq!(express.effects.reveals, Reveals::None, "{action} stops before a surprise");
            assert!(!express.effects.ends_turn, "ending the turn is a press of its own");
            assert_eq!(express.stops, why_stop(&after, &legal(&after)), "{action}");
            paths += 1;
        }
    });
    assert!(paths > 5000, "only {paths} ways were walked");
}

/// Why nothing more follows by itself in this position, from `interaction.md`.
fn why_stop(game: &Game, answers: &[Action]) -> Stops {
    let meets = |action: &Action| {
        matches!(action, Action::Catch { .. } | Action::Governor {} | Action::Smuggler { .. })
    };
    match game.turn() {
        Turn::Decide(_, Question::Finish { .. }) if answers.iter().any(meets) => Stops::Encounter,
        Turn::Decide(_, Question::Finish { .. }) => Stops::EndOfTurn,
        Turn::Decide(_, Question::Assistant { .. })
            if !answers.iter().any(|action| {
                matches!(action, Action::Leave {} | Action::PickUp {} | Action::PickUpNeutral {})
            }) =>
        {
            // A card or the yellow tile may still fetch one.
            let fetches = |action: &Action| {
                matches!(action, Action::AssistantBack { .. } | Action::CallBack { .. })
            };
            if answers.iter().any(fetches) { Stops::Choice } else { Stops::NoAssistant }
        }
        Turn::Decide(_, Question::PayMerchants { .. }) if !answers.contains(&Action::Pay {}) => {
            Stops::Price
        }
        Turn::Decide(_, Question::PayMerchants { .. }) => Stops::Reveal,
        Turn::Decide(_, Question::Act { place, .. }) => match place.number() {
            1 | 16 => Stops::Price,
            6 | 8 | 9 => Stops::Reveal,
            _ => Stops::Choice,
        },
        Turn::Decide(..) | Turn::Chance(_) | Turn::Over => Stops::Choice,
    }
}

/// What one click on a destination does besides, and where that stops.
fn express(position: Position, action: &str) -> (String, Stops) {
    let table = Table::new(position);
    let preview = table.game.preview(action.parse().expect("notation"));
    let express = preview.express.expect("a destination");
    let then: Vec<_> = express.then.iter().map(ToString::to_string).collect();
    (then.join(" "), express.stops)
}

#[test]
fn the_express_path_does_what_one_click_shall_do() {
    let met = || Position::base(3).merchant(seat(B), place(3));
    let out = [place(4), place(5), place(6), place(2)];
    let cases = [
        ("a warehouse", Position::base(3), "move-3", "leave act", Stops::EndOfTurn),
        ("the post office", Position::base(3), "move-5", "leave act", Stops::EndOfTurn),
        (
            "the fountain",
            Position::base(3).merchant(seat(A), place(3)),
            "move-7",
            "skip recall-all",
            Stops::EndOfTurn,
        ),
        (
            "an own assistant there",
            Position::base(3).assistants_out(seat(A), &[place(3)]),
            "move-3",
            "pick-up act",
            Stops::EndOfTurn,
        ),
        ("a merchant met", met(), "move-3", "leave pay act", Stops::EndOfTurn),
        ("a merchant too dear", met().lira(seat(A), 1), "move-3", "leave", Stops::Price),
        (
            "a neutral merchant",
            Position::base(2).neutral_merchant(0, place(3)),
            "move-3",
            "leave",
            Stops::Reveal,
        ),
        (
            "no assistant",
            Position::base(3).assistants_out(seat(A), &out),
            "move-3",
            "",
            Stops::NoAssistant,
        ),
        ("the wainwright", Position::base(3).lira(seat(A), 9), "move-1", "leave", Stops::Price),
        ("a market", Position::base(3), "move-11", "leave", Stops::Choice),
        ("the caravansary", Position::base(3), "move-6", "leave", Stops::Reveal),
        (
            "the governor at a warehouse",
            Position::base(3).governor(place(3)),
            "move-3",
            "leave act",
            Stops::Encounter,
        ),
        (
            "the green tile",
            Position::base(3).tile(seat(A), Good::Green),
            "move-3",
            "leave act",
            Stops::Choice,
        ),
    ];
    for (what, position, action, then, stops) in cases {
        assert_eq!(express(position, action), (then.to_owned(), stops), "{what}");
    }
}
