### Celestia Duo on the page: the board, a more precise log, hints for a first game.

## Names and numbers

celestia-label-whip = Whip
celestia-label-sabre = Sabre
celestia-label-crossbow = Crossbow
celestia-label-pistol = Pistol
celestia-label-cannon = Cannon
celestia-label-joker = Joker
celestia-label-flag = Black flag

celestia-count-whip =
    { $count ->
        [one] a whip
       *[other] { $count } whips
    }
celestia-count-sabre =
    { $count ->
        [one] a sabre
       *[other] { $count } sabres
    }
celestia-count-crossbow =
    { $count ->
        [one] a crossbow
       *[other] { $count } crossbows
    }
celestia-count-pistol =
    { $count ->
        [one] a pistol
       *[other] { $count } pistols
    }
celestia-count-cannon =
    { $count ->
        [one] a cannon
       *[other] { $count } cannons
    }
celestia-count-joker =
    { $count ->
        [one] a joker
       *[other] { $count } jokers
    }

celestia-order-0 = the 1st
celestia-order-1 = the 2nd
celestia-order-2 = the 3rd
celestia-order-3 = the 4th
celestia-order-4 = the 5th

## The board

celestia-page-seat = Seat { $number }
celestia-page-captain = Captain
celestia-page-path = The path through the sky
celestia-page-course = The path: our airship at card { $ship }, the pirate at card { $pirate }, { $left ->
    [one] one card from the lair
   *[other] { $left } cards from the lair
}. The whole path is at the bottom: tap to go there.
celestia-page-place = Card { $at }
celestia-page-place-start = The start
celestia-page-place-hidden = A card nobody has seen.
celestia-page-our-ship = Our airship, at card { $at }
celestia-page-their-ship =
    The pirate, at card { $at }; { $left ->
        [one] one more card to the lair
       *[other] { $left } more cards to the lair
    }
celestia-page-lair =
    The lair: { $left ->
        [0] the pirate is there.
        [one] the pirate is one card away.
       *[other] the pirate is { $left } cards away.
    }
celestia-page-airship =
    The airship: { $free ->
        [0] hold full
        [one] one free slot in the hold
       *[other] { $free } free slots in the hold
    }, { $energy ->
        [0] no energy left
        [one] one energy left
       *[other] { $energy } energies left
    }
celestia-page-slot-empty = A free slot in the hold
celestia-page-slot-token = In the hold: { $token }
celestia-page-energy-full =
    Energy: { $left } left. What it will cost is hidden underneath.
celestia-page-energy-spent = Energy lost
celestia-page-crew = The crew
celestia-page-pirate = The pirate
celestia-page-pirate-is =
    { $name }, { $mode }; { $masts ->
        [0] no mast standing
        [one] one mast standing
       *[other] { $masts } masts standing
    }
celestia-page-masts =
    { $left ->
        [0] No mast left
        [one] One mast still standing
       *[other] { $left } masts still standing
    }
celestia-page-assault = Assault { $number }
celestia-page-wins =
    { $count ->
        [0] No win ticked off, of { $most }. Each gives the pirate a head start in the next game.
        [one] One win ticked off, of { $most }. Each gives the pirate a head start in the next game.
       *[other] { $count } wins ticked off, of { $most }. Each gives the pirate a head start in the next game.
    }
celestia-page-assault-card = Assault
celestia-page-assault-sealed = Assault { $number }, still hidden
celestia-page-ambush = Ambush
celestia-page-stage = Stopover
celestia-page-or = or
celestia-page-middle = The cards in the middle
celestia-page-in-play = The cards played in this combat
celestia-page-dice = The dice
celestia-page-die = Die { $place }: { $face }
celestia-page-die-out = Die { $place }: { $face }, eliminated
celestia-page-my-hand =
    { $count ->
        [0] My hand, empty
        [one] My hand, one card
       *[other] My hand, { $count } cards
    }
celestia-page-empty-hand = No card in hand
celestia-page-hidden-hand = { $count ->
    [one] One card, hidden
   *[other] { $count } cards, hidden
}
celestia-page-known =
    { $count ->
        [one] Your partner knows that you have at least one.
       *[other] Your partner knows that you have at least { $count }.
    }
celestia-page-knows-none = { $seat }: { $cards }
celestia-page-everything = everything
celestia-page-fly-or-stop = Fly on, or make a stopover to get cards. Your partner may have a say.
celestia-page-fly-only = Fly on: no stopover is possible now. Your partner may have a say.
celestia-page-turned = Leave the dice so
celestia-page-phrase = “{ $value }”
celestia-page-back-up = Back to the top
celestia-page-may-propose = You may propose.
celestia-page-talk-open = You may confer
celestia-page-said-at = at card { $at }
celestia-page-statements = What was said
celestia-page-piles = The piles
celestia-page-pile-deck =
    { $count ->
        [0] The deck is empty
        [one] One card in the deck
       *[other] { $count } cards in the deck
    }
celestia-page-pile-box = All the cards: { $cards }.
celestia-page-pile-discard = Discarded: { $cards }
celestia-page-pile-stages =
    { $count ->
        [0] No stopover left
        [one] One stopover left
       *[other] { $count } stopovers left
    }
celestia-page-pile-crew =
    { $count ->
        [0] Nobody left to recruit
        [one] One more to recruit
       *[other] { $count } more to recruit
    }
celestia-page-source = Figures: { $source }.
celestia-page-nothing = nothing
celestia-page-hidden =
    { $count ->
        [one] one hidden card
       *[other] { $count } hidden cards
    }
celestia-page-deal-hidden = { $count } hidden
celestia-page-deal-visible = { $count } face up
celestia-page-smoke =
    { $count ->
        [one] one smoke bomb
       *[other] { $count } smoke bombs
    }
celestia-count-flag =
    { $count ->
        [one] a black flag
       *[other] { $count } black flags
    }
celestia-page-flag-any = Any card eliminates a flag.
celestia-page-flag-flees =
    { $advance ->
        [one] Each flag you accept gives the pirate one card.
       *[other] Each flag you accept gives the pirate { $advance } cards.
    }
celestia-page-flag-asks = A flag asks for { $first } and { $second }, together.
celestia-page-rolled =
    { $count ->
        [one] one rolled die
       *[other] { $count } rolled dice
    }
celestia-page-ambush-text = Dice: { $force }. Loot: { $rewards }. Propeller: { $propeller }.
celestia-page-assault-text = Dice: { $force }. { $constraint }.

## What is done there

celestia-page-catch = Catch the pirate!
celestia-page-continue-to =
    { $by ->
        [one] Continue by one card, to { $to }
       *[other] Continue by { $by } cards, to { $to }
    }
celestia-page-buy-cards = Buy cards: { $cards } ({ $price } gold)
celestia-page-buy-smoke =
    { $tokens ->
        [one] Buy one smoke bomb
       *[other] Buy { $tokens } smoke bombs
    } ({ $price } gold)
celestia-page-reactivate = Get the crew ready ({ $price } gold)
celestia-page-offer-cards = Cards: { $cards }
celestia-page-offer-smoke =
    { $tokens ->
        [one] One smoke bomb
       *[other] { $tokens } smoke bombs
    }
celestia-page-rest = The crew will be ready again.
celestia-page-load = Load { $what }
celestia-page-recruit = Take { $crew } aboard
celestia-page-take-card = Take the card
celestia-page-say-nothing = Say nothing
celestia-page-use-smoke =
    { $count ->
        [0] Smoke: roll the chosen dice again
        [one] Smoke: roll the chosen die again
       *[other] Smoke: roll the { $count } chosen dice again
    }
celestia-page-dice-no-smoke = Accept the dice: with no smoke in the hold there is nothing to roll again.
celestia-page-choose-dice = Choose dice first.
celestia-page-reroll =
    { $count ->
        [one] Roll this die again
       *[other] Roll these { $count } dice again
    }
celestia-page-all-dice = all dice
celestia-page-let-be = Cancel
celestia-page-put-back = Put back in this order

celestia-page-group-take = Take
celestia-page-group-talk = Propose
celestia-page-group-answer = Answer
celestia-page-group-smoke =
    { $count ->
        [one] Roll again (last smoke)
       *[other] Roll again ({ $count } smoke)
    }
celestia-page-group-room = Make room
celestia-page-group-arrange = Put back in the order
celestia-page-group-set = Augusta
celestia-page-group-set-die = Turn the { $die } to
celestia-page-group-say = Tell your partner
celestia-page-group-crew = Crew
celestia-page-group-strike = Eliminate { $face } with

celestia-page-ask-validate =
    { $flags ->
        [one] One black flag
       *[other] { $flags } black flags
    }: the pirate will gain { $advance ->
        [one] one card
       *[other] { $advance } cards
    }{ $penalty ->
        [none] .
       *[other] ; and each time you will have to { $penalty }.
    } Accept anyway?
celestia-page-ask-endure =
    { $energy ->
        [0] The generator is dry: taking the blow loses the game. Really?
        [one] Taking the blow burns the last energy: the blow after it loses the chase. Really?
       *[other] Taking the blow burns one energy. Really?
    }
celestia-page-ask-stage = A stopover gives cards back, but the pirate gets ahead. Make a stopover?
celestia-page-ask-keep-gold =
    { $gold ->
        [one] Leave with one gold piece?
       *[other] Leave with { $gold } gold pieces?
    }
celestia-page-ask-decline = Leave this loot behind?
celestia-page-ask-ashore = { $crew } will leave the airship. All right?

## What is at stake, in one line

celestia-page-stakes =
    { $gap ->
        [one] Pirate one card ahead
       *[other] Pirate { $gap } ahead
    }, { $lair } from the lair · { $energy ->
        [0] no energy left
        [one] one energy left
       *[other] { $energy } energies left
    }
celestia-page-stakes-boarding =
    { $masts ->
        [one] One mast to fell
       *[other] { $masts } masts to fell
    } · { $energy ->
        [0] no energy left
        [one] one energy left
       *[other] { $energy } energies left
    }

## The table in sentences

celestia-page-text-chase =
    Our airship is at card { $ship }, the pirate at card { $pirate }: { $gap ->
        [one] one card ahead of us
       *[other] { $gap } cards ahead of us
    }. { $lair ->
        [one] The lair is one card from the pirate.
       *[other] The lair is { $lair } cards from the pirate.
    }
celestia-page-text-boarding =
    We are boarding: { $masts ->
        [0] all three masts are down.
        [one] one mast still stands.
       *[other] { $masts } masts still stand.
    }
celestia-page-text-start = The airship is still at the start.
celestia-page-text-stage = Stopover at { $name }.
celestia-page-text-destination = If we continue, the airship reaches card { $to }.
celestia-page-text-seen = Card { $at }, face down but known. { $text }
celestia-page-text-dice =
    { $out ->
        [0] Dice to eliminate: { $faces }.
        [one] Dice to eliminate: { $faces }; one is eliminated already.
       *[other] Dice to eliminate: { $faces }; { $out } are eliminated already.
    }
celestia-page-text-no-dice = All dice are eliminated.
celestia-page-text-in-play = Cards played in this combat: { $cards }.
celestia-page-text-ship = Hold of { $hold } slots: { $load }. Energy: { $energy } of { $generator }.
celestia-page-text-crew = { $crew }, { $state }. { $when }. { $power }
celestia-page-text-captain = { $seat } holds the helm.
celestia-page-text-my-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand: { $cards }.
    }
celestia-page-text-open-hand =
    { $count ->
        [0] { $seat } has no card left.
       *[other] { $seat } shows { $cards }.
    }
celestia-page-text-hand =
    { $count ->
        [0] { $seat } has no card left.
        [one] { $seat } holds one card.
       *[other] { $seat } holds { $count } cards.
    }
celestia-page-text-at-least = { $seat } has at least { $cards }.
celestia-page-text-at-most = { $seat } certainly has { $cards }.
celestia-page-text-flag-price = { $name }: when boarding, each black flag asks for { $first } and { $second }, together.
celestia-page-text-thrust =
    { $name }: each black flag accepted lets the pirate gain { $advance ->
        [one] one card.
       *[other] { $advance } cards.
    }
celestia-page-text-thrust-penalty =
    { $name }: each black flag accepted lets the pirate gain { $advance ->
        [one] one card
       *[other] { $advance } cards
    } and makes us { $penalty }.
celestia-page-text-said = At card { $at }, { $seat } said ({ $standing }): “{ $statement }”
celestia-page-text-piles = Deck: { $deck }. Discarded: { $discard }. Stopovers left: { $stages }.

celestia-page-stage-pirate =
    { $count ->
        [one] The pirate gains one card.
       *[other] The pirate gains { $count } cards.
    }
celestia-page-stage-cards = Cards to share for each ambush fought: { $cards }.
celestia-page-stage-rest = The whole crew is ready again.
celestia-page-stage-no-rest = The crew finds no rest here.
celestia-page-stage-propeller =
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
        [0] No ambush was fought on the way.
        [one] One ambush was fought on the way.
       *[other] { $ambushes } ambushes were fought on the way.
    }
celestia-line-energy-lost =
    An energy token burns out: { $cards ->
        [one] one card to share
       *[other] { $cards } cards to share
    }, { $lose ->
        [one] one token to give up
       *[other] { $lose } tokens to give up
    }. { $left ->
        [0] It was the last.
        [one] One is left.
       *[other] { $left } are left.
    }
celestia-line-moved = The airship races to card { $to }. Ambush: { $force }!

## Hints for a first game

celestia-hint-goal = The two of you share one airship: you win or lose together. Catch the pirate short of the lair.
celestia-hint-draft = Tap a card to take it. Your partner sees what you choose here, but not the rest of your hand.
celestia-hint-hand = This is your hand. You may neither show nor describe it, nor hint at it. Known are only how many cards you hold, and those you took face up, which carry an eye.
celestia-hint-continue = The card that shines is where you will arrive: its ambush will be turned up. Tap it, or tap the airship.
celestia-hint-propose = Your partner decides this, but you may propose: your phrases are in the bar below.
celestia-hint-dice = These dice are the ambush. Once accepted, they must be eliminated one by one, in turn.
celestia-hint-smoke = Don’t like the roll? Tap the dice to roll again: it costs one smoke.
celestia-hint-flag = A black flag that is accepted lets the pirate get ahead, but any card eliminates it afterwards.
celestia-hint-starter = Name who begins: see how many cards each of you has left. Then you take turns, without a word.
celestia-hint-strike = Tap a die, then a card of the same symbol. A joker replaces anything, and so do two equal cards.
celestia-hint-endure = Nothing fits? Taking the blow burns one energy, but brings you cards to share.
celestia-hint-partner = Watch what your partner plays: each card tells something of the hand. Cards everybody knows of are turned towards you.
celestia-hint-hold = The hold is small: gold, smoke and crew all squeeze in. Tap a token to make room.
celestia-hint-share = With a face-up card your partner knows that you have it; a hidden one is known to you alone. Passing once leaves the choice to the other.
celestia-hint-statement = Just one true sentence about your hand, so choose what helps your partner most.
celestia-hint-crew = A crew member who is ready can help now. Tap the card. After that only a stopover that says so gets them ready again.
celestia-hint-stage = Few cards left? A stopover gives some back for each ambush fought, but the pirate gains from it.
celestia-hint-market = Gold buys cards or smoke. What you keep takes a place in the hold.
celestia-hint-jettison = A lost energy token costs tokens of the hold too. Choose those you can do without.
celestia-hint-boarding = The pirate is caught! Three assaults, one for each mast. Each forbids something, and flags ask for two particular cards.

## What is about to decide the game

celestia-page-looms-no-energy = No energy left: one more blow and we lose.
celestia-page-looms-escape = The flags on the table bring the pirate to the lair.
celestia-page-looms-near-lair = { $left ->
    [one] The pirate is { $left } card from the lair.
   *[other] The pirate is { $left } cards from the lair.
}
celestia-page-looms-last-energy = One energy left.
celestia-page-looms-last-mast = One mast to go!
celestia-page-looms-catch = The next flight reaches the pirate!

## The end

celestia-page-story-measure = Place on the path
celestia-page-story-moved = Flights
celestia-page-story-combat-begins = Combats
celestia-page-story-struck = Strikes
celestia-page-story-endured = Blows taken
celestia-page-story-energy-lost = Energy lost
celestia-page-story-loaded = Tokens loaded
celestia-page-story-stage-reached = Stopovers made
celestia-page-story-ship = The airship
celestia-page-story-pirate = The pirate

# What lies hidden, for those who see everything.
celestia-page-secret-hand = Hand of { $seat }
celestia-page-secret-face-down = Face-down cards in the middle
celestia-page-secret-deck = Deck
celestia-page-secret-undersides = Undersides of the energies
celestia-page-secret-underside =
    { $lose ->
        [one] one token to give up
       *[other] { $lose } tokens to give up
    }
celestia-page-secret-stages = Stopovers to come
celestia-page-secret-crew = Crew to come
celestia-page-secret-assaults = Assaults
