//! Studies of games that are over, for those who ask the server for one.
//!
//! One is worked at, one piece after the other, and half of the time of one core at most: people's browsers can
//! do the same work, and bots who think for a table come first. Everybody first gets a rough look at their game.
//! A study that nobody asks about stops; it goes on when somebody asks for it again, as long as there is room to
//! remember it. What is finished is kept with the game.

use std::{
    net::IpAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use protocol::web::{Code, Problem, study::StudyState};
use serde_json::Value;
use store::StudiedGame;
use study::{Pass, Report, Settings, Study, StudyError};

use crate::{
    app::App,
    failure::{Answer, Failure},
    operations::clock,
    settings::StudyLimits,
};

/// How many simulations are done in one piece: about as many as one decision takes.
const PIECE: u32 = 2_000;

/// While bots think for people, a study waits so long before it looks again.
const BOTS_FIRST: Duration = Duration::from_millis(200);

/// A study on its way.
type Work = Arc<Mutex<Box<dyn Study>>>;

#[derive(Debug, Default)]
pub(crate) struct Studying(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    /// In the order in which they were asked for.
    jobs: Vec<Job>,
    /// Whether somebody works at them.
    working: bool,
}

#[derive(Debug)]
struct Job {
    game: StudiedGame,
    asker: Asker,
    /// When somebody last asked about it.
    asked: Instant,
    pass: Pass,
    work: Work,
}

/// Who asked for a study, and from where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) guest: String,
    pub(crate) from: IpAddr,
}

impl Job {
    fn is_wanted(&self, limits: &StudyLimits) -> bool {
        self.pass != Pass::Finished && self.asked.elapsed() < limits.patience
    }
}

/// What is known of a study.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) state: StudyState,
    pub(crate) ahead: usize,
    pub(crate) report: Found,
}

/// A report, wherever it is; without names, as those who played may want to be forgotten.
#[derive(Debug)]
pub(crate) enum Found {
    Nothing,
    Working(Work),
    Kept(String),
}

impl Found {
    /// Takes a while.
    pub(crate) fn read(self) -> serde_json::Result<Option<Value>> {
        match self {
            Self::Nothing => Ok(None),
            Self::Working(work) => serde_json::to_value(nameless(&work)).map(Some),
            Self::Kept(text) => serde_json::from_str(&text).map(Some),
        }
    }
}

impl Studying {
    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether there is one already; if so somebody asks about it now.
    pub(crate) fn resume(&self, app: &Arc<App>, game: &StudiedGame) -> bool {
        let known = {
            let mut state = self.state();
            let job = state.jobs.iter_mut().find(|job| job.game == *game);
            job.map(|job| job.asked = Instant::now()).is_some()
        };
        if known {
            self.wake(app);
        }
        known
    }

    /// Whether somebody may have one more game studied.
    pub(crate) fn admit(&self, limits: &StudyLimits, asker: &Asker) -> Answer<()> {
        let state = self.state();
        let wanted = || state.jobs.iter().filter(|job| job.is_wanted(limits));
        let too_many = |message: &str| Err(Failure::new(Code::TooMany, message));
        if wanted().filter(|job| job.asker.guest == asker.guest).count() >= limits.of_guest {
            return too_many("wait until your other game has been studied");
        }
        if wanted().filter(|job| job.asker.from == asker.from).count() >= limits.from {
            return too_many("wait until the other games from there have been studied");
        }
        if wanted().count() >= limits.waiting {
            return too_many("too many games wait to be studied; your browser can do it, too");
        }
        Ok(())
    }

    /// One more game is to be studied.
    pub(crate) fn add(
        &self,
        app: &Arc<App>,
        game: StudiedGame,
        asker: Asker,
        study: Box<dyn Study>,
    ) {
        let limits = &app.settings.limits.studies;
        {
            let mut state = self.state();
            if state.jobs.iter().all(|job| job.game != game) {
                let pass = study.progress().pass;
                let work = Arc::new(Mutex::new(study));
                state.jobs.push(Job { game, asker, asked: Instant::now(), pass, work });
            }
            // Those that nobody has asked about for longest make room.
            while state.jobs.len() > limits.waiting {
                let idle = state.jobs.iter().enumerate().filter(|(_, job)| !job.is_wanted(limits));
                let Some((place, _)) = idle.min_by_key(|(_, job)| job.asked) else { break };
                state.jobs.remove(place);
            }
        }
        self.wake(app);
    }

    fn wake(&self, app: &Arc<App>) {
        if !std::mem::replace(&mut self.state().working, true) {
            tokio::spawn(work(Arc::clone(app)));
        }
    }

    /// What is known of a game here; somebody asks about it now.
    pub(crate) fn known(&self, limits: &StudyLimits, game: &StudiedGame) -> Option<Known> {
        let mut all = self.state();
        let place = all.jobs.iter().position(|job| job.game == *game)?;
        let ahead = all.jobs[..place].iter().filter(|job| job.is_wanted(limits)).count();
        let job = &mut all.jobs[place];
        let state = match job.pass {
            Pass::Finished => StudyState::Finished,
            Pass::Rough | Pass::Deep if job.is_wanted(limits) => StudyState::Running,
            Pass::Rough | Pass::Deep => StudyState::Stopped,
        };
        // What has stopped goes on only if somebody asks for it.
        if state == StudyState::Running {
            job.asked = Instant::now();
        }
        Some(Known { state, ahead, report: Found::Working(Arc::clone(&job.work)) })
    }

    /// The next one that somebody waits for: everybody has a rough look first. If there is none, nobody works
    /// any more.
    fn next(&self, limits: &StudyLimits) -> Option<(StudiedGame, Work)> {
        let mut state = self.state();
        let wanted = || state.jobs.iter().filter(|job| job.is_wanted(limits));
        let next = wanted().find(|job| job.pass == Pass::Rough).or_else(|| wanted().next());
        let next = next.map(|job| (job.game.clone(), Arc::clone(&job.work)));
        state.working = next.is_some();
        next
    }

    fn has_come_to(&self, game: &StudiedGame, pass: Pass) {
        if let Some(job) = self.state().jobs.iter_mut().find(|job| job.game == *game) {
            job.pass = pass;
        }
    }

    /// What is kept in the store need not be remembered here.
    fn forget(&self, game: &StudiedGame) {
        self.state().jobs.retain(|job| job.game != *game);
    }
}

/// Reads a record to be studied. Takes a while.
pub(crate) fn open(record: &str, limits: &StudyLimits) -> Result<Box<dyn Study>, Problem> {
    let settings = Settings { simulations: limits.simulations, ..Settings::default() };
    study::open(record, settings).map_err(|error| match error {
        StudyError::Unfinished { .. } => running(),
        StudyError::NotARecord(_)
        | StudyError::UnknownGame(_)
        | StudyError::Record(_)
        | StudyError::TooLong { .. }
        | StudyError::NoJudge(_) => Problem::new(Code::Record, error.to_string()),
    })
}

/// Why a game that is not over is not studied.
pub(crate) fn running() -> Problem {
    Problem::new(Code::NotNow, "hands can be seen once the game is over")
}

/// What is known by now, without the names of those who played.
fn nameless(work: &Work) -> Report {
    let mut report = work.lock().unwrap_or_else(PoisonError::into_inner).report();
    for seat in &mut report.seats {
        seat.name.clear();
    }
    report
}

/// Works as long as somebody waits.
async fn work(app: Arc<App>) {
    let limits = &app.settings.limits.studies;
    while let Some((game, work)) = app.studying.next(limits) {
        if *app.closing.borrow() {
            break;
        }
        if app.thinkers.waiting() > 0 {
            tokio::time::sleep(BOTS_FIRST).await;
            continue;
        }
        let begin = Instant::now();
        let piece = Arc::clone(&work);
        let piece =
            move || piece.lock().unwrap_or_else(PoisonError::into_inner).advance(PIECE).pass;
        let Ok(pass) = tokio::task::spawn_blocking(piece).await else {
            tracing::error!("a study failed");
            app.studying.forget(&game);
            continue;
        };
        app.studying.has_come_to(&game, pass);
        if pass == Pass::Finished {
            keep(&app, &game, work).await;
        } else if pass == Pass::Deep {
            tokio::time::sleep(begin.elapsed()).await;
        }
    }
}

/// Writes down what was found, if there is room for it. Otherwise it is remembered for a while.
async fn keep(app: &App, game: &StudiedGame, work: Work) {
    let write = move || serde_json::to_string(&nameless(&work));
    let Ok(Ok(report)) = tokio::task::spawn_blocking(write).await else { return };
    let limits = &app.settings.limits.studies;
    let room = match app.store.study_bytes().await {
        Ok(bytes) => bytes + report.len() as u64 <= limits.bytes,
        Err(_) => false,
    };
    if !room || app.reserve.admit(&*app.store).is_err() {
        return;
    }
    match app.store.keep_study(game, &report, clock::now()).await {
        Ok(()) => app.studying.forget(game),
        Err(error) => tracing::warn!(%error, "a study was not kept"),
    }
}
