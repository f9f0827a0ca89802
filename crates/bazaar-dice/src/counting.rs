//! Numbers of several kinds of pieces: as text, and as one small number.

use std::fmt;

/// How many ways there are to take at most `most` pieces of `kinds` kinds.
pub(crate) const fn ways(kinds: usize, most: u8) -> u16 {
    let mut product: u64 = 1;
    let mut step = 1;
    while step <= kinds as u64 {
        product = product * (most as u64 + step) / step;
        step += 1;
    }
    product as u16
}

/// Which of these ways one is, in the order of the counts.
pub(crate) fn rank(counts: &[u8], most: u8) -> u16 {
    let mut left = most;
    let mut rank = 0;
    for (kind, &count) in counts.iter().enumerate() {
        let after = counts.len() - 1 - kind;
        rank += (0..count).map(|fewer| ways(after, left.saturating_sub(fewer))).sum::<u16>();
        left = left.saturating_sub(count);
    }
    rank
}

/// The other way round.
pub(crate) fn at_rank<const KINDS: usize>(mut rank: u16, most: u8) -> Option<[u8; KINDS]> {
    if rank >= ways(KINDS, most) {
        return None;
    }
    let mut counts = [0; KINDS];
    let mut left = most;
    for (kind, count) in counts.iter_mut().enumerate() {
        while rank >= ways(KINDS - 1 - kind, left) {
            rank -= ways(KINDS - 1 - kind, left);
            left -= 1;
            *count += 1;
        }
    }
    Some(counts)
}

/// Writes what there is of each kind: `2red-1coin`.
pub(crate) fn write<const KINDS: usize>(
    f: &mut impl fmt::Write,
    counts: &[u8; KINDS],
    names: [&str; KINDS],
) -> fmt::Result {
    let mut dash = "";
    for (count, name) in counts.iter().zip(names) {
        if *count > 0 {
            write!(f, "{dash}{count}{name}")?;
            dash = "-";
        }
    }
    Ok(())
}

/// Reads what [`write`] writes, and nothing else.
pub(crate) fn read<const KINDS: usize>(text: &str, names: [&str; KINDS]) -> Option<[u8; KINDS]> {
    let mut counts = [0; KINDS];
    let mut next = 0;
    for part in text.split('-') {
        let (digit, name) = part.split_at_checked(1)?;
        let kind = next + names[next..].iter().position(|known| *known == name)?;
        counts[kind] = digit.parse().ok().filter(|count| *count > 0)?;
        next = kind + 1;
    }
    Some(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_way_has_a_rank_of_its_own() {
        assert_eq!(ways(6, 9), 5005);
        assert_eq!(ways(4, 4), 70);
        for rank_asked in 0..ways(6, 9) {
            let counts = at_rank::<6>(rank_asked, 9).unwrap();
            assert_eq!(rank(&counts, 9), rank_asked, "{counts:?}");
        }
        assert_eq!(at_rank::<6>(5005, 9), None);
    }

    #[test]
    fn counts_are_read_exactly_as_written() {
        let names = ["red", "coin"];
        for counts in [[1, 0], [0, 3], [2, 9]] {
            let mut text = String::new();
            write(&mut text, &counts, names).unwrap();
            assert_eq!(read(&text, names), Some(counts), "{text}");
        }
        for wrong in ["", "red", "0red", "1coin-1red", "1red-1red", "12red", "1 red", "1red-", "é"]
        {
            assert_eq!(read(wrong, names), None, "{wrong}");
        }
    }
}
