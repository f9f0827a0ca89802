use tabletop::{Answers, Game, Seat};

/// What a bot knows about one game.
pub trait Knowledge<G: Game>: Clone + Send + Sync {
    /// How well a seat stands; more is better. Only differences mean something.
    fn worth(&self, game: &G, seat: Seat) -> f32;

    /// Strikes out answers that are not worth a thought. At least one stays.
    fn sensible(&self, game: &G, answers: &mut Answers<G::Action>);

    /// Whether the open chance can change what a seat is worth at once. If not, it is not even
    /// looked at; yes is never wrong, only slower.
    fn chance_matters(&self, game: &G) -> bool {
        let _ = game;
        true
    }
}
