-- People who play together again and again.
CREATE TABLE clubs (
    id      TEXT   NOT NULL PRIMARY KEY,
    name    TEXT   NOT NULL,
    about   TEXT   NOT NULL,
    -- Whoever has it may come in: a new one ends the old one.
    link    TEXT   NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE club_members (
    club_id  TEXT   NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    guest_id TEXT   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    role     TEXT   NOT NULL CHECK (role IN ('owner', 'organiser', 'member')),
    joined   BIGINT NOT NULL,
    PRIMARY KEY (club_id, guest_id)
);

CREATE INDEX club_members_by_guest ON club_members (guest_id);

-- The calendar.
CREATE TABLE club_dates (
    id      TEXT   NOT NULL PRIMARY KEY,
    club_id TEXT   NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    title   TEXT   NOT NULL,
    begins  BIGINT NOT NULL
);

CREATE INDEX club_dates_by_club ON club_dates (club_id, begins);

-- Tables that members show to their club.
CREATE TABLE club_tables (
    club_id  TEXT   NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    table_id TEXT   NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (club_id, table_id)
);

CREATE INDEX club_tables_by_table ON club_tables (table_id);

-- Who plays what, and everything that happened so far, is text to the store; players are numbers there.
CREATE TABLE tournaments (
    id       TEXT   NOT NULL PRIMARY KEY,
    club_id  TEXT   NOT NULL REFERENCES clubs (id) ON DELETE CASCADE,
    title    TEXT   NOT NULL,
    settings TEXT   NOT NULL,
    rounds   TEXT   NOT NULL,
    phase    TEXT   NOT NULL CHECK (phase IN ('open', 'running', 'over')),
    -- When it is meant to begin, if that is said.
    begins   BIGINT,
    -- Grows with every change: of two who change the same, one is refused.
    revision BIGINT NOT NULL,
    created  BIGINT NOT NULL
);

CREATE INDEX tournaments_by_club ON tournaments (club_id, created);

CREATE TABLE tournament_players (
    tournament_id TEXT   NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    number        BIGINT NOT NULL,
    -- Nobody, once the player was forgotten.
    guest_id      TEXT REFERENCES guests (id) ON DELETE SET NULL,
    PRIMARY KEY (tournament_id, number)
);

CREATE INDEX tournament_players_by_guest ON tournament_players (guest_id);

-- The tables whose result a tournament waits for.
CREATE TABLE tournament_tables (
    table_id      TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    tournament_id TEXT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE
);

CREATE INDEX tournament_tables_by_tournament ON tournament_tables (tournament_id);
