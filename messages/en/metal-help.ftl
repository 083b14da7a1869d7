### The rules of Metal Adventures, in our own words.

metal-help-1-title = The aim
metal-help-1-text =
    Three to six pirates hunt the same galaxy. The game ends after the turn in which somebody has nine glory, or in which two cards of space or fewer are left, or after a hundred rounds.
    Most glory wins; if equal, most credits; if still equal, the victory is shared.
    Glory comes from ships, challenges, trophies, titles and lavish spending. It can never be traded.

metal-help-2-title = Your astrolabe
metal-help-2-text =
    The large number is your power: 8, plus your equipment, minus your damage. The small one is your support power, which you lend as an ally.
    - Damage goes from 0 to 4. At 4 you play on, and nothing can hurt you any more.
    - Judgement goes from 0 to 4. Each point takes one glory off; an amnesty gives it back.
    - At 4 judgement you are infamous: you can neither have an ally nor be one.
    - The Metal Faktor die is ready (red) or spent: then the number beside it is what you pay at your next attack.

metal-help-3-title = A turn
metal-help-3-text =
    If you are damaged you may rest instead of travelling: 2 credits, everything repaired, Metal Faktor wiped out, a trophy exchanged and an upgrade bought for 1 credit more, if you like. There is no combat and no tour then.
    When you travel, the brotherhood comes first: pay 1 credit into the pot at Havana or take a point of judgement. Only whoever is weaker than everybody else is spared. Nothing is done before that: no card, no bargain.
    Then comes one combat, which you must fight, and the tour of the pirates if you like: before the combat or after it, but never split around it.

metal-help-4-title = Whom you fight
metal-help-4-text =
    - A ship in space: three ships are turned up (events on the way hit everybody, the first one each turn only). You take one; the others go to the scrapyard of Karokum, pirate hunters back into space.
    - A ship of the scrapyard, for 2 credits paid to Karokum.
    - A planet, if you take no action of the tour there this turn: its treasury and a bonus are the prize.
    - Another pirate: a challenge for 1 glory, the pot, and a share of what the loser owns.

metal-help-5-title = The combat
metal-help-5-text =
    Both scores add up before your eyes: power, allies, one die for each side, Metal Faktor, support cards. The attacker wins a tie.
    - Metal Faktor is declared before the dice. What it adds now is taken off the next time you attack or challenge; a blank face costs nothing.
    - Some support cards are played before the dice and some after; the card says when. A traitor plays none.
    - You win against a ship: all that is printed on it, and the ship as a wreck. You lose: its damage, for your loyal ally as well.
    - A planet deals 1 damage. The loser of a challenge and all allies on that side take 1 damage.

metal-help-6-title = Allies and traitors
metal-help-6-text =
    Against a ship or a planet you may have one ally; in a challenge both sides may have several. An ally adds support power and gets only what was agreed.
    Before the dice an ally in an attack may betray: that costs 1 judgement at once and adds the support power to the other side.
    - If the betrayed attack fails, the traitor gets the credits of the ship or the treasury of the planet, and the attacker takes 1 damage.
    - If it succeeds all the same, the attacker keeps everything and the traitor takes 1 damage.
    - Betrayal frees the betrayed from the pay promised to that ally; every other debt stands. Nobody can be betrayed to a pirate hunter, nor in a challenge.

metal-help-7-title = Bargaining
metal-help-7-text =
    Once the brotherhood is paid, whoever is at the helm may bargain with everybody, and everybody with them, at any moment of the turn: in a combat too, and when a promise falls due. The challenged may do so all through the challenge. An offer holds nobody up.
    ~ Tap a captain, take one of the usual deals or tap the things themselves, read what it means, and make the offer. The other one accepts, declines or answers with another.
    - What is given at once changes hands at once and cannot be broken: credits, upgrades, wrecks, trophies unseen.
    - Promises for later go into the ledger: things, a share of the loot, a card of the loot by name, help when asked, doing something or leaving it alone, an effort in the combat; for this turn or for one to come.
    - A wreck is offered shown or unseen; the same offer may go to several pirates and holds if all agree.
    - The host says how many offers you may make one pirate before, in and after the combat.
    - Chat is free and binds nobody.

metal-help-8-title = Promises kept and broken
metal-help-8-text =
    A promise that is due asks its debtor: keep it, break it, or offer a part if the rest is let go. A trophy may be shown first. Breaking costs 1 judgement for each pirate let down at that moment.
    - A share of the loot lapses without blame if the combat is lost.
    - After a victory over a pirate hunter everything promised about that combat is paid without asking, as far as there is anything to pay with.
    - Doing what you promised not to do breaks the promise at once; the page warns you first. So does joining the enemy of whoever you owe help, asked or not.
    - What is due after the combat is due at the end of the turn if you rest.
    - Whoever was promised something may let the other off.
    - Each captain’s card shows how many promises were kept and broken, and how many attackers betrayed.

metal-help-9-title = The tour of the pirates
metal-help-9-text =
    Ten actions, each once a turn, in rising order. Credits paid on a planet go to its treasury, at the OCG to the bank.
    - 1 Trophy: 2 credits, or a trophy and 1 credit; draw two, keep one.
    - 2 Light repairs: 1 credit or a wreck for 1 damage. 3 Full repairs: 2 among credits and wrecks.
    - 4 Titles of glory: three wrecks of one nation, not the OCG, for 1 glory and 4 credits.
    - 5 New choice: 1 credit, four new upgrades. 6 Purchase: one upgrade on display.
    - 7 Smuggling: a support card of Bazaar for 1 credit more. 8 Amnesty: 2 credits or the wreck of a hunter for 1 judgement, not in a turn in which you were judged.
    - 9 Scrap bonus: 1 credit and a wreck for another one from the scrapyard. 10 Lavish spending: 6 among credits and wrecks for 1 glory.

metal-help-10-title = Cards you hold
metal-help-10-text =
    At most four upgrades, equipment and support together; support is used once and then waits at Bazaar for whoever hires it.
    At most two trophies, secret. When the condition of one is met you may show it, in anybody’s turn, but only one each turn. Before a turn ends everybody is asked once more; when none of yours can be shown the page passes for you, unless you switched off “Steps without a choice play themselves” in the settings.
    Wrecks lie face down; there is no limit.

metal-help-11-title = What can I do now?
metal-help-11-text =
    ~ The line under the captains says what the table waits for; the bar at the bottom lists everything you may do. What shines on the board can be tapped.
    ~ - Trophies: tap the one you put back.
    ~ - Travel or rest: rest if you are badly damaged.
    ~ - Voyage: tap space, a planet or a captain to fight; tap a numbered action for the tour; end the turn once you have fought.
    ~ - Ships in sight: tap one.
    ~ - Search for allies: tap a captain and bargain, or go on alone.
    ~ - Loyal or not, Metal Faktor, support cards: the bar asks, the scene shows the odds.
    ~ - A promise is due, help is called in: keep your word or break it.
    ~ - Not your turn: make the captain at the helm an offer, answer offers, show a trophy.

metal-help-12-title = Where the cards come from
metal-help-12-text =
    The rulebook prints how many cards there are and the range of their figures, but not the cards themselves. So all ships, upgrades, trophies, events, starting ships, planets and dice are reconstructed: names and figures are ours. Each such card has a blue corner.
    Whoever owns the box can put the real figures in: copy crates/games/metal/data/cards.toml, keep the ids and the counts, change the rows and write source = "owner". Then:
    - flibuste games metal --check --cards metal=cards.toml checks the file and names a row that does not fit.
    - flibuste serve --cards metal=cards.toml plays with it.

## The pictures of the help.

metal-picture-board = The table
metal-picture-board-pirates = The pirates: glory out of nine, power, credits, judgement.
metal-picture-board-now = Where the turn stands, in a sentence.
metal-picture-board-stage = Space and the combat under way: both scores add up here.
metal-picture-board-planets = The planets: their defence and their treasury.
metal-picture-board-tour = The cards on sale and the actions of the tour.
metal-picture-board-offers = Offers and the ledger of promises.
metal-picture-board-trophies = Your secret trophies and your equipment.

metal-picture-astrolabe = An astrolabe
metal-picture-astrolabe-power = The large number is power, the small one the support lent as an ally. Bursts are damage.
metal-picture-astrolabe-glory = Glory: at nine the game ends.
metal-picture-astrolabe-credits = Credits, and the Metal Faktor die.
metal-picture-astrolabe-judgement = Judgement: one glory less for each point, infamous at four.
metal-picture-astrolabe-goods = Equipment, wrecks and trophies.

metal-picture-turn = One turn in pictures
metal-picture-turn-rest = Travel, or rest to repair.
metal-picture-turn-brotherhood = The brotherhood first: one credit to the pot, or a point of judgement.
metal-picture-turn-target = Choose whom you fight: a ship, a planet or a pirate.
metal-picture-turn-allies = Seek an ally and promise something. The ally may betray you.
metal-picture-turn-dice = Metal Faktor or not, the dice, support cards: ties go to the attack.
metal-picture-turn-tour = The pirates’ tour, before or after the combat.

metal-picture-ship = A ship
metal-picture-ship-power = Its power, to be matched or beaten.
metal-picture-ship-name = Its name; the colour is its nation’s.
metal-picture-ship-credits = Credits won.
metal-picture-ship-glory = Glory won.
metal-picture-ship-crew = Support cards won.
metal-picture-ship-damage = Damage taken if you lose.

metal-picture-upgrade = An upgrade
metal-picture-upgrade-power = What it adds to your power.
metal-picture-upgrade-type = Its kind: weapon, armour, tool.
metal-picture-upgrade-price = Its price at the OCG.

metal-picture-trophy = A trophy
metal-picture-trophy-glory = The glory it brings.
metal-picture-trophy-condition = What must be done to show it.
metal-picture-trophy-credits = And some credits on top.

metal-picture-sign-power = power
metal-picture-sign-support = support
metal-picture-sign-damage = damage
metal-picture-sign-credits = credits
metal-picture-sign-glory = glory
metal-picture-sign-judgement = judgement
metal-picture-sign-infamy = infamous
metal-picture-sign-faktor = Metal Faktor die
metal-picture-sign-wreck = wreck
metal-picture-sign-trophy = trophy
metal-picture-sign-crew = support card
metal-picture-sign-hunter = pirate hunter
metal-picture-sign-shield = defence of a planet
metal-picture-sign-treasury = treasury
metal-picture-sign-promise = promise
metal-picture-sign-betrayal = betrayal
