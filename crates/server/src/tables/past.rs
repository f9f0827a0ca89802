//! Games that are over, as somebody may see them on the profile of a player. Why so: docs/decisions/0024.

use std::collections::HashMap;

use protocol::web::past::{PastGame, PastSeat};
use store::{StoreError, TableRow};
use tabletop::{Ranking, Seat};

use crate::{
    app::App,
    tables::{
        info::{self, Summary},
        seats::{self, Seated},
    },
};

/// Which games are looked for.
#[derive(Debug, Default)]
pub(crate) struct Wanted {
    pub(crate) ruleset: Option<String>,
    pub(crate) players: Option<u8>,
    /// In small letters.
    pub(crate) opponent: Option<String>,
}

/// Somebody who looks at the games of a player.
pub(crate) struct Eyes<'a> {
    app: &'a App,
    player: &'a str,
    guest: Option<&'a str>,
    /// Who shows unrated games to everybody, as far as it was asked.
    shows: HashMap<String, bool>,
}

impl<'a> Eyes<'a> {
    pub(crate) fn new(app: &'a App, player: &'a str, guest: Option<&'a str>) -> Self {
        Self { app, player, guest, shows: HashMap::new() }
    }

    /// The game, if it is one that is looked for and may be seen.
    pub(crate) async fn look(
        &mut self,
        table: &TableRow,
        wanted: &Wanted,
    ) -> Result<Option<PastGame>, StoreError> {
        let seats = info::seats_of(table);
        let ruleset = ruleset(table).unwrap_or_default();
        let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let other_rules = wanted.ruleset.as_ref().is_some_and(|wanted| *wanted != ruleset);
        if other_rules || wanted.players.is_some_and(|wanted| wanted != players) {
            return Ok(None);
        }
        let there = self.guest.is_some_and(|guest| table.sitters.iter().any(|id| id == guest));
        // Whoever sat there knows all of it, and the results of rated games are known to everybody.
        let known = there || table.rated;
        if !known && !self.shows(self.player).await? {
            return Ok(None);
        }
        let (mut shown, mut all_show) = (Vec::with_capacity(seats.len()), true);
        for seat in &seats {
            let shows = match person(seat) {
                Some(person) => self.shows(person).await?,
                None => true,
            };
            all_show &= shows;
            shown.push(known || shows);
        }
        let Summary { ranking, affairs, .. } = info::summary(table);
        let seats = Seat::all(seats.len()).zip(&seats).zip(shown);
        let game = PastGame {
            table: (there || table.public || all_show).then(|| table.id.clone()),
            ruleset,
            players,
            rated: table.rated,
            agreed: affairs.ended,
            ended: table.changed,
            seats: seats
                .map(|((seat, seated), shown)| {
                    self.seat(seated, shown, place(ranking.as_ref(), seat))
                })
                .collect(),
        };
        Ok(wanted.opponent.as_deref().is_none_or(|name| meets(&game, name)).then_some(game))
    }

    async fn shows(&mut self, guest: &str) -> Result<bool, StoreError> {
        if let Some(shows) = self.shows.get(guest) {
            return Ok(*shows);
        }
        let shows = self.app.store.shows_past(guest).await?;
        self.shows.insert(guest.to_owned(), shows);
        Ok(shows)
    }

    fn seat(&self, seated: &Seated, shown: bool, place: Option<u8>) -> PastSeat {
        PastSeat {
            name: if shown { seated.name.clone() } else { String::new() },
            bot: seated
                .level()
                .filter(|_| seated.left_by.is_none())
                .map(|level| level.name().to_owned()),
            place,
            has_left: seated.left_by.is_some(),
            own: person(seated) == Some(self.player),
            you: self.guest.is_some() && person(seated) == self.guest,
        }
    }
}

/// Who played there, or did until they left. Nobody, if it was a bot or somebody who is forgotten.
fn person(seat: &Seated) -> Option<&str> {
    seat.left_by.as_deref().or(seat.guest()).filter(|id| !id.is_empty())
}

fn place(ranking: Option<&Ranking>, seat: Seat) -> Option<u8> {
    ranking?.rank(seat)
}

/// Whether another person whose name is shown is called like this.
fn meets(game: &PastGame, name: &str) -> bool {
    let mut others = game.seats.iter().filter(|seat| !seat.own && seat.bot.is_none());
    others.any(|seat| seat.name.to_lowercase().contains(name))
}

/// The ruleset of a table, as leaderboards name it.
pub(crate) fn ruleset(table: &TableRow) -> Option<String> {
    let options = serde_json::from_str(&table.options).ok()?;
    games::by_name(&table.game)?.ruleset(&options).ok()
}

/// The seats of the same table for somebody who opens it once more: bots as they were, everybody else
/// may come along. A screen has no seat there either.
pub(crate) fn same_seats(
    seats: &[Seated],
    guest: &store::Guest,
    name: String,
    screen: bool,
) -> Vec<Seated> {
    let mut again: Vec<Seated> = seats
        .iter()
        .map(|seat| match (person(seat), &seat.left_by) {
            (Some(id), None) if id == guest.id => seat.anew(),
            (Some(id), Some(_)) if id == guest.id => Seated::person(guest, seat.name.clone()),
            (None, None) => seat.anew(),
            (Some(_), _) | (None, Some(_)) => Seated::nobody(),
        })
        .collect();
    // Somebody who was not there takes the place of the first one who was.
    if !screen
        && seats::guests(&again).is_empty()
        && let Some(place) = again.iter_mut().find(|seat| seat.is_free())
    {
        *place = Seated::person(guest, name);
    }
    again
}
