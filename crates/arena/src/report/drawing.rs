//! A drawing that grows downwards. All are equally wide: as wide as a phone, so that their texts
//! can be read there; on a larger screen several stand side by side.

use std::fmt::Write as _;

use super::words::escaped;

pub(super) const WIDTH: f64 = 360.0;

#[derive(Clone, Debug, Default)]
pub(super) struct Drawing {
    shapes: String,
    height: f64,
}

/// Which end of a text is at its place.
#[derive(Clone, Copy, Debug)]
pub(super) enum Anchor {
    Start,
    Middle,
    End,
}

impl Drawing {
    /// The lower end so far.
    pub(super) const fn height(&self) -> f64 {
        self.height
    }

    /// Leaves room.
    pub(super) fn go_down(&mut self, by: f64) {
        self.height += by;
    }

    pub(super) fn text(&mut self, x: f64, y: f64, anchor: Anchor, class: &str, text: &str) {
        let anchor = match anchor {
            Anchor::Start => "start",
            Anchor::Middle => "middle",
            Anchor::End => "end",
        };
        let text = escaped(text);
        self.push(format_args!(
            "<text x=\"{x:.1}\" y=\"{y:.1}\" text-anchor=\"{anchor}\" class=\"{class}\">{text}</text>"
        ));
    }

    /// A rectangle from the left upper corner.
    pub(super) fn rect(&mut self, (x, y): (f64, f64), (width, height): (f64, f64), class: &str) {
        self.push(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" \
             class=\"{class}\"/>"
        ));
    }

    /// A rectangle that is only so much there.
    pub(super) fn tint(
        &mut self,
        (x, y): (f64, f64),
        (width, height): (f64, f64),
        class: &str,
        strength: f64,
    ) {
        self.push(format_args!(
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"4\" \
             class=\"{class}\" fill-opacity=\"{strength:.2}\"/>"
        ));
    }

    pub(super) fn line(&mut self, from: (f64, f64), to: (f64, f64), class: &str) {
        self.push(format_args!(
            "<path d=\"M{:.1} {:.1}L{:.1} {:.1}\" class=\"{class}\"/>",
            from.0, from.1, to.0, to.1
        ));
    }

    /// A line that can be told from whatever is behind it.
    pub(super) fn whisker(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.line(from, to, "whisker behind");
        self.line(from, to, "whisker");
    }

    /// Where everybody would be if all were equal.
    pub(super) fn fair(&mut self, from: (f64, f64), to: (f64, f64)) {
        self.line(from, to, "fair behind");
        self.line(from, to, "fair");
    }

    /// A lozenge around a point.
    pub(super) fn lozenge(&mut self, (x, y): (f64, f64), radius: f64, class: &str) {
        let (left, right, top, bottom) = (x - radius, x + radius, y - radius, y + radius);
        self.push(format_args!(
            "<path d=\"M{x:.1} {top:.1}L{right:.1} {y:.1}L{x:.1} {bottom:.1}L{left:.1} {y:.1}Z\" \
             class=\"{class}\"/>"
        ));
    }

    pub(super) fn circle(&mut self, (x, y): (f64, f64), radius: f64, class: &str) {
        self.push(format_args!(
            "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"{radius:.1}\" class=\"{class}\"/>"
        ));
    }

    fn push(&mut self, shape: std::fmt::Arguments<'_>) {
        // Writing into a text cannot fail.
        let _ = self.shapes.write_fmt(shape);
        self.shapes.push('\n');
    }

    /// The drawing, with its name and what it shows for those who cannot see it.
    pub(super) fn svg(&self, id: &str, title: &str, description: &str) -> String {
        format!(
            "<svg viewBox=\"0 0 {WIDTH} {:.0}\" role=\"img\" aria-labelledby=\"{id}-t {id}-d\">\n\
             <title id=\"{id}-t\">{}</title>\n<desc id=\"{id}-d\">{}</desc>\n{}</svg>\n",
            self.height.ceil(),
            escaped(title),
            escaped(description),
            self.shapes
        )
    }
}
