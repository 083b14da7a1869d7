### Galaxy Trucker on the page: the yard, the flight, the account, hints for a first flight.

## Components

trucker-board-kind-battery = Battery
trucker-board-kind-cargo-hold = Cargo hold
trucker-board-kind-special-hold = Special hold
trucker-board-kind-cabin = Cabin
trucker-board-kind-starting-cabin = Starting cabin
trucker-board-kind-structural = Structural module
trucker-board-kind-engine = Engine
trucker-board-kind-double-engine = Double engine
trucker-board-kind-cannon = Cannon
trucker-board-kind-double-cannon = Double cannon
trucker-board-kind-life-support-brown = Brown life support
trucker-board-kind-life-support-purple = Purple life support
trucker-board-kind-shield = Shield

trucker-board-family-cabins = Cabins
trucker-board-family-engines = Engines
trucker-board-family-cannons = Cannons
trucker-board-family-batteries = Batteries
trucker-board-family-shields = Shields
trucker-board-family-holds = Holds
trucker-board-family-plain = Structure

trucker-board-cells-of = { $count } of { $most } cells
trucker-board-holds-up-to =
    { $count ->
        [one] room for one
       *[other] room for { $count }
    }
trucker-board-humans =
    { $count ->
        [0] empty
        [one] one astronaut
       *[other] { $count } astronauts
    }
trucker-board-alien-purple = a purple alien
trucker-board-alien-brown = a brown alien
trucker-board-no-goods = no goods
trucker-board-good-red =
    { $count ->
        [one] one red
       *[other] { $count } red
    }
trucker-board-good-yellow =
    { $count ->
        [one] one yellow
       *[other] { $count } yellow
    }
trucker-board-good-green =
    { $count ->
        [one] one green
       *[other] { $count } green
    }
trucker-board-good-blue =
    { $count ->
        [one] one blue
       *[other] { $count } blue
    }
trucker-board-place = row { $row }, column { $column }
trucker-board-side-front = to the front
trucker-board-side-right = to the right
trucker-board-side-back = to the back
trucker-board-side-left = to the left

## Cards

trucker-board-card-open-space = Open space
trucker-board-card-planets = Planets
trucker-board-card-abandoned-ship = Abandoned ship
trucker-board-card-abandoned-station = Abandoned station
trucker-board-card-smugglers = Smugglers
trucker-board-card-slavers = Slavers
trucker-board-card-pirates = Pirates
trucker-board-card-meteor-swarm = Meteor swarm
trucker-board-card-combat-zone = Combat zone
trucker-board-card-stardust = Stardust
trucker-board-card-epidemic = Epidemic
trucker-board-card-sabotage = Sabotage
trucker-board-card-of-level = { $card }, level { $level }
trucker-board-card-beaten = Too weak
trucker-board-card-winner = Stronger

trucker-board-asks-open-space = Everybody flies as many days ahead as their engines are strong. Without engines you give up.
trucker-board-asks-planets = In order, each may land on a free planet and load its goods; landing costs days.
trucker-board-asks-abandoned-ship = The first who wants to leaves crew aboard it and takes the credits.
trucker-board-asks-abandoned-station = The first with a crew large enough may empty the station, and keeps the crew.
trucker-board-asks-smugglers = Stronger than they are, you may take their cargo; weaker, they take your best goods.
trucker-board-asks-slavers = Stronger than they are, you may take the bounty; weaker, they carry off crew.
trucker-board-asks-pirates = Stronger than they are, you may take the bounty; the weaker ones are shot at.
trucker-board-asks-meteor-swarm = Two dice name the row or column, the same for all. Cannons against the large ones, shields or smooth sides against the small.
trucker-board-asks-combat-zone = On each line the weakest pays; in a tie, whoever is ahead.
trucker-board-asks-stardust = Every connector left bare costs a day.
trucker-board-asks-epidemic = Every occupied cabin joined to another occupied cabin loses one of its crew.
trucker-board-asks-sabotage = The smallest crew loses a component found by the dice.

trucker-board-least-crew = Fewest crew
trucker-board-least-engines = Weakest engines
trucker-board-least-cannons = Weakest cannons

trucker-board-fact-power = strength { $count }
trucker-board-fact-days-lost =
    { $count ->
        [one] one day lost
       *[other] { $count } days lost
    }
trucker-board-fact-crew-lost =
    { $count ->
        [one] one crew member lost
       *[other] { $count } crew members lost
    }
trucker-board-fact-crew-needed = a crew of at least { $count }
trucker-board-fact-goods-lost =
    { $count ->
        [one] one of the goods lost
       *[other] { $count } goods lost
    }
trucker-board-fact-credits =
    { $count ->
        [one] one credit
       *[other] { $count } credits
    }

trucker-board-missile-small-meteor = small meteor { $from }
trucker-board-missile-large-meteor = large meteor { $from }
trucker-board-missile-light-shot = light shot { $from }
trucker-board-missile-heavy-shot = heavy shot { $from }
trucker-board-from-front = from the front
trucker-board-from-right = from the right
trucker-board-from-back = from behind
trucker-board-from-left = from the left
trucker-board-planet-land = Land on planet { $number }

## The yard

trucker-board-heap = The warehouse
trucker-board-heap-filter = Show only
trucker-board-heap-empty = Nothing lies face up yet.
trucker-board-heap-put-back = Drop a component here to give it back, face up.
trucker-board-glass-turn = Turn it
trucker-board-glass-still = The hourglass lies still
trucker-board-glass-left =
    { $count ->
        [one] one second left
       *[other] { $count } seconds left
    }
trucker-board-glass-run = run { $run } of { $runs }
trucker-board-track-place = { $place }. { $name }, day { $day }
trucker-board-close = Close
trucker-board-my-ship = My ship
trucker-board-ship-of = The ship of { $name }
trucker-board-look-ship = Look closely at the ship of { $name }
trucker-board-finished = Has finished building
trucker-board-looks-at-pile = Looks at a forecast pile
trucker-board-hand = Hand
trucker-board-hand-holds = In hand: { $component }. Touch to turn it.
trucker-board-reaching = Reaching for it…
trucker-board-reserve = Reserve
trucker-board-set-aside = Set aside
trucker-board-put-back = Put back
trucker-board-turn-left = Turn left
trucker-board-turn-right = Turn right
trucker-board-pile-draw = Take a face-down component
trucker-board-pile-reveal =
    { $cost ->
        [one] Turn one up (1 point)
       *[other] Turn one up ({ $cost } points)
    }
trucker-board-bay-empty = Empty square, { $place }
trucker-board-bay-fits = It fits here, { $place }
trucker-board-bay-clashes = It clashes here, { $place }
trucker-board-loose-turn = Not welded yet: touch to turn it, or move it
trucker-board-too-late = Too late: somebody was quicker. Your hand is free.
trucker-board-check-would =
    { $faults ->
        [0] Badly joined
        [one] One wrong joint
       *[other] { $faults } wrong joints
    }{ $torn ->
        [0] : the check would take something off.
        [one] : at least one component would fall off at the check.
       *[other] : at least { $torn } components would fall off at the check.
    }
trucker-board-done-building = Your ship is ready to go.
trucker-board-tell-held = Green squares fit. Place it, turn it or put it back.
trucker-board-tell-loose = Still loose: the next component you take welds it.
trucker-board-tell-empty = Take a component from the warehouse and drag it onto your ship.
trucker-board-glass-last = Only somebody who has finished may turn it for the last time.
trucker-board-points =
    { $count ->
        [one] one action point
       *[other] { $count } action points
    }
trucker-board-points-mine =
    { $count ->
        [0] no points left
        [one] one point left
       *[other] { $count } points left
    }
trucker-board-points-of =
    { $count ->
        [one] { $name }: one point
       *[other] { $name }: { $count } points
    }
trucker-board-countdown =
    { $count ->
        [one] one more turn
       *[other] { $count } more turns
    }
trucker-board-forecast = Forecast
trucker-board-pile-number = Forecast, pile { $number }
trucker-board-pile-look =
    { $count ->
        [one] Look at pile { $number }, one card
       *[other] Look at pile { $number }, { $count } cards
    }
trucker-board-pile-again =
    { $count ->
        [one] See pile { $number } again, one card
       *[other] See pile { $number } again, { $count } cards
    }
trucker-board-pile-hidden = This pile stays secret.
trucker-board-pile-back = Put the pile back
trucker-board-stat-engines = engines, without and with cells
trucker-board-stat-cannons = cannons, without and with cells
trucker-board-stat-crew = crew
trucker-board-stat-cells = cells
trucker-board-stat-holds = room for goods, plain + special
trucker-board-stat-shields = sides covered by a shield
trucker-board-stat-exposed = bare connectors
