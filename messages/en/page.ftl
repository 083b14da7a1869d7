### The page: everything the browser shows that belongs to no game.

app-name = Flibuste
app-title = Flibuste: space pirate games
skip = Skip to content
nav = Pages
nav-help = Help
nav-about = About
settings = Settings
language = Language
language-fr = Français
language-en = English
theme = Colours
theme-auto = As on this device
theme-dark = Night
theme-light = Day
close = Close
cancel = Cancel
copy = Copy
copied = Copied
share = Share
loading = Casting off…
try-again = Try again
to-home = Back to port
watch = Watch
time-now = just now
your-name = Your name
default-name = Nameless pirate
somebody = somebody
somebody-number = somebody ({ $number })

settings-motion = Animations
settings-sound = Sounds
settings-volume = Volume
settings-pace = Others’ moves
pace-brisk = Brisk
pace-calm = Calm
pace-step = Step by step
settings-notify = Tell me when it is my turn
settings-notify-refused = The browser refuses notifications for this page. You can allow them in its settings.
settings-ask = Ask before a move that cannot be taken back
settings-forced = Steps without a choice play themselves
my-data = My data
settings-hints = Tips for a first game

## Games

seats-exactly = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
seats-between = { $min } to { $max } players
minutes-exactly = { $count } min
minutes-between = { $min } to { $max } min
coming = Coming into port
play-now = Play now
play-bots = How many bots?
bots-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
first-game = First game
invite = Invite

bot-name-0 = Copperbeard
bot-name-1 = Rivet
bot-name-2 = Rusty
bot-name-3 = Bolt
bot-name-4 = Old Piston
bot-name-5 = Mistral
level-random = at random
level-greedy = deckhand
level-reckless = daredevil
level-novice = novice
level-captain = captain
level-admiral = admiral
level-about-random = Plays anything.
level-about-greedy = Plays fast, out of habit.
level-about-novice = Knows the game, and lets a good deal pass.
level-about-captain = Plays well, without thinking long.
level-about-admiral = Thinks long and hard about each move.

## Home

home-title = Pirate games under one sky
home-lead = Alone with a bot, or together by a link: you are playing within a minute. No account, no ads.
home-mine = Your tables
home-ended = Your finished games
home-listed = Open tables
home-listed-none = None right now. “Invite” opens one: choose “Everybody” there.
home-join = Somebody sent you a link?
home-join-label = Link or code of the table
home-join-go = Join
home-join-wrong = There is no table link in this text.
home-replays = Games to watch again
home-footer = Original drawings and words. The games belong to their authors and publishers.

row-your-turn = Your turn
row-waiting = Waiting
row-playing = Playing
row-over = Finished
row-stopped = Stopped
row-ready = Ready
row-asked = Rematch proposed
row-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}

## A new table

new-title = Open a table
new-name = Name of the table (optional)
new-seats = Seats
new-seat = Seat { $number }
new-seat-more = One more seat
new-seat-less = One fewer
new-level = Level of the bot
new-reserved-for = For whom?
seat-kind-me = Me
seat-kind-open = Free, for whoever has the link
seat-kind-bot = Bot
seat-kind-reserved = Reserved
new-options = Options of the game
new-who = Who can find it?
new-private = Only with the link
new-listed = Everybody
new-make = Open the table

clock = Clock
clock-none = None
clock-move = Per move
clock-bank = Time bank
clock-days = By correspondence
clock-seconds = Seconds per move
clock-minutes = Minutes in the bank
clock-increment = Seconds added at each move
clock-day-count = Days per move
clock-move-is = { $seconds } s per move
clock-bank-is = { $minutes } min + { $increment } s per move
clock-days-is = { $days ->
    [one] { $days } day per move
   *[other] { $days } days per move
}
at-zero = When time is up
at-zero-bot = a bot makes the move
at-zero-resign = the seat resigns

## Waiting room

your-word = Your word for the shuffle (optional)
your-word-example = anything
sit-here = Sit here
mix-in = Add
mixed-in = Added
free-seat = A seat is free at this table.
get-up = Get up
start = Start
seat-free = free seat
seat-me = you
seat-here = online
seat-away = offline
seat-bot = bot
seat-bot-level = bot, level { $level }
seat-stand-in = a bot stands in
seat-reserved = reserved for { $name }
seat-turn = to play

fair = A fair shuffle
fair-text = Before the deal the server seals its secret and shows the seal. It mixes in a word from each player and reveals everything at the end: anyone can check every draw.

## Table

board = Board
side = Log and talk
actions = What you can do
log = Log
talk = Talk
text = In words
menu = Table menu
your-turn = Your turn
turn-of = { $count ->
    [one] { $names } to play
   *[other] Waiting for { $names }
}
nobody-turn = Waiting
showing = Here is what happens
title-your-turn = Your turn! { $table }
title-table = { $table } · Flibuste
title-replay = Replay of { $table } · Flibuste
undo = Take back
undo-ask = Ask to take back
ask-no-more = Don’t ask again
line-away = Connection lost. The page comes back by itself; the game is kept.
log-empty = The game begins.
log-since = Since your last move
log-undone = Move taken back.
log-raised = The rules have changed: the game goes on under version { $version }.
scene-you = You
why-spectator = You are watching: only players act.
more-actions = Other choices
zoom-in = Zoom in
zoom-fit = Show all
hint-done = Got it
hint-touch = Touch anywhere to go on.
hint-again = Show the tip again
hint-never = Show no more tips

over = End of the game
over-replay = Watch it again
closing = How it came about

rename = Change

## Replays

follow = Follow somebody
follow-nobody = Follow nobody
follow-seat = Follow { $name }
follow-is = Followed

## Keys

keys-title = Keys
keys-cap-tab = Tab
keys-cap-enter = Enter
keys-cap-escape = Esc
keys-digits = choose from the bar, or from what is open above it
keys-tab = move from one thing to the next
keys-enter = do it
keys-escape = step back, close
keys-undo = take the move back, or ask to
keys-onward = go on with what is shown, or skip it
keys-go = take the obvious next step
keys-end = finish or confirm (the page asks first)
keys-log = log
keys-talk = talk
keys-describe = the board in words
keys-rules = the rules, at what is going on
keys-help = this list
keys-moments = previous or next key moment of a replay
keys-arrows = with ← and →, too: go from a thing to the one beside it, from sector to sector for instance
keys-replay = step back or on in a replay

## Help

help-title = Help
what-is-this = What is this?
help-search = Search the rules
picture-signs = The signs
help-print = Print
help-nothing = Nothing in the rules speaks of that.
help-games = Games
help-contents = Contents
help-table = At the table
help-table-text = The bar at the bottom always says whose turn it is and what you can do. What shines on the board can be touched; what is dimmed says why. Taking back is free as long as your move revealed nothing, told the others nothing and nobody has played after you; later the others have to agree. If the connection is lost, the page comes back by itself to where you were.

## What is wrong

lost-title = Lost in space
lost-unknown-table = Check the link, or ask whoever invited you for it again.
lost-seat-lost = You can watch the game, or take another seat if one is free.
lost-server-away = The page tries again by itself. The game is kept on the server: nothing is lost.
lost-page-away = The page opens again by itself as soon as the server answers.
error-unexpected = Something unforeseen happened.
error-server-away = The server does not answer.
error-page-away = A part of the page did not arrive.
error-unknown-table = There is no such table.
error-unknown-game = This game has not come into port yet.
error-unknown-page = There is no such page.
error-seat-lost = This seat is no longer yours.
error-seat-taken = Somebody else took this seat already.
error-not-over = The game is not over: it cannot be watched again yet.
error-too-many-requests = Too many requests at once. Wait a moment.
error-too-many-tables = Too many tables are open. Finish or leave one of yours first.
error-too-many-of-yours = Too many tables were opened from here. Finish or leave some of them first.
error-muted = You may not write here for a while, and a name is writing too.
error-too-busy = Many games are being watched again at this moment. Try once more shortly.
error-too-many-sockets = Too many pages are open on this server.
error-not-found = Not found.
error-no-such-game = This game has not come into port yet.
error-no-such-level = There is no such bot.
error-bad-request = The server cannot make sense of this request.
error-bad-setup = These options do not go together.
error-bad-name = This name will not do: try another, shorter one.
error-bad-seats = This number of seats will not do.
error-not-seated = You have no seat at this table.
error-already-seated = You are playing at this table: no looking over the others’ shoulders.
error-seat-not-free = This seat is not free.
error-not-invited = This seat is kept for somebody: it takes the link that they were sent.
error-name-taken = Somebody at this table has a name that looks the same.
error-gone = This table is gone: nobody sat there any more, or whoever runs this server closed it.
error-not-open = The game has already begun.
error-seats-missing = Some seats are still empty.
error-not-playing = This game is not under way.
error-clock-runs = At this table the clock decides what becomes of those who are away.
error-no-adviser = Nobody gives advice at this table.
error-still-there = This person is here, or was a moment ago: a bot cannot stand in yet.
error-wrong-origin = This request comes from another page.
error-not-operator = This key opens nothing here. The server prints a new one each time it starts.
error-sent-away = You were sent away from this server for a while.
error-wrong-host = This server does not go by that name.
error-wrong-method = That cannot be done here.
error-too-slow = The server took too long. Try again in a moment.
error-too-large = That is too long.
error-storage = The server cannot write any more. Nothing that was played is lost.
error-broken-table = This table broke down. The game is kept.
error-damaged = What was kept of this table is damaged. Whoever runs this server can bring it back from a copy.
error-shutting-down = The server is restarting. It will be back in a moment.
error-internal = The server got tangled up. Nothing that was played is lost.

## Refusals of the server

refused-not-seated = You have no seat at this table.
refused-not-playing = This game is not under way.
refused-nothing-to-undo = There is nothing to take back.
refused-bots-refuse-undo = The bots do not agree: dice were rolled or something was revealed since.
refused-no-such-offer = This question is no longer asked.
refused-chat-closed = There is no talking during this game.
refused-time-up = Your time is up.
refused-too-long = That is too long.
refused-too-fast = Easy: one thing at a time.
refused-table-full = The record of this table has grown too long: nothing more can be said or taken back.
refused-name-taken = You are watching under the name of somebody who plays here: choose another one.
refused-muted = You may not write here for a while.
refused-storage = The server cannot write any more. Your move was not made.
refused-internal = The server got tangled up. Your move was not made.

# Names for people who give none: no roles of any game, no names of bots.
pirate-names = Amber Jack, Salty Moth, Nova Finn, Blue Heron, Tin Whistle, Comet Kate, Driftwood, Marlin, Silver Eel, Quiet Storm, Juniper, Half-Moon, Sparrow, Lantern Joe, Red Kelp, Barnacle Bea, Ember, Old Tide, Magpie, Zephyr, Sea Glass, Whale Song, Lucky Knot, Night Heron, Copper Fish, Tamarind, Rook Bay, Starling
name-cut = A name has at most { $most } characters.
error-cookies-blocked = This browser keeps no cookies, and a seat is kept by one: without it you can watch, but not play. Allow cookies for this page, then reload it.
storage-blocked = This browser may keep no notes: your nickname, your settings and tips you have read are forgotten when the page is closed.

## The deal of the day, the captain’s log

nav-log = Captain’s log
daily = Deal of the day
error-played-alone = The deal of the day is played alone.
error-deal-had = You have had today’s deal. There is another one tomorrow.
error-deal-hidden = This is the deal of the day, and you have not played it yet.
lost-deal-hidden = Whoever has played it may see how others did: play it first, from the page of the deal.
daily-points =
    { $count ->
        [one] one point
       *[other] { $count } points
    }

# What the admiral thinks

counsel = Ask the admiral
