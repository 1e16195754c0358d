-- A header tells what lists and doors ask before a match is read. Settings, seats and the seed stand in its first entry,
-- and nowhere else.
CREATE TABLE headers (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT COLLATE "C" NOT NULL,
    rules_version BIGINT NOT NULL,
    start TEXT COLLATE "C" NOT NULL,
    has_clock BIGINT NOT NULL,
    visibility TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    created_by TEXT COLLATE "C"
);

INSERT INTO headers (id, game, rules_version, start, has_clock, visibility, created_at, created_by)
    SELECT id, game, rules_version,
        CASE
            WHEN secret = '0000000000000000000000000000000000000000000000000000000000000000' THEN 'record'
            WHEN strpos(settings, '"start":""') > 0 THEN 'usual'
            ELSE 'position'
        END,
        CASE WHEN strpos(settings, '"kind":"none"') > 0 THEN 0 ELSE 1 END,
        visibility, created_at, created_by
    FROM matches;

DROP TABLE matches;

ALTER TABLE headers RENAME TO matches;

CREATE INDEX matches_created_by ON matches (created_by) WHERE created_by IS NOT NULL;

-- Nobody ever wrote one.
DROP TABLE snapshots;
