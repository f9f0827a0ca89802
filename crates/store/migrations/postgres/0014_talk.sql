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
    watches  BOOLEAN NOT NULL,
    words    TEXT NOT NULL,
    -- In milliseconds.
    at       BIGINT NOT NULL,
    hidden   BOOLEAN NOT NULL DEFAULT FALSE,
    -- Who asked for it, so that a repeated request is carried out once.
    client   TEXT NOT NULL,
    number   BIGINT NOT NULL,
    UNIQUE (table_id, client, number)
);

CREATE INDEX talk_by_table ON talk (table_id, at);
CREATE INDEX talk_by_guest ON talk (guest_id);

-- Whom somebody does not want to hear, wherever they meet.
CREATE TABLE mutes (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    muted_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    -- As the muted one was called then.
    name     TEXT NOT NULL,
    PRIMARY KEY (guest_id, muted_id)
);

CREATE INDEX mutes_by_muted ON mutes (muted_id);

-- Where somebody wants to hear nobody.
CREATE TABLE muted_tables (
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (guest_id, table_id)
);

-- What somebody complained about.
CREATE TABLE talk_reports (
    said_id  TEXT NOT NULL REFERENCES talk (id) ON DELETE CASCADE,
    guest_id TEXT NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    reported BIGINT NOT NULL,
    settled  BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (said_id, guest_id)
);

CREATE INDEX talk_reports_by_guest ON talk_reports (guest_id);

-- Who may not speak anywhere.
CREATE TABLE talk_bans (
    guest_id TEXT NOT NULL PRIMARY KEY REFERENCES guests (id) ON DELETE CASCADE,
    since    BIGINT NOT NULL
);

-- Other servers hear at which table there is something new to read, and whose ears have changed.
CREATE OR REPLACE FUNCTION bedesten_tell_talk() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    writer TEXT := coalesce(nullif(current_setting('bedesten.server', true), ''), '-');
BEGIN
    IF TG_TABLE_NAME = 'talk' THEN
        PERFORM pg_notify(
            'bedesten', concat_ws(' ', 'talk', writer, coalesce(NEW.table_id, OLD.table_id)));
    ELSE
        PERFORM pg_notify(
            'bedesten', concat_ws(' ', 'ears', writer, coalesce(NEW.guest_id, OLD.guest_id)));
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON talk
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell_talk();
CREATE TRIGGER tell AFTER INSERT OR DELETE ON mutes
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell_talk();
CREATE TRIGGER tell AFTER INSERT OR DELETE ON muted_tables
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell_talk();
CREATE TRIGGER tell AFTER INSERT OR DELETE ON talk_bans
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell_talk();
