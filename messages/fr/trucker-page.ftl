### Galaxy Trucker sur la page : le chantier, le vol, les comptes, les conseils d'un premier vol.

## Pièces

trucker-board-kind-battery = Accumulateur
trucker-board-kind-cargo-hold = Cale
trucker-board-kind-special-hold = Cale spéciale
trucker-board-kind-cabin = Cabine
trucker-board-kind-starting-cabin = Cabine de départ
trucker-board-kind-structural = Module structurel
trucker-board-kind-engine = Moteur
trucker-board-kind-double-engine = Double moteur
trucker-board-kind-cannon = Canon
trucker-board-kind-double-cannon = Double canon
trucker-board-kind-life-support-brown = Module de survie marron
trucker-board-kind-life-support-purple = Module de survie mauve
trucker-board-kind-shield = Bouclier

trucker-board-about-battery = Nourrit boucliers, doubles canons et doubles moteurs : une cellule à chaque fois.
trucker-board-about-cargo-hold = De la place pour les marchandises, mais pas pour les rouges.
trucker-board-about-special-hold = De la place pour les marchandises, les rouges comprises.
trucker-board-about-cabin = Loge deux astronautes.
trucker-board-about-starting-cabin = Deux astronautes y logent, et le vaisseau grandit à partir d’elle.
trucker-board-about-structural = Ne porte rien : ses connecteurs tiennent le vaisseau.
trucker-board-about-engine = De la vitesse en espace dégagé. Il crache vers l’arrière, où rien ne doit se trouver.
trucker-board-about-double-engine = Compte pour deux moteurs, contre une cellule à chaque fois. Rien ne doit se trouver derrière.
trucker-board-about-cannon = Contre les ennemis et les gros astéroïdes. Il compte pour moitié s’il ne vise pas vers l’avant, et rien ne doit se trouver devant.
trucker-board-about-double-cannon = Compte pour deux canons, contre une cellule à chaque fois. Rien ne doit se trouver devant.
trucker-board-about-life-support-brown = Une cabine qui y est raccordée peut loger un extraterrestre marron, qui aide les moteurs. Aucun n’embarque au vol d’apprentissage.
trucker-board-about-life-support-purple = Une cabine qui y est raccordée peut loger un extraterrestre mauve, qui aide les canons. Aucun n’embarque au vol d’apprentissage.
trucker-board-about-shield = Couvre deux côtés contre les petits astéroïdes et les tirs légers, contre une cellule à chaque fois.
trucker-board-about-heavy = Son poids se retire toujours de la puissance des moteurs. Ses côtés lisses arrêtent tout ce qui les frappe.
trucker-board-about-explosive = Détruite, elle détruit les huit composants qui l’entourent.
trucker-board-about-fragile = Elle se brise dès qu’un des huit composants qui l’entourent est détruit.
trucker-board-about-radioactive = Ni équipage ni cellule sur les huit cases voisines, et jamais deux reliées l’une à l’autre.

trucker-board-family-cabins = Cabines
trucker-board-family-supports = Modules de survie
trucker-board-family-engines = Moteurs
trucker-board-family-cannons = Canons
trucker-board-family-batteries = Accumulateurs
trucker-board-family-shields = Boucliers
trucker-board-family-holds = Cales
trucker-board-family-plain = Structure

trucker-board-cells-of = cellules : { $count } sur { $most }
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
trucker-board-alien-purple = un extraterrestre mauve
trucker-board-alien-brown = un extraterrestre marron
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
trucker-board-card-meteor-swarm = Champ d’astéroïdes
trucker-board-card-combat-zone = Zone de combat
trucker-board-card-stardust = Poussière d’étoile
trucker-board-card-epidemic = Épidémie
trucker-board-card-sabotage = Sabotage
trucker-board-card-of-level = { $card }, niveau { $level }
trucker-board-card-beaten = Trop faible
trucker-board-card-winner = Plus fort

trucker-board-asks-open-space = Chacun avance d’autant de jours que la puissance de ses moteurs. Sans moteur, on abandonne.
trucker-board-asks-open-space-alone = Tu avances d’autant de jours que la puissance de tes moteurs. Sans moteur, le vol s’arrête là.
trucker-board-asks-planets = Dans l’ordre, chacun peut se poser sur une planète libre et charger ses marchandises ; cela coûte des jours.
trucker-board-asks-planets-alone = Tu peux te poser sur une planète et charger ses marchandises ; cela coûte des jours.
trucker-board-asks-abandoned-ship = Le premier qui le veut laisse de l’équipage à bord et touche les crédits.
trucker-board-asks-abandoned-ship-alone = Laisse de l’équipage à bord de l’épave, et touche les crédits.
trucker-board-asks-abandoned-station = Le premier dont l’équipage est assez nombreux peut vider la station ; il garde son équipage.
trucker-board-asks-abandoned-station-alone = Avec un équipage assez nombreux, tu peux vider la station ; tu gardes ton équipage.
trucker-board-asks-smugglers = Plus fort qu’eux, tu peux prendre leurs marchandises ; plus faible, tu perds les meilleures des tiennes, et des cellules quand tu n’en as plus.
trucker-board-asks-slavers = Plus fort qu’eux, tu peux toucher la prime ; plus faible, tu leur laisses de l’équipage.
trucker-board-asks-pirates = Plus fort qu’eux, tu peux toucher la prime ; les plus faibles essuient leurs tirs.
trucker-board-asks-pirates-alone = Plus fort qu’eux, tu peux toucher la prime ; plus faible, tu essuies leurs tirs.
trucker-board-asks-meteor-swarm = Deux dés donnent la rangée ou la colonne, la même pour tous. Canons contre les gros, boucliers ou côtés lisses contre les petits.
trucker-board-asks-meteor-swarm-alone = Deux dés donnent la rangée ou la colonne. Canons contre les gros, boucliers ou côtés lisses contre les petits.
trucker-board-asks-combat-zone = À chaque ligne, le plus faible paie ; à égalité, celui qui est devant.
trucker-board-asks-combat-zone-alone = Personne d’autre en vol à qui se mesurer : rien n’arrive.
trucker-board-asks-stardust = Chaque connecteur exposé coûte un jour.
trucker-board-asks-epidemic = Chaque cabine occupée reliée à une autre cabine occupée perd un membre d’équipage.
trucker-board-asks-sabotage = Le plus petit équipage voit sauter un composant désigné par les dés.
trucker-board-asks-sabotage-alone = Les saboteurs laissent en paix un vaisseau seul : rien n’arrive.

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
trucker-board-fact-crew-needed = équipage de { $count } au moins
trucker-board-fact-goods-lost =
    { $count ->
        [one] une marchandise perdue (une cellule s’il n’y en a pas)
       *[other] { $count } marchandises perdues (des cellules quand il n’y en a plus)
    }
trucker-board-fact-credits =
    { $count ->
        [0] aucun crédit
        [one] un crédit
       *[other] { $count } crédits
    }

trucker-board-missile-small-meteor = petit astéroïde { $from }
trucker-board-missile-large-meteor = gros astéroïde { $from }
trucker-board-missile-light-shot = tir léger { $from }
trucker-board-missile-huge-asteroid = morceau de l’astéroïde
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
trucker-board-heap-put-back = Dépose un composant ici pour le rendre, face visible.
trucker-board-took = { $name } prend : { $component }
trucker-board-glass-turn = Retourner
trucker-board-glass-still = Le sablier est à l’arrêt
trucker-board-glass-left =
    { $count ->
        [one] encore une seconde
       *[other] encore { $count } secondes
    }
trucker-board-glass-run = tour { $run } sur { $runs }
trucker-board-track-place = { $place }. { $name }, jour { $day }
trucker-board-track-empty = Le plan de vol, où plus personne ne vole
trucker-board-close = Fermer
trucker-board-my-ship = Mon vaisseau
trucker-board-ship-of = Le vaisseau de { $name }
trucker-board-all-build = Tout le monde construit
trucker-board-share = Vaisseau en une ligne
trucker-board-ship-line = Ce vaisseau en une ligne
trucker-board-ship-paste = Colle la ligne d’un autre vaisseau pour le voir
trucker-board-ship-sent = Le vaisseau reçu
trucker-board-ship-unreadable = Ce n’est pas un vaisseau : une ligne commence par I, II ou III, puis case et composant, comme 707:33.
trucker-board-look-ship = Voir de près le vaisseau de { $name }
trucker-board-finished = A terminé l’assemblage
trucker-board-looks-at-pile = Consulte une pile de prévisions
trucker-board-hand = Main
trucker-board-hand-holds =
    { $turns ->
        [yes] En main : { $component }. Touche-le pour le tourner.
       *[no] En main : { $component }. Il ne se tourne pas.
    }
trucker-board-reaching = La main se tend…
trucker-board-reserve = Réserve
trucker-board-set-aside = En réserve
trucker-board-put-back = Rendre
trucker-board-turn-left = Tourner à gauche
trucker-board-turn-right = Tourner à droite
trucker-board-pile-draw = Prendre un composant caché
trucker-board-pile-reveal =
    { $cost ->
        [one] Révéler un composant (1 point)
       *[other] Révéler un composant ({ $cost } points)
    }
trucker-board-bay-empty = Case vide, { $place }
trucker-board-bay-fits = Le composant va ici, { $place }
trucker-board-bay-shaky = Le composant va ici, mais ne tient qu’à ce que la vérification arrachera, { $place }
trucker-board-bay-clashes = Le composant ne va pas ici, { $place }
trucker-board-loose-turn = Pas encore soudé : touche-le pour le tourner, ou déplace-le
trucker-board-too-late = { $name } a pris ce composant avant toi. Ta main est libre.
trucker-board-check-would =
    { $faults ->
        [0] Mal accroché
        [one] Un mauvais raccord
       *[other] { $faults } mauvais raccords
    } : { $torn ->
        [0] à la vérification, quelque chose sera à retirer.
        [one] à la vérification, au moins un composant tombera.
       *[other] à la vérification, au moins { $torn } composants tomberont.
    }
trucker-board-check-handicap =
    { $count ->
        [one] Un composant enfreint le handicap de ton titre doré : la vérification le ferait retirer.
       *[other] { $count } composants enfreignent le handicap de ton titre doré : la vérification en ferait retirer.
    }
trucker-board-against-gold = enfreint le handicap de ton titre doré
trucker-board-done-building = Ton vaisseau attend le départ.
trucker-board-tell-held =
    { $fits ->
        [yes] Les cases vertes conviennent.
        [no] Aucune case ne convient ainsi.
       *[unknown] Choisis une case.
    } { $turns ->
        [yes] { $back ->
            [yes] Place, tourne ou rends le composant.
           *[no] Place ou tourne le composant.
        }
       *[no] { $back ->
            [yes] Place ou rends le composant.
           *[no] Place-le : il ne se tourne pas.
        }
    }
trucker-board-tell-loose = Pas encore soudé : il le sera dès que tu prendras le suivant.
trucker-board-tell-empty = Prends un composant dans l’entrepôt et glisse-le sur ton vaisseau.
trucker-board-tell-end = Il ne reste qu’à finir le tour.
trucker-board-tell-turns = Révèle un composant, ou touche-en un face visible : tu choisiras ensuite quoi en faire.
trucker-board-would-fit = va sur ton vaisseau
trucker-board-would-not-fit = ne va nulle part sur ton vaisseau
trucker-board-chosen-fits =
    { $cost ->
        [one] Touche une case verte pour l’y monter (1 point).
       *[other] Touche une case verte pour l’y monter ({ $cost } points).
    }
trucker-board-chosen-turn = Ainsi, il ne va nulle part : tourne-le.
trucker-board-chosen-nowhere = Il ne va nulle part sur ton vaisseau : monté quand même, il fera un mauvais raccord.
trucker-board-take-it =
    { $cost ->
        [one] Monter (1 point)
       *[other] Monter ({ $cost } points)
    }
trucker-board-reserve-it =
    { $cost ->
        [one] Réserver (1 point)
       *[other] Réserver ({ $cost } points)
    }
trucker-board-glass-rule = Le sablier. Une fois vide, qui veut presser les autres peut le retourner ; la dernière fois, il faut avoir fini d’assembler.
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
        [one] { $name } : un point
       *[other] { $name } : { $count } points
    }
trucker-board-countdown =
    { $count ->
        [one] encore un tour
       *[other] encore { $count } tours
    }
trucker-board-turns-finish = { $count ->
    [one] Encore un composant avant de pouvoir terminer l’assemblage.
   *[other] Encore { $count } composants avant de pouvoir terminer l’assemblage.
}
trucker-board-turns-spend = Le tour peut finir une fois les points clairs dépensés ; les plus sombres restent pour le suivant.
trucker-board-turns-looked = Tu as consulté les prévisions : le tour ne peut plus que finir.
trucker-board-turns-countdown = { $count ->
    [one] { $name } a terminé l’assemblage : encore un tour, puis c’est le départ pour tous.
   *[other] { $name } a terminé l’assemblage : encore { $count } tours, puis c’est le départ pour tous.
}
trucker-board-turns-reserve = Ta réserve n’est qu’à toi : monte ce qui s’y trouve avant de terminer l’assemblage, sinon c’est perdu.
trucker-board-forecast = Prévisions
trucker-board-pile-number = Prévisions, pile { $number }
trucker-board-pile-look =
    { $count ->
        [one] Consulter la pile { $number }, une carte
       *[other] Consulter la pile { $number }, { $count } cartes
    }
trucker-board-pile-again =
    { $count ->
        [one] Revoir la pile { $number }, une carte
       *[other] Revoir la pile { $number }, { $count } cartes
    }
trucker-board-pile-cost =
    { $cost ->
        [one] 1 point, finit ton tour
       *[other] { $cost } points, finit ton tour
    }
trucker-board-pile-hidden = Cette pile reste secrète.
trucker-board-pile-back = Rendre la pile
trucker-board-stat-engines = moteurs, sans et avec cellules
trucker-board-stat-cannons = canons, sans et avec cellules
trucker-board-stat-crew = équipage
trucker-board-stat-cells = cellules
trucker-board-stat-holds = places pour marchandises, ordinaires + spéciales
trucker-board-stat-shields = côtés couverts par un bouclier, sur quatre
trucker-board-stat-exposed = connecteurs exposés
trucker-board-stat-short-engines = moteurs
trucker-board-stat-short-cannons = canons
trucker-board-stat-short-crew = équipage
trucker-board-stat-short-cells = cellules
trucker-board-stat-short-holds = cales
trucker-board-stat-short-shields = couverts
trucker-board-stat-short-exposed = exposés

## Vol

trucker-board-tray = Marchandises à charger
trucker-board-skip = Abréger
trucker-board-credits = crédits
trucker-board-summary = Ce que la carte a fait
trucker-board-sum-days-gain =
    { $count ->
        [one] avance d’un jour
       *[other] avance de { $count } jours
    }
trucker-board-sum-days-loss =
    { $count ->
        [one] un jour perdu
       *[other] { $count } jours perdus
    }
trucker-board-sum-credits-gain =
    { $count ->
        [one] un crédit gagné
       *[other] { $count } crédits gagnés
    }
trucker-board-sum-crew-loss =
    { $count ->
        [one] un membre d’équipage perdu
       *[other] { $count } membres d’équipage perdus
    }
trucker-board-sum-goods-gain =
    { $count ->
        [one] une marchandise chargée
       *[other] { $count } marchandises chargées
    }
trucker-board-sum-goods-loss =
    { $count ->
        [one] une marchandise perdue
       *[other] { $count } marchandises perdues
    }
trucker-board-sum-tiles-loss =
    { $count ->
        [one] un composant perdu
       *[other] { $count } composants perdus
    }
trucker-board-sum-cells-loss =
    { $count ->
        [one] une cellule dépensée
       *[other] { $count } cellules dépensées
    }
trucker-board-sum-robbed-loss =
    { $count ->
        [one] une cellule perdue
       *[other] { $count } cellules perdues
    }
trucker-board-sum-vips-loss =
    { $count ->
        [one] un VIP perdu
       *[other] { $count } VIP perdus
    }
trucker-board-sum-left-mine =
    Tu quittes le vol : { $why ->
        [gave_up] tu as abandonné
        [lapped] tu as un tour de retard
        [no_engines] tes moteurs n’ont aucune puissance
        [black_hole] le trou noir t’a avalé
        [no_ship] il ne reste rien de ton vaisseau
       *[other] plus aucun humain à bord
    }
trucker-board-sum-left =
    quitte le vol : { $why ->
        [gave_up] par choix
        [lapped] un tour de retard
        [no_engines] aucune puissance aux moteurs
        [black_hole] avalé par le trou noir
        [no_ship] il ne reste rien du vaisseau
       *[other] plus aucun humain à bord
    }
trucker-board-sum-out = hors course
trucker-board-sum-nothing = rien ne change
trucker-board-sum-mine = Toi
trucker-board-onward = Continuer
trucker-board-to-the-end = Fin du vol
trucker-board-film-card-done = La carte est passée. Voici ce qu’elle a fait.
trucker-board-film-nobody-left = Plus personne ne vole. Voici ce que cette carte a fait.
trucker-board-film-last-card = C’était la dernière carte. Voici ce qu’elle a fait.
trucker-board-why-arrival = Prime d’arrivée : plus on finit devant, plus elle est grosse.
trucker-board-why-arrival-alone = Prime d’arrivée : seul, on arrive toujours en tête.
trucker-board-why-best-looking = Prix du plus beau vaisseau : le moins de connecteurs exposés parmi les arrivés.
trucker-board-why-best-looking-alone = Prix du plus beau vaisseau : sans rival, il te revient.
trucker-board-why-title-gained = Titres : le meilleur dans chaque domaine le gagne.
trucker-board-why-title-defended = Titres : qui défend le sien touche davantage.
trucker-board-why-goods = Vente des marchandises : rouge 4, jaune 3, verte 2, bleue 1.
trucker-board-why-goods-for-half = Qui n’est pas arrivé vend ses marchandises à moitié prix.
trucker-board-why-covered-losses = Chaque composant perdu coûte un crédit, sauf ceux qui sont couverts.
trucker-board-why-losses = Chaque composant perdu coûte un crédit.
trucker-board-why-no-debt = Personne ne finit sous zéro : la dette est effacée.
trucker-board-cards-left =
    { $count ->
        [0] Dernière carte
        [one] Encore une carte
       *[other] Encore { $count } cartes
    }
trucker-board-dice = dés : { $first } et { $second }
trucker-board-of-needed = contre { $need }
trucker-board-at-most = { $most } au plus
trucker-board-tiles-lost =
    { $count ->
        [one] un composant perdu
       *[other] { $count } composants perdus
    }
trucker-board-flight-goes-on = Le vol continue…
trucker-board-flight-over = Le voyage est fini.

trucker-board-ask-between = Continuer le vol, ou abandonner ici et rentrer avec la moitié du prix des marchandises ?
trucker-board-ask-last = La dernière carte est passée. Tu peux encore déplacer tes marchandises ; ensuite tu te poses et tu les vends.
trucker-board-ask-landed = Vol terminé. On passe au suivant ?
trucker-board-ask-declare-engines = Alimente les doubles moteurs que tu veux, puis pars.
trucker-board-ask-declare-cannons = Alimente les doubles canons que tu veux, puis tire.
trucker-board-ask-battery = Quel accumulateur donne la cellule ?
trucker-board-ask-land = Choisis une planète, ou passe.
trucker-board-ask-board = Monter à bord ?
trucker-board-ask-reward = Prendre la récompense coûte des jours. La veux-tu ?
trucker-board-room-left =
    { $plain ->
        [0] { $special ->
            [0] Tes cales n’ont plus de place.
           [one] Place dans tes cales : une spéciale.
           *[other] Place dans tes cales : { $special } spéciales.
        }
       *[other] { $special ->
            [0] Place dans tes cales : { $plain }, aucune pour les rouges.
           [one] Place dans tes cales : { $plain } + une spéciale.
           *[other] Place dans tes cales : { $plain } + { $special } spéciales.
        }
    }
trucker-board-ask-give-crew =
    { $count ->
        [one] Touche la cabine qui perd un membre d’équipage.
       *[other] Touche les cabines qui perdent de l’équipage : encore { $count }.
    }
trucker-board-ask-lose-goods =
    { $count ->
        [one] Touche la cale (ou l’accumulateur) à piller.
       *[other] Touche les cales (ou accumulateurs) à piller : encore { $count }.
    }
trucker-board-ask-stow =
    { $count ->
        [0] Tout est chargé. Touche une cale pour déplacer, ou termine.
        [one] Une marchandise à charger : touche une cale éclairée.
       *[other] { $count } marchandises à charger : touche une cale éclairée. Ce qui reste est perdu.
    }
trucker-board-ask-stow-full =
    { $count ->
        [one] Tes cales n’ont pas de place pour cette marchandise. Touche une cale pour en sortir une autre, ou laisse-la.
       *[other] Tes cales n’ont pas de place pour ces { $count } marchandises. Touche une cale pour en sortir d’autres, ou laisse-les.
    }
trucker-board-ask-impact-by = Ça va toucher : { $missile }, { $lane }. Dépense une cellule sur un composant éclairé, ou encaisse.
trucker-board-lane-column = colonne { $number }
trucker-board-lane-row = rangée { $number }
trucker-board-ask-impact = Ça va toucher ! Dépense une cellule sur un composant éclairé, ou encaisse.
trucker-board-ask-keep-piece = Le vaisseau s’est brisé : touche le morceau que tu gardes.
trucker-board-ask-titles = Plusieurs titres te reviennent : lequel gardes-tu ?

trucker-board-wait-between = On attend { $names }.
trucker-board-wait-declare = { $name } compte sa puissance.
trucker-board-wait-battery = { $name } choisit un accumulateur.
trucker-board-wait-land = { $name } choisit une planète.
trucker-board-wait-board = { $name } hésite à monter à bord.
trucker-board-wait-reward = { $name } hésite devant la récompense.
trucker-board-wait-give-crew = { $name } doit laisser de l’équipage.
trucker-board-wait-lose-goods = { $name } se fait piller.
trucker-board-wait-stow = { $name } charge ses cales.
trucker-board-wait-impact = { $name } voit l’impact arriver.
trucker-board-wait-keep-piece = { $name } choisit quel morceau garder.
trucker-board-wait-titles = { $name } choisit un titre.

trucker-board-fate-missed = manqué
trucker-board-fate-bounced = ricochet
trucker-board-fate-stopped = paré
trucker-board-fate-struck = touché !
trucker-board-threat-misses = pas visé
trucker-board-threat-bounces = va ricocher
trucker-board-threat-shot-down = va l’abattre
trucker-board-threat-hits = visé
trucker-board-out-mine =
    Tu es hors course : { $why ->
        [gave_up] tu as abandonné
        [lapped] tu as un tour de retard
        [no_engines] tes moteurs n’ont aucune puissance
        [black_hole] le trou noir t’a avalé
        [no_ship] il ne reste rien de ton vaisseau
       *[other] plus aucun humain à bord
    }. Les autres continuent.
trucker-board-left-gave-up = a abandonné
trucker-board-left-no-human-at-take-off = aucun humain au départ : hors course
trucker-board-left-no-human = plus d’humain à bord : hors course
trucker-board-left-no-ship = plus de vaisseau : hors course
trucker-board-left-lapped = un tour de retard : hors course
trucker-board-left-no-engines = sans moteur : hors course

trucker-board-do-power = Alimenter
trucker-board-do-spend = Prendre la cellule ici
trucker-board-do-give-crew = Laisser un membre d’équipage
trucker-board-do-lose-good = Perdre une marchandise ici
trucker-board-do-lose-cell = Perdre une cellule ici
trucker-board-do-defend = Parer avec ceci
trucker-board-do-remove = Retirer
trucker-board-do-keep = Garder ce morceau (en garder { $kept }, en perdre { $lost })
trucker-board-pair = { $first } : { $second }
trucker-board-do-board = Installer { $what }
trucker-board-do-stow = Charger { $what }
trucker-board-do-lift = Sortir { $what }
trucker-board-what-purple = l’extraterrestre mauve
trucker-board-what-brown = l’extraterrestre marron
trucker-board-what-red = la rouge
trucker-board-what-yellow = la jaune
trucker-board-what-green = la verte
trucker-board-what-blue = la bleue

trucker-board-item-earned = Crédits gagnés en vol
trucker-board-item-advance = Avance de la mission
trucker-board-item-no-arrival = Vol non terminé : pas de prime d’arrivée
trucker-board-item-no-mission = La mission ne paie rien
trucker-board-item-no-vip = Aucun VIP à l’arrivée
trucker-board-item-brought = Crédits d’avant, et gagnés en vol
trucker-board-item-arrival =
    { $count ->
        [1] Arrivée en première place
        [2] Arrivée en deuxième place
        [3] Arrivée en troisième place
       *[other] Arrivée en quatrième place
    }
trucker-board-item-best-looking =
    { $count ->
        [0] Plus beau vaisseau, aucun connecteur exposé
        [one] Plus beau vaisseau, un connecteur exposé
       *[other] Plus beau vaisseau, { $count } connecteurs exposés
    }
trucker-board-item-title-gained = Titre gagné : { $title }
trucker-board-item-title-defended = Titre défendu : { $title }
trucker-board-item-goods = Marchandises vendues : { $goods }
trucker-board-item-goods-for-half = Vendues à moitié prix, faute d’arriver : { $goods }
trucker-board-item-losses =
    { $count ->
        [0] Aucun composant perdu
        [one] Un composant perdu
       *[other] { $count } composants perdus
    }
trucker-board-item-covered-losses =
    { $lost ->
        [one] Un composant perdu
       *[other] { $lost } composants perdus
    }{ $mission ->
        [0] { "" }
       *[other] , dont { $mission } que la mission ne compte pas
    }{ $insurer ->
        [0] { "" }
       *[other] , { $insurer ->
            [one] dont un couvert par l’assureur
           *[other] dont { $insurer } couverts par l’assureur
        }
    }
trucker-board-item-no-debt = On ne finit jamais sous zéro
trucker-board-end-no-defeat = Le plus riche l’emporte. Mais qui finit avec au moins un crédit n’a pas perdu.
trucker-board-end-nobody = Pas un seul crédit à la ronde : personne ne gagne.
trucker-board-titles = Titres
trucker-board-titles-choose =
    { $count ->
        [one] Un titre te revient : garde-le
       *[other] { $count } titres te reviennent : gardes-en un
    }
trucker-board-trek-flight = Vol { $flight } sur { $flights }
trucker-board-title-held = tenu par { $name }
trucker-board-title-freight-hauler = Roi du fret
trucker-board-title-power-trucker = Routier survolté
trucker-board-title-xenoquartermaster = Xéno-intendant
trucker-board-title-cruise-captain = Capitaine de croisière
trucker-board-title-master-engineer = Maître ingénieur
trucker-board-title-corridorist = Corridoriste
trucker-board-title-what-freight-hauler = le plus de cales qui portent quelque chose
trucker-board-title-what-power-trucker = le plus de composants qui usent des cellules : doubles moteurs, doubles canons, boucliers
trucker-board-title-what-xenoquartermaster = les extraterrestres logés le plus loin, en pas, de toute autre cabine
trucker-board-title-what-cruise-captain = le plus de cabines occupées avec vue : un côté lisse qui donne sur le vide
trucker-board-title-what-master-engineer = le plus de composants restés sur le vaisseau
trucker-board-title-what-corridorist = le plus long corridor : des composants joints qui ont des connecteurs sur deux côtés au plus

## Avant le départ

trucker-board-ready-title = On assemble ?
trucker-board-ready-text = Dès que tout le monde a répondu, l’assemblage commence, et chacun prend dans le même entrepôt.
trucker-board-ready-clock = Le sablier part aussitôt, { $count } secondes par tour.
trucker-board-ready-text-alone = L’assemblage commence dès que tu le veux.
trucker-board-ready-waits = On attend { $names }.
trucker-board-fix-mine = Ton vaisseau ne passe pas la vérification. Touche un composant éclairé pour le retirer ; ce qui n’est plus relié tombe avec lui.
trucker-board-fix-pieces = Ton vaisseau est en morceaux : touche celui que tu gardes.
trucker-board-fix-others = Vérification : on attend { $names }.
trucker-board-load-mine = Touche une cabine éclairée pour y loger un extraterrestre, ou décolle avec des astronautes partout.
trucker-board-load-others = Chargement : on attend { $names }.

## Boutons

trucker-board-act-ready = On y va !
trucker-board-act-loaded = Décoller
trucker-board-act-turn-glass = Retourner le sablier
trucker-board-act-stop-looking = Rendre la pile
trucker-board-act-finish = Terminer l’assemblage
trucker-board-act-finish-space = Terminer l’assemblage, départ { $number }
trucker-board-start-means = La place où ta navette attend sur le plan de vol : le départ 1 est en tête, les suivants derrière. Qui est devant choisit d’abord.
trucker-board-act-end-turn = Finir le tour
trucker-board-act-land = Planète { $number } : { $goods }
trucker-board-act-accept = Accepter
trucker-board-act-pass = Passer
trucker-board-act-endure = Encaisser
trucker-board-act-fly-on = Continuer le vol
trucker-board-act-land-last = Se poser
trucker-board-act-next-flight = Vol suivant
trucker-board-act-give-up = Abandonner
trucker-board-act-done-engines = Partir avec { $strength }
trucker-board-act-done-leaves = Partir avec 0 : tu quittes le vol
trucker-board-sure-leaves = Sans puissance, tu quittes le vol : pas de prime d’arrivée, et tes marchandises se vendent à moitié prix. Partir avec 0 quand même ?
trucker-board-act-done-cannons = Tirer avec { $strength }
trucker-board-act-done-stow = C’est chargé
trucker-board-act-leave-goods =
    { $count ->
        [one] La laisser
       *[other] En laisser { $count }
    }
trucker-board-group-land = Se poser
trucker-board-group-finish = Terminer l’assemblage, partir derrière
trucker-board-group-keep-title = Garder
trucker-board-sure-finish = Terminer l’assemblage maintenant ? Tu ne pourras plus rien placer.
trucker-board-sure-finish-reserve =
    { $count ->
        [one] Le composant de ta réserve comptera comme perdu : il coûte un crédit.
       *[other] Les { $count } composants de ta réserve compteront comme perdus : chacun coûte un crédit.
    }
trucker-board-sure-finish-no-engine = Ton vaisseau n’a aucun moteur : au premier espace dégagé, tu quittes le vol.
trucker-board-sure-finish-wrong = Terminer l’assemblage avec de mauvais raccords ? La vérification fera tomber des composants, et chacun coûte un crédit.
trucker-board-sure-finish-handicap = Terminer l’assemblage alors que le vaisseau enfreint le handicap de ton titre doré ? La vérification fera retirer des composants, et chacun coûte un crédit.
trucker-board-sure-give-up = Abandonner le vol ? Pas de prime d’arrivée, et tes marchandises se vendent à moitié prix.
trucker-board-sure-keep-smaller =
    { $lost ->
        [one] Garder ce plus petit morceau ? Il te reste { $kept } et tu perds un composant.
       *[other] Garder ce plus petit morceau ? Il te reste { $kept } et tu perds { $lost } composants.
    }
trucker-board-sure-no-human = Il ne restera plus d’humain à bord : tu quittes le vol. Accepter quand même ?
trucker-board-sure-leave-goods = Laisser là { $goods } ?

## En toutes lettres

trucker-board-flight-learning = vol d’apprentissage
trucker-board-flight-one = vol de niveau I
trucker-board-flight-two = vol de niveau II
trucker-board-flight-three = vol de niveau III
trucker-board-text-flight = C’est un { $flight }.
trucker-board-text-heap = Dans l’entrepôt, composants face cachée : { $down } ; face visible : { $up }.
trucker-board-text-card-now = Carte en cours : { $card }.
trucker-board-text-ship = { $name } : composants { $count }, moteurs { $engines }, canons { $cannons }, équipage { $crew }, cellules { $cells }, connecteurs exposés { $exposed }.
trucker-board-text-row = Rangée { $row } : { $tiles }.
trucker-board-text-fault = Faute, { $place }, { $side } : { $why }.
trucker-board-text-handicap = Faute, { $place } : { $why }.
trucker-board-fault-mismatch = un connecteur simple contre un double
trucker-board-fault-meets-smooth = un connecteur contre un côté lisse
trucker-board-fault-barrel-blocked = un composant devant le canon
trucker-board-fault-exhaust-blocked = un composant derrière le moteur
trucker-board-stakes-glass = Le sablier est vide.
trucker-board-stakes-no-engine = Sans moteur, le premier espace dégagé met fin au vol
trucker-board-stakes-wrong = Des raccords sont mauvais : la vérification ferait tomber des composants.
trucker-board-stakes-handicap = Le vaisseau enfreint le handicap de ton titre doré : la vérification ferait retirer des composants.
trucker-board-stakes-crew = Sans humain à bord, tu quittes le vol.

## Conseils d'un premier vol

trucker-hint-welcome = Ton camion de l’espace est une cabine nue. Soude des composants autour, traverse une pile d’ennuis, vends ce qui reste : le plus riche gagne.
trucker-hint-welcome-alone = Ton camion de l’espace est une cabine nue. Soude des composants autour, traverse une pile d’ennuis, vends ce qui reste : il te faut au moins un crédit.
trucker-hint-take = Glisse un composant de la pile jusqu’à ton vaisseau, ou touche la pile puis une case. On ne sait jamais sur quoi on tombe : c’est tout le sel de l’assemblage.
trucker-hint-take-turns = Révèle un composant de la pile, ou touche-en un face visible, puis choisis : le monter ou le mettre en réserve. Chaque geste montre ce qu’il coûte.
trucker-hint-place = Les cases vertes vont avec leurs voisines. Rien ne t’interdit les autres, mais ce qui ne va pas tombera à la vérification.
trucker-hint-joints = Bleu va avec bleu, orange avec orange, les trois broches vont avec tout. Un côté lisse ne touche qu’un côté lisse : sinon, c’est une faute.
trucker-hint-turn = Tourne le composant : molette, clic droit, second doigt, ou touches q et w. Seuls les moteurs ne tournent jamais : leur feu sort par l’arrière.
trucker-hint-weld = Il n’est pas encore soudé : déplace-le, tourne-le ou rends-le. Prendre le suivant le soude pour de bon.
trucker-hint-weld-turns = Il n’est pas encore soudé : tu peux encore le déplacer ou le tourner. Prendre le suivant, ou finir le tour, le soude pour de bon.
trucker-hint-wrong = Les étincelles montrent un mauvais raccord. Avant le départ, il faudra retirer l’un des deux composants, et chaque composant perdu coûte un crédit.
trucker-hint-heap = Ce qu’on rend reste face visible, pour tout le monde. Regarde là d’abord : choisir vaut mieux que piocher.
trucker-hint-heap-alone = Ce que tu rends reste face visible. Regarde là d’abord : choisir vaut mieux que piocher.
trucker-hint-heap-turns = Ce qui est révélé reste face visible, pour tout le monde. Regarde là d’abord : choisir vaut mieux que révéler.
trucker-hint-engines = Pas encore de moteur. En espace dégagé, qui n’a aucune puissance abandonne le vol : il en faut au moins un.
trucker-hint-cells = Ce qui porte un éclair vert ne marche qu’en brûlant une cellule. Sans accumulateur, c’est un poids mort.
trucker-hint-crew = Une seule cabine, c’est deux astronautes : les esclavagistes en emmènent vite autant. Ajoute des cabines.
trucker-hint-holds = Sans cale, les planètes ne rapportent rien. Les marchandises rouges, les plus chères, veulent une cale spéciale.
trucker-hint-reserve = Deux composants peuvent attendre en réserve, à l’abri des autres. Ceux que tu n’auras pas placés compteront comme perdus.
trucker-hint-reserve-alone = Deux composants peuvent attendre en réserve. Ceux que tu n’auras pas placés compteront comme perdus.
trucker-hint-glass = Le sablier est vide. Le retourner rapproche la fin pour tout le monde : presse les lents si ton vaisseau te convient.
trucker-hint-glass-alone = Le sablier est vide. Le retourner rapproche la fin de l’assemblage : ne le fais que si ton vaisseau te convient.
trucker-hint-forecast = Ces piles sont les ennuis à venir. Les consulter prend du temps, mais dit s’il faut plutôt des canons, des boucliers ou des cales.
trucker-hint-forecast-turns = Ces piles sont les ennuis à venir. Les consulter coûte des points et finit ton tour, mais dit s’il faut plutôt des canons, des boucliers ou des cales.
trucker-hint-points = Chaque geste coûte des points. Dépenses-en jusqu’à ce qu’il en reste trois ou moins ; cinq reviennent au prochain tour.
trucker-hint-finish = Ton vaisseau tient. Terminer l’assemblage tôt te met devant sur le plan de vol, et les premiers se servent d’abord ; mais chaque case vide est une force en moins.
trucker-hint-finish-alone = Ton vaisseau tient. Termine l’assemblage quand il te convient ; mais chaque case vide est une force en moins.
trucker-hint-pieces = Ton vaisseau est en morceaux, chacun d’une couleur. Touche celui que tu gardes, le plus grand en général : tout le reste est perdu, et chaque composant perdu coûte un crédit.
trucker-hint-correct = La vérification : retire un composant de chaque mauvais raccord. Choisis celui dont la perte entraîne le moins de choses.
trucker-hint-aliens = Un extraterrestre prend la place de deux astronautes, mais ajoute 2 : le mauve aux canons, le marron aux moteurs.
trucker-hint-flight = Le leader choisit d’abord et touche la plus grosse prime ; il prend aussi les coups le premier. Chaque carte peut faire gagner ou perdre des jours.
trucker-hint-flight-alone = Le plan de vol montre tes jours. Seul, il n’y a personne à distancer : ne crains pas d’en perdre.
trucker-hint-open-space = C’est ici qu’on avance : un jour par point de puissance. Une cellule dans un double moteur en vaut deux.
trucker-hint-planets = Se poser rapporte mais coûte des jours : si quelqu’un te talonne, demande-toi si la prime d’arrivée ne vaut pas mieux.
trucker-hint-planets-alone = Se poser rapporte des marchandises et coûte des jours. Seul en vol, les jours ne manquent pas : sers-toi.
trucker-hint-stow = Touche une cale éclairée pour charger. Rouge vaut 4, jaune 3, vert 2, bleu 1 : laisse les bleues si la place manque.
trucker-hint-meteors = Les dés donnent la rangée ou la colonne. Contre un gros astéroïde, seul un canon braqué sur lui compte ; contre un petit, un bouclier, ou un côté lisse qui ne coûte rien.
trucker-hint-enemy = Il faut plus que la puissance de la carte, pas autant. Les canons qui ne visent pas l’avant ne comptent que pour moitié.
trucker-hint-zone = Inutile d’être le meilleur : il suffit de ne pas être le dernier. Compare avec les autres avant de brûler des cellules.
trucker-hint-abandoned = Bonne affaire ? Regarde ce que ça coûte en jours et en équipage, et qui te suit de près.
trucker-hint-abandoned-alone = Bonne affaire ? Regarde ce que ça coûte en équipage : sans humain à bord, le vol s’arrête.
trucker-hint-stardust = Voilà pourquoi on couvre ses connecteurs : chacun de ceux qui restent exposés coûte un jour.
trucker-hint-give-up = Ton vaisseau part en morceaux. Abandonner maintenant sauve la moitié du prix de tes marchandises ; continuer sauve tout, ou rien.

trucker-board-out-forward = avance de { $now }, { $most } au plus
trucker-board-out-crew = équipage { $have }, il en faut { $need }
trucker-board-out-fight = canons { $now }, { $most } au plus
trucker-board-out-compare = { $now }, { $most } au plus
trucker-board-out-infected =
    { $count ->
        [0] personne ne tombe malade
        [one] une cabine contaminée
       *[other] { $count } cabines contaminées
    }
trucker-board-result-won = de quoi gagner
trucker-board-result-drawn = de quoi tenir
trucker-board-result-lost = trop peu

## Journal

trucker-board-log-placed = { $seat } monte : { $component }.
trucker-board-log-caught-out-turns = Le décompte est terminé pour { $seat } : départ { $space }.
trucker-board-log-revealed = { $seat } révèle : { $component }.
trucker-board-log-lost-destroyed = { $seat } perd un composant (détruit) : { $component }, { $place }.
trucker-board-log-cabin-destroyed = { $seat } perd une cabine (détruite), { $place }, avec qui s’y trouvait.
trucker-board-log-lost-fallen = { $seat } perd un composant : { $component }, { $place }. Il est tombé : plus rien ne le reliait au vaisseau.
trucker-board-log-fallen = { $seat } perd { $count } composants : { $components }. Ils sont tombés : plus rien ne les reliait au vaisseau.
trucker-board-component-at = { $component } ({ $place })
trucker-board-log-cabin-fallen = { $seat } perd une cabine, { $place }, avec qui s’y trouvait. Elle est tombée : plus rien ne la reliait au vaisseau.
trucker-board-log-lost-abandoned = { $seat } abandonne un composant : { $component }, { $place }.
trucker-board-log-cabin-abandoned = { $seat } abandonne une cabine, { $place }, avec qui s’y trouvait.
trucker-board-log-lost-corrected = { $seat } perd un composant à la vérification : { $component }, { $place }.
trucker-board-log-lost-unused = { $seat } n’a pas placé un composant mis en réserve : { $component }.
trucker-board-log-card = Carte : { $card }.
trucker-board-log-saw = Pile { $number } : { $cards }.
trucker-board-log-declared-engines = { $seat } pousse avec { $strength }.
trucker-board-log-declared-cannons = { $seat } tire avec { $strength }.
trucker-board-log-declared-crew = { $seat } compte { $strength } à bord.
trucker-board-log-fought-won = { $seat } l’emporte : { $strength } contre { $power }.
trucker-board-log-fought-drawn = { $seat } tient bon : { $strength } contre { $power }.
trucker-board-log-fought-lost = { $seat } perd : { $strength } contre { $power }.
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
trucker-board-log-rolled = Les dés font { $sum } : { $missile }.
trucker-board-log-bounced = { $seat } : ricochet, { $place }.
trucker-board-log-struck = { $seat } : { $missile }. Touché : { $component }, { $place }. { $why }
trucker-board-unstopped-no-shield = { $kind ->
    [small_meteor] Le connecteur y est exposé, et aucun bouclier ne couvre ce côté.
   *[other] Aucun bouclier ne couvre ce côté.
}
trucker-board-unstopped-no-cannon = { $from ->
    [front] Aucun canon ne vise vers l’avant dans cette colonne.
   *[other] Aucun canon ne vise de ce côté dans cette ligne ni à côté.
}
trucker-board-unstopped-no-cells = Ce qui l’arrêterait demande une cellule, et il n’en reste pas.
trucker-board-unstopped-let-through = Une cellule l’aurait arrêté.
trucker-board-unstopped-unstoppable = Rien n’arrête un tir lourd.
trucker-board-log-stopped = { $seat } : paré, { $place }.
trucker-board-log-crew-lost = { $seat } perd un membre d’équipage.
trucker-board-log-good-taken = { $seat } se fait prendre des marchandises : { $good }.
trucker-board-log-cell-taken = { $seat } se fait prendre une cellule d’accumulateur.
trucker-board-log-cell-for-good = { $seat } n’a pas de marchandises à prendre : une cellule part à la place.
trucker-board-log-goods-gained = { $seat } gagne des marchandises : { $goods }.
trucker-board-log-goods-left-behind = { $seat } laisse des marchandises : { $goods }.
trucker-board-log-salvaged = { $seat } monte à bord et prend ce qui s’y trouve.
trucker-board-log-landed = { $seat } se pose sur la planète { $number }.
trucker-board-log-compared-crew = Le moins d’équipage : { $lowest }.
trucker-board-log-compared-engines = Les moteurs les plus faibles : { $lowest }.
trucker-board-log-compared-cannons = Les canons les plus faibles : { $lowest }.
trucker-board-log-kept-piece = { $seat } garde un morceau de son vaisseau.
trucker-board-log-boarded = { $seat } embarque { $alien }.
trucker-board-log-scored = { $seat } : { $item } ({ $credits }), total { $total }.
trucker-board-log-took-off = Décollage, dans cet ordre : { $names }.
trucker-board-log-arrived = Arrivée, dans cet ordre : { $names }.
trucker-board-log-nobody-arrived = Personne n’est arrivé.

## L’extension

trucker-board-kind-heavy = Cargaison lourde
trucker-board-kind-explosive = Cargaison explosive
trucker-board-kind-fragile = Cargaison fragile
trucker-board-kind-radioactive = Cargaison radioactive
trucker-board-fault-radioactive = deux cargaisons radioactives reliées
trucker-board-card-black-hole = Trou noir
trucker-board-card-fleet = Flotte ennemie
trucker-board-card-asteroid-rain = Pluie d’astéroïdes
trucker-board-card-asteroid-attack = Attaque d’astéroïde
trucker-board-card-ghost-asteroid = Astéroïde fantôme
trucker-board-card-tactical-zone = Zone tactique
trucker-board-card-deadly-radiation = Radiations mortelles
trucker-board-card-explosive-radiation = Radiations explosives
trucker-board-card-corrosive-dust = Poussière corrosive
trucker-board-card-nanobot-dust = Poussière nanorobotique
trucker-board-card-pandemic = Pandémie
trucker-board-card-contamination = Contamination
trucker-board-card-super = { $card }, supercarte
trucker-board-item-mission = Mission accomplie
trucker-board-item-mission-penalty = Pénalité de la mission
trucker-board-title-party-king = Roi de la fête
trucker-board-title-what-party-king = le plus de sortes d’équipage à bord
trucker-board-asks-black-hole = Atteins la puissance de moteurs de ce niveau, ou abandonne deux composants par point manquant.
trucker-board-asks-fleet = Atteins la puissance de ce niveau avec tes canons, ou subis chaque ligne jusqu’à ce niveau.
trucker-board-asks-asteroid-rain = De petits astéroïdes sur chaque rangée et chaque colonne, sans dés : les connecteurs exposés sont touchés.
trucker-board-asks-asteroid-attack = Un astéroïde géant sur plusieurs lignes à la fois : chaque canon braqué de son côté sauve une ligne.
trucker-board-asks-ghost-asteroid = Il n’est réel que là où un canon lui tire dessus, et les canons simples le font toujours.
trucker-board-asks-tactical-zone = Une caractéristique moins une autre, deux fois : le plus bas subit chaque ligne jusqu’à ce niveau.
trucker-board-asks-deadly-radiation = Tout l’équipage logé dans les huit cases autour d’un composant chargé en cellules est perdu.
trucker-board-asks-explosive-radiation = Les composants chargés en cellules et voisins l’un de l’autre, même en diagonale, sont détruits.
trucker-board-asks-corrosive-dust = Un jour par connecteur exposé ; les canons et moteurs qui en ont tombent.
trucker-board-asks-nanobot-dust = Un jour par connecteur exposé ; les composants qui en ont sont vidés.
trucker-board-asks-pandemic = Les cabines occupées voisines l’une de l’autre, même en diagonale, perdent chacune un membre d’équipage.
trucker-board-asks-contamination = Si deux cabines sont reliées, chaque cabine perd un membre d’équipage.
trucker-board-item-vip = Un VIP paie

## L’extension : les missions

trucker-board-mission = Mission
trucker-board-mission-look = Mission : { $name }
trucker-board-mission-choose = Deux missions sont proposées : laquelle choisis-tu pour tout le monde ?
trucker-board-mission-chooses = { $name } choisit la mission.
trucker-board-mission-advance = { $count } crédits d’avance pour chacun
trucker-board-mission-title-rules = Ce qui change
trucker-board-mission-title-fees = Au décollage
trucker-board-mission-title-rewards = Récompenses, si tu arrives
trucker-board-mission-title-penalties = Pénalités, dans tous les cas
trucker-board-source-reconstructed = reconstitué
trucker-board-source-reconstructed-long = Le livret ne l’imprime pas : nous l’avons inventé d’après ce qu’il en dit. Qui possède la boîte peut le remplacer par ce qu’il y lit.
trucker-board-mission-pitch-ingot-express = L’or ne vole pas tout seul. Toi non plus, si tu en prends trop.
trucker-board-mission-pitch-powder-keg = Ça n’explose que si on tape dessus. On tape toujours dessus.
trucker-board-mission-pitch-crystal-service = Quarante-huit verres, trois mondes, plus un brin de paille.
trucker-board-mission-pitch-glow-delivery = Au moins, tu le retrouveras dans le noir.
trucker-board-mission-pitch-glass-and-gunpowder = Deux clients, un seul vaisseau. Ils ne doivent jamais se croiser.
trucker-board-mission-pitch-molten-lead = Le plus lourd et le plus chaud, s’il te plaît. Qui en prend le moins paie.
trucker-board-mission-pitch-full-assortment = Un de chaque, et rien de cassé.
trucker-board-mission-pitch-carpooling = Du beau monde, des cabines étroites, une seule direction.
trucker-board-mission-pitch-traffic-jam = La voie est pleine. Doubler laisse des traces, et des morceaux.
trucker-board-mission-pitch-storm-of-the-century = Le bulletin météo est annulé pour cause de météo.
trucker-board-mission-pitch-bar-stories = Personne ne paie sa tournée pour un atterrissage en douceur.
trucker-board-mission-pitch-potholes = Les Ponts et Chaussées parlent d’« irrégularités gravitationnelles ».
trucker-board-mission-pitch-ambush = Ils connaissent ta route. Depuis plus longtemps que toi.
trucker-board-mission-pitch-medical-convoy = Tout le monde rentre. C’est tout ce qu’on te demande.
trucker-board-mission-pitch-galactic-grand-prix = Le premier touche double. Le dernier prend le bus.
trucker-board-mission-pitch-compulsory-parcels = Tu ne les as pas choisis. Ils sont à toi quand même.
trucker-board-mission-cargo = Mélangées à l’entrepôt : { $kinds }.
trucker-board-cargo-heavy = toutes les cargaisons lourdes
trucker-board-cargo-explosive = toutes les cargaisons explosives
trucker-board-cargo-fragile = toutes les cargaisons fragiles
trucker-board-cargo-radioactive = toutes les cargaisons radioactives
trucker-board-mission-given = Dans la réserve de chacun dès le départ : { $tiles }. Ce qui n’est pas posé est perdu.
trucker-board-parcel-light-heavy = une cargaison lourde, mais pas trop
trucker-board-parcel-explosive = une cargaison explosive
trucker-board-parcel-fragile = une cargaison fragile
trucker-board-parcel-radioactive = une cargaison radioactive
trucker-board-mission-supers = Dans le paquet, visibles dans les prévisions : { $cards }.
trucker-board-mission-super = { $count } × { $card }
trucker-board-super-any = une supercarte quelconque
trucker-board-super-sickness = Pandémie ou contamination
trucker-board-mission-rule-vips = Les VIP sont de la partie ; personne n’est obligé d’en embarquer.
trucker-board-mission-rule-passing-costs-components = En avançant, tu ne dépasses une navette qu’en abandonnant un composant ; sinon tu t’arrêtes derrière.
trucker-board-mission-rule-arrival-doubled = La prime d’arrivée est doublée pour tous ceux qui arrivent.
trucker-board-mission-rule-first-doubled-last-nothing = Le premier arrivé touche double, le dernier rien (sauf s’il est seul).
trucker-board-mission-rule-losses-in-flight-are-free = Qui arrive ne paie rien pour les composants perdus en vol.
trucker-board-mission-rule-enemies-pay-half = Les ennemis ordinaires donnent la moitié de leur butin.
trucker-board-mission-rule-no-abandoned-ships = Aucun vaisseau abandonné sur la route.
trucker-board-freight-heavy = cargaison lourde
trucker-board-freight-weight = poids
trucker-board-freight-explosive = cargaison explosive
trucker-board-freight-fragile = cargaison fragile
trucker-board-freight-radioactive = cargaison radioactive
trucker-board-freight-fragile-or-explosive = cargaison fragile ou explosive
trucker-board-freight-cargo = cargaison
trucker-board-mission-fee-fewest = Qui a le moins de { $of } paie { $credits } tout de suite.
trucker-board-mission-reward-each = { $credits } par { $of } livrée
trucker-board-mission-reward-each-weight = { $credits } par point de poids livré
trucker-board-mission-reward-most = { $credits } à qui livre le plus de { $of }
trucker-board-mission-reward-pairs = { $credits } de plus par paire fragile et explosive
trucker-board-mission-reward-sets = { $four } par assortiment de quatre sortes ; { $three } par assortiment de trois parmi le reste
trucker-board-mission-reward-finishing = { $credits } pour l’arrivée
trucker-board-mission-reward-few-lost = { $credits } de plus avec { $most } composants perdus en vol au maximum
trucker-board-mission-reward-each-lost-in-flight = { $credits } par composant perdu en vol
trucker-board-mission-reward-most-lost-in-flight = { $credits } de plus à qui en a perdu le plus en vol
trucker-board-mission-reward-holes-passed = { $credits } par trou noir franchi sans rien abandonner
trucker-board-mission-reward-fleets-reached = { $credits } par flotte dont tu atteins la puissance
trucker-board-mission-reward-each-crew = { $credits } par astronaute à bord, { $special } par extraterrestre ou VIP
trucker-board-mission-reward-each-given = { $credits } par colis livré
trucker-board-mission-reward-all-given = { $credits } de plus si tous arrivent
trucker-board-mission-reward-vips = pour un VIP livré { $one }, pour deux { $two }, pour trois { $all }
trucker-board-mission-charge-none-at-take-off = { $credits } pour un décollage sans { $of }
trucker-board-mission-charge-each-lost = { $credits } par { $of } non livrée
trucker-board-mission-charge-each-given-lost = { $credits } par colis non livré
trucker-board-mission-charge-each-crew-lost = { $credits } par membre d’équipage perdu en vol
trucker-board-mission-charge-each-vip-lost = { $credits } par VIP perdu
trucker-board-mission-charge-no-vip = { $credits } pour un décollage sans VIP
trucker-board-why-mission = La mission paie en premier.
trucker-board-why-mission-penalty = La mission encaisse en dernier, arrivée ou pas.

## Le bureau des contrats

trucker-board-desk = Le bureau des contrats
trucker-board-desk-about = Dis à quel point le vol doit être difficile et cruel : le bureau propose un contrat. Prends-le, ou demandes-en un autre. Son code redonne le même à n’importe qui.
trucker-board-desk-propose = Proposer un contrat
trucker-board-desk-another = Un autre
trucker-board-desk-points = { $name } : { $count } sur 5
trucker-board-desk-of = { $count } sur { $most }
trucker-board-desk-code = Le code de ce contrat
trucker-board-desk-no-mission = Aucune mission : un vol ordinaire.
trucker-board-desk-help = Ce que sont missions, VIP et supercartes
trucker-board-desk-sign = Signer
trucker-board-desk-signed = Signé
trucker-board-desk-tear = Le déchirer
trucker-board-desk-have-code = On t’a envoyé un code ?
trucker-board-desk-read = Le lire
trucker-board-desk-example = ABC-DEF-GHJ

## L’extension : cargaisons et supercartes

trucker-board-family-cargo = Cargaison
trucker-board-weight = poids { $count }
trucker-board-pile-draw-cargo = Cargaison cachée
trucker-board-pile-reveal-cargo =
    { $cost ->
        [one] Révéler une cargaison (1 point)
       *[other] Révéler une cargaison ({ $cost } points)
    }
trucker-board-mission-fly = Choisir celle-ci
trucker-board-fleet-thieves = Flotte de voleurs
trucker-board-fleet-pirates = Flotte de pirates
trucker-board-fleet-smugglers = Flotte de contrebandiers
trucker-board-fact-cells-lost =
    { $count ->
        [one] une cellule perdue
       *[other] { $count } cellules perdues
    }
trucker-board-super-full = Les canons { $sides } comptent en entier, tous les autres pour moitié.
trucker-board-super-pass = petits astéroïdes { $from }, ligne après ligne
trucker-board-super-centre = { $from } ; ligne centrale : un dé plus 3
trucker-board-super-span = { $count } lignes
trucker-board-super-less-crew-cannons = équipage moins canons : le plus bas subit
trucker-board-super-less-crew-engines = équipage moins moteurs : le plus bas subit
trucker-board-super-less-cannons-crew = canons moins équipage : le plus bas subit
trucker-board-super-less-cannons-engines = canons moins moteurs : le plus bas subit
trucker-board-super-less-engines-crew = moteurs moins équipage : le plus bas subit
trucker-board-super-less-engines-cannons = moteurs moins canons : le plus bas subit
trucker-board-plan-sum =
    { $needed ->
        [0] rien à abandonner ; choisis : { $given }
       *[other] composants à abandonner : { $needed } ; choisis : { $given }
    }
trucker-board-ask-plan = Le trou t’aspire ! Alimente des doubles moteurs, ou touche des composants pour les abandonner ; touche encore pour les reprendre. Rien n’est définitif avant ta confirmation.
trucker-board-ask-salvo = Un astéroïde géant ! Touche un canon éclairé : chacun sauve une ligne. Le reste frappe d’un coup.
trucker-board-ask-lose-cells =
    { $count ->
        [one] Tu perds une cellule : d’où ?
       *[other] Tu perds { $count } cellules : d’où ?
    }
trucker-board-ask-overtake = Une navette bloque la voie : abandonne un composant pour la doubler, ou reste derrière.
trucker-board-wait-plan = { $name } cherche comment éviter le trou noir.
trucker-board-wait-salvo = { $name } tire sur l’astéroïde.
trucker-board-wait-lose-cells = { $name } perd des cellules.
trucker-board-wait-overtake = { $name } veut doubler.
trucker-board-act-done-plan =
    { $count ->
        [0] Passer, en un seul morceau
        [one] Passer, avec un composant en moins
       *[other] Passer, avec { $count } composants en moins
    }
trucker-board-act-pass-overtake = Rester derrière
trucker-board-act-endure-salvo =
    { $count ->
        [0] Cesser le feu
        [one] Cesser le feu : un morceau frappe
       *[other] Cesser le feu : { $count } morceaux frappent
    }
trucker-board-sure-plan =
    { $count ->
        [one] Abandonner ce composant pour de bon ?
       *[other] Abandonner ces { $count } composants pour de bon ?
    }
trucker-board-do-abandon = L’abandonner
trucker-board-do-take-back = Le reprendre
trucker-board-do-fire = Tirer sur { $what }
trucker-board-what-line = la ligne { $line }
trucker-board-left-black-hole = avalé par le trou noir : hors course
trucker-board-log-fired = { $seat } dégage la ligne { $line } d’un coup de canon, { $place }.
trucker-board-log-asteroid = Un astéroïde géant { $from }, lignes { $first } à { $last }.
trucker-board-log-outmanoeuvred = { $what } ; c’est { $lowest }, avec { $value }.
trucker-board-log-emptied = Nanorobots sur le vaisseau de { $seat } : cellules perdues { $cells }, marchandises perdues : { $goods }.
trucker-board-log-mission = { $seat } choisit la mission { $mission } ; chacun reçoit { $count } crédits d’avance.
trucker-board-title-gold-party-king = Titre doré : aucun humain à côté d’un module de survie.
trucker-hint-mission = Ce vol a une mission. Sa feuille dit ce qu’elle rapporte et ce qu’elle coûte : assemble pour elle, ou assume la pénalité.
trucker-hint-cargo = Une cargaison se pose comme tout composant et ne paie que si elle arrive. Jamais en réserve : pose-la ou rends-la.
trucker-hint-explosive = Détruite, une cargaison explosive emporte ses huit voisins. Éloigne-la de ce dont tu as besoin.
trucker-hint-fragile = Une cargaison fragile casse dès qu’un de ses huit voisins est détruit. Cache-la au milieu.
trucker-hint-heavy = Son poids se retranche de tes moteurs, toujours. Ses côtés lisses arrêtent tout ce qui vole.
trucker-hint-radioactive = Ni cellule ni équipage dans les huit cases autour d’une cargaison radioactive.
trucker-hint-black-hole = Des moteurs, ou deux composants par point manquant. Un accumulateur peut donner sa cellule avant de partir.
trucker-hint-asteroid = Chaque canon tire une fois, sur sa ligne ou celle d’à côté. Les simples tirent toujours ; les doubles coûtent une cellule.

## L’extension : les VIP

trucker-board-vips = VIP
trucker-board-vips-mine = Des VIP attendent à la passerelle : touche une cabine éclairée pour en embarquer un à la place de deux astronautes, ou pars sans.
trucker-board-vips-others = Des VIP montent à bord chez { $names }.
trucker-board-vip-wants = Pour la cabine
trucker-board-vip-does = En vol
trucker-board-vip-pays = À la fin, si à bord
trucker-board-vip-cabins = Tes cabines
trucker-board-vip-suits = convient
trucker-board-vip-no-cabin = Tu n’as encore que la cabine de départ.
trucker-board-vip-aboard = À bord : { $place }
trucker-board-do-board-vip = Embarquer : { $what }
trucker-board-do-save = Laisser la chirurgienne sauver quelqu’un ici
trucker-board-act-done-boarding = Personne d’autre à bord
trucker-board-act-done-rescue = Ne sauver personne
trucker-board-act-double = Doubler les moteurs (l’ingénieure s’en va)
trucker-board-act-rearrange = Déplacer des marchandises
trucker-board-ask-rescue = Tu perds de l’équipage. La chirurgienne peut sauver quelqu’un : touche la cabine, ou laisse faire.
trucker-board-wait-rescue = On appelle la chirurgienne de { $name }.
trucker-board-text-vip-card = { $name } : { $wants } ; { $does } ; { $pays }.
trucker-board-why-vip = Les VIP paient, s’ils sont encore à bord.
trucker-hint-vips = Trois VIP voyagent aujourd’hui ; chacun paie une cabine à son goût. Leur carte dit lesquelles des tiennes conviennent, et pourquoi les autres non.

## Ce qui va mettre fin à un vol

trucker-board-looms-last-human = Plus qu’un humain à bord : sans lui, tu quittes le vol.
trucker-board-looms-no-engines = Aucun moteur ne pousse : le premier espace dégagé met fin à ton vol.
trucker-board-looms-lapped = { $left ->
    [one] Encore une case et le leader te prend un tour.
   *[other] Encore { $left } cases et le leader te prend un tour.
}

## La fin

trucker-board-story-profit = Arrivée avec { $credits ->
    [one] un crédit
   *[other] { $credits } crédits
} de bénéfice : c’est gagné aussi, le plus riche l’est le plus.
trucker-board-story-incomplete = Vol non terminé.
trucker-board-story-out =
    Tu n’as pas terminé le { $trek ->
        [true] dernier vol
       *[other] vol
    } : { $why ->
        [gave_up] tu as abandonné
        [lapped] le leader t’a pris un tour
        [no_engines] sans moteur, on n’avance pas en espace dégagé
        [no_ship] il n’est rien resté de ton vaisseau
        [black_hole] le trou noir t’a avalé
       *[other] il n’y avait plus aucun humain à bord
    }.
trucker-board-story-kept-alone =
    { $credits ->
        [one] Il te reste un crédit
       *[other] Il te reste { $credits } crédits
    } : pour le règlement, qui garde un crédit n’a pas perdu. Mais la prime d’arrivée t’a échappé.
trucker-board-story-kept-others =
    { $credits ->
        [one] Il te reste un crédit
       *[other] Il te reste { $credits } crédits
    } : pour le règlement ce n’est pas perdu, et le plus riche a le mieux gagné.
trucker-board-story-kept-won =
    Mais personne n’a plus que { $credits ->
        [one] ton crédit
       *[other] tes { $credits } crédits
    }, et c’est le plus riche qui gagne.
trucker-board-story-measure = Composants en place
trucker-board-story-whose = { $label } ({ $who })
trucker-board-story-all = en tout
trucker-board-story-card-turned = Cartes rencontrées
trucker-board-story-struck = Impacts
trucker-board-story-lost = Composants perdus
trucker-board-story-crew-lost = Équipiers perdus
trucker-board-story-landed = Atterrissages
trucker-board-story-fought = Combats
trucker-board-story-vips = VIP à l’arrivée

# Ce qui est caché, pour qui voit tout.
trucker-board-secret-pile = Pile de prévisions { $number }
trucker-board-secret-hidden-pile = Pile cachée
