-- How a name looks, so that no two accounts look alike. Nothing for those that looked alike before it was
-- asked: they keep their names. The server fills it in, because databases know no look-alikes.
ALTER TABLE accounts ADD COLUMN skeleton TEXT;
CREATE UNIQUE INDEX accounts_by_skeleton ON accounts (skeleton);

-- A browser is told for as long as it is signed in: its channel goes with its device.
ALTER TABLE channels ADD COLUMN device_id TEXT REFERENCES devices (id) ON DELETE CASCADE;
CREATE INDEX channels_by_device ON channels (device_id);

-- Wrong passwords, counted by all servers together. What they were tried for is hashed.
CREATE TABLE guesses (
    id    TEXT NOT NULL PRIMARY KEY,
    -- How many there were, less those that time has forgiven until `tried`.
    level DOUBLE PRECISION NOT NULL,
    -- In seconds.
    tried BIGINT NOT NULL
);

CREATE INDEX guesses_by_time ON guesses (tried);
