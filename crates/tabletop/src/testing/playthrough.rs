//! Whole games a person can read. A change of the rules is a diff in them.

use std::fmt::Write;

use super::Generator;
use crate::{Answers, Dealer, Game, Picker, RandomPicker, Seat, Seed, Turn};

/// What a game has to say for itself in a playthrough.
pub trait Story<G: Game> {
    /// The table before the first turn.
    fn setup(setup: &G::Setup) -> String;

    /// What an event is worth in the line of its turn.
    fn remark(event: &G::Event) -> Remark;

    /// Whether an answer passes up something, so that an eager player gives it only if nothing
    /// else is left.
    fn declines(preview: &G::Preview) -> bool;

    /// How everybody stands, a line for each.
    fn standings(game: &G) -> String;
}

/// What an event is worth in the line of its turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Remark {
    /// It goes without saying.
    Nothing,
    /// A line of its own.
    Aside(String),
    /// The turn of this seat is over.
    TurnEnded(Seat),
}

/// Plays one game with an eager random player and writes down every turn.
pub fn playthrough<G: Game, S: Story<G>>(options: &G::Options, seed: u64) -> String {
    let seed = Seed::from_number(seed);
    let setup = G::deal(options, &mut Dealer::for_setup(seed))
        .unwrap_or_else(|error| panic!("{options:?} cannot be dealt: {error}"));
    let game = G::start(&setup).unwrap_or_else(|error| panic!("a dealt setup is refused: {error}"));
    let options = serde_json::to_string_pretty(options).unwrap_or_else(|error| panic!("{error}"));
    let mut book = Book { game, pages: format!("{options}\n\n"), line: String::new(), turns: 0 };
    book.pages.push_str(&S::setup(&setup));
    book.play::<S>(seed);
    book.close::<S>();
    book.pages
}

struct Book<G> {
    game: G,
    pages: String,
    /// The turn that is not over yet.
    line: String,
    turns: u32,
}

impl<G: Game> Book<G> {
    fn play<S: Story<G>>(&mut self, seed: Seed) {
        let mut rng = Generator::new(17);
        let mut picks = 0;
        while self.game.turn() != Turn::Over {
            let action = match self.game.deal_chance(&mut Dealer::for_play(seed, picks)) {
                Some(outcome) => {
                    picks += 1;
                    outcome
                }
                None => eager::<G, S>(&self.game, &mut rng),
            };
            let mut events = Vec::new();
            self.game
                .play(action, &mut events)
                .unwrap_or_else(|refusal| panic!("{action} is offered and refused: {refusal}"));
            let _ = write!(self.line, " {action}");
            for event in &events {
                self.tell::<S>(event);
            }
        }
    }

    fn tell<S: Story<G>>(&mut self, event: &G::Event) {
        match S::remark(event) {
            Remark::Nothing => {}
            Remark::Aside(aside) => {
                let _ = write!(self.line, " [{aside}]");
            }
            Remark::TurnEnded(seat) => {
                self.turns += 1;
                let (turns, line) = (self.turns, std::mem::take(&mut self.line));
                let _ = writeln!(self.pages, "{turns:>3}. seat {seat}:{line}");
                if seat.index() + 1 == self.game.seats() {
                    self.pages.push_str(&S::standings(&self.game));
                }
            }
        }
    }

    fn close<S: Story<G>>(&mut self) {
        if !self.line.is_empty() {
            let _ = writeln!(self.pages, "after the last round:{}", self.line);
        }
        self.pages.push_str(&S::standings(&self.game));
        let Some(ranking) = self.game.ranking() else { panic!("it is over without a ranking") };
        let ranks: Vec<_> =
            Seat::all(self.game.seats()).filter_map(|seat| ranking.rank(seat)).collect();
        let _ = writeln!(self.pages, "places: {ranks:?}");
    }
}

fn eager<G: Game, S: Story<G>>(game: &G, rng: &mut Generator) -> G::Action {
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let eager: Vec<_> =
        answers.iter().copied().filter(|answer| !S::declines(&game.preview(*answer))).collect();
    let from = if eager.is_empty() { &answers[..] } else { &eager[..] };
    from[RandomPicker(rng).pick(from.len() as u32) as usize]
}
