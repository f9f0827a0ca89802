//! Texts that people write for others: what is said of a club, the title of an evening.

use protocol::web::{Code, Problem};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory as _};

/// One line, as it is kept. It says something.
pub(crate) fn line(text: &str, longest: usize) -> Result<String, Problem> {
    let line = paragraph(text, longest)?.replace('\n', " ");
    if !line.chars().any(char::is_alphanumeric) {
        return Err(Problem::new(Code::BadName, "a title needs letters or digits"));
    }
    Ok(line)
}

/// Some lines, or none. What nobody sees and what turns the direction of text is refused.
pub(crate) fn paragraph(text: &str, longest: usize) -> Result<String, Problem> {
    let text: String = text.trim().nfc().collect();
    if text.chars().count() > longest {
        let message = format!("this has at most {longest} characters");
        return Err(Problem::new(Code::Malformed, message));
    }
    if !text.chars().all(is_writing) {
        return Err(Problem::new(Code::Malformed, "this holds something that nobody can see"));
    }
    Ok(text)
}

fn is_writing(character: char) -> bool {
    // Joiners change what is read in some scripts, and make one emoji of several.
    let seen = ['\n', '\u{200c}', '\u{200d}'];
    seen.contains(&character)
        || !matches!(
            character.general_category(),
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::LineSeparator
                | GeneralCategory::ParagraphSeparator
                | GeneralCategory::PrivateUse
                | GeneralCategory::Surrogate
                | GeneralCategory::Unassigned
        )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_people_write_is_kept_and_what_nobody_sees_is_refused() {
        assert_eq!(line("  Donnerstag – „Basar“ ☕ ", 40).unwrap(), "Donnerstag – „Basar“ ☕");
        assert_eq!(paragraph("one\ntwo", 40).unwrap(), "one\ntwo");
        assert_eq!(paragraph("", 40).unwrap(), "");
        for wrong in ["", "—", "a\u{202e}b", "a\u{0}b", "a\u{200b}b", "much too long a title"] {
            assert!(line(wrong, 20).is_err(), "{wrong:?}");
        }
    }
}
