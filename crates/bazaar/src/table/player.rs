use crate::{
    letters::state::LettersPlayer,
    mocha::state::MochaPlayer,
    pieces::{
        cards::Cards,
        goods::{Good, GoodSet, Goods},
        place::{Place, Places},
    },
};

/// How many extensions a wheelbarrow has room for.
pub(crate) const EXTENSIONS: u8 = 3;

/// What one player owns and where the own figures stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Player {
    pub(crate) hand: Cards,
    /// Cards that everybody has seen go into this hand and not come out again (B-70).
    pub(crate) known: Cards,
    /// What this player drew since the pile was last shuffled, as far as `Game::shuffled` still
    /// counts it. Kept so that `resample` deals nothing impossible (`table/memory.rs`).
    pub(crate) fresh: Cards,
    pub(crate) lira: u32,
    pub(crate) goods: Goods,
    /// Where own assistants lie: at most one at a place (B-7).
    pub(crate) assistants_out: Places,
    pub(crate) stack: Stack,
    pub(crate) merchant: Place,
    pub(crate) family: Place,
    pub(crate) extensions: u8,
    pub(crate) rubies: u8,
    pub(crate) tiles: GoodSet,
    pub(crate) mocha: MochaPlayer,
    pub(crate) letters: LettersPlayer,
}

impl Player {
    /// How many goods of each kind the wheelbarrow holds.
    #[inline]
    pub(crate) const fn capacity(&self) -> u8 {
        2 + self.extensions
    }

    /// Own assistants there are at all: the fifth comes with the blue tile.
    pub(crate) const fn assistants(&self, first: u8) -> u8 {
        first + self.tiles.contains(Good::Blue) as u8
    }
}

/// The assistants under a merchant, from the bottom.
///
/// Which of them are neutral matters only in the variant with neutral assistants (B-15); the
/// lowest bit is the bottom of the stack.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Stack {
    neutral: u16,
    len: u8,
}

impl Stack {
    /// Some own assistants.
    pub(crate) const fn own(count: u8) -> Self {
        Self { neutral: 0, len: count }
    }

    #[inline]
    pub(crate) const fn len(self) -> u8 {
        self.len
    }

    #[inline]
    pub(crate) const fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(crate) const fn neutrals(self) -> u8 {
        self.neutral.count_ones() as u8
    }

    /// Puts an assistant under the stack.
    #[inline]
    pub(crate) const fn add(&mut self, neutral: bool) {
        self.neutral = self.neutral << 1 | neutral as u16;
        self.len += 1;
    }

    /// Takes the lowest assistant away and tells whether it was a neutral one.
    #[inline]
    pub(crate) const fn leave(&mut self) -> bool {
        let neutral = self.neutral & 1 == 1;
        self.neutral >>= 1;
        self.len = self.len.saturating_sub(1);
        neutral
    }

    /// From the bottom: whether each is neutral.
    pub(crate) fn iter(self) -> impl Iterator<Item = bool> {
        (0..self.len).map(move |position| self.neutral >> position & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b_15_a_stack_gives_up_what_was_put_under_it_last() {
        let mut stack = Stack::own(3);
        stack.add(true);
        stack.add(false);
        assert_eq!(stack.iter().collect::<Vec<_>>(), [false, true, false, false, false]);
        assert!(!stack.leave());
        assert!(stack.leave());
        assert_eq!((stack.len(), stack.neutrals()), (3, 0));
    }
}
