### The guided first game of Galaxy Trucker: why, not only how.

trucker-first-welcome = You fly freight through dangerous space, in a ship you weld yourself from sewer pipes. { $name } has built already: that ship waits, and so do the same eight cards for both of you.
trucker-first-riches = Whoever has most credits on arrival wins. No hourglass runs on this learning flight: take all the time you like, and follow my advice or not.
trucker-first-take = Take a component: from the pile it is a surprise; face up you know what you get. Every part is good for something, but a ship needs a bit of everything.
trucker-first-place = Put it against your ship. A green square: it fits there. Yellow dashes: not as it lies, so turn it or go elsewhere. Blue dashes: nothing to join it to yet. Leave room behind engines and in front of cannons.
trucker-first-back-nowhere = Put it back, face up: { $turns ->
    [yes] however you turn it,
   *[no] it cannot be turned, and
} none of its connectors meets one of your ship on a free square without clashing. It costs nothing but a moment.
trucker-first-back-alien = Put it back: life support is for aliens, and none come aboard on the learning flight.
trucker-first-back-cells = It is double: it eats a battery cell each time it counts, and you have none to spare for it yet. Put it back; it lies open, to be fetched once you have.
trucker-first-back-place = You need one, but this one, even once turned, fits only where it would close the ship up. Put it back; another will sit better.
trucker-first-back-wants = { $turned ->
    [yes] Once turned it would fit
   *[no] It would fit
}, but would take a square you need for { $want ->
    [engines] engines
    [cannons] cannons
    [crew] cabins
    [cells] battery cells
    [shields] a shield to the front
   *[holds] holds
}. Put it back: it lies open, and if there is room in the end you may fetch it.
trucker-first-back-enough = { $turned ->
    [yes] Once turned it would fit
   *[no] It would fit
}, but adds little now, and every connector left open at the edge is one more for meteors to bite. Put it back.
trucker-first-put = { $family ->
    [engines] More speed. It fires to the back, so nothing may come behind it
    [cannons] More fire. Its barrel looks ahead, and nothing may come before it
    [crew] Two more astronauts, for wrecks and stations to board
    [cells] Cells for shields and for what is double
    [shields] Put so, it covers the front, where most comes from, and one side more
    [holds] Room for goods, which is what pays
   *[other] Its connectors lead on: the ship can grow from here
}. Put it on row { $row }, column { $column }, which is marked, { $turn ->
    [right] after turning it a quarter to the right
    [back] after turning it upside down
    [left] after turning it a quarter to the left
   *[front] as it lies
}.
trucker-first-take-open = { $lacks ->
    [yes] What you need lies open, so take it rather than a surprise
    [room] Your ship has little room left to grow, and this one has joints that lead on
   *[no] Nothing is lacking any more, but this lies open and makes the ship better
}: { $family ->
    [engines] an engine, for speed in open space
    [cannons] a cannon, for meteors and enemies
    [crew] a cabin, for two more astronauts
    [cells] a battery, for shields and all that is double
    [shields] a shield, for small meteors and light shots
    [holds] a hold, for goods
   *[other] a part with joints where your ship can grow
}. It is marked.
trucker-first-lack-engines = Your ship still lacks engines: with fewer than two it falls behind in open space, with none it is out.
trucker-first-lack-cannons = Your ship still lacks cannons: two pointing forward see off most of what comes.
trucker-first-lack-crew = Your ship still lacks crew: the station ahead asks for five aboard.
trucker-first-lack-cells = Your ship still lacks battery cells: shields and double parts are dead weight without.
trucker-first-lack-shields = Your ship still lacks a shield to the front, where most small meteors come from.
trucker-first-lack-holds = Your ship still lacks holds: goods you cannot stow earn nothing.
trucker-first-draw-wants = { $open ->
    [none] Nothing that lies open brings
   *[badly] Nothing that lies open and sits well brings
} { $want ->
    [engines] engines
    [cannons] cannons
    [crew] crew
    [cells] battery cells
    [shields] a shield to the front
   *[holds] holds
}: try the pile.
trucker-first-ready = This ship can fly: engines, cannons, crew, cells, a shield and holds are there. Finish whenever you like, with the button in the bar; or fill a few more squares, since nobody hurries you.
trucker-first-draw-more = The ship can fly as it is. { $free ->
    [one] One square is
   *[other] { $free } squares are
} still free: more holds, crew or cannons may earn more, and closed edges keep meteors out.
trucker-first-joints = Connectors: single with single, double with double, the universal one with any, smooth with smooth. What is joined wrongly comes off before the flight. And exposed connectors at the edge are where meteors bite.
trucker-first-wrong = Sparks! { $count ->
    [0] Something holds badly.
    [one] One joint is wrong.
   *[other] { $count } joints are wrong.
} Before you take the next component it can still be moved; after that it stays, and will be pulled off at the check.
trucker-first-wrong-stays = { $count ->
    [0] Something holds badly
    [one] A joint is wrong
   *[other] { $count } joints are wrong
}, and what is welded stays. At the check it comes off, with whatever hangs on it alone; each component lost costs a credit. Build on where the joints are good.
trucker-first-engine = An engine: your speed in open space, and without any you are out. It must fire to the back, with nothing behind it. Double ones count twice, for a battery cell each time.
trucker-first-cannon = A cannon: it shoots enemies and large meteors. Pointing forward it counts whole, sideways half. Nothing may lie in front of it.
trucker-first-cabin = A cabin: two astronauts. Crew is what slavers take and what abandoned ships and stations ask for. Not all in one place: neighbours share misfortune.
trucker-first-battery = Batteries: green cells for shields, double cannons and double engines. A ship with such parts and no cells carries dead weight.
trucker-first-shield = A shield covers two sides against small meteors and light shots, for a cell each time. Two shields turned well cover everything.
trucker-first-hold = A hold: goods are most of what you earn. Red goods need the special ones. Where you can, put them inside rather than at the edge, where they get shot off.
trucker-first-structural = A structural module carries nothing, but its many joints hold a ship together: best in the middle, where losing one component must not cost you three.
trucker-first-weld = It is placed but not welded yet: taking the next component welds it for good. So look once more before you do.
trucker-first-heap = What was put back lies face up, for whoever needs just that. When you know what you lack, look here first.
trucker-first-no-engine = Seven components and no engine: in open space you would stand still, and whoever stands still is out of the race.
trucker-first-forecast = Peek at the cards to come: it costs only time, and tells you whether cannons, engines or cabins will matter.
trucker-first-finish = { $lacks ->
    [yes] Your ship does not have everything, but searching on would bring little: finish
   *[no] The ship is good as it is: finish
}. You start behind { $name }, who was done first: the one in front has the first pick, and meets enemies first.
trucker-first-build-on = Look at the numbers of your ship: engines, cannons, crew, cells, holds, shields. What is low is what to look for.
trucker-first-pieces = The ship breaks apart. Keep the piece that can still fly and earn: engines and holds matter more than size.{ $lit ->
    [yes] {" "}I would keep the green one.
   *[no] {""}
}
trucker-first-correct = The check: take off whatever is joined wrongly. The fewer components go with it, the better.
trucker-first-flight = Off you go. The one in front on the track acts first: first pick of planets, first blow from enemies. Every day lost moves you back, and on arrival you are paid by your place.{ $waits ->
    [yes] {" "}“Continue” on the table shows what comes next.
   *[no] {""}
}
trucker-first-open-space = Open space: your engines are your speed. A cell for a double engine is well spent if it takes you past somebody.
trucker-first-planets = Planets: landing brings goods and costs days. Red is worth 4 credits, yellow 3, green 2, blue 1. { $does ->
    [land] Of what fits in your holds, planet { $number } brings most: more than the days cost.
    [pass] What fits in your holds is not worth the days: pass.
    [shown] Watch what your choice brings, and what it costs.
   *[none] Land if what you can stow is worth more than the place you lose.
}
trucker-first-stow = Stow what is worth most. You may rearrange everything, and what finds no room stays behind.
trucker-first-pay = Now you pay. { $what ->
    [crew] Give crew from full cabins, never your last human.
   *[goods] Goods go dearest first, and battery cells once there are no goods left.
}
trucker-first-reward = You won. The reward costs days: { $does ->
    [accept] take it, it is worth more than they are.
    [pass] leave it, they are worth more.
   *[none] take it if it is worth more than the places you may lose by them.
}
trucker-first-wreck = An abandoned ship: credits for crew you leave behind, and days. { $does ->
    [accept] { $cards ->
        [0] No card comes after this one: crew is of no use any more, credits are. Accept.
       *[other] You can spare so many, and the price is good. Accept.
    }
    [pass] { $cards ->
        [0] The days it takes may cost more. Pass.
        [one] With a card to come, crew and days are worth more. Pass.
       *[other] With { $cards } cards to come, crew and days are worth more. Pass.
    }
    [shown] Watch what your choice brings, and what it costs.
   *[none] Crew is missed where slavers or combat zones are still to come. Never your last human.
}
trucker-first-station = An abandoned station: with a crew large enough you load its goods for days, and everybody comes back aboard. { $does ->
    [accept] What fits in your holds is worth more than the days. Accept.
    [pass] What still fits in your holds is not worth the days. Pass.
    [shown] Watch what your choice brings, and what it costs.
   *[none] Is there room in your holds?
}
trucker-first-struck = Hit! { $why ->
    [no_shield] { $kind ->
        [small_meteor] A small meteor only bites where a connector is exposed and no shield covers that side: build smooth edges, or a shield there.
       *[other] No shield covers that side: next time turn one there, and keep a cell for it.
    }
    [no_cannon] Only a cannon that points at a large meteor along its line stops it, and there was none.
    [no_cells] Something could have stopped it, but no cell was left: batteries run out, so spend cells on what costs most.
    [let_through] A cell would have stopped it. Sometimes the cell is worth more than the component.
   *[unstoppable] Nothing stops a heavy shot: keep what is dear away from the edges.
}
trucker-first-meteors = Meteors: the dice name a row or column. Small ones bounce off smooth sides or a shield; large ones only fear a cannon pointing at them. A cell now is cheaper than a component.
trucker-first-enemy = An enemy meets the one in front first. With more cannon strength you win the reward, with as much nothing happens, with less you pay. If cells for double cannons decide it, they have no better use.
trucker-first-beaten = They were stronger: { $power } against your { $strength }. { $paid ->
    [good] So they take your dearest goods.
    [good-cell] So they take your goods, and battery cells where goods run out.
    [cell] You carry no goods, so they take battery cells instead.
   *[other] So you pay what the card says.
} More cannons pointing forward would have kept them off.
trucker-first-zone = A combat zone: on each line the weakest pays. You need not be strong, only not last.
trucker-first-lowest = { $criterion ->
    [crew] Your crew of { $mine }
    [engines] Your engine strength of { $mine }
   *[cannons] Your cannon strength of { $mine }
} { $alike ->
    [yes] is the least, as much as another’s: on this line of the combat zone the last one pays, and a tie is paid by whoever flies in front.
   *[no] is the least: on this line of the combat zone the last one pays.
}
trucker-first-stardust = Stardust: a day for each exposed connector. Tidy ships are fast ships.
trucker-first-landing = The landing, and then the account: a reward for each place, one for the best looking ship, the sale of the goods; and one credit less for each lost component. Whoever has most wins.{ $waits ->
    [yes] {" "}“Continue” on the table writes the next line.
   *[no] {""}
}
trucker-first-out = You are out of the race: your goods fetch half their price, and what you earned is yours. Watch what hits the others: you will build for it next time.
trucker-first-between = On to the next card. Give up the race only if the ship could not survive it: whoever gives up is paid less.
trucker-first-won = Delivered, and won: { $mine } credits to { $name }’s { $theirs }. { $by ->
    [goods] What decided it: the goods in your holds.
    [cards] What decided it: the credits you earned on the way.
    [losses] What decided it: you lost fewer components.
    [arrival] What decided it: your place on arrival.
    [looks] What decided it: the tidier ship, with fewer exposed connectors.
    [most] { $also ->
        [none] Largest difference, { $gap ->
            [one] one credit
           *[other] { $gap } credits
        }:
       *[other] Largest differences, { $gap ->
            [one] one credit
           *[other] { $gap } credits
        } each:
    } { $first ->
        [goods] goods
        [cards] earnings on the way
        [losses] lost components
        [arrival] place on arrival
       *[looks] best looking ship
    }{ $also ->
        [none] .
        [cards] {" "}and earnings on the way.
        [losses] {" "}and lost components.
        [arrival] {" "}and place on arrival.
       *[looks] {" "}and best looking ship.
    }
   *[other] It was close.
} Other flights, chosen when a table is opened, have an hourglass, aliens and far worse weather.
trucker-first-lost = { $name } has { $theirs } credits, you { $mine }. { $by ->
    [goods] The goods made the difference: room for goods, and planets to fill it, are worth most.
    [cards] The difference was earned on the way: wrecks and beaten enemies pay at once.
    [losses] The difference is what was shot off: shields and closed edges would have saved some of it, and the dice had their say.
    [arrival] The difference is the place on arrival: engines and fewer days lost bring it.
    [looks] The difference is the prize for the tidiest ship.
    [most] { $also ->
        [none] Largest difference, { $gap ->
            [one] one credit
           *[other] { $gap } credits
        }:
       *[other] Largest differences, { $gap ->
            [one] one credit
           *[other] { $gap } credits
        } each:
    } { $first ->
        [goods] goods
        [cards] earnings on the way
        [losses] lost components
        [arrival] place on arrival
       *[looks] best looking ship
    }{ $also ->
        [none] .
        [cards] {" "}and earnings on the way.
        [losses] {" "}and lost components.
        [arrival] {" "}and place on arrival.
       *[looks] {" "}and best looking ship.
    }
   *[other] It was close, and the dice had their say.
} You know the whole game now, and the next ship will be better.
