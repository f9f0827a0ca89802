use rand_core::SeedableRng as _;
use rand_pcg::Pcg64Mcg;

/// The generators of one game. Dice and choices have one each, so that a bot that thinks
/// differently still meets the same dice as far as the games agree.
#[derive(Clone, Debug)]
pub struct Generators {
    pub dice: Pcg64Mcg,
    pub choices: Pcg64Mcg,
}

impl Generators {
    /// Game `number` of the run with this seed: what others are played at the same time, and on
    /// how many threads, does not matter.
    pub fn of_game(seed: u64, number: u64) -> Self {
        Self { dice: generator(seed, number, 0), choices: generator(seed, number, 1) }
    }
}

/// A generator of its own for each purpose.
pub fn generator(seed: u64, number: u64, purpose: u64) -> Pcg64Mcg {
    let one = scrambled(scrambled(seed).wrapping_add(number));
    let other = scrambled(one ^ scrambled(purpose.wrapping_add(1)));
    let state = (u128::from(one) << 64) | u128::from(other);
    Pcg64Mcg::from_seed(state.to_le_bytes())
}

/// The mixing of `SplitMix64`: neighbouring numbers become unrelated ones.
pub(crate) const fn scrambled(number: u64) -> u64 {
    let mut bits = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    bits ^ (bits >> 31)
}
