//! The answers to the open question, with a number for each.
//!
//! A destination has the number of its place, an announcement its own number, and what declines
//! is always 0, so that the fingers learn them. Everything else is counted.

use bazaar::{Action, Game, Kind, Place, Question, View};
use tabletop::{Answers, Game as _, Ignore, Seat};

use crate::words::{Names, asking};

/// One line of the menu.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) number: u8,
    pub(crate) action: Action,
    /// What follows without a choice; given together with the answer.
    pub(crate) then: Vec<Action>,
    pub(crate) text: String,
    /// What it costs and brings.
    pub(crate) effects: String,
}

/// Where counting begins if the numbers below mean places or announcements.
const FIRST_EXTRA: u8 = 21;

pub(crate) fn choices(
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
        let mut choice = Choice {
            number,
            action,
            text: asking::answer(action, asked, view, names),
            effects: asking::effects(&preview.effects, seat, names),
            then: Vec::new(),
        };
        if let Some(express) = preview.express {
            let all = asking::effects(&express.effects, seat, names);
            let hint = what_is_asked_next(game, action, &express.then);
            let parts = [all, hint].into_iter().filter(|part| !part.is_empty());
            choice.effects = parts.collect::<Vec<_>>().join(", ");
            choice.then = express.then;
        }
        choices.push((rank, choice));
    }
    choices.sort_by_key(|(rank, choice)| (*rank, choice.number));
    choices.into_iter().map(|(_, choice)| choice).collect()
}

/// What a destination leads to, where it does not go without saying.
fn what_is_asked_next(game: &Game, action: Action, then: &[Action]) -> String {
    let mut game = game.clone();
    game.apply_action(action, &mut Ignore);
    for action in then {
        game.apply_action(*action, &mut Ignore);
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let can = |action: Action| answers.contains(&action);
    let offers_something = || {
        answers.iter().any(|action| matches!(game.preview(*action).kind, Kind::Go | Kind::Choice))
    };
    match game.turn().question() {
        Some(Question::Assistant { .. }) if offers_something() => "which assistant?".to_owned(),
        Some(Question::Assistant { .. }) => "no assistant: your turn ends there".to_owned(),
        Some(Question::PayMerchants { lira, .. }) if can(Action::Pay {}) => {
            format!("pay {lira} Lira?")
        }
        Some(Question::PayMerchants { lira, .. }) => format!("you cannot pay {lira} Lira"),
        Some(Question::Act { .. }) if offers_something() => "…".to_owned(),
        Some(Question::Act { .. }) => "nothing to do there now".to_owned(),
        Some(Question::WarehouseExtra) => "1 more good?".to_owned(),
        Some(Question::Finish { .. }) => {
            let meets = answers.iter().any(|action| {
                matches!(
                    action,
                    Action::Catch { .. } | Action::Governor {} | Action::Smuggler { .. }
                )
            });
            if meets { "encounter".to_owned() } else { String::new() }
        }
        Some(_) | None => String::new(),
    }
}

/// Where an answer leads to, if that is what it says.
pub(crate) const fn destination(action: Action) -> Option<Place> {
    if let Action::Move { to } | Action::LongWay { to } | Action::Send { to } = action {
        Some(to)
    } else {
        None
    }
}

/// The number an answer has by nature.
pub(crate) fn number_of_its_own(action: Action, view: &View, seat: Seat) -> Option<u8> {
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

    use bazaar::Options;
    use tabletop::{Player, Viewer};

    use super::*;
    use crate::{
        bots::Bot,
        self_play::{self, Generators},
    };

    #[test]
    fn every_answer_has_one_number_and_every_line_fits_the_screen() {
        for players in 2..=5 {
            let mut generators = Generators::of_game(9, players as u64);
            let mut game = self_play::deal(&Options::base(players), &mut generators).unwrap();
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
                let action = Bot::Random.choose(&game, &answers, &mut generators.choices);
                game.apply_action(action, &mut Ignore);
            }
        }
    }
}
