-- The servers that are alive, by the clock of the database, and which of them answers for the bots of a table.
CREATE TABLE servers (
    id   TEXT    NOT NULL PRIMARY KEY,
    -- In milliseconds.
    seen INTEGER NOT NULL
) STRICT;

ALTER TABLE tables ADD COLUMN served_by TEXT;
CREATE INDEX tables_asking_bots ON tables (served_by) WHERE bot_asked;
