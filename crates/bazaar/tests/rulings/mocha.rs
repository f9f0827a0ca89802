//! Rulings of Mocha & Baksheesh, M.

mod barrier;
mod bonus_cards;
mod caravansary;
mod card_windows;
mod coffee_house;
mod coffee_trader;
mod debts;
mod dice_cards;
mod guild_cards;
mod guild_hall;
mod hidden_information;
mod nested_actions;
mod playing_guild_cards;
mod random_games;
mod roasting_plant;
mod setup;
mod tavern;
mod tavern_tiles;
mod the_end;
mod two_favours;
