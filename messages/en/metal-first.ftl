### The guided first game of Metal Adventures: why, not only how.

metal-first-welcome = A hunt taken over half-way: you have { $glory } glory, the best of the others { $best }, and the turn in which somebody has nine is the last. Glory comes from ships, challenges, trophies and lavish spending, and it can never be traded: everything else can.
metal-first-power = Your astrolabe: power { $power }, { $damage } damage. In each combat both sides add one die to their power and ties are the attacker’s, so a ship about as strong as you is an even bet with you in front.
metal-first-rest = Travel or rest? Damage weakens you in every combat, and a rest repairs all of it, but there is no combat and no glory that turn. In the lead, travel while you can still win.
metal-first-brotherhood = The brotherhood wants a credit from everybody but the weakest. Refusing costs judgement, and judgement takes glory off: a credit is cheaper.
metal-first-due = You gave your word, and it falls due. Keeping it costs what was agreed; breaking it costs a judgement for each pirate let down, and the next one will ask for more.
metal-first-validate = The secret aim of one of your trophies is met: show it for glory. One a turn, and it cannot be taken away any more.
metal-first-voyage = One combat each turn, and it is a must. Space holds ships with glory printed on them, planets hold treasuries, a challenge to a pirate brings 1 glory and loot. Choose what pays for the power you have.
metal-first-tour = Around it lies the tour: numbered actions, taken upwards, before or after the combat. Credits become repairs, cards, trophies and in the end glory: they are worth nothing when the game ends.
metal-first-target = Three ships. Compare their power with yours, then what is printed as prize. A sure small prize often beats a grand one at bad odds: losing costs damage, and damage lasts.
metal-first-allies = Too strong for you alone? An ally adds support power to your side and gets only what you promised. Ask for as much help as you need, and pay less than what you win.
metal-first-word = But look at whom you ask: an ally may turn traitor before the dice, if the credits of the ship tempt more than your pay. A share of the loot makes a friend whose wish is the same as yours.
metal-first-allies-more = If the odds are good, go alone: nobody who is not there can betray you.
metal-first-betray = Now you are the ally. Going over costs 1 judgement, which is a glory, and pays the credits only if the attack then fails. And everybody will remember.
metal-first-faktor = Metal Faktor adds up to 6 now, and takes the same off your next attack: a loan. Worth it when this combat brings the glory that ends the game.
metal-first-faktor-more = Borrow from your next attack only for a combat that matters.
metal-first-support = Support cards tip the scales, some before the dice and some after. After the dice you know what is missing: do not spend a card on a combat that is decided.
metal-first-trophy = Trophies are secret aims for glory. Keep those that fit what you are doing anyway.
metal-first-after = The combat is done. Spend what helps before you end the turn: repairs if you are hurt, lavish spending if glory is near.
metal-first-combat = Choose your combat, or a tour action before it.
metal-first-offer = Somebody offers you a bargain. Read what it means on the left: what is given at once is safe, what is promised is only as good as its giver’s word. Would they still win more than you?
metal-first-watch = Not your turn, but not idle: whoever is at the helm may bargain with everybody. An offer of help for a share of the loot costs you nothing until it is taken.
metal-first-others = Watch what they fight, and with whom: who owes whom will matter in your turn.
metal-first-won = Most glory: the galaxy sings of you! You have seen what pays: ships you can beat, trophies that fit, allies who want the same. At a table of people, half of the game is talk.
metal-first-lost = Somebody else has the glory this time. Was there a combat you could have won with an ally, or a trophy never shown? With people at the table it is talk that makes up for bad dice.
