//! Actions as text and as small integers, both from one table.

use std::{fmt, str::FromStr};

use tabletop::{Coded, NotationError, Seat};

use crate::{
    Action, Afar, Announcement, Bid, Card, DemandTile, Dice, Die, Edge, Good, GuildCard, KioskTile,
    Letter, OneDie, Payment, Place, Reward, TavernOption, TavernTile, Ware, Wild,
};

/// What follows the name of an action in notation.
#[derive(Clone, Copy, Debug)]
enum Shape {
    Plain,
    Place,
    Good,
    Card,
    Reward,
    Catch,
    Number,
    Die,
    Wild,
    Dice,
    Demand,
    Edge,
    Tavern,
    TavernPair,
    Payment,
    Ware,
    Seat,
    Kiosk,
    Letter,
    Bid,
    Afar,
    OneDie,
}

/// Every kind of action with its name in notation. The order fixes the ids: new kinds go to the
/// end of it.
const KINDS: [(&str, Shape); 85] = [
    ("move", Shape::Place),
    ("long-way", Shape::Place),
    ("stay", Shape::Plain),
    ("leave", Shape::Plain),
    ("pick-up", Shape::Plain),
    ("pick-up-neutral", Shape::Plain),
    ("stop", Shape::Plain),
    ("pay", Shape::Plain),
    ("act", Shape::Plain),
    ("skip", Shape::Plain),
    ("done", Shape::Plain),
    ("take", Shape::Good),
    ("take-pile", Shape::Plain),
    ("take-discard", Shape::Plain),
    ("discard", Shape::Card),
    ("recall-all", Shape::Plain),
    ("recall", Shape::Place),
    ("roll-first", Shape::Plain),
    ("announce", Shape::Number),
    ("keep", Shape::Plain),
    ("turn", Shape::Die),
    ("reroll", Shape::Plain),
    ("sell", Shape::Good),
    ("any-goods", Shape::Plain),
    ("send", Shape::Place),
    ("deliver", Shape::Wild),
    ("tile", Shape::Good),
    ("again", Shape::Plain),
    ("catch", Shape::Catch),
    ("governor", Shape::Plain),
    ("smuggler", Shape::Good),
    ("pay-lira", Shape::Plain),
    ("pay-good", Shape::Good),
    ("end", Shape::Plain),
    ("one-good", Shape::Good),
    ("five-lira", Shape::Plain),
    ("family-home", Shape::Reward),
    ("assistant-back", Shape::Place),
    ("call-back", Shape::Place),
    ("dice", Shape::Dice),
    ("draw", Shape::Card),
    ("demand", Shape::Demand),
    ("guild", Shape::Place),
    ("discard-guild", Shape::Place),
    ("barrier", Shape::Edge),
    ("use", Shape::Place),
    ("tavern", Shape::Tavern),
    ("baksheesh", Shape::Place),
    ("tavern-pair", Shape::TavernPair),
    ("trader", Shape::Payment),
    ("corner", Shape::Place),
    ("two-coffee", Shape::Plain),
    ("coffee-guild", Shape::Plain),
    ("coffee-lira", Shape::Plain),
    ("dice-yield", Shape::Plain),
    ("swap", Shape::Plain),
    ("give", Shape::Ware),
    ("receive", Shape::Ware),
    ("six", Shape::Die),
    ("draw-guild", Shape::Place),
    ("move-companion", Shape::Place),
    ("two-steps", Shape::Place),
    ("anywhere", Shape::Place),
    ("jump", Shape::Seat),
    ("family-walk", Shape::Place),
    ("enter", Shape::Plain),
    ("companion-home", Shape::Plain),
    ("kiosk", Shape::Kiosk),
    ("discard-letter", Shape::Letter),
    ("bid", Shape::Bid),
    ("pass", Shape::Plain),
    ("society", Shape::Place),
    ("emerge", Shape::Place),
    ("courier", Shape::Plain),
    ("bonus-turn", Shape::Plain),
    ("one-letter", Shape::Plain),
    ("dice-letter", Shape::Plain),
    ("good-lira", Shape::Ware),
    ("good-and-lira", Shape::Good),
    ("copy", Shape::Plain),
    ("from-afar", Shape::Afar),
    ("draw-letter", Shape::Place),
    ("reveal", Shape::Kiosk),
    ("one-die", Shape::OneDie),
    ("bid-hundred", Shape::Plain),
];

/// How many of the kinds belong to the base game.
const BASE_KINDS: usize = 42;

/// How many belong to the base game and Mocha & Baksheesh.
const MOCHA_KINDS: usize = 60;

/// How many there were when the networks of all boxes were trained.
const FIRST_KINDS: usize = 84;

/// The first id of each kind.
const OFFSETS: [u16; KINDS.len()] = {
    let mut offsets = [0; KINDS.len()];
    let mut kind = 1;
    while kind < KINDS.len() {
        offsets[kind] = offsets[kind - 1] + KINDS[kind - 1].1.size();
        kind += 1;
    }
    offsets
};

/// How many ids so many kinds have.
const fn ids_of(kinds: usize) -> u16 {
    OFFSETS[kinds - 1] + KINDS[kinds - 1].1.size()
}

impl Shape {
    /// How many ids a kind of this shape has: with room for all 25 places and all 33 cards of the
    /// expansions, so that ids stay what they are.
    const fn size(self) -> u16 {
        match self {
            Self::Plain => 1,
            Self::Place => 25,
            Self::Good => 4,
            Self::Card => 40,
            Self::Reward => 2,
            Self::Catch => 10,
            Self::Number => 10,
            Self::Die => 2,
            Self::Wild => 15,
            Self::Dice => Dice::COUNT,
            Self::Demand => DemandTile::COUNT,
            Self::Edge => Edge::COUNT,
            Self::Tavern => 2,
            Self::TavernPair => 16,
            Self::Payment => 6,
            Self::Ware => 5,
            Self::Seat => 5,
            Self::Kiosk => KioskTile::COUNT as u16,
            Self::Letter => Letter::COUNT,
            Self::Bid => Bid::HIGHEST as u16,
            Self::Afar => Afar::ALL.len() as u16,
            Self::OneDie => 6,
        }
    }
}

const REWARDS: [Reward; 2] = [Reward::Lira, Reward::Card];
const DICE_CHOICES: [Die; 2] = [Die::Low, Die::High];

impl Action {
    /// The kind of this action and which one of its kind it is.
    fn split(self) -> (usize, u16) {
        let reward = |reward: Reward| u16::from(reward == Reward::Card);
        match self {
            Self::Move { to } => (0, to.index() as u16),
            Self::LongWay { to } => (1, to.index() as u16),
            Self::Stay {} => (2, 0),
            Self::Leave {} => (3, 0),
            Self::PickUp {} => (4, 0),
            Self::PickUpNeutral {} => (5, 0),
            Self::Stop {} => (6, 0),
            Self::Pay {} => (7, 0),
            Self::Act {} => (8, 0),
            Self::Skip {} => (9, 0),
            Self::Done {} => (10, 0),
            Self::Take { good } => (11, good as u16),
            Self::TakePile {} => (12, 0),
            Self::TakeDiscard {} => (13, 0),
            Self::Discard { card } => (14, card.index() as u16),
            Self::RecallAll {} => (15, 0),
            Self::Recall { from } => (16, from.index() as u16),
            Self::RollFirst {} => (17, 0),
            Self::Announce { number } => (18, u16::from(number.number() - Announcement::LOWEST)),
            Self::Keep {} => (19, 0),
            Self::Turn { die } => (20, u16::from(die == Die::High)),
            Self::Reroll {} => (21, 0),
            Self::Sell { good } => (22, good as u16),
            Self::AnyGoods {} => (23, 0),
            Self::Send { to } => (24, to.index() as u16),
            Self::Deliver { wild } => {
                (25, Wild::all().position(|other| other == wild).unwrap_or_default() as u16)
            }
            Self::Tile { good } => (26, good as u16),
            Self::Again {} => (27, 0),
            Self::Catch { seat, reward: what } => (28, seat.index() as u16 * 2 + reward(what)),
            Self::Governor {} => (29, 0),
            Self::Smuggler { good } => (30, good as u16),
            Self::PayLira {} => (31, 0),
            Self::PayGood { good } => (32, good as u16),
            Self::End {} => (33, 0),
            Self::OneGood { good } => (34, good as u16),
            Self::FiveLira {} => (35, 0),
            Self::FamilyHome { reward: what } => (36, reward(what)),
            Self::AssistantBack { from } => (37, from.index() as u16),
            Self::CallBack { from } => (38, from.index() as u16),
            Self::Dice { dice } => (39, dice.index()),
            Self::Draw { card } => (40, card.index() as u16),
            Self::Demand { tile } => (41, tile.index()),
            Self::Guild { guild } => (42, guild.place().index() as u16),
            Self::DiscardGuild { guild } => (43, guild.place().index() as u16),
            Self::Barrier { between } => (44, between.index()),
            Self::Use { place } => (45, place.index() as u16),
            Self::Tavern { kind } => (46, kind as u16),
            Self::Baksheesh { from } => (47, from.index() as u16),
            Self::TavernPair { first, second } => (48, first as u16 * 4 + second as u16),
            Self::Trader { payment } => (49, payment as u16),
            Self::Corner { to } => (50, to.index() as u16),
            Self::TwoCoffee {} => (51, 0),
            Self::CoffeeGuild {} => (52, 0),
            Self::CoffeeLira {} => (53, 0),
            Self::DiceYield {} => (54, 0),
            Self::Swap {} => (55, 0),
            Self::Give { ware } => (56, ware as u16),
            Self::Receive { ware } => (57, ware as u16),
            Self::Six { die } => (58, u16::from(die == Die::High)),
            Self::DrawGuild { guild } => (59, guild.place().index() as u16),
            Self::MoveCompanion { to } => (60, to.index() as u16),
            Self::TwoSteps { to } => (61, to.index() as u16),
            Self::Anywhere { to } => (62, to.index() as u16),
            Self::Jump { seat } => (63, seat.index() as u16),
            Self::FamilyWalk { to } => (64, to.index() as u16),
            Self::Enter {} => (65, 0),
            Self::CompanionHome {} => (66, 0),
            Self::Kiosk { tile } => (67, u16::from(tile.number() - 1)),
            Self::DiscardLetter { letter } => (68, letter.index().into()),
            Self::Bid { lira } => (69, u16::from(lira.lira() - 1)),
            Self::Pass {} => (70, 0),
            Self::Society { from } => (71, from.index() as u16),
            Self::Emerge { to } => (72, to.index() as u16),
            Self::Courier {} => (73, 0),
            Self::BonusTurn {} => (74, 0),
            Self::OneLetter {} => (75, 0),
            Self::DiceLetter {} => (76, 0),
            Self::GoodLira { ware } => (77, ware as u16),
            Self::GoodAndLira { good } => (78, good as u16),
            Self::Copy {} => (79, 0),
            Self::FromAfar { figure } => (80, figure as u16),
            Self::DrawLetter { letter } => (81, letter.index() as u16),
            Self::Reveal { tile } => (82, u16::from(tile.number() - 1)),
            Self::OneDie { number } => (83, u16::from(number.number() - 1)),
            Self::BidHundred {} => (84, 0),
        }
    }

    /// The other way round.
    fn join(kind: usize, which: u16) -> Option<Self> {
        let place = || Place::from_number(which as u8 + 1);
        let good = || Good::ALL.get(which as usize).copied();
        let card = || Card::ALL.get(which as usize).copied();
        let reward = || REWARDS.get(which as usize % 2).copied();
        let guild = || GuildCard::from_number(which as u8 + 1);
        let ware = || Ware::ALL.get(which as usize).copied();
        let tile = || KioskTile::new(which as u8 + 1);
        Some(match kind {
            0 => Self::Move { to: place()? },
            1 => Self::LongWay { to: place()? },
            2 => Self::Stay {},
            3 => Self::Leave {},
            4 => Self::PickUp {},
            5 => Self::PickUpNeutral {},
            6 => Self::Stop {},
            7 => Self::Pay {},
            8 => Self::Act {},
            9 => Self::Skip {},
            10 => Self::Done {},
            11 => Self::Take { good: good()? },
            12 => Self::TakePile {},
            13 => Self::TakeDiscard {},
            14 => Self::Discard { card: card()? },
            15 => Self::RecallAll {},
            16 => Self::Recall { from: place()? },
            17 => Self::RollFirst {},
            18 => Self::Announce { number: Announcement::new(which as u8 + Announcement::LOWEST)? },
            19 => Self::Keep {},
            20 => Self::Turn { die: *DICE_CHOICES.get(which as usize)? },
            21 => Self::Reroll {},
            22 => Self::Sell { good: good()? },
            23 => Self::AnyGoods {},
            24 => Self::Send { to: place()? },
            25 => Self::Deliver { wild: Wild::all().nth(which.into())? },
            26 => Self::Tile { good: good()? },
            27 => Self::Again {},
            28 => Self::Catch { seat: Seat::new(usize::from(which / 2))?, reward: reward()? },
            29 => Self::Governor {},
            30 => Self::Smuggler { good: good()? },
            31 => Self::PayLira {},
            32 => Self::PayGood { good: good()? },
            33 => Self::End {},
            34 => Self::OneGood { good: good()? },
            35 => Self::FiveLira {},
            36 => Self::FamilyHome { reward: reward()? },
            37 => Self::AssistantBack { from: place()? },
            38 => Self::CallBack { from: place()? },
            39 => Self::Dice { dice: Dice::all().nth(which.into())? },
            40 => Self::Draw { card: card()? },
            41 => Self::Demand { tile: DemandTile::all().nth(which.into())? },
            42 => Self::Guild { guild: guild()? },
            43 => Self::DiscardGuild { guild: guild()? },
            44 => Self::Barrier { between: Edge::from_index(which)? },
            45 => Self::Use { place: place()? },
            46 => Self::Tavern { kind: *TavernTile::ALL.get(which as usize)? },
            47 => Self::Baksheesh { from: place()? },
            48 => {
                let option = |which: u16| TavernOption::ALL.get(which as usize).copied();
                Self::TavernPair { first: option(which / 4)?, second: option(which % 4)? }
            }
            49 => Self::Trader { payment: *Payment::ALL.get(which as usize)? },
            50 => Self::Corner { to: place()? },
            51 => Self::TwoCoffee {},
            52 => Self::CoffeeGuild {},
            53 => Self::CoffeeLira {},
            54 => Self::DiceYield {},
            55 => Self::Swap {},
            56 => Self::Give { ware: ware()? },
            57 => Self::Receive { ware: ware()? },
            58 => Self::Six { die: *DICE_CHOICES.get(which as usize)? },
            59 => Self::DrawGuild { guild: guild()? },
            60 => Self::MoveCompanion { to: place()? },
            61 => Self::TwoSteps { to: place()? },
            62 => Self::Anywhere { to: place()? },
            63 => Self::Jump { seat: Seat::new(which.into())? },
            64 => Self::FamilyWalk { to: place()? },
            65 => Self::Enter {},
            66 => Self::CompanionHome {},
            67 => Self::Kiosk { tile: tile()? },
            68 => Self::DiscardLetter { letter: Letter::from_index(which as u8)? },
            69 => Self::Bid { lira: Bid::new(which as u8 + 1)? },
            70 => Self::Pass {},
            71 => Self::Society { from: place()? },
            72 => Self::Emerge { to: place()? },
            73 => Self::Courier {},
            74 => Self::BonusTurn {},
            75 => Self::OneLetter {},
            76 => Self::DiceLetter {},
            77 => Self::GoodLira { ware: ware()? },
            78 => Self::GoodAndLira { good: good()? },
            79 => Self::Copy {},
            80 => Self::FromAfar { figure: *Afar::ALL.get(which as usize)? },
            81 => Self::DrawLetter { letter: place()? },
            82 => Self::Reveal { tile: tile()? },
            83 => Self::OneDie { number: OneDie::new(which as u8 + 1)? },
            84 => Self::BidHundred {},
            _ => return None,
        })
    }

    /// The ids of the base game's actions are below this.
    pub const BASE_COUNT: u16 = ids_of(BASE_KINDS);

    /// The ids of the actions of the base game and of Mocha & Baksheesh are below this.
    pub const MOCHA_COUNT: u16 = ids_of(MOCHA_KINDS);

    /// The ids of all actions of the first edition are below this: those that came later stand
    /// behind them, so that networks trained before fit for ever.
    pub const FIRST_COUNT: u16 = ids_of(FIRST_KINDS);

    /// Every action there is, in the order of the ids.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).filter_map(Self::from_id)
    }
}

impl Coded for Action {
    const COUNT: u16 = ids_of(KINDS.len());

    fn id(self) -> u16 {
        let (kind, which) = self.split();
        OFFSETS[kind] + which
    }

    fn from_id(id: u16) -> Option<Self> {
        if id >= Self::COUNT {
            return None;
        }
        let kind = OFFSETS.partition_point(|offset| *offset <= id) - 1;
        Self::join(kind, id - OFFSETS[kind])
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, which) = self.split();
        let (name, shape) = KINDS[kind];
        f.write_str(name)?;
        write_which(f, shape, which)
    }
}

fn write_which(f: &mut impl fmt::Write, shape: Shape, which: u16) -> fmt::Result {
    let index = usize::from(which);
    match shape {
        Shape::Plain => Ok(()),
        Shape::Place => write!(f, "-{}", which + 1),
        Shape::Good => Good::ALL.get(index).map_or(Ok(()), |good| write!(f, "-{good}")),
        Shape::Card => Card::ALL.get(index).map_or(Ok(()), |card| write!(f, "-{card}")),
        Shape::Reward => f.write_str(["-lira", "-card"][index % 2]),
        Shape::Catch => write!(f, "-{}{}", which / 2, ["-lira", "-card"][index % 2]),
        Shape::Number => write!(f, "-{}", which + 3),
        Shape::Die => f.write_str(["-low", "-high"][index % 2]),
        Shape::Wild => Wild::all()
            .nth(index)
            .map_or(Ok(()), |wild| wild.iter().try_for_each(|good| write!(f, "-{good}"))),
        Shape::Dice => Dice::all().nth(index).map_or(Ok(()), |dice| write!(f, "-{dice}")),
        Shape::Demand => DemandTile::all().nth(index).map_or(Ok(()), |tile| write!(f, "-{tile}")),
        Shape::Edge => Edge::from_index(which).map_or(Ok(()), |edge| {
            let [low, high] = edge.places();
            write!(f, "-{low}-{high}")
        }),
        Shape::Tavern => {
            TavernTile::ALL.get(index).map_or(Ok(()), |kind| write!(f, "-{}", kind.name()))
        }
        Shape::TavernPair => {
            let name = |index: usize| TavernOption::ALL[index % 4].name();
            write!(f, "-{}-{}", name(index / 4), name(index))
        }
        // With the encounter tile nothing is paid, and nothing is written.
        Shape::Payment => match Payment::ALL.get(index) {
            Some(Payment::Nothing) | None => Ok(()),
            Some(payment) => write!(f, "-{}", payment.name()),
        },
        Shape::Ware => Ware::ALL.get(index).map_or(Ok(()), |ware| write!(f, "-{}", ware.name())),
        Shape::Seat => write!(f, "-{which}"),
        Shape::Kiosk | Shape::Bid | Shape::OneDie => write!(f, "-{}", which + 1),
        Shape::Letter => {
            Letter::from_index(which as u8).map_or(Ok(()), |letter| write!(f, "-{letter}"))
        }
        Shape::Afar => {
            Afar::ALL.get(index).map_or(Ok(()), |figure| write!(f, "-{}", figure.name()))
        }
    }
}

/// Reads notation exactly as it is written: one text for each action and one action for each text.
impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut written = String::new();
        for (kind, (name, shape)) in KINDS.iter().enumerate() {
            let Some(rest) = text.strip_prefix(name) else { continue };
            for which in 0..shape.size() {
                written.clear();
                if write_which(&mut written, *shape, which).is_ok()
                    && written == rest
                    && let Some(action) = Self::join(kind, which)
                {
                    return Ok(action);
                }
            }
        }
        Err(NotationError::new(text))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn id_notation_and_json_are_three_bijections() {
        let mut texts = HashSet::new();
        let mut actions = HashSet::new();
        for id in 0..Action::COUNT {
            let Some(action) = Action::from_id(id) else { continue };
            assert_eq!(action.id(), id, "{action}");
            let text = action.to_string();
            assert_eq!(text.parse(), Ok(action), "{text}");
            let json = serde_json::to_string(&action).unwrap();
            assert_eq!(serde_json::from_str::<Action>(&json).unwrap(), action, "{json}");
            assert!(texts.insert(text), "two actions are written {action}");
            assert!(actions.insert(action), "two ids for {action}");
        }
        assert_eq!(Action::from_id(Action::COUNT), None);
        assert_eq!(Action::from_id(u16::MAX), None);
    }

    #[test]
    fn notation_is_read_exactly() {
        for wrong in [
            "",
            "move",
            "move-0",
            "move-26",
            "guild-21",
            "barrier-6-5",
            "barrier-5-5",
            "trader-nothing",
            "move-02",
            "MOVE-2",
            " move-2",
            "move-2 ",
            "deliver-",
            "deliver-blue-red",
            "dice-5-2",
            "dice-0-1",
            "announce-2",
            "announce-13",
            "draw-?",
            "catch-5-lira",
            "sell-purple",
            "demand-s6",
            "é",
            "bid-0",
            "bid-101",
            "one-die-7",
            "kiosk-25",
            "jump-5",
            "discard-letter-26",
            "from-afar-merchant",
        ] {
            assert!(wrong.parse::<Action>().is_err(), "{wrong:?}");
        }
    }

    #[test]
    fn json_is_read_exactly() {
        for wrong in [
            r#"{"do":"move"}"#,
            r#"{"do":"move","to":0}"#,
            r#"{"do":"move","to":26}"#,
            r#"{"do":"barrier","between":[6,5]}"#,
            r#"{"do":"move","to":"2"}"#,
            r#"{"do":"move","to":2,"why":"not"}"#,
            r#"{"do":"fly"}"#,
            r#"{"do":"announce","number":2}"#,
            r#"{"do":"announce","number":13}"#,
            r#"{"do":"deliver","wild":["blue","red"]}"#,
            r#"{"do":"dice","dice":[5,2]}"#,
            r#"{"to":2}"#,
        ] {
            assert!(serde_json::from_str::<Action>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn the_ids_of_the_base_game_stay_what_they_are() {
        assert_eq!(Action::BASE_COUNT, 345);
        assert_eq!(Action::Demand { tile: DemandTile::all().next().unwrap() }.id(), 335);
    }

    #[test]
    fn an_action_is_small() {
        assert!(size_of::<Action>() <= 4, "{}", size_of::<Action>());
    }
}
