-- A match is its header and its entries; a summary is what lists show of it.
CREATE TABLE matches (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed_commitment TEXT NOT NULL,
    visibility TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    created_by TEXT,
    secret TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
    match_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    command_id TEXT,
    body TEXT NOT NULL,
    answer TEXT,
    state_hash TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (match_id, seq)
) WITHOUT ROWID;

-- A command is carried out once.
CREATE UNIQUE INDEX entries_command ON entries (match_id, command_id) WHERE command_id IS NOT NULL;

CREATE TABLE summaries (
    match_id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    visibility TEXT NOT NULL,
    status TEXT NOT NULL,
    seats TEXT NOT NULL,
    to_act TEXT NOT NULL,
    plies INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    result TEXT,
    is_over INTEGER NOT NULL,
    last_seq INTEGER NOT NULL
) WITHOUT ROWID;

-- Only the first of these changes with every move; the archive is written to when a match ends.
CREATE INDEX summaries_unfinished ON summaries (updated_at, match_id) WHERE is_over = 0;
CREATE INDEX summaries_archive ON summaries (updated_at, match_id) WHERE is_over = 1 AND visibility = 'public';
CREATE INDEX summaries_archive_of_game ON summaries (game, updated_at, match_id)
    WHERE is_over = 1 AND visibility = 'public';

-- Who sits where. While a match goes on, `updated_at` here is older than in its summary.
CREATE TABLE participants (
    person TEXT NOT NULL,
    match_id TEXT NOT NULL,
    is_over INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (person, match_id)
) WITHOUT ROWID;

CREATE INDEX participants_list ON participants (person, is_over, updated_at, match_id);
CREATE INDEX participants_match ON participants (match_id);
