-- What everybody at a table has left and whose time runs, as text; and when that time is over, in
-- milliseconds since 1970, so that any server finds the tables at which nobody should wait any more.
ALTER TABLE tables ADD COLUMN clock TEXT;
ALTER TABLE tables ADD COLUMN deadline INTEGER;

CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;

-- When somebody was away, or is: clocks that count days stand still. Those of the last year are counted.
CREATE TABLE vacations (
    guest_id TEXT    NOT NULL REFERENCES guests (id) ON DELETE CASCADE,
    begins   INTEGER NOT NULL,
    until    INTEGER NOT NULL,
    PRIMARY KEY (guest_id, begins)
) STRICT;
