//! The report as people read it.

use study::{page, table};

use super::{ROUGH, golden, opened};

#[test]
fn the_table_names_everybody_the_turning_points_and_every_turn() {
    let (_, report) = ROUGH.iter().find(|(name, _)| name.starts_with("base/3")).unwrap();
    let text = table(report);
    for seat in &report.seats {
        assert!(text.contains(&seat.name), "{text}");
    }
    assert!(text.contains("Turning points\nTurn "), "{text}");
    let last = format!("\n{:>4}  ", report.turns.len());
    assert!(text.contains(&last), "there is no turn {last:?} in {text}");
    assert!(text.lines().all(|line| line.chars().count() <= 130), "{text}");
}

#[test]
fn the_page_stands_alone_and_no_name_is_markup_in_it() {
    let record = golden("base/3-short-greedy.json").replace("greedy 1", "<b>x</b>");
    let page = page(&opened(&record, super::SHALLOW).report());
    assert!(page.contains("&lt;b&gt;x&lt;/b&gt;") && !page.contains("<b>x</b>"));
    assert!(!page.contains("<script") && !page.contains("http:") && !page.contains("https:"));
    for part in ["<svg class=\"chart\"", "Turning points", "Luck and choices", "id=\"turn-1\""] {
        assert!(page.contains(part), "{part}");
    }
}
