-- How well somebody with an account solves puzzles, and which they have seen, as JSON. A guest keeps it in the browser.
ALTER TABLE guests ADD COLUMN puzzles TEXT NOT NULL DEFAULT '';
