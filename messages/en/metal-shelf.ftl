# What the game says of itself where it is chosen.

metal-title = Metal Adventures
metal-pitch = Ally, bargain, betray: glory does not share well.
metal-counts = glory

metal-source-dice = dice
metal-source-astrolabe = astrolabe
metal-source-planets = planets
metal-source-starting-ships = starting ships
metal-source-ships = ships
metal-source-events = events
metal-source-equipment = equipment
metal-source-support = support
metal-source-trophies = trophies
