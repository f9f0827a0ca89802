use super::pieces::{GuildCards, TavernTile, tavern_tile};
use crate::Game;

impl Game {
    /// Counts the pieces of the expansion.
    pub(crate) fn audit_mocha(&self) -> Result<(), String> {
        let mocha = &self.mocha;
        let lie = [mocha.guild_deck, mocha.guild_discard];
        let in_play = self.guild_card().into_iter().collect::<GuildCards>();
        let hands = self.everybody().map(|(_, player)| player.mocha.guild);
        let (mut cards, mut count) = (GuildCards::NONE, 0);
        for some in lie.into_iter().chain([in_play]).chain(hands) {
            cards = cards.with(some);
            count += some.len();
        }
        let all = if self.rules.has_guild_cards() { GuildCards::ALL } else { GuildCards::NONE };
        if cards != all || count != all.len() {
            return Err(format!("there are {count} guild cards: {cards:?}"));
        }
        if !mocha.guild_deck.without(mocha.guild_shuffled).is_empty() {
            return Err("a guild card is in the deck that was never shuffled into it".to_owned());
        }
        for kind in TavernTile::ALL {
            let owners = self.everybody().filter(|(_, player)| player.mocha.tavern.contains(kind));
            let (owners, taken) = (owners.count(), usize::from(mocha.tavern_taken[kind as usize]));
            if owners != taken || taken > tavern_tile::costs(self.seats()).len() {
                return Err(format!(
                    "{taken} tavern tiles {kind:?} were taken, {owners} are owned"
                ));
            }
        }
        if let Some(place) = mocha.coffee_trader
            && !(2..=12).contains(&place.number())
        {
            return Err(format!("the coffee trader stands at {place}, where no roll sends him"));
        }
        if mocha.coffee_trader.is_some() != self.rules.has_a_coffee_trader() {
            return Err("the coffee trader is on the wrong table".to_owned());
        }
        Ok(())
    }
}
