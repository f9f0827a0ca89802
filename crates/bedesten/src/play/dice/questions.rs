//! Questions of the dice game and their answers in words.

use bazaar_dice::{Action, Card, Dice, Face, Game, Kind, Question, Sort, Track, data::CardEffect};
use tabletop::{Answers, Game as _};

use super::wording;
use crate::{play::terminal_game, words::plural};

type Choice = terminal_game::Choice<Game>;

/// The open question.
pub(super) fn question(asked: Question) -> String {
    match asked {
        Question::Reveal { cards: 1 } => "Your mosque tile turns up a bazaar card.".to_owned(),
        Question::Reveal { cards } => format!("Your mosque tiles turn up {cards} bazaar cards."),
        Question::Roll { dice } => format!("Roll your {dice} dice."),
        Question::Act { by_hand: true, .. } => "Which action do you pay by hand?".to_owned(),
        Question::Act { actions: 0, .. } => "No action is left.".to_owned(),
        Question::Act { actions, .. } => {
            format!("{} left. Which?", plural(actions.into(), "action", "actions"))
        }
        Question::Give { price } => {
            format!("The price is {}. Which of any colour?", wording::price(price))
        }
        Question::Pay { price, good } => {
            format!("The price is {}. What of {good}?", wording::price(price))
        }
        Question::Take { count } => {
            format!("Which {}?", plural(count.into(), "goods tile", "goods tiles"))
        }
        Question::Choose => "Which card do you carry out?".to_owned(),
        Question::Card { card } => format!("{card}: {}.", wording::card(card)),
        Question::Offer { card } => format!("{card}, for you: {}?", offered(card)),
        Question::Ruby => "The next ruby of which track?".to_owned(),
        Question::Tile => "Which open mosque tile?".to_owned(),
    }
}

/// The part of a card for the others.
fn offered(card: Card) -> String {
    let text = wording::card(card);
    text.split_once("; ").map_or_else(String::new, |(_, others)| {
        others.replace("the others may ", "").replace(" for each of the others", "")
    })
}

pub(super) fn answer(action: Action, asked: Option<Question>) -> String {
    match action {
        Action::Reveal {} => "Turn it up".to_owned(),
        Action::Roll {} => "Roll".to_owned(),
        Action::Reroll { dice } => format!("Roll again: {}", wording::dice(dice)),
        Action::Pair { good } => format!("2 {good} goods for 1 {good}"),
        Action::TwoDifferent {} => "2 different goods for 1 crystal".to_owned(),
        Action::ThreeDifferent {} => "3 different goods for 1 brown".to_owned(),
        Action::FourDifferent {} => "4 different goods for 2 of choice, not brown".to_owned(),
        Action::Coins {} => "All coins, 2 Lira each".to_owned(),
        Action::Cards { count: 1 } => "1 card die for a bazaar card".to_owned(),
        Action::Cards { count } => format!("{count} card dice, best of {count} cards"),
        Action::Tile { tile } => format!("Tile {tile}: {}", wording::power(tile.kind())),
        Action::Ruby { track: Track::Left } => "Ruby of the left carpet".to_owned(),
        Action::Ruby { track: Track::Right } => "Ruby of the right carpet".to_owned(),
        Action::Ruby { track } => format!("Ruby of the {track} track"),
        Action::ByHand {} => "Pay an action by hand".to_owned(),
        Action::End {} => "End turn".to_owned(),
        Action::Give { goods } if goods.total() == 0 => "Only brown".to_owned(),
        Action::Give { goods } => format!("Give {}", wording::goods(goods)),
        Action::Pay { dice: 0, tiles: 0 } => "Nothing of it".to_owned(),
        Action::Pay { dice, tiles } => {
            let dice = (dice > 0).then(|| plural(dice.into(), "die", "dice"));
            let tiles = (tiles > 0).then(|| plural(tiles.into(), "tile", "tiles"));
            let parts: Vec<_> = [dice, tiles].into_iter().flatten().collect();
            parts.join(" and ")
        }
        Action::Take { goods } => format!("Take {}", wording::goods(goods)),
        Action::Choose { card } => format!("{card}: {}", wording::card(card)),
        Action::Accept {} => "Yes".to_owned(),
        Action::Decline {} => match asked {
            Some(Question::Card { .. }) => "No, take 1 Lira".to_owned(),
            Some(_) | None => "No".to_owned(),
        },
        Action::GiveUp { tile } => format!("Give tile {tile}: {}", wording::power(tile.kind())),
        Action::Sell { sort } => format!("Give {}", wording::pieces(sort, 1)),
        Action::Pick { sort } => format!("Take {}", wording::pieces(sort, picked(sort, asked))),
        Action::Dice { dice } => wording::dice(dice),
        Action::Draw { card } => card.name().to_owned(),
        Action::Open { tile } => tile.name().to_owned(),
    }
}

/// How many come with a choice.
fn picked(sort: Sort, asked: Option<Question>) -> u8 {
    match asked {
        Some(Question::Offer { card })
            if sort == Sort::Lira && matches!(card.effect(), CardEffect::Resource { .. }) =>
        {
            bazaar_dice::data::RESOURCE_LIRA
        }
        Some(_) | None => 1,
    }
}

/// The menu: dice to roll again are not in it, they are too many.
pub(super) fn choices(game: &Game, asked: Question) -> Vec<Choice> {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut next = 0;
    let mut choices = Vec::new();
    let mut declines = Vec::new();
    for action in answers {
        if matches!(action, Action::Reroll { .. }) {
            continue;
        }
        let preview = game.preview(action);
        let (number, list) = if preview.kind == Kind::Decline && declines.is_empty() {
            (0, &mut declines)
        } else {
            next += 1;
            (next, &mut choices)
        };
        let text = answer(action, Some(asked));
        let effects = wording::effects(&preview.effects);
        list.push(Choice { number, action, then: Vec::new(), text, effects });
    }
    choices.append(&mut declines);
    choices
}

/// What somebody means who keeps some faces: all other dice are rolled again.
pub(super) fn kept(game: &Game, text: &str) -> Option<Action> {
    let kept = text.strip_prefix("keep-")?;
    let mut dice = game.dice();
    if kept != "none" {
        for name in kept.split('-') {
            let face = Face::ALL.into_iter().find(|face| face.name() == name)?;
            dice[face] = 0;
        }
    }
    (dice != Dice::NONE).then_some(Action::Reroll { dice })
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use arena::Generators;
    use bazaar_dice::Options;
    use tabletop::{Ignore, Player, Turn};

    use super::*;
    use crate::{
        bots::Seated,
        paint::Paint,
        play::dice::drawing,
        words::{Names, plural},
    };

    #[test]
    fn every_answer_is_listed_once_and_every_line_fits_the_screen() {
        for players in 2..=4 {
            let mut generators = Generators::of_game(9, players as u64);
            let mut game: Game = arena::deal(&Options::new(players), &mut generators).unwrap();
            let player = Player { name: "random 12345678".to_owned(), bot: None };
            let names = Names::of(&vec![player; players]);
            let mut answers = Answers::new();
            loop {
                if let Some(outcome) = game.sample_chance(&mut generators.dice) {
                    game.apply_action(outcome, &mut Ignore);
                    continue;
                }
                let Turn::Decide(seat, asked) = game.turn() else { break };
                game.legal_actions(&mut answers);
                let choices = choices(&game, asked);
                let rerolls = answers.iter().filter(|a| matches!(a, Action::Reroll { .. })).count();
                let listed = plural(choices.len(), "answer", "answers");
                assert_eq!(choices.len() + rerolls, answers.len(), "{listed} to {asked:?}");
                let numbers: HashSet<_> = choices.iter().map(|choice| choice.number).collect();
                assert_eq!(numbers.len(), choices.len(), "{asked:?}");
                assert!(choices.iter().all(|choice| !choice.text.is_empty()));
                let lines = drawing::table(&game, &names);
                for line in lines.into_iter().chain(drawing::status(&game, seat)) {
                    let line = line.painted(Paint::off());
                    assert!(line.chars().count() <= crate::drawing::WIDTH, "{line}");
                }
                let action =
                    Seated::Random.choose(&game, &answers, &mut generators.choices).unwrap();
                game.apply_action(action, &mut Ignore);
            }
            assert!(drawing::result(&game, &names).len() > players);
        }
    }

    #[test]
    fn whoever_keeps_some_faces_rolls_all_the_others() {
        use bazaar_dice::Position;
        let faces = [Face::Red, Face::Red, Face::Blue, Face::Coin, Face::Card];
        let game = Position::new(2).rolled(&faces).build().unwrap();
        let cases = [
            ("keep-red", Some("reroll-1blue-1coin-1card")),
            ("keep-red-blue-coin", Some("reroll-1card")),
            ("keep-none", Some("reroll-2red-1blue-1coin-1card")),
            ("keep-red-blue-coin-card", None),
            ("keep-purple", None),
            ("keep-", None),
            ("red", None),
        ];
        for (text, meant) in cases {
            let meant = meant.map(|notation| notation.parse().unwrap());
            assert_eq!(kept(&game, text), meant, "{text}");
        }
    }
}
