-- Everything of one server in one file.

CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value INTEGER NOT NULL
) WITHOUT ROWID;

-- How often the server was started: message numbers of one life never meet those of another.
INSERT INTO meta VALUES ('lives', 0);

CREATE TABLE tables (
    key     INTEGER PRIMARY KEY,
    id      TEXT NOT NULL UNIQUE,
    game    TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    phase   TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    -- When its clock must be looked at though nobody is there; null if never.
    wake_at INTEGER,
    -- What was agreed when it was made, as JSON.
    plan    TEXT NOT NULL,
    -- The secret of the shuffle, which nobody sees before the end.
    secret  TEXT NOT NULL,
    -- The first line of the record, once dealt.
    header  TEXT,
    -- What changes while it lives, as JSON.
    doc     TEXT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, listed, updated);
CREATE INDEX tables_to_wake ON tables (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE seats (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    seat      INTEGER NOT NULL,
    -- The SHA-256 of the key that holds it.
    holder    BLOB,
    name      TEXT NOT NULL,
    reserved  TEXT,
    bot       TEXT,
    stand_in  TEXT,
    word      TEXT NOT NULL,
    PRIMARY KEY (table_key, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_holder ON seats (holder) WHERE holder IS NOT NULL;

-- What was acknowledged lately, of all tables, in the order it happened. It grows at one end, so that a commit writes few pages however
-- many tables it is for; what lies here longer than a while is moved to `records`.
CREATE TABLE journal (
    id        INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    number    INTEGER NOT NULL,
    line      TEXT NOT NULL,
    -- The command that led to it, so that it is not carried out twice.
    command   INTEGER,
    clocks    TEXT
);

-- The records: lines `first` to `first + count - 1` of one table in each row.
CREATE TABLE records (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    first     INTEGER NOT NULL,
    count     INTEGER NOT NULL,
    lines     TEXT NOT NULL,
    PRIMARY KEY (table_key, first)
) WITHOUT ROWID;

-- The latest position of each table: a cache, used where the record cannot be played again.
CREATE TABLE snapshots (
    table_key INTEGER PRIMARY KEY REFERENCES tables (key),
    entries   INTEGER NOT NULL,
    position  TEXT NOT NULL
);

CREATE TABLE chat (
    id        INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    room      TEXT NOT NULL,
    seat      INTEGER,
    name      TEXT NOT NULL,
    text      TEXT NOT NULL,
    at        INTEGER NOT NULL,
    command   INTEGER
);
CREATE INDEX chat_by_table ON chat (table_key, id);

-- A rule that panicked, with the record that led there, for a bug report.
CREATE TABLE faults (
    id        INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    what      TEXT NOT NULL,
    record    TEXT NOT NULL
);
