# What the game says of itself where it is chosen.

trucker-title = Galaxy Trucker
trucker-pitch = Build fast, fly straight, and count the pieces on arrival.
trucker-counts = credits
