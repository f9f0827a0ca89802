//! What an answer costs and brings of the pieces of Mocha & Baksheesh.

use crate::{Effects, Event, Movement};

#[expect(clippy::wildcard_enum_match_arm, reason = "other events are none of the box's business")]
pub(super) fn add(effects: &mut Effects, event: Event) {
    match event {
        Event::CoffeeGained { coffee, .. } => effects.gain.coffee += coffee,
        Event::CoffeePaid { coffee, .. } => effects.pay.coffee += coffee,
        Event::GuildPlayed { guild, .. } | Event::GuildDiscarded { guild, .. } => {
            effects.pay.guild_cards.push(guild);
        }
        Event::TavernTileTaken { kind, .. } => effects.gain.tavern_tiles.push(kind),
        Event::BarrierPut { between, .. } => effects.moves.push(Movement::Barrier { between }),
        _ => {}
    }
}
