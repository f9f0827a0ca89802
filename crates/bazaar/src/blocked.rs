//! What a person may look for but cannot do now, with the reason.

use serde::Serialize;
use tabletop::Answers;

use crate::{
    Action, Card, Game, Good, Market, Place, Refusal, Reward, Wild, cards::Timing, step::Step,
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
            Step::Move => Place::ALL.into_iter().map(|to| Action::Move { to }).collect(),
            Step::Assistant => vec![Action::Leave {}, Action::PickUp {}],
            Step::PayMerchants => vec![Action::Pay {}],
            Step::Act { place, .. } => self.wanted_at(place),
            Step::WarehouseExtra => {
                Good::ALL.into_iter().map(|good| Action::Take { good }).collect()
            }
            Step::CaravansaryTake => vec![Action::TakePile {}, Action::TakeDiscard {}],
            Step::Sell(_) => Good::ALL.into_iter().map(|good| Action::Sell { good }).collect(),
            Step::GovernorPay | Step::SmugglerPay => vec![Action::PayLira {}],
            Step::Finish { .. } => {
                let here = self.me().merchant;
                let mut wanted = vec![Action::End {}];
                if self.governor == here {
                    wanted.push(Action::Governor {});
                }
                if self.smuggler == here {
                    wanted.push(Action::Smuggler { good: Good::Red });
                }
                wanted
            }
            Step::CaravansaryDiscard
            | Step::Recall { .. }
            | Step::ChangeRoll { .. }
            | Step::BlackMarketGood
            | Step::DeliverAgain
            | Step::FinalCards(_)
            | Step::Deal(_)
            | Step::Roll(_)
            | Step::Draw(_)
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
            Place::Wainwright | Place::GemstoneDealer => vec![Action::Act {}],
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
            | Place::TeaHouse => Vec::new(),
        }
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
        let far = Place::ALL
            .into_iter()
            .find(|place| (3..=4).contains(&self.board.distance(me.merchant, *place)))
            .unwrap_or(me.merchant);
        let mut wanted: Vec<_> = me
            .hand
            .kinds()
            .map(|card| match card.facts().timing {
                Timing::After(_) => Action::Again {},
                Timing::With(_) => Action::AnyGoods {},
                Timing::Free | Timing::Outside | Timing::Move | Timing::Movement => match card {
                    Card::OneGood => Action::OneGood { good: Good::Red },
                    Card::FiveLira => Action::FiveLira {},
                    Card::LongWay => Action::LongWay { to: far },
                    Card::Stay => Action::Stay {},
                    Card::FamilyHome => Action::FamilyHome { reward: Reward::Lira },
                    Card::AssistantBack
                    | Card::TwicePalace
                    | Card::TwicePostOffice
                    | Card::TwiceDealer
                    | Card::AnyGoods => Action::AssistantBack { from: assistant },
                },
            })
            .collect();
        wanted.dedup();
        if me.tiles.contains(Good::Yellow) {
            wanted.push(Action::CallBack { from: assistant });
        }
        wanted
    }
}
