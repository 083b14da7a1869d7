-- What is kept of the key that opens a node to operators: it opens every other node too, for as long as its own is counted on.
ALTER TABLE nodes ADD COLUMN operator BYTEA;
