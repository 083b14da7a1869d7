### La donne du jour : ce que dit sa page.

daily-lead = Les mêmes cartes pour tout le monde jusqu’à minuit, heure universelle. Tu as un seul essai : c’est lui qui compte. Personne ne saisit de score ici : le serveur le tire de la partie terminée.
daily-games = Jeux
daily-play = Jouer la donne du jour
daily-on = Reprendre ma partie
daily-look = Voir ma partie
daily-had = Tu as déjà eu la donne du jour. Il y en aura une autre demain.
daily-none = Personne n’a encore terminé : la première place est libre.
daily-hidden = Une fois ta partie finie, tu pourras regarder celles des autres.
daily-yesterday = Hier
daily-nobody = Personne n’a joué cette donne.
daily-place = Place
daily-name = Qui
daily-result = Résultat
daily-somebody = Quelqu’un
daily-won = Gagné
daily-lost = Perdu
daily-watch = Regarder la partie de { $name }
daily-moves = en { $count ->
        [one] un coup
       *[other] { $count } coups
    }
daily-finished =
    { $count ->
        [one] Une partie terminée
       *[other] { $count } parties terminées
    }

# Contre qui, combien de temps, et ce qui compte.

daily-bots = { $kind ->
    [together] Tu joues avec { $count ->
        [one] un robot pour partenaire
       *[other] { $count } robots pour partenaires
    } (niveau { $level }), { $minutes } environ.
   *[against] Tu joues contre { $count ->
        [one] un robot
       *[other] { $count } robots
    } (niveau { $level }), { $minutes } environ.
}
daily-scored = { $counts ->
    [none] Au classement, une victoire passe avant tout, puis le plus petit nombre de coups.
   *[other] Au classement, une victoire passe avant tout ; puis { $counts }, du plus au moins ; puis le plus petit nombre de coups.
}
