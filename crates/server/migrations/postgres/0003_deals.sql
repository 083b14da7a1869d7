-- Who has had the deal of a day, as in version 6 of the file.
CREATE TABLE deals (
    day    BIGINT NOT NULL,
    game   TEXT NOT NULL,
    mark   BYTEA NOT NULL,
    digest BIGINT,
    PRIMARY KEY (day, game, mark)
);
