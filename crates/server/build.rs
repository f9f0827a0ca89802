fn main() {
    let out = std::path::PathBuf::from(std::env::var_os("OUT_DIR").unwrap_or_default()).join("page");
    let _ = std::fs::create_dir_all(&out);
    let _ = std::fs::write(out.join("index.html"), "<!doctype html><title>Bedesten</title>");
    memory_serve::load_directory(out);
}
