//! What Letters & Seals puts into the lists of the rules (`base/lists.rs` says what
//! a row holds).

macro_rules! letters {
    (expansions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { expansions [$($then),*] $($rows)*
        /// Letters & Seals.
        Letters, "letters", has_letters {
            places: Place::LETTERS,
            cards: Card::WITH_LETTERS,
            rubies: 0,
            first_game: [9, 1, 4, 21, 3, 15, 6, 7, 11, 22, 13, 24, 12, 14, 8, 10, 2, 23, 5, 16],
        }
    } };

    (places [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { places [$($then),*] $($rows)* letters {
        Embassy = 21, "Embassy";
        Kiosk = 22, "Kiosk";
        AuctionHouse = 23, "Auction House";
        SecretSociety = 24, "Secret Society";
        Catacombs = 25, "Catacombs";
    } } };

    // 28 cards; sureness of the numbers of copies and of the three colours of good and Lira:
    // reconstructed (docs/rules/provenance.md).
    (cards [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { cards [$($then),*] $($rows)* letters {
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

    (encounters [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { encounters [$($then),*] $($rows)*
        Action::Courier {} => Courier;
    } };

    (steps [$next:path $(, $then:path)*] { $($asks:tt)* } { $($chances:tt)* } { $($automatic:tt)* }) => { $next! { steps [$($then),*] {
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

    (rolls [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { rolls [$($then),*] $($rows)*
        /// Where the courier goes.
        Courier;
        /// With the bonus card of Letters & Seals: the sum yields something.
        LetterYield;
        /// One die for a tile of the Kiosk; both dice are the same one.
        Kiosk;
    } };

    (draws [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { draws [$($then),*] $($rows)*
        /// With a tile of the Kiosk.
        Kiosk;
        /// For the highest bid.
        Auction;
        /// The Governor's, with the card that calls on him from afar; it is laid down after the draw.
        FromAfar;
    } };

    (actions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { actions [$($then),*] $($rows)* letters {
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
        /// Give this letter up.
        "discard-letter" Choice DiscardLetter { letter: Letter };
        /// Bid so many Lira.
        "bid" Choice Bid { lira: Bid };
        /// Bid no more.
        "pass" Decline Pass {};
        /// Take a ruby of this place for six seals.
        "society" Choice Society { from: Place };
        /// Where the Catacombs lead.
        "emerge" Choice Emerge { to: Place };
        /// Meet the courier.
        "courier" Extra Courier {};
        /// Give up seals for another turn.
        "bonus-turn" Extra BonusTurn {};
        /// Draw a letter with the card.
        "one-letter" Extra OneLetter {};
        /// Roll two dice with the card: Lira, and perhaps a letter.
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
    }
    // What came after the networks were trained stands behind all other actions.
    later {
        /// A hundred Lira, and more: the rest of the bid is asked for next.
        "bid-hundred" Choice BidHundred {};
    } } };

    (questions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { questions [$($then),*] $($rows)*
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

    (events [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { events [$($then),*] $($rows)*
        /// A letter lies open in front of a player.
        LetterDrawn { seat: Seat, letter: Place },
        /// A letter reached the place it names.
        LetterDelivered { seat: Seat, letter: Place },
        /// A letter was given up.
        LetterDiscarded { seat: Seat, letter: Letter },
        /// The discarded letters became a pile of so many.
        LettersShuffled { letters: u8 },
        /// The companion was put beside the merchant.
        CompanionEntered { seat: Seat, place: Place },
        /// The companion went somewhere.
        CompanionMoved { seat: Seat, from: Place, to: Place },
        /// The companion comes to his owner, from the board or from the supply.
        CompanionHome { seat: Seat, from: Option<Place> },
        /// The family member walked, with the card.
        FamilyWalked { seat: Seat, from: Place, to: Place },
        /// A tile of the Kiosk lies open.
        KioskRevealed { tile: KioskTile },
        /// The used tiles of the Kiosk became a pile of so many.
        KioskShuffled { tiles: u8 },
        /// A player chose this tile.
        KioskTaken { seat: Seat, tile: KioskTile },
        /// The tile takes effect.
        KioskUsed { seat: Seat, tile: KioskTile },
        /// The tile is turned over without being used.
        KioskLeft { seat: Seat, tile: KioskTile },
        /// One die was rolled.
        DieRolled { seat: Seat, number: u8 },
        /// Somebody bids more.
        BidMade { seat: Seat, lira: u32 },
        /// Somebody bids no more.
        BidPassed { seat: Seat },
        /// The highest bid wins the cards.
        AuctionWon { seat: Seat, lira: u32 },
        /// The winner of an auction pays the player whose turn it is.
        BidPaid { seat: Seat, to: Seat, lira: u32 },
        /// The copy card stands for this one.
        CardCopied { seat: Seat, card: Card },
        /// Seals were given for another turn.
        BonusTurn { seat: Seat },
    } };

    (chances [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { chances [$($then),*] $($rows)*
        /// A letter of the face-down pile.
        Letter { draw: LetterDraw } => Letter;
        /// A tile of the Kiosk.
        Kiosk => Tile;
        /// One die, for a tile of the Kiosk.
        Die => Dice;
    } };

    (figures [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { figures [$($then),*] $($rows)*
        /// He gives a letter.
        Courier,
    } };

    (amounts [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { amounts [$($then),*] $($rows)*
        /// Letters given up.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Letter>>"))]
        pub letters: Vec<Letter>,
    } };

    (movements [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { movements [$($then),*] $($rows)*
        /// The companion, to a place or home to his owner.
        Companion {
            /// Whose.
            seat: Seat,
            /// Where he stands then; nowhere if he is with his owner.
            to: Option<Place>,
        },
    } };

    (reveals [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { reveals [$($then),*] $($rows)*
        /// A letter.
        Letter,
    } };

    (reasons [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { reasons [$($then),*] $($rows)*
        /// The companion is not where he would have to be.
        NoCompanion => "the companion is not there";
        /// There is no such letter in front of the player.
        NoLetter => "there is no such letter";
        /// Somebody bids as much or more.
        BidTooLow {
            /// The highest bid so far.
            lira: u32,
        } => "a bid must be higher than {lira} Lira";
        /// It was used in this round of the table.
        OncePerRound => "once per round, already used";
    } };

    (missing [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { missing [$($then),*] $($rows)*
        /// Seals on letters.
        seals, "seals";
    } };

    // Of everything else there is nothing in this box.
    ($list:ident [$next:path $(, $then:path)*] $($rows:tt)*) => {
        $next! { $list [$($then),*] $($rows)* }
    };
}
pub(crate) use letters;
