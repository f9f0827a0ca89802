//! Studies as they are asked for and shown, whatever game they are of.

use std::{net::SocketAddr, sync::Arc};

use protocol::web::{
    Code, Problem,
    study::{ServerStudy, StudyState},
};
use store::StudiedGame;

use crate::{
    app::App,
    failure::Answer,
    http::body::Written,
    operations::limits::neighbourhood,
    people::names,
    rooms::{
        replaying::{Cost, written},
        studying::{Asker, Found, Known, open},
    },
};

/// As many bytes as a report has, about: so much work it is to write one.
const REPORT: usize = 500_000;

/// Puts a game into the queue, unless it is there or finished already.
pub(crate) async fn begin(
    app: &Arc<App>,
    game: &StudiedGame,
    (guest, from): (String, SocketAddr),
    cost: Cost,
    record: impl FnOnce() -> Result<String, Problem> + Send + 'static,
) -> Answer<()> {
    if app.studying.resume(app, game) || app.store.study(game).await?.is_some() {
        return Ok(());
    }
    let limits = app.settings.limits.studies;
    let asker = Asker { guest, from: neighbourhood(from.ip()) };
    app.studying.admit(&limits, &asker)?;
    let study = app.replaying.run(from, cost, move || open(&record()?, &limits)).await?;
    // Others may have come meanwhile.
    app.studying.admit(&limits, &asker)?;
    app.studying.add(app, game.clone(), asker, study);
    Ok(())
}

/// How far it is and what is known, with those who play called as they are called now.
pub(crate) async fn show(
    app: &Arc<App>,
    game: &StudiedGame,
    from: SocketAddr,
    players: Vec<String>,
) -> Answer<Written> {
    let known = match app.studying.known(&app.settings.limits.studies, game) {
        Some(known) => known,
        None => match app.store.study(game).await? {
            Some(report) => {
                Known { state: StudyState::Finished, ahead: 0, report: Found::Kept(report) }
            }
            None => Known { state: StudyState::Unknown, ahead: 0, report: Found::Nothing },
        },
    };
    let cost = Cost::of_text(REPORT);
    Ok(Written(app.replaying.run(from, cost, move || named(known, &players)).await?))
}

fn named(known: Known, players: &[String]) -> Result<String, Problem> {
    let wrong = |error: serde_json::Error| Problem::new(Code::Internal, error.to_string());
    let mut report = known.report.read().map_err(wrong)?;
    let seats = report.as_mut().and_then(|report| report["seats"].as_array_mut());
    for (seat, name) in seats.into_iter().flatten().zip(players) {
        seat["name"] = names::shown(name).into();
    }
    written(&ServerStudy { state: known.state, ahead: known.ahead, report })
}
