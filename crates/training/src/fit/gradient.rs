//! What one sample says about every weight: forwards through the network, and the errors back.

use bots::trunk::{HAND, NECK, WIDTH, into_chances};

use crate::{
    model::{Model, Parts},
    sample::Sample,
};

/// How much the side lessons count.
const SIDE: f32 = 0.2;

/// What divides the sums over a batch.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    sample: f32,
    seat: f32,
}

impl Scale {
    pub(super) fn of(samples: usize, seats: usize) -> Self {
        Self { sample: 1.0 / samples.max(1) as f32, seat: 1.0 / seats.max(1) as f32 }
    }
}

type Neurons = [f32; WIDTH];
type Pair = [f32; 2 * WIDTH];

/// Adds what a sample says to the gradient; returns its part of the losses of strengths, answers and sides.
pub(super) fn learn(
    model: &Model,
    sample: &Sample,
    scale: Scale,
    gradient: &mut [f32],
) -> [f32; 3] {
    let seats = sample.seats.len();
    let neurons: Vec<Neurons> = sample.seats.iter().map(|told| trunk(model, told)).collect();
    let pairs: Vec<Pair> = (0..seats).map(|seat| beside_others(&neurons, seat)).collect();
    let mut back = vec![[0.0; 2 * WIDTH]; seats];
    let [value, sides] =
        judge(model, sample, (pairs.as_slice(), scale), (&mut *gradient, back.as_mut_slice()));
    let asked = usize::from(sample.asked).min(seats.saturating_sub(1));
    let answers = match (pairs.get(asked), back.get_mut(asked)) {
        (Some(pair), Some(back)) => choose(model, sample, (pair, scale), (&mut *gradient, back)),
        _ => 0.0,
    };
    let others = (seats as f32 - 1.0).max(1.0);
    for (seat, told) in sample.seats.iter().enumerate() {
        let mut error: Neurons = [0.0; WIDTH];
        for (from, back) in back.iter().enumerate() {
            let (part, share) = if from == seat { (0, 1.0) } else { (WIDTH, 1.0 / others) };
            for (error, back) in error.iter_mut().zip(&back[part..]) {
                *error += share * back;
            }
        }
        for (error, neuron) in error.iter_mut().zip(&neurons[seat]) {
            *error *= f32::from(u8::from(is_between(*neuron)));
        }
        let always = model.shape.features;
        for row in told.iter().map(|number| usize::from(*number)).chain([always]) {
            add(&mut gradient[row * WIDTH..(row + 1) * WIDTH], &error, 1.0);
        }
    }
    [value, answers, sides]
}

/// Beyond its ends a neuron does not move.
fn is_between(neuron: f32) -> bool {
    0.0 < neuron && neuron < 1.0
}

fn add(sums: &mut [f32], values: &[f32], times: f32) {
    for (sum, value) in sums.iter_mut().zip(values) {
        *sum += times * value;
    }
}

fn product(one: &[f32], other: &[f32]) -> f32 {
    // Eight sums side by side: the compiler may make them at once, always in the same order.
    let mut sums = [0.0; 8];
    let (ones, others) = (one.chunks_exact(8), other.chunks_exact(8));
    let rest: f32 = ones.remainder().iter().zip(others.remainder()).map(|(a, b)| a * b).sum();
    for (one, other) in ones.zip(others) {
        for (sum, (a, b)) in sums.iter_mut().zip(one.iter().zip(other)) {
            *sum += a * b;
        }
    }
    sums.iter().sum::<f32>() + rest
}

fn trunk(model: &Model, told: &[u16]) -> Neurons {
    let mut neurons = [0.0; WIDTH];
    for row in told.iter().map(|number| usize::from(*number)).chain([model.shape.features]) {
        add(&mut neurons, &model.weights[row * WIDTH..(row + 1) * WIDTH], 1.0);
    }
    neurons.map(|neuron| neuron.clamp(0.0, 1.0))
}

fn beside_others(neurons: &[Neurons], seat: usize) -> Pair {
    let mut pair = [0.0; 2 * WIDTH];
    pair[..WIDTH].copy_from_slice(&neurons[seat]);
    let share = 1.0 / (neurons.len() as f32 - 1.0).max(1.0);
    for (_, other) in neurons.iter().enumerate().filter(|(number, _)| *number != seat) {
        add(&mut pair[WIDTH..], other, share);
    }
    pair
}

/// Where the weights of some neurons stand that listen to a pair, and their biases.
#[derive(Clone, Copy)]
struct Listeners {
    rows: usize,
    bias: usize,
}

impl Listeners {
    const fn row(self, number: usize) -> std::ops::Range<usize> {
        let begin = self.rows + number * 2 * WIDTH;
        begin..begin + 2 * WIDTH
    }

    fn listen<const N: usize>(self, weights: &[f32], pair: &Pair) -> [f32; N] {
        std::array::from_fn(|number| {
            let sum = product(&weights[self.row(number)], pair) + weights[self.bias + number];
            sum.clamp(0.0, 1.0)
        })
    }

    /// Takes the errors of these neurons back to the pair they listened to.
    fn blame<const N: usize>(
        self,
        weights: &[f32],
        (pair, heard, errors): (&Pair, &[f32; N], &[f32; N]),
        (gradient, back): (&mut [f32], &mut Pair),
    ) {
        for number in (0..N).filter(|number| is_between(heard[*number])) {
            gradient[self.bias + number] += errors[number];
            add(&mut gradient[self.row(number)], pair, errors[number]);
            add(back, &weights[self.row(number)], errors[number]);
        }
    }
}

/// How strong the seats are, and their side lessons.
fn judge(
    model: &Model,
    sample: &Sample,
    (pairs, scale): (&[Pair], Scale),
    (gradient, back): (&mut [f32], &mut [Pair]),
) -> [f32; 2] {
    let (parts, weights) = (Parts::of(model.shape), &model.weights);
    let neck = Listeners { rows: parts.neck, bias: parts.neck_bias };
    let heard: Vec<[f32; NECK]> = pairs.iter().map(|pair| neck.listen(weights, pair)).collect();
    let strength = parts.strength..parts.strength + NECK;
    let mut chances: Vec<f32> =
        heard.iter().map(|heard| product(heard, &weights[strength.clone()])).collect();
    into_chances(&mut chances);
    let all: f32 = sample.shares.iter().sum();
    let mut losses = [0.0; 2];
    for (seat, heard) in heard.iter().enumerate() {
        let (share, chance) = (sample.shares[seat], chances[seat]);
        losses[0] -= scale.sample * share * chance.max(f32::MIN_POSITIVE).ln();
        let error = scale.sample * (chance * all - share);
        add(&mut gradient[strength.clone()], heard, error);
        let mut errors = [0.0; NECK];
        add(&mut errors, &weights[strength.clone()], error);
        let left = (f32::from(sample.left) / 200.0).min(3.0);
        for (side, target) in [f32::from(sample.rubies[seat]) / 6.0, left].into_iter().enumerate() {
            let row = parts.sides + side * NECK..parts.sides + (side + 1) * NECK;
            let off =
                product(heard, &weights[row.clone()]) + weights[parts.sides_bias + side] - target;
            losses[1] += scale.seat * off * off;
            let error = 2.0 * SIDE * scale.seat * off;
            gradient[parts.sides_bias + side] += error;
            add(&mut gradient[row.clone()], heard, error);
            add(&mut errors, &weights[row], error);
        }
        neck.blame(weights, (&pairs[seat], heard, &errors), (&mut *gradient, &mut back[seat]));
    }
    losses
}

/// How good the answers of the seat look that was asked.
fn choose(
    model: &Model,
    sample: &Sample,
    (pair, scale): (&Pair, Scale),
    (gradient, back): (&mut [f32], &mut Pair),
) -> f32 {
    const ROW: usize = WIDTH + HAND;
    if sample.answers.is_empty() {
        return 0.0;
    }
    let (parts, weights) = (Parts::of(model.shape), &model.weights);
    let hand = Listeners { rows: parts.hand, bias: parts.hand_bias };
    let heard: [f32; HAND] = hand.listen(weights, pair);
    let mut told = [0.0; ROW];
    told[..WIDTH].copy_from_slice(&pair[..WIDTH]);
    told[WIDTH..].copy_from_slice(&heard);
    let row = |answer: u16| {
        let begin = parts.answers + usize::from(answer) * ROW;
        begin..begin + ROW
    };
    let bias = |answer: u16| parts.answers_bias + usize::from(answer);
    let mut chances: Vec<f32> = sample
        .answers
        .iter()
        .map(|(answer, _)| product(&weights[row(*answer)], &told) + weights[bias(*answer)])
        .collect();
    into_chances(&mut chances);
    let all: f32 = sample.answers.iter().map(|(_, target)| target).sum();
    let (mut loss, mut errors) = (0.0, [0.0; ROW]);
    for (chance, (answer, target)) in chances.iter().zip(&sample.answers) {
        loss -= scale.sample * target * chance.max(f32::MIN_POSITIVE).ln();
        let error = scale.sample * (chance * all - target);
        gradient[bias(*answer)] += error;
        add(&mut gradient[row(*answer)], &told, error);
        add(&mut errors, &weights[row(*answer)], error);
    }
    add(&mut back[..WIDTH], &errors[..WIDTH], 1.0);
    let mut of_hand = [0.0; HAND];
    of_hand.copy_from_slice(&errors[WIDTH..]);
    hand.blame(weights, (pair, &heard, &of_hand), (gradient, back));
    loss
}

/// What the gradient is of.
#[cfg(test)]
pub(super) fn total([value, answers, sides]: [f32; 3]) -> f32 {
    value + answers + SIDE * sides
}
