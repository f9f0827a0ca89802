//! The store and several servers in PostgreSQL.

use xshell::{Shell, cmd};

use crate::postgres::Postgres;

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let server = Postgres::start(shell)?;
    // Of the whole workspace, so that nothing is compiled once more with other features.
    let features = "store/postgres-tests,server/postgres-tests,bedesten/postgres-tests";
    cmd!(shell, "cargo test --workspace --features {features} --test postgres")
        .env("BEDESTEN_POSTGRES", &server.url)
        .run()?;
    Ok(())
}
