//! The game, its record and its dealer; who is a bot; and what can be taken back.

use anyhow::{Context as _, bail};
use arena::{Contest as _, MOST_DECISIONS};
use bazaar::{Action, Blocked, Chance, Event, Game, Options, Question, Refusal, Reveals};
use bots::Failure;
use tabletop::{Answers, Dealer, Entry, Game as _, Player, Seat, Seed, Turn};

use super::opponents::Opponents;
use crate::record_file::BazaarRecord;

/// A game that is being played.
#[derive(Debug)]
pub(crate) struct Table {
    record: BazaarRecord,
    game: Game,
    seed: Seed,
    /// Outcomes of chance so far.
    chances: u64,
    opponents: Opponents,
    /// The programs that failed since somebody asked.
    replaced: Vec<Replaced>,
    /// Everything that happened.
    events: Vec<Event>,
    /// The positions before each answer that can still be taken back.
    checkpoints: Vec<Checkpoint>,
    lock: Lock,
}

#[derive(Clone, Debug)]
struct Checkpoint {
    game: Game,
    actions: usize,
    events: usize,
}

/// Why there is no way back beyond this point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lock {
    /// The game, or the session, begins here.
    Start,
    Dice,
    Card,
    Tile,
    /// A turn has ended; others have answered.
    Turn,
}

impl Lock {
    pub(crate) const fn in_words(self) -> &'static str {
        match self {
            Self::Start => "nothing was answered yet",
            Self::Dice => "the dice are rolled",
            Self::Card => "a card was seen",
            Self::Tile => "a demand tile was turned up",
            Self::Turn => "a turn has ended, and others have answered",
        }
    }
}

/// An answer that the table gave by itself, because there was only one.
#[derive(Debug)]
pub(crate) struct Forced {
    pub(crate) question: Question,
    pub(crate) action: Action,
    /// Why nothing else was possible.
    pub(crate) blocked: Vec<Blocked>,
}

/// A program that plays no longer.
#[derive(Debug)]
pub(crate) struct Replaced {
    pub(crate) seat: Seat,
    pub(crate) failure: Failure,
    /// The bot that plays on.
    pub(crate) substitute: String,
}

impl Table {
    pub(crate) fn new(options: Options, players: Vec<Player>, seed: Seed) -> anyhow::Result<Self> {
        let mut record = BazaarRecord::dealt(options, players, seed)?;
        // The file of a running game has to hold the seed: it is all there is to go on from.
        if let Some(fairness) = &mut record.fairness {
            fairness.seed = Some(seed);
        }
        Self::resumed(record)
    }

    /// Goes on where a record ends.
    pub(crate) fn resumed(record: BazaarRecord) -> anyhow::Result<Self> {
        let mut events = Vec::new();
        let replay = record.replay_to(record.actions.len(), &mut events)?;
        let Some(fairness) = &record.fairness else {
            bail!("the record names no seed, so nobody can deal on");
        };
        let seed = fairness.seed.context("the seed is not in the record, so nobody can deal on")?;
        if seed.commitment() != fairness.commitment {
            bail!("the seed is not the one that was committed to");
        }
        let opponents = Opponents::of(&record.players)?;
        if Seat::all(opponents.seats()).all(|seat| opponents.is_bot(seat)) {
            bail!("no seat is left for a person");
        }
        Ok(Self {
            game: replay.game,
            chances: replay.chances,
            record,
            seed,
            opponents,
            replaced: Vec::new(),
            events,
            checkpoints: Vec::new(),
            lock: Lock::Start,
        })
    }

    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    pub(crate) const fn record(&self) -> &BazaarRecord {
        &self.record
    }

    pub(crate) fn events(&self) -> &[Event] {
        &self.events
    }

    /// The person who is asked now.
    pub(crate) fn person_asked(&self) -> Option<(Seat, Question)> {
        match self.game.turn() {
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
    pub(crate) fn answer(&mut self, action: Action, then: &[Action]) -> Result<(), Refusal> {
        self.game.check(action)?;
        let checkpoint = Checkpoint {
            game: self.game.clone(),
            actions: self.record.actions.len(),
            events: self.events.len(),
        };
        self.checkpoints.push(checkpoint);
        let seat = self.game.current_player();
        self.take(action);
        for action in then {
            if self.game.current_player() != seat || self.game.check(*action).is_err() {
                break;
            }
            self.take(*action);
        }
        Ok(())
    }

    /// Deals, lets the bots answer and gives forced answers, until a person has to decide.
    pub(crate) fn go_on(&mut self) -> anyhow::Result<Vec<Forced>> {
        let mut forced = Vec::new();
        let mut answers = Answers::new();
        for _ in 0..MOST_DECISIONS {
            match self.game.turn() {
                Turn::Over => {
                    self.record.result = self.game.ranking();
                    if let Some(ranking) = &self.record.result {
                        self.opponents.game_over(ranking);
                    }
                    return Ok(forced);
                }
                Turn::Chance(chance) => self.deal(chance)?,
                Turn::Decide(seat, question) => {
                    self.game.legal_actions(&mut answers);
                    if answers.is_empty() {
                        bail!("{question:?} has no answer; the game is stuck");
                    }
                    if self.opponents.is_bot(seat) {
                        self.let_bot_answer(seat, &answers)?;
                    } else if let Some(action) = self.forced_answer(&answers) {
                        forced.push(Forced { question, action, blocked: self.game.blocked() });
                        self.take(action);
                    } else {
                        return Ok(forced);
                    }
                }
            }
        }
        bail!("the bots did not end their turns within {MOST_DECISIONS} decisions; they are stuck")
    }

    /// Takes the answer of a bot, or puts somebody else on the seat, who is asked next.
    fn let_bot_answer(&mut self, seat: Seat, answers: &[Action]) -> anyhow::Result<()> {
        // Each decision has its own generator, so a game that was interrupted goes on as if it had
        // not been.
        let ply = self.record.actions.len() as u64;
        let mut rng = arena::generator(self.bot_seed(), ply, 3);
        match self.opponents.choose(seat, &self.game, answers, &mut rng) {
            Ok(action) => {
                self.take(action);
                self.lock(Lock::Turn);
            }
            Err(failure) => {
                let Some(spec) = self.opponents.replace(seat) else { return Err(failure.into()) };
                let substitute = spec.to_string();
                // The record says who plays on, so that a resumed game does not try again.
                if let Some(player) = self.record.players.get_mut(seat.index()) {
                    player.bot = Some(substitute.clone());
                }
                self.replaced.push(Replaced { seat, failure, substitute });
            }
        }
        Ok(())
    }

    /// The only answer, if it reveals nothing and costs nothing. Ending the turn is never forced:
    /// it cannot be taken back.
    fn forced_answer(&self, answers: &[Action]) -> Option<Action> {
        let [action] = *answers else { return None };
        let effects = self.game.preview(action).effects;
        let free = effects.pay == bazaar::Amounts::default()
            && effects.lost.is_empty()
            && effects.reveals == Reveals::None;
        (free && !effects.ends_turn).then_some(action)
    }

    /// Takes back the last answer with everything that followed from it, or says why not.
    pub(crate) fn undo(&mut self) -> Result<(), Lock> {
        let checkpoint = self.checkpoints.pop().ok_or(self.lock)?;
        self.game = checkpoint.game;
        self.record.actions.truncate(checkpoint.actions);
        self.record.result = None;
        self.events.truncate(checkpoint.events);
        Ok(())
    }

    fn deal(&mut self, chance: Chance) -> anyhow::Result<()> {
        let mut dealer = Dealer::for_play(self.seed, self.chances);
        let outcome = self
            .game
            .deal_chance(&mut dealer)
            .with_context(|| format!("chance has no outcome at {chance:?}"))?;
        self.take(outcome);
        self.chances += 1;
        self.lock(match chance {
            Chance::Dice { .. } => Lock::Dice,
            Chance::Card { .. } => Lock::Card,
            Chance::Demand { .. } => Lock::Tile,
        });
        Ok(())
    }

    /// Takes an action that is known to be legal.
    fn take(&mut self, action: Action) {
        self.game.apply_action(action, &mut self.events);
        self.record.actions.push(Entry::Known(action));
        if Game::ends_turn(action) {
            self.lock(Lock::Turn);
        }
    }

    fn lock(&mut self, lock: Lock) {
        self.checkpoints.clear();
        self.lock = lock;
    }

    /// The bots think with numbers of their own: what they are made from is never dealt.
    fn bot_seed(&self) -> u64 {
        let digits = self.seed.commitment().to_string();
        digits.get(..16).and_then(|digits| u64::from_str_radix(digits, 16).ok()).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use bots::Spec;
    use tabletop::below;

    use super::*;
    use crate::options::bot_player;

    fn table(seed: u64) -> Table {
        let person = |seat| Player { name: format!("Player {seat}"), bot: None };
        let players = vec![person(1), person(2), bot_player(&Spec::Random, 2)];
        Table::new(Options::base(3), players, Seed::from_number(seed)).unwrap()
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
                    let before = table.record.actions.len();
                    let ended = table.events.clone();
                    match table.undo() {
                        Ok(()) => {
                            undone += 1;
                            assert!(table.record.actions.len() < before);
                            assert_eq!(table.person_asked().map(|(seat, _)| seat), Some(seat));
                            let gone = &ended[table.events.len()..];
                            assert!(!gone.iter().any(|event| matches!(
                                event,
                                Event::Rolled { .. }
                                    | Event::CardDrawn { .. }
                                    | Event::TurnEnded { .. }
                            )));
                        }
                        Err(_) => assert_eq!(table.record.actions.len(), before),
                    }
                } else {
                    table.game.legal_actions(&mut answers);
                    let action = answers[below(&mut rng, answers.len() as u32) as usize];
                    let then = table.game.preview(action).express.map(|express| express.then);
                    table.answer(action, &then.unwrap_or_default()).unwrap();
                }
                if step % 50 == 0 {
                    assert_eq!(table.record.replay().unwrap().game, table.game);
                    table.record.verify().unwrap();
                }
            }
            assert!(undone > 20, "only {undone} answers were taken back");
        }
    }

    #[test]
    fn a_refused_answer_changes_nothing() {
        let mut table = table(1);
        table.go_on().unwrap();
        let (game, actions) = (table.game.clone(), table.record.actions.len());
        assert!(table.answer(Action::End {}, &[]).is_err());
        assert_eq!((&table.game, table.record.actions.len()), (&game, actions));
        assert_eq!(table.undo(), Err(Lock::Card), "nothing to take back but the first deal");
    }

    #[test]
    fn only_one_free_answer_is_given_by_the_table() {
        let mut table = table(1);
        table.go_on().unwrap();
        assert_eq!(table.forced_answer(&[Action::Skip {}, Action::End {}]), None);
        table.answer("move-2".parse().unwrap(), &[Action::Leave {}, Action::Act {}]).unwrap();
        assert!(table.go_on().unwrap().is_empty());
        assert_eq!(table.forced_answer(&[Action::End {}]), None, "ending the turn is a decision");
    }
}
