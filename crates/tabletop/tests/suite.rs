//! The contract suite itself: a small honest game passes, and each dishonest one is found out.
//!
//! The game: everybody draws a hidden card from 1 to 6. In turn, each passes or swaps the own card
//! for a new one from the deck. The highest card wins.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};
use tabletop::{
    Answers, Coded, Game, NotationError, Outcomes, Picker, Ranking, Rng, Seat, Sink, Turn, Viewer,
    below, testing::Contract,
};

/// What a dishonest game does wrong.
const HONEST: u8 = 0;
const OFFERS_TWICE: u8 = 1;
const REFUSES_AN_OFFER: u8 = 2;
const ACCEPTS_ANYTHING: u8 = 3;
const SHOWS_ALL_CARDS: u8 = 4;
const LOSES_A_CARD: u8 = 5;
const CHANGES_WHEN_REFUSING: u8 = 6;
const DEPENDS_ON_LISTENERS: u8 = 7;
const RESAMPLES_THE_OWN_CARD: u8 = 8;
const NEVER_RANKS: u8 = 9;
const UNSORTED_OUTCOMES: u8 = 10;
const SKIPS_BY_THE_HAND: u8 = 11;

#[derive(Clone, Debug, PartialEq)]
struct HighCard<const FAULT: u8> {
    cards: Vec<u8>,
    deck: Vec<u8>,
    step: usize,
    swapping: bool,
    refusals: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Action {
    Pass,
    Swap,
    Card(u8),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
struct Table {
    deck: Vec<u8>,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
struct View {
    cards: Vec<Option<u8>>,
    step: usize,
}

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[error("not now")]
struct Refusal;

impl Coded for Action {
    const COUNT: u16 = 8;
    fn id(self) -> u16 {
        match self {
            Self::Pass => 0,
            Self::Swap => 1,
            Self::Card(card) => 1 + u16::from(card),
        }
    }
    fn from_id(id: u16) -> Option<Self> {
        match id {
            0 => Some(Self::Pass),
            1 => Some(Self::Swap),
            2..=7 => Some(Self::Card(id as u8 - 1)),
            _ => None,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.id())
    }
}

impl FromStr for Action {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let id = text.parse().ok().filter(|id: &u16| id.to_string() == text);
        id.and_then(Self::from_id).ok_or_else(|| NotationError::new(text))
    }
}

impl<const FAULT: u8> HighCard<FAULT> {
    const SEATS: usize = 2;

    /// Two cards are dealt; then each seat is asked once.
    fn asked(&self) -> Option<Seat> {
        (self.step >= Self::SEATS && !self.swapping)
            .then(|| Seat::new(self.step - Self::SEATS))
            .flatten()
            .filter(|seat| seat.index() < Self::SEATS)
    }
}

impl<const FAULT: u8> Game for HighCard<FAULT> {
    const NAME: &'static str = "high-card";
    const RULES_VERSION: u32 = 1;
    type Options = Table;
    type Setup = Table;
    type SetupError = Refusal;
    type Action = Action;
    type Question = ();
    type Chance = ();
    /// A card that is drawn is told of, but not which.
    type Event = Option<Action>;
    type View = View;
    type Refusal = Refusal;
    type Preview = ();
    type Blocked = ();

    fn deal(table: &Table, _: &mut dyn Picker) -> Result<Table, Refusal> {
        Ok(table.clone())
    }

    fn start(table: &Table) -> Result<Self, Refusal> {
        let deck = table.deck.clone();
        Ok(Self { cards: vec![], deck, step: 0, swapping: false, refusals: 0 })
    }

    fn seats(&self) -> usize {
        Self::SEATS
    }

    fn turn(&self) -> Turn<(), ()> {
        match self.asked() {
            Some(seat) => Turn::Decide(seat, ()),
            None if self.step == 2 * Self::SEATS => Turn::Over,
            None => Turn::Chance(()),
        }
    }

    fn legal_actions(&self, answers: &mut Answers<Action>) {
        answers.clear();
        if self.asked().is_some() {
            answers.extend([Action::Pass, Action::Swap]);
            if FAULT == OFFERS_TWICE {
                answers.push(Action::Pass);
            }
        }
    }

    fn chance_outcomes(&self, outcomes: &mut Outcomes<Action>) {
        outcomes.clear();
        if let Turn::Chance(()) = self.turn() {
            let mut deck = self.deck.clone();
            deck.sort_unstable();
            if FAULT == UNSORTED_OUTCOMES {
                deck.reverse();
            }
            outcomes.extend(deck.into_iter().map(|card| (Action::Card(card), 1)));
        }
    }

    fn check(&self, action: Action) -> Result<(), Refusal> {
        if FAULT == ACCEPTS_ANYTHING && self.turn() != Turn::Over {
            return Ok(());
        }
        if FAULT == REFUSES_AN_OFFER && action == Action::Swap {
            return Err(Refusal);
        }
        match (action, self.turn()) {
            (Action::Pass | Action::Swap, Turn::Decide(..)) => Ok(()),
            (Action::Card(card), Turn::Chance(())) if self.deck.contains(&card) => Ok(()),
            _ => Err(Refusal),
        }
    }

    fn play<S: Sink<Option<Action>>>(
        &mut self,
        action: Action,
        sink: &mut S,
    ) -> Result<(), Refusal> {
        if let Err(refusal) = self.check(action) {
            self.refusals += u32::from(FAULT == CHANGES_WHEN_REFUSING);
            return Err(refusal);
        }
        self.apply_action(action, sink);
        // As if somebody had written the telling into the rules.
        self.refusals += u32::from(FAULT == DEPENDS_ON_LISTENERS);
        Ok(())
    }

    fn apply_action<S: Sink<Option<Action>>>(&mut self, action: Action, sink: &mut S) {
        sink.tell((!matches!(action, Action::Card(_))).then_some(action));
        match action {
            Action::Pass => self.step += 1,
            Action::Swap => self.swapping = true,
            Action::Card(card) => {
                self.deck.retain(|other| *other != card);
                if self.swapping {
                    let seat = self.step - Self::SEATS;
                    let old = std::mem::replace(&mut self.cards[seat], card);
                    if FAULT != LOSES_A_CARD {
                        self.deck.push(old);
                    }
                } else {
                    self.cards.push(card);
                }
                self.swapping = false;
                self.step += 1;
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let sees = |seat| FAULT == SHOWS_ALL_CARDS || viewer.is(seat);
        let cards = Seat::all(Self::SEATS).zip(&self.cards);
        View {
            cards: cards.map(|(seat, card)| sees(seat).then_some(*card)).collect(),
            step: self.step,
        }
    }

    fn hides_outcome(&self, viewer: Viewer) -> bool {
        Seat::new(self.step % Self::SEATS).is_none_or(|seat| !viewer.is(seat))
    }

    fn event_for(event: &Option<Action>, _: Viewer) -> Option<Action> {
        *event
    }

    fn setup_for(setup: &Table, _: Viewer) -> Table {
        setup.clone()
    }

    fn resample<R: Rng>(&self, viewer: Viewer, rng: &mut R) -> Self {
        let mut game = self.clone();
        for (seat, card) in Seat::all(Self::SEATS).zip(&mut game.cards) {
            if !viewer.is(seat) || FAULT == RESAMPLES_THE_OWN_CARD {
                let at = below(rng, game.deck.len() as u32) as usize;
                std::mem::swap(card, &mut game.deck[at]);
            }
        }
        game
    }

    fn ranking(&self) -> Option<Ranking> {
        let over = self.turn() == Turn::Over && FAULT != NEVER_RANKS;
        over.then(|| Ranking::by_score(&self.cards))
    }

    fn preview(&self, _: Action) {}

    fn goes_without_saying(&self) -> Option<Action> {
        let seat = self.asked()?;
        let best = self.cards[seat.index()] == 6;
        (FAULT == SKIPS_BY_THE_HAND && best).then_some(Action::Pass)
    }

    fn blocked(&self) -> Vec<()> {
        Vec::new()
    }

    fn audit(&self) -> Result<(), String> {
        let cards = self.cards.len() + self.deck.len();
        if cards == 6 { Ok(()) } else { Err(format!("there are {cards} cards")) }
    }
}

fn check<const FAULT: u8>() {
    let table = Table { deck: vec![1, 2, 3, 4, 5, 6] };
    Contract::new(3).games(60).closely_every(1).check::<HighCard<FAULT>>(&table);
}

/// The sentence with which a dishonest game is found out.
fn complaint<const FAULT: u8>() -> String {
    let panic = std::panic::catch_unwind(check::<FAULT>).expect_err("the fault goes unnoticed");
    let words = panic.downcast_ref::<String>().cloned();
    words.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned())).expect("words")
}

#[test]
fn an_honest_game_passes() {
    check::<HONEST>();
}

#[test]
fn each_fault_is_found_and_named() {
    let complaints = [
        (complaint::<OFFERS_TWICE>(), "is offered twice"),
        (complaint::<REFUSES_AN_OFFER>(), "is offered, but refused"),
        (complaint::<ACCEPTS_ANYTHING>(), "is accepted, but not offered"),
        (complaint::<SHOWS_ALL_CARDS>(), "sees what is hidden"),
        (complaint::<LOSES_A_CARD>(), "there are 5 cards"),
        (complaint::<CHANGES_WHEN_REFUSING>(), "is refused and changes something"),
        (complaint::<DEPENDS_ON_LISTENERS>(), "who listens changes"),
        (complaint::<RESAMPLES_THE_OWN_CARD>(), "sees what is hidden"),
        (complaint::<NEVER_RANKS>(), "over without a ranking"),
        (complaint::<UNSORTED_OUTCOMES>(), "outcomes are not sorted"),
        (complaint::<SKIPS_BY_THE_HAND>(), "learns of a hidden card"),
    ];
    for (complaint, expected) in complaints {
        assert!(complaint.contains(expected), "expected “{expected}”, got: {complaint}");
    }
}
