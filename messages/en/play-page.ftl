# What only the page of a table says: coming back, the end, the deal of the day.
recap-away = While you were away
recap-bot = A robot played for you: { $line }
closing-close = See the board
closing-share = Save a picture
closing-look = See that moment
closing-curve = How the game went, step by step
closing-steps = Steps
closing-minutes = Minutes
closing-turning = The turning point. { $line }
closing-turn = turning point
closing-across = { $count ->
    [one] one move
   *[other] { $count } moves
}
closing-nothing = Nothing brought a point.
closing-below = More below
closing-saved = Picture saved: { $file }
recap-more = { $count ->
    [one] and { $count } more
   *[other] and { $count } more
}
recap-hit = something hit you
over-stopped = Stopped by agreement
over-stopped-alone = Stopped by { $names }
over-stopped-left = Stopped by { $names } after { $left } had left
over-stopped-away = Stopped by { $names } with { $away } offline
over-stopped-left-away = Stopped by { $names } after { $left } had left, with { $away } offline
over-closed = Ended by whoever runs this server
over-outdated = Ended by a change of the rules
over-mine = You win!
over-theirs = { $name } wins.
over-resigned = { $name } resigns
over-record = Download the game
over-secret = This is the secret that was sealed before the deal. The command “flibuste verify” replays the downloaded game and checks every draw.
over-ranks = Today’s score table
over-rank = { $count ->
    [one] The first game of the day to be finished: you lead.
   *[other] Place { $place } of { $count } in today’s deal.
}
watching = Watching
watching-help = You watch this game and do not play in it. Press a name to follow somebody.
