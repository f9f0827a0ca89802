//! The numbers behind a chart.

use super::words::escaped;

#[derive(Clone, Debug)]
pub(super) struct HtmlTable {
    heads: Vec<String>,
    rows: Vec<Vec<String>>,
}

impl HtmlTable {
    /// The first column names the rows.
    pub(super) fn new(heads: &[&str]) -> Self {
        Self { heads: heads.iter().map(|head| escaped(head)).collect(), rows: Vec::new() }
    }

    pub(super) fn row(&mut self, cells: &[&str]) {
        self.rows.push(cells.iter().map(|cell| escaped(cell)).collect());
    }

    /// A wide one scrolls by itself, and the page stays where it is.
    pub(super) fn html(&self, caption: &str) -> String {
        let heads: String =
            self.heads.iter().map(|head| ["<th scope=\"col\">", head, "</th>"].concat()).collect();
        let rows: String = self.rows.iter().map(|cells| row(cells)).collect();
        format!(
            "<div class=\"scroll\" tabindex=\"0\"><table>\n<caption>{}</caption>\n<thead><tr>{heads}</tr></thead>\n\
             <tbody>\n{rows}</tbody>\n</table></div>\n",
            escaped(caption)
        )
    }
}

fn row(cells: &[String]) -> String {
    let Some((name, values)) = cells.split_first() else { return String::new() };
    let values: String = values.iter().map(|value| ["<td>", value, "</td>"].concat()).collect();
    format!("<tr><th scope=\"row\">{name}</th>{values}</tr>\n")
}
