# Ce que le jeu dit de lui-même là où on le choisit.

toy-title = Tas de pièces
toy-pitch = Un jeu pour les tests : prends des pièces, ou lance le dé.
toy-counts = les points

toy-source-charms = porte-bonheur
