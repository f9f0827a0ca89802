//! Names people give themselves and their seats, after the security profile of Unicode (UTS 39).
//!
//! Whatever is written somewhere is allowed: letters, marks and digits of living scripts, printable
//! ASCII, and emoji. What nobody sees, what turns the direction of text, and letters that pretend to be
//! of another script are not. Words may be of different scripts; the letters of one word may not.
//! Two names that look alike have the same skeleton: no two accounts have that, and no two sitters.

use protocol::web::{Code, Problem};
use store::{Store, StoreError};
use unicode_normalization::UnicodeNormalization as _;
use unicode_properties::{GeneralCategory, UnicodeEmoji as _, UnicodeGeneralCategory as _};
use unicode_script::{Script, UnicodeScript as _};
use unicode_security::{
    GeneralSecurityProfile as _, RestrictionLevel, RestrictionLevelDetection as _,
    confusable_detection,
};

const LONGEST: usize = 30;

/// More marks on one letter are no writing (UTS 39, 5.4).
const MOST_MARKS: usize = 4;

pub(super) const NON_JOINER: char = '\u{200c}';
pub(super) const JOINER: char = '\u{200d}';
/// Asks for the coloured picture of the character before it.
pub(super) const AS_EMOJI: char = '\u{fe0f}';

/// A name as it is kept, if it can be shown to everybody.
pub(crate) fn clean(text: &str) -> Result<String, Problem> {
    let name = tidy(text);
    let refused = |why: &str| Err(Problem::new(Code::BadName, why));
    if name.chars().count() > LONGEST {
        return refused("a name has at most 30 characters");
    }
    if !spots(&name).all(Spot::is_writing) {
        return refused("a name holds letters, digits, marks and emoji, and nothing invisible");
    }
    if has_heaped_marks(&name) {
        return refused("these are too many marks on one letter");
    }
    if !name.split(is_between_words).all(is_of_one_script) {
        return refused("the letters of one word are of one script");
    }
    Ok(name)
}

/// As much of a name as can be shown: for those from before anybody looked, and for records of others.
pub(crate) fn shown(text: &str) -> String {
    let tidied = tidy(text);
    let mut name: String =
        spots(&tidied).filter(|spot| spot.is_writing()).map(|spot| spot.here).collect();
    while has_heaped_marks(&name) {
        name.retain(|character| character.general_category() != GeneralCategory::NonspacingMark);
    }
    tidy(&name).chars().take(LONGEST).collect::<String>().trim().to_owned()
}

/// What is typed to sign in, as it is compared.
pub(crate) fn folded(name: &str) -> String {
    tidy(&tidy(name).to_lowercase())
}

/// What a name looks like: those that look alike have the same. Capitals are looked at before and after
/// they are made small, because both I and l may stand for the other.
pub(crate) fn skeleton(name: &str) -> String {
    let tidied = tidy(name);
    let visible = |text: &str| -> String {
        let hidden = [NON_JOINER, JOINER, AS_EMOJI];
        text.chars().filter(|character| !hidden.contains(character)).collect()
    };
    let looks: String = confusable_detection::skeleton(&visible(&tidied)).collect();
    confusable_detection::skeleton(&looks.to_lowercase()).collect()
}

/// Accounts from before anybody looked keep their names; new ones may not look like them.
pub(crate) async fn look_at_old_accounts(store: &dyn Store) -> Result<(), StoreError> {
    for account in store.accounts_without_skeleton().await? {
        store.set_skeleton(&account.guest, &skeleton(&account.name)).await?;
    }
    Ok(())
}

/// The name, or with a number if it looks like one of those.
pub(crate) fn apart(name: String, others: &[String]) -> String {
    let others: Vec<String> = others.iter().map(|other| skeleton(other)).collect();
    let is_free = |name: &str| !others.contains(&skeleton(name));
    if is_free(&name) {
        return name;
    }
    let numbered = |number: usize| {
        let number = format!(" {number}");
        let kept: String = name.chars().take(LONGEST - number.len()).collect();
        kept.trim_end().to_owned() + &number
    };
    // One more than there are others is enough to find a free one.
    (2..=others.len() + 2).map(numbered).find(|name| is_free(name)).unwrap_or(name)
}

/// One way to write each character, and one space between words.
fn tidy(text: &str) -> String {
    let space = |character: char| character.general_category() == GeneralCategory::SpaceSeparator;
    let normal: String = text.nfkc().collect();
    let words: Vec<&str> = normal.split(space).filter(|word| !word.is_empty()).collect();
    words.join(" ")
}

/// A character between its neighbours.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    before: Option<char>,
    pub(super) here: char,
    after: Option<char>,
}

pub(super) fn spots(text: &str) -> impl Iterator<Item = Spot> {
    let mut before = None;
    let mut characters = text.chars().peekable();
    std::iter::from_fn(move || {
        let here = characters.next()?;
        let spot = Spot { before, here, after: characters.peek().copied() };
        before = Some(here);
        Some(spot)
    })
}

impl Spot {
    pub(super) fn is_writing(self) -> bool {
        match self.here {
            ' '..='~' => true,
            AS_EMOJI => self.before.is_some_and(is_emoji),
            JOINER if self.after.is_some_and(is_emoji) => {
                self.before.is_some_and(|before| is_emoji(before) || before == AS_EMOJI)
            }
            // Some scripts are misspelt without them; elsewhere nobody sees them.
            JOINER | NON_JOINER => self.joins(),
            // Vowel points are left out so often that the profile does not list them.
            '\u{5b0}'..='\u{5bd}' | '\u{5bf}' | '\u{5c1}' | '\u{5c2}' | '\u{5c7}' => {
                self.before.is_some_and(|before| before.script() == Script::Hebrew)
            }
            other => is_emoji(other) || other.identifier_allowed(),
        }
    }

    fn joins(self) -> bool {
        let script = |neighbour: Option<char>| neighbour.map(|neighbour| neighbour.script());
        let (before, after) = (script(self.before), script(self.after));
        let inherits = before == Some(Script::Inherited);
        after.is_some_and(|script| JOINED.contains(&script)) && (before == after || inherits)
    }
}

/// Scripts in which joiners change what is read.
const JOINED: [Script; 12] = [
    Script::Arabic,
    Script::Syriac,
    Script::Devanagari,
    Script::Bengali,
    Script::Gurmukhi,
    Script::Gujarati,
    Script::Oriya,
    Script::Tamil,
    Script::Telugu,
    Script::Kannada,
    Script::Malayalam,
    Script::Sinhala,
];

fn is_emoji(character: char) -> bool {
    !character.is_ascii() && character.is_emoji_char()
}

fn is_between_words(character: char) -> bool {
    character.is_ascii() && !character.is_ascii_alphanumeric()
}

fn is_of_one_script(word: &str) -> bool {
    let letters: String = word.chars().filter(|character| character.identifier_allowed()).collect();
    letters.check_restriction_level(RestrictionLevel::HighlyRestrictive)
}

/// The same mark twice, or very many: text that runs out of its line.
pub(super) fn has_heaped_marks(name: &str) -> bool {
    let (mut run, mut last) = (0, None);
    for character in name.nfd() {
        if character.general_category() != GeneralCategory::NonspacingMark {
            (run, last) = (0, None);
            continue;
        }
        run += 1;
        if run > MOST_MARKS || last == Some(character) {
            return true;
        }
        last = Some(character);
    }
    false
}

#[cfg(test)]
mod tests;
