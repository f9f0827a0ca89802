//! The bots at a table with people.

use bots::{Bot as _, BotGame, Failure, Run, Sight, Spec};
use rand_pcg::Pcg64Mcg;
use tabletop::{Player, Ranking, Seat};

use crate::bots::Seated;

/// Who plays for a program that has failed: a person's game does not end for it.
const SUBSTITUTE: Spec = Spec::Greedy;

/// The bot on each seat; people have none.
#[derive(Debug)]
pub(super) struct Opponents(Vec<Option<Opponent>>);

#[derive(Debug)]
struct Opponent {
    spec: Spec,
    /// A program of its own is started once and stays.
    program: Option<Run>,
}

impl Opponents {
    pub(super) fn of(players: &[Player]) -> Result<Self, bots::SpecError> {
        let opponent = |player: &Player| {
            let spec = player.bot.as_deref().map(str::parse).transpose()?;
            Ok(spec.map(|spec| Opponent { spec, program: None }))
        };
        players.iter().map(opponent).collect::<Result<_, _>>().map(Self)
    }

    pub(super) fn seats(&self) -> usize {
        self.0.len()
    }

    pub(super) fn is_bot(&self, seat: Seat) -> bool {
        self.0.get(seat.index()).is_some_and(Option::is_some)
    }

    /// The commands of the programs among them.
    pub(super) fn programs(&self) -> impl Iterator<Item = &str> {
        self.0.iter().flatten().filter_map(|opponent| match &opponent.spec {
            Spec::Run { command, .. } => Some(command.as_str()),
            Spec::Random
            | Spec::Greedy
            | Spec::Search(_)
            | Spec::Weights { .. }
            | Spec::Plain(_)
            | Spec::Gen1(_)
            | Spec::Level(_) => None,
        })
    }

    /// The answer of the bot on this seat; the first one if a person sits there.
    pub(super) fn choose<G: BotGame>(
        &mut self,
        seat: Seat,
        game: &G,
        answers: &[G::Action],
        rng: &mut Pcg64Mcg,
    ) -> Result<G::Action, Failure> {
        let Some(Some(opponent)) = self.0.get_mut(seat.index()) else { return Ok(answers[0]) };
        if let Spec::Run { command, ms } = &opponent.spec {
            let program = match &mut opponent.program {
                Some(program) => program,
                none => none.insert(Run::new(command, *ms)?),
            };
            return Sight::of(game).map_or(Ok(answers[0]), |sight| program.choose(&sight, rng));
        }
        // A bot of the house sits down anew for each decision: then a game that was interrupted
        // goes on as if it had not been.
        Seated::new(&opponent.spec)?.choose(game, answers, rng)
    }

    /// Puts the substitute on the seat of a program that has failed. `None` if no program sits
    /// there: then nobody would do better.
    pub(super) fn replace(&mut self, seat: Seat) -> Option<Spec> {
        let opponent = self.0.get_mut(seat.index())?.as_mut()?;
        if !matches!(opponent.spec, Spec::Run { .. }) {
            return None;
        }
        *opponent = Opponent { spec: SUBSTITUTE, program: None };
        Some(SUBSTITUTE)
    }

    /// Tells the programs how it went and lets them go.
    pub(super) fn game_over<G: BotGame>(&mut self, ranking: &Ranking) {
        for opponent in self.0.iter_mut().flatten() {
            if let Some(mut program) = opponent.program.take() {
                bots::Bot::<G>::game_over(&mut program, ranking);
            }
        }
    }
}
