-- Who asked whom to come and play, and when, as text: lists read it with the table.
ALTER TABLE tables ADD COLUMN nudges TEXT;
