-- Who played the bazaar of a day: one try for each guest, and what came of it. Tries at past days are not here.
CREATE TABLE daily_games (
    guest_id TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    day      TEXT    NOT NULL,
    -- The table: whoever deletes it has had the try all the same.
    at_table TEXT REFERENCES tables (id) ON DELETE SET NULL,
    state    TEXT    NOT NULL CHECK (state IN ('running', 'finished', 'given_up')),
    rubies   INTEGER NOT NULL DEFAULT 0,
    turns    INTEGER NOT NULL DEFAULT 0,
    lira     INTEGER NOT NULL DEFAULT 0,
    won      INTEGER NOT NULL DEFAULT 0,
    -- For each own turn a digit: how many rubies it brought.
    marks    TEXT    NOT NULL DEFAULT '',
    begun    INTEGER NOT NULL,
    PRIMARY KEY (guest_id, day)
) STRICT;

CREATE INDEX daily_games_by_day ON daily_games (day, state);
CREATE INDEX daily_games_by_table ON daily_games (at_table);
