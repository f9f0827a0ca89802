//! The program and its texts in one archive: unpack it anywhere and start it.

use xshell::{Shell, cmd};

use super::{Release, copy_texts};

pub(super) fn pack(shell: &Shell, release: &Release) -> anyhow::Result<String> {
    let arch = cmd!(shell, "uname -m").quiet().read()?;
    let name = format!("bedesten-{}-linux-{arch}", release.version);
    let scratch = shell.create_temp_dir()?;
    let folder = scratch.path().join(&name);
    copy_texts(shell, &folder)?;
    shell.copy_file(&release.program, &folder)?;
    let file = format!("{name}.tar.gz");
    let (path, within) = (shell.current_dir().join(&release.out).join(&file), scratch.path());
    // The same program gives the same archive, whoever packs it and when.
    let alike = ["--sort=name", "--owner=0", "--group=0", "--numeric-owner", "--mtime=@0"];
    cmd!(shell, "tar --create --directory {within} {alike...} --mode=u=rwX,go=rX --use-compress-program 'gzip -9n' --file {path} {name}")
        .quiet()
        .run()?;
    Ok(file)
}
