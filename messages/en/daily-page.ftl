### The deal of the day: what its page says.

daily-lead = The same cards for everybody until midnight, universal time. You have one try: what comes of it counts. Nobody enters a score here: the server takes it from the finished game.
daily-games = Games
daily-play = Play today’s deal
daily-on = Go on with my game
daily-look = See my game
daily-had = You have had today’s deal. There is another one tomorrow.
daily-none = Nobody has finished yet: the first place is free.
daily-hidden = Once your own game is over you can watch the others’.
daily-yesterday = Yesterday
daily-nobody = Nobody played this deal.
daily-place = Place
daily-name = Who
daily-result = Result
daily-somebody = Somebody
daily-won = Won
daily-lost = Lost
daily-watch = Watch the game of { $name }
daily-moves = in { $count ->
        [one] one move
       *[other] { $count } moves
    }
daily-finished =
    { $count ->
        [one] One game finished
       *[other] { $count } games finished
    }

# Against whom, how long, and what counts.

daily-bots = { $kind ->
    [together] You play with { $count ->
        [one] a bot as your partner
       *[other] { $count } bots as your partners
    } (level { $level }), about { $minutes }.
   *[against] You play against { $count ->
        [one] one bot
       *[other] { $count } bots
    } (level { $level }), about { $minutes }.
}
daily-scored = { $counts ->
    [none] A victory ranks before everything, then the smallest number of moves.
   *[other] A victory ranks before everything; then { $counts }, the most first; then the smallest number of moves.
}
