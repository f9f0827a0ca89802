//! A small file system in memory, which can be filled without doing harm.

use std::path::PathBuf;

use xshell::{Shell, cmd};

/// Large enough for two minutes of two thousand tables.
const SIZE: &str = "size=1g";

/// Mounted for as long as it is held.
pub(crate) struct SmallDisk<'a> {
    shell: &'a Shell,
    folder: PathBuf,
}

impl<'a> SmallDisk<'a> {
    /// Nothing, where that is not permitted: then the disk can fail, but not be full.
    pub(crate) fn mount(shell: &'a Shell) -> Option<Self> {
        let folder = std::env::temp_dir().join(format!("bedesten-disk-{}", std::process::id()));
        shell.create_dir(&folder).ok()?;
        let mount = cmd!(shell, "mount -t tmpfs -o {SIZE} none {folder}").quiet();
        if mount.ignore_stderr().run().is_err() {
            println!(
                "nobody here may mount a small file system: its disk fails, but is never full"
            );
            let _ = shell.remove_path(&folder);
            return None;
        }
        Some(Self { shell, folder })
    }

    pub(crate) fn database(&self) -> String {
        format!("sqlite:{}", self.folder.join("fire.db").display())
    }
}

impl Drop for SmallDisk<'_> {
    fn drop(&mut self) {
        let folder = &self.folder;
        let gone = cmd!(self.shell, "umount {folder}").quiet().run().is_ok();
        if !gone || self.shell.remove_path(folder).is_err() {
            eprintln!("{} is left over", folder.display());
        }
    }
}
