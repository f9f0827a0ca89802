//! The line to the database breaks while something is written.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use sqlx::{Connection as _, Executor as _, PgConnection};
use store::{
    Postgres, Store,
    testing::faults::{Ledger, goes_on_after},
};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::{TcpListener, TcpStream},
};

/// Stands between a store and its database. Once told, it lets the next write to `changes` through and
/// breaks the line instead of passing the answer on.
async fn proxy(database: &str) -> (String, Arc<AtomicBool>) {
    let cut = Arc::new(AtomicBool::new(false));
    let (user, place) = database.rsplit_once('@').unwrap();
    let (host, name) = place.split_once('/').unwrap();
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("{user}@{}/{name}", listener.local_addr().unwrap());
    let (host, told) = (host.to_owned(), Arc::clone(&cut));
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let far = TcpStream::connect(&host).await.unwrap();
            tokio::spawn(carry(near, far, Arc::clone(&told)));
        }
    });
    (url, cut)
}

async fn carry(mut near: TcpStream, mut far: TcpStream, cut: Arc<AtomicBool>) {
    let (mut asked, mut answered) = (vec![0; 1 << 16], vec![0; 1 << 16]);
    let mut doomed = false;
    loop {
        tokio::select! {
            count = near.read(&mut asked) => {
                let count = count.unwrap_or_default();
                let text = &asked[..count];
                // The text of the change tells the write from everything else.
                doomed |= text.windows(8).any(|part| part == b"attempt ")
                    && cut.swap(false, Ordering::Relaxed);
                if count == 0 || far.write_all(text).await.is_err() {
                    return;
                }
            }
            count = far.read(&mut answered) => {
                let count = count.unwrap_or_default();
                // What came back is the answer: it was written.
                if doomed || count == 0 || near.write_all(&answered[..count]).await.is_err() {
                    return;
                }
            }
        }
    }
}

#[tokio::test]
async fn a_write_whose_answer_is_lost_is_found_and_never_doubled() {
    let database = super::database().await;
    let (url, cut) = proxy(&database).await;
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&url).await.unwrap());
    let mut ledger = Ledger::open(&*store, "line").await;
    for written in 1..=3 {
        ledger.write(&*store, 100).await.unwrap();
        cut.store(true, Ordering::Relaxed);
        let unknown = ledger.write(&*store, 100).await.unwrap_err();
        assert!(unknown.is_uncertain(), "{unknown:?}");
        let table = store.table("line").await.unwrap().unwrap();
        store.fence("line").await.unwrap();
        let fenced = store.table("line").await.unwrap().unwrap();
        assert_eq!(fenced.version, written * 2, "it was written, once");
        assert_eq!(fenced.revision, table.revision + 1);
        ledger.is_of_revision(fenced.revision);
    }
    goes_on_after(&store, &mut ledger).await;
}

#[tokio::test]
async fn a_line_that_breaks_in_a_commit_loses_nothing_that_was_acknowledged() {
    let database = super::database().await;
    let store: Arc<dyn Store> = Arc::new(Postgres::open(&database).await.unwrap());
    let mut ledger = Ledger::open(&*store, "commit").await;
    ledger.write(&*store, 100).await.unwrap();
    let mut host = PgConnection::connect(&database).await.unwrap();
    // At the moment of the commit the database ends the connection.
    let fault = "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS \
                 'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'; \
                 CREATE CONSTRAINT TRIGGER fault AFTER INSERT ON changes \
                 DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fault()";
    host.execute(fault).await.unwrap();
    for _ in 0..4 {
        let refused = ledger.write(&*store, 100).await.unwrap_err();
        assert!(refused.is_uncertain(), "{refused:?}");
    }
    host.execute("DROP TRIGGER fault ON changes").await.unwrap();
    goes_on_after(&store, &mut ledger).await;
    store.prove().await.unwrap();
}
