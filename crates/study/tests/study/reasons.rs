//! Why one answer is better than another is measured, and true on the board.

use bazaar::{Action, Place, Question};
use bots::Sight;
use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;
use study::{Answer, DecisionReport, Fact, Report};
use tabletop::{Answers, Game as _, Ignore, Record, Seat, Turn, Viewer};

use super::{SHALLOW, STUDIED, finished, golden};

fn judged(report: &Report) -> impl Iterator<Item = &DecisionReport> {
    let decisions = report.turns.iter().flat_map(|turn| &turn.decisions);
    decisions.filter(|decision| decision.answers.len() > 1)
}

fn whole(number: f64) -> bool {
    number.fract() == 0.0
}

/// What a seat has of something, as it sees it.
fn has(game: &bazaar::Game, seat: Seat, what: &str) -> Option<f64> {
    let view = serde_json::to_value(game.view(Viewer::Seat(seat))).unwrap();
    let has = &view["seats"][seat.index()][what];
    has.as_f64().or_else(|| has.as_array().map(|list| list.len() as f64))
}

/// Plays a turn on the board as the line of an answer says; nothing if chance prevents it.
fn played_on(
    before: &bazaar::Game,
    seat: Seat,
    answer: &Answer,
    chance: u64,
) -> Option<bazaar::Game> {
    let mut game = before.clone();
    let mut rng = Pcg64Mcg::seed_from_u64(chance);
    let mut line = answer.line[0].actions.iter().peekable();
    let mut legal = Answers::new();
    loop {
        game.legal_actions(&mut legal);
        let next = line.peek().map(|action| action.parse().unwrap());
        let asked = game.current_player() == Some(seat);
        let action = match next {
            Some(next) if asked && legal.contains(&next) => {
                line.next();
                next
            }
            _ if legal.len() == 1 => legal[0],
            _ if game.is_chance_node() => game.sample_chance(&mut rng)?,
            // Somebody else has a say, or the line says no more.
            _ => return None,
        };
        let mut events = Vec::new();
        game.apply_action(action, &mut events);
        let over = |event: &bazaar::Event| matches!(event, bazaar::Event::TurnBegan { .. });
        if game.is_terminal() || events.iter().any(over) {
            return line.peek().is_none().then_some(game);
        }
    }
}

#[test]
fn what_a_turn_surely_brings_it_brings_on_the_board() {
    let record: Record<bazaar::Game> =
        serde_json::from_str(&golden("base/2-short-greedy.json")).unwrap();
    let mut checked = [0; 2];
    for decision in judged(&STUDIED) {
        let before = record.replay_to(decision.ply, &mut Ignore).unwrap().game;
        for answer in &decision.answers {
            let sure = |step: &&study::LineStep| (step.share - 1.0).abs() < 1e-9;
            let Some(turn) = answer.line.first().filter(sure) else { continue };
            for reason in &answer.reasons {
                let what = match &reason.fact {
                    Fact::Holding { what } => what.as_str(),
                    Fact::NextRuby { .. } if reason.value == 0.0 => "rubies",
                    Fact::NextRuby { .. }
                    | Fact::Rubies { .. }
                    | Fact::PaidTo { .. }
                    | Fact::Stopped => continue,
                };
                let Some(had) = has(&before, decision.seat, what) else { continue };
                let change = turn.changes.get(what).copied().unwrap_or(0.0);
                let certain = reason.noise == 0.0 && whole(reason.value) && whole(change);
                if what != "rubies" && !certain {
                    continue;
                }
                for chance in 0..4 {
                    let after = played_on(&before, decision.seat, answer, chance);
                    let Some(after) = after else { continue };
                    let gained = has(&after, decision.seat, what).unwrap() - had;
                    if what == "rubies" {
                        assert!(gained > 0.0, "{decision:#?}");
                        checked[0] += 1;
                    } else {
                        let claimed = [reason.value, change].map(f64::to_bits);
                        assert_eq!(claimed, [(gained + 0.0).to_bits(); 2], "{what}: {decision:#?}");
                        checked[1] += 1;
                    }
                }
            }
        }
    }
    assert!(checked[0] > 0 && checked[1] > 20, "{checked:?} facts were looked at");
}

#[test]
fn a_reason_is_a_difference_beyond_its_noise_and_there_are_few() {
    let dice = finished(&golden("dice/2-medium-greedy.json"), SHALLOW);
    for report in [&*STUDIED, &dice] {
        let (mut reasons, mut answers) = (0, 0);
        for decision in judged(report) {
            for (place, answer) in decision.answers.iter().enumerate() {
                answers += 1;
                reasons += answer.reasons.len();
                assert!(answer.reasons.len() <= 3, "{decision:#?}");
                let against = &decision.answers[usize::from(place == 0)].action;
                assert_eq!(answer.against.as_ref(), Some(against), "{decision:#?}");
                for reason in &answer.reasons {
                    let difference = (reason.value - reason.other).abs();
                    assert!(difference > 2.99 * reason.noise, "{decision:#?}");
                }
                // What speaks for the judgement comes first.
                let agrees: Vec<bool> =
                    answer.reasons.iter().map(|reason| reason.gain == (place == 0)).collect();
                assert!(agrees.is_sorted_by_key(|agrees| !agrees), "{decision:#?}");
            }
        }
        assert!(reasons * 4 > answers, "{reasons} reasons for {answers} answers");
    }
}

#[test]
fn a_line_begins_with_the_answer_and_goes_on_turn_by_turn() {
    for decision in judged(&STUDIED) {
        for answer in &decision.answers {
            assert!((1..=4).contains(&answer.line.len()), "{answer:?}");
            assert_eq!(answer.line[0].actions[0], answer.action);
            let mut share = 1.0;
            for (number, step) in answer.line.iter().enumerate() {
                assert_eq!(step.turn as usize, number, "{answer:?}");
                assert!(step.share <= share && step.share >= 0.25, "{answer:?}");
                share = step.share;
            }
        }
    }
}

#[test]
fn the_answer_that_was_played_is_always_among_those_that_are_explained() {
    for decision in judged(&STUDIED) {
        let played: Vec<_> = decision.answers.iter().filter(|answer| answer.played).collect();
        assert_eq!(played.len(), 1, "{decision:?}");
        assert_eq!(played[0].action, decision.played);
    }
}

/// A moment of a golden game in which a ruby can be bought at the Gemstone Dealer.
fn at_the_dealer() -> bazaar::Game {
    let record: Record<bazaar::Game> =
        serde_json::from_str(&golden("base/3-short-greedy.json")).unwrap();
    let mut replay = record.start().unwrap();
    let mut answers = Answers::new();
    for entry in &record.actions {
        if let Turn::Decide(_, Question::Act { place: Place::GemstoneDealer, .. }) =
            replay.game.turn()
        {
            replay.game.legal_actions(&mut answers);
            if answers.contains(&Action::Act {}) {
                return replay.game;
            }
        }
        replay.step(*entry, &mut Ignore).unwrap();
    }
    panic!("nobody can buy a ruby in this game");
}

#[test]
fn a_hint_gives_the_ruby_as_its_reason_whatever_the_others_hold() {
    let game = at_the_dealer();
    let seat = game.current_player().unwrap();
    let reasons = |game: &bazaar::Game| {
        let sight = Sight::of(game).unwrap();
        study::reasons(&sight, &[Action::Act {}, Action::Skip {}], 1).unwrap()
    };
    let [buy, skip] = &reasons(&game)[..] else { panic!("two answers were asked about") };
    let is_of_rubies = |fact: &Fact| match fact {
        Fact::NextRuby { .. } => true,
        Fact::Rubies { seat: of, .. } => *of == seat,
        Fact::Holding { .. } | Fact::PaidTo { .. } | Fact::Stopped => false,
    };
    assert!(is_of_rubies(&buy[0].fact) && buy[0].gain, "{buy:?}");
    assert!(is_of_rubies(&skip[0].fact) && !skip[0].gain, "{skip:?}");

    let other = game.resample(Viewer::Seat(seat), &mut Pcg64Mcg::seed_from_u64(9));
    assert_ne!(other, game, "the others hold the same");
    assert_eq!(reasons(&other), reasons(&game));
}
