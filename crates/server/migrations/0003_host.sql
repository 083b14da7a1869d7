-- How many bytes the record and the conversation of a table take.
ALTER TABLE tables ADD COLUMN bytes INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET bytes =
    (SELECT coalesce(sum(length(lines)), 0) FROM records WHERE table_key = key) +
    (SELECT coalesce(sum(length(text)), 0) FROM chat WHERE table_key = key);

-- When names and conversation were taken out of a finished table; null as long as they are there.
ALTER TABLE tables ADD COLUMN forgotten INTEGER;

-- What one network has made, and how much it takes; what is listed, the latest first, with who made it.
DROP INDEX tables_by_maker;
CREATE INDEX tables_by_maker ON tables (maker, phase, bytes) WHERE maker IS NOT NULL;
CREATE INDEX tables_listed ON tables (phase, updated, maker) WHERE listed = 1;
CREATE INDEX tables_quiet ON tables (phase, updated);

-- What a seat that is kept for somebody is taken with.
ALTER TABLE seats ADD COLUMN invitation TEXT;

-- Commands that were carried out, so that they are not carried out twice; those of a seat go after a while.
CREATE TABLE commands (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    mark      INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, mark)
) WITHOUT ROWID;
CREATE INDEX commands_by_time ON commands (at);

-- Those who may not sit, watch or write here: a network or a key, as a hash.
CREATE TABLE bans (
    who   BLOB NOT NULL,
    kind  TEXT NOT NULL,
    until INTEGER NOT NULL,
    why   TEXT NOT NULL,
    at    INTEGER NOT NULL,
    PRIMARY KEY (who, kind)
) WITHOUT ROWID;

-- What the operator says to everybody, and other short texts.
CREATE TABLE notes (
    name TEXT PRIMARY KEY,
    text TEXT NOT NULL
) WITHOUT ROWID;
