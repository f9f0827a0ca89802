use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game, Ranking, Rng, Seat, Turn, Viewer};

/// A player who is asked.
///
/// A bot may remember what it planned, but need not: a fresh one that is asked in the middle of a
/// game plays on just as well.
pub trait Bot<G: Game>: Send {
    /// One of the legal answers to the open question, which is put to the seat of this sight.
    fn choose(&mut self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<G::Action, Failure>;

    /// Whether it knows how to play with these rules, or why not: asked before the first game, so that
    /// nobody forfeits a whole tournament.
    fn can_play(&self, sight: &Sight<'_, G>, rng: &mut Pcg64Mcg) -> Result<(), Failure> {
        let _ = (sight, rng);
        Ok(())
    }

    /// The game this bot sat in is over.
    fn game_over(&mut self, ranking: &Ranking) {
        let _ = ranking;
    }
}

/// A bot gave no legal answer: it lost, and the game goes on without it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Failure(pub String);

/// A game as one seat sees it.
///
/// The game itself stays inside: a bot can look at the view, list the own answers, and imagine a
/// whole game in keeping with what the seat knows. It has no way to the hidden cards.
#[derive(Debug)]
pub struct Sight<'a, G: Game> {
    game: &'a G,
    seat: Seat,
    question: G::Question,
}

impl<'a, G: Game> Sight<'a, G> {
    /// The sight of the player who is asked; `None` if nobody is.
    pub fn of(game: &'a G) -> Option<Self> {
        match game.turn() {
            Turn::Decide(seat, question) => Some(Self { game, seat, question }),
            Turn::Chance(_) | Turn::Over => None,
        }
    }

    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// How many play.
    pub fn seats(&self) -> usize {
        self.game.seats()
    }

    /// What this seat is asked.
    pub const fn question(&self) -> G::Question {
        self.question
    }

    pub fn view(&self) -> G::View {
        self.game.view(Viewer::Seat(self.seat))
    }

    /// The legal answers. They depend on nothing that is hidden from this seat.
    pub fn answers(&self) -> Answers<G::Action> {
        let mut answers = Answers::new();
        self.game.legal_actions(&mut answers);
        answers
    }

    /// A game that could be this one, the unseen dealt anew.
    pub fn imagine<R: Rng>(&self, rng: &mut R) -> G {
        self.game.resample(Viewer::Seat(self.seat), rng)
    }
}
