### The guided first game of Galaxy Trucker: why, not only how.

trucker-first-welcome = You fly freight through dangerous space, in a ship you weld yourself from sewer pipes. Everybody builds from one warehouse at the same time, then all meet the same eight cards.
trucker-first-riches = Whoever is richest on arrival wins. On this learning flight no hourglass hurries you.
trucker-first-take = Take a component: from the pile it is a surprise, and nobody else has had it; face up you know what you get. There is no bad component, only a ship that lacks something.
trucker-first-place = Put it against your ship where the squares are green; turn it until it fits. Leave room behind engines and in front of cannons, and think of where the next one could go.
trucker-first-back-nowhere = Put it back, face up: however you turn it, none of its connectors meets one of your ship on a free square without clashing. It costs nothing but a moment.
trucker-first-back-alien = Put it back: life support is for aliens, and none come aboard on the learning flight.
trucker-first-back-cells = It runs on battery cells, and your ship has none yet: until it has, this is dead weight. Put it back; it lies open if you want it later.
trucker-first-back-place = You need one, but not where it would fit: it would close the ship up, or stand in the way of what comes next. Put it back; another may lie better.
trucker-first-back-wants = It would fit, but takes a square from something you need more: { $want ->
    [engines] engines
    [cannons] cannons
    [crew] cabins
    [cells] battery cells
    [shields] a shield to the front
   *[holds] holds
}. Put it back; it lies open for whoever can use it.
trucker-first-back-enough = It would fit, but adds little now, and every connector left open at the edge is one more for meteors to bite. Put it back.
trucker-first-put = { $family ->
    [engines] More speed. It fires to the back, so nothing may come behind it
    [cannons] More fire. Nothing may come before its barrel
    [crew] Two more astronauts, for stations to board and slavers to be bargained with
    [cells] Cells for what is double and for shields; better inside than at the edge
    [shields] Turned so, it covers two sides
    [holds] Room for goods; better inside than at the edge
   *[other] Its connectors lead on: the ship can grow from here
}. I would put it on row { $row }, column { $column }, which is marked, turned as the button says.
trucker-first-take-open = What you need lies open, so take it rather than a surprise: { $family ->
    [engines] an engine, for speed in open space
    [cannons] a cannon, for meteors and enemies
    [crew] a cabin, for two more astronauts
    [cells] a battery, for shields and all that is double
    [shields] a shield, for small meteors and light shots
    [holds] a hold, for goods
   *[other] a part with joints where your ship can grow
}. It is marked.
trucker-first-draw-wants = Your ship still lacks { $want ->
    [engines] engines: with fewer than two it falls behind in open space, with none it is out
    [cannons] cannons: two pointing forward see off most of what comes
    [crew] crew: with four aboard you can board wrecks and stations
    [cells] battery cells: shields and double parts are dead weight without
    [shields] a shield to the front, where most small meteors come from
   *[holds] holds: goods you cannot stow earn nothing
}. What lies open does not help enough, so try the pile.
trucker-first-ready = This ship can fly: engines, cannons, crew, cells, a shield and holds are there. Finish whenever you like, with the button in the bar: whoever is done first starts in front, and the leader has the first pick of planets and wrecks.
trucker-first-draw-more = The ship can fly as it is, and finishing first means starting in front. { $free ->
    [one] One square is
   *[other] { $free } squares are
} still free: each component more may earn something, or be shot off.
trucker-first-joints = Connectors: single with single, double with double, the universal one with any, smooth with smooth. What is joined wrongly comes off before the flight. And exposed connectors at the edge are where meteors bite.
trucker-first-wrong = Sparks! Something is joined wrongly. Before you take the next component it can still be moved; after that it stays, and will be pulled off at the check.
trucker-first-wrong-stays = A joint is wrong, and what is welded stays. At the check it comes off, with whatever hangs on it alone; each component lost costs a credit. Build on where the joints are good.
trucker-first-engine = An engine: your speed in open space, and without any you are out. It must fire to the back, with nothing behind it. Double ones count twice, for a battery cell each time.
trucker-first-cannon = A cannon: it shoots enemies and large meteors. Pointing forward it counts whole, sideways half. Nothing may lie in front of it.
trucker-first-cabin = A cabin: two astronauts. Crew is what slavers take and what abandoned ships and stations ask for. Not all in one place: neighbours share misfortune.
trucker-first-battery = Batteries: green cells for shields, double cannons and double engines. A ship with such parts and no cells carries dead weight.
trucker-first-shield = A shield covers two sides against small meteors and light shots, for a cell each time. Two shields turned well cover everything.
trucker-first-hold = A hold: goods are most of what you earn. Red goods need the special ones. Better inside than at the edge, where they get shot off.
trucker-first-structural = A structural module carries nothing, but its many joints hold a ship together: best in the middle, where losing one component must not cost you three.
trucker-first-weld = It is placed but not welded yet: taking the next component welds it for good. So look once more before you do.
trucker-first-heap = What others put back lies face up: there for whoever needs just that. When you know what you lack, look here first.
trucker-first-no-engine = Seven components and no engine: in open space you would stand still, and whoever stands still is out of the race.
trucker-first-forecast = Peek at the cards to come: it costs only time, and tells you whether cannons, engines or cabins will matter.
trucker-first-finish = Nothing more is worth the time now: finish. Whoever is done first starts in front, and the leader has the first pick of planets and wrecks.
trucker-first-build-on = Look at the numbers of your ship: engines, cannons, crew, cells, holds, shields. What is low is what to look for.
trucker-first-pieces = The ship breaks apart. Keep the piece that can still fly and earn: engines and holds matter more than size.
trucker-first-correct = The check: take off whatever is joined wrongly. The fewer components go with it, the better.
trucker-first-flight = Off you go. The one in front acts first: first pick of planets, first blow from enemies. Every day lost moves you back on the track, and on arrival you are paid by your place.
trucker-first-open-space = Open space: your engines are your speed. A cell for a double engine is well spent if it takes you past somebody.
trucker-first-planets = Planets: landing brings goods and costs days. Red is worth most, then yellow, green, blue. Land if what you can stow is worth more than the place you lose.
trucker-first-stow = Stow what is worth most. You may rearrange everything, and what finds no room stays behind.
trucker-first-pay = Now you pay. Give what you will miss least: cabins with two aboard before the last human, cheap crates before dear ones, as far as the card lets you choose.
trucker-first-reward = You won. The reward costs days: take it if it is worth more than the places you may lose by them.
trucker-first-wreck = An abandoned ship: credits for crew you leave behind, and days. Astronauts fetch a good price now, and are missed later if slavers come. Never your last human.
trucker-first-station = An abandoned station: with a crew large enough you load its goods for days, and everybody comes back aboard. Is there room in your holds?
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
trucker-first-enemy = An enemy meets the leader first. Stronger, and you take the reward; weaker, and you pay. If cells for double cannons decide it, they have no better use.
trucker-first-zone = A combat zone: on each line the weakest pays. You need not be strong, only not last.
trucker-first-stardust = Stardust: a day for each exposed connector. Tidy ships are fast ships.
trucker-first-out = You are out of the race: your goods fetch half their price, and what you earned is yours. Watch what hits the others: you will build for it next time.
trucker-first-between = On to the next card. Give up the race only if the ship could not survive it: whoever gives up is paid less.
trucker-first-won = Delivered, and richest! Goods sold, places paid, losses subtracted. Later flights have an hourglass, aliens, bigger ships, and far worse weather.
trucker-first-lost = Not this time. Count what was missing: cells, cannons at the front, room for goods? The next ship is yours to build better.
