//! When a session ends, so does everything that was opened with it.

use super::{PASSWORD, member, register, sign_in};
use crate::app::{Guest as _, TestApp, bot, me, play_on, soon};

/// Whether the socket is closed because nobody knows its session any more.
async fn is_cut_off(live: &mut server::client::Live) -> bool {
    let end = soon(live.hear("closing of nobody")).await.unwrap_err().to_string();
    end.contains("no_guest")
}

#[tokio::test]
async fn a_socket_with_the_cookie_from_before_ends_when_an_account_is_made() {
    let app = TestApp::new().await;
    let mut guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut old = guest.at(&table).await;
    let reply = register(&guest, "Leyla", Some(PASSWORD)).await;
    assert_eq!(reply.status, 201, "{}", reply.body);
    guest.keep_cookie(&reply);
    assert!(is_cut_off(&mut old).await);
    play_on(&mut guest.at(&table).await, 2).await;
}

#[tokio::test]
async fn a_socket_ends_when_its_browser_signs_in_as_somebody_else() {
    let app = TestApp::new().await;
    member(&app, "Leyla").await;
    let mut browser = member(&app, "Cem").await;
    let table = browser.open_table(&[me(), bot()]).await;
    let mut old = browser.at(&table).await;
    assert_eq!(sign_in(&mut browser, "Leyla", PASSWORD).await.status, 200);
    assert!(is_cut_off(&mut old).await, "an account is left");
    let mut browser = app.guest().await;
    let table = browser.open_table(&[me(), bot()]).await;
    let mut old = browser.at(&table).await;
    assert_eq!(sign_in(&mut browser, "Leyla", PASSWORD).await.status, 200);
    assert!(is_cut_off(&mut old).await, "a guest has become somebody else");
    play_on(&mut browser.at(&table).await, 2).await;
}
