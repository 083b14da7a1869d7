# Ce que le jeu dit de lui-même là où on le choisit.

tortuga-title = Tortuga 2199
tortuga-pitch = Monte ton équipage carte par carte et prends les secteurs avant les autres.
tortuga-counts = l’influence

tortuga-source-start-cards = cartes de départ
tortuga-source-ships = vaisseaux
tortuga-source-t-cards = cartes des Terminaux, des Tourelles et de Tortuga
tortuga-source-sector-cards = cartes des secteurs
tortuga-source-creatures = créatures
tortuga-source-sectors = secteurs
tortuga-source-maps = plans
