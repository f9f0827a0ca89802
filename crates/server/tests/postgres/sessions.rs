//! Sessions and guesses of passwords are the same at every server.

use super::*;

#[tokio::test]
async fn a_session_that_ends_while_the_line_is_broken_is_cut_off_as_well() {
    let database = database().await;
    let here = Neighbour::on(&database).await;
    let host = Client::guest(here.address).await.unwrap();
    let table =
        open(&host, json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]), true).await;
    let mut live = look(&host, &table).await;
    let mut connection = PgConnection::connect(&database).await.unwrap();
    // Nobody is told of it, and then the line breaks.
    let quietly = "SET session_replication_role = replica; DELETE FROM devices; \
         SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
         WHERE datname = current_database() AND query LIKE 'LISTEN%'";
    sqlx::raw_sql(quietly).execute(&mut connection).await.unwrap();
    soon(async { while live.next().await.is_ok() {} }).await;
}

#[tokio::test]
async fn the_socket_of_an_old_cookie_ends_at_every_server_when_an_account_is_made() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let host = Client::guest(here.address).await.unwrap();
    let table =
        open(&host, json!([{"chair": "me"}, {"chair": "bot", "level": "easy"}]), true).await;
    let mut sockets = [look(&host, &table).await, look(&there.of(&host), &table).await];
    let account = json!({"name": "Ferhat", "password": "a long enough password"});
    let made = host.post("/api/me/account", &account).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.body);
    for live in &mut sockets {
        soon(async { while live.next().await.is_ok() {} }).await;
    }
}

#[tokio::test]
async fn wrong_passwords_are_counted_by_all_servers_together() {
    let database = database().await;
    let (here, there) = (Neighbour::on(&database).await, Neighbour::on(&database).await);
    let host = Client::guest(here.address).await.unwrap();
    let account = json!({"name": "Ferhat", "password": "a long enough password"});
    host.post("/api/me/account", &account).await.unwrap();
    let guess = json!({"name": "Ferhat", "password": "a wrong password"});
    for number in 0..10 {
        let server = if number % 2 == 0 { &here } else { &there };
        let reply = Client::stranger(server.address).post("/api/sign-in", &guess).await.unwrap();
        assert_eq!(reply.status, 401, "{}", reply.body);
    }
    for server in [&here, &there] {
        let reply = Client::stranger(server.address).post("/api/sign-in", &account).await.unwrap();
        assert_eq!(reply.json()["code"], "too_many_guesses", "{}", reply.body);
    }
}
