//! What may be said at a table, as it is kept.

use protocol::web::talk::TalkRules;
use store::TableRow;

pub(crate) fn rules(table: &TableRow) -> TalkRules {
    let kept = table.talk.as_deref().and_then(|rules| serde_json::from_str(rules).ok());
    kept.unwrap_or_else(|| TalkRules::usual(table.public))
}

pub(crate) fn text(rules: TalkRules) -> Option<String> {
    serde_json::to_string(&rules).ok()
}
