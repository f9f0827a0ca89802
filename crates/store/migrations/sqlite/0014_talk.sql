-- What may be said at a table and by whom, as text; nothing where the host has not chosen.
ALTER TABLE tables ADD COLUMN talk TEXT;

-- What people say to each other. It goes with the table and with whoever said it.
CREATE TABLE talk (
    id       TEXT NOT NULL PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- As the speaker was called then.
    name     TEXT NOT NULL,
    -- Said by somebody who did not play.
    watches  INTEGER NOT NULL,
    words    TEXT NOT NULL,
    -- In milliseconds.
    at       INTEGER NOT NULL,
    hidden   INTEGER NOT NULL DEFAULT 0,
    -- Who asked for it, so that a repeated request is carried out once.
    client   TEXT NOT NULL,
    number   INTEGER NOT NULL,
    UNIQUE (table_id, client, number)
) STRICT;

CREATE INDEX talk_by_table ON talk (table_id, at);
CREATE INDEX talk_by_guest ON talk (guest_id);

-- Whom somebody does not want to hear, wherever they meet.
CREATE TABLE mutes (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- As the muted one was called then.
    name     TEXT NOT NULL,
    PRIMARY KEY (guest_id, muted_id)
) STRICT;

CREATE INDEX mutes_by_muted ON mutes (muted_id);

-- Where somebody wants to hear nobody.
CREATE TABLE muted_tables (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest_id, table_id)
) STRICT;

-- What somebody complained about.
CREATE TABLE talk_reports (
    said_id  TEXT NOT NULL REFERENCES talk (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    reported INTEGER NOT NULL,
    settled  INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (said_id, guest_id)
) STRICT;

CREATE INDEX talk_reports_by_guest ON talk_reports (guest_id);

-- Who may not speak anywhere.
CREATE TABLE talk_bans (
    guest_id TEXT NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    since    INTEGER NOT NULL
) STRICT;
