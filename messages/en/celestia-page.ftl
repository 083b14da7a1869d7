### Celestia Duo on the page: the board, a more precise log, hints for a first game.

## The board

celestia-board-seat = Seat { $number }
celestia-board-captain = Captain
celestia-board-path = The path through the sky
celestia-board-course = The path: our airship at card { $ship }, the pirate at card { $pirate }, lair at { $left }. Tap to unroll it.
celestia-board-place = Card { $at }
celestia-board-place-start = The start
celestia-board-place-hidden = A card nobody has seen.
celestia-board-our-ship = Our airship, at card { $at }
celestia-board-their-ship =
    The pirate, at card { $at }; { $left ->
        [one] one more card to the lair
       *[other] { $left } more cards to the lair
    }
celestia-board-lair =
    The lair: { $left ->
        [0] the pirate is there.
        [one] the pirate is one card away.
       *[other] the pirate is { $left } cards away.
    }
celestia-board-airship =
    The airship: { $free ->
        [0] hold full
        [one] one free slot in the hold
       *[other] { $free } free slots in the hold
    }, { $energy ->
        [0] no energy left
        [one] one energy
       *[other] { $energy } energy
    }
celestia-board-slot-empty = A free slot in the hold
celestia-board-slot-token = In the hold: { $token }
celestia-board-energy-full =
    Energy: { $left } left. What it will cost is hidden underneath.
celestia-board-energy-spent = Energy lost
celestia-board-crew = The crew
celestia-board-pirate = The pirate
celestia-board-pirate-is =
    { $name }; { $masts ->
        [one] one mast standing
       *[other] { $masts } masts standing
    }
celestia-board-masts =
    { $left ->
        [0] No mast left
        [one] One mast still standing
       *[other] { $left } masts still standing
    }
celestia-board-assault = Assault { $number }
celestia-board-assault-card = Assault
celestia-board-assault-sealed = Assault { $number }, still hidden
celestia-board-ambush = Ambush
celestia-board-sign-ambush = amb.
celestia-board-stage = Stopover
celestia-board-or = or
celestia-board-middle = The cards in the middle
celestia-board-in-play = The cards played in this combat
celestia-board-dice = The dice
celestia-board-die = Die { $place }: { $face }
celestia-board-die-out = Die { $place }: { $face }, eliminated
celestia-board-my-hand =
    { $count ->
        [0] My hand, empty
        [one] My hand, one card
       *[other] My hand, { $count } cards
    }
celestia-board-empty-hand = No card in hand
celestia-board-known =
    { $count ->
        [one] Your partner knows that you have at least one.
       *[other] Your partner knows that you have at least { $count }.
    }
celestia-board-knows-none = { $seat }: { $cards }
celestia-board-everything = everything
celestia-board-talk-open = You may confer
celestia-board-said-at = at card { $at }
celestia-board-statements = What was said
celestia-board-piles = The piles
celestia-board-pile-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
celestia-board-pile-discard = Discarded: { $cards }
celestia-board-pile-stages =
    { $count ->
        [0] No stopover left
        [one] One stopover left
       *[other] { $count } stopovers left
    }
celestia-board-pile-crew =
    { $count ->
        [0] Nobody left to recruit
        [one] One more to recruit
       *[other] { $count } more to recruit
    }
celestia-board-source = Figures: { $source }.
celestia-board-close = Close
celestia-board-yes = Yes
celestia-board-no = No
celestia-board-nothing = nothing
celestia-board-hidden =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
celestia-board-visible =
    { $count ->
        [one] one face-up card
       *[other] { $count } face-up cards
    }
celestia-board-smoke =
    { $count ->
        [one] one smoke bomb
       *[other] { $count } smoke bombs
    }
celestia-board-flags =
    { $count ->
        [one] a black flag
       *[other] { $count } black flags
    }
celestia-board-flag-any = Any card eliminates a flag.
celestia-board-flag-asks = A flag asks for { $first } and { $second }, together.
celestia-board-rolled =
    { $count ->
        [one] one rolled die
       *[other] { $count } rolled dice
    }
celestia-board-ambush-text = Dice: { $force }. Loot: { $rewards }. Propeller: { $propeller }.
celestia-board-assault-text = Dice: { $force }. { $constraint }.

## What is done there

celestia-board-catch = Catch the pirate!
celestia-board-continue-to =
    { $by ->
        [one] Continue by one card, to { $to }
       *[other] Continue by { $by } cards, to { $to }
    }
celestia-board-buy-cards = Buy { $cards } ({ $price } gold)
celestia-board-buy-smoke =
    { $tokens ->
        [one] Buy one smoke bomb
       *[other] Buy { $tokens } smoke bombs
    } ({ $price } gold)
celestia-board-reactivate = Get the crew ready ({ $price } gold)
celestia-board-offer-cards = To share: { $cards }
celestia-board-offer-smoke =
    { $tokens ->
        [one] One smoke bomb
       *[other] { $tokens } smoke bombs
    }
celestia-board-rest = The crew will leave ready.
celestia-board-load = Load { $what }
celestia-board-recruit = Take { $crew } aboard
celestia-board-take-card = Take the card
celestia-board-say-nothing = Say nothing
celestia-board-use-smoke =
    { $count ->
        [0] Smoke: roll the chosen dice again
        [one] Smoke: roll the chosen die again
       *[other] Smoke: roll the { $count } chosen dice again
    }
celestia-board-choose-dice = Choose dice first.
celestia-board-reroll =
    { $count ->
        [one] Roll this die again
       *[other] Roll these { $count } dice again
    }
celestia-board-all-dice = all dice
celestia-board-let-be = Cancel
celestia-board-put-back = Put back in this order

celestia-board-group-talk = Propose
celestia-board-group-answer = Answer
celestia-board-group-smoke =
    { $count ->
        [one] Last smoke
       *[other] Smoke ({ $count })
    }
celestia-board-group-room = Make room
celestia-board-group-set = Augusta
celestia-board-group-set-die = Turn the { $die } to
celestia-board-group-say = Say
celestia-board-group-crew = Crew
celestia-board-group-strike = Eliminate { $face } with

celestia-board-ask-validate =
    { $flags ->
        [one] One black flag
       *[other] { $flags } black flags
    }: the pirate will gain { $advance ->
        [one] one card
       *[other] { $advance } cards
    }. Accept anyway?
celestia-board-ask-endure =
    { $energy ->
        [0] The generator is dry: taking the blow loses the game. Really?
       *[other] Taking the blow burns one energy. Really?
    }
celestia-board-ask-stage = A stopover gives cards back, but the pirate gets ahead. Make a stopover?
celestia-board-ask-keep-gold =
    { $gold ->
        [one] Leave with one gold piece?
       *[other] Leave with { $gold } gold pieces?
    }
celestia-board-ask-decline = Leave this loot behind?
celestia-board-ask-ashore = { $crew } will leave the airship. All right?

## What is at stake, in one line

celestia-board-stakes =
    { $gap ->
        [one] Pirate one card ahead
       *[other] Pirate { $gap } cards ahead
    } · lair at { $lair } · { $energy ->
        [0] no energy left
        [one] one energy
       *[other] { $energy } energy
    }
celestia-board-stakes-boarding =
    { $masts ->
        [one] One mast to fell
       *[other] { $masts } masts to fell
    } · { $energy ->
        [0] no energy left
        [one] one energy
       *[other] { $energy } energy
    }

## The table in sentences

celestia-board-text-chase =
    Our airship is at card { $ship }, the pirate at card { $pirate }: { $gap ->
        [one] one card between us
       *[other] { $gap } cards between us
    }. { $lair ->
        [one] The lair is one card from the pirate.
       *[other] The lair is { $lair } cards from the pirate.
    }
celestia-board-text-boarding =
    We are boarding: { $masts ->
        [one] one mast still stands.
       *[other] { $masts } masts still stand.
    }
celestia-board-text-start = The airship is still at the start.
celestia-board-text-stage = Stopover at { $name }.
celestia-board-text-destination = If we continue, the airship gets to card { $to }.
celestia-board-text-seen = Card { $at }, seen by Baba. { $text }
celestia-board-text-dice =
    { $out ->
        [0] Dice to eliminate: { $faces }.
        [one] Dice to eliminate: { $faces }; one is eliminated already.
       *[other] Dice to eliminate: { $faces }; { $out } are eliminated already.
    }
celestia-board-text-no-dice = All dice are eliminated.
celestia-board-text-in-play = Cards played in this combat: { $cards }.
celestia-board-text-ship = Hold of { $hold } slots: { $load }. Energy: { $energy } of { $generator }.
celestia-board-text-crew = { $crew }, { $state }. { $when }: { $power }
celestia-board-text-captain = { $seat } holds the helm.
celestia-board-text-my-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
celestia-board-text-open-hand =
    { $count ->
        [0] { $seat } has no card left.
       *[other] { $seat } shows { $cards }.
    }
celestia-board-text-hand =
    { $count ->
        [0] { $seat } has no card left.
        [one] { $seat } holds one card.
       *[other] { $seat } holds { $count } cards.
    }
celestia-board-text-at-least = { $seat } has at least { $cards }.
celestia-board-text-at-most = { $seat } surely has { $cards }.
celestia-board-text-flag-price = { $name }: when boarding, each black flag asks for { $first } and { $second }, together.
celestia-board-text-thrust =
    { $name }: each black flag accepted lets the pirate gain { $advance ->
        [one] one card.
       *[other] { $advance } cards.
    }
celestia-board-text-thrust-penalty =
    { $name }: each black flag accepted lets the pirate gain { $advance ->
        [one] one card
       *[other] { $advance } cards
    } and makes us { $penalty }.
celestia-board-text-said = At card { $at }, { $seat } said: “{ $statement }”
celestia-board-text-piles = Deck: { $deck }. Discarded: { $discard }. Stopovers left: { $stages }.

celestia-board-stage-pirate =
    { $count ->
        [one] The pirate gains one card.
       *[other] The pirate gains { $count } cards.
    }
celestia-board-stage-cards = For each ambush crossed, to share: { $cards }.
celestia-board-stage-rest = The whole crew leaves ready.
celestia-board-stage-no-rest = The crew finds no rest here.
celestia-board-stage-propeller =
    { $count ->
        [one] On leaving, the airship will move one card.
       *[other] On leaving, the airship will move { $count } cards.
    }

## The log, with what the cards say

celestia-line-struck = { $seat } eliminates { $face } with { $cards }.
celestia-line-cards-shown = In the middle: { $cards }.
celestia-line-dice-rerolled =
    { $count ->
        [one] Smoke, one die rolled again
       *[other] Smoke, { $count } dice rolled again
    }: { $faces }.
celestia-line-stage-reached =
    A stopover at { $stage }! { $ambushes ->
        [one] One ambush was crossed to get here.
       *[other] { $ambushes } ambushes were crossed to get here.
    }
celestia-line-energy-lost =
    An energy token burns out: { $cards } cards to share, { $lose } tokens to give up. { $left ->
        [0] It was the last.
        [one] One is left.
       *[other] { $left } are left.
    }
celestia-line-moved = The airship races to card { $to }. Ambush: { $force }!

## Hints for a first game

celestia-hint-goal = The two of you share one airship: you win or lose together. Catch the pirate before the lair is reached.
celestia-hint-draft = Tap a card to take it. Your partner sees what you choose here, but not the rest of your hand.
celestia-hint-hand = This is your hand. You may neither show nor describe it: everything is said between the lines.
celestia-hint-continue = The card that shines is where you will arrive: its ambush will be turned up. Tap it, or tap the airship.
celestia-hint-propose = Your partner decides this, but you may propose: your phrases are in the bar below.
celestia-hint-dice = These dice are the ambush. Once accepted, they must be eliminated one by one, in turn.
celestia-hint-smoke = Don’t like the roll? Tap the dice to roll again: it costs one smoke.
celestia-hint-flag = A black flag that is accepted lets the pirate get away, but any card eliminates it afterwards.
celestia-hint-starter = Who has more cards, or the right ones? Name who begins; then you take turns, without a word.
celestia-hint-strike = Tap a die, then a card of the same symbol. A joker replaces anything, and so do two equal cards.
celestia-hint-endure = Nothing fits? Taking the blow burns one energy, but brings you cards to share.
celestia-hint-partner = Watch what your partner plays: each card tells something of the hand. Cards everybody knows of are turned towards you.
celestia-hint-hold = The hold is small: gold, smoke and crew all squeeze in. Tap a token to make room.
celestia-hint-share = Take a face-up card if your partner should know that you have it, a hidden one otherwise. Passing once leaves the choice to the other.
celestia-hint-statement = Just one true sentence about your hand, so choose what helps your partner most.
celestia-hint-crew = A crew member who is ready can help now. Tap the card; a stopover will bring the strength back.
celestia-hint-stage = Few cards left? A stopover gives some back for each ambush crossed, but the pirate gains from it.
celestia-hint-market = Gold buys cards or smoke. What you keep takes a place in the hold.
celestia-hint-jettison = A lost energy token costs cargo too. Choose what you can do without.
celestia-hint-boarding = The pirate is caught! Three assaults, one for each mast. Each forbids something, and flags ask for two particular cards.
