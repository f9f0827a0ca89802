//! No path that exists on one machine only.

use crate::sources::Source;

// Put together from halves, so that this file does not find itself.
const MACHINE_FOLDERS: [&str; 4] =
    [concat!("/wo", "rk/"), concat!("/ro", "ot/"), concat!("/ho", "me/"), concat!("/Us", "ers/")];

pub(super) fn find(sources: &[Source]) -> Vec<String> {
    let mut faults = Vec::new();
    for source in sources {
        for (number, line) in source.lines() {
            for folder in MACHINE_FOLDERS.iter().filter(|folder| is_absolute(line, folder)) {
                faults.push(format!(
                    "{}:{number}: a path under {folder} exists on one machine only",
                    source.path
                ));
            }
        }
    }
    faults
}

/// Whether the folder begins a path in this line. In the middle of a longer path or of a web
/// address it is just a name.
fn is_absolute(line: &str, folder: &str) -> bool {
    let is_middle = |letter: char| letter.is_alphanumeric() || "._-~*}$>".contains(letter);
    let mut places = line.match_indices(folder);
    places.any(|(start, _)| !line[..start].ends_with(is_middle))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_beginning_of_a_path_counts() {
        let folder = MACHINE_FOLDERS[0];
        let cases = [
            (format!("see {folder}main"), true),
            (format!("{folder}main"), true),
            (format!("\"{folder}\""), true),
            (format!("https://example.org{folder}page"), false),
            (format!("docs{folder}page"), false),
            (format!("..{folder}page"), false),
            ("a framework/library".to_owned(), false),
        ];
        for (line, expected) in cases {
            assert_eq!(is_absolute(&line, folder), expected, "{line}");
        }
    }

    #[test]
    fn faults_name_file_and_line() {
        let text = format!("first\ncd {}checkout\n", MACHINE_FOLDERS[1]);
        let faults = find(&[Source::new("run.sh", &text)]);
        assert_eq!(faults.len(), 1, "{faults:?}");
        assert!(faults[0].starts_with("run.sh:2: "), "{faults:?}");
    }
}
