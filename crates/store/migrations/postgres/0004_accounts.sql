-- A guest may come with several devices, each with a cookie of its own: the secrets move from the guests
-- to their devices.
CREATE TABLE devices (
    id          TEXT   NOT NULL PRIMARY KEY,
    guest_id    TEXT   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- The secret itself is only in the cookie.
    secret_hash TEXT   NOT NULL UNIQUE,
    -- What the browser says it is, for people who look through their devices.
    label       TEXT   NOT NULL,
    created     BIGINT NOT NULL,
    seen        BIGINT NOT NULL
);

INSERT INTO devices (id, guest_id, secret_hash, label, created, seen)
    SELECT id, id, secret_hash, '', created, created FROM guests;
ALTER TABLE guests DROP COLUMN secret_hash;

CREATE INDEX devices_by_guest ON devices (guest_id);

-- The name and, if there is one, the password with which a guest comes back from anywhere.
CREATE TABLE accounts (
    guest_id TEXT   NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    name     TEXT   NOT NULL,
    -- The same name in small letters: nobody may look like somebody else.
    folded   TEXT   NOT NULL UNIQUE,
    -- Hashed with argon2id. Without one, links are the only way in.
    password TEXT,
    created  BIGINT NOT NULL
);

-- Links that sign somebody in, once.
CREATE TABLE sign_in_links (
    secret_hash TEXT   NOT NULL PRIMARY KEY,
    guest_id    TEXT   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    expires     BIGINT NOT NULL
);

-- What programs of a guest come with.
CREATE TABLE tokens (
    id          TEXT   NOT NULL PRIMARY KEY,
    guest_id    TEXT   NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    secret_hash TEXT   NOT NULL UNIQUE,
    label       TEXT   NOT NULL,
    scope       TEXT   NOT NULL CHECK (scope IN ('read', 'play')),
    created     BIGINT NOT NULL,
    seen        BIGINT NOT NULL
);

CREATE INDEX tokens_by_guest ON tokens (guest_id);
