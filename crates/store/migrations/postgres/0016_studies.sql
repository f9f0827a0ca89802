-- What a study found in a game that is over, as JSON without the names of those who played. It goes with the
-- game: a table, or a record that somebody uploaded.
CREATE TABLE studies (
    game_id   TEXT    NOT NULL PRIMARY KEY,
    table_id  TEXT REFERENCES tables (id) ON DELETE CASCADE,
    replay_id TEXT REFERENCES replays (id) ON DELETE CASCADE,
    report    TEXT    NOT NULL,
    created   BIGINT NOT NULL
);

CREATE INDEX studies_by_table ON studies (table_id);
CREATE INDEX studies_by_replay ON studies (replay_id);
