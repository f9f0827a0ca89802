//! How a seat stands to the others: who is in its way, who is faster, who can be met.

use std::marker::PhantomData;

use bazaar::{Action, Game, Place};
use tabletop::{Answers, Game as _, Seat};

use super::features::{SHOPS, lacks, reach};
use crate::network::{FeatureWriter, Features};

/// What a smaller list says of a seat, and how it stands to the others.
#[derive(Clone, Copy, Debug)]
pub struct Related<F>(PhantomData<F>);

/// How many features are about the others.
const RELATIONS: usize = 6 + 13 + 2 * 16 + 7 * 5;

impl<F: Features<Game>> Features<Game> for Related<F> {
    const COUNT: usize = F::COUNT + RELATIONS;
    const ANSWERS: usize = F::ANSWERS;

    fn write(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
        F::write(game, seat, writer);
        relations(game, seat, writer);
    }

    fn sensible(game: &Game, answers: &mut Answers<Action>) {
        F::sensible(game, answers);
    }

    fn instinct(answer: Action) -> usize {
        F::instinct(answer)
    }

    fn progress(game: &Game) -> f32 {
        F::progress(game)
    }

    fn facts(game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        F::facts(game, seat)
    }
}

fn relations(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let here = game.merchant(seat);
    let others = || Seat::all(game.seats()).filter(move |other| *other != seat);
    let nearest = others().map(|other| game.distance(here, game.merchant(other))).min();
    writer.one_of(6, nearest.unwrap_or(5).into());
    let richest = others().map(|other| game.lira(other)).max().unwrap_or(0);
    // Up to 18 Lira behind or ahead.
    writer.one_of(13, ((18 + game.lira(seat)).saturating_sub(richest) / 3) as usize);
    for place in Place::BASE {
        writer.whether(others().any(|other| game.merchant(other) == place));
        let met = |other| place != Place::PoliceStation && game.family(other) == place;
        writer.whether(others().any(met));
    }
    for place in SHOPS {
        let ready = others().filter(|other| reach(game, *other, place) == 0);
        let closest = ready.map(|other| lacks(game, other, place).min(3)).min();
        writer.one_of(5, closest.unwrap_or(4));
    }
}

#[cfg(test)]
mod tests {
    use bazaar::Position;

    use super::{super::BaseFeatures, *};

    #[test]
    fn relations_have_their_own_numbers_behind_those_of_the_smaller_list() {
        for players in 2..=5 {
            let game = Position::base(players).build().unwrap();
            for seat in Seat::all(players) {
                let mut writer = FeatureWriter::default();
                let smaller = writer.collect::<Game, BaseFeatures>(&game, seat).to_vec();
                let all = writer.collect::<Game, Related<BaseFeatures>>(&game, seat);
                assert_eq!(all[..smaller.len()], smaller);
                assert!(all.is_sorted_by(|one, other| one < other));
                assert!(all.len() >= smaller.len() + 2 + SHOPS.len());
            }
        }
    }
}
