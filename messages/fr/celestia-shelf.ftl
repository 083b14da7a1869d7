# Ce que le jeu dit de lui-même là où on le choisit.

celestia-title = Celestia Duo
celestia-pitch = À deux aux commandes d’un aéronef, sans se montrer ses cartes, aux trousses d’un pirate.

celestia-source-equipment = équipement
celestia-source-crew = équipage
celestia-source-ambush = embuscades
celestia-source-stage = étapes
celestia-source-pirate = pirates
celestia-source-assault = assauts
celestia-source-deck = ponts
celestia-source-energy = énergie
celestia-source-track = pistes
celestia-campaign = Campagne en mode { $mode } : victoires cochées, { $wins } sur { $most }
celestia-campaign-normal = Normal
celestia-campaign-expert = Expert
