### The guided first game of Metal Adventures: why, not only how.

metal-first-welcome = You take over a pirate in the middle of a game: you have { $glory } glory, the best of the others { $best }. Once somebody has nine, that turn is the last, and whoever has most glory wins.
metal-first-glory = Ships, challenges, trophies and lavish spending bring glory. It alone can never be traded: everything else can.
metal-first-power = This dial is your astrolabe: power { $power }, { $damage } damage. In a combat each side adds one die to its power, and a tie is the attacker’s. So against a ship of your own power the odds are slightly yours.
metal-first-rest = Travel or rest? Damage weakens you in every combat, and a rest repairs all of it, but there is no combat and no glory that turn. In the lead, travel while you can still win.
metal-first-brotherhood = The brotherhood of pirates wants a credit from everybody but the weakest. Refusing costs a judgement, and each judgement takes a point of glory off: the credit is cheaper.
metal-first-due = You gave your word, and it falls due. Keeping it costs what was agreed; breaking it costs a judgement for each pirate let down, and the next one will ask for more.
metal-first-validate = The secret aim of one of your trophies is met: show it for glory. One a turn, and it cannot be taken away any more.
metal-first-voyage = Each turn you must fight once: ships in space have their glory printed on them, planets have a treasury and a bonus, and a challenge to a pirate brings 1 glory and loot. Choose what pays best among what you can beat.
metal-first-tour = Before the combat or after it you may make the tour: actions with numbers, and each must have a higher one than the last. They turn credits into repairs, cards, trophies and glory. Credits left at the end are worth nothing.
metal-first-target = Three ships. Compare their power with yours, then what is printed as prize. A sure small prize often beats a grand one at bad odds: losing costs damage, and damage lasts.
metal-first-allies = Is it too strong for you alone? An ally adds their support power to your side, and gets what you promise, nothing more. Ask for the help you need, and promise less than you win.
metal-first-word = But look at whom you ask: before the dice an ally may change sides, if the ship’s credits tempt them more than your pay. Promise a share of the loot, and your ally wants what you want.
metal-first-allies-more = Your odds: { $odds }%{ $thrown ->
    [none] {""}
   *[other] , { $thrown }% with Metal Faktor
}. If that will do, ask nobody: nobody who is not there can betray you.
metal-first-betray = This time you are the ally. Changing sides costs 1 judgement, that is a point of glory, and pays the credits only if the attack then fails. And everybody will remember.
metal-first-faktor = Metal Faktor adds up to 6 now, and takes the same off your next attack: a loan. Worth it when this combat brings the glory that ends the game.
metal-first-faktor-more = Borrow from your next attack only for a combat that matters.
metal-first-support = Support cards tip the scales, some before the dice and some after. After the dice you know what is missing: do not spend a card on a combat that is decided.
metal-first-trophy = Trophies are secret aims for glory. Keep those that fit what you are doing anyway.
metal-first-after = The combat is done. Spend what helps before you end the turn: repairs if you are hurt, lavish spending if glory is near.
metal-first-done = The combat is done, and the tour has nothing more for you this turn: all of it is made before the combat, or all of it after. You may still bargain, or end the turn.
metal-first-combat = Choose your combat, or a tour action before it.
metal-first-offer = Somebody offers you a bargain. Read what it means: what is given at once is safe, what is promised is only as good as the word of whoever promises it. Would they win more by it than you?
metal-first-watch = It is not your turn, but you may still bargain with whoever’s turn it is. To offer help for a share of the loot costs nothing until it is accepted.
metal-first-others = Watch whom they fight, and who helps: promises made now fall due later, perhaps in your turn.
metal-first-won = Most glory: the galaxy sings of you! You have seen what pays: ships you can beat, trophies that fit, allies who want the same. At a table of people, half of the game is talk.
metal-first-lost = Somebody else has the glory this time. Was there a combat you could have won with an ally, or a trophy never shown? With people at the table it is talk that makes up for bad dice.
