//! How many sit at each table.

/// Fewer cannot play.
const FEWEST: usize = 2;

/// The sizes of the tables for so many players, the largest first: as even as possible, and as near as
/// possible to the one that is wanted. At tables of two an odd player is free; a single one is, too.
pub fn table_sizes(players: usize, wanted: usize, most: usize) -> Vec<usize> {
    if wanted <= FEWEST {
        return vec![FEWEST; players / 2];
    }
    let most = most.max(wanted);
    let tables = players.div_ceil(most)..=players / FEWEST;
    // Of several that are as good, the one with more tables: nobody waits long for a turn.
    let best = tables.filter(|tables| *tables > 0).rev().min_by_key(|tables| {
        let away = |size: usize| size.abs_diff(wanted);
        let sizes = even(players, *tables);
        (
            sizes.iter().map(|size| away(*size)).max(),
            sizes.iter().map(|size| away(*size)).sum::<usize>(),
        )
    });
    best.map(|tables| even(players, tables)).unwrap_or_default()
}

fn even(players: usize, tables: usize) -> Vec<usize> {
    let larger = players % tables;
    (0..tables).map(|table| players / tables + usize::from(table < larger)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_even_and_near_to_what_is_wanted() {
        let sizes = |players, wanted| table_sizes(players, wanted, 5);
        assert_eq!(sizes(8, 4), [4, 4]);
        assert_eq!(sizes(9, 4), [5, 4]);
        assert_eq!(sizes(10, 4), [4, 3, 3]);
        assert_eq!(sizes(7, 3), [4, 3]);
        assert_eq!(sizes(5, 4), [5]);
        assert_eq!(table_sizes(5, 4, 4), [3, 2], "a game for four at most");
        assert_eq!(sizes(11, 5), [4, 4, 3]);
        assert_eq!(sizes(9, 2), [2; 4], "one is free");
        assert_eq!(sizes(2, 5), [2]);
        assert_eq!(sizes(1, 3), [0; 0]);
        assert_eq!(sizes(0, 3), [0; 0]);
    }
}
