### Celestia Duo, en français.
###
### How a value of the rules becomes a sentence; the terminal and the page both follow this.
###
### 1. A value is told by the message named after its variant: `celestia-move-…`, `celestia-event-…`, `celestia-refusal-…`, `celestia-step-…`,
###    `celestia-ending-…`; underscores become hyphens. Where the variant carries another enum value without a field name, the longer id comes first:
###    {"jettison":{"crew":"olga"}} is `celestia-move-jettison-crew` if there is one, otherwise `celestia-move-jettison`.
### 2. Its fields are the arguments. A value without a field name is `$it`; of two, the first is `$first` and the second `$second`. A number
###    without a field name is also given as `$seat`.
### 3. `$seat`, `$captain` and `$active` are names of players.
### 4. Other arguments are looked up as `celestia-name-{field}-{value}`, then under the field around it, then as `celestia-name-{value}`; what has no such message
###    stays as it is. The field of a value without a name is its variant: the dice of {"reroll":[0,2]} are `celestia-name-reroll-0` and `-2`.
###    A variant inside is told in the same way and also sees the arguments around it: {"pair":"whip"} as `with` is `celestia-name-with-pair`
###    with `$it`.
### 5. A name may have forms, for sentences that need them: `-one` (a whip), `-the` (the whip), `-many` (whips), `-every` (all whips). A form that exists is an
###    argument too: `$card-one` is `celestia-name-whip-one`.
### 6. A list is its parts, joined as the language joins them, and `$field-total` says how many. Counted cards ({"whip":2,"joker":1}) are a list of
###    `celestia-name-count`, and their `$field-total` is the number of cards.
### 7. A field that is null is left out, and the id ends in `-without-{field}`: `celestia-event-took-hidden-without-card`.

## Le jeu

celestia-title = Celestia Duo
celestia-summary = À deux, un seul aéronef, des mains secrètes et presque rien à se dire : rattrapez le pirate avant son repaire.
celestia-pitch = Coopératif et silencieux

## Noms

celestia-name-whip = fouet
celestia-name-whip-one = un fouet
celestia-name-whip-the = le fouet
celestia-name-whip-many = fouets
celestia-name-whip-every = tous les fouets
celestia-name-sabre = sabre
celestia-name-sabre-one = un sabre
celestia-name-sabre-the = le sabre
celestia-name-sabre-many = sabres
celestia-name-sabre-every = tous les sabres
celestia-name-crossbow = arbalète
celestia-name-crossbow-one = une arbalète
celestia-name-crossbow-the = l’arbalète
celestia-name-crossbow-many = arbalètes
celestia-name-crossbow-every = toutes les arbalètes
celestia-name-pistol = pistolet
celestia-name-pistol-one = un pistolet
celestia-name-pistol-the = le pistolet
celestia-name-pistol-many = pistolets
celestia-name-pistol-every = tous les pistolets
celestia-name-cannon = canon
celestia-name-cannon-one = un canon
celestia-name-cannon-the = le canon
celestia-name-cannon-many = canons
celestia-name-cannon-every = tous les canons
celestia-name-joker = joker
celestia-name-joker-one = un joker
celestia-name-joker-the = le joker
celestia-name-joker-many = jokers
celestia-name-joker-every = tous les jokers
celestia-name-flag = drapeau noir
celestia-name-flag-one = un drapeau noir
celestia-name-flag-the = le drapeau noir
celestia-name-flag-many = drapeaux noirs
celestia-name-flag-every = tous les drapeaux noirs

celestia-name-count =
    { $count ->
        [one] { $it-one }
       *[other] { $count } { $it-many }
    }
celestia-name-nothing = rien

celestia-name-ludvig = Ludvig Cyr
celestia-name-olga = Olga Benz
celestia-name-shuki = Shuki Saban
celestia-name-kublai = Kublai Heshen
celestia-name-baba = Baba Zogbé
celestia-name-mama = Mama Lear
celestia-name-rhett = Rhett O’Hara
celestia-name-augusta = Augusta D’Epsom

celestia-name-rapid = Rapide
celestia-name-normal = Normal
celestia-name-expert = Expert

celestia-name-gold = or
celestia-name-gold-one = une pièce d’or
celestia-name-gold-the = une pièce d’or
celestia-name-smoke = fumigène
celestia-name-smoke-one = un fumigène
celestia-name-smoke-the = un fumigène
celestia-name-token-crew = { $it }
celestia-name-token-crew-one = { $it }
celestia-name-token-crew-the = { $it }
celestia-name-cargo-gold = or
celestia-name-cargo-smoke = fumigènes

celestia-name-reward-communication = une communication exceptionnelle
celestia-name-reward-card = une carte à partager
celestia-name-reward-gold =
    { $it ->
        [one] une pièce d’or
       *[other] { $it } pièces d’or
    }
celestia-name-reward-crew = un membre d’équipage

celestia-name-no-crew = Sans équipage
celestia-name-no-pair = Sans paires
celestia-name-no-smoke = Sans fumigènes

celestia-name-lose-gold = perdre une pièce d’or
celestia-name-lose-equipment = perdre une carte
celestia-name-deactivate-crew = épuiser un membre d’équipage
celestia-name-discard-crew = perdre un membre d’équipage

celestia-name-pile = dans la pioche
celestia-name-ready = en forme
celestia-name-used = au repos
celestia-name-offered = au bastingage
celestia-name-gone = débarqué

celestia-name-rulebook = d’après le livret
celestia-name-inferred = déduit du livret
celestia-name-reconstructed = reconstitué par nous
celestia-name-owner = lu sur la vraie carte

celestia-name-with-card = { $face-one }
celestia-name-with-joker = un joker
celestia-name-with-pair = deux { $it-many }
celestia-name-with-any = { $it-one }
celestia-name-with-mama = { $it-one } et Mama Lear
celestia-name-with-both = { $first } et { $second }
celestia-name-first-card = la première carte exigée
celestia-name-second-card = la seconde carte exigée

celestia-name-die-0 = premier dé
celestia-name-die-1 = deuxième dé
celestia-name-die-2 = troisième dé
celestia-name-die-3 = quatrième dé
celestia-name-dice-0 = le premier
celestia-name-dice-1 = le deuxième
celestia-name-dice-2 = le troisième
celestia-name-dice-3 = le quatrième
celestia-name-reroll-0 = { celestia-name-dice-0 }
celestia-name-reroll-1 = { celestia-name-dice-1 }
celestia-name-reroll-2 = { celestia-name-dice-2 }
celestia-name-reroll-3 = { celestia-name-dice-3 }
celestia-name-order-0 = la 1re
celestia-name-order-1 = la 2e
celestia-name-order-2 = la 3e
celestia-name-order-3 = la 4e
celestia-name-order-4 = la 5e
celestia-name-arrange-0 = { celestia-name-order-0 }
celestia-name-arrange-1 = { celestia-name-order-1 }
celestia-name-arrange-2 = { celestia-name-order-2 }
celestia-name-arrange-3 = { celestia-name-order-3 }
celestia-name-arrange-4 = { celestia-name-order-4 }

celestia-name-proposal-continue = On continue !
celestia-name-proposal-stage = Faisons escale.
celestia-name-proposal-use-crew = Et si { $it } nous aidait ?
celestia-name-proposal-arrange = Dans cet ordre : { $it }.
celestia-name-proposal-use-smoke = Lançons un fumigène.
celestia-name-proposal-validate = Ces dés me vont.
celestia-name-proposal-begin = { $seat }, d’abord.
celestia-name-proposal-remove = Sacrifions { $token-one }{ $count ->
        [one] { "" }
       *[other] , { $count } fois
    }.
celestia-name-proposal-take =
    { $it ->
        [one] Prenons-le.
       *[other] Prenons-en { $it }.
    }
celestia-name-proposal-decline = Laissons ça.
celestia-name-proposal-buy-cards = Achetons des cartes.
celestia-name-proposal-buy-smoke = Achetons des fumigènes.
celestia-name-proposal-reactivate = Réveillons l’équipage.
celestia-name-proposal-keep-gold = Gardons l’or.

celestia-name-answer-agree = D’accord.
celestia-name-answer-disagree = Pas d’accord.
celestia-name-answer-you-decide = À toi de voir.

celestia-name-statement-have = J’ai { $it-one }.
celestia-name-statement-have-not = Pas de carte { $it } chez moi.
celestia-name-statement-have-everything = J’ai une arme de chaque sorte.
celestia-name-statement-silent = …

## Les coups

celestia-move-take = Prendre { $it-the }
celestia-move-take-hidden = Prendre une carte cachée
celestia-move-pass = Passer
celestia-move-continue = Continuer la poursuite
celestia-move-stage = Faire escale
celestia-move-use-crew = Faire appel à { $it }
celestia-move-arrange = Reposer les cartes : { $it }
celestia-move-reroll = Fumigène : relancer { $it }
celestia-move-set-die = Tourner le { $die } sur { $face }
celestia-move-validate = Valider les dés
celestia-move-proceed = Poursuivre sans aide
celestia-move-begin = { $seat } commence
celestia-move-forfeit = { $seat } perd une carte
celestia-move-discard = Défausser { $it-the }
celestia-move-lose = Désigner { $it }
celestia-move-strike = Éliminer { $face-the } avec { $with }
celestia-move-sweep = Ludvig : balayer { $it-every } d’un seul coup
celestia-move-endure = Encaisser
celestia-move-salvage = Récupérer { $it-the }
celestia-move-say-have = Dire « J’ai { $it-one } »
celestia-move-say-have-not = Dire « Je n’ai pas de carte { $it } »
celestia-move-say-have-everything = Dire « J’ai une arme de chaque sorte »
celestia-move-say-silent = Ne rien dire
celestia-move-load = Prendre
celestia-move-decline = Laisser
celestia-move-jettison-gold = Jeter une pièce d’or
celestia-move-jettison-smoke = Jeter un fumigène
celestia-move-jettison-crew = Débarquer { $it }
celestia-move-buy-cards = Acheter des cartes
celestia-move-buy-smoke = Acheter des fumigènes
celestia-move-reactivate = Réveiller l’équipage
celestia-move-keep-gold = Garder l’or et repartir
celestia-move-propose-continue = { celestia-name-proposal-continue }
celestia-move-propose-stage = { celestia-name-proposal-stage }
celestia-move-propose-use-crew = { celestia-name-proposal-use-crew }
celestia-move-propose-arrange = { celestia-name-proposal-arrange }
celestia-move-propose-use-smoke = { celestia-name-proposal-use-smoke }
celestia-move-propose-validate = { celestia-name-proposal-validate }
celestia-move-propose-begin = { celestia-name-proposal-begin }
celestia-move-propose-remove = { celestia-name-proposal-remove }
celestia-move-propose-take = { celestia-name-proposal-take }
celestia-move-propose-decline = { celestia-name-proposal-decline }
celestia-move-propose-buy-cards = { celestia-name-proposal-buy-cards }
celestia-move-propose-buy-smoke = { celestia-name-proposal-buy-smoke }
celestia-move-propose-reactivate = { celestia-name-proposal-reactivate }
celestia-move-propose-keep-gold = { celestia-name-proposal-keep-gold }
celestia-move-answer-agree = { celestia-name-answer-agree }
celestia-move-answer-disagree = { celestia-name-answer-disagree }
celestia-move-answer-you-decide = { celestia-name-answer-you-decide }

## Ce qui s'est passé

celestia-event-took = { $seat } prend { $card-one }.
celestia-event-took-hidden = { $seat } prend une carte cachée : { $card-one }.
celestia-event-took-hidden-without-card = { $seat } prend une carte cachée.
celestia-event-passed = { $seat } passe.
celestia-event-moved = L’aéronef file de la case { $from } à la case { $to } : embuscade !
celestia-event-caught = Le pirate est rattrapé, case { $at } !
celestia-event-dice-thrown = Les dés tombent : { $faces }.
celestia-event-dice-rerolled =
    { $dice-total ->
        [one] Un fumigène, un dé relancé
       *[other] Un fumigène, { $dice-total } dés relancés
    } : { $faces }.
celestia-event-die-set = Augusta tourne le { $die } : { $face }.
celestia-event-validated =
    { $flags ->
        [0] Dés validés, pas un drapeau noir en vue.
        [one] Dés validés, avec un drapeau noir.
       *[other] Dés validés, avec { $flags } drapeaux noirs.
    }
celestia-event-pirate-advanced =
    { $by ->
        [one] Le pirate gagne une case
       *[other] Le pirate gagne { $by } cases
    } : le voilà case { $to }.
celestia-event-crew-used = { $crew } entre en jeu, à la demande de { $seat }.
celestia-event-path-shown =
    { $ambushes-total ->
        [one] Baba dévoile la carte à venir.
       *[other] Baba dévoile les { $ambushes-total } cartes à venir.
    }
celestia-event-path-arranged = Les cartes retournent sur le chemin, dans cet ordre : { $order }.
celestia-event-gold-lost = La botte secrète nous coûte une pièce d’or.
celestia-event-card-forfeited = { $seat } abandonne { $card-one } à la botte secrète.
celestia-event-crew-turned = La botte secrète envoie { $crew } au repos.
celestia-event-combat-begins = À l’attaque, et plus un mot ! { $seat } ouvre le combat.
celestia-event-struck = { $seat } élimine { $face-the } avec { $cards }.
celestia-event-swept =
    { $seat } et Ludvig balaient { $dice ->
        [one] un dé
       *[other] { $dice } dés
    } d’un seul coup ({ $weapon }).
celestia-event-endured = { $seat } ne peut rien éliminer : l’aéronef encaisse.
celestia-event-energy-lost =
    Une énergie se consume ; { $left ->
        [0] c’était la dernière.
        [one] il en reste une.
       *[other] il en reste { $left }.
    }
celestia-event-combat-won = Embuscade repoussée !
celestia-event-salvaged = Shuki récupère { $card-one }.
celestia-event-reward-due = Butin : { $reward }.
celestia-event-said = { $seat } : « { $statement } »
celestia-event-loaded = À bord : { $token-one }.
celestia-event-declined = Le reste du butin est laissé là.
celestia-event-jettisoned = Par-dessus bord : { $token-one }.
celestia-event-crew-offered = { $crew } demande à monter à bord.
celestia-event-crew-declined = { $crew } reste à quai.
celestia-event-cards-shown =
    Au centre : { $hidden ->
        [0] { $visible }
        [one] { $visible-total ->
            [0] une carte cachée
           *[other] { $visible } et une carte cachée
        }
       *[other] { $visible-total ->
            [0] { $hidden } cartes cachées
           *[other] { $visible } et { $hidden } cartes cachées
        }
    }.
celestia-event-share-begins = { $seat } se sert en premier.
celestia-event-deck-shuffled = Pioche vide : la défausse est mélangée ({ $cards } cartes).
celestia-event-stage-reached =
    Escale ! { $ambushes ->
        [0] Aucune embuscade depuis la précédente.
        [one] Une embuscade traversée pour en arriver là.
       *[other] { $ambushes } embuscades traversées pour en arriver là.
    }
celestia-event-cards-bought =
    { $price ->
        [one] Une pièce d’or contre des cartes.
       *[other] { $price } pièces d’or contre des cartes.
    }
celestia-event-smoke-bought =
    { $price ->
        [one] Une pièce d’or contre des fumigènes.
       *[other] { $price } pièces d’or contre des fumigènes.
    }
celestia-event-crew-readied =
    { $price ->
        [0] Tout l’équipage est de nouveau en forme.
        [one] Une pièce d’or, et tout l’équipage est de nouveau en forme.
       *[other] { $price } pièces d’or, et tout l’équipage est de nouveau en forme.
    }
celestia-event-captain-changed = { $captain } prend la barre.
celestia-event-boarding-begins = À l’abordage ! La confrontation finale commence.
celestia-event-assault-begins =
    { $number ->
        [1] Premier assaut !
        [2] Deuxième assaut !
       *[other] Dernier assaut !
    }
celestia-event-mast-destroyed =
    Un mât s’effondre ! { $left ->
        [0] Plus un seul debout.
        [one] Il en reste un.
       *[other] Il en reste { $left }.
    }
celestia-event-proposed = { $seat } propose : « { $proposal } »
celestia-event-answered = { $seat } répond : « { $answer } »
celestia-event-ended = { $ending }
celestia-name-ending-pirate-caught = { celestia-ending-pirate-caught }
celestia-name-ending-pirate-beaten = { celestia-ending-pirate-beaten }
celestia-name-ending-out-of-energy = { celestia-ending-out-of-energy }
celestia-name-ending-pirate-escaped = { celestia-ending-pirate-escaped }

celestia-ending-pirate-caught = Victoire : le pirate est rattrapé !
celestia-ending-pirate-beaten = Victoire : le troisième mât est tombé !
celestia-ending-out-of-energy = Défaite : le générateur est à sec.
celestia-ending-pirate-escaped = Défaite : le pirate a rejoint son repaire.

## Pourquoi pas

celestia-refusal-not-now = Ce n’est pas le moment.
celestia-refusal-captain-decides = C’est le capitaine qui tranche. Tu peux proposer.
celestia-refusal-first-turn = Premier tour : on part d’abord à la poursuite.
celestia-refusal-stage-after-stage = Deux escales de suite, non : il faut repartir.
celestia-refusal-no-stage-left = Plus aucune escale sur cette route.
celestia-refusal-crew-not-aboard = Cette personne n’est pas à bord.
celestia-refusal-crew-not-ready = Au repos : une escale peut remettre l’équipage en forme.
celestia-refusal-no-crew-here = Cet assaut se mène sans équipage.
celestia-refusal-crew-no-use = Son talent ne servirait à rien ici.
celestia-refusal-bad-order = Chaque carte dévoilée doit retrouver une place.
celestia-refusal-no-smoke = Plus un fumigène dans la cale.
celestia-refusal-no-smoke-here = Cet assaut se mène sans fumigènes.
celestia-refusal-no-such-dice = Choisis au moins un dé sur la table.
celestia-refusal-same-die = Ce dé montre déjà cette face, ou Augusta l’a déjà tourné.
celestia-refusal-set-one-die = Augusta est là : tourne au moins un dé.
celestia-refusal-empty-hand = Cette main est vide.
celestia-refusal-no-such-card = Cette carte n’est pas là.
celestia-refusal-no-such-die = Plus aucun dé ne montre cette face.
celestia-refusal-wrong-cards = Ces cartes ne vont pas avec ce dé.
celestia-refusal-no-pair-here = Cet assaut se mène sans paires.
celestia-refusal-mama-not-needed = Pas besoin de Mama Lear pour cette carte.
celestia-refusal-must-strike = Tu peux éliminer un dé, donc tu le dois.
celestia-refusal-not-true = Ta main dit le contraire.
celestia-refusal-hold-full = La cale est pleine. Jette quelque chose pour faire de la place.
celestia-refusal-no-such-token = Ce jeton n’est pas dans la cale.
celestia-refusal-no-gold = Pas assez d’or.
celestia-refusal-nothing-left = Il n’y a plus rien à prendre.
celestia-refusal-partner-passed = Ton partenaire vient de passer : à toi de prendre.
celestia-refusal-no-hidden-card = Plus de carte cachée.
celestia-refusal-not-for-talk = On ne parle pas de ça maintenant.
celestia-refusal-said-already = Tu l’as déjà dit.
celestia-refusal-nothing-to-answer = Il n’y a rien à répondre.

## Les réglages

celestia-option-mode = Mode
celestia-option-mode-help = En rapide, il suffit de rattraper le pirate. En normal et en expert, il faut encore abattre ses trois mâts.
celestia-option-mode-rapid = Rapide
celestia-option-mode-normal = Normal
celestia-option-mode-expert = Expert
celestia-option-wins = Victoires déjà gagnées
celestia-option-wins-help = Chaque victoire donne de l’avance au pirate de la partie suivante.
celestia-option-captain = Premier capitaine
celestia-option-captain-help = Qui tient la barre jusqu’à la première escale.
celestia-option-captain-random = Au hasard
celestia-option-captain-first = La première place
celestia-option-captain-second = La seconde place
celestia-option-generator = Générateur
celestia-option-generator-help = Plus il y a d’énergie, plus la cale est petite.
celestia-option-generator-random = Au hasard
celestia-option-generator-1 = 1 énergie, cale de 6
celestia-option-generator-2 = 2 énergies, cale de 5
celestia-option-generator-3 = 3 énergies, cale de 4

## Les étapes du tour : le titre, ce que je peux faire, ce que fait l'autre

celestia-step-draft = Premiers choix
celestia-step-draft-now = Prends une des cartes au centre. Vous en prenez deux chacun, à tour de rôle.
celestia-step-draft-wait = { $seat } choisit une carte au centre.
celestia-step-briefing = Briefing
celestia-step-briefing-now = Continue la poursuite, ou fais escale pour reprendre des cartes. Ton partenaire peut donner son avis.
celestia-step-briefing-wait = { $seat } décide : continuer, ou faire escale. Tu peux proposer.
celestia-step-arrange = Baba et le chemin
celestia-step-arrange-now = Touche les cartes dévoilées dans l’ordre où tu veux les croiser ; elles seront reposées face cachée.
celestia-step-arrange-wait = { $seat } range les cartes que Baba a dévoilées. Tu peux proposer un ordre.
celestia-step-dice = Les dés
celestia-step-dice-now = Valide les dés, ou dépense un fumigène pour en relancer autant que tu veux. Chaque drapeau noir fera fuir le pirate.
celestia-step-dice-wait = { $seat } garde ou relance les dés. Tu peux proposer un fumigène, pas montrer un dé.
celestia-step-augusta = Augusta
celestia-step-augusta-now = Choisis un dé, puis la face qu’il montrera. Deux dés au plus.
celestia-step-augusta-wait = { $seat } tourne des dés avec Augusta.
celestia-step-validated = Drapeaux noirs
celestia-step-validated-now = Avant la botte secrète, Kublai ou Rhett peuvent tirer profit des drapeaux.
celestia-step-validated-wait = { $seat } décide si l’équipage profite des drapeaux.
celestia-step-thrust = Botte secrète
celestia-step-thrust-now = La botte secrète frappe.
celestia-step-thrust-wait = La botte secrète frappe.
celestia-step-forfeit = Botte secrète
celestia-step-forfeit-now = Désigne qui de vous deux perd une carte.
celestia-step-forfeit-wait = { $seat } désigne qui perd une carte.
celestia-step-discard = Botte secrète
celestia-step-discard-now = Choisis la carte que tu abandonnes, face visible.
celestia-step-discard-wait = { $seat } choisit une carte à abandonner.
celestia-step-deactivate = Botte secrète
celestia-step-deactivate-now = Désigne qui part au repos.
celestia-step-deactivate-wait = { $seat } désigne qui part au repos.
celestia-step-dismiss = Botte secrète
celestia-step-dismiss-now = Désigne qui quitte l’aéronef.
celestia-step-dismiss-wait = { $seat } désigne qui quitte l’aéronef.
celestia-step-starter = Qui commence ?
celestia-step-starter-now = Nomme qui ouvre le combat. Après, silence.
celestia-step-starter-wait = { $seat } nomme qui ouvre le combat. Tu peux proposer.
celestia-step-combat = Combat
celestia-step-combat-now = Touche un dé puis une carte. Même symbole, joker ou deux cartes pareilles ; pour un drapeau en poursuite, n’importe quelle carte.
celestia-step-combat-wait = { $seat } doit éliminer un dé. Silence à bord.
celestia-step-aftermath = Après le combat
celestia-step-aftermath-now = Shuki peut sauver deux des cartes jouées. Sinon, passe au butin.
celestia-step-aftermath-wait = { $seat } décide si Shuki sauve des cartes.
celestia-step-salvage = Shuki
celestia-step-salvage-now =
    { $left ->
        [one] Choisis une carte du combat à récupérer.
       *[other] Choisis { $left } cartes du combat à récupérer.
    }
celestia-step-salvage-wait = { $seat } choisit des cartes du combat à récupérer.
celestia-step-combat-end = Fin du combat
celestia-step-combat-end-now = Le combat est fini.
celestia-step-combat-end-wait = Le combat est fini.
celestia-step-rewards = Butin
celestia-step-rewards-now = Le butin se prend dans l’ordre.
celestia-step-rewards-wait = Le butin se prend dans l’ordre.
celestia-step-statement = Communication exceptionnelle
celestia-step-statement-now = Dis une chose vraie sur ta main, une seule. Ou rien.
celestia-step-statement-wait = { $seat } choisit quoi dire de sa main.
celestia-step-card-reward = Butin : une carte
celestia-step-card-reward-now = Prendre la carte ? Elle sera tirée face visible et partagée.
celestia-step-card-reward-wait = { $seat } décide pour la carte du butin.
celestia-step-load = Charger la cale
celestia-step-load-now =
    { $left ->
        [one] Encore un jeton à prendre
       *[other] Encore { $left } jetons à prendre
    } ({ $cargo }). Touche la cale pour charger, ou un jeton pour faire de la place.
celestia-step-load-wait = { $seat } charge la cale ({ $cargo }).
celestia-step-recruit = Un renfort ?
celestia-step-recruit-now = { $crew } peut monter à bord et prendra une place dans la cale.
celestia-step-recruit-wait = { $seat } décide si { $crew } monte à bord.
celestia-step-share-starter = Partage
celestia-step-share-starter-now = Nomme qui se sert en premier. Ne parlez pas des cartes.
celestia-step-share-starter-wait = { $seat } nomme qui se sert en premier.
celestia-step-share = Partage
celestia-step-share-now = Prends une carte au centre, visible ou cachée, ou passe une fois.
celestia-step-share-wait = { $seat } se sert ou passe.
celestia-step-jettison = Délester
celestia-step-jettison-now =
    { $left ->
        [one] Un jeton doit quitter la cale. Touche celui que tu sacrifies.
       *[other] { $left } jetons doivent quitter la cale. Touche ceux que tu sacrifies.
    }
celestia-step-jettison-wait =
    { $left ->
        [one] { $seat } sacrifie encore un jeton.
       *[other] { $seat } sacrifie encore { $left } jetons.
    }
celestia-step-market = Escale
celestia-step-market-now = Dépense ton or, autant de fois que tu veux, ou garde-le et repars.
celestia-step-market-wait = { $seat } fait le marché.
celestia-step-armoury = Avant l’abordage
celestia-step-armoury-now = Dernières dépenses avant les trois assauts : des cartes, ou un équipage en forme.
celestia-step-armoury-wait = { $seat } fait les derniers achats.
celestia-step-next-assault = Assaut
celestia-step-next-assault-now = L’assaut suivant commence.
celestia-step-next-assault-wait = L’assaut suivant commence.
celestia-step-over = Fin de la partie
celestia-step-over-now = La partie est finie.
celestia-step-over-wait = La partie est finie.

## L'équipage : quand, et quoi

celestia-when-ludvig = À ton tour de combat
celestia-power-ludvig = Une seule carte, sauf un joker, élimine tous les dés de son symbole.
celestia-when-olga = Au briefing
celestia-power-olga = L’aéronef avance d’une case de plus ce tour-ci.
celestia-when-shuki = Combat gagné, avant le butin
celestia-power-shuki = Deux cartes jouées dans ce combat reviennent au centre pour être partagées.
celestia-when-kublai = Dés validés
celestia-power-kublai = Pour chaque drapeau noir, jusqu’à deux pièces d’or vont dans la cale.
celestia-when-baba = Au briefing
celestia-power-baba = Regardez les cartes jusqu’à la destination, puis reposez-les dans l’ordre de votre choix.
celestia-when-mama = À ton tour de combat
celestia-power-mama = N’importe quelle carte joue le rôle d’un joker.
celestia-when-rhett = Dés validés
celestia-power-rhett = Pour chaque drapeau noir, jusqu’à deux fumigènes vont dans la cale.
celestia-when-augusta = Dés lancés, pas encore validés
celestia-power-augusta = Un ou deux dés montrent la face que tu veux.
