-- How the dice of a table come about, as text: what was promised, and what people added. The secret of
-- the server stays apart from it, in the seeds.
ALTER TABLE tables ADD COLUMN dice TEXT;

-- What was published of the dice of tables that were deleted before their end.
CREATE TABLE deleted_dice (
    id   TEXT NOT NULL PRIMARY KEY,
    dice TEXT NOT NULL
) STRICT;
