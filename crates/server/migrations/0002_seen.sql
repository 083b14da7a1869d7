-- What each viewer saw of a game, deflated, for the day when the rules it was played under are gone.
CREATE TABLE seen (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    viewer    TEXT NOT NULL,
    frames    BLOB NOT NULL,
    PRIMARY KEY (table_key, viewer)
);

-- What `updated` was when the game was last kept as it was seen.
ALTER TABLE tables ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_to_keep ON tables (updated) WHERE header IS NOT NULL AND seen < updated;

-- Checks on what was written: each line's covers the line before it. Null where an earlier program wrote it.
ALTER TABLE journal ADD COLUMN chain INTEGER;
ALTER TABLE records ADD COLUMN chain INTEGER;
ALTER TABLE snapshots ADD COLUMN digest INTEGER;

-- Whose network made it, as a hash with a secret of this file, so that nobody fills the lists alone. Null where that is not known.
ALTER TABLE tables ADD COLUMN maker BLOB;
CREATE INDEX tables_by_maker ON tables (maker, phase) WHERE maker IS NOT NULL;
