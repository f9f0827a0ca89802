//! The answers to the open question, with a number for each.
//!
//! A destination has the number of its place, an announcement its own number, and what declines
//! is always 0, so that the fingers learn them. Everything else is counted.

use bazaar::{Action, Game, Kind, Place, Question, View};
use tabletop::{Answers, Game as _, Ignore, Seat};

use crate::{
    play::terminal_game,
    words::{Names, boxes, effects, questions},
};

type Choice = terminal_game::Choice<Game>;

/// Where counting begins if the numbers below mean places or announcements.
const FIRST_EXTRA: u8 = 21;

pub(super) fn choices(
    game: &Game,
    seat: Seat,
    asked: Question,
    view: &View,
    names: &Names,
) -> Vec<Choice> {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let own_number = |action: Action| number_of_its_own(action, view, seat);
    let mut next =
        if answers.iter().any(|action| own_number(*action).is_some()) { FIRST_EXTRA } else { 1 };
    let mut choices: Vec<(u8, Choice)> = Vec::new();
    for action in answers {
        let preview = game.preview(action);
        let declines = preview.kind == Kind::Decline;
        let number = own_number(action).unwrap_or_else(|| {
            if declines && !choices.iter().any(|(_, choice)| choice.number == 0) {
                return 0;
            }
            next += 1;
            next - 1
        });
        // Sorted by what they are for; destinations and announcements by their numbers.
        let rank = match preview.kind {
            Kind::Go | Kind::Choice => 0,
            Kind::Extra => 1,
            Kind::Decline => 2,
        };
        let text = questions::answer(action, asked, view, names);
        let (then, effects) = match preview.express {
            None if matches!(action, Action::Sell { .. }) => (Vec::new(), worth(game, action)),
            None => (Vec::new(), effects::effects(action, &text, &preview.effects, names)),
            Some(express) => {
                let brought = effects::effects(action, &text, &express.effects, names);
                let mut parts = vec![brought];
                parts.extend(what_follows(game, action, &express.then, names));
                parts.retain(|part| !part.is_empty());
                (express.then, parts.join(", "))
            }
        };
        let choice = Choice { number, action, then, text, effects };
        choices.push((rank, choice));
    }
    choices.sort_by_key(|(rank, choice)| (*rank, choice.number));
    choices.into_iter().map(|(_, choice)| choice).collect()
}

/// What a destination leads to, where it does not go without saying.
fn what_follows(game: &Game, action: Action, then: &[Action], names: &Names) -> Vec<String> {
    let mut game = game.clone();
    for action in [action].iter().chain(then) {
        game.apply_action(*action, &mut Ignore);
    }
    let mut hints = Vec::new();
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let offers_something = || {
        answers.iter().any(|action| matches!(game.preview(*action).kind, Kind::Go | Kind::Choice))
    };
    match game.turn().question() {
        Some(Question::Assistant { .. }) => {
            let choice = offers_something();
            hints.push(
                if choice { "which assistant?" } else { "no assistant: turn ends" }.to_owned(),
            );
        }
        Some(Question::PayMerchants { lira, .. }) => {
            let can = answers.contains(&Action::Pay {});
            let hint = if can {
                format!("pay {lira} Lira?")
            } else {
                format!("{lira} Lira are missing to pay")
            };
            hints.push(hint);
        }
        Some(Question::Act { .. }) => {
            hints.push(if offers_something() { "…" } else { "cannot act now" }.to_owned());
            // The encounters come even if nothing is done.
            game.apply_action(Action::Skip {}, &mut Ignore);
        }
        Some(Question::WarehouseExtra) => {
            hints.push("1 more good?".to_owned());
            game.apply_action(Action::Skip {}, &mut Ignore);
        }
        Some(_) | None => {}
    }
    if let Some(Question::Finish { .. }) = game.turn().question() {
        hints.extend(encounters(&game, names));
    }
    hints
}

/// What a sale brings in all once this good is in it.
fn worth(game: &Game, sell: Action) -> String {
    let mut game = game.clone();
    game.apply_action(sell, &mut Ignore);
    format!("{} Lira in all", game.preview(Action::Done {}).effects.gain.lira)
}

/// Whom one meets.
fn encounters(game: &Game, names: &Names) -> Option<String> {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut met: Vec<String> = Vec::new();
    for action in answers {
        let who = if action == (Action::Governor {}) {
            "the Governor".to_owned()
        } else if let Action::Smuggler { .. } = action {
            "the Smuggler".to_owned()
        } else if let Some(who) = boxes::met(action) {
            who.to_owned()
        } else if let Action::Catch { seat, .. } = action {
            format!("{} family member", names.possessive(seat))
        } else {
            continue;
        };
        if !met.contains(&who) {
            met.push(who);
        }
    }
    (!met.is_empty()).then(|| format!("meet {}", met.join(" and ")))
}

/// Where an answer leads to, if that is what it says.
pub(super) const fn destination(action: Action) -> Option<Place> {
    if let Action::Move { to }
    | Action::LongWay { to }
    | Action::Send { to }
    | Action::Use { place: to } = action
    {
        Some(to)
    } else {
        None
    }
}

/// The number an answer has by nature.
pub(super) fn number_of_its_own(action: Action, view: &View, seat: Seat) -> Option<u8> {
    if let Some(to) = destination(action) {
        Some(to.number())
    } else if let Action::Announce { number } = action {
        Some(number.number())
    } else if action == (Action::Stay {}) {
        view.seats.get(seat.index()).map(|player| player.place.number())
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use arena::Generators;
    use bazaar::Options;
    use tabletop::{Player, Viewer};

    use super::*;
    use crate::bots::Seated;

    #[test]
    fn every_answer_has_one_number_and_every_line_fits_the_screen() {
        for players in 2..=5 {
            let mut generators = Generators::of_game(9, players as u64);
            let mut game: Game = arena::deal(&Options::base(players), &mut generators).unwrap();
            let player = Player { name: "random 12345678".to_owned(), bot: None };
            let names = Names::of(&vec![player; players]);
            let mut answers = Answers::new();
            loop {
                if let Some(outcome) = game.sample_chance(&mut generators.dice) {
                    game.apply_action(outcome, &mut Ignore);
                    continue;
                }
                let tabletop::Turn::Decide(seat, asked) = game.turn() else { break };
                game.legal_actions(&mut answers);
                let view = game.view(Viewer::Seat(seat));
                let names = names.clone().speaking_to(seat);
                let choices = choices(&game, seat, asked, &view, &names);
                assert_eq!(choices.len(), answers.len(), "{asked:?}");
                let numbers: HashSet<_> = choices.iter().map(|choice| choice.number).collect();
                assert_eq!(numbers.len(), answers.len(), "{asked:?}");
                for choice in &choices {
                    assert!(choice.text.chars().count() <= 60, "{}", choice.text);
                }
                let action =
                    Seated::Random.choose(&game, &answers, &mut generators.choices).unwrap();
                game.apply_action(action, &mut Ignore);
            }
        }
    }
}
