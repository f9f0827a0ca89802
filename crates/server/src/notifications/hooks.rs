//! What is written to addresses on the web, each in its own way.

use protocol::web::notifications::{ChannelKind, NotificationLanguage};
use serde_json::{Value, json};

use super::texts;

/// A notification in the words of its channel.
pub(crate) struct Told<'a> {
    /// Names it for good: whoever gets it twice can tell.
    pub(crate) id: &'a str,
    /// Nothing for a test.
    pub(crate) notification: Option<&'a str>,
    pub(crate) title: &'a str,
    pub(crate) recap: &'a [String],
    pub(crate) table: Option<&'a str>,
    pub(crate) link: &'a str,
    pub(crate) language: NotificationLanguage,
}

impl Told<'_> {
    /// Plain text, line by line.
    pub(crate) fn text(&self) -> String {
        let mut text = self.title.to_owned();
        if !self.recap.is_empty() {
            text.extend(["\n\n", texts::since(self.language), ":"]);
            for line in self.recap {
                text.extend(["\n- ", line]);
            }
        }
        text
    }
}

pub(crate) fn body(kind: ChannelKind, told: &Told<'_>) -> Value {
    match kind {
        ChannelKind::Discord => json!({
            "content": format!("{}\n<{}>", for_discord(&told.text()), told.link),
            "allowed_mentions": {"parse": []},
        }),
        ChannelKind::Slack => json!({
            "text": format!("{}\n<{}>", for_slack(&told.text()), told.link),
        }),
        ChannelKind::Json | ChannelKind::Push | ChannelKind::Mail => json!({
            "id": told.id,
            "notification": told.notification,
            "text": told.title,
            "recap": told.recap,
            "table": told.table,
            "link": told.link,
        }),
    }
}

/// Names are people's: nothing in them is a command, a link or a call to everybody.
fn for_discord(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if "\\*_~`|>[]()#<@".contains(letter) {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

fn for_slack(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_commands() {
        let told = Told {
            id: "1",
            notification: Some("turn"),
            title: "Your turn: <!channel> @everyone [x](https://evil.example)",
            recap: &["Bora: 1 turn".to_owned()],
            table: Some("abc"),
            link: "https://house.example/t/abc",
            language: NotificationLanguage::En,
        };
        let slack = body(ChannelKind::Slack, &told)["text"].as_str().unwrap().to_owned();
        assert!(slack.starts_with("Your turn: &lt;!channel&gt;"), "{slack}");
        assert!(slack.ends_with("<https://house.example/t/abc>"), "{slack}");
        let discord = body(ChannelKind::Discord, &told);
        assert_eq!(discord["allowed_mentions"], json!({"parse": []}));
        let content = discord["content"].as_str().unwrap();
        assert!(content.contains("\\@everyone \\[x\\]\\("), "{content}");
        assert!(content.contains("Since your turn:\n- Bora: 1 turn"), "{content}");
    }
}
