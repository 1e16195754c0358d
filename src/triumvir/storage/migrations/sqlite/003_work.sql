-- Jobs are written with the move that makes them necessary. Snapshots are a cache: they may be deleted at any time.
CREATE TABLE jobs (
    id TEXT NOT NULL PRIMARY KEY,
    match_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    worker TEXT NOT NULL,
    leased_until INTEGER NOT NULL,
    attempts INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX jobs_due ON jobs (kind, due_at, id);
CREATE INDEX jobs_match ON jobs (match_id);

CREATE TABLE snapshots (
    match_id TEXT NOT NULL PRIMARY KEY,
    seq INTEGER NOT NULL,
    version TEXT NOT NULL,
    body TEXT NOT NULL
) WITHOUT ROWID;
