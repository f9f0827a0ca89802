//! The programs that stages need, and how to get the missing ones.

use xshell::{Shell, cmd};

/// A program that a stage calls.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// A command that succeeds exactly if the program is there.
    probe: &'static [&'static str],
    source: Source,
}

/// Where a missing program comes from.
#[derive(Clone, Copy, Debug)]
enum Source {
    /// One or several Debian packages. We install them ourselves where we may.
    Debian(&'static str),
    /// A component of the Rust toolchain. Which toolchain a machine has is for its owner to say.
    Rustup(&'static str),
    /// Something that people install in their own way; the sentence says what.
    Elsewhere(&'static str),
}

pub(crate) const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    probe: &["cargo", "fmt", "--version"],
    source: Source::Rustup("rustfmt"),
};

pub(crate) const CLIPPY: Tool = Tool {
    name: "clippy",
    probe: &["cargo", "clippy", "--version"],
    source: Source::Rustup("clippy"),
};

pub(crate) const GIT: Tool =
    Tool { name: "git", probe: &["git", "--version"], source: Source::Debian("git") };

pub(crate) const PYTHON: Tool =
    Tool { name: "python3", probe: &["python3", "--version"], source: Source::Debian("python3") };

pub(crate) const PYTHON_ENVIRONMENTS: Tool = Tool {
    name: "venv of python3 (3.11 or later)",
    probe: &["python3", "-c", "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 11))"],
    source: Source::Debian("python3-venv"),
};

pub(crate) const NODE: Tool = Tool {
    name: "npm",
    probe: &["npm", "--version"],
    source: Source::Elsewhere("Node.js 20.19 or later, with npm"),
};

/// Debian's build, at the place where the browser tests look for it. Theirs is never downloaded.
pub(crate) const CHROMIUM: Tool = Tool {
    name: "chromium",
    probe: &["/usr/bin/chromium", "--version"],
    source: Source::Debian("chromium"),
};

pub(crate) const FIREFOX: Tool = Tool {
    name: "firefox",
    probe: &["/usr/bin/firefox-esr", "--version"],
    source: Source::Debian("firefox-esr"),
};

pub(crate) const POSTGRES: Tool = Tool {
    name: "postgresql",
    probe: &["sh", "-c", "ls /usr/lib/postgresql/*/bin/initdb"],
    source: Source::Debian("postgresql"),
};

/// What builds for browsers where the usual compiler cannot: compiler, cargo, the sources of the
/// standard library, and a linker.
pub(crate) const WASM: Tool = Tool {
    name: "a compiler for WebAssembly",
    probe: &[
        "sh",
        "-c",
        "test -x /usr/bin/rustc && test -x /usr/bin/cargo && test -x /usr/bin/wasm-ld-19 && test -d /usr/lib/rustlib/src/rust",
    ],
    source: Source::Debian("rustc-web cargo-web rust-web-src lld-19"),
};

pub(crate) const DPKG: Tool =
    Tool { name: "dpkg-deb", probe: &["dpkg-deb", "--version"], source: Source::Debian("dpkg") };

pub(crate) const BUILDAH: Tool =
    Tool { name: "buildah", probe: &["buildah", "--version"], source: Source::Debian("buildah") };

/// Starts containers, with the two runtimes that different machines need.
pub(crate) const PODMAN: Tool = Tool {
    name: "podman",
    probe: &["sh", "-c", "podman --version && runc --version"],
    source: Source::Debian("podman runc containernetworking-plugins netavark iptables"),
};

impl Tool {
    /// Makes sure that the program is there, installing it if that is possible.
    /// Otherwise the error says what to install.
    pub(crate) fn ensure(&self, shell: &Shell) -> Result<(), String> {
        if self.is_there(shell) {
            return Ok(());
        }
        if let Source::Debian(package) = self.source
            && may_install_packages(shell)
        {
            println!("{} is missing, installing it", self.name);
            install_package(shell, package);
        }
        if self.is_there(shell) { Ok(()) } else { Err(self.remedy()) }
    }

    fn is_there(&self, shell: &Shell) -> bool {
        let [program, arguments @ ..] = self.probe else {
            return true;
        };
        succeeds(shell, program, arguments)
    }

    fn remedy(&self) -> String {
        let name = self.name;
        match self.source {
            Source::Debian(package) => {
                format!("{name} is missing, install it: apt-get install {package}")
            }
            Source::Rustup(component) => {
                format!("{name} is missing, install it: rustup component add {component}")
            }
            Source::Elsewhere(what) => format!("{name} is missing, install {what}"),
        }
    }
}

/// Whether a command can be run and succeeds. It is not heard.
pub(crate) fn succeeds(shell: &Shell, program: &str, arguments: &[&str]) -> bool {
    cmd!(shell, "{program} {arguments...}").quiet().ignore_stdout().ignore_stderr().run().is_ok()
}

fn may_install_packages(shell: &Shell) -> bool {
    let user = cmd!(shell, "id -u").quiet().ignore_stderr().read();
    user.is_ok_and(|id| id == "0") && succeeds(shell, "apt-get", &["--version"])
}

/// The caller looks whether the program is there afterwards, so a failure is only shown.
fn install_package(shell: &Shell, packages: &str) {
    let packages = packages.split(' ');
    let update = cmd!(shell, "apt-get update");
    let install = cmd!(shell, "apt-get install --yes --no-install-recommends {packages...}")
        .env("DEBIAN_FRONTEND", "noninteractive");
    for step in [update, install] {
        if let Err(error) = step.run() {
            eprintln!("{error}");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_component_is_named_with_its_command() {
        let tool = Tool {
            name: "nonesuch",
            probe: &["bedesten-nonesuch", "--version"],
            source: Source::Rustup("nonesuch"),
        };
        let shell = Shell::new().unwrap();
        assert_eq!(
            tool.ensure(&shell),
            Err("nonesuch is missing, install it: rustup component add nonesuch".to_owned())
        );
    }
}
