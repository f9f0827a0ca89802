-- Who knows whom. A row is what one thinks of the other: asked to be friends, is a friend (then there are two
-- rows), or blocks.
CREATE TABLE friends (
    guest_id TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    other_id TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    state    TEXT    NOT NULL CHECK (state IN ('asked', 'friend', 'blocked')),
    created  INTEGER NOT NULL,
    PRIMARY KEY (guest_id, other_id)
) STRICT;

CREATE INDEX friends_by_other ON friends (other_id);

-- How somebody wants to be found and seen.
CREATE TABLE friend_cards (
    guest_id TEXT    NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    -- Whoever has it becomes a friend: a new one ends the old one.
    link     TEXT    NOT NULL UNIQUE,
    -- Friends do not see whether this one is here.
    hidden   INTEGER NOT NULL
) STRICT;

-- Friends who are asked to come to a table.
CREATE TABLE invitations (
    guest_id TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    by_id    TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    created  INTEGER NOT NULL,
    PRIMARY KEY (guest_id, table_id)
) STRICT;
