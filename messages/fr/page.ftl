### La page : tout ce que le navigateur montre et qui n'appartient à aucun jeu.

app-name = Flibuste
app-title = Flibuste : jeux de pirates de l’espace
skip = Aller au contenu
nav = Pages
nav-help = Aide
nav-about = À propos
settings = Réglages
language = Langue
language-fr = Français
language-en = English
theme = Couleurs
theme-auto = Comme l’appareil
theme-dark = Nuit
theme-light = Jour
close = Fermer
cancel = Annuler
copy = Copier
copied = Copié
share = Partager
loading = On largue les amarres…
try-again = Réessayer
to-home = Retour au port
watch = Regarder
time-now = à l’instant
your-name = Ton nom
default-name = Pirate sans nom
somebody = quelqu’un
somebody-number = quelqu’un ({ $number })

settings-motion = Animations
settings-sound = Sons
settings-volume = Volume
settings-pace = Les coups des autres
pace-brisk = Vite
pace-calm = Tranquillement
pace-step = Pas à pas
settings-notify = Me prévenir quand c’est à moi
settings-notify-refused = Le navigateur refuse les notifications pour cette page. Tu peux les permettre dans ses réglages.
settings-ask = Demander avant un coup qu’on ne peut pas reprendre
settings-forced = Les étapes sans choix se jouent toutes seules
my-data = Mes données
settings-hints = Conseils pour une première partie

## Jeux

seats-exactly = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
seats-between = { $min } à { $max } joueurs
minutes-exactly = { $count } min
minutes-between = { $min } à { $max } min
coming = Bientôt au port
play-now = Jouer maintenant
play-bots = Combien de robots ?
bots-count = { $count ->
    [one] un robot
   *[other] { $count } robots
}
first-game = Première partie
invite = Inviter

bot-name-0 = Barbe-Cuivre
bot-name-1 = Rivet
bot-name-2 = La Rouille
bot-name-3 = Boulon
bot-name-4 = Vieux Piston
bot-name-5 = Mistral
level-random = au hasard
level-greedy = mousse
level-reckless = tête brûlée
level-novice = novice
level-captain = capitaine
level-admiral = amiral
level-about-random = Joue n’importe quoi.
level-about-greedy = Joue vite, par habitude.
level-about-novice = Connaît le jeu, et laisse passer bien des choses.
level-about-captain = Joue bien, sans longue réflexion.
level-about-admiral = Réfléchit longtemps à chaque coup.

## Accueil

home-title = Jeux de pirates sous un même ciel
home-lead = Seul avec un robot, ou à plusieurs avec un lien : la partie commence dans la minute. Pas de compte, pas de publicité.
home-mine = Tes tables
home-ended = Tes parties terminées
home-listed = Tables ouvertes à tous
home-listed-none = Aucune pour l’instant. « Inviter » en ouvre une : choisis-y « Tout le monde ».
home-join = On t’a envoyé un lien ?
home-join-label = Lien ou code de la table
home-join-go = Rejoindre
home-join-wrong = Ce texte ne contient pas de lien de table.
home-replays = Parties à revoir
home-footer = Dessins et textes originaux. Les jeux appartiennent à leurs auteurs et éditeurs.

row-your-turn = À toi
row-waiting = En attente
row-playing = En jeu
row-over = Terminée
row-stopped = Arrêtée
row-ready = Prête
row-asked = Revanche proposée
row-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}

## Nouvelle table

new-title = Ouvrir une table
new-name = Nom de la table (facultatif)
new-seats = Places
new-seat = Place { $number }
new-seat-more = Une place de plus
new-seat-less = Une de moins
new-level = Niveau du robot
new-reserved-for = Pour qui ?
seat-kind-me = Moi
seat-kind-open = Libre, pour qui a le lien
seat-kind-bot = Robot
seat-kind-reserved = Réservée
new-options = Options du jeu
new-who = Qui peut la trouver ?
new-private = Seulement avec le lien
new-listed = Tout le monde
new-make = Ouvrir la table

clock = Horloge
clock-none = Aucune
clock-move = Par coup
clock-bank = Réserve
clock-days = Par correspondance
clock-seconds = Secondes par coup
clock-minutes = Minutes de réserve
clock-increment = Secondes ajoutées à chaque coup
clock-day-count = Jours par coup
clock-move-is = { $seconds } s par coup
clock-bank-is = { $minutes } min + { $increment } s par coup
clock-days-is = { $days ->
    [one] { $days } jour par coup
   *[other] { $days } jours par coup
}
at-zero = Quand le temps est écoulé
at-zero-bot = un robot joue le coup
at-zero-resign = la place abandonne

## Salle d'attente

your-word = Ton mot pour le mélange (facultatif)
your-word-example = n’importe quoi
sit-here = S’asseoir ici
mix-in = Ajouter
mixed-in = Ajouté
free-seat = Une place est libre à cette table.
get-up = Se lever
start = Commencer
seat-free = place libre
seat-me = toi
seat-here = en ligne
seat-away = hors ligne
seat-bot = robot
seat-bot-level = robot, niveau { $level }
seat-stand-in = un robot joue à sa place
seat-reserved = réservée pour { $name }
seat-turn = à son tour de jouer

fair = Un mélange honnête
fair-text = Avant de distribuer, le serveur scelle son secret et en montre l’empreinte. Il y mêle un mot de chaque joueur, puis révèle tout à la fin : chacun peut vérifier chaque tirage.

## Table

board = Plateau
side = Journal et conversation
actions = Ce que tu peux faire
log = Journal
talk = Parler
text = En mots
menu = Menu de la table
your-turn = À toi de jouer
turn-of = { $count ->
    [one] C’est à { $names }
   *[other] On attend { $names }
}
nobody-turn = En attente
showing = Voici ce qui se passe
title-your-turn = À toi ! { $table }
title-table = { $table } · Flibuste
title-replay = Revoir { $table } · Flibuste
undo = Reprendre
undo-ask = Demander à reprendre
ask-no-more = Ne plus demander
line-away = Connexion perdue. La page revient toute seule ; la partie est gardée.
log-empty = La partie commence.
log-since = Depuis ton dernier coup
log-undone = Coup repris.
log-raised = Les règles ont changé : la partie continue selon la version { $version }.
scene-you = Toi
why-spectator = Tu regardes : seuls les joueurs agissent.
more-actions = Autres choix
zoom-in = Agrandir
zoom-fit = Tout voir
hint-done = Compris
hint-touch = Touche n’importe où pour continuer.
hint-again = Revoir le conseil
hint-never = Ne plus montrer de conseils

over = Fin de la partie
over-replay = Revoir la partie
closing = Le fil de la partie

rename = Changer

## Revoir

follow = Suivre quelqu’un
follow-nobody = Ne suivre personne
follow-seat = Suivre { $name }
follow-is = Suivi

## Touches

keys-title = Touches
keys-cap-tab = Tab
keys-cap-enter = Entrée
keys-cap-escape = Échap
keys-digits = choisir dans la barre, ou dans ce qui est ouvert au-dessus
keys-tab = passer d’une chose à l’autre
keys-enter = le faire
keys-escape = revenir en arrière, fermer
keys-undo = reprendre le coup, ou demander à le reprendre
keys-onward = continuer ce qui est montré, ou l’abréger
keys-go = faire l’étape suivante qui va de soi
keys-end = finir ou valider (la page demande d’abord)
keys-log = journal
keys-talk = conversation
keys-describe = le plateau en mots
keys-rules = les règles, à ce qui se passe
keys-help = cette liste
keys-arrows = avec ← et → aussi : aller d’une chose à sa voisine, d’un secteur à l’autre par exemple
keys-replay = reculer ou avancer en revoyant une partie
keys-moments = moment clé précédent ou suivant en revoyant une partie

## Aide

help-title = Aide
what-is-this = Qu’est-ce que c’est ?
help-search = Chercher dans les règles
picture-signs = Les signes
help-print = Imprimer
help-nothing = Les règles n’en parlent pas.
help-games = Jeux
help-contents = Sommaire
help-table = À la table
help-table-text = La barre du bas dit toujours à qui est le tour et ce que tu peux faire. Ce qui brille sur le plateau peut être touché ; ce qui est éteint dit pourquoi. « Reprendre » est libre tant que ton coup n’a rien révélé ni rien appris aux autres et que personne n’a joué après toi ; ensuite, les autres doivent être d’accord. Si la connexion se perd, la page revient toute seule là où tu en étais.

## Ce qui ne va pas

lost-title = Perdus dans l’espace
lost-unknown-table = Vérifie le lien, ou demande-le à nouveau à la personne qui t’invite.
lost-seat-lost = Tu peux regarder la partie, ou t’asseoir à une autre place si elle est libre.
lost-server-away = La page réessaie toute seule. La partie est gardée sur le serveur : rien n’est perdu.
lost-page-away = La page se rouvre toute seule dès que le serveur répond.
error-unexpected = Quelque chose d’imprévu est arrivé.
error-server-away = Le serveur ne répond pas.
error-page-away = Une partie de la page n’est pas arrivée.
error-unknown-table = Cette table n’existe pas.
error-unknown-game = Ce jeu n’est pas encore au port.
error-unknown-page = Cette page n’existe pas.
error-seat-lost = Cette place n’est plus à toi.
error-seat-taken = Quelqu’un d’autre a déjà pris cette place.
error-not-over = La partie n’est pas finie : on ne peut pas encore la revoir.
error-too-many-requests = Trop de demandes d’un coup. Attends un instant.
error-too-many-tables = Trop de tables sont ouvertes. Termine ou quitte l’une des tiennes d’abord.
error-too-many-of-yours = Trop de tables ont été ouvertes d’ici. Termines-en ou quittes-en quelques-unes d’abord.
error-muted = Tu ne peux pas écrire ici pour un moment, et un nom s’écrit aussi.
error-too-busy = Beaucoup de parties sont revues en ce moment. Réessaie dans un instant.
error-too-many-sockets = Trop de pages sont ouvertes sur ce serveur.
error-not-found = Introuvable.
error-no-such-game = Ce jeu n’est pas encore au port.
error-no-such-level = Ce robot n’existe pas.
error-bad-request = Le serveur ne comprend pas cette demande.
error-bad-setup = Ces options ne vont pas ensemble.
error-bad-name = Ce nom ne va pas : essaie-en un autre, plus court.
error-bad-seats = Ce nombre de places ne va pas.
error-not-seated = Tu n’as pas de place à cette table.
error-already-seated = Tu joues à cette table : on ne regarde pas par-dessus l’épaule des autres.
error-seat-not-free = Cette place n’est pas libre.
error-not-invited = Cette place est gardée pour quelqu’un : il faut le lien qui lui a été envoyé.
error-name-taken = Quelqu’un à cette table porte un nom qui y ressemble trop.
error-gone = Cette table n’est plus là : plus personne n’y était assis, ou le responsable du serveur l’a fermée.
error-not-open = La partie a déjà commencé.
error-seats-missing = Il manque encore du monde.
error-not-playing = La partie n’est pas en cours.
error-clock-runs = À cette table, c’est l’horloge qui décide pour ceux qui s’absentent.
error-no-adviser = Personne ne donne de conseils à cette table.
error-still-there = Cette personne est là, ou l’était il y a un instant : un robot ne peut pas encore jouer à sa place.
error-wrong-origin = Cette demande vient d’une autre page.
error-not-operator = Cette clé n’ouvre rien ici. Le serveur en donne une nouvelle à chaque démarrage.
error-sent-away = Tu as été renvoyé de ce serveur pour un moment.
error-wrong-host = Ce serveur ne porte pas ce nom-là.
error-wrong-method = Cela ne se fait pas ici.
error-too-slow = Le serveur a mis trop de temps. Réessaie dans un instant.
error-too-large = C’est trop long.
error-storage = Le serveur n’arrive plus à écrire. Rien de ce qui a été joué n’est perdu.
error-broken-table = Cette table est en panne. La partie est gardée.
error-damaged = Ce qui était gardé de cette table est endommagé. Qui tient ce serveur peut la rétablir d’après une copie.
error-shutting-down = Le serveur redémarre. Il revient dans un instant.
error-internal = Le serveur s’est emmêlé. Rien de ce qui a été joué n’est perdu.

## Refus du serveur

refused-not-seated = Tu n’as pas de place à cette table.
refused-not-playing = La partie n’est pas en cours.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-bots-refuse-undo = Les robots refusent : des dés ont été lancés ou quelque chose a été révélé depuis.
refused-no-such-offer = Cette question n’est plus posée.
refused-chat-closed = On ne parle pas pendant cette partie.
refused-time-up = Ton temps est écoulé.
refused-too-long = C’est trop long.
refused-too-fast = Doucement : une chose à la fois.
refused-table-full = Le journal de cette table est devenu trop long : on ne peut plus rien y dire ni reprendre.
refused-name-taken = Tu regardes sous le nom de quelqu’un qui joue ici : choisis-en un autre.
refused-muted = Tu ne peux pas écrire ici pour un moment.
refused-storage = Le serveur n’arrive plus à écrire. Ton coup n’a pas été joué.
refused-internal = Le serveur s’est emmêlé. Ton coup n’a pas été joué.

# Noms pour qui n’en donne pas : aucun rôle d’un jeu, aucun nom de robot.
pirate-names = Ambre-Jack, Mouette, Nova Finn, Héron Bleu, Flûte d’Étain, Kate Comète, Bois Flotté, Marlin, Anguille, Calme Plat, Genièvre, Demi-Lune, Moineau, Joe la Lanterne, Algue Rouge, Bernicle, Braise, Vieille Marée, La Pie, Zéphyr, Verre de Mer, Chant de Baleine, Nœud Porte-Chance, Bihoreau, Poisson-Cuivre, Tamarin, Baie des Freux, Étourneau
name-cut = Un nom compte { $most } caractères au plus.
error-cookies-blocked = Ce navigateur ne garde aucun cookie, et une place tient à l’un d’eux : sans lui, tu peux regarder, mais pas jouer. Autorise les cookies pour cette page, puis recharge-la.
storage-blocked = Ce navigateur n’a pas le droit de garder de notes : ton surnom, tes réglages et les conseils déjà lus s’oublient quand la page se ferme.

## La donne du jour, le journal de bord

nav-log = Journal de bord
daily = Donne du jour
error-played-alone = La donne du jour se joue seul.
error-deal-had = Tu as déjà eu la donne du jour. Il y en aura une autre demain.
error-deal-hidden = C’est la donne du jour, et tu ne l’as pas encore jouée.
lost-deal-hidden = Qui l’a jouée peut voir ce qu’en ont fait les autres : joue-la d’abord, depuis la page de la donne.
daily-points =
    { $count ->
        [one] un point
       *[other] { $count } points
    }

# Ce que pense l’amiral

counsel = Demander à l’amiral
