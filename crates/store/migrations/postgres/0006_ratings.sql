-- Whether the result of a table counts, as it was chosen; settled when the game is dealt.
ALTER TABLE tables ADD COLUMN rated BOOLEAN NOT NULL DEFAULT FALSE;
-- Whether it was counted. Written by itself, together with what came of it.
ALTER TABLE tables ADD COLUMN counted BOOLEAN NOT NULL DEFAULT FALSE;

-- The few tables that are still to be counted, however many there ever were.
CREATE INDEX tables_to_count ON tables (phase, changed) WHERE rated AND NOT counted;

-- How good somebody is at a ruleset with so many players. Bots are players, too, so there is no reference.
CREATE TABLE ratings (
    player      TEXT    NOT NULL,
    ruleset     TEXT    NOT NULL,
    players     BIGINT NOT NULL,
    rating      DOUBLE PRECISION NOT NULL,
    uncertainty DOUBLE PRECISION NOT NULL,
    -- What is almost certain: leaderboards are sorted by it.
    floor       DOUBLE PRECISION NOT NULL,
    games       BIGINT NOT NULL,
    changed     BIGINT NOT NULL,
    PRIMARY KEY (player, ruleset, players)
);

CREATE INDEX ratings_by_floor ON ratings (ruleset, players, floor);

-- What came of the tables that were counted, a row for each seat.
CREATE TABLE results (
    table_id           TEXT    NOT NULL REFERENCES tables (id),
    seat               BIGINT NOT NULL,
    -- Nobody, once the player was forgotten.
    player             TEXT,
    ruleset            TEXT    NOT NULL,
    players            BIGINT NOT NULL,
    place              BIGINT NOT NULL,
    -- Left for good before the end.
    has_left           BOOLEAN NOT NULL,
    rating_before      DOUBLE PRECISION NOT NULL,
    uncertainty_before DOUBLE PRECISION NOT NULL,
    rating_after       DOUBLE PRECISION NOT NULL,
    uncertainty_after  DOUBLE PRECISION NOT NULL,
    ended              BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX results_by_player ON results (player, ended);
