-- A private branch of a match, in which its host tries things out alone: the match it branches off.
ALTER TABLE matches ADD COLUMN branch_of TEXT;
CREATE INDEX matches_branching ON matches (touched) WHERE branch_of IS NOT NULL;
