### People around a table: who leaves, who comes back, who waits, who wants to play again.

offer-undo = { $name } would like to take a move back.
offer-undo-sent = You asked to take your move back.
offer-stop = { $name } proposes to stop the game.
offer-stop-sent = You proposed to stop the game.
offer-yes = Agreed
offer-no = No
offer-withdraw = Withdraw
offer-offline = { $count ->
    [one] { $names } is offline and will answer when back. You can wait, or take your request back.
   *[other] { $names } are offline and will answer when back. You can wait, or take your request back.
}
offer-offline-bot = If a bot plays for { $name }, the game goes on at once, and you can stop it without them.
offer-stop-refused = { $name } would rather go on than stop.
offer-undo-refused = { $name } would rather let that move stand.
offer-stop-refused-mine = You said no: the game goes on.
offer-undo-refused-mine = You said no: that move stands.
offer-stop-gone = { $name } does not ask to stop any more.
offer-undo-gone = { $name } does not ask to take the move back any more.
offer-understood = All right
absent-bot-for = Let a bot play for { $name }
over-rematch = Rematch
over-rematch-join = Join the rematch
absent-away = { $name } has lost the connection.
absent-left = { $name } has left. Send the link to somebody else, or let a bot play.
absent-bot = Let a bot play
absent-wait = Wait
absent-waits = The game waits for them.
absent-left-watched = { $name } has left.
absent-bot-in = A bot may play in { $seconds } s.
absent-call = Call { $name } back with this link: the seat stays theirs.
absent-back = { $name } is back.
absent-recall = { $name } is missing: what can be done?
headline-stand-in = A bot plays
stand-in-until = in your place, until you take it back
stand-in-back = Take my seat back
seat-left = { $name } (left)
turn-of-empty = Nobody plays for { $names }
turn-of-stand-in = A bot plays for { $names }
turn-of-away = Offline: { $names }
offer-waits = Waiting for the answer of { $names }.

waiting-away = All seats are taken, but { $names } { $count ->
        [one] is offline
       *[other] are offline
    }. If you start, the game will wait.
waiting-expected = Still waiting for { $names }: the rematch starts once everybody has come.
seat-expected = asked to play again, not here yet
seat-declined = { $name } is not taking part in the rematch.
seat-to-bot = Give it to a bot
seat-no-bot = Take the bot out
seat-to-free = Free the seat
seat-free-in = can be freed in { $seconds } s

rematch-asked = { $name } wants a rematch.
rematch-asked-somebody = You are asked for a rematch.
rematch-no = No, thanks
rematch-refused = You said no to the rematch.
rematch-after-all = Change my mind
rematch-watch = Watch the rematch

talk-as = You write under the name { $name }.
talk-as-change = Change the name
link-local = This link works on this machine only. Open the page by an address that others can reach, then copy the link.

waiting-title = Open table
waiting-invite = Send this link
waiting-invite-text = Whoever opens it can take a free seat, or watch.
waiting-invite-full = All seats are taken: whoever opens it can watch the game.
waiting-link = Link of the table
waiting-join = Take a seat
waiting-seats = Around the table
waiting-for = Still waiting for people.
waiting-full = Everybody is here.
waiting-details = Details of the table
waiting-invited = Link for { $name }
waiting-turn-of = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
talk-empty = Nobody has said anything yet.
talk-closed = Silence aloft: while playing, only the game’s own signals pass between the seats.
talk-write = Write to the table
talk-write-spectators = Write to the spectators
talk-spectators = spectators
talk-send = Send
talk-refused = This message did not get through.
menu-rules = Rules of the game
menu-invite = Invite, or let people watch
menu-invite-text = The same link is for sitting down and for watching. A spectator sees only what everybody sees.
menu-invite-watch = All seats are taken: the link is for watching. A spectator sees only what everybody sees.
menu-seat = Your seat
menu-game = Game
menu-stand-in-me = A bot plays for me
menu-stand-in = A bot plays for { $name }
menu-stop = Propose to stop
menu-stop-sure = { $count ->
    [one] { $names } will be asked. The game stops if they agree; otherwise it goes on.
   *[other] { $names } will be asked. The game stops if everybody agrees; otherwise it goes on.
}
menu-stop-away = { $count ->
    [one] { $names } is offline: your proposal will wait until they are back.
   *[other] { $names } are offline: your proposal will wait until they are back.
}
menu-stop-now = Stop the game
menu-stop-now-sure = Nobody else has to agree: the game stops at once, for good.
menu-stop-not = Go on playing
menu-leave = Leave the table
menu-leave-sure = Your seat will be free and somebody else may take it.
menu-leave-not = Keep my seat
menu-leave-daily = This is the deal of the day: you have one try, and you give it up.
waiting-full-guest = All seats are taken. You can watch as soon as the game begins.
waiting-freed = Your seat at this table was freed. You can take another one while there is one left.
waiting-set = { $option }: { $value }
seat-keyless = You were given a seat at this table, but this browser did not keep the cookie that holds it: all you can do is watch. Allow cookies, reload the page, then open another table.
