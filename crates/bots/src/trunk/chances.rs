//! Strengths become chances, with sums and products alone: no library of a machine has a say.

/// Two to the power of a number that is not above zero.
#[inline]
fn power_of_two(exponent: f32) -> f32 {
    let exponent = exponent.max(-100.0);
    let whole = exponent.floor();
    let rest = exponent - whole;
    // The series of 2^x, exact to six digits between 0 and 1.
    let series = 1.0
        + rest
            * (std::f32::consts::LN_2
                + rest
                    * (0.240_226_5
                        + rest * (0.055_504_1 + rest * (0.009_618_1 + rest * 0.001_333_4))));
    series * f32::from_bits((whole as i32 + 127).cast_unsigned() << 23)
}

/// Strengths become chances that add up to one.
#[inline]
pub fn into_chances(strengths: &mut [f32]) {
    let most = strengths.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for strength in strengths.iter_mut() {
        *strength = power_of_two((*strength - most) * std::f32::consts::LOG2_E);
        sum += *strength;
    }
    for strength in strengths {
        *strength /= sum;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_are_those_of_a_softmax() {
        for strengths in [[0.0, 1.0, -2.5], [300.0, -300.0, 299.0], [4.25, 4.25, 4.25]] {
            let mut chances = strengths;
            into_chances(&mut chances);
            let mut expected = strengths;
            crate::network::softmax(&mut expected);
            for (chance, expected) in chances.iter().zip(expected) {
                assert!((chance - expected).abs() < 1e-5, "{chances:?} for {strengths:?}");
            }
        }
    }
}
