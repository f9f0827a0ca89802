//! Who meets whom, at which tables and how often.

/// What is measured for one ruleset.
pub(super) struct Ladder {
    pub(super) rules: &'static str,
    pub(super) players: &'static [u32],
    /// Whether somebody can do without the expansion: what it is worth is measured too.
    expanded: bool,
}

pub(super) const LADDERS: [Ladder; 5] = [
    Ladder { rules: "base", players: &[2, 3, 4, 5], expanded: false },
    Ladder { rules: "mocha", players: &[2, 3, 4, 5], expanded: true },
    Ladder { rules: "letters", players: &[2, 3, 4, 5], expanded: true },
    Ladder { rules: "great-bazaar", players: &[2, 3, 4, 5], expanded: true },
    Ladder { rules: "dice", players: &[2, 3, 4], expanded: false },
];

/// Each level against the one below.
const RUNGS: [(&str, &str, u32); 5] = [
    ("easy", "random", 1000),
    ("medium", "easy", 1000),
    ("hard", "medium", 1000),
    ("expert", "hard", 400),
    ("master", "expert", 100),
];

/// What an expansion is worth, for two.
const PLAIN: (&str, &str, u32) = ("hard", "plain:sims=250", 400);

/// The search and the networks of today against those of the first generation, at equal time for each
/// decision. In a crowd a simulation takes longer.
const SINCE_GEN1: [(&str, &str); 2] = [
    ("search:ms=3:trees=1:weigh=crowd", "gen1:ms=3:trees=1:weigh=crowd"),
    ("search:ms=4:trees=1:weigh=crowd", "gen1:ms=4:trees=1:weigh=crowd"),
];

/// One of the stronger among the weaker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Pairing {
    pub(super) rules: &'static str,
    pub(super) players: u32,
    pub(super) stronger: &'static str,
    pub(super) weaker: &'static str,
    pub(super) games: u32,
}

impl Ladder {
    /// The levels, from the weakest.
    pub(super) fn levels(&self) -> Vec<Pairing> {
        let rules = self.rules;
        let at = |players, (stronger, weaker, games)| Pairing {
            rules,
            players,
            stronger,
            weaker,
            games,
        };
        let mut pairings: Vec<Pairing> = RUNGS
            .iter()
            .flat_map(|rung| self.players.iter().map(|players| at(*players, *rung)))
            .collect();
        if self.expanded {
            pairings.push(at(2, PLAIN));
        }
        pairings
    }

    /// Everybody who meets anybody.
    pub(super) fn all(&self) -> Vec<Pairing> {
        [self.levels(), self.since_gen1()].concat()
    }

    /// Today against the first generation.
    pub(super) fn since_gen1(&self) -> Vec<Pairing> {
        let pairing = |players: &u32| {
            let crowd = *players > 2;
            let (stronger, weaker) = SINCE_GEN1[usize::from(crowd)];
            let games = if crowd { 400 } else { 1000 };
            Pairing { rules: self.rules, players: *players, stronger, weaker, games }
        };
        self.players.iter().map(pairing).collect()
    }
}

impl Pairing {
    /// The arguments of `bedesten-train` that play a piece of it: so many games with this seed.
    pub(super) fn arguments(&self, (games, seed): (u32, u64)) -> String {
        let Self { rules, players, stronger, weaker, .. } = self;
        format!(
            "bout --rules {rules} --players {players} --new {stronger} --old {weaker} \
             --games {games} --seed {seed}"
        )
    }
}
