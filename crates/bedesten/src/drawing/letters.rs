//! What Letters & Seals adds to the table.

use bazaar::{Companion, Place, PlayerLettersView, PlayerView, View};
use tabletop::Seat;

use super::{boxes::Drawing, paragraph};
use crate::{
    paint::{Ink, Line},
    words::{letters::kiosk_words, plural, seat_mark},
};

/// “to 3, 7, 3 seals, companion at 12”.
fn owned(letters: &PlayerLettersView) -> String {
    let seals = plural(letters.seals.into(), "seal", "seals");
    let companion = match letters.companion {
        Companion::Supply => String::new(),
        Companion::Ready => ", companion ready".to_owned(),
        Companion::At(place) => format!(", companion at {place}"),
    };
    let to = if letters.letters.is_empty() { "" } else { "to " };
    format!("{to}{}, {seals}{companion}", places(&letters.letters))
}

fn places(places: &[Place]) -> String {
    if places.is_empty() {
        return "none".to_owned();
    }
    places.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}
/// Letters, companions, the courier, the draft, the auction.
pub(super) struct Letters;

impl Drawing for Letters {
    fn piles(&self, view: &View) -> Vec<Line> {
        let Some(letters) = &view.letters else { return Vec::new() };
        let mut texts = vec![format!(
            "Letters      {} face down; discarded: {}; the courier (L) is at {}",
            letters.letter_pile,
            places(&letters.letter_discard),
            letters.courier,
        )];
        if !letters.kiosk_open.is_empty() {
            let tiles: Vec<_> = letters
                .kiosk_open
                .iter()
                .map(|tile| format!("{tile} ({})", kiosk_words(*tile)))
                .collect();
            texts.push(format!("Kiosk        {}", tiles.join(", ")));
        }
        if let Some(bid) = letters.bid {
            texts.push(format!("Auction      {} bids {} Lira", seat_mark(bid.seat), bid.lira));
        }
        if letters.bonus_turn {
            texts.push(format!("Bonus turn   of {}", seat_mark(letters.on_turn)));
        }
        texts.iter().flat_map(|text| paragraph(text)).collect()
    }

    fn players(&self, view: &View) -> Vec<Line> {
        let texts: Vec<_> = Seat::all(view.seats.len())
            .zip(&view.seats)
            .filter_map(|(seat, player)| Some((seat, player.letters.as_ref()?)))
            .map(|(seat, letters)| format!("{} {}", seat_mark(seat), owned(letters)))
            .collect();
        if texts.is_empty() {
            return Vec::new();
        }
        paragraph(&format!("Letters      {}", texts.join("; ")))
    }

    fn status(&self, player: &PlayerView) -> Vec<Line> {
        let Some(letters) = &player.letters else { return Vec::new() };
        paragraph(&format!("  Letters: {}", owned(letters)))
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "every other place belongs to somebody else"
    )]
    fn offer(&self, place: Place, _: &View) -> Option<Line> {
        Some(match place {
            Place::Embassy => Line::of(Ink::Dim, "2 letters"),
            Place::Kiosk => Line::of(Ink::Dim, "letter, tiles"),
            Place::AuctionHouse => Line::of(Ink::Dim, "good, auction"),
            Place::SecretSociety => Line::of(Ink::Dim, "6 seals > ruby"),
            Place::Catacombs => Line::of(Ink::Dim, "good, anywhere"),
            _ => return None,
        })
    }

    fn figure(&self, view: &View) -> Option<(char, Place)> {
        view.letters.as_ref().map(|letters| ('L', letters.courier))
    }

    fn second_figure(&self, player: &PlayerView) -> Option<Place> {
        player.letters.as_ref().and_then(|letters| letters.companion.place())
    }

    fn second_figures(&self, view: &View) -> Option<&'static str> {
        view.letters.is_some().then_some("A' companion")
    }
}
