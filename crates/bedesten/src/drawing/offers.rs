//! What a place offers now, in at most seventeen columns: prices, goods, rubies.
//!
//! What the Post Office holds and what the Sultan asks for is not in a view; the two small tables
//! here are held against the rules by a test.

use bazaar::{DemandTile, Good, Goods, Place, View};

use crate::{
    paint::{Ink, Line},
    words,
};

pub(crate) fn line(place: Place, view: &View) -> Line {
    match place {
        Place::Wainwright => {
            Line::of(Ink::Plain, "7 Lira  ").with(Ink::Ruby, rubies(view.wainwright_rubies))
        }
        Place::FabricWarehouse => warehouse(Good::Red),
        Place::SpiceWarehouse => warehouse(Good::Green),
        Place::FruitWarehouse => warehouse(Good::Yellow),
        Place::PostOffice => {
            let (income, lira) = mail(view.post_office);
            goods(income).with(Ink::Plain, format!(" {lira} Lira"))
        }
        Place::Caravansary => Line::of(Ink::Dim, "2 cards, give 1"),
        Place::Fountain => Line::of(Ink::Dim, "assistants back"),
        Place::BlackMarket => Line::of(Ink::Dim, "1 good + dice"),
        Place::TeaHouse => Line::of(Ink::Dim, "Lira by dice"),
        Place::LargeMarket => demand(view.large_demand.first().copied()),
        Place::SmallMarket => demand(view.small_demand.first().copied()),
        Place::PoliceStation => Line::of(Ink::Dim, "family acts"),
        Place::SultansPalace => {
            let (price, any) = sultans_price(view.sultan_open);
            let any = if any > 0 { format!(" +{any}") } else { String::new() };
            goods(price)
                .with(Ink::Plain, format!("{any} "))
                .with(Ink::Ruby, rubies(view.sultan_rubies))
        }
        Place::SmallMosque | Place::GreatMosque => mosque(place, view),
        Place::GemstoneDealer => match view.gem_price {
            Some(price) => Line::of(Ink::Plain, format!("{price} Lira  "))
                .with(Ink::Ruby, rubies(view.gem_rubies)),
            None => Line::of(Ink::Dim, "no ruby left"),
        },
    }
}

fn rubies(count: u8) -> String {
    format!("♦{count}")
}

fn warehouse(good: Good) -> Line {
    Line::of(Ink::Dim, "fill up: ").with(Ink::Good(good), good.name())
}

/// “2r 1b”, each in its colour.
fn goods(goods: Goods) -> Line {
    let mut line = Line::new();
    for good in Good::ALL.into_iter().filter(|good| goods[*good] > 0) {
        if line.width() > 0 {
            line.add(Ink::Plain, " ");
        }
        line.add(Ink::Good(good), format!("{}{}", goods[good], words::initial(good)));
    }
    line
}

fn demand(tile: Option<DemandTile>) -> Line {
    let mut line = Line::of(Ink::Dim, "buys ");
    if let Some(tile) = tile {
        line.append(goods(tile.icons()));
    }
    line
}

/// “2r or 3g  ♦3”: how many of each colour one must have.
fn mosque(place: Place, view: &View) -> Line {
    let mut line = Line::new();
    for stack in view.mosques.iter().filter(|stack| stack.place == place) {
        if line.width() > 0 {
            line.add(Ink::Dim, " or ");
        }
        let needed = stack.next.map_or_else(|| "–".to_owned(), |needed| needed.to_string());
        line.add(Ink::Good(stack.good), format!("{needed}{}", words::initial(stack.good)));
    }
    let left =
        view.mosques.iter().find(|stack| stack.place == place).map_or(0, |stack| stack.rubies);
    line.with(Ink::Plain, "  ").with(Ink::Ruby, rubies(left))
}

/// What the Post Office gives with so many indicators down.
const fn mail(down: u8) -> (Goods, u32) {
    match down {
        0 => (Goods::new(0, 1, 1, 0), 2),
        1 => (Goods::new(1, 0, 1, 0), 2),
        2 => (Goods::new(1, 0, 1, 0), 3),
        3 => (Goods::new(1, 0, 0, 1), 3),
        _ => (Goods::new(1, 0, 0, 1), 4),
    }
}

/// What the Sultan asks for with so many open squares: goods, and how many of any kind.
fn sultans_price(open: u8) -> (Goods, u8) {
    let order = [Some(Good::Blue), Some(Good::Red), Some(Good::Green), Some(Good::Yellow), None];
    let mut price = Goods::NONE;
    let mut any = 0;
    for square in order.into_iter().cycle().take(open.into()) {
        match square {
            Some(good) => price[good] += 1,
            None => any += 1,
        }
    }
    (price, any)
}

#[cfg(test)]
mod tests {
    use bazaar::{Action, Options};
    use tabletop::{Answers, Game as _, Ignore, Viewer};

    use super::*;
    use crate::{
        bots::Bot,
        self_play::{self, Generators},
    };

    /// Every income of the Post Office and every price of the Sultan that random play meets is the
    /// one that the board shows.
    #[test]
    fn the_board_shows_what_the_rules_give_and_ask() {
        let (mut mails, mut prices) = (Vec::new(), Vec::new());
        for number in 0..40 {
            let mut generators = Generators::of_game(11, number);
            let mut game = self_play::deal(&Options::base(4), &mut generators).unwrap();
            let mut answers = Answers::new();
            loop {
                let action = if let Some(outcome) = game.sample_chance(&mut generators.dice) {
                    outcome
                } else {
                    game.legal_actions(&mut answers);
                    if answers.is_empty() {
                        break;
                    }
                    Bot::Random.choose(&game, &answers, &mut generators.choices)
                };
                let view = game.view(Viewer::Spectator);
                let asked = game.turn().question();
                let at = |place| matches!(asked, Some(bazaar::Question::Act { place: at, .. }) if at == place);
                if at(Place::PostOffice) && action == (Action::Act {}) {
                    let gain = game.preview(action).effects;
                    let mut goods = gain.gain.goods;
                    for good in Good::ALL {
                        goods[good] += gain.lost[good];
                    }
                    assert_eq!((goods, gain.gain.lira), mail(view.post_office));
                    mails.push(view.post_office);
                }
                if let Action::Deliver { wild } = action {
                    let mut paid = game.preview(action).effects.pay.goods;
                    for good in wild.iter() {
                        paid[good] -= 1;
                    }
                    let any = wild.iter().count() as u8;
                    assert_eq!((paid, any), sultans_price(view.sultan_open));
                    prices.push(view.sultan_open);
                }
                game.apply_action(action, &mut Ignore);
            }
        }
        for (mut seen, expected) in [(mails, 5), (prices, 3)] {
            seen.sort_unstable();
            seen.dedup();
            assert!(seen.len() >= expected, "only {seen:?} came up");
        }
    }
}
