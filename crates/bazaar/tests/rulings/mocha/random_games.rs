//! What holds in every position of random games.

use bazaar::{Action, Event, Game, Options};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Game as _, RandomPicker, Viewer};

use crate::table::any_action;

/// The game before an action, the action, the game after it, and what was told.
type Show<'a> = dyn FnMut(&Game, Action, &Game, &[Event]) + 'a;

/// Random games with every number of players; each action is shown with the games before and
/// after it and what it brought about.
fn games(count: u64, plies: u32, show: &mut Show<'_>) {
    for number in 0..count {
        let mut rng = Pcg64Mcg::seed_from_u64(number);
        let options = Options::mocha(2 + number as usize % 4);
        let setup = Game::deal(&options, &mut RandomPicker(&mut rng)).expect("options are right");
        let mut game = Game::start(&setup).expect("a dealt setup is right");
        for _ in 0..plies {
            let Some(action) = any_action(&game, &mut rng) else { break };
            let before = game.clone();
            let mut events = Vec::new();
            game.play(action, &mut events).expect("what is offered is accepted");
            show(&before, action, &game, &events);
        }
    }
}

#[test]
fn coffee_changes_only_as_told_and_is_never_owed() {
    let mut moved = [0_u64; 2];
    games(40, 1500, &mut |before, action, after, events| {
        let coffee = |game: &Game| -> Vec<i64> {
            let view = game.view(Viewer::Spectator);
            let coffee =
                |player: &bazaar::PlayerView| player.mocha.as_ref().expect("it is played").coffee;
            view.seats.iter().map(|player| i64::from(coffee(player))).collect()
        };
        let mut expected = coffee(before);
        for event in events {
            match *event {
                Event::CoffeeGained { seat, coffee } => {
                    expected[seat.index()] += i64::from(coffee);
                    moved[0] += u64::from(coffee);
                }
                Event::CoffeePaid { seat, coffee } => {
                    expected[seat.index()] -= i64::from(coffee);
                    moved[1] += u64::from(coffee);
                    assert!(expected[seat.index()] >= 0, "{action} pays what is not there");
                }
                _ => {}
            }
        }
        assert_eq!(coffee(after), expected, "after {action}");
        // Swaps and the two yields of a roll bring it one by one; nothing brings more than 3.
        let most = events.iter().filter_map(|event| match event {
            Event::CoffeeGained { coffee, .. } => Some(*coffee),
            _ => None,
        });
        assert!(most.max().unwrap_or(0) <= 3, "{action}: {events:?}");
    });
    assert!(moved[0] > 500 && moved[1] > 200, "{moved:?} coffee was moved");
}

#[test]
fn every_piece_of_the_expansion_is_accounted_for() {
    let mut seen = [false; 5];
    games(40, 1500, &mut |_, action, after, events| {
        assert_eq!(after.audit(), Ok(()), "after {action}");
        let view = after.view(Viewer::Spectator);
        let rubies: u8 = view.seats.iter().map(|player| player.rubies).sum::<u8>()
            + view.wainwright_rubies
            + view.sultan_rubies
            + view.gem_rubies
            + view.mocha.as_ref().map_or(0, |mocha| mocha.coffee_house_rubies)
            + view.spare_rubies
            + view.mosques.iter().map(|mosque| mosque.rubies).sum::<u8>() / 2;
        assert_eq!(rubies, 42, "after {action}");
        for event in events {
            match event {
                Event::BarrierPut { .. } => seen[0] = true,
                Event::TavernTileTaken { .. } => seen[1] = true,
                Event::BaksheeshTurned { .. } => seen[2] = true,
                Event::GuildPlayed { .. } => seen[3] = true,
                Event::GuildShuffled { .. } => seen[4] = true,
                _ => {}
            }
        }
    });
    assert_eq!(seen, [true; 5], "barrier, tile, baksheesh, guild card, shuffle");
}

#[test]
fn m_31_in_no_game_does_anybody_but_the_holder_walk_across_the_barrier() {
    let (mut stopped, mut walked) = (0, 0);
    games(40, 1500, &mut |before, action, _, _| {
        let (Action::Move { to }, Some(mover)) = (action, before.current_player()) else { return };
        let view = before.view(Viewer::Spectator);
        let Some(barrier) = view.mocha.and_then(|mocha| mocha.barrier) else { return };
        let from = view.seats[mover.index()].place;
        walked += 1;
        if barrier.holder != mover && barrier.between.places().contains(&from) {
            stopped += 1;
            let beyond = barrier.between.places().into_iter().find(|place| *place != from);
            assert_ne!(beyond, Some(to), "seat {mover} crosses {barrier:?}");
        }
    });
    assert!(walked > 500 && stopped > 20, "{walked} moves, {stopped} beside a foreign barrier");
}

#[test]
fn m_7_in_no_game_is_a_second_guild_card_played_in_a_turn() {
    let mut played = [0_u32; 5];
    let mut cards = std::collections::BTreeSet::new();
    games(60, 2000, &mut |_, _, _, events| {
        for event in events {
            match event {
                Event::GuildPlayed { seat, guild } => {
                    cards.insert(guild.number());
                    played[seat.index()] += 1;
                    assert_eq!(played[seat.index()], 1, "{seat} plays another one");
                }
                Event::TurnEnded { seat } => played[seat.index()] = 0,
                _ => {}
            }
        }
    });
    assert_eq!(cards.len(), 20, "only {cards:?} were played");
}
