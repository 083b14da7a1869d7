### The guided first game of Celestia Duo: why, not only how.

celestia-first-welcome = You and { $partner } fly one airship after a pirate: you win or lose together. Catch the pirate before the lair at the end of the path. You have { $energy } energy: each blow that nobody parries burns one, and the blow that finds none left ends the chase. You are the captain: where the two of you differ, you decide.
celestia-first-draft = First, weapons. Each enemy die asks for the weapon it shows, so a hand with many different weapons parries more than a hand full of one. Your partner sees what you take here: that is all they will know of your hand.
celestia-first-draft-more = One card each, in turn. Take what neither of you seems to have.
celestia-first-hand = This is your hand. You may not show or describe it: guessing each other’s cards from what is played is the heart of the game.
celestia-first-fly = Fly on: { $steps ->
        [one] one card
       *[other] { $steps } cards
    } ahead this time, as the propeller of the place you leave says. The path hides ambushes; only the one you land on counts. Every turn you do not fly plays into the pirate’s hands, so go while you have cards.
celestia-first-fly-more = Enough cards and energy for one more ambush? Then fly: that is how the gap closes. If not, a stopover gives some back, and the pirate gets ahead.
celestia-first-answer = Your partner proposes something. An honest answer costs nothing, and the captain still decides.
celestia-first-dice = The ambush: each die shows what it takes to parry it. Count before you accept: how many could you parry, and how many cards has your partner left to do the rest?
celestia-first-flag = A black flag is bad twice: when accepted it lets the pirate slip away, and it still has to be parried. Against one flag, smoke is well spent.
celestia-first-smoke = Smoke rolls the dice you tap again. It is rare: keep it for dice that would burn an energy or let the pirate escape.
celestia-first-accept = Accept if the two of you can parry this; roll again only if the dice are worse than an average roll.
celestia-first-starter = Who begins? You take turns, so the one who begins parries one die more if their number is odd. { $dice ->
        [one] One die
       *[other] { $dice } dice
    }; you hold { $mine }, { $partner } holds { $theirs }. { $thinner ->
        [mine] Yours is the thinner hand: let { $partner } begin if it spares you a card.
        [theirs] Theirs is the thinner hand: begin yourself if it spares them a card.
       *[none] Whoever has the right weapons begins.
    }
celestia-first-strike = Your blow. Parry with the exact weapon where you can, and keep jokers and pairs for later: they are what saves you when nothing else fits. Leave your partner the dice you think they can parry.
celestia-first-strike-more = Exact weapon first, joker last. Think of what your partner may hold.
celestia-first-partner = Watch in silence: each card your partner plays is one they had, and what they leave for you is what they lack.
celestia-first-endure = Nothing in your hand parries any of this. Take the blow: an energy burns, but cards come with it, and you share them. That is how a chase goes on.
celestia-first-load = Spoils! Gold buys things at stopovers, smoke saves bad rolls. The hold is small: what is worth least goes overboard.
celestia-first-recruit = A crew member helps once, then rests until somebody wakes them. More often than not worth more than the gold in that place.
celestia-first-share = Cards to share, one each in turn. Face up, your partner knows that you have it, which helps them plan; hidden, it is a surprise to both sides. Take what you lack.
celestia-first-statement = One true sentence about your hand, nothing more. Say what changes most what your partner will do: a weapon that you do not have, or one that you can be counted on for.
celestia-first-jettison = The blow also shakes the hold. Give up what you would miss least in the next ambush.
celestia-first-market = A stopover: gold turns into cards and smoke here. Gold you carry on only takes up room.
celestia-first-crew = A crew member is ready. Use them where they spare you an energy or a flag: ready and unused they are worth nothing at the end.
celestia-first-stage = A stopover instead of the flight: for each ambush since the last one you get cards back, while the pirate gets ahead. Worth it when your hands are nearly empty; never twice in a row.
celestia-first-won = Caught! You flew, parried and shared, and the energy lasted. In Normal mode it goes on from here: the pirate is boarded, three masts must fall, and each win makes the next chase longer.
celestia-first-lost = The pirate got away this time. Look back: was it an energy burnt too early, or one stopover too many? Most first chases end like this. The next one is yours.
