//! The base game in words: its places and its cards.

use bazaar::{Action, Card, Place, Question, View};

use super::{
    Names,
    boxes::Wording,
    card, goods_in_short, place as place_name,
    questions::{NOBODY_BACK, reward_words},
    stuff,
};

/// The places and cards that every game has.
pub(super) struct Base;

impl Wording for Base {
    fn places(&self) -> &'static [(Place, &'static str)] {
        PLACES
    }

    fn cards(&self) -> &'static [(Card, &'static str)] {
        CARDS
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn place(&self, at: Place, view: &View) -> Option<String> {
        let text = match at {
            Place::Wainwright => "Extend your wheelbarrow for 7 Lira?",
            Place::FabricWarehouse => "Fill up with red (fabric)?",
            Place::SpiceWarehouse => "Fill up with green (spice)?",
            Place::FruitWarehouse => "Fill up with yellow (fruit)?",
            Place::PostOffice => "Take the mail?",
            Place::Caravansary => "Card 1 of 2: which pile?",
            Place::Fountain => "Who comes back?",
            Place::BlackMarket => "Which good? Then the dice (7–8: 1 blue, 9–10: 2, 11–12: 3).",
            Place::TeaHouse => "Name a number, then roll.",
            Place::LargeMarket | Place::SmallMarket => {
                let tiles =
                    if at == Place::LargeMarket { &view.large_demand } else { &view.small_demand };
                let wanted =
                    tiles.first().map(|tile| goods_in_short(tile.icons())).unwrap_or_default();
                return Some(format!("Sell which goods? It asks for {wanted}."));
            }
            Place::PoliceStation => "Send your family member where?",
            Place::SultansPalace => "Deliver goods for a ruby?",
            Place::SmallMosque | Place::GreatMosque => "Which mosque tile?",
            Place::GemstoneDealer => {
                return Some(view.gem_price.map_or_else(
                    || "There is no ruby left.".to_owned(),
                    |price| format!("Buy a ruby for {price} Lira?"),
                ));
            }
            _ => return None,
        };
        Some(text.to_owned())
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn act(&self, at: Place) -> Option<&'static str> {
        Some(match at {
            Place::Wainwright => "Buy the extension",
            Place::GemstoneDealer => "Buy the ruby",
            Place::PostOffice => "Take the mail",
            Place::FabricWarehouse | Place::SpiceWarehouse | Place::FruitWarehouse => "Fill up",
            Place::Fountain => NOBODY_BACK,
            _ => return None,
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn answer(&self, action: Action, _: Question, view: &View, _: &Names) -> Option<String> {
        Some(match action {
            Action::LongWay { to } => to.name().to_owned(),
            Action::Stay {} => {
                let here = view.seats.get(view.seat.index()).map(|player| player.place);
                here.map(|here| format!("{} again", here.name())).unwrap_or_default()
            }
            Action::OneGood { good } => {
                format!("“{}”: {good} ({})", card(Card::OneGood), stuff(good))
            }
            Action::FamilyHome { reward } => {
                format!("“{}”: {}", card(Card::FamilyHome), reward_words(reward))
            }
            Action::AssistantBack { from } => {
                format!("“{}”: from {}", card(Card::AssistantBack), place_name(from))
            }
            Action::AnyGoods {} => format!("“{}”: sell what you like", card(Card::AnyGoods)),
            _ => return None,
        })
    }
}

const PLACES: &[(Place, &str)] = &[
    (
        Place::Wainwright,
        "Pay 7 Lira for an extension of your wheelbarrow: room for one more of each good. The \
         third one brings a ruby.",
    ),
    (Place::FabricWarehouse, "Take red goods (fabric) until your wheelbarrow is full of them."),
    (Place::SpiceWarehouse, "Take green goods (spice) until your wheelbarrow is full of them."),
    (Place::FruitWarehouse, "Take yellow goods (fruit) until your wheelbarrow is full of them."),
    (
        Place::PostOffice,
        "Take the goods and Lira that lie open; the board shows which. Then they change: what \
         comes next is better, until it begins anew after five visits.",
    ),
    (
        Place::Caravansary,
        "Take two bonus cards, each from the face-down pile or from the top of the discard \
         pile. Then discard one card of your hand, an old one or a new one.",
    ),
    (
        Place::Fountain,
        "Call back your assistants, all or some. You need no assistant to act here, and nobody \
         is paid.",
    ),
    (
        Place::BlackMarket,
        "Take one red, green or yellow good and roll two dice for blue ones (jewelry): 7 or 8 \
         bring 1, 9 or 10 bring 2, 11 or 12 bring 3.",
    ),
    (
        Place::TeaHouse,
        "Name a number from 3 to 12 and roll two dice. If you reach it, you take as many Lira; \
         if not, 2.",
    ),
    (
        Place::LargeMarket,
        "Sell up to five goods that the demand tile asks for, each symbol once. They bring 3, \
         7, 12, 18 or 25 Lira in all. Then another tile lies on top.",
    ),
    (
        Place::SmallMarket,
        "Sell up to five goods that the demand tile asks for, each symbol once. They bring 2, \
         5, 9, 14 or 20 Lira in all. Then another tile lies on top.",
    ),
    (
        Place::PoliceStation,
        "If your family member is here, send him to any other place: he acts there for you at \
         once. He stays there until somebody catches him or a card calls him home.",
    ),
    (
        Place::SultansPalace,
        "Deliver all goods that the board shows here and take a ruby. Every ruby makes the \
         next one dearer by one good. “+1” means one good of your choice.",
    ),
    (
        Place::SmallMosque,
        "Have as many red or green goods as the tile shows, give one of them and take the \
         tile with its power. Whoever has both tiles of this mosque gets a ruby.",
    ),
    (
        Place::GreatMosque,
        "Have as many yellow or blue goods as the tile shows, give one of them and take the \
         tile with its power. Whoever has both tiles of this mosque gets a ruby.",
    ),
    (
        Place::GemstoneDealer,
        "Pay the price in Lira that the board shows and take a ruby. Every ruby makes the next \
         one dearer by 1 Lira.",
    ),
];

const CARDS: &[(Card, &str)] = &[
    (Card::OneGood, "Take one good of your choice. In your turn, but not during an action."),
    (Card::FiveLira, "Take 5 Lira, at any moment of your turn."),
    (Card::LongWay, "Move 3 or 4 steps this time, not 1 or 2."),
    (
        Card::Stay,
        "Do not move this time. You act where you stand as if you had just come: with an \
         assistant, and paying the merchants there.",
    ),
    (
        Card::AssistantBack,
        "One of your assistants comes back to your merchant, while you move or right after it.",
    ),
    (
        Card::FamilyHome,
        "Your family member goes back to the Police Station, and you take 3 Lira or a card. At \
         any moment of your turn.",
    ),
    (
        Card::TwicePalace,
        "After a delivery to the Sultan: deliver once more, at the new price, for one more ruby.",
    ),
    (Card::TwicePostOffice, "After the mail: take what the Post Office offers next as well."),
    (Card::TwiceDealer, "After buying a ruby at the Gemstone Dealer: buy one more."),
    (
        Card::AnyGoods,
        "At the Small Market: sell one to five goods of any kinds, whatever the tile asks for.",
    ),
];
