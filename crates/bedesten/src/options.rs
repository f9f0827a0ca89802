//! The options that several commands share: which game, and who plays.

use anyhow::bail;
use arena::Generators;
use bazaar::{Deck, LayoutKind, Ruleset, Variants};
use bots::Spec;
use clap::Args;
use tabletop::Player;

use crate::games::{self, ForAnyGame, ForAnyName, Named, ProgramGame, Rules};

/// Which game is on the table.
#[derive(Clone, Debug, Args)]
pub(crate) struct GameOptions {
    /// The rules: base, mocha, letters or great-bazaar, or dice for the dice game
    #[arg(long, default_value = "base", value_parser = Rules::named)]
    rules: Rules,

    /// How many play: 2 to 5, or to 4 in the dice game
    #[arg(long, default_value_t = 3)]
    pub(crate) players: usize,

    /// The places on the board: short, long, in-order, random or random-2014; with mocha and letters
    /// first-game or random; the great bazaar is random. The first one if not given.
    #[arg(long, value_parser = layout)]
    layout: Option<LayoutKind>,

    /// Variants, separated by commas: neutral-assistants, caravan-leader
    #[arg(long, value_name = "VARIANTS", value_delimiter = ',', value_parser = variant)]
    variant: Vec<Variant>,

    /// With letters, the bonus cards in the deck: mixed, or new-only for those of this box alone.
    /// Mixed if not given.
    #[arg(long, value_parser = deck)]
    deck: Option<Deck>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Variant {
    NeutralAssistants,
    CaravanLeader,
}

impl GameOptions {
    /// Hands the options to what is to be done with them, known to be dealt: before anything is made
    /// for every seat.
    pub(crate) fn hand_to<W: ForAnyGame>(&self, work: W) -> anyhow::Result<W::Done> {
        struct Checked<'a, W> {
            table: Named<'a>,
            work: W,
        }
        impl<W: ForAnyGame> ForAnyName for Checked<'_, W> {
            type Done = W::Done;
            fn with<G: ProgramGame>(self) -> anyhow::Result<W::Done> {
                self.work.with::<G>(checked::<G>(&self.table)?)
            }
        }
        games::for_name(self.rules.game(), Checked { table: self.table(), work })
    }

    fn table(&self) -> Named<'_> {
        let Self { rules, players, layout, ref variant, deck } = *self;
        Named { rules, players, layout, variant, deck }
    }
}

fn checked<G: ProgramGame>(table: &Named<'_>) -> anyhow::Result<G::Options> {
    let options = G::named(table)?;
    arena::deal::<G>(&options, &mut Generators::of_game(0, 0))?;
    Ok(options)
}

/// Variants that were named one by one.
pub(crate) fn together(named: &[Variant]) -> Variants {
    let mut variants = Variants::default();
    for variant in named {
        match variant {
            Variant::NeutralAssistants => variants.neutral_assistants = true,
            Variant::CaravanLeader => variants.caravan_leader = true,
        }
    }
    variants
}

/// One bot for each seat: a single one sits everywhere.
pub(crate) fn on_seats(bots: &[Spec], seats: usize) -> anyhow::Result<Vec<Spec>> {
    match *bots {
        [ref bot] => Ok(vec![bot.clone(); seats]),
        _ if bots.len() == seats => Ok(bots.to_vec()),
        _ => bail!("{} bots are named for {seats} seats; name one, or one for each", bots.len()),
    }
}

/// A bot as records name it, with the number of its seat.
pub(crate) fn bot_player(bot: &Spec, seat: usize) -> Player {
    let kind = match bot {
        // A command is no name for a person to read again and again.
        Spec::Run { .. } => "run".to_owned(),
        Spec::Weights { budget, .. } => format!("search:{budget}"),
        Spec::Random
        | Spec::Greedy
        | Spec::Search(_)
        | Spec::Plain(_)
        | Spec::Gen1(_)
        | Spec::Level(_) => bot.to_string(),
    };
    Player { name: format!("{kind} {}", seat + 1), bot: Some(bot.to_string()) }
}

pub(crate) fn ruleset(name: &str) -> Result<Ruleset, String> {
    Ruleset::OFFERED.into_iter().find(|rules| rules.name() == name).ok_or_else(|| {
        let known = Ruleset::OFFERED.map(Ruleset::name).join(", ");
        format!("there are no such rules; the known ones: {known}, dice")
    })
}

pub(crate) fn layout(name: &str) -> Result<LayoutKind, String> {
    LayoutKind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| {
        let known = LayoutKind::ALL.map(LayoutKind::name).join(", ");
        format!("there is no such layout; the known ones: {known}")
    })
}

pub(crate) fn variant(name: &str) -> Result<Variant, String> {
    match name {
        "neutral-assistants" => Ok(Variant::NeutralAssistants),
        "caravan-leader" => Ok(Variant::CaravanLeader),
        _ => Err("there is no such variant; the known ones: neutral-assistants, caravan-leader"
            .to_owned()),
    }
}

pub(crate) fn deck(name: &str) -> Result<Deck, String> {
    Deck::ALL.into_iter().find(|deck| deck.name() == name).ok_or_else(|| {
        let known = Deck::ALL.map(Deck::name).join(", ");
        format!("there is no such deck; the known ones: {known}")
    })
}
