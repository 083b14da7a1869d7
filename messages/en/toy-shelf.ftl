# What the game says of itself where it is chosen.

toy-title = Heap of coins
toy-pitch = A game for tests: take coins, or throw the die.
toy-counts = points

toy-source-charms = charms
