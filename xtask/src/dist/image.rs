//! The image for containers: the program and nothing else.

use std::path::Path;

use anyhow::ensure;
use xshell::{Shell, cmd};

use super::Release;
use crate::tools;

/// Who the program is in its container: nobody.
const USER: &str = "65534:65534";

pub(super) fn pack(shell: &Shell, release: &Release) -> anyhow::Result<String> {
    tools::BUILDAH.ensure(shell).map_err(anyhow::Error::msg)?;
    let container = cmd!(shell, "buildah --storage-driver vfs from scratch").quiet().read()?;
    let packed = fill(shell, release, &container);
    cmd!(shell, "buildah --storage-driver vfs rm {container}").quiet().ignore_stdout().run()?;
    packed
}

fn fill(shell: &Shell, release: &Release, container: &str) -> anyhow::Result<String> {
    let scratch = shell.create_temp_dir()?;
    let root = scratch.path();
    lay_out(shell, release, root)?;
    let version = &release.version;
    let serve = "serve --addr=0.0.0.0:7878 --database=sqlite:/data/bedesten.db";
    let labels = [
        "org.opencontainers.image.title=Bedesten".to_owned(),
        format!("org.opencontainers.image.version={version}"),
        "org.opencontainers.image.licenses=MIT OR Apache-2.0".to_owned(),
        "org.opencontainers.image.source=https://github.com/bedesten/bedesten".to_owned(),
    ];
    let labels = labels.iter().flat_map(|label| ["--label", label]);
    let buildah = ["--storage-driver", "vfs"];
    cmd!(shell, "buildah {buildah...} copy --quiet --chown {USER} {container} {root} /")
        .quiet()
        .ignore_stdout()
        .run()?;
    cmd!(shell, "buildah {buildah...} config --user {USER} --entrypoint '[\"/bedesten\"]' --cmd {serve} --port 7878 --volume /data --stop-signal SIGTERM {labels...} {container}")
        .quiet()
        .run()?;
    let image = cmd!(shell, "buildah {buildah...} commit --quiet {container}").quiet().read()?;
    let file = format!("bedesten-{version}-image.tar");
    let path = shell.current_dir().join(&release.out).join(&file);
    // Both docker and podman read this form, and the image has the same name in both.
    let target = format!("docker-archive:{}:bedesten:{version}", path.display());
    let pushed = cmd!(shell, "buildah {buildah...} push --quiet {image} {target}").quiet().run();
    cmd!(shell, "buildah {buildah...} rmi {image}").quiet().ignore_stdout().run()?;
    pushed?;
    cmd!(shell, "gzip -9n {path}").quiet().run()?;
    Ok(format!("{file}.gz"))
}

/// The files of the image: the program, a folder for games, and one for what is written for a moment.
fn lay_out(shell: &Shell, release: &Release, root: &Path) -> anyhow::Result<()> {
    shell.copy_file(&release.program, root.join("bedesten"))?;
    for folder in ["data", "tmp"] {
        shell.create_dir(root.join(folder))?;
    }
    let program = root.join("bedesten");
    ensure!(shell.path_exists(&program), "the program is not where it was put");
    cmd!(shell, "chmod 755 {root} {program}").quiet().run()?;
    Ok(())
}
