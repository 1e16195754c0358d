-- A match is its header and its entries; a summary is what lists show of it.
-- Collation "C" sorts by character code, as SQLite and Python do.
CREATE TABLE matches (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    rules_version BIGINT NOT NULL,
    options TEXT COLLATE "C" NOT NULL,
    seats TEXT COLLATE "C" NOT NULL,
    settings TEXT COLLATE "C" NOT NULL,
    seed_commitment TEXT COLLATE "C" NOT NULL,
    visibility TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    created_by TEXT COLLATE "C",
    secret TEXT COLLATE "C" NOT NULL
);

CREATE TABLE entries (
    match_id TEXT COLLATE "C" NOT NULL,
    seq BIGINT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    command_id TEXT COLLATE "C",
    body TEXT COLLATE "C" NOT NULL,
    answer TEXT COLLATE "C",
    state_hash TEXT COLLATE "C" NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (match_id, seq)
);

-- A command is carried out once.
CREATE UNIQUE INDEX entries_command ON entries (match_id, command_id) WHERE command_id IS NOT NULL;

CREATE TABLE summaries (
    match_id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    visibility TEXT COLLATE "C" NOT NULL,
    status TEXT COLLATE "C" NOT NULL,
    seats TEXT COLLATE "C" NOT NULL,
    to_act TEXT COLLATE "C" NOT NULL,
    plies BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    result TEXT COLLATE "C",
    is_over BIGINT NOT NULL,
    last_seq BIGINT NOT NULL
);

-- Only the first of these changes with every move; the archive is written to when a match ends.
CREATE INDEX summaries_unfinished ON summaries (updated_at, match_id) WHERE is_over = 0;
CREATE INDEX summaries_archive ON summaries (updated_at, match_id) WHERE is_over = 1 AND visibility = 'public';
CREATE INDEX summaries_archive_of_game ON summaries (game, updated_at, match_id)
    WHERE is_over = 1 AND visibility = 'public';

-- Who sits where. While a match goes on, `updated_at` here is older than in its summary.
CREATE TABLE participants (
    person TEXT COLLATE "C" NOT NULL,
    match_id TEXT COLLATE "C" NOT NULL,
    is_over BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (person, match_id)
);

CREATE INDEX participants_list ON participants (person, is_over, updated_at, match_id);
CREATE INDEX participants_match ON participants (match_id);
