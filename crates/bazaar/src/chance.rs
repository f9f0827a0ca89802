//! What chance can bring: two dice, a card of the pile, a demand tile nobody has seen.

use tabletop::{Outcomes, Rng, below};

use crate::{Action, Card, Dice, Game, OneDie, step::Step};

/// Every roll with its weight, written down once.
const ROLLS: [(Action, u32); Dice::COUNT as usize] = {
    let mut rolls = [(Action::Dice { dice: Dice::of_36(0) }, 0); Dice::COUNT as usize];
    let mut pair = 0;
    while pair < 36 {
        let dice = Dice::of_36(pair);
        rolls[dice.index() as usize] = (Action::Dice { dice }, dice.weight());
        pair += 1;
    }
    rolls
};

impl Game {
    #[inline]
    pub(crate) const fn is_chance(&self) -> bool {
        matches!(
            self.steps.top(),
            Step::Deal(_)
                | Step::Roll(_)
                | Step::Draw(_)
                | Step::DrawGuild(_)
                | Step::Demand(_)
                | Step::DrawLetter(_)
                | Step::Reveal { .. }
                | Step::RollOne
        )
    }

    pub(crate) fn outcomes(&self, outcomes: &mut Outcomes<Action>) {
        outcomes.clear();
        match self.steps.top() {
            Step::Roll(_) => outcomes.extend(ROLLS),
            Step::Deal(_) | Step::Draw(_) => outcomes.extend(
                self.pile.kinds().map(|card| (Action::Draw { card }, self.weight_of(card))),
            ),
            Step::DrawGuild(_) => {
                let deck = self.mocha.guild_deck.iter();
                outcomes.extend(deck.map(|guild| (Action::DrawGuild { guild }, 1)));
            }
            Step::Demand(market) => outcomes
                .extend(self.demand(market).unseen().map(|tile| (Action::Demand { tile }, 1))),
            Step::DrawLetter(_) => {
                let pile = self.letters.pile;
                let weight = |letter| u32::from(pile.count(letter));
                outcomes.extend(
                    pile.places().map(|letter| (Action::DrawLetter { letter }, weight(letter))),
                );
            }
            Step::Reveal { .. } => {
                let pile = self.letters.kiosk_pile.iter();
                outcomes.extend(pile.map(|tile| (Action::Reveal { tile }, 1)));
            }
            Step::RollOne => outcomes.extend(
                (1..=6).filter_map(OneDie::new).map(|number| (Action::OneDie { number }, 1)),
            ),
            Step::Move
            | Step::Assistant
            | Step::PayMerchants
            | Step::Act { .. }
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
            | Step::Finish { .. }
            | Step::FinalCards(_)
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
            | Step::AuctionBid { .. }
            | Step::AuctionDraw { .. }
            | Step::CourierPay
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
            | Step::Copying(_)
            | Step::AfterStop
            | Step::Over => {}
        }
    }

    fn weight_of(&self, card: Card) -> u32 {
        self.pile.count(card).into()
    }

    /// The same chances as [`outcomes`](Self::outcomes), without writing them down.
    #[inline]
    pub(crate) fn sample<R: Rng>(&self, rng: &mut R) -> Option<Action> {
        match self.steps.top() {
            Step::Roll(_) => Some(Action::Dice { dice: Dice::of_36(below(rng, 36) as u8) }),
            Step::Deal(_) | Step::Draw(_) => {
                let card = self.pile.nth(below(rng, self.pile.len().into()))?;
                Some(Action::Draw { card })
            }
            Step::DrawGuild(_) => {
                let deck = self.mocha.guild_deck;
                let guild = deck.iter().nth(below(rng, deck.len().into()) as usize)?;
                Some(Action::DrawGuild { guild })
            }
            Step::Demand(market) => {
                let unseen = self.demand(market);
                let tile =
                    unseen.unseen().nth(below(rng, unseen.unseen().count() as u32) as usize)?;
                Some(Action::Demand { tile })
            }
            Step::DrawLetter(_) => {
                let pile = self.letters.pile;
                let letter = pile.nth(below(rng, pile.len().max(1).into()))?;
                Some(Action::DrawLetter { letter })
            }
            Step::Reveal { .. } => {
                let pile = self.letters.kiosk_pile;
                let tile = pile.iter().nth(below(rng, pile.len().max(1).into()) as usize)?;
                Some(Action::Reveal { tile })
            }
            Step::RollOne => Some(Action::OneDie { number: OneDie::new(below(rng, 6) as u8 + 1)? }),
            Step::Move
            | Step::Assistant
            | Step::PayMerchants
            | Step::Act { .. }
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
            | Step::Finish { .. }
            | Step::FinalCards(_)
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
            | Step::AuctionBid { .. }
            | Step::AuctionDraw { .. }
            | Step::CourierPay
            | Step::RecallAlso
            | Step::ActAgain(_)
            | Step::Emerge
            | Step::Copying(_)
            | Step::AfterStop
            | Step::Over => None,
        }
    }
}
