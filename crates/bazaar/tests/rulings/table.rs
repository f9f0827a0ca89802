//! A game to be played in notation, for tests that read like a table talk.

use bazaar::{Action, Card, Event, Game, Good, Goods, Missing, Place, Position, Reason};
use tabletop::{Answers, Game as _, Outcomes, Seat, Turn, Viewer};

/// The seats by their number.
pub(crate) const A: usize = 0;
pub(crate) const B: usize = 1;
pub(crate) const C: usize = 2;

pub(crate) fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a table has so many seats")
}

pub(crate) fn place(number: u8) -> Place {
    Place::from_number(number).expect("the bazaar has such a place")
}

/// The reason of a refusal: so many Lira are missing.
pub(crate) fn short_of_lira(lira: u32) -> Reason {
    Reason::Short { missing: Missing { lira, ..Missing::default() } }
}

/// The reason of a refusal: these goods are missing.
pub(crate) fn short_of_goods(goods: Goods) -> Reason {
    Reason::Short { missing: Missing { goods, ..Missing::default() } }
}

/// Few cards are left: these in the first hand, in the pile and on the discard pile, its top last.
/// All others are in the hand of the third player.
pub(crate) fn few_cards(
    position: Position,
    hand: &[Card],
    pile: &[Card],
    discard: &[Card],
) -> Position {
    position.hand(seat(A), hand).discard(discard).pile_only(pile, seat(C))
}

pub(crate) struct Table {
    pub(crate) game: Game,
    /// What the last answer brought about.
    pub(crate) events: Vec<Event>,
}

impl Table {
    pub(crate) fn new(position: Position) -> Self {
        let game = position.build().expect("the position can stand on a table");
        Self { game, events: Vec::new() }
    }

    /// The first player has come to this place from nearby and left an assistant there.
    #[track_caller]
    pub(crate) fn arrived(position: &Position, number: u8) -> Self {
        let from = |from| Self::new(position.clone().merchant(seat(A), from));
        let to = format!("move-{number}");
        let nearby = Place::ALL.into_iter().map(from).find(|table| table.can(&to));
        let mut table = nearby.expect("every place has a neighbour");
        table.play(&to).play("leave");
        table
    }

    /// Takes actions written in notation, one after the other, separated by spaces. Chance is told
    /// in the same way (`dice-3-4`, `draw-stay`, `demand-s2`). Every piece is counted after each.
    #[track_caller]
    pub(crate) fn play(&mut self, actions: &str) -> &mut Self {
        for text in actions.split_whitespace() {
            let action: Action = text.parse().unwrap_or_else(|error| panic!("{error}"));
            self.events.clear();
            if let Err(refusal) = self.game.play(action, &mut self.events) {
                panic!("{text} is refused: {refusal}; possible: {}", self.answers().join(" "));
            }
            if let Err(fault) = self.game.audit() {
                panic!("after {text}: {fault}");
            }
        }
        self
    }

    /// Every answer or outcome that is possible now, in notation.
    pub(crate) fn answers(&self) -> Vec<String> {
        let mut answers = Answers::new();
        self.game.legal_actions(&mut answers);
        let mut outcomes = Outcomes::new();
        self.game.chance_outcomes(&mut outcomes);
        answers
            .iter()
            .map(ToString::to_string)
            .chain(outcomes.iter().map(|(action, _)| action.to_string()))
            .collect()
    }

    pub(crate) fn can(&self, action: &str) -> bool {
        self.answers().iter().any(|answer| answer == action)
    }

    /// The reason and the ruling with which this is refused; it must be, and change nothing.
    #[track_caller]
    pub(crate) fn refusal(&mut self, action: &str) -> (Reason, String) {
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        let before = self.game.clone();
        let Err(refusal) = self.game.play(parsed, &mut self.events) else {
            panic!("{action} was accepted");
        };
        assert_eq!(self.game, before, "a refused action changes nothing");
        (refusal.reason, refusal.ruling.to_string())
    }

    pub(crate) fn asked(&self) -> usize {
        match self.game.turn() {
            Turn::Decide(seat, _) => seat.index(),
            other @ (Turn::Chance(_) | Turn::Over) => panic!("nobody is asked: {other:?}"),
        }
    }

    /// The open question in JSON: `{"ask":"move"}`.
    pub(crate) fn question(&self) -> String {
        match self.game.turn() {
            Turn::Decide(_, question) => serde_json::to_string(&question).expect("it is JSON"),
            other @ (Turn::Chance(_) | Turn::Over) => format!("{other:?}"),
        }
    }

    pub(crate) fn view(&self) -> bazaar::View {
        self.game.view(Viewer::Spectator)
    }

    pub(crate) fn player(&self, number: usize) -> bazaar::PlayerView {
        self.game.view(Viewer::Seat(seat(number))).seats[number].clone()
    }

    pub(crate) fn lira(&self, number: usize) -> u32 {
        self.player(number).lira
    }

    pub(crate) fn good(&self, number: usize, good: Good) -> u8 {
        self.player(number).goods[good]
    }

    pub(crate) fn goods(&self, number: usize) -> Goods {
        self.player(number).goods
    }

    pub(crate) fn hand(&self, number: usize) -> Vec<Card> {
        self.player(number).hand.expect("own hands are seen").iter().collect()
    }

    /// The assistants under a merchant.
    pub(crate) fn stack(&self, number: usize) -> u8 {
        self.player(number).assistants_in_stack
    }
}
