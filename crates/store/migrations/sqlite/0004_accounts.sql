-- A guest may come with several devices, each with a cookie of its own: the secrets move from the guests
-- to their devices. A column that is unique cannot be dropped here, so the guests are written anew; what
-- refers to them is checked at the end, when they are all there again.
PRAGMA defer_foreign_keys = ON;

CREATE TABLE devices (
    id          TEXT    NOT NULL PRIMARY KEY,
    guest_id    TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- The secret itself is only in the cookie.
    secret_hash TEXT    NOT NULL UNIQUE,
    -- What the browser says it is, for people who look through their devices.
    label       TEXT    NOT NULL,
    created     INTEGER NOT NULL,
    seen        INTEGER NOT NULL
) STRICT;

CREATE TEMPORARY TABLE old_guests AS SELECT id, secret_hash, name, created FROM guests;
DROP TABLE guests;
CREATE TABLE guests (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;
INSERT INTO guests (id, name, created) SELECT id, name, created FROM old_guests;
INSERT INTO devices (id, guest_id, secret_hash, label, created, seen)
    SELECT id, id, secret_hash, '', created, created FROM old_guests;
DROP TABLE old_guests;

CREATE INDEX devices_by_guest ON devices (guest_id);

-- The name and, if there is one, the password with which a guest comes back from anywhere.
CREATE TABLE accounts (
    guest_id TEXT    NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    name     TEXT    NOT NULL,
    -- The same name in small letters: nobody may look like somebody else.
    folded   TEXT    NOT NULL UNIQUE,
    -- Hashed with argon2id. Without one, links are the only way in.
    password TEXT,
    created  INTEGER NOT NULL
) STRICT;

-- Links that sign somebody in, once.
CREATE TABLE sign_in_links (
    secret_hash TEXT    NOT NULL PRIMARY KEY,
    guest_id    TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    expires     INTEGER NOT NULL
) STRICT;

-- What programs of a guest come with.
CREATE TABLE tokens (
    id          TEXT    NOT NULL PRIMARY KEY,
    guest_id    TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    secret_hash TEXT    NOT NULL UNIQUE,
    label       TEXT    NOT NULL,
    scope       TEXT    NOT NULL CHECK (scope IN ('read', 'play')),
    created     INTEGER NOT NULL,
    seen        INTEGER NOT NULL
) STRICT;

CREATE INDEX tokens_by_guest ON tokens (guest_id);
