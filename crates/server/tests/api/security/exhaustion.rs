//! One client who wants everything.

use crate::app::{Guest as _, TestApp, bot, me};

#[tokio::test]
async fn whoever_does_not_read_is_let_go_and_the_table_goes_on() {
    let app = TestApp::new().await;
    let guest = app.guest().await;
    let table = guest.open_table(&[me(), bot()]).await;
    let mut deaf = Vec::new();
    for _ in 0..10 {
        // Never read again.
        deaf.push(app.guest().await.at(&table).await);
    }
    let mut live = guest.at(&table).await;
    assert!(crate::app::play_on(&mut live, 3000).await, "the game is played to its end");
    drop(deaf);
}
