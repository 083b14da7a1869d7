### The rules of Tortuga 2199, in our own words.

tortuga-help-1-title = The aim
tortuga-help-1-text =
    Two to four captains fight over a planet of pirates. Whoever has 15 influence at any moment wins at once.
    Influence is tokens, and control of sectors: 1 for Terminals and Turrets, 2 for the four sectors of the rim, 3 for Tortuga.
    Minerals, cards and captured creatures are worth nothing by themselves.

tortuga-help-2-title = What is on the table
tortuga-help-2-text =
    The map: Tortuga in the middle, Terminals and Turrets around it in turn, and at the rim the Vortex, the Research sector, the Mines and the Fortress, in an order that changes from game to game.
    On every sector but Tortuga lie a mineral and a hunt token, face down.
    A sector shows its defence (the shield) and what its control is worth (the coin). The colour of its edge and the mark under its name say who holds it.
    Everybody has a deck of ten cards: five Extractions, three Manoeuvres, a Booster and the card of the ship. The ships are chosen in turn order.
    Open to all: discards, holds, played cards, markets, what was destroyed. The pile of hunt cards and the cards out of the game can be looked at any time. Hidden: hands, decks, reserves, and each creature from whoever has not probed it.

tortuga-help-3-title = A turn: what can I do now?
tortuga-help-3-text =
    Your cards give crypto, which buys, and manoeuvre, which acts. Both last until the end of the turn.
    Do what you like, as often as you can pay, in any order:
    - Play a card from your hand. Its effects are yours to use or not.
    ~ Tap it in your hand to play it.
    - Sail: 1 manoeuvre for a step to a neighbouring sector.
    ~ Lit sectors can be reached.
    - Buy: where your ship is. The card goes to your discard.
    - Hunt: probe, then capture.
    - Conquer the sector you are in, or reinforce a sector of yours.
    - Collect its mineral: 1 manoeuvre.
    - Attack a ship in your sector.
    - Reserve a card of your hand (2 crypto), destroy a played card (2 manoeuvre), convert a creature.
    Then end the turn: what was played and what is left in hand go to the discard, and you draw five cards. When the deck runs out, the discard is shuffled to make a new one.

tortuga-help-4-title = Crypto and minerals
tortuga-help-4-text =
    Every mineral in your hold can be spent as 1 crypto, mixed with crypto as you like.
    Crypto is used up first.
    ~ If you would rather spend the mineral, tap it.
    Minerals spent go to the depot of the Mines. A sector’s mineral does not grow back.

tortuga-help-5-title = Markets
tortuga-help-5-text =
    Terminals, Turrets and Tortuga sell from the same open stacks. Each sector of the rim has a market of its own with two cards face up.
    A card bought from a market is replaced at once. On the rim, 1 crypto puts a card under its pile and turns up the next.
    Tortuga also sells influence: 7 crypto each.

tortuga-help-6-title = The hunt
tortuga-help-6-text =
    - Probe (1 manoeuvre): you alone see the creature of your sector, and your marker lies on it.
    - Capture: you need your marker there and as much manoeuvre as the creature’s difficulty. You get 1 influence, and its card goes to your discard. All markers on it go home.
    - Convert: with the card in your hand, you may give it up for good for the influence printed on it.
    A creature that is destroyed in another way gives nothing.

tortuga-help-7-title = Sectors
tortuga-help-7-text =
    To conquer, pay the defence plus 1 in manoeuvre; Tortuga always costs 15. The defence then rises by 1, up to 8, or 10 on the rim. A sector whose holder’s ship is there must be won in a fight.
    To reinforce, choose a higher defence and pay all of it in crypto, wherever you are.
    What control gives:
    - Terminal: 1 crypto each turn, at once on the turn of conquest.
    - Turrets: 1 more in every fight.
    - Fortress, your ship on it: 1 manoeuvre a turn; sailing past it on a card’s free steps without stopping is not enough.
    - Research, your ship on it: reserve one card a turn for free.
    - Vortex, your ship on it: destroy one played card a turn for free.
    - Mines, your ship on it: one mineral a turn from the depot.
    You have ten markers: one for each sector you hold, one for each creature you marked.

tortuga-help-8-title = The reserve
tortuga-help-8-text =
    One card can wait in reserve, face down, for as many turns as you like.
    You take it back only at the very start of a turn, before anything else: you then hold six cards.

tortuga-help-9-title = Fights
tortuga-help-9-text =
    Only cards with manoeuvre fight, and only from the hand: keep some back.
    - The attacker lays cards face down and says how many.
    - The defender answers face up, or not at all.
    - The attacker’s cards are turned up and combat effects apply, the attacker’s first.
    - Each side adds up its manoeuvre, its combat effects and its Turrets. A defender on a sector of their own adds half its defence, rounded down.
    The higher sum wins; a tie is the defender’s.
    The loser’s ship goes to the hold until the start of their next turn, one card they showed is destroyed at random, and the winner takes 1 influence from them if they have any. An attacker who wins gets 1 more from the bank, and the sector if the defender held it.
    Afterwards the defender draws up to five cards.

tortuga-help-10-title = The end
tortuga-help-10-text =
    With 15 influence you win on the spot, even in somebody else’s turn.
    If Tortuga falls and its conqueror is not at 15, everybody else has one last turn, without conquests or attacks. Then the most influence wins; on a tie, Tortuga’s conqueror, then whoever holds the most sectors. If that is equal too, the victory is shared.
    After a hundred rounds the game stops and is counted in the same way, once the last turns are played if Tortuga has fallen.

tortuga-help-11-title = Scenarios and options
tortuga-help-11-text =
    - Aggressive: an attacker who wins takes either 2 influence from the defender or 3 from the bank; the loser chooses the card that is lost; a defender who wins gains none. Taking Tortuga ends the game at once, and you may do it only if that makes you win.
    - Peaceful: nobody attacks, and a sector can also be paid for wholly in crypto. Guarded by its controller’s ship, it cannot be conquered.
    - Plain ship cards: all ships give 1 crypto and 1 manoeuvre.

tortuga-help-12-title = Which cards are ours
tortuga-help-12-text =
    The rulebook prints the starting cards, and of some others only the name or a few figures. All other cards, ships and creatures are reconstructed, which means made up by us from what the rulebook says of them, and so are their names and the drawing of the maps. Such a card has a cyan corner; look at it closely to read what is known of it.
    If you own the box, copy the file data/tortuga.toml of the game, put in what your cards say, mark each row as source = "owner", and start the server with it:
    - flibuste games tortuga --check --cards tortuga=tortuga.toml
    - flibuste serve --cards tortuga=tortuga.toml
    The text of every card is made from its effects, so it always says what the rules do.

## The pictures of the help.

tortuga-picture-board = The table
tortuga-picture-board-captains = The captains: influence out of fifteen, where the ship is, what they hold.
tortuga-picture-board-map = The map: sectors, who controls them, their defence, ships and hunt tokens.
tortuga-picture-board-market = The markets. You buy only where your ship is.
tortuga-picture-board-purse = What you can spend this turn.
tortuga-picture-board-hand = Your hand: tap a card to play it.
tortuga-picture-board-played = What you have played this turn.
tortuga-picture-board-piles = Your deck, your discard and your reserve.

tortuga-picture-turn = One turn in pictures
tortuga-picture-turn-play = Play your cards…
tortuga-picture-turn-pool = …they give crypto to buy and manoeuvre to act.
tortuga-picture-turn-sail = Sail: one manoeuvre a step. There, probe, hunt, conquer or attack.
tortuga-picture-turn-buy = Buy where you are: the card goes to your discard and will come to your hand.
tortuga-picture-turn-take = Every sector taken, creature captured or fight won brings you nearer to fifteen.
tortuga-picture-turn-end = End the turn: everything goes to the discard and you draw five cards.

tortuga-picture-card = A card
tortuga-picture-card-cost = Its price in crypto. Green: you pay less.
tortuga-picture-card-name = Its name.
tortuga-picture-card-gives = What it gives when you play it.
tortuga-picture-card-text = What else it does, if you like.
tortuga-picture-card-deck = The colour says which pile it comes from.

tortuga-picture-sign-crypto = crypto: buys
tortuga-picture-sign-manoeuvre = manoeuvre: acts
tortuga-picture-sign-influence = influence: fifteen to win
tortuga-picture-sign-mineral = mineral: worth one crypto
tortuga-picture-sign-defence = defence of a sector
tortuga-picture-sign-hunt = hunt token
tortuga-picture-sign-terminal = terminal: crypto every turn
tortuga-picture-sign-turrets = turrets: strength in a fight
tortuga-picture-sign-marker = probe marker
tortuga-picture-sign-reserve = card in reserve
tortuga-picture-sign-deck = deck
tortuga-picture-sign-discard = discard
