//! `cargo xtask site`: the whole game as a folder that any web host serves, without our server.

use std::path::{Path, PathBuf};

use clap::Args;
use xshell::{Shell, cmd};

use crate::{engine, stages};

#[derive(Debug, Args)]
pub(crate) struct Options {
    /// Where the site is written; what was there is removed.
    #[arg(long, default_value = "target/site")]
    out: PathBuf,

    /// The folder of the host in which the site will live, as page hosts have one for each repository.
    #[arg(long, default_value = "/", value_name = "/FOLDER/", value_parser = folder_of_host)]
    base: String,
}

pub(crate) fn run(shell: &Shell, options: &Options) -> anyhow::Result<()> {
    let engine = engine::build(shell)?;
    write(shell, &engine, &shell.current_dir().join(&options.out), &options.base)?;
    if options.base != "/" {
        println!("put what is in {} to {} of its host", options.out.display(), options.base);
        return Ok(());
    }
    println!(
        "serve it with any web host, or look at it: python3 -m http.server --directory {}",
        options.out.display()
    );
    Ok(())
}

/// Writes the site for this folder of a host. It fails where the engine and its networks have grown too large.
pub(crate) fn write(shell: &Shell, engine: &Path, out: &Path, base: &str) -> anyhow::Result<()> {
    let engine = shell.current_dir().join(engine);
    let needed = engine::needed(shell);
    let _folder = shell.push_dir("web");
    stages::packages(shell)?;
    cmd!(shell, "npm run --silent messages").run()?;
    cmd!(shell, "node bundle/site.mjs {engine} {out} {needed...}").env("BASE", base).run()?;
    Ok(())
}

/// The path of a folder, with a slash at both ends and nothing that would have to be written otherwise in an address.
fn folder_of_host(text: &str) -> Result<String, String> {
    let inner = text.strip_prefix('/').and_then(|rest| rest.strip_suffix('/'));
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte);
    let is_name = |name: &str| name.bytes().any(|byte| byte != b'.') && name.bytes().all(plain);
    match inner {
        Some(folders) if folders.split('/').all(is_name) => Ok(text.to_owned()),
        _ if text == "/" => Ok(text.to_owned()),
        _ => Err("a folder of a host is written like /repo/".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_of_a_host_has_a_slash_at_both_ends_and_plain_names() {
        for good in ["/", "/repo/", "/a/b-c_1.0~/"] {
            assert_eq!(folder_of_host(good).as_deref(), Ok(good));
        }
        for bad in
            ["", "repo", "/repo", "repo/", "//", "/a//b/", "/../", "/a b/", "/a'/", "https://x/"]
        {
            assert!(folder_of_host(bad).is_err(), "{bad:?}");
        }
    }
}
