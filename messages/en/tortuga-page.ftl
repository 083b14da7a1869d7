### Tortuga 2199 on the page: the board, the buttons, the hints of a first game.

## Names

tortuga-kind-terminal = Terminal
tortuga-kind-turrets = Turrets
tortuga-kind-vortex = Vortex
tortuga-kind-research = Research
tortuga-kind-mines = Mines
tortuga-kind-fortress = Fortress
tortuga-kind-tortuga = Tortuga
tortuga-page-place = { $kind } { $number }
tortuga-page-nothing = nothing
tortuga-page-no-effect = no effect
tortuga-page-in-hold = in the hold
tortuga-page-no-ship = no ship yet
tortuga-page-crypto = crypto
tortuga-page-manoeuvre = manoeuvre
tortuga-page-mineral = { $count ->
    [one] mineral
   *[other] minerals
}
tortuga-page-sentence = { $text }.
tortuga-page-between = {", "}

## The board

tortuga-page-map = Sectors
tortuga-page-market = Markets
tortuga-page-captains = Captains
tortuga-page-tabs = What the board shows
tortuga-page-fight = Fight
tortuga-page-tally = The end
tortuga-page-ships = Ships
tortuga-page-look-closely = Details
tortuga-page-close = Close
tortuga-page-market-t = Terminals, Turrets and Tortuga
tortuga-page-market-t-short = Terminals, Turrets, Tortuga
tortuga-page-market-here = your ship is here
tortuga-page-market-pile = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
tortuga-page-market-empty = Sold out
tortuga-page-card-plain = { $count ->
    [one] { $card }: { $effects }
   *[other] { $card } × { $count }: { $effects }
}
tortuga-page-card-priced = { $count ->
    [one] { $card }, price { $cost }: { $effects }
   *[other] { $card } × { $count }, price { $cost }: { $effects }
}
tortuga-page-card-creature = { $count ->
    [one] { $card }, { $cost } manoeuvre to capture; its card: { $effects }
   *[other] { $card } × { $count }, { $cost } manoeuvre to capture; its card: { $effects }
}
tortuga-page-ours = Reconstructed card: its figures are ours.
tortuga-page-captain-label = { $seat }: { $score } of { $goal } influence, ship: { $place }
tortuga-page-captain-score = { $score } influence: { $influence } in tokens, { $control } by control.
tortuga-page-count-minerals = { $count ->
    [one] { $count } mineral in the hold
   *[other] { $count } minerals in the hold
}
tortuga-page-count-terminals = { $count ->
    [one] { $count } Terminal: +{ $count } crypto each turn
   *[other] { $count } Terminals: +{ $count } crypto each turn
}
tortuga-page-count-turrets = { $count ->
    [one] { $count } Turrets token: +{ $count } in every fight
   *[other] { $count } Turrets tokens: +{ $count } in every fight
}
tortuga-page-count-trophies = { $count ->
    [one] { $count } captured creature
   *[other] { $count } captured creatures
}
tortuga-page-count-hand = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
tortuga-page-count-deck = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
tortuga-page-count-discard = { $count ->
    [one] { $count } card in the discard
   *[other] { $count } cards in the discard
}
tortuga-page-count-markers = { $count ->
    [one] { $count } marker left
   *[other] { $count } markers left
}
tortuga-page-reserve = reserve
tortuga-page-reserve-hidden = a hidden card in reserve
tortuga-page-purse = To spend this turn
tortuga-page-purse-of = Turn: { $seat }
tortuga-page-off-buy = The next purchase costs { $count } less.
tortuga-page-off-hunt = The next capture costs { $count } less.
tortuga-page-off-conquer = The next conquest costs { $count } less.
tortuga-page-my-hand = { $count ->
    [one] Your hand: { $count } card
   *[other] Your hand: { $count } cards
}
tortuga-page-empty-hand = No card in hand
tortuga-page-hidden-hand = { $count ->
    [one] One card, hidden
   *[other] { $count } cards, hidden
}
tortuga-page-no-deal = Cards come once everybody has a ship.
tortuga-page-pile-hand = Hand
tortuga-page-pile-play = Played
tortuga-page-pile-discard = Discard
tortuga-page-pile-deck = Deck
tortuga-page-pile-unseen = Hidden: deck, hand, reserve
tortuga-page-box-hunt = Hunt cards
tortuga-page-box-hunt-text = The creatures nobody has captured yet. In the square: the manoeuvre that a capture takes.
tortuga-page-box-out = Out of the game
tortuga-page-box-out-text = Cards that were destroyed, and those this game does not need.
tortuga-page-nothing-here = Nothing here.
tortuga-page-deck-order = In no particular order: nobody knows what comes next.

## Closely

tortuga-page-zoom-cost = Costs { $cost } crypto.
tortuga-page-zoom-creature = Capture takes { $cost } manoeuvre. Converted from the hand, it is worth { $influence } influence.
tortuga-page-source-rulebook = Printed in the rulebook.
tortuga-page-source-inferred = Follows from the rulebook.
tortuga-page-source-reconstructed = Reconstructed: the rulebook does not print this card, so we made it up from what it says of it.
tortuga-page-source-owner = Read off the cards by an owner of the box.
tortuga-page-source-known = What is known of it: { $fields }.
tortuga-page-field-name = name
tortuga-page-field-cost = price
tortuga-page-field-crypto = crypto
tortuga-page-field-manoeuvre = manoeuvre
tortuga-page-field-abilities = effects
tortuga-page-field-copies = number
tortuga-page-about-terminal = Sells the same cards as Turrets and Tortuga. Whoever controls it gets 1 crypto each turn.
tortuga-page-about-turrets = Sell the same cards as Terminals and Tortuga. Whoever controls them adds 1 to every fight.
tortuga-page-about-vortex = Sells cards of its own. Its controller, ship on it, destroys one played card a turn for free.
tortuga-page-about-research = Sells cards of its own. Its controller, ship on it, reserves one card a turn for free.
tortuga-page-about-mines = Sell cards of their own. Their controller, ship on them, takes one mineral a turn from the depot.
tortuga-page-about-fortress = Sells cards of its own. Its controller, ship on it, gets 1 manoeuvre a turn.
tortuga-page-about-tortuga = Sells the same cards as Terminals and Turrets, and influence to anybody: 7 crypto each. Its conquest calls the last turns, or ends the game in the aggressive scenario.
tortuga-page-fact-control = Control is worth { $count } influence.
tortuga-page-fact-defence = Defence { $defence } of { $most }
tortuga-page-fact-price = Conquest costs { $price }.
tortuga-page-fact-held = Held by { $seat }
tortuga-page-fact-free = Nobody holds it.
tortuga-page-fact-mineral = A mineral lies here.
tortuga-page-fact-depot = { $count ->
    [one] { $count } mineral in the depot
   *[other] { $count } minerals in the depot
}
tortuga-page-fact-hidden = An unknown creature: probe to see it.
tortuga-page-fact-marked = Marked by { $seats }
tortuga-page-fact-ships = Ships here: { $seats }
tortuga-page-reinforce-to = Reinforce to

## Buttons

tortuga-page-play-all = Play { $count } cards (+{ $crypto } crypto, +{ $manoeuvre } manoeuvre)
tortuga-page-commit-all = Lay down all { $count } (+{ $manoeuvre })
tortuga-page-sail-far = Sail there: { $count } manoeuvre
tortuga-page-play-idle = Only what gives crypto (+{ $crypto })
tortuga-page-do-conquer = conquer { $place } ({ $price } manoeuvre)
tortuga-page-do-buy-sector = buy { $place } ({ $price } crypto)
tortuga-page-do-capture = capture { $creature } ({ $price } manoeuvre)
tortuga-page-do-take-reserve = take { $card } back from the reserve
tortuga-page-do-collect = collect the mineral (1 manoeuvre)
tortuga-page-do-probe = probe (1 manoeuvre)
tortuga-page-do-ready = that is all
tortuga-page-do-done = nothing more
tortuga-page-do-reinforce = { $place }: defence { $to } ({ $to } crypto)
tortuga-page-do-buy = { $minerals ->
    [0] buy { $card } ({ $price } crypto)
    [one] buy { $card } ({ $price } crypto, one of it a mineral)
   *[other] buy { $card } ({ $price } crypto, { $minerals } of it minerals)
}
tortuga-page-do-renew = put { $card } under the pile ({ $price } crypto)
tortuga-page-do-convert = convert { $card }: +{ $count } influence
tortuga-page-do-reserve = { $price ->
    [0] reserve { $card } (free)
   *[other] reserve { $card } ({ $price } crypto)
}
tortuga-page-do-destroy = { $price ->
    [0] destroy { $card } (free)
   *[other] destroy { $card } ({ $price } manoeuvre)
}
tortuga-page-group-choose-ship = Choose a ship
tortuga-page-group-commit = Commit
tortuga-page-group-play = Play
tortuga-page-group-sail = Sail
tortuga-page-group-buy = Buy
tortuga-page-group-reserve = Reserve
tortuga-page-group-destroy = Destroy
tortuga-page-group-destroy-in-hand = Destroy in hand
tortuga-page-group-destroy-in-discard = Destroy in the discard
tortuga-page-group-renew = Renew the market
tortuga-page-group-reinforce = Reinforce
tortuga-page-group-spend-mineral = Minerals
tortuga-page-group-recall-marker = Take a marker back
tortuga-page-ask-end-turn = End your turn?{ $crypto ->
    [0] { "" }
   *[other] { " " }Lost: { $crypto } crypto.
}{ $manoeuvre ->
    [0] { "" }
   *[other] { " " }Lost: { $manoeuvre } manoeuvre.
}{ $cards ->
    [0] { "" }
    [one] { " " }{ $cards } card was not played.
   *[other] { " " }{ $cards } cards were not played.
}
tortuga-page-ask-ready = { $cards ->
    [0] Fight without any card?
    [one] Fight with { $cards } card?
   *[other] Fight with { $cards } cards?
}
tortuga-page-ask-tortuga = Take Tortuga? The others then have one last turn each, without conquests or attacks.
tortuga-page-ask-overthrow = Take Tortuga? The game ends at once.
tortuga-page-ask-attack = Attack { $seat }? You then choose which cards of your hand with manoeuvre fight. Equal strength is won by the defender.
tortuga-page-ask-scrap = Destroy this card for good?

## What happens now

tortuga-page-over = The end: { $ending }.
tortuga-page-now-adrift = Your ship is in the hold until your next turn: play, reinforce, or end the turn.
tortuga-page-now-turn = Play cards, then spend: sail, buy, hunt, conquer.
tortuga-page-wait-turn = { $seat } is playing.
tortuga-page-now-choose-ship = Choose your ship: its card joins your deck.
tortuga-page-wait-choose-ship = { $seat } is choosing a ship.
tortuga-page-now-land = Land on a sector of yours or on Tortuga.
tortuga-page-wait-land = { $seat } puts the ship back on the map.
tortuga-page-now-abilities = { $card }: use its effects, or not.
tortuga-page-wait-abilities = { $seat } uses { $card }.
tortuga-page-now-move = { $left ->
    [one] { $left } more free step: tap a lit sector.
   *[other] Up to { $left } free steps: tap a lit sector.
}
tortuga-page-wait-move = { $left ->
    [one] { $seat } has { $left } free step left.
   *[other] { $seat } has { $left } free steps left.
}
tortuga-page-now-jump = Jump: tap any sector.
tortuga-page-wait-jump = { $seat } chooses where to jump.
tortuga-page-now-trash = { $left ->
    [one] Choose { $left } card to destroy ({ $from }).
   *[other] Choose up to { $left } cards to destroy ({ $from }).
}
tortuga-page-wait-trash = { $left ->
    [one] { $seat } may destroy { $left } card ({ $from }).
   *[other] { $seat } may destroy { $left } cards ({ $from }).
}
tortuga-page-now-fortify = Choose a sector of yours: +{ $by } defence.
tortuga-page-wait-fortify = { $seat } fortifies a sector by { $by }.
tortuga-page-now-reserve = Choose a card of your hand to reserve.
tortuga-page-wait-reserve = { $seat } reserves a card.
tortuga-page-now-seal = Lay cards with manoeuvre face down: the other side sees only how many.
tortuga-page-wait-seal = { $seat } lays cards face down.
tortuga-page-now-defend = Attacked! Answer with manoeuvre cards.
tortuga-page-now-defend-bare = { $laid ->
    [0] Attacked! No card to answer with.
   *[other] All is laid down: nothing to add.
}
tortuga-page-wait-defend = { $seat } answers, face up.
tortuga-page-now-attacker-cancels = Cancel a card of the defence.
tortuga-page-wait-attacker-cancels = { $seat } may cancel a card of the defence.
tortuga-page-now-defender-cancels = Cancel a card of the attack.
tortuga-page-wait-defender-cancels = { $seat } may cancel a card of the attack.
tortuga-page-now-lose = Choose which of your cards is destroyed.
tortuga-page-wait-lose = { $seat } chooses a card to lose.
tortuga-page-now-spoils = Choose the spoils.
tortuga-page-wait-spoils = { $seat } chooses the spoils.
tortuga-page-stakes-mine = { $crypto } crypto, { $manoeuvre } manoeuvre

## The fight

tortuga-page-fight-at = Fight: { $place }
tortuga-page-fight-attack = attacks
tortuga-page-fight-defence = defends
tortuga-page-fight-cards = { $count ->
    [one] { $seat }: { $count } card laid down
   *[other] { $seat }: { $count } cards laid down
}
tortuga-page-fight-none = No card.
tortuga-page-fight-sealed = Face down: only you see it.
tortuga-page-fight-yours-sealed = Only you see these cards for now.
tortuga-page-fight-part-cards = cards
tortuga-page-fight-part-abilities = effects
tortuga-page-fight-part-turrets = turrets
tortuga-page-fight-part-sector = sector
tortuga-page-fight-won = { $seat } wins the fight.

## The end

tortuga-page-tally-won = { $count ->
    [one] { $seats } wins!
   *[other] { $seats } win!
}
tortuga-page-tally-influence = { $count } in tokens
tortuga-page-tally-control = { $count } by control:
tortuga-page-tally-tie = Equal influence: whoever took Tortuga comes first, then whoever holds the most sectors.

## The log

tortuga-page-line-played = { $seat }: { $card } ({ $gives }).
tortuga-page-line-played-nothing = { $seat }: { $card }.
tortuga-page-line-bought = { $minerals ->
    [0] { $seat }: bought { $card } for { $crypto } crypto.
   *[other] { $seat }: bought { $card } for { $crypto } crypto and { $minerals } in minerals.
}
tortuga-page-line-over = { $count ->
    [one] { $ending }: { $seats } wins.
   *[other] { $ending }: { $seats } share the victory.
}

## The board in words

tortuga-page-text-game = Scenario: { $scenario }. Round { $round }, turn: { $seat }.
tortuga-page-text-last-round = Tortuga has fallen to { $seat }: last round, no more conquests or attacks.
tortuga-page-text-resources = { $seat } can spend { $crypto } crypto and { $manoeuvre } manoeuvre.
tortuga-page-text-discounts = Discounts: { $buy } on the next purchase, { $hunt } on the next capture, { $conquer } on the next conquest.
tortuga-page-text-captain = { $seat }: { $score } influence, { $influence } in tokens and { $control } by control; sectors: { $sectors }; ship: { $figure }, { $place }.
tortuga-page-text-holds = { $seat }: deck { $deck }, hand { $hand }, discard { $discard }; minerals { $minerals }, Terminals { $terminals }, Turrets { $turrets }, markers left { $markers }.
tortuga-page-text-my-hand = Your hand: { $cards }.
tortuga-page-text-open-hand = Hand of { $seat }: { $cards }.
tortuga-page-text-play = Played by { $seat }: { $cards }.
tortuga-page-text-discard = Discard of { $seat }: { $cards }.
tortuga-page-text-reserve = In reserve, { $seat }: { $card }.
tortuga-page-text-reserved = { $seat } has a hidden card in reserve.
tortuga-page-text-trophies = Captured by { $seat }: { $cards }.
tortuga-page-text-depot = { $count ->
    [one] { $count } mineral in the depot of the Mines.
   *[other] { $count } minerals in the depot of the Mines.
}
tortuga-page-text-stacks = On sale in Terminals, Turrets and Tortuga: { $cards }.
tortuga-page-text-market = { $pile ->
    [one] { $kind }: { $cards }; { $pile } more card.
   *[other] { $kind }: { $cards }; { $pile } more cards.
}
tortuga-page-text-hunt = Creatures not captured yet: { $cards }.
tortuga-page-text-fight = { $attacker } attacks { $defender }: { $place }.
tortuga-page-text-attack = { $seat } attacks with { $cards }; strength { $total }.
tortuga-page-text-sealed = { $count ->
    [one] { $seat } attacks with { $count } card face down.
   *[other] { $seat } attacks with { $count } cards face down.
}
tortuga-page-text-defence = { $seat } defends with { $cards }; strength { $total }.
tortuga-page-sector-plain = { $place }: control { $control }, defence { $defence } of { $most }, conquest { $price }
tortuga-page-sector-tortuga = { $place }: control { $control }, conquest { $price }
tortuga-page-sector-free = held by nobody
tortuga-page-sector-held = held by { $seat }
tortuga-page-sector-ships = { $count ->
    [one] ship of { $seats }
   *[other] ships of { $seats }
}
tortuga-page-sector-mineral = a mineral
tortuga-page-sector-creature = creature { $creature }
tortuga-page-sector-hidden = an unknown creature
tortuga-page-sector-marked = { $count ->
    [one] marker of { $seats }
   *[other] markers of { $seats }
}

## Hints for a first game

tortuga-hint-ship-other = Every ship comes with a card for your deck. Tap the one you like.
tortuga-hint-ship = Every ship comes with a card for your deck. The Scout is easy to begin with: it draws a card. Tap the one you like.
tortuga-hint-goal = The first captain with 15 influence wins. Creatures, sectors, fights and Tortuga’s counter all give some.
tortuga-hint-play = Tap cards to play them: they give crypto to buy and manoeuvre to act. What you do not use is gone at the end of the turn.
tortuga-hint-sail = Lit sectors can be reached for 1 manoeuvre each. You buy, hunt and conquer where your ship is.
tortuga-hint-booster = Free steps: tap a lit sector, as often as the card allows. Stop whenever you like.
tortuga-hint-abilities = The card has effects. Use them in any order, or leave them.
tortuga-hint-capture = You know this creature and can afford it: capturing gives 1 influence at once and its card for your deck.
tortuga-hint-convert = A captured creature in your hand can be played as a card, or turned into influence for good.
tortuga-hint-conquer = This sector can be yours for its defence plus 1. Its control counts as influence as long as you hold it.
tortuga-hint-probe = Probing shows you what creature hides here, and marks it as yours to hunt. The others do not see it.
tortuga-hint-buy = Lit cards can be bought now. They go to your discard and come round when your deck is shuffled again.
tortuga-hint-renew = Nothing you like? For 1 crypto a card goes under the pile and another takes its place.
tortuga-hint-collect = The blue crystal is a mineral: 1 manoeuvre to collect, worth 1 crypto on any later turn.
tortuga-hint-attack = Another ship is here. Cards with manoeuvre still in your hand can fight it; if you beat the sector’s holder, the sector is yours.
tortuga-hint-influence = Tortuga sells influence to anybody: 7 crypto each, as often as you can pay.
tortuga-hint-reinforce = You can raise the defence of your sectors from anywhere. You pay the whole new figure.
tortuga-hint-destroy = 2 manoeuvre destroys a played card for good: a slim deck brings your best cards round sooner.
tortuga-hint-reserve = A card kept in reserve comes back at the start of a later turn, on top of your five.
tortuga-hint-take-reserve = Your reserve comes back only before anything else is done in the turn.
tortuga-hint-end = Nothing much left to do: end your turn and draw five new cards.
tortuga-hint-seal = Tap cards to lay them face down. The other side sees how many, not which; then answers face up.
tortuga-hint-defend = Show as many cards as you like. A tie is yours, and half the defence of your own sector helps you.
tortuga-hint-defend-bare = You have no card with manoeuvre: nothing to answer with.
tortuga-hint-cancel = Tap a card of the other side to cancel what it does in this fight.
tortuga-hint-land = Your ship was beaten. It comes back now on a sector of yours, or on Tortuga.
tortuga-hint-last-round = Tortuga has fallen: one last turn for everybody else. The most influence wins.

## What is about to decide the game

tortuga-page-looms-last-turns = Tortuga has fallen to { $seat }: one last turn each.
tortuga-page-looms-near = { $who ->
    [you] You need { $need } more influence to win.
   *[other] { $seat } needs { $need } more influence to win.
}

## The end

tortuga-page-story-held = { $place }, controlled
tortuga-page-story-measure = Influence
tortuga-page-story-count = { $seat }: { $count }
tortuga-page-story-bought = Cards bought
tortuga-page-story-sailed = Steps sailed
tortuga-page-story-attacked = Attacks
tortuga-page-story-captured = Creatures captured
tortuga-page-story-control-changed = Sectors taken

tortuga-source-taken = Taken from others in fights
tortuga-source-lost = Lost in fights

# What lies hidden, for those who see everything.
tortuga-page-secret-hand = Hand of { $seat }
tortuga-page-secret-reserve = Reserve of { $seat }
tortuga-page-secret-attack = Sealed cards of { $seat }
tortuga-page-secret-creature = Creature ({ $place })
