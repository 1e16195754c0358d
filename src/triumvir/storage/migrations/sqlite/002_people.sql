-- People, how they are recognised, how they get to a table, and what they say there.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    kind TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    profile TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE sessions (
    token_hash TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX sessions_expiry ON sessions (expires_at);

CREATE TABLE links (
    token_hash TEXT NOT NULL PRIMARY KEY,
    match_id TEXT NOT NULL,
    seat INTEGER,
    expires_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX links_match ON links (match_id);
CREATE INDEX links_expiry ON links (expires_at);

-- The columns of the key come first: the check of SQLite 3.40 finds fault with another order.
CREATE TABLE chat (
    match_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    room TEXT NOT NULL,
    person TEXT,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, number)
) WITHOUT ROWID;
