//! The board game.

use anyhow::bail;
use arena::bazaar::variant_names;
use bazaar::{Cards, Event, Game, LayoutChoice, Options, SetupError};
use bots::{Budget, Failure, Search, bazaar::BazaarJudge};
use serde_json::{Map, Value, json};
use tabletop::{Game as _, Record, Replay, Seat, Viewer};

use super::{Named, Rules, Staged};
use crate::{
    drawing,
    options::together,
    paint::Line,
    words::{self, Names, telling},
};

impl Staged for Game {
    type Judge = BazaarJudge;

    /// Three players who know what they do need about sixty turns.
    const MIDDLE: u32 = 30;

    fn named(table: &Named<'_>) -> anyhow::Result<Options> {
        let ruleset = match table.rules {
            Rules::Board(ruleset) => ruleset,
            Rules::Dice => bail!("these are rules of another game"),
        };
        // Whoever names a deck believes that there is a choice.
        if table.deck.is_some() && !ruleset.chooses_its_deck() {
            return Err(SetupError::Deck.into());
        }
        Ok(Options {
            ruleset,
            variants: together(table.variant),
            deck: table.deck.unwrap_or_default(),
            players: table.players,
            layout: table.layout.map_or_else(|| LayoutChoice::usual(ruleset), LayoutChoice::Kind),
            colours: Vec::new(),
        })
    }

    fn search(budget: Budget) -> Result<Search<Self::Judge>, Failure> {
        bots::bazaar::search(budget)
    }

    fn rules(options: &Options) -> &'static str {
        options.ruleset.name()
    }

    fn choices(options: &Options) -> Map<String, Value> {
        let mut choices = Map::new();
        choices.insert("variants".to_owned(), json!(variant_names(options.variants)));
        choices.insert("layout".to_owned(), json!(options.layout));
        if options.ruleset.chooses_its_deck() {
            choices.insert("deck".to_owned(), json!(options.deck));
        }
        choices
    }

    fn usual(players: usize) -> Options {
        Options::base(players)
    }

    fn told(names: &Names, event: &Event) -> String {
        telling::line(names, *event)
    }

    /// A record hides nothing, so neither do we.
    fn drawn(game: &Self, names: &Names) -> Vec<Line> {
        drawing::table(&game.view(Viewer::Spectator), names, &hands(game), &[])
    }

    fn result(game: &Self, names: &Names) -> Vec<Line> {
        drawing::result(&game.view(Viewer::Spectator), names)
    }

    fn position(record: &Record<Self>, replay: &Replay<Self>) -> Value {
        position(record, replay)
    }
}

fn hands(game: &Game) -> Vec<(Seat, Cards)> {
    let hand = |seat: Seat| game.view(Viewer::Seat(seat)).seats.get(seat.index())?.hand;
    Seat::all(game.seats()).filter_map(|seat| Some((seat, hand(seat)?))).collect()
}

fn position(record: &Record<Game>, replay: &Replay<Game>) -> Value {
    let game = &replay.game;
    let view = game.view(Viewer::Spectator);
    let rules = view.rules;
    let hands = hands(game);
    let seats: Vec<_> = view
        .seats
        .iter()
        .zip(&record.players)
        .zip(hands)
        .map(|((seat, player), (_, hand))| {
            json!({
                "name": words::one_line(&player.name),
                "bot": player.bot,
                "colour": seat.colour,
                "rubies": seat.rubies,
                "lira": seat.lira,
                "goods": seat.goods,
                "capacity": seat.capacity,
                "cards": seat.cards,
                "hand": hand,
                "place": seat.place,
                "assistants_in_stack": seat.assistants_in_stack,
                "neutral_in_stack": seat.neutral_in_stack,
                "assistants_out": seat.assistants_out,
                "family_place": seat.family_place,
                "mosque_tiles": seat.mosque_tiles,
                "rank": seat.rank,
            })
        })
        .collect();
    json!({
        "rules": rules.ruleset.name(),
        "variants": variant_names(rules.variants),
        "layout": view.layout,
        "players": seats.len(),
        "finished": game.is_terminal(),
        "ply": replay.ply,
        "actions": record.actions.len(),
        "chance_outcomes": replay.chances,
        "turn": game.turn(),
        "seat": view.seat,
        "seats": seats,
        "governor": view.governor,
        "smuggler": view.smuggler,
        "neutral_merchants": view.neutral_merchants,
        "neutral_assistants": view.neutral_assistants,
        "caravan_leader": view.caravan_leader,
        "post_office": view.post_office,
        "small_demand": view.small_demand,
        "large_demand": view.large_demand,
        "mosques": view.mosques,
        "wainwright_rubies": view.wainwright_rubies,
        "sultan_rubies": view.sultan_rubies,
        "sultan_open": view.sultan_open,
        "gem_rubies": view.gem_rubies,
        "gem_price": view.gem_price,
        "spare_rubies": view.spare_rubies,
        "pile": view.pile,
        "discard": view.discard,
        "last_round": view.last_round,
        "result": view.ranking,
    })
}
