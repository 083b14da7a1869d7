### Celestia Duo, in English. How messages are found and what they are given is said at the top of `fr/celestia.ftl`.

## The game

celestia-summary = Two of you, one airship, hidden hands and next to nothing to say: catch the pirate before the lair is in reach.

## Names

celestia-name-whip = whip
celestia-name-sabre = sabre
celestia-name-crossbow = crossbow
celestia-name-pistol = pistol
celestia-name-cannon = cannon
celestia-name-joker = joker
celestia-name-flag = black flag

celestia-one-whip = a whip
celestia-one-sabre = a sabre
celestia-one-crossbow = a crossbow
celestia-one-pistol = a pistol
celestia-one-cannon = a cannon
celestia-one-joker = a joker
celestia-one-flag = a black flag
# Where the sentence asks for the article.
celestia-card-whip = { celestia-one-whip }
celestia-card-sabre = { celestia-one-sabre }
celestia-card-crossbow = { celestia-one-crossbow }
celestia-card-pistol = { celestia-one-pistol }
celestia-card-cannon = { celestia-one-cannon }
celestia-card-joker = { celestia-one-joker }
celestia-take-whip = { celestia-one-whip }
celestia-take-sabre = { celestia-one-sabre }
celestia-take-crossbow = { celestia-one-crossbow }
celestia-take-pistol = { celestia-one-pistol }
celestia-take-cannon = { celestia-one-cannon }
celestia-take-joker = { celestia-one-joker }
celestia-discard-whip = { celestia-one-whip }
celestia-discard-sabre = { celestia-one-sabre }
celestia-discard-crossbow = { celestia-one-crossbow }
celestia-discard-pistol = { celestia-one-pistol }
celestia-discard-cannon = { celestia-one-cannon }
celestia-discard-joker = { celestia-one-joker }
celestia-salvage-whip = { celestia-one-whip }
celestia-salvage-sabre = { celestia-one-sabre }
celestia-salvage-crossbow = { celestia-one-crossbow }
celestia-salvage-pistol = { celestia-one-pistol }
celestia-salvage-cannon = { celestia-one-cannon }
celestia-salvage-joker = { celestia-one-joker }
celestia-any-whip = { celestia-one-whip }
celestia-any-sabre = { celestia-one-sabre }
celestia-any-crossbow = { celestia-one-crossbow }
celestia-any-pistol = { celestia-one-pistol }
celestia-any-cannon = { celestia-one-cannon }
celestia-any-joker = { celestia-one-joker }
celestia-mama-whip = { celestia-one-whip }
celestia-mama-sabre = { celestia-one-sabre }
celestia-mama-crossbow = { celestia-one-crossbow }
celestia-mama-pistol = { celestia-one-pistol }
celestia-mama-cannon = { celestia-one-cannon }
celestia-mama-joker = { celestia-one-joker }
celestia-have-whip = the whip
celestia-have-sabre = the sabre
celestia-have-crossbow = the crossbow
celestia-have-pistol = the pistol
celestia-have-cannon = the cannon
celestia-have-joker = the joker
celestia-face-whip = { celestia-one-whip }
celestia-face-sabre = { celestia-one-sabre }
celestia-face-crossbow = { celestia-one-crossbow }
celestia-face-pistol = { celestia-one-pistol }
celestia-face-cannon = { celestia-one-cannon }
celestia-face-flag = { celestia-one-flag }
celestia-have-not-whip = no whip
celestia-have-not-sabre = no sabre
celestia-have-not-crossbow = no crossbow
celestia-have-not-pistol = no pistol
celestia-have-not-cannon = no cannon
celestia-have-not-joker = no joker
celestia-pair-whip = two whips
celestia-pair-sabre = two sabres
celestia-pair-crossbow = two crossbows
celestia-pair-pistol = two pistols
celestia-pair-cannon = two cannons
celestia-sweep-whip = all whips
celestia-sweep-sabre = all sabres
celestia-sweep-crossbow = all crossbows
celestia-sweep-pistol = all pistols
celestia-sweep-cannon = all cannons
celestia-weapon-whip = all whips
celestia-weapon-sabre = all sabres
celestia-weapon-crossbow = all crossbows
celestia-weapon-pistol = all pistols
celestia-weapon-cannon = all cannons

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
celestia-name-smoke = smoke
celestia-token-gold = a gold piece
celestia-token-smoke = a smoke bomb
celestia-jettison-gold = { celestia-token-gold }
celestia-jettison-smoke = { celestia-token-smoke }
celestia-token-crew = { $value }
celestia-cargo-gold = gold
celestia-cargo-smoke = smoke

celestia-reward-communication = an exceptional communication
celestia-reward-card = a card to share
celestia-reward-gold =
    { $value ->
        [one] a gold piece
       *[other] { $value } gold pieces
    }
celestia-reward-crew = a crew member

celestia-constraint-no-crew = No crew
celestia-constraint-no-pair = No pairs
celestia-constraint-no-smoke = No smoke

celestia-name-lose-gold = lose a gold piece
celestia-name-lose-equipment = lose a card
celestia-name-deactivate-crew = send a crew member to rest
celestia-name-discard-crew = lose a crew member

celestia-berth-pile = in the pile
celestia-berth-ready = ready
celestia-berth-used = resting
celestia-berth-offered = at the gangway
celestia-berth-gone = gone ashore

celestia-name-rulebook = printed in the rulebook
celestia-name-inferred = taken from what the rulebook says, which does not show them all
celestia-name-reconstructed = chosen by us, as the rulebook does not print them (see Help)
celestia-name-owner = read off the real card

celestia-with-card = the card of its symbol
celestia-with-joker = a joker
celestia-with-pair = { $value }
celestia-with-any = { $value }
celestia-with-mama = { $value } and Mama Lear
celestia-with-both = { $value }
celestia-both-card = the card asked for
celestia-both-joker = { celestia-with-joker }
celestia-both-pair = { celestia-with-pair }
celestia-both-mama = { celestia-with-mama }

celestia-die-0 = first die
celestia-die-1 = second die
celestia-die-2 = third die
celestia-die-3 = fourth die

celestia-proposal-continue = Let’s go on!
celestia-proposal-stage = Let’s make a stopover.
celestia-proposal-use-crew = How about { $value }?
celestia-proposal-arrange = In this order: { $value }.
celestia-proposal-use-smoke = Let’s throw smoke.
celestia-proposal-validate = These dice will do.
celestia-proposal-begin = { $value } first.
celestia-proposal-remove =
    { $count ->
        [one] Let’s give up { $token }.
       *[other] Let’s give up { $count } tokens, { $token } each time.
    }
celestia-proposal-take = Let’s take { $value }.
celestia-proposal-decline = Let’s leave it.
celestia-proposal-buy-cards = Let’s buy cards.
celestia-proposal-buy-smoke = Let’s buy smoke.
celestia-proposal-reactivate = Let’s get the crew ready.
celestia-proposal-keep-gold = Let’s keep the gold.

celestia-answer-agree = Agreed.
celestia-answer-disagree = I’d rather not.
celestia-answer-you-decide = Your call.

celestia-statement-have = I have { $value }.
celestia-statement-have-not = I have { $value }.
celestia-statement-have-everything = I have some of everything.
celestia-statement-silent = …
celestia-standing-holds = still true
celestia-standing-open = perhaps no longer true
celestia-standing-past = no longer true
celestia-standing-again = said again since

## Moves

celestia-move-take = Take { $value }
celestia-move-take-hidden = Take a hidden card
celestia-move-pass = Pass
celestia-move-continue = Continue the pursuit
celestia-move-stage = Make a stopover
celestia-move-use-crew = Call on { $value }
celestia-move-arrange = Put the cards back in the order { $value }
celestia-move-reroll = Smoke: roll the dice { $value } again
celestia-move-set-die = Turn the { $die } to { $face }
celestia-move-validate = Accept the dice
celestia-move-proceed = Go on without help
celestia-move-begin = { $value } begins
celestia-move-forfeit = { $value } loses a card
celestia-move-discard = Discard { $value }
celestia-move-lose = Name { $value }
celestia-move-strike = Eliminate { $face } with { $with }
celestia-move-sweep = Ludvig: sweep { $value } in one blow
celestia-move-endure = Take the blow
celestia-move-salvage = Bring back { $value }
celestia-move-say = Say: “{ $value }”
celestia-say-have = { celestia-statement-have }
celestia-say-have-not = { celestia-statement-have-not }
celestia-say-have-everything = { celestia-statement-have-everything }
celestia-say-silent = { celestia-statement-silent }
celestia-move-load = Take it
celestia-move-decline = Leave it
celestia-move-jettison = Take out of the hold: { $value }
celestia-jettison-crew = { celestia-token-crew }
celestia-move-buy-cards = Buy cards
celestia-move-buy-smoke = Buy smoke
celestia-move-reactivate = Get the crew ready
celestia-move-keep-gold = Keep the gold and leave
celestia-move-propose = { $value }
celestia-move-answer = { $value }
celestia-propose-continue = { celestia-proposal-continue }
celestia-propose-stage = { celestia-proposal-stage }
celestia-propose-use-crew = { celestia-proposal-use-crew }
celestia-propose-arrange = { celestia-proposal-arrange }
celestia-propose-use-smoke = { celestia-proposal-use-smoke }
celestia-propose-validate = { celestia-proposal-validate }
celestia-propose-begin = { celestia-proposal-begin }
celestia-propose-remove = { celestia-proposal-remove }
celestia-propose-take = { celestia-proposal-take }
celestia-propose-decline = { celestia-proposal-decline }
celestia-propose-buy-cards = { celestia-proposal-buy-cards }
celestia-propose-buy-smoke = { celestia-proposal-buy-smoke }
celestia-propose-reactivate = { celestia-proposal-reactivate }
celestia-propose-keep-gold = { celestia-proposal-keep-gold }

## What happened

celestia-event-took = { $seat } takes { $card }.
celestia-event-took-hidden =
    { $card ->
        [none] { $seat } takes a hidden card.
       *[other] { $seat } takes a hidden card: { $card }.
    }
celestia-event-passed = { $seat } passes.
celestia-event-moved = The airship races from card { $from } to card { $to }: an ambush!
celestia-event-caught = The airship races to card { $at } and catches the pirate!
celestia-event-dice-thrown = The dice fall: { $faces }.
celestia-event-dice-rerolled = Smoke, and the dice show: { $faces }.
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
    } and is now { $to ->
        [26] in the lair.
       *[other] at { $to }.
    }
celestia-event-crew-used = { $seat } calls on { $crew }.
celestia-event-path-shown = Baba turns up the cards ahead.
celestia-event-path-arranged = The cards go back on the path, face down, in a chosen order.
celestia-event-gold-lost = The secret thrust costs us a gold piece.
celestia-event-card-forfeited = { $seat } gives up { $card } to the secret thrust.
celestia-event-crew-turned = The secret thrust sends { $crew } to rest.
celestia-event-combat-begins = Attack, and not another word! { $seat } opens the combat.
celestia-event-struck = { $seat } eliminates { $face } with { $cards }.
celestia-event-swept = { $seat } and Ludvig sweep { $weapon } away in one blow.
celestia-event-endured = { $seat } eliminates nothing: the airship takes the blow.
celestia-event-energy-lost =
    An energy token burns out; { $left ->
        [0] it was the last.
        [one] one is left.
       *[other] { $left } are left.
    }
celestia-event-combat-won = The combat is won!
celestia-event-salvaged = Shuki brings back { $card }.
celestia-event-reward-due = Loot: { $reward }.
celestia-event-said = { $seat }: “{ $statement }”
celestia-event-loaded = Aboard: { $token }.
celestia-event-declined = The rest is left behind.
celestia-event-jettisoned = The hold gets lighter: { $token }.
celestia-event-crew-offered = { $crew } asks to come aboard.
celestia-event-crew-declined = { $crew } stays ashore.
celestia-event-cards-shown =
    { $hidden ->
        [0] In the middle: { $visible }.
        [one] In the middle, face up: { $visible }; face down: one card.
       *[other] In the middle, face up: { $visible }; face down: { $hidden } cards.
    }
celestia-event-share-begins = { $seat } picks first.
celestia-event-deck-shuffled =
    { $cards ->
        [one] The deck is empty: the discard pile is shuffled (one card).
       *[other] The deck is empty: the discard pile is shuffled ({ $cards } cards).
    }
celestia-event-stage-reached = 
    A stopover! { $ambushes ->
        [0] No ambush was fought on the way.
        [one] One ambush was fought on the way.
       *[other] { $ambushes } ambushes were fought on the way.
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
celestia-event-captain-changed = { $captain } takes the helm as captain.
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

celestia-ending-pirate-caught = Victory: the pirate is caught!
celestia-ending-pirate-beaten = Victory: the third mast is down!
celestia-ending-out-of-energy = Defeat: the generator ran dry.
celestia-ending-pirate-escaped = Defeat: the pirate reached the lair.

## Why not

celestia-refusal-not-now = Not at this moment.
celestia-refusal-captain-decides = The captain decides this. You may propose.
celestia-refusal-first-turn = First turn: the pursuit comes first.
celestia-refusal-stage-after-stage = Not two stopovers in a row: time to leave.
celestia-refusal-no-stage-left = No stopover is left on this route.
celestia-refusal-crew-not-aboard = That person is not aboard.
celestia-refusal-crew-not-ready = Resting: a stopover can get the crew ready again.
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
celestia-refusal-nothing-left = There is nothing left to take.
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
celestia-option-wins-help = Each win gives the pirate a head start in the next game, in Normal and Expert. Games played one after the other at the same table are counted by themselves.
celestia-option-captain = First captain
celestia-option-captain-help = Who holds the helm until the first stopover.
celestia-option-captain-random = At random
celestia-option-captain-first = The first seat
celestia-option-captain-second = The second seat
celestia-option-generator = Generator
celestia-option-generator-help = The more energy, the smaller the hold.
celestia-option-generator-random = At random
celestia-option-generator-1 = 1 energy, hold of 6
celestia-option-generator-2 = 2 energy, hold of 5
celestia-option-generator-3 = 3 energy, hold of 4
celestia-option-strike = Eliminating a die
celestia-option-strike-help = The rulebook says that whoever can eliminate a die must; its example lets somebody pass. “Must” is what the text says.
celestia-option-strike-must = Whoever can, must
celestia-option-strike-may = Whoever can, may

## The steps of a turn: the title, what I may do, what the other does

celestia-step-draft = First picks
celestia-step-draft-now = Take one of the cards in the middle. Each of you takes two, in turn.
celestia-step-draft-wait = { $seat } picks a card from the middle.
celestia-step-briefing = Briefing
celestia-step-briefing-now = Decide how to go on: fly, or make a stopover to get cards back where that is allowed. Your partner may have a say.
celestia-step-briefing-wait = { $seat } decides how to go on.
celestia-step-arrange = Baba and the path
celestia-step-arrange-now = Tap the cards turned up in the order you want to meet them; they go back face down.
celestia-step-arrange-wait = { $seat } arranges the cards Baba turned up.
celestia-step-dice = The dice
celestia-step-dice-now = Accept the dice, or spend smoke to roll as many as you like again.
celestia-step-dice-wait = { $seat } accepts the dice or rolls again.
celestia-step-augusta = Augusta
celestia-step-augusta-now = Choose a die, then the face it should show. Two dice at most.
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
celestia-step-starter-wait = { $seat } names who opens the combat.
celestia-step-combat = Combat
celestia-step-combat-now = Tap a die, then a card: the same symbol, a joker, or two equal cards.
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
celestia-step-statement-wait = { $seat } chooses what to say about their hand.
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
celestia-step-market = Stopover
celestia-step-market-now = Spend the gold, as often as you like, or keep it and leave.
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

## The board in plain text, for the terminal

celestia-board-mode = { $mode } mode
celestia-board-pirate-card = pirate: { $name }
celestia-board-captain = captain: { $captain }
celestia-board-route = Path
celestia-board-route-text = airship at { $ship }, pirate at { $pirate }, lair at { $lair }; propeller: { $propeller }
celestia-board-route-boarding = airship at { $ship }, pirate at { $pirate }, lair at { $lair }: boarding
celestia-board-airship = Airship
celestia-board-energy = energy { $left }/{ $of }
celestia-board-hold = hold { $used }/{ $of }: gold { $gold }, smoke { $smoke }
celestia-board-crew = Crew
celestia-board-dice = Dice
celestia-board-out = eliminated
celestia-board-hand = Hand
celestia-board-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
celestia-board-at-least = at least { $cards }
celestia-board-middle = Middle
celestia-board-face-down =
    { $count ->
        [one] { $count } hidden card
       *[other] { $count } hidden cards
    }
celestia-board-assault = Boarding
celestia-board-masts =
    { $count ->
        [one] { $count } mast
       *[other] { $count } masts
    }
celestia-board-piles = Piles
celestia-board-piles-text = deck { $deck }, discarded { $discard }, stopovers { $stages }
celestia-board-said = Said
celestia-board-now = Now
