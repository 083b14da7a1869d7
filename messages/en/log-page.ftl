### The captain’s log: what its page says.

log-title = Captain’s log
log-lead = Your last hundred games on this server, known by this browser alone: no account, no password.
log-none = No game is finished yet. The first line is yours to write.
log-by-game = By game
log-by-other = By opponent and partner
log-bot = { $name }, { $level }
log-figures = won { $won } of { $played }
log-feats = Feats
log-games = Game by game
log-with = With { $names }
log-alone = nobody
log-won = Won
log-lost = Lost
log-stopped = Broken off
log-watch = Watch { $table } again
feat-first = Sea legs
feat-first-how = Bring a game to its end.
feat-win = First prize
feat-win-how = Win a game without a guide.
feat-tour = Grand tour
feat-tour-how = Finish a game of each kind.
feat-crown = Terror of all skies
feat-crown-how = Win a game of each kind.
feat-row = Fair wind
feat-row-how = Win three games in a row.
feat-company = Good company
feat-company-how = Finish a game with somebody who is not a bot.
feat-daily = Morning watch
feat-daily-how = Finish a deal of the day.
feat-ten = Weathered
feat-ten-how = Finish ten games.
log-by-bot = played by a bot
log-by-bots = { $count ->
    [one] A bot played one game in your place. It does not count.
   *[other] A bot played { $count } games in your place. They do not count.
}
