-- Checks on what was said, on who was muted or sent away, on what the operator says and on games as they were seen. From here on whatever
-- has no check is damaged: what an earlier program wrote is given its checks by the step to this version.
ALTER TABLE chat ADD COLUMN digest INTEGER;
ALTER TABLE bans ADD COLUMN digest INTEGER;
ALTER TABLE notes ADD COLUMN digest INTEGER;
ALTER TABLE seen ADD COLUMN digest INTEGER;

-- The key with which a network was muted or sent away, so that both end together. Null where the network was meant by itself.
ALTER TABLE bans ADD COLUMN along BLOB;
