//! What is counted in the board game: rubies, and the places they came from.

use bazaar::{Action, Deck, Event, Game, LayoutChoice, Options, Place, Variants};
use tabletop::Seat;

use crate::{ArenaGame, Gain};

impl ArenaGame for Game {
    const POINTS: &'static str = "rubies";

    fn players(options: &Options) -> usize {
        options.players
    }

    fn in_words(options: &Options) -> String {
        let layout = match &options.layout {
            LayoutChoice::Kind(kind) => kind.name(),
            LayoutChoice::Own(_) => "of one's own",
        };
        let mut words = format!("{}, layout {layout}", options.ruleset.name());
        for name in variant_names(options.variants) {
            words.push_str(", ");
            words.push_str(name);
        }
        if options.deck != Deck::Mixed {
            words.push_str(", deck ");
            words.push_str(options.deck.name());
        }
        words
    }

    /// Every turn ends with one of these two, and nothing else does.
    #[inline]
    fn ends_turn(action: Action) -> bool {
        matches!(action, Action::End {} | Action::Stop {})
    }

    fn is_dealt(action: Action) -> bool {
        matches!(action, Action::Draw { .. })
    }

    fn points(&self, seat: Seat) -> u32 {
        self.rubies(seat).into()
    }

    /// Rubies are won one at a time.
    #[inline]
    fn gain(event: &Event) -> Option<Gain> {
        if let Event::RubyGained { seat, from, .. } = *event {
            return Some(Gain { seat, source: from.number() });
        }
        None
    }

    fn source_name(source: u8) -> String {
        Place::from_number(source)
            .map_or_else(|| format!("place {source}"), |place| place.name().to_owned())
    }
}

/// The variants in force, as the command line names them.
pub fn variant_names(variants: Variants) -> Vec<&'static str> {
    let all = [
        (variants.neutral_assistants, "neutral-assistants"),
        (variants.caravan_leader, "caravan-leader"),
    ];
    all.into_iter().filter(|(on, _)| *on).map(|(_, name)| name).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Generators, deal, play};
    use bots::Spec;

    #[test]
    fn turns_and_rubies_are_counted_as_the_events_tell_them() {
        let mut generators = Generators::of_game(5, 0);
        let mut game: Game = deal(&Options::base(4), &mut generators).unwrap();
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

    #[test]
    fn a_table_is_named_by_what_makes_it_different() {
        let mut options = Options::base(4);
        assert_eq!(Game::in_words(&options), "base, layout short");
        options.variants.caravan_leader = true;
        assert_eq!(Game::in_words(&options), "base, layout short, caravan-leader");
        options = Options { deck: Deck::NewOnly, ..Options::letters(4) };
        assert_eq!(Game::in_words(&options), "letters, layout first-game, deck new-only");
    }
}
