//! How a database of an older version becomes one of this.
//!
//! The macro of sqlx would read the folder for us, and compile both databases a second time to do it.

use std::borrow::Cow;

use sqlx::{
    AssertSqlSafe, SqlSafeStr as _,
    migrate::{Migration, MigrationType, Migrator},
};

/// A file of the folder `migrations`: its name and what stands in it.
pub(crate) type MigrationFile = (&'static str, &'static str);

macro_rules! steps {
    ($database:literal: $($name:literal),+ $(,)?) => {
        &[$((
            $name,
            include_str!(concat!("../migrations/", $database, "/", $name, ".sql")),
        )),+]
    };
}

pub(crate) const SQLITE: &[MigrationFile] = steps!(
    "sqlite": "0001_tables", "0002_plans", "0003_nudges", "0004_accounts", "0005_servers", "0006_ratings",
    "0007_notices", "0008_clocks", "0009_sessions", "0010_dice", "0011_friends", "0012_clubs", "0013_past",
    "0014_talk", "0015_school", "0016_studies", "0017_daily", "0018_puzzles",
);
pub(crate) const POSTGRES: &[MigrationFile] = steps!(
    "postgres": "0001_tables", "0002_plans", "0003_nudges", "0004_accounts", "0005_servers", "0006_ratings",
    "0007_notices", "0008_clocks", "0009_sessions", "0010_dice", "0011_friends", "0012_clubs", "0013_past",
    "0014_talk", "0015_school", "0016_studies", "0017_daily", "0018_puzzles",
);

/// All steps, in their order. One that ran must never change: the database remembers its text.
pub(crate) fn migrator(steps: &[MigrationFile]) -> Migrator {
    let migration = |(number, &(name, text)): (i64, &MigrationFile)| {
        let words = name.split_once('_').map_or(name, |(_, words)| words).replace('_', " ");
        let sql = AssertSqlSafe(text).into_sql_str();
        Migration::new(number, Cow::Owned(words), MigrationType::Simple, sql, false)
    };
    Migrator::with_migrations((1..).zip(steps).map(migration).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_a_step_under_its_number() {
        for (database, steps) in [("sqlite", SQLITE), ("postgres", POSTGRES)] {
            let folder = format!("{}/migrations/{database}", env!("CARGO_MANIFEST_DIR"));
            let mut files: Vec<String> = std::fs::read_dir(folder)
                .unwrap()
                .map(|file| file.unwrap().file_name().into_string().unwrap())
                .collect();
            files.sort();
            let listed: Vec<String> = steps.iter().map(|(name, _)| format!("{name}.sql")).collect();
            assert_eq!(files, listed, "{database}");
            for (index, (name, _)) in steps.iter().enumerate() {
                assert!(name.starts_with(&format!("{:04}_", index + 1)), "{name}");
            }
        }
    }
}
