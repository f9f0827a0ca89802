use serde::{Deserialize, Serialize};

/// What a letter is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(export))]
#[serde(rename_all = "snake_case")]
pub enum LetterDraw {
    /// The first of the two that the Embassy gives.
    FirstOfEmbassy,
    /// The second of the two that the Embassy gives.
    SecondOfEmbassy,
    /// Before the draft of the Kiosk.
    Kiosk,
    /// With a tile of the Kiosk.
    KioskTile,
    /// What the courier gives.
    Courier,
    /// With a bonus card.
    Card,
}
