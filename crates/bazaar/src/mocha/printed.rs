//! What is printed on the components of Mocha & Baksheesh, for the client.

use serde_json::{Value, json};

use super::{
    guild_cards::facts::{TEA_HOUSE_CONSOLATION, TEA_HOUSE_FACTOR},
    pieces::tavern_tile,
    places::{coffee_house, guild_hall, roasting_plant, tavern},
};
use crate::{Game, Good, Goods, GuildCard};

/// Name, what it says, value; `icons` writes goods one by one.
pub(crate) fn constants(icons: fn(Goods) -> Vec<Good>) -> Vec<(&'static str, &'static str, Value)> {
    let coffee: Vec<_> = (1..=5).rev().filter_map(coffee_house::price).collect();
    let baksheesh: Vec<_> = tavern::BAKSHEESH.map(icons).into();
    vec![
        (
            "GUILD_TEA_HOUSE",
            "What guild card 9 pays: the number so many times, and this for failure.",
            json!({ "factor": TEA_HOUSE_FACTOR, "consolation": TEA_HOUSE_CONSOLATION }),
        ),
        ("GUILD_CARDS", "How many guild cards there are.", json!(GuildCard::COUNT)),
        (
            "COFFEE_PRICES",
            "What the rubies of the Coffee House cost one after the other.",
            json!(coffee),
        ),
        (
            "TAVERN_PRICES",
            "What the tiles of one kind cost, from the top.",
            json!(tavern_tile::costs(3)),
        ),
        (
            "TAVERN_COFFEE",
            "The coffee for the barrier, and for a ruby.",
            json!({ "barrier": tavern::BARRIER_COFFEE, "ruby": tavern::RUBY_COFFEE }),
        ),
        (
            "ROASTING",
            "The coffee for each thing given up, and the Lira that are one.",
            json!({ "coffee": roasting_plant::COFFEE, "lira": Game::TOLL }),
        ),
        (
            "GUILD_HALL",
            "Coffee and guild cards that come; one card is given up.",
            json!({ "coffee": guild_hall::COFFEE, "cards": guild_hall::CARDS }),
        ),
        ("BAKSHEESH", "Both sides of the baksheesh tile.", json!(baksheesh)),
    ]
}
