use arrayvec::ArrayVec;
use tabletop::{Answers, Coded as _, Game, Seat};

/// What people who play a game talk about, for a network to weigh.
///
/// Each statement has a number, and a position makes some of them true. Numbers are never reused
/// for something else: a changed list needs newly trained weights.
pub trait Lore<G: Game>: Send + Sync + 'static {
    /// How many statements there are.
    const COUNT: usize;

    /// How many instincts there are, one for each answer that is told apart from the others.
    const ANSWERS: usize;

    /// Says everything that is true of a seat.
    fn say(game: &G, seat: Seat, pen: &mut Pen);

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

/// The most statements that are true at once.
const MOST: usize = 320;

/// Writes down the numbers of true statements, one group of statements after the other.
#[derive(Clone, Debug, Default)]
pub struct Pen {
    said: ArrayVec<u16, MOST>,
    next: u16,
}

impl Pen {
    /// Everything that is true of a seat.
    #[inline]
    pub fn write<G: Game, L: Lore<G>>(&mut self, game: &G, seat: Seat) -> &[u16] {
        self.said.clear();
        self.next = 0;
        L::say(game, seat, self);
        debug_assert_eq!(usize::from(self.next), L::COUNT, "the count of statements is wrong");
        &self.said
    }

    /// One of `size` statements is true; too large values count as the largest.
    #[inline]
    pub fn one_of(&mut self, size: u16, value: usize) {
        self.push(self.next + (value.min(usize::from(size) - 1)) as u16);
        self.next += size;
    }

    /// A statement that is true or not.
    #[inline]
    pub fn whether(&mut self, is_true: bool) {
        if is_true {
            self.push(self.next);
        }
        self.next += 1;
    }

    /// None of the next statements is true.
    #[inline]
    pub const fn none_of(&mut self, size: u16) {
        self.next += size;
    }

    #[inline]
    fn push(&mut self, number: u16) {
        // A game that says too much loses its last words rather than its head.
        let _ = self.said.try_push(number);
    }
}
