//! What an answer costs and brings for sure, said before it is given.
//!
//! A preview is made by taking the action on a copy and listening to the events, so it cannot
//! differ from what happens. It stops where chance begins.

use serde::Serialize;
use tabletop::{Answers, Seat};

use crate::{
    Action, Card, Chance, Edge, Event, Game, Goods, GuildCard, Letter, Place, Question, TavernTile,
    encounters::merchants, step::Step,
};

/// What one answer does.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Preview {
    pub kind: Kind,
    #[serde(flatten)]
    pub effects: Effects,
    /// For a destination: what one click may do on top, and what it would bring in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub express: Option<Express>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// What the visit is for.
    Go,
    /// One of several real alternatives.
    Choice,
    /// A card, tile or encounter that may be added.
    Extra,
    /// Skip or stop.
    Decline,
}

/// What happens for sure.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Effects {
    pub pay: Amounts,
    pub gain: Amounts,
    /// Goods that would not fit on the wheelbarrow.
    pub lost: Goods,
    /// Lira that go to other players, included in `pay`.
    pub paid_to: Vec<PaidTo>,
    pub moves: Vec<Movement>,
    pub ends_turn: bool,
    pub reveals: Reveals,
}

/// A sum of everything that can be paid or gained.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Amounts {
    pub lira: u32,
    pub goods: Goods,
    pub rubies: u8,
    /// Cards given up or taken openly.
    pub cards: Vec<Card>,
    pub mosque_tiles: Vec<crate::Good>,
    pub extensions: u8,
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<u32>"))]
    pub coffee: u32,
    /// Guild cards given up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<GuildCard>>"))]
    pub guild_cards: Vec<GuildCard>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<TavernTile>>"))]
    pub tavern_tiles: Vec<TavernTile>,
    /// Letters given up.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Letter>>"))]
    pub letters: Vec<Letter>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct PaidTo {
    pub seat: Seat,
    pub lira: u32,
}

/// A figure that goes somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(tag = "move", rename_all = "snake_case")]
pub enum Movement {
    Merchant {
        from: Place,
        to: Place,
    },
    AssistantLeft {
        place: Place,
    },
    AssistantPickedUp {
        place: Place,
    },
    AssistantReturned {
        from: Place,
    },
    AssistantGained,
    Family {
        seat: Seat,
        to: Place,
    },
    Barrier {
        between: Edge,
    },
    /// The companion, to a place or home to his owner.
    Companion {
        seat: Seat,
        to: Option<Place>,
    },
}

/// What is seen right afterwards that nobody could know before.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Reveals {
    #[default]
    None,
    Dice,
    Card,
    Tile,
    Guild,
    Letter,
}

/// The answers that follow a destination without a choice, and where they stop.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Express {
    pub then: Vec<Action>,
    pub stops: Stops,
    /// All of it together, the destination included.
    pub effects: Effects,
}

/// Why the express path stops.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum Stops {
    Choice,
    Price,
    Reveal,
    Encounter,
    /// No assistant can be used there, so the turn ends without an action.
    NoAssistant,
    /// Everything is done; only the end of the turn is left.
    EndOfTurn,
}

impl Game {
    pub(crate) fn preview_of(&self, action: Action) -> Preview {
        let mut game = self.clone();
        let effects = game.effects_of(&[action]);
        let is_destination = matches!(
            action,
            Action::Move { .. }
                | Action::LongWay { .. }
                | Action::Corner { .. }
                | Action::Stay {}
                | Action::Send { .. }
                | Action::MoveCompanion { .. }
                | Action::TwoSteps { .. }
                | Action::Anywhere { .. }
                | Action::Jump { .. }
                | Action::FamilyWalk { .. }
        );
        let express = if is_destination {
            Some(self.express(action))
        } else if matches!(action, Action::Kiosk { .. }) {
            Some(self.kiosk_express(action))
        } else {
            None
        };
        Preview { kind: kind(action), effects, express }
    }

    /// Takes the actions and adds up what happens to the player who takes them.
    fn effects_of(&mut self, actions: &[Action]) -> Effects {
        let seat = self.seat;
        let mut events = Vec::new();
        for action in actions {
            self.apply(*action, &mut events);
        }
        let mut effects = Effects::default();
        for event in events {
            effects.add(seat, event);
        }
        effects.reveals = match self.turn_now() {
            tabletop::Turn::Chance(Chance::Dice { .. }) => Reveals::Dice,
            tabletop::Turn::Chance(Chance::Card { .. }) => Reveals::Card,
            tabletop::Turn::Chance(Chance::Demand { .. }) => Reveals::Tile,
            tabletop::Turn::Chance(Chance::Guild { .. }) => Reveals::Guild,
            tabletop::Turn::Chance(Chance::Letter { .. }) => Reveals::Letter,
            tabletop::Turn::Chance(Chance::Kiosk) => Reveals::Tile,
            tabletop::Turn::Chance(Chance::Die) => Reveals::Dice,
            tabletop::Turn::Decide(..) | tabletop::Turn::Over => Reveals::None,
        };
        effects
    }

    /// The answers a person gives without thinking once the destination is chosen.
    fn express(&self, action: Action) -> Express {
        let mut game = self.clone();
        game.apply(action, &mut tabletop::Ignore);
        let mut then = Vec::new();
        let stops = loop {
            match game.next_on_the_way() {
                Ok(next) => {
                    game.apply(next, &mut tabletop::Ignore);
                    then.push(next);
                }
                Err(stops) => break stops,
            }
        };
        let mut all = vec![action];
        all.extend_from_slice(&then);
        let effects = self.clone().effects_of(&all);
        Express { then, stops, effects }
    }

    /// A tile of the Kiosk that asks for nothing is used with the same click. It stops before
    /// anybody else is asked.
    fn kiosk_express(&self, action: Action) -> Express {
        let mut game = self.clone();
        game.apply(action, &mut tabletop::Ignore);
        let mut answers = Answers::new();
        game.answers(&mut answers);
        let then: Vec<_> = answers.iter().copied().filter(|a| *a == (Action::Act {})).collect();
        let mut all = vec![action];
        all.extend_from_slice(&then);
        let effects = self.clone().effects_of(&all);
        Express { then, stops: Stops::Choice, effects }
    }

    fn next_on_the_way(&self) -> Result<Action, Stops> {
        let mut answers = Answers::new();
        self.answers(&mut answers);
        let can = |action: Action| answers.contains(&action);
        match self.steps.top() {
            Step::Assistant => {
                if !crate::assistants::needs_assistant(self.me().merchant) {
                    return Ok(Action::Skip {});
                }
                if can(Action::PickUpNeutral {})
                    && (can(Action::PickUp {}) || can(Action::Leave {}))
                {
                    return Err(Stops::Choice);
                }
                let fetch = |answer: &Action| {
                    matches!(answer, Action::AssistantBack { .. } | Action::CallBack { .. })
                };
                let stops =
                    if answers.iter().any(fetch) { Stops::Choice } else { Stops::NoAssistant };
                [Action::PickUp {}, Action::PickUpNeutral {}, Action::Leave {}]
                    .into_iter()
                    .find(|action| can(*action))
                    .ok_or(stops)
            }
            Step::PayMerchants => {
                if merchants::check_pay(self).is_err() {
                    return Err(Stops::Price);
                }
                let rolls =
                    !matches!(self.pay_question(), Question::PayMerchants { neutral: 0, .. });
                if rolls { Err(Stops::Reveal) } else { Ok(Action::Pay {}) }
            }
            Step::Act { place, .. } => match place {
                Place::FabricWarehouse
                | Place::SpiceWarehouse
                | Place::FruitWarehouse
                | Place::PostOffice => Ok(Action::Act {}),
                Place::Fountain => Ok(Action::RecallAll {}),
                Place::Wainwright | Place::GemstoneDealer | Place::CoffeeHouse => Err(Stops::Price),
                Place::BlackMarket
                | Place::TeaHouse
                | Place::Caravansary
                | Place::GuildHall
                | Place::Embassy
                | Place::Kiosk => Err(Stops::Reveal),
                Place::LargeMarket
                | Place::SmallMarket
                | Place::PoliceStation
                | Place::SultansPalace
                | Place::SmallMosque
                | Place::GreatMosque
                | Place::RoastingPlant
                | Place::Tavern
                | Place::AuctionHouse
                | Place::SecretSociety
                | Place::Catacombs => Err(Stops::Choice),
            },
            Step::Finish { .. } => {
                if answers.iter().any(|answer| {
                    matches!(
                        answer,
                        Action::Catch { .. }
                            | Action::Governor {}
                            | Action::Smuggler { .. }
                            | Action::Trader { .. }
                            | Action::Courier {}
                    )
                }) {
                    Err(Stops::Encounter)
                } else {
                    Err(Stops::EndOfTurn)
                }
            }
            Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::DrawLetter(_)
            | Step::Reveal { .. }
            | Step::RollOne
            | Step::Demand(_) => Err(Stops::Reveal),
            Step::AfterGuild | Step::Over => Err(Stops::EndOfTurn),
            Step::Move
            | Step::WarehouseExtra
            | Step::CaravansaryTake
            | Step::CaravansaryDiscard
            | Step::Recall { .. }
            | Step::ChangeRoll { .. }
            | Step::BlackMarketGood
            | Step::Sell(_)
            | Step::DeliverAgain
            | Step::GovernorPay
            | Step::SmugglerPay
            | Step::Roast(_)
            | Step::GuildDiscard
            | Step::AtBarrier(_)
            | Step::GuildChoice(_)
            | Step::TavernNext(_)
            | Step::TavernEdge
            | Step::TavernRuby
            | Step::Swap(_)
            | Step::GiveLetters(_)
            | Step::KioskChoose { .. }
            | Step::KioskUse { .. }
            | Step::KioskTake
            | Step::KioskNext { .. }
            | Step::AuctionBid { .. }
            | Step::AuctionDraw { .. }
            | Step::CourierPay
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
            | Step::Copying(_)
            | Step::AfterStop
            | Step::FinalCards(_) => Err(Stops::Choice),
        }
    }
}

impl Effects {
    #[expect(clippy::wildcard_enum_match_arm, reason = "the other events cost and bring nothing")]
    fn add(&mut self, me: Seat, event: Event) {
        match event {
            Event::LiraGained { seat, lira } if seat == me => self.gain.lira += lira,
            Event::LiraPaid { seat, lira } if seat == me => self.pay.lira += lira,
            Event::MerchantPaid { seat, to, lira } if seat == me => {
                self.pay.lira += lira;
                self.paid_to.push(PaidTo { seat: to, lira });
            }
            Event::GoodGained { good, count, lost, .. } => {
                self.gain.goods[good] += count;
                self.lost[good] += lost;
            }
            Event::GoodsPaid { goods, .. } => {
                for good in crate::Good::ALL {
                    self.pay.goods[good] += goods[good];
                }
            }
            Event::RubyGained { .. } => self.gain.rubies += 1,
            Event::CardTaken { card, .. } => self.gain.cards.push(card),
            Event::CardPlayed { card, .. } | Event::CardDiscarded { card, .. } => {
                self.pay.cards.push(card);
            }
            Event::MosqueTileTaken { good, .. } => self.gain.mosque_tiles.push(good),
            Event::WheelbarrowExtended { .. } => self.gain.extensions += 1,
            Event::Moved { from, to, .. } => self.moves.push(Movement::Merchant { from, to }),
            Event::AssistantLeft { place, .. } => {
                self.moves.push(Movement::AssistantLeft { place });
            }
            Event::AssistantPickedUp { place, .. } => {
                self.moves.push(Movement::AssistantPickedUp { place });
            }
            Event::AssistantReturned { from, .. } => {
                self.moves.push(Movement::AssistantReturned { from });
            }
            Event::AssistantGained { .. } => self.moves.push(Movement::AssistantGained),
            Event::FamilySent { seat, to } => self.moves.push(Movement::Family { seat, to }),
            Event::FamilyCalledHome { seat, .. } | Event::FamilyCaught { of: seat, .. } => {
                self.moves.push(Movement::Family { seat, to: Place::PoliceStation });
            }
            Event::CoffeeGained { coffee, .. } => self.gain.coffee += coffee,
            Event::CoffeePaid { coffee, .. } => self.pay.coffee += coffee,
            Event::GuildPlayed { guild, .. } | Event::GuildDiscarded { guild, .. } => {
                self.pay.guild_cards.push(guild);
            }
            Event::TavernTileTaken { kind, .. } => self.gain.tavern_tiles.push(kind),
            Event::LetterDiscarded { letter, .. } => self.pay.letters.push(letter),
            Event::BidPaid { seat, to, lira } if seat == me => {
                self.pay.lira += lira;
                self.paid_to.push(PaidTo { seat: to, lira });
            }
            Event::BidPaid { to, lira, .. } if to == me => self.gain.lira += lira,
            Event::CompanionEntered { seat, place } => {
                self.moves.push(Movement::Companion { seat, to: Some(place) });
            }
            Event::CompanionMoved { seat, to, .. } => {
                self.moves.push(Movement::Companion { seat, to: Some(to) });
            }
            Event::CompanionHome { seat, .. } => {
                self.moves.push(Movement::Companion { seat, to: None });
            }
            Event::FamilyWalked { seat, to, .. } => self.moves.push(Movement::Family { seat, to }),
            Event::CardCopied { .. } => self.pay.cards.push(Card::Copy),
            Event::BarrierPut { between, .. } => self.moves.push(Movement::Barrier { between }),
            Event::TurnEnded { .. } => self.ends_turn = true,
            _ => {}
        }
    }
}

const fn kind(action: Action) -> Kind {
    match action {
        Action::Move { .. }
        | Action::LongWay { .. }
        | Action::Stay {}
        | Action::Leave {}
        | Action::PickUp {}
        | Action::PickUpNeutral {}
        | Action::Pay {}
        | Action::Act {}
        | Action::RecallAll {}
        | Action::Send { .. }
        | Action::Dice { .. }
        | Action::Draw { .. }
        | Action::Demand { .. }
        | Action::DrawGuild { .. }
        | Action::Corner { .. }
        | Action::MoveCompanion { .. }
        | Action::TwoSteps { .. }
        | Action::Anywhere { .. }
        | Action::Jump { .. }
        | Action::FamilyWalk { .. }
        | Action::DrawLetter { .. }
        | Action::Reveal { .. }
        | Action::OneDie { .. }
        | Action::Use { .. } => Kind::Go,
        Action::Take { .. }
        | Action::TakePile {}
        | Action::TakeDiscard {}
        | Action::Discard { .. }
        | Action::Recall { .. }
        | Action::RollFirst {}
        | Action::Announce { .. }
        | Action::Turn { .. }
        | Action::Reroll {}
        | Action::Sell { .. }
        | Action::Deliver { .. }
        | Action::Tile { .. }
        | Action::PayLira {}
        | Action::PayGood { .. }
        | Action::DiscardGuild { .. }
        | Action::Barrier { .. }
        | Action::Tavern { .. }
        | Action::Baksheesh { .. }
        | Action::TavernPair { .. }
        | Action::Give { .. }
        | Action::Receive { .. }
        | Action::CompanionHome {}
        | Action::Kiosk { .. }
        | Action::DiscardLetter { .. }
        | Action::Bid { .. }
        | Action::BidHundred {}
        | Action::Society { .. }
        | Action::Emerge { .. } => Kind::Choice,
        Action::AnyGoods {}
        | Action::Again {}
        | Action::Catch { .. }
        | Action::Governor {}
        | Action::Smuggler { .. }
        | Action::OneGood { .. }
        | Action::FiveLira {}
        | Action::FamilyHome { .. }
        | Action::AssistantBack { .. }
        | Action::CallBack { .. }
        | Action::Guild { .. }
        | Action::Trader { .. }
        | Action::TwoCoffee {}
        | Action::CoffeeGuild {}
        | Action::CoffeeLira {}
        | Action::DiceYield {}
        | Action::Swap {}
        | Action::Six { .. }
        | Action::Enter {}
        | Action::Courier {}
        | Action::BonusTurn {}
        | Action::OneLetter {}
        | Action::DiceLetter {}
        | Action::GoodLira { .. }
        | Action::GoodAndLira { .. }
        | Action::Copy {}
        | Action::FromAfar { .. } => Kind::Extra,
        Action::Stop {}
        | Action::Skip {}
        | Action::Done {}
        | Action::Keep {}
        | Action::Pass {}
        | Action::End {} => Kind::Decline,
    }
}
