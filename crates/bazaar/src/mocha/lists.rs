//! What Mocha & Baksheesh puts into the lists of the rules (`base/lists.rs` says what
//! a row holds).

macro_rules! mocha {
    (expansions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { expansions [$($then),*] $($rows)*
        /// Mocha & Baksheesh.
        Mocha, "mocha", has_mocha {
            places: Place::MOCHA,
            cards: Card::MOCHA,
            rubies: 5,
            first_game: [16, 15, 18, 3, 10, 8, 1, 7, 17, 4, 2, 19, 6, 12, 9, 20, 11, 5, 14, 13],
        }
    } };

    (places [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { places [$($then),*] $($rows)* mocha {
        RoastingPlant = 17, "Roasting Plant";
        GuildHall = 18, "Guild Hall";
        Tavern = 19, "Tavern";
        CoffeeHouse = 20, "Coffee House";
    } } };

    // 18 cards; sureness of the numbers of copies: likely (docs/rules/provenance.md).
    (cards [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { cards [$($then),*] $($rows)* mocha {
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

    (encounters [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { encounters [$($then),*] $($rows)*
        Action::Trader { .. } => CoffeeTrader;
    } };

    (steps [$next:path $(, $then:path)*] { $($asks:tt)* } { $($chances:tt)* } { $($automatic:tt)* }) => { $next! { steps [$($then),*] {
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

    (rolls [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { rolls [$($then),*] $($rows)*
        /// Where the coffee trader goes.
        CoffeeTrader;
        /// With the bonus card: each die yields something.
        Yield;
    } };

    (actions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { actions [$($then),*] $($rows)* mocha {
        /// Play a guild card instead of a turn.
        "guild" Extra Guild { guild: GuildCard };
        /// Discard this guild card.
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
        /// Take 2 coffee with the card.
        "two-coffee" Extra TwoCoffee {};
        /// Draw a guild card for 2 coffee with the card.
        "coffee-guild" Extra CoffeeGuild {};
        /// Take 8 Lira for 1 coffee with the card.
        "coffee-lira" Extra CoffeeLira {};
        /// Roll two dice with the card; each brings something.
        "dice-yield" Extra DiceYield {};
        /// Begin a swap of up to three goods with the card.
        "swap" Extra Swap {};
        /// Give this ware.
        "give" Choice Give { ware: Ware };
        /// Take this ware.
        "receive" Choice Receive { ware: Ware };
        /// Turn a die to 6 with the card.
        "six" Extra Six { die: Die };
        /// This guild card comes from the deck.
        "draw-guild" Outcome DrawGuild { guild: GuildCard };
    } } };

    (questions [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { questions [$($then),*] $($rows)*
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

    (events [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { events [$($then),*] $($rows)*
        /// Coffee comes in.
        CoffeeGained { seat: Seat, coffee: u32 },
        /// Coffee is paid.
        CoffeePaid { seat: Seat, coffee: u32 },
        /// A guild card of the deck.
        GuildDrawn {
            seat: Seat,
            /// Only its owner sees which.
            guild: Option<GuildCard>,
        },
        /// A guild card is carried out.
        GuildPlayed { seat: Seat, guild: GuildCard },
        /// A guild card was discarded unplayed.
        GuildDiscarded { seat: Seat, guild: GuildCard },
        /// The discarded guild cards became a deck of so many.
        GuildShuffled { cards: u8 },
        /// The barrier stands somewhere else.
        BarrierPut { seat: Seat, between: Edge },
        /// The action of a place beside the barrier is about to be carried out.
        BarrierUsed { seat: Seat, place: Place },
        /// A tavern tile was taken.
        TavernTileTaken { seat: Seat, kind: TavernTile },
        /// The baksheesh tile now asks for these.
        BaksheeshTurned { goods: Goods },
    } };

    (chances [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { chances [$($then),*] $($rows)*
        /// A guild card of the face-down deck.
        Guild { draw: GuildDraw } => Guild;
    } };

    (figures [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { figures [$($then),*] $($rows)*
        /// He gives coffee.
        CoffeeTrader,
    } };

    (amounts [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { amounts [$($then),*] $($rows)*
        /// Coffee.
        #[serde(skip_serializing_if = "is_zero")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
        pub coffee: u32,
        /// Guild cards given up.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<GuildCard>>"))]
        pub guild_cards: Vec<GuildCard>,
        /// Tavern tiles.
        #[serde(skip_serializing_if = "Vec::is_empty")]
        #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<TavernTile>>"))]
        pub tavern_tiles: Vec<TavernTile>,
    } };

    (movements [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { movements [$($then),*] $($rows)*
        /// The barrier.
        Barrier {
            /// The two places it stands between then.
            between: Edge,
        },
    } };

    (reveals [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { reveals [$($then),*] $($rows)*
        /// A guild card.
        Guild,
    } };

    (reasons [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { reasons [$($then),*] $($rows)*
        /// It would be done with the tavern tile of this kind.
        TavernTileNotOwned => "the tavern tile is not owned";
        /// The barrier stands between two places side by side.
        NotNeighbours => "these places do not lie side by side";
        /// Only across the barrier of somebody else.
        BehindBarrier {
            /// How far it is around the barrier.
            steps: u8,
        } => "behind the barrier of somebody else: {steps} steps away";
    } };

    (missing [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { missing [$($then),*] $($rows)*
        /// Coffee.
        coffee, "coffee";
    } };

    // Of everything else there is nothing in this box.
    ($list:ident [$next:path $(, $then:path)*] $($rows:tt)*) => {
        $next! { $list [$($then),*] $($rows)* }
    };
}
pub(crate) use mocha;
