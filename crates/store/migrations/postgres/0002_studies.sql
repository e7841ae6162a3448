-- Studies: positions with their variations, as text. They belong to whoever made them, and to nobody else until they are shared.
CREATE TABLE studies (
    id       TEXT COLLATE "C" PRIMARY KEY,
    owner    TEXT COLLATE "C" NOT NULL,
    game     TEXT COLLATE "C" NOT NULL,
    name     TEXT COLLATE "C" NOT NULL,
    text     TEXT COLLATE "C" NOT NULL,
    version  BIGINT NOT NULL,
    of_match TEXT COLLATE "C",
    shared   BIGINT NOT NULL,
    created  BIGINT NOT NULL,
    changed  BIGINT NOT NULL
);
CREATE INDEX studies_by_owner ON studies (owner, created);
