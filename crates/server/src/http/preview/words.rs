//! What the preview of a link says, in three languages: whoever asks for it is often a program that runs no script,
//! so that the client cannot say it.

use games::About;
use protocol::web::{clocks::Pace, notifications::NotificationLanguage as Language};

/// The first of our languages that somebody's browser, or the program of a messenger, asks for.
pub(crate) fn language(accepted: Option<&str>) -> Language {
    let tags = accepted.unwrap_or_default().split(',');
    let known = |tag: &str| named(tag.trim().get(..2)?);
    tags.take(20).find_map(known).unwrap_or(Language::En)
}

/// The language of this short name.
pub(crate) fn named(name: &str) -> Option<Language> {
    match name.to_ascii_lowercase().as_str() {
        "en" => Some(Language::En),
        "de" => Some(Language::De),
        "pl" => Some(Language::Pl),
        _ => None,
    }
}

pub(crate) const fn short(language: Language) -> &'static str {
    pick(language, "en", "de", "pl")
}

/// What the house is.
pub(super) const fn house(language: Language) -> &'static str {
    pick(
        language,
        "An open digital edition of the board game Istanbul.",
        "Eine offene digitale Ausgabe des Brettspiels Istanbul.",
        "Otwarta cyfrowa edycja gry planszowej Istanbul.",
    )
}

/// The name of a box, and its icon.
pub(super) fn box_name(language: Language, ruleset: &str) -> (&'static str, &'static str) {
    match ruleset {
        "mocha" => (
            pick(language, "Mocha & Baksheesh", "Mokka & Bakschisch", "Mokka & Bakszysz"),
            "coffee",
        ),
        "letters" => {
            (pick(language, "Letters & Seals", "Brief & Siegel", "Listy & Pieczęcie"), "letter-1")
        }
        "great-bazaar" => {
            (pick(language, "Great Bazaar", "Der große Basar", "Wielki Bazar"), "any")
        }
        "dice" => (pick(language, "The Dice Game", "Das Würfelspiel", "Gra kościana"), "brown"),
        _ => (pick(language, "Base game", "Grundspiel", "Gra podstawowa"), "ruby"),
    }
}

/// Players, layout, variants, pace, rating.
pub(super) fn facts(
    language: Language,
    about: &About,
    players: usize,
    pace: Pace,
    rated: bool,
) -> Vec<String> {
    let mut facts = vec![match language {
        Language::En => format!("{players} players"),
        Language::De => format!("{players} Personen"),
        Language::Pl => format!("{players} graczy"),
    }];
    if !about.places.is_empty() {
        facts.push(layout(language, about.layout).to_owned());
    }
    facts.extend(about.variants.iter().map(|name| variant(language, name).to_owned()));
    facts.push(time(language, pace));
    let counts = if rated {
        pick(language, "rated", "gewertet", "rankingowa")
    } else {
        pick(language, "not rated", "ungewertet", "nierankingowa")
    };
    facts.push(counts.to_owned());
    facts
}

fn layout(language: Language, name: Option<&str>) -> &'static str {
    match name {
        Some("short") => pick(language, "Short paths", "Kurze Wege", "Krótkie ścieżki"),
        Some("long") => pick(language, "Long paths", "Lange Wege", "Długie ścieżki"),
        Some("in-order") => pick(language, "In order", "Der Reihe nach", "Po kolei"),
        Some("first-game") => pick(language, "First game", "Erste Partie", "Pierwsza gra"),
        Some(_) => pick(language, "Random", "Zufällig", "Losowy"),
        None => pick(language, "own layout", "eigene Ortsverteilung", "własny układ"),
    }
}

fn variant(language: Language, name: &str) -> &'static str {
    match name {
        "neutral-assistants" => {
            pick(language, "Neutral assistants", "Neutrale Gehilfen", "Neutralni pomocnicy")
        }
        "caravan-leader" => {
            pick(language, "Caravan leader", "Karawanenführer", "Przewodnik karawany")
        }
        _ => pick(language, "Only the new cards", "Nur die neuen Karten", "Tylko nowe karty"),
    }
}

fn time(language: Language, pace: Pace) -> String {
    match pace {
        Pace::Untimed {} => pick(language, "No clock", "Ohne Uhr", "Bez zegara").to_owned(),
        Pace::Live { reserve, increment } => {
            let mut minutes = (reserve / 60).to_string();
            if !reserve.is_multiple_of(60) {
                minutes.push_str(pick(language, ".", ",", ","));
                minutes.push_str(&(reserve % 60 / 6).to_string());
            }
            format!("{minutes} {} + {increment} s", pick(language, "min", "Min.", "min"))
        }
        Pace::Days { days } => {
            let day = if days == 1 {
                pick(language, "day", "Tag", "dzień")
            } else {
                pick(language, "days", "Tage", "dni")
            };
            format!(
                "{days} {day} {}",
                pick(language, "for each question", "je Frage", "na pytanie")
            )
        }
    }
}

pub(super) const fn free(language: Language) -> &'static str {
    pick(language, "free seat", "freier Platz", "wolne miejsce")
}

/// Somebody whose name is written in letters that the picture does not have.
pub(super) const fn somebody(language: Language) -> &'static str {
    pick(language, "somebody", "jemand", "ktoś")
}

const fn pick(
    language: Language,
    en: &'static str,
    de: &'static str,
    pl: &'static str,
) -> &'static str {
    match language {
        Language::En => en,
        Language::De => de,
        Language::Pl => pl,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_language_that_we_have_is_spoken() {
        let cases = [
            (None, Language::En),
            (Some(""), Language::En),
            (Some("fr-CH, pl;q=0.9, de;q=0.8"), Language::Pl),
            (Some("DE-at"), Language::De),
            (Some("ł,ö,*"), Language::En),
        ];
        for (accepted, spoken) in cases {
            assert_eq!(language(accepted), spoken, "{accepted:?}");
        }
    }

    #[test]
    fn a_clock_is_said_as_the_client_says_it() {
        let said = |language, pace| time(language, pace);
        assert_eq!(said(Language::De, Pace::Live { reserve: 90, increment: 5 }), "1,5 Min. + 5 s");
        assert_eq!(said(Language::En, Pace::Days { days: 1 }), "1 day for each question");
        assert_eq!(said(Language::Pl, Pace::Days { days: 7 }), "7 dni na pytanie");
    }
}
