-- The servers that are alive, by the clock of the database, and which of them answers for the bots of a table.
CREATE TABLE servers (
    id   TEXT   NOT NULL PRIMARY KEY,
    -- In milliseconds.
    seen BIGINT NOT NULL
);

ALTER TABLE tables ADD COLUMN served_by TEXT;
CREATE INDEX tables_asking_bots ON tables (served_by) WHERE bot_asked;

-- Whatever one server writes the others hear of, together with the write or not at all. The first words
-- are what it is about and who wrote it; no secret is among them.
CREATE OR REPLACE FUNCTION bedesten_tell() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    writer TEXT := coalesce(nullif(current_setting('bedesten.server', true), ''), '-');
BEGIN
    IF TG_TABLE_NAME = 'tables' THEN
        IF TG_OP = 'DELETE' THEN
            PERFORM pg_notify('bedesten', concat_ws(' ', 'gone', writer, OLD.id));
        ELSE
            PERFORM pg_notify(
                'bedesten', concat_ws(' ', 'table', writer, NEW.id, NEW.version, NEW.revision));
        END IF;
    ELSIF TG_TABLE_NAME IN ('devices', 'tokens') THEN
        PERFORM pg_notify('bedesten', concat_ws(' ', 'revoked', writer, OLD.guest_id));
    ELSE
        PERFORM pg_notify(
            'bedesten', concat_ws(' ', 'around', writer, coalesce(NEW.table_id, OLD.table_id)));
    END IF;
    RETURN NULL;
END
$$;

CREATE TRIGGER tell AFTER UPDATE OR DELETE ON tables
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell();
CREATE TRIGGER tell AFTER DELETE ON devices
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell();
CREATE TRIGGER tell AFTER DELETE ON tokens
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell();
CREATE TRIGGER tell AFTER INSERT OR UPDATE OR DELETE ON plans
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell();
CREATE TRIGGER tell AFTER INSERT OR DELETE ON consents
    FOR EACH ROW EXECUTE FUNCTION bedesten_tell();
