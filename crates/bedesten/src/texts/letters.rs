//! Letters & Seals, explained.

use bazaar::{Card, Place};

#[expect(clippy::wildcard_enum_match_arm, reason = "a box explains what is its own")]
pub(super) const fn place(place: Place) -> &'static str {
    match place {
        Place::Embassy => "Take two letters.",
        Place::Kiosk => {
            "Take a letter. Then one tile more than there are players is revealed: everybody takes \
             one in turn and may use it, and the last one is yours as well."
        }
        Place::AuctionHouse => {
            "Take a good of your choice. Then two bonus cards are auctioned: you open, everybody \
             else bids or passes once, and you may bid once more. The others pay you, you pay the \
             bank. You need at least 1 Lira."
        }
        Place::SecretSociety => {
            "Give letters with six seals and take a ruby of 13, 16 or 20. The first three visits \
             also bring 3, 2 and 1 Lira."
        }
        Place::Catacombs => {
            "Take a good or a coffee. Then your figure goes to any other place, where it does \
             nothing more."
        }
        _ => "",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a box explains what is its own")]
pub(super) const fn card(card: Card) -> &'static str {
    match card {
        Card::OneLetter => "Take a letter, at any moment of your turn.",
        Card::DiceLetter => {
            "Roll two dice: up to 5 bring 4 Lira, 6 to 8 a letter and 2 Lira, 9 or more 7 Lira. In \
             your turn, but not during an action."
        }
        Card::GoodLira => {
            "Give a good or a coffee and take 7 Lira. In your turn, but not during an action."
        }
        Card::RedAndLira => "Take a red good and 3 Lira. In your turn, but not during an action.",
        Card::GreenAndLira => {
            "Take a green good and 3 Lira. In your turn, but not during an action."
        }
        Card::YellowAndLira => {
            "Take a yellow good and 3 Lira. In your turn, but not during an action."
        }
        Card::Copy => "Use it as the card on top of the open discard pile.",
        Card::FamilyWalk => {
            "Instead of your turn: your family member goes to a place beside his own and acts \
             there. Not from or to the Police Station."
        }
        Card::Jump => {
            "Move to a place with another player's merchant, however far. You do not pay him."
        }
        Card::TwoSteps => "Your companion moves two steps this time.",
        Card::FromAfar => {
            "Use the Governor, the Smuggler, the courier or the coffee trader wherever he is, at \
             his price. In your turn, but not during an action."
        }
        Card::TwiceMosque => "After taking a mosque tile: take another at the same mosque.",
        Card::TwiceSociety => "After a ruby of the Secret Society: take another for six seals.",
        Card::Anywhere => "Pay 3 Lira and move to any place.",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use bazaar::{Card, Place};

    #[test]
    fn every_place_and_every_card_is_explained() {
        for place in Place::ALL {
            assert!(!super::super::place(place).is_empty(), "{place:?}");
        }
        for card in Card::ALL {
            assert!(!super::super::card(card).is_empty(), "{card:?}");
        }
    }
}
