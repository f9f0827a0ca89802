//! Builds the web client, if there is one and the tools are there, and puts it into the program.
//!
//! `BEDESTEN_WEB=skip` leaves it out, for quick builds of the Rust side. Whatever is missing, the
//! program still builds, and its page says what to do.

use std::{
    env,
    fmt::Write as _,
    fs, io,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::SystemTime,
};

const LONG_AGO: SystemTime = SystemTime::UNIX_EPOCH;

/// What the build of the client writes, or what it does not read. Cargo would otherwise see its own
/// traces and build the client again every time.
const NOT_SOURCES: [&str; 10] = [
    "node_modules",
    "dist",
    "dist-site",
    "e2e",
    "shots",
    "README.md",
    "test-results",
    "src/paraglide",
    "project.inlang/cache",
    "project.inlang/project_id",
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=BEDESTEN_WEB");
    let folder = |name| PathBuf::from(env::var_os(name).unwrap_or_default());
    let web = folder("CARGO_MANIFEST_DIR").join("../../web");
    let page = match client(&web) {
        Ok(built) => built,
        Err(why) => {
            println!("cargo::warning=the program has no page: {why}");
            let page = folder("OUT_DIR").join("page");
            if let Err(error) = write_notice(&page, &why) {
                println!("cargo::error=the notice cannot be written: {error}");
            }
            page
        }
    };
    if let Err(error) = write_art(&web, &folder("OUT_DIR").join("art.rs")) {
        println!("cargo::error=the list of drawings cannot be written: {error}");
    }
    memory_serve::load_directory(page);
}

/// The folder with the built client, or why there is none.
fn client(web: &Path) -> Result<PathBuf, String> {
    if env::var("BEDESTEN_WEB").is_ok_and(|wish| wish == "skip") {
        return Err("it was built with BEDESTEN_WEB=skip; build it again without".to_owned());
    }
    if !web.join("package.json").exists() {
        println!("cargo::rerun-if-changed={}", web.display());
        return Err("the sources of the web client are not here".to_owned());
    }
    watch(web, Path::new(""));
    // The rules reference is made from these.
    println!("cargo::rerun-if-changed={}", web.join("../docs/rules").display());
    npm(web, &["--version"]).map_err(|_| {
        "Node.js and npm are needed to build it; install Node.js 20 or newer and build again"
            .to_owned()
    })?;
    if needs_packages(web) {
        npm(web, &["install", "--no-save", "--no-audit", "--no-fund"])
            .map_err(|error| format!("npm install failed, so its packages are missing: {error}"))?;
    }
    // A client that is there but does not build is a mistake, and mistakes are not hidden.
    if let Err(error) = npm(web, &["run", "build"]) {
        println!("cargo::error=the web client does not build: {error}");
    }
    let built = web.join("dist");
    if !built.join("index.html").exists() {
        return Err("its build left no index.html".to_owned());
    }
    let page = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("page");
    keep(&built, &page).map_err(|error| format!("it cannot be copied: {error}"))?;
    Ok(page)
}

/// Copies what was built, as if it were old. Whoever packs the files tells cargo to watch them, and
/// cargo would build everything anew each time if they were younger than this script's start.
fn keep(built: &Path, page: &Path) -> io::Result<()> {
    if page.exists() {
        fs::remove_dir_all(page)?;
    }
    fs::create_dir_all(page)?;
    for entry in fs::read_dir(built)? {
        let entry = entry?;
        let copy = page.join(entry.file_name());
        if entry.file_type()?.is_dir() {
            keep(&entry.path(), &copy)?;
        } else {
            fs::copy(entry.path(), &copy)?;
            fs::File::options().append(true).open(&copy)?.set_modified(LONG_AGO)?;
        }
    }
    // Where the system knows no time of a folder, cargo only builds once more than needed.
    let _ = fs::File::open(page).and_then(|folder| folder.set_modified(LONG_AGO));
    Ok(())
}

/// Tells cargo which files count. A folder counts with everything in it, unless something in it
/// does not.
fn watch(web: &Path, folder: &Path) {
    let Ok(entries) = fs::read_dir(web.join(folder)) else { return };
    for entry in entries.flatten() {
        let path = folder.join(entry.file_name());
        let skipped = NOT_SOURCES.map(Path::new);
        if skipped.contains(&path.as_path()) {
            continue;
        }
        if skipped.iter().any(|skipped| skipped.starts_with(&path)) {
            watch(web, &path);
        } else {
            println!("cargo::rerun-if-changed={}", web.join(path).display());
        }
    }
}

/// Whether the lock file is newer than what npm installed.
fn needs_packages(web: &Path) -> bool {
    let changed = |path: &str| fs::metadata(web.join(path)).and_then(|data| data.modified());
    match (changed("node_modules/.package-lock.json"), changed("package-lock.json")) {
        (Ok(installed), Ok(locked)) => locked > installed,
        (Err(_), _) | (_, Err(_)) => true,
    }
}

fn npm(web: &Path, arguments: &[&str]) -> Result<(), String> {
    let program = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let output = Command::new(program)
        .args(arguments)
        .current_dir(web)
        .stdin(Stdio::null())
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    let text = [output.stdout, output.stderr].concat();
    let text = String::from_utf8_lossy(&text);
    // The end says why; a warning of cargo is one line.
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    Err(lines[lines.len().saturating_sub(20)..].join(" / "))
}

/// Lists the drawings and the fonts for pictures that the server draws itself. Without the sources of the client
/// the lists are empty.
fn write_art(web: &Path, list: &Path) -> io::Result<()> {
    let mut text = String::new();
    for (name, folder) in [("TILES", "art/tiles"), ("ICONS", "art/icons")] {
        let _ = writeln!(text, "static {name}: &[(&str, &str)] = &[");
        for file in files(&web.join(folder), "svg") {
            let stem = file.file_stem().unwrap_or_default().to_string_lossy();
            let _ =
                writeln!(text, "    ({stem:?}, include_str!({:?})),", file.display().to_string());
        }
        text += "];\n";
    }
    text += "static FONTS: &[&[u8]] = &[\n";
    for file in files(&web.join("fonts"), "ttf") {
        let _ = writeln!(text, "    include_bytes!({:?}),", file.display().to_string());
    }
    text += "];\n";
    fs::write(list, text)
}

/// The files of a folder that end so, in order; cargo is told that they count.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|found| found == ending));
    files.sort();
    files
}

/// A page that says what is missing.
fn write_notice(folder: &Path, why: &str) -> io::Result<()> {
    let why = why.replace('&', "&amp;").replace('<', "&lt;");
    fs::create_dir_all(folder)?;
    fs::write(
        folder.join("index.html"),
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width\">\n<title>Bedesten</title>\n\
             <h1>Bedesten</h1>\n<p>The server runs, but this program has no page: {why}.</p>\n\
             <p>Then: <code>cargo run --release</code></p>\n</html>\n"
        ),
    )
}
