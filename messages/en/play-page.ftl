# What only the page of a table says: coming back, the end, the deal of the day.
recap-away = While you were away
recap-turn = Since your last turn
recap-bot = A bot played for you. { $line }
closing-close = See the board
closing-share = Save a picture
closing-look = See that moment
closing-curve = How the game went, move by move
closing-steps = Moves
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
notes-more = More
notes-less = Less
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

## The guide, and what goes by itself

forced-made = The only choice, made for you: { $move }
onward-next = { $count ->
    [0] Next
    [one] Next, one more move to see
   *[other] Next, { $count } more moves to see
}
onward-pass = { $count ->
    [0] Skip to my turn
    [one] Skip to my turn (one move to see)
   *[other] Skip to my turn ({ $count } moves to see)
}
turn-hears = { $names } waits for your word
onward-let = Let { $names } decide
onward-skip = { $count ->
    [0] Skip
    [one] Skip, one more move to see
   *[other] Skip, { $count } more moves to see
}
makes-itself = Only one choice: it is made by itself.
guide = Your guide
guide-fold = Put the guide away
guide-next = Read on
guide-of = { $group }: { $label }
guide-leave = Play on without a guide
guide-again = Call the guide
guide-free = Your choice: this is what I would do.
guide-own = Your turn: what you can do is lit, or stands in the bar.
guide-wait = It is up to the others: watch what they do.
guide-over = “Rematch” plays once more with the same crew; from the port you open a table and invite friends.

## What the admiral thinks

counsel-wait = The admiral will speak when it is your turn.
counsel-thinking = The admiral is thinking…
counsel-nothing = There is nothing to choose.
counsel-chance = { $chance } %
counsel-wins = { $chance } % to win
counsel-tries = { $tries ->
    [one] tried once
   *[other] tried { $tries } times
  }, give or take { $margin } %
counsel-do = Do it
counsel-brings = At once: { $what }
counsel-same = About as good as the first, as far as can be told.
counsel-less = { $count ->
    [one] Wins 1 fewer in 100 than the first.
   *[other] Wins { $count } fewer in 100 than the first.
  }
counsel-obvious = There is not much to weigh here.
counsel-why = { $lead ->
    [0] These chances come from games played on in thought; the first moves come to the same.
    [one] These chances come from games played on in thought: the first move wins 1 more in 100 than the next.
   *[other] These chances come from games played on in thought: the first move wins { $lead } more in 100 than the next.
  }
