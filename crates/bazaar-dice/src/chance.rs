//! What chance can bring: dice, a card of the deck, a mosque tile of the stack.

use tabletop::{Outcomes, Rng, below};

use crate::{Action, Card, Dice, Game, MosqueTile, step::Step};

/// Every roll of one, two and three dice with its weight, in the order of the ids.
const ROLLS_OF_1: [(Action, u32); 6] = rolls(1);
const ROLLS_OF_2: [(Action, u32); 21] = rolls(2);
const ROLLS_OF_3: [(Action, u32); 56] = rolls(3);

const fn rolls<const COUNT: usize>(dice: u8) -> [(Action, u32); COUNT] {
    let mut rolls = [(Action::Dice { dice: Dice::NONE }, 0); COUNT];
    let mut written = 0;
    // Six digits that count up; those that add up to the number of dice are rolls.
    let base = dice as u32 + 1;
    let mut number = 0;
    while number < base.pow(6) {
        let mut faces = [0; 6];
        let (mut rest, mut sum, mut face) = (number, 0, 6);
        while face > 0 {
            face -= 1;
            faces[face] = (rest % base) as u8;
            sum += faces[face];
            rest /= base;
        }
        if sum == dice {
            rolls[written] = (Action::Dice { dice: Dice(faces) }, orders(faces));
            written += 1;
        }
        number += 1;
    }
    rolls
}

/// In how many orders these dice can fall.
const fn orders(faces: [u8; 6]) -> u32 {
    const FACTORIALS: [u32; 4] = [1, 1, 2, 6];
    let mut total = 0;
    let mut same = 1;
    let mut face = 0;
    while face < 6 {
        total += faces[face];
        same *= FACTORIALS[faces[face] as usize];
        face += 1;
    }
    FACTORIALS[total as usize] / same
}

/// In how many ways three dice can fall.
const THROWS: u32 = 216;

/// How none to three dice fall, for each of these ways.
static THROWN: [[Dice; THROWS as usize]; 4] = [thrown(0), thrown(1), thrown(2), thrown(3)];

const fn thrown(dice: u8) -> [Dice; THROWS as usize] {
    let mut thrown = [Dice::NONE; THROWS as usize];
    let mut number = 0;
    while number < thrown.len() {
        let (mut rest, mut fallen) = (number, 0);
        while fallen < dice {
            thrown[number].0[rest % 6] += 1;
            rest /= 6;
            fallen += 1;
        }
        number += 1;
    }
    thrown
}

impl Game {
    #[inline]
    pub(crate) const fn is_chance_node(&self) -> bool {
        matches!(self.steps.top(), Step::Rolling { .. } | Step::Draw { .. } | Step::Refill)
    }

    pub(crate) fn chance_outcomes(&self, outcomes: &mut Outcomes<Action>) {
        outcomes.clear();
        match self.steps.top() {
            Step::Rolling { left: 1, .. } => outcomes.extend(ROLLS_OF_1),
            Step::Rolling { left: 2, .. } => outcomes.extend(ROLLS_OF_2),
            Step::Rolling { .. } => outcomes.extend(ROLLS_OF_3),
            Step::Draw { .. } => {
                outcomes.extend(self.deck.iter().map(|card| (Action::Draw { card }, 1)));
            }
            Step::Refill => {
                outcomes.extend(self.stack.iter().map(|tile| (Action::Open { tile }, 1)));
            }
            Step::Reveal { .. }
            | Step::Roll
            | Step::Act { .. }
            | Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Choose { .. }
            | Step::Card { .. }
            | Step::Offer { .. }
            | Step::Ruby
            | Step::Tile
            | Step::Close
            | Step::Over => {}
        }
    }

    /// The same chances as [`chance_outcomes`](Self::chance_outcomes), without writing them down.
    #[inline]
    pub(crate) fn sample_chance<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        match self.steps.top() {
            Step::Rolling { left, .. } => {
                let thrown = &THROWN[usize::from(left.min(Action::DICE_AT_ONCE))];
                Some(Action::Dice { dice: thrown[below(rng, THROWS) as usize] })
            }
            Step::Draw { .. } => {
                let number = below(rng, self.deck.len().into());
                let card: Card = self.deck.iter().nth(number as usize)?;
                Some(Action::Draw { card })
            }
            Step::Refill => {
                let number = below(rng, self.stack.len().into());
                let tile: MosqueTile = self.stack.iter().nth(number as usize)?;
                Some(Action::Open { tile })
            }
            Step::Reveal { .. }
            | Step::Roll
            | Step::Act { .. }
            | Step::Give { .. }
            | Step::Pay { .. }
            | Step::Take { .. }
            | Step::Choose { .. }
            | Step::Card { .. }
            | Step::Offer { .. }
            | Step::Ruby
            | Step::Tile
            | Step::Close
            | Step::Over => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Coded as _;

    use super::*;

    #[test]
    fn rolls_are_sorted_and_weigh_what_they_should() {
        for (rolls, weight) in [(&ROLLS_OF_1[..], 6), (&ROLLS_OF_2, 36), (&ROLLS_OF_3, 216)] {
            assert_eq!(rolls.iter().map(|(_, weight)| weight).sum::<u32>(), weight);
            assert!(rolls.is_sorted_by_key(|(action, _)| action.id()));
        }
    }
}
