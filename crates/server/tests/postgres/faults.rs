//! The database ends its connections while people play.

use serde_json::json;
use server::client::Client;
use sqlx::{Connection as _, Executor as _, PgConnection};

use super::{Neighbour, database, look, open, soon};

/// At the moment of a commit the database ends the connection: nobody knows whether it was written.
const FAULT: &str = "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS \
                     'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END'; \
                     CREATE CONSTRAINT TRIGGER fault AFTER INSERT ON changes \
                     DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fault()";

#[tokio::test]
async fn a_table_whose_database_breaks_off_in_a_commit_loses_no_move_and_goes_on() {
    let database = database().await;
    let server = Neighbour::on(&database).await;
    let guest = Client::guest(server.address).await.unwrap();
    let seats = json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]);
    let table = open(&guest, seats, true).await;
    let mut live = look(&guest, &table).await;
    let mut host = PgConnection::connect(&database).await.unwrap();
    let mut acknowledged = Vec::new();
    for round in 0..3 {
        for _ in 0..4 {
            assert!(soon(live.wait_until_asked()).await.unwrap());
            let heard = soon(live.choose(|count| count / 2)).await.unwrap();
            assert_eq!(heard["type"], "done", "{heard}");
        }
        assert!(soon(live.wait_until_asked()).await.unwrap());
        acknowledged.clone_from(&live.log);
        host.execute(FAULT).await.unwrap();
        for _ in 0..2 {
            // Refused with a sentence, or the room is given up and whoever comes again is told what is kept.
            if let Ok(heard) = soon(live.choose(|count| count / 2)).await {
                assert_eq!(heard["type"], "refused", "round {round}: {heard}");
                assert!(heard["problem"]["message"].as_str().is_some_and(|text| text.len() > 10));
            }
            live = look(&guest, &table).await;
            live.number = 100 * (round + 1);
            assert_eq!(live.log, acknowledged, "what was acknowledged is there, and nothing else");
        }
        host.execute("DROP TRIGGER fault ON changes; DROP FUNCTION fault()").await.unwrap();
    }
    server.stop().await;
    let again = Neighbour::on(&database).await;
    let live = look(&again.of(&guest), &table).await;
    assert_eq!(live.log, acknowledged, "also after a restart");
    again.stop().await;
}
