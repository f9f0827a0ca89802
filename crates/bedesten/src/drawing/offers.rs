//! What a place offers now, in at most seventeen columns, thirteen on a wide board: prices, goods, rubies.

use bazaar::{DemandTile, Good, Goods, Place, TavernTile, View};

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
        Place::Embassy => Line::of(Ink::Dim, "2 letters"),
        Place::Kiosk => Line::of(Ink::Dim, "letter, tiles"),
        Place::AuctionHouse => Line::of(Ink::Dim, "good, auction"),
        Place::SecretSociety => Line::of(Ink::Dim, "6 seals > ruby"),
        Place::Catacombs => Line::of(Ink::Dim, "good, anywhere"),
        Place::RoastingPlant => Line::of(Ink::Dim, "things > coffee"),
        Place::GuildHall => Line::of(Ink::Dim, "2 guild cards"),
        Place::Tavern => tavern(view),
        Place::CoffeeHouse => {
            let price = view.mocha.as_ref().and_then(|mocha| mocha.coffee_house_price);
            let left = view.mocha.as_ref().map_or(0, |mocha| mocha.coffee_house_rubies);
            match price {
                Some(price) => {
                    Line::of(Ink::Plain, format!("{price} coffee ")).with(Ink::Ruby, rubies(left))
                }
                None => Line::of(Ink::Dim, "no ruby left"),
            }
        }
    }
}

/// “1m 1e, 3y”: what the tiles cost, and the goods for a ruby.
fn tavern(view: &View) -> Line {
    let Some(mocha) = &view.mocha else { return Line::new() };
    let mut line = Line::new();
    for stack in &mocha.tavern {
        let cost = stack.next.map_or_else(|| "–".to_owned(), |cost| cost.to_string());
        let letter = match stack.kind {
            TavernTile::Movement => 'm',
            TavernTile::Encounter => 'e',
        };
        line.add(Ink::Plain, format!("{cost}{letter} "));
    }
    line.append(goods(mocha.baksheesh));
    line.with(Ink::Ruby, "♦")
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
