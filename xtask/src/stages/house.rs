//! House rules that no linter knows, as a test.

mod changelog;
mod leftovers;
mod links;
mod machine_paths;
mod markdown;
mod messages;
mod older;
mod paths;
mod rulings;
mod security;
mod translations;

use anyhow::ensure;
use xshell::Shell;

use crate::{measures, sources};

pub(super) fn run(shell: &Shell) -> anyhow::Result<()> {
    let sources = sources::read_all(shell)?;
    let root = shell.current_dir();
    let mut faults = rulings::untested(&sources);
    faults.extend(translations::faults(&sources));
    faults.extend(security::untested(&sources));
    faults.extend(leftovers::find(&sources));
    faults.extend(machine_paths::find(&sources));
    faults.extend(links::broken(&sources, |path| root.join(path).exists()));
    faults.extend(paths::missing(&sources));
    faults.extend(changelog::faults(&sources));
    faults.extend(messages::faults(&sources));
    faults.extend(older::faults(&sources));
    faults.extend(measures::worse(&sources));

    for fault in &faults {
        println!("{fault}");
    }
    println!("{} files looked at", sources.len());
    ensure!(faults.is_empty(), "house rules are broken in {} places", faults.len());
    Ok(())
}
