//! A game to be played in notation, for tests that read like a table talk.

use bazaar::{
    Action, Card, Event, Game, Good, Goods, GuildCard, Missing, MochaView, Options, Place,
    PlayerMochaView, Position, Question, Reason, TavernTile, Variants,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64Mcg;
use tabletop::{Answers, Game as _, Ignore, Outcomes, RandomPicker, Seat, Turn, Viewer, below};

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

/// Mocha & Baksheesh for three on the layout of the first game.
pub(crate) fn mocha() -> Position {
    Position::mocha(3)
}

/// Letters & Seals for three on the layout of the first game.
pub(crate) fn letters() -> Position {
    Position::letters_and_seals(3)
}

/// All expansions together, for three.
pub(crate) fn great_bazaar() -> Position {
    Position::great_bazaar(3)
}

/// The base game with all neutral merchants out of the way, should there be any.
pub(crate) fn base(players: usize) -> Position {
    (0..3).fold(Position::base(players), |position, neutral| {
        position.neutral_merchant(neutral, Place::Fountain)
    })
}

/// The first of five players has four of each good and 99 Lira.
pub(crate) fn rich() -> Position {
    Position::base(5)
        .extensions(seat(A), 2)
        .goods(seat(A), Goods::new(4, 4, 4, 4))
        .lira(seat(A), 99)
}

/// Places by their numbers.
pub(crate) fn places(numbers: &[u8]) -> Vec<Place> {
    numbers.iter().copied().map(place).collect()
}

/// Guild cards by their numbers.
pub(crate) fn guild(numbers: &[u8]) -> Vec<GuildCard> {
    let card = |number| GuildCard::from_number(number).expect("there is such a guild card");
    numbers.iter().copied().map(card).collect()
}

/// The reason of a refusal: so many Lira are missing.
pub(crate) fn short_of_lira(lira: u32) -> Reason {
    Reason::Short { missing: Missing { lira, ..Missing::default() } }
}

/// The reason of a refusal: these goods are missing.
pub(crate) fn short_of_goods(goods: Goods) -> Reason {
    Reason::Short { missing: Missing { goods, ..Missing::default() } }
}

/// The reason of a refusal: what is owed could no longer be paid.
pub(crate) fn owed() -> (Reason, String) {
    (Reason::Owed, "B-59".to_owned())
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

/// The first player has come to the Tavern.
#[track_caller]
pub(crate) fn in_the_tavern(position: &Position) -> Table {
    Table::arrived(position, 19)
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
        let nearby = Place::BASE.into_iter().map(from).find(|table| table.can(&to));
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

    /// Takes an action if it is possible now: for questions with a single answer, which a rule may
    /// ask or not.
    #[track_caller]
    pub(crate) fn play_if_asked(&mut self, action: &str) -> &mut Self {
        if self.can(action) { self.play(action) } else { self }
    }

    pub(crate) fn can(&self, action: &str) -> bool {
        let parsed: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
        self.answers().iter().any(|answer| *answer == parsed.to_string())
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

    /// What Mocha & Baksheesh adds to the table.
    pub(crate) fn expansion(&self) -> MochaView {
        self.view().mocha.expect("the expansion is played")
    }

    fn expansion_of(&self, number: usize) -> PlayerMochaView {
        self.player(number).mocha.expect("the expansion is played")
    }

    pub(crate) fn coffee(&self, number: usize) -> u32 {
        self.expansion_of(number).coffee
    }

    pub(crate) fn tavern_tiles(&self, number: usize) -> Vec<TavernTile> {
        self.expansion_of(number).tavern_tiles
    }

    pub(crate) fn guild_hand(&self, number: usize) -> Vec<GuildCard> {
        self.expansion_of(number).guild_hand.expect("own hands are seen").iter().collect()
    }

    pub(crate) fn guild_discard(&self) -> Vec<GuildCard> {
        self.expansion().guild_discard.iter().collect()
    }

    /// Who holds the barrier, and between which places it lies.
    pub(crate) fn barrier(&self) -> Option<(usize, u8, u8)> {
        let barrier = self.expansion().barrier?;
        let [one, other] = barrier.between.places().map(Place::number);
        Some((barrier.holder.index(), one, other))
    }

    /// The letters of a player by the places they name: not delivered, and delivered.
    pub(crate) fn letters_of(&self, number: usize) -> (Vec<u8>, Vec<u8>) {
        let held = self.player(number).letters.expect("the expansion is played");
        let numbers = |places: Vec<Place>| places.into_iter().map(Place::number).collect();
        (numbers(held.letters), numbers(held.delivered))
    }

    pub(crate) fn companion(&self, number: usize) -> bazaar::Companion {
        self.player(number).letters.expect("the expansion is played").companion
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

/// Every sequence of answers from here to a position that is asked or dealt something else, with
/// the game it leads to.
pub(crate) fn every_way(
    game: &Game,
    goes_on: &dyn Fn(Question) -> bool,
) -> Vec<(Vec<Action>, Game)> {
    if !matches!(game.turn(), Turn::Decide(_, question) if goes_on(question)) {
        return vec![(Vec::new(), game.clone())];
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut ways = Vec::new();
    for answer in answers {
        let mut next = game.clone();
        next.play(answer, &mut Vec::new()).expect("what is offered is accepted");
        for (rest, end) in every_way(&next, goes_on) {
            ways.push((std::iter::once(answer).chain(rest).collect(), end));
        }
    }
    ways
}

/// A random answer or outcome; `None` once the game is over. Stopping short is chosen less often,
/// so that more happens.
pub(crate) fn any_action(game: &Game, rng: &mut Pcg64Mcg) -> Option<Action> {
    if game.is_chance_node() {
        return game.sample_chance(rng);
    }
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    let mut answer = None;
    for _ in 0..4 {
        answer = answers.get(below(rng, answers.len() as u32) as usize).copied();
        if !matches!(answer, Some(Action::Stop {} | Action::Skip {})) {
            break;
        }
    }
    answer
}

/// A game dealt and played at random, `plies` actions long or to its end; every position on the
/// way is shown.
pub(crate) fn wander(options: &Options, number: u64, plies: u32, show: &mut dyn FnMut(&Game)) {
    let mut rng = Pcg64Mcg::seed_from_u64(number);
    let setup = Game::deal(options, &mut RandomPicker(&mut rng)).expect("the options are right");
    let mut game = Game::start(&setup).expect("a dealt setup is right");
    for _ in 0..plies {
        show(&game);
        let Some(action) = any_action(&game, &mut rng) else { break };
        game.apply_action(action, &mut Ignore);
    }
}

/// Every number of players, every variant.
pub(crate) fn all_options() -> Vec<Options> {
    let mut all = Vec::new();
    for players in 2..=5 {
        for neutral_assistants in [false, true] {
            for caravan_leader in [false, true] {
                let variants = Variants { neutral_assistants, caravan_leader };
                if players < 5 || !neutral_assistants {
                    all.push(Options { variants, ..Options::base(players) });
                }
            }
        }
    }
    all
}
