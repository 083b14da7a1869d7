### The guided first game of Celestia Duo: why, not only how.

celestia-first-welcome = You and { $partner } chase a pirate in one airship: you win or lose together. Catch up with the pirate before the lair at the end of the path.
celestia-first-energy = The { $energy } bolts on the airship are your energy: in a fight, whoever can eliminate no die on their turn costs one, and once none is left the next blow loses the chase. The wheel beside your hand: you are captain, and where you two differ, you decide.
celestia-first-draft = First, weapons. On the way you will be ambushed: dice are rolled, and each die is eliminated with a card of the weapon that it shows. So a hand of many weapons is good for more dice than a hand full of one.
celestia-first-draft-more = One card each, in turn. { $choice ->
        [no] Only one kind is left, so there is nothing to choose.
       *[yes] { $take ->
            [lacking] { $card ->
                [whip] You have { celestia-have-not-whip }
                [sabre] You have { celestia-have-not-sabre }
                [crossbow] You have { celestia-have-not-crossbow }
                [pistol] You have { celestia-have-not-pistol }
                [cannon] You have { celestia-have-not-cannon }
               *[open] You have none of this weapon
            }: with this card you can eliminate other dice.
            [pair] You have this weapon already: two of them together will eliminate any die.
            [joker] A joker eliminates any die.
           *[open] The more different weapons the two of you hold, the more dice you eliminate.
        }
    } { $partner } sees what you take here, and learns nothing else of your hand.
celestia-first-hand = This is your hand, and { $partner } may not see it: you may neither show nor describe it. What each of you plays tells the other what may be left. Guessing that is the heart of the game.
celestia-first-fly = Fly on: { $steps ->
        [one] one card
       *[other] { $steps } cards
    } along the path this time; the propeller of the card you leave says how far. Every card hides an ambush, but only the one where you land counts. The pirate gets ahead when you stop, so fly while your hands are full.
celestia-first-fly-more = Enough cards and energy for one more ambush? Then fly: that is how you catch up. { $stage ->
        [no] Only flying on is possible now.
       *[yes] If not, make a stopover: it gives you cards, and lets the pirate get ahead.
    }
celestia-first-answer = { $partner } proposes something, in the bubble beside the name. Answer: ✓ agreed, ✗ I’d rather not, the wheel “your call”. They decide, but you alone know your hand.
celestia-first-dice = The ambush: each die shows the weapon that eliminates it{ $flags ->
        [0] { "" }
       *[other] ; a black flag takes any card
    }. Once the dice are accepted you settle who begins, and then not a word more. Count first those you can eliminate; for the rest, { $partner } holds { $theirs ->
        [0] no card
        [one] one card
       *[other] { $theirs } cards
    }.
celestia-first-flag = A black flag is bad twice: once you accept the dice the pirate gets further ahead, and then a card must still be spent on it, any card. { $smoke ->
        [0] Smoke could roll it again, but there is none in the hold.
       *[other] Smoke in the hold can roll it again.
    }
celestia-first-smoke = A smoke bomb rolls the dice that you tap again. { $spend ->
        [yes] You have few, but these dice are worth one.
       *[no] You have few: keep them for flags, and for dice that neither of you could eliminate.
    }
celestia-first-accept = { $all ->
        [none] No single card of yours does for these dice; your partner may have what it takes.
        [yes] A single card of yours does for each of these dice.
       *[no] A single card of yours does for { $able } of { $dice } dice, jokers and pairs aside; your partner may have the weapon for others.
    } Accept the dice if you think the two of you can deal with them.{ $smoke ->
        [no] { "" }
       *[yes] { " " }Rolling again costs smoke: only if another roll is likely to be better.
    }
celestia-first-starter = Who begins? You take turns. { $odd ->
        [yes] With an odd number of dice the one who begins takes one more.
       *[no] With an even number of dice each of you takes as many.
    } You hold { $mine ->
        [one] one card
       *[other] { $mine } cards
    }, { $partner } holds { $theirs }; { $able ->
        [0] no single card of yours does for these dice.
       *[other] single cards of yours do for { $able } of { $dice } dice.
    } { $who ->
        [me-spares] Theirs is the thinner hand: begin, and spare them a card.
        [other-spares] Yours is the thinner hand: let { $partner } begin, and spare a card.
        [me] { $able ->
            [0] Begin: whoever begins takes the die that costs them least.
           *[other] Begin: whoever begins has the choice of all the dice.
        }
        [other] Let { $partner } begin: what they eliminate tells you what they have.
       *[open] Begin if your hand suits these dice.
    }
celestia-first-strike = Your turn to eliminate one die. Play the weapon it shows if you have it. A joker, or two equal cards together, eliminates any die: keep those for when nothing else fits. Leave your partner the dice you think they can eliminate.
celestia-first-strike-more =     { $using ->
        [card] The weapon that the die shows: the cheapest way. Jokers and pairs wait for dice that nothing else eliminates.
        [any] Against a black flag any card does: give the one you would miss least.
        [pair] Two equal cards eliminate any die: worth it where your partner may not have the weapon.
        [pair-only] You lack the weapon of these dice, but two equal cards eliminate any die: that spares an energy.
        [joker] A joker eliminates any die: here it is worth it.
       *[open] The weapon that the die shows first, a joker or a pair last. Think of what your partner may hold.
    }
celestia-first-partner = Your partner’s turn to eliminate a die. Watch: the die they choose tells what they hold, and the dice they leave to you may be those they cannot eliminate.
celestia-first-endure = No card of yours eliminates any of these dice. { $energy ->
        [0] And no bolt is left on the airship: the chase ends here.
       *[other] Take the blow: the airship loses a bolt and the hold some tokens, but you share cards, and then it is your turn again.
    }
celestia-first-load = { $bought ->
        [yes] Bought: now it is loaded.
       *[no] Spoils!
    } { $cargo ->
        [gold] Gold buys cards and smoke at stopovers.
       *[smoke] Smoke rolls bad dice again.
    } Each token takes a place in the hold: once it is full, nothing more goes in until you make room.
celestia-first-recruit = A crew member helps once, then sleeps until a stopover that wakes the crew. They take a place in the hold, and are mostly worth more than the gold that could lie there.
celestia-first-share = { $count ->
        [one] This is the last card.
       *[other] One card each, in turn, as long as there are any.
    } { $take ->
        [lacking] { $card ->
                [whip] You have { celestia-have-not-whip }
                [sabre] You have { celestia-have-not-sabre }
                [crossbow] You have { celestia-have-not-crossbow }
                [pistol] You have { celestia-have-not-pistol }
                [cannon] You have { celestia-have-not-cannon }
               *[open] You have none of this weapon
            }: this card is good for dice you could not eliminate before.
        [pair] With the one you hold it makes a pair, and a pair eliminates any die.
        [joker] A joker eliminates any die, and { $partner } sees that you have it.
        [hidden] Taken hidden, chance decides which it is, and you alone will know.
        [pass] Yours is the fuller hand: pass once. { $partner } must then take one, and the two hands are more even.
       *[open] What you take face up { $partner } can count on; what you take hidden is known to you alone.
    }
celestia-first-statement = This reward gives each of you one true sentence about your own hand: at all other times you say nothing of it. Say what changes most what your partner will do: a weapon that you do not have, or one that you can be counted on for.
celestia-first-jettison = The energy that was lost also costs tokens from the hold. Give up what you would miss least in the next ambush.
celestia-first-market = A stopover: here gold buys cards and smoke. Gold that you keep can be spent at the next one, but takes up a place in the hold until then. When you leave, the wheel goes to { $partner }: each stopover changes the captain.
celestia-first-face = { $turn ->
        [enough] One die turned is enough: the others can stay as they are. Augusta turns two at most, not always two.
        [mine] You eliminate the dice in turn, and one sign several times over may leave a die without a card. Turned like this, the die is for you: you hold the card.
        [theirs] You eliminate the dice in turn, and one sign several times over may leave a die without a card. Turned like this, the die is for { $partner }, who surely holds the card.
        [both] You eliminate the dice in turn, and one sign several times over may leave a die without a card. Turned like this, the die suits both your hands.
       *[open] Augusta turns one die or two. You eliminate the dice in turn: count for each face how many cards the two of you hold.
    }
celestia-first-propose = The wheel is beside { $partner }’s name: a stopover changed the captain, and until the next one they decide. You may propose: you alone know your hand, and what you propose tells them a little of it.
celestia-first-crew = { $who ->
        [ludvig] { celestia-name-ludvig } is ready. { celestia-power-ludvig }
        [olga] { celestia-name-olga } is ready. { celestia-power-olga }
        [shuki] { celestia-name-shuki } is ready. { celestia-power-shuki }
        [kublai] { celestia-name-kublai } is ready. { celestia-power-kublai }
        [baba] { celestia-name-baba } is ready. { celestia-power-baba }
        [mama] { celestia-name-mama } is ready. { celestia-power-mama }
        [rhett] { celestia-name-rhett } is ready. { celestia-power-rhett }
        [augusta] { celestia-name-augusta } is ready. { celestia-power-augusta }
       *[open] A crew member is ready.
    } To be called on where that spares you an energy or a flag: help that was not used is worth nothing at the end.
celestia-first-stage = The card with the anchor: a stopover instead of the flight. For each ambush since the last one, or since the start, you get cards, while the pirate gets ahead. Worth it when your hands are nearly empty; never twice in a row.
celestia-first-reroll = These dice are worth a smoke bomb: { $flags ->
        [0] another roll is likely to be better for your hands.
        [one] another roll may rid you of the flag, or be better for your hands.
       *[other] another roll may rid you of flags, or be better for your hands.
    } What is rolled again may also come out worse.
celestia-first-share-starter = { $count ->
        [one] One card to share: whoever begins takes it, or leaves it to the other.
       *[other] { $count } cards to share, one each, in turn. { $odd ->
            [yes] Their number is odd: the one who begins may get one more.
           *[no] Their number is even: only the first choice is at stake.
        }
    } You hold { $mine ->
        [one] one card
       *[other] { $mine } cards
    }, { $partner } holds { $theirs }. { $who ->
        [me] Here I would begin myself.
        [me-spares] Here I would begin myself.
        [other] Here I would leave the choice to { $partner }.
        [other-spares] Here I would leave the choice to { $partner }.
       *[open] The thinner hand needs them more.
    }
celestia-first-card-reward = A card as loot: it is shared between you like the others, and it needs no place in the hold. One card more is one die less to fear.
celestia-first-flags-left = The black flags that you accepted take their price now. If there is a choice, give what you would miss least in this combat.
celestia-first-flags-crew = The flags are accepted, but the pirate has not moved yet: Kublai can first make gold of them, or Rhett smoke, up to two for each flag. Worth it while there is room in the hold.
celestia-first-aftermath = The ambush is beaten: Shuki can bring back two of the cards played here, which you share. Two more cards are two dice less in the next one.
celestia-first-arrange = You have seen the next ambushes: put the one that suits your hands where you will land.
celestia-first-market-more =
    { $buy ->
        [buy-cards] Cards win the next ambushes: your hands need them more than the hold needs gold.
        [buy-smoke] Smoke is worth a place in the hold: it rolls bad dice again.
        [reactivate] Awake, the crew helps once more in the next ambush.
        [keep-gold] Nothing here is worth its price now: gold can wait for the next stopover, and takes up places in the hold.
       *[open] Ask of each thing: will it eliminate a die, or spare one? Gold alone does neither.
    }
celestia-first-stage-more = You hold { $mine ->
        [one] one card
       *[other] { $mine } cards
    }, { $partner } holds { $theirs }: the next ambush may want more. A stopover gives cards, and the pirate gets further ahead.
celestia-first-won = { $by ->
        [me] You chose to fly
       *[other] { $partner } chose to fly
    }, and the airship caught up with the pirate at card { $at }! The energy held out. In Normal mode it goes on from here: the pirate is boarded, three masts must fall, and each win makes the next chase longer.
celestia-first-lost = { $ending ->
        [out-of-energy] No bolt was left to lose: the chase ends there. The dice had their share in it: even a chase that is led well can fail.
       *[other] The pirate is in the lair this time. The dice had their share in it: even a chase that is led well can fail.
    } The next one is yours.
celestia-first-energy-lost = { $who ->
        [me] You could eliminate no die
       *[other] { $partner } could eliminate no die
    }: a bolt is lost. First you share { $cards } cards. Then the hold loses { $lose } tokens{ $hold ->
        [choose] , which the captain chooses.
        [empty] , but it is empty.
       *[all] , and it has no more than that: all of it goes{ $crew ->
            [none] { "" }
            [several] , crew and all
            [ludvig] , { celestia-name-ludvig } too
            [olga] , { celestia-name-olga } too
            [shuki] , { celestia-name-shuki } too
            [kublai] , { celestia-name-kublai } too
            [baba] , { celestia-name-baba } too
            [mama] , { celestia-name-mama } too
            [rhett] , { celestia-name-rhett } too
           *[augusta] , { celestia-name-augusta } too
        }.
    } After that the fight goes on.
celestia-first-energy-lost-more = { $who ->
        [me] You could eliminate no die
       *[other] { $partner } could eliminate no die
    }: { $left ->
        [0] that was the last bolt, and the next blow loses the game.
        [one] only one bolt is left.
       *[other] { $left } bolts are left.
    } Once the { $cards } cards are shared, the hold { $hold ->
        [choose] will lose { $lose } tokens, which the captain chooses.
        [empty] will lose nothing: it is empty.
       *[all] will lose everything{ $crew ->
            [none] { "" }
            [several] , crew and all
            [ludvig] , { celestia-name-ludvig } too
            [olga] , { celestia-name-olga } too
            [shuki] , { celestia-name-shuki } too
            [kublai] , { celestia-name-kublai } too
            [baba] , { celestia-name-baba } too
            [mama] , { celestia-name-mama } too
            [rhett] , { celestia-name-rhett } too
           *[augusta] , { celestia-name-augusta } too
        }.
    }
celestia-first-hold-lost = The bolt that was lost cost the hold all it had{ $crew ->
        [none] { "" }
        [several] , crew and all
        [ludvig] , { celestia-name-ludvig } too
        [olga] , { celestia-name-olga } too
        [shuki] , { celestia-name-shuki } too
        [kublai] , { celestia-name-kublai } too
        [baba] , { celestia-name-baba } too
        [mama] , { celestia-name-mama } too
        [rhett] , { celestia-name-rhett } too
       *[augusta] , { celestia-name-augusta } too
    }. With more in the hold, one chooses what goes. The fight goes on where it was.
celestia-first-bubble = { $partner } proposes something, in the bubble beside the name. You may answer, ✓ agreed, ✗ I’d rather not, the wheel “your call”, but that is only a word: it is your move that decides.
celestia-first-known = Beside { $partner }’s name, a sign that is struck out: their hand surely has none of it, by what both of you have seen and heard. One of the dice shows it: better that you eliminate that one.
celestia-first-market-card = The stopover card: at the top, what the pirate gained while you stopped (+{ $pirate }); in the middle, the cards you got for each ambush; at the bottom, the propeller: how far you will fly from here ({ $propeller }).
