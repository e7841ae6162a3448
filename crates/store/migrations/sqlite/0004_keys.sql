-- A short sum of what was asked for under a key, so that a repeat is told from something else. Unknown in older entries.
ALTER TABLE journal ADD COLUMN asked TEXT;
