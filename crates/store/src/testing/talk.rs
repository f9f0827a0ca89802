//! What people say, and who does not want to hear it.

use super::{done, guest, table};
use crate::{Ears, Mute, Phase, Request, SaidRow, Store, StoreError};

fn said(table: &str, guest: &str, at: i64) -> SaidRow {
    SaidRow {
        id: format!("{table}-{guest}-{at}"),
        table: table.to_owned(),
        guest: guest.to_owned(),
        name: "Leyla".to_owned(),
        watches: at % 2 == 0,
        words: "{}".to_owned(),
        at,
        hidden: false,
    }
}

fn request(number: u32) -> Request {
    Request { client: "page".to_owned(), number }
}

pub(super) async fn is_kept(store: &dyn Store) {
    table(store, "talk", Phase::Running).await;
    let (one, two) = (guest(store, "speaker").await.id, guest(store, "listener").await.id);
    let all: Vec<SaidRow> = (1..=4).map(|at| said("talk", &one, at)).collect();
    for (row, number) in all.iter().zip(1..) {
        assert!(done(store.add_talk(row, &request(number)).await), "it was written");
    }
    let again = SaidRow { id: "again".to_owned(), ..all[0].clone() };
    let again = store.add_talk(&again, &request(1)).await;
    assert!(matches!(again, Err(StoreError::Repeated)), "a request is carried out once: {again:?}");
    assert_eq!(done(store.talk("talk", 9).await), all);
    assert_eq!(done(store.talk("talk", 2).await), all[2..], "the last, the oldest first");
    assert_eq!(done(store.talk_of(&one).await), all);
    assert_eq!(done(store.set_hidden(&all[3].id, true).await).as_deref(), Some("talk"));
    assert_eq!(done(store.set_hidden("nothing", true).await), None);
    assert_eq!(done(store.talk("talk", 9).await), all[..3], "what is hidden is not told");

    assert!(done(store.add_talk_report("talk", &all[0].id, &two, 5).await));
    assert!(done(store.add_talk_report("talk", &all[0].id, &two, 6).await), "once is enough");
    assert!(!done(store.add_talk_report("elsewhere", &all[1].id, &two, 5).await), "not there");
    assert!(!done(store.add_talk_report("talk", "nothing", &two, 5).await));
    let reports = done(store.talk_reports(9).await);
    let reports: Vec<_> =
        reports.iter().map(|row| (row.said.id.clone(), row.reports, row.reported)).collect();
    assert_eq!(reports, [(all[0].id.clone(), 1, 5)]);
    assert_eq!(done(store.talk_reports_of(&two).await), [all[0].id.clone()]);
    done(store.trim_talk("talk", 1).await);
    let left: Vec<i64> = done(store.talk_of(&one).await).iter().map(|row| row.at).collect();
    assert_eq!(left, [1, 4], "what somebody complained about stays until it is settled");
    done(store.settle_talk_reports(&all[0].id).await);
    assert!(done(store.talk_reports(9).await).is_empty());
    done(store.trim_talk("talk", 1).await);
    assert_eq!(done(store.talk_of(&one).await).len(), 1);

    ears_are_kept(store, &one, &two).await;
    bans_are_kept(store, &one).await;
    goes_with_the_account(store, &one, &two).await;
}

async fn ears_are_kept(store: &dyn Store, one: &str, two: &str) {
    let mute = Mute { guest: one.to_owned(), name: "Leyla".to_owned() };
    assert_eq!(done(store.ears(two, "talk").await), Ears::default());
    for _ in 0..2 {
        assert!(done(store.set_mute(two, &mute, true, 1).await), "muted twice is muted");
    }
    let third = guest(store, "third").await.id;
    let other = Mute { guest: third, name: String::new() };
    assert!(!done(store.set_mute(two, &other, true, 1).await), "these are too many");
    let nobody = Mute { guest: "nobody".to_owned(), name: String::new() };
    assert!(!done(store.set_mute(two, &nobody, true, 9).await), "there is nobody of this id");
    done(store.set_all_muted(two, "talk", true).await);
    let ears = done(store.ears(two, "talk").await);
    assert_eq!((&ears.muted[..], ears.all_muted), (&[mute.clone()][..], true));
    assert!(!done(store.ears(two, "elsewhere").await).all_muted, "one table is one table");
    done(store.set_all_muted(two, "talk", false).await);
    assert!(done(store.set_mute(two, &mute, false, 1).await));
    assert_eq!(done(store.ears(two, "talk").await), Ears::default());
    assert!(done(store.set_mute(two, &mute, true, 1).await));
}

async fn bans_are_kept(store: &dyn Store, one: &str) {
    assert!(!done(store.set_talk_ban("nobody", Some(1)).await), "there is nobody of this id");
    assert!(done(store.set_talk_ban(one, Some(7)).await));
    assert_eq!(done(store.ears(one, "talk").await).banned, Some(7));
    let row = said("talk", one, 10);
    assert!(!done(store.add_talk(&row, &request(10)).await), "whoever is banned says nothing");
    assert_eq!(done(store.talk_bans(9).await), [(one.to_owned(), String::new(), 7)]);
    assert!(done(store.set_talk_ban(one, None).await));
    assert!(done(store.add_talk(&row, &request(10)).await), "it was lifted");
}

/// What a guest said becomes that of the account they sign in to, and goes with it.
async fn goes_with_the_account(store: &dyn Store, one: &str, two: &str) {
    let account = guest(store, "account").await.id;
    done(store.set_talk_ban(one, Some(7)).await);
    done(store.set_mute(one, &Mute { guest: two.to_owned(), name: String::new() }, true, 9).await);
    done(store.set_all_muted(one, "talk", true).await);
    done(store.merge_guest(one, &account).await);
    assert_eq!(done(store.talk_of(&account).await).len(), 2);
    let ears = done(store.ears(&account, "talk").await);
    assert_eq!((ears.banned, ears.all_muted, ears.muted.len()), (Some(7), true, 1));
    let muted = done(store.ears(two, "talk").await).muted;
    assert_eq!(muted.iter().map(|mute| &mute.guest).collect::<Vec<_>>(), [&account]);
    done(store.forget_guest(&account).await);
    assert!(done(store.talk("talk", 9).await).is_empty(), "nothing of it is left");
    assert!(done(store.talk_bans(9).await).is_empty());
    assert!(done(store.ears(two, "talk").await).muted.is_empty());
}
