//! The dice game in numbers.

use bazaar_dice::{Action, Card, Face, Game, MosqueTile, Sort, Track};
use bots::{Budget, Explanation, Failure, Sight, dice::DiceFeatures};
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, Seat};

use super::{Writer, from};
use crate::{LabGame, table::DICE};

impl LabGame for Game {
    fn rules(&self) -> &'static str {
        DICE
    }

    fn observe(&self, seat: Seat, writer: &mut Writer<'_>) {
        writer.features::<Self, DiceFeatures>(self, seat);
        for seat in from(seat, self.seats()) {
            player(self, seat, writer);
        }
        table(self, writer);
    }

    fn explain(
        sight: &Sight<'_, Self>,
        budget: Budget,
        rng: &mut Pcg64Mcg,
    ) -> Result<Explanation<Action>, Failure> {
        bots::dice::search(budget)?.explain(sight, rng)
    }
}

fn player(game: &Game, seat: Seat, writer: &mut Writer<'_>) {
    writer.part(game.rubies(seat), 6.0);
    for sort in Sort::ALL {
        writer.part(game.stock(seat, sort), 8.0);
    }
    writer.marks(MosqueTile::COUNT, game.mosque_tiles(seat).iter().map(MosqueTile::index));
    writer.whether(game.has_mosque_ruby(seat));
    writer.part(game.worth(seat), 30.0);
}

/// What lies in the middle, and the dice of this turn.
fn table(game: &Game, writer: &mut Writer<'_>) {
    for face in Face::ALL {
        writer.part(game.dice()[face], 6.0);
    }
    writer.part(game.actions_left(), 2.0);
    writer.marks(MosqueTile::COUNT, game.open_tiles().iter().map(MosqueTile::index));
    writer.marks(Card::COUNT, game.open_cards().iter().map(Card::index));
    for track in Track::ALL {
        writer.part(game.rubies_on(track), 6.0);
        writer.part(game.next_number(track).unwrap_or(0), 20.0);
    }
    writer.whether(game.is_last_round());
    writer.part(game.rubies_to_end(), 6.0);
}
