-- The house as it opens: guests, matches with their seats, journals, talk.
CREATE TABLE house (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;

CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    token   TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE matches (
    id      TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    config  TEXT NOT NULL,
    host    TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    seed    BLOB NOT NULL,
    status  TEXT NOT NULL,
    rematch TEXT,
    entries INTEGER NOT NULL DEFAULT 0,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE INDEX matches_by_status ON matches (status, listed, changed);
CREATE INDEX matches_by_host ON matches (host, changed);

CREATE TABLE chairs (
    match TEXT NOT NULL REFERENCES matches (id),
    seat  INTEGER NOT NULL,
    chair TEXT NOT NULL,
    guest TEXT,
    PRIMARY KEY (match, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX chairs_by_guest ON chairs (guest) WHERE guest IS NOT NULL;

CREATE TABLE journal (
    match TEXT NOT NULL REFERENCES matches (id),
    seq   INTEGER NOT NULL,
    at    INTEGER NOT NULL,
    text  TEXT NOT NULL,
    key   TEXT,
    PRIMARY KEY (match, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_by_key ON journal (match, key) WHERE key IS NOT NULL;

CREATE TABLE chat (
    match   TEXT NOT NULL REFERENCES matches (id),
    n       INTEGER NOT NULL,
    channel TEXT NOT NULL,
    guest   TEXT NOT NULL,
    name    TEXT NOT NULL,
    text    TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
