use std::marker::PhantomData;

use tabletop::Seat;

use super::{
    Summary, TableSummary, encounters::Encounters, forfeits::ForfeitCounts, lengths::LengthCounts,
    players::PlayerCounts, seats::SeatCounts, sources::SourceCounts,
};
use crate::{ArenaGame, Entrant, GameResult, PlanError, Standings};

/// Takes one result after the other and keeps what is needed of it.
#[derive(Clone, Debug)]
pub struct Findings<G> {
    names: Vec<String>,
    tables: Vec<TableSummary>,
    games: u64,
    unfinished: u64,
    players: Vec<PlayerCounts>,
    standings: Standings,
    encounters: Encounters,
    seats: SeatCounts,
    lengths: LengthCounts,
    sources: SourceCounts,
    forfeits: ForfeitCounts,
    game: PhantomData<fn() -> G>,
}

impl<G: ArenaGame> Findings<G> {
    pub fn new() -> Self {
        Self {
            names: Vec::new(),
            tables: Vec::new(),
            games: 0,
            unfinished: 0,
            players: Vec::new(),
            standings: Standings::default(),
            encounters: Encounters::default(),
            seats: SeatCounts::default(),
            lengths: LengthCounts::default(),
            sources: SourceCounts::default(),
            forfeits: ForfeitCounts::default(),
            game: PhantomData,
        }
    }

    /// Makes room for the bots of a plan, so that those come in its order.
    pub fn announce(&mut self, bots: &[Entrant]) {
        for entrant in bots {
            self.number(&entrant.bot);
        }
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// One more game. It has to be [sound](GameResult::is_sound).
    pub fn add(&mut self, result: &GameResult<G::Options>) {
        let players = result.bots.len();
        let bots: Vec<_> = result.bots.iter().map(|bot| self.number(bot)).collect();
        self.games += 1;
        self.unfinished += u64::from(result.unfinished);
        self.table(&result.options).games += 1;
        for (seat, bot) in Seat::all(players).zip(&bots) {
            self.players[*bot].add(result, seat);
        }
        self.standings.add((result.seed, result.deal), &bots, &result.ranking);
        self.encounters.add(&bots, &result.ranking);
        self.seats.add(players, &result.ranking);
        self.lengths.add(players, result.turns);
        self.sources.add(result);
        for forfeit in &result.forfeits {
            self.forfeits.add(bots[forfeit.seat.index()], &forfeit.reason);
        }
    }

    /// What all of them say. The rating of the anchor is fixed; without one, the mean of all is.
    pub fn summary(&self, anchor: Option<&str>) -> Result<Summary, PlanError> {
        let position = |name: &str| {
            let found = self.names.iter().position(|other| other == name);
            found.ok_or_else(|| PlanError::NoSuchBot(name.to_owned()))
        };
        let ratings = self.standings.ratings(self.names.len(), anchor.map(position).transpose()?);
        let rows = self.names.iter().zip(&self.players).zip(ratings);
        let mut bots: Vec<_> =
            rows.map(|((name, counts), rating)| counts.summary(name, rating)).collect();
        bots.sort_by(|one, other| other.rating.rating.total_cmp(&one.rating.rating));
        Ok(Summary {
            points: G::POINTS,
            games: self.games,
            unfinished: self.unfinished,
            anchor: anchor.map(str::to_owned),
            tables: self.tables.clone(),
            bots,
            duels: self.encounters.duels(&self.names),
            mixed: self.encounters.mixed(&self.names),
            seats: self.seats.summary(),
            lengths: self.lengths.summary(),
            sources: self.sources.summary::<G>(),
            forfeits: self.forfeits.summary(&self.names),
        })
    }

    fn number(&mut self, bot: &str) -> usize {
        if let Some(known) = self.names.iter().position(|name| name == bot) {
            return known;
        }
        self.names.push(bot.to_owned());
        self.players.push(PlayerCounts::default());
        self.names.len() - 1
    }

    fn table(&mut self, options: &G::Options) -> &mut TableSummary {
        let (name, players) = (G::in_words(options), G::players(options));
        let known = |table: &TableSummary| table.name == name && table.players == players;
        let index = self.tables.iter().position(known).unwrap_or_else(|| {
            self.tables.push(TableSummary { name, players, games: 0 });
            self.tables.len() - 1
        });
        &mut self.tables[index]
    }
}

impl<G: ArenaGame> Default for Findings<G> {
    fn default() -> Self {
        Self::new()
    }
}
