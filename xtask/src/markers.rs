//! Parts of documents that a command writes, between two comments that readers do not see.

use anyhow::Context as _;
use xshell::Shell;

/// Puts a text between the markers of this command, in place of what stands there.
pub(crate) fn write_between(
    shell: &Shell,
    document: &str,
    command: &str,
    part: &str,
) -> anyhow::Result<()> {
    let text = shell.read_file(document)?;
    let text = between(&text, command, part).with_context(|| {
        format!("{document} has no place for what `cargo xtask {command}` writes")
    })?;
    shell.write_file(document, text)?;
    Ok(())
}

fn between(text: &str, command: &str, part: &str) -> Option<String> {
    let begin = format!("<!-- Written by `cargo xtask {command}`. -->\n");
    let end = format!("<!-- End of `cargo xtask {command}`. -->");
    let (before, rest) = text.split_once(&begin)?;
    let (_, after) = rest.split_once(&end)?;
    Some(format!("{before}{begin}\n{part}\n{end}{after}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_stands_between_the_markers_is_replaced() {
        let text = "one\n<!-- Written by `cargo xtask two`. -->\nold\n<!-- End of `cargo xtask two`. -->\n3";
        let new = between(text, "two", "new\n").unwrap();
        assert!(new.starts_with("one\n") && new.ends_with("-->\n3"), "{new}");
        assert!(new.contains("\nnew\n") && !new.contains("old"), "{new}");
        assert_eq!(
            between(&new, "two", "new\n").as_deref(),
            Some(&*new),
            "writing twice is writing once"
        );
    }

    #[test]
    fn a_document_without_the_markers_has_no_place() {
        assert_eq!(between("nothing here", "two", "new"), None);
    }
}
