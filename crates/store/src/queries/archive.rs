//! A whole database at once.

use std::io;

use futures_util::TryStreamExt as _;
use serde_json::Value;
use sqlx::{AssertSqlSafe, Connection as _, Row as _, SqlSafeStr as _, query::Query};

use super::{super::engine, Database, DatabaseRow, Keeper, Pool, changes, tables, writing};
use crate::{
    StoreError,
    archive::{
        ArchiveError, Dossier, Entry, FLEETING, Kind, Progress, Reader, STEPS_TABLE, TABLES,
        Writer, from_hex, hex,
    },
    migrations::migrator,
};

type Connection = <Database as sqlx::Database>::Connection;
type Arguments = <Database as sqlx::Database>::Arguments;

/// How many values a statement may carry: half of what the more modest database allows.
const MOST_VALUES: usize = 16_000;

/// So often it is told how far the work is.
const OFTEN: u64 = 1_000;

impl Keeper {
    pub(crate) async fn back_up(
        &self,
        out: &mut (dyn io::Write + Send),
        progress: Progress<'_>,
    ) -> Result<u64, ArchiveError> {
        let mut snapshot = self.reader.begin_with(engine::SNAPSHOT).await?;
        let steps = steps(&mut snapshot).await?;
        let there = names(&mut snapshot).await?;
        let mut writer = Writer::new(out, steps)?;
        // One of an older version has fewer of them.
        let kept =
            |table: &&&str| !FLEETING.contains(table) && there.iter().any(|name| name == *table);
        for table in TABLES.iter().filter(kept) {
            let columns = columns(&mut snapshot, table).await?;
            let names: Vec<String> = columns.iter().map(|(name, _)| name.clone()).collect();
            writer.table(table, &names)?;
            let wanted: Vec<String> =
                columns.iter().map(|(name, kind)| selected(name, *kind)).collect();
            let select = format!("SELECT {} FROM {table}", wanted.join(", "));
            let mut rows = sqlx::query(AssertSqlSafe(select)).fetch(&mut *snapshot);
            while let Some(row) = rows.try_next().await? {
                let values: Result<Vec<Value>, _> = (0..)
                    .zip(&columns)
                    .map(|(index, (_, kind))| value(&row, index, *kind))
                    .collect();
                let count = writer.row(&values?)?;
                if count.is_multiple_of(OFTEN) {
                    progress(count);
                }
            }
        }
        writer.finish()
    }

    pub(crate) async fn restore(
        &self,
        file: &mut (dyn io::BufRead + Send),
        replace: bool,
        progress: Progress<'_>,
    ) -> Result<u64, ArchiveError> {
        let mut reader = Reader::new(file)?;
        let mut connection = self.writer.acquire().await?;
        let there = names(&mut connection).await?;
        if !there.is_empty() {
            if !replace {
                return Err(ArchiveError::NotEmpty);
            }
            engine::is_unused(&mut connection).await?;
        }
        let mut transaction = connection.begin_with(engine::EXCLUSIVE).await?;
        let ours = |name: &&String| TABLES.contains(&name.as_str()) || *name == STEPS_TABLE;
        let old: Vec<&str> = there.iter().filter(ours).map(String::as_str).collect();
        for drop in engine::drops(&old) {
            sqlx::query(AssertSqlSafe(drop)).execute(&mut *transaction).await?;
        }
        let migrator = migrator(engine::STEPS);
        let version = i64::try_from(reader.steps).unwrap_or(i64::MAX);
        migrator.run_direct(Some(version), &mut *transaction, false).await?;
        engine::allow_any_order(&mut transaction).await?;
        let rows = fill(&mut transaction, &mut reader, progress).await?;
        engine::check_references(&mut transaction).await?;
        migrator.run_direct(None, &mut *transaction, false).await?;
        transaction.commit().await?;
        Ok(rows)
    }

    pub(crate) async fn is_current(&self) -> Result<(), ArchiveError> {
        let steps = steps(&mut *self.reader.acquire().await?).await?;
        let all = engine::STEPS.len();
        if steps == all { Ok(()) } else { Err(ArchiveError::Older(steps, all)) }
    }

    pub(crate) async fn faults(&self) -> Result<Vec<String>, ArchiveError> {
        engine::faults(&mut *self.reader.acquire().await?).await
    }

    pub(crate) async fn table_ids(&self) -> Result<Vec<String>, ArchiveError> {
        let ids = sqlx::query_scalar("SELECT id FROM tables ORDER BY created, id");
        Ok(ids.fetch_all(&self.reader).await?)
    }

    pub(crate) async fn replay_ids(&self) -> Result<Vec<String>, ArchiveError> {
        let ids = sqlx::query_scalar("SELECT id FROM replays ORDER BY created, id");
        Ok(ids.fetch_all(&self.reader).await?)
    }

    pub(crate) async fn dossier(&self, id: &str) -> Result<Option<Dossier>, ArchiveError> {
        let mut snapshot = self.reader.begin_with(engine::SNAPSHOT).await?;
        let Some(table) = tables::by_id(&mut *snapshot, id).await? else { return Ok(None) };
        let seed = tables::seed(&mut *snapshot, id).await?;
        let changes = changes::of_table(&mut *snapshot, id, 0).await?;
        Ok(Some(Dossier { table, seed, changes }))
    }

    #[cfg(feature = "testing")]
    pub(crate) async fn all_columns(&self) -> Result<Vec<(String, Vec<String>)>, ArchiveError> {
        let mut connection = self.reader.acquire().await?;
        let mut found = Vec::new();
        for table in names(&mut connection).await? {
            if table != STEPS_TABLE {
                let columns = columns(&mut connection, &table).await?;
                found.push((table, columns.into_iter().map(|(name, _)| name).collect()));
            }
        }
        Ok(found)
    }
}

/// Whatever belongs to a table says so in a column `table_id`, also in tables that are yet to come.
pub(super) async fn delete_table(pool: &Pool, id: &str) -> Result<bool, StoreError> {
    let mut transaction = writing::begin(pool).await?;
    for table in TABLES {
        let columns: Vec<(String, String)> =
            sqlx::query_as(engine::COLUMNS).bind(*table).fetch_all(&mut *transaction).await?;
        if columns.iter().any(|(name, _)| name == "table_id") {
            let delete = AssertSqlSafe(format!("DELETE FROM {table} WHERE table_id = $1"));
            sqlx::query(delete).bind(id).execute(&mut *transaction).await?;
        }
    }
    sqlx::query("UPDATE tables SET rematch = NULL WHERE rematch = $1")
        .bind(id)
        .execute(&mut *transaction)
        .await?;
    let deleted = sqlx::query("DELETE FROM tables WHERE id = $1")
        .bind(id)
        .execute(&mut *transaction)
        .await?
        .rows_affected();
    transaction.commit().await?;
    Ok(deleted > 0)
}

/// Whether all steps of this version were taken, and none of a later one.
pub(super) async fn is_ready(pool: &Pool) -> Result<bool, StoreError> {
    let count = sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations");
    let steps: i64 = count.fetch_one(pool).await?;
    Ok(usize::try_from(steps) == Ok(engine::STEPS.len()))
}

/// How many migrations a database has behind it.
async fn steps(connection: &mut Connection) -> Result<usize, ArchiveError> {
    if !names(connection).await?.iter().any(|name| name == STEPS_TABLE) {
        return Err(ArchiveError::NoHouse);
    }
    let steps: i64 =
        sqlx::query_scalar("SELECT count(*) FROM _sqlx_migrations").fetch_one(connection).await?;
    let steps = usize::try_from(steps).unwrap_or_default();
    if steps > engine::STEPS.len() { Err(ArchiveError::Newer) } else { Ok(steps) }
}

async fn names(connection: &mut Connection) -> Result<Vec<String>, ArchiveError> {
    Ok(sqlx::query_scalar(engine::TABLE_NAMES).fetch_all(connection).await?)
}

async fn columns(
    connection: &mut Connection,
    table: &str,
) -> Result<Vec<(String, Kind)>, ArchiveError> {
    let columns: Vec<(String, String)> =
        sqlx::query_as(engine::COLUMNS).bind(table).fetch_all(connection).await?;
    columns.into_iter().map(|(name, kind)| Ok((name, Kind::named(table, &kind)?))).collect()
}

/// A column in one of the few types that files know.
fn selected(name: &str, kind: Kind) -> String {
    match kind {
        Kind::Text | Kind::Bytes => format!("\"{name}\""),
        Kind::Integer => format!("CAST(\"{name}\" AS BIGINT)"),
        Kind::Boolean => format!("CAST(CAST(\"{name}\" AS INTEGER) AS BIGINT)"),
        Kind::Real => format!("CAST(\"{name}\" AS DOUBLE PRECISION)"),
    }
}

fn value(row: &DatabaseRow, index: usize, kind: Kind) -> Result<Value, ArchiveError> {
    Ok(match kind {
        Kind::Text => row.try_get::<Option<String>, _>(index)?.into(),
        Kind::Integer | Kind::Boolean => row.try_get::<Option<i64>, _>(index)?.into(),
        Kind::Real => row.try_get::<Option<f64>, _>(index)?.into(),
        Kind::Bytes => row.try_get::<Option<Vec<u8>>, _>(index)?.map(|bytes| hex(&bytes)).into(),
    })
}

/// Writes all rows of a file.
async fn fill(
    connection: &mut Connection,
    reader: &mut Reader<'_>,
    progress: Progress<'_>,
) -> Result<u64, ArchiveError> {
    for table in names(connection).await?.iter().filter(|name| TABLES.contains(&name.as_str())) {
        // What a migration may have put there is in the file as well.
        sqlx::query(AssertSqlSafe(format!("DELETE FROM {table}")))
            .execute(&mut *connection)
            .await?;
    }
    let mut open = Open::default();
    let mut count = 0;
    while let Some(entry) = reader.next()? {
        match entry {
            Entry::Table { name, columns: found } => {
                open.write(connection).await?;
                let known = columns(connection, &name).await?;
                open = Open::new(name, &found, &known).map_err(|why| reader.wrong(why))?;
            }
            Entry::Row(row) => {
                for (value, (column, kind)) in row.into_iter().zip(&open.columns) {
                    let value = Bound::new(value, *kind)
                        .ok_or_else(|| reader.wrong(format!("{column} cannot be this")))?;
                    open.values.push(value);
                }
                count += 1;
                if open.values.len() + open.columns.len() > MOST_VALUES {
                    open.write(connection).await?;
                    progress(count);
                }
            }
        }
    }
    open.write(connection).await?;
    Ok(count)
}

/// The table whose rows are just read, and those that are not written yet.
#[derive(Default)]
struct Open {
    table: String,
    columns: Vec<(String, Kind)>,
    values: Vec<Bound>,
}

impl Open {
    /// With the columns in the order of the file.
    fn new(table: String, found: &[String], known: &[(String, Kind)]) -> Result<Self, String> {
        let mut columns = Vec::with_capacity(found.len());
        for name in found {
            let column = known.iter().find(|(known, _)| known == name);
            let twice = columns.iter().any(|(seen, _)| seen == name);
            let column = column.filter(|_| !twice);
            columns.push(column.cloned().ok_or_else(|| format!("{table} has no column {name}"))?);
        }
        if columns.len() != known.len() {
            return Err(format!("{table} has more columns than these"));
        }
        Ok(Self { table, columns, values: Vec::new() })
    }

    async fn write(&mut self, connection: &mut Connection) -> Result<(), ArchiveError> {
        if self.values.is_empty() {
            return Ok(());
        }
        let width = self.columns.len();
        let row = |row: usize| {
            let places: Vec<String> =
                (1..=width).map(|place| format!("${}", row * width + place)).collect();
            format!("({})", places.join(", "))
        };
        let rows: Vec<String> = (0..self.values.len() / width).map(row).collect();
        let names: Vec<String> =
            self.columns.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        let insert =
            format!("INSERT INTO {} ({}) VALUES {}", self.table, names.join(", "), rows.join(", "));
        let mut query = sqlx::query(AssertSqlSafe(insert).into_sql_str());
        for value in self.values.drain(..) {
            query = value.bind(query);
        }
        query.execute(connection).await?;
        Ok(())
    }
}

/// A value in the type of its column.
enum Bound {
    Text(Option<String>),
    Integer(Option<i64>),
    Boolean(Option<bool>),
    Real(Option<f64>),
    Bytes(Option<Vec<u8>>),
}

impl Bound {
    fn new(value: Value, kind: Kind) -> Option<Self> {
        let given = Some(value).filter(|value| !value.is_null());
        let Some(value) = given else {
            return Some(match kind {
                Kind::Text => Self::Text(None),
                Kind::Integer => Self::Integer(None),
                Kind::Boolean => Self::Boolean(None),
                Kind::Real => Self::Real(None),
                Kind::Bytes => Self::Bytes(None),
            });
        };
        Some(match kind {
            Kind::Text => Self::Text(Some(value.as_str()?.to_owned())),
            Kind::Integer => Self::Integer(Some(value.as_i64()?)),
            Kind::Boolean => Self::Boolean(Some(match value.as_i64()? {
                0 => false,
                1 => true,
                _ => return None,
            })),
            Kind::Real => Self::Real(Some(value.as_f64()?)),
            Kind::Bytes => Self::Bytes(Some(from_hex(value.as_str()?)?)),
        })
    }

    fn bind(self, query: Query<'_, Database, Arguments>) -> Query<'_, Database, Arguments> {
        match self {
            Self::Text(value) => query.bind(value),
            Self::Integer(value) => query.bind(value),
            Self::Boolean(value) => query.bind(value),
            Self::Real(value) => query.bind(value),
            Self::Bytes(value) => query.bind(value),
        }
    }
}
