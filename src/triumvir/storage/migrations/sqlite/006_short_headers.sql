-- A header tells what lists and doors ask before a match is read. Settings, seats and the seed stand in its first entry,
-- and nowhere else.
CREATE TABLE headers (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    start TEXT NOT NULL,
    has_clock INTEGER NOT NULL,
    visibility TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    created_by TEXT
) WITHOUT ROWID;

INSERT INTO headers (id, game, rules_version, start, has_clock, visibility, created_at, created_by)
    SELECT id, game, rules_version,
        CASE
            WHEN secret = '0000000000000000000000000000000000000000000000000000000000000000' THEN 'record'
            WHEN instr(settings, '"start":""') > 0 THEN 'usual'
            ELSE 'position'
        END,
        CASE WHEN instr(settings, '"kind":"none"') > 0 THEN 0 ELSE 1 END,
        visibility, created_at, created_by
    FROM matches;

DROP TABLE matches;

ALTER TABLE headers RENAME TO matches;

CREATE INDEX matches_created_by ON matches (created_by) WHERE created_by IS NOT NULL;

-- Nobody ever wrote one.
DROP TABLE snapshots;
