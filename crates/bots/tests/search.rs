//! The search plays well, honestly and repeatably, and can say why.

#![allow(
    clippy::unwrap_used,
    clippy::float_cmp,
    reason = "a test fails by panicking; a share of 1 is exact"
)]

use std::{
    sync::atomic::{AtomicU32, Ordering},
    time::{Duration, Instant},
};

use bazaar::{Action, Card, Game, Good, Goods, Options, Place, Position, Question};
use bots::{
    Bot, BotGame, Budget, Judge, Level, Priors, Shares, Sight, Spec, Tree, Weighs, bazaar::search,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, MAX_SEATS, RandomPicker, Seat, Turn, Viewer};

fn fresh(players: usize, rng: &mut Pcg64Mcg) -> Game {
    let setup = Game::deal(&Options::base(players), &mut RandomPicker(rng)).unwrap();
    Game::start(&setup).unwrap()
}

fn choice(game: &Game, budget: Budget) -> Action {
    let mut rng = Pcg64Mcg::seed_from_u64(11);
    search(budget).choose(&Sight::of(game).unwrap(), &mut rng).unwrap()
}

/// Plays on with a bot until its seat is asked something.
fn play_on(game: &mut Game, bot: &mut dyn Bot<Game>, rng: &mut Pcg64Mcg) -> bool {
    let action = match game.turn() {
        Turn::Over => return false,
        Turn::Chance(_) => game.sample_chance(rng).unwrap(),
        Turn::Decide(..) => bot.choose(&Sight::of(game).unwrap(), rng).unwrap(),
    };
    game.play(action, &mut Ignore).unwrap();
    true
}

#[test]
fn search_does_not_see_hidden_cards() {
    let mut rng = Pcg64Mcg::seed_from_u64(7);
    let mut game = fresh(3, &mut rng);
    let mut greedy = Game::sit_down(&Spec::Greedy).unwrap();
    let mut swapped_hands = 0;
    let mut compared = 0;
    while compared < 120 {
        if let Turn::Decide(seat, _) = game.turn() {
            let weighs = if compared % 2 == 0 { Weighs::Everybody } else { Weighs::Own };
            let budget = Budget::simulations(40).with_trees(2).weighing(weighs);
            let chosen = choice(&game, budget);
            for _ in 0..3 {
                let swapped = game.resample(Viewer::Seat(seat), &mut rng);
                swapped_hands += u32::from(swapped != game);
                assert_eq!(choice(&swapped, budget), chosen, "the bot has looked into a hand");
            }
            compared += 1;
        }
        assert!(play_on(&mut game, &mut *greedy, &mut rng), "a game is longer than this");
    }
    assert!(swapped_hands > 100, "hands were hardly ever swapped: {swapped_hands}");
}

#[test]
fn a_number_of_simulations_gives_the_same_choice_on_any_number_of_threads() {
    let mut rng = Pcg64Mcg::seed_from_u64(3);
    let mut game = fresh(4, &mut rng);
    let mut greedy = Game::sit_down(&Spec::Greedy).unwrap();
    for _ in 0..60 {
        if game.current_player().is_some() {
            let budget = Budget::simulations(60).with_trees(3).weighing(Weighs::Own);
            let on = |threads| {
                let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
                pool.install(|| choice(&game, budget))
            };
            assert_eq!(on(1), on(4));
        }
        play_on(&mut game, &mut *greedy, &mut rng);
    }
}

#[test]
fn a_time_is_kept() {
    let mut rng = Pcg64Mcg::seed_from_u64(5);
    let mut game = fresh(3, &mut rng);
    while !matches!(game.turn(), Turn::Decide(_, Question::Move)) {
        let outcome = game.sample_chance(&mut rng).unwrap();
        game.play(outcome, &mut Ignore).unwrap();
    }
    let begin = Instant::now();
    choice(&game, Budget::milliseconds(100));
    let time = begin.elapsed();
    assert!(time >= Duration::from_millis(100), "only {time:?}");
    assert!(time < Duration::from_secs(2), "{time:?} instead of a tenth of a second");
}

#[test]
fn search_beats_greedy_in_most_of_forty_games() {
    let mut wins = 0.0;
    for number in 0..40 {
        let mut rng = Pcg64Mcg::seed_from_u64(number / 2);
        let mut game = fresh(2, &mut rng);
        let mine = number as usize % 2;
        let mut bots: Vec<_> = (0..2)
            .map(|seat| {
                let spec = if seat == mine { "search:sims=60" } else { "greedy" };
                Game::sit_down(&spec.parse().unwrap()).unwrap()
            })
            .collect();
        loop {
            let asked = game.current_player().map_or(0, Seat::index);
            if !play_on(&mut game, &mut *bots[asked], &mut rng) {
                break;
            }
        }
        wins += game.ranking().unwrap().returns()[mine];
    }
    assert!(wins >= 26.0, "only {wins} of 40");
}

/// Finds everything equally good, and counts how often it was shown a position in which a seat is
/// asked again after all others have played.
struct Onlooker<'a> {
    seat: Seat,
    rounds: &'a AtomicU32,
}

impl Judge<Game> for Onlooker<'_> {
    fn sensible(&self, _: &Game, _: &mut Answers<Action>) {}

    fn shares(&self, game: &Game) -> Shares {
        let mut others = Seat::all(game.seats()).filter(|seat| *seat != self.seat);
        let again = game.current_player() == Some(self.seat)
            && others.all(|seat| game.merchant(seat) != Place::Fountain);
        self.rounds.fetch_add(u32::from(again), Ordering::Relaxed);
        [0.2; MAX_SEATS]
    }

    fn priors(&self, _: &Game, _: Seat, answers: &[Action], priors: &mut Priors) {
        priors.clear();
        priors.extend(answers.iter().map(|_| 1.0 / answers.len() as f32));
    }

    fn progress(&self, _: &Game) -> f32 {
        0.0
    }

    fn facts(&self, _: &Game, _: Seat) -> Vec<(&'static str, f32)> {
        Vec::new()
    }
}

#[test]
fn whoever_weighs_the_own_answers_alone_sees_the_next_turn_at_a_full_table() {
    let rounds_seen = |weighs| {
        let mut rng = Pcg64Mcg::seed_from_u64(5);
        let mut game = fresh(5, &mut rng);
        while let Some(outcome) = game.sample_chance(&mut rng) {
            game.apply_action(outcome, &mut Ignore);
        }
        let seat = game.current_player().unwrap();
        let rounds = AtomicU32::new(0);
        let mut tree = Tree::new(seat, bots::CURIOSITY, weighs);
        for _ in 0..600 {
            tree.simulate(game.clone(), &Onlooker { seat, rounds: &rounds }, &mut rng);
        }
        rounds.into_inner()
    };
    assert_eq!(rounds_seen(Weighs::Everybody), 0, "four others are in the way");
    assert!(rounds_seen(Weighs::Own) > 100);
}

/// One ruby short of the end, next to the palace with everything the Sultan wants, and others are
/// close behind.
fn won_position() -> Game {
    let [me, other, third] = [0, 1, 2].map(|seat| Seat::new(seat).unwrap());
    let mut goods = Goods::NONE;
    for good in Good::ALL {
        goods[good] = 3;
    }
    let position = Position::base(3);
    let beside = Place::BASE.into_iter().find(|place| {
        let game = position.clone().build().unwrap();
        game.distance(*place, Place::SultansPalace) == 1
    });
    position
        .extensions(me, 2)
        .goods(me, goods)
        .rubies(me, 4)
        .rubies(third, 3)
        .merchant(me, beside.unwrap())
        .hand(other, &[Card::FiveLira])
        .build()
        .unwrap()
}

#[test]
fn an_explanation_says_what_the_best_answer_brings() {
    let game = won_position();
    let mut rng = Pcg64Mcg::seed_from_u64(1);
    let sight = Sight::of(&game).unwrap();
    let explanation = search(Budget::simulations(800)).explain(&sight, &mut rng).unwrap();
    assert_eq!(explanation.seat, Seat::new(0).unwrap());
    assert!((explanation.shares.iter().sum::<f32>() - 1.0).abs() < 1e-3);
    let best = &explanation.answers[0];
    assert_eq!(best.action, Action::Move { to: Place::SultansPalace }, "{explanation:#?}");
    assert!(best.shares[0] > 0.9, "the ruby wins the game: {:?}", best.shares);
    assert!(best.then.contains(&Action::Leave {}), "{:?}", best.then);
    let rubies = best.reasons.iter().find(|reason| reason.fact == "rubies").unwrap();
    assert!(rubies.change > 0.9, "{:?}", best.reasons);
    assert!(explanation.answers.is_sorted_by(|one, other| one.visits >= other.visits));
    let json = serde_json::to_value(&explanation).unwrap();
    assert_eq!(json["answers"][0]["action"]["do"], "move");
}

#[test]
fn every_level_sits_down_and_answers() {
    for level in Level::ALL {
        let mut rng = Pcg64Mcg::seed_from_u64(2);
        let mut game = fresh(5, &mut rng);
        let mut bot = Game::sit_down(&Spec::Level(level)).unwrap();
        for _ in 0..12 {
            play_on(&mut game, &mut *bot, &mut rng);
        }
    }
}

#[test]
fn in_crowds_a_search_weighs_its_own_answers_and_at_a_table_for_two_everybodys() {
    for (players, same) in [(2, Weighs::Everybody), (3, Weighs::Own), (5, Weighs::Own)] {
        let mut rng = Pcg64Mcg::seed_from_u64(11);
        let mut game = fresh(players, &mut rng);
        let mut greedy = Game::sit_down(&Spec::Greedy).unwrap();
        let (mut compared, mut differed) = (0, 0);
        while compared < 60 {
            if game.current_player().is_some() {
                let by = |weighs| choice(&game, Budget::simulations(60).weighing(weighs));
                let other = if same == Weighs::Own { Weighs::Everybody } else { Weighs::Own };
                assert_eq!(by(Weighs::InCrowdsOwn), by(same), "{players} players");
                differed += u32::from(by(same) != by(other));
                compared += 1;
            }
            play_on(&mut game, &mut *greedy, &mut rng);
        }
        assert!(differed > 0, "the two ways never differ for {players} players");
    }
}
