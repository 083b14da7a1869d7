# Ce que le jeu dit de lui-même là où on le choisit.

metal-title = Metal Adventures
metal-pitch = Allie-toi, négocie, trahis : la gloire se partage mal.
metal-counts = la gloire

metal-source-dice = dés
metal-source-astrolabe = astrolabe
metal-source-planets = planètes
metal-source-starting-ships = vaisseaux de départ
metal-source-ships = vaisseaux
metal-source-events = événements
metal-source-equipment = équipements
metal-source-support = soutiens
metal-source-trophies = trophées
