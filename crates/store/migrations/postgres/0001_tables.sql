-- Guests, tables and what happened at them. What a game looks like inside is text to the store.

CREATE TABLE guests (
    id          TEXT    NOT NULL PRIMARY KEY,
    -- The secret itself is only in the cookie.
    secret_hash TEXT    NOT NULL UNIQUE,
    name        TEXT    NOT NULL,
    created     BIGINT NOT NULL
);

CREATE TABLE tables (
    id        TEXT    NOT NULL PRIMARY KEY,
    game      TEXT    NOT NULL,
    options   TEXT    NOT NULL,
    host      TEXT    NOT NULL REFERENCES guests (id),
    seats     TEXT    NOT NULL,
    public    BOOLEAN NOT NULL,
    phase     TEXT    NOT NULL CHECK (phase IN ('gathering', 'running', 'over')),
    -- The game before the first change, once it was dealt.
    record    TEXT,
    -- A few words for lists, so that nobody has to set the game up for them.
    summary   TEXT,
    bot_asked BOOLEAN NOT NULL,
    -- How many changes there are: a new one names the number it expects.
    version   BIGINT NOT NULL DEFAULT 0,
    -- Grows when anything but the changes is saved.
    revision  BIGINT NOT NULL DEFAULT 0,
    rematch   TEXT REFERENCES tables (id),
    created   BIGINT NOT NULL,
    changed   BIGINT NOT NULL
);

CREATE INDEX tables_by_phase ON tables (phase, public, created);
CREATE INDEX tables_by_host ON tables (host, phase);

-- Apart from the tables, so that whoever lists tables never holds one.
CREATE TABLE seeds (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seed     TEXT NOT NULL
);

CREATE TABLE sitters (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest_id TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, guest_id)
);

CREATE INDEX sitters_by_guest ON sitters (guest_id);

CREATE TABLE changes (
    table_id TEXT    NOT NULL REFERENCES tables (id),
    -- Two writers of the same version cannot both win.
    version  BIGINT NOT NULL,
    change   TEXT    NOT NULL,
    -- Who asked for it, so that a repeated request is carried out once. Bots name nobody.
    client   TEXT,
    number   BIGINT,
    created  BIGINT NOT NULL,
    PRIMARY KEY (table_id, version),
    UNIQUE (table_id, client, number)
);

CREATE TABLE consents (
    table_id TEXT NOT NULL REFERENCES tables (id),
    guest_id TEXT NOT NULL REFERENCES guests (id),
    PRIMARY KEY (table_id, guest_id)
);

CREATE TABLE replays (
    id       TEXT    NOT NULL PRIMARY KEY,
    guest_id TEXT    NOT NULL REFERENCES guests (id),
    game     TEXT    NOT NULL,
    record   TEXT    NOT NULL,
    created  BIGINT NOT NULL
);

CREATE INDEX replays_by_guest ON replays (guest_id);
