//! `bedesten restore`: a house again, out of a backup.

use std::{
    fs::{self, File},
    io::{self, BufReader, Write as _},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context as _, anyhow};
use arena::statistics::grouped;
use clap::Args;
use serde_json::json;
use store::archive::{self, ArchiveError};
use tokio::runtime::Runtime;

use crate::{database::Database, long_work::row_counter};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// A file that `bedesten backup` wrote
    file: PathBuf,

    /// Where the games shall be kept, as for serve
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// Throw away what is in the database
    #[arg(long)]
    replace: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let database = Database::parse(arguments.database.as_deref())?;
    let name = arguments.file.display();
    let unread = || format!("{name} cannot be restored");
    // Nothing is touched before the whole file is known to be good.
    let mut file = BufReader::new(File::open(&arguments.file).with_context(unread)?);
    archive::contents(&mut file).with_context(unread)?;

    let created = matches!(&database, Database::File(path) if !path.exists());
    let rows = Runtime::new()?.block_on(restore(arguments, &database));
    let rows = rows.inspect_err(|_| {
        if let Database::File(path) = &database
            && created
        {
            // A file that we made ourselves and could not fill.
            let _ = fs::remove_file(path);
        }
    })?;

    let mut out = io::stdout().lock();
    if arguments.json {
        writeln!(out, "{:#}", json!({ "rows": rows, "database": database.to_string() }))?;
    } else {
        writeln!(out, "{} rows of {name} are in {database}", grouped(rows))?;
    }
    Ok(ExitCode::SUCCESS)
}

async fn restore(arguments: &Arguments, database: &Database) -> anyhow::Result<u64> {
    let mut file = BufReader::new(File::open(&arguments.file)?);
    let archive = database.make_again().await?;
    let bar = row_counter();
    let progress = &mut |rows| bar.set_position(rows);
    let restored = archive.restore(&mut file, arguments.replace, progress).await;
    bar.finish_and_clear();
    archive.close().await;
    restored.map_err(|error| {
        if matches!(error, ArchiveError::NotEmpty) {
            return anyhow!("there is something in {database} already; --replace throws it away");
        }
        anyhow::Error::new(error).context(format!("{database} is as it was before"))
    })
}
