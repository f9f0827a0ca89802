use arrayvec::ArrayVec;
use tabletop::{Answers, Coded as _, Game, Seat};

/// What a network sees of a game: what people who play it talk about.
///
/// Each feature has a number, and a position makes some of them true. Numbers are never reused
/// for something else: a changed list needs newly trained weights.
pub trait Features<G: Game>: Send + Sync + 'static {
    /// How many features there are.
    const COUNT: usize;

    /// How many instincts there are, one for each answer that is told apart from the others.
    const ANSWERS: usize;

    /// Writes everything that is true of a seat.
    fn write(game: &G, seat: Seat, writer: &mut FeatureWriter);

    /// Strikes out answers that are not worth a thought. At least one stays.
    fn sensible(game: &G, answers: &mut Answers<G::Action>);

    /// The instinct that an answer appeals to. For one that is not below [`Self::ANSWERS`] there is
    /// none.
    fn instinct(answer: G::Action) -> usize {
        usize::from(answer.id())
    }

    /// How far the game is, from 0 at the beginning to 1 at the end.
    fn progress(game: &G) -> f32;

    /// What a seat has, in numbers that people know: always the same facts in the same order.
    fn facts(game: &G, seat: Seat) -> Vec<(&'static str, f32)>;
}

/// The most features that are true at once.
const MOST: usize = 320;

/// Writes down the numbers of true features, one group of features after the other.
#[derive(Clone, Debug, Default)]
pub struct FeatureWriter {
    features: ArrayVec<u16, MOST>,
    next: u16,
}

impl FeatureWriter {
    /// Everything that is true of a seat.
    #[inline]
    pub fn collect<G: Game, L: Features<G>>(&mut self, game: &G, seat: Seat) -> &[u16] {
        self.features.clear();
        self.next = 0;
        L::write(game, seat, self);
        debug_assert_eq!(usize::from(self.next), L::COUNT, "the count of features is wrong");
        &self.features
    }

    /// One of `size` features is true; too large values count as the largest.
    #[inline]
    pub fn one_of(&mut self, size: u16, value: usize) {
        self.push(self.next + (value.min(usize::from(size) - 1)) as u16);
        self.next += size;
    }

    /// A feature that is true or not.
    #[inline]
    pub fn whether(&mut self, is_true: bool) {
        if is_true {
            self.push(self.next);
        }
        self.next += 1;
    }

    /// None of the next features is true.
    #[inline]
    pub const fn none_of(&mut self, size: u16) {
        self.next += size;
    }

    #[inline]
    fn push(&mut self, number: u16) {
        // A game that says too much loses its last words rather than its head.
        let _ = self.features.try_push(number);
    }
}
