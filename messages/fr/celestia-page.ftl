### Celestia Duo sur la page : le plateau, le journal plus précis, les conseils d'une première partie.

## Le plateau

celestia-board-seat = Place { $number }
celestia-board-captain = Capitaine
celestia-board-path = Le chemin dans le ciel
celestia-board-course = Le chemin : notre aéronef case { $ship }, le pirate case { $pirate }, repaire à { $left }. Touche pour le dérouler.
celestia-board-place = Case { $at }
celestia-board-place-start = Le départ
celestia-board-place-hidden = Une carte que personne n’a vue.
celestia-board-our-ship = Notre aéronef, case { $at }
celestia-board-their-ship =
    Le pirate, case { $at } ; { $left ->
        [one] encore une case avant son repaire
       *[other] encore { $left } cases avant son repaire
    }
celestia-board-lair =
    Le repaire : { $left ->
        [0] le pirate y est.
        [one] le pirate en est à une case.
       *[other] le pirate en est à { $left } cases.
    }
celestia-board-airship =
    L’aéronef : { $free ->
        [0] cale pleine
        [one] une place libre dans la cale
       *[other] { $free } places libres dans la cale
    }, { $energy ->
        [0] plus d’énergie
        [one] une énergie
       *[other] { $energy } énergies
    }
celestia-board-slot-empty = Une place libre dans la cale
celestia-board-slot-token = Dans la cale : { $token }
celestia-board-energy-full =
    Énergie : il en reste { $left }. Ce qu’elle coûtera est caché dessous.
celestia-board-energy-spent = Énergie perdue
celestia-board-crew = L’équipage
celestia-board-pirate = Le pirate
celestia-board-pirate-is =
    { $name } ; { $masts ->
        [one] un mât debout
       *[other] { $masts } mâts debout
    }
celestia-board-masts =
    { $left ->
        [0] Plus de mât
        [one] Un mât encore debout
       *[other] { $left } mâts encore debout
    }
celestia-board-assault = Assaut { $number }
celestia-board-assault-card = Assaut
celestia-board-assault-sealed = Assaut { $number }, encore caché
celestia-board-ambush = Embuscade
celestia-board-sign-ambush = emb.
celestia-board-stage = Escale
celestia-board-or = ou
celestia-board-middle = Les cartes au centre
celestia-board-in-play = Les cartes jouées dans ce combat
celestia-board-dice = Les dés
celestia-board-die = Dé { $place } : { $face }
celestia-board-die-out = Dé { $place } : { $face }, éliminé
celestia-board-my-hand =
    { $count ->
        [0] Ma main, vide
        [one] Ma main, une carte
       *[other] Ma main, { $count } cartes
    }
celestia-board-empty-hand = Plus une carte en main
celestia-board-known =
    { $count ->
        [one] Ton partenaire sait que tu en as au moins une.
       *[other] Ton partenaire sait que tu en as au moins { $count }.
    }
celestia-board-knows-none = { $seat } : { $cards }
celestia-board-everything = tout
celestia-board-talk-open = Vous pouvez vous consulter
celestia-board-said-at = case { $at }
celestia-board-statements = Ce qui a été dit
celestia-board-piles = Les pioches
celestia-board-pile-deck =
    { $count ->
        [0] La pioche est vide
        [one] Une carte dans la pioche
       *[other] { $count } cartes dans la pioche
    }
celestia-board-pile-discard = Défausse : { $cards }
celestia-board-pile-stages =
    { $count ->
        [0] Plus aucune escale
        [one] Encore une escale
       *[other] Encore { $count } escales
    }
celestia-board-pile-crew =
    { $count ->
        [0] Plus personne à recruter
        [one] Encore une personne à recruter
       *[other] Encore { $count } personnes à recruter
    }
celestia-board-source = Valeurs : { $source }.
celestia-board-close = Fermer
celestia-board-yes = Oui
celestia-board-no = Non
celestia-board-nothing = rien
celestia-board-hidden =
    { $count ->
        [one] une carte cachée
       *[other] { $count } cartes cachées
    }
celestia-board-visible =
    { $count ->
        [one] une carte visible
       *[other] { $count } cartes visibles
    }
celestia-board-smoke =
    { $count ->
        [one] un fumigène
       *[other] { $count } fumigènes
    }
celestia-board-flags =
    { $count ->
        [one] un drapeau noir
       *[other] { $count } drapeaux noirs
    }
celestia-board-flag-any = N’importe quelle carte élimine un drapeau.
celestia-board-flag-asks = Un drapeau exige { $first } et { $second }, ensemble.
celestia-board-rolled =
    { $count ->
        [one] un dé lancé
       *[other] { $count } dés lancés
    }
celestia-board-ambush-text = Dés : { $force }. Butin : { $rewards }. Hélice : { $propeller }.
celestia-board-assault-text = Dés : { $force }. { $constraint }.

## Ce qu'on y fait

celestia-board-catch = Rattraper le pirate !
celestia-board-continue-to =
    { $by ->
        [one] Continuer d’une case, jusqu’à la { $to }
       *[other] Continuer de { $by } cases, jusqu’à la { $to }
    }
celestia-board-buy-cards = Acheter { $cards } ({ $price } or)
celestia-board-buy-smoke =
    { $tokens ->
        [one] Acheter un fumigène
       *[other] Acheter { $tokens } fumigènes
    } ({ $price } or)
celestia-board-reactivate = Remettre l’équipage en forme ({ $price } or)
celestia-board-offer-cards = À partager : { $cards }
celestia-board-offer-smoke =
    { $tokens ->
        [one] Un fumigène
       *[other] { $tokens } fumigènes
    }
celestia-board-rest = L’équipage repartira en forme.
celestia-board-load = Charger { $what }
celestia-board-recruit = Prendre { $crew } à bord
celestia-board-take-card = Prendre la carte
celestia-board-say-nothing = Ne rien dire
celestia-board-use-smoke =
    { $count ->
        [0] Fumigène : relance les dés choisis
        [one] Fumigène : relancer le dé choisi
       *[other] Fumigène : relancer les { $count } dés choisis
    }
celestia-board-choose-dice = Choisis d’abord des dés.
celestia-board-reroll =
    { $count ->
        [one] Relancer ce dé
       *[other] Relancer ces { $count } dés
    }
celestia-board-all-dice = tous les dés
celestia-board-let-be = Annuler
celestia-board-put-back = Reposer dans cet ordre

celestia-board-group-talk = Proposer
celestia-board-group-answer = Répondre
celestia-board-group-smoke =
    { $count ->
        [one] Dernier fumigène
       *[other] Fumigène ({ $count })
    }
celestia-board-group-room = Faire de la place
celestia-board-group-set = Augusta
celestia-board-group-set-die = Tourner le { $die } sur
celestia-board-group-say = Dire
celestia-board-group-crew = Équipage
celestia-board-group-strike = Éliminer { $face } avec

celestia-board-ask-validate =
    { $flags ->
        [one] Un drapeau noir
       *[other] { $flags } drapeaux noirs
    } : le pirate gagnera { $advance ->
        [one] une case
       *[other] { $advance } cases
    }. Valider quand même ?
celestia-board-ask-endure =
    { $energy ->
        [0] Le générateur est à sec : encaisser, c’est perdre la partie. Vraiment ?
       *[other] Encaisser brûle une énergie. Vraiment ?
    }
celestia-board-ask-stage = Une escale rend des cartes, mais le pirate prend de l’avance. Faire escale ?
celestia-board-ask-keep-gold =
    { $gold ->
        [one] Repartir avec une pièce d’or ?
       *[other] Repartir avec { $gold } pièces d’or ?
    }
celestia-board-ask-decline = Laisser ce butin ?
celestia-board-ask-ashore = { $crew } quittera l’aéronef. D’accord ?

## L'enjeu, en une ligne

celestia-board-stakes =
    { $gap ->
        [one] Pirate à une case
       *[other] Pirate à { $gap } cases
    } · repaire à { $lair } · { $energy ->
        [0] plus d’énergie
        [one] une énergie
       *[other] { $energy } énergies
    }
celestia-board-stakes-boarding =
    { $masts ->
        [one] Un mât à abattre
       *[other] { $masts } mâts à abattre
    } · { $energy ->
        [0] plus d’énergie
        [one] une énergie
       *[other] { $energy } énergies
    }

## La table en phrases

celestia-board-text-chase =
    Notre aéronef est case { $ship }, le pirate case { $pirate } : { $gap ->
        [one] une case d’écart
       *[other] { $gap } cases d’écart
    }. { $lair ->
        [one] Le repaire est à une case du pirate.
       *[other] Le repaire est à { $lair } cases du pirate.
    }
celestia-board-text-boarding =
    C’est l’abordage : { $masts ->
        [one] un mât reste debout.
       *[other] { $masts } mâts restent debout.
    }
celestia-board-text-start = L’aéronef est encore au départ.
celestia-board-text-stage = Escale à { $name }.
celestia-board-text-destination = En continuant, l’aéronef arrive case { $to }.
celestia-board-text-seen = Case { $at }, vue par Baba. { $text }
celestia-board-text-dice =
    { $out ->
        [0] Dés à éliminer : { $faces }.
        [one] Dés à éliminer : { $faces } ; un est déjà éliminé.
       *[other] Dés à éliminer : { $faces } ; { $out } sont déjà éliminés.
    }
celestia-board-text-no-dice = Tous les dés sont éliminés.
celestia-board-text-in-play = Cartes jouées dans ce combat : { $cards }.
celestia-board-text-ship = Cale de { $hold } places : { $load }. Énergie : { $energy } sur { $generator }.
celestia-board-text-crew = { $crew }, { $state }. { $when } : { $power }
celestia-board-text-captain = { $seat } tient la barre.
celestia-board-text-my-hand =
    { $count ->
        [0] Ta main est vide.
       *[other] Ta main : { $cards }.
    }
celestia-board-text-open-hand =
    { $count ->
        [0] { $seat } n’a plus de carte.
       *[other] Main ouverte de { $seat } : { $cards }.
    }
celestia-board-text-hand =
    { $count ->
        [0] { $seat } n’a plus de carte.
        [one] { $seat } tient une carte.
       *[other] { $seat } tient { $count } cartes.
    }
celestia-board-text-at-least = { $seat } a au moins { $cards }.
celestia-board-text-at-most = { $seat } n’a sûrement { $cards }.
celestia-board-text-flag-price = { $name } : à l’abordage, chaque drapeau noir exige { $first } et { $second }, ensemble.
celestia-board-text-thrust =
    { $name } : chaque drapeau noir validé lui donne { $advance ->
        [one] une case d’avance.
       *[other] { $advance } cases d’avance.
    }
celestia-board-text-thrust-penalty =
    { $name } : chaque drapeau noir validé lui donne { $advance ->
        [one] une case d’avance
       *[other] { $advance } cases d’avance
    } et nous fait { $penalty }.
celestia-board-text-said = Case { $at }, { $seat } a dit : « { $statement } »
celestia-board-text-piles = Pioche : { $deck }. Défausse : { $discard }. Escales restantes : { $stages }.

celestia-board-stage-pirate =
    { $count ->
        [one] Le pirate gagne une case.
       *[other] Le pirate gagne { $count } cases.
    }
celestia-board-stage-cards = Pour chaque embuscade traversée, à partager : { $cards }.
celestia-board-stage-rest = Tout l’équipage repart en forme.
celestia-board-stage-no-rest = L’équipage n’y trouve pas de repos.
celestia-board-stage-propeller =
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
    Escale à { $stage } ! { $ambushes ->
        [one] Une embuscade traversée pour en arriver là.
       *[other] { $ambushes } embuscades traversées pour en arriver là.
    }
celestia-line-energy-lost =
    Une énergie se consume : { $cards } cartes à partager, { $lose } jetons à sacrifier. { $left ->
        [0] C’était la dernière.
        [one] Il en reste une.
       *[other] Il en reste { $left }.
    }
celestia-line-moved = L’aéronef file case { $to }. Embuscade : { $force } !

## Les conseils d'une première partie

celestia-hint-goal = Vous êtes deux dans le même aéronef : vous gagnez ou perdez ensemble. Rattrapez le pirate avant qu’il n’atteigne son repaire.
celestia-hint-draft = Touche une carte pour la prendre. Ton partenaire voit ce que tu choisis ici, mais pas le reste de ta main.
celestia-hint-hand = Voici ta main. Tu ne peux ni la montrer ni la décrire : tout se joue à demi-mot.
celestia-hint-continue = La case qui brille est celle où tu arriveras : son embuscade sera dévoilée. Touche-la, ou touche l’aéronef.
celestia-hint-propose = C’est ton partenaire qui tranche, mais tu peux proposer : tes phrases sont dans la barre, en bas.
celestia-hint-dice = Ces dés sont l’embuscade. Après validation, il faudra les éliminer un par un, à tour de rôle.
celestia-hint-smoke = Un lancer qui ne te plaît pas ? Touche les dés à relancer : cela coûte un fumigène.
celestia-hint-flag = Un drapeau noir validé fait fuir le pirate, mais n’importe quelle carte l’élimine ensuite.
celestia-hint-starter = Qui a le plus de cartes, ou les bonnes ? Nomme qui commence ; ensuite vous jouez chacun votre tour, sans un mot.
celestia-hint-strike = Touche un dé, puis une carte du même symbole. Un joker remplace tout, et deux cartes pareilles aussi.
celestia-hint-endure = Rien ne convient ? Encaisser brûle une énergie, mais vous rapporte des cartes à partager.
celestia-hint-partner = Regarde ce que joue ton partenaire : chaque carte en dit long sur sa main. Les cartes connues de tous sont tournées vers toi.
celestia-hint-hold = La cale est petite : or, fumigènes et équipage s’y serrent. Touche un jeton pour faire de la place.
celestia-hint-share = Prends une carte visible si ton partenaire doit savoir que tu l’as, une cachée sinon. Passer une fois laisse le choix à l’autre.
celestia-hint-statement = Une seule phrase vraie sur ta main, alors choisis ce qui aidera le plus ton partenaire.
celestia-hint-crew = Un membre d’équipage en forme peut aider maintenant. Touche sa carte ; une escale le remettra d’aplomb.
celestia-hint-stage = Plus beaucoup de cartes ? Une escale en rend pour chaque embuscade traversée, mais le pirate en profite.
celestia-hint-market = L’or achète des cartes ou des fumigènes. Ce que tu gardes prend une place dans la cale.
celestia-hint-jettison = Une énergie perdue coûte aussi du chargement. Choisis ce dont vous pouvez vous passer.
celestia-hint-boarding = Le pirate est rattrapé ! Trois assauts, un par mât. Chacun interdit quelque chose, et les drapeaux exigent deux cartes précises.
