//! Letters & Seals in words: letters, companions, the draft, the auction.

use bazaar::{
    Action, Card, Event, Figure, KioskTile, Missing, Place, Question, Reveals, Roll, SealsFor, View,
};

use super::{
    Names,
    boxes::Wording,
    card,
    events::{Told, by},
    mocha::ware_words,
    place as place_name, plural, stuff,
};

const COURIER: &str = "the courier";

/// Letters, companions, the draft, the auction.
pub(super) struct Letters;

impl Wording for Letters {
    fn places(&self) -> &'static [(Place, &'static str)] {
        PLACES
    }

    fn cards(&self) -> &'static [(Card, &'static str)] {
        CARDS
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn question(&self, asked: Question, _: &View) -> Option<String> {
        Some(match asked {
            Question::GiveLetters { what_for: SealsFor::BonusTurn, seals } => {
                format!("{seals} of 3 seals given for another turn. Which letter?")
            }
            Question::GiveLetters { what_for: SealsFor::Ruby(_), seals } => {
                format!("{seals} of 6 seals given for the ruby. Which letter?")
            }
            Question::Kiosk => "Which tile do you take?".to_owned(),
            Question::KioskUse { tile, .. } => format!("{}. Do you use it?", kiosk_words(tile)),
            Question::KioskTake => "Which good do you take?".to_owned(),
            Question::Auction { named, .. } if named > 0 => {
                format!("{named} Lira and how many more?")
            }
            Question::Auction { by: None, .. } => "Two bonus cards: your opening bid?".to_owned(),
            Question::Auction { lira, .. } => format!("The bid is {lira} Lira. Do you bid more?"),
            Question::CourierPay => "Courier: pay 2 Lira or 1 letter?".to_owned(),
            Question::ActAgain { place: at } => format!("{} once more: how?", at.name()),
            Question::Emerge => "Where do the Catacombs lead?".to_owned(),
            Question::Copy { card: copied } => format!("Use it as “{}”: how?", card(copied)),
            Question::BonusTurn => "Your turn is over. Give 3 seals for another one?".to_owned(),
            _ => return None,
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn place(&self, at: Place, _: &View) -> Option<String> {
        let text = match at {
            Place::Embassy => "Take 2 letters?",
            Place::Kiosk => "Take a letter, then the tiles?",
            Place::AuctionHouse => "Which good? Then the auction.",
            Place::SecretSociety => "Give 6 seals for the ruby of which place?",
            Place::Catacombs => "Which good? Then you go anywhere.",
            _ => return None,
        };
        Some(text.to_owned())
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn act(&self, at: Place) -> Option<&'static str> {
        match at {
            Place::Embassy => Some("Take the letters"),
            Place::Kiosk => Some("Take the letter"),
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn answer(&self, action: Action, asked: Question, _: &View, names: &Names) -> Option<String> {
        Some(match action {
            Action::MoveCompanion { to } | Action::TwoSteps { to } => {
                format!("Companion: {}", to.name())
            }
            Action::Anywhere { to } | Action::Emerge { to } => to.name().to_owned(),
            Action::Jump { seat } => {
                format!("“{}”: to {} merchant", card(Card::Jump), names.possessive(seat))
            }
            Action::FamilyWalk { to } => format!("“{}”: {}", card(Card::FamilyWalk), to.name()),
            Action::Enter {} => "Put your companion beside your merchant".to_owned(),
            Action::CompanionHome {} => "Your companion comes back".to_owned(),
            Action::Kiosk { tile } => kiosk_words(tile).to_owned(),
            Action::DiscardLetter { letter } => format!(
                "The letter to {} ({})",
                place_name(letter.to),
                plural(letter.seals().into(), "seal", "seals")
            ),
            Action::Bid { lira } => {
                format!("{} Lira", named_already(asked) + u32::from(lira.lira()))
            }
            Action::BidHundred {} => format!("More than {} Lira", named_already(asked) + 100),
            Action::Pass {} => "Pass".to_owned(),
            Action::Society { from } => format!("The ruby of {}", place_name(from)),
            Action::Courier {} => "Courier: take 1 letter, then pay 2 Lira or 1 letter".to_owned(),
            Action::BonusTurn {} => "Give 3 seals for another turn".to_owned(),
            Action::GoodLira { ware } => {
                format!("“{}”: give 1 {}", card(Card::GoodLira), ware_words(ware))
            }
            Action::GoodAndLira { good } => format!("1 {good} ({}) and 3 Lira", stuff(good)),
            Action::FromAfar { figure } => format!("“{}”: {}", card(Card::FromAfar), figure.name()),
            _ => return None,
        })
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn roll(&self, roll: Roll) -> Option<&'static str> {
        match roll {
            Roll::Courier => Some(" for the courier"),
            _ => None,
        }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "a box has words for what is its own")]
    fn tell(&self, names: &Names, event: Event) -> Option<Told> {
        let by = |seat, verb, rest: String| by(names, seat, verb, rest);
        Some(match event {
            Event::LetterDrawn { seat, letter } => {
                by(seat, "takes", format!("a letter to {}", place_name(letter)))
            }
            Event::LetterDelivered { seat, letter } => {
                by(seat, "delivers", format!("a letter to {}", place_name(letter)))
            }
            Event::LetterDiscarded { seat, letter } => {
                by(seat, "gives", format!("the letter to {}", place_name(letter.to)))
            }
            Event::LettersShuffled { .. } => (None, "the letters are shuffled".to_owned()),
            Event::CompanionEntered { seat, place: at } => {
                by(seat, "puts", format!("the companion on {}", place_name(at)))
            }
            Event::CompanionMoved { seat, to, .. } => {
                by(seat, "sends", format!("the companion to {}", place_name(to)))
            }
            Event::CompanionHome { seat, .. } => by(seat, "takes", "the companion".to_owned()),
            Event::FamilyWalked { seat, to, .. } => {
                by(seat, "sends", format!("the family member to {}", place_name(to)))
            }
            Event::KioskRevealed { tile } => (None, format!("tile: {}", kiosk_words(tile))),
            Event::KioskShuffled { .. } => (None, "the kiosk tiles are shuffled".to_owned()),
            Event::KioskTaken { seat, tile } => {
                by(seat, "takes", format!("“{}”", kiosk_words(tile)))
            }
            Event::KioskUsed { seat, .. } => by(seat, "uses", "the tile".to_owned()),
            Event::KioskLeft { seat, .. } => by(seat, "leaves", "the tile unused".to_owned()),
            Event::DieRolled { seat, number } => by(seat, "rolls", number.to_string()),
            Event::BidMade { seat, lira } => by(seat, "bids", format!("{lira} Lira")),
            Event::BidPassed { seat } => by(seat, "passes", String::new()),
            Event::AuctionWon { seat, lira } => {
                by(seat, "wins", format!("the cards for {lira} Lira"))
            }
            Event::BidPaid { seat, to, lira } => {
                by(seat, "pays", format!("{lira} Lira to {}", names.object(to)))
            }
            Event::CardCopied { seat, card: copied } => {
                by(seat, "copies", format!("“{}”", card(copied)))
            }
            Event::BonusTurn { seat } => by(seat, "takes", "another turn".to_owned()),
            _ => return None,
        })
    }

    fn figure(&self, figure: Figure) -> Option<&'static str> {
        (figure == Figure::Courier).then_some(COURIER)
    }

    fn missing(&self, missing: &Missing) -> Option<String> {
        (missing.seals > 0).then(|| plural(missing.seals as usize, "seal", "seals"))
    }

    fn reveals(&self, reveals: Reveals) -> Option<&'static str> {
        (reveals == Reveals::Letter).then_some("draws a letter")
    }
}

/// What a tile of the Kiosk does.
pub(crate) const fn kiosk_words(tile: KioskTile) -> &'static str {
    const WORDS: [&str; KioskTile::COUNT as usize] = [
        "1 yellow and 1 Lira",
        "1 green and 1 Lira",
        "1 red and 1 Lira",
        "2 yellow",
        "2 green",
        "2 red",
        "1 yellow",
        "1 green",
        "1 red",
        "1 blue",
        "1 bonus card",
        "2 Lira",
        "1 coffee or 2 Lira",
        "1 coffee or 3 Lira",
        "your companion comes to you",
        "roll a die for Lira",
        "an extension for 10 Lira",
        "an extension for one good of each kind",
        "your merchant goes to the Fountain",
        "a good for a letter, or a letter for a good",
        "a card for a letter, or a letter for a card",
        "2 Lira for a letter, or a letter for 3 Lira",
        "2 Lira for a good, or a good for 3 Lira",
        "2 Lira for a card, or a card for 3 Lira",
    ];
    WORDS[(tile.number() as usize - 1) % WORDS.len()]
}

/// What is named of a bid beyond 100 Lira, which comes in parts.
const fn named_already(asked: Question) -> u32 {
    if let Question::Auction { named, .. } = asked { named } else { 0 }
}

const PLACES: &[(Place, &str)] = &[
    (Place::Embassy, "Take two letters."),
    (
        Place::Kiosk,
        "Take a letter. Then one tile more than there are players is revealed: everybody takes \
         one in turn and may use it, and the last one is yours as well.",
    ),
    (
        Place::AuctionHouse,
        "Take a good of your choice. Then two bonus cards are auctioned: you open, everybody \
         else bids or passes once, and you may bid once more. The others pay you, you pay the \
         bank. You need at least 1 Lira.",
    ),
    (
        Place::SecretSociety,
        "Give letters with six seals and take a ruby of 13, 16 or 20. The first three visits \
         also bring 3, 2 and 1 Lira.",
    ),
    (
        Place::Catacombs,
        "Take a good or a coffee. Then your figure goes to any other place, where it does \
         nothing more.",
    ),
];

const CARDS: &[(Card, &str)] = &[
    (Card::OneLetter, "Take a letter, at any moment of your turn."),
    (
        Card::DiceLetter,
        "Roll two dice: up to 5 bring 4 Lira, 6 to 8 a letter and 2 Lira, 9 or more 7 Lira. In \
         your turn, but not during an action.",
    ),
    (
        Card::GoodLira,
        "Give a good or a coffee and take 7 Lira. In your turn, but not during an action.",
    ),
    (Card::RedAndLira, "Take a red good and 3 Lira. In your turn, but not during an action."),
    (Card::GreenAndLira, "Take a green good and 3 Lira. In your turn, but not during an action."),
    (Card::YellowAndLira, "Take a yellow good and 3 Lira. In your turn, but not during an action."),
    (Card::Copy, "Use it as the card on top of the open discard pile."),
    (
        Card::FamilyWalk,
        "Instead of your turn: your family member goes to a place beside his own and acts \
         there. Not from or to the Police Station.",
    ),
    (
        Card::Jump,
        "Move to a place with another player's merchant, however far. You do not pay him.",
    ),
    (Card::TwoSteps, "Your companion moves two steps this time."),
    (
        Card::FromAfar,
        "Use the Governor, the Smuggler, the courier or the coffee trader wherever he is, at \
         his price. In your turn, but not during an action.",
    ),
    (Card::TwiceMosque, "After taking a mosque tile: take another at the same mosque."),
    (Card::TwiceSociety, "After a ruby of the Secret Society: take another for six seals."),
    (Card::Anywhere, "Pay 3 Lira and move to any place."),
];
