### Tortuga 2199


## Options

tortuga-option-scenario = Scenario
tortuga-option-scenario-base = Base
tortuga-option-scenario-aggressive = Aggressive: attacks pay, and taking Tortuga ends the game
tortuga-option-scenario-peaceful = Peaceful: no attacks, and sectors can be bought too
tortuga-option-ships = Ship cards
tortuga-option-ships-printed = Each its own
tortuga-option-ships-plain = All alike: 1 crypto, 1 manoeuvre

## Names. Those of cards come from the card file.

tortuga-name-base = base
tortuga-name-aggressive = aggressive
tortuga-name-peaceful = peaceful
tortuga-name-tortuga = Tortuga
tortuga-name-n = north
tortuga-name-ne = north-east
tortuga-name-se = south-east
tortuga-name-s = south
tortuga-name-sw = south-west
tortuga-name-nw = north-west
tortuga-name-x1 = rim 1
tortuga-name-x2 = rim 2
tortuga-name-x3 = rim 3
tortuga-name-x4 = rim 4
tortuga-name-terminal = terminal
tortuga-name-turrets = turrets
tortuga-name-vortex = vortex
tortuga-name-research = research
tortuga-name-mines = mines
tortuga-name-fortress = fortress

## What cards do

tortuga-effect-crypto = { $count } crypto
tortuga-effect-manoeuvre = { $count } manoeuvre
tortuga-effect-influence = converts into { $count } influence
tortuga-effect-draw = { $count ->
    [one] draw { $count } card
   *[other] draw { $count } cards
}
tortuga-effect-move = { $count ->
    [one] move your ship { $count } sector
   *[other] move your ship up to { $count } sectors
}
tortuga-effect-jump = put your ship on any sector
tortuga-effect-trash-played = { $count ->
    [one] destroy { $count } played card
   *[other] destroy up to { $count } played cards
}
tortuga-effect-trash-hand-or-discard = { $count ->
    [one] destroy { $count } card of your hand or discard
   *[other] destroy up to { $count } cards of your hand or discard
}
tortuga-effect-trash-discard = { $count ->
    [one] destroy { $count } card of your discard
   *[other] destroy up to { $count } cards of your discard
}
tortuga-effect-mineral-here = take the mineral of the sector you are in
tortuga-effect-mineral-depot = { $count ->
    [one] take { $count } mineral from the depot
   *[other] take up to { $count } minerals from the depot
}
tortuga-effect-probe = probe the sector you are in
tortuga-effect-hunt-off = your next capture this turn costs { $count } less (at least 1)
tortuga-effect-conquer-off = your next conquest this turn costs { $count } manoeuvre less (not Tortuga)
tortuga-effect-fortify = one of your sectors gains { $count } defence
tortuga-effect-reserve = reserve a card of your hand for free
tortuga-effect-buy-off = your next purchase this turn costs { $count } less
tortuga-effect-scrap-for-influence = destroy this card: { $count } influence
tortuga-effect-fight-attack = fight: +{ $count } when attacking
tortuga-effect-fight-defence = fight: +{ $count } when defending
tortuga-effect-fight-either = fight: +{ $count }
tortuga-effect-fight-cancel = fight: cancels the combat effects of an enemy card
tortuga-effect-fight-save = fight: if you lose, none of your cards is destroyed

## Moves

tortuga-move-choose-ship = choose a ship: { $value }
tortuga-move-land = put the ship down: { $value }
tortuga-move-take-reserve = take the reserved card back
tortuga-move-play = play { $value }
tortuga-move-buy = buy { $value }
tortuga-move-buy-influence = buy 1 influence (7 crypto)
tortuga-move-renew = renew the market: { $value } under the pile (1 crypto)
tortuga-move-sail = sail: { $value }
tortuga-move-collect = collect the mineral
tortuga-move-spend-mineral = spend a mineral (1 crypto)
tortuga-move-probe = probe the sector
tortuga-move-recall-marker = take the marker back: { $value }
tortuga-move-reserve = reserve { $value }
tortuga-move-destroy = destroy { $value } (played)
tortuga-move-capture = capture the creature
tortuga-move-convert = convert { $value } into influence
tortuga-move-conquer = conquer the sector
tortuga-move-conquer-with-crypto = buy the sector
tortuga-move-reinforce = reinforce: { $place }, defence { $to }
tortuga-move-attack = attack { $value }
tortuga-move-take-from-depot = take a mineral from the depot
tortuga-move-end-turn = end the turn
tortuga-move-use = use: { $value }
tortuga-move-done = nothing more
tortuga-move-destroy-in-hand = destroy { $value } (hand)
tortuga-move-destroy-in-discard = destroy { $value } (discard)
tortuga-move-fortify = fortify: { $value }
tortuga-move-commit = commit { $value } to the fight
tortuga-move-ready = commit no more
tortuga-move-cancel = cancel { $value }
tortuga-move-lose = lose { $value }
tortuga-move-plunder = take 2 influence from the loser
tortuga-move-claim = take 3 influence from the bank
tortuga-use-draw = draw
tortuga-use-move = move the ship
tortuga-use-jump = jump elsewhere
tortuga-use-trash-played = destroy played cards
tortuga-use-trash-hand-or-discard = destroy in hand or discard
tortuga-use-trash-discard = destroy in the discard
tortuga-use-mineral-here = take the mineral of the sector
tortuga-use-mineral-depot = take minerals from the depot
tortuga-use-probe = probe the sector
tortuga-use-hunt-off = cheaper hunt
tortuga-use-conquer-off = cheaper conquest
tortuga-use-fortify = fortify a sector
tortuga-use-reserve = reserve a card
tortuga-use-buy-off = cheaper purchase
tortuga-use-scrap-for-influence = destroy the card for influence

## Events

tortuga-event-ship-chosen = { $seat } chooses a ship: { $ship }.
tortuga-event-turn-began = { $crypto ->
    [0] Round { $round }, turn: { $seat }.
   *[other] Round { $round }, turn: { $seat }; terminals give { $crypto } crypto.
}
tortuga-event-landed = { $seat } puts the ship down: { $place }.
tortuga-event-drew-card = { $seat } draws { $card }.
tortuga-event-drew = { $seat } draws a card.
tortuga-event-reshuffled = { $seat } shuffles the discard into a new deck.
tortuga-event-took-reserve-card = { $seat } takes the reserve back: { $card }.
tortuga-event-took-reserve = { $seat } takes the reserve back.
tortuga-event-played = { $seat } plays { $card } (crypto { $crypto }, manoeuvre { $manoeuvre }).
tortuga-event-bought = { $seat } buys { $card } (crypto { $crypto }, minerals { $minerals }).
tortuga-event-put-under = { $seat } puts { $card } under the pile.
tortuga-event-turned-up = Market ({ $sector }): { $card }.
tortuga-event-bought-influence = { $seat } buys influence in Tortuga.
tortuga-event-spent-mineral = { $seat } spends a mineral.
tortuga-event-sailed = { $seat } sails from { $from } to { $to }.
tortuga-event-collected = { $seat } collects a mineral: { $place }.
tortuga-event-took-from-depot = { $count ->
    [one] { $seat } takes { $count } mineral from the depot.
   *[other] { $seat } takes { $count } minerals from the depot.
}
tortuga-event-fortress-gave = { $seat }: the fortress gives 1 manoeuvre.
tortuga-event-probed-creature = { $seat } probes { $place }: { $creature }.
tortuga-event-probed = { $seat } probes { $place }.
tortuga-event-marker-recalled = { $seat } takes a marker back: { $place }.
tortuga-event-reserved-card = { $seat } reserves { $card }.
tortuga-event-reserved = { $seat } reserves a card.
tortuga-event-destroyed = { $seat } destroys { $card } ({ $cause }).
tortuga-cause-paid = 2 manoeuvre paid
tortuga-cause-vortex = vortex
tortuga-cause-ability = effect of a card
tortuga-cause-scrapped = for influence
tortuga-cause-defeat = defeat
tortuga-event-captured = { $seat } captures { $creature }, { $place } ({ $paid } manoeuvre).
tortuga-event-converted = { $seat } converts { $card }.
tortuga-event-gained-influence = { $seat }: +{ $count } influence.
tortuga-event-took-influence = { $seat }: +{ $count } influence, taken from { $loser }.
tortuga-event-control-changed = { $place ->
    [Tortuga] { $loser ->
        [none] { $seat } takes Tortuga, { $how }.
       *[other] { $seat } takes Tortuga from { $loser }, { $how }.
    }
   *[other] { $loser ->
        [none] { $seat } takes control of { $place }, { $how }; defence { $defence }.
       *[other] { $seat } takes { $place } from { $loser }, { $how }; defence { $defence }.
    }
}
tortuga-how-manoeuvre = { $paid } manoeuvre
tortuga-how-crypto = crypto { $crypto }, minerals { $minerals }
tortuga-how-fight = in a fight
tortuga-event-defence-raised = { $seat } reinforces { $place }: defence { $defence } (crypto { $crypto }, minerals { $minerals }).
tortuga-event-attacked = { $seat } attacks { $defender }: { $place }!
tortuga-event-sealed-card = { $seat } lays { $card } face down.
tortuga-event-sealed = { $seat } lays a card face down.
tortuga-event-announced = { $cards ->
    [0] { $seat } commits no card.
    [one] { $seat } commits one card.
   *[other] { $seat } commits { $cards } cards.
}
tortuga-event-shown = { $seat } shows { $card }.
tortuga-event-cancelled = { $seat } cancels the combat effects of { $card }.
tortuga-event-strength = { $seat }: strength { $total } (cards { $cards }, effects { $abilities }, turrets { $turrets }, sector { $sector }).
tortuga-event-fight-won = { $seat } beats { $loser } in a fight: { $place }.
tortuga-event-saved = { $seat } saves the cards: none is destroyed.
tortuga-event-ship-lost = The ship of { $seat } goes back to the hold.
tortuga-event-discarded = { $seat } discards { $card }.
tortuga-event-turn-ended = { $seat } ends the turn.
tortuga-event-last-round = Tortuga has fallen ({ $usurper }): last round.
tortuga-event-game-over = The end: { $ending }. Victory: { $winners }.
tortuga-ending-influence = enough influence gathered
tortuga-ending-usurper = Tortuga taken with 15 influence
tortuga-ending-council = the council decides after the fall of Tortuga
tortuga-ending-overthrow = Tortuga overthrown
tortuga-ending-exhaustion = the limit of a hundred rounds is reached

## Refusals

tortuga-refusal-choose-pending-first = Another choice has to be made first.
tortuga-refusal-nothing-to-answer = There is no such choice to make now.
tortuga-refusal-not-enough-crypto = That takes { $need } crypto; you have { $have }.
tortuga-refusal-not-enough-manoeuvre = That takes { $need } manoeuvre; you have { $have }.
tortuga-refusal-ship-in-hold = The ship is in the hold.
tortuga-refusal-no-such-place = This table has no such sector.
tortuga-refusal-ship-not-free = { $value } is not a free ship.
tortuga-refusal-cannot-land-there = The ship comes back on a sector of yours or on Tortuga, not here: { $value }.
tortuga-refusal-reserve-empty = No card is reserved.
tortuga-refusal-too-late-for-reserve = The reserve is taken back before any other action.
tortuga-refusal-reserve-full = A card is reserved already.
tortuga-refusal-not-in-hand = { $value } is not in your hand.
tortuga-refusal-not-in-play = { $value } was not played this turn.
tortuga-refusal-not-in-discard = { $value } is not in your discard.
tortuga-refusal-not-on-offer = { $value } is not on sale here.
tortuga-refusal-no-market-here = There is no market to renew here.
tortuga-refusal-pile-empty = The pile of this market is empty.
tortuga-refusal-not-at-tortuga = Influence is on sale in Tortuga only.
tortuga-refusal-not-adjacent = { $to } is not next to { $from }.
tortuga-refusal-already-there = The ship is there already.
tortuga-refusal-no-mineral = There is no mineral here.
tortuga-refusal-no-mineral-in-hold = There is no mineral in the hold.
tortuga-refusal-depot-empty = The depot is empty.
tortuga-refusal-no-creature = There is no creature here.
tortuga-refusal-already-marked = Your marker is there already.
tortuga-refusal-not-marked = The creature has to be probed and marked first.
tortuga-refusal-markers-left = A marker is taken back only when you have none left.
tortuga-refusal-no-marker-left = You have no marker left.
tortuga-refusal-not-a-hunt-card = { $value } is not a creature.
tortuga-refusal-already-controlled = This sector is yours already.
tortuga-refusal-guarded = { $seat } controls this sector and guards it with a ship: it cannot be conquered while the ship is there.
tortuga-refusal-last-round = Tortuga has fallen: no more conquests or attacks.
tortuga-refusal-would-not-win = You may take Tortuga only if that wins you the game.
tortuga-refusal-only-in-peace = Sectors are bought in the peaceful scenario only.
tortuga-refusal-no-attacks-in-peace = There are no attacks in the peaceful scenario.
tortuga-refusal-not-controlled = This sector is not yours.
tortuga-refusal-tortuga-is-fixed = The defence of Tortuga never changes.
tortuga-refusal-defence-out-of-range = The new defence has to be above { $above } and at most { $most }.
tortuga-refusal-no-ship-to-attack = That ship is not in this sector.
tortuga-refusal-not-at-own-mines = Your ship is not on Mines that you hold.
tortuga-refusal-once-per-turn = Once a turn only.
tortuga-refusal-no-such-ability = The card has no such effect, or it was used.
tortuga-refusal-ability-useless = This effect would do nothing now.
tortuga-refusal-no-manoeuvre = { $value } has no manoeuvre: it does not fight.
tortuga-refusal-nothing-to-cancel = There is nothing to cancel on { $value }.
tortuga-refusal-not-shown = { $value } was not shown in this fight.

## What is waited for

tortuga-pending-choose-ship = choose a ship
tortuga-pending-land = put the ship back on the map
tortuga-pending-abilities = effects of { $card }
tortuga-pending-move = { $left ->
    [one] { $left } free step
   *[other] { $left } free steps
}
tortuga-pending-jump = jump to another sector
tortuga-pending-trash = { $left ->
    [one] destroy { $left } card ({ $from })
   *[other] destroy up to { $left } cards ({ $from })
}
tortuga-from-played = of those played
tortuga-from-hand-or-discard = hand or discard
tortuga-from-discard = discard
tortuga-pending-fortify = fortify a sector by { $by }
tortuga-pending-reserve = reserve a card
tortuga-pending-seal = attack: lay cards face down
tortuga-pending-defend = defence: show cards
tortuga-pending-attacker-cancels = attack: cancel an enemy card
tortuga-pending-defender-cancels = defence: cancel an enemy card
tortuga-pending-lose = choose the card that is lost
tortuga-pending-spoils = choose the spoils

## The board

tortuga-board-scenario = { $scenario } scenario
tortuga-board-round = round { $round }
tortuga-board-turn = turn: { $seat }
tortuga-board-map = Map
tortuga-board-sector = { $kind } · control { $control } · defence { $defence }/{ $most }
tortuga-board-tortuga = Tortuga · control { $control } · price { $price }
tortuga-board-controller = held by { $seat }
tortuga-board-mineral = mineral
tortuga-board-creature = creature: { $creature }
tortuga-board-hidden = unknown creature
tortuga-board-marked = markers: { $seats }
tortuga-board-ships = ships: { $seats }
tortuga-board-depot = Depot
tortuga-board-minerals = { $count ->
    [one] { $count } mineral
   *[other] { $count } minerals
}
tortuga-board-stacks = Terminals, Turrets and Tortuga
tortuga-board-stack = { $card } × { $count } ({ $cost }: { $effects })
tortuga-board-market = { $sector }
tortuga-board-market-text = { $cards } · { $pile } face down
tortuga-board-slot = { $card } ({ $cost }: { $effects })
tortuga-board-creatures = Hunt
tortuga-board-out = Out of the game
tortuga-board-prey = { $card } (difficulty { $cost }; { $effects })
tortuga-board-captain = { $score } influence ({ $influence } + control { $control }) · ship: { $ship } · deck { $deck }, hand { $hand }, discard { $discard } · minerals { $minerals } · markers { $markers }
tortuga-board-in-hold = in the hold
tortuga-board-hand = hand: { $cards }
tortuga-board-play = played: { $cards }
tortuga-board-discard = discard: { $cards }
tortuga-board-reserve = reserve: { $card }
tortuga-board-reserved = a card in reserve
tortuga-board-resources = To spend
tortuga-board-resources-text = crypto { $crypto } · manoeuvre { $manoeuvre }
tortuga-board-off = discounts: buying { $buy }, hunt { $hunt }, conquest { $conquer }
tortuga-board-fight = Fight
tortuga-board-fight-text = { $attacker } against { $defender }, { $place } · attack: { $attack } · defence: { $defence } (strength { $strength })
tortuga-board-sealed = { $count ->
    [one] { $count } face-down card
   *[other] { $count } face-down cards
}
tortuga-board-now = To do
tortuga-board-waits = { $seat }: { $what }
tortuga-board-actions = actions of the turn
tortuga-board-over = the end: { $ending }
tortuga-board-usurper = Tortuga has fallen ({ $usurper }): last round

## What it was gained for

tortuga-source-bought = Bought in Tortuga
tortuga-source-capture = Captures
tortuga-source-conversion = Creatures converted
tortuga-source-fight = Attacks won
tortuga-source-card = By cards
