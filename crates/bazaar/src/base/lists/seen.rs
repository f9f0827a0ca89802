//! What the base game puts into the lists of what is told and seen: events, reasons, and the parts of
//! a preview.

macro_rules! seen {
    // What happened. The log and every preview are made from these.
    (events [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { events [$($then),*] $($rows)*
        /// It is this player's turn.
        TurnBegan { seat: Seat },
        /// The merchant went somewhere.
        Moved { seat: Seat, from: Place, to: Place },
        /// The merchant stayed, with the card.
        Stayed { seat: Seat, place: Place },
        /// An assistant stays behind.
        AssistantLeft { seat: Seat, place: Place, neutral: bool },
        /// An assistant joins the stack again.
        AssistantPickedUp { seat: Seat, place: Place, neutral: bool },
        /// By the Fountain, the card or the yellow tile.
        AssistantReturned { seat: Seat, from: Place },
        /// The fifth one, with the blue tile.
        AssistantGained { seat: Seat },
        /// The turn ended at once: no assistant used, or nobody paid.
        Stopped { seat: Seat, place: Place },
        /// The action of the place was not carried out.
        ActionSkipped { seat: Seat, place: Place },
        /// Lira come in.
        LiraGained { seat: Seat, lira: u32 },
        /// Lira are paid to nobody at the table.
        LiraPaid { seat: Seat, lira: u32 },
        /// Another player is paid for the merchant met.
        MerchantPaid { seat: Seat, to: Seat, lira: u32 },
        /// Goods come onto the wheelbarrow.
        GoodGained {
            seat: Seat,
            good: Good,
            count: u8,
            /// What did not fit on the wheelbarrow.
            lost: u8,
        },
        /// Goods leave the wheelbarrow.
        GoodsPaid { seat: Seat, goods: Goods },
        /// Goods were sold, so many in all, for so many Lira.
        Sold { seat: Seat, market: Market, sold: u8, lira: u32 },
        /// The market asks for something else.
        DemandTurned { market: Market, tile: DemandTile },
        /// So many mail indicators are in the lower row now.
        MailMoved { down: u8 },
        /// The wheelbarrow holds more.
        WheelbarrowExtended { seat: Seat, capacity: u8 },
        /// The mosque tile of this colour was taken.
        MosqueTileTaken { seat: Seat, good: Good },
        /// A ruby; the player has so many now.
        RubyGained { seat: Seat, rubies: u8, from: Place },
        /// A card of the pile.
        CardDrawn {
            seat: Seat,
            /// Only its owner sees which.
            card: Option<Card>,
        },
        /// The top card of the discard pile was taken.
        CardTaken { seat: Seat, card: Card },
        /// A card was played.
        CardPlayed { seat: Seat, card: Card },
        /// A card was discarded unplayed.
        CardDiscarded { seat: Seat, card: Card },
        /// The discard pile became a pile of so many cards.
        PileShuffled { cards: u8 },
        /// A number was announced before the roll.
        Announced { seat: Seat, number: u8 },
        /// Two dice were rolled.
        Rolled { seat: Seat, roll: Roll, dice: Dice },
        /// The dice lie otherwise now.
        DiceTurned { seat: Seat, dice: Dice },
        /// The family member was sent somewhere.
        FamilySent { seat: Seat, to: Place },
        /// The own family member goes to the Police Station.
        FamilyCalledHome { seat: Seat, from: Place },
        /// Somebody else's family member goes to the Police Station.
        FamilyCaught { seat: Seat, of: Seat, place: Place },
        /// A figure that belongs to nobody was sent on.
        FigureMoved { figure: Figure, from: Place, to: Place },
        /// This player leads the caravan now.
        CaravanLeader { seat: Seat },
        /// The turn is over.
        TurnEnded { seat: Seat },
        /// Somebody has enough rubies: this round is the last.
        LastRound { seat: Seat, rubies: u8 },
        /// Nothing more is played.
        GameOver,
    } };

    // What chance has to decide, and what of it is seen then.
    (chances [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { chances [$($then),*] $($rows)*
        /// Two dice.
        Dice { roll: Roll } => Dice;
        /// A card of the face-down pile.
        Card { draw: Draw } => Card;
        /// A demand tile nobody has seen yet.
        Demand { market: Market } => Tile;
    } };

    // Figures that belong to nobody.
    (figures [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { figures [$($then),*] $($rows)*
        /// He gives a bonus card.
        Governor,
        /// He gives a good.
        Smuggler,
        /// In a game for two: the merchant of an unused colour.
        NeutralMerchant(Colour),
    } };

    // What can be paid or gained.
    (amounts [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { amounts [$($then),*] $($rows)*
        /// Lira.
        pub lira: u32,
        /// Goods.
        pub goods: Goods,
        /// Rubies.
        pub rubies: u8,
        /// Cards given up or taken openly.
        pub cards: Vec<Card>,
        /// Mosque tiles, by their colours.
        pub mosque_tiles: Vec<Good>,
        /// Extensions of the wheelbarrow.
        pub extensions: u8,
    } };

    // Figures that go somewhere.
    (movements [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { movements [$($then),*] $($rows)*
        /// The merchant with his stack.
        Merchant {
            /// Where he stood.
            from: Place,
            /// Where he stands then.
            to: Place,
        },
        /// An assistant stays behind.
        AssistantLeft {
            /// Where.
            place: Place,
        },
        /// An assistant joins the stack again.
        AssistantPickedUp {
            /// Where.
            place: Place,
        },
        /// An assistant comes back without being picked up.
        AssistantReturned {
            /// Where the assistant lay.
            from: Place,
        },
        /// The fifth assistant joins the stack.
        AssistantGained,
        /// A family member, the own one or one that is caught.
        Family {
            /// Whose.
            seat: Seat,
            /// Where the family member stands then.
            to: Place,
        },
    } };

    // What is seen after an answer that nobody could know before.
    (reveals [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { reveals [$($then),*] $($rows)*
        /// Nothing.
        #[default]
        None,
        /// One die or two.
        Dice,
        /// A bonus card.
        Card,
        /// A demand tile, or another tile.
        Tile,
    } };

    // Why not, and how it is said to people.
    (reasons [$next:path $(, $then:path)*] $($rows:tt)*) => { $next! { reasons [$($then),*] $($rows)*
        /// Nobody is asked any more.
        GameOver => "the game is over";
        /// Dice, a card or a tile are waited for.
        WaitingForChance => "dice, a card or a tile are waited for";
        /// A player is asked; chance has nothing to say now.
        NotChance => "a player is asked, not chance";
        /// Chance cannot bring this now.
        ImpossibleOutcome => "chance cannot bring this now";
        /// This is no answer to the question that is open.
        NotAnAnswer => "this is no answer to the open question";
        /// The place is nearer or farther away than one may go.
        TooFar {
            /// How far it is.
            steps: u8,
            /// How far it has to be at least.
            nearest: u8,
            /// How far it may be.
            farthest: u8,
        } => "{steps} steps away; {nearest} or {farthest} are allowed";
        /// Staying needs a card.
        MustMove => "the merchant has to leave this place";
        /// No assistant in the stack, or none of the kind at the place.
        NoAssistant => "there is no such assistant";
        /// An own assistant lies here already.
        AssistantHere => "an own assistant lies here already";
        /// What it costs is not there.
        Short {
            /// So much more would be needed.
            missing: Missing,
        } => "missing: {missing}";
        /// The wheelbarrow has all its extensions.
        Complete => "the wheelbarrow is complete";
        /// Nobody takes a second one.
        Owned => "already owned";
        /// Others have taken them all.
        NoneLeft => "none left";
        /// The family member would have to be at the Police Station.
        FamilyOut => "the family member is elsewhere";
        /// There is nobody to call home.
        FamilyIn => "the family member is at the Police Station already";
        /// The action that has begun is carried out first.
        MidAction => "not during an action";
        /// What is owed could not be paid any more.
        Owed => "what is owed could not be paid any more";
        /// It was used in this turn.
        Once => "once per turn, already used";
        /// It is done somewhere else.
        OnlyAt {
            /// Where.
            place: Place,
        } => "only at: {}", place.name();
        /// Not in this phase of the turn.
        NotNow => "not in this phase of the turn";
        /// Somebody else may have the card.
        CardNotHeld => "the card is not in the hand";
        /// It would be done with the mosque tile of this colour.
        TileNotOwned => "the mosque tile is not owned";
        /// Whom one wants to meet stands somewhere else.
        NobodyHere => "nobody to meet here";
        /// Somebody has to be caught first.
        MustCatch => "a family member has to be caught first";
        /// Everything would be as it was.
        NoEffect => "this would change nothing";
        /// The market buys other goods now.
        NotDemanded => "the demand tile does not ask for it";
    } };

    // What else can be missing, counted, stands in the boxes alone.
    (missing [$next:path $(, $then:path)*] $($rows:tt)*) => {
        $next! { missing [$($then),*] $($rows)* }
    };
}
pub(crate) use seen;
