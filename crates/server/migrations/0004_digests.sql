-- Checks on what a table is, on what changes while it lives, and on who sits there. Null where an earlier program wrote it.
ALTER TABLE tables ADD COLUMN plan_digest INTEGER;
ALTER TABLE tables ADD COLUMN doc_digest INTEGER;
ALTER TABLE seats ADD COLUMN digest INTEGER;
