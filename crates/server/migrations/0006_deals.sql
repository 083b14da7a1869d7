-- Who has had the deal of a day, once for each day and game. What is kept is a mark, made of a key, the day and the game: nobody can tell from it
-- who it was, nor which marks of other days are of the same person. It stays when somebody takes everything of theirs out, and goes with its day.
CREATE TABLE deals (
    day    INTEGER NOT NULL,
    game   TEXT NOT NULL,
    mark   BLOB NOT NULL,
    digest INTEGER,
    PRIMARY KEY (day, game, mark)
) WITHOUT ROWID;
