### Galaxy Trucker sur la page : le chantier, le vol, les comptes, les conseils d'un premier vol.

## Pièces

trucker-board-kind-battery = Batterie
trucker-board-kind-cargo-hold = Soute
trucker-board-kind-special-hold = Soute spéciale
trucker-board-kind-cabin = Cabine
trucker-board-kind-starting-cabin = Cabine de départ
trucker-board-kind-structural = Module de structure
trucker-board-kind-engine = Moteur
trucker-board-kind-double-engine = Moteur double
trucker-board-kind-cannon = Canon
trucker-board-kind-double-cannon = Canon double
trucker-board-kind-life-support-brown = Support vital brun
trucker-board-kind-life-support-purple = Support vital violet
trucker-board-kind-shield = Bouclier

trucker-board-family-cabins = Cabines
trucker-board-family-engines = Moteurs
trucker-board-family-cannons = Canons
trucker-board-family-batteries = Batteries
trucker-board-family-shields = Boucliers
trucker-board-family-holds = Soutes
trucker-board-family-plain = Structure

trucker-board-cells-of = cellules : { $count } sur { $most }
trucker-board-holds-up-to =
    { $count ->
        [one] une place
       *[other] { $count } places
    }
trucker-board-humans =
    { $count ->
        [0] vide
        [one] un astronaute
       *[other] { $count } astronautes
    }
trucker-board-alien-purple = un alien violet
trucker-board-alien-brown = un alien brun
trucker-board-no-goods = aucune marchandise
trucker-board-good-red =
    { $count ->
        [one] une rouge
       *[other] { $count } rouges
    }
trucker-board-good-yellow =
    { $count ->
        [one] une jaune
       *[other] { $count } jaunes
    }
trucker-board-good-green =
    { $count ->
        [one] une verte
       *[other] { $count } vertes
    }
trucker-board-good-blue =
    { $count ->
        [one] une bleue
       *[other] { $count } bleues
    }
trucker-board-place = rangée { $row }, colonne { $column }
trucker-board-side-front = à l’avant
trucker-board-side-right = à droite
trucker-board-side-back = à l’arrière
trucker-board-side-left = à gauche

## Cartes

trucker-board-card-open-space = Espace dégagé
trucker-board-card-planets = Planètes
trucker-board-card-abandoned-ship = Vaisseau abandonné
trucker-board-card-abandoned-station = Station abandonnée
trucker-board-card-smugglers = Contrebandiers
trucker-board-card-slavers = Esclavagistes
trucker-board-card-pirates = Pirates
trucker-board-card-meteor-swarm = Pluie de météores
trucker-board-card-combat-zone = Zone de combat
trucker-board-card-stardust = Poussière d’étoiles
trucker-board-card-epidemic = Épidémie
trucker-board-card-sabotage = Sabotage
trucker-board-card-of-level = { $card }, niveau { $level }
trucker-board-card-beaten = Trop faible
trucker-board-card-winner = Plus fort

trucker-board-asks-open-space = Chacun avance d’autant de jours que ses moteurs ont de puissance. Sans moteur, on abandonne.
trucker-board-asks-planets = Dans l’ordre, chacun peut se poser sur une planète libre et charger ses marchandises ; cela coûte des jours.
trucker-board-asks-abandoned-ship = Le premier qui veut laisse de l’équipage à bord et touche les crédits.
trucker-board-asks-abandoned-station = Le premier dont l’équipage est assez nombreux peut vider la station ; il garde son équipage.
trucker-board-asks-smugglers = Plus fort qu’eux, tu peux prendre leur cargaison ; plus faible, ils prennent tes meilleures marchandises.
trucker-board-asks-slavers = Plus fort qu’eux, tu touches la prime ; plus faible, ils emmènent de l’équipage.
trucker-board-asks-pirates = Plus fort qu’eux, tu touches la prime ; les plus faibles essuient leurs tirs.
trucker-board-asks-meteor-swarm = Deux dés disent la rangée ou la colonne, la même pour tous. Canons contre les gros, boucliers ou flancs lisses contre les petits.
trucker-board-asks-combat-zone = À chaque ligne, c’est le plus faible qui paie ; à égalité, celui qui est devant.
trucker-board-asks-stardust = Chaque connecteur resté à nu coûte un jour.
trucker-board-asks-epidemic = Chaque cabine occupée reliée à une autre cabine occupée perd un membre d’équipage.
trucker-board-asks-sabotage = Le plus petit équipage voit sauter une pièce tirée aux dés.

trucker-board-least-crew = Le moins d’équipage
trucker-board-least-engines = Les moteurs les plus faibles
trucker-board-least-cannons = Les canons les plus faibles

trucker-board-fact-power = puissance { $count }
trucker-board-fact-days-lost =
    { $count ->
        [one] un jour perdu
       *[other] { $count } jours perdus
    }
trucker-board-fact-crew-lost =
    { $count ->
        [one] un membre d’équipage perdu
       *[other] { $count } membres d’équipage perdus
    }
trucker-board-fact-crew-needed = { $count } membres d’équipage au moins
trucker-board-fact-goods-lost =
    { $count ->
        [one] une marchandise perdue
       *[other] { $count } marchandises perdues
    }
trucker-board-fact-credits =
    { $count ->
        [one] un crédit
       *[other] { $count } crédits
    }

trucker-board-missile-small-meteor = petit météore { $from }
trucker-board-missile-large-meteor = gros météore { $from }
trucker-board-missile-light-shot = tir léger { $from }
trucker-board-missile-heavy-shot = tir lourd { $from }
trucker-board-from-front = venant de l’avant
trucker-board-from-right = venant de la droite
trucker-board-from-back = venant de l’arrière
trucker-board-from-left = venant de la gauche
trucker-board-planet-land = Se poser sur la planète { $number }

## Chantier

trucker-board-heap = L’entrepôt
trucker-board-heap-filter = N’afficher que
trucker-board-heap-empty = Rien n’est encore face visible.
trucker-board-heap-put-back = Dépose une pièce ici pour la rendre, face visible.
trucker-board-glass-turn = Retourner
trucker-board-glass-still = Le sablier est à l’arrêt
trucker-board-glass-left =
    { $count ->
        [one] encore une seconde
       *[other] encore { $count } secondes
    }
trucker-board-glass-run = tour { $run } sur { $runs }
trucker-board-track-place = { $place }. { $name }, jour { $day }
trucker-board-close = Fermer
trucker-board-my-ship = Mon vaisseau
trucker-board-ship-of = Le vaisseau de { $name }
trucker-board-look-ship = Voir de près le vaisseau de { $name }
trucker-board-finished = A fini de construire
trucker-board-looks-at-pile = Regarde une pile de prévisions
trucker-board-hand = Main
trucker-board-hand-holds = En main : { $component }. Touche pour tourner.
trucker-board-reaching = La main se tend…
trucker-board-reserve = Réserve
trucker-board-set-aside = Mettre de côté
trucker-board-put-back = Rendre
trucker-board-turn-left = Tourner à gauche
trucker-board-turn-right = Tourner à droite
trucker-board-pile-draw = Prendre une pièce cachée
trucker-board-pile-reveal =
    { $cost ->
        [one] Retourner une pièce (1 point)
       *[other] Retourner une pièce ({ $cost } points)
    }
trucker-board-bay-empty = Case vide, { $place }
trucker-board-bay-fits = La pièce va ici, { $place }
trucker-board-bay-clashes = La pièce jure ici, { $place }
trucker-board-loose-turn = Pas encore soudée : touche pour tourner, ou déplace-la
trucker-board-too-late = Trop tard : quelqu’un a été plus vif. Ta main est libre.
trucker-board-check-would =
    { $faults ->
        [0] Mal accroché
        [one] Un joint faux
       *[other] { $faults } joints faux
    }{ $torn ->
        [0] {" "}: le contrôle ferait retirer quelque chose.
        [one] {" "}: au contrôle, au moins une pièce tomberait.
       *[other] {" "}: au contrôle, au moins { $torn } pièces tomberaient.
    }
trucker-board-done-building = Ton vaisseau attend le départ.
trucker-board-tell-held = Les cases vertes s’accordent. Pose, tourne ou rends la pièce.
trucker-board-tell-loose = Encore libre : la prochaine pièce prise la soude.
trucker-board-tell-empty = Prends une pièce dans l’entrepôt et tire-la sur ton vaisseau.
trucker-board-glass-last = Seul un joueur qui a fini peut le retourner pour la dernière fois.
trucker-board-points =
    { $count ->
        [one] un point d’action
       *[other] { $count } points d’action
    }
trucker-board-points-mine =
    { $count ->
        [0] plus de points
        [one] encore un point
       *[other] encore { $count } points
    }
trucker-board-points-of =
    { $count ->
        [one] { $name } : un point
       *[other] { $name } : { $count } points
    }
trucker-board-countdown =
    { $count ->
        [one] encore un tour
       *[other] encore { $count } tours
    }
trucker-board-forecast = Prévisions
trucker-board-pile-number = Prévisions, pile { $number }
trucker-board-pile-look =
    { $count ->
        [one] Regarder la pile { $number }, une carte
       *[other] Regarder la pile { $number }, { $count } cartes
    }
trucker-board-pile-again =
    { $count ->
        [one] Revoir la pile { $number }, une carte
       *[other] Revoir la pile { $number }, { $count } cartes
    }
trucker-board-pile-hidden = Cette pile reste secrète.
trucker-board-pile-back = Reposer la pile
trucker-board-stat-engines = moteurs, sans et avec cellules
trucker-board-stat-cannons = canons, sans et avec cellules
trucker-board-stat-crew = équipage
trucker-board-stat-cells = cellules
trucker-board-stat-holds = places pour marchandises, ordinaires + spéciales
trucker-board-stat-shields = flancs couverts par un bouclier
trucker-board-stat-exposed = connecteurs à nu
