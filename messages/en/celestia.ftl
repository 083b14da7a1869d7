### Celestia Duo, in English. How messages are found and what they are given is written at the top of `fr/celestia.ftl`.

## The game

celestia-title = Celestia Duo
celestia-summary = Two of you, one airship, hidden hands and next to nothing to say: catch the pirate before the lair does.
celestia-pitch = Cooperative and quiet

## Names

celestia-name-whip = whip
celestia-name-whip-one = a whip
celestia-name-whip-the = the whip
celestia-name-whip-many = whips
celestia-name-whip-every = all whips
celestia-name-sabre = sabre
celestia-name-sabre-one = a sabre
celestia-name-sabre-the = the sabre
celestia-name-sabre-many = sabres
celestia-name-sabre-every = all sabres
celestia-name-crossbow = crossbow
celestia-name-crossbow-one = a crossbow
celestia-name-crossbow-the = the crossbow
celestia-name-crossbow-many = crossbows
celestia-name-crossbow-every = all crossbows
celestia-name-pistol = pistol
celestia-name-pistol-one = a pistol
celestia-name-pistol-the = the pistol
celestia-name-pistol-many = pistols
celestia-name-pistol-every = all pistols
celestia-name-cannon = cannon
celestia-name-cannon-one = a cannon
celestia-name-cannon-the = the cannon
celestia-name-cannon-many = cannons
celestia-name-cannon-every = all cannons
celestia-name-joker = joker
celestia-name-joker-one = a joker
celestia-name-joker-the = the joker
celestia-name-joker-many = jokers
celestia-name-joker-every = all jokers
celestia-name-flag = black flag
celestia-name-flag-one = a black flag
celestia-name-flag-the = the black flag
celestia-name-flag-many = black flags
celestia-name-flag-every = all black flags

celestia-name-count =
    { $count ->
        [one] { $it-one }
       *[other] { $count } { $it-many }
    }
celestia-name-nothing = nothing

celestia-name-ludvig = Ludvig Cyr
celestia-name-olga = Olga Benz
celestia-name-shuki = Shuki Saban
celestia-name-kublai = Kublai Heshen
celestia-name-baba = Baba Zogbé
celestia-name-mama = Mama Lear
celestia-name-rhett = Rhett O’Hara
celestia-name-augusta = Augusta D’Epsom

celestia-name-rapid = Rapid
celestia-name-normal = Normal
celestia-name-expert = Expert

celestia-name-gold = gold
celestia-name-gold-one = a gold piece
celestia-name-gold-the = a gold piece
celestia-name-smoke = smoke
celestia-name-smoke-one = a smoke bomb
celestia-name-smoke-the = a smoke bomb
celestia-name-token-crew = { $it }
celestia-name-token-crew-one = { $it }
celestia-name-token-crew-the = { $it }
celestia-name-cargo-gold = gold
celestia-name-cargo-smoke = smoke

celestia-name-reward-communication = an exceptional communication
celestia-name-reward-card = a card to share
celestia-name-reward-gold =
    { $it ->
        [one] a gold piece
       *[other] { $it } gold pieces
    }
celestia-name-reward-crew = a crew member

celestia-name-no-crew = No crew
celestia-name-no-pair = No pairs
celestia-name-no-smoke = No smoke

celestia-name-lose-gold = lose a gold piece
celestia-name-lose-equipment = lose a card
celestia-name-deactivate-crew = tire out a crew member
celestia-name-discard-crew = lose a crew member

celestia-name-pile = in the pile
celestia-name-ready = ready
celestia-name-used = resting
celestia-name-offered = at the gangway
celestia-name-gone = gone ashore

celestia-name-rulebook = from the rulebook
celestia-name-inferred = inferred from the rulebook
celestia-name-reconstructed = reconstructed by us
celestia-name-owner = read off the real card

celestia-name-with-card = { $face-one }
celestia-name-with-joker = a joker
celestia-name-with-pair = two { $it-many }
celestia-name-with-any = { $it-one }
celestia-name-with-mama = { $it-one } and Mama Lear
celestia-name-with-both = { $first } and { $second }
celestia-name-first-card = the first card asked for
celestia-name-second-card = the second card asked for

celestia-name-die-0 = first die
celestia-name-die-1 = second die
celestia-name-die-2 = third die
celestia-name-die-3 = fourth die
celestia-name-dice-0 = the first
celestia-name-dice-1 = the second
celestia-name-dice-2 = the third
celestia-name-dice-3 = the fourth
celestia-name-reroll-0 = { celestia-name-dice-0 }
celestia-name-reroll-1 = { celestia-name-dice-1 }
celestia-name-reroll-2 = { celestia-name-dice-2 }
celestia-name-reroll-3 = { celestia-name-dice-3 }
celestia-name-order-0 = the 1st
celestia-name-order-1 = the 2nd
celestia-name-order-2 = the 3rd
celestia-name-order-3 = the 4th
celestia-name-order-4 = the 5th
celestia-name-arrange-0 = { celestia-name-order-0 }
celestia-name-arrange-1 = { celestia-name-order-1 }
celestia-name-arrange-2 = { celestia-name-order-2 }
celestia-name-arrange-3 = { celestia-name-order-3 }
celestia-name-arrange-4 = { celestia-name-order-4 }

celestia-name-proposal-continue = Let’s go on!
celestia-name-proposal-stage = Let’s put in.
celestia-name-proposal-use-crew = How about { $it }?
celestia-name-proposal-arrange = In this order: { $it }.
celestia-name-proposal-use-smoke = Let’s throw smoke.
celestia-name-proposal-validate = These dice will do.
celestia-name-proposal-begin = { $seat } first.
celestia-name-proposal-remove = Let’s give up { $token-one }{ $count ->
        [one] { "" }
       *[other] , { $count } times
    }.
celestia-name-proposal-take =
    { $it ->
        [one] Let’s take it.
       *[other] Let’s take { $it }.
    }
celestia-name-proposal-decline = Let’s leave it.
celestia-name-proposal-buy-cards = Let’s buy cards.
celestia-name-proposal-buy-smoke = Let’s buy smoke.
celestia-name-proposal-reactivate = Let’s wake the crew.
celestia-name-proposal-keep-gold = Let’s keep the gold.

celestia-name-answer-agree = Agreed.
celestia-name-answer-disagree = I’d rather not.
celestia-name-answer-you-decide = Your call.

celestia-name-statement-have = I have { $it-one }.
celestia-name-statement-have-not = No { $it } here.
celestia-name-statement-have-everything = I have one weapon of each kind.
celestia-name-statement-silent = …

## Moves

celestia-move-take = Take { $it-the }
celestia-move-take-hidden = Take a hidden card
celestia-move-pass = Pass
celestia-move-continue = Continue the pursuit
celestia-move-stage = Make a stage
celestia-move-use-crew = Call on { $it }
celestia-move-arrange = Put the cards back: { $it }
celestia-move-reroll = Smoke: roll { $it } again
celestia-move-set-die = Turn the { $die } to { $face }
celestia-move-validate = Accept the dice
celestia-move-proceed = Go on without help
celestia-move-begin = { $seat } begins
celestia-move-forfeit = { $seat } loses a card
celestia-move-discard = Discard { $it-the }
celestia-move-lose = Name { $it }
celestia-move-strike = Eliminate { $face-the } with { $with }
celestia-move-sweep = Ludvig: sweep { $it-every } in one blow
celestia-move-endure = Take the blow
celestia-move-salvage = Bring back { $it-the }
celestia-move-say-have = Say “I have { $it-one }”
celestia-move-say-have-not = Say “I have no { $it }”
celestia-move-say-have-everything = Say “I have one weapon of each kind”
celestia-move-say-silent = Say nothing
celestia-move-load = Take it
celestia-move-decline = Leave it
celestia-move-jettison-gold = Throw a gold piece out
celestia-move-jettison-smoke = Throw a smoke bomb out
celestia-move-jettison-crew = Put { $it } ashore
celestia-move-buy-cards = Buy cards
celestia-move-buy-smoke = Buy smoke
celestia-move-reactivate = Wake the crew
celestia-move-keep-gold = Keep the gold and leave
celestia-move-propose-continue = { celestia-name-proposal-continue }
celestia-move-propose-stage = { celestia-name-proposal-stage }
celestia-move-propose-use-crew = { celestia-name-proposal-use-crew }
celestia-move-propose-arrange = { celestia-name-proposal-arrange }
celestia-move-propose-use-smoke = { celestia-name-proposal-use-smoke }
celestia-move-propose-validate = { celestia-name-proposal-validate }
celestia-move-propose-begin = { celestia-name-proposal-begin }
celestia-move-propose-remove = { celestia-name-proposal-remove }
celestia-move-propose-take = { celestia-name-proposal-take }
celestia-move-propose-decline = { celestia-name-proposal-decline }
celestia-move-propose-buy-cards = { celestia-name-proposal-buy-cards }
celestia-move-propose-buy-smoke = { celestia-name-proposal-buy-smoke }
celestia-move-propose-reactivate = { celestia-name-proposal-reactivate }
celestia-move-propose-keep-gold = { celestia-name-proposal-keep-gold }
celestia-move-answer-agree = { celestia-name-answer-agree }
celestia-move-answer-disagree = { celestia-name-answer-disagree }
celestia-move-answer-you-decide = { celestia-name-answer-you-decide }

## What happened

celestia-event-took = { $seat } takes { $card-one }.
celestia-event-took-hidden = { $seat } takes a hidden card: { $card-one }.
celestia-event-took-hidden-without-card = { $seat } takes a hidden card.
celestia-event-passed = { $seat } passes.
celestia-event-moved = The airship races from card { $from } to card { $to }: an ambush!
celestia-event-caught = The pirate is caught at card { $at }!
celestia-event-dice-thrown = The dice fall: { $faces }.
celestia-event-dice-rerolled =
    { $dice-total ->
        [one] Smoke, one die rolled again
       *[other] Smoke, { $dice-total } dice rolled again
    }: { $faces }.
celestia-event-die-set = Augusta turns the { $die }: { $face }.
celestia-event-validated =
    { $flags ->
        [0] Dice accepted, no black flag in sight.
        [one] Dice accepted, with one black flag.
       *[other] Dice accepted, with { $flags } black flags.
    }
celestia-event-pirate-advanced =
    { $by ->
        [one] The pirate gains one card
       *[other] The pirate gains { $by } cards
    } and is now at { $to }.
celestia-event-crew-used = { $seat } calls on { $crew }.
celestia-event-path-shown =
    { $ambushes-total ->
        [one] Baba turns up the card ahead.
       *[other] Baba turns up the { $ambushes-total } cards ahead.
    }
celestia-event-path-arranged = The cards go back on the path in this order: { $order }.
celestia-event-gold-lost = The secret thrust costs us a gold piece.
celestia-event-card-forfeited = { $seat } gives { $card-one } up to the secret thrust.
celestia-event-crew-turned = The secret thrust sends { $crew } to rest.
celestia-event-combat-begins = Attack, and not another word! { $seat } opens the combat.
celestia-event-struck = { $seat } eliminates { $face-the } with { $cards }.
celestia-event-swept =
    { $seat } and Ludvig sweep { $dice ->
        [one] one die
       *[other] { $dice } dice
    } away in one blow ({ $weapon }).
celestia-event-endured = { $seat } cannot eliminate anything: the airship takes the blow.
celestia-event-energy-lost =
    An energy token burns out; { $left ->
        [0] it was the last.
        [one] one is left.
       *[other] { $left } are left.
    }
celestia-event-combat-won = The ambush is beaten off!
celestia-event-salvaged = Shuki brings back { $card-one }.
celestia-event-reward-due = Loot: { $reward }.
celestia-event-said = { $seat }: “{ $statement }”
celestia-event-loaded = Aboard: { $token-one }.
celestia-event-declined = The rest of the loot is left behind.
celestia-event-jettisoned = Overboard: { $token-one }.
celestia-event-crew-offered = { $crew } asks to come aboard.
celestia-event-crew-declined = { $crew } stays ashore.
celestia-event-cards-shown =
    In the middle: { $hidden ->
        [0] { $visible }
        [one] { $visible-total ->
            [0] one hidden card
           *[other] { $visible } and one hidden card
        }
       *[other] { $visible-total ->
            [0] { $hidden } hidden cards
           *[other] { $visible } and { $hidden } hidden cards
        }
    }.
celestia-event-share-begins = { $seat } picks first.
celestia-event-deck-shuffled = The deck is empty: the discard pile is shuffled ({ $cards } cards).
celestia-event-stage-reached =
    A stage! { $ambushes ->
        [0] No ambush since the last one.
        [one] One ambush was crossed to get here.
       *[other] { $ambushes } ambushes were crossed to get here.
    }
celestia-event-cards-bought =
    { $price ->
        [one] One gold piece for cards.
       *[other] { $price } gold pieces for cards.
    }
celestia-event-smoke-bought =
    { $price ->
        [one] One gold piece for smoke.
       *[other] { $price } gold pieces for smoke.
    }
celestia-event-crew-readied =
    { $price ->
        [0] The whole crew is ready again.
        [one] One gold piece, and the whole crew is ready again.
       *[other] { $price } gold pieces, and the whole crew is ready again.
    }
celestia-event-captain-changed = { $captain } takes the helm.
celestia-event-boarding-begins = Board them! The final confrontation begins.
celestia-event-assault-begins =
    { $number ->
        [1] First assault!
        [2] Second assault!
       *[other] Last assault!
    }
celestia-event-mast-destroyed =
    A mast comes down! { $left ->
        [0] None is left standing.
        [one] One is left.
       *[other] { $left } are left.
    }
celestia-event-proposed = { $seat } proposes: “{ $proposal }”
celestia-event-answered = { $seat } answers: “{ $answer }”
celestia-event-ended = { $ending }
celestia-name-ending-pirate-caught = { celestia-ending-pirate-caught }
celestia-name-ending-pirate-beaten = { celestia-ending-pirate-beaten }
celestia-name-ending-out-of-energy = { celestia-ending-out-of-energy }
celestia-name-ending-pirate-escaped = { celestia-ending-pirate-escaped }

celestia-ending-pirate-caught = Victory: the pirate is caught!
celestia-ending-pirate-beaten = Victory: the third mast is down!
celestia-ending-out-of-energy = Defeat: the generator ran dry.
celestia-ending-pirate-escaped = Defeat: the pirate reached the lair.

## Why not

celestia-refusal-not-now = Not at this moment.
celestia-refusal-captain-decides = The captain decides this. You may propose.
celestia-refusal-first-turn = First turn: the pursuit comes first.
celestia-refusal-stage-after-stage = Not two stages in a row: time to leave.
celestia-refusal-no-stage-left = No stage is left on this route.
celestia-refusal-crew-not-aboard = That person is not aboard.
celestia-refusal-crew-not-ready = Resting: a stage can get the crew ready again.
celestia-refusal-no-crew-here = This assault is fought without crew.
celestia-refusal-crew-no-use = That talent would do nothing here.
celestia-refusal-bad-order = Each card turned up needs a place.
celestia-refusal-no-smoke = No smoke is left in the hold.
celestia-refusal-no-smoke-here = This assault is fought without smoke.
celestia-refusal-no-such-dice = Choose at least one die on the table.
celestia-refusal-same-die = That die shows this face already, or Augusta has turned it.
celestia-refusal-set-one-die = Augusta is here: turn at least one die.
celestia-refusal-empty-hand = That hand is empty.
celestia-refusal-no-such-card = That card is not there.
celestia-refusal-no-such-die = No die shows that face any more.
celestia-refusal-wrong-cards = Those cards do not fit this die.
celestia-refusal-no-pair-here = This assault is fought without pairs.
celestia-refusal-mama-not-needed = This card needs no help from Mama Lear.
celestia-refusal-must-strike = You can eliminate a die, so you must.
celestia-refusal-not-true = Your hand says otherwise.
celestia-refusal-hold-full = The hold is full. Throw something out to make room.
celestia-refusal-no-such-token = That token is not in the hold.
celestia-refusal-no-gold = Not enough gold.
celestia-refusal-nothing-left = There is nothing left to get.
celestia-refusal-partner-passed = Your partner has just passed: you take one.
celestia-refusal-no-hidden-card = No hidden card is left.
celestia-refusal-not-for-talk = That is not something to talk about now.
celestia-refusal-said-already = You have said so already.
celestia-refusal-nothing-to-answer = There is nothing to answer.

## Options

celestia-option-mode = Mode
celestia-option-mode-help = In Rapid, catching the pirate is enough. In Normal and Expert three masts must fall as well.
celestia-option-mode-rapid = Rapid
celestia-option-mode-normal = Normal
celestia-option-mode-expert = Expert
celestia-option-wins = Games won so far
celestia-option-wins-help = Each win gives the pirate a head start in the next game.
celestia-option-captain = First captain
celestia-option-captain-help = Who holds the helm until the first stage.
celestia-option-captain-random = At random
celestia-option-captain-first = The first seat
celestia-option-captain-second = The second seat
celestia-option-generator = Generator
celestia-option-generator-help = The more energy, the smaller the hold.
celestia-option-generator-random = At random
celestia-option-generator-1 = 1 energy, hold of 6
celestia-option-generator-2 = 2 energy, hold of 5
celestia-option-generator-3 = 3 energy, hold of 4

## The steps of a turn: the title, what I may do, what the other does

celestia-step-draft = First picks
celestia-step-draft-now = Take one of the cards in the middle. Each of you takes two, in turn.
celestia-step-draft-wait = { $seat } picks a card from the middle.
celestia-step-briefing = Briefing
celestia-step-briefing-now = Continue the pursuit, or make a stage to get cards back. Your partner may have a say.
celestia-step-briefing-wait = { $seat } decides: continue, or make a stage. You may propose.
celestia-step-arrange = Baba and the path
celestia-step-arrange-now = Tap the cards turned up in the order you want to meet them; they go back face down.
celestia-step-arrange-wait = { $seat } arranges the cards Baba turned up. You may propose an order.
celestia-step-dice = The dice
celestia-step-dice-now = Accept the dice, or spend smoke to roll as many as you like again. Each black flag lets the pirate get away.
celestia-step-dice-wait = { $seat } keeps the dice or rolls again. You may propose smoke, not point at a die.
celestia-step-augusta = Augusta
celestia-step-augusta-now = Choose a die, then the face it shall show. Two dice at most.
celestia-step-augusta-wait = { $seat } turns dice with Augusta.
celestia-step-validated = Black flags
celestia-step-validated-now = Before the secret thrust, Kublai or Rhett can make something of the flags.
celestia-step-validated-wait = { $seat } decides whether the crew makes something of the flags.
celestia-step-thrust = Secret thrust
celestia-step-thrust-now = The secret thrust strikes.
celestia-step-thrust-wait = The secret thrust strikes.
celestia-step-forfeit = Secret thrust
celestia-step-forfeit-now = Name which of you two loses a card.
celestia-step-forfeit-wait = { $seat } names who loses a card.
celestia-step-discard = Secret thrust
celestia-step-discard-now = Choose the card you give up, face up.
celestia-step-discard-wait = { $seat } chooses a card to give up.
celestia-step-deactivate = Secret thrust
celestia-step-deactivate-now = Name who goes to rest.
celestia-step-deactivate-wait = { $seat } names who goes to rest.
celestia-step-dismiss = Secret thrust
celestia-step-dismiss-now = Name who leaves the airship.
celestia-step-dismiss-wait = { $seat } names who leaves the airship.
celestia-step-starter = Who begins?
celestia-step-starter-now = Name who opens the combat. Silence after that.
celestia-step-starter-wait = { $seat } names who opens the combat. You may propose.
celestia-step-combat = Combat
celestia-step-combat-now = Tap a die, then a card. The same symbol, a joker, or two equal cards; in the pursuit any card does for a flag.
celestia-step-combat-wait = { $seat } must eliminate a die. Silence aboard.
celestia-step-aftermath = After the combat
celestia-step-aftermath-now = Shuki can save two of the cards played. Otherwise, on to the loot.
celestia-step-aftermath-wait = { $seat } decides whether Shuki saves cards.
celestia-step-salvage = Shuki
celestia-step-salvage-now =
    { $left ->
        [one] Choose one card of the combat to bring back.
       *[other] Choose { $left } cards of the combat to bring back.
    }
celestia-step-salvage-wait = { $seat } chooses cards of the combat to bring back.
celestia-step-combat-end = End of the combat
celestia-step-combat-end-now = The combat is over.
celestia-step-combat-end-wait = The combat is over.
celestia-step-rewards = Loot
celestia-step-rewards-now = The loot is taken in order.
celestia-step-rewards-wait = The loot is taken in order.
celestia-step-statement = Exceptional communication
celestia-step-statement-now = Say one true thing about your hand, just one. Or nothing.
celestia-step-statement-wait = { $seat } chooses what to say of the own hand.
celestia-step-card-reward = Loot: a card
celestia-step-card-reward-now = Take the card? It is drawn face up and shared.
celestia-step-card-reward-wait = { $seat } decides about the card.
celestia-step-load = Load the hold
celestia-step-load-now =
    { $left ->
        [one] One more token to take
       *[other] { $left } more tokens to take
    } ({ $cargo }). Tap the hold to load, or a token to make room.
celestia-step-load-wait = { $seat } loads the hold ({ $cargo }).
celestia-step-recruit = A new hand?
celestia-step-recruit-now = { $crew } may come aboard and takes a place in the hold.
celestia-step-recruit-wait = { $seat } decides whether { $crew } comes aboard.
celestia-step-share-starter = Sharing
celestia-step-share-starter-now = Name who picks first. No word about the cards.
celestia-step-share-starter-wait = { $seat } names who picks first.
celestia-step-share = Sharing
celestia-step-share-now = Take a card from the middle, face up or hidden, or pass once.
celestia-step-share-wait = { $seat } takes a card or passes.
celestia-step-jettison = Drop ballast
celestia-step-jettison-now =
    { $left ->
        [one] One token must leave the hold. Tap the one you give up.
       *[other] { $left } tokens must leave the hold. Tap those you give up.
    }
celestia-step-jettison-wait =
    { $left ->
        [one] { $seat } gives up one more token.
       *[other] { $seat } gives up { $left } more tokens.
    }
celestia-step-market = Stage
celestia-step-market-now = Spend your gold, as often as you like, or keep it and leave.
celestia-step-market-wait = { $seat } goes to market.
celestia-step-armoury = Before the boarding
celestia-step-armoury-now = Last purchases before the three assaults: cards, or a crew that is ready.
celestia-step-armoury-wait = { $seat } makes the last purchases.
celestia-step-next-assault = Assault
celestia-step-next-assault-now = The next assault begins.
celestia-step-next-assault-wait = The next assault begins.
celestia-step-over = The game is over
celestia-step-over-now = The game is over.
celestia-step-over-wait = The game is over.

## The crew: when, and what

celestia-when-ludvig = In your combat turn
celestia-power-ludvig = A single card, not a joker, eliminates all dice of its symbol.
celestia-when-olga = At the briefing
celestia-power-olga = The airship moves one card farther this turn.
celestia-when-shuki = Combat won, before the loot
celestia-power-shuki = Two cards played in this combat come back to the middle to be shared.
celestia-when-kublai = Dice accepted
celestia-power-kublai = For each black flag, up to two gold pieces go into the hold.
celestia-when-baba = At the briefing
celestia-power-baba = Look at the cards as far as the destination, then put them back in any order.
celestia-when-mama = In your combat turn
celestia-power-mama = Any card plays the part of a joker.
celestia-when-rhett = Dice accepted
celestia-power-rhett = For each black flag, up to two smoke bombs go into the hold.
celestia-when-augusta = Dice rolled, not yet accepted
celestia-power-augusta = One or two dice show the face you want.
