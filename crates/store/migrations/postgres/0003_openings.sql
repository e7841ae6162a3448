-- What was played in matches that are over, position by position, and the matches whose moves are still to be counted: those that are listed, and no branches.
CREATE TABLE openings (
    position TEXT COLLATE "C" NOT NULL,
    action   TEXT COLLATE "C" NOT NULL,
    played   BIGINT NOT NULL,
    won      BIGINT NOT NULL,
    drawn    BIGINT NOT NULL,
    PRIMARY KEY (position, action)
);
CREATE TABLE uncounted (
    id TEXT COLLATE "C" PRIMARY KEY
);
INSERT INTO uncounted (id) SELECT id FROM matches WHERE status = 'over' AND listed = 1 AND branch_of IS NULL;
