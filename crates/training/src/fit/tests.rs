use super::{gradient::total, *};
use crate::{
    course::{Course as _, Dice},
    play::{Playing, play_all, shape},
};

/// A game of a few statements and answers.
const TINY: Shape = Shape { features: 6, answers: 4 };

/// Tables of two and three, among them a position without an answer that is known.
fn tiny() -> Records {
    let sample = |seats: &[&[u16]], shares: &[f32], asked, answers: &[(u16, f32)]| Sample {
        seats: seats.iter().map(|told| (*told).into()).collect(),
        shares: shares.to_vec(),
        rubies: vec![2; seats.len()],
        left: 90,
        asked,
        answers: answers.to_vec(),
    };
    let samples = [
        sample(&[&[0, 2], &[1, 5]], &[0.75, 0.25], 0, &[(1, 0.5), (3, 0.5)]),
        sample(&[&[3], &[0, 1], &[2, 4]], &[0.1, 0.2, 0.7], 2, &[(0, 0.1), (1, 0.2), (2, 0.7)]),
        sample(&[&[5], &[4]], &[0.5, 0.5], 1, &[]),
    ];
    let mut bytes = Vec::new();
    for sample in samples {
        sample.write(TINY, &mut bytes);
    }
    Records { shape: TINY, bytes }
}

#[test]
fn the_gradient_is_what_small_differences_say() {
    let records = tiny();
    let model = scattered(TINY, 3);
    let all = [0, 1, 2];
    let (gradient, _) = learn_all(&model, &records, &all);
    let loss = |model: &Model| f64::from(total(learn_all(model, &records, &all).1));
    let here = loss(&model);
    let parts = Parts::of(TINY);
    let begins = [
        parts.first,
        parts.neck,
        parts.neck_bias,
        parts.strength,
        parts.hand,
        parts.hand_bias,
        parts.answers,
        parts.answers_bias,
        parts.sides,
        parts.sides_bias,
        parts.end,
    ];
    for part in begins.windows(2) {
        let step = ((part[1] - part[0]) / 12).max(1);
        for number in (part[0]..part[1]).step_by(step) {
            let moved = |by: f32| {
                let mut model = model.clone();
                model.weights[number] += by;
                loss(&model)
            };
            // Where a neuron comes to its end the two sides differ, and the gradient is that of one of them.
            let by = 1.0 / 128.0;
            let sides = [(here - moved(-by)) / f64::from(by), (moved(by) - here) / f64::from(by)];
            let said = f64::from(gradient[number]);
            let (least, most) = (sides[0].min(sides[1]), sides[0].max(sides[1]));
            let near = 2e-4 + 0.01 * most.abs().max(least.abs());
            assert!(
                (least - near..=most + near).contains(&said),
                "{number}: {said} instead of {sides:?}"
            );
        }
    }
    assert!(gradient.iter().filter(|slope| **slope != 0.0).count() > parts.end / 2);
}

fn two_dice_games() -> Records {
    let teacher = Dice::teacher("newest").unwrap();
    let playing = Playing { games: 2, simulations: 8, seed: 5, time: None };
    let (samples, _) = play_all::<Dice>(&teacher, playing).unwrap();
    let shape = shape::<Dice>();
    let mut bytes = Vec::new();
    for sample in samples {
        sample.write(shape, &mut bytes);
    }
    Records { shape, bytes }
}

#[test]
fn the_losses_fall_on_samples_of_two_games() {
    let records = two_dice_games();
    let mut model = scattered(shape::<Dice>(), 1);
    let learnt: Vec<usize> = (records.len() / 20..records.len()).collect();
    let before = mean_losses(&model, &records, &learnt);
    let fitting = Fitting { epochs: 30.0, rate: 0.005, batch: 8, ..Fitting::default() };
    let fitted = fit(&mut model, &records, fitting);
    let after = mean_losses(&model, &records, &learnt);
    for (after, before) in after.into_iter().zip(before) {
        assert!(after < 0.9 * before, "{after} after {before}: {fitted:?}");
    }
    assert_eq!(fitted.samples, records.len());
}

#[test]
fn a_model_is_the_same_on_one_thread_and_on_four() {
    let records = two_dice_games();
    let fitted = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            let mut model = scattered(shape::<Dice>(), 1);
            let fitting = Fitting { epochs: 2.0, batch: 24, ..Fitting::default() };
            let fitted = fit(&mut model, &records, fitting);
            (model.to_bytes(), fitted)
        })
    };
    assert!(fitted(1) == fitted(4), "the same bytes");
}

#[test]
fn nothing_to_learn_from_leaves_a_model_as_it_is() {
    let mut model = scattered(TINY, 3);
    let before = model.clone();
    fit(&mut model, &Records { shape: TINY, bytes: Vec::new() }, Fitting::default());
    assert!(model == before);
}
