### The guided first game of Metal Adventures: why, not only how.

metal-first-welcome = You take over a pirate in the middle of a game: you have { $glory } glory, the best of the others { $best }. Once somebody has nine, that turn is the last, and whoever has most glory wins.
metal-first-glory = Ships, challenges, trophies and lavish spending bring glory. It alone can never be traded: everything else can.
metal-first-power = This dial is your astrolabe: power { $power }, { $damage } damage. In a combat each side adds one die to its power, and a tie is the attacker’s. So against a ship of your own power the odds are slightly yours.
metal-first-rest = Travel or rest? Damage weakens you in every combat, and a rest repairs all of it, and brings 2 credits, but there is no combat that turn. { $pick ->
    [rest] Here the suggestion is that no combat in sight is worth as much.
    [ahead] In the lead, travel while you can still win.
   *[travel] Where a combat in sight is worth more than that, travel.
}
metal-first-brotherhood = The brotherhood of pirates wants a credit from everybody but the weakest. Refusing costs a judgement, and each judgement takes a point of glory off: the credit is cheaper.
metal-first-due = You gave your word, and it falls due. Keeping it costs what was agreed; breaking it costs a judgement for each pirate let down, and the next one will ask for more.
metal-first-validate = The secret aim of one of your trophies is met: show it for glory. One a turn, and it cannot be taken away any more.
metal-first-lavish = The suggestion turns credits or wrecks into 1 glory: glory wins, and the rest is worth nothing at the end. { $leads ->
    [ends] With this point you have nine: this turn will be the last.
    [last] This is the last turn, and every point still counts in it.
   *[nearer] Every point brings the end you want nearer.
}
metal-first-repair = The suggestion repairs: { $damage ->
    [one] your damage weakens you
   *[other] your { $damage } damage weakens you
} in every combat. The credit or wreck it costs is worth less than a defeat; keep a wreck if a title of glory or a trophy needs it.
metal-first-spend = { $step ->
    [trophy] The suggestion draws a trophy: one more secret aim that may bring glory.
    [amnesty] The suggestion takes a judgement off: that is a point of glory back.
    [purchase] The suggestion buys: an upgrade helps in every combat to come.
    [smuggling] The suggestion hires support: kept in hand, it may decide a combat.
   *[other] The suggestion is a tour action: a little now for what helps later.
} Credits left at the end only break ties.
metal-first-voyage = On every voyage you must fight once: ships in space have their glory printed on them, planets have a treasury and a bonus, and a challenge to a pirate brings 1 glory and loot. Choose what pays best among what you can beat.
metal-first-tour = The tour: actions with numbers, each higher than the last, all of them before the combat or all after it. They turn credits into repairs, cards, trophies and glory; credits left at the end only break ties.
metal-first-probe = The suggestion uses your probe: for the price on the card, a ship in sight is replaced by another. That is worth it when it is too strong for you or pays too little: a defeat costs more.
metal-first-target = Your power is { $own }: compare it with that of the ships, then look at the prize. Losing does damage, and damage lasts. { $pick ->
    [strong] The suggestion, power { $power }, is not the safest: it bets on { $prize ->
    [glory] its { $glory } glory, and what else it brings.
    [trophy] a trophy in your hand, and what the ship brings.
   *[other] what it brings: credits, support or its wreck.
}
    [weak] The suggestion, power { $power }, is the safest.
   *[none] A sure small prize often beats a grand one at bad odds.
}
metal-first-allies = Your odds are { $odds }%; with { $name }, { $together }%. Press the button that asks { $name } for help: the offer is already written, and you read what it costs before you send it. Promise less than you win.
metal-first-word = But look at whom you ask: before the dice an ally may change sides, if the ship’s credits tempt them more than your pay. What a betrayal would pay stands under the offer: promise more than that, or ask somebody else.
metal-first-allies-more = Your odds: { $odds }%, and { $together }% with { $name }. { $alone ->
    [yes] The suggestion does without and keeps all the loot; if a defeat costs you too much, ask for help.
    [dear] The suggestion asks nobody: that help would cost more than it brings, or would not come.
   *[no] Ask for help before you fight.
}
metal-first-alone = Your odds: { $odds }%{ $thrown ->
    [none] {""}
   *[other] , { $thrown }% with Metal Faktor
}. { $challenge ->
    [yes] One more ally would not change that much for you, but the other side looks for allies, too: whoever stays free may join them. In a challenge nobody betrays.
   *[no] No ally would change that much, so ask nobody: without an ally nobody can betray you.
}
metal-first-betray = This time you are the ally. Changing sides costs 1 judgement, that is a point of glory, and pays the credits only if the attack then fails. And everybody will remember.
metal-first-faktor-idle = Thrown or held, your odds are { $held }%: here Metal Faktor changes nothing. Held, it takes nothing off your next attack.
metal-first-faktor = Metal Faktor adds up to 6 now, and takes the same off your next attack: a loan. Thrown, your odds are { $thrown }%; held, { $held }%. { $throws ->
    [yes] The suggestion is that this combat is worth it.
   *[no] It is worth it when this combat matters more than the next.
}
metal-first-faktor-more = Thrown: { $thrown }%; held: { $held }%. { $throws ->
    [yes] This combat is worth the loan from your next attack.
   *[no] Borrow from your next attack only for a combat that matters more.
}
metal-first-support = Support cards tip the scales, some before the dice and some after. After the dice you know what is missing: do not spend a card on a combat that is decided.
metal-first-trophy = Trophies are secret aims for glory. { $act ->
    [swap] Keep those that fit what you are doing anyway: the one that the suggestion hands back fits it least.
   *[keep] Keep those that fit what you are doing anyway.
}
metal-first-after = The combat is done. Spend what helps before you end the turn: repairs if you are hurt, lavish spending if glory is near.
metal-first-done = The combat is done. { $tour ->
    [open] Nothing in the tour is useful enough for the suggestion: end the turn, or choose what helps you.
   *[closed] The tour has nothing more for you this turn: all of it is made before the combat, or all of it after. You may still bargain, or end the turn.
}
metal-first-bargain = The suggestion bargains: an offer binds nobody until it is accepted, and costs nothing if it is declined. One can pay for help, for peace, or for somebody to trouble another.
metal-first-combat = Choose your combat: what pays best among what you can beat.
metal-first-end = Nothing here pays enough any more: the suggestion is to end the turn.
metal-first-offer = Somebody offers you a bargain. What is given at once is safe, what is promised is only as good as the word of whoever promises it. What you roughly win by it, and what breaking a word costs, stands under its lines.
metal-first-watch = It is not your turn, but you may still bargain with whoever’s turn it is. To offer help for a share of the loot costs nothing until it is accepted.
metal-first-others = Watch whom they fight, and who helps: promises made now fall due later, perhaps in your turn.
metal-first-won = Most glory: the galaxy sings of you! You have seen what pays: ships you can beat, trophies that fit, allies who want the same. At a table of people, half of the game is talk.
metal-first-lost = Somebody else has the glory this time. Was there a combat you could have won with an ally, or a trophy never shown? With people at the table it is talk that makes up for bad dice.
