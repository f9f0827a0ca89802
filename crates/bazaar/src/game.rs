use tabletop::{MAX_SEATS, Seat, Turn};

use crate::{
    Card, Cards, Chance, Colour, GuildCard, Market, Place, Question, Rules, Ruleset,
    board::{Board, MOST_PLACES},
    cards::{Window, piles::Discard},
    demand::Demand,
    letters::LettersTable,
    mocha::Mocha,
    player::Player,
    step::{Actor, Step, Steps},
    versions::RulesVersion,
};

/// A game in progress.
///
/// Plain data without heap: a clone is a short copy. Two games are equal if nothing about them
/// differs, hidden cards included.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) players: [Player; MAX_SEATS],
    pub(crate) pile: Cards,
    /// The cards of the last shuffle that nobody has seen again: they are in the pile or fresh in
    /// a hand (`cards/memory.rs`).
    pub(crate) shuffled: Cards,
    /// Nobody can tell any more how many fresh cards somebody holds (`cards/memory.rs`).
    pub(crate) mixed: bool,
    pub(crate) discard: Discard,
    pub(crate) rules: Rules,
    pub(crate) board: Board,
    pub(crate) seats: u8,
    /// Whose turn it is.
    pub(crate) seat: Seat,
    pub(crate) steps: Steps,
    pub(crate) this_turn: ThisTurn,

    pub(crate) governor: Place,
    pub(crate) smuggler: Place,
    /// With two players: the merchants of the unused colours, in the order of the colours (B-69).
    pub(crate) neutral_merchants: [Place; 3],
    /// First the colours of the seats, then the unused ones in order.
    pub(crate) colours: [Colour; MAX_SEATS],
    /// How many neutral assistants lie at each place.
    pub(crate) neutral_assistants: [u8; MOST_PLACES],
    pub(crate) caravan_leader: Option<Seat>,

    /// How many mail indicators are in the lower row.
    pub(crate) mail_down: u8,
    pub(crate) small_demand: Demand,
    pub(crate) large_demand: Demand,
    /// How many tiles of each colour were taken from the mosques.
    pub(crate) tiles_taken: [u8; 4],
    pub(crate) rubies: Rubies,
    pub(crate) mocha: Mocha,
    pub(crate) letters: LettersTable,
    pub(crate) last_round: bool,
    /// By which version of the rules it began.
    pub(crate) version: RulesVersion,
}

/// Where the rubies are that nobody has yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rubies {
    pub(crate) wainwright: u8,
    pub(crate) small_mosque: u8,
    pub(crate) great_mosque: u8,
    pub(crate) palace: u8,
    pub(crate) dealer: u8,
    pub(crate) coffee_house: u8,
    /// Beside the board, for the refill.
    pub(crate) supply: u8,
}

/// What may happen once in a turn, and has or has not yet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own about the turn")]
pub(crate) struct ThisTurn {
    /// The movement phase is over (B-65).
    pub(crate) moved_on: bool,
    pub(crate) yellow_tile_used: bool,
    pub(crate) green_tile_used: bool,
    pub(crate) governor_met: bool,
    pub(crate) smuggler_met: bool,
    pub(crate) caravansary_used: bool,
    /// The red tile was used on the roll that lies there.
    pub(crate) red_tile_used: bool,
    /// A card of the movement phase was played before the move (M-11).
    pub(crate) movement_begun: bool,
    pub(crate) coffee_trader_met: bool,
    pub(crate) guild_card_played: bool,
    /// The guild card that is being carried out.
    pub(crate) guild_card: Option<GuildCard>,
    pub(crate) courier_met: bool,
    /// The family member was sent: it is he who acts (L-38).
    pub(crate) family_acts: bool,
    pub(crate) acting: Acting,
}

/// The figure of the turn: who pays in phase 2 and meets others in phase 4 (L-28).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Acting {
    #[default]
    Merchant,
    Companion,
    /// He was taken away, or it is the family member's turn: there is no phase 4.
    Nobody,
}

impl Game {
    /// Lira paid to every merchant met, to a figure, and for the tiles that cost something.
    pub(crate) const TOLL: u32 = 2;

    pub const fn rules(&self) -> Rules {
        self.rules
    }

    pub const fn ruleset(&self) -> Ruleset {
        self.rules.ruleset
    }

    #[inline]
    pub(crate) const fn seat_count(&self) -> usize {
        self.seats as usize
    }

    /// The player whose turn it is.
    #[inline]
    pub(crate) const fn me(&self) -> &Player {
        &self.players[self.seat.index()]
    }

    #[inline]
    pub(crate) const fn me_mut(&mut self) -> &mut Player {
        &mut self.players[self.seat.index()]
    }

    /// Where the figure of this turn stands, if it can meet anybody.
    #[inline]
    pub(crate) const fn meeting_place(&self) -> Option<Place> {
        match self.this_turn.acting {
            Acting::Merchant => Some(self.me().merchant),
            Acting::Companion => self.my_companion().place(),
            Acting::Nobody => None,
        }
    }

    /// Where the figure of this turn stands, else the merchant.
    #[inline]
    pub(crate) const fn figure_place(&self) -> Place {
        match self.meeting_place() {
            Some(place) => place,
            None => self.me().merchant,
        }
    }

    /// Everybody at the table, in turn order.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = (Seat, &Player)> {
        Seat::all(self.seat_count()).zip(&self.players)
    }

    /// Everybody but the player whose turn it is, in turn order.
    #[inline]
    pub(crate) fn others(&self) -> impl Iterator<Item = (Seat, &Player)> {
        self.everybody().filter(|(seat, _)| *seat != self.seat)
    }

    /// The neutral merchants of a game for two; none otherwise.
    #[inline]
    pub(crate) fn neutrals(&self) -> &[Place] {
        if self.seats == 2 { &self.neutral_merchants } else { &[] }
    }

    #[inline]
    pub(crate) const fn demand(&self, market: Market) -> &Demand {
        match market {
            Market::Small => &self.small_demand,
            Market::Large => &self.large_demand,
        }
    }

    #[inline]
    pub(crate) const fn demand_mut(&mut self, market: Market) -> &mut Demand {
        match market {
            Market::Small => &mut self.small_demand,
            Market::Large => &mut self.large_demand,
        }
    }

    /// Which cards may come in while the open question waits.
    #[inline]
    pub(crate) const fn window(&self) -> Window {
        match self.steps.top() {
            // An action inside another one belongs to it (B-58); one that must be carried out
            // is chosen together with its first step (M-24).
            Step::Act { actor: Actor::Merchant, .. } => Window::Outside,
            // Ruling L-111: the walk stands for the move, so no action has begun yet.
            Step::Act { actor: Actor::FamilyWalk, .. } => Window::Outside,
            Step::Act { actor: Actor::Family | Actor::AtBarrier, .. } => self.inside(),
            Step::AtBarrier(_) => self.inside(),
            Step::Move
            | Step::Assistant
            | Step::PayMerchants
            // Ruling B-72: an encounter is not the action of a place.
            | Step::GovernorPay
            | Step::SmugglerPay
            | Step::CourierPay
            | Step::AfterGuild
            | Step::Finish { .. } => Window::Outside,
            // Ruling L-67: only to the one whose turn it is.
            Step::KioskChoose { .. } => self.if_on_turn(true),
            // Ruling L-109: a bid that is named in parts is one choice.
            Step::AuctionBid { .. } => self.if_on_turn(self.letters.named == 0),
            Step::KioskUse { chosen, .. } => self.if_on_turn(chosen == self.seats),
            Step::ChangeRoll { roll: crate::Roll::Kiosk, .. } => self.if_on_turn(true),
            Step::WarehouseExtra
            | Step::CaravansaryTake
            | Step::CaravansaryDiscard
            | Step::ChangeRoll { .. }
            | Step::BlackMarketGood
            | Step::Roast(_)
            | Step::GuildDiscard
            | Step::TavernEdge
            | Step::TavernRuby
            // Ruling L-110: the good is there, and the way is still to be chosen.
            | Step::Emerge => Window::Inside,
            Step::Recall { .. }
            | Step::Sell(_)
            | Step::DeliverAgain
            | Step::FinalCards(_)
            | Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::Demand(_)
            | Step::GuildChoice(_)
            | Step::TavernNext(_)
            | Step::Swap(_)
            | Step::GiveLetters(_)
            | Step::KioskTake
            | Step::KioskNext { .. }
            | Step::AuctionDraw { .. }
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Copying(_)
            | Step::AfterStop
            | Step::DrawLetter(_)
            | Step::Reveal { .. }
            | Step::RollOne
            | Step::Over => Window::Closed,
        }
    }

    /// Free cards for the player whose turn it is, and nothing for the others.
    const fn if_on_turn(&self, open: bool) -> Window {
        match self.letters.on_turn {
            Some(seat) if open && seat.index() == self.seat.index() => Window::Inside,
            Some(_) | None => Window::Closed,
        }
    }

    /// The window of an action inside another one.
    const fn inside(&self) -> Window {
        if self.must_act() { Window::Closed } else { Window::Inside }
    }

    /// Whether the movement phase is still open (B-65).
    #[inline]
    pub(crate) const fn movement_is_open(&self) -> bool {
        !self.this_turn.moved_on
            && matches!(
                self.steps.top(),
                Step::Move
                    | Step::Assistant
                    | Step::PayMerchants
                    | Step::Act { actor: Actor::Merchant, .. }
            )
    }

    /// What is owed in the open question could be paid at once with these means (B-59, B-96).
    #[inline]
    pub(crate) fn could_settle(&self, lira: u32, cards: u8, goods: u32) -> bool {
        let open = self.steps.top();
        // A card played beside the debt; the debt is still open below it (M-77). What its dice
        // bring will have come by then (M-98).
        if let Step::ChangeRoll { roll, dice } = open {
            let (more_lira, more_goods) = roll.brings(dice);
            self.settles(self.steps.below(), lira + more_lira, cards, goods + more_goods)
        } else if matches!(open, Step::Swap(_)) {
            self.settles(self.steps.below(), lira, cards, goods)
        } else {
            self.settles(open, lira, cards, goods)
        }
    }

    /// Whether these means pay what this step owes.
    pub(crate) const fn settles(&self, open: Step, lira: u32, cards: u8, goods: u32) -> bool {
        match open {
            Step::CaravansaryDiscard => cards > 0,
            Step::GovernorPay => lira >= Self::TOLL || cards > 0,
            Step::SmugglerPay => lira >= Self::TOLL || goods > 0,
            Step::CourierPay => lira >= Self::TOLL || !self.my_letters().is_empty(),
            // Ruling L-81: the opening bid must stay payable.
            Step::AuctionBid { .. } => lira > 0 || self.letters.bidder.is_some(),
            Step::Deal(_)
            | Step::Move
            | Step::Assistant
            | Step::PayMerchants
            | Step::Act { .. }
            | Step::WarehouseExtra
            | Step::CaravansaryTake
            | Step::Recall { .. }
            | Step::ChangeRoll { .. }
            | Step::BlackMarketGood
            | Step::Sell(_)
            | Step::DeliverAgain
            | Step::Finish { .. }
            | Step::FinalCards(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::Demand(_)
            | Step::Roast(_)
            | Step::GuildDiscard
            | Step::AtBarrier(_)
            | Step::GuildChoice(_)
            | Step::TavernNext(_)
            | Step::TavernEdge
            | Step::TavernRuby
            | Step::AfterGuild
            | Step::Swap(_)
            | Step::GiveLetters(_)
            | Step::KioskChoose { .. }
            | Step::KioskUse { .. }
            | Step::KioskTake
            | Step::KioskNext { .. }
            | Step::AuctionDraw { .. }
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
            | Step::Copying(_)
            | Step::AfterStop
            | Step::DrawLetter(_)
            | Step::Reveal { .. }
            | Step::RollOne
            | Step::Over => true,
        }
    }

    /// The card that was played and waits to be laid down until its draw is done (B-61).
    #[expect(clippy::wildcard_enum_match_arm, reason = "no other step makes a card wait")]
    pub(crate) fn waiting_card(&self) -> Option<Card> {
        match self.steps.top() {
            Step::Draw(draw) if self.letters.copied => draw.waiting_card().and(Some(Card::Copy)),
            Step::Draw(draw) => draw.waiting_card(),
            Step::Copying(_) => Some(Card::Copy),
            _ => None,
        }
    }

    /// The seat of [`turn_now`](Self::turn_now), without the question.
    #[inline]
    pub(crate) const fn seat_asked(&self) -> Option<Seat> {
        if let Step::FinalCards(seat) = self.steps.top() {
            return Some(seat);
        }
        if self.is_chance() || matches!(self.steps.top(), Step::Over) {
            return None;
        }
        Some(self.seat)
    }

    pub(crate) fn turn_now(&self) -> Turn<Question, Chance> {
        let ask = |question| Turn::Decide(self.seat, question);
        match self.steps.top() {
            Step::Move => ask(Question::Move),
            Step::Assistant => ask(Question::Assistant { place: self.me().merchant }),
            Step::PayMerchants => ask(self.pay_question()),
            Step::Act { place, actor } => {
                let family = matches!(actor, Actor::Family | Actor::FamilyWalk);
                ask(Question::Act { place, family })
            }
            Step::WarehouseExtra => ask(Question::WarehouseExtra),
            Step::CaravansaryTake => ask(Question::CaravansaryTake),
            Step::CaravansaryDiscard => ask(Question::CaravansaryDiscard),
            Step::Recall { .. } => ask(Question::Recall),
            Step::ChangeRoll { roll, dice } => ask(Question::ChangeRoll { roll, dice }),
            Step::BlackMarketGood => ask(Question::BlackMarketGood),
            Step::Sell(sale) => {
                ask(Question::Sell { market: sale.market, sold: sale.sold, any: sale.any })
            }
            Step::DeliverAgain => ask(Question::DeliverAgain),
            Step::GovernorPay => ask(Question::GovernorPay),
            Step::SmugglerPay => ask(Question::SmugglerPay),
            Step::Finish { again } => ask(Question::Finish { again }),
            Step::AfterGuild => ask(Question::Finish { again: None }),
            Step::Roast(_) => ask(Question::Roast),
            Step::GuildDiscard => ask(Question::GuildDiscard),
            Step::AtBarrier(between) => ask(Question::AtBarrier { between }),
            Step::GuildChoice(guild) => ask(Question::GuildChoice { guild }),
            Step::TavernEdge => ask(Question::TavernEdge),
            Step::TavernRuby | Step::TavernNext(_) => ask(Question::TavernRuby),
            Step::Swap(swap) => {
                ask(Question::Swap { given: swap.given, taken: swap.taken, taking: swap.taking })
            }
            Step::GiveLetters(giving) => {
                ask(Question::GiveLetters { what_for: giving.what_for, seals: giving.seals })
            }
            Step::KioskChoose { .. } => ask(Question::Kiosk),
            Step::KioskUse { tile, chosen } => {
                ask(Question::KioskUse { tile, last: chosen == self.seats })
            }
            Step::KioskTake | Step::KioskNext { .. } => ask(Question::KioskTake),
            Step::AuctionBid { .. } | Step::AuctionDraw { .. } => {
                let LettersTable { bid: lira, bidder: by, named, .. } = self.letters;
                ask(Question::Auction { lira, by, named })
            }
            Step::CourierPay => ask(Question::CourierPay),
            Step::RecallAlso => ask(Question::Recall),
            Step::ActAgain(place) => ask(Question::ActAgain { place }),
            Step::Emerge => ask(Question::Emerge),
            Step::Copying(card) => ask(Question::Copy { card }),
            Step::AfterStop => ask(Question::BonusTurn),
            Step::DrawLetter(draw) => Turn::Chance(Chance::Letter { draw }),
            Step::Reveal { .. } => Turn::Chance(Chance::Kiosk),
            Step::RollOne => Turn::Chance(Chance::Die),
            Step::FinalCards(seat) => Turn::Decide(seat, Question::FinalCards),
            Step::Deal(_) => Turn::Chance(Chance::Card { draw: crate::Draw::Deal }),
            Step::Roll(roll) => Turn::Chance(Chance::Dice { roll }),
            Step::Draw(draw) => Turn::Chance(Chance::Card { draw }),
            Step::DrawGuild(draw) => Turn::Chance(Chance::Guild { draw }),
            Step::Demand(market) => Turn::Chance(Chance::Demand { market }),
            Step::Over => Turn::Over,
        }
    }
}
