//! Every game of a tournament, in the order in which they are played.

use bots::Spec;

use crate::{ArenaGame, Plan, PlanError, pairings::pairings};

/// All games that follow from a plan.
///
/// Deal by deal, so that a tournament that is broken off is as balanced as it can be. The games of
/// one deal have the same table, the same dice and the same bots; only who begins differs. The
/// same deals are used for every pairing: luck weighs the same for all.
#[derive(Clone, Debug)]
pub struct Schedule<G: ArenaGame> {
    plan: Plan<G::Options>,
    bots: Vec<Spec>,
    games: Vec<Fixture>,
}

/// One game to be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// The number of the table in the plan.
    pub table: usize,
    /// The number of the deal: with the seed of the plan it says what chance will do.
    pub deal: u64,
    /// The bots by seat, by their numbers in the plan.
    pub seats: Vec<usize>,
}

impl<G: ArenaGame> Schedule<G> {
    pub fn new(plan: Plan<G::Options>) -> Result<Self, PlanError> {
        let bots = plan.check::<G>()?;
        let games = fixtures::<G>(&plan);
        Ok(Self { plan, bots, games })
    }

    pub const fn plan(&self) -> &Plan<G::Options> {
        &self.plan
    }

    pub fn games(&self) -> &[Fixture] {
        &self.games
    }

    pub fn options(&self, game: &Fixture) -> &G::Options {
        &self.plan.tables[game.table]
    }

    /// The bots of a game by seat.
    pub fn specs(&self, game: &Fixture) -> Vec<Spec> {
        game.seats.iter().map(|bot| self.bots[*bot].clone()).collect()
    }

    /// The names of the bots of a game by seat.
    pub fn names(&self, game: &Fixture) -> Vec<String> {
        game.seats.iter().map(|bot| self.plan.bots[*bot].bot.clone()).collect()
    }
}

fn fixtures<G: ArenaGame>(plan: &Plan<G::Options>) -> Vec<Fixture> {
    let challenger = plan
        .challenger
        .as_ref()
        .and_then(|name| plan.bots.iter().position(|entrant| entrant.bot == *name));
    let tables: Vec<_> = plan
        .tables
        .iter()
        .map(|options| {
            let players = G::players(options);
            let deals = plan.games.div_ceil(players as u64);
            (players, deals, pairings(plan.bots.len(), players, challenger))
        })
        .collect();
    let most_deals = tables.iter().map(|(_, deals, _)| *deals).max().unwrap_or(0);
    let mut games = Vec::new();
    for deal in 0..most_deals {
        for (table, (players, deals, pairings)) in tables.iter().enumerate() {
            if deal >= *deals {
                continue;
            }
            for circles in pairings {
                let circle = &circles[(deal % circles.len() as u64) as usize];
                games.extend((0..*players).map(|first| {
                    let mut seats = circle.clone();
                    seats.rotate_right(first);
                    Fixture { table, deal, seats }
                }));
            }
        }
    }
    games
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::Entrant;
    use bazaar::{Game, Options};

    fn schedule(bots: &[&str], players: &[usize], games: u64) -> Schedule<Game> {
        let bots = bots.iter().map(|bot| Entrant { bot: (*bot).to_owned(), plays: None }).collect();
        let tables = players.iter().map(|players| Options::base(*players)).collect();
        Schedule::new(Plan { bots, tables, games, seed: 1, challenger: None }).unwrap()
    }

    #[test]
    fn every_bot_sits_on_every_seat_equally_often() {
        for (bots, players) in [
            (&["random", "greedy", "easy"][..], 2),
            (&["random", "greedy", "easy"], 3),
            (&["random", "greedy"], 4),
            (&["random", "greedy", "easy"], 5),
        ] {
            let schedule = schedule(bots, &[players], 12);
            let mut counts = BTreeMap::new();
            for game in schedule.games() {
                for (seat, bot) in game.seats.iter().enumerate() {
                    *counts.entry((*bot, seat)).or_insert(0) += 1;
                }
            }
            for bot in 0..bots.len() {
                let on = |seat| counts[&(bot, seat)];
                assert!((0..players).all(|seat| on(seat) == on(0)), "{players}: {counts:?}");
            }
        }
    }

    #[test]
    fn a_deal_is_played_with_each_bot_of_a_pairing_in_each_seat() {
        let schedule = schedule(&["random", "greedy", "easy"], &[2, 3], 6);
        let mut deals: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for game in schedule.games() {
            let mut pairing = game.seats.clone();
            pairing.sort_unstable();
            deals.entry((game.table, pairing, game.deal)).or_default().push(game.seats.clone());
        }
        for ((table, pairing, deal), mut seatings) in deals {
            let players = table + 2;
            assert_eq!(seatings.len(), players, "{pairing:?} in deal {deal}");
            seatings.sort();
            seatings.dedup();
            assert_eq!(seatings.len(), players, "each seating of {pairing:?} comes once");
        }
    }

    #[test]
    fn the_games_are_as_many_as_the_plan_says() {
        for players in [&[2][..], &[3], &[2, 4, 5]] {
            let schedule = schedule(&["random", "greedy", "easy"], players, 7);
            assert_eq!(schedule.plan().count_games::<Game>(), schedule.games().len() as u64);
        }
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        assert_eq!(schedule(&["random", "greedy"], &[2], 5).games().len(), 6);
        assert_eq!(schedule(&["random", "greedy"], &[4], 5).games().len(), 2 * 8);
        // Six lone bots and one table for all three, with four players none of the latter.
        assert_eq!(schedule(&["random", "greedy", "easy"], &[3], 6).games().len(), 7 * 6);
        assert_eq!(schedule(&["random", "greedy", "easy"], &[4], 4).games().len(), 6 * 4);
    }

    #[test]
    fn the_deals_come_in_order_at_all_tables() {
        let schedule = schedule(&["random", "greedy"], &[2, 3], 12);
        assert!(schedule.games().is_sorted_by_key(|game| game.deal));
        assert_eq!(schedule.games().last().map(|game| (game.table, game.deal)), Some((0, 5)));
    }
}
