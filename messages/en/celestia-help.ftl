### The rules of Celestia Duo, in our own words.

celestia-help-1-title = The aim
celestia-help-1-text =
    The two of you fly the same airship, on the heels of a pirate. You win together or lose together.
    - Rapid mode: catch the pirate, and you have won.
    - Normal and Expert modes: once caught, the pirate’s three masts must fall as well.
    You lose if the pirate reaches the lair at the end of the path, or if the airship must lose energy and has none left.

celestia-help-2-title = What is on the table
celestia-help-2-text =
    The path has twenty-five ambushes, face down, between the start and the lair.
    The airship has a hold of four to six slots, for gold, smoke and crew, and a generator of one to three energy tokens.
    Your cards are weapons: whip, sabre, crossbow, pistol, cannon, and jokers. Of forty-eight cards, thirteen are whips, eleven sabres, nine crossbows, seven pistols, five cannons and three jokers.
    Your hand is secret, even from your partner. Only the number of cards is known.
    The captain holds the helm: when you do not agree, the captain decides.

celestia-help-3-title = Before you leave
celestia-help-3-text =
    Each of you gets four cards. Four more are turned up in the middle: the captain takes one, then the partner, then one more each.
    The hold already carries one smoke bomb and one crew member who is ready.

celestia-help-4-title = A turn
celestia-help-4-text =
    At the briefing there are two choices:
    - Continue: the airship moves as many cards as the propeller of the place it stands on says. The card it reaches is turned up; those it flew over count for nothing.
    - Make a stopover: get cards back, buy, rest, while the pirate gets ahead. Two stopovers in a row are not allowed, and the first turn is always the pursuit.
    If the airship reaches or passes the pirate, the pirate is caught on the spot.

celestia-help-5-title = The dice of an ambush
celestia-help-5-text =
    Some dice are set to the face that is printed, the others are rolled.
    The captain may spend smoke to roll any number of dice again, even those that were set, and may do so as long as there is smoke.
    Once the dice are accepted, each black flag sets off the pirate’s secret thrust: the pirate gets ahead, and sometimes makes you pay in other ways. The flag still has to be eliminated.

celestia-help-6-title = The combat
celestia-help-6-text =
    The captain names who begins, then you take turns, in silence. In your turn, eliminate one die with:
    - a card of its symbol,
    - a joker,
    - or two equal cards, which count as a joker.
    During the pursuit, any card eliminates a black flag.
    If you can eliminate a die, you must. Otherwise the airship takes the blow: an energy token is turned up, its cards are shared, then tokens leave the hold. After that it is your turn again.

celestia-help-7-title = The loot
celestia-help-7-text =
    An ambush that is beaten gives what its card shows, in order. Nothing is compulsory, and you may throw tokens out to make room.
    - Gold, for stopovers.
    - A card, drawn face up and shared.
    - A crew member, who takes a slot of the hold.
    - An exceptional communication: each of you may say one true thing about their hand: “I have sabres”, “I have no sabres”, “I have some of everything”. Never a number.

celestia-help-8-title = Sharing
celestia-help-8-text =
    Nearly all cards you gain pass through the middle, some face up, some hidden. The captain names who picks first, then you take turns.
    You may pass, but not right after your partner.
    A face-up card tells your partner something; a hidden one is known to you alone.

celestia-help-9-title = The stopover
celestia-help-9-text =
    In this order: the pirate gets ahead; you share cards for each ambush fought since the last stopover; gold buys cards or smoke, as often as you like; the crew rests if the card says so; finally the helm changes hands.
    On the next turn the propeller of the stopover counts.

celestia-help-10-title = The crew
celestia-help-10-text =
    Once used, a crew member rests until a stopover that gets everybody ready again. Losing the token means losing the person.
    - Ludvig Cyr, in combat: one card, not a joker, eliminates all dice of its symbol.
    - Olga Benz, at the briefing: one card farther.
    - Shuki Saban, combat won: two cards that were played come back to be shared.
    - Kublai Heshen, dice accepted: up to two gold pieces for each flag.
    - Baba Zogbé, at the briefing: see the cards as far as the destination and choose their order.
    - Mama Lear, in combat: any card counts as a joker.
    - Rhett O’Hara, dice accepted: up to two smoke bombs for each flag.
    - Augusta D’Epsom, dice rolled: turn one or two dice to the face you want.

celestia-help-11-title = Talking
celestia-help-11-text =
    Silence is the rule. You may confer at the briefing, on the order Baba’s cards go back in, on the dice until they are accepted, on who begins a combat or picks first, on the tokens to give up, on the loot and the room for it, and on the gold of a stopover or before the boarding.
    There you propose what can be done and answer agreed, rather not, or your call; nothing about your hands, nothing about this die or that.
    Once the dice are accepted, during a combat, when it is won and during a share, not a word: the captain alone decides whether to call on Kublai, Rhett or Shuki.
    The board keeps for both of you what everybody can know: cards taken face up, what was said, and what a failure shows.

celestia-help-12-title = The final confrontation
celestia-help-12-text =
    In Normal and Expert modes, catching the pirate begins the boarding. You share some cards and spend the rest of the gold, on more cards or on getting the whole crew ready; then come three assaults.
    Each assault is a combat with a constraint: no crew, no pairs or no smoke.
    The pirate moves no more, but each black flag asks for two particular cards, played together; a joker, a pair or Mama Lear may replace each of them.
    An assault that is won fells a mast. The third one is victory.

celestia-help-13-title = From one game to the next
celestia-help-13-text =
    In Normal and Expert, the pirate starts farther ahead after each win. Play again at the same table and the wins are counted by themselves, as the ticked boxes show. At a new table, set their number when you make it.
    The figures printed on many cards are not in the rulebook: we chose them so that the game is fair, and they bear a small mark. We call them “reconstructed”. Whoever owns the box can correct them.

## The pictures of the help.

celestia-picture-board = The table
celestia-picture-board-path = The path from the start to the lair: twenty-five face-down ambushes, your airship and the fleeing pirate.
celestia-picture-board-airship = The airship: its energies (the bolts) and its hold for gold, smoke and crew.
celestia-picture-board-crews = The crew aboard. Lit, it can serve; dimmed, it rests.
celestia-picture-board-arena = What is being decided: here, the dice to eliminate.
celestia-picture-board-pirate = The pirate: what a black flag sets off, and how far the lair is.
celestia-picture-board-partner = Your partner: how many cards, and those that everybody knows of.
celestia-picture-board-hand = Your hand. An eye marks a card your partner knows you have.

celestia-picture-turn = One turn in pictures
celestia-picture-turn-read = Look where you are: the propeller says how far you would go.
celestia-picture-turn-go = Continue: the airship flies there and the card is turned up.
celestia-picture-turn-stop = Or make a stopover: cards and purchases, but the pirate gets ahead.
celestia-picture-turn-fight = In combat you take turns playing a card with the symbol of a die. Nobody speaks.
celestia-picture-turn-loot = Loot goes to the hold. If somebody can play nothing, an energy burns.
celestia-picture-turn-chase = Catch the pirate before the lair!

celestia-picture-ambush = An ambush
celestia-picture-ambush-fixed = A set die: it has this symbol already.
celestia-picture-ambush-rolled = A rolled die: nobody knows yet.
celestia-picture-ambush-rewards = The loot, in order from left to right.
celestia-picture-ambush-propeller = The propeller: how far you go on from here.
celestia-picture-ambush-ours = A blue corner: these figures are ours, the rulebook does not print them.

celestia-picture-stage = A stopover
celestia-picture-stage-flees = How far the pirate gets while you stop.
celestia-picture-stage-share = Cards to share for each ambush fought: dark ones hidden, light ones open.
celestia-picture-stage-crew = Tired crew is ready again.
celestia-picture-stage-propeller = The propeller for going on.

celestia-picture-sign-propeller = propeller: how far to go
celestia-picture-sign-flag = black flag: the pirate’s secret thrust
celestia-picture-sign-joker = joker: any symbol
celestia-picture-sign-gold = gold, for stopovers
celestia-picture-sign-smoke = smoke: roll dice again
celestia-picture-sign-energy = energy of the airship
celestia-picture-sign-crew = crew member
celestia-picture-sign-communication = communication: say one true thing
celestia-picture-sign-card = a card
celestia-picture-sign-anchor = stopover
celestia-picture-sign-lair = the pirate’s lair
celestia-picture-sign-unknown = not known yet
