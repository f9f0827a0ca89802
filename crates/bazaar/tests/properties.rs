//! Random games that shrink: what a person picks decides which of the legal answers is taken.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::wildcard_enum_match_arm,
    reason = "a test fails by panicking"
)]

use bazaar::{Event, Game, Good, LayoutChoice, LayoutKind, Options, Variants};
use proptest::prelude::*;
use tabletop::{Answers, Dealer, Game as _, Seed, Turn, Viewer};

fn options() -> impl Strategy<Value = Options> {
    (2..=5_usize, 0..5_usize, any::<bool>(), any::<bool>()).prop_map(
        |(players, layout, neutral_assistants, caravan_leader)| Options {
            layout: LayoutChoice::Kind(LayoutKind::of(bazaar::Ruleset::Base)[layout]),
            variants: Variants {
                neutral_assistants: neutral_assistants && players < 5,
                caravan_leader,
            },
            ..Options::base(players)
        },
    )
}

/// Everything that can be counted over all players.
fn wealth(game: &Game) -> (i64, [i64; 4], i64) {
    let view = game.view(Viewer::Spectator);
    let mut sum = (0, [0; 4], 0);
    for seat in &view.seats {
        sum.0 += i64::from(seat.lira);
        for good in Good::ALL {
            sum.1[good as usize] += i64::from(seat.goods[good]);
        }
        sum.2 += i64::from(seat.rubies);
    }
    sum
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_offered_action_is_accepted_and_nothing_changes_hands_untold(
        options in options(),
        seed: u64,
        picks in prop::collection::vec(any::<u8>(), 0..400),
    ) {
        let seed = Seed::from_number(seed);
        let setup = Game::deal(&options, &mut Dealer::for_setup(seed)).unwrap();
        let mut game = Game::start(&setup).unwrap();
        let mut chances = 0;
        for pick in picks {
            if game.turn() == Turn::Over {
                break;
            }
            let outcome = game.deal_chance(&mut Dealer::for_play(seed, chances));
            chances += u64::from(outcome.is_some());
            let action = outcome.unwrap_or_else(|| {
                let mut answers = Answers::new();
                game.legal_actions(&mut answers);
                answers[usize::from(pick) % answers.len()]
            });
            let (mut lira, mut goods, mut rubies) = wealth(&game);
            let mut events = Vec::new();
            prop_assert!(game.play(action, &mut events).is_ok(), "{action} is refused");
            prop_assert_eq!(game.audit(), Ok(()));
            for event in events {
                match event {
                    Event::LiraGained { lira: gained, .. } => lira += i64::from(gained),
                    Event::LiraPaid { lira: paid, .. } => lira -= i64::from(paid),
                    Event::GoodGained { good, count, .. } => goods[good as usize] += i64::from(count),
                    Event::GoodsPaid { goods: paid, .. } => {
                        for good in Good::ALL {
                            goods[good as usize] -= i64::from(paid[good]);
                        }
                    }
                    Event::RubyGained { .. } => rubies += 1,
                    _ => {}
                }
            }
            prop_assert_eq!(wealth(&game), (lira, goods, rubies), "after {}", action);
        }
    }
}
