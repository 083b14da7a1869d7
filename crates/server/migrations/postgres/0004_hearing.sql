-- Since when a node has heard the bus without a longer pause, and when it last did, by the clock of this database and no later than was so. Nothing: it says
-- nothing of it, as one without a bus and one of an earlier version.
ALTER TABLE nodes ADD COLUMN hears_since BIGINT;
ALTER TABLE nodes ADD COLUMN heard BIGINT;
