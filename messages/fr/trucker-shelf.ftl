# Ce que le jeu dit de lui-même là où on le choisit.

trucker-title = Galaxy Trucker
trucker-pitch = Construis vite, vole droit, et compte les morceaux à l’arrivée.
trucker-counts = les crédits
