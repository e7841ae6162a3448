-- What was played in matches that are over, position by position, and the matches whose moves are still to be counted: those that are listed, and no branches.
CREATE TABLE openings (
    position TEXT NOT NULL,
    action   TEXT NOT NULL,
    played   INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    PRIMARY KEY (position, action)
) STRICT;
CREATE TABLE uncounted (
    id TEXT PRIMARY KEY
) STRICT;
INSERT INTO uncounted (id) SELECT id FROM matches WHERE status = 'over' AND listed = 1 AND branch_of IS NULL;
