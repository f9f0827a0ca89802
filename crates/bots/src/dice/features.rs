//! What players of the dice game talk about: the race, the means, the mosque, the dice on the table.

use bazaar_dice::{Action, Face, Game, Good, MosqueTile, Question, Sort, TileKind, Track};
use tabletop::{Answers, Coded as _, Game as _, Seat, Turn};

use super::{facts::facts, sensible::sensible};
use crate::network::{FeatureWriter, Features};

/// The features of the dice game.
#[derive(Clone, Copy, Debug)]
pub struct DiceFeatures;

/// Ways to name up to four goods.
const NAMED_GOODS: usize = 70;

impl Features<Game> for DiceFeatures {
    const COUNT: usize = 543;
    const ANSWERS: usize = 168 + 2 * NAMED_GOODS + 24;

    fn write(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
        race(game, seat, writer);
        means(game, seat, writer);
        tracks(game, seat, writer);
        mosque(game, seat, writer);
        dice(game, seat, writer);
        question(game, seat, writer);
    }

    fn sensible(game: &Game, answers: &mut Answers<Action>) {
        sensible(game, answers);
    }

    /// Which faces are rolled again is what counts, not how many dice: they go all or none.
    fn instinct(answer: Action) -> usize {
        let goods = |first: Action| usize::from(answer.id() - first.id());
        let none = bazaar_dice::Goods::NONE;
        match answer {
            Action::Reroll { dice } => {
                let faces = Face::ALL.into_iter().enumerate();
                faces.filter(|(_, face)| dice[*face] > 0).map(|(bit, _)| 1 << bit).sum()
            }
            Action::Reveal {} | Action::Roll {} | Action::End {} => 0,
            Action::Pair { good } => 64 + good.index(),
            Action::TwoDifferent {} => 68,
            Action::ThreeDifferent {} => 69,
            Action::FourDifferent {} => 70,
            Action::Coins {} => 71,
            Action::Cards { count } => 72 + usize::from(count > 1),
            Action::Tile { tile } => 74 + tile.index(),
            Action::Ruby { track } => 98 + track.index(),
            Action::Accept {} => 104,
            Action::Decline {} => 105,
            Action::ByHand {} => 106,
            Action::Sell { sort } => 107 + sort.index(),
            Action::Pick { sort } => 114 + sort.index(),
            Action::Pay { dice, .. } => 121 + usize::from(dice),
            Action::Choose { card } => 135 + card.index(),
            Action::Give { .. } => 168 + goods(Action::Give { goods: none }),
            Action::Take { .. } => 168 + NAMED_GOODS + goods(Action::Take { goods: none }),
            Action::GiveUp { tile } => 168 + 2 * NAMED_GOODS + tile.index(),
            // Chance is not asked.
            Action::Dice { .. } | Action::Draw { .. } | Action::Open { .. } => Self::ANSWERS,
        }
    }

    fn progress(game: &Game) -> f32 {
        let most = Seat::all(game.seats()).map(|seat| game.rubies(seat)).max().unwrap_or(0);
        (f32::from(most) / f32::from(game.rubies_to_end())).min(1.0)
    }

    fn facts(game: &Game, seat: Seat) -> Vec<(&'static str, f32)> {
        facts(game, seat)
    }
}

/// Who is how far, who still has a turn, and who would win a tie.
fn race(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let seats = game.seats();
    let to_go = |seat: Seat| usize::from(game.rubies_to_end().saturating_sub(game.rubies(seat)));
    let others = || Seat::all(seats).filter(move |other| *other != seat);
    writer.one_of(3, seats - 2);
    let wait = (seat.index() + seats - game.seat_on_turn().index()) % seats;
    writer.one_of(4, wait);
    writer.one_of(7, to_go(seat));
    let last = game.is_last_round();
    let ahead = others().map(|other| game.rubies(other)).max().unwrap_or(0);
    // How far behind or ahead one is decides the last round.
    let lead = usize::from(6 + game.rubies(seat)).saturating_sub(ahead.into()).min(12);
    writer.one_of(13, lead);
    writer.one_of(14, if last { 1 + lead } else { 0 });
    let nearest = others().map(to_go).min().unwrap_or(6);
    writer.one_of(7, nearest);
    writer.one_of(4, others().filter(|other| to_go(*other) <= 1).count());
    let to_come = seat.index() > game.seat_on_turn().index();
    writer.whether(to_come);
    writer.whether(to_come && last);
    writer.one_of(4, seat.index());
    let rival = others().max_by_key(|other| (game.rubies(*other), game.worth(*other)));
    let rival = rival.map_or(0, |rival| game.worth(rival));
    writer.one_of(9, usize::from((12 + game.worth(seat)).saturating_sub(rival) / 3));
}

/// Money, crystals and goods.
fn means(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let lira = usize::from(game.stock(seat, Sort::Lira));
    writer.one_of(24, if lira < 20 { lira } else { 20 + (lira - 20) / 4 });
    match game.next_number(Track::Right) {
        None => {
            writer.one_of(7, 6);
            writer.one_of(18, 17);
        }
        Some(price) => {
            writer.one_of(7, usize::from(price.saturating_sub(10) / 2));
            // Up to 12 missing, or up to 4 to spare.
            writer.one_of(18, (lira + 12).saturating_sub(price.into()).min(16));
        }
    }
    writer.one_of(8, game.stock(seat, Sort::Crystal).into());
    let goods = game.goods(seat);
    let mut colours = 0;
    for good in Good::ALL {
        writer.one_of(8, goods[good].into());
        colours += usize::from(goods[good] > 0);
    }
    let brown = game.stock(seat, Sort::Brown);
    writer.one_of(7, brown.into());
    writer.one_of(16, usize::from(goods.total() + brown));
    writer.one_of(5, colours);
}

/// What a seat could pay with: tiles, and dice if they are its own to use.
struct Purse {
    coloured: [u8; 4],
    brown: u8,
}

impl Purse {
    fn tiles(game: &Game, seat: Seat) -> Self {
        let goods = game.goods(seat);
        Self { coloured: Good::ALL.map(|good| goods[good]), brown: game.stock(seat, Sort::Brown) }
    }

    fn with_dice(mut self, game: &Game) -> Self {
        let dice = game.dice();
        for good in Good::ALL {
            self.coloured[good.index()] += dice[Face::from(good)];
        }
        self
    }

    /// How many goods of a colour are missing, brown tiles left aside.
    fn lacks(&self, good: Good, count: u8) -> u8 {
        count.saturating_sub(self.coloured[good.index()])
    }

    /// How many goods are missing for one of each and so many besides, after the brown tiles.
    fn lacks_each(&self, any: u8) -> u8 {
        let present: u8 = self.coloured.iter().map(|count| u8::from(*count > 0)).sum();
        let spare = self.coloured.iter().sum::<u8>() - present;
        (4 - present + any.saturating_sub(spare)).saturating_sub(self.brown)
    }

    /// How many goods are missing for an open tile, after the brown ones.
    fn lacks_tile(&self, tile: MosqueTile) -> u8 {
        match tile.good() {
            Some(good) => self.lacks(good, 3).saturating_sub(self.brown),
            None => self.lacks_each(0),
        }
    }

    /// How many goods are missing for the next ruby of each track that has one.
    fn write_tracks(&self, game: &Game, writer: &mut FeatureWriter) {
        let mut lacking = [7_u8; 2];
        for (good, track) in Good::ALL.into_iter().zip(Track::ALL) {
            let Some(price) = game.next_number(track) else {
                writer.one_of(8, 7);
                continue;
            };
            let lacks = self.lacks(good, price);
            writer.one_of(8, lacks.min(6).into());
            let lacks = lacks.saturating_sub(self.brown);
            if lacks < lacking[0] {
                lacking = [lacks, lacking[0]];
            } else if lacks < lacking[1] {
                lacking[1] = lacks;
            }
        }
        for lacks in lacking {
            writer.one_of(8, lacks.into());
        }
        let left = game.next_number(Track::Left).map(|any| self.lacks_each(any));
        writer.one_of(9, left.map_or(8, |lacks| lacks.min(7).into()));
    }
}

/// What the next rubies cost and how much of it is there.
fn tracks(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    for track in [Track::Red, Track::Yellow, Track::Green, Track::Blue] {
        writer.one_of(4, game.next_number(track).map_or(3, |price| usize::from(price - 4).min(2)));
    }
    writer.one_of(6, game.next_number(Track::Left).map_or(5, usize::from));
    Purse::tiles(game, seat).write_tracks(game, writer);
}

const KINDS: [TileKind; 6] = [
    TileKind::Lira,
    TileKind::Crystal,
    TileKind::Card,
    TileKind::Action,
    TileKind::Good,
    TileKind::Die,
];

/// The own tiles, and how near the open ones are.
fn mosque(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let own = game.mosque_tiles(seat);
    for kind in KINDS {
        writer.one_of(5, own.of(kind).into());
    }
    let missing = game.side().tiles_for_mosque_ruby.saturating_sub(own.len());
    writer.one_of(7, if game.has_mosque_ruby(seat) { 6 } else { missing.into() });
    let purse = Purse::tiles(game, seat);
    for kind in KINDS {
        let open = game.open_tiles().iter().filter(|tile| tile.kind() == kind);
        let lacks = open.map(|tile| purse.lacks_tile(tile)).min();
        writer.one_of(6, lacks.map_or(5, |lacks| lacks.min(4).into()));
    }
}

/// What lies on the table and what can be made of it.
fn dice(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    if game.seat_on_turn() != seat {
        writer.one_of(5, 0);
        writer.none_of(6 + 36 + 5 + 32 + 16 + 9 + 6 + 7);
        return;
    }
    let has_rolled =
        !matches!(game.turn().question(), Some(Question::Roll { .. } | Question::Reveal { .. }));
    let phase = match game.turn() {
        Turn::Chance(_) => 1,
        Turn::Decide(..) if !has_rolled => 2,
        Turn::Decide(asked, Question::Act { .. }) if asked == seat => 3,
        Turn::Decide(..) | Turn::Over => 4,
    };
    writer.one_of(5, phase);
    writer.one_of(6, game.actions_left().into());
    let dice = game.dice();
    for face in Face::ALL {
        writer.one_of(6, dice[face].into());
    }
    writer.one_of(5, Good::ALL.into_iter().filter(|good| dice[Face::from(*good)] > 0).count());
    let purse = Purse::tiles(game, seat).with_dice(game);
    purse.write_tracks(game, writer);
    let mut affordable = 0;
    for kind in KINDS {
        let mut open = game.open_tiles().iter().filter(|tile| tile.kind() == kind);
        writer.whether(open.any(|tile| purse.lacks_tile(tile) == 0));
    }
    for (good, track) in Good::ALL.into_iter().zip(Track::ALL) {
        let price = game.next_number(track);
        affordable += usize::from(price.is_some_and(|p| purse.lacks(good, p) <= purse.brown));
    }
    let left = game.next_number(Track::Left);
    affordable += usize::from(left.is_some_and(|any| purse.lacks_each(any) == 0));
    let lira = game.stock(seat, Sort::Lira);
    affordable += usize::from(game.next_number(Track::Right).is_some_and(|price| lira >= price));
    writer.one_of(7, affordable);
}

/// What this seat is asked now, if it is.
fn question(game: &Game, seat: Seat, writer: &mut FeatureWriter) {
    let question = match game.turn() {
        Turn::Decide(asked, question) if asked == seat => Some(question),
        Turn::Decide(..) | Turn::Chance(_) | Turn::Over => None,
    };
    let (kind, card, count) = match question {
        None => (0, None, 0),
        Some(Question::Reveal { cards }) => (1, None, cards),
        Some(Question::Roll { dice }) => (2, None, dice),
        Some(Question::Act { reroll: false, .. }) => (3, None, 0),
        Some(Question::Act { reroll: true, .. }) => (4, None, 0),
        Some(Question::Give { price }) => (5, None, price.any),
        Some(Question::Pay { .. }) => (6, None, 0),
        Some(Question::Take { count }) => (7, None, count),
        Some(Question::Choose) => (8, None, 0),
        Some(Question::Card { card }) => (9, Some(card), 0),
        Some(Question::Offer { card }) => (10, Some(card), 0),
        Some(Question::Ruby) => (11, None, 0),
        Some(Question::Tile) => (12, None, 0),
    };
    writer.one_of(13, kind);
    writer.one_of(6, count.into());
    match card {
        Some(card) => writer.one_of(33, card.index()),
        None => writer.none_of(33),
    }
    for index in 0..bazaar_dice::Card::COUNT {
        let open = bazaar_dice::Card::from_index(index)
            .is_some_and(|card| kind == 8 && game.open_cards().contains(card));
        writer.whether(open);
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use bazaar_dice::Position;

    use super::*;

    #[test]
    fn a_fresh_table_makes_some_dozens_of_statements_true_each_once() {
        for players in 2..=4 {
            let game = Position::new(players).build().unwrap();
            for seat in Seat::all(players) {
                let mut writer = FeatureWriter::default();
                let features = writer.collect::<Game, DiceFeatures>(&game, seat);
                assert!((40..100).contains(&features.len()), "{}", features.len());
                assert!(features.is_sorted_by(|one, other| one < other));
                assert!(features.iter().all(|number| usize::from(*number) < DiceFeatures::COUNT));
            }
        }
    }

    #[test]
    fn answers_to_one_question_appeal_to_different_instincts() {
        let faces = [Face::Red, Face::Red, Face::Blue, Face::Coin, Face::Card];
        let me = Seat::default();
        let game = Position::new(2)
            .stock(me, Sort::Crystal, 2)
            .stock(me, Sort::Brown, 3)
            .stock(me, Sort::Lira, 20)
            .rolled(&faces)
            .build()
            .unwrap();
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        sensible(&game, &mut answers);
        let instincts: HashSet<usize> =
            answers.iter().map(|answer| DiceFeatures::instinct(*answer)).collect();
        assert_eq!(instincts.len(), answers.len());
        assert!(instincts.iter().all(|instinct| *instinct < DiceFeatures::ANSWERS));
    }
}
