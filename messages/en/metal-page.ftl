### Metal Adventures: the board, the bargaining and the hints on the page.

## Places and things

metal-page-seat = Pirate { $number }
metal-page-place-exxalia = Exxalia
metal-page-place-ocg = OCG post
metal-page-place-bazaar = Bazaar
metal-page-place-karokum = Karokum
metal-page-place-havana = Havana
metal-page-place-space = Space
metal-page-nobody = nobody
metal-page-nothing = nothing
metal-page-slot = trophy { $number }
metal-page-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
metal-page-glory = { $count } glory
metal-page-support-cards = { $count ->
    [one] a support card
   *[other] { $count } support cards
}
metal-page-the-wreck = the wreck
metal-page-wreck-of = wreck of { $ship }
metal-page-wrecks = { $count ->
    [one] { $count } wreck
   *[other] { $count } wrecks
}
metal-page-trophies = { $count ->
    [one] { $count } trophy
   *[other] { $count } trophies
}
metal-page-blind-trophies = { $count ->
    [one] a trophy, unseen
   *[other] { $count } trophies, unseen
}
metal-page-unseen-wreck-of = wreck of { $ship }, unseen
metal-page-unseen-wrecks = { $count ->
    [one] a wreck, unseen
   *[other] { $count } wrecks, unseen
}
metal-page-nation-solar = Empire of Sol
metal-page-nation-imperial = Galactic Empire
metal-page-nation-barrens = Barrens
metal-page-nation-ocg = OCG
metal-page-type-weapon = Weapon
metal-page-type-armour = Armour
metal-page-type-tool = Tool
metal-page-type-support = Support
metal-page-source = Where it comes from: { $source }.
metal-page-source-rulebook = the rulebook
metal-page-source-inferred = worked out from the rulebook
metal-page-source-reconstructed = reconstructed, which means made up by us within what the rulebook says, as it does not print this card; the owner of a box can replace it (see Help)
metal-page-source-owner = read off the card by an owner of the box
metal-page-reconstructed = Reconstructed by us: the rulebook does not print this card.

## Cards

metal-page-equipment-power = +{ $count } power.
metal-page-effect-turn-start-repair = Repairs { $count } at the start of your turn.
metal-page-effect-win-credits = { $count ->
    [one] { $count } credit more for each ship you beat as attacker.
   *[other] { $count } credits more for each ship you beat as attacker.
}
metal-page-effect-lone-score = +{ $count } when you attack or challenge without an ally.
metal-page-effect-support-power = +{ $count } support power.
metal-page-effect-reveal-target = { $count } ships to choose from in space.
metal-page-effect-karokum-fee = Attacking by way of Karokum costs { $count ->
    [0] nothing
    [one] { $count } credit
   *[other] { $count } credits
}.
metal-page-effect-mf-penalty-half = You pay only half for an earlier Metal Faktor die.
metal-page-effect-mf-penalty-less = You pay { $count } less for an earlier Metal Faktor die.
metal-page-effect-challenge-score = +{ $count } in a challenge of yours.
metal-page-effect-reduce-damage = A hit of 2 or more counts { $count } less.
metal-page-effect-no-event-damage = Events cannot damage you.
metal-page-effect-probe = Once per attack in space, for { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}: replace a ship of the row.
metal-page-crew-score-before = Before the dice: +{ $count } for your side.
metal-page-crew-score-after = After the dice: +{ $count } for your side.
metal-page-crew-reroll = After the dice: throw your side’s combat die again.
metal-page-crew-jam = After the dice: −{ $count } for the other side.
metal-page-crew-repair = In your turn: repair { $count }.
metal-page-crew-bomb = In your turn: { $count } damage to another pirate.
metal-page-crew-replace = In space, before you choose: replace a ship of the row.
metal-page-crew-cancel-judgement = When a point of judgement falls on you: cancel it.
metal-page-crew-mf-reset = In your turn: your Metal Faktor die goes back to blank, for free.
metal-page-tiny-score-before = +{ $count } before
metal-page-tiny-score-after = +{ $count } after
metal-page-tiny-reroll = reroll
metal-page-tiny-jam = −{ $count } to them
metal-page-tiny-repair = repairs { $count }
metal-page-tiny-bomb = { $count } damage
metal-page-tiny-replace = replaces
metal-page-tiny-cancel-judgement = pardons
metal-page-tiny-mf-reset = resets die
metal-page-tiny-challenge-score = +{ $count } duel
metal-page-tiny-reduce-damage = softens { $count }
metal-page-tiny-no-event-damage = shelter
metal-page-tiny-turn-start-repair = repairs { $count }
metal-page-tiny-probe = probe
metal-page-tiny-win-credits = loot +{ $count }
metal-page-tiny-karokum-fee = Karokum { $count }
metal-page-tiny-support-power = +{ $count } support
metal-page-tiny-mf-penalty-less = Faktor −{ $count }
metal-page-tiny-mf-penalty-half = Faktor ½
metal-page-tiny-lone-score = +{ $count } alone
metal-page-tiny-reveal-target = { $count } in sight
metal-page-condition-equipment-of-power = Own equipment of power { $count } or more.
metal-page-condition-equipment = Own { $count } pieces of equipment.
metal-page-condition-main-power = Have { $count } power or more.
metal-page-condition-wrecks-of-nations = Own wrecks of { $count } nations.
metal-page-condition-wrecks-of-one-nation = Own { $count } wrecks of one nation.
metal-page-condition-wrecks = Own { $count } wrecks.
metal-page-condition-credits = Hold { $count } credits.
metal-page-condition-damage = Have { $count } damage.
metal-page-condition-every-type = Own a weapon, an armour and a tool.
metal-page-condition-support-cards = Hold { $count } support cards.
metal-page-condition-won-challenge = This turn: win a challenge you made.
metal-page-condition-held-challenge = This turn: win a challenge made against you.
metal-page-condition-beat-hunter = This turn: beat a pirate hunter.
metal-page-condition-beat-planet = This turn: sack a planet.
metal-page-condition-beat-stronger-ship = This turn: beat a ship with at least { $count } power more than you.
metal-page-condition-won-by = This turn: win a combat of yours by { $count } or more.
metal-page-condition-loyal-ally-won = This turn: be a loyal ally on the winning side.
metal-page-condition-traitor-won = This turn: be the traitor on the winning side.
metal-page-upheaval-damage = Everybody takes { $count } damage.
metal-page-upheaval-credits = Everybody gets { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}.
metal-page-upheaval-tax = Whoever holds { $holding } credits or more pays { $pay } to the bank.
metal-page-upheaval-pardon = Everybody is forgiven a point of judgement.
metal-page-upheaval-meteors = Everybody takes { $all } damage, the strongest { $strongest }.
metal-page-upheaval-dragnet = Everybody loses a wreck or pays { $pay } credits, or takes { $damage } damage.
metal-page-upheaval-desertion = Everybody discards a support card.
metal-page-upheaval-trade-route = { $count ->
    [one] { $count } credit goes to the treasury of each planet.
   *[other] { $count } credits go to the treasury of each planet.
}
metal-page-upheaval-metal-fever = Everybody’s Metal Faktor die goes back to blank, for free.
metal-page-upheaval-bravado = { $count ->
    [one] { $count } credit per pirate goes into the pot.
   *[other] { $count } credits per pirate go into the pot.
}
metal-page-ship-text = Power { $power }, damage { $damage }. A victory brings { $rewards }.
metal-page-hunter = Pirate hunter
metal-page-hunter-text = Nobody can betray you to it, and once it is beaten every promise about this combat is kept.
metal-page-start-ship = Starting ship
metal-page-trophy-text = Worth { $glory } glory{ $credits ->
    [0] {""}
    [one] {" "}and { $credits } credit
   *[other] {" "}and { $credits } credits
}.
metal-page-price = Price: { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}.
metal-page-hidden-trophy = Trophy, face down

## The board

metal-page-space-label = { $place }: { $text }
metal-page-space-pile = { $count ->
    [one] { $count } card left in space
   *[other] { $count } cards left in space
}
metal-page-space-quiet = All quiet out there.
metal-page-space-go = Turn up ships and attack one
metal-page-near = near
metal-page-deep = deep
metal-page-row = Ships in sight
metal-page-pot = Pirates’ pot: { $count }
metal-page-bank = Bank: { $count }
metal-page-treasury = Treasury: { $count }
metal-page-defence = Power { $count }
metal-page-planet-label = { $planet }: power { $power }, treasury { $treasury }
metal-page-tour-label = Action { $number }: { $name }
metal-page-tour-trophy = Trophy
metal-page-tour-light-repairs = Light repairs
metal-page-tour-full-repairs = Full repairs
metal-page-tour-titles-of-glory = Titles of glory
metal-page-tour-new-choice = New choice
metal-page-tour-purchase = Purchase
metal-page-tour-smuggling = Smuggling
metal-page-tour-amnesty = Amnesty
metal-page-tour-scrap-bonus = Scrap bonus
metal-page-tour-lavish-spending = Lavish spending
metal-page-tour-trophy-text = 2 credits, or a trophy and 1 credit: draw two trophies, keep one.
metal-page-tour-light-repairs-text = 1 credit or a wreck: repair 1 damage.
metal-page-tour-full-repairs-text = 2 among credits and wrecks: repair everything.
metal-page-tour-titles-of-glory-text = 3 wrecks of one nation, not the OCG: 1 glory and 4 credits.
metal-page-tour-new-choice-text = 1 credit: four new upgrades on display.
metal-page-tour-purchase-text = Buy one upgrade on display.
metal-page-tour-smuggling-text = Buy a support card of Bazaar for 1 credit more than its price.
metal-page-tour-amnesty-text = 2 credits or the wreck of a pirate hunter: 1 judgement less.
metal-page-tour-scrap-bonus-text = 1 credit and a wreck: take another ship of the scrapyard as a wreck.
metal-page-tour-lavish-spending-text = 6 among credits and wrecks: 1 glory.
metal-page-scrapyard = Scrapyard: { $count ->
    [one] { $count } ship
   *[other] { $count } ships
}
metal-page-crew-pool = Support for hire: { $count }
metal-page-display = On display at the OCG
metal-page-trophies-left = Trophies: { $count }
metal-page-empty = Nothing here.
metal-page-look = Look closely
metal-page-close = Close
metal-page-yes = Yes, do it
metal-page-no = Not yet
metal-page-choose = What do you do?

## Captains

metal-page-captain = { $name }: power { $main }, support power { $support }, damage { $damage } of 4, glory { $glory } of 9, judgement { $judgement } of 4, { $credits }
metal-page-you = you
metal-page-main-power = Power
metal-page-support-power = Support power
metal-page-damage = Damage
metal-page-glory-word = Glory
metal-page-judgement = Judgement
metal-page-credits-word = Credits
metal-page-infamous = Infamous: cannot have an ally or be one
metal-page-faktor = Metal Faktor
metal-page-faktor-blank = Metal Faktor die ready
metal-page-faktor-pending = Metal Faktor die spent: { $count ->
    [0] nothing to pay, equipment takes it off
   *[other] −{ $count } at the next attack
}
metal-page-known-wrecks = Wrecks you know of: { $ships }
metal-page-reputation = Word kept { $kept }, broken { $broken }, betrayals { $betrayals }
metal-page-reputation-none = A word that has not been put to the test yet
metal-page-turn-of = { $name } at the helm
metal-page-bargain-with = Bargain with { $name }

## Combat

metal-page-combat = { $attacker } against { $foe }
metal-page-attack = Attack
metal-page-part-power = power
metal-page-part-die = die
metal-page-part-allies = allies
metal-page-part-faktor = Metal Faktor
metal-page-part-support = support cards
metal-page-part-effects = ship and gear
metal-page-part-penalty = earlier Metal Faktor
metal-page-odds = Odds of the attack: { $odds }
# What Metal Faktor dice would change that were not declared yet.
metal-page-odds-faktor = { $side ->
    [attack] { $attack } if the attack throws Metal Faktor
    [defence] { $defence } if the defence throws Metal Faktor
   *[both] With Metal Faktor: { $attack } if the attack throws it, { $defence } if the defence does
}
metal-page-odds-means = Without the Metal Faktor dice that nobody has declared; each adds 0, 2, 4 or 6 to its side. The attacker wins a tie.
metal-page-odds-cards = Not counted, should they be played: { $cards }
metal-page-odds-card = { $card } ({ $name })
metal-page-attacker-wins = { $name } wins, { $attack } to { $defence }
metal-page-defender-wins = { $name } holds, { $defence } to { $attack }
metal-page-now-ahead = { $name } would win
metal-page-faktor-odds = Your side wins with { $thrown } if you throw, with { $held } if not.
metal-page-short-throw = Throw Metal Faktor ({ $odds })
metal-page-short-hold = Do not throw ({ $odds })
metal-page-ally-of = with { $names }
metal-page-traitor = betrayed by { $name }
metal-page-throws = { $names }: Metal Faktor
metal-page-tempted = Betray: { $credits ->
    [one] { $credits } credit
   *[other] { $credits } credits
} if the attack then fails ({ $odds }), else 1 damage.
metal-page-at-stake = At stake: { $rewards }
metal-page-at-stake-loss = Defeat: { $count } damage
metal-page-at-stake-challenged = { $who ->
    [you] If you lose
   *[other] If { $name } loses
}: { $count } damage{ $what ->
    [none] {""}
   *[other] , and { $attacker } takes one of: { $what }
}
metal-page-an-upgrade = an upgrade
metal-page-die-orange = Die of the attack: { $face }
metal-page-die-grey = Die of the defence: { $face }

## What happens now

metal-page-waits-for = { $count ->
    [one] Waiting for { $names }: { $title }
   *[other] Waiting for { $names }: { $title }
}
metal-page-prompt-give-trophy-back = Trophies
metal-page-prompt-give-trophy-back-now = You have three trophies and keep two: tap the one that goes back.
metal-page-prompt-travel-or-rest = Travel or rest
metal-page-prompt-travel-or-rest-now = Your ship is damaged: travel on, or rest for the whole turn.
metal-page-prompt-brotherhood = The brotherhood
metal-page-prompt-brotherhood-now = Pay 1 credit into the pot, or take a point of judgement.
metal-page-prompt-voyage = The voyage
metal-page-prompt-voyage-now = You have to fight once. The tour of the pirates comes before or after the combat.
metal-page-prompt-voyage-done = The combat is behind you: the tour of the pirates if it is still open, a deal, or the end of the turn.
metal-page-prompt-choose-target = Ships in sight
metal-page-prompt-choose-target-now = Choose the ship you attack.
metal-page-prompt-seek-allies = In search of allies
metal-page-prompt-seek-allies-now = Bargain for help, or fight on your own.
metal-page-prompt-loyal-or-not = Loyal or not?
metal-page-prompt-loyal-or-not-now = Stand by { $name }, or go over to { $foe } for a point of judgement.
metal-page-prompt-throw-metal-faktor = Metal Faktor
metal-page-prompt-throw-metal-faktor-now = Throw your Metal Faktor die? What it adds now you pay at your next attack.
metal-page-prompt-support-before-dice = Before the dice
metal-page-prompt-support-before-dice-now = A support card before the dice fall?
metal-page-prompt-support-after-dice = After the dice
metal-page-prompt-support-after-dice-now = The dice have fallen. A support card?
metal-page-prompt-rest-trophy = Rest: trophy
metal-page-prompt-rest-trophy-now = While you rest you may exchange a trophy.
metal-page-prompt-rest-purchase = Rest: purchase
metal-page-prompt-rest-purchase-now = While you rest you may buy an upgrade, for 1 credit more.
metal-page-prompt-last-call = Last call
metal-page-prompt-last-call-now = The turn ends: show a trophy, or let it go.
metal-page-prompt-keep-trophy = Trophies drawn
metal-page-prompt-keep-trophy-now = Keep one of the trophies you drew.
metal-page-prompt-exxalia-bonus = Spoils of Exxalia
metal-page-prompt-exxalia-bonus-now = Put a trophy back to draw three others, or leave it.
metal-page-prompt-take-support = Support for hire
metal-page-prompt-take-support-now = Choose a support card of Bazaar.
metal-page-prompt-take-ship = A ship of the scrapyard
metal-page-prompt-take-ship-now = Choose a ship of the scrapyard as a wreck.
metal-page-prompt-pay-with-wrecks = Paying with wrecks
metal-page-prompt-pay-with-wrecks-now = Choose the wreck you pay with.
metal-page-prompt-discard-down = Too many upgrades
metal-page-prompt-discard-down-now = Four upgrades at most: discard one.
metal-page-prompt-dragnet = The dragnet
metal-page-prompt-dragnet-now = Give up a wreck, or pay.
metal-page-prompt-desertion = Desertion
metal-page-prompt-desertion-now = Choose the support card that leaves you.
metal-page-prompt-plunder = Plunder
metal-page-prompt-plunder-now = You have won the challenge. What do you take?
metal-page-prompt-plunder-wrecks = Plunder
metal-page-prompt-plunder-wrecks-now = Choose the wrecks you take.
metal-page-prompt-cancel-judgement = Judgement
metal-page-prompt-cancel-judgement-now = Judgement falls on you. Call your advocate?
metal-page-prompt-promise-due = A promise is due
metal-page-prompt-promise-due-now = You promised { $name }: { $promise }. Do you keep your word?
metal-page-prompt-help-asked = Help is called in
metal-page-prompt-help-asked-now = { $name } calls in the help you promised. Do you keep your word?
metal-page-prompt-answer-offer = An offer
metal-page-prompt-answer-offer-now = An offer lies before you: accept, decline, or answer with another.
metal-page-prompt-nothing = The end
metal-page-prompt-nothing-now = The game is over.

## Moves

metal-page-do-give-back = Put back { $trophy }
metal-page-do-travel = Travel
metal-page-do-rest = Rest
metal-page-do-pay-brotherhood = Pay the brotherhood 1 credit
metal-page-do-refuse-brotherhood = Refuse: 1 judgement
metal-page-do-attack-space = Attack in space
metal-page-do-attack-karokum = Attack { $ship } by way of Karokum ({ $fee ->
    [0] free
    [one] { $fee } credit
   *[other] { $fee } credits
})
metal-page-do-attack-planet = Sack { $planet } (power { $power }, treasury { $treasury })
metal-page-do-challenge = Challenge { $name } (power { $power })
metal-page-do-target = Attack { $ship } (power { $power })
metal-page-do-replace = { $with }: replace { $ship }
metal-page-do-ready = Seek no more allies
metal-page-do-call-in = Call in the help that { $name } promised
metal-page-do-betray = Betray { $name }
metal-page-do-stay-loyal = Stand by { $name }
metal-page-do-throw = Throw Metal Faktor
metal-page-do-hold = Do not throw
metal-page-do-play = Play { $card }
metal-page-do-play-on = { $card } against { $name }
metal-page-do-discard = Discard { $card }
metal-page-do-validate = Show { $trophy }: { $glory } glory{ $credits ->
    [0] {""}
    [one] , { $credits } credit
   *[other] , { $credits } credits
}
metal-page-do-end-turn = End the turn
metal-page-do-swap-trophy = Exchange { $trophy }
metal-page-do-buy = Buy { $card } ({ $price ->
    [one] { $price } credit
   *[other] { $price } credits
})
metal-page-do-keep = Keep { $trophy }
metal-page-do-return = Put back { $trophy }, draw three
metal-page-do-take-support = Take { $card }
metal-page-do-take-ship = Take { $card }
metal-page-do-give-wreck = Give the wreck of { $card }
metal-page-do-give-credits = Pay the credits
metal-page-do-plunder-credits = Take half the credits: { $count }
metal-page-do-plunder-upgrade = Take { $card }
metal-page-do-plunder-wrecks = Look at all wrecks and take half: { $count }
metal-page-due-pays = { $what }, that is { $credits }
metal-page-do-honour = Keep your word: { $what }
metal-page-do-honour-with = Keep your word with { $card }
metal-page-do-renege = Break your word to { $name }
metal-page-do-accept = Accept { $name }’s offer
metal-page-do-decline = Decline { $name }’s offer
metal-page-do-withdraw = Take back the offer to { $name }
metal-page-do-propose-all = Make { $names } an offer together
metal-page-do-propose = Offer { $name }: { $what }
metal-page-do-counter = Answer { $name }: { $what }
metal-page-do-waive = Let { $name } off: { $what }
metal-page-do-tour-trophy = { $number }. Trophy for 2 credits
metal-page-do-tour-trophy-giving = { $number }. Trophy for 1 credit and { $trophy }
metal-page-do-tour-light-repairs = { $number }. Light repairs for 1 credit
metal-page-do-tour-light-repairs-wreck = { $number }. Light repairs with the wreck of { $ship }
metal-page-do-tour-full-repairs = { $number }. Full repairs for { $price }
metal-page-do-tour-titles-of-glory = { $number }. Titles of glory with { $ships }
metal-page-do-tour-new-choice = { $number }. New choice for 1 credit
metal-page-do-tour-purchase = { $number }. Buy { $card } ({ $price ->
    [one] { $price } credit
   *[other] { $price } credits
})
metal-page-do-tour-smuggling = { $number }. Hire { $card } ({ $price ->
    [one] { $price } credit
   *[other] { $price } credits
})
metal-page-do-tour-amnesty = { $number }. Amnesty for 2 credits
metal-page-do-tour-amnesty-wreck = { $number }. Amnesty with the wreck of { $ship }
metal-page-do-tour-scrap-bonus = { $number }. Hand in the wreck of { $ship } and 1 credit
metal-page-do-tour-lavish-spending = { $number }. 1 glory for { $price }
metal-page-pass = Pass
metal-page-pass-rest-trophy = Keep my trophies
metal-page-pass-rest-purchase = Buy nothing, end the rest
metal-page-pass-last-call = Show nothing
metal-page-pass-support-before-dice = No card: let the dice fall
metal-page-pass-support-after-dice = No card
metal-page-pass-exxalia-bonus = Keep my trophies
metal-page-pass-cancel-judgement = Take the judgement
metal-page-group-target = Attack
metal-page-group-sack = Sack
metal-page-group-challenge = Challenge
metal-page-own-power = Your power: { $power }
metal-page-short-planet = { $planet }, power { $power }{ $treasury ->
    [0] {""}
   *[other] , treasury { $treasury }
}
metal-page-short-challenge = { $name }, power { $power }
metal-page-short-karokum = { $name }, power { $power }: { $prize }
metal-page-group-karokum = By way of Karokum{ $fee ->
    [0] {""}
    [one] , { $fee } credit
   *[other] , { $fee } credits
}
metal-page-group-tour = Tour
metal-page-group-titles = Titles of glory
metal-page-group-cards = Cards
metal-page-group-discard = Discard
metal-page-group-deals = Offers
metal-page-group-ledger = Promises to you
metal-page-ask-betray = Betray { $name }? It costs you 1 judgement, so 1 glory, and all at the table will remember.
metal-page-ask-renege = Break your word to { $name }? { $infamous ->
    [yes] You are infamous: it costs you nothing more.
   *[no] It costs you 1 judgement, so 1 glory.
}
metal-page-ask-refuse-brotherhood = Refuse? It costs 1 judgement, so 1 glory.
metal-page-ask-end-turn = End your turn?
metal-page-ask-rest = Rest? It takes your whole turn.
metal-page-ask-breach = This breaks your promise to { $names }. { $infamous ->
    [yes] You are infamous: it costs you nothing more.
   *[no] For each pirate let down it costs you 1 judgement, so 1 glory.
}
metal-page-ask-ready = Fight without another ally?
metal-page-ask-discard = Discard { $card }?
metal-page-ask-waive = Let { $name } off? The promise is gone.

## Bargaining

metal-page-bargain = Bargaining
metal-page-offers = Offers
metal-page-answered-dealt = { $who ->
    [you] You accept the offer of { $from }.
    [me] { $to } accepts your offer.
   *[others] { $to } accepts the offer of { $from }.
}
metal-page-answered-declined = { $who ->
    [you] You decline the offer of { $from }.
    [me] { $to } declines your offer.
   *[others] { $to } declines the offer of { $from }.
}
metal-page-answered-countered = { $who ->
    [you] You answer { $from } with another offer.
    [me] { $to } answers your offer with another.
   *[others] { $to } answers { $from } with another offer.
}
metal-page-answered-withdrawn = { $who ->
    [you] { $from } takes the offer back.
    [me] You take back your offer to { $to }.
   *[others] { $from } takes back the offer to { $to }.
}
metal-page-answered-expired = { $who ->
    [you] The offer of { $from } was left without an answer.
    [me] Your offer to { $to } was left without an answer.
   *[others] The offer of { $from } to { $to } was left without an answer.
}
metal-page-answered-lapsed = { $who ->
    [you] The offer of { $from } can no longer be carried out.
    [me] Your offer to { $to } can no longer be carried out.
   *[others] The offer of { $from } to { $to } can no longer be carried out.
}
metal-page-no-offers = No offer on the table.
metal-page-ledger = Ledger of promises
metal-page-no-promises = No open promise. Only what stands here binds; chat binds nobody.
metal-page-promise-count = { $count ->
    [one] { $count } promise open
   *[other] { $count } promises open
}
metal-page-talk-closed = No bargaining at this moment.
metal-page-new-offer = Make an offer
metal-page-offer-to = Offer to { $name }
metal-page-answer-to = Answer to { $name }
metal-page-offer-from = { $from } offers { $who ->
    [me] you
   *[others] { $to }
}
metal-page-offer-mine = Your offer to { $to }
metal-page-offer-waits = Waiting for the answer
metal-page-offer-left = { $count ->
    [one] until either’s next move
   *[other] for { $count } more moves of either
}
metal-page-partner = With whom?
metal-page-usual = The usual deals
metal-page-you-give = You give now
metal-page-they-give = { $name } gives now
metal-page-more-credits = One credit more
metal-page-fewer-credits = One credit less
metal-page-alliance-ask = { $name } fights on your side
metal-page-alliance-lend = You fight on { $name }’s side
metal-page-for-later = Promised for later
metal-page-add-promise = Add a promise
metal-page-drop-promise = Strike this promise
metal-page-promise-who = Who promises?
metal-page-promise-what = What?
metal-page-promise-when = On what does it depend?
metal-page-promise-due = When is it due?
metal-page-promise-which = Which?
metal-page-what-goods = credits or cards
metal-page-what-loot-credits = credits of the loot
metal-page-what-loot-card = a card of the loot
metal-page-what-help = help when asked
metal-page-what-refrain = not to do something
metal-page-what-do = to do something
metal-page-what-play = to do something in the combat
metal-page-release = Let off
metal-page-release-which = { $name }: { $what }
metal-page-release-none = nothing is let off
metal-page-lasts = Open (your moves)
metal-page-lasts-count = { $count ->
    [one] one move
   *[other] { $count } moves
}
metal-page-deal-means = What the offer says and what it costs
metal-page-deal-blank = Take a usual deal, or put one together. What it means, what it is worth and what a broken word costs will be written here.
metal-page-send-offer = Make the offer
metal-page-send-answer = Send the answer
metal-page-answer-same = These are still the terms you were offered: change something, or accept the offer.
metal-page-cancel-offer = Never mind
metal-page-rounds = { $count ->
    [0] You can offer { $name } nothing more before the turn goes on.
    [one] You can make { $name } one more offer before the turn goes on.
   *[other] You can make { $name } { $count } more offers before the turn goes on.
}
metal-page-accept = Accept
metal-page-decline = Decline
metal-page-counter = Answer
metal-page-withdraw = Take back
metal-page-waive = Let off
metal-page-waive-means = Crosses out the promise of { $name }, for nothing in return and with no judgement for anybody.
metal-page-release-means = If the offer is accepted this promise is crossed out: nobody has to keep it any more.
metal-page-price-forced = Paid in any case: nobody can break it.
metal-page-settled = Words kept and broken
metal-page-word-of = { $name }: kept { $kept }, broken { $broken }, betrayals { $betrayals }
metal-page-ending-honoured = { $debtor } kept the promise made to { $creditor }
metal-page-ending-forced = { $debtor } paid { $creditor }, without a choice
metal-page-ending-broken = { $debtor } broke the promise made to { $creditor }
metal-page-ending-void = Void, { $debtor } owes { $creditor } nothing more ({ $why })
metal-page-ending-waived = { $creditor } let { $debtor } off
metal-page-ending-betrayed = { $debtor } betrayed { $creditor }
metal-page-ending-cost = { $text }: { $cost }
metal-page-cost-judged = 1 judgement, 1 glory less
metal-page-cost-infamous = infamous already, nothing more
metal-page-cost-cancelled = judgement cancelled
metal-page-passed = { $why ->
    [talk] The moment has passed ({ $now }): there is no bargaining with { $name } for now. What you wrote stays here.
    [combat] The moment has passed: this combat waits for no more allies. What you wrote stays here, to be changed or dropped.
    [answered] The offer you were answering is no longer on the table. What you wrote has become an offer of yours.
   *[turn] It is { $active }’s turn now. What you wrote stays here; the usual deals are those of this turn.
}
metal-page-usual-none = No usual deal at this moment: make up your own, or wait.
metal-page-call-in = Call in
metal-page-template-ask-half = Help me for half the loot
metal-page-template-ask-now = Help me for credits now
metal-page-template-ask-later = Help me, I help you later
metal-page-template-ask-wreck = Help me for the wreck
metal-page-template-ask-faktor = Half the loot, with your Metal Faktor
metal-page-template-ask-free = Help me, no strings
metal-page-template-lend-half = I help for half the loot
metal-page-template-lend-now = I help for credits now
metal-page-template-lend-later = I help now, you help later
metal-page-template-lend-wreck = I help for the wreck
metal-page-template-lend-faktor = Half the loot, with my Metal Faktor
metal-page-template-lend-free = I help, no strings
metal-page-template-buy-help = Credits now for help later
metal-page-template-sell-help = My help later for credits now
metal-page-template-buy-peace = A credit so you leave me be
metal-page-template-truce = A truce between us
metal-page-template-lend-credits = I lend you credits
metal-page-template-borrow-credits = Lend me credits
metal-page-template-sell-upgrade = Sell you an upgrade
metal-page-template-buy-upgrade = Buy your upgrade
metal-page-template-swap-trophies = Swap trophies unseen

## Deals in plain words. `who` says who speaks: you, me (to me), others.

metal-page-gives = { $who ->
    [you] You give { $to } at once: { $what }.
    [me] { $from } gives you at once: { $what }.
   *[others] { $from } gives { $to } at once: { $what }.
}
metal-page-joins = { $who ->
    [you] You fight on { $to }’s side against { $foe }.
    [me] { $from } fights on your side against { $foe }.
   *[others] { $from } fights on { $to }’s side against { $foe }.
}
metal-page-promises = { $who ->
    [you] You promise { $to }{ $what }.
    [me] { $from } promises you{ $what }.
   *[others] { $from } promises { $to }{ $what }.
}
# What follows «promises»: a thing, or what will be done or not.
metal-page-vow = { $act ->
    [thing] : { $what }
    [attack] {" "}to { $what }
    [buy] {" "}to { $what }
    [challenge] {" "}to { $what }
   *[other] {" "}{ $what }
}
metal-page-releases = This promise is let off: { $promise }.
metal-page-loot-half = half the credits won
metal-page-loot-all = all the credits won
metal-page-loot-count = { $count ->
    [one] { $count } credit of the loot
   *[other] { $count } credits of the loot
}
metal-page-loot-card-support = a support card won
metal-page-loot-card-wreck = a wreck won
metal-page-loot-card-upgrade = an upgrade won
metal-page-loot-card-trophy = the trophy of Exxalia, unseen
metal-page-loot-card-named = { $card }, if it is won
metal-page-do-act-challenge = { $me ->
    [you] challenge you
   *[other] challenge { $name }
}
metal-page-do-act-attack = attack { $planet }
metal-page-do-act-buy = buy { $card }
metal-page-also-to = The same to others too, if all agree
metal-page-each-gets = Each gets { $each }, { $total } in all.
metal-page-each-gives = Each gives you { $each }, { $total } in all.
metal-page-together = Holds if all agree; also made to { $names }.
metal-page-together-agreed = Agreed; the answer of { $names } is awaited.
metal-page-offer-breaks = { $count ->
    [one] Joining would break a promise: 1 judgement, so 1 glory.
   *[other] Joining would break { $count } promises: for each pirate let down 1 judgement, so 1 glory.
}
metal-page-template-part-payment = Pay a part, the rest let go
metal-page-help-attack = help in one attack, when asked
metal-page-help-challenge = help in one challenge, when asked
metal-page-help-any = help in one combat, when asked
metal-page-act-challenge = not to challenge { $me ->
    [you] you
   *[other] { $name }
}
metal-page-act-ally = not to help anybody against { $me ->
    [you] you
   *[other] { $name }
}
metal-page-act-attack = not to attack { $planet }
metal-page-act-buy = not to buy { $card }
metal-page-play-faktor = to throw the Metal Faktor die
metal-page-play-support = to play { $card }
metal-page-when-always = in any case
metal-page-when-if-won = if the combat is won
metal-page-when-if-lost = if the combat is lost
metal-page-when-if-asked = when asked
metal-page-due-in-combat = in this turn’s combat
metal-page-due-after-combat = right after the combat
metal-page-due-end-of-turn = at the end of this turn
metal-page-due-later-start = at the start of { $who ->
    [you] your turn no. { $nth } from now
   *[other] { $name }’s turn no. { $nth } from now
}
metal-page-due-later-combat = after the combat of { $who ->
    [you] your turn no. { $nth } from now
   *[other] { $name }’s turn no. { $nth } from now
}
metal-page-due-next-combat = after the combat of { $who ->
    [you] your
   *[other] { $name }’s
} next turn
metal-page-due-now-combat = after the combat of this turn
metal-page-due-later-end = at the end of { $who ->
    [you] your turn no. { $nth } from now
   *[other] { $name }’s turn no. { $nth } from now
}
metal-page-until-later-start = until the start of { $who ->
    [you] your turn no. { $nth } from now
   *[other] { $name }’s turn no. { $nth } from now
}
metal-page-until-later-combat = until after the combat of { $who ->
    [you] your turn no. { $nth } from now
   *[other] { $name }’s turn no. { $nth } from now
}
metal-page-until-next-combat = until after the combat of { $who ->
    [you] your
   *[other] { $name }’s
} next turn
metal-page-until-now-combat = until after the combat of this turn
metal-page-until-later-end = until the end of { $who ->
    [you] your turn no. { $nth } from now
   *[other] { $name }’s turn no. { $nth } from now
}
metal-page-due-next-start = at the start of { $who ->
    [you] your
   *[other] { $name }’s
} next turn
metal-page-due-next-end = at the end of { $who ->
    [you] your
   *[other] { $name }’s
} next turn
metal-page-due-now-start = { $who ->
    [you] now, at the start of your turn
   *[other] now, at the start of { $name }’s turn
}
metal-page-due-now-end = at the end of this turn of { $who ->
    [you] yours
   *[other] { $name }’s
}
metal-page-until-after-combat = until the combat is over
metal-page-until-end-of-turn = until the end of this turn
metal-page-until-next-start = until the start of { $who ->
    [you] your
   *[other] { $name }’s
} next turn
metal-page-until-next-end = until the end of { $who ->
    [you] your
   *[other] { $name }’s
} next turn
metal-page-until-now-start = { $who ->
    [you] until the start of your turn
   *[other] until the start of { $name }’s turn
}
metal-page-until-now-end = until the end of this turn of { $who ->
    [you] yours
   *[other] { $name }’s
}
metal-page-standing-pending = open
metal-page-standing-armed = binding
metal-page-standing-forced = must be paid
metal-page-due-mark = Due now
metal-page-breaking-nothing = Everything changes hands at once: there is nothing to break.
metal-page-breaking = { $who ->
    [you] If you break your word: 1 judgement, so 1 glory less.
   *[other] If { $name } breaks the promise: 1 judgement, so 1 glory less.
}
metal-page-breaking-infamous = { $who ->
    [you] You are infamous: breaking your word costs you nothing more.
   *[other] Beware: { $name } is infamous, breaking a promise costs { $name } nothing.
}
metal-page-breaking-hunter = A pirate hunter: after a victory everything promised about this combat is paid, like it or not.
metal-page-breaking-loot = Combat lost: no share of the loot, and nobody is judged.
metal-page-betrayal-costs = { $who ->
    [you] You may still betray before the dice, for 1 judgement.
   *[other] { $name } may still betray before the dice, for 1 judgement.
}
metal-page-betrayal-not = { $why ->
    [hunter] Before a pirate hunter nobody can betray.
   *[challenge] In a challenge nobody can betray.
}
metal-page-worth = { $value ->
    [0] About even for you.
   *[other] Worth about { $text } to you.
}
metal-page-worth-tempting = At this price { $name } would win more by betraying you than by helping you.
metal-page-worth-glory = A victory brings { $name } { $count } glory: { $total } in all{ $ends ->
    [yes] , and the game ends
   *[no] {""}
}.
metal-page-worth-credits = { $sign ->
    [plus] +{ $count }
   *[minus] −{ $count }
} { $count ->
    [one] credit
   *[other] credits
}
metal-page-worth-odds = { $who ->
    [you] Your chances to win: { $allies ->
        [one] { $before } without this ally, { $after } with
       *[other] { $before } without them, { $after } with all of them
    }{ $thrown ->
        [none] {""}
       *[other] , { $thrown } with Metal Faktor
    }.
   *[other] Chances of { $name }: { $before } without you, { $after } with you{ $thrown ->
        [none] {""}
       *[other] , { $thrown } with Metal Faktor
    }.
}
metal-page-worth-risk = { $count ->
    [one] Defeat means { $count } damage for you.
   *[other] Defeat means { $count } damage for you.
}
metal-page-worth-trust = Promises of { $name }: { $kept } kept, { $broken } broken.{ $betrayals ->
    [0] {""}
    [one] {" "}Betrayed one ally.
   *[other] {" "}Betrayed { $betrayals } allies.
}
metal-page-worth-new = The word of { $name } is untested.

## Hand

metal-page-my-trophies = Your trophies
metal-page-owned-trophies = Trophies of { $name }
metal-page-my-upgrades = Your upgrades
metal-page-owned-upgrades = Upgrades of { $name }
metal-page-my-wrecks = Your wrecks
metal-page-owned-wrecks = Wrecks of { $name }
metal-page-drawn = Trophies drawn
metal-page-no-wrecks = No wreck yet
metal-page-no-trophies = No trophy
metal-page-can-show = can be shown now

## In words

metal-page-stakes = Glory { $glory } of 9 · { $leader }
metal-page-stakes-lead = you lead
metal-page-stakes-level = { $glory ->
    [0] nobody leads yet
   *[other] several lead with { $glory }
}
metal-page-stakes-behind = { $name } leads with { $glory }
metal-page-stakes-combat = { $attacker } { $attack } against { $foe } { $defence }
metal-page-text-turn = Turn { $turn }: { $name } is at the helm.
metal-page-text-pirate = { $name }: power { $main }, support power { $support }, damage { $damage }, glory { $glory }, judgement { $judgement }, { $credits }, { $wrecks }, { $trophies }.
metal-page-text-upgrades = Upgrades of { $name }: { $cards }.
metal-page-text-start = { $name } flies { $ship }: { $text }
metal-page-text-faktor = The Metal Faktor die of { $name } is spent and costs { $count } at the next attack.
metal-page-text-infamous = { $name } is infamous and can neither help nor be helped.
metal-page-text-trophies = Your trophies: { $cards }.
metal-page-text-trophy = { $name } ({ $condition })
metal-page-text-wrecks = Your wrecks: { $cards }.
metal-page-text-board = The pot holds { $pot }, Exxalia { $exxalia }, Bazaar { $bazaar }, Karokum { $karokum } credits. Cards left in space: { $space }.
metal-page-text-row = Ships in sight: { $ships }.
metal-page-text-ship = { $name } (power { $power }, damage { $damage }, brings { $rewards })
metal-page-text-display = On display at the OCG: { $cards }.
metal-page-text-scrapyard = Scrapyard of Karokum: { $ships }.
metal-page-text-crew = Support for hire at Bazaar: { $cards }.
metal-page-text-combat = { $attacker } fights { $foe }: attack { $attack }, defence { $defence }.
metal-page-text-odds = The attack succeeds { $odds } of the time.
metal-page-text-allies = On the attack’s side: { $names }.
metal-page-text-defenders = On the defence’s side: { $names }.
metal-page-text-traitor = { $name } has betrayed the attacker.
metal-page-text-decided = The combat of this turn: attack { $attack }, defence { $defence }.
metal-page-text-offer = { $from } offers { $to }: { $what }
metal-page-text-card-price = { $name } ({ $price })

## Hints

metal-hint-goal = Nine points of glory end the game, and most glory wins. Glory comes from ships, challenges, trophies and lavish spending.
metal-hint-trophies = Trophies are secret aims. You get three and keep two: tap the one that goes back.
metal-hint-brotherhood = Before anything else, pay the brotherhood a credit or take a judgement, which costs a point of glory. Only the pirate with the lowest power of all has nothing to pay.
metal-hint-voyage = Each turn has one combat. Tap space, a planet or a captain; the numbered actions are the tour, before or after it.
metal-hint-target = Compare the power of a ship with yours: each side throws one die, and a tie is yours.
metal-hint-allies = An ally adds support power. Tap a captain and choose one of the usual deals.
metal-hint-offer = This is what the offer means, what it may be worth, and what breaking it costs. You can also answer with another.
metal-hint-betray = A traitor goes over before the dice for a point of judgement, and gets the credits if the attack fails.
metal-hint-faktor = Metal Faktor adds up to 6 now, and takes the same off your next attack. Resting wipes it out.
metal-hint-ledger = Promises stand in the ledger until they are kept, broken or lapse. Chat binds nobody.
metal-hint-due = Breaking your word costs 1 judgement, so 1 glory, for each pirate let down. At 4 you are infamous and nobody can ally with you.
metal-hint-validate = The condition of a trophy of yours holds: show it for glory, one a turn.
metal-hint-rest = A rest repairs everything, pays 2 credits and wipes out Metal Faktor, but there is no combat.
metal-hint-tour = Tour actions go up in number. Credits you pay on a planet go to its treasury, for whoever sacks it.
metal-hint-watch = Even when it is not your turn you can make the captain at the helm an offer.

## The log

metal-page-log-parts = { $parts }; { $last }
metal-page-log-offer = Offer { $number }, { $from } to { $to }: { $what }.
metal-page-log-alliance = an alliance
metal-page-log-gives = gives { $what }
metal-page-log-takes = asks for { $what }
metal-page-log-promises = { $name } promises{ $what }
metal-page-log-releases = promise { $number } is let off
metal-page-number = no. { $number }

## What is about to decide the game

metal-page-looms-last-turn = { $who ->
    [you] You have the nine points: the game ends with this turn.
   *[other] { $name } has the nine points: the game ends with this turn.
}
metal-page-looms-near = { $who ->
    [you] You need { $need } more glory to end the game.
   *[other] { $name } needs { $need } more glory to end the game.
}
metal-page-looms-space-empties = { $left ->
    [0] Space is all but empty: the game ends with this turn.
    [one] One more card out of space and the game ends.
   *[other] { $left } more cards out of space and the game ends.
}

## The end

metal-page-story-measure = Glory
metal-page-story-combat-decided = Combats
metal-page-story-dealt = Deals
metal-page-story-betrayed = Betrayals
metal-page-story-promise-honoured = Promises kept
metal-page-story-promise-broken = Promises broken

metal-source-judgement = Judgement
metal-source-start = From the start

## Asking for help

metal-page-betrayal-pays = { $who ->
    [you] If you betray before the dice: 1 judgement, and { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } for you if the attack then fails ({ $odds }).
   *[other] If { $name } betrays before the dice: 1 judgement, and { $credits ->
        [one] { $credits } credit
       *[other] { $credits } credits
    } for { $name } if the attack then fails ({ $odds }).
} What was promised for the alliance then lapses.
metal-page-help-ask = Ask { $name } for help
metal-page-help-lend = Offer { $name } your help
metal-page-help-all = Ask { $names } for help
metal-page-help-ask-short = Ask { $name }
metal-page-help-lend-short = Help { $name }
metal-page-help-odds = { $odds } together
metal-page-help-thrown = { $odds } with Metal Faktor

# What lies hidden, for those who see everything.
metal-page-secret-trophies = Trophies of { $seat }
metal-page-secret-wrecks = Wrecks of { $seat }
metal-page-secret-space-top = Space, the top of the pile (in no order)
metal-page-secret-space-under = Space, the rest of the pile (in no order)
metal-page-secret-drawn = Trophies drawn
metal-page-secret-pile = Trophy pile, from top to bottom
