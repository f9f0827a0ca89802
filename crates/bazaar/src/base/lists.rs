//! What the base game puts into the lists of the rules: its rows of places, cards, encounters,
//! steps, actions, questions, events.
//!
//! Every box has such a file. A list is put together by a chain: each box adds its rows and hands
//! them on to the next one, and the last link of the chain makes something of all of them.

macro_rules! base_places {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* base {
        Wainwright = 1, "Wainwright";
        FabricWarehouse = 2, "Fabric Warehouse";
        SpiceWarehouse = 3, "Spice Warehouse";
        FruitWarehouse = 4, "Fruit Warehouse";
        PostOffice = 5, "Post Office";
        Caravansary = 6, "Caravansary";
        Fountain = 7, "Fountain";
        BlackMarket = 8, "Black Market";
        TeaHouse = 9, "Tea House";
        LargeMarket = 10, "Large Market";
        SmallMarket = 11, "Small Market";
        PoliceStation = 12, "Police Station";
        SultansPalace = 13, "Sultan's Palace";
        SmallMosque = 14, "Small Mosque";
        GreatMosque = 15, "Great Mosque";
        GemstoneDealer = 16, "Gemstone Dealer";
    } } };
}
pub(crate) use base_places;

// A card: the answer that plays it, its name in notation, its title, how many copies there are,
// and when it may be played. The 26 cards of the box; sureness of the numbers of copies: likely
// (docs/rules/provenance.md).
macro_rules! base_cards {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* base {
        Action::OneGood { .. } => OneGood, "one-good", "1 good", 4, Timing::Outside;
        Action::FiveLira {} => FiveLira, "five-lira", "5 Lira", 4, Timing::Free;
        Action::LongWay { .. } => LongWay, "long-way", "Long way (3–4)", 4, Timing::Move;
        Action::Stay {} => Stay, "stay", "Stay", 2, Timing::Move;
        Action::AssistantBack { .. } => AssistantBack, "assistant-back", "Assistant back", 2, Timing::Movement;
        Action::FamilyHome { .. } => FamilyHome, "family-home", "Family home", 2, Timing::Free;
        Action::Again {} => TwicePalace, "twice-palace", "Twice: Sultan's Palace", 2, Timing::After(Place::SultansPalace);
        Action::Again {} => TwicePostOffice, "twice-post-office", "Twice: Post Office", 2, Timing::After(Place::PostOffice);
        Action::Again {} => TwiceDealer, "twice-dealer", "Twice: Gemstone Dealer", 2, Timing::After(Place::GemstoneDealer);
        Action::AnyGoods {} => AnyGoods, "any-goods", "Any goods at 11", 2, Timing::With(Place::SmallMarket);
    } } };
}
pub(crate) use base_cards;

// Whom a figure meets in phase 4, in the order in which they are listed to people.
macro_rules! base_encounters {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        Action::Catch { .. } => Catch;
        Action::Governor {} => Governor;
        Action::Smuggler { .. } => Smuggler;
    } };
}
pub(crate) use base_encounters;

// What is asked, what chance decides, what goes on by itself.
macro_rules! base_steps {
    ([$next:ident $($then:ident)*] { $($asks:tt)* } { $($chances:tt)* } { $($automatic:tt)* }) => { $next! { [$($then)*] {
        $($asks)*
        Move;
        Assistant;
        PayMerchants;
        /// The action of a place.
        Act { place: Place, actor: Actor };
        WarehouseExtra;
        /// The second card at the Caravansary.
        CaravansaryTake;
        CaravansaryDiscard;
        /// Which assistants the Fountain calls back, besides those up to this place.
        Recall { after: Place };
        /// Dice that may still be changed.
        ChangeRoll { roll: Roll, dice: Dice };
        BlackMarketGood;
        Sell { sale: Sale };
        GovernorPay;
        SmugglerPay;
        /// The palace once more with its card: which wild goods?
        DeliverAgain;
        /// The rest of the turn: encounters, and doing it again while the action phase is open (B-77).
        Finish { again: Option<Place> };
        FinalCards;
    } {
        $($chances)*
        /// The first card of this seat.
        Deal { seat: Seat };
        /// Two dice.
        RollDice { roll: Roll };
        /// A card from the face-down pile.
        DrawCard { draw: Draw };
        /// A demand tile nobody has seen yet.
        TurnDemand { market: Market };
    } {
        $($automatic)*
    } } };
}
pub(crate) use base_steps;

// What two dice are rolled for.
macro_rules! base_rolls {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        /// At the Tea House, after this announcement.
        TeaHouse { number: u8 };
        /// At the Black Market; the other good is taken already, or comes afterwards.
        BlackMarket { good_taken: bool };
        Governor;
        Smuggler;
        /// For this neutral merchant, counted from 0.
        Neutral { merchant: u8 };
    } };
}
pub(crate) use base_rolls;

// What a card is drawn for.
macro_rules! base_draws {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        /// The card every player begins with.
        Deal;
        FirstOfCaravansary;
        SecondOfCaravansary;
        /// The reward for a family member caught.
        Catch;
        /// The reward of the card that calls the own family member home; the card is laid down after
        /// the draw (B-61).
        FamilyHome;
        Governor;
    } };
}
pub(crate) use base_draws;

// An action: its name in notation, what it is for, its name, and what it says. Their order fixes
// the ids.
macro_rules! base_actions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* base {
        "move" Destination Move { to: Place };
        /// Move 3 or 4 steps with the card.
        "long-way" Destination LongWay { to: Place };
        /// Stay with the card.
        "stay" Destination Stay {};
        "leave" Go Leave {};
        "pick-up" Go PickUp {};
        "pick-up-neutral" Go PickUpNeutral {};
        /// Use no assistant, or pay nobody: the turn ends.
        "stop" Decline Stop {};
        /// Pay all merchants met.
        "pay" Go Pay {};
        /// Carry the action of a place out where there is only one way to.
        "act" Go Act {};
        /// Go on without it, or without the next step of it.
        "skip" Decline Skip {};
        /// Enough.
        "done" Decline Done {};
        "take" Choice Take { good: Good };
        "take-pile" Choice TakePile {};
        "take-discard" Choice TakeDiscard {};
        "discard" Choice Discard { card: Card };
        "recall-all" Go RecallAll {};
        "recall" Choice Recall { from: Place };
        "roll-first" Choice RollFirst {};
        "announce" Choice Announce { number: Announcement };
        "keep" Decline Keep {};
        "turn" Choice Turn { die: Die };
        "reroll" Choice Reroll {};
        "sell" Choice Sell { good: Good };
        /// Sell any goods with the card.
        "any-goods" Extra AnyGoods {};
        "send" Destination Send { to: Place };
        "deliver" Choice Deliver { wild: Wild };
        "tile" Choice Tile { good: Good };
        /// Carry the action out once more with the card that repeats it.
        "again" Extra Again {};
        "catch" Extra Catch { seat: Seat, reward: Reward };
        "governor" Extra Governor {};
        "smuggler" Extra Smuggler { good: Good };
        "pay-lira" Choice PayLira {};
        "pay-good" Choice PayGood { good: Good };
        "end" Decline End {};
        "one-good" Extra OneGood { good: Good };
        "five-lira" Extra FiveLira {};
        "family-home" Extra FamilyHome { reward: Reward };
        "assistant-back" Extra AssistantBack { from: Place };
        /// The yellow mosque tile.
        "call-back" Extra CallBack { from: Place };
        "dice" Outcome Dice { dice: Dice };
        "draw" Outcome Draw { card: Card };
        "demand" Outcome Demand { tile: DemandTile };
    } } };
}
pub(crate) use base_actions;

// What the player on turn is asked.
macro_rules! base_questions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        /// Where to?
        Move,
        /// Leave an assistant, pick one up, or stop?
        Assistant { place: Place },
        /// Pay the merchants met, or stop?
        PayMerchants {
            lira: u32,
            /// How many of them are neutral: paying them means rolling for them.
            neutral: u8,
        },
        /// Carry out the action of this place?
        Act {
            place: Place,
            /// The family member acts, not the merchant.
            family: bool,
        },
        /// One more good at the warehouse, with the green tile?
        WarehouseExtra,
        /// The second card: from which pile?
        CaravansaryTake,
        /// Which card goes?
        CaravansaryDiscard,
        /// Who else comes back?
        Recall,
        /// Keep this roll?
        ChangeRoll { roll: Roll, dice: Dice },
        /// Which good goes with the roll?
        BlackMarketGood,
        /// What else is sold?
        Sell { market: Market, sold: u8, any: bool },
        /// Which wild goods go to the Sultan, the second time?
        DeliverAgain,
        /// How is the Governor paid?
        GovernorPay,
        /// How is the Smuggler paid?
        SmugglerPay,
        /// Anything else?
        Finish {
            /// The place whose action may be carried out once more with its card.
            again: Option<Place>,
        },
        /// Which cards are cashed after the last round?
        FinalCards,
    } };
}
pub(crate) use base_questions;

// What happened. The log and every preview are made from these.
macro_rules! base_events {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        TurnBegan { seat: Seat },
        Moved { seat: Seat, from: Place, to: Place },
        Stayed { seat: Seat, place: Place },
        AssistantLeft { seat: Seat, place: Place, neutral: bool },
        AssistantPickedUp { seat: Seat, place: Place, neutral: bool },
        /// By the Fountain, the card or the yellow tile.
        AssistantReturned { seat: Seat, from: Place },
        /// The fifth one, with the blue tile.
        AssistantGained { seat: Seat },
        /// The turn ended at once: no assistant used, or nobody paid.
        Stopped { seat: Seat, place: Place },
        ActionSkipped { seat: Seat, place: Place },
        LiraGained { seat: Seat, lira: u32 },
        LiraPaid { seat: Seat, lira: u32 },
        MerchantPaid { seat: Seat, to: Seat, lira: u32 },
        GoodGained {
            seat: Seat,
            good: Good,
            count: u8,
            /// What did not fit on the wheelbarrow.
            lost: u8,
        },
        GoodsPaid { seat: Seat, goods: Goods },
        Sold { seat: Seat, market: Market, sold: u8, lira: u32 },
        DemandTurned { market: Market, tile: DemandTile },
        MailMoved { down: u8 },
        WheelbarrowExtended { seat: Seat, capacity: u8 },
        MosqueTileTaken { seat: Seat, good: Good },
        RubyGained { seat: Seat, rubies: u8, from: Place },
        CardDrawn {
            seat: Seat,
            /// Only its owner sees which.
            card: Option<Card>,
        },
        CardTaken { seat: Seat, card: Card },
        CardPlayed { seat: Seat, card: Card },
        CardDiscarded { seat: Seat, card: Card },
        PileShuffled { cards: u8 },
        Announced { seat: Seat, number: u8 },
        Rolled { seat: Seat, roll: Roll, dice: Dice },
        DiceTurned { seat: Seat, dice: Dice },
        FamilySent { seat: Seat, to: Place },
        FamilyCalledHome { seat: Seat, from: Place },
        FamilyCaught { seat: Seat, of: Seat, place: Place },
        FigureMoved { figure: Figure, from: Place, to: Place },
        CaravanLeader { seat: Seat },
        TurnEnded { seat: Seat },
        /// Somebody has enough rubies: this round is the last.
        LastRound { seat: Seat, rubies: u8 },
        GameOver,
    } };
}
pub(crate) use base_events;
