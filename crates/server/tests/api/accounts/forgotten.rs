//! Whoever is forgotten is in no table of the database.

use std::fs;

use server::Settings;
use store::archive::Archive;

use crate::{
    app::{TestApp, settings},
    scene::{self, NAME},
};

async fn copy(app: &TestApp) -> String {
    let mut file = Vec::new();
    let archive = Archive::of_file(&app.database()).await.unwrap();
    archive.back_up(&mut file, &mut |_| ()).await.unwrap();
    String::from_utf8(file).unwrap()
}

#[tokio::test]
async fn of_somebody_who_is_forgotten_no_table_keeps_an_id_or_a_name() {
    let public_url = Some("https://house.example".to_owned());
    let app = TestApp::with(Settings { public_url, ..settings() }).await;
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/games/base");
    let record = fs::read_dir(record).unwrap().next().unwrap().unwrap().path();
    let record = serde_json::from_str(&fs::read_to_string(record).unwrap()).unwrap();
    let traces = scene::leave_traces(app.address, &record).await;
    let before = copy(&app).await;
    assert!(traces.found_in(&before).iter().filter(|(word, _)| *word == NAME).count() > 5);
    traces.forget().await;
    let after = copy(&app).await;
    let found = traces.found_in(&after);
    assert!(found.is_empty(), "{found:#?}");
}
