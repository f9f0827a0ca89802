//! The board game in numbers.

use bazaar::{Action, Game, Good, Goods, Market, Place, Ruleset, TavernTile};
use bots::{
    Budget, Explanation, Failure, Sight,
    bazaar::{BaseFeatures, LettersFeatures, MochaFeatures},
};
use rand_pcg::Pcg64Mcg;
use tabletop::{Coded as _, Game as _, Seat};

use super::{Writer, from};
use crate::LabGame;

impl LabGame for Game {
    fn rules(&self) -> &'static str {
        self.ruleset().name()
    }

    fn action_count(&self) -> usize {
        usize::from(match self.ruleset() {
            Ruleset::Base => Action::BASE_COUNT,
            Ruleset::Mocha | Ruleset::Letters | Ruleset::GreatBazaar => Action::COUNT,
        })
    }

    fn observe(&self, seat: Seat, writer: &mut Writer<'_>) {
        match self.ruleset() {
            Ruleset::Base => writer.features::<Self, BaseFeatures>(self, seat),
            Ruleset::Mocha => writer.features::<Self, MochaFeatures>(self, seat),
            Ruleset::Letters | Ruleset::GreatBazaar => {
                writer.features::<Self, LettersFeatures>(self, seat);
            }
        }
        for seat in from(seat, self.seats()) {
            player(self, seat, writer);
        }
        figures(self, seat, writer);
        prices(self, writer);
    }

    fn explain(
        sight: &Sight<'_, Self>,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Action>, Failure> {
        bots::bazaar::search(budget).explain(sight, rng)
    }
}

/// Places are told apart by their printed numbers, so many of them.
const fn places(game: &Game) -> usize {
    match game.ruleset() {
        Ruleset::Base => 16,
        Ruleset::Mocha => 20,
        Ruleset::Letters | Ruleset::GreatBazaar => 25,
    }
}

fn index(place: Place) -> usize {
    usize::from(place.number()) - 1
}

/// What everybody sees of a player.
fn player(game: &Game, seat: Seat, writer: &mut Writer<'_>) {
    writer.part(game.rubies(seat), 6.0);
    writer.number(game.lira(seat) as f32 / 30.0);
    goods(game.goods(seat), writer);
    writer.part(game.capacity(seat), 5.0);
    writer.part(game.hand(seat).len(), 8.0);
    for good in Good::ALL {
        writer.whether(game.has_tile(seat, good));
    }
    writer.part(game.stack(seat), 5.0);
    writer.marks(places(game), [index(game.merchant(seat))]);
    writer.marks(places(game), [index(game.family(seat))]);
    writer.marks(places(game), game.assistants_out(seat).iter().map(index));
    if game.ruleset() != Ruleset::Base {
        writer.number(game.coffee(seat) as f32 / 10.0);
        writer.part(game.guild_hand(seat).len(), 5.0);
        for kind in TavernTile::ALL {
            writer.whether(game.has_tavern_tile(seat, kind));
        }
        writer.part(game.seals(seat), 10.0);
    }
}

fn goods(goods: Goods, writer: &mut Writer<'_>) {
    for good in Good::ALL {
        writer.part(goods[good], 5.0);
    }
}

/// Who else walks the bazaar, and how far everything is.
fn figures(game: &Game, seat: Seat, writer: &mut Writer<'_>) {
    let (all, here) = (places(game), game.merchant(seat));
    writer.marks(all, [index(game.governor())]);
    writer.marks(all, [index(game.smuggler())]);
    writer.marks(all, game.neutral_merchants().iter().map(|place| index(*place)));
    let distances = writer.take(all);
    distances.fill(1.0);
    for place in game.ruleset().places() {
        if let Some(distance) = distances.get_mut(index(*place)) {
            *distance = f32::from(game.distance(here, *place)) / 8.0;
        }
    }
    let neutral = writer.take(all);
    neutral.fill(0.0);
    for place in game.ruleset().places() {
        if let Some(count) = neutral.get_mut(index(*place)) {
            *count = f32::from(game.neutral_assistants(*place));
        }
    }
    if game.ruleset() != Ruleset::Base {
        writer.marks(all, game.coffee_trader().map(index));
        writer.marks(all, game.courier().map(index));
    }
}

/// What things cost and bring now.
fn prices(game: &Game, writer: &mut Writer<'_>) {
    for market in [Market::Small, Market::Large] {
        goods(game.demanded(market), writer);
    }
    let (mail, lira) = game.mail();
    for good in Good::ALL {
        writer.whether(mail.contains(&good));
    }
    writer.number(lira as f32 / 4.0);
    for good in Good::ALL {
        writer.part(game.next_tile(good).unwrap_or(0), 5.0);
    }
    let (palace, any) = game.palace_price().unwrap_or((Goods::NONE, 0));
    goods(palace, writer);
    writer.part(any, 5.0);
    writer.number(game.dealer_price().unwrap_or(0) as f32 / 30.0);
    writer.whether(game.is_last_round());
    writer.part(game.rubies_to_end(), 6.0);
}
