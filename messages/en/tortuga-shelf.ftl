# What the game says of itself where it is chosen.

tortuga-title = Tortuga 2199
tortuga-pitch = Build your crew card by card and take the sectors before the others do.
tortuga-counts = influence

tortuga-source-start-cards = start cards
tortuga-source-ships = ships
tortuga-source-t-cards = cards of Terminals, Turrets and Tortuga
tortuga-source-sector-cards = sector cards
tortuga-source-creatures = creatures
tortuga-source-sectors = sectors
tortuga-source-maps = maps
