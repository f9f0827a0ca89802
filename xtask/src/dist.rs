//! `cargo xtask dist`: the program as hosts install it: an archive, a package for Debian, an image for containers.

mod archive;
mod debian;
mod image;

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use clap::Args;
use xshell::{Shell, cmd};

use crate::program;

/// What lies beside the program in every package.
const TEXTS: [&str; 4] = ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];
/// The files for hosts; everything in it is text.
const HOSTING: &str = "docs/hosting";
const SUMS: &str = "SHA256SUMS";

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Where the packages are written; what was there is removed.
    #[arg(long, default_value = "target/dist")]
    out: PathBuf,
}

/// What is packed, and under which name.
#[derive(Debug)]
struct Release {
    program: PathBuf,
    version: String,
    out: PathBuf,
}

/// One way of packing, which not every machine can go.
struct Package {
    what: &'static str,
    /// Writes its file and says how it is called; or says in a sentence why there is none.
    pack: fn(&Shell, &Release) -> anyhow::Result<String>,
}

const PACKAGES: [Package; 3] = [
    Package { what: "archive", pack: archive::pack },
    Package { what: "package for Debian", pack: debian::pack },
    Package { what: "image for containers", pack: image::pack },
];

/// What was written, and what was not.
#[derive(Debug)]
pub(crate) struct Written {
    /// The names of the files.
    pub(crate) files: Vec<String>,
    /// What is missing, and why.
    pub(crate) left_out: Vec<String>,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let written = write(shell, &options.out)?;
    for file in &written.files {
        println!("{}", options.out.join(file).display());
    }
    for reason in &written.left_out {
        println!("left out: {reason}");
    }
    Ok(())
}

/// Builds the program and packs it in every way this machine can.
pub(crate) fn write(shell: &Shell, out: &Path) -> anyhow::Result<Written> {
    let release = Release {
        program: program::build_static(shell)?,
        version: version(shell)?,
        out: out.into(),
    };
    shell.remove_path(out)?;
    shell.create_dir(out)?;
    let mut written = Written { files: Vec::new(), left_out: Vec::new() };
    for package in PACKAGES {
        match (package.pack)(shell, &release) {
            Ok(file) => written.files.push(file),
            Err(why) => written.left_out.push(format!("the {}: {why:#}", package.what)),
        }
    }
    let _folder = shell.push_dir(out);
    let files = &written.files;
    let sums = cmd!(shell, "sha256sum {files...}").quiet().read()?;
    shell.write_file(SUMS, sums + "\n")?;
    written.files.push(SUMS.to_owned());
    Ok(written)
}

/// The version of the program, as cargo knows it.
fn version(shell: &Shell) -> anyhow::Result<String> {
    let metadata = cmd!(shell, "cargo metadata --format-version 1 --no-deps").quiet().read()?;
    let metadata: serde_json::Value = serde_json::from_str(&metadata)?;
    let packages = metadata["packages"].as_array().context("cargo listed no packages")?;
    let own = packages.iter().find(|package| package["name"] == "bedesten");
    let version = own.and_then(|package| package["version"].as_str());
    Ok(version.context("cargo knows no version of the program")?.to_owned())
}

/// Copies what lies beside the program into this folder.
fn copy_texts(shell: &Shell, folder: &Path) -> anyhow::Result<()> {
    let hosting = folder.join("hosting");
    shell.create_dir(&hosting)?;
    for text in TEXTS {
        shell.copy_file(text, folder)?;
    }
    for file in shell.read_dir(HOSTING)? {
        shell.copy_file(file, &hosting)?;
    }
    Ok(())
}
