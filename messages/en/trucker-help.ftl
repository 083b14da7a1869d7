### The rules of Galaxy Trucker, in our words.

trucker-help-1-title = The aim
trucker-help-1-text =
    Everybody welds a ship from one warehouse of components, then all fly through the same adventure cards.
    On arrival there are rewards, goods are sold and lost components paid for. Whoever has the most credits wins.
    The learning flight is the best beginning: eight cards, no hourglass, no aliens.

trucker-help-2-title = Building
trucker-help-2-text =
    Take a component, face down or face up, and do one of three things: place it against your ship, put it in reserve (two at most), or put it back face up.
    A placed component stays loose until you take another: then it is welded.
    When the hourglass is empty anybody may turn it; for the last time, only somebody who has finished. When the last run ends, everybody stops.
    Finishing puts your rocket on a start space. Components left in reserve count as lost.

trucker-help-3-title = Building turn by turn
trucker-help-3-text =
    Without hourglass or hurry: every step costs action points, and five come back at the end of the turn.
    - Reveal a component: 1 point.
    - Reserve a face-up component: 1 point.
    - Place a face-up or reserved component: 2 points.
    - Look at a forecast pile: 3 points, and that ends your turn.
    You go on until you have three points or fewer left. Once half of your squares are taken you may stop; the first to stop starts a countdown.

trucker-help-4-title = A ship in good order
trucker-help-4-text =
    - Single with single, double with double, universal with any, smooth with smooth. Anything else is a fault and holds nothing.
    - Engines fire to the back, never turn, and nothing lies behind them.
    - Nothing lies in front of a cannon.
    - Everything has to be joined.
    At the check you take components off until all is in order; what is no longer joined falls too.

trucker-help-5-title = Loading
trucker-help-5-text =
    Batteries are full, and every cabin houses two astronauts. A cabin joined to a life support may house an alien of its colour instead, one of each at most, never in the starting cabin.
    Red goods go only into special holds, which take the others too.

trucker-help-6-title = Strengths
trucker-help-6-text =
    - Single engine: 1; double engine: 2, for a cell.
    - Single cannon: 1; double cannon: 2, for a cell. Half if it does not point to the front.
    - The purple alien adds 2 to cannons, the brown one 2 to engines, if the strength is not zero without it.
    Burning a cell is always a choice, made anew for each card, each line and each blow.

trucker-help-7-title = The track
trucker-help-7-text =
    The leader, who has come farthest, acts first and gets the largest reward. Occupied spaces are stepped over and not counted.
    Being lapped by the leader puts you out.

trucker-help-8-title = The cards
trucker-help-8-text =
    - Open space: everybody advances by the strength of their engines. Without any, you give up.
    - Planets: landing brings goods and costs days.
    - Abandoned ship: leave crew, take credits. Abandoned station: needs enough crew, which you keep.
    - Smugglers, slavers, pirates: if you are stronger, you may take the reward and those behind you are safe; if equal, nothing happens; if weaker, you pay.
    - Meteors: two dice name the row or column. A small one bounces off a smooth side or a shield; a large one fears only cannons.
    - Combat zone: on each line the weakest pays.
    - Stardust: a day for each exposed connector. Epidemic: joined cabins infect each other. Sabotage: the smallest crew loses a component.

trucker-help-9-title = Losing components
trucker-help-9-text =
    A component that is hit goes with everything on it, and what is no longer joined falls with it. If the ship breaks up you keep the piece you choose.
    An alien without its life support is lost. Without a human aboard you leave the flight.

trucker-help-10-title = Giving up, arriving
trucker-help-10-text =
    Between two cards you may give up: nothing can happen to you any more, but there is no reward and goods sell for half.
    On arrival, in this order: rewards for arriving, best-looking ship (fewest exposed connectors), goods (red 4, yellow 3, green 2, blue 1), then a credit to pay for each lost component.

trucker-help-11-title = The trek
trucker-help-11-text =
    Three flights in a row, larger each time; credits add up. After the first, titles reward special ships; defending one pays, and a defended title turns gold, with a handicap for the next ship.
    Each title goes to the best ship at one thing; whoever wins several keeps one:
    - Freight Hauler: most holds that carry something.
    - Power Trucker: most double engines, double cannons and shields.
    - Xenoquartermaster: aliens living the most steps away from any other cabin.
    - Cruise Captain: most cabins with crew and a smooth side that faces empty space.
    - Master Engineer: most components left on the ship.
    - Corridorist: the longest run of joined components with connectors on two sides at most.

trucker-help-12-title = Gestures and keys
trucker-help-12-text =
    ~ - Drag a component from the pile or the warehouse onto a square, onto the reserve, or back to the warehouse. Touching one, then the other, does the same.
    ~ - Turn it: wheel, right click, a second finger, a touch on it, or q and w.
    ~ - n takes a face-down one, the arrows choose a square, Enter places, x puts back, r puts in reserve.

trucker-help-13-title = VIPs (expansion)
trucker-help-13-text =
    Three VIPs lie open before building, one of each colour, and everybody gets a VIP cabin in the reserve. Anybody may build for them, and several ships may carry the same one.
    - They board after building, before the check: a cabin that suits them, never the starting cabin, one of each colour. Nobody has to take them.
    - A VIP takes the place of the two astronauts of the cabin and counts as one crew member. A VIP is human: one is enough to keep a ship flying.
    - If the check spoils what a VIP asked for, two astronauts come instead. Once in flight nothing makes a VIP leave unasked.
    - VIPs who are still aboard pay before the ordinary rewards; whoever gives up gets nothing of that.
    What VIPs ask, do and pay is not printed whole in the rulebook: we completed their texts from what it says of them, which is what “fan reconstruction” means.

trucker-help-14-title = Missions and cargo (expansion)
trucker-help-14-text =
    A mission holds for everybody during one flight: each gets 10 credits in advance for each level, and the mission has rewards and penalties of its own.
    Some mix cargo into the warehouse. Cargo tiles are components like others, which nobody puts in reserve by choice and only the mission pays for.
    - Heavy: its weight is always taken off the power of the engines. Its smooth sides stop whatever hits them.
    - Explosive: destroyed, it destroys the eight components around it.
    - Fragile: it breaks as soon as one of the eight components around it is destroyed.
    - Radioactive: neither crew nor cells on the eight squares around it, and never two joined to each other.
    A component that falls or is given up sets nothing off; only what is destroyed does.
    On arrival, in this order: rewards of the mission, VIPs, rewards for arriving, best-looking ship and titles, goods, then losses and penalties.

trucker-help-15-title = Super cards (expansion)
trucker-help-15-text =
    Hazards larger than ordinary cards, as strong as the level of the flight; they offer nothing and cannot be declined.
    - Black hole: for each point of engine power that is missing, give up two components.
    - Enemy fleet: it attacks everybody. Cannons that face it count in full, all others half; as strong as the fleet is enough, else you suffer every line down to the level of the flight.
    - Asteroid rain: no dice, a small asteroid on every row and every column.
    - Asteroid attack: one huge asteroid hits several lines side by side at once. Each cannon saves one of them.
    - Ghost asteroid: it harms only those who shoot at it, and single cannons shoot by themselves.
    - Tactical zone: in each column the smallest difference pays.
    - Deadly radiation: crew next to a cell is lost. Explosive radiation: charged batteries next to each other are destroyed.
    - Dust: one day for each exposed connector. Corrosive dust makes cannons and engines with an exposed connector fall, nanobot dust empties components with one.
    - Pandemic: occupied cabins next to each other, diagonals included, lose one crew member each. Contamination: two joined cabins, and all lose one.

trucker-help-16-title = Contracts
trucker-help-16-text =
    A contract chooses for you what a flight has: a mission, VIPs, building by the hourglass or in turns. Say how difficult and how cruel it may be, take it, or ask for another.
    Its code gives the same flight to whoever types it. How contracts are put together is our own: the rulebook does not say.

## The pictures of the help.

trucker-picture-yard = Building in pictures
trucker-picture-yard-heap = Take a component: hidden in the pile, or open.
trucker-picture-yard-hand = It is in your hand: turn it.
trucker-picture-yard-ship = Place it against your ship. Lit squares fit.
trucker-picture-yard-reserve = Or put it aside: two at most, and what stays there is lost.
trucker-picture-yard-piles = Forecasts: see what awaits you in flight.
trucker-picture-yard-glass = The hourglass. When it stops for the last time, it is over.
trucker-picture-yard-others = The others’ ships. Touch to see them large.

trucker-picture-tile = Connectors
trucker-picture-tile-single = Single: goes with single and universal.
trucker-picture-tile-double = Double: goes with double and universal.
trucker-picture-tile-universal = Universal: goes with any connector.
trucker-picture-tile-smooth = Smooth: nothing holds on to it.

trucker-picture-parts = Cannon and battery
trucker-picture-parts-barrel = The muzzle: nothing may lie in front of it. Facing front, its strength counts in full.
trucker-picture-parts-cell = The bolt: a cell must be burnt to use it.
trucker-picture-parts-battery = Cells, to be burnt when you like.

trucker-picture-flight = The flight
trucker-picture-flight-track = The track: who leads, and by how many days.
trucker-picture-flight-card = The card of the moment.
trucker-picture-flight-ask = What is asked of you now.
trucker-picture-flight-ship = Your ship. What can be used is lit.
trucker-picture-flight-facts = Your strength, your crew, your credits.
trucker-picture-flight-others = The others, and how they fare.

trucker-picture-enemy = An enemy
trucker-picture-enemy-name = Who it is. The Roman numeral is the level of the card.
trucker-picture-enemy-power = Its power: your cannons must beat it.
trucker-picture-enemy-reward = What the winner gets, if wanted…
trucker-picture-enemy-penalty = What everybody beaten suffers, in the order of the track.
trucker-picture-enemy-days = …and the flight days that costs.

trucker-picture-sign-crew = crew
trucker-picture-sign-cannons = strength of cannons
trucker-picture-sign-engines = strength of engines
trucker-picture-sign-shields = shields
trucker-picture-sign-cells = cells
trucker-picture-sign-holds = holds
trucker-picture-sign-goods = goods
trucker-picture-sign-credits = credits
trucker-picture-sign-days = flight days
trucker-picture-sign-exposed = exposed connectors
trucker-picture-sign-glass = hourglass
trucker-picture-sign-flag = has finished
