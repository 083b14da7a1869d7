### Le journal de bord : ce que dit sa page.

log-title = Journal de bord
log-lead = Tes cent dernières parties sur ce serveur, connues de ce navigateur seul : ni compte, ni mot de passe.
log-none = Aucune partie terminée pour l’instant. La première ligne est à écrire.
log-by-game = Par jeu
log-by-other = Par adversaire et partenaire
log-bot = { $name }, { $level }
log-figures = gagnées : { $won } sur { $played }
log-feats = Faits d’armes
log-games = Partie par partie
log-with = Avec { $names }
log-alone = personne
log-won = Gagnée
log-lost = Perdue
log-stopped = Interrompue
log-watch = Revoir { $table }
feat-first = Pied marin
feat-first-how = Mène une partie à son terme.
feat-win = Première prise
feat-win-how = Gagne une partie sans guide.
feat-tour = Grand tour
feat-tour-how = Termine une partie de chaque jeu.
feat-crown = Terreur de tous les cieux
feat-crown-how = Gagne une partie de chaque jeu.
feat-row = Vent en poupe
feat-row-how = Gagne trois parties de suite.
feat-company = Bonne compagnie
feat-company-how = Termine une partie avec quelqu’un qui n’est pas un robot.
feat-daily = Quart du matin
feat-daily-how = Termine une donne du jour.
feat-ten = Vieux loup
feat-ten-how = Termine dix parties.
log-by-bot = jouée par un robot
log-by-bots = { $count ->
    [one] Un robot a joué une partie à ta place. Elle ne compte pas.
   *[other] Un robot a joué { $count } parties à ta place. Elles ne comptent pas.
}
