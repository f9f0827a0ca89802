//! `/api/school/film`: a game one can watch.

use crate::app::{TestApp, refused};

#[tokio::test]
async fn everybody_may_watch_the_film_and_a_wrong_moment_is_refused() {
    let app = TestApp::new().await;
    let anybody = app.stranger();
    let film = anybody.get("/api/school/film").await.unwrap().json();
    assert_eq!(film["story"]["fair"]["proved"], true, "its dice are proved");
    let plies = film["story"]["plies"].as_u64().unwrap();
    assert_eq!(film["remarks"].as_array().unwrap().last().unwrap()["ply"], plies);
    let moment = |ply: u64| format!("/api/school/film/moments/{ply}");
    let end = anybody.get(&moment(plies)).await.unwrap().json();
    assert!(end["view"]["ranking"].is_object() || end["view"]["ranking"].is_array());
    refused(&anybody.get(&moment(plies + 1)).await.unwrap(), 400, "record");
    refused(&anybody.get("/api/school/film/moments/x").await.unwrap(), 404, "no_such_page");
}
