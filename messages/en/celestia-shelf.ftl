# What the game says of itself where it is chosen.

celestia-title = Celestia Duo
celestia-pitch = Two at the helm of one airship, hands hidden from each other, on a pirate’s tail.

celestia-source-equipment = equipment
celestia-source-crew = crew
celestia-source-ambush = ambushes
celestia-source-stage = stopovers
celestia-source-pirate = pirates
celestia-source-assault = assaults
celestia-source-deck = decks
celestia-source-energy = energy
celestia-source-track = tracks
celestia-campaign = Campaign in { $mode } mode: { $wins } of { $most } wins ticked off
celestia-campaign-normal = Normal
celestia-campaign-expert = Expert
