//! A table with people at the keyboard and bots on the other seats.

use anyhow::{Context as _, bail};
use arena::MOST_DECISIONS;
use bots::Failure;
use tabletop::{Answers, Change, Lock, Player, Record, Seat, Seed, TableRefusal, Turn};

use super::{TerminalGame, opponents::Opponents};

/// A game that is being played.
#[derive(Debug)]
pub(crate) struct TerminalTable<G: TerminalGame> {
    /// The table itself, as everybody plays at it.
    shared: tabletop::Table<G>,
    seed: Seed,
    opponents: Opponents,
    /// The programs that failed since somebody asked.
    replaced: Vec<Replaced>,
    /// The answers of people that the table gave since somebody asked.
    forced: Vec<Forced<G>>,
}

/// An answer that the table gave by itself, because there was only one.
#[derive(Debug)]
pub(crate) struct Forced<G: tabletop::Game> {
    pub(crate) question: G::Question,
    pub(crate) action: G::Action,
    /// Why nothing else was possible.
    pub(crate) blocked: Vec<G::Blocked>,
}

/// A program that plays no longer.
#[derive(Debug)]
pub(crate) struct Replaced {
    pub(crate) seat: Seat,
    pub(crate) failure: Failure,
    /// The bot that plays on.
    pub(crate) substitute: String,
}

impl<G: TerminalGame> TerminalTable<G> {
    pub(crate) fn new(
        options: G::Options,
        players: Vec<Player>,
        seed: Seed,
    ) -> anyhow::Result<Self> {
        Self::go_on_from(Record::<G>::dealt(options, players, seed)?, seed)
    }

    /// Goes on where a record ends.
    pub(crate) fn resumed(record: Record<G>) -> anyhow::Result<Self> {
        let Some(fairness) = &record.fairness else {
            bail!("the record names no seed, so nobody can deal on");
        };
        let seed = fairness.seed.context("the seed is not in the record, so nobody can deal on")?;
        Self::go_on_from(record, seed)
    }

    fn go_on_from(record: Record<G>, seed: Seed) -> anyhow::Result<Self> {
        let opponents = Opponents::of(&record.players)?;
        if Seat::all(opponents.seats()).all(|seat| opponents.is_bot(seat)) {
            bail!("no seat is left for a person");
        }
        let shared = tabletop::Table::go_on_from(record, seed)?;
        Ok(Self { shared, seed, opponents, replaced: Vec::new(), forced: Vec::new() })
    }

    pub(crate) const fn game(&self) -> &G {
        self.shared.game()
    }

    pub(crate) fn players(&self) -> &[Player] {
        &self.shared.record().players
    }

    /// The record as it is saved. It holds the seed: that is all there is to go on from.
    pub(crate) fn record(&self) -> Record<G> {
        let mut record = self.shared.record().clone();
        if let Some(fairness) = &mut record.fairness {
            fairness.seed = Some(self.seed);
        }
        record
    }

    pub(crate) fn events(&self) -> &[G::Event] {
        self.shared.events_since(0)
    }

    /// The person who is asked now.
    pub(crate) fn person_asked(&self) -> Option<(Seat, G::Question)> {
        match self.game().turn() {
            Turn::Decide(seat, question) if !self.opponents.is_bot(seat) => Some((seat, question)),
            Turn::Decide(..) | Turn::Chance(_) | Turn::Over => None,
        }
    }

    /// The people at the keyboard.
    pub(crate) fn people(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.opponents.seats()).filter(|seat| !self.opponents.is_bot(*seat))
    }

    /// The commands of the programs that play.
    pub(crate) fn programs(&self) -> impl Iterator<Item = &str> {
        self.opponents.programs()
    }

    /// The programs that failed since this was asked last.
    pub(crate) fn take_replaced(&mut self) -> Vec<Replaced> {
        std::mem::take(&mut self.replaced)
    }

    /// Gives an answer, and those that follow it without a choice as long as they fit. The first
    /// one is refused if it is wrong; then nothing has changed.
    pub(crate) fn answer(
        &mut self,
        action: G::Action,
        then: &[G::Action],
    ) -> Result<(), TableRefusal<G>> {
        let seat = self.game().current_player().ok_or(TableRefusal::NotAsked)?;
        let mut game = self.game().clone();
        let change = self.shared.answer(seat, action, then)?;
        let Change::Taken { actions, .. } = change else { return Ok(()) };
        let mut given = std::iter::once(&action).chain(then).peekable();
        for action in actions {
            let by_itself = given.next_if(|given| **given == action).is_none();
            match game.turn() {
                Turn::Decide(seat, question) if by_itself && !self.opponents.is_bot(seat) => {
                    self.forced.push(Forced { question, action, blocked: game.blocked() });
                }
                Turn::Decide(..) | Turn::Chance(_) | Turn::Over => {}
            }
            game.apply_action(action, &mut tabletop::Ignore);
        }
        Ok(())
    }

    /// Lets the bots answer until a person has to decide. Returns what people did not have to
    /// decide on the way.
    pub(crate) fn go_on(&mut self) -> anyhow::Result<Vec<Forced<G>>> {
        for _ in 0..MOST_DECISIONS {
            match self.game().turn() {
                Turn::Decide(seat, question) if self.opponents.is_bot(seat) => {
                    self.let_bot_answer(seat, question)?;
                }
                Turn::Decide(..) => return Ok(std::mem::take(&mut self.forced)),
                Turn::Chance(chance) => bail!("chance has no outcome at {chance:?}"),
                Turn::Over => {
                    if let Some(ranking) = self.game().ranking() {
                        self.opponents.game_over::<G>(&ranking);
                    }
                    return Ok(std::mem::take(&mut self.forced));
                }
            }
        }
        bail!("the bots did not end their turns within {MOST_DECISIONS} decisions; they are stuck")
    }

    /// Takes the answer of a bot, or puts somebody else on the seat, who is asked next.
    fn let_bot_answer(&mut self, seat: Seat, question: G::Question) -> anyhow::Result<()> {
        let mut answers = Answers::new();
        self.game().legal_actions(&mut answers);
        if answers.is_empty() {
            bail!("{question:?} has no answer; the game is stuck");
        }
        // Each decision has its own generator, so a game that was interrupted goes on as if it had
        // not been.
        let mut rng = arena::generator(self.bot_seed(), self.shared.ply() as u64, 3);
        match self.opponents.choose(seat, self.shared.game(), &answers, &mut rng) {
            Ok(action) => self.answer(action, &[])?,
            Err(failure) => {
                let Some(spec) = self.opponents.replace(seat) else { return Err(failure.into()) };
                let substitute = spec.to_string();
                // The record says who plays on, so that a resumed game does not try again.
                self.shared.replace_bot(seat, &substitute);
                self.replaced.push(Replaced { seat, failure, substitute });
            }
        }
        Ok(())
    }

    /// Takes back the last answer with everything that followed from it, or says why not.
    pub(crate) fn undo(&mut self) -> Result<(), &'static str> {
        let nothing = || in_words::<G>(self.shared.lock());
        let seat = self.shared.steps().last().map(|step| step.seat).ok_or_else(nothing)?;
        self.shared.undo(seat, None).map_err(|_| in_words::<G>(self.shared.lock()))?;
        Ok(())
    }

    /// The bots think with numbers of their own: what they are made from is never dealt.
    fn bot_seed(&self) -> u64 {
        let digits = self.seed.commitment().to_string();
        digits.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default()
    }
}

/// Why there is no way back.
fn in_words<G: TerminalGame>(lock: Lock<G::Chance>) -> &'static str {
    match lock {
        Lock::Start => "nothing was answered yet",
        Lock::Chance(chance) => G::seen(chance),
        Lock::Others => "a turn has ended, and others have answered",
    }
}

#[cfg(test)]
mod tests {
    use bazaar::{Action, Event, Game, Options};
    use bots::Spec;
    use tabletop::{Game as _, below};

    use super::*;
    use crate::options::bot_player;

    fn table(seed: u64) -> TerminalTable<Game> {
        let person = |seat| Player { name: format!("Guest {seat}"), bot: None };
        let players = vec![person(1), person(2), bot_player(&Spec::Random, 2)];
        TerminalTable::new(Options::base(3), players, Seed::from_number(seed)).unwrap()
    }

    /// Two people answer at random and take back at random: what is on the table is always what
    /// the record says, and its dice stay proved.
    #[test]
    fn taking_back_leaves_a_record_that_replays() {
        for seed in 0..4 {
            let mut table = table(seed);
            let mut rng = arena::generator(seed, 0, 9);
            let mut answers = Answers::new();
            let mut undone = 0;
            for step in 0..3000 {
                table.go_on().unwrap();
                let Some((seat, _)) = table.person_asked() else { break };
                if below(&mut rng, 5) == 0 {
                    let before = table.shared.ply();
                    let ended = table.events().to_vec();
                    match table.undo() {
                        Ok(()) => {
                            undone += 1;
                            assert!(table.shared.ply() < before);
                            assert_eq!(table.person_asked().map(|(seat, _)| seat), Some(seat));
                            let gone = &ended[table.events().len()..];
                            assert!(!gone.iter().any(|event| matches!(
                                event,
                                Event::Rolled { .. }
                                    | Event::CardDrawn { .. }
                                    | Event::TurnEnded { .. }
                            )));
                        }
                        Err(_) => assert_eq!(table.shared.ply(), before),
                    }
                } else {
                    table.game().legal_actions(&mut answers);
                    let action = answers[below(&mut rng, answers.len() as u32) as usize];
                    let then = table.game().preview(action).express.map(|express| express.then);
                    table.answer(action, &then.unwrap_or_default()).unwrap();
                }
                if step % 50 == 0 {
                    let record = table.record();
                    assert_eq!(record.replay().unwrap().game, *table.game());
                    record.verify().unwrap();
                }
            }
            assert!(undone > 20, "only {undone} answers were taken back");
        }
    }

    #[test]
    fn a_refused_answer_changes_nothing() {
        let mut table = table(1);
        table.go_on().unwrap();
        let (game, actions) = (table.game().clone(), table.shared.ply());
        assert!(table.answer(Action::End {}, &[]).is_err());
        assert_eq!((table.game(), table.shared.ply()), (&game, actions));
        assert_eq!(table.undo(), Err("a card was seen"), "nothing to take back but the first deal");
    }

    #[test]
    fn ending_the_turn_is_never_an_answer_of_the_table() {
        let mut table = table(1);
        table.go_on().unwrap();
        let (seat, _) = table.person_asked().unwrap();
        table.answer("move-2".parse().unwrap(), &[Action::Leave {}, Action::Act {}]).unwrap();
        assert!(table.go_on().unwrap().is_empty());
        assert_eq!(table.person_asked().map(|(seat, _)| seat), Some(seat));
    }

    #[test]
    fn an_answer_of_the_table_comes_with_the_reason() {
        let mut table = table(1);
        let mut rng = arena::generator(1, 0, 9);
        let mut answers = Answers::new();
        let mut skipped = 0;
        while let Ok(forced) = table.go_on() {
            let skips = forced.iter().filter(|forced| forced.action == Action::Skip {});
            skipped += skips.inspect(|forced| assert!(!forced.blocked.is_empty())).count();
            if table.person_asked().is_none() {
                break;
            }
            table.game().legal_actions(&mut answers);
            let action = answers[below(&mut rng, answers.len() as u32) as usize];
            table.answer(action, &[]).unwrap();
        }
        assert!(table.game().is_terminal());
        assert!(skipped > 5, "only {skipped} actions were skipped by the table");
    }
}
