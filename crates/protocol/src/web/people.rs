//! Who is who.

use serde::{Deserialize, Serialize};

/// Whoever looks at the page: a guest by cookie.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Me {
    /// Public: others at the table may see it. The secret stays in the cookie.
    pub id: String,
    /// Empty until the guest has told one.
    pub name: String,
}

/// `PUT /api/me`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Rename {
    pub name: String,
}
