//! What people write to each other, as it is kept and shown.
//!
//! Wider than names: any sentence can be written. What nobody sees, what turns the direction of text and
//! marks that run out of their line are left out without a word, because they come along with what is
//! pasted; nothing of the sentence changes by it.

use protocol::web::{Code, Problem};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory as _};

use super::names::{self, Spot};

/// Characters of a text.
pub(crate) const LONGEST: usize = 280;

/// More is not even looked at: each of our characters may be as many bytes, and more than one of theirs.
const MOST_BYTES: usize = LONGEST * 16;

/// A text that can be shown to everybody.
pub(crate) fn clean(text: &str) -> Result<String, Problem> {
    let refused = |why: &str| Err(Problem::new(Code::BadText, why));
    let too_long = format!("at most {LONGEST} characters can be said at once");
    if text.len() > MOST_BYTES {
        return refused(&too_long);
    }
    let normal: String = text.nfc().map(|c| if is_space(c) { ' ' } else { c }).collect();
    let mut seen: String =
        names::spots(&normal).filter(|spot| is_seen(*spot)).map(|spot| spot.here).collect();
    if names::has_heaped_marks(&seen) {
        seen.retain(|character| character.general_category() != GeneralCategory::NonspacingMark);
    }
    let text = seen.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    if text.chars().count() > LONGEST {
        return refused(&too_long);
    }
    if text.is_empty() {
        return refused("nothing of this can be seen");
    }
    Ok(text)
}

fn is_space(character: char) -> bool {
    matches!(character, '\n' | '\r' | '\t')
        || character.general_category_group() == GeneralCategoryGroup::Separator
}

fn is_seen(spot: Spot) -> bool {
    match spot.here {
        // Letters and marks by their category, and yet nothing to see.
        '\u{34f}'
        | '\u{115f}'
        | '\u{1160}'
        | '\u{17b4}'
        | '\u{17b5}'
        | '\u{180b}'..='\u{180f}'
        | '\u{2800}'
        | '\u{3164}'
        | '\u{fe00}'..='\u{fe0e}'
        | '\u{ffa0}'
        | '\u{e0100}'..='\u{e01ef}' => false,
        here => match here.general_category_group() {
            GeneralCategoryGroup::Letter
            | GeneralCategoryGroup::Mark
            | GeneralCategoryGroup::Number
            | GeneralCategoryGroup::Punctuation
            | GeneralCategoryGroup::Symbol
            | GeneralCategoryGroup::Separator => here != names::AS_EMOJI || spot.is_writing(),
            // Joiners, where they belong to an emoji or to the script.
            GeneralCategoryGroup::Other => {
                matches!(here, names::JOINER | names::NON_JOINER) && spot.is_writing()
            }
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_stays_as_it_was_written() {
        for text in [
            "Den Rubin brauche ich – „sofort“ … für 5 €!",
            "Żółć? 50 % ½ ¿qué? naïve – it’s <b>bold</b> & \"quoted\"",
            "https://example.org/?a=1&b=2",
            "👩‍👩‍👧 ❤️ 🇹🇷 😀",
            "می‌خواهم",
            "שָׁלוֹם",
        ] {
            assert_eq!(clean(text).unwrap(), text.nfc().collect::<String>(), "{text}");
        }
    }

    #[test]
    fn what_nobody_sees_is_left_out() {
        for (text, left) in [
            ("a\u{200b}b", "ab"),
            ("a\u{202e}b\u{2066}c", "abc"),
            ("a\u{0}b\u{7}\u{1b}[31m", "ab[31m"),
            ("a\n\n  b\t\u{a0}c", "a b c"),
            ("\u{e0068}\u{e0069}hi", "hi"),
            ("x\u{3164}\u{2800}\u{feff}y", "xy"),
            ("a\u{200d}b", "ab"),
            ("Z\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}", "Ź"),
        ] {
            assert_eq!(clean(text).unwrap(), left, "{text:?}");
        }
    }

    #[test]
    fn nothing_and_too_much_are_refused() {
        for text in [
            "",
            "   ",
            "\u{200b}\u{2060}",
            "\n",
            &"x".repeat(LONGEST + 1),
            &"\u{200b}".repeat(9_999),
        ] {
            assert_eq!(clean(text).map_err(|problem| problem.code), Err(Code::BadText));
        }
        assert!(clean(&"ß".repeat(LONGEST)).is_ok());
    }
}
