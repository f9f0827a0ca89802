//! A table that goes on from a moment of a record: from there on other dice fall.

use games::Beginning;
use protocol::web::{Code, Problem};
use tabletop::{Binding, Fairness, Joint, Part};

use crate::{
    GoingOn,
    kept::{self, Kept, KeptSeat},
    past,
};

/// The whole game is held in memory while it is played; longer ones can be watched.
const MOST_PLIES: usize = 4_000;

pub(crate) fn begin(wish: GoingOn) -> Result<Kept, Problem> {
    let GoingOn { record, ply, seats, id, me, name, seed: secret, now } = wish;
    kept::check_id(&id)?;
    kept::check_id(&me)?;
    if ply > MOST_PLIES {
        let message = format!("a game can go on from one of its first {MOST_PLIES} actions");
        return Err(Problem::new(Code::Record, message));
    }
    let rules = past::rules(&record)?;
    let past = rules.read(&record)?;
    if seats.len() != past.players().len() {
        return Err(Problem::new(Code::Options, "every player needs a seat, and nobody else"));
    }
    if past.is_over_at(ply)? {
        return Err(Problem::new(Code::NotNow, "the game is over at this moment"));
    }
    let seats = kept::seats(&seats, &me, &name)?;
    let beginning = rules.cut(&record, ply)?;
    let beginning = Beginning::Record(&beginning);
    let secret_part: Part = secret.parse().map_err(|_| kept::no_seed())?;
    let binding = rules.binding(&id, false, &beginning)?;
    let fairness = promised(&id, &binding, secret_part, &seats)?;
    let players = seats.iter().enumerate().map(|(seat, sitter)| sitter.player(seat)).collect();
    let dealt = rules.deal(&beginning, players, fairness, binding.seed(&secret_part, &[]))?;
    let (game, options) = (rules.name().to_owned(), past.options());
    Ok(Kept {
        format: kept::FORMAT,
        id,
        game,
        options,
        seats,
        me,
        record: dealt.record,
        seed: secret,
        created: now,
    })
}

/// Only a seed with parts can say where it begins; this device gives the one part there is.
fn promised(
    table: &str,
    binding: &Binding,
    device: Part,
    seats: &[KeptSeat],
) -> Result<Fairness, Problem> {
    let people = seats.iter().filter(|seat| !seat.is_bot()).count();
    let people = u8::try_from(people)
        .map_err(|_| Problem::new(Code::Options, "so many people do not fit at a table"))?;
    let joint = Joint {
        table: table.to_owned(),
        server: Some(device),
        people,
        parts: Vec::new(),
        lot: None,
        from: None,
        aborted: Vec::new(),
    };
    let commitment = binding.commitment(&device);
    Ok(Fairness { commitment, seed: None, joint: Some(joint), daily: None })
}
