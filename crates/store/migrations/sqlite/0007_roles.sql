-- Tables that draw who plays which seat: how many can put themselves down (0 where everybody sits down where they like), and the
-- level of the bots that fill up.
ALTER TABLE matches ADD COLUMN most INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN bots INTEGER NOT NULL DEFAULT 0;
-- How many minutes of a window are kept for those who may not be noticed, where the table says so.
ALTER TABLE matches ADD COLUMN share INTEGER;
-- What everybody may know of its time: when it runs out, and the earliest that time may end what it waits for. `due` is the house's.
ALTER TABLE matches ADD COLUMN deadline INTEGER;
ALTER TABLE matches ADD COLUMN earliest INTEGER;
UPDATE matches SET deadline = due, earliest = due;
CREATE INDEX matches_by_earliest ON matches (earliest) WHERE earliest IS NOT NULL;
-- Those who have put themselves down at a table that draws its seats, in their order, with the last seat they were given.
CREATE TABLE places (
    match TEXT NOT NULL REFERENCES matches (id),
    place INTEGER NOT NULL,
    guest TEXT NOT NULL,
    name  TEXT NOT NULL,
    nonce TEXT,
    seat  INTEGER,
    PRIMARY KEY (match, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX places_by_guest ON places (guest);
-- The notebook of a seat: for whoever holds it alone, beside the match.
CREATE TABLE notes (
    match TEXT NOT NULL REFERENCES matches (id),
    seat  INTEGER NOT NULL,
    text  TEXT NOT NULL,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
