//! The page of a tournament needs nothing from elsewhere and believes no name.

#![allow(clippy::unwrap_used, reason = "a test may fail where it stands")]

use std::collections::BTreeMap;

use arena::{
    Findings, Forfeit, GameResult, Summary, Watch,
    report::{Edition, page},
};
use bazaar::{Game, Options};
use tabletop::{Ranking, Seat};

const EVIL: &str = "run:<script>alert(\"it's & me\")</script>";

fn result(game: u64, bots: &[&str]) -> GameResult<Options> {
    let seats = bots.len();
    // The first bot in the alphabet wins two games of three.
    let strong = !game.is_multiple_of(3);
    let first_letter = |bot: &&str| i32::from(bot.as_bytes()[0]);
    let score = |bot| if strong { -first_letter(bot) } else { first_letter(bot) };
    let forfeits = Forfeit { seat: Seat::new(0).unwrap(), decision: 3, reason: EVIL.to_owned() };
    GameResult {
        game,
        options: Options::base(seats),
        seed: 1,
        deal: game / seats as u64,
        bots: bots.iter().map(|bot| (*bot).to_owned()).collect(),
        ranking: Ranking::by_score(&bots.iter().map(score).collect::<Vec<_>>()),
        turns: 40 + 3 * game,
        decisions: 300,
        points: vec![3; seats],
        sources: vec![BTreeMap::from([(16, 2), (13, 1)]); seats],
        thinking: vec![Watch { seconds: 0.01, decisions: 90, turns: 20 }; seats],
        forfeits: if game == 5 { vec![forfeits] } else { Vec::new() },
        unfinished: false,
    }
}

fn summary() -> Summary {
    let mut findings = Findings::<Game>::new();
    for game in 0..12 {
        findings.add(&result(game, &["greedy", EVIL]));
        findings.add(&result(game, &[EVIL, "greedy", EVIL]));
        findings.add(&result(game, &["greedy", EVIL, "random"]));
    }
    findings.summary(None).unwrap()
}

fn whole_page(summary: &Summary) -> String {
    page(&Edition { summary, planned: summary.games })
}

#[test]
fn nothing_comes_from_elsewhere() {
    let page = whole_page(&summary());
    for outside in ["http", "src=", "href=", "@import", "<script", "<link", "<img", "<iframe"] {
        assert!(!page.contains(outside), "{outside} is on the page");
    }
    for (start, _) in page.match_indices("url(") {
        assert!(page[start..].starts_with("url(#"), "{}", &page[start..start + 30]);
    }
}

#[test]
fn a_name_is_never_markup() {
    let page = whole_page(&summary());
    assert!(!page.contains("alert(\""), "a name got through");
    assert!(page.contains("run:&lt;script&gt;alert(&quot;it&#39;s &amp; me&quot;)"));
}

#[test]
fn every_chart_says_what_it_shows_and_has_its_numbers() {
    let page = whole_page(&summary());
    let charts = page.matches("<svg viewBox").count();
    assert!(charts >= 9, "{charts} charts");
    for part in ["role=\"img\"", "<title id=", "<desc id=", "<details>"] {
        assert_eq!(page.matches(part).count(), charts, "{part}");
    }
    for id in page.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let definition = format!(" id=\"{id}\"");
        assert_eq!(page.matches(&definition).count(), 1, "{id} is there twice");
    }
    assert!(!page.contains("NaN") && !page.contains("inf\""));
}

#[test]
fn every_tag_that_opens_is_closed() {
    let page = whole_page(&summary());
    for tag in ["section", "svg", "table", "details", "div", "p", "text", "main", "footer"] {
        let opened =
            page.matches(&format!("<{tag} ")).count() + page.matches(&format!("<{tag}>")).count();
        assert_eq!(opened, page.matches(&format!("</{tag}>")).count(), "{tag}");
    }
}

#[test]
fn a_tournament_without_games_has_a_page_as_well() {
    let summary = Findings::<Game>::new().summary(None).unwrap();
    let page = page(&Edition { summary: &summary, planned: 10 });
    assert!(page.contains("No games yet") && page.contains("0 of 10 games so far"), "{page}");
}

#[test]
fn the_title_says_no_more_than_is_known() {
    let mut findings = Findings::<Game>::new();
    findings.add(&result(1, &["greedy", "random"]));
    let close = whole_page(&findings.summary(None).unwrap());
    assert!(close.contains("<h1>greedy and random are close</h1>"));
    for game in 0..400 {
        findings.add(&result(3 * game + 1, &["greedy", "random"]));
    }
    let clear = whole_page(&findings.summary(None).unwrap());
    assert!(clear.contains("<h1>greedy leads</h1>"));
}
