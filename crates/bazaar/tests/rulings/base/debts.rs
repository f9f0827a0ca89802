//! What is owed stays payable, and nothing more is forbidden (B-59, B-96, M-77, M-98): every card and
//! tile that may be used while a payment is open, tried out on a copy.

use bazaar::{Action, Card, Game, Good, Goods, Position, Question};
use tabletop::{Answers, Game as _, Ignore, Outcomes, Turn};

use crate::table::{A, Table, place, places, seat};

/// Something that is owed, and how it comes to be.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Debt {
    Governor,
    Smuggler,
    Courier,
    Caravansary,
    Auction,
}

impl Debt {
    const ALL: [Self; 5] =
        [Self::Governor, Self::Smuggler, Self::Courier, Self::Caravansary, Self::Auction];

    /// The first player owes it and holds exactly these cards.
    fn table(self, position: &Position, cards: &[Card]) -> Option<Table> {
        let (last, first) = cards.split_last()?;
        let position = position.clone();
        let (number, hand, way) = match self {
            Self::Governor => (3, first, format!("skip governor draw-{last}")),
            Self::Smuggler => (3, cards, "skip smuggler-red".to_owned()),
            Self::Courier => (3, cards, "skip courier draw-letter-1".to_owned()),
            Self::Caravansary => {
                let [rest @ .., one, other] = cards else { return None };
                (6, rest, format!("take-pile draw-{one} take-pile draw-{other}"))
            }
            Self::Auction => (23, cards, "take-red".to_owned()),
        };
        let mut table = Table::arrived(&position.hand(seat(A), hand), number);
        table.play(&way);
        Some(table)
    }

    const fn is_asked_by(self, question: Question) -> bool {
        match self {
            Self::Governor => matches!(question, Question::GovernorPay),
            Self::Smuggler => matches!(question, Question::SmugglerPay),
            Self::Courier => matches!(question, Question::CourierPay),
            Self::Caravansary => matches!(question, Question::CaravansaryDiscard),
            Self::Auction => matches!(question, Question::Auction { .. }),
        }
    }
}

/// Whether the debt can be paid, whatever chance brings and however well the player goes on with
/// what is being carried out.
fn is_payable(game: &Game, debt: Debt) -> bool {
    let after = |action: Action| {
        let mut game = game.clone();
        game.apply_action(action, &mut Ignore);
        is_payable(&game, debt)
    };
    let mut answers = Answers::new();
    game.legal_actions(&mut answers);
    match game.turn() {
        Turn::Over => false,
        Turn::Chance(_) => {
            let mut outcomes = Outcomes::new();
            game.chance_outcomes(&mut outcomes);
            outcomes.iter().all(|(outcome, _)| after(*outcome))
        }
        Turn::Decide(_, question) if debt.is_asked_by(question) => answers.iter().any(|answer| {
            matches!(
                answer,
                Action::PayLira {}
                    | Action::PayGood { .. }
                    | Action::Discard { .. }
                    | Action::DiscardLetter { .. }
                    | Action::Bid { .. }
            )
        }),
        // Cards that would have to be played first do not count (B-96).
        Turn::Decide(_, question) => answers.iter().any(|answer| {
            let goes_on = matches!(question, Question::Copy { .. })
                || matches!(
                    answer,
                    Action::Keep {}
                        | Action::Six { .. }
                        | Action::Give { .. }
                        | Action::Receive { .. }
                        | Action::Done {}
                );
            goes_on && after(*answer)
        }),
    }
}

/// What may be used beside a payment.
fn is_extra(action: Action) -> bool {
    matches!(
        action,
        Action::FiveLira {}
            | Action::FamilyHome { .. }
            | Action::OneGood { .. }
            | Action::CallBack { .. }
            | Action::TwoCoffee {}
            | Action::CoffeeGuild {}
            | Action::CoffeeLira {}
            | Action::DiceYield {}
            | Action::Swap {}
            | Action::Six { .. }
            | Action::OneLetter {}
            | Action::DiceLetter {}
            | Action::GoodLira { .. }
            | Action::GoodAndLira { .. }
            | Action::Copy {}
    )
}

/// The cards that may be played beside a payment, as far as the ruleset has them.
fn cards_of(game: &Game) -> Vec<Card> {
    let beside = [
        Card::OneGood,
        Card::FiveLira,
        Card::FamilyHome,
        Card::TwoCoffee,
        Card::CoffeeGuild,
        Card::CoffeeLira,
        Card::DiceYield,
        Card::Swap,
        Card::DieToSix,
        Card::OneLetter,
        Card::DiceLetter,
        Card::GoodLira,
        Card::RedAndLira,
        Card::Copy,
    ];
    beside.into_iter().filter(|card| game.rules().deck().has(*card)).collect()
}

/// How often something was allowed, and how often forbidden.
#[derive(Debug, Default)]
struct Count {
    allowed: u32,
    forbidden: u32,
}

/// In the poor position exactly that is allowed of what the rich one allows which leaves a way to
/// pay. Dice that a card rolls are tried as well, with what may be done while they lie there.
fn compare(poor: &Game, rich: &Game, debt: Debt, count: &mut Count) {
    let list = |game: &Game| {
        let mut answers = Answers::new();
        game.legal_actions(&mut answers);
        answers
    };
    let (offered, without_debt) = (list(poor), list(rich));
    for action in offered.iter().filter(|action| is_extra(**action)) {
        assert!(without_debt.contains(action), "{action} is allowed only to the poor");
    }
    for action in without_debt.into_iter().filter(|action| is_extra(*action)) {
        let price_is_there = !matches!(action, Action::CallBack { .. }) || lira(poor) >= 2;
        let mut after = poor.clone();
        after.apply_action(action, &mut Ignore);
        let expected = price_is_there && is_payable(&after, debt);
        let allowed = offered.contains(&action);
        assert_eq!(allowed, expected, "{debt:?}: {action} with {:?}", poor.turn());
        if allowed {
            count.allowed += 1;
        } else {
            count.forbidden += 1;
        }
        if allowed && matches!(action, Action::DiceYield {} | Action::DiceLetter {}) {
            let mut rich_after = rich.clone();
            rich_after.apply_action(action, &mut Ignore);
            let mut outcomes = Outcomes::new();
            after.chance_outcomes(&mut outcomes);
            for (dice, _) in outcomes {
                let (mut poor, mut rich) = (after.clone(), rich_after.clone());
                poor.apply_action(dice, &mut Ignore);
                rich.apply_action(dice, &mut Ignore);
                if matches!(poor.turn(), Turn::Decide(_, Question::ChangeRoll { .. })) {
                    compare(&poor, &rich, debt, count);
                } else if matches!(rich.turn(), Turn::Decide(_, Question::ChangeRoll { .. })) {
                    no_die_could_be_turned(&rich, debt);
                }
            }
        }
    }
}

/// What the rich twin has more than the poor one.
const MORE_LIRA: u32 = 50;

/// The poor one was not asked about the dice: whichever die the rich one turns, the poor one could
/// not pay afterwards.
fn no_die_could_be_turned(rich: &Game, debt: Debt) {
    let mut answers = Answers::new();
    rich.legal_actions(&mut answers);
    for six in answers.into_iter().filter(|answer| matches!(answer, Action::Six { .. })) {
        let mut after = rich.clone();
        after.apply_action(six, &mut Ignore);
        if matches!(after.turn(), Turn::Decide(_, Question::ChangeRoll { .. })) {
            after.apply_action(Action::Keep {}, &mut Ignore);
        }
        let me = after.view(tabletop::Viewer::Spectator).seats[A].clone();
        let (lira, cards) = (me.lira - MORE_LIRA, me.cards - 1);
        let pays = match debt {
            Debt::Governor => lira >= 2 || cards > 0,
            Debt::Smuggler => lira >= 2 || !me.goods.is_empty(),
            Debt::Courier | Debt::Caravansary | Debt::Auction => true,
        };
        assert!(!pays, "{debt:?}: {six} would have left a way to pay: {:?}", rich.turn());
    }
}

fn lira(game: &Game) -> u32 {
    game.view(tabletop::Viewer::Spectator).seats[A].lira
}

/// Every debt of a ruleset, with every hand of one or two cards, poor and not quite so poor.
fn every_debt(start: &Position, debts: &[Debt], tops: &[Card]) -> Count {
    let cards = cards_of(&start.clone().build().expect("it can stand on a table"));
    let mut count = Count::default();
    for (&debt, &top) in debts.iter().flat_map(|debt| tops.iter().map(move |top| (debt, top))) {
        let mut hands: Vec<Vec<Card>> = cards.iter().map(|card| vec![*card]).collect();
        for (index, one) in cards.iter().enumerate() {
            hands.extend(cards[index..].iter().map(|other| vec![*one, *other]));
        }
        // The card on top is missing from the pile.
        hands.retain(|hand| hand != &[top, top]);
        for hand in hands {
            for lira in u32::from(debt == Debt::Auction)..=3 {
                let with = |lira: u32, hand: &[Card]| {
                    let position = start
                        .clone()
                        .lira(seat(A), lira)
                        .goods(seat(A), Goods::new(0, 0, 0, 0))
                        .discard(&[top])
                        .family(seat(A), place(9))
                        .tile(seat(A), Good::Yellow)
                        .assistants_out(seat(A), &places(&[5]))
                        .governor(place(if debt == Debt::Governor { 3 } else { 2 }))
                        .smuggler(place(if debt == Debt::Smuggler { 3 } else { 2 }));
                    debt.table(&position, hand)
                };
                let rich = [&[Card::Stay][..], &hand].concat();
                let Some(poor) = with(lira, &hand) else { continue };
                let Some(rich) = with(lira + MORE_LIRA, &rich) else { continue };
                compare(&poor.game, &rich.game, debt, &mut count);
            }
        }
    }
    count
}

const BASE: [Debt; 3] = [Debt::Governor, Debt::Smuggler, Debt::Caravansary];

#[test]
fn b_96_in_the_base_game_exactly_what_leaves_a_way_to_pay_may_be_played() {
    let count = every_debt(&Position::base(3), &BASE, &[Card::LongWay]);
    assert!(count.allowed > 30 && count.forbidden > 5, "{count:?}");
}

#[test]
fn b_96_and_m_98_with_coffee_exactly_what_leaves_a_way_to_pay_may_be_played() {
    let start = Position::mocha(3).coffee(seat(A), 2);
    let count = every_debt(&start, &BASE, &[Card::LongWay]);
    assert!(count.allowed > 500 && count.forbidden > 50, "{count:?}");
}

#[test]
fn b_96_with_letters_exactly_what_leaves_a_way_to_pay_may_be_played() {
    let start = Position::letters_and_seals(3).courier(place(3));
    let count = every_debt(&start, &Debt::ALL, &[Card::FiveLira, Card::OneLetter]);
    assert!(count.allowed > 500 && count.forbidden > 50, "{count:?}");
}

#[test]
fn b_96_and_m_98_with_everything_exactly_what_leaves_a_way_to_pay_may_be_played() {
    let start = Position::great_bazaar(3).courier(place(3)).coffee(seat(A), 2);
    let count = every_debt(&start, &Debt::ALL, &[Card::TwoCoffee, Card::DieToSix]);
    assert!(count.allowed > 1000 && count.forbidden > 100, "{count:?}");
}

/// The Smuggler is owed, there are 0 Lira and a good, and these cards.
fn owing_the_smuggler(position: Position, cards: &[Card]) -> Table {
    let position = position.smuggler(place(3)).lira(seat(A), 0).hand(seat(A), cards);
    let mut table = Table::arrived(&position, 3);
    table.play("skip smuggler-red");
    table
}

#[test]
fn b_96_a_good_pays_the_smuggler_so_any_free_card_may_be_played() {
    let coffee = || Position::mocha(3).coffee(seat(A), 2);
    for (card, play) in [(Card::TwoCoffee, "two-coffee"), (Card::CoffeeGuild, "coffee-guild")] {
        let mut table = owing_the_smuggler(coffee(), &[card]);
        table.play(play).play_if_asked("draw-guild-1").play("pay-good-red dice-1-1 end");
    }
    let mut table = owing_the_smuggler(Position::letters_and_seals(3), &[Card::OneLetter]);
    table.play("one-letter draw-letter-1 pay-good-red dice-1-1 end");
}

#[test]
fn b_96_a_card_that_would_have_to_be_played_first_does_not_pay() {
    let mut table = owing_the_smuggler(Position::mocha(3), &[Card::Swap, Card::FiveLira]);
    table.play("swap give-red done");
    assert!(!table.can("receive-coffee"), "although 5 Lira are in the hand");
    table.play("receive-blue pay-good-blue dice-1-1 end");
}

#[test]
fn m_98_a_die_may_be_turned_while_a_good_pays_the_smuggler() {
    let cards = [Card::DiceYield, Card::DieToSix];
    let mut table = owing_the_smuggler(Position::mocha(3), &cards);
    table.play("dice-yield dice-5-5");
    assert!(table.can("six-low"), "the card itself is no payment here");
    table.play("six-low pay-good-red dice-1-1 end");
    assert_eq!(table.good(A, Good::Blue), 1);
}

#[test]
fn m_98_a_die_that_brings_lira_pays_the_governor() {
    let owing = || {
        let position = Position::mocha(3)
            .governor(place(3))
            .lira(seat(A), 0)
            .hand(seat(A), &[Card::DiceYield]);
        let mut table = Table::arrived(&position, 3);
        table.play("skip governor draw-die-to-six dice-yield");
        table
    };
    let mut table = owing();
    table.play("dice-1-4");
    assert!(table.can("six-high") && !table.can("six-low"), "the 1 has to stay: 2 Lira");
    assert_eq!(table.refusal("six-low"), (bazaar::Reason::Owed, "M-98".to_owned()));
    table.play("six-high pay-lira dice-1-1 end");
    assert_eq!((table.lira(A), table.good(A, Good::Blue)), (0, 1));
    let mut table = owing();
    table.play("dice-4-5");
    assert_eq!(table.answers(), ["discard-die-to-six"], "neither brings Lira: the card is owed");
}

#[test]
fn m_98_a_game_of_version_1_goes_on_without_the_question() {
    let position = Position::mocha(3).rules_version(1);
    let mut table = owing_the_smuggler(position, &[Card::DiceYield, Card::DieToSix]);
    table.play("dice-yield dice-5-5");
    assert_eq!(table.answers(), ["pay-good-red"], "as it was asked then");
}
