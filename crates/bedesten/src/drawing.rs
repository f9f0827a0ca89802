//! The table as text: the board, the players, the cards. At most 80 columns wide.

mod board;
mod boxes;
mod letters;
mod mocha;
mod offers;
mod players;

use bazaar::{Cards, Place, View};
use tabletop::Seat;

pub(crate) use offers::line as offer;
pub(crate) use players::{result, status};

use crate::{
    paint::{Ink, Line},
    words::{self, Names},
};

/// Nothing we draw is wider.
pub(crate) const WIDTH: usize = 80;

/// The whole table. `hands` are those that may be shown; the places in reach stand in brackets.
pub(crate) fn table(
    view: &View,
    names: &Names,
    hands: &[(Seat, Cards)],
    reach: &[Place],
) -> Vec<Line> {
    let mut lines = board::lines(view, reach);
    lines.push(legend(view, !reach.is_empty()));
    lines.push(Line::new());
    lines.extend(players::table(view, names, hands.len() > 1));
    lines.push(Line::new());
    lines.extend(piles(view));
    lines.extend(boxes::BOXES.into_iter().flat_map(|one| one.piles(view)));
    for (seat, hand) in hands {
        lines.extend(players::hand(view, names, *seat, *hand));
    }
    lines
}

fn legend(view: &View, reach: bool) -> Line {
    let mut text = "A4 merchant + 4 assistants  (A) family  a assistant".to_owned();
    let second = boxes::BOXES.into_iter().find_map(|one| one.second_figures(view));
    if let Some(second) = second {
        text = text.replace("(A)", &format!("{second}  (A)"));
    }
    if reach {
        text = format!("[7] in reach  {text}");
    }
    if reach || second.is_some() {
        text = text.replace(" + 4 assistants", "+4");
    }
    let neutral = !view.neutral_merchants.is_empty() || !view.neutral_assistants.is_empty();
    // Neutral and second figures are named in the room of the two that explain themselves.
    if neutral {
        text.push_str("  N, o neutral ones");
    } else if second.is_none() || !reach {
        text.push_str("  G Governor  S Smuggler");
    }
    Line::of(Ink::Dim, text)
}

/// The cards that lie there, and the demand tiles that are known to come.
fn piles(view: &View) -> Vec<Line> {
    let mut text = format!("Cards        {} face down; discarded: ", view.pile);
    let discard: Vec<_> = view.discard.iter().rev().map(|card| words::card(*card)).collect();
    match discard.split_first() {
        None => text.push_str("none"),
        Some((top, rest)) => {
            text.push_str(top);
            text.push_str(" (top)");
            for card in rest {
                text.push_str(", ");
                text.push_str(card);
            }
        }
    }
    let mut texts = vec![text];
    let markets =
        [(Place::LargeMarket, &view.large_demand), (Place::SmallMarket, &view.small_demand)];
    let next: Vec<_> = markets
        .into_iter()
        .filter(|(_, tiles)| tiles.len() > 1)
        .map(|(place, tiles)| {
            let tiles: Vec<_> =
                tiles[1..].iter().map(|tile| words::goods_in_short(tile.icons())).collect();
            format!("at {place} {}", tiles.join(", then "))
        })
        .collect();
    for next in next {
        texts.push(format!("Next demand  {next}"));
    }
    texts.iter().flat_map(|text| paragraph(text)).collect()
}

/// A text that may need several lines, the later ones indented below its heading.
fn paragraph(text: &str) -> Vec<Line> {
    let wrapped = words::wrapped(text, WIDTH, 13);
    wrapped.lines().map(|line| Line::of(Ink::Plain, line)).collect()
}

#[cfg(test)]
mod tests {
    use arena::Generators;
    use bazaar::{Game, Options, Variants};
    use tabletop::{Answers, Game as _, Ignore, Player, Viewer};

    use super::*;
    use crate::{bots::Seated, paint::Paint};

    fn names(players: usize) -> Names {
        let name = "A name that is long".to_owned();
        Names::of(&vec![Player { name, bot: None }; players])
    }

    fn drawn(game: &Game) -> Vec<String> {
        let hands: Vec<_> = Seat::all(game.seats())
            .filter_map(|seat| {
                Some((seat, game.view(Viewer::Seat(seat)).seats[seat.index()].hand?))
            })
            .collect();
        let view = game.view(Viewer::Spectator);
        table(&view, &names(game.seats()), &hands, &[Place::Fountain])
            .iter()
            .map(|line| line.painted(Paint::off()))
            .collect()
    }

    #[test]
    fn no_position_of_a_game_is_wider_than_the_screen() {
        for players in 2..=5 {
            let variants =
                Variants { neutral_assistants: players < 5, caravan_leader: players % 2 == 0 };
            let options = Options { variants, ..Options::base(players) };
            let mut generators = Generators::of_game(3, players as u64);
            let mut game: Game = arena::deal(&options, &mut generators).unwrap();
            let mut answers = Answers::new();
            for step in 0.. {
                let action = if let Some(outcome) = game.sample_chance(&mut generators.dice) {
                    outcome
                } else {
                    game.legal_actions(&mut answers);
                    if answers.is_empty() {
                        break;
                    }
                    Seated::Random.choose(&game, &answers, &mut generators.choices).unwrap()
                };
                game.apply_action(action, &mut Ignore);
                if step % 7 != 0 {
                    continue;
                }
                for line in drawn(&game) {
                    assert!(line.chars().count() <= WIDTH, "{players} players: {line}");
                }
                let width = 4 * 18 + 5;
                for line in &drawn(&game)[..21] {
                    assert_eq!(line.chars().count(), width, "{line}");
                }
            }
        }
    }

    #[test]
    fn the_start_of_a_game_looks_like_this() {
        let mut generators = Generators::of_game(1, 0);
        let mut game: Game = arena::deal(&Options::base(3), &mut generators).unwrap();
        while let Some(card) = game.sample_chance(&mut generators.dice) {
            game.apply_action(card, &mut Ignore);
        }
        let text = drawn(&game).join("\n");
        for part in ["[7]", "Fountain", "A4 B4 C4", "(ABC)", "14 Lira  ♦10", "1r 1g 1y 1b +1 ♦6"]
        {
            assert!(text.contains(part), "{part} is not in\n{text}");
        }
    }
}
