### Les gens autour d’une table : qui part, qui revient, qui attend, qui veut rejouer.

offer-undo = { $name } voudrait reprendre son coup.
offer-undo-sent = Tu as demandé à reprendre ton coup.
offer-stop = { $name } propose d’arrêter la partie.
offer-stop-sent = Tu as proposé d’arrêter la partie.
offer-yes = D’accord
offer-no = Non
offer-withdraw = Retirer
offer-offline = { $count ->
    [one] { $names } est hors ligne et répondra à son retour. Tu peux attendre, ou retirer ta demande.
   *[other] { $names } sont hors ligne et répondront à leur retour. Tu peux attendre, ou retirer ta demande.
}
offer-offline-bot = Si un robot joue pour { $name }, la partie reprend sans attendre, et tu pourras l’arrêter sans son accord.
offer-stop-refused = { $name } préfère continuer la partie plutôt que l’arrêter.
offer-undo-refused = { $name } préfère que ce coup reste joué.
offer-stop-refused-mine = Tu as dit non : la partie continue.
offer-undo-refused-mine = Tu as dit non : ce coup reste joué.
offer-stop-gone = { $name } ne demande plus à arrêter la partie.
offer-undo-gone = { $name } ne demande plus à reprendre son coup.
offer-understood = Compris
absent-bot-for = Laisser un robot jouer pour { $name }
over-rematch = Revanche
over-rematch-join = Rejoindre la revanche
absent-away = { $name } a perdu la connexion.
absent-left = { $name } a quitté la table. Envoie le lien à quelqu’un d’autre, ou laisse jouer un robot.
absent-bot = Laisser jouer un robot
absent-wait = Attendre
absent-waits = La partie l’attend.
absent-left-watched = { $name } a quitté la table.
absent-bot-in = Un robot pourra jouer dans { $seconds } s.
absent-call = Rappelle { $name } avec ce lien : sa place reste la sienne.
absent-back = { $name } est de retour.
absent-recall = { $name } manque : que faire ?
headline-stand-in = Un robot joue
stand-in-until = à ta place, jusqu’à ce que tu la reprennes
stand-in-back = Reprendre ma place
seat-left = { $name } (a quitté)
turn-of-empty = Personne ne joue pour { $names }
turn-of-stand-in = Un robot joue pour { $names }
turn-of-away = Hors ligne : { $names }
offer-waits = On attend la réponse de { $names }.

waiting-away = Toutes les places sont prises, mais { $names } { $count ->
        [one] est hors ligne
       *[other] sont hors ligne
    }. Si tu commences, la partie attendra.
waiting-expected = On attend encore { $names } : la revanche commence quand tout le monde est venu.
seat-expected = revanche proposée, pas encore là
seat-declined = { $name } ne prend pas part à la revanche.
seat-to-bot = Donner à un robot
seat-no-bot = Retirer le robot
seat-to-free = Libérer la place
seat-free-in = libérable dans { $seconds } s

rematch-asked = { $name } veut une revanche.
rematch-asked-somebody = On te propose une revanche.
rematch-no = Non merci
rematch-refused = Tu as décliné la revanche.
rematch-after-all = Changer d’avis
rematch-watch = Regarder la revanche

talk-as = Tu écris sous le nom de { $name }.
talk-as-change = Changer de nom
link-local = Ce lien ne marche que sur cette machine. Ouvre la page par une adresse que les autres peuvent atteindre, puis copie le lien.

waiting-title = Table ouverte
waiting-invite = Envoie ce lien
waiting-invite-text = Qui l’ouvre peut s’asseoir à une place libre, ou regarder.
waiting-invite-full = Toutes les places sont prises : qui l’ouvre pourra regarder la partie.
waiting-link = Lien de la table
waiting-join = Prends place
waiting-seats = Autour de la table
waiting-for = On attend encore du monde.
waiting-full = Tout le monde est là.
waiting-details = Détails de la table
waiting-invited = Lien pour { $name }
waiting-turn-of = { $count ->
    [one] { $names } réfléchit
   *[other] { $names } réfléchissent
}
talk-empty = Personne n’a encore rien dit.
talk-closed = Silence en vol : pendant la partie, seuls les signaux du jeu passent d’une place à l’autre.
talk-write = Écrire à la table
talk-write-spectators = Écrire aux spectateurs
talk-spectators = spectateurs
talk-send = Envoyer
talk-refused = Ce message n’est pas passé.
menu-rules = Règles du jeu
menu-invite = Inviter, ou faire regarder
menu-invite-text = Le même lien sert à s’asseoir et à regarder. Un spectateur ne voit que ce que tout le monde voit.
menu-invite-watch = Toutes les places sont prises : le lien sert à regarder. Un spectateur ne voit que ce que tout le monde voit.
menu-seat = Ta place
menu-game = Jeu
menu-stand-in-me = Un robot joue à ma place
menu-stand-in = Un robot joue pour { $name }
menu-stop = Proposer d’arrêter
menu-stop-sure = { $count ->
    [one] { $names } recevra ta proposition. La partie s’arrête en cas d’accord ; sinon, elle continue.
   *[other] { $names } recevront ta proposition. La partie s’arrête si tout le monde est d’accord ; sinon, elle continue.
}
menu-stop-away = { $count ->
    [one] { $names } est hors ligne : ta proposition attendra son retour.
   *[other] { $names } sont hors ligne : ta proposition attendra leur retour.
}
menu-stop-now = Arrêter la partie
menu-stop-now-sure = Personne d’autre n’a à donner son accord : la partie s’arrête tout de suite, pour de bon.
menu-stop-not = Continuer la partie
menu-leave = Quitter la table
menu-leave-sure = Ta place sera libre et quelqu’un d’autre pourra la prendre.
menu-leave-not = Garder ma place
menu-leave-daily = C’est la donne du jour : tu n’as qu’un essai, et tu y renonces.
waiting-full-guest = Toutes les places sont prises. Tu pourras regarder dès que la partie commencera.
waiting-freed = Ta place à cette table a été libérée. Tu peux en prendre une autre tant qu’il en reste.
waiting-set = { $option } : { $value }
seat-keyless = Une place t’a été donnée à cette table, mais ce navigateur n’a pas gardé le cookie qui la tient : tu ne peux que regarder. Autorise les cookies, recharge la page, puis ouvre une autre table.
