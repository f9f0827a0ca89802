//! Auction House 23: a good of choice, then two bonus cards are auctioned around the table (L-74).
//!
//! The player whose turn it is opens. Everybody else passes or bids higher, once; then the first
//! one may do so once more. Who is asked is the seat of the game until the cards are drawn.
//!
//! A bid has no limit but the purse of the bidder, and the list of answers must have one: a bid
//! beyond 100 Lira is named in parts, hundreds first (L-109).

use tabletop::{Answers, Sink};

use crate::{
    Action, Bid, Draw, Event, Game, Good, Place, Question, Reason, Refusal,
    Ruling::{self, L},
    pieces::{draw::draws, place::at},
    turn::{
        ask::{Ask, GoOn, Means, Window},
        draw::Drawn,
        step::{Step, steps},
        visit::Visit,
    },
};

pub(crate) const CARDS: u8 = 2;

impl Visit for at::AuctionHouse {
    #[inline(never)]
    fn answers(game: &Game, answers: &mut Answers<Action>) {
        if Self::check(game).is_ok() {
            answers.extend(Good::ALL.map(|good| Action::Take { good }));
        }
    }

    /// Ruling L-75: without money there is no action at all.
    fn check(game: &Game) -> Result<(), Refusal> {
        let lira = game.me().lira;
        if lira < 1 { Err(Refusal::short_of_lira(lira, 1, L(75))) } else { Ok(()) }
    }

    #[inline(never)]
    fn act<S: Sink<Event>>(game: &mut Game, action: Action, sink: &mut S) {
        let Action::Take { good } = action else { return };
        game.gain_good(good, 1, sink);
        // Ruling L-79: counted after the good.
        if game.can_draw() {
            game.letters.on_turn = Some(game.seat);
            game.letters.bid = 0;
            game.letters.bidder = None;
            game.steps.push(Step::AuctionBid { last: false });
        }
    }

    fn refuse(game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        let here = game.place_asked() == Some(Place::AuctionHouse);
        (here && matches!(action, Action::Take { .. })).then(|| Self::check(game))
    }

    fn wanted(_: &Game) -> Vec<Action> {
        Good::ALL.into_iter().map(|good| Action::Take { good }).collect()
    }
}

impl Drawn for draws::Auction {}

/// How much the player who is asked can bid at most.
fn most(game: &Game) -> u32 {
    let lira = game.me().lira;
    if game.version.bids_any_amount() { lira } else { lira.min(HUNDRED) }
}

/// What a bid is named in.
const HUNDRED: u32 = Bid::HIGHEST as u32;

impl Ask for steps::AuctionBid {
    fn question(self, game: &Game) -> Question {
        let letters = &game.letters;
        Question::Auction { lira: letters.bid, by: letters.bidder, named: letters.named }
    }

    fn ruling(self) -> Ruling {
        L(80)
    }

    /// Each bid is exactly one sequence: as many hundreds as leave 1 to 100 Lira, then these.
    #[inline(never)]
    fn answers(self, game: &Game, answers: &mut Answers<Action>) {
        let (named, highest) = (game.letters.named, most(game).saturating_sub(game.letters.named));
        let lowest = (game.letters.bid + 1).saturating_sub(named).max(1);
        let bids = (lowest..=highest.min(HUNDRED)).filter_map(|lira| Bid::new(lira as u8));
        answers.extend(bids.map(|lira| Action::Bid { lira }));
        if check_hundred(game).is_ok() {
            answers.push(Action::BidHundred {});
        }
        if check_pass(game).is_ok() {
            answers.push(Action::Pass {});
        }
    }

    #[inline(never)]
    fn apply<S: Sink<Event>>(self, game: &mut Game, action: Action, sink: &mut S) {
        let seat = game.seat;
        if matches!(action, Action::BidHundred {}) {
            // The question stays open for the rest of the bid.
            game.letters.named += HUNDRED;
            return;
        }
        if let Action::Bid { lira } = action {
            let lira = std::mem::take(&mut game.letters.named) + u32::from(lira.lira());
            game.letters.bid = lira;
            game.letters.bidder = Some(seat);
            sink.tell(Event::BidMade { seat, lira });
        } else {
            sink.tell(Event::BidPassed { seat });
        }
        if self.last {
            close(game, sink);
        } else {
            ask_next(game, sink);
        }
    }

    fn refuse(self, game: &Game, action: Action) -> Option<Result<(), Refusal>> {
        if let Action::Bid { lira } = action {
            Some(check_bid(game, lira))
        } else if matches!(action, Action::BidHundred {}) {
            Some(check_hundred(game))
        } else if matches!(action, Action::Pass {}) {
            Some(check_pass(game))
        } else {
            None
        }
    }

    /// Ruling L-109: a bid that is named in parts is one choice.
    fn window(self, game: &Game) -> Window {
        game.if_on_turn(game.letters.named == 0)
    }

    /// Ruling L-81: the opening bid must stay payable.
    fn settles(self, game: &Game, means: Means) -> bool {
        means.lira > 0 || game.letters.bidder.is_some()
    }

    fn is_in_action(self) -> bool {
        true
    }
}

fn check_bid(game: &Game, bid: Bid) -> Result<(), Refusal> {
    let (bid, highest) = (game.letters.named + u32::from(bid.lira()), game.letters.bid);
    if bid <= highest {
        return Err(Refusal::new(Reason::BidTooLow { lira: highest }, L(74)));
    }
    check_purse(game, bid)
}

/// Ruling L-109: a hundred more, if a higher bid can follow.
fn check_hundred(game: &Game) -> Result<(), Refusal> {
    if !game.version.bids_any_amount() {
        return Err(Refusal::new(Reason::NotAnAnswer, L(109)));
    }
    let least = game.letters.named.saturating_add(HUNDRED).max(game.letters.bid);
    check_purse(game, least.saturating_add(1))
}

/// Ruling L-76: nobody bids more than he has.
fn check_purse(game: &Game, bid: u32) -> Result<(), Refusal> {
    let lira = game.me().lira;
    if lira < bid { Err(Refusal::short_of_lira(lira, bid, L(76))) } else { Ok(()) }
}

/// The opening bid cannot be passed, nor one that is begun.
const fn check_pass(game: &Game) -> Result<(), Refusal> {
    if game.letters.named > 0 {
        Err(Refusal::new(Reason::NotAnAnswer, L(109)))
    } else if game.letters.bidder.is_some() {
        Ok(())
    } else {
        Err(Refusal::new(Reason::NotAnAnswer, L(74)))
    }
}

/// Ruling L-80: who cannot bid higher is not asked, but for the one whose turn it is.
fn ask_next<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let active = game.on_turn();
    loop {
        game.seat = game.seat.next(game.seats());
        if game.seat == active {
            if game.letters.bidder == Some(active) {
                close(game, sink);
            } else {
                game.steps.replace(Step::AuctionBid { last: true });
            }
            return;
        }
        if most(game) > game.letters.bid {
            game.steps.replace(Step::AuctionBid { last: false });
            return;
        }
        sink.tell(Event::BidPassed { seat: game.seat });
    }
}

/// The highest bid is paid: to the one whose turn it is, or to the supply.
fn close<S: Sink<Event>>(game: &mut Game, sink: &mut S) {
    let active = game.on_turn();
    let seat = game.letters.bidder.unwrap_or(active);
    let lira = game.letters.bid;
    game.seat = seat;
    sink.tell(Event::AuctionWon { seat, lira });
    if seat == active {
        game.pay_lira(lira, sink);
    } else {
        let winner = &mut game.players[seat.index()];
        winner.lira = winner.lira.saturating_sub(lira);
        let seller = &mut game.players[active.index()];
        seller.lira = seller.lira.saturating_add(lira);
        sink.tell(Event::BidPaid { seat, to: active, lira });
    }
    game.steps.replace(Step::AuctionDraw { left: CARDS });
}

/// The winner draws, as many as there are (L-79); then the turn goes on.
impl GoOn for steps::AuctionDraw {
    #[inline(never)]
    fn go_on<S: Sink<Event>>(self, game: &mut Game, sink: &mut S) {
        if self.left > 0 && game.can_draw() {
            game.steps.replace(Step::AuctionDraw { left: self.left - 1 });
            game.draw_next(Draw::Auction, sink);
        } else {
            game.seat = game.on_turn();
            game.letters.on_turn = None;
            game.steps.pop();
        }
    }
}
