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

trucker-board-about-battery = Feeds shields, double cannons and double engines: one cell each time.
trucker-board-about-cargo-hold = Room for goods, but not for red ones.
trucker-board-about-special-hold = Room for goods, red ones too.
trucker-board-about-cabin = Houses two astronauts.
trucker-board-about-starting-cabin = Two astronauts live here, and the ship grows from here.
trucker-board-about-structural = Carries nothing: its connectors hold the ship together.
trucker-board-about-engine = Speed in open space. It fires to the back, where nothing may lie.
trucker-board-about-double-engine = Counts as two engines, for a battery cell each time. Nothing may lie behind it.
trucker-board-about-cannon = Against enemies and large meteors. It counts half if it does not point ahead, and nothing may lie in front of it.
trucker-board-about-double-cannon = Counts as two cannons, for a battery cell each time. Nothing may lie in front of it.
trucker-board-about-life-support-brown = A cabin joined to it may house a brown alien, who helps the engines. No alien comes along on a learning flight.
trucker-board-about-life-support-purple = A cabin joined to it may house a purple alien, who helps the cannons. No alien comes along on a learning flight.
trucker-board-about-shield = Covers two sides against small meteors and light shots, for a battery cell each time.
trucker-board-about-heavy = Its weight is always taken off the power of the engines. Its smooth sides stop whatever hits them.
trucker-board-about-explosive = Destroyed, it destroys the eight components around it.
trucker-board-about-fragile = It breaks as soon as one of the eight components around it is destroyed.
trucker-board-about-radioactive = Neither crew nor cells on the eight squares around it, and never two joined to each other.

trucker-board-family-cabins = Cabins
trucker-board-family-supports = Life supports
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
trucker-board-side-front = at the front
trucker-board-side-right = on the right
trucker-board-side-back = at the back
trucker-board-side-left = on the left

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

trucker-board-asks-open-space = Everybody moves ahead one day for each point of engine strength. Without any you give up.
trucker-board-asks-open-space-alone = You move ahead one day for each point of engine strength. Without any the flight ends here.
trucker-board-asks-planets = In order, each of you may land on a free planet and load its goods; landing costs days.
trucker-board-asks-planets-alone = You may land on a planet and load its goods; that costs days.
trucker-board-asks-abandoned-ship = In order, until somebody does: leave crew aboard the wreck and take the credits.
trucker-board-asks-abandoned-ship-alone = Leave crew aboard the wreck, and take the credits.
trucker-board-asks-abandoned-station = In order, until somebody does: with a large enough crew, empty the station and keep your crew.
trucker-board-asks-abandoned-station-alone = With a large enough crew you may empty the station; you keep your crew.
trucker-board-asks-smugglers = Stronger than they are, you may take their goods; weaker, they take your best goods, and battery cells once you have none left.
trucker-board-asks-slavers = Stronger than they are, you may take the bounty; weaker, they carry off crew.
trucker-board-asks-pirates = Stronger than they are, you may take the bounty; the weaker ones are shot at.
trucker-board-asks-pirates-alone = Stronger than they are, you may take the bounty; weaker, you are shot at.
trucker-board-asks-meteor-swarm = Two dice name the row or column, the same for all. Cannons against the large ones, shields or smooth sides against the small.
trucker-board-asks-meteor-swarm-alone = Two dice give the row or the column. Cannons against large ones, shields or smooth sides against small ones.
trucker-board-asks-combat-zone = On each line the weakest pays; in a tie, whoever is ahead.
trucker-board-asks-combat-zone-alone = Flying alone, there is nobody to compare with: nothing happens.
trucker-board-asks-stardust = Every exposed connector costs a day.
trucker-board-asks-epidemic = Every occupied cabin joined to another occupied cabin loses one of its crew.
trucker-board-asks-sabotage = The ship with the smallest crew loses a component that the dice find.
trucker-board-asks-sabotage-alone = Saboteurs leave a lone ship in peace: nothing happens.

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
        [one] one good lost (a battery cell if there is none)
       *[other] { $count } goods lost (battery cells once there are none)
    }
trucker-board-fact-credits =
    { $count ->
        [0] no credits
        [one] one credit
       *[other] { $count } credits
    }

trucker-board-missile-small-meteor = small meteor { $from }
trucker-board-missile-large-meteor = large meteor { $from }
trucker-board-missile-light-shot = light shot { $from }
trucker-board-missile-huge-asteroid = a part of the asteroid
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
trucker-board-took = { $name } takes: { $component }
trucker-board-glass-turn = Turn it
trucker-board-glass-still = The hourglass lies still
trucker-board-glass-left =
    { $count ->
        [one] one second left
       *[other] { $count } seconds left
    }
trucker-board-glass-run = run { $run } of { $runs }
trucker-board-track-place = { $place }. { $name }, day { $day }
trucker-board-track-empty = The track, with nobody on it
trucker-board-close = Close
trucker-board-my-ship = My ship
trucker-board-ship-of = { $name }’s ship
trucker-board-all-build = Everybody builds at once
trucker-board-share = Ship as text
trucker-board-ship-line = This ship in one line
trucker-board-ship-paste = Paste the line of another ship to look at it
trucker-board-ship-sent = The ship that was sent
trucker-board-ship-unreadable = That is no ship: a line begins with I, II or III and names square and component, like 707:33.
trucker-board-look-ship = Look closely at { $name }’s ship
trucker-board-finished = Has finished building
trucker-board-looks-at-pile = Is looking at a forecast pile
trucker-board-hand = Hand
trucker-board-hand-holds =
    { $turns ->
        [yes] In hand: { $component }. Touch to turn it.
       *[no] In hand: { $component }. It cannot be turned.
    }
trucker-board-reaching = Reaching for it…
trucker-board-reserve = Reserve
trucker-board-set-aside = To reserve
trucker-board-put-back = Put back
trucker-board-turn-left = Turn left
trucker-board-turn-right = Turn right
trucker-board-pile-draw = Take a face-down component
trucker-board-pile-reveal =
    { $cost ->
        [one] Reveal a component (1 point)
       *[other] Reveal a component ({ $cost } points)
    }
trucker-board-bay-empty = Empty square, { $place }
trucker-board-bay-fits = It fits here, { $place }
trucker-board-bay-shaky = It fits here, but hangs only on what the check will tear off, { $place }
trucker-board-bay-clashes = It does not fit here, { $place }
trucker-board-loose-turn = Not welded yet: touch to turn it, or move it
trucker-board-too-late = { $name } was quicker. Your hand is free.
trucker-board-check-would =
    { $faults ->
        [0] Badly joined
        [one] One wrong joint
       *[other] { $faults } wrong joints
    }: { $torn ->
        [0] something will have to come off at the check.
        [one] at least one component will fall off at the check.
       *[other] at least { $torn } components will fall off at the check.
    }
trucker-board-check-handicap =
    { $count ->
        [one] One component breaks your gold handicap: the check would take it off.
       *[other] { $count } components break your gold handicap: the check would take some off.
    }
trucker-board-against-gold = breaks your gold handicap
trucker-board-done-building = Your ship is ready to go.
trucker-board-tell-held =
    { $fits ->
        [yes] Green squares fit.
        [no] No square fits it this way.
       *[unknown] Choose a square.
    } { $turns ->
        [yes] { $back ->
            [yes] Place it, turn it or put it back.
           *[no] Place it or turn it.
        }
       *[no] { $back ->
            [yes] Place it or put it back.
           *[no] Place it: it cannot be turned.
        }
    }
trucker-board-tell-loose = Still loose: the next component you take welds it.
trucker-board-tell-empty = Take a component from the warehouse and drag it onto your ship.
trucker-board-tell-end = All that is left is to end the turn.
trucker-board-tell-turns = Reveal a component, or touch one that lies face up: then choose what to do with it.
trucker-board-would-fit = fits your ship
trucker-board-would-not-fit = fits nowhere on your ship
trucker-board-chosen-fits =
    { $cost ->
        [one] Touch a green square to weld it there (1 point).
       *[other] Touch a green square to weld it there ({ $cost } points).
    }
trucker-board-chosen-turn = Like this it fits nowhere: turn it.
trucker-board-chosen-nowhere = It fits nowhere on your ship: taken all the same, it makes a wrong joint.
trucker-board-take-it =
    { $cost ->
        [one] Build it in (1 point)
       *[other] Build it in ({ $cost } points)
    }
trucker-board-reserve-it =
    { $cost ->
        [one] Set it aside (1 point)
       *[other] Set it aside ({ $cost } points)
    }
trucker-board-glass-rule = The hourglass. Once it is empty, whoever wants to hurry the others may turn it; for the last time only somebody who has finished building.
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
trucker-board-turns-finish = { $count ->
    [one] You may finish building with one more component.
   *[other] You may finish building with { $count } more components.
}
trucker-board-turns-spend = The turn can end once the bright points are spent; the darker ones stay for the next.
trucker-board-turns-looked = You have looked at the forecast: the turn can only end.
trucker-board-turns-countdown = { $count ->
    [one] { $name } has stopped building: one more turn, then it is over for all.
   *[other] { $name } has stopped building: { $count } more turns, then it is over for all.
}
trucker-board-turns-reserve = What lies in your reserve is yours alone: build it in before you finish building, or it counts as lost.
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
trucker-board-pile-cost =
    { $cost ->
        [one] 1 point, ends your turn
       *[other] { $cost } points, ends your turn
    }
trucker-board-pile-hidden = This pile stays secret.
trucker-board-pile-back = Put the pile back
trucker-board-stat-engines = engines, without and with cells
trucker-board-stat-cannons = cannons, without and with cells
trucker-board-stat-crew = crew
trucker-board-stat-cells = cells
trucker-board-stat-holds = room for goods, plain + special
trucker-board-stat-shields = sides covered by a shield, of four
trucker-board-stat-exposed = exposed connectors
trucker-board-stat-short-engines = engines
trucker-board-stat-short-cannons = cannons
trucker-board-stat-short-crew = crew
trucker-board-stat-short-cells = cells
trucker-board-stat-short-holds = holds
trucker-board-stat-short-shields = shielded
trucker-board-stat-short-exposed = exposed

## The flight

trucker-board-tray = Goods to be loaded
trucker-board-skip = Skip
trucker-board-credits = credits
trucker-board-summary = What the card did
trucker-board-sum-days-gain =
    { $count ->
        [one] one day forward
       *[other] { $count } days forward
    }
trucker-board-sum-days-loss =
    { $count ->
        [one] one day lost
       *[other] { $count } days lost
    }
trucker-board-sum-credits-gain =
    { $count ->
        [one] one credit earned
       *[other] { $count } credits earned
    }
trucker-board-sum-crew-loss =
    { $count ->
        [one] one crew member lost
       *[other] { $count } crew members lost
    }
trucker-board-sum-goods-gain =
    { $count ->
        [one] one crate loaded
       *[other] { $count } crates loaded
    }
trucker-board-sum-goods-loss =
    { $count ->
        [one] one crate lost
       *[other] { $count } crates lost
    }
trucker-board-sum-tiles-loss =
    { $count ->
        [one] one component lost
       *[other] { $count } components lost
    }
trucker-board-sum-cells-loss =
    { $count ->
        [one] one cell spent
       *[other] { $count } cells spent
    }
trucker-board-sum-robbed-loss =
    { $count ->
        [one] one cell lost
       *[other] { $count } cells lost
    }
trucker-board-sum-vips-loss =
    { $count ->
        [one] one VIP lost
       *[other] { $count } VIPs lost
    }
trucker-board-sum-left-mine =
    You leave the flight: { $why ->
        [gave_up] you gave up
        [lapped] you were lapped
        [no_engines] your engines have no strength
        [black_hole] the black hole swallowed you
        [no_ship] nothing is left of your ship
       *[other] no human is left aboard
    }
trucker-board-sum-left =
    leaves the flight: { $why ->
        [gave_up] gave up
        [lapped] lapped
        [no_engines] no engine strength
        [black_hole] swallowed by the black hole
        [no_ship] nothing is left of the ship
       *[other] no human is left aboard
    }
trucker-board-sum-out = out of the flight
trucker-board-sum-nothing = nothing changes
trucker-board-sum-mine = You
trucker-board-onward = Go on
trucker-board-to-the-end = End of the flight
trucker-board-film-card-done = The card is done. Here is what it did.
trucker-board-film-nobody-left = Nobody flies any more. Here is what this card did.
trucker-board-film-last-card = That was the last card. Here is what it did.
trucker-board-why-arrival = Arrival: the further ahead you finish, the more it pays.
trucker-board-why-arrival-alone = Arrival: flying alone, you always come in first.
trucker-board-why-best-looking = Best-looking ship: the fewest exposed connectors among those who arrived.
trucker-board-why-best-looking-alone = Best-looking ship: flying alone, the prize is yours.
trucker-board-why-title-gained = Titles: the best at each thing takes it.
trucker-board-why-title-defended = Titles: defending one pays more.
trucker-board-why-goods = Goods are sold: red 4, yellow 3, green 2, blue 1.
trucker-board-why-goods-for-half = Whoever did not arrive sells goods for half the price.
trucker-board-why-covered-losses = Every component lost costs a credit, but for those that are covered.
trucker-board-why-losses = Every component lost costs a credit.
trucker-board-why-no-debt = Nobody ends below zero: the debt is forgiven.
trucker-board-cards-left =
    { $count ->
        [0] Last card
        [one] One more card
       *[other] { $count } more cards
    }
trucker-board-dice = dice: { $first } and { $second }
trucker-board-of-needed = against { $need }
trucker-board-at-most = { $most } at most
trucker-board-tiles-lost =
    { $count ->
        [one] one component lost
       *[other] { $count } components lost
    }
trucker-board-flight-goes-on = The flight goes on…
trucker-board-flight-over = The journey is over.

trucker-board-ask-between = Fly on, or give up here and go home with half the price of your goods?
trucker-board-ask-last = The last card is over. You may still move your goods; then you land and sell them.
trucker-board-ask-landed = The flight is over. Ready for the next?
trucker-board-ask-declare-engines = Power the double engines you want, then go.
trucker-board-ask-declare-cannons = Power the double cannons you want, then fire.
trucker-board-ask-battery = Which battery gives the cell?
trucker-board-ask-land = Choose a planet, or pass.
trucker-board-ask-board = Go aboard?
trucker-board-ask-reward = Taking the reward costs days. Do you want it?
trucker-board-room-left =
    { $plain ->
        [0] { $special ->
            [0] No room is left in your holds.
           *[other] Room left in your holds: { $special } special.
        }
       *[other] { $special ->
            [0] Room left in your holds: { $plain }, none of it for red.
           *[other] Room left in your holds: { $plain } + { $special } special.
        }
    }
trucker-board-ask-give-crew =
    { $count ->
        [one] Touch the cabin that loses one of its crew.
       *[other] Touch the cabins that lose crew: { $count } more.
    }
trucker-board-ask-lose-goods =
    { $count ->
        [one] Touch the hold (or battery) that is raided.
       *[other] Touch the holds (or batteries) that are raided: { $count } more.
    }
trucker-board-ask-stow =
    { $count ->
        [0] All is loaded. Touch a hold to move something, or finish.
        [one] One crate to load: touch a lit hold.
       *[other] { $count } crates to load: touch a lit hold. What is left is lost.
    }
trucker-board-ask-stow-full =
    { $count ->
        [one] Your holds have no room for this crate. Touch a hold to take something out for it, or leave it behind.
       *[other] Your holds have no room for these { $count } crates. Touch a hold to take something out for them, or leave them behind.
    }
trucker-board-ask-impact-by = This will hit: { $missile }, { $lane }. Spend a cell on a lit component, or take the hit.
trucker-board-lane-column = column { $number }
trucker-board-lane-row = row { $number }
trucker-board-ask-impact = This will hit! Spend a cell on a lit component, or take the hit.
trucker-board-ask-keep-piece = The ship broke up: touch the piece you keep.
trucker-board-ask-titles = You have won several titles: which do you keep?

trucker-board-wait-between = Waiting for { $names }.
trucker-board-wait-declare = { $name } adds up the strength.
trucker-board-wait-battery = { $name } chooses a battery.
trucker-board-wait-land = { $name } chooses a planet.
trucker-board-wait-board = { $name } thinks about going aboard.
trucker-board-wait-reward = { $name } thinks about the reward.
trucker-board-wait-give-crew = { $name } has to give up crew.
trucker-board-wait-lose-goods = { $name } is being robbed.
trucker-board-wait-stow = { $name } loads the holds.
trucker-board-wait-impact = { $name } sees it coming.
trucker-board-wait-keep-piece = { $name } chooses which piece to keep.
trucker-board-wait-titles = { $name } chooses a title.

trucker-board-fate-missed = missed
trucker-board-fate-bounced = bounced off
trucker-board-fate-stopped = stopped
trucker-board-fate-struck = hit!
trucker-board-threat-misses = not in its way
trucker-board-threat-bounces = it will bounce
trucker-board-threat-shot-down = will shoot it down
trucker-board-threat-hits = in its way
trucker-board-out-mine =
    You are out of the flight: { $why ->
        [gave_up] you gave up
        [lapped] you were lapped
        [no_engines] your engines have no strength
        [black_hole] the black hole swallowed you
        [no_ship] nothing is left of your ship
       *[other] no human is left aboard
    }. The others fly on.
trucker-board-left-gave-up = gave up
trucker-board-left-no-human-at-take-off = no human at take-off: out
trucker-board-left-no-human = no human left: out
trucker-board-left-no-ship = no ship left: out
trucker-board-left-lapped = lapped: out
trucker-board-left-no-engines = no engines: out

trucker-board-do-power = Power it
trucker-board-do-spend = Take the cell from here
trucker-board-do-give-crew = Give up one of the crew
trucker-board-do-lose-good = Lose a crate from here
trucker-board-do-lose-cell = Lose a cell from here
trucker-board-do-defend = Stop it with this
trucker-board-do-remove = Take it off
trucker-board-do-keep = Keep this piece (keep { $kept }, lose { $lost })
trucker-board-pair = { $first }: { $second }
trucker-board-do-board = House { $what } here
trucker-board-do-stow = Load { $what }
trucker-board-do-lift = Take { $what } out
trucker-board-what-purple = the purple alien
trucker-board-what-brown = the brown alien
trucker-board-what-red = the red one
trucker-board-what-yellow = the yellow one
trucker-board-what-green = the green one
trucker-board-what-blue = the blue one

trucker-board-item-earned = Credits earned in flight
trucker-board-item-advance = Advance for the mission
trucker-board-item-no-arrival = Flight not completed: no reward for arriving
trucker-board-item-no-mission = The mission pays nothing
trucker-board-item-no-vip = No VIP delivered
trucker-board-item-brought = Credits from before, and earned in flight
trucker-board-item-arrival =
    { $count ->
        [1] Arrived first
        [2] Arrived second
        [3] Arrived third
       *[other] Arrived fourth
    }
trucker-board-item-best-looking =
    { $count ->
        [0] Best-looking ship, no exposed connector
        [one] Best-looking ship, one exposed connector
       *[other] Best-looking ship, { $count } exposed connectors
    }
trucker-board-item-title-gained = Title gained: { $title }
trucker-board-item-title-defended = Title defended: { $title }
trucker-board-item-goods = Goods sold: { $goods }
trucker-board-item-goods-for-half = Sold for half, for want of arriving: { $goods }
trucker-board-item-losses =
    { $count ->
        [0] No component lost
        [one] One component lost
       *[other] { $count } components lost
    }
trucker-board-item-covered-losses =
    { $lost ->
        [one] One component lost
       *[other] { $lost } components lost
    }{ $mission ->
        [0] { "" }
       *[other] , { $mission } not counted by the mission
    }{ $insurer ->
        [0] { "" }
       *[other] , { $insurer } covered by the insurer
    }
trucker-board-item-no-debt = Nobody ends below zero
trucker-board-end-no-defeat = The richest wins. Still, whoever ends with at least one credit has not lost.
trucker-board-end-nobody = Not a single credit all round: nobody wins.
trucker-board-titles = Titles
trucker-board-titles-choose =
    { $count ->
        [one] You have won one title: keep it
       *[other] You have won { $count } titles: keep one
    }
trucker-board-trek-flight = Flight { $flight } of { $flights }
trucker-board-title-held = held by { $name }
trucker-board-title-freight-hauler = Freight Hauler
trucker-board-title-power-trucker = Power Trucker
trucker-board-title-xenoquartermaster = Xenoquartermaster
trucker-board-title-cruise-captain = Cruise Captain
trucker-board-title-master-engineer = Master Engineer
trucker-board-title-corridorist = Corridorist
trucker-board-title-what-freight-hauler = most holds that carry something
trucker-board-title-what-power-trucker = most components that use cells: double engines, double cannons, shields
trucker-board-title-what-xenoquartermaster = aliens living the most steps away from any other cabin
trucker-board-title-what-cruise-captain = most cabins with crew and a view: a smooth side that faces empty space
trucker-board-title-what-master-engineer = most components left on the ship
trucker-board-title-what-corridorist = the longest corridor: joined components with connectors on two sides at most

## Before take-off

trucker-board-ready-title = Ready to build?
trucker-board-ready-text = Once everybody has answered, building begins, and all take from the same warehouse.
trucker-board-ready-clock = The hourglass then runs at once, { $count } seconds a run.
trucker-board-ready-text-alone = Building begins as soon as you are ready.
trucker-board-ready-waits = Waiting for { $names }.
trucker-board-fix-mine = Your ship does not pass the check. Touch a lit component to take it off; what is no longer joined falls with it.
trucker-board-fix-pieces = Your ship is in pieces: touch the one you keep.
trucker-board-fix-others = The check: waiting for { $names }.
trucker-board-load-mine = Touch a lit cabin to house an alien there, or take off with astronauts everywhere.
trucker-board-load-others = Loading: waiting for { $names }.

## Buttons

trucker-board-act-ready = Let’s build!
trucker-board-act-loaded = Take off
trucker-board-act-turn-glass = Turn the hourglass
trucker-board-act-stop-looking = Put the pile back
trucker-board-act-finish = Finish building
trucker-board-act-finish-space = Finish building, start { $number }
trucker-board-start-means = Where your rocket waits on the track: start 1 is in front, the next ones behind it. Whoever is ahead chooses first.
trucker-board-act-end-turn = End the turn
trucker-board-act-land = Planet { $number }: { $goods }
trucker-board-act-accept = Accept
trucker-board-act-pass = Pass
trucker-board-act-endure = Take the hit
trucker-board-act-fly-on = Fly on
trucker-board-act-land-last = Land
trucker-board-act-next-flight = Next flight
trucker-board-act-give-up = Give up
trucker-board-act-done-engines = Go with { $strength }
trucker-board-act-done-leaves = Go with 0: you leave the flight
trucker-board-sure-leaves = Without power you leave the flight: no reward for arriving, and your goods sell for half. Go with 0 all the same?
trucker-board-act-done-cannons = Fire with { $strength }
trucker-board-act-done-stow = All loaded
trucker-board-act-leave-goods =
    { $count ->
        [one] Leave it behind
       *[other] Leave { $count } behind
    }
trucker-board-group-land = Land
trucker-board-group-finish = Finish building, start behind
trucker-board-group-keep-title = Keep
trucker-board-sure-finish = Finish building now? You can place nothing more.
trucker-board-sure-finish-reserve =
    { $count ->
        [one] The component in your reserve counts as lost: that costs a credit.
       *[other] The { $count } components in your reserve count as lost: each costs a credit.
    }
trucker-board-sure-finish-no-engine = Your ship has no engine: at the first open space you leave the flight.
trucker-board-sure-finish-wrong = Finish building with wrong joints? The check will tear components off, and each costs a credit.
trucker-board-sure-finish-handicap = Finish building though the ship breaks your gold handicap? The check will take components off, and each costs a credit.
trucker-board-sure-give-up = Give up the flight? No reward for arriving, and your goods sell for half.
trucker-board-sure-keep-smaller =
    { $lost ->
        [one] Keep this smaller piece? You keep { $kept } and lose one component.
       *[other] Keep this smaller piece? You keep { $kept } and lose { $lost } components.
    }
trucker-board-sure-no-human = This leaves no human aboard: you leave the flight. Accept all the same?
trucker-board-sure-leave-goods = Leave { $goods } behind?

## In words

trucker-board-flight-learning = learning flight
trucker-board-flight-one = level I flight
trucker-board-flight-two = level II flight
trucker-board-flight-three = level III flight
trucker-board-text-flight = This is a { $flight }.
trucker-board-text-heap = In the warehouse, components face down: { $down }; face up: { $up }.
trucker-board-text-card-now = Card on the table: { $card }.
trucker-board-text-ship = { $name }: components { $count }, engines { $engines }, cannons { $cannons }, crew { $crew }, cells { $cells }, exposed connectors { $exposed }.
trucker-board-text-row = Row { $row }: { $tiles }.
trucker-board-text-fault = Fault, { $place }, { $side }: { $why }.
trucker-board-text-handicap = Fault, { $place }: { $why }.
trucker-board-fault-mismatch = a single connector against a double one
trucker-board-fault-meets-smooth = a connector against a smooth side
trucker-board-fault-barrel-blocked = a component in front of the cannon
trucker-board-fault-exhaust-blocked = a component behind the engine
trucker-board-stakes-glass = The hourglass is empty.
trucker-board-stakes-no-engine = No engine: the first open space ends the flight
trucker-board-stakes-wrong = Some joints are wrong: the check would tear components off.
trucker-board-stakes-handicap = The ship breaks your gold handicap: the check would take components off.
trucker-board-stakes-crew = Without a human aboard you leave the flight.

## Hints for a first flight

trucker-hint-welcome = Your space truck is a bare cabin. Weld components around it, fly through a pile of trouble, sell what is left: whoever is richest wins.
trucker-hint-welcome-alone = Your space truck is a bare cabin. Weld components around it, cross a deck of trouble, sell what is left: you need at least one credit.
trucker-hint-take = Drag a component from the pile onto your ship, or touch the pile and then a square. You never know what you will get: that is half the fun.
trucker-hint-take-turns = Reveal a component from the pile, or touch one that lies face up, then choose: build it in or set it aside. Every step shows what it costs.
trucker-hint-place = Green squares fit their neighbours. Nothing forbids the others, but what does not fit falls off at the check.
trucker-hint-joints = Blue joins blue, orange joins orange, three prongs join anything. A smooth side may only touch a smooth side; anything else is a fault.
trucker-hint-turn = Turn it: wheel, right click, a second finger, or the keys q and w. Only engines never turn: their fire goes out at the back.
trucker-hint-weld = It is not welded yet: move it, turn it or put it back. Taking the next one welds it for good.
trucker-hint-weld-turns = It is not welded yet: you can still move it or turn it. Taking the next one, or ending the turn, welds it for good.
trucker-hint-wrong = Sparks show a wrong joint. Before take-off one of the two has to come off, and every lost component costs a credit.
trucker-hint-heap = What is put back stays face up, for everybody. Look there first: choosing beats drawing.
trucker-hint-heap-alone = What you put back stays face up. Look there first: choosing beats drawing.
trucker-hint-heap-turns = What is turned up stays face up, for everybody. Look there first: choosing beats revealing.
trucker-hint-engines = No engine yet. In open space whoever has no engine strength gives up the flight: you need at least one.
trucker-hint-cells = Whatever bears a green bolt works only by burning a cell. Without a battery it is dead weight.
trucker-hint-crew = One cabin houses two astronauts, and slavers take two in no time. Add cabins.
trucker-hint-holds = Without a hold, planets bring nothing. Red goods, the dearest, need a special hold.
trucker-hint-reserve = Two components can wait in the reserve, safe from the others. Those you never place count as lost.
trucker-hint-reserve-alone = Two components can wait in the reserve. Those you never place count as lost.
trucker-hint-glass = The hourglass is empty. Turning it brings the end nearer for everybody: hurry the slow ones if you like your ship as it is.
trucker-hint-glass-alone = The hourglass is empty. Turning it brings the end of building nearer: do so only if you like your ship as it is.
trucker-hint-forecast = These piles are the trouble to come. A look takes time, but tells you whether you need cannons, shields or holds.
trucker-hint-forecast-turns = These piles are the trouble to come. A look costs points and ends your turn, but tells you whether you need cannons, shields or holds.
trucker-hint-points = Every step costs points. Spend them until three or fewer are left; five come back next turn.
trucker-hint-finish = Your ship holds together. Finishing early puts you ahead on the track, and whoever is ahead picks first; but every empty square is strength you do not have.
trucker-hint-finish-alone = Your ship holds together. Finish building whenever you like; but every empty square is strength you lack.
trucker-hint-pieces = Your ship is in pieces, each in a colour of its own. Touch the one you keep, usually the largest: all the rest is lost, and every lost component costs a credit.
trucker-hint-correct = The check: take off one component of every wrong joint. Choose the one that takes least with it.
trucker-hint-aliens = An alien takes the place of two astronauts but adds two: purple to cannons, brown to engines.
trucker-hint-flight = The leader chooses first and gets the largest reward, but also meets trouble first. Every card can win or cost days.
trucker-hint-flight-alone = The track shows your days. Alone there is nobody to outrun: do not be afraid to lose some.
trucker-hint-open-space = This is where you get ahead: one day for each point of engines. A cell in a double engine makes it two.
trucker-hint-planets = Landing pays but costs days: with somebody at your heels, ask whether arriving first is not worth more.
trucker-hint-planets-alone = Landing gives goods and costs days. Alone there are days enough: help yourself.
trucker-hint-stow = Touch a lit hold to load. Red sells for 4, yellow 3, green 2, blue 1: leave the blue ones if there is no room.
trucker-hint-meteors = The dice name the row or column. Against a large meteor only a cannon aimed at it counts; against a small one a shield, or a smooth side, which costs nothing.
trucker-hint-enemy = You must be stronger than the card, not equal. Cannons that do not point to the front count only half.
trucker-hint-zone = No need to be best: just do not be last. Compare with the others before you burn cells.
trucker-hint-abandoned = A bargain? Look at what it costs in days and crew, and at who is close behind.
trucker-hint-abandoned-alone = A good deal? Look at what it costs in crew: without a human aboard the flight is over.
trucker-hint-stardust = This is why connectors get covered: each one left exposed costs a day.
trucker-hint-give-up = Your ship is coming apart. Giving up now saves half the price of your goods; flying on saves all of it, or nothing.

trucker-board-out-forward = { $now } ahead, { $most } at most
trucker-board-out-crew = crew { $have }, { $need } needed
trucker-board-out-fight = cannons { $now }, { $most } at most
trucker-board-out-compare = { $now }, { $most } at most
trucker-board-out-infected =
    { $count ->
        [0] nobody falls ill
        [one] one cabin infected
       *[other] { $count } cabins infected
    }
trucker-board-result-won = enough to win
trucker-board-result-drawn = enough to hold
trucker-board-result-lost = too little

## Log

trucker-board-log-placed = { $seat } builds in: { $component }.
trucker-board-log-caught-out-turns = The countdown is over for { $seat }: start { $space }.
trucker-board-log-revealed = { $seat } reveals: { $component }.
trucker-board-log-lost-destroyed = { $seat } loses a component (destroyed): { $component }, { $place }.
trucker-board-log-cabin-destroyed = { $seat } loses a cabin (destroyed), { $place }, with whoever was in it.
trucker-board-log-lost-fallen = { $seat } loses a component: { $component }, { $place }. It fell off, since nothing joined it to the ship any more.
trucker-board-log-fallen = { $seat } loses { $count } components: { $components }. They fell off, since nothing joined them to the ship any more.
trucker-board-component-at = { $component } ({ $place })
trucker-board-log-cabin-fallen = { $seat } loses a cabin, { $place }, with whoever was in it. It fell off, since nothing joined it to the ship any more.
trucker-board-log-lost-abandoned = { $seat } abandons a component: { $component }, { $place }.
trucker-board-log-cabin-abandoned = { $seat } abandons a cabin, { $place }, with whoever was in it.
trucker-board-log-lost-corrected = { $seat } loses a component at the check: { $component }, { $place }.
trucker-board-log-lost-unused = { $seat } never placed a component kept in reserve: { $component }.
trucker-board-log-card = Card: { $card }.
trucker-board-log-saw = Pile { $number }: { $cards }.
trucker-board-log-declared-engines = { $seat } pushes with { $strength }.
trucker-board-log-declared-cannons = { $seat } fires with { $strength }.
trucker-board-log-declared-crew = { $seat } counts { $strength } aboard.
trucker-board-log-fought-won = { $seat } wins: { $strength } against { $power }.
trucker-board-log-fought-drawn = { $seat } holds out: { $strength } against { $power }.
trucker-board-log-fought-lost = { $seat } loses: { $strength } against { $power }.
trucker-board-log-ahead =
    { $count ->
        [0] { $seat } stays in place.
        [one] { $seat } moves ahead one day.
       *[other] { $seat } moves ahead { $count } days.
    }
trucker-board-log-back =
    { $count ->
        [one] { $seat } falls back one day.
       *[other] { $seat } falls back { $count } days.
    }
trucker-board-log-powered = { $seat } burns a cell.
trucker-board-log-rolled = The dice make { $sum }: { $missile }.
trucker-board-log-bounced = { $seat }: it bounces off, { $place }.
trucker-board-log-struck = { $seat }: { $missile }. Hit: { $component }, { $place }. { $why }
trucker-board-unstopped-no-shield = { $kind ->
    [small_meteor] The connector is exposed there, and no shield covers that side.
   *[other] No shield covers that side.
}
trucker-board-unstopped-no-cannon = { $from ->
    [front] No cannon points forward in that column.
   *[other] No cannon points that way in that line or beside it.
}
trucker-board-unstopped-no-cells = What would stop it needs a cell, and none is left.
trucker-board-unstopped-let-through = A cell would have stopped it.
trucker-board-unstopped-unstoppable = Nothing stops a heavy shot.
trucker-board-log-stopped = { $seat }: stopped, { $place }.
trucker-board-log-crew-lost = { $seat } loses one of the crew.
trucker-board-log-good-taken = { $seat } is robbed of goods: { $good }.
trucker-board-log-cell-taken = { $seat } is robbed of a battery cell.
trucker-board-log-cell-for-good = { $seat } has no goods to be robbed of: a battery cell goes instead.
trucker-board-log-goods-gained = { $seat } gains goods: { $goods }.
trucker-board-log-goods-left-behind = { $seat } leaves goods behind: { $goods }.
trucker-board-log-salvaged = { $seat } goes aboard and takes what is there.
trucker-board-log-landed = { $seat } lands on planet { $number }.
trucker-board-log-compared-crew = Fewest crew: { $lowest }.
trucker-board-log-compared-engines = Weakest engines: { $lowest }.
trucker-board-log-compared-cannons = Weakest cannons: { $lowest }.
trucker-board-log-kept-piece = { $seat } keeps one piece of the ship.
trucker-board-log-boarded = { $seat } takes { $alien } aboard.
trucker-board-log-scored = { $seat }: { $item } ({ $credits }), total { $total }.
trucker-board-log-took-off = Take-off, in this order: { $names }.
trucker-board-log-arrived = Arrived, in this order: { $names }.
trucker-board-log-nobody-arrived = Nobody arrived.

## The expansion

trucker-board-kind-heavy = Heavy cargo
trucker-board-kind-explosive = Explosive cargo
trucker-board-kind-fragile = Fragile cargo
trucker-board-kind-radioactive = Radioactive cargo
trucker-board-fault-radioactive = radioactive cargo joined to radioactive cargo
trucker-board-card-black-hole = Black hole
trucker-board-card-fleet = Enemy fleet
trucker-board-card-asteroid-rain = Asteroid rain
trucker-board-card-asteroid-attack = Asteroid attack
trucker-board-card-ghost-asteroid = Ghost asteroid
trucker-board-card-tactical-zone = Tactical zone
trucker-board-card-deadly-radiation = Deadly radiation
trucker-board-card-explosive-radiation = Explosive radiation
trucker-board-card-corrosive-dust = Corrosive dust
trucker-board-card-nanobot-dust = Nanobot dust
trucker-board-card-pandemic = Pandemic
trucker-board-card-contamination = Contamination
trucker-board-card-super = { $card }, super card
trucker-board-item-mission = Mission accomplished
trucker-board-item-mission-penalty = Penalty of the mission
trucker-board-title-party-king = Party King
trucker-board-title-what-party-king = the most kinds of crew aboard
trucker-board-asks-black-hole = Reach the strength of this level with your engines, or give up two components for each point you lack.
trucker-board-asks-fleet = Reach the power of this level with your cannons, or suffer every line down to this level.
trucker-board-asks-asteroid-rain = Small asteroids along every row and every column, without dice: exposed connectors are hit.
trucker-board-asks-asteroid-attack = One huge asteroid along several lines at once: each cannon that points its way saves one line.
trucker-board-asks-ghost-asteroid = It is real only where a cannon fires at it, and single cannons always do.
trucker-board-asks-tactical-zone = One value minus another, twice: the lowest suffers every line down to this level.
trucker-board-asks-deadly-radiation = All crew in the eight squares around a component with cells are lost.
trucker-board-asks-explosive-radiation = Components with cells next to each other, even diagonally, are destroyed.
trucker-board-asks-corrosive-dust = A day for each exposed connector; cannons and engines with one fall off.
trucker-board-asks-nanobot-dust = A day for each exposed connector; components with one are emptied.
trucker-board-asks-pandemic = Occupied cabins next to each other, even diagonally, lose one crew member each.
trucker-board-asks-contamination = If two cabins are joined, every cabin loses one crew member.
trucker-board-item-vip = A VIP pays

## The expansion: missions

trucker-board-mission = Mission
trucker-board-mission-look = Mission: { $name }
trucker-board-mission-choose = Two missions are on offer: which one is it to be, for everybody?
trucker-board-mission-chooses = { $name } picks the mission.
trucker-board-mission-advance = { $count } credits for everybody, in advance
trucker-board-mission-title-rules = What is different
trucker-board-mission-title-fees = At take-off
trucker-board-mission-title-rewards = Rewards, if you arrive
trucker-board-mission-title-penalties = Penalties, in any case
trucker-board-source-reconstructed = fan reconstruction
trucker-board-source-reconstructed-long = The rulebook does not print this: we made it up from what it says of it. Whoever owns the box can replace it by what they read there.
trucker-board-mission-pitch-ingot-express = Bullion does not fly by itself. Neither will you, with too much of it.
trucker-board-mission-pitch-powder-keg = It only goes off if something hits it. Something always does.
trucker-board-mission-pitch-crystal-service = Forty-eight glasses, three worlds, no straw left.
trucker-board-mission-pitch-glow-delivery = At least you will find it in the dark.
trucker-board-mission-pitch-glass-and-gunpowder = Two customers, one ship. They must never meet.
trucker-board-mission-pitch-molten-lead = The heaviest load and the hottest one, please. Whoever brings least pays.
trucker-board-mission-pitch-full-assortment = One of everything, and nothing broken.
trucker-board-mission-pitch-carpooling = Important people, narrow cabins, one direction.
trucker-board-mission-pitch-traffic-jam = The lane ahead is full. Overtaking leaves a mark, and parts.
trucker-board-mission-pitch-storm-of-the-century = The forecast was cancelled because of the weather.
trucker-board-mission-pitch-bar-stories = Nobody buys a round for a smooth landing.
trucker-board-mission-pitch-potholes = The road authority calls them “gravitational irregularities”.
trucker-board-mission-pitch-ambush = They know your route. They have known it longer than you.
trucker-board-mission-pitch-medical-convoy = Everybody comes home. That is the whole job.
trucker-board-mission-pitch-galactic-grand-prix = First takes double. Last takes the bus.
trucker-board-mission-pitch-compulsory-parcels = You did not choose them. They are yours all the same.
trucker-board-mission-cargo = Shuffled into the warehouse: { $kinds }.
trucker-board-cargo-heavy = all heavy cargo
trucker-board-cargo-explosive = all explosive cargo
trucker-board-cargo-fragile = all fragile cargo
trucker-board-cargo-radioactive = all radioactive cargo
trucker-board-mission-given = In everybody’s reserve from the start: { $tiles }. What is not built in is lost.
trucker-board-parcel-light-heavy = a light piece of heavy cargo
trucker-board-parcel-explosive = an explosive parcel
trucker-board-parcel-fragile = a fragile parcel
trucker-board-parcel-radioactive = a radioactive parcel
trucker-board-mission-supers = In the deck, and to be seen in the forecast: { $cards }.
trucker-board-mission-super = { $count } × { $card }
trucker-board-super-any = any super card
trucker-board-super-sickness = Pandemic or contamination
trucker-board-mission-rule-vips = VIPs are part of it; nobody has to take one aboard.
trucker-board-mission-rule-passing-costs-components = Moving ahead, you pass a rocket only by giving up a component; otherwise you stop behind it.
trucker-board-mission-rule-arrival-doubled = The arrival reward is doubled for all who arrive.
trucker-board-mission-rule-first-doubled-last-nothing = The first to arrive is paid double, the last nothing (unless alone).
trucker-board-mission-rule-losses-in-flight-are-free = Whoever arrives pays nothing for components lost in flight.
trucker-board-mission-rule-enemies-pay-half = Ordinary enemies give half of what they usually would.
trucker-board-mission-rule-no-abandoned-ships = There are no abandoned ships on the way.
trucker-board-freight-heavy = heavy cargo
trucker-board-freight-weight = weight
trucker-board-freight-explosive = explosive cargo
trucker-board-freight-fragile = fragile cargo
trucker-board-freight-radioactive = radioactive cargo
trucker-board-freight-fragile-or-explosive = fragile or explosive cargo
trucker-board-freight-cargo = cargo
trucker-board-mission-fee-fewest = Whoever has the least { $of } pays { $credits } at once.
trucker-board-mission-reward-each = { $credits } for each piece of { $of } delivered
trucker-board-mission-reward-each-weight = { $credits } for each point of weight delivered
trucker-board-mission-reward-most = { $credits } for the most { $of }
trucker-board-mission-reward-pairs = { $credits } more for each pair of fragile and explosive
trucker-board-mission-reward-sets = { $four } for each set of four kinds; { $three } for each set of three among the rest
trucker-board-mission-reward-finishing = { $credits } for arriving
trucker-board-mission-reward-few-lost = { $credits } more with at most { $most } components lost in flight
trucker-board-mission-reward-each-lost-in-flight = { $credits } for each component lost in flight
trucker-board-mission-reward-most-lost-in-flight = { $credits } more for the most components lost in flight
trucker-board-mission-reward-holes-passed = { $credits } for each black hole passed without giving anything up
trucker-board-mission-reward-fleets-reached = { $credits } for each fleet whose power you reach
trucker-board-mission-reward-each-crew = { $credits } for each astronaut aboard, { $special } for each alien or VIP
trucker-board-mission-reward-each-given = { $credits } for each parcel delivered
trucker-board-mission-reward-all-given = { $credits } more for all of them
trucker-board-mission-reward-vips = for one VIP delivered { $one }, for two { $two }, for three { $all }
trucker-board-mission-charge-none-at-take-off = { $credits } for taking off without { $of }
trucker-board-mission-charge-each-lost = { $credits } for each piece of { $of } not delivered
trucker-board-mission-charge-each-given-lost = { $credits } for each parcel not delivered
trucker-board-mission-charge-each-crew-lost = { $credits } for each crew member lost in flight
trucker-board-mission-charge-each-vip-lost = { $credits } for each VIP lost
trucker-board-mission-charge-no-vip = { $credits } for taking off without a VIP
trucker-board-why-mission = The mission pays first.
trucker-board-why-mission-penalty = The mission charges last, whether you arrived or not.

## The contract desk

trucker-board-desk = The contract desk
trucker-board-desk-about = Say how hard and how merciless it should be: the desk proposes a flight. Take it, or ask for another. Anybody who enters its code gets the same flight.
trucker-board-desk-propose = Propose a contract
trucker-board-desk-another = Another one
trucker-board-desk-points = { $name }: { $count } of 5
trucker-board-desk-of = { $count } of { $most }
trucker-board-desk-code = The code of this contract
trucker-board-desk-no-mission = No mission: an ordinary flight.
trucker-board-desk-help = What missions, VIPs and super cards are
trucker-board-desk-sign = Sign it
trucker-board-desk-signed = Signed
trucker-board-desk-tear = Tear it up
trucker-board-desk-have-code = Were you sent a code?
trucker-board-desk-read = Read it
trucker-board-desk-example = ABC-DEF-GHJ

## The expansion: cargo and super cards

trucker-board-family-cargo = Cargo
trucker-board-weight = weight { $count }
trucker-board-pile-draw-cargo = Face-down cargo
trucker-board-pile-reveal-cargo =
    { $cost ->
        [one] Reveal cargo (1 point)
       *[other] Reveal cargo ({ $cost } points)
    }
trucker-board-mission-fly = Fly this one
trucker-board-fleet-thieves = Thieves’ fleet
trucker-board-fleet-pirates = Pirate fleet
trucker-board-fleet-smugglers = Smugglers’ fleet
trucker-board-fact-cells-lost =
    { $count ->
        [one] one cell lost
       *[other] { $count } cells lost
    }
trucker-board-super-full = Cannons { $sides } count in full, all others half.
trucker-board-super-pass = small asteroids { $from }, line after line
trucker-board-super-centre = { $from }; the centre line is a die plus 3
trucker-board-super-span = { $count } lines
trucker-board-super-less-crew-cannons = crew minus cannons: the lowest suffers
trucker-board-super-less-crew-engines = crew minus engines: the lowest suffers
trucker-board-super-less-cannons-crew = cannons minus crew: the lowest suffers
trucker-board-super-less-cannons-engines = cannons minus engines: the lowest suffers
trucker-board-super-less-engines-crew = engines minus crew: the lowest suffers
trucker-board-super-less-engines-cannons = engines minus cannons: the lowest suffers
trucker-board-plan-sum =
    { $needed ->
        [0] nothing has to go; given up: { $given }
       *[other] components given up: { $given } of { $needed }
    }
trucker-board-ask-plan = The hole pulls! Power double engines, or touch components to give them up; touch again to take back. Nothing is final before you confirm.
trucker-board-ask-salvo = A huge asteroid! Touch a lit cannon: each saves one line. What is left strikes at once.
trucker-board-ask-lose-cells =
    { $count ->
        [one] You lose a cell: from where?
       *[other] You lose { $count } cells: from where?
    }
trucker-board-ask-overtake = A rocket is in the way: give up a component to pass it, or stay behind.
trucker-board-wait-plan = { $name } looks for a way past the black hole.
trucker-board-wait-salvo = { $name } fires at the asteroid.
trucker-board-wait-lose-cells = { $name } loses cells.
trucker-board-wait-overtake = { $name } wants to overtake.
trucker-board-act-done-plan =
    { $count ->
        [0] Through, in one piece
        [one] Through, without one component
       *[other] Through, without { $count } components
    }
trucker-board-act-pass-overtake = Stay behind
trucker-board-act-endure-salvo =
    { $count ->
        [0] Done firing
        [one] Done: one part strikes
       *[other] Done: { $count } parts strike
    }
trucker-board-sure-plan =
    { $count ->
        [one] Give up this component for good?
       *[other] Give up these { $count } components for good?
    }
trucker-board-do-abandon = Give it up
trucker-board-do-take-back = Take that back
trucker-board-do-fire = Fire along { $what }
trucker-board-what-line = line { $line }
trucker-board-left-black-hole = swallowed by the black hole: out
trucker-board-log-fired = { $seat } clears line { $line } with a cannon, { $place }.
trucker-board-log-asteroid = A huge asteroid { $from }, lines { $first } to { $last }.
trucker-board-log-outmanoeuvred = { $what }; that is { $lowest } with { $value }.
trucker-board-log-emptied = Nanobots on the ship of { $seat }: cells lost { $cells }, goods lost: { $goods }.
trucker-board-log-mission = { $seat } picks the mission { $mission }; everybody gets { $count } credits in advance.
trucker-board-title-gold-party-king = Gold title: no human may live beside alien life support.
trucker-hint-mission = This flight has a mission. Its sheet says what it pays and what it charges: build for it, or live with the penalty.
trucker-hint-cargo = Cargo is built in like any component and pays only if it arrives. It is never set aside: build it in or put it back.
trucker-hint-explosive = Explosive cargo takes its eight neighbours with it when it is destroyed. Keep it away from what you need.
trucker-hint-fragile = Fragile cargo breaks when any of its eight neighbours is destroyed. Put it deep inside.
trucker-hint-heavy = Weight is taken off your engines, always. Its smooth sides stop anything that flies.
trucker-hint-radioactive = No cells and no crew live in the eight squares around radioactive cargo.
trucker-hint-black-hole = Engines, or two components for each point you lack. A battery can give its cell first and go afterwards.
trucker-hint-asteroid = Each cannon fires once, along its own line or one beside it. Singles always fire; doubles cost a cell.

## The expansion: VIPs

trucker-board-vips = VIPs
trucker-board-vips-mine = VIPs wait at the gangway: touch a lit cabin to take one aboard instead of two astronauts, or take off without any.
trucker-board-vips-others = VIPs are boarding with { $names }.
trucker-board-vip-wants = For the cabin
trucker-board-vip-does = In flight
trucker-board-vip-pays = At the end, if aboard
trucker-board-vip-cabins = Your cabins
trucker-board-vip-suits = suits
trucker-board-vip-no-cabin = So far you have no cabin but the starting one.
trucker-board-vip-aboard = Aboard: { $place }
trucker-board-do-board-vip = Take aboard: { $what }
trucker-board-do-save = Let the surgeon save somebody here
trucker-board-act-done-boarding = Nobody else comes aboard
trucker-board-act-done-rescue = Save nobody
trucker-board-act-double = Double the engines (the engineer leaves)
trucker-board-act-rearrange = Move goods around
trucker-board-ask-rescue = Crew is being lost. The surgeon can save somebody: touch the cabin, or let it be.
trucker-board-wait-rescue = { $name }’s surgeon is called.
trucker-board-text-vip-card = { $name }: { $wants }; { $does }; { $pays }.
trucker-board-why-vip = VIPs pay, if they are still aboard.
trucker-hint-vips = Three VIPs travel today, and each pays for a cabin to their taste. Their cards say which of yours suit, and why the others do not.

## What is about to end a flight

trucker-board-looms-last-human = One human left aboard: without them you leave the flight.
trucker-board-looms-no-engines = No engine pushes: the first open space ends your flight.
trucker-board-looms-lapped = { $left ->
    [one] One more space and the leader laps you.
   *[other] { $left } more spaces and the leader laps you.
}

## The end

trucker-board-story-profit = Arrived { $credits ->
    [one] one credit
   *[other] { $credits } credits
} up: that is a win too; whoever has most wins most.
trucker-board-story-incomplete = Flight not completed.
trucker-board-story-out =
    You did not complete the { $trek ->
        [true] last flight
       *[other] flight
    }: { $why ->
        [gave_up] you gave up
        [lapped] the leader lapped you
        [no_engines] without engines nobody gets ahead in open space
        [no_ship] nothing was left of your ship
        [black_hole] the black hole swallowed you
       *[other] no human was left aboard
    }.
trucker-board-story-kept-alone =
    { $credits ->
        [one] You keep one credit
       *[other] You keep { $credits } credits
    }: by the rules whoever keeps a credit has not lost. But the reward for arriving went by.
trucker-board-story-kept-others =
    { $credits ->
        [one] You keep one credit
       *[other] You keep { $credits } credits
    }: by the rules that is not lost, and whoever has most has won most.
trucker-board-story-kept-won =
    But nobody has more than your { $credits ->
        [one] credit
       *[other] { $credits } credits
    }, and whoever has most wins.
trucker-board-story-measure = Components in place
trucker-board-story-whose = { $label } ({ $who })
trucker-board-story-all = everybody
trucker-board-story-card-turned = Cards met
trucker-board-story-struck = Hits
trucker-board-story-lost = Components lost
trucker-board-story-crew-lost = Crew lost
trucker-board-story-landed = Landings
trucker-board-story-fought = Fights
trucker-board-story-vips = VIPs delivered

# What lies hidden, for those who see everything.
trucker-board-secret-pile = Forecast pile { $number }
trucker-board-secret-hidden-pile = Hidden pile
