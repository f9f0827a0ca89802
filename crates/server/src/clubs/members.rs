//! Who may do what in a club. Whoever is not in it does not hear that it exists.

use std::sync::Arc;

use protocol::web::Code;
use store::{Club, Member, Role, TournamentPhase};

use super::{rounds, running::Running};
use crate::{
    app::App,
    failure::{Answer, Failure},
    operations::{clock, ids},
};

/// A club in the eyes of a member.
pub(crate) struct Inside {
    pub(crate) club: Club,
    pub(crate) members: Vec<Member>,
    pub(crate) role: Role,
}

impl Inside {
    pub(crate) fn organises(&self) -> bool {
        match self.role {
            Role::Owner | Role::Organiser => true,
            Role::Member => false,
        }
    }

    pub(crate) fn must_organise(&self) -> Answer<()> {
        if self.organises() {
            return Ok(());
        }
        Err(Failure::new(Code::NotYours, "only those who organise the club may do this"))
    }

    pub(crate) fn member(&self, id: &str) -> Option<&Member> {
        self.members.iter().find(|member| member.id == id)
    }
}

pub(crate) async fn enter(app: &App, club: &str, guest: &str) -> Answer<Inside> {
    let club = if ids::is_id(club) { app.store.club(club).await? } else { None };
    let club = club.ok_or_else(no_such_club)?;
    let members = app.store.members(&club.id).await?;
    let me = members.iter().find(|member| member.id == guest).map(|member| member.role);
    let role = me.ok_or_else(no_such_club)?;
    Ok(Inside { club, members, role })
}

pub(crate) fn no_such_club() -> Failure {
    Failure::new(Code::NoSuchPage, "there is no such club, or you are not in it")
}

/// Somebody goes, or is sent away. Whoever has been there longest looks after the club then; with the
/// last one it is gone.
pub(crate) async fn leave(app: &Arc<App>, inside: &Inside, guest: &str) -> Answer<()> {
    for row in app.store.tournaments_of_club(&inside.club.id).await? {
        if row.phase != TournamentPhase::Over
            && row.players.iter().any(|player| player.as_deref() == Some(guest))
        {
            rounds::leave(app, &row.id, guest).await?;
        }
    }
    app.store.remove_member(&inside.club.id, guest).await?;
    let was_owner = inside.member(guest).is_some_and(|member| member.role == Role::Owner);
    let mut others = inside.members.iter().filter(|member| member.id != guest);
    match others.next() {
        None => app.store.delete_club(&inside.club.id).await?,
        Some(next) if was_owner => {
            app.store.set_member(&inside.club.id, &next.id, Role::Owner, clock::now()).await?;
        }
        Some(_) => {}
    }
    Ok(())
}

/// Somebody wants to be forgotten.
pub(crate) async fn leave_all(app: &Arc<App>, guest: &str) -> Answer<()> {
    for club in app.store.clubs_of(guest).await? {
        let inside = enter(app, &club.id, guest).await?;
        leave(app, &inside, guest).await?;
    }
    // Of clubs that were left before.
    for row in app.store.tournaments_of(guest).await? {
        if row.phase != TournamentPhase::Over {
            rounds::leave(app, &row.id, guest).await?;
        }
    }
    Ok(())
}

/// The club of a tournament, in the eyes of a member.
pub(crate) async fn enter_tournament(
    app: &App,
    id: &str,
    guest: &str,
) -> Answer<(Inside, Running)> {
    let running = Running::find(app, id).await?;
    let inside = enter(app, &running.row.club, guest).await?;
    Ok((inside, running))
}
