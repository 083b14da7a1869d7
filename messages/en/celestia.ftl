### Celestia Duo

celestia-title = Celestia Duo

## Names

celestia-name-whip = whip
celestia-name-sabre = sabre
celestia-name-crossbow = crossbow
celestia-name-pistol = pistol
celestia-name-cannon = cannon
celestia-name-joker = joker
celestia-name-flag = flag
celestia-name-gold = gold
celestia-name-smoke = smoke
celestia-token-crew = crew: { $value }
celestia-jettison-crew = crew: { $value }
celestia-name-ludvig = Ludvig Cyr
celestia-name-olga = Olga Benz
celestia-name-shuki = Shuki Saban
celestia-name-kublai = Kublai Heshen
celestia-name-baba = Baba Zogbé
celestia-name-mama = Mama Lear
celestia-name-rhett = Rhett O'Hara
celestia-name-augusta = Augusta D'Epsom
celestia-name-agree = agreed
celestia-name-disagree = not agreed
celestia-name-you-decide = you decide
celestia-name-pair = a pair ({ $value })
celestia-name-rapid = rapid
celestia-name-normal = normal
celestia-name-expert = expert

celestia-with-card = the card of its symbol
celestia-with-joker = a joker
celestia-with-pair = a pair ({ $value })
celestia-with-any = { $value }
celestia-with-mama = { $value } thanks to Mama Lear
celestia-with-both = two cards ({ $value })
celestia-both-card = the card
celestia-both-joker = a joker
celestia-both-pair = a pair ({ $value })
celestia-both-mama = { $value } thanks to Mama Lear

celestia-reward-communication = exceptional communication
celestia-reward-card = a card
celestia-reward-gold = { $value } gold
celestia-reward-crew = a crew member

celestia-berth-pile = in the pile
celestia-berth-ready = ready
celestia-berth-used = used
celestia-berth-offered = offered
celestia-berth-gone = gone

celestia-constraint-no-crew = no crew
celestia-constraint-no-pair = no pair
celestia-constraint-no-smoke = no smoke

## Moves

celestia-move-take = take { $value }
celestia-move-take-hidden = take a face-down card
celestia-move-pass = pass
celestia-move-continue = go on with the pursuit
celestia-move-stage = make a stage
celestia-move-use-crew = use { $value }
celestia-move-arrange = put the cards back in the order { $value }
celestia-move-reroll = smoke: roll dice { $value } again
celestia-move-set-die = set die { $die } to { $face }
celestia-move-validate = accept the dice
celestia-move-proceed = go on
celestia-move-begin = let { $value } begin
celestia-move-forfeit = name { $value } to give up a card
celestia-move-discard = discard { $value }
celestia-move-lose = name { $value }
celestia-move-strike = eliminate a { $face } die with { $with }
celestia-move-sweep = Ludvig: eliminate all { $value } dice
celestia-move-endure = eliminate no die (energy is lost)
celestia-move-salvage = Shuki: bring { $value } back
celestia-move-say = say: { $value }
celestia-move-load = take the reward
celestia-move-decline = leave the reward
celestia-move-jettison = take out of the hold: { $value }
celestia-move-buy-cards = buy cards
celestia-move-buy-smoke = buy smoke
celestia-move-reactivate = pay to ready the crew
celestia-move-keep-gold = keep the gold
celestia-move-propose = propose: { $value }
celestia-move-answer = answer: { $value }

celestia-propose-continue = go on
celestia-propose-stage = make a stage
celestia-propose-use-crew = use { $value }
celestia-propose-arrange = the order { $value }
celestia-propose-use-smoke = use smoke
celestia-propose-validate = accept the dice
celestia-propose-begin = { $value } begins
celestia-propose-remove = take out { $count } × { $token }
celestia-propose-take = take { $value } of it
celestia-propose-decline = leave it
celestia-propose-buy-cards = buy cards
celestia-propose-buy-smoke = buy smoke
celestia-propose-reactivate = ready the crew
celestia-propose-keep-gold = keep the gold

celestia-proposal-continue = go on
celestia-proposal-stage = make a stage
celestia-proposal-use-crew = use { $value }
celestia-proposal-arrange = the order { $value }
celestia-proposal-use-smoke = use smoke
celestia-proposal-validate = accept the dice
celestia-proposal-begin = { $value } begins
celestia-proposal-remove = take out { $count } × { $token }
celestia-proposal-take = take { $value } of it
celestia-proposal-decline = leave it
celestia-proposal-buy-cards = buy cards
celestia-proposal-buy-smoke = buy smoke
celestia-proposal-reactivate = ready the crew
celestia-proposal-keep-gold = keep the gold

celestia-say-have = I have at least one { $value }
celestia-say-have-not = I have no { $value }
celestia-say-have-everything = I have everything
celestia-say-silent = nothing
celestia-statement-have = "I have at least one { $value }"
celestia-statement-have-not = "I have no { $value }"
celestia-statement-have-everything = "I have everything"
celestia-statement-silent = silence

## Events

celestia-event-took = { $seat }: takes { $card }.
celestia-event-took-hidden = { $card ->
    [none] { $seat }: takes a face-down card.
   *[other] { $seat }: takes a face-down card, { $card }.
}
celestia-event-passed = { $seat }: passes.
celestia-event-moved = The airship moves from { $from } to { $to }.
celestia-event-caught = The pirate is caught up with at { $at }.
celestia-event-dice-thrown = Dice: { $faces }.
celestia-event-dice-rerolled = Dice { $dice } rolled again: { $faces }.
celestia-event-die-set = Die { $die } is set to { $face }.
celestia-event-validated = { $flags ->
    [0] Dice accepted, no flag.
    [one] Dice accepted, { $flags } flag.
   *[other] Dice accepted, { $flags } flags.
}
celestia-event-pirate-advanced = The pirate advances by { $by }, to { $to }.
celestia-event-crew-used = { $seat }: uses { $crew }.
celestia-event-path-shown = Baba turns up the next cards.
celestia-event-path-arranged = The cards are put back in the order { $order }.
celestia-event-gold-lost = Secret thrust: one gold is lost.
celestia-event-card-forfeited = Secret thrust: { $seat } discards { $card }.
celestia-event-crew-turned = Secret thrust: { $crew } is turned.
celestia-event-combat-begins = Combat: { $seat } to begin.
celestia-event-struck = { $seat }: eliminates a { $face } die with { $cards }.
celestia-event-swept = { $seat }: Ludvig eliminates { $dice } × { $weapon }.
celestia-event-endured = { $seat }: eliminates no die.
celestia-event-energy-lost = An energy token is lost; { $left } left.
celestia-event-combat-won = The combat is won.
celestia-event-salvaged = Shuki brings { $card } back.
celestia-event-reward-due = Reward: { $reward }.
celestia-event-said = { $seat }: { $statement }
celestia-event-loaded = Into the hold: { $token }.
celestia-event-declined = The reward is left.
celestia-event-jettisoned = Out of the hold: { $token }.
celestia-event-crew-offered = { $crew } offers to come aboard.
celestia-event-crew-declined = { $crew } does not come aboard.
celestia-event-cards-shown = To share: { $visible } and { $hidden } face down.
celestia-event-share-begins = Share: { $seat } to begin.
celestia-event-deck-shuffled = The discard pile is shuffled: { $cards } cards.
celestia-event-stage-reached = A stage; { $ambushes } ambushes since the last one.
celestia-event-cards-bought = Cards bought for { $price } gold.
celestia-event-smoke-bought = Smoke bought for { $price } gold.
celestia-event-crew-readied = { $price ->
    [0] The crew is readied.
   *[other] The crew is readied for { $price } gold.
}
celestia-event-captain-changed = New captain: { $captain }.
celestia-event-boarding-begins = The final confrontation!
celestia-event-assault-begins = Assault { $number }.
celestia-event-mast-destroyed = A mast falls; { $left } left.
celestia-event-proposed = { $seat } to propose: { $proposal }.
celestia-event-answered = { $seat } to answer: { $answer }.
celestia-event-ended = The end: { $ending }.
celestia-ending-pirate-caught = the pirate is caught
celestia-ending-pirate-beaten = the pirate is beaten
celestia-ending-out-of-energy = out of energy
celestia-ending-pirate-escaped = the pirate escaped

## Refusals

celestia-refusal-not-now = That is not a choice of this phase.
celestia-refusal-captain-decides = Only the captain decides this.
celestia-refusal-first-turn = The game begins with the pursuit.
celestia-refusal-stage-after-stage = A stage cannot follow a stage.
celestia-refusal-no-stage-left = There is no stage left.
celestia-refusal-crew-not-aboard = That crew member is not aboard.
celestia-refusal-crew-not-ready = That crew member was used already.
celestia-refusal-no-crew-here = This assault forbids crew.
celestia-refusal-crew-no-use = That crew member has no use now.
celestia-refusal-bad-order = That is no order of the cards turned up.
celestia-refusal-no-smoke = There is no smoke in the hold.
celestia-refusal-no-smoke-here = This assault forbids smoke.
celestia-refusal-no-such-dice = There are no such dice.
celestia-refusal-same-die = The die shows that face already, or was set already.
celestia-refusal-set-one-die = At least one die must be set.
celestia-refusal-empty-hand = That hand is empty.
celestia-refusal-no-such-card = That card is not there.
celestia-refusal-no-such-die = No die shows that face any more.
celestia-refusal-wrong-cards = These cards do not fit the die.
celestia-refusal-no-pair-here = This assault forbids pairs.
celestia-refusal-mama-not-needed = A joker, or a card that fits already, does not need Mama Lear.
celestia-refusal-must-strike = A die can be eliminated, so it must be.
celestia-refusal-not-true = That is not true.
celestia-refusal-hold-full = The hold is full.
celestia-refusal-no-such-token = That token is not in the hold.
celestia-refusal-no-gold = There is not enough gold.
celestia-refusal-nothing-left = There is nothing left to get.
celestia-refusal-partner-passed = The partner has just passed.
celestia-refusal-no-hidden-card = No face-down card is left.
celestia-refusal-not-for-talk = That is nothing to talk about now.
celestia-refusal-said-already = That was proposed already.
celestia-refusal-nothing-to-answer = There is nothing to answer.

## What the game waits for

celestia-step-draft = the first cards are chosen
celestia-step-briefing = briefing: pursuit or stage
celestia-step-arrange = arrange Baba's { $cards } cards
celestia-step-dice = the dice: roll again or accept
celestia-step-augusta = Augusta sets dice
celestia-step-validated = flags accepted
celestia-step-thrust = secret thrust
celestia-step-forfeit = name who gives up a card
celestia-step-discard = discard a card ({ $seat })
celestia-step-deactivate = turn a crew member
celestia-step-dismiss = lose a crew member
celestia-step-starter = name who begins the combat
celestia-step-combat = combat ({ $active })
celestia-step-aftermath = after the combat
celestia-step-salvage = Shuki: { $left } more cards
celestia-step-combat-end = end of the combat
celestia-step-rewards = rewards
celestia-step-statement = exceptional communication ({ $seat })
celestia-step-card-reward = a card as a reward
celestia-step-load = load the hold ({ $cargo }, { $left } more)
celestia-step-recruit = { $crew } offers to come aboard
celestia-step-share-starter = name who takes first
celestia-step-share = cards are shared ({ $seat })
celestia-step-jettison = take { $left } more tokens out of the hold
celestia-step-market = stage: spend gold
celestia-step-armoury = before the boarding: spend gold
celestia-step-next-assault = the next assault
celestia-step-over = the end: { $value }
celestia-over-pirate-caught = the pirate is caught
celestia-over-pirate-beaten = the pirate is beaten
celestia-over-out-of-energy = out of energy
celestia-over-pirate-escaped = the pirate escaped

## The board

celestia-board-mode = { $mode } mode
celestia-board-pirate-card = pirate: { $name }
celestia-board-captain = captain: { $captain }
celestia-board-route = Route
celestia-board-route-text = airship at { $ship }, pirate at { $pirate }, lair at { $lair }; next leg: { $propeller }
celestia-board-airship = Airship
celestia-board-energy = energy { $left }/{ $of }
celestia-board-hold = hold { $used }/{ $of }: gold { $gold }, smoke { $smoke }
celestia-board-crew = Crew
celestia-board-dice = Dice
celestia-board-out = out
celestia-board-hand = Hand
celestia-board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
celestia-board-at-least = at least { $cards }
celestia-board-middle = Middle
celestia-board-face-down = { $count } face down
celestia-board-assault = Boarding
celestia-board-masts = { $count ->
    [one] { $count } mast
   *[other] { $count } masts
}
celestia-board-piles = Piles
celestia-board-piles-text = deck { $deck }, discards { $discard }, stages { $stages }
celestia-board-said = Said
celestia-board-now = To do
