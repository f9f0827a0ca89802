//! `bedesten backup`: a whole house in one file.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufReader, BufWriter, Write as _},
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::{Context as _, bail, ensure};
use arena::statistics::grouped;
use clap::Args;
use serde_json::json;
use store::archive;
use tokio::runtime::Runtime;

use crate::{database::Database, long_work::row_counter};

#[derive(Debug, Args)]
pub(crate) struct Arguments {
    /// The file to write. Whoever can read it can read all hands
    file: PathBuf,

    /// Where games are kept, as for serve
    #[arg(long, value_name = "DATABASE")]
    database: Option<String>,

    /// Overwrite the file if it is there
    #[arg(long)]
    replace: bool,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> anyhow::Result<ExitCode> {
    let name = arguments.file.display();
    if arguments.file.exists() && !arguments.replace {
        bail!("{name} is there already; --replace overwrites it");
    }
    let database = Database::parse(arguments.database.as_deref())?;
    // It has its name only once it is whole.
    let unfinished = unfinished(&arguments.file);
    let written = write(&database, &unfinished);
    let rows = written.inspect_err(|_| {
        // It is of no use to anybody; what went wrong first is what is told.
        let _ = fs::remove_file(&unfinished);
    })?;
    fs::rename(&unfinished, &arguments.file)
        .with_context(|| format!("{name} cannot be written"))?;

    let mut out = io::stdout().lock();
    if arguments.json {
        let bytes = fs::metadata(&arguments.file)?.len();
        writeln!(out, "{:#}", json!({ "file": arguments.file, "rows": rows, "bytes": bytes }))?;
    } else {
        writeln!(out, "{} rows of {database} are in {name}", grouped(rows))?;
    }
    Ok(ExitCode::SUCCESS)
}

fn unfinished(file: &Path) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(format!(".{}.part", std::process::id()));
    PathBuf::from(name)
}

/// Writes the file and reads it again: only what can be read is a backup.
fn write(database: &Database, path: &Path) -> anyhow::Result<u64> {
    let rows = Runtime::new()?.block_on(async {
        let archive = database.look_at().await?;
        let file =
            private_file(path).with_context(|| format!("{} cannot be written", path.display()))?;
        let mut out = BufWriter::new(file);
        let bar = row_counter();
        let rows = archive.back_up(&mut out, &mut |rows| bar.set_position(rows)).await;
        let rows = rows.with_context(|| format!("{database} cannot be copied"))?;
        bar.finish_and_clear();
        archive.close().await;
        out.into_inner().map_err(io::IntoInnerError::into_error)?.sync_all()?;
        anyhow::Ok(rows)
    })?;
    let contents = archive::contents(&mut BufReader::new(File::open(path)?))?;
    ensure!(contents.rows == rows, "the file does not hold what was written");
    Ok(rows)
}

/// For the eyes of this user only: it holds the seeds of running games.
fn private_file(path: &Path) -> io::Result<File> {
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        options.mode(0o600);
    }
    options.open(path)
}
