//! A game between bots that think: each has a watch, and whoever fails forfeits.

use std::{
    cmp::Reverse,
    time::{Duration, Instant},
};

use bots::{Bot, Failure, Sight};
use rand_pcg::Pcg64Mcg;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Ranking, Seat, Sink, Turn};

use crate::{ArenaGame, Generators, MOST_DECISIONS, MatchError, Tally, play::chance};

/// A bot of its own may fail with a text of any length; so much of it is kept.
const LONGEST_REASON: usize = 300;

/// How a game between bots went.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    pub tally: Tally,
    /// Not so if the bots were at it for [`MOST_DECISIONS`]: all who stayed then share the victory.
    pub finished: bool,
    /// By the rules, except that whoever forfeited comes after all who did not.
    pub ranking: Ranking,
    /// In the order in which they happened.
    pub forfeits: Vec<Forfeit>,
    /// By seat; empty if nobody thinks because everybody is random.
    pub thinking: Vec<Thinking>,
}

/// A bot gave no answer, or no legal one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Forfeit {
    pub seat: Seat,
    /// How many decisions of all players came before; 0 if it never sat down.
    pub decision: u64,
    pub reason: String,
}

/// What a bot did by itself: not what was done for it after it had forfeited.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thinking {
    pub time: Duration,
    pub decisions: u64,
    pub turns: u64,
}

impl Played {
    pub(crate) const fn new(tally: Tally, finished: bool, ranking: Ranking) -> Self {
        Self { tally, finished, ranking, forfeits: Vec::new(), thinking: Vec::new() }
    }
}

/// Plays until the game is over, with one bot for each seat, or the reason why it did not come.
///
/// A bot that fails is replaced by a random one, so that the others can play to the end.
pub fn play_between<G: ArenaGame, S: Sink<G::Event>>(
    game: &mut G,
    bots: Vec<Result<Box<dyn Bot<G>>, Failure>>,
    generators: &mut Generators,
    sink: &mut S,
) -> Result<Played, MatchError> {
    let seats = game.seats();
    if bots.len() != seats {
        return Err(MatchError::Seats { bots: bots.len(), seats });
    }
    let mut company = Seated::new(bots);
    let mut tally = Tally::default();
    let finished = loop {
        match game.turn() {
            Turn::Over => break true,
            Turn::Decide(..) if tally.decisions == MOST_DECISIONS => break false,
            Turn::Chance(_) => {
                let outcome = chance(game, generators)?;
                game.apply_action(outcome, sink);
                tally.chances += 1;
            }
            Turn::Decide(seat, _) => {
                let action = company.answer(game, seat, tally.decisions, &mut generators.choices);
                game.apply_action(action, sink);
                tally.decisions += 1;
                tally.turns += u64::from(G::ends_turn(action));
            }
        }
    };
    let by_rules = if finished { Some(game.ranking().ok_or(MatchError::NoRanking)?) } else { None };
    let ranking = with_forfeits(by_rules.as_ref(), &company.forfeits, seats);
    for bot in company.chairs.iter_mut().filter_map(|chair| chair.bot.as_mut()) {
        bot.game_over(&ranking);
    }
    let thinking = company.chairs.iter().map(|chair| chair.thinking).collect();
    Ok(Played { tally, finished, ranking, forfeits: company.forfeits, thinking })
}

struct Seated<G> {
    chairs: Vec<Chair<G>>,
    forfeits: Vec<Forfeit>,
}

struct Chair<G> {
    /// Empty once it has forfeited.
    bot: Option<Box<dyn Bot<G>>>,
    thinking: Thinking,
}

impl<G: ArenaGame> Seated<G> {
    fn new(bots: Vec<Result<Box<dyn Bot<G>>, Failure>>) -> Self {
        let mut forfeits = Vec::new();
        let chairs = Seat::all(bots.len())
            .zip(bots)
            .map(|(seat, bot)| {
                let bot = bot.map_err(|why| forfeits.push(forfeit(seat, 0, &why.0))).ok();
                Chair { bot, thinking: Thinking::default() }
            })
            .collect();
        Self { chairs, forfeits }
    }

    /// A legal answer: the bot's own, or a random one in its place.
    fn answer(&mut self, game: &G, seat: Seat, decision: u64, rng: &mut Pcg64Mcg) -> G::Action {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            match chair.own_answer(game, rng) {
                Some(Ok(action)) => return action,
                Some(Err(reason)) => {
                    chair.bot = None;
                    self.forfeits.push(forfeit(seat, decision, &reason));
                }
                None => {}
            }
        }
        random_answer(game, rng)
    }
}

impl<G: ArenaGame> Chair<G> {
    fn own_answer(&mut self, game: &G, rng: &mut Pcg64Mcg) -> Option<Result<G::Action, String>> {
        let (bot, sight) = (self.bot.as_mut()?, Sight::of(game)?);
        let begin = Instant::now();
        let chosen = bot.choose(&sight, rng);
        self.thinking.time += begin.elapsed();
        Some(chosen.map_err(|failure| failure.0).and_then(|action| {
            game.check(action).map_err(|refusal| format!("answered {action}: {refusal}"))?;
            self.thinking.decisions += 1;
            self.thinking.turns += u64::from(G::ends_turn(action));
            Ok(action)
        }))
    }
}

fn random_answer<G: Game>(game: &G, rng: &mut Pcg64Mcg) -> G::Action {
    let mut answers = tabletop::Answers::new();
    game.legal_actions(&mut answers);
    answers[tabletop::below(rng, answers.len() as u32) as usize]
}

fn forfeit(seat: Seat, decision: u64, reason: &str) -> Forfeit {
    Forfeit { seat, decision, reason: reason.chars().take(LONGEST_REASON).collect() }
}

/// Whoever forfeited is last; the earlier, the worse. So the last one to stay has won, even if it
/// fails as well before the game is over.
fn with_forfeits(by_rules: Option<&Ranking>, forfeits: &[Forfeit], seats: usize) -> Ranking {
    let scores: Vec<_> = Seat::all(seats)
        .map(|seat| {
            let left = forfeits.iter().find(|forfeit| forfeit.seat == seat);
            // Places do not count among those who failed.
            let place = match left {
                None => by_rules.and_then(|ranking| ranking.rank(seat)).unwrap_or(1),
                Some(_) => 0,
            };
            (left.map_or(u64::MAX, |forfeit| forfeit.decision), Reverse(place))
        })
        .collect();
    Ranking::by_score(&scores)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranks(ranking: &Ranking, seats: usize) -> Vec<u8> {
        Seat::all(seats).filter_map(|seat| ranking.rank(seat)).collect()
    }

    #[test]
    fn whoever_forfeits_comes_last_and_the_others_keep_their_order() {
        // (by the rules, who forfeited at which decision, in the end)
        let cases = [
            (vec![1, 2, 3], vec![], vec![1, 2, 3]),
            (vec![1, 2, 3], vec![(0, 10)], vec![3, 1, 2]),
            (vec![1, 1, 3], vec![(0, 10)], vec![3, 1, 2]),
            (vec![1, 2, 3], vec![(0, 10), (1, 20)], vec![3, 2, 1]),
            (vec![1, 2], vec![(0, 10), (1, 20)], vec![2, 1]),
            (vec![2, 1], vec![(0, 0), (1, 0)], vec![1, 1]),
        ];
        for (places, forfeits, expected) in cases {
            let scores: Vec<_> = places.iter().map(|place: &u8| Reverse(*place)).collect();
            let by_rules = Ranking::by_score(&scores);
            let forfeits: Vec<_> = forfeits
                .iter()
                .map(|(seat, decision)| forfeit(Seat::new(*seat).unwrap(), *decision, "gone"))
                .collect();
            let ranking = with_forfeits(Some(&by_rules), &forfeits, places.len());
            assert_eq!(ranks(&ranking, places.len()), expected, "{places:?} {forfeits:?}");
        }
    }

    #[test]
    fn a_game_without_an_end_is_shared_by_those_who_stayed() {
        let gone = [forfeit(Seat::new(1).unwrap(), 5, "gone")];
        assert_eq!(ranks(&with_forfeits(None, &gone, 3), 3), [1, 3, 1]);
    }
}
