//! What is counted in the dice game: rubies, and the tracks they came from.

use bazaar_dice::{Action, Event, Game, Options, Source};
use tabletop::Seat;

use crate::{ArenaGame, Gain};

impl ArenaGame for Game {
    const POINTS: &'static str = "rubies";

    fn players(options: &Options) -> usize {
        options.players
    }

    fn in_words(_: &Options) -> String {
        "dice".to_owned()
    }

    #[inline]
    fn ends_turn(action: Action) -> bool {
        matches!(action, Action::End {})
    }

    fn points(&self, seat: Seat) -> u32 {
        self.rubies(seat).into()
    }

    /// Rubies are won one at a time.
    #[inline]
    fn gain(event: &Event) -> Option<Gain> {
        if let Event::RubyGained { seat, from, .. } = *event {
            return Some(Gain { seat, source: from as u8 });
        }
        None
    }

    fn source_name(source: u8) -> String {
        Source::ALL
            .get(usize::from(source))
            .map_or_else(|| format!("source {source}"), |source| source.name().to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generators, deal, play};
    use bots::Spec;

    #[test]
    fn turns_and_rubies_are_counted_as_the_events_tell_them() {
        let mut generators = Generators::of_game(5, 0);
        let mut game: Game = deal(&Options::new(4), &mut generators).unwrap();
        let mut events = Vec::new();
        let bots = [const { Spec::Random }; 4];
        let played = play(&mut game, &bots, &mut generators, &mut events).unwrap();
        let ended = events.iter().filter(|event| matches!(event, Event::TurnEnded { .. })).count();
        assert_eq!(played.tally.turns, ended as u64);
        for seat in Seat::all(4) {
            let gains = events.iter().filter_map(Game::gain).filter(|gain| gain.seat == seat);
            assert_eq!(gains.count() as u32, game.points(seat), "seat {seat}");
        }
    }
}
