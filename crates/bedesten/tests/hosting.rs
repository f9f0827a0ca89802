//! The files in docs/hosting name what there is.

#![cfg(unix)]
#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

use std::{
    collections::BTreeSet,
    fs,
    io::{BufRead as _, BufReader, Read as _},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting");

fn files() -> Vec<(PathBuf, String)> {
    let paths = fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().path());
    paths.map(|path| (path.clone(), fs::read_to_string(&path).unwrap())).collect()
}

fn help(command: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_bedesten")).args([command, "--help"]).output();
    String::from_utf8(output.unwrap().stdout).unwrap()
}

/// The words of a text that begin with two dashes.
fn options(text: &str) -> BTreeSet<&str> {
    let part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
    let words = text.split(|letter: char| !part(letter));
    words
        .filter(|word| word.len() > 3 && word.starts_with("--") && !word.starts_with("---"))
        .collect()
}

#[test]
fn every_option_in_the_files_for_hosts_exists() {
    let commands = ["serve", "backup", "restore", "doctor", "load", "fire"].map(help);
    let known: BTreeSet<&str> = commands.iter().flat_map(|help| options(help)).collect();
    // Of programs that are not ours.
    let foreign = [
        "--detach",
        "--rm",
        "--username",
        "--now",
        "--only",
        "--input",
        "--publish",
        "--volume",
        "--read-only",
        "--cap-drop",
    ];
    let mut seen = 0;
    for (path, text) in files() {
        for option in options(&text) {
            seen += 1;
            let exists = known.contains(option) || foreign.contains(&option);
            assert!(exists, "{}: {option} is no option of ours", path.display());
        }
    }
    assert!(seen > 20, "{seen}");
}

#[test]
fn the_units_are_what_systemd_understands() {
    let there = Command::new("systemd-analyze").arg("--version").output();
    if !there.is_ok_and(|output| output.status.success()) {
        // A machine without systemd cannot say.
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let mut units = Vec::new();
    for (path, text) in files() {
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let kind = path.extension().and_then(|kind| kind.to_str());
        if matches!(kind, Some("service" | "timer")) {
            let program = env!("CARGO_BIN_EXE_bedesten");
            let unit = folder.path().join(name);
            fs::write(&unit, text.replace("/usr/local/bin/bedesten", program)).unwrap();
            units.push(unit);
        }
    }
    assert_eq!(units.len(), 3);
    let verified =
        Command::new("systemd-analyze").args(["verify", "--man=no"]).args(&units).output().unwrap();
    let said = String::from_utf8_lossy(&verified.stderr);
    let ours: Vec<&str> = said.lines().filter(|line| line.contains("bedesten")).collect();
    assert!(verified.status.success() && ours.is_empty(), "{said}");
}

#[test]
fn the_compose_file_is_yaml_and_names_its_neighbours() {
    let compose = fs::read_to_string(Path::new(FOLDER).join("compose.yaml")).unwrap();
    assert!(compose.contains("./Caddyfile"));
    let image = concat!("image: bedesten:", env!("CARGO_PKG_VERSION"), "\n");
    assert_eq!(compose.matches(image).count(), 2, "house and backup are this version");
    assert!(Path::new(FOLDER).join("Caddyfile").exists());
    let script = "import sys\ntry:\n    import yaml\nexcept ImportError:\n    sys.exit(0)\n\
                  house = yaml.safe_load(open(sys.argv[1]))\n\
                  for name, service in house['services'].items():\n\
                  \x20   assert 'image' in service, name\n\
                  \x20   for network in service['networks']: assert network in house['networks'], network\n\
                  \x20   for other in service.get('depends_on', []): assert other in house['services'], other\n";
    let file = Path::new(FOLDER).join("compose.yaml");
    let read = Command::new("python3").args(["-c", script]).arg(file).output().unwrap();
    assert!(read.status.success(), "{}", String::from_utf8_lossy(&read.stderr));
}

#[test]
fn a_token_is_made_for_its_owner_and_is_in_no_log() {
    let folder = tempfile::tempdir().unwrap();
    let token = folder.path().join("token");
    let start = |token: &Path| {
        Command::new(env!("CARGO_BIN_EXE_bedesten"))
            .args(["serve", "--addr", "127.0.0.1:0", "--database"])
            .arg(format!("sqlite:{}", folder.path().join("house.db").display()))
            .arg("--admin-token-file")
            .arg(token)
            .env("BEDESTEN_LOG", "trace")
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let mut process = start(&token);
    let mut out = BufReader::new(process.stdout.take().unwrap());
    let mut said = String::new();
    out.read_line(&mut said).unwrap();
    process.kill().unwrap();
    process.wait().unwrap();
    out.read_to_string(&mut said).unwrap();
    process.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    let secret = fs::read_to_string(&token).unwrap();
    assert_eq!(secret.trim().len(), 64);
    assert!(!said.contains(secret.trim()), "{said}");
    assert_eq!(fs::metadata(&token).unwrap().permissions().mode() & 0o077, 0);

    let short = folder.path().join("short");
    fs::write(&short, "short\n").unwrap();
    let refused = start(&short).wait_with_output().unwrap();
    assert_eq!(refused.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&refused.stderr).contains("at least 20"), "{refused:?}");
}
