//! What a store promises about clubs and their tournaments.

use super::{done, guest, people::account, table};
use crate::{Club, ClubDate, Phase, Role, Store, StoreError, TournamentPhase, TournamentRow};

pub(super) async fn are_kept(store: &dyn Store) {
    for (id, name) in [("sev", "Sevda"), ("tan", "Tanju"), ("ufuk", "Ufuk")] {
        guest(store, id).await;
        done(store.add_account(&account(id, name)).await);
    }
    let club = Club {
        id: "club".to_owned(),
        name: "Grand Bazaar".to_owned(),
        about: "Thursdays".to_owned(),
        link: "come in".to_owned(),
        created: 1,
    };
    members_come_and_go(store, club).await;
    a_calendar_is_kept(store).await;
    a_tournament_is_changed_by_one_at_a_time(store).await;
    a_forgotten_player_is_nobody(store).await;
    a_club_goes_with_everything(store).await;
}

async fn roles(store: &dyn Store) -> Vec<(String, Role)> {
    let members = done(store.members("club").await).into_iter();
    members.map(|member| (member.id, member.role)).collect()
}

async fn members_come_and_go(store: &dyn Store, mut club: Club) {
    done(store.add_club(&club, "sev").await);
    assert_eq!(done(store.club("club").await), Some(club.clone()));
    assert_eq!(done(store.club_by_link("come in").await), Some(club.clone()));
    done(store.set_member("club", "tan", Role::Member, 2).await);
    done(store.set_member("club", "ufuk", Role::Member, 3).await);
    done(store.set_member("club", "ufuk", Role::Owner, 4).await);
    let is = |id: &str, role| (id.to_owned(), role);
    assert_eq!(
        roles(store).await,
        [is("ufuk", Role::Owner), is("sev", Role::Organiser), is("tan", Role::Member)],
        "there is one owner"
    );
    done(store.remove_member("club", "ufuk").await);
    done(store.set_member("club", "sev", Role::Owner, 5).await);
    "Small Bazaar".clone_into(&mut club.name);
    "another link".clone_into(&mut club.link);
    done(store.save_club(&club).await);
    assert_eq!(done(store.club_by_link("come in").await), None);
    assert_eq!(done(store.clubs_of("tan").await), [club]);
    assert!(done(store.clubs_of("ufuk").await).is_empty());
    assert!(done(store.ratings_in_club("club").await).is_empty());
}

async fn a_calendar_is_kept(store: &dyn Store) {
    let date = |id: &str, begins| ClubDate { id: id.to_owned(), title: id.to_owned(), begins };
    done(store.add_club_date("club", &date("late", 20)).await);
    done(store.add_club_date("club", &date("soon", 10)).await);
    done(store.add_club_date("club", &date("wrong", 15)).await);
    done(store.remove_club_date("another", "wrong").await);
    assert_eq!(done(store.club_dates("club").await).len(), 3, "of another club");
    done(store.remove_club_date("club", "wrong").await);
    assert_eq!(done(store.club_dates("club").await), [date("soon", 10), date("late", 20)]);
}

fn tournament() -> TournamentRow {
    TournamentRow {
        id: "cup".to_owned(),
        club: "club".to_owned(),
        title: "Cup".to_owned(),
        settings: "{}".to_owned(),
        rounds: "none".to_owned(),
        phase: TournamentPhase::Open,
        begins: Some(30),
        players: vec![Some("sev".to_owned())],
        waits_for: Vec::new(),
        revision: 0,
        created: 6,
    }
}

async fn a_tournament_is_changed_by_one_at_a_time(store: &dyn Store) {
    let mut cup = tournament();
    done(store.add_tournament(&cup).await);
    assert_eq!(done(store.tournament("cup").await), Some(cup.clone()));
    let mut open = table(store, "cup-table", Phase::Running).await;
    done(store.add_club_table("club", "cup-table").await);
    done(store.add_club_table("club", "cup-table").await);
    cup.players.push(Some("tan".to_owned()));
    cup.waits_for = vec!["cup-table".to_owned(), "gone".to_owned()];
    cup.phase = TournamentPhase::Running;
    "one".clone_into(&mut cup.rounds);
    done(store.save_tournament(&cup).await);
    let late = store.save_tournament(&cup).await;
    assert!(matches!(late, Err(StoreError::Conflict)), "{late:?}");
    cup.revision += 1;
    cup.waits_for.pop();
    assert_eq!(done(store.tournament("cup").await), Some(cup.clone()), "a lost table is no matter");
    let names = |tables: Vec<crate::TableRow>| tables.into_iter().map(|table| table.id);
    let tables: Vec<_> = names(done(store.club_tables("club", 10).await)).collect();
    assert_eq!(tables, ["cup-table"]);
    assert!(done(store.tournaments_to_settle(10).await).is_empty());
    open.phase = Phase::Over;
    done(store.save_table(&open, None).await);
    assert_eq!(done(store.tournaments_to_settle(10).await), ["cup"]);
    assert!(done(store.club_tables("club", 10).await).is_empty(), "it is over");
    assert_eq!(done(store.tournaments_of("tan").await), [cup.clone()]);
    assert_eq!(done(store.tournaments_of_club("club").await), [cup]);
}

async fn a_forgotten_player_is_nobody(store: &dyn Store) {
    done(store.forget_guest("tan").await);
    let cup = done(store.tournament("cup").await).map(|cup| cup.players);
    assert_eq!(cup, Some(vec![Some("sev".to_owned()), None]));
    assert_eq!(done(store.members("club").await).len(), 1);
}

async fn a_club_goes_with_everything(store: &dyn Store) {
    let club = Club {
        id: "other".to_owned(),
        name: "Other".to_owned(),
        about: String::new(),
        link: "other link".to_owned(),
        created: 9,
    };
    done(store.add_club(&club, "sev").await);
    let cup = TournamentRow { id: "other-cup".to_owned(), club: club.id.clone(), ..tournament() };
    done(store.add_tournament(&cup).await);
    done(store.delete_club("other").await);
    assert_eq!(done(store.club("other").await), None);
    assert_eq!(done(store.tournament("other-cup").await), None);
    assert_eq!(done(store.clubs_of("sev").await).len(), 1);
}
