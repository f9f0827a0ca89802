-- Where a guest wants to be told that somebody waits: a browser, a mailbox, or an address on the web.
CREATE TABLE channels (
    id       TEXT    NOT NULL PRIMARY KEY,
    guest_id TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    kind     TEXT    NOT NULL,
    -- Whoever knows it can write there: it is shown to its owner only, and to nobody in full.
    address  TEXT    NOT NULL,
    -- With what messages are signed, if they are.
    secret   TEXT,
    language TEXT    NOT NULL,
    -- What is told here, and when not, as text.
    kinds    TEXT    NOT NULL,
    quiet    TEXT,
    state    TEXT    NOT NULL CHECK (state IN ('unconfirmed', 'on', 'off', 'failed')),
    -- Why it failed last.
    problem  TEXT,
    failures BIGINT  NOT NULL,
    created  BIGINT  NOT NULL,
    UNIQUE (guest_id, kind, address)
);

-- What is to be told, once for each channel, table, version and kind: whoever writes it again writes nothing.
CREATE TABLE notices (
    channel_id TEXT    NOT NULL REFERENCES channels (id) ON DELETE CASCADE,
    table_id   TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    version    BIGINT  NOT NULL,
    kind       TEXT    NOT NULL,
    guest_id   TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- What stands in it, as text; empty once it is settled.
    facts      TEXT    NOT NULL,
    due        BIGINT  NOT NULL,
    -- Waiting, taken by a server that sends it, sent, seen because the guest came, or dropped.
    state      TEXT    NOT NULL CHECK (state IN ('waiting', 'taken', 'sent', 'seen', 'dropped')),
    attempts   BIGINT  NOT NULL,
    -- Until when whoever took it may take; then it is anybody's.
    lease      BIGINT  NOT NULL,
    -- When it was sent; 0 if it was not.
    sent       BIGINT  NOT NULL,
    PRIMARY KEY (channel_id, table_id, version, kind)
);

CREATE INDEX notices_by_due ON notices (state, due);
CREATE INDEX notices_by_guest ON notices (guest_id, table_id);

-- What the house itself must keep to itself: keys that it made on its first day.
CREATE TABLE house_secrets (
    name   TEXT NOT NULL PRIMARY KEY,
    secret TEXT NOT NULL
);
