//! Rulings of Letters & Seals and of the Great Bazaar, L.

mod actors;
mod auction_house;
mod bonus_cards;
mod bonus_turn;
mod catacombs;
mod companion;
mod courier;
mod great_bazaar;
mod kiosk;
mod letters_and_embassy;
mod secret_society;
