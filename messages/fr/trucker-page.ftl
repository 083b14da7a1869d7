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
        [0] aucun crédit
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
trucker-board-took = { $name } prend : { $component }
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

## Vol

trucker-board-tray = Marchandises à charger
trucker-board-skip = Passer
trucker-board-credits = crédits
trucker-board-summary = Ce que la carte a fait
trucker-board-sum-days = jours
trucker-board-sum-credits = crédits
trucker-board-sum-crew = équipage
trucker-board-sum-goods = marchandises
trucker-board-sum-tiles = pièces
trucker-board-sum-cells = cellules
trucker-board-sum-nothing = rien
trucker-board-cards-left =
    { $count ->
        [0] Dernière carte
        [one] Encore une carte
       *[other] Encore { $count } cartes
    }
trucker-board-dice = dés : { $first } et { $second }
trucker-board-of-needed = contre { $need }
trucker-board-at-most = { $most } au plus
trucker-board-tiles-lost =
    { $count ->
        [one] une pièce perdue
       *[other] { $count } pièces perdues
    }
trucker-board-flight-goes-on = Le vol continue…
trucker-board-flight-over = Le voyage est fini.

trucker-board-ask-between = Continuer le vol, ou abandonner ici et rentrer avec la moitié du prix des marchandises ?
trucker-board-ask-landed = Vol terminé. Prêt pour le suivant ?
trucker-board-ask-declare-engines = Alimente les moteurs doubles que tu veux, puis pars.
trucker-board-ask-declare-cannons = Alimente les canons doubles que tu veux, puis tire.
trucker-board-ask-battery = Quelle batterie donne la cellule ?
trucker-board-ask-land = Choisis une planète, ou passe.
trucker-board-ask-board = Monter à bord ?
trucker-board-ask-reward = Prendre la récompense coûte des jours. La veux-tu ?
trucker-board-ask-give-crew =
    { $count ->
        [one] Touche la cabine qui perd un membre d’équipage.
       *[other] Touche les cabines qui perdent de l’équipage : encore { $count }.
    }
trucker-board-ask-lose-goods =
    { $count ->
        [one] Touche la soute (ou la batterie) qui est pillée.
       *[other] Touche les soutes (ou batteries) pillées : encore { $count }.
    }
trucker-board-ask-stow =
    { $count ->
        [0] Tout est chargé. Touche une soute pour déplacer, ou termine.
        [one] Une marchandise à charger : touche une soute.
       *[other] { $count } marchandises à charger : touche une soute. Ce qui reste est perdu.
    }
trucker-board-ask-impact = Ça va toucher ! Dépense une cellule sur une pièce éclairée, ou encaisse.
trucker-board-ask-keep-piece = Le vaisseau s’est brisé : touche le morceau que tu gardes.
trucker-board-ask-titles = Tu es le meilleur à plusieurs titres : lequel gardes-tu ?

trucker-board-wait-between = On attend { $names }.
trucker-board-wait-declare = { $name } compte ses forces.
trucker-board-wait-battery = { $name } choisit une batterie.
trucker-board-wait-land = { $name } choisit une planète.
trucker-board-wait-board = { $name } hésite à monter à bord.
trucker-board-wait-reward = { $name } hésite devant la récompense.
trucker-board-wait-give-crew = { $name } doit laisser de l’équipage.
trucker-board-wait-lose-goods = { $name } se fait piller.
trucker-board-wait-stow = { $name } charge ses soutes.
trucker-board-wait-impact = { $name } voit arriver le choc.
trucker-board-wait-keep-piece = { $name } choisit quel morceau garder.
trucker-board-wait-titles = { $name } choisit un titre.

trucker-board-fate-missed = manqué
trucker-board-fate-bounced = rebondi
trucker-board-fate-stopped = paré
trucker-board-fate-struck = touché !
trucker-board-threat-misses = pas visé
trucker-board-threat-bounces = va rebondir
trucker-board-threat-shot-down = va l’abattre
trucker-board-threat-hits = visé
trucker-board-left-gave-up = a abandonné
trucker-board-left-no-human-at-take-off = parti sans humain : hors course
trucker-board-left-no-human = plus d’humain à bord : hors course
trucker-board-left-no-ship = plus de vaisseau : hors course
trucker-board-left-lapped = dépassé d’un tour : hors course
trucker-board-left-no-engines = sans moteur : hors course

trucker-board-do-power = Alimenter
trucker-board-do-spend = Prendre la cellule ici
trucker-board-do-give-crew = Laisser un membre d’équipage
trucker-board-do-lose-good = Perdre une marchandise ici
trucker-board-do-lose-cell = Perdre une cellule ici
trucker-board-do-defend = Parer avec ceci
trucker-board-do-remove = Retirer
trucker-board-do-keep = Garder ce morceau
trucker-board-do-board = Installer { $what }
trucker-board-do-stow = Charger { $what }
trucker-board-do-lift = Sortir { $what }
trucker-board-what-purple = l’alien violet
trucker-board-what-brown = l’alien brun
trucker-board-what-red = la rouge
trucker-board-what-yellow = la jaune
trucker-board-what-green = la verte
trucker-board-what-blue = la bleue

trucker-board-item-arrival =
    { $count ->
        [1] Arrivée en tête
       *[other] Arrivée en position { $count }
    }
trucker-board-item-best-looking =
    { $count ->
        [0] Plus beau vaisseau, aucun connecteur à nu
        [one] Plus beau vaisseau, un connecteur à nu
       *[other] Plus beau vaisseau, { $count } connecteurs à nu
    }
trucker-board-item-title-gained = Titre gagné : { $title }
trucker-board-item-title-defended = Titre défendu : { $title }
trucker-board-item-goods = Marchandises vendues : { $goods }
trucker-board-item-goods-for-half = Vendues à moitié prix, vol abandonné : { $goods }
trucker-board-item-losses =
    { $count ->
        [one] Une pièce perdue
       *[other] { $count } pièces perdues
    }
trucker-board-item-no-debt = On ne finit jamais sous zéro
trucker-board-titles = Titres
trucker-board-title-held = détenu par { $name }
trucker-board-title-freight-hauler = Roi du fret
trucker-board-title-power-trucker = Routier survolté
trucker-board-title-xenoquartermaster = Xéno-intendant
trucker-board-title-cruise-captain = Capitaine de croisière
trucker-board-title-master-engineer = Maître ingénieur
trucker-board-title-corridorist = Corridoriste
trucker-board-title-what-freight-hauler = le plus de soutes qui portent quelque chose
trucker-board-title-what-power-trucker = le plus de pièces qui usent des cellules
trucker-board-title-what-xenoquartermaster = les aliens logés le plus loin des autres cabines
trucker-board-title-what-cruise-captain = le plus de cabines occupées avec vue
trucker-board-title-what-master-engineer = le plus de pièces
trucker-board-title-what-corridorist = la plus longue enfilade de pièces

## Avant le départ

trucker-board-ready-title = Prêts à construire ?
trucker-board-ready-text = Dès que tout le monde est prêt, le sablier est retourné et chacun pioche dans le même entrepôt.
trucker-board-ready-waits = On attend { $names }.
trucker-board-fix-mine = Ton vaisseau ne passe pas le contrôle. Touche une pièce éclairée pour la retirer ; ce qui n’est plus relié tombe avec.
trucker-board-fix-pieces = Ton vaisseau est en morceaux : touche celui que tu gardes.
trucker-board-fix-others = Le contrôle : { $names } retire des pièces mal soudées.
trucker-board-load-mine = Touche une cabine éclairée pour y loger un alien, ou décolle avec des astronautes partout.
trucker-board-load-others = { $names } installe l’équipage.

## Boutons

trucker-board-act-ready = Prêt !
trucker-board-act-loaded = Décoller
trucker-board-act-turn-glass = Retourner le sablier
trucker-board-act-stop-looking = Reposer la pile
trucker-board-act-finish = Finir le vaisseau
trucker-board-act-finish-space = Finir, départ { $number }
trucker-board-act-end-turn = Finir le tour
trucker-board-act-land = Planète { $number } : { $goods }
trucker-board-act-accept = Accepter
trucker-board-act-pass = Passer
trucker-board-act-endure = Encaisser
trucker-board-act-fly-on = Continuer le vol
trucker-board-act-next-flight = Vol suivant
trucker-board-act-give-up = Abandonner
trucker-board-act-done-engines = Partir avec { $strength }
trucker-board-act-done-cannons = Tirer avec { $strength }
trucker-board-act-done-stow = C’est chargé
trucker-board-group-land = Se poser
trucker-board-group-keep-title = Garder
trucker-board-sure-finish = Finir maintenant ? Tu ne pourras plus rien poser.
trucker-board-sure-finish-wrong = Finir avec des joints faux ? Le contrôle fera tomber des pièces, et chacune coûte un crédit.
trucker-board-sure-give-up = Abandonner le vol ? Pas de prime d’arrivée, et tes marchandises se vendent à moitié prix.
trucker-board-sure-leave-goods = Laisser là { $goods } ?

## En toutes lettres

trucker-board-flight-learning = vol d’initiation
trucker-board-flight-one = vol de niveau I
trucker-board-flight-two = vol de niveau II
trucker-board-flight-three = vol de niveau III
trucker-board-text-flight = C’est un { $flight }.
trucker-board-text-heap = Dans l’entrepôt, { $down } pièces cachées et { $up } face visible.
trucker-board-text-card = Carte en cours : { $card }.
trucker-board-text-ship = { $name } : { $count } pièces, moteurs { $engines }, canons { $cannons }, équipage { $crew }, cellules { $cells }, connecteurs à nu { $exposed }.
trucker-board-text-row = Rangée { $row } : { $tiles }.
trucker-board-text-fault = Faute, { $place }, { $side } : { $why }.
trucker-board-fault-mismatch = un connecteur simple contre un double
trucker-board-fault-meets-smooth = un connecteur contre un flanc lisse
trucker-board-fault-barrel-blocked = une pièce devant le canon
trucker-board-fault-exhaust-blocked = une pièce derrière le moteur
trucker-board-stakes-glass = Le sablier est vide.
trucker-board-stakes-wrong = Des joints sont faux : le contrôle ferait tomber des pièces.
trucker-board-stakes-crew = Sans humain à bord, tu quittes le vol.

## Conseils d'un premier vol

trucker-hint-welcome = Ton camion de l’espace est une cabine nue. Soude des pièces autour, vole à travers huit cartes d’ennuis, vends ce qui reste : le plus riche gagne.
trucker-hint-take = Tire une pièce de la pile jusqu’à ton vaisseau, ou touche la pile puis une case. On ne choisit pas ce qu’on pioche, c’est tout le sel du chantier.
trucker-hint-place = Les cases vertes s’accordent avec leurs voisines. Rien ne t’interdit les autres, mais ce qui jure tombera au contrôle.
trucker-hint-joints = Bleu va avec bleu, orange avec orange, les trois broches vont avec tout. Un flanc lisse ne touche qu’un flanc lisse : sinon, c’est une faute.
trucker-hint-turn = Tourne la pièce : molette, clic droit, second doigt, ou touches q et e. Seuls les moteurs ne tournent jamais, leur feu sort par l’arrière.
trucker-hint-weld = Elle n’est pas encore soudée : déplace-la, tourne-la ou rends-la. Prendre la suivante la soude pour de bon.
trucker-hint-wrong = Les étincelles montrent un joint faux. Avant le départ, il faudra retirer l’une des deux pièces, et chaque pièce perdue coûte un crédit.
trucker-hint-heap = Ce qu’on rend reste face visible, pour tout le monde. Regarde là d’abord : choisir vaut mieux que piocher.
trucker-hint-engines = Aucun moteur encore. En espace dégagé, qui n’a pas de puissance abandonne le vol : il en faut au moins un.
trucker-hint-cells = Ce qui porte un éclair vert ne marche qu’en brûlant une cellule. Sans batterie, il ne sert à rien.
trucker-hint-crew = Une seule cabine, c’est deux astronautes : les esclavagistes en prennent vite deux. Ajoute des cabines.
trucker-hint-holds = Sans soute, les planètes ne rapportent rien. Les rouges, les plus chères, veulent une soute spéciale.
trucker-hint-reserve = Deux pièces peuvent attendre dans la réserve, à l’abri des autres. Celles que tu n’auras pas posées compteront comme perdues.
trucker-hint-glass = Le sablier est vide. Le retourner rapproche la fin pour tout le monde : presse les lents si tu es prêt.
trucker-hint-forecast = Ces piles sont les ennuis à venir. Y jeter un œil coûte du temps, mais dit s’il faut plutôt des canons, des boucliers ou des soutes.
trucker-hint-points = Chaque geste coûte des points. Tu dois en dépenser jusqu’à trois ou moins ; cinq reviennent au prochain tour.
trucker-hint-finish = Ton vaisseau se tient. Finir tôt te met devant sur la piste, et les premiers se servent d’abord ; mais chaque case vide est une force en moins.
trucker-hint-correct = Le contrôle : retire une pièce de chaque joint faux. Choisis celle dont la perte entraîne le moins de choses.
trucker-hint-aliens = Un alien prend la place de deux astronautes, mais renforce de deux : le violet les canons, le brun les moteurs.
trucker-hint-flight = La fusée de tête choisit d’abord et touche la plus grosse prime ; être devant expose aussi aux coups le premier. Chaque carte peut faire gagner ou perdre des jours.
trucker-hint-open-space = C’est ici qu’on avance : un jour par point de moteur. Une cellule dans un moteur double en vaut deux.
trucker-hint-planets = Se poser rapporte mais coûte des jours : si quelqu’un te talonne, demande-toi si la prime d’arrivée ne vaut pas mieux.
trucker-hint-stow = Touche une soute éclairée pour charger. Rouge vaut 4, jaune 3, vert 2, bleu 1 : laisse les bleues si la place manque.
trucker-hint-meteors = Les dés disent la colonne. Contre un gros météore, seul un canon braqué sur lui compte ; contre un petit, un bouclier, ou un flanc lisse qui ne coûte rien.
trucker-hint-enemy = Il faut être plus fort que le chiffre de la carte, pas égal. Les canons de côté ne comptent que pour moitié.
trucker-hint-zone = Inutile d’être le meilleur : il suffit de ne pas être le dernier. Compare avec les autres avant de brûler des cellules.
trucker-hint-abandoned = Bonne affaire ? Regarde ce que ça coûte en jours et en équipage, et qui te suit de près.
trucker-hint-stardust = Voilà pourquoi on bouche ses connecteurs : chacun qui pend dans le vide coûte un jour.
trucker-hint-give-up = Ton vaisseau part en morceaux. Abandonner maintenant sauve la moitié de ta cargaison ; continuer sauve tout, ou rien.

trucker-board-out-forward = avance de { $now }, { $most } au plus
trucker-board-out-crew = équipage { $have } pour { $need }
trucker-board-out-fight = canons { $now }, { $most } au plus
trucker-board-out-compare = { $now }, { $most } au plus
trucker-board-out-infected =
    { $count ->
        [0] personne n’est malade
        [one] une cabine contaminée
       *[other] { $count } cabines contaminées
    }
trucker-board-result-won = de quoi gagner
trucker-board-result-drawn = de quoi tenir
trucker-board-result-lost = trop peu

## Journal

trucker-board-log-placed = { $seat } soude : { $component }, { $place }.
trucker-board-log-revealed = { $seat } retourne : { $component }.
trucker-board-log-lost-destroyed = { $seat } perd une pièce, détruite : { $component }.
trucker-board-log-lost-fallen = { $seat } perd une pièce, tombée : { $component }.
trucker-board-log-lost-abandoned = { $seat } abandonne une pièce : { $component }.
trucker-board-log-lost-unused = { $seat } n’a pas posé une pièce mise de côté : { $component }.
trucker-board-log-card = Carte : { $card }.
trucker-board-log-saw = Pile { $number } : { $cards }.
trucker-board-log-declared-engines = { $seat } pousse avec { $strength }.
trucker-board-log-declared-cannons = { $seat } tire avec { $strength }.
trucker-board-log-declared-crew = { $seat } compte { $strength } à bord.
trucker-board-log-fought-won = { $seat } l’emporte : { $strength } contre { $power }.
trucker-board-log-fought-drawn = { $seat } tient bon : { $strength } contre { $power }.
trucker-board-log-fought-lost = { $seat } est battu : { $strength } contre { $power }.
trucker-board-log-ahead =
    { $count ->
        [0] { $seat } reste sur place.
        [one] { $seat } avance d’un jour.
       *[other] { $seat } avance de { $count } jours.
    }
trucker-board-log-back =
    { $count ->
        [one] { $seat } recule d’un jour.
       *[other] { $seat } recule de { $count } jours.
    }
trucker-board-log-powered = { $seat } brûle une cellule.
trucker-board-log-rolled = Les dés font { $sum } : { $missile }.
trucker-board-log-bounced = { $seat } : rebond, { $place }.
trucker-board-log-struck = { $seat } : touché, { $place }.
trucker-board-log-stopped = { $seat } : paré, { $place }.
trucker-board-log-crew-lost = { $seat } perd un membre d’équipage.
trucker-board-log-good-taken = { $seat } se fait prendre { $good }.
trucker-board-log-cell-taken = { $seat } se fait prendre une cellule.
trucker-board-log-goods-gained = { $seat } gagne { $goods }.
trucker-board-log-goods-left-behind = { $seat } laisse { $goods }.
trucker-board-log-landed = { $seat } se pose sur la planète { $number }.
trucker-board-log-compared-crew = Le moins d’équipage : { $lowest }.
trucker-board-log-compared-engines = Les moteurs les plus faibles : { $lowest }.
trucker-board-log-compared-cannons = Les canons les plus faibles : { $lowest }.
trucker-board-log-kept-piece = { $seat } garde un morceau de son vaisseau.
trucker-board-log-boarded = { $seat } embarque { $alien }.
trucker-board-log-scored = { $seat } : { $item } ({ $credits }), total { $total }.
trucker-board-log-took-off = Décollage, dans l’ordre : { $names }.
trucker-board-log-arrived = Arrivés, dans l’ordre : { $names }.
trucker-board-log-nobody-arrived = Personne n’est arrivé.
