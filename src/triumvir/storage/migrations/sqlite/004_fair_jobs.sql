-- Jobs are taken in the order in which they came, in turns between those whose tables they are for. The number is
-- given by the database and never by a clock.
CREATE TABLE fair_jobs (
    arrival INTEGER NOT NULL PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    match_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL,
    due_at INTEGER NOT NULL,
    worker TEXT NOT NULL,
    leased_until INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    owner TEXT NOT NULL,
    cost INTEGER NOT NULL
);

INSERT INTO fair_jobs (id, match_id, kind, body, due_at, worker, leased_until, attempts, owner, cost)
    SELECT id, match_id, kind, body, due_at, worker, leased_until, attempts, '', 0 FROM jobs ORDER BY due_at, id;

DROP TABLE jobs;

ALTER TABLE fair_jobs RENAME TO jobs;

CREATE INDEX jobs_kind ON jobs (kind, arrival);
CREATE INDEX jobs_match ON jobs (match_id);

-- How many tables somebody keeps going.
CREATE INDEX matches_created_by ON matches (created_by) WHERE created_by IS NOT NULL;
