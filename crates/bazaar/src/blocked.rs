//! What a person may look for but cannot do now, with the reason.

use serde::Serialize;
use tabletop::Answers;

use crate::{
    Action, Afar, Card, Die, Edge, Game, Good, KioskEffect, Market, Payment, Place, Refusal,
    Reward, TavernTile, Ware, Wild, cards::Timing, places::tavern::JEWELLERS, step::Step,
};

/// An answer that cannot be given now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
pub struct Blocked {
    pub action: Action,
    #[serde(flatten)]
    pub refusal: Refusal,
    /// A card or tile of one's own that would make it possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lifted_by: Option<Action>,
}

impl Game {
    pub(crate) fn blocked_answers(&self) -> Vec<Blocked> {
        let mut legal = Answers::new();
        self.answers(&mut legal);
        let mut wanted = self.wanted_here();
        wanted.extend(self.wanted_cards());
        wanted
            .into_iter()
            .filter_map(|action| {
                let refusal = self.check_action(action).err()?;
                Some(Blocked { action, refusal, lifted_by: self.lifted_by(action, &legal) })
            })
            .collect()
    }

    /// Which one card or tile would help, found by trying. A card that draws another is no sure
    /// help, so only what needs no chance counts.
    fn lifted_by(&self, action: Action, legal: &[Action]) -> Option<Action> {
        legal.iter().copied().find(|help| {
            let is_help = matches!(
                help,
                Action::FiveLira {}
                    | Action::OneGood { .. }
                    | Action::FamilyHome { reward: Reward::Lira }
                    | Action::AssistantBack { .. }
                    | Action::CallBack { .. }
                    | Action::TwoCoffee {}
                    | Action::CoffeeLira {}
                    | Action::GoodLira { .. }
                    | Action::GoodAndLira { .. }
            );
            is_help && {
                let mut game = self.clone();
                game.apply(*help, &mut tabletop::Ignore);
                game.check_action(action).is_ok()
            }
        })
    }

    /// What one may want of the open question.
    fn wanted_here(&self) -> Vec<Action> {
        match self.steps.top() {
            Step::Move => {
                let places = self.ruleset().places().iter();
                let mut wanted: Vec<_> = places.map(|to| Action::Move { to: *to }).collect();
                wanted.extend(self.me().guild.iter().map(|guild| Action::Guild { guild }));
                wanted
            }
            Step::Assistant => vec![Action::Leave {}, Action::PickUp {}],
            Step::PayMerchants => vec![Action::Pay {}],
            Step::Act { place, .. } => self.wanted_at(place),
            Step::WarehouseExtra => {
                Good::ALL.into_iter().map(|good| Action::Take { good }).collect()
            }
            Step::CaravansaryTake => vec![Action::TakePile {}, Action::TakeDiscard {}],
            Step::Sell(_) => Good::ALL.into_iter().map(|good| Action::Sell { good }).collect(),
            Step::GovernorPay | Step::SmugglerPay | Step::CourierPay => vec![Action::PayLira {}],
            Step::KioskUse { tile, .. } => match tile.effect() {
                KioskEffect::LiraForLetter
                | KioskEffect::LiraForGood
                | KioskEffect::LiraForCard => vec![Action::PayLira {}],
                KioskEffect::GoodForLetter => vec![Action::Give { ware: Ware::Red }],
                KioskEffect::CardForLetter => Vec::new(),
                KioskEffect::Take { .. }
                | KioskEffect::Card
                | KioskEffect::CoffeeOrLira(_)
                | KioskEffect::Companion
                | KioskEffect::Die
                | KioskEffect::ExtensionForLira(_)
                | KioskEffect::ExtensionForGoods(_)
                | KioskEffect::ToTheFountain => vec![Action::Act {}],
            },
            Step::Finish { .. } => {
                let Some(here) = self.meeting_place() else { return vec![Action::End {}] };
                let mut wanted = vec![Action::End {}];
                if self.governor == here {
                    wanted.push(Action::Governor {});
                }
                if self.smuggler == here {
                    wanted.push(Action::Smuggler { good: Good::Red });
                }
                if self.mocha.coffee_trader == Some(here) {
                    wanted.push(Action::Trader { payment: Payment::Lira });
                }
                if self.letters.courier == Some(here) {
                    wanted.push(Action::Courier {});
                }
                if self.rules.has_letters() {
                    wanted.push(Action::BonusTurn {});
                }
                wanted
            }
            Step::Roast(_) => self.wanted_at(Place::RoastingPlant),
            Step::AtBarrier(between) => {
                between.places().into_iter().map(|place| Action::Use { place }).collect()
            }
            Step::CaravansaryDiscard
            | Step::Recall { .. }
            | Step::ChangeRoll { .. }
            | Step::BlackMarketGood
            | Step::DeliverAgain
            | Step::FinalCards(_)
            | Step::GuildDiscard
            | Step::GuildChoice(_)
            | Step::TavernNext(_)
            | Step::TavernEdge
            | Step::TavernRuby
            | Step::AfterGuild
            | Step::Swap(_)
            | Step::GiveLetters(_)
            | Step::KioskChoose { .. }
            | Step::KioskTake
            | Step::KioskNext { .. }
            | Step::AuctionBid { .. }
            | Step::AuctionDraw { .. }
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
            | Step::Copying(_)
            | Step::AfterStop
            | Step::DrawLetter(_)
            | Step::Reveal { .. }
            | Step::RollOne
            | Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
            | Step::DrawGuild(_)
            | Step::Demand(_)
            | Step::Over => Vec::new(),
        }
    }

    fn wanted_at(&self, place: Place) -> Vec<Action> {
        let sales = |market: Market| {
            let icons = self.demand(market).icons();
            Good::ALL.into_iter().filter(move |good| icons[*good] > 0)
        };
        match place {
            Place::Wainwright | Place::GemstoneDealer | Place::CoffeeHouse | Place::Embassy => {
                vec![Action::Act {}]
            }
            Place::AuctionHouse => {
                Good::ALL.into_iter().map(|good| Action::Take { good }).collect()
            }
            Place::SecretSociety => JEWELLERS
                .into_iter()
                .filter(|place| self.board.places().contains(place))
                .map(|from| Action::Society { from })
                .collect(),
            Place::RoastingPlant => {
                let goods = Good::ALL.into_iter().map(|good| Action::PayGood { good });
                [Action::PayLira {}].into_iter().chain(goods).collect()
            }
            Place::Tavern => self.wanted_at_the_tavern(),
            Place::Caravansary => vec![Action::TakePile {}, Action::TakeDiscard {}],
            Place::LargeMarket => sales(Market::Large).map(|good| Action::Sell { good }).collect(),
            Place::SmallMarket => sales(Market::Small).map(|good| Action::Sell { good }).collect(),
            Place::PoliceStation => vec![Action::Send { to: Place::Fountain }],
            Place::SultansPalace => self.wanted_delivery().into_iter().collect(),
            Place::SmallMosque => {
                vec![Action::Tile { good: Good::Red }, Action::Tile { good: Good::Green }]
            }
            Place::GreatMosque => {
                vec![Action::Tile { good: Good::Blue }, Action::Tile { good: Good::Yellow }]
            }
            Place::FabricWarehouse
            | Place::SpiceWarehouse
            | Place::FruitWarehouse
            | Place::PostOffice
            | Place::Fountain
            | Place::BlackMarket
            | Place::TeaHouse
            | Place::GuildHall
            | Place::Kiosk
            | Place::Catacombs => Vec::new(),
        }
    }

    /// One edge stands for all: what is in the way of one is in the way of the others.
    fn wanted_at_the_tavern(&self) -> Vec<Action> {
        let here = self.mocha.barrier.map(|barrier| barrier.between);
        let mut edges = self.board.edges().filter_map(|(one, other)| Edge::between(one, other));
        let edge = edges.find(|edge| Some(*edge) != here);
        let mut wanted: Vec<_> =
            edge.into_iter().map(|between| Action::Barrier { between }).collect();
        wanted.extend(TavernTile::ALL.map(|kind| Action::Tavern { kind }));
        wanted.extend(JEWELLERS.map(|from| Action::Baksheesh { from }));
        wanted
    }

    /// If the price cannot be paid, the reason is the same for all wild goods: one delivery stands
    /// for all, if possible one that a card in hand would make possible.
    fn wanted_delivery(&self) -> Option<Action> {
        crate::places::check_can_act(self, Place::SultansPalace).err()?;
        let (_, wild) = self.palace_price().unwrap_or_default();
        let mut legal = Answers::new();
        self.answers(&mut legal);
        let mut deliveries = Wild::all()
            .filter(|goods| goods.iter().count() == usize::from(wild))
            .map(|wild| Action::Deliver { wild });
        let first = deliveries.clone().next();
        deliveries.find(|delivery| self.lifted_by(*delivery, &legal).is_some()).or(first)
    }

    /// The cards in hand and the yellow tile, each with one thing it could do.
    fn wanted_cards(&self) -> Vec<Action> {
        if self.is_chance() || self.steps.top() == Step::Over {
            return Vec::new();
        }
        let me = self.me();
        let assistant = me.assistants_out.iter().next().unwrap_or(me.merchant);
        let far = self
            .ruleset()
            .places()
            .iter()
            .copied()
            .find(|to| (3..=4).contains(&self.steps_for(self.seat, me.merchant, *to)))
            .unwrap_or(me.merchant);
        let corner = self
            .board
            .places_in(self.board.corners())
            .find(|to| *to != me.merchant)
            .unwrap_or(me.merchant);
        let mut wanted: Vec<_> = me
            .hand
            .kinds()
            .map(|card| match card.facts().timing {
                Timing::After(_) | Timing::AfterMosque => Action::Again {},
                Timing::Copied => Action::Copy {},
                Timing::With(_) => Action::AnyGoods {},
                Timing::Free | Timing::Outside | Timing::Move | Timing::Movement | Timing::Roll => {
                    match card {
                        Card::OneGood => Action::OneGood { good: Good::Red },
                        Card::FiveLira => Action::FiveLira {},
                        Card::LongWay => Action::LongWay { to: far },
                        Card::Stay => Action::Stay {},
                        Card::FamilyHome => Action::FamilyHome { reward: Reward::Lira },
                        Card::TwoCoffee => Action::TwoCoffee {},
                        Card::CoffeeGuild => Action::CoffeeGuild {},
                        Card::CoffeeLira => Action::CoffeeLira {},
                        Card::DiceYield => Action::DiceYield {},
                        Card::Swap => Action::Swap {},
                        Card::DieToSix => Action::Six { die: Die::Low },
                        Card::Corner => Action::Corner { to: corner },
                        Card::OneLetter => Action::OneLetter {},
                        Card::DiceLetter => Action::DiceLetter {},
                        Card::GoodLira => Action::GoodLira { ware: Ware::Red },
                        Card::RedAndLira => Action::GoodAndLira { good: Good::Red },
                        Card::GreenAndLira => Action::GoodAndLira { good: Good::Green },
                        Card::YellowAndLira => Action::GoodAndLira { good: Good::Yellow },
                        Card::FamilyWalk => Action::FamilyWalk { to: corner },
                        Card::Jump => Action::Jump { seat: self.seat.next(self.seat_count()) },
                        Card::TwoSteps => Action::TwoSteps { to: far },
                        Card::FromAfar => Action::FromAfar { figure: Afar::Governor },
                        Card::Anywhere => Action::Anywhere { to: far },
                        Card::Copy
                        | Card::TwiceMosque
                        | Card::TwiceSociety
                        | Card::AssistantBack
                        | Card::TwiceWainwright
                        | Card::TwiceCoffeeHouse
                        | Card::TwicePalace
                        | Card::TwicePostOffice
                        | Card::TwiceDealer
                        | Card::AnyGoods => Action::AssistantBack { from: assistant },
                    }
                }
            })
            .collect();
        wanted.dedup();
        if me.tiles.contains(Good::Yellow) {
            wanted.push(Action::CallBack { from: assistant });
        }
        wanted
    }
}
