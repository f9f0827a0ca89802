-- How far somebody with an account is in the chapters of the school, as JSON. A guest keeps it in the browser.
ALTER TABLE guests ADD COLUMN school TEXT NOT NULL DEFAULT '';
