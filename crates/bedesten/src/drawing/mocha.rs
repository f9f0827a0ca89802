//! What Mocha & Baksheesh adds to the table.

use bazaar::{Place, PlayerView, TavernTile, View};
use tabletop::Seat;

use super::{
    boxes::Drawing,
    offers::{goods, rubies},
    paragraph,
    players::seats,
};
use crate::{
    paint::{Ink, Line},
    words::{self, seat_mark},
};

/// Coffee, guild cards, the Tavern, the barrier.
pub(super) struct Mocha;

impl Drawing for Mocha {
    fn piles(&self, view: &View) -> Vec<Line> {
        let Some(mocha) = &view.mocha else { return Vec::new() };
        let mut texts = Vec::new();
        let discard: Vec<_> = mocha.guild_discard.iter().map(|card| card.to_string()).collect();
        let discard = if discard.is_empty() { "none".to_owned() } else { discard.join(", ") };
        texts.push(format!("Guild cards  {} face down; discarded: {discard}", mocha.guild_pile));
        texts.push(match mocha.barrier {
            Some(barrier) => {
                let [one, other] = barrier.between.places();
                let holder = words::seat_mark(barrier.holder);
                format!("Barrier      between {one} and {other}, held by {holder}")
            }
            None => "Barrier      beside the board".to_owned(),
        });
        texts.iter().flat_map(|text| paragraph(text)).collect()
    }

    fn players(&self, view: &View) -> Vec<Line> {
        let mut texts = Vec::new();
        for (seat, player) in seats(view) {
            if let Some(mocha) = &player.mocha {
                let (coffee, cards) = (mocha.coffee, mocha.guild_cards);
                let mut text = format!("{} {coffee} coffee, {cards} guild", seat_mark(seat));
                for kind in &mocha.tavern_tiles {
                    text.extend([" +", kind.name()]);
                }
                texts.push(text);
            }
        }
        if texts.is_empty() {
            return Vec::new();
        }
        paragraph(&format!("Coffee       {}", texts.join("; ")))
    }

    fn hand(&self, view: &View, seat: Seat) -> Vec<Line> {
        let mocha = view.seats.get(seat.index()).and_then(|player| player.mocha.as_ref());
        let Some(hand) = mocha.and_then(|mocha| mocha.guild_hand) else { return Vec::new() };
        let cards: Vec<_> = hand.iter().map(words::mocha::guild).collect();
        let cards = if cards.is_empty() { "none".to_owned() } else { cards.join(", ") };
        paragraph(&format!("Your guild   {cards}"))
    }

    fn status(&self, player: &PlayerView) -> Vec<Line> {
        let Some(mocha) = &player.mocha else { return Vec::new() };
        let guild: Vec<_> =
            mocha.guild_hand.unwrap_or_default().iter().map(words::mocha::guild).collect();
        let guild = if guild.is_empty() { "none".to_owned() } else { guild.join(", ") };
        paragraph(&format!("  {} coffee  Guild cards: {guild}", mocha.coffee))
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other place belongs to somebody else"
    )]
    fn offer(&self, place: Place, view: &View) -> Option<Line> {
        Some(match place {
            Place::RoastingPlant => Line::of(Ink::Dim, "things > coffee"),
            Place::GuildHall => Line::of(Ink::Dim, "2 guild cards"),
            Place::Tavern => tavern(view),
            Place::CoffeeHouse => {
                let price = view.mocha.as_ref().and_then(|mocha| mocha.coffee_house_price);
                let left = view.mocha.as_ref().map_or(0, |mocha| mocha.coffee_house_rubies);
                match price {
                    Some(price) => Line::of(Ink::Plain, format!("{price} coffee "))
                        .with(Ink::Ruby, rubies(left)),
                    None => Line::of(Ink::Dim, "no ruby left"),
                }
            }
            _ => return None,
        })
    }

    fn figure(&self, view: &View) -> Option<(char, Place)> {
        view.mocha.as_ref().map(|mocha| ('C', mocha.coffee_trader))
    }
}

/// “1m 1e, 3y”: what the tiles cost, and the goods for a ruby.
fn tavern(view: &View) -> Line {
    let Some(mocha) = &view.mocha else { return Line::new() };
    let mut line = Line::new();
    for stack in &mocha.tavern {
        let cost = stack.next.map_or_else(|| "–".to_owned(), |cost| cost.to_string());
        let mark = match stack.kind {
            TavernTile::Movement => 'm',
            TavernTile::Encounter => 'e',
        };
        line.add(Ink::Plain, format!("{cost}{mark} "));
    }
    line.append(goods(mocha.baksheesh));
    line.with(Ink::Ruby, "♦")
}
