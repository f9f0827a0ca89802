//! The store and several servers in PostgreSQL.

use xshell::Shell;

use crate::postgres::Postgres;
use crate::test_build::cargo_test;

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let server = Postgres::start(shell)?;
    cargo_test(shell, &["--test", "postgres"]).env("BEDESTEN_POSTGRES", &server.url).run()?;
    Ok(())
}
