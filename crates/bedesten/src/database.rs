//! Where games are kept, as it is said on the command line.

use std::{
    env, fmt, fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use anyhow::{Context as _, bail};
use store::{Postgres, Sqlite, Store, archive::Archive};

/// Where games are kept.
#[derive(Clone, Debug)]
pub(crate) enum Database {
    File(PathBuf),
    Postgres { url: String },
}

impl Database {
    pub(crate) fn parse(wanted: Option<&str>) -> anyhow::Result<Self> {
        let Some(name) = wanted else {
            return Ok(Self::File(data_folder().join("bedesten.db")));
        };
        match name.split_once(':') {
            Some(("sqlite", file)) if !file.is_empty() => {
                Ok(Self::File(PathBuf::from(file.strip_prefix("//").unwrap_or(file))))
            }
            Some(("postgres" | "postgresql", _)) => Ok(Self::Postgres { url: name.to_owned() }),
            Some(_) | None => {
                bail!(
                    "“{name}” is no database of ours; write sqlite:FILE or postgres://user@host/name"
                )
            }
        }
    }

    /// The folder of a file is made if need be.
    pub(crate) async fn open(&self) -> anyhow::Result<Arc<dyn Store>> {
        match self {
            Self::File(path) => {
                make_folder(path)?;
                Ok(Arc::new(Sqlite::open(path).await.with_context(|| self.unopened())?))
            }
            Self::Postgres { url } => {
                Ok(Arc::new(Postgres::open(url).await.with_context(|| self.unopened())?))
            }
        }
    }

    /// As a whole, to be read; it is not brought up to date.
    pub(crate) async fn look_at(&self) -> anyhow::Result<Archive> {
        let archive = match self {
            Self::File(path) if !path.exists() => bail!("there is no file {}", path.display()),
            Self::File(path) => Archive::of_file(path).await,
            Self::Postgres { url } => Archive::of_database(url).await,
        };
        archive.with_context(|| self.unopened())
    }

    /// As a whole, to be made again.
    pub(crate) async fn make_again(&self) -> anyhow::Result<Archive> {
        let archive = match self {
            Self::File(path) => {
                make_folder(path)?;
                Archive::of_new_file(path).await
            }
            Self::Postgres { url } => Archive::of_database(url).await,
        };
        archive.with_context(|| self.unopened())
    }

    fn unopened(&self) -> String {
        format!("the database {self} cannot be opened")
    }
}

/// Without the password that an address may hold.
impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => write!(f, "{}", path.display()),
            Self::Postgres { url } => match url.rsplit_once('@') {
                Some((_, place)) => write!(f, "PostgreSQL at {place}"),
                None => f.write_str("PostgreSQL"),
            },
        }
    }
}

fn make_folder(file: &Path) -> anyhow::Result<()> {
    let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) else {
        return Ok(());
    };
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    // Hands and seeds are in there: a folder that we make is its owner's alone.
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder
        .create(folder)
        .with_context(|| format!("the folder {} cannot be made", folder.display()))
}

/// Where programs keep their data on this system; here, if it does not say.
fn data_folder() -> PathBuf {
    let folder = |name: &str, below: &str| {
        let base = env::var_os(name).filter(|value| !value.is_empty())?;
        Some(PathBuf::from(base).join(below).join("bedesten"))
    };
    let known = if cfg!(windows) {
        folder("LOCALAPPDATA", "")
    } else if cfg!(target_os = "macos") {
        folder("HOME", "Library/Application Support")
    } else {
        folder("XDG_DATA_HOME", "").or_else(|| folder("HOME", ".local/share"))
    };
    known.unwrap_or_default()
}
