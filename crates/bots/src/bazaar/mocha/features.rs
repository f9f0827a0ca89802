//! What players of Mocha & Baksheesh talk about besides: coffee, the guild, the Tavern.

use bazaar::{Action, Card, Game, GuildCards, Place, Question, TavernTile};
use tabletop::{Answers, Seat, Turn};

use super::super::features::{BaseFeatures, reach};
use crate::network::{FeatureWriter, Features};

/// The features of the base game and of Mocha & Baksheesh.
#[derive(Clone, Copy, Debug)]
pub struct MochaFeatures;

impl Features<Game> for MochaFeatures {
    const COUNT: usize = BaseFeatures::COUNT + 234;
    const ANSWERS: usize = Action::MOCHA_COUNT as usize;

    fn write(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
        BaseFeatures::write(game, seat, writer);
        coffee(game, seat, writer);
        tavern(game, seat, writer);
        guild(game, seat, writer);
        ways(game, seat, writer);
        question(game, seat, writer);
    }

    fn sensible(game: &Game, answers: &mut Answers<Action>) {
        BaseFeatures::sensible(game, answers);
    }

    fn progress(game: &Game) -> f32 {
        BaseFeatures::progress(game)
    }

    fn facts(game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        let tiles = TavernTile::ALL.into_iter().filter(|kind| game.has_tavern_tile(seat, *kind));
        let mut facts = BaseFeatures::facts(game, seat);
        facts.extend([
            ("coffee", game.coffee(seat) as f32),
            ("guild_cards", f32::from(game.guild_hand(seat).len())),
            ("tavern_tiles", tiles.count() as f32),
        ]);
        facts
    }
}

/// The places of the expansion.
const PLACES: [Place; 4] =
    [Place::RoastingPlant, Place::GuildHall, Place::Tavern, Place::CoffeeHouse];

/// How much coffee there is, and what for.
fn coffee(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let coffee = game.coffee(seat);
    writer.one_of(12, coffee as usize);
    let price = game.coffee_house_price();
    writer.one_of(10, price.map_or(0, |price| price as usize));
    writer.one_of(10, price.map_or(9, |price| price.saturating_sub(coffee).min(8) as usize));
    let trader = game.coffee_trader();
    writer.one_of(
        6,
        trader.map_or(5, |place| game.distance(game.merchant(seat), place).min(4).into()),
    );
}

/// How much is missing for the ruby of the Tavern: coffee and goods together.
fn baksheesh(game: &Game, seat: Seat) -> usize {
    let goods = game.goods(seat).missing(game.baksheesh()).total();
    (goods + 4_u32.saturating_sub(game.coffee(seat))) as usize
}

/// Tiles, the barrier, and the ruby with goods and coffee.
fn tavern(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    for kind in TavernTile::ALL {
        let owned = game.has_tavern_tile(seat, kind);
        let next = game.next_tavern_tile(kind);
        writer.whether(owned);
        writer.one_of(6, if owned { 5 } else { next.map_or(0, usize::from) });
        let affordable = next.is_some_and(|cost| game.coffee(seat) >= u32::from(cost));
        writer.whether(!owned && affordable);
    }
    writer
        .one_of(3, game.barrier().map_or(0, |barrier| if barrier.holder == seat { 1 } else { 2 }));
    writer.one_of(8, baksheesh(game, seat));
}

/// Guild cards, and the bonus cards that came with them.
fn guild(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let hand = game.guild_hand(seat);
    writer.one_of(6, hand.len().into());
    for card in GuildCards::ALL.iter() {
        writer.whether(hand.contains(card));
    }
    let cards = game.hand(seat);
    for card in MOCHA_CARDS {
        writer.one_of(3, cards.count(card).into());
    }
}

/// The bonus cards of the expansion.
const MOCHA_CARDS: [Card; 9] = {
    let mut cards = [Card::ALL[0]; 9];
    let mut index = 0;
    while index < cards.len() {
        cards[index] = Card::ALL[Card::BASE.len() + index];
        index += 1;
    }
    cards
};

/// Where the new places are, and what can be done there.
fn ways(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let here = game.merchant(seat);
    let out = game.assistants_out(seat);
    for place in PLACES {
        writer.whether(out.contains(place));
        writer.one_of(7, game.distance(here, place).into());
    }
    let lacks_coffee = |seat: Seat| match game.coffee_house_price() {
        Some(price) => price.saturating_sub(game.coffee(seat)).min(3) as usize,
        None => 3,
    };
    writer.one_of(16, lacks_coffee(seat) * 4 + reach(game, seat, Place::CoffeeHouse));
    writer.one_of(16, baksheesh(game, seat).min(3) * 4 + reach(game, seat, Place::Tavern));
    let things = usize::from(game.lira(seat) >= 2)
        + usize::from(game.goods(seat).total() > 0)
        + usize::from(!game.hand(seat).is_empty() || !game.guild_hand(seat).is_empty());
    writer.one_of(16, things * 4 + reach(game, seat, Place::RoastingPlant));
    let close = Seat::all(tabletop::Game::seats(game))
        .filter(|other| *other != seat)
        .filter(|other| lacks_coffee(*other) == 0 && reach(game, *other, Place::CoffeeHouse) == 0);
    writer.one_of(3, close.count());
}

/// What this seat is asked now, if it is something new.
#[expect(clippy::wildcard_enum_match_arm, reason = "the base game knows the others")]
fn question(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let Turn::Decide(asked, question) = tabletop::Game::turn(game) else {
        return writer.none_of(8 + 5 + 20);
    };
    if asked != seat {
        return writer.none_of(8 + 5 + 20);
    }
    writer.one_of(
        8,
        match question {
            Question::Roast => 1,
            Question::GuildDiscard => 2,
            Question::AtBarrier { .. } => 3,
            Question::GuildChoice { .. } => 4,
            Question::TavernEdge => 5,
            Question::TavernRuby => 6,
            Question::Swap { .. } => 7,
            _ => 0,
        },
    );
    match question {
        Question::Act { place, .. } | Question::Assistant { place } => {
            let new = PLACES.iter().position(|new| *new == place);
            writer.one_of(5, new.map_or(0, |index| 1 + index));
        }
        _ => writer.none_of(5),
    }
    match question {
        Question::GuildChoice { guild } => {
            writer.one_of(20, usize::from(guild.place().number()) - 1);
        }
        _ => writer.none_of(20),
    }
}

#[cfg(test)]
mod tests {
    use bazaar::{LayoutChoice, Options, Ruleset};
    use rand_core::SeedableRng as _;
    use rand_pcg::Pcg64Mcg;
    use tabletop::{Game as _, RandomPicker};

    use super::*;

    #[test]
    fn the_bonus_cards_of_the_expansion_are_those_the_base_game_has_not() {
        for card in MOCHA_CARDS {
            assert!(!Card::BASE.contains(&card), "{card:?}");
        }
    }

    #[test]
    fn a_fresh_table_makes_some_hundred_statements_true_each_once() {
        let mut rng = Pcg64Mcg::seed_from_u64(3);
        for players in 2..=5 {
            let layout = LayoutChoice::usual(Ruleset::Mocha);
            let options = Options { ruleset: Ruleset::Mocha, layout, ..Options::base(players) };
            let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).unwrap();
            let game = Game::start(&setup).unwrap();
            for seat in Seat::all(players) {
                let mut writer = FeatureWriter::default();
                let features = writer.collect::<Game, MochaFeatures>(&game, seat);
                assert!((80..180).contains(&features.len()), "{}", features.len());
                assert!(features.is_sorted_by(|one, other| one < other));
                assert!(features.iter().all(|number| usize::from(*number) < MochaFeatures::COUNT));
            }
        }
    }
}
