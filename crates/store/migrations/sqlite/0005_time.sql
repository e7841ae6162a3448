-- How much time a table gives, and when the time of what it waits for runs out. Older tables give as much as one likes.
ALTER TABLE matches ADD COLUMN time TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN due INTEGER;
CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL;
-- When a person last did something there.
ALTER TABLE matches ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
UPDATE matches SET touched = changed;
CREATE INDEX matches_by_touch ON matches (touched) WHERE status <> 'over';
-- Whether somebody is looked for to take over a seat of a match that is being played.
ALTER TABLE matches ADD COLUMN wanted INTEGER NOT NULL DEFAULT 0;
CREATE INDEX matches_wanted ON matches (created DESC, id) WHERE wanted = 1 AND listed = 1;
-- What a seat would answer, beside the journal: its owner's alone.
CREATE TABLE plans (
    match TEXT NOT NULL REFERENCES matches (id),
    seat  INTEGER NOT NULL,
    plan  TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
-- When somebody is on holiday.
CREATE TABLE holidays (
    guest TEXT NOT NULL,
    since INTEGER NOT NULL,
    until INTEGER NOT NULL,
    PRIMARY KEY (guest, since)
) STRICT, WITHOUT ROWID;
