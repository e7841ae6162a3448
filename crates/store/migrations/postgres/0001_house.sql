-- The house as it is kept by several nodes: the tables and columns of the embedded form after its first eight steps, so that rows
-- can be copied cell by cell, and what nodes need to share work. Numbers are BIGINT, flags too (0 or 1); texts compare by their
-- bytes, as they do there. Later steps only add, so that older nodes go on beside newer ones.
CREATE TABLE house (
    name  TEXT COLLATE "C" PRIMARY KEY,
    value BYTEA NOT NULL
);

CREATE TABLE guests (
    id      TEXT COLLATE "C" PRIMARY KEY,
    name    TEXT COLLATE "C" NOT NULL,
    token   TEXT COLLATE "C" NOT NULL UNIQUE,
    created BIGINT NOT NULL
);

CREATE TABLE matches (
    id           TEXT COLLATE "C" PRIMARY KEY,
    game         TEXT COLLATE "C" NOT NULL,
    config       TEXT COLLATE "C" NOT NULL,
    host         TEXT COLLATE "C" NOT NULL,
    listed       BIGINT NOT NULL,
    seed         BYTEA NOT NULL,
    status       TEXT COLLATE "C" NOT NULL,
    rematch      TEXT COLLATE "C",
    version      BIGINT NOT NULL DEFAULT 0,
    created      BIGINT NOT NULL,
    changed      BIGINT NOT NULL,
    rules        BIGINT NOT NULL DEFAULT 1,
    awaited      BIGINT NOT NULL DEFAULT 0,
    owes         BIGINT NOT NULL DEFAULT 0,
    actions      BIGINT NOT NULL DEFAULT 0,
    veiled       BIGINT NOT NULL DEFAULT 0,
    summed       BIGINT NOT NULL DEFAULT 0,
    lot          BIGINT NOT NULL DEFAULT 0,
    time         TEXT COLLATE "C" NOT NULL DEFAULT '',
    due          BIGINT,
    touched      BIGINT NOT NULL DEFAULT 0,
    wanted       BIGINT NOT NULL DEFAULT 0,
    press_opened BIGINT NOT NULL DEFAULT 1,
    most         BIGINT NOT NULL DEFAULT 0,
    bots         BIGINT NOT NULL DEFAULT 0,
    share        BIGINT,
    deadline     BIGINT,
    earliest     BIGINT,
    branch_of    TEXT COLLATE "C",
    -- The number of the node that does what the house owes the match.
    worker       BIGINT,
    -- Nobody else takes its deadline before this moment.
    due_held     BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX matches_by_status ON matches (status, listed, created DESC, id);
CREATE INDEX matches_by_host ON matches (host, created DESC, id);
CREATE INDEX matches_owing ON matches (created, id) WHERE owes = 1;
CREATE INDEX matches_unsummed ON matches (id) WHERE summed = 0;
CREATE INDEX matches_by_due ON matches (due) WHERE due IS NOT NULL;
CREATE INDEX matches_by_touch ON matches (touched) WHERE status <> 'over';
CREATE INDEX matches_wanted ON matches (created DESC, id) WHERE wanted = 1 AND listed = 1;
CREATE INDEX matches_by_earliest ON matches (earliest) WHERE earliest IS NOT NULL;
CREATE INDEX matches_branching ON matches (touched) WHERE branch_of IS NOT NULL;

CREATE TABLE chairs (
    match   TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seat    BIGINT NOT NULL,
    chair   TEXT COLLATE "C" NOT NULL,
    guest   TEXT COLLATE "C",
    version BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match, seat)
);
CREATE INDEX chairs_by_guest ON chairs (guest) WHERE guest IS NOT NULL;

CREATE TABLE journal (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seq   BIGINT NOT NULL,
    at    BIGINT NOT NULL,
    text  TEXT COLLATE "C" NOT NULL,
    key   TEXT COLLATE "C",
    asked TEXT COLLATE "C",
    PRIMARY KEY (match, seq)
);
CREATE UNIQUE INDEX journal_by_key ON journal (match, key) WHERE key IS NOT NULL;

CREATE TABLE chat (
    match   TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    n       BIGINT NOT NULL,
    channel TEXT COLLATE "C" NOT NULL,
    guest   TEXT COLLATE "C" NOT NULL,
    name    TEXT COLLATE "C" NOT NULL,
    text    TEXT COLLATE "C" NOT NULL,
    at      BIGINT NOT NULL,
    version BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (match, n)
);

CREATE TABLE plans (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seat  BIGINT NOT NULL,
    plan  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, seat)
);

CREATE TABLE holidays (
    guest TEXT COLLATE "C" NOT NULL,
    since BIGINT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (guest, since)
);

CREATE TABLE letters (
    match     TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    n         BIGINT NOT NULL,
    writer    BIGINT NOT NULL,
    receivers BIGINT,
    text      TEXT COLLATE "C" NOT NULL,
    at        BIGINT NOT NULL,
    key       TEXT COLLATE "C" NOT NULL,
    asked     TEXT COLLATE "C" NOT NULL,
    version   BIGINT NOT NULL,
    PRIMARY KEY (match, n)
);
CREATE UNIQUE INDEX letters_by_key ON letters (match, key);

CREATE TABLE marks (
    match  TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    guest  TEXT COLLATE "C" NOT NULL,
    seat   BIGINT NOT NULL,
    thread BIGINT NOT NULL,
    read   BIGINT NOT NULL,
    muted  BIGINT NOT NULL,
    PRIMARY KEY (match, guest, seat, thread)
);

CREATE TABLE places (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    place BIGINT NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    name  TEXT COLLATE "C" NOT NULL,
    nonce TEXT COLLATE "C",
    seat  BIGINT,
    PRIMARY KEY (match, place)
);
CREATE INDEX places_by_guest ON places (guest);

CREATE TABLE notes (
    match TEXT COLLATE "C" NOT NULL REFERENCES matches (id),
    seat  BIGINT NOT NULL,
    text  TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (match, seat)
);

-- The nodes there ever were: when each last said that it is open (nothing before it is), and when it went or was given up.
CREATE TABLE nodes (
    number BIGINT PRIMARY KEY,
    beat   BIGINT,
    gone   BIGINT
);
CREATE SEQUENCE node_numbers;

-- Who has a socket at a match, and on which node. Nothing of it outlives a crash of the database: nodes say it again.
CREATE UNLOGGED TABLE present (
    match TEXT COLLATE "C" NOT NULL,
    guest TEXT COLLATE "C" NOT NULL,
    node  BIGINT NOT NULL,
    PRIMARY KEY (match, guest, node)
);
CREATE INDEX present_by_node ON present (node);
