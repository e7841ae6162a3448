-- Letters from seat to seat. Whoever holds a seat reads what it wrote and what was written to it.
CREATE TABLE letters (
    match     TEXT NOT NULL REFERENCES matches (id),
    n         INTEGER NOT NULL,
    writer    INTEGER NOT NULL,
    -- Bit n for seat n; nothing where it is for everybody.
    receivers INTEGER,
    text      TEXT NOT NULL,
    at        INTEGER NOT NULL,
    key       TEXT NOT NULL,
    asked     TEXT NOT NULL,
    version   INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX letters_by_key ON letters (match, key);
-- Whether everybody may read them once the match is over.
ALTER TABLE matches ADD COLUMN press_opened INTEGER NOT NULL DEFAULT 1;
-- How far somebody has read a thread of letters, and whether they want to hear of it: theirs alone, beside the match.
CREATE TABLE marks (
    match  TEXT NOT NULL REFERENCES matches (id),
    guest  TEXT NOT NULL,
    seat   INTEGER NOT NULL,
    -- The seats that write to each other there: bit n for seat n; 0 for what is for everybody.
    thread INTEGER NOT NULL,
    read   INTEGER NOT NULL,
    muted  INTEGER NOT NULL,
    PRIMARY KEY (match, guest, seat, thread)
) STRICT, WITHOUT ROWID;
