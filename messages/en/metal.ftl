### Metal Adventures


## Options

metal-option-shuffle = Pirate hunter that was not fought
metal-option-shuffle-whole = the whole space pile is shuffled
metal-option-shuffle-tiers = it goes back into its own part of space, near or deep
metal-option-rounds = Offers to one pirate in each moment of talk
metal-option-rounds-1 = 1
metal-option-rounds-2 = 2
metal-option-rounds-3 = 3
metal-option-rounds-4 = 4
metal-option-rounds-5 = 5
metal-option-rounds-6 = 6
metal-option-rounds-7 = 7
metal-option-rounds-8 = 8
metal-option-rounds-9 = 9
metal-option-rounds-10 = 10
metal-option-rounds-11 = 11
metal-option-rounds-12 = 12
metal-option-rounds-13 = 13
metal-option-rounds-14 = 14
metal-option-rounds-15 = 15
metal-option-rounds-16 = 16
metal-option-rounds-17 = 17
metal-option-rounds-18 = 18
metal-option-rounds-19 = 19
metal-option-rounds-20 = 20
metal-option-tour = Pirates’ tour
metal-option-tour-block = in one go, before or after the combat
metal-option-tour-split = in part before and in part after the combat
metal-option-karokum = After an attack by way of Karokum
metal-option-karokum-open = Karokum’s tour actions stay open
metal-option-karokum-closed = Karokum’s tour actions are closed
metal-option-support = Support cards in a challenge
metal-option-support-everyone = protagonists and their allies play them
metal-option-support-protagonists = only the two protagonists play them

## Names. Those of cards come from the card file.

metal-name-exxalia = Exxalia
metal-name-bazaar = Bazaar
metal-name-karokum = Karokum
metal-name-first = the first
metal-name-second = the second
metal-name-third = the third
metal-name-wreck = the wreck { $value }
metal-nation-solar = Empire of Sol
metal-nation-imperial = Galactic Empire
metal-nation-barrens = Barrens
metal-nation-ocg = OCG
metal-type-weapon = weapon
metal-type-armour = armour
metal-type-tool = tool
metal-faktor-blank = blank face
metal-faktor-pending = { $value } to pay
metal-number-1 = Trophy
metal-number-2 = Light repairs
metal-number-3 = Full repairs
metal-number-4 = Titles of glory
metal-number-5 = New choice
metal-number-6 = Purchase
metal-number-7 = Smuggling
metal-number-8 = Amnesty
metal-number-9 = Scrap bonus
metal-number-10 = Lavish spending

## What cards do

metal-effect-turn-start-repair = at the start of the turn: repairs { $value }
metal-effect-win-credits = ship beaten as attacker: +{ $value } cr
metal-effect-lone-score = attack or challenge without an ally: +{ $value }
metal-effect-support-power = support power +{ $value }
metal-effect-reveal-target = turns up { $value } ships in space
metal-effect-karokum-fee = attack via Karokum: { $value } cr
metal-effect-mf-penalty-half = Metal Faktor penalty halved
metal-effect-mf-penalty-less = Metal Faktor penalty −{ $value }
metal-effect-challenge-score = protagonist of a challenge: +{ $value }
metal-effect-reduce-damage = hit of 2 or more: −{ $value } (at least 1)
metal-effect-no-event-damage = no damage from events
metal-effect-probe = once an attack: replaces a ship turned up ({ $value } cr)
metal-crew-score-before = before the dice: +{ $value }
metal-crew-score-after = after the dice: +{ $value }
metal-crew-reroll = after the dice: throws your side’s combat die again
metal-crew-jam = after the dice: −{ $value } to the other side
metal-crew-repair = in your turn: repairs { $value }
metal-crew-bomb = in your turn: { $value } damage to another pirate
metal-crew-replace = row turned up: replaces a ship
metal-crew-cancel-judgement = cancels a point of judgement as it falls
metal-crew-mf-reset = in your turn: Metal Faktor back to its blank face
metal-upheaval-damage = everybody takes { $value } damage
metal-upheaval-credits = everybody gains { $value } cr
metal-upheaval-tax = whoever has { $holding } cr or more pays { $pay } to the bank
metal-upheaval-pardon = everybody is forgiven one judgement
metal-upheaval-meteors = everybody takes { $all } damage, the most powerful { $strongest }
metal-upheaval-dragnet = everybody loses a wreck or { $pay } cr, else { $damage } damage
metal-upheaval-desertion = everybody loses a support card
metal-upheaval-trade-route = each treasury gains { $value } cr
metal-upheaval-metal-fever = all Metal Faktor dice go back to their blank face
metal-upheaval-bravado = the pot gains { $value } cr for each pirate
metal-condition-equipment-of-power = own equipment of power { $value } or more
metal-condition-equipment = own { $value } pieces of equipment
metal-condition-main-power = main power { $value } or more
metal-condition-wrecks-of-nations = own wrecks of { $value } nations
metal-condition-wrecks-of-one-nation = own { $value } wrecks of one nation
metal-condition-wrecks = own { $value } wrecks
metal-condition-credits = hold { $value } cr
metal-condition-damage = have { $value } damage
metal-condition-every-type = own a weapon, an armour and a tool
metal-condition-support-cards = hold { $value } support cards
metal-condition-won-challenge = win a challenge you made
metal-condition-held-challenge = win a challenge made against you
metal-condition-beat-hunter = beat a pirate hunter
metal-condition-beat-planet = beat a planet
metal-condition-beat-stronger-ship = beat a ship stronger than yours by { $value } or more
metal-condition-won-by = win a combat by { $value } or more
metal-condition-loyal-ally-won = be a winner’s loyal ally
metal-condition-traitor-won = betray and win

## Moves

metal-move-give-back = put { $value } trophy under the pile
metal-move-travel = travel
metal-move-rest = rest
metal-move-pay-brotherhood = pay 1 cr to the brotherhood
metal-move-refuse-brotherhood = do not pay the brotherhood (1 judgement)
metal-move-tour = tour: { $value }
metal-tour-trophy = { $giving ->
    [none] draw 2 trophies, keep 1 (2 cr)
   *[other] hand in { $giving } trophy, draw 2, keep 1 (1 cr)
}
metal-tour-light-repairs = repair 1 damage ({ $value })
metal-light-repairs-credits = 1 cr
metal-tour-full-repairs = repair everything ({ $credits } cr, the rest of 2 in wrecks)
metal-tour-titles-of-glory = titles of glory: { $value } for 1 glory and 4 cr
metal-tour-new-choice = four new upgrades (1 cr)
metal-tour-purchase = buy { $value }
metal-tour-smuggling = hire { $value } at Bazaar
metal-tour-amnesty = be forgiven 1 judgement ({ $value })
metal-amnesty-credits = 2 cr
metal-tour-scrap-bonus = exchange the wreck { $value } at Karokum (1 cr)
metal-tour-lavish-spending = lavish spending: 1 glory ({ $credits } cr, the rest of 6 in wrecks)
metal-move-attack-space = attack a ship in space
metal-move-attack-karokum = attack { $value } via Karokum
metal-move-attack-planet = attack the planet { $value }
metal-move-challenge = challenge { $value }
metal-move-target = attack { $value }
metal-move-replace = replace { $ship } ({ $with })
metal-move-ready = seek no more allies
metal-move-call-in = ask for the help promised (promise { $value })
metal-move-betray = betray the attacker
metal-move-stay-loyal = stay loyal
metal-move-throw = throw the Metal Faktor die
metal-move-hold = keep the Metal Faktor die
metal-move-play = play { $value }
metal-move-play-on = play { $card } against { $target }
metal-move-pass = pass
metal-move-discard = discard { $value }
metal-move-validate = show { $value } trophy
metal-move-end-turn = end the turn
metal-move-swap-trophy = exchange { $value } trophy
metal-move-buy = buy { $value } (1 cr more)
metal-move-keep = keep { $value } trophy drawn
metal-move-return = hand in { $value } trophy and draw 3
metal-move-take-support = take { $value }
metal-move-take-ship = take the wreck { $value }
metal-move-give-wreck = give the wreck { $value }
metal-move-give-credits = pay in credits
metal-move-plunder = plunder { $value }
metal-plunder-credits = half the credits
metal-plunder-upgrade = the upgrade { $value }
metal-plunder-wrecks = half the wrecks
metal-move-honour = keep the promise
metal-move-honour-with = keep the promise with { $value }
metal-honour-with-upgrade = { $value }
metal-honour-with-wreck = the wreck { $value }
metal-move-renege = break the promise
metal-move-propose = offer { $to }: { $terms }
metal-move-propose-all = offer { $to }, if all agree: { $terms }
metal-move-accept = accept offer { $value }
metal-move-decline = decline offer { $value }
metal-move-counter = answer offer { $offer }: { $terms }
metal-move-withdraw = take offer { $value } back
metal-move-waive = let promise { $value } go

## Offers and promises. Each part of a deal is said on its own.

metal-terms-gives = give { $value }
metal-terms-takes = get { $value }
metal-terms-alliance = alliance for this combat
metal-terms-release = promise { $value } is let go
metal-terms-pledges = promise: { $value }
metal-terms-lasts = { $value ->
    [one] good for one more move
   *[other] good for { $value } more moves
}
metal-goods-credits = { $value } cr
metal-goods-upgrades = { $value }
metal-goods-wrecks = wrecks: { $value }
metal-goods-which = { $value }
metal-goods-unseen = unseen wrecks: { $value }
metal-goods-unseen-which = { $value }
metal-goods-trophies = unseen, { $value } trophy
metal-gives-credits = { metal-goods-credits }
metal-gives-upgrades = { metal-goods-upgrades }
metal-gives-wrecks = { metal-goods-wrecks }
metal-gives-which = { metal-goods-which }
metal-gives-unseen = { metal-goods-unseen }
metal-gives-unseen-which = { metal-goods-unseen-which }
metal-gives-trophies = { metal-goods-trophies }
metal-takes-credits = { metal-goods-credits }
metal-takes-upgrades = { metal-goods-upgrades }
metal-takes-wrecks = { metal-goods-wrecks }
metal-takes-which = { metal-goods-which }
metal-takes-unseen = { metal-goods-unseen }
metal-takes-unseen-which = { metal-goods-unseen-which }
metal-takes-trophies = { metal-goods-trophies }
metal-pledges = { $debtor } owes { $deliver } ({ $when }, { $due })
metal-offer = { $from } to { $to } (offer { $id }){ $alliance ->
    [yes] , alliance
   *[other] {""}
}{ $gives ->
    [none] {""}
   *[other] , gives { $gives }
}{ $takes ->
    [none] {""}
   *[other] , gets { $takes }
}{ $pledges ->
    [none] {""}
   *[other] , promise: { $pledges }
}{ $release ->
    [none] {""}
   *[other] , lets promise { $release } go
}{ $together ->
    [none] {""}
   *[other] , subject to the agreement of { $together }
}
metal-promise = { $debtor } owes { $creditor } { $deliver } ({ $when }, { $due })
metal-deliver-goods = { $value }
metal-deliver-loot-credits = { $value } of the loot
metal-loot-credits-credits = { $value } cr
metal-loot-credits-half = half the credits
metal-loot-credits-all = all credits
metal-deliver-loot-card = { $value } of the loot
metal-loot-card-support = a support card
metal-loot-card-wreck = a wreck
metal-loot-card-upgrade = an upgrade
metal-loot-card-trophy = the trophy of Exxalia, unseen,
metal-loot-card-this-upgrade = the card { $value }
metal-loot-card-this-wreck = the wreck { $value }
metal-deliver-help = help in { $value }
metal-help-attack = an attack
metal-help-challenge = a challenge
metal-help-any = a combat
metal-deliver-refrain = not to { $value }
metal-refrain-challenge = challenge { $value }
metal-refrain-ally-against = ally against { $value }
metal-refrain-attack-planet = attack { $value }
metal-refrain-buy = buy { $value }
metal-deliver-do = to { $value }
metal-do-challenge = { metal-refrain-challenge }
metal-do-ally-against = { metal-refrain-ally-against }
metal-do-attack-planet = { metal-refrain-attack-planet }
metal-do-buy = { metal-refrain-buy }
metal-deliver-play = { $value } in this combat
metal-play-metal-faktor = the Metal Faktor die
metal-play-support = the card { $value }
metal-when-always = without condition
metal-when-if-won = if the combat is won
metal-when-if-lost = if the combat is lost
metal-when-if-asked = when asked
metal-due-after-combat = after the combat
metal-due-end-of-turn = at the end of the turn
metal-due-next-turn = { $nth ->
    [other] { $at } of turn no. { $nth } of { $of } from now
   *[one] { $at } of the next turn of { $of }
}
metal-at-start = at the start
metal-at-combat = after the combat
metal-at-end = at the end
metal-standing-pending = open
metal-standing-armed = firm
metal-standing-forced = forced

## Events

metal-event-turn-began = Turn { $turn }: { $seat }.
metal-event-travels = { $seat }: travels.
metal-event-rests = { $seat }: rests.
metal-event-brotherhood-spared = { $seat }: weakest of all, nothing to pay to the brotherhood.
metal-event-credits = { $credits } cr: { $from } → { $to }.
metal-from-bank = bank
metal-from-pot = pot
metal-from-treasury = treasury of { $value }
metal-from-pirate = { $value }
metal-to-bank = bank
metal-to-pot = pot
metal-to-treasury = treasury of { $value }
metal-to-pirate = { $value }
metal-event-glory = { $seat }: +{ $points } glory.
metal-event-damaged = { $taken ->
    [0] { $seat }: damage at its most, nothing more ({ $by }).
    [one] { $seat }: { $taken } damage ({ $by }).
   *[other] { $seat }: { $taken } damage ({ $by }).
}
metal-by-combat = combat
metal-by-event = event
metal-by-support = support card
metal-event-damage-reduced = { $seat }: armour softens the blow.
metal-event-shielded = { $seat }: safe from the event.
metal-event-repaired = { $points ->
    [one] { $seat }: { $points } damage repaired.
   *[other] { $seat }: { $points } damage repaired.
}
metal-event-judged = { $infamous ->
    [yes] { $seat }: 1 judgement, so 1 glory less ({ $fault }), and infamy.
   *[no] { $seat }: 1 judgement, so 1 glory less ({ $fault }).
}
metal-fault-brotherhood = brotherhood not paid
metal-fault-betrayal = betrayal
metal-fault-promise = broken promise
metal-event-beyond-judgement = { $seat }: infamous already, nothing changes ({ $fault }).
metal-event-judgement-cancelled = { $seat }: judgement cancelled.
metal-event-forgiven = { $seat }: 1 judgement forgiven.
metal-event-tour-action = { $seat }: { $number }.
metal-event-seeks-in-space = { $seat }: looks for prey in space.
metal-event-ship-revealed = In space: { $ship }.
metal-event-event-revealed = { $applies ->
    [yes] Event: { $event }!
   *[no] Event without effect: { $event }.
}
metal-event-probed = { $seat }: { $card } replaces a ship.
metal-event-no-ship-found = { $seat }: no ship left in space.
metal-event-to-karokum = { $ship } goes to Karokum’s scrapyard.
metal-event-hunter-back = { $ship } goes back into space.
metal-event-combat-began = { $seat }: combat against { $foe }.
metal-foe-nobody = nobody
metal-foe-ship = { $value }
metal-foe-planet = the planet { $value }
metal-foe-pirate = { $value }
metal-event-help-asked = Promised help is asked for (promise { $promise }).
metal-event-allied = Alliance: { $ally } with { $protagonist }.
metal-event-betrayed = Betrayal! { $traitor } turns on { $victim }.
metal-event-stays-loyal = { $ally }: loyal.
metal-event-faktor-declared = { $throws ->
    [yes] { $seat }: will throw the Metal Faktor die.
   *[no] { $seat }: keeps the Metal Faktor die.
}
metal-event-dice-thrown = Dice: orange { $orange }, grey { $grey }.
metal-event-faktor-thrown = { $face ->
    [0] { $seat }: Metal Faktor, blank face.
   *[other] { $seat }: Metal Faktor +{ $face }.
}
metal-event-faktor-paid = { $seat }: penalty of { $penalty } for the Metal Faktor.
metal-event-faktor-reset = { $seat }: Metal Faktor back to its blank face.
metal-event-combat-decided = { $attacker-wins ->
    [yes] Combat against { $foe }: the attack wins ({ $attack } against { $defence }).
   *[no] Combat against { $foe }: the attack loses ({ $attack } against { $defence }).
}
metal-attack-power = power { $value }
metal-attack-die = die { $value }
metal-attack-allies = allies { $value }
metal-attack-faktor = Metal Faktor { $value }
metal-attack-support = support { $value }
metal-attack-effects = effects { $value }
metal-attack-penalty = penalty −{ $value }
metal-defence-power = { metal-attack-power }
metal-defence-die = { metal-attack-die }
metal-defence-allies = { metal-attack-allies }
metal-defence-faktor = { metal-attack-faktor }
metal-defence-support = { metal-attack-support }
metal-defence-effects = { metal-attack-effects }
metal-defence-penalty = { metal-attack-penalty }
metal-event-ship-removed = { $ship } is out of the game.
metal-event-plunders = { $winner } plunders { $loser }: { $what }.
metal-what-credits = { metal-plunder-credits }
metal-what-upgrade = { metal-plunder-upgrade }
metal-what-wrecks = { metal-plunder-wrecks }
metal-event-wrecks-seen = { $ships ->
    [none] { $winner } looks at the wrecks of { $loser }.
   *[other] { $winner } looks at the wrecks of { $loser }: { $ships }.
}
metal-event-wreck-gained = { $seat }: wreck won, { $ship }.
metal-event-wreck-spent = { $seat }: wreck spent, { $ship }.
metal-event-wreck-scrapped = { $seat }: wreck handed to Karokum, { $ship }.
metal-event-wrecks-handed = { $ships ->
    [none] { $from } hands { $to } wrecks ({ $count }).
   *[other] { $from } hands { $to }: { $ships }.
}
metal-event-displayed = On display: { $card }.
metal-event-upgrade-gained = { $seat }: gets { $card }.
metal-event-upgrade-discarded = { $seat }: discards { $card }.
metal-event-upgrade-handed = { $from } hands { $card } to { $to }.
metal-event-support-played = { $seat }: plays { $card }.
metal-event-trophy-drawn = { $card ->
    [none] { $seat }: trophy drawn.
   *[other] { $seat }: trophy drawn, { $card }.
}
metal-event-trophy-returned = { $card ->
    [none] { $seat }: trophy put under the pile.
   *[other] { $seat }: trophy put under the pile, { $card }.
}
metal-event-trophy-handed = { $card ->
    [none] { $from } hands { $to } a trophy.
   *[other] { $from } hands { $to } a trophy: { $card }.
}
metal-event-trophy-validated = { $seat }: trophy shown, { $card }!
metal-event-offered = Offer: { $offer }.
metal-event-dealt = Deal between { $from } and { $to } (offer { $offer }).
metal-event-offer-agreed = { $seat } agrees to offer { $offer }; others have yet to.
metal-event-offer-ended = Offer { $offer }, { $from } to { $to }: { $end }.
metal-end-declined = declined
metal-end-countered = answered with another
metal-end-withdrawn = taken back
metal-end-expired = expired
metal-end-lapsed = lapsed
metal-event-promised = Promise: { $promise }.
metal-event-promise-armed = Promise { $promise } is firm.
metal-event-promise-honoured = { $forced ->
    [yes] { $debtor } pays { $creditor }, as the victory over the hunter demands.
   *[no] { $debtor } keeps the promise made to { $creditor }.
}
metal-event-promise-broken = { $debtor } breaks the promise made to { $creditor } ({ $how }).
metal-how-refused = by choice
metal-how-unable = unable to pay
metal-how-breached = did what was ruled out
metal-how-not-done = did not do what was promised
metal-event-promise-void = Promise { $promise } is void ({ $why }).
metal-why-condition = condition not met
metal-why-defeat = defeat
metal-why-nothing-to-share = nothing to share
metal-why-no-combat = no combat
metal-why-betrayal = betrayal
metal-why-not-asked = never asked for
metal-why-infamy = infamy
metal-event-promise-waived = Promise { $promise } is let go.
metal-event-game-ended = { $by-glory ->
    [yes] The end: nine points of glory.
   *[no] The end: two cards of space or fewer are left, or a hundred rounds are played.
}

## Refusals

metal-refusal-not-now = Not at this moment.
metal-refusal-first-choose = This comes first: { $value }.
metal-refusal-not-yours = That choice is not yours.
metal-refusal-brotherhood-first = The brotherhood comes before any other action.
metal-refusal-no-damage = Only a damaged ship rests.
metal-refusal-nothing-to-repair = Your ship has no damage to repair.
metal-refusal-credits = That takes { $need } cr, you have { $have }.
metal-refusal-wrecks = { $need ->
    [one] That takes { $need } wreck, you have { $have }.
   *[other] That takes { $need } wrecks, you have { $have }.
}
metal-refusal-combat-done = One combat a turn.
metal-refusal-combat-first = The combat comes first.
metal-refusal-tour-closed = The tour was made before the combat.
metal-refusal-tour-order = The tour is made in order; the last action was number { $last }.
metal-refusal-planet-visited = You acted on that planet in this turn: it cannot be attacked.
metal-refusal-planet-attacked = That planet was attacked in this turn.
metal-refusal-no-trophy = There is no trophy in that place.
metal-refusal-two-trophies = Two trophies at most.
metal-refusal-wrong-price = That is not the price.
metal-refusal-not-your-wreck = That wreck is not yours.
metal-refusal-not-three-of-a-nation = It takes three wrecks of one nation other than the OCG.
metal-refusal-not-displayed = That upgrade is not on display.
metal-refusal-not-in-bazaar = That card is not at Bazaar.
metal-refusal-not-in-karokum = That ship is not in Karokum’s scrapyard.
metal-refusal-not-in-row = That ship is not in the row.
metal-refusal-karokum-empty = There is nothing to take at Karokum.
metal-refusal-no-judgement = There is no judgement to be forgiven.
metal-refusal-judged-this-turn = No amnesty in a turn in which judgement fell.
metal-refusal-not-a-hunter = That wreck is no pirate hunter’s.
metal-refusal-yourself = That is yourself.
metal-refusal-no-such-seat = This table has no such seat.
metal-refusal-pile-empty = The space pile is empty.
metal-refusal-not-your-card = That card is not yours.
metal-refusal-card-not-now = That card does nothing at this moment.
metal-refusal-probed = The probe was used in this attack.
metal-refusal-needs-target = That card needs a target.
metal-refusal-no-target = That card has no target.
metal-refusal-die-blank = The Metal Faktor die is blank already.
metal-refusal-validated-already = One trophy shown in each turn.
metal-refusal-condition-not-met = The trophy’s condition does not hold.
metal-refusal-no-talk = These two may not bargain now.
metal-refusal-no-rounds-left = Enough offers to this pirate for now.
metal-refusal-offer-open = An offer to this pirate is open.
metal-refusal-offers-full = The table is full of offers.
metal-refusal-ledger-full = The ledger of promises is full.
metal-refusal-no-such-offer = There is no such offer.
metal-refusal-not-your-offer = That offer is not yours.
metal-refusal-not-several = An offer to several is made to two pirates at least.
metal-refusal-only-credits-to-several = Only credits and promises can be offered to several at once.
metal-refusal-agreed-already = You have agreed; the others are still to answer.
metal-refusal-empty-offer = An offer must say something.
metal-refusal-open-too-long = No offer stays open that long.
metal-refusal-not-owned = { $value } does not have what the offer names.
metal-refusal-unknown-wreck = You do not know that wreck to be there.
metal-refusal-upgrade-limit = { $value } would have more than four upgrades.
metal-refusal-trophy-limit = { $value } would have more than two trophies.
metal-refusal-no-alliance = No alliance is possible between these two now.
metal-refusal-infamous = { $value }: infamous, so without allies.
metal-refusal-already-engaged = { $value }: in this combat already.
metal-refusal-no-such-promise = There is no such promise.
metal-refusal-not-creditor = That promise was not made to you.
metal-refusal-not-this-help = That promise is no help in such a combat.
metal-refusal-foreign-debtor = A promise is made by one of the two.
metal-refusal-no-combat-ahead = No combat lies ahead in this turn.
metal-refusal-no-loot = Only a protagonist shares the loot, and within the turn.
metal-refusal-bad-promise = The parts of this promise do not go together.

## What the table waits for

metal-prompt-give-trophy-back = give one of three trophies back
metal-prompt-travel-or-rest = travel or rest
metal-prompt-brotherhood = pay the brotherhood or not
metal-prompt-voyage = tour, combat or end of the turn
metal-prompt-choose-target = choose a ship of the row
metal-prompt-seek-allies = seek allies
metal-prompt-loyal-or-not = stay loyal or betray
metal-prompt-throw-metal-faktor = throw the Metal Faktor die or not
metal-prompt-support-before-dice = support before the dice
metal-prompt-support-after-dice = support after the dice
metal-prompt-rest-trophy = exchange a trophy while resting
metal-prompt-rest-purchase = buy while resting
metal-prompt-last-call = last moment to show a trophy
metal-prompt-keep-trophy = keep a trophy
metal-prompt-exxalia-bonus = draw trophies at Exxalia or not
metal-prompt-take-support = take a support card
metal-prompt-take-ship = take a wreck
metal-prompt-pay-with-wrecks = pay with wrecks
metal-prompt-discard-down = discard down to four upgrades
metal-prompt-dragnet = a wreck or credits for the dragnet
metal-prompt-desertion = a support card deserts
metal-prompt-plunder = choose what to plunder
metal-prompt-plunder-wrecks = choose the wrecks to plunder
metal-prompt-cancel-judgement = cancel the judgement or not
metal-prompt-promise-due = a promise is due
metal-prompt-help-asked = promised help is asked for
metal-prompt-answer-offer = answer an offer
metal-prompt-nothing = nothing
metal-first-choose-give-trophy-back = { metal-prompt-give-trophy-back }
metal-first-choose-travel-or-rest = { metal-prompt-travel-or-rest }
metal-first-choose-brotherhood = { metal-prompt-brotherhood }
metal-first-choose-voyage = { metal-prompt-voyage }
metal-first-choose-choose-target = { metal-prompt-choose-target }
metal-first-choose-seek-allies = { metal-prompt-seek-allies }
metal-first-choose-loyal-or-not = { metal-prompt-loyal-or-not }
metal-first-choose-throw-metal-faktor = { metal-prompt-throw-metal-faktor }
metal-first-choose-support-before-dice = { metal-prompt-support-before-dice }
metal-first-choose-support-after-dice = { metal-prompt-support-after-dice }
metal-first-choose-rest-trophy = { metal-prompt-rest-trophy }
metal-first-choose-rest-purchase = { metal-prompt-rest-purchase }
metal-first-choose-last-call = { metal-prompt-last-call }
metal-first-choose-keep-trophy = { metal-prompt-keep-trophy }
metal-first-choose-exxalia-bonus = { metal-prompt-exxalia-bonus }
metal-first-choose-take-support = { metal-prompt-take-support }
metal-first-choose-take-ship = { metal-prompt-take-ship }
metal-first-choose-pay-with-wrecks = { metal-prompt-pay-with-wrecks }
metal-first-choose-discard-down = { metal-prompt-discard-down }
metal-first-choose-dragnet = { metal-prompt-dragnet }
metal-first-choose-desertion = { metal-prompt-desertion }
metal-first-choose-plunder = { metal-prompt-plunder }
metal-first-choose-plunder-wrecks = { metal-prompt-plunder-wrecks }
metal-first-choose-cancel-judgement = { metal-prompt-cancel-judgement }
metal-first-choose-promise-due = { metal-prompt-promise-due }
metal-first-choose-help-asked = { metal-prompt-help-asked }
metal-first-choose-answer-offer = { metal-prompt-answer-offer }
metal-first-choose-nothing = { metal-prompt-nothing }

## The board

metal-board-turn = turn { $turn }: { $seat }
metal-board-space = Space
metal-board-space-text = { $near ->
    [0] { $deep } deep cards
   *[other] { $near } cards on top, { $deep } under them
}
metal-board-row = Row
metal-board-ship = { $hunter ->
    [yes] { $ship } (hunter, { $nation }, power { $power }, damage { $damage }; { $rewards })
   *[no] { $ship } ({ $nation }, power { $power }, damage { $damage }; { $rewards })
}
metal-board-credits = { $count } cr
metal-board-glory = { $count } glory
metal-board-crew = { $count } support
metal-board-pot = Havana
metal-board-pot-text = pot { $count } cr
metal-board-planet = power { $power } · treasury { $treasury } cr
metal-board-scrapyard = Scrapyard
metal-board-display = OCG
metal-board-hands = Bazaar
metal-board-upgrade = { $power ->
    [0] { $card } ({ $price } cr: { $effects })
   *[other] { $effects ->
        [none] { $card } ({ $price } cr, +{ $power })
       *[other] { $card } ({ $price } cr, +{ $power }; { $effects })
    }
}
metal-board-pirate = { $glory } glory · power { $main } (support { $support }) · damage { $damage } · judgement { $judgement } · { $credits } cr · Metal Faktor: { $faktor }
metal-board-start = ship: { $ship } ({ $effects })
metal-board-upgrades = upgrades: { $cards }
metal-board-wrecks = { $known ->
    [none] wrecks: { $count }
   *[other] wrecks: { $count } ({ $known })
}
metal-board-trophies = trophies: { $cards }
metal-board-trophy = { $trophy } ({ $condition }: { $glory } glory, { $credits } cr)
metal-board-hidden = face down
metal-board-word = promises kept: { $honoured }, broken: { $reneged } · betrayals: { $betrayals }
metal-board-combat = Combat
metal-board-combat-text = { $seat } against { $foe }: { $attack } against { $defence }
metal-board-allies = allies of the attack: { $seats }
metal-board-defenders = allies of the defence: { $seats }
metal-board-traitor = traitor: { $seat }
metal-board-throws = Metal Faktor thrown by { $seats }
metal-board-drawn = trophies drawn: { $cards }
metal-board-offers = Offers
metal-board-ledger = Promises
metal-board-promise = no. { $id }, { $standing }: { $promise }
metal-board-now = To do
metal-board-waits = { $seats }: { $what }
metal-board-over = the game is over

## What it was gained for

metal-source-ship = Ships beaten
metal-source-challenge = Challenges won
metal-source-trophy = Trophies
metal-source-titles = Titles of glory
metal-source-spending = Lavish spending
