-- Whether seats are drawn by lot once everybody is there. Tables that were made before are as they were set.
ALTER TABLE matches ADD COLUMN lot INTEGER NOT NULL DEFAULT 0;
