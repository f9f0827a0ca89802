-- Whether the result of a table counts, as it was chosen; settled when the game is dealt.
ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
-- Whether it was counted. Written by itself, together with what came of it.
ALTER TABLE tables ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;

-- The few tables that are still to be counted, however many there ever were.
CREATE INDEX tables_to_count ON tables (phase, changed) WHERE rated AND NOT counted;

-- How good somebody is at a ruleset with so many players. Bots are players, too, so there is no reference.
CREATE TABLE ratings (
    player      TEXT    NOT NULL,
    ruleset     TEXT    NOT NULL,
    players     INTEGER NOT NULL,
    rating      REAL    NOT NULL,
    uncertainty REAL    NOT NULL,
    -- What is almost certain: leaderboards are sorted by it.
    floor       REAL    NOT NULL,
    games       INTEGER NOT NULL,
    changed     INTEGER NOT NULL,
    PRIMARY KEY (player, ruleset, players)
) STRICT;

CREATE INDEX ratings_by_floor ON ratings (ruleset, players, floor);

-- What came of the tables that were counted, a row for each seat.
CREATE TABLE results (
    table_id           TEXT    NOT NULL REFERENCES tables (id),
    seat               INTEGER NOT NULL,
    -- Nobody, once the player was forgotten.
    player             TEXT,
    ruleset            TEXT    NOT NULL,
    players            INTEGER NOT NULL,
    place              INTEGER NOT NULL,
    -- Left for good before the end.
    has_left           INTEGER NOT NULL,
    rating_before      REAL    NOT NULL,
    uncertainty_before REAL    NOT NULL,
    rating_after       REAL    NOT NULL,
    uncertainty_after  REAL    NOT NULL,
    ended              INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT;

CREATE INDEX results_by_player ON results (player, ended);
