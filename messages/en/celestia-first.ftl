### The guided first game of Celestia Duo: why, not only how.

celestia-first-welcome = You and { $partner } chase a pirate in one airship: you win or lose together. Catch up with the pirate before the lair at the end of the path.
celestia-first-energy = You have { $energy } energy: whenever the one whose turn it is can eliminate no die, one burns, and with none left to burn the chase is lost. You are the captain: where the two of you differ, you decide.
celestia-first-draft = First, weapons. On the way you will be ambushed: dice are rolled, and each die is eliminated with a card of the weapon that it shows. So a hand of many weapons is good for more dice than a hand full of one.
celestia-first-draft-more = One card each, in turn. Take a weapon that neither of you has taken much of. { $partner } sees what you take here, and learns nothing else of your hand.
celestia-first-hand = This is your hand, and { $partner } may not see it: you may neither show nor describe it. What each of you plays tells the other what may be left. Guessing that is the heart of the game.
celestia-first-fly = Fly on: { $steps ->
        [one] one card
       *[other] { $steps } cards
    } along the path this time; the propeller of the card you leave says how far. Every card hides an ambush, but only the one where you land counts. The pirate gets ahead when you stop, so fly while your hands are full.
celestia-first-fly-more = Enough cards and energy for one more ambush? Then fly: that is how you catch up. If not, make a stopover: it gives you cards, and lets the pirate get ahead.
celestia-first-answer = Your partner proposes something. An honest answer costs nothing, and the captain still decides.
celestia-first-dice = The ambush: each die shows the weapon that eliminates it. To accept these dice is to fight them. Count first: how many of them can you eliminate, and how many cards has your partner for the rest?
celestia-first-flag = A black flag is bad twice: once you accept the dice the pirate gets further ahead, and then a card must still be spent on it, any card. If you have smoke, it can roll the flag again.
celestia-first-smoke = A smoke bomb rolls the dice that you tap again. You have few: keep them for flags, and for dice that neither of you could eliminate.
celestia-first-accept = Accept if you think the two of you can deal with this. Roll again, for a smoke bomb, only if another roll is likely to be better.
celestia-first-starter = Who begins? You take turns, so the one who begins takes one die more if their number is odd. { $dice ->
        [one] One die
       *[other] { $dice } dice
    }; you hold { $mine }, { $partner } holds { $theirs }. { $thinner ->
        [mine] Yours is the thinner hand: let { $partner } begin if it spares you a card.
        [theirs] Theirs is the thinner hand: begin yourself if it spares them a card.
       *[none] Your hands are equal: begin if yours suits these dice.
    }
celestia-first-strike = Your turn to eliminate one die. Play the weapon it shows if you have it. A joker, or two equal cards together, eliminates any die: keep those for when nothing else fits. Leave your partner the dice you think they can eliminate.
celestia-first-strike-more = The weapon that the die shows first, a joker or a pair last. Think of what your partner may hold.
celestia-first-partner = Your partner’s turn to eliminate a die. Watch: the die they choose tells what they hold, and the dice they leave to you may be those they cannot eliminate.
celestia-first-endure = No card of yours eliminates any of these dice. Take the blow: an energy burns, but it also gives cards, which you share. That is how a chase goes on.
celestia-first-load = Spoils! Gold buys cards and smoke at stopovers, smoke rolls bad dice again. The hold has few places: if it is full, what you need least goes overboard.
celestia-first-recruit = A crew member helps once, then sleeps until somebody wakes them. They take a place in the hold, and are mostly worth more than the gold that could lie there.
celestia-first-share = Cards to share, one each in turn. What you take face up your partner can count on; what you take hidden is known to you alone. Take what you lack.
celestia-first-statement = One true sentence about your hand, nothing more. Say what changes most what your partner will do: a weapon that you do not have, or one that you can be counted on for.
celestia-first-jettison = This also costs something from the hold. Give up what you would miss least in the next ambush.
celestia-first-market = A stopover: here gold buys cards and smoke. Gold that you keep takes up a place in the hold, and nothing more.
celestia-first-face = Augusta turns dice: a flag, or a die neither of you could eliminate, onto a weapon that lies in your hands.
celestia-first-propose = Your partner decides here, but listens: say what you think of it, and they will read between the lines what you hold.
celestia-first-crew = A crew member is ready. Use them where they spare you an energy or a flag: ready and unused they are worth nothing at the end.
celestia-first-stage = A stopover instead of the flight: for each ambush since the last one you get cards back, while the pirate gets ahead. Worth it when your hands are nearly empty; never twice in a row.
celestia-first-won = Caught! You flew, fought and shared, and the energy lasted. In Normal mode it goes on from here: the pirate is boarded, three masts must fall, and each win makes the next chase longer.
celestia-first-lost = The pirate got away this time. Look back: was it an energy burnt too early, or one stopover too many? Most first chases end like this. The next one is yours.
