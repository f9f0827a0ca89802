//! What notifications say, in three languages. Everything else the client says itself.

use protocol::web::notifications::{NotificationKind, NotificationLanguage as Language};

use super::facts::{Facts, RecapLine};

/// What is said, and what has happened since.
pub(crate) struct Words {
    pub(crate) title: String,
    /// One line for each of the others.
    pub(crate) recap: Vec<String>,
}

/// `now` is in seconds since 1970.
pub(crate) fn words(kind: NotificationKind, language: Language, facts: &Facts, now: i64) -> Words {
    let table = facts.with.join(", ");
    let title = match kind {
        NotificationKind::Turn => {
            format!("{}: {table}", pick(language, "Your turn", "Du bist am Zug", "Twoja tura"))
        }
        NotificationKind::Asked => {
            format!("{} ({table})", question(language, facts.question.as_deref()))
        }
        NotificationKind::Time => {
            let time = time(language, facts.over.map_or(0, |over| over.saturating_sub(now)));
            match language {
                Language::En => format!("{time} left: {table}"),
                Language::De => format!("Noch {time}: {table}"),
                Language::Pl => format!("Zostało {time}: {table}"),
            }
        }
        NotificationKind::Nudge => {
            let waits = pick(language, "is waiting", "wartet", "czeka");
            format!("{} {waits}: {table}", facts.by.as_deref().unwrap_or_default())
        }
        NotificationKind::Invite => {
            let invites = pick(
                language,
                "invites you to a table",
                "lädt dich an einen Tisch ein",
                "zaprasza cię do stołu",
            );
            format!("{} {invites}", facts.by.as_deref().unwrap_or_default())
        }
        NotificationKind::Over => {
            let over = pick(language, "Game over", "Spiel beendet", "Koniec gry");
            format!("{over}: {}", result(language, &facts.winners))
        }
    };
    Words { title, recap: facts.recap.iter().map(|line| recap(language, line)).collect() }
}

pub(crate) fn since(language: Language) -> &'static str {
    pick(language, "Since your turn", "Seit deinem Zug", "Od twojej tury")
}

pub(crate) fn open(language: Language) -> &'static str {
    pick(language, "Open the table", "Tisch öffnen", "Otwórz stół")
}

/// The words of the mail that asks whether a mailbox is really the guest's.
pub(crate) fn confirm(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::En => (
            "Confirm your address",
            "Somebody wants notifications from a game table to come here. If it was you, press Confirm on this page. If not, do nothing: no other e-mail will come.",
        ),
        Language::De => (
            "Bestätige deine Adresse",
            "Jemand möchte, dass Benachrichtigungen von einem Spieltisch hierher kommen. Warst du es, wähle auf dieser Seite „Bestätigen“. Wenn nicht, tu nichts: Es kommt keine weitere E-Mail.",
        ),
        Language::Pl => (
            "Potwierdź swój adres",
            "Ktoś chce, aby tu przychodziły powiadomienia o grze. Jeśli to ty, naciśnij na tej stronie „Potwierdź”. Jeśli nie, nic nie rób: więcej wiadomości nie będzie.",
        ),
    }
}

pub(crate) fn leave(language: Language) -> &'static str {
    pick(
        language,
        "No more of these e-mails",
        "Keine solchen E-Mails mehr",
        "Koniec takich wiadomości",
    )
}

pub(crate) fn test(language: Language) -> &'static str {
    pick(
        language,
        "This is how notifications will come",
        "So kommen Benachrichtigungen an",
        "Tak będą przychodzić powiadomienia",
    )
}

fn pick<'a>(language: Language, en: &'a str, de: &'a str, pl: &'a str) -> &'a str {
    match language {
        Language::En => en,
        Language::De => de,
        Language::Pl => pl,
    }
}

/// What is asked in the turn of somebody else.
fn question(language: Language, ask: Option<&str>) -> &'static str {
    match ask {
        Some("kiosk" | "kiosk_use" | "kiosk_take") => {
            pick(language, "Choose a tile", "Wähle ein Plättchen", "Wybierz żeton")
        }
        Some("auction") => pick(language, "Your bid?", "Dein Gebot?", "Twoja oferta?"),
        Some("final_cards") => pick(
            language,
            "Last chance: cash in your cards?",
            "Letzte Gelegenheit: Karten einlösen?",
            "Ostatnia szansa: wymienić karty?",
        ),
        Some("offer") => {
            pick(language, "A card for everybody", "Eine Karte für alle", "Karta dla wszystkich")
        }
        Some(_) | None => {
            pick(language, "You are asked", "Du wirst gefragt", "Czeka na ciebie pytanie")
        }
    }
}

fn result(language: Language, winners: &[String]) -> String {
    let names = winners.join(", ");
    let wins = match (language, winners.len()) {
        (Language::En, 0 | 1) => "wins",
        (Language::En, _) => "win",
        (Language::De, 0 | 1) => "gewinnt",
        (Language::De, _) => "gewinnen",
        (Language::Pl, 0 | 1) => "wygrywa",
        (Language::Pl, _) => "wygrywają",
    };
    format!("{names} {wins}")
}

/// A time in one unit, rounded down.
fn time(language: Language, seconds: i64) -> String {
    let minutes = seconds.max(0) / 60;
    match minutes {
        ..=119 => format!("{} min", minutes.max(1)),
        120..=2879 => format!("{} h", minutes / 60),
        _ => format!("{} {}", minutes / 1440, pick(language, "days", "Tage", "dni")),
    }
}

fn recap(language: Language, line: &RecapLine) -> String {
    let mut parts = Vec::new();
    let RecapLine { name, turns, rubies, paid, caught } = line;
    if *turns > 0 {
        let (one, few, many) = match language {
            Language::En => ("turn", "turns", "turns"),
            Language::De => ("Zug", "Züge", "Züge"),
            Language::Pl => ("tura", "tury", "tur"),
        };
        parts.push(format!("{turns} {}", plural(language, *turns, one, few, many)));
    }
    if *rubies > 0 {
        let (one, few, many) = match language {
            Language::En => ("ruby", "rubies", "rubies"),
            Language::De => ("Rubin", "Rubine", "Rubine"),
            Language::Pl => ("rubin", "rubiny", "rubinów"),
        };
        parts.push(format!("+{rubies} {}", plural(language, *rubies, one, few, many)));
    }
    if *paid > 0 {
        parts.push(match language {
            Language::En => format!("pays you {paid} Lira"),
            Language::De => format!("zahlt dir {paid} Lira"),
            Language::Pl => {
                format!("płaci ci {paid} {}", plural(language, *paid, "lirę", "liry", "lir"))
            }
        });
    }
    if *caught {
        parts.push(
            pick(
                language,
                "catches your family member",
                "fängt dein Familienmitglied",
                "chwyta twojego członka rodziny",
            )
            .to_owned(),
        );
    }
    format!("{name}: {}", parts.join(", "))
}

fn plural<'a>(
    language: Language,
    count: u32,
    one: &'a str,
    few: &'a str,
    many: &'a str,
) -> &'a str {
    match language {
        _ if count == 1 => one,
        Language::En | Language::De => many,
        Language::Pl => match (count % 10, count % 100) {
            (2..=4, 12..=14) => many,
            (2..=4, _) => few,
            _ => many,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: i64 = 1_700_000_000;

    fn facts() -> Facts {
        let line = |name: &str, turns, rubies, paid, caught| RecapLine {
            name: name.to_owned(),
            turns,
            rubies,
            paid,
            caught,
        };
        Facts {
            with: vec!["Aylin".to_owned(), "Bora".to_owned()],
            question: Some("auction".to_owned()),
            by: Some("Bora".to_owned()),
            over: Some(NOW + 7_500),
            winners: vec!["Bora".to_owned()],
            recap: vec![line("Aylin", 2, 1, 0, false), line("Bora", 1, 0, 4, true)],
        }
    }

    #[test]
    fn every_notification_has_its_words_in_every_language() {
        let expected = [
            (
                Language::En,
                [
                    "Your turn: Aylin, Bora",
                    "Your bid? (Aylin, Bora)",
                    "2 h left: Aylin, Bora",
                    "Bora is waiting: Aylin, Bora",
                    "Game over: Bora wins",
                ],
            ),
            (
                Language::De,
                [
                    "Du bist am Zug: Aylin, Bora",
                    "Dein Gebot? (Aylin, Bora)",
                    "Noch 2 h: Aylin, Bora",
                    "Bora wartet: Aylin, Bora",
                    "Spiel beendet: Bora gewinnt",
                ],
            ),
            (
                Language::Pl,
                [
                    "Twoja tura: Aylin, Bora",
                    "Twoja oferta? (Aylin, Bora)",
                    "Zostało 2 h: Aylin, Bora",
                    "Bora czeka: Aylin, Bora",
                    "Koniec gry: Bora wygrywa",
                ],
            ),
        ];
        for (language, titles) in expected {
            for (kind, title) in NotificationKind::ALL.into_iter().zip(titles) {
                assert_eq!(words(kind, language, &facts(), NOW).title, title);
            }
        }
    }

    #[test]
    fn the_recap_counts_turns_rubies_and_what_was_done_to_me() {
        let recap = |language| words(NotificationKind::Turn, language, &facts(), NOW).recap;
        assert_eq!(
            recap(Language::En),
            [
                "Aylin: 2 turns, +1 ruby",
                "Bora: 1 turn, pays you 4 Lira, catches your family member",
            ]
        );
        assert_eq!(recap(Language::De)[0], "Aylin: 2 Züge, +1 Rubin");
        assert_eq!(
            recap(Language::Pl)[1],
            "Bora: 1 tura, płaci ci 4 liry, chwyta twojego członka rodziny"
        );
        let counts = [(1, "tura"), (2, "tury"), (5, "tur"), (12, "tur"), (22, "tury"), (25, "tur")];
        for (count, word) in counts {
            assert_eq!(plural(Language::Pl, count, "tura", "tury", "tur"), word, "{count}");
        }
    }

    #[test]
    fn times_are_short() {
        let cases = [(10, "1 min"), (300, "5 min"), (7_200, "2 h"), (200_000, "2 days")];
        for (seconds, text) in cases {
            assert_eq!(time(Language::En, seconds), text);
        }
    }
}
