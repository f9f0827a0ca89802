//! What a store promises about friends.

use super::{done, guest, people::account, table};
use crate::{FriendCard, FriendState, Phase, Store, StoreError};

pub(super) async fn are_kept(store: &dyn Store) {
    for (id, name) in [("nil", "Nil"), ("oya", "Oya"), ("pia", "Pia")] {
        guest(store, id).await;
        done(store.add_account(&account(id, name)).await);
    }
    both_have_to_agree(store).await;
    whoever_is_blocked_does_not_notice(store).await;
    a_link_is_of_one_and_can_be_renewed(store).await;
    invitations_last_until_the_game_begins(store).await;
    of_a_forgotten_friend_nothing_is_left(store).await;
}

/// Id, state and whether the other one asked.
async fn known(store: &dyn Store, id: &str) -> Vec<(String, FriendState, bool)> {
    let friends = done(store.friends(id).await).into_iter();
    friends.map(|friend| (friend.id, friend.state, friend.from_other)).collect()
}

async fn both_have_to_agree(store: &dyn Store) {
    assert!(!done(store.ask_friend("nil", "oya", 5).await));
    assert_eq!(known(store, "nil").await, [("oya".to_owned(), FriendState::Asked, false)]);
    assert_eq!(known(store, "oya").await, [("nil".to_owned(), FriendState::Asked, true)]);
    assert!(!done(store.ask_friend("nil", "oya", 6).await), "asking twice is asking once");
    assert!(done(store.ask_friend("oya", "nil", 7).await), "now both have");
    for (one, other) in [("nil", "oya"), ("oya", "nil")] {
        assert_eq!(known(store, one).await, [(other.to_owned(), FriendState::Friend, false)]);
    }
    let seen = done(store.friends("nil").await)[0].seen;
    assert_eq!(seen, Some(1), "when the device was seen");
    done(store.part_friends("oya", "nil").await);
    assert!(known(store, "nil").await.is_empty() && known(store, "oya").await.is_empty());
}

async fn whoever_is_blocked_does_not_notice(store: &dyn Store) {
    done(store.befriend("nil", "oya", 8).await);
    done(store.block_friend("oya", "nil", 9).await);
    assert!(known(store, "nil").await.is_empty());
    assert!(!done(store.ask_friend("nil", "oya", 10).await));
    assert_eq!(known(store, "oya").await, [("nil".to_owned(), FriendState::Blocked, false)]);
    let befriended = store.befriend("nil", "oya", 11).await;
    assert!(matches!(befriended, Err(StoreError::Conflict)), "{befriended:?}");
    assert!(known(store, "nil").await.is_empty(), "nothing was half written");
    done(store.part_friends("nil", "oya").await);
    assert_eq!(known(store, "oya").await.len(), 1, "nobody unblocks themselves");
    done(store.part_friends("oya", "nil").await);
    assert!(known(store, "oya").await.is_empty());
}

async fn a_link_is_of_one_and_can_be_renewed(store: &dyn Store) {
    assert_eq!(done(store.friend_card("nil").await), None);
    let card = |link: &str, hidden| FriendCard { link: link.to_owned(), hidden };
    done(store.set_friend_card("nil", &card("first", false)).await);
    done(store.set_friend_card("nil", &card("second", true)).await);
    assert_eq!(done(store.friend_card("nil").await), Some(card("second", true)));
    assert_eq!(done(store.guest_by_friend_link("first").await), None);
    assert_eq!(done(store.guest_by_friend_link("second").await).as_deref(), Some("nil"));
    done(store.befriend("nil", "oya", 12).await);
    assert_eq!(done(store.friends("oya").await)[0].seen, None, "who hides is not seen");
}

async fn invitations_last_until_the_game_begins(store: &dyn Store) {
    let mut open = table(store, "inviting", Phase::Gathering).await;
    done(store.invite("nil", "oya", "inviting", 13).await);
    done(store.invite("nil", "pia", "inviting", 14).await);
    let invited = done(store.invitations("nil").await);
    assert_eq!(invited.len(), 1, "once for each table");
    assert_eq!((&*invited[0].name, invited[0].created), ("Oya", 13));
    done(store.remove_invitation("nil", "inviting").await);
    assert!(done(store.invitations("nil").await).is_empty());
    done(store.invite("nil", "oya", "inviting", 15).await);
    open.phase = Phase::Running;
    done(store.save_table(&open, None).await);
    assert!(done(store.invitations("nil").await).is_empty(), "it has begun");
}

async fn of_a_forgotten_friend_nothing_is_left(store: &dyn Store) {
    done(store.ask_friend("pia", "nil", 16).await);
    guest(store, "rana").await;
    done(store.add_account(&account("rana", "Rana")).await);
    done(store.befriend("rana", "nil", 17).await);
    done(store.forget_guest("rana").await);
    let ids: Vec<_> = known(store, "nil").await.into_iter().map(|(id, ..)| id).collect();
    assert_eq!(ids, ["oya", "pia"]);
}
