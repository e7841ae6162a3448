-- Studies: positions with their variations, as text. They belong to whoever made them, and to nobody else until they are shared.
CREATE TABLE studies (
    id       TEXT PRIMARY KEY,
    owner    TEXT NOT NULL,
    game     TEXT NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    of_match TEXT,
    shared   INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL
) STRICT;
CREATE INDEX studies_by_owner ON studies (owner, created);
