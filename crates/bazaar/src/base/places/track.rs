//! The ruby tracks of the Sultan's Palace and the Gemstone Dealer.

use tabletop::Sink;

use crate::{Event, Game, Place, turn::expansion};

/// Takes a ruby off a track. The last one is replaced from the supply while that lasts, so that
/// the price stays the highest.
pub(crate) const fn take_ruby(track: &mut u8, supply: &mut u8) {
    *track = track.saturating_sub(1);
    if *track == 0 && *supply > 0 {
        *supply -= 1;
        *track = 1;
    }
}

/// A ruby of this place that is paid for in another way than there.
pub(crate) fn take_from<S: Sink<Event>>(game: &mut Game, from: Place, sink: &mut S) {
    let rubies = &mut game.rubies;
    if from == Place::SultansPalace {
        take_ruby(&mut rubies.palace, &mut rubies.supply);
    } else if from == Place::GemstoneDealer {
        take_ruby(&mut rubies.dealer, &mut rubies.supply);
    } else {
        expansion::take_ruby(game, from);
    }
    game.gain_ruby(from, sink);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_ruby_is_replaced_while_the_supply_lasts() {
        let (mut track, mut supply) = (2, 1);
        let mut states = Vec::new();
        for _ in 0..3 {
            take_ruby(&mut track, &mut supply);
            states.push((track, supply));
        }
        assert_eq!(states, [(1, 1), (1, 0), (0, 0)]);
    }
}
