### What all games share, and the command line.

seat-you = player { $number } (you)
seat-other = player { $number }
list-and = { $items } and { $last }
yes = Yes
no = No
nothing = nothing

outcome-won = Victory!
outcome-lost = Defeat.
outcome-winners = Victory: { $seats }.
outcome-nobody = Nobody wins.

## Refusals that all games share

refused-no-such-seat = There is no such seat at this table.
refused-game-over = The game is over.
refused-not-your-turn = It is not your turn.
refused-chance = This imposed draw does not fit: { $value }

## The command

games-seats = { $min ->
    [one] { $min } seat
   *[other] { $same ->
        [yes] { $min } seats
       *[no] { $min } to { $max } seats
    }
}
games-rules = rules version { $version }
games-options = Options
games-option-default = (default: { $default })
games-bots = Bots
games-cards = In the box
games-source = { $rulebook } from the rulebook, { $inferred } inferred, { $reconstructed } reconstructed, { $owner } read off the box
games-checked = { $game }: the card file is in order ({ $cards }).

moves-over = The game is over. { $outcome }
moves-waits = The table waits for: { $seats }.
moves-clock = The clock
moves-aside = (may speak up)

view-as = Seen by: { $viewer }
view-aids = Worked out by the rules:
viewer-public = the public
viewer-all = the host (everything)

auto-title = { $games } games of { $game }, { $decisions } decisions in { $seconds } s ({ $speed } decisions/s, { $cpu } for each second of a core)
auto-outcome-won = won
auto-outcome-lost = lost
auto-outcome-seats = won by { $seats }
auto-rate = { $name }: { $count } ({ $rate } %, 95 % interval: { $low } to { $high } %)

replay-deal = The deal.
replay-undo = { $seat }: a move is taken back.
replay-clock = clock
replay-unfinished = The game is not finished.
backup-done = Copied to { $file }
copy-done = Copied { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}; every record was read at the other end.
check-sound = Sound: { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} with { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}.
check-unsound = Not sound: damaged tables { $damaged } of { $tables }, damaged small things { $small }. “flibuste mend --from COPY” brings it all back from a copy.
check-damaged = Table { $table } is damaged after entry { $sound }: { $what }
check-blemish =
    { $part ->
        [chat] A line of what was said at table { $table } is not what was written. It is left out.
        [seen] Table { $table } as it was seen is not what was written. It is left out.
        [snapshots] The kept position of table { $table } is not what was written. The record leads there as well.
        [bans] Somebody who was muted or sent away is not who was written down. It holds for nobody.
       *[notes] The message to everybody is not what was written. It is left out.
    }
admin-cli-done = Done.
admin-cli-no-tables = No table yet.
admin-cli-ban =
    { $kind ->
        [mute] { $who }{ $network } may not write for { $hours } h: { $why }
       *[away] { $who }{ $network } is sent away for { $hours } h: { $why }
    }
admin-cli-network = {" "}(a network)
admin-cli-load =
    Tables under way: { $open_tables }; in memory: { $loaded }; players connected: { $sockets }; connections: { $connections }
    Moves in { $minutes } min: { $moves }; refused by a limit: { $refused }; rules that fell over: { $panics }
    Data file: { $size }; { $copy }
admin-cli-copy = last copy: { $minutes } min ago
admin-cli-no-copy = no copy since the start
mend-done = Brought back: { $mended }. Not to be had from this copy: { $lost }.
mend-small = Small things brought back: { $back }. Taken out, because this copy does not have them: { $out }.
verify-fine = In order: { $entries } entries, every draw comes from the seed that was committed to. { $outcome }
verify-raised = In order since the rules changed: { $entries } entries, every draw from the seed that was committed to. The { $earlier } before them were made under earlier rules, which this program cannot play; they are told as they were kept. { $outcome }

here-welcome = { $game } in the terminal. You are { $seat }. Seed: { $seed }
here-partner = With: { $bots }.
here-alone = You play alone.
here-hint = A number plays a move; “u”: undo, “?”: help, “q”: quit.
here-help =
    Type the number of a move, or the move itself in short notation (“{ $example }”).
      u, undo      take your last move back (as long as nothing was revealed or rolled)
      v, view      draw the table again
      r, record    write the game so far to a file
      ?, help      this help
      q, quit      leave
here-moves = Your moves:
here-prompt = Your choice
here-unknown = “{ $text }” is neither a number nor a move on offer. “?” for help.
here-undone = Taken back.
here-nothing-to-undo = There is nothing to take back.
here-bots-refuse-undo = The bots do not agree: dice were rolled or something was revealed since.
here-saved = Game written to { $file }.
here-not-saved = The game could not be written: { $problem }
here-bye = See you.
here-over = The game is over. { $outcome }

refused-unknown = That is not possible now.
