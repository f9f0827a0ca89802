//! What the base game puts into the lists of the rules: its rows of places, cards, encounters,
//! steps, actions, questions; `lists/seen.rs` has those of what is told and seen.
//!
//! Every box has such a file; `lists.rs` tells how they are put together.

pub(crate) mod seen;

macro_rules! base {
    // An expansion: its name, as people write it too, how to ask for it; its places and cards, how
    // many rubies lie on places of its own at first, and the layout that is printed for the first
    // game. The base game is none.
    (expansions [$next:path $(, $then:path)*] $($rows:tt)*) => {
        $next! { expansions [$($then),*] $($rows)* }
    };

    (places [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { places [$($then),*] $($rows)* base {
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

    // A card: the answer that plays it, its name in notation, its title, how many copies there are,
    // and when it may be played. The 26 cards of the box; sureness of the numbers of copies: likely
    // (docs/rules/provenance.md).
    (cards [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { cards [$($then),*] $($rows)* base {
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

    // Whom a figure meets in phase 4, in the order in which they are listed to people.
    (encounters [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { encounters [$($then),*] $($rows)*
        Action::Catch { .. } => Catch;
        Action::Governor {} => Governor;
        Action::Smuggler { .. } => Smuggler;
    } };

    // What is asked, what chance decides, what goes on by itself.
    (steps [$next:path $(, $then:path)*] { $($asks:tt)* } { $($chances:tt)* } { $($automatic:tt)* }) => { $next! { steps [$($then),*] {
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

    // What two dice are rolled for.
    (rolls [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { rolls [$($then),*] $($rows)*
        /// At the Tea House, after this announcement.
        TeaHouse { number: u8 };
        /// At the Black Market; the other good is taken already, or comes afterwards.
        BlackMarket { good_taken: bool };
        /// Where the Governor goes.
        Governor;
        /// Where the Smuggler goes.
        Smuggler;
        /// For this neutral merchant, counted from 0.
        Neutral { merchant: u8 };
    } };

    // What a card is drawn for.
    (draws [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { draws [$($then),*] $($rows)*
        /// The card every player begins with.
        Deal;
        /// The first card of the Caravansary.
        FirstOfCaravansary;
        /// The second card of the Caravansary.
        SecondOfCaravansary;
        /// The reward for a family member caught.
        Catch;
        /// The reward of the card that calls the own family member home; the card is laid down after
        /// the draw (B-61).
        FamilyHome;
        /// What the Governor gives.
        Governor;
    } };

    // An action: its name in notation, what it is for, its name, and what it says. Their order fixes
    // the ids.
    (actions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { actions [$($then),*] $($rows)* base {
        /// Go to a place one or two steps away.
        "move" Destination Move { to: Place };
        /// Move 3 or 4 steps with the card.
        "long-way" Destination LongWay { to: Place };
        /// Stay with the card.
        "stay" Destination Stay {};
        /// Leave an assistant here.
        "leave" Go Leave {};
        /// Pick the own assistant up again.
        "pick-up" Go PickUp {};
        /// Pick a neutral assistant up.
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
        /// Take a good of this colour.
        "take" Choice Take { good: Good };
        /// Take a card of the face-down pile.
        "take-pile" Choice TakePile {};
        /// Take the top card of the discard pile.
        "take-discard" Choice TakeDiscard {};
        /// Discard this card.
        "discard" Choice Discard { card: Card };
        /// Call all own assistants back.
        "recall-all" Go RecallAll {};
        /// Call the assistant at this place back.
        "recall" Choice Recall { from: Place };
        /// Roll before the other good is chosen.
        "roll-first" Choice RollFirst {};
        /// Announce a number before the roll.
        "announce" Choice Announce { number: Announcement };
        /// The dice stay as they lie.
        "keep" Decline Keep {};
        /// Turn this die to 4 with the red mosque tile.
        "turn" Choice Turn { die: Die };
        /// Roll both dice again with the red mosque tile.
        "reroll" Choice Reroll {};
        /// Sell a good of this colour.
        "sell" Choice Sell { good: Good };
        /// Sell any goods with the card.
        "any-goods" Extra AnyGoods {};
        /// Send the family member to a place.
        "send" Destination Send { to: Place };
        /// Deliver to the Sultan, with these goods for those of any kind.
        "deliver" Choice Deliver { wild: Wild };
        /// Take the mosque tile of this colour.
        "tile" Choice Tile { good: Good };
        /// Carry the action out once more with the card that repeats it.
        "again" Extra Again {};
        /// Catch the family member of this player.
        "catch" Extra Catch { seat: Seat, reward: Reward };
        /// Meet the Governor.
        "governor" Extra Governor {};
        /// Meet the Smuggler, who gives this good.
        "smuggler" Extra Smuggler { good: Good };
        /// Pay in Lira.
        "pay-lira" Choice PayLira {};
        /// Pay with this good.
        "pay-good" Choice PayGood { good: Good };
        /// End the turn.
        "end" Decline End {};
        /// Take a good of this colour with the card.
        "one-good" Extra OneGood { good: Good };
        /// Take 5 Lira with the card.
        "five-lira" Extra FiveLira {};
        /// Call the own family member home with the card.
        "family-home" Extra FamilyHome { reward: Reward };
        /// Call the assistant at this place back with the card.
        "assistant-back" Extra AssistantBack { from: Place };
        /// The yellow mosque tile.
        "call-back" Extra CallBack { from: Place };
        /// Two dice fall like this.
        "dice" Outcome Dice { dice: Dice };
        /// This card is drawn.
        "draw" Outcome Draw { card: Card };
        /// This demand tile comes up.
        "demand" Outcome Demand { tile: DemandTile };
    } } };

    // What the player on turn is asked.
    (questions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { questions [$($then),*] $($rows)*
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

    ($list:ident [$($chain:tt)*] $($rows:tt)*) => {
        $crate::base::lists::seen::seen! { $list [$($chain)*] $($rows)* }
    };
}
pub(crate) use base;
