//! What a place offers now, in at most seventeen columns, thirteen on a wide board: prices, goods, rubies.

use bazaar::{DemandTile, Good, Goods, Place, View};

use super::boxes::BOXES;
use crate::{
    paint::{Ink, Line},
    words,
};

#[expect(clippy::wildcard_enum_match_arm, reason = "a box says what its own places offer")]
pub(crate) fn line(place: Place, view: &View) -> Line {
    match place {
        Place::Wainwright => {
            Line::of(Ink::Plain, "7 Lira  ").with(Ink::Ruby, rubies(view.wainwright_rubies))
        }
        Place::FabricWarehouse => warehouse(Good::Red),
        Place::SpiceWarehouse => warehouse(Good::Green),
        Place::FruitWarehouse => warehouse(Good::Yellow),
        Place::PostOffice => {
            goods(view.mail.goods).with(Ink::Plain, format!(" {} Lira", view.mail.lira))
        }
        Place::Caravansary => Line::of(Ink::Dim, "2 cards, give 1"),
        Place::Fountain => Line::of(Ink::Dim, "assistants back"),
        Place::BlackMarket => Line::of(Ink::Dim, "1 good + dice"),
        Place::TeaHouse => Line::of(Ink::Dim, "Lira by dice"),
        Place::LargeMarket => demand(view.large_demand.first().copied()),
        Place::SmallMarket => demand(view.small_demand.first().copied()),
        Place::PoliceStation => Line::of(Ink::Dim, "family acts"),
        Place::SultansPalace => match view.sultan_price {
            Some(price) => {
                let any = if price.any > 0 { format!(" +{}", price.any) } else { String::new() };
                goods(price.goods)
                    .with(Ink::Plain, format!("{any} "))
                    .with(Ink::Ruby, rubies(view.sultan_rubies))
            }
            None => Line::of(Ink::Dim, "no ruby left"),
        },
        Place::SmallMosque | Place::GreatMosque => mosque(place, view),
        Place::GemstoneDealer => match view.gem_price {
            Some(price) => Line::of(Ink::Plain, format!("{price} Lira  "))
                .with(Ink::Ruby, rubies(view.gem_rubies)),
            None => Line::of(Ink::Dim, "no ruby left"),
        },
        _ => BOXES.into_iter().find_map(|one| one.offer(place, view)).unwrap_or_default(),
    }
}

pub(super) fn rubies(count: u8) -> String {
    format!("♦{count}")
}

fn warehouse(good: Good) -> Line {
    Line::of(Ink::Dim, "fill up: ").with(Ink::Good(good), good.name())
}

/// “2r 1b”, each in its colour.
pub(super) fn goods(goods: Goods) -> Line {
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
