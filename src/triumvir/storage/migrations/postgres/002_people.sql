-- People, how they are recognised, how they get to a table, and what they say there.
CREATE TABLE people (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    profile TEXT COLLATE "C" NOT NULL
);

CREATE TABLE sessions (
    token_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    person TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL
);

CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE links (
    token_hash TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    match_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    expires_at BIGINT NOT NULL
);

CREATE INDEX links_match ON links (match_id);
CREATE INDEX links_expiry ON links (expires_at);

CREATE TABLE chat (
    match_id TEXT COLLATE "C" NOT NULL,
    number BIGINT NOT NULL,
    room TEXT COLLATE "C" NOT NULL,
    person TEXT COLLATE "C",
    name TEXT COLLATE "C" NOT NULL,
    text TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, number)
);
