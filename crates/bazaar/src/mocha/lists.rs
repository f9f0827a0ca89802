//! What Mocha & Baksheesh puts into the lists of the rules (`base/lists.rs` tells how they work).

macro_rules! mocha_places {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* mocha {
        RoastingPlant = 17, "Roasting Plant";
        GuildHall = 18, "Guild Hall";
        Tavern = 19, "Tavern";
        CoffeeHouse = 20, "Coffee House";
    } } };
}
pub(crate) use mocha_places;

// 18 cards; sureness of the numbers of copies: likely (docs/rules/provenance.md).
macro_rules! mocha_cards {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* mocha {
        Action::TwoCoffee {} => TwoCoffee, "two-coffee", "2 coffee", 2, Timing::Free;
        Action::CoffeeGuild {} => CoffeeGuild, "coffee-guild", "Guild card for 2 coffee", 2, Timing::Free;
        Action::CoffeeLira {} => CoffeeLira, "coffee-lira", "8 Lira for 1 coffee", 2, Timing::Free;
        Action::DiceYield {} => DiceYield, "dice-yield", "Yield of two dice", 2, Timing::Outside;
        Action::Swap {} => Swap, "swap", "Swap up to 3 goods", 2, Timing::Outside;
        Action::Six { .. } => DieToSix, "die-to-six", "Turn a die to 6", 2, Timing::Roll;
        Action::Corner { .. } => Corner, "corner", "Go to a corner", 2, Timing::Move;
        Action::Again {} => TwiceWainwright, "twice-wainwright", "Twice: Wainwright", 2, Timing::After(Place::Wainwright);
        Action::Again {} => TwiceCoffeeHouse, "twice-coffee-house", "Twice: Coffee House", 2, Timing::After(Place::CoffeeHouse);
    } } };
}
pub(crate) use mocha_cards;

macro_rules! mocha_encounters {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        Action::Trader { .. } => CoffeeTrader;
    } };
}
pub(crate) use mocha_encounters;

macro_rules! mocha_steps {
    ([$next:ident $($then:ident)*] { $($asks:tt)* } { $($chances:tt)* } { $($automatic:tt)* }) => { $next! { [$($then)*] {
        $($asks)*
        /// The Roasting Plant, after these options.
        Roast { roasted: Roasted };
        /// A guild card goes, at the Guild Hall.
        GuildDiscard;
        /// The action of which place beside the barrier?
        AtBarrier { between: Edge };
        /// The first choice of a guild card.
        GuildChoice { guild: GuildCard };
        /// Where to with the barrier that is paid for?
        TavernEdge;
        /// From where comes the ruby that is paid for?
        TavernRuby;
        /// After a guild card there is nothing left but the end of the turn (M-23).
        AfterGuild;
        Swap { swap: Swapping };
    } {
        $($chances)*
        /// A guild card from the face-down deck.
        DrawGuild { draw: GuildDraw };
    } {
        $($automatic)*
        /// A Tavern action that is named and paid for (M-19).
        TavernNext { option: TavernOption };
    } } };
}
pub(crate) use mocha_steps;

macro_rules! mocha_rolls {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        CoffeeTrader;
        /// With the bonus card: each die yields something.
        Yield;
    } };
}
pub(crate) use mocha_rolls;

macro_rules! mocha_actions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)* mocha {
        /// Play a guild card instead of a turn.
        "guild" Extra Guild { guild: GuildCard };
        "discard-guild" Choice DiscardGuild { guild: GuildCard };
        /// Put the barrier between two neighbours.
        "barrier" Choice Barrier { between: Edge };
        /// The action of this place beside the barrier.
        "use" Go Use { place: Place };
        /// Take a tavern tile.
        "tavern" Choice Tavern { kind: TavernTile };
        /// Take a ruby of this place for coffee and the goods of the baksheesh tile.
        "baksheesh" Choice Baksheesh { from: Place };
        /// The two Tavern actions of guild card 19.
        "tavern-pair" Choice TavernPair { first: TavernOption, second: TavernOption };
        /// Take coffee from the coffee trader.
        "trader" Extra Trader { payment: Payment };
        /// Move to a corner with the card.
        "corner" Destination Corner { to: Place };
        "two-coffee" Extra TwoCoffee {};
        "coffee-guild" Extra CoffeeGuild {};
        "coffee-lira" Extra CoffeeLira {};
        "dice-yield" Extra DiceYield {};
        /// Begin a swap of up to three goods with the card.
        "swap" Extra Swap {};
        "give" Choice Give { ware: Ware };
        "receive" Choice Receive { ware: Ware };
        /// Turn a die to 6 with the card.
        "six" Extra Six { die: Die };
        /// This guild card comes from the deck.
        "draw-guild" Outcome DrawGuild { guild: GuildCard };
    } } };
}
pub(crate) use mocha_actions;

macro_rules! mocha_questions {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        /// What else is roasted, at the Roasting Plant?
        Roast,
        /// Which guild card goes?
        GuildDiscard,
        /// The action of which of the two places beside the barrier?
        AtBarrier { between: Edge },
        /// The first choice of the guild card that is played: the one of its place, improved.
        GuildChoice { guild: GuildCard },
        /// Where to with the barrier that is paid for already?
        TavernEdge,
        /// From which place is the ruby that is paid for already?
        TavernRuby,
        /// Which goods are given, up to three? Or, once all are given, which are taken?
        Swap { given: u8, taken: u8, taking: bool },
    } };
}
pub(crate) use mocha_questions;

macro_rules! mocha_events {
    ([$next:ident $($then:ident)*] $($rows:tt)*) => { $next! { [$($then)*] $($rows)*
        CoffeeGained { seat: Seat, coffee: u32 },
        CoffeePaid { seat: Seat, coffee: u32 },
        GuildDrawn {
            seat: Seat,
            /// Only its owner sees which.
            guild: Option<GuildCard>,
        },
        GuildPlayed { seat: Seat, guild: GuildCard },
        GuildDiscarded { seat: Seat, guild: GuildCard },
        GuildShuffled { cards: u8 },
        BarrierPut { seat: Seat, between: Edge },
        /// The action of a place beside the barrier is about to be carried out.
        BarrierUsed { seat: Seat, place: Place },
        TavernTileTaken { seat: Seat, kind: TavernTile },
        /// The baksheesh tile now asks for these.
        BaksheeshTurned { goods: Goods },
    } };
}
pub(crate) use mocha_events;
