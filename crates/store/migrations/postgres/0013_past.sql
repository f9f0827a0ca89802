-- Whether others see the unrated games of a guest, each with the consent of all who played it.
ALTER TABLE guests ADD COLUMN shows_past BOOLEAN NOT NULL DEFAULT FALSE;
