-- One version for everything that changes a match; what lists show stands in columns; the rules' revision is kept.
ALTER TABLE matches RENAME COLUMN entries TO version;
ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE matches ADD COLUMN awaited INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN owes INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN actions INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN veiled INTEGER NOT NULL DEFAULT 0;
-- What only the rules can say (awaited, owes, actions, veiled) is still to be written where this is 0.
ALTER TABLE matches ADD COLUMN summed INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chairs ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE chat ADD COLUMN version INTEGER NOT NULL DEFAULT 0;

DROP INDEX matches_by_status;
DROP INDEX matches_by_host;
CREATE INDEX matches_by_status ON matches (status, listed, created DESC, id);
CREATE INDEX matches_by_host ON matches (host, created DESC, id);
CREATE INDEX matches_owing ON matches (id) WHERE owes = 1;
CREATE INDEX matches_unsummed ON matches (id) WHERE summed = 0;
