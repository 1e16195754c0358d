-- Jobs are written with the move that makes them necessary. Snapshots are a cache: they may be deleted at any time.
CREATE TABLE jobs (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    match_id TEXT COLLATE "C" NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL,
    due_at BIGINT NOT NULL,
    worker TEXT COLLATE "C" NOT NULL,
    leased_until BIGINT NOT NULL,
    attempts BIGINT NOT NULL
);

CREATE INDEX jobs_due ON jobs (kind, due_at, id);
CREATE INDEX jobs_match ON jobs (match_id);

CREATE TABLE snapshots (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    seq BIGINT NOT NULL,
    version TEXT COLLATE "C" NOT NULL,
    body TEXT COLLATE "C" NOT NULL
);
