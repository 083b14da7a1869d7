# Ce que dit seulement la page d’une table : le retour, la fin, la donne du jour.
recap-away = Pendant ton absence
recap-turn = Depuis ton dernier tour
recap-bot = Un robot a joué pour toi. { $line }
closing-close = Voir le plateau
closing-share = Garder une image
closing-look = Voir ce moment
closing-curve = Le cours de la partie, coup par coup
closing-steps = Coups
closing-minutes = Minutes
closing-turning = Le tournant de la partie. { $line }
closing-turn = tournant
closing-across = { $count ->
    [one] un coup
   *[other] { $count } coups
}
closing-nothing = Rien n’a rapporté de point.
closing-below = Plus bas
closing-saved = Image enregistrée : { $file }
recap-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
notes-more = Voir plus
notes-less = Replier
recap-hit = quelque chose t’a touché
over-stopped = Partie arrêtée d’un commun accord
over-stopped-alone = Partie arrêtée par { $names }
over-stopped-left = Partie arrêtée par { $names } après le départ de { $left }
over-stopped-away = Partie arrêtée par { $names }, { $away } étant hors ligne
over-stopped-left-away = Partie arrêtée par { $names } après le départ de { $left }, { $away } étant hors ligne
over-closed = Partie arrêtée par qui tient le serveur
over-outdated = Partie close par un changement de règles
over-mine = Tu gagnes !
over-theirs = { $name } gagne.
over-resigned = { $name } abandonne
over-record = Télécharger la partie
over-secret = Voici le secret scellé avant la donne. La commande « flibuste verify » rejoue la partie téléchargée et contrôle chaque tirage.
over-ranks = Voir le classement du jour
over-rank = { $count ->
    [one] Première partie terminée du jour : tu es en tête.
   *[other] Place { $place } sur { $count } à la donne du jour.
}
watching = Tu regardes
watching-help = Tu regardes cette partie sans y jouer. Touche un nom pour suivre quelqu’un.

## Le guide, et ce qui se joue tout seul

forced-made = Seul choix possible, fait pour toi : { $move }
onward-next = { $count ->
    [0] Suite
    [one] Suite, encore un coup à voir
   *[other] Suite, encore { $count } coups à voir
}
onward-pass = { $count ->
    [0] Abréger jusqu’à mon tour
    [one] Abréger jusqu’à mon tour (un coup à voir)
   *[other] Abréger jusqu’à mon tour ({ $count } coups à voir)
}
turn-hears = { $names } attend ton avis
onward-let = Laisser décider { $names }
onward-skip = { $count ->
    [0] Abréger
    [one] Abréger, encore un coup à voir
   *[other] Abréger, encore { $count } coups à voir
}
makes-itself = Un seul choix : il se fait tout seul.
guide = Ton guide
guide-fold = Ranger le guide
guide-next = La suite
guide-of = { $group } : { $label }
guide-leave = Continuer sans guide
guide-again = Appeler le guide
guide-free = À toi de choisir : voici ce que je ferais.
guide-own = À toi : ce que tu peux faire est éclairé, ou dans la barre.
guide-wait = C’est aux autres : regarde ce qu’ils font.
guide-over = « Revanche » rejoue avec le même équipage ; au port, ouvre une table et invite tes amis.

## Ce que pense l’amiral

counsel-wait = L’amiral parlera quand ce sera à toi.
counsel-thinking = L’amiral réfléchit…
counsel-nothing = Il n’y a rien à choisir.
counsel-chance = { $chance } %
counsel-wins = { $chance } % de chances de gagner
counsel-tries = { $tries ->
    [one] essayé { $tries } fois
   *[other] essayé { $tries } fois
  }, à { $margin } % près
counsel-do = Jouer ça
counsel-brings = Aussitôt : { $what }
counsel-same = À peu près aussi bon que le premier, pour autant qu’on puisse le dire.
counsel-less = { $count ->
    [one] Gagne 1 fois de moins sur 100 que le premier.
   *[other] Gagne { $count } fois de moins sur 100 que le premier.
  }
counsel-obvious = Il n’y a pas grand-chose à peser ici.
counsel-why = { $lead ->
    [0] Ces chances viennent de parties jouées en pensée ; les premiers coups se valent.
    [one] Ces chances viennent de parties jouées en pensée : le premier coup en gagne { $lead } de plus sur 100 que le suivant.
   *[other] Ces chances viennent de parties jouées en pensée : le premier coup en gagne { $lead } de plus sur 100 que le suivant.
  }
