//! What Letters & Seals puts into the lists of the rules (`base/lists.rs` tells how they work).

macro_rules! letters_places {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* letters {
        Embassy = 21, "Embassy";
        Kiosk = 22, "Kiosk";
        AuctionHouse = 23, "Auction House";
        SecretSociety = 24, "Secret Society";
        Catacombs = 25, "Catacombs";
    } } };
}
pub(crate) use letters_places;

// 28 cards; sureness of the numbers of copies and of the three colours of good and Lira:
// reconstructed (docs/rules/provenance.md).
macro_rules! letters_cards {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* letters {
        Action::OneLetter {} => OneLetter, "one-letter", "1 letter", 2, Timing::Free;
        Action::DiceLetter {} => DiceLetter, "dice-letter", "Dice: Lira and letter", 2, Timing::Outside;
        Action::GoodLira { .. } => GoodLira, "good-lira", "7 Lira for 1 good", 2, Timing::Outside;
        Action::GoodAndLira { good: Good::Red } => RedAndLira, "red-and-lira", "1 red good and 3 Lira", 2, Timing::Outside;
        Action::GoodAndLira { good: Good::Green } => GreenAndLira, "green-and-lira", "1 green good and 3 Lira", 2, Timing::Outside;
        Action::GoodAndLira { good: Good::Yellow } => YellowAndLira, "yellow-and-lira", "1 yellow good and 3 Lira", 2, Timing::Outside;
        Action::Copy {} => Copy, "copy", "Copy the top card", 2, Timing::Copied;
        Action::FamilyWalk { .. } => FamilyWalk, "family-walk", "Family walk", 2, Timing::Move;
        Action::Jump { .. } => Jump, "jump", "Go to an opponent", 2, Timing::Move;
        Action::TwoSteps { .. } => TwoSteps, "two-steps", "Companion: 2 steps", 2, Timing::Move;
        Action::FromAfar { .. } => FromAfar, "from-afar", "A figure from afar", 2, Timing::Outside;
        Action::Again {} => TwiceMosque, "twice-mosque", "Twice: a mosque", 2, Timing::AfterMosque;
        Action::Again {} => TwiceSociety, "twice-society", "Twice: Secret Society", 2, Timing::After(Place::SecretSociety);
        Action::Anywhere { .. } => Anywhere, "anywhere", "Anywhere for 3 Lira", 2, Timing::Move;
    } } };
}
pub(crate) use letters_cards;

macro_rules! letters_encounters {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        Action::Courier {} => Courier;
    } };
}
pub(crate) use letters_encounters;

macro_rules! letters_steps {
    ([$next:ident $($then:ident)*] { $($asks:tt)* } { $($chances:tt)* } { $($automatic:tt)* }) => { $next! { [$($then)*] {
        $($asks)*
        /// Letters are given up for a bonus turn or a ruby.
        GiveLetters { giving: Giving };
        /// Which tile of the Kiosk? So many have chosen already.
        KioskChoose { chosen: u8 };
        KioskUse { tile: KioskTile, chosen: u8 };
        /// A good for what was given to the Kiosk.
        KioskTake;
        /// A bid; the last one is that of the player whose turn it is.
        AuctionBid { last: bool };
        CourierPay;
        /// The companion is back; which assistants come as well?
        RecallAlso;
        /// A mosque or the Secret Society once more with its card.
        ActAgain { place: Place };
        /// Where the Catacombs lead.
        Emerge;
        /// The copy card is played; what it stands for must be carried out.
        Copying { card: Card };
        /// The turn ended at once; only a bonus turn may still be taken (L-50).
        AfterStop;
    } {
        $($chances)*
        /// A letter.
        DrawLetter { draw: LetterDraw };
        /// A tile of the Kiosk, and so many in all.
        RevealTile { left: u8 };
        /// One die, for a tile of the Kiosk.
        RollOne;
    } {
        $($automatic)*
        /// The draft goes on.
        KioskNext { chosen: u8 };
        /// The winner draws, so many cards more.
        AuctionDraw { left: u8 };
    } } };
}
pub(crate) use letters_steps;

macro_rules! letters_rolls {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        Courier;
        /// With the bonus card of Letters & Seals: the sum yields something.
        LetterYield;
        /// One die for a tile of the Kiosk; both dice are the same one.
        Kiosk;
    } };
}
pub(crate) use letters_rolls;

macro_rules! letters_draws {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        /// With a tile of the Kiosk.
        Kiosk;
        /// For the highest bid.
        Auction;
        /// The Governor's, with the card that calls on him from afar; it is laid down after the draw.
        FromAfar;
    } };
}
pub(crate) use letters_draws;

macro_rules! letters_actions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* letters {
        /// The companion goes one step: he is the figure of this turn.
        "move-companion" Destination MoveCompanion { to: Place };
        /// The companion goes two steps with the card.
        "two-steps" Destination TwoSteps { to: Place };
        /// Move anywhere for 3 Lira with the card.
        "anywhere" Destination Anywhere { to: Place };
        /// Move to the merchant of this player with the card.
        "jump" Destination Jump { seat: Seat };
        /// The family member walks and acts, with the card, instead of a turn.
        "family-walk" Destination FamilyWalk { to: Place };
        /// The companion is put beside the merchant.
        "enter" Extra Enter {};
        /// The Fountain brings the companion back to his owner.
        "companion-home" Choice CompanionHome {};
        /// Choose a tile of the Kiosk.
        "kiosk" Choice Kiosk { tile: KioskTile };
        "discard-letter" Choice DiscardLetter { letter: Letter };
        "bid" Choice Bid { lira: Bid };
        /// Bid no more.
        "pass" Decline Pass {};
        /// Take a ruby of this place for six seals.
        "society" Choice Society { from: Place };
        /// Where the Catacombs lead.
        "emerge" Choice Emerge { to: Place };
        "courier" Extra Courier {};
        /// Give up seals for another turn.
        "bonus-turn" Extra BonusTurn {};
        "one-letter" Extra OneLetter {};
        "dice-letter" Extra DiceLetter {};
        /// 7 Lira for this, with the card.
        "good-lira" Extra GoodLira { ware: Ware };
        /// This good and 3 Lira, with the card.
        "good-and-lira" Extra GoodAndLira { good: Good };
        /// Play the card that stands for the top of the discard pile.
        "copy" Extra Copy {};
        /// Use a figure wherever he is, with the card.
        "from-afar" Extra FromAfar { figure: Afar };
        /// A letter to this place comes up.
        "draw-letter" Outcome DrawLetter { letter: Place };
        /// This tile of the Kiosk is revealed.
        "reveal" Outcome Reveal { tile: KioskTile };
        /// One die.
        "one-die" Outcome OneDie { number: OneDie };
    } } };
}
pub(crate) use letters_actions;

// What came after the networks were trained stands behind all other actions.
macro_rules! letters_later_actions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* later {
        /// A hundred Lira, and more: the rest of the bid is asked for next.
        "bid-hundred" Choice BidHundred {};
    } } };
}
pub(crate) use letters_later_actions;

macro_rules! letters_questions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        /// Which letters are given up? They are named in the order of their places.
        GiveLetters { what_for: SealsFor, seals: u8 },
        /// Which of the open tiles of the Kiosk?
        Kiosk,
        /// Is this tile used, and how?
        KioskUse { tile: KioskTile, last: bool },
        /// Which good, or coffee, for what was given to the Kiosk?
        KioskTake,
        /// How much is bid for the cards, or is it passed?
        Auction {
            /// The highest bid; 0 before the first.
            lira: u32,
            by: Option<Seat>,
            /// What is named already of a bid beyond 100 Lira: hundreds. The rest is asked for.
            #[serde(skip_serializing_if = "nothing_named")]
            #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
            named: u32,
        },
        /// How is the courier paid?
        CourierPay,
        /// The action of this place once more: how?
        ActAgain { place: Place },
        /// Where do the Catacombs lead?
        Emerge,
        /// How is the card used that the copy card stands for?
        Copy { card: Card },
        /// The turn ended at once: is a bonus turn taken?
        BonusTurn,
    } };
}
pub(crate) use letters_questions;

macro_rules! letters_events {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        LetterDrawn { seat: Seat, letter: Place },
        LetterDelivered { seat: Seat, letter: Place },
        LetterDiscarded { seat: Seat, letter: Letter },
        LettersShuffled { letters: u8 },
        CompanionEntered { seat: Seat, place: Place },
        CompanionMoved { seat: Seat, from: Place, to: Place },
        /// The companion comes to his owner, from the board or from the supply.
        CompanionHome { seat: Seat, from: Option<Place> },
        FamilyWalked { seat: Seat, from: Place, to: Place },
        KioskRevealed { tile: KioskTile },
        KioskShuffled { tiles: u8 },
        KioskTaken { seat: Seat, tile: KioskTile },
        KioskUsed { seat: Seat, tile: KioskTile },
        /// The tile is turned over without being used.
        KioskLeft { seat: Seat, tile: KioskTile },
        DieRolled { seat: Seat, number: u8 },
        BidMade { seat: Seat, lira: u32 },
        BidPassed { seat: Seat },
        AuctionWon { seat: Seat, lira: u32 },
        /// The winner of an auction pays the player whose turn it is.
        BidPaid { seat: Seat, to: Seat, lira: u32 },
        /// The copy card stands for this one.
        CardCopied { seat: Seat, card: Card },
        /// Seals were given for another turn.
        BonusTurn { seat: Seat },
    } };
}
pub(crate) use letters_events;
