//! Clubs and tournaments as members see them.

use std::collections::HashMap;

use protocol::web::{
    clubs::{CalendarLine, ClubLine, ClubPage, ClubRatings, ClubRole, MemberInfo},
    ratings::LeaderboardLine,
    tournaments::{
        TournamentFormat, TournamentLine, TournamentPage, TournamentPhase, TournamentPlayer,
        TournamentRound, TournamentStanding, TournamentTable,
    },
};
use serde_json::Value;
use store::{Club, Member, Rating, Role};
use tournament::{Format, Player, Round, Standing};

use super::{members::Inside, running::Running};
use crate::{
    app::App,
    failure::Answer,
    operations::clock,
    ratings::{shown, skill},
    tables::info,
};

/// What was yesterday is still in the calendar.
const YESTERDAY: i64 = 24 * 60 * 60;
/// More tables than a club plays at once.
const MOST_TABLES: u32 = 100;

pub(crate) const fn role(role: Role) -> ClubRole {
    match role {
        Role::Owner => ClubRole::Owner,
        Role::Organiser => ClubRole::Organiser,
        Role::Member => ClubRole::Member,
    }
}

pub(crate) fn club_line(club: Club, members: &[Member], mine: Role) -> ClubLine {
    ClubLine { id: club.id, name: club.name, members: members.len() as u32, role: role(mine) }
}

pub(crate) async fn club(app: &App, inside: Inside, guest: &str) -> Answer<ClubPage<Value, Value>> {
    let link = inside.organises().then(|| inside.club.link.clone());
    let Inside { club, members, role: mine } = inside;
    let tables = app.store.club_tables(&club.id, MOST_TABLES).await?;
    let line = |table| info::line(table, &app.presence(&table.id), Some(guest));
    let mut tournaments = Vec::new();
    for row in app.store.tournaments_of_club(&club.id).await? {
        tournaments.push(tournament_line(&Running::read(row)?));
    }
    Ok(ClubPage {
        link,
        tables: tables.iter().map(line).collect(),
        ratings: boards(&app.store.ratings_in_club(&club.id).await?),
        calendar: calendar(app, &club.id, &tournaments).await?,
        id: club.id,
        name: club.name,
        about: club.about,
        role: role(mine),
        members: members.into_iter().map(member).collect(),
        tournaments,
    })
}

fn member(member: Member) -> MemberInfo {
    let Member { id, name, role: has, joined } = member;
    MemberInfo { id, name, role: role(has), joined }
}

/// A list for each ruleset and number of players.
fn boards(ratings: &[Rating]) -> Vec<ClubRatings> {
    let same = |one: &Rating, other: &Rating| {
        (&one.ruleset, one.players) == (&other.ruleset, other.players)
    };
    let board = |lines: &[Rating]| ClubRatings {
        ruleset: lines.first().map(|line| line.ruleset.clone()).unwrap_or_default(),
        players: lines.first().map(|line| line.players).unwrap_or_default(),
        lines: (1..).zip(lines).map(|(place, line)| rating(place, line)).collect(),
    };
    ratings.chunk_by(same).map(board).collect()
}

fn rating(place: u32, rating: &Rating) -> LeaderboardLine {
    LeaderboardLine {
        place: Some(place),
        who: shown::who(Some(&rating.player), rating.name.as_deref()),
        rating: skill::read(rating.skill),
        games: rating.games,
    }
}

async fn calendar(
    app: &App,
    club: &str,
    tournaments: &[TournamentLine],
) -> Answer<Vec<CalendarLine>> {
    let since = clock::now() - YESTERDAY;
    let dates = app.store.club_dates(club).await?.into_iter().map(|date| CalendarLine {
        id: date.id,
        title: date.title,
        begins: date.begins,
        tournament: false,
    });
    let of_tournament = |line: &TournamentLine| {
        let (id, title) = (line.id.clone(), line.title.clone());
        Some(CalendarLine { id, title, begins: line.begins?, tournament: true })
    };
    let dates = dates.chain(tournaments.iter().filter_map(of_tournament));
    let mut calendar: Vec<CalendarLine> = dates.filter(|date| date.begins >= since).collect();
    calendar.sort_by_key(|date| date.begins);
    Ok(calendar)
}

pub(crate) fn tournament_line(running: &Running) -> TournamentLine {
    let plan = &running.state.plan;
    let (format, settled) = match plan.format {
        Format::Swiss => (TournamentFormat::Swiss, true),
        // It depends on who comes.
        Format::RoundRobin => (TournamentFormat::RoundRobin, !running.state.rounds.is_empty()),
    };
    TournamentLine {
        id: running.row.id.clone(),
        title: running.row.title.clone(),
        phase: match running.row.phase {
            store::TournamentPhase::Open => TournamentPhase::Open,
            store::TournamentPhase::Running => TournamentPhase::Running,
            store::TournamentPhase::Over => TournamentPhase::Over,
        },
        format,
        size: plan.size as u8,
        round: running.state.rounds.len() as u8,
        rounds: if settled { plan.rounds as u8 } else { 0 },
        players: running.state.present().len() as u32,
        begins: running.row.begins,
    }
}

pub(crate) async fn tournament(
    app: &App,
    inside: &Inside,
    running: Running,
    guest: &str,
) -> Answer<TournamentPage<Value>> {
    let me = running.number_of(guest);
    let mine = running.open_tables().find(|(_, table)| {
        me.is_some_and(|me| table.seats.contains(&me) && !running.state.entries[me].left)
    });
    Ok(TournamentPage {
        line: tournament_line(&running),
        club: inside.club.id.clone(),
        club_name: inside.club.name.clone(),
        organiser: inside.organises(),
        open: running.state.is_open(),
        between_rounds: running.state.is_between_rounds(),
        me: me.map(|me| me as u8),
        my_table: mine.and_then(|(_, table)| table.name.clone()),
        players: players(app, inside, &running).await?,
        rounds: running.state.rounds.iter().map(round).collect(),
        standings: running.state.standings().iter().map(standing).collect(),
        seed: running.state.seed,
        game: running.played.game,
        options: running.played.options,
        pace: running.played.pace,
        late: running.played.late,
        rated: running.played.rated,
        automatic: running.played.automatic,
    })
}

async fn players(app: &App, inside: &Inside, running: &Running) -> Answer<Vec<TournamentPlayer>> {
    let known: HashMap<&str, &str> =
        inside.members.iter().map(|member| (member.id.as_str(), member.name.as_str())).collect();
    let mut players = Vec::with_capacity(running.row.players.len());
    for (id, entry) in running.row.players.iter().zip(&running.state.entries) {
        let name = match id {
            Some(id) => match known.get(id.as_str()) {
                Some(name) => Some((*name).to_owned()),
                // Whoever left the club still played.
                None => app.store.account(id).await?.map(|account| account.name),
            },
            None => None,
        };
        players.push(TournamentPlayer { id: id.clone(), name, left: entry.left });
    }
    Ok(players)
}

fn numbers(players: &[Player]) -> Vec<u8> {
    players.iter().map(|player| *player as u8).collect()
}

fn round(round: &Round) -> TournamentRound {
    let table = |table: &tournament::Table| TournamentTable {
        table: table.name.clone(),
        seats: numbers(&table.seats),
        places: table.places.clone(),
    };
    TournamentRound { tables: round.tables.iter().map(table).collect(), free: numbers(&round.free) }
}

fn standing(standing: &Standing) -> TournamentStanding {
    TournamentStanding {
        player: standing.player as u8,
        place: standing.place as u8,
        points: standing.points,
        opposition: standing.opposition,
        direct: standing.direct,
        wins: standing.wins as u8,
        by_lot: standing.by_lot,
    }
}
