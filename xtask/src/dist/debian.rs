//! The package for Debian: the program, its unit for systemd and a backup every night.

use std::path::Path;

use anyhow::Context as _;
use xshell::{Shell, cmd};

use super::{HOSTING, Release, copy_texts};
use crate::tools;

const UNITS: [&str; 3] = ["bedesten.service", "bedesten-backup.service", "bedesten-backup.timer"];

/// Run by the package manager once everything is in its place: the house opens.
const AFTER_INSTALLATION: &str = "#!/bin/sh
set -e
if [ \"$1\" = configure ] && [ -d /run/systemd/system ]; then
    systemctl daemon-reload
    # Who has switched it off keeps it off.
    if [ -z \"$2\" ]; then
        systemctl enable --now bedesten.service
    else
        systemctl try-restart bedesten.service
    fi
    echo 'Bedesten is open: http://127.0.0.1:7878 (backups: systemctl enable --now bedesten-backup.timer)'
fi
";

/// Run before anything is taken away. The games stay where they are, also when the package is purged.
const BEFORE_REMOVAL: &str = "#!/bin/sh
set -e
if [ \"$1\" = remove ] && [ -d /run/systemd/system ]; then
    systemctl disable --now bedesten.service bedesten-backup.timer
fi
";

const AFTER_REMOVAL: &str = "#!/bin/sh
set -e
if [ -d /run/systemd/system ]; then
    systemctl daemon-reload
fi
if [ \"$1\" = purge ] && [ -d /var/lib/bedesten ]; then
    echo 'The games are still in /var/lib/bedesten.'
fi
";

pub(super) fn pack(shell: &Shell, release: &Release) -> anyhow::Result<String> {
    tools::DPKG.ensure(shell).map_err(anyhow::Error::msg)?;
    let arch = cmd!(shell, "dpkg --print-architecture").quiet().read()?;
    let scratch = shell.create_temp_dir()?;
    let root = scratch.path().join("root");
    lay_out(shell, release, &root)?;
    let size = cmd!(shell, "du --summarize --apparent-size {root}").quiet().read()?;
    let size = size.split_whitespace().next().context("du said nothing")?;
    let about = control(&release.version, &arch, size);
    let scripts = [
        ("control", about.as_str(), "644"),
        ("postinst", AFTER_INSTALLATION, "755"),
        ("prerm", BEFORE_REMOVAL, "755"),
        ("postrm", AFTER_REMOVAL, "755"),
    ];
    let folder = root.join("DEBIAN");
    for (name, text, mode) in scripts {
        let file = folder.join(name);
        shell.write_file(&file, text)?;
        cmd!(shell, "chmod {mode} {file}").quiet().run()?;
    }
    let file = format!("bedesten_{}_{arch}.deb", release.version);
    let path = shell.current_dir().join(&release.out).join(&file);
    cmd!(shell, "dpkg-deb --root-owner-group -Zxz --build {root} {path}").quiet().read()?;
    Ok(file)
}

/// Puts every file where the package has it.
fn lay_out(shell: &Shell, release: &Release, root: &Path) -> anyhow::Result<()> {
    let (programs, units) = (root.join("usr/bin"), root.join("usr/lib/systemd/system"));
    shell.create_dir(&programs)?;
    shell.copy_file(&release.program, &programs)?;
    for unit in UNITS {
        let text = shell.read_file(Path::new(HOSTING).join(unit))?;
        shell.write_file(units.join(unit), text.replace("/usr/local/bin/", "/usr/bin/"))?;
    }
    let texts = root.join("usr/share/doc/bedesten");
    copy_texts(shell, &texts)?;
    shell.write_file(texts.join("copyright"), "Bedesten is licensed under MIT or Apache 2.0, at your choice: LICENSE-MIT and LICENSE-APACHE in this folder.\n")?;
    // Whatever the mask of whoever packs: everybody may read.
    cmd!(shell, "chmod -R u=rwX,go=rX {root}").quiet().run()?;
    Ok(())
}

fn control(version: &str, arch: &str, size: &str) -> String {
    format!(
        "Package: bedesten
Version: {version}
Architecture: {arch}
Maintainer: Bedesten contributors <bedesten@users.noreply.github.com>
Installed-Size: {size}
Section: games
Priority: optional
Homepage: https://github.com/bedesten/bedesten
Description: table in the browser for the board game Istanbul
 One program with its own database serves the board game Istanbul by Ruediger
 Dorn, its expansions and its dice game: alone against bots, at one device, or
 with friends. Unofficial, with rules in its own words.
"
    )
}
