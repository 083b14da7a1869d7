### Celestia Duo sur la page : le plateau, le journal plus précis, les conseils d'une première partie.

## Noms et nombres

celestia-label-whip = Fouet
celestia-label-sabre = Sabre
celestia-label-crossbow = Arbalète
celestia-label-pistol = Pistolet
celestia-label-cannon = Canon
celestia-label-joker = Joker
celestia-label-flag = Drapeau noir

celestia-count-whip =
    { $count ->
        [one] un fouet
       *[other] { $count } fouets
    }
celestia-count-sabre =
    { $count ->
        [one] un sabre
       *[other] { $count } sabres
    }
celestia-count-crossbow =
    { $count ->
        [one] une arbalète
       *[other] { $count } arbalètes
    }
celestia-count-pistol =
    { $count ->
        [one] un pistolet
       *[other] { $count } pistolets
    }
celestia-count-cannon =
    { $count ->
        [one] un canon
       *[other] { $count } canons
    }
celestia-count-joker =
    { $count ->
        [one] un joker
       *[other] { $count } jokers
    }

celestia-order-0 = la 1re
celestia-order-1 = la 2e
celestia-order-2 = la 3e
celestia-order-3 = la 4e
celestia-order-4 = la 5e

## Le plateau

celestia-page-seat = Place { $number }
celestia-page-captain = Capitaine
celestia-page-path = Le chemin dans le ciel
celestia-page-course = Le chemin : notre aéronef case { $ship }, le pirate case { $pirate }, { $left ->
    [one] à une case du repaire
   *[other] à { $left } cases du repaire
}. Le chemin entier est tout en bas : touche pour y aller.
celestia-page-place = Case { $at }
celestia-page-place-start = Le départ
celestia-page-place-hidden = Une carte que personne n’a vue.
celestia-page-our-ship = Notre aéronef, case { $at }
celestia-page-their-ship =
    Le pirate, case { $at } ; { $left ->
        [one] encore une case avant son repaire
       *[other] encore { $left } cases avant son repaire
    }
celestia-page-lair =
    Le repaire : { $left ->
        [0] le pirate y est.
        [one] le pirate en est à une case.
       *[other] le pirate en est à { $left } cases.
    }
celestia-page-airship =
    L’aéronef : { $free ->
        [0] soute pleine
        [one] une place libre dans la soute
       *[other] { $free } places libres dans la soute
    }, { $energy ->
        [0] plus d’énergie
        [one] une énergie
       *[other] { $energy } énergies
    }
celestia-page-slot-empty = Une place libre dans la soute
celestia-page-slot-token = Dans la soute : { $token }
celestia-page-energy-full =
    Énergie : il en reste { $left }. Ce qu’elle coûtera est caché dessous.
celestia-page-energy-spent = Énergie perdue
celestia-page-crew = L’équipage
celestia-page-pirate = Le pirate
celestia-page-pirate-is =
    { $name }, { $mode } ; { $masts ->
        [0] plus un mât debout
        [one] un mât debout
       *[other] { $masts } mâts debout
    }
celestia-page-masts =
    { $left ->
        [0] Plus de mât
        [one] Un mât encore debout
       *[other] { $left } mâts encore debout
    }
celestia-page-assault = Assaut { $number }
celestia-page-wins =
    { $count ->
        [0] Aucune victoire cochée, sur { $most }. Chacune donne de l’avance au pirate de la partie suivante.
        [one] Une victoire cochée, sur { $most }. Chacune donne de l’avance au pirate de la partie suivante.
       *[other] { $count } victoires cochées, sur { $most }. Chacune donne de l’avance au pirate de la partie suivante.
    }
celestia-page-assault-card = Assaut
celestia-page-assault-sealed = Assaut { $number }, encore caché
celestia-page-ambush = Embuscade
celestia-page-stage = Étape
celestia-page-or = ou
celestia-page-middle = Les cartes au centre
celestia-page-in-play = Les cartes jouées dans ce combat
celestia-page-dice = Les dés
celestia-page-die = Dé { $place } : { $face }
celestia-page-die-out = Dé { $place } : { $face }, éliminé
celestia-page-my-hand =
    { $count ->
        [0] Ma main, vide
        [one] Ma main, une carte
       *[other] Ma main, { $count } cartes
    }
celestia-page-empty-hand = Plus une carte en main
celestia-page-hidden-hand = { $count ->
    [one] Une carte, cachée
   *[other] { $count } cartes, cachées
}
celestia-page-known =
    { $count ->
        [one] Ton partenaire sait que tu en as au moins une.
       *[other] Ton partenaire sait que tu en as au moins { $count }.
    }
celestia-page-knows-none = { $seat } : { $cards }
celestia-page-everything = tout
celestia-page-fly-or-stop = Continue, ou fais étape pour reprendre des cartes. Ton partenaire peut donner son avis.
celestia-page-fly-only = Continue : pas d’étape possible maintenant. Ton partenaire peut donner son avis.
celestia-page-turned = S’en tenir là
celestia-page-phrase = « { $value } »
celestia-page-back-up = Revenir en haut
celestia-page-may-propose = Tu peux proposer.
celestia-page-talk-open = Vous pouvez vous concerter
celestia-page-said-at = case { $at }
celestia-page-statements = Ce qui a été dit
celestia-page-piles = Les pioches
celestia-page-pile-deck =
    { $count ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
celestia-page-pile-box = Toutes les cartes : { $cards }.
celestia-page-pile-discard = Défausse : { $cards }
celestia-page-pile-stages =
    { $count ->
        [0] Plus aucune étape
        [one] Encore une étape
       *[other] Encore { $count } étapes
    }
celestia-page-pile-crew =
    { $count ->
        [0] Plus personne à recruter
        [one] Encore une personne à recruter
       *[other] Encore { $count } personnes à recruter
    }
celestia-page-source = Valeurs : { $source }.
celestia-page-nothing = rien
celestia-page-hidden =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
celestia-page-deal-hidden =
    { $count ->
        [one] { $count } cachée
       *[other] { $count } cachées
    }
celestia-page-deal-visible =
    { $count ->
        [one] { $count } visible
       *[other] { $count } visibles
    }
celestia-page-smoke =
    { $count ->
        [one] un fumigène
       *[other] { $count } fumigènes
    }
celestia-count-flag =
    { $count ->
        [one] un drapeau noir
       *[other] { $count } drapeaux noirs
    }
celestia-page-flag-any = N’importe quelle carte élimine un drapeau.
celestia-page-flag-flees =
    { $advance ->
        [one] Chaque drapeau validé donne une case au pirate.
       *[other] Chaque drapeau validé donne { $advance } cases au pirate.
    }
celestia-page-flag-asks = Un drapeau exige { $first } et { $second }, ensemble.
celestia-page-rolled =
    { $count ->
        [one] un dé lancé
       *[other] { $count } dés lancés
    }
celestia-page-ambush-text = Dés : { $force }. Butin : { $rewards }. Hélice : { $propeller }.
celestia-page-assault-text = Dés : { $force }. { $constraint }.

## Ce qu'on y fait

celestia-page-catch = Rattraper le pirate !
celestia-page-continue-to =
    { $by ->
        [one] Continuer d’une case, jusqu’à la { $to }
       *[other] Continuer de { $by } cases, jusqu’à la { $to }
    }
celestia-page-buy-cards = Acheter des cartes : { $cards } ({ $price } or)
celestia-page-buy-smoke =
    { $tokens ->
        [one] Acheter un fumigène
       *[other] Acheter { $tokens } fumigènes
    } ({ $price } or)
celestia-page-reactivate = Remettre l’équipage en forme ({ $price } or)
celestia-page-offer-cards = Cartes : { $cards }
celestia-page-offer-smoke =
    { $tokens ->
        [one] Un fumigène
       *[other] { $tokens } fumigènes
    }
celestia-page-rest = L’équipage repartira en forme.
celestia-page-load = Charger { $what }
celestia-page-recruit = Prendre { $crew } à bord
celestia-page-take-card = Prendre la carte
celestia-page-say-nothing = Ne rien dire
celestia-page-use-smoke =
    { $count ->
        [0] Fumigène : relancer les dés choisis
        [one] Fumigène : relancer le dé choisi
       *[other] Fumigène : relancer les { $count } dés choisis
    }
celestia-page-dice-no-smoke = Valide les dés : sans fumigène dans la soute, rien à relancer.
celestia-page-choose-dice = Choisis d’abord des dés.
celestia-page-reroll =
    { $count ->
        [one] Relancer ce dé
       *[other] Relancer ces { $count } dés
    }
celestia-page-all-dice = tous les dés
celestia-page-let-be = Annuler
celestia-page-put-back = Reposer dans cet ordre

celestia-page-group-take = Prendre
celestia-page-group-talk = Proposer
celestia-page-group-answer = Répondre
celestia-page-group-smoke =
    { $count ->
        [one] Relancer (dernier fumigène)
       *[other] Relancer ({ $count } fumigènes)
    }
celestia-page-group-room = Faire de la place
celestia-page-group-arrange = Reposer dans l’ordre
celestia-page-group-set = Augusta
celestia-page-group-set-die = Tourner le { $die } sur
celestia-page-group-say = Dire à ton partenaire
celestia-page-group-crew = Équipage
celestia-page-group-strike = Éliminer { $face } avec

celestia-page-ask-validate =
    { $flags ->
        [one] Un drapeau noir
       *[other] { $flags } drapeaux noirs
    } : le pirate gagnera { $advance ->
        [one] une case
       *[other] { $advance } cases
    }{ $penalty ->
        [none] .
       *[other]  ; et chaque fois, il faudra { $penalty }.
    } Valider quand même ?
celestia-page-ask-endure =
    { $energy ->
        [0] Le générateur est à sec : encaisser, c’est perdre la partie. Vraiment ?
        [one] Encaisser brûle la dernière énergie : le coup d’après fait perdre la poursuite. Vraiment ?
       *[other] Encaisser brûle une énergie. Vraiment ?
    }
celestia-page-ask-stage = Une étape rend des cartes, mais le pirate prend de l’avance. Faire étape ?
celestia-page-ask-keep-gold =
    { $gold ->
        [one] Repartir avec une pièce d’or ?
       *[other] Repartir avec { $gold } pièces d’or ?
    }
celestia-page-ask-decline = Laisser ce butin ?
celestia-page-ask-ashore = { $crew } quittera l’aéronef. D’accord ?

## L'enjeu, en une ligne

celestia-page-stakes =
    { $gap ->
        [one] Pirate à une case
       *[other] Pirate à { $gap } cases
    }, { $lair } du repaire · { $energy ->
        [0] plus d’énergie
        [one] une énergie
       *[other] { $energy } énergies
    }
celestia-page-stakes-boarding =
    { $masts ->
        [one] Un mât à abattre
       *[other] { $masts } mâts à abattre
    } · { $energy ->
        [0] plus d’énergie
        [one] une énergie
       *[other] { $energy } énergies
    }

## La table en phrases

celestia-page-text-chase =
    Notre aéronef est case { $ship }, le pirate case { $pirate } : { $gap ->
        [one] une case d’écart
       *[other] { $gap } cases d’écart
    }. { $lair ->
        [one] Le repaire est à une case du pirate.
       *[other] Le repaire est à { $lair } cases du pirate.
    }
celestia-page-text-boarding =
    C’est l’abordage : { $masts ->
        [0] les trois mâts sont tombés.
        [one] un mât reste debout.
       *[other] { $masts } mâts restent debout.
    }
celestia-page-text-start = L’aéronef est encore au départ.
celestia-page-text-stage = Étape à { $name }.
celestia-page-text-destination = En continuant, l’aéronef arrive case { $to }.
celestia-page-text-seen = Case { $at }, face cachée mais connue. { $text }
celestia-page-text-dice =
    { $out ->
        [0] Dés à éliminer : { $faces }.
        [one] Dés à éliminer : { $faces } ; un est déjà éliminé.
       *[other] Dés à éliminer : { $faces } ; { $out } sont déjà éliminés.
    }
celestia-page-text-no-dice = Tous les dés sont éliminés.
celestia-page-text-in-play = Cartes jouées dans ce combat : { $cards }.
celestia-page-text-ship = Soute de { $hold } places : { $load }. Énergie : { $energy } sur { $generator }.
celestia-page-text-crew = { $crew }, { $state }. { $when }. { $power }
celestia-page-text-captain = { $seat } tient la barre.
celestia-page-text-my-hand =
    { $count ->
        [0] Ta main est vide.
       *[other] Ta main : { $cards }.
    }
celestia-page-text-open-hand =
    { $count ->
        [0] { $seat } n’a plus de carte.
       *[other] Main ouverte de { $seat } : { $cards }.
    }
celestia-page-text-hand =
    { $count ->
        [0] { $seat } n’a plus de carte.
        [one] { $seat } tient une carte.
       *[other] { $seat } tient { $count } cartes.
    }
celestia-page-text-at-least = { $seat } a au moins { $cards }.
celestia-page-text-at-most = { $seat } n’a à coup sûr { $cards }.
celestia-page-text-flag-price = { $name } : à l’abordage, chaque drapeau noir exige { $first } et { $second }, ensemble.
celestia-page-text-thrust =
    { $name } : chaque drapeau noir validé lui donne { $advance ->
        [one] une case d’avance.
       *[other] { $advance } cases d’avance.
    }
celestia-page-text-thrust-penalty =
    { $name } : chaque drapeau noir validé lui donne { $advance ->
        [one] une case d’avance
       *[other] { $advance } cases d’avance
    } et nous fait { $penalty }.
celestia-page-text-said = Case { $at }, { $seat } a dit ({ $standing }) : « { $statement } »
celestia-page-text-piles = Pioche : { $deck }. Défausse : { $discard }. Étapes restantes : { $stages }.

celestia-page-stage-pirate =
    { $count ->
        [one] Le pirate gagne une case.
       *[other] Le pirate gagne { $count } cases.
    }
celestia-page-stage-cards = Cartes à partager pour chaque embuscade combattue : { $cards }.
celestia-page-stage-rest = Tout l’équipage repart en forme.
celestia-page-stage-no-rest = L’équipage n’y trouve pas de repos.
celestia-page-stage-propeller =
    { $count ->
        [one] Au départ, l’aéronef avancera d’une case.
       *[other] Au départ, l’aéronef avancera de { $count } cases.
    }

## Le journal, avec ce que disent les cartes

celestia-line-struck = { $seat } élimine { $face } avec { $cards }.
celestia-line-cards-shown = Au centre : { $cards }.
celestia-line-dice-rerolled =
    { $count ->
        [one] Un fumigène, un dé relancé
       *[other] Un fumigène, { $count } dés relancés
    } : { $faces }.
celestia-line-stage-reached = 
    Étape à { $stage } ! { $ambushes ->
        [0] Aucune embuscade combattue avant elle.
        [one] Une embuscade combattue en chemin.
       *[other] { $ambushes } embuscades combattues en chemin.
    }
celestia-line-energy-lost =
    Une énergie se consume : { $cards ->
        [one] une carte à partager
       *[other] { $cards } cartes à partager
    }, { $lose ->
        [one] un jeton à sacrifier
       *[other] { $lose } jetons à sacrifier
    }. { $left ->
        [0] C’était la dernière.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
celestia-line-moved = L’aéronef file case { $to }. Embuscade : { $force } !

## Les conseils d'une première partie

celestia-hint-goal = Vous êtes deux dans le même aéronef : vous gagnez ou perdez ensemble. Rattrapez le pirate avant qu’il n’atteigne son repaire.
celestia-hint-draft = Touche une carte pour la prendre. Ton partenaire voit ce que tu choisis ici, mais pas le reste de ta main.
celestia-hint-hand = Voici ta main. Tu ne peux ni la montrer, ni la décrire, ni la laisser deviner. On n’en connaît que le nombre de cartes, et celles prises face visible, marquées d’un œil.
celestia-hint-continue = La case qui brille est celle où tu arriveras : son embuscade sera dévoilée. Touche-la, ou touche l’aéronef.
celestia-hint-propose = C’est ton partenaire qui tranche, mais tu peux proposer : tes phrases sont dans la barre, en bas.
celestia-hint-dice = Ces dés sont l’embuscade. Après validation, il faudra les éliminer un par un, à tour de rôle.
celestia-hint-smoke = Un lancer qui ne te plaît pas ? Touche les dés à relancer : cela coûte un fumigène.
celestia-hint-flag = Un drapeau noir validé fait avancer le pirate, mais n’importe quelle carte l’élimine ensuite.
celestia-hint-starter = Nomme qui commence : regarde combien de cartes il reste à chacun. Ensuite vous jouez chacun votre tour, sans un mot.
celestia-hint-strike = Touche un dé, puis une carte du même symbole. Un joker remplace tout, et deux cartes identiques aussi.
celestia-hint-endure = Rien ne convient ? Encaisser brûle une énergie, mais vous rapporte des cartes à partager.
celestia-hint-partner = Regarde ce que joue ton partenaire : chaque carte en dit long sur sa main. Les cartes connues de tous sont tournées vers toi.
celestia-hint-hold = La soute est petite : or, fumigènes et équipage s’y serrent. Touche un jeton pour faire de la place.
celestia-hint-share = Une carte visible, ton partenaire saura que tu l’as ; une carte cachée, personne d’autre ne la connaît. Passer une fois laisse le choix à l’autre.
celestia-hint-statement = Une seule phrase vraie sur ta main, alors choisis ce qui aidera le plus ton partenaire.
celestia-hint-crew = Un membre d’équipage en forme peut aider maintenant. Touche sa carte. Ensuite, seule une étape qui le dit le remettra d’aplomb.
celestia-hint-stage = Plus beaucoup de cartes ? Une étape en rend pour chaque embuscade combattue, mais le pirate en profite.
celestia-hint-market = L’or achète des cartes ou des fumigènes. Ce que tu gardes prend une place dans la soute.
celestia-hint-jettison = Une énergie perdue coûte aussi des jetons de la soute. Choisis ceux dont vous pouvez vous passer.
celestia-hint-boarding = Le pirate est rattrapé ! Trois assauts, un par mât. Chacun interdit quelque chose, et les drapeaux exigent deux cartes précises.

## Ce qui va décider de la partie

celestia-page-looms-no-energy = Plus d’énergie : encore un coup et c’est perdu.
celestia-page-looms-escape = Les drapeaux sur la table mènent le pirate à son repaire.
celestia-page-looms-near-lair = { $left ->
    [one] Le pirate est à { $left } case de son repaire.
   *[other] Le pirate est à { $left } cases de son repaire.
}
celestia-page-looms-last-energy = Il reste une seule énergie.
celestia-page-looms-last-mast = Plus qu’un mât !
celestia-page-looms-catch = Le prochain vol rattrape le pirate !

## La fin

celestia-page-story-measure = Case du trajet
celestia-page-story-moved = Vols
celestia-page-story-combat-begins = Combats
celestia-page-story-struck = Coups portés
celestia-page-story-endured = Coups encaissés
celestia-page-story-energy-lost = Énergies perdues
celestia-page-story-loaded = Jetons embarqués
celestia-page-story-stage-reached = Étapes atteintes
celestia-page-story-ship = L’aéronef
celestia-page-story-pirate = Le pirate

# Ce qui est caché, pour qui voit tout.
celestia-page-secret-hand = Main de { $seat }
celestia-page-secret-face-down = Cartes face cachée au milieu
celestia-page-secret-deck = Pioche
celestia-page-secret-undersides = Dessous des énergies
celestia-page-secret-underside =
    { $lose ->
        [one] un jeton à sacrifier
       *[other] { $lose } jetons à sacrifier
    }
celestia-page-secret-stages = Étapes à venir
celestia-page-secret-crew = Équipiers à venir
celestia-page-secret-assaults = Assauts
