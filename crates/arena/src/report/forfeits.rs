//! Who failed, and why. A table: reasons cannot be drawn.

use super::table::HtmlTable;
use crate::{statistics::grouped, summary::Summary};

pub(super) fn figure(summary: &Summary) -> Option<String> {
    if summary.forfeits.is_empty() {
        return None;
    }
    let mut table = HtmlTable::new(&["bot", "games", "reason"]);
    for forfeits in &summary.forfeits {
        table.row(&[&forfeits.bot, &grouped(forfeits.games), &forfeits.reason]);
    }
    Some(format!(
        "<section class=\"card\">\n<h2>Forfeits</h2>\n<p>Whoever gives no legal answer comes last; a \
         random player takes the seat to the end.</p>\n<div class=\"wrap\">{}</div>\n</section>\n",
        table.html("Forfeits")
    ))
}
