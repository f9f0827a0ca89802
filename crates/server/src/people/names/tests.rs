use super::*;

#[test]
fn people_write_their_names_as_they_are_written() {
    let names = [
        "Zażółć Gęślą",
        "Łukasz",
        "Jürgen Groß",
        "Müller-Lüdenscheidt",
        "İpek Çağlayan",
        "Işıl",
        "Γιώργος",
        "Ιωάννης Παπαδόπουλος",
        "Иван Петров",
        "Їжак",
        "محمد",
        "علی\u{200c}رضا",
        "فاطمة الزهراء",
        "דָּוִד",
        "משה",
        "李小龍",
        "山田太郎",
        "やまだ タロウ",
        "김철수",
        "Nguyễn Văn Ánh",
        "नरेन्द्र",
        "ක්\u{200d}රිස්",
        "สมชาย",
        "O'Neil",
        "O’Neil",
        "Jean-Luc",
        "J. R.",
        "Anna 2",
        "Иван Smith",
        "Anna 🎲",
        "👨\u{200d}👩\u{200d}👧",
        "❤️",
        "Mum & Dad",
        "R2-D2",
    ];
    for name in names {
        let kept = clean(name);
        assert!(kept.is_ok(), "{name}: {kept:?}");
    }
}

#[test]
fn what_nobody_sees_turns_or_pretends_is_refused() {
    let names = [
        "evil\u{202e}eman",
        "Ley\u{200b}la",
        "\u{feff}Leyla",
        "Leyla\u{2066}",
        "Ley\u{200d}la",
        "Ley\u{200c}la",
        "a\u{7}b",
        "a\nb",
        "a\u{2028}b",
        "\u{e0041}x",
        "Leyl\u{430}",
        "\u{421}em",
        "аdmin",
        "Αlex",
        "L\u{115f}x",
        "a\u{34f}b",
        "x\u{fe0f}",
        "Z\u{300}\u{301}\u{302}\u{303}\u{304}",
        "a\u{300}\u{300}",
        "x\u{ad}y",
        "a\u{2800}b",
        "\u{3164}",
        "thirty-one characters are a few",
        "\u{1d573}\u{200b}",
    ];
    for name in names {
        assert!(clean(name).is_err(), "{name:?} is kept as {:?}", clean(name));
    }
}

#[test]
fn one_name_is_written_in_one_way() {
    let same = [
        ("  Ley   la ", "Ley la"),
        ("Ju\u{308}rgen", "Jürgen"),
        ("Ａｎｎａ", "Anna"),
        ("A\u{a0}B", "A B"),
        ("\u{212b}sa", "Åsa"),
    ];
    for (given, kept) in same {
        assert_eq!(clean(given).unwrap(), kept);
    }
    assert_eq!(folded(" LEYLA "), folded("leyla"));
    assert_eq!(folded("JU\u{308}RGEN"), folded("jürgen"));
}

#[test]
fn names_that_look_alike_have_the_same_skeleton() {
    let alike = [
        ("Leyla", "LEYLA"),
        ("leyla", "Ieyla"),
        ("Leyla", "1eyla"),
        ("Otto", "0tto"),
        ("Cem", "Cern"),
        ("Cору", "Copy"),
        ("Сору", "Copy"),
        ("Anna", "Аппа".replace('п', "n").as_str()),
        ("علی\u{200c}رضا", "علیرضا"),
        ("Paul", "PauI"),
        ("O'Neil", "O’Neil"),
    ]
    .map(|(one, two)| (one.to_owned(), two.to_owned()));
    for (one, two) in alike {
        assert_eq!(skeleton(&one), skeleton(&two), "{one} {two}");
    }
    for (one, two) in [
        ("Leyla", "Layla"),
        ("Işık", "Isık"),
        ("Łukasz", "Lucas"),
        ("Anna 2", "Anna 3"),
        ("Мария", "Марина"),
        ("Jürgen", "Jurgen"),
    ] {
        assert_ne!(skeleton(one), skeleton(two), "{one} {two}");
    }
}

#[test]
fn what_can_be_shown_of_any_name_is_shown() {
    for (given, kept) in [
        ("evil\u{202e}eman", "evileman"),
        ("Leyla", "Leyla"),
        ("\u{200b}", ""),
        ("a\nb", "ab"),
        ("Z\u{301}\u{301}", "Ź"),
        ("Leyl\u{430}", "Leyl\u{430}"),
        (&"x".repeat(99), &"x".repeat(30)),
    ] {
        assert_eq!(shown(given), kept, "{given:?}");
    }
    for name in ["Leyla", "علی\u{200c}رضا", "Anna 🎲", "❤️"] {
        assert_eq!(shown(name), clean(name).unwrap());
    }
}

#[test]
fn whoever_looks_like_somebody_else_gets_a_number() {
    let others =
        |names: &[&str]| -> Vec<String> { names.iter().map(|&name| name.to_owned()).collect() };
    assert_eq!(apart("Anna".to_owned(), &others(&["Cem"])), "Anna");
    assert_eq!(apart("Anna".to_owned(), &others(&["ANNA"])), "Anna 2");
    assert_eq!(apart("Anna".to_owned(), &others(&["Anna", "Anna 2"])), "Anna 3");
    let long = "a".repeat(30);
    let numbered = apart(long.clone(), &[long]);
    assert!(numbered.ends_with("a 2") && numbered.chars().count() == 30, "{numbered}");
}
