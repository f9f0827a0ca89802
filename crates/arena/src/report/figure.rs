use super::{drawing::Drawing, table::HtmlTable, words::escaped};

/// A chart with its name, a sentence about it, and the numbers behind it.
pub(super) struct Figure<'a> {
    /// Unlike all others on the page.
    pub(super) id: &'a str,
    pub(super) title: &'a str,
    /// What one is looking at.
    pub(super) about: &'a str,
    /// What it shows, for those who cannot see it.
    pub(super) description: &'a str,
    pub(super) drawing: Drawing,
    pub(super) table: HtmlTable,
}

impl Figure<'_> {
    pub(super) fn html(&self) -> String {
        format!(
            "<section class=\"card\">\n<h2>{title}</h2>\n<p>{about}</p>\n{svg}\
             <details><summary>The numbers</summary>\n{table}</details>\n</section>\n",
            title = escaped(self.title),
            about = escaped(self.about),
            svg = self.drawing.svg(self.id, self.title, self.description),
            table = self.table.html(self.title),
        )
    }
}
