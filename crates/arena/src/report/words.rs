//! Texts that are safe and short enough to stand on a page.

/// A text in which nothing is markup.
pub(super) fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            control if control.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// The beginning of a text that is too long.
pub(super) fn shortened(text: &str, longest: usize) -> String {
    if text.chars().count() <= longest {
        return text.to_owned();
    }
    text.chars().take(longest.saturating_sub(1)).chain(['…']).collect()
}

/// “2, 3 and 4”.
pub(super) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// A share as a whole number of hundredths.
pub(super) fn percent(share: f64) -> String {
    format!("{:.0} %", 100.0 * share)
}

/// The same with a tenth, for tables.
pub(super) fn exact_percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_in_a_name_is_markup() {
        assert_eq!(
            escaped("run:<script>alert('&\"')</script>\n"),
            "run:&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt; "
        );
    }

    #[test]
    fn long_names_end_in_dots() {
        assert_eq!(shortened("greedy", 6), "greedy");
        assert_eq!(shortened("search:ms=200", 8), "search:…");
    }

    #[test]
    fn lists_read_like_a_sentence() {
        let items = ["2", "3", "4"].map(str::to_owned);
        assert_eq!(listed(&items), "2, 3 and 4");
        assert_eq!(listed(&items[..1]), "2");
    }
}
