### Ce qui est commun à tous les jeux, et la ligne de commande.

seat-you = joueur { $number } (toi)
seat-other = joueur { $number }
list-and = { $items } et { $last }
yes = Oui
no = Non
nothing = rien

outcome-won = Victoire !
outcome-lost = Défaite.
outcome-winners = Victoire : { $seats }.
outcome-nobody = Personne ne gagne.

## Refus communs à tous les jeux

refused-no-such-seat = Cette place n’existe pas à cette table.
refused-game-over = La partie est terminée.
refused-not-your-turn = Ce n’est pas à toi de jouer.
refused-chance = Ce tirage imposé ne convient pas : { $value }

## La commande

games-seats = { $min ->
    [one] { $min } place
   *[other] { $same ->
        [yes] { $min } places
       *[no] { $min } à { $max } places
    }
}
games-rules = règles version { $version }
games-options = Options
games-option-default = (par défaut : { $default })
games-bots = Robots
games-cards = Contenu de la boîte
games-source = { $rulebook } du livret, { $inferred } déduites, { $reconstructed } reconstituées, { $owner } relevées sur la boîte
games-checked = { $game } : le fichier de cartes est en ordre ({ $cards }).

moves-over = La partie est terminée. { $outcome }
moves-waits = La table attend : { $seats }.
moves-clock = L’horloge
moves-aside = (peut intervenir)

view-as = Vu par : { $viewer }
view-aids = Calculé par les règles :
viewer-public = le public
viewer-all = l’hôte (tout)

auto-title = { $games } parties de { $game }, { $decisions } décisions en { $seconds } s ({ $speed } décisions/s, { $cpu } par seconde d’un cœur)
auto-outcome-won = gagnées
auto-outcome-lost = perdues
auto-outcome-seats = gagnées par { $seats }
auto-rate = { $name } : { $count } ({ $rate } %, intervalle à 95 % : { $low } à { $high } %)

replay-deal = Donne.
replay-undo = { $seat } : coup repris.
replay-clock = horloge
replay-unfinished = La partie n’est pas finie.
backup-done = Copie faite : { $file }
copy-done = Copie faite : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
} ; chaque enregistrement a été relu à l’arrivée.
check-sound = En bon état : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $entries ->
    [one] { $entries } entrée
   *[other] { $entries } entrées
}.
check-unsound = En mauvais état : tables endommagées { $damaged } sur { $tables }, petites choses endommagées { $small }. « flibuste mend --from COPIE » rétablit le tout d’après une copie.
check-damaged = La table { $table } est endommagée après l’entrée { $sound } : { $what }
check-blemish =
    { $part ->
        [chat] Une phrase dite à la table { $table } n’est plus ce qui avait été écrit. Elle est laissée de côté.
        [seen] La table { $table } telle qu’elle a été vue n’est plus ce qui avait été écrit. Elle est laissée de côté.
        [snapshots] La position gardée de la table { $table } n’est plus ce qui avait été écrit. L’enregistrement y mène aussi.
        [bans] Une mise au silence ou un renvoi n’est plus ce qui avait été écrit. Cela ne vaut pour personne.
       *[notes] Le message à tout le monde n’est plus ce qui avait été écrit. Il est laissé de côté.
    }
admin-cli-done = C’est fait.
admin-cli-no-tables = Aucune table pour l’instant.
admin-cli-ban =
    { $kind ->
        [mute] { $who }{ $network } ne peut plus écrire pendant { $hours } h : { $why }
       *[away] { $who }{ $network } est renvoyé pendant { $hours } h : { $why }
    }
admin-cli-network = {" "}(un réseau)
admin-cli-load =
    Tables en cours : { $open_tables } ; en mémoire : { $loaded } ; joueurs connectés : { $sockets } ; connexions : { $connections }
    Coups en { $minutes } min : { $moves } ; refus d’une limite : { $refused } ; règles en panne : { $panics }
    Fichier de données : { $size } ; { $copy }
admin-cli-copy = dernière copie : il y a { $minutes } min
admin-cli-no-copy = aucune copie depuis le démarrage
mend-done = Rétablies : { $mended }. Introuvables dans cette copie : { $lost }.
mend-small = Petites choses rétablies : { $back }. Retirées, car absentes de cette copie : { $out }.
verify-fine = En ordre : { $entries } entrées, chaque tirage vient de la graine annoncée. { $outcome }
verify-raised = En ordre depuis le changement de règles : { $entries } entrées, chaque tirage vient de la graine annoncée. Les { $earlier } d’avant ont été jouées selon des règles antérieures, que ce programme ne sait plus jouer ; elles sont montrées telles qu’elles ont été conservées. { $outcome }

here-welcome = { $game } dans le terminal. Tu es { $seat }. Graine : { $seed }
here-partner = Avec : { $bots }.
here-alone = Tu joues en solitaire.
here-hint = Un numéro joue un coup ; « a » : annuler, « ? » : aide, « q » : quitter.
here-help =
    Tape le numéro d’un coup, ou le coup lui-même en notation courte (« { $example } »).
      a, annuler   reprendre ton dernier coup (tant que rien n’a été révélé ni lancé)
      v, voir      redessiner la table
      r, partie    écrire la partie jouée jusqu’ici dans un fichier
      ?, aide      cette aide
      q, quitter   s’en aller
here-moves = Tes coups :
here-prompt = Ton choix
here-unknown = « { $text } » n’est ni un numéro ni un coup proposé. « ? » pour l’aide.
here-undone = Coup repris.
here-nothing-to-undo = Il n’y a rien à reprendre.
here-bots-refuse-undo = Les robots refusent : des dés ont été lancés ou quelque chose a été révélé depuis.
here-saved = Partie écrite dans { $file }.
here-not-saved = La partie n’a pas pu être écrite : { $problem }
here-bye = À bientôt.
here-over = Fin de la partie. { $outcome }

refused-unknown = Ce n’est pas possible maintenant.
