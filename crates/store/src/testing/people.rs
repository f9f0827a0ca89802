//! What a store promises about people.

use super::{change, done, guest, table, update};
use crate::{
    Account, Device, Guest, Phase, Practice, Replay, Scope, Store, StoreError, Token, Vacation,
};

pub(super) async fn are_kept(store: &dyn Store) {
    guests_are_found_by_their_device(store).await;
    a_device_is_taken_away(store).await;
    a_name_belongs_to_one_account(store).await;
    no_two_new_accounts_look_alike(store).await;
    a_new_password_ends_other_devices_tokens_and_links(store).await;
    wrong_passwords_are_counted_and_forgiven(store).await;
    a_link_signs_in_once_and_in_time(store).await;
    tokens_come_and_go(store).await;
    vacations_are_kept(store).await;
    nobody_shows_unrated_games_unasked(store).await;
    devices_that_practise_at_once_lose_nothing(store).await;
    what_a_guest_had_goes_over_to_the_account(store).await;
    requests_of_whoever_is_gone_name_nobody(store).await;
    of_a_forgotten_guest_nothing_is_left(store).await;
}

async fn nobody_shows_unrated_games_unasked(store: &dyn Store) {
    let id = guest(store, "shows").await.id;
    assert!(!done(store.shows_past(&id).await));
    done(store.set_shows_past(&id, true).await);
    assert!(done(store.shows_past(&id).await));
    done(store.set_shows_past(&id, false).await);
    assert!(!done(store.shows_past(&id).await));
    assert!(!done(store.shows_past("nobody").await));
}

async fn devices_that_practise_at_once_lose_nothing(store: &dyn Store) {
    let id = guest(store, "practises").await.id;
    for what in [Practice::School, Practice::Puzzles] {
        assert_eq!(done(store.practice(&id, what).await), "");
        let first = format!("the first of {what:?}");
        assert!(done(store.replace_practice(&id, what, "", &first).await));
        let late = store.replace_practice(&id, what, "", "{}").await;
        assert!(!done(late), "another device was here before");
        assert_eq!(done(store.practice(&id, what).await), first);
        assert!(!done(store.replace_practice("nobody", what, "", "x").await));
        assert_eq!(done(store.practice("nobody", what).await), "", "nothing is kept for nobody");
    }
    let school = done(store.practice(&id, Practice::School).await);
    assert_eq!(school, "the first of School", "puzzles do not touch the school");
}

/// A device of a guest, as suites need many.
pub fn device(id: &str, guest: &str) -> Device {
    let (id, guest) = (id.to_owned(), guest.to_owned());
    Device { id, guest, label: "Firefox".to_owned(), created: 1, seen: 1 }
}

pub(super) fn account(guest: &str, name: &str) -> Account {
    Account {
        guest: guest.to_owned(),
        name: name.to_owned(),
        folded: name.to_lowercase(),
        skeleton: Some(format!("looks like {}", name.to_lowercase())),
        password: None,
        created: 2,
    }
}

fn token(id: &str, guest: &str) -> Token {
    let label = "notebook".to_owned();
    let (id, guest) = (id.to_owned(), guest.to_owned());
    Token { id, guest, label, scope: Scope::Read, created: 3, seen: 3 }
}

async fn guests_are_found_by_their_device(store: &dyn Store) {
    let mut leyla = guest(store, "leyla").await;
    let by_device = async |hash: &str| done(store.guest_by_device(hash).await);
    assert_eq!(by_device("hash of leyla").await, Some((leyla.clone(), "leyla".to_owned())));
    assert_eq!(by_device("leyla").await, None, "an id is no secret");
    done(store.rename_guest("leyla", "Leyla").await);
    "Leyla".clone_into(&mut leyla.name);
    done(store.add_device(&device("phone", "leyla"), "hash of phone").await);
    assert_eq!(by_device("hash of phone").await, Some((leyla, "phone".to_owned())));
    assert_eq!(done(store.guest("leyla").await).map(|guest| guest.name).as_deref(), Some("Leyla"));
    assert_eq!(done(store.guest("nobody").await), None);
    let twin = Guest { id: "twin".to_owned(), name: String::new() };
    let added = store.add_guest(&twin, &device("twin", "twin"), "hash of leyla").await;
    assert!(added.is_err(), "a secret is of one device");
    done(store.add_guest(&twin, &device("twin", "twin"), "hash of twin").await);
}

async fn a_device_is_taken_away(store: &dyn Store) {
    guest(store, "lost").await;
    guest(store, "thief").await;
    done(store.add_device(&device("lost-phone", "lost"), "hash of lost-phone").await);
    done(store.device_seen("lost", 9).await);
    let ids = done(store.devices("lost").await).into_iter().map(|device| device.id);
    assert_eq!(ids.collect::<Vec<_>>(), ["lost", "lost-phone"], "the last seen first");
    assert!(!done(store.remove_device("thief", "lost-phone").await), "of somebody else");
    assert!(done(store.remove_device("lost", "lost-phone").await));
    assert!(!done(store.remove_device("lost", "lost-phone").await), "it is gone");
    assert_eq!(done(store.guest_by_device("hash of lost-phone").await), None);
}

async fn a_name_belongs_to_one_account(store: &dyn Store) {
    guest(store, "first").await;
    guest(store, "late").await;
    done(store.add_account(&account("first", "Cem")).await);
    let taken = store.add_account(&account("late", "CEM")).await;
    assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
    let second = store.add_account(&account("first", "Defne")).await;
    assert!(matches!(second, Err(StoreError::Conflict)), "one guest, one account: {second:?}");
    assert_eq!(done(store.account("first").await), Some(account("first", "Cem")));
    assert_eq!(done(store.account("late").await), None);
    assert_eq!(done(store.account_by_name("cem").await), Some(account("first", "Cem")));
    assert_eq!(done(store.account_by_name("defne").await), None);
}

async fn no_two_new_accounts_look_alike(store: &dyn Store) {
    // Two that were there before anybody looked, and one that comes later.
    for (id, name) in [("old-one", "Paul"), ("old-two", "Pau1"), ("new", "PauI")] {
        guest(store, id).await;
        if id != "new" {
            let old = Account { skeleton: None, ..account(id, name) };
            done(store.add_account(&old).await);
        }
    }
    let unknown = done(store.accounts_without_skeleton().await);
    let unknown: Vec<_> = unknown.iter().map(|account| account.guest.as_str()).collect();
    assert_eq!(unknown, ["old-one", "old-two"]);
    for id in unknown {
        done(store.set_skeleton(id, "paul").await);
    }
    let new = Account { skeleton: Some("paul".to_owned()), ..account("new", "PauI") };
    let taken = store.add_account(&new).await;
    assert!(matches!(taken, Err(StoreError::Conflict)), "{taken:?}");
    for (id, folded) in [("old-one", "paul"), ("old-two", "pau1")] {
        let kept = done(store.account_by_name(folded).await).map(|account| account.guest);
        assert_eq!(kept.as_deref(), Some(id), "old accounts keep their names");
    }
}

async fn wrong_passwords_are_counted_and_forgiven(store: &dyn Store) {
    let both = ["door".to_owned(), "window".to_owned()];
    let level = async |id: usize| {
        let all = done(store.guesses(&both).await);
        all[id].map(|guesses| (guesses.level, guesses.tried))
    };
    assert_eq!(level(0).await, None);
    let guess = [(both[0].clone(), 0.5)];
    done(store.add_guess(&guess, 1_000).await);
    done(store.add_guess(&guess, 1_000).await);
    assert_eq!(level(0).await, Some((2.0, 1_000)));
    assert_eq!(level(1).await, None, "nobody tried there");
    done(store.add_guess(&guess, 1_002).await);
    assert_eq!(level(0).await, Some((2.0, 1_002)), "one was forgiven meanwhile");
    done(store.add_guess(&guess, 2_000).await);
    assert_eq!(level(0).await, Some((1.0, 2_000)), "all were");
    done(store.add_guess(&[(both[1].clone(), 0.5)], 1_000_000).await);
    assert_eq!(level(0).await, None, "what is old is not kept");
}

async fn a_new_password_ends_other_devices_tokens_and_links(store: &dyn Store) {
    guest(store, "careful").await;
    done(store.add_token(&token("careless", "careful"), "hash of careless").await);
    done(store.add_account(&account("careful", "Careful")).await);
    done(store.add_device(&device("old-phone", "careful"), "hash of old-phone").await);
    done(store.set_sign_in_link("careful", "careful link", 100).await);
    let ended = done(store.set_password("careful", "hashed", "careful").await);
    assert_eq!(ended.devices, [device("old-phone", "careful")]);
    assert_eq!(ended.tokens, [token("careless", "careful")]);
    assert_eq!(done(store.guest_by_token("hash of careless").await), None);
    let password = done(store.account("careful").await).and_then(|account| account.password);
    assert_eq!(password.as_deref(), Some("hashed"));
    assert!(done(store.guest_by_device("hash of careful").await).is_some());
    assert_eq!(done(store.guest_by_device("hash of old-phone").await), None);
    assert_eq!(done(store.take_sign_in_link("careful link", 1).await), None);
}

async fn a_link_signs_in_once_and_in_time(store: &dyn Store) {
    guest(store, "linked").await;
    done(store.set_sign_in_link("linked", "link", 100).await);
    assert_eq!(done(store.take_sign_in_link("link", 99).await).as_deref(), Some("linked"));
    assert_eq!(done(store.take_sign_in_link("link", 99).await), None, "once");
    done(store.set_sign_in_link("linked", "late", 100).await);
    assert_eq!(done(store.take_sign_in_link("late", 100).await), None, "too late");
    done(store.set_sign_in_link("linked", "one", 100).await);
    done(store.set_sign_in_link("linked", "two", 100).await);
    assert_eq!(done(store.take_sign_in_link("one", 1).await), None, "the newest alone is good");
    assert_eq!(done(store.take_sign_in_link("two", 1).await).as_deref(), Some("linked"));
}

async fn tokens_come_and_go(store: &dyn Store) {
    let owner = guest(store, "owner").await;
    let mut kept = token("token", "owner");
    done(store.add_token(&kept, "hash of token").await);
    done(store.token_seen("token", 8).await);
    kept.seen = 8;
    assert_eq!(done(store.tokens("owner").await), std::slice::from_ref(&kept));
    assert_eq!(done(store.guest_by_token("hash of token").await), Some((owner, kept)));
    assert_eq!(done(store.guest_by_token("token").await), None);
    assert!(!done(store.remove_token("leyla", "token").await), "of somebody else");
    assert!(done(store.remove_token("owner", "token").await));
    assert!(done(store.tokens("owner").await).is_empty());
}

async fn vacations_are_kept(store: &dyn Store) {
    guest(store, "traveller").await;
    let (first, mut second) =
        (Vacation { begins: 10, until: 20 }, Vacation { begins: 30, until: 40 });
    for vacation in [second, first] {
        done(store.set_vacation("traveller", vacation).await);
    }
    assert_eq!(done(store.vacations("traveller", 0).await), [first, second]);
    assert_eq!(done(store.vacations("traveller", 20).await), [second], "the other one has ended");
    second.until = 35;
    done(store.set_vacation("traveller", second).await);
    assert_eq!(done(store.vacations("traveller", 20).await), [second], "back earlier");
    assert!(done(store.vacations("leyla", 0).await).is_empty());
}

async fn what_a_guest_had_goes_over_to_the_account(store: &dyn Store) {
    let mut both = table(store, "both", Phase::Running).await;
    let (from, into) = (both.host.clone(), guest(store, "into").await.id);
    both.sitters.push(into.clone());
    done(store.save_table(&both, None).await);
    for who in [&from, &into] {
        done(store.set_consent("both", who, true).await);
    }
    let replay = Replay {
        id: "carried".to_owned(),
        guest: from.clone(),
        game: "game".to_owned(),
        record: "{}".to_owned(),
        created: 3,
    };
    done(store.add_replay(&replay).await);
    let (both_say, one_says) = (Vacation { begins: 1, until: 2 }, Vacation { begins: 5, until: 9 });
    for (who, vacation) in [(&from, both_say), (&into, both_say), (&from, one_says)] {
        done(store.set_vacation(who, vacation).await);
    }
    done(store.merge_guest(&from, &into).await);
    let kept = done(store.table("both").await).map(|table| (table.host, table.sitters));
    assert_eq!(kept, Some((into.clone(), vec![into.clone()])));
    assert_eq!(done(store.consents("both").await), std::slice::from_ref(&into));
    assert_eq!(done(store.count_replays(&into).await), 1);
    assert_eq!(done(store.vacations(&into, 0).await), [both_say, one_says]);
    assert_eq!(done(store.guest_by_device(&format!("hash of {from}")).await), None);
}

async fn requests_of_whoever_is_gone_name_nobody(store: &dyn Store) {
    table(store, "named", Phase::Running).await;
    for (version, client) in [(1, "gone/page"), (2, "gone-too/page"), (3, "gone/other")] {
        done(store.append("named", &change(version, Some((client, 1))), &update()).await);
    }
    done(store.forget_client("named", "gone/").await);
    let clients = done(store.changes("named", 0).await).into_iter();
    let clients: Vec<_> = clients.filter_map(|change| change.request).collect();
    assert_eq!(clients.len(), 1, "{clients:?}");
    assert_eq!(clients[0].client, "gone-too/page");
}

async fn of_a_forgotten_guest_nothing_is_left(store: &dyn Store) {
    let table = table(store, "remembered", Phase::Over).await;
    let id = table.host;
    done(store.add_account(&account(&id, "Forgotten")).await);
    done(store.add_token(&token("forgotten", &id), "hash of forgotten").await);
    done(store.set_sign_in_link(&id, "forgotten link", 100).await);
    done(store.set_vacation(&id, Vacation { begins: 1, until: 2 }).await);
    done(store.forget_guest(&id).await);
    assert!(done(store.vacations(&id, 0).await).is_empty());
    assert_eq!(done(store.guest_by_device(&format!("hash of {id}")).await), None);
    assert_eq!(done(store.guest_by_token("hash of forgotten").await), None);
    assert_eq!(done(store.take_sign_in_link("forgotten link", 1).await), None);
    assert_eq!(done(store.account_by_name("forgotten").await), None, "the name is free again");
    assert!(done(store.tables_of(&id, 10).await).is_empty());
    let host = done(store.table("remembered").await).map(|table| table.host);
    assert_eq!(host.as_deref(), Some(""), "others still have the game, and nobody is its host");
    assert_eq!(done(store.guest(&id).await), None);
}
