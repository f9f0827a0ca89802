//! What people add to the dice before the game, and how it begins.

use std::sync::Arc;

use games::{Beginning, Rules};
use protocol::web::{
    Code, Problem,
    dice::{Giving, PublishedDice},
};
use serde_json::Value;
use store::{Guest, Phase};
use tabletop::{Commitment, Part};

use super::state::{Room, read_table};
use crate::{
    failure::store_problem,
    operations::{clock, ids},
    rooms::opening,
    tables::{
        dice::{DicePromise, Given, MOST_ATTEMPTS, giving},
        info,
        seats::{self, Seated},
    },
};

/// What became of a change before the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begun {
    NotYet,
    /// The game was dealt.
    Dealt,
    /// Nobody may learn from the old secret any more: this one is kept from now on.
    Anew(Part),
}

impl Room {
    pub(super) fn rules(&self) -> Result<&'static dyn Rules, Problem> {
        let unknown = || Problem::new(Code::Internal, "no such game");
        games::by_name(&self.table.game).ok_or_else(unknown)
    }

    fn options(&self) -> Result<Value, Problem> {
        serde_json::from_str(&self.table.options)
            .map_err(|_| Problem::new(Code::Internal, "the options cannot be read"))
    }

    /// A promise for the next attempt to begin, and the secret it is about.
    fn new_promise(&self, lot: bool, record: Option<&str>) -> Result<(DicePromise, Part), Problem> {
        let server = ids::part();
        let options = self.options()?;
        let beginning = record.map_or(Beginning::Options(&options), Beginning::Record);
        let binding = self.rules()?.binding(&self.table.id, lot, &beginning)?;
        Ok((DicePromise::new(binding.commitment(&server), lot), server))
    }

    /// Tables that were opened before there were promises, or by rules that were corrected since,
    /// get one when they are looked at.
    pub(super) async fn promise(&mut self) {
        if self.table.phase != Phase::Gathering || self.is_promise_good().await {
            return;
        }
        let (lot, record) =
            self.dice.as_ref().map_or((false, None), |dice| (dice.lot, dice.record.clone()));
        let promised = self.new_promise(lot, record.as_deref());
        let Ok((mut dice, server)) = promised else { return };
        dice.record = record;
        self.dice = Some(dice);
        if let Err(problem) = self.save(Some(server)).await {
            tracing::warn!(table = self.table.id, problem = problem.message, "no promise");
        }
    }

    async fn is_promise_good(&self) -> bool {
        let (Some(dice), Ok(server)) = (&self.dice, self.server_part().await) else { return false };
        let (Ok(rules), Ok(options)) = (self.rules(), self.options()) else { return true };
        let binding = rules.binding(&self.table.id, dice.lot, &dice.beginning(&options));
        binding.is_ok_and(|binding| binding.commitment(&server) == dice.commitment)
    }

    /// The secret of the server, as it is kept.
    async fn server_part(&self) -> Result<Part, Problem> {
        let kept = self.app.store.seed(&self.table.id).await;
        let kept = kept.map_err(|error| store_problem(&error))?;
        let missing = || Problem::new(Code::Internal, "the table has no secret");
        kept.and_then(|kept| kept.parse().ok()).ok_or_else(missing)
    }

    /// Whether seats and parts may still change.
    pub(super) fn not_revealing(&self) -> Result<(), Problem> {
        if self.dice.as_ref().is_some_and(|dice| dice.revealing.is_some()) {
            return Err(Problem::new(Code::NotNow, "the game is about to begin"));
        }
        Ok(())
    }

    fn adding(&mut self, guest: &Guest) -> Result<&mut DicePromise, Problem> {
        if seats::of_guest(&self.seats, Some(&guest.id)).is_empty() {
            return Err(Problem::new(Code::NotYours, "only those who sit here add to the dice"));
        }
        let begun = || Problem::new(Code::NotNow, "the game has begun already");
        if self.table.phase != Phase::Gathering {
            return Err(begun());
        }
        self.dice.as_mut().ok_or_else(begun)
    }

    /// Somebody says what they will add, without showing it. Until the host begins it may be
    /// another one: a page that was closed does not know its part any more.
    pub(super) async fn commit_part(
        &mut self,
        guest: &Guest,
        commitment: Commitment,
    ) -> Result<Begun, Problem> {
        let giving = giving(&self.table, &self.seats);
        let dice = self.adding(guest)?;
        if dice.given_by(&guest.id).is_some_and(|given| given.commitment == commitment) {
            return Ok(Begun::NotYet);
        }
        if dice.revealing.is_some() {
            return Err(Problem::new(Code::NotNow, "what people add cannot be changed any more"));
        }
        match giving {
            Giving::Revealed => {}
            Giving::AtOnce => {
                return Err(Problem::new(Code::NotNow, "at this table the part is given at once"));
            }
        }
        dice.given.retain(|given| given.guest != guest.id);
        dice.given.push(Given { guest: guest.id.clone(), commitment, part: None });
        self.begin_by_itself().await
    }

    /// Somebody shows what they add. The same part a second time is answered like the first time,
    /// also when it was the last one and the game has begun by it: the first answer may be lost.
    pub(super) async fn show_part(&mut self, guest: &Guest, part: Part) -> Result<Begun, Problem> {
        let known = self.dice.as_mut().and_then(|dice| dice.given_by(&guest.id));
        if known.is_some_and(|given| given.part == Some(part)) || self.is_in_the_record(part) {
            return Ok(Begun::NotYet);
        }
        let giving = giving(&self.table, &self.seats);
        let dice = self.adding(guest)?;
        let commitment = part.commitment(&dice.commitment);
        let revealing = dice.revealing.is_some();
        match (dice.given_by(&guest.id), giving) {
            (Some(given), _) if revealing && given.part.is_none() => {
                if given.commitment != commitment {
                    let message = "this is not the part that was committed to";
                    return Err(Problem::new(Code::Malformed, message));
                }
                given.part = Some(part);
                if dice.is_complete() {
                    return self.deal().await;
                }
                Ok(Begun::NotYet)
            }
            (None, _) | (Some(_), Giving::Revealed) if revealing => {
                let message = "what people add cannot be changed any more";
                Err(Problem::new(Code::NotNow, message))
            }
            (Some(given), Giving::AtOnce) if given.part.is_some() => {
                Err(Problem::new(Code::NotNow, "your part was given already"))
            }
            (None | Some(_), Giving::AtOnce) => {
                dice.given.retain(|given| given.guest != guest.id);
                let part = Some(part);
                dice.given.push(Given { guest: guest.id.clone(), commitment, part });
                self.begin_by_itself().await
            }
            (None | Some(_), Giving::Revealed) => {
                let message = "a part is shown when the game begins; commit to it first";
                Err(Problem::new(Code::NotNow, message))
            }
        }
    }

    /// Whether the game began with this part. Nobody but its maker knew it before.
    fn is_in_the_record(&self, part: Part) -> bool {
        let joint = self.play.as_ref().and_then(|play| play.fairness(false)?.joint);
        joint.is_some_and(|joint| joint.parts.iter().any(|given| given.part == Some(part)))
    }

    /// Parts that were given while somebody sat alone are no secret: once others come, everybody
    /// makes a new one.
    pub(super) fn drop_shown_parts(&mut self) {
        if self.not_revealing().is_err() {
            return;
        }
        match giving(&self.table, &self.seats) {
            Giving::AtOnce => {}
            Giving::Revealed => {
                if let Some(dice) = &mut self.dice {
                    dice.given.retain(|given| given.part.is_none());
                }
            }
        }
    }

    async fn begin_by_itself(&mut self) -> Result<Begun, Problem> {
        let ready = self.dice.as_ref().is_some_and(DicePromise::is_awaited_no_more);
        if !ready || self.seats.iter().any(Seated::is_free) {
            return Ok(Begun::NotYet);
        }
        self.freeze().await
    }

    /// From now on nobody sits down, and nobody changes what they add. Whoever committed to a part
    /// shows it; if nobody did, the game begins at once.
    pub(super) async fn freeze(&mut self) -> Result<Begun, Problem> {
        self.not_revealing()?;
        opening::check_thought(&self.app, &self.table.host, &self.seats)?;
        let until = clock::now_ms().saturating_add(patience(&self.app));
        let Some(dice) = &mut self.dice else { return Err(no_promise()) };
        if dice.aborted.len() >= MOST_ATTEMPTS {
            let message = "too many attempts came to nothing; open another table";
            return Err(Problem::new(Code::NotNow, message));
        }
        dice.withheld.clear();
        let sits = |given: &Given| !seats::of_guest(&self.seats, Some(&given.guest)).is_empty();
        dice.given.retain(sits);
        if dice.is_complete() {
            return self.deal().await;
        }
        dice.revealing = Some(until);
        Ok(Begun::NotYet)
    }

    async fn deal(&mut self) -> Result<Begun, Problem> {
        let server = self.server_part().await?;
        let (rules, options) = (self.rules()?, self.options()?);
        let Some(dice) = &mut self.dice else { return Err(no_promise()) };
        let dealt = dice.deal(rules, &self.table.id, &options, &mut self.seats, server)?;
        self.settle_rated().await?;
        opening::wind_up(&mut self.table, &self.seats);
        self.table.record = Some(dealt.record);
        self.play = Some(dealt.play);
        Ok(Begun::Dealt)
    }

    /// The attempt to begin came to nothing because of these guests: everything of it is
    /// published, and everybody makes a new part.
    pub(super) async fn abort(&mut self, spoilt_by: &[String]) -> Result<Begun, Problem> {
        let server = self.server_part().await?;
        let Some(dice) = &self.dice else { return Err(no_promise()) };
        let (next, secret) = self.new_promise(dice.lot, dice.record.as_deref())?;
        if let Some(dice) = &mut self.dice {
            dice.abort(&self.seats, server, spoilt_by, next);
        }
        tracing::info!(table = self.table.id, "a part was kept back; the game does not begin");
        Ok(Begun::Anew(secret))
    }

    /// The time to show parts is over, or the store says so. Whether there was anything of the kind.
    pub(super) async fn mind_reveal(&mut self) -> Result<bool, Problem> {
        let Some(until) = self.dice.as_ref().and_then(|dice| dice.revealing) else {
            return Ok(false);
        };
        let kept = read_table(&self.app, &self.table.id).await?;
        if kept.revision != self.table.revision {
            // Another server was here.
            self.reload().await?;
            self.welcome_all();
            return Ok(true);
        }
        if clock::now_ms() < until {
            return Ok(true);
        }
        let missing = |given: &&Given| given.part.is_none();
        let given = self.dice.iter().flat_map(|dice| &dice.given).filter(missing);
        let late: Vec<String> = given.map(|given| given.guest.clone()).collect();
        let begun = self.abort(&late).await?;
        self.let_go(&late);
        if let Begun::Anew(secret) = begun
            && self.save(Some(secret)).await.is_err()
        {
            // Somebody was faster, and the room believes them.
            self.welcome_all();
            return Ok(true);
        }
        self.count_heads();
        self.tell_table(None);
        Ok(true)
    }

    /// Where a table begins by itself nobody presses again: it is tried once more with whoever looks, as
    /// soon as the others have made a new part. The seats of those who do not look are free at once, and
    /// of those who look after the second time.
    fn let_go(&mut self, late: &[String]) {
        let tried = |dice: &DicePromise| dice.waits_for.as_ref().map(|_| dice.aborted.len());
        let Some(attempts) = self.dice.as_ref().and_then(tried) else { return };
        for guest in late {
            if attempts < 2 && self.looks(guest) {
                continue;
            }
            for seat in self.seats.iter_mut().filter(|seat| seat.guest() == Some(guest)) {
                *seat = Seated::nobody();
            }
            if self.table.host == *guest {
                self.pass_on_host(false);
            }
        }
    }

    /// While the house was closed nobody could show anything.
    pub(super) async fn forgive_reveal(&mut self) {
        let now = clock::now_ms();
        let Some(dice) = &mut self.dice else { return };
        let Some(until) = dice.revealing else { return };
        let again = now.saturating_add(patience(&self.app));
        if self.app.opened_house.get() != Some(&true) || until > now {
            return;
        }
        dice.revealing = Some(again);
        if let Err(problem) = self.save(None).await {
            tracing::warn!(table = self.table.id, problem = problem.message, "not forgiven");
        }
    }

    /// What is published of the dice by now.
    pub(super) async fn published_dice(&self, disclosed: bool) -> Result<String, Problem> {
        let abandoned = seats::guests(&self.seats).is_empty();
        let disclosed = disclosed || abandoned || self.phase() == Phase::Over;
        let fairness = match (&self.play, &self.dice) {
            (Some(play), _) => play.fairness(disclosed),
            (None, Some(dice)) => {
                let server = if disclosed { Some(self.server_part().await?) } else { None };
                Some(dice.published(&self.table.id, &self.seats, server))
            }
            (None, None) => None,
        };
        let internal = |error: serde_json::Error| Problem::new(Code::Internal, error.to_string());
        let published = PublishedDice {
            table: self.table.id.clone(),
            game: self.table.game.clone(),
            phase: info::phase(self.phase()),
            options: self.options()?,
            fairness: serde_json::to_value(fairness).map_err(internal)?,
        };
        serde_json::to_string_pretty(&published).map_err(internal)
    }
}

fn no_promise() -> Problem {
    Problem::new(Code::Internal, "the table has no promise about its dice")
}

fn patience(app: &Arc<crate::app::App>) -> i64 {
    i64::try_from(app.settings.reveal.as_millis()).unwrap_or(i64::MAX)
}
