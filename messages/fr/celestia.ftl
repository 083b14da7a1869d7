### Celestia Duo, en français.
###
### A value of the rules is told by the message named after its variant, with its fields as arguments; underscores become hyphens:
### `celestia-move-…`, `celestia-event-…`, `celestia-refusal-…`, `celestia-step-…` (with `-now` for who decides and `-wait` for who does not).
### - What a variant holds without a field name is `$value`, and the variant's name stands for the field name.
### - `$seat` and `$captain` are names of players, and so is the `$value` of `begin` and `forfeit`. An empty field is the word `none`.
### - A word in a field is looked up as `celestia-{field}-{word}`, then as `celestia-name-{word}`. A variant in a field likewise, and what it holds
###   is its `$value`: {"pair":"whip"} in the field `with` is `celestia-with-pair`, whose `$value` is `celestia-pair-whip`.
### - `celestia-name-whip` is the bare word; `celestia-one-whip` has its article, for the fields that need it. What the page alone says is in
###   `celestia-page.ftl`.

## Le jeu

celestia-summary = À deux, un seul aéronef, des mains secrètes et presque rien à se dire : rattrapez le pirate avant son repaire.

## Noms

celestia-name-whip = fouet
celestia-name-sabre = sabre
celestia-name-crossbow = arbalète
celestia-name-pistol = pistolet
celestia-name-cannon = canon
celestia-name-joker = joker
celestia-name-flag = drapeau noir

celestia-one-whip = un fouet
celestia-one-sabre = un sabre
celestia-one-crossbow = une arbalète
celestia-one-pistol = un pistolet
celestia-one-cannon = un canon
celestia-one-joker = un joker
celestia-one-flag = un drapeau noir
# Là où la phrase demande l’article.
celestia-card-whip = { celestia-one-whip }
celestia-card-sabre = { celestia-one-sabre }
celestia-card-crossbow = { celestia-one-crossbow }
celestia-card-pistol = { celestia-one-pistol }
celestia-card-cannon = { celestia-one-cannon }
celestia-card-joker = { celestia-one-joker }
celestia-take-whip = { celestia-one-whip }
celestia-take-sabre = { celestia-one-sabre }
celestia-take-crossbow = { celestia-one-crossbow }
celestia-take-pistol = { celestia-one-pistol }
celestia-take-cannon = { celestia-one-cannon }
celestia-take-joker = { celestia-one-joker }
celestia-discard-whip = { celestia-one-whip }
celestia-discard-sabre = { celestia-one-sabre }
celestia-discard-crossbow = { celestia-one-crossbow }
celestia-discard-pistol = { celestia-one-pistol }
celestia-discard-cannon = { celestia-one-cannon }
celestia-discard-joker = { celestia-one-joker }
celestia-salvage-whip = { celestia-one-whip }
celestia-salvage-sabre = { celestia-one-sabre }
celestia-salvage-crossbow = { celestia-one-crossbow }
celestia-salvage-pistol = { celestia-one-pistol }
celestia-salvage-cannon = { celestia-one-cannon }
celestia-salvage-joker = { celestia-one-joker }
celestia-any-whip = { celestia-one-whip }
celestia-any-sabre = { celestia-one-sabre }
celestia-any-crossbow = { celestia-one-crossbow }
celestia-any-pistol = { celestia-one-pistol }
celestia-any-cannon = { celestia-one-cannon }
celestia-any-joker = { celestia-one-joker }
celestia-mama-whip = { celestia-one-whip }
celestia-mama-sabre = { celestia-one-sabre }
celestia-mama-crossbow = { celestia-one-crossbow }
celestia-mama-pistol = { celestia-one-pistol }
celestia-mama-cannon = { celestia-one-cannon }
celestia-mama-joker = { celestia-one-joker }
celestia-have-whip = du fouet
celestia-have-sabre = du sabre
celestia-have-crossbow = de l’arbalète
celestia-have-pistol = du pistolet
celestia-have-cannon = du canon
celestia-have-joker = du joker
celestia-face-whip = { celestia-one-whip }
celestia-face-sabre = { celestia-one-sabre }
celestia-face-crossbow = { celestia-one-crossbow }
celestia-face-pistol = { celestia-one-pistol }
celestia-face-cannon = { celestia-one-cannon }
celestia-face-flag = { celestia-one-flag }
celestia-have-not-whip = pas de fouet
celestia-have-not-sabre = pas de sabre
celestia-have-not-crossbow = pas d’arbalète
celestia-have-not-pistol = pas de pistolet
celestia-have-not-cannon = pas de canon
celestia-have-not-joker = pas de joker
celestia-pair-whip = deux fouets
celestia-pair-sabre = deux sabres
celestia-pair-crossbow = deux arbalètes
celestia-pair-pistol = deux pistolets
celestia-pair-cannon = deux canons
celestia-sweep-whip = les fouets
celestia-sweep-sabre = les sabres
celestia-sweep-crossbow = les arbalètes
celestia-sweep-pistol = les pistolets
celestia-sweep-cannon = les canons
celestia-weapon-whip = les fouets
celestia-weapon-sabre = les sabres
celestia-weapon-crossbow = les arbalètes
celestia-weapon-pistol = les pistolets
celestia-weapon-cannon = les canons

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
celestia-name-smoke = fumigène
celestia-token-gold = une pièce d’or
celestia-token-smoke = un fumigène
celestia-jettison-gold = { celestia-token-gold }
celestia-jettison-smoke = { celestia-token-smoke }
celestia-token-crew = { $value }
celestia-cargo-gold = or
celestia-cargo-smoke = fumigènes

celestia-reward-communication = une communication exceptionnelle
celestia-reward-card = une carte à partager
celestia-reward-gold =
    { $value ->
        [one] une pièce d’or
       *[other] { $value } pièces d’or
    }
celestia-reward-crew = un membre d’équipage

celestia-constraint-no-crew = Sans équipage
celestia-constraint-no-pair = Sans paires
celestia-constraint-no-smoke = Sans fumigènes

celestia-name-lose-gold = perdre une pièce d’or
celestia-name-lose-equipment = perdre une carte
celestia-name-deactivate-crew = envoyer un membre d’équipage au repos
celestia-name-discard-crew = perdre un membre d’équipage

celestia-berth-pile = dans la pioche
celestia-berth-ready = en forme
celestia-berth-used = au repos
celestia-berth-offered = au bastingage
celestia-berth-gone = à terre

celestia-name-rulebook = imprimées dans le livret de règles
celestia-name-inferred = tirées de ce que dit le livret de règles, qui ne les montre pas toutes
celestia-name-reconstructed = choisies par nous, car le livret ne les imprime pas (voir l’aide)
celestia-name-owner = lues sur la vraie carte
celestia-with-card = la carte du même symbole
celestia-with-joker = un joker
celestia-with-pair = { $value }
celestia-with-any = { $value }
celestia-with-mama = { $value } et Mama Lear
celestia-with-both = { $value }
celestia-both-card = la carte exigée
celestia-both-joker = { celestia-with-joker }
celestia-both-pair = { celestia-with-pair }
celestia-both-mama = { celestia-with-mama }

celestia-die-0 = premier dé
celestia-die-1 = deuxième dé
celestia-die-2 = troisième dé
celestia-die-3 = quatrième dé

celestia-proposal-continue = On continue !
celestia-proposal-stage = Faisons étape.
celestia-proposal-use-crew = Et si { $value } nous aidait ?
celestia-proposal-arrange = Dans cet ordre : { $value }.
celestia-proposal-use-smoke = Lançons un fumigène.
celestia-proposal-validate = Ces dés me vont.
celestia-proposal-begin = { $value }, d’abord.
celestia-proposal-remove =
    { $count ->
        [one] Laissons partir { $token }.
       *[other] Laissons partir { $count } jetons, chaque fois { $token }.
    }
celestia-proposal-take = Prenons-en { $value }.
celestia-proposal-decline = Laissons ça.
celestia-proposal-buy-cards = Achetons des cartes.
celestia-proposal-buy-smoke = Achetons des fumigènes.
celestia-proposal-reactivate = Réveillons l’équipage.
celestia-proposal-keep-gold = Gardons l’or.

celestia-answer-agree = D’accord.
celestia-answer-disagree = Pas d’accord.
celestia-answer-you-decide = À toi de voir.

celestia-statement-have = J’ai { $value }.
celestia-statement-have-not = Je n’ai { $value }.
celestia-statement-have-everything = J’ai de tout.
celestia-statement-silent = …
celestia-standing-holds = toujours vrai
celestia-standing-open = peut-être plus vrai
celestia-standing-past = plus vrai
celestia-standing-again = redit depuis

## Les coups

celestia-move-take = Prendre { $value }
celestia-move-take-hidden = Prendre une carte cachée
celestia-move-pass = Passer
celestia-move-continue = Continuer la poursuite
celestia-move-stage = Faire étape
celestia-move-use-crew = Faire appel à { $value }
celestia-move-arrange = Reposer les cartes dans l’ordre { $value }
celestia-move-reroll = Fumigène : relancer les dés { $value }
celestia-move-set-die = Tourner le { $die } sur { $face }
celestia-move-validate = Valider les dés
celestia-move-proceed = Poursuivre sans aide
celestia-move-begin = { $value } commence
celestia-move-forfeit = { $value } perd une carte
celestia-move-discard = Défausser { $value }
celestia-move-lose = Désigner { $value }
celestia-move-strike = Éliminer { $face } avec { $with }
celestia-move-sweep = Ludvig : balayer { $value } d’un seul coup
celestia-move-endure = Encaisser
celestia-move-salvage = Récupérer { $value }
celestia-move-say = Dire : « { $value } »
celestia-say-have = { celestia-statement-have }
celestia-say-have-not = { celestia-statement-have-not }
celestia-say-have-everything = { celestia-statement-have-everything }
celestia-say-silent = { celestia-statement-silent }
celestia-move-load = Prendre
celestia-move-decline = Laisser
celestia-move-jettison = Retirer de la soute : { $value }
celestia-jettison-crew = { celestia-token-crew }
celestia-move-buy-cards = Acheter des cartes
celestia-move-buy-smoke = Acheter des fumigènes
celestia-move-reactivate = Réveiller l’équipage
celestia-move-keep-gold = Garder l’or et repartir
celestia-move-propose = { $value }
celestia-move-answer = { $value }
celestia-propose-continue = { celestia-proposal-continue }
celestia-propose-stage = { celestia-proposal-stage }
celestia-propose-use-crew = { celestia-proposal-use-crew }
celestia-propose-arrange = { celestia-proposal-arrange }
celestia-propose-use-smoke = { celestia-proposal-use-smoke }
celestia-propose-validate = { celestia-proposal-validate }
celestia-propose-begin = { celestia-proposal-begin }
celestia-propose-remove = { celestia-proposal-remove }
celestia-propose-take = { celestia-proposal-take }
celestia-propose-decline = { celestia-proposal-decline }
celestia-propose-buy-cards = { celestia-proposal-buy-cards }
celestia-propose-buy-smoke = { celestia-proposal-buy-smoke }
celestia-propose-reactivate = { celestia-proposal-reactivate }
celestia-propose-keep-gold = { celestia-proposal-keep-gold }

## Ce qui s'est passé

celestia-event-took = { $seat } prend { $card }.
celestia-event-took-hidden =
    { $card ->
        [none] { $seat } prend une carte cachée.
       *[other] { $seat } prend une carte cachée : { $card }.
    }
celestia-event-passed = { $seat } passe.
celestia-event-moved = L’aéronef file de la case { $from } à la case { $to } : embuscade !
celestia-event-caught = L’aéronef file case { $at } et rattrape le pirate !
celestia-event-dice-thrown = Les dés tombent : { $faces }.
celestia-event-dice-rerolled = Un fumigène, et les dés montrent : { $faces }.
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
    } : le voilà { $to ->
        [26] dans son repaire.
       *[other] case { $to }.
    }
celestia-event-crew-used = { $seat } fait appel à { $crew }.
celestia-event-path-shown = Baba dévoile les cartes à venir.
celestia-event-path-arranged = Les cartes retournent sur le chemin, face cachée, dans un ordre choisi.
celestia-event-gold-lost = La botte secrète nous coûte une pièce d’or.
celestia-event-card-forfeited = { $seat } abandonne { $card } à la botte secrète.
celestia-event-crew-turned = La botte secrète envoie { $crew } au repos.
celestia-event-combat-begins = À l’attaque, et plus un mot ! { $seat } ouvre le combat.
celestia-event-struck = { $seat } élimine { $face } avec { $cards }.
celestia-event-swept = { $seat } et Ludvig balaient { $weapon } d’un seul coup.
celestia-event-endured = { $seat } n’élimine rien : l’aéronef encaisse le coup.
celestia-event-energy-lost =
    Une énergie se consume ; { $left ->
        [0] c’était la dernière.
        [one] il en reste une.
       *[other] il en reste { $left }.
    }
celestia-event-combat-won = Combat gagné !
celestia-event-salvaged = Shuki récupère { $card }.
celestia-event-reward-due = Butin : { $reward }.
celestia-event-said = { $seat } : « { $statement } »
celestia-event-loaded = À bord : { $token }.
celestia-event-declined = Le reste est laissé là.
celestia-event-jettisoned = La soute s’allège : { $token }.
celestia-event-crew-offered = { $crew } demande à monter à bord.
celestia-event-crew-declined = { $crew } reste à quai.
celestia-event-cards-shown =
    { $hidden ->
        [0] Au centre : { $visible }.
        [one] Au centre, face visible : { $visible } ; face cachée : une carte.
       *[other] Au centre, face visible : { $visible } ; face cachée : { $hidden } cartes.
    }
celestia-event-share-begins = { $seat } se sert en premier.
celestia-event-deck-shuffled =
    { $cards ->
        [one] Pioche vide : la défausse est mélangée (une carte).
       *[other] Pioche vide : la défausse est mélangée ({ $cards } cartes).
    }
celestia-event-stage-reached = 
    Étape ! { $ambushes ->
        [0] Aucune embuscade combattue avant elle.
        [one] Une embuscade combattue en chemin.
       *[other] { $ambushes } embuscades combattues en chemin.
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
celestia-event-captain-changed = { $captain } prend la barre et devient capitaine.
celestia-event-boarding-begins = À l’abordage ! L’Affrontement final commence.
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

celestia-ending-pirate-caught = Victoire : le pirate est rattrapé !
celestia-ending-pirate-beaten = Victoire : le troisième mât est tombé !
celestia-ending-out-of-energy = Défaite : le générateur est à sec.
celestia-ending-pirate-escaped = Défaite : le pirate a rejoint son repaire.

## Pourquoi pas

celestia-refusal-not-now = Ce n’est pas le moment.
celestia-refusal-captain-decides = C’est le capitaine qui tranche. Tu peux proposer.
celestia-refusal-first-turn = Premier tour : on part d’abord à la poursuite.
celestia-refusal-stage-after-stage = Deux étapes de suite, non : il faut repartir.
celestia-refusal-no-stage-left = Plus aucune étape sur cette route.
celestia-refusal-crew-not-aboard = Cette personne n’est pas à bord.
celestia-refusal-crew-not-ready = Au repos : une étape peut remettre l’équipage en forme.
celestia-refusal-no-crew-here = Cet assaut se mène sans équipage.
celestia-refusal-crew-no-use = Son talent ne servirait à rien ici.
celestia-refusal-bad-order = Chaque carte dévoilée doit retrouver une place.
celestia-refusal-no-smoke = Plus un fumigène dans la soute.
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
celestia-refusal-hold-full = La soute est pleine. Jette quelque chose pour faire de la place.
celestia-refusal-no-such-token = Ce jeton n’est pas dans la soute.
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
celestia-option-wins = Parties déjà gagnées
celestia-option-wins-help = Chaque victoire donne de l’avance au pirate de la partie suivante, en normal et en expert. Les parties jouées de suite à la même table se comptent toutes seules.
celestia-option-captain = Premier capitaine
celestia-option-captain-help = Qui tient la barre jusqu’à la première étape.
celestia-option-captain-random = Au hasard
celestia-option-captain-first = La première place
celestia-option-captain-second = La seconde place
celestia-option-generator = Générateur
celestia-option-generator-help = Plus il y a d’énergie, plus la soute est petite.
celestia-option-generator-random = Au hasard
celestia-option-generator-1 = 1 énergie, soute de 6
celestia-option-generator-2 = 2 énergies, soute de 5
celestia-option-generator-3 = 3 énergies, soute de 4
celestia-option-strike = Éliminer un dé
celestia-option-strike-help = Le livret dit que qui peut éliminer un dé le doit ; son exemple laisse passer. « Doit » est la règle du texte.
celestia-option-strike-must = Qui peut doit
celestia-option-strike-may = Qui peut choisit

## Les étapes du tour : le titre, ce que je peux faire, ce que fait l'autre

celestia-step-draft = Premiers choix
celestia-step-draft-now = Prends une des cartes au centre. Vous en prenez deux chacun, à tour de rôle.
celestia-step-draft-wait = { $seat } choisit une carte au centre.
celestia-step-briefing = Briefing
celestia-step-briefing-now = Décide de la suite : voler, ou faire étape pour reprendre des cartes si c’est permis. Ton partenaire peut donner son avis.
celestia-step-briefing-wait = { $seat } décide de la suite.
celestia-step-arrange = Baba et le chemin
celestia-step-arrange-now = Touche les cartes dévoilées dans l’ordre où tu veux les croiser ; elles seront reposées face cachée.
celestia-step-arrange-wait = { $seat } range les cartes que Baba a dévoilées.
celestia-step-dice = Les dés
celestia-step-dice-now = Valide les dés, ou dépense un fumigène pour en relancer autant que tu veux.
celestia-step-dice-wait = { $seat } garde ou relance les dés.
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
celestia-step-starter-wait = { $seat } nomme qui ouvre le combat.
celestia-step-combat = Combat
celestia-step-combat-now = Touche un dé, puis une carte : même symbole, joker, ou deux cartes identiques.
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
celestia-step-load = Charger la soute
celestia-step-load-now =
    { $left ->
        [one] Encore un jeton à prendre
       *[other] Encore { $left } jetons à prendre
    } ({ $cargo }). Touche la soute pour charger, ou un jeton pour faire de la place.
celestia-step-load-wait = { $seat } charge la soute ({ $cargo }).
celestia-step-recruit = Un renfort ?
celestia-step-recruit-now = { $crew } peut monter à bord et prendra une place dans la soute.
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
        [one] Un jeton doit quitter la soute. Touche celui que tu sacrifies.
       *[other] { $left } jetons doivent quitter la soute. Touche ceux que tu sacrifies.
    }
celestia-step-jettison-wait =
    { $left ->
        [one] { $seat } sacrifie encore un jeton.
       *[other] { $seat } sacrifie encore { $left } jetons.
    }
celestia-step-market = Étape
celestia-step-market-now = Dépense l’or, autant de fois que tu veux, ou garde-le et repars.
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
celestia-power-kublai = Pour chaque drapeau noir, jusqu’à deux pièces d’or vont dans la soute.
celestia-when-baba = Au briefing
celestia-power-baba = Regardez les cartes jusqu’à la destination, puis reposez-les dans l’ordre de votre choix.
celestia-when-mama = À ton tour de combat
celestia-power-mama = N’importe quelle carte joue le rôle d’un joker.
celestia-when-rhett = Dés validés
celestia-power-rhett = Pour chaque drapeau noir, jusqu’à deux fumigènes vont dans la soute.
celestia-when-augusta = Dés lancés, pas encore validés
celestia-power-augusta = Un ou deux dés montrent la face que tu veux.

## Le plateau en toutes lettres, dans le terminal

celestia-board-mode = mode { $mode }
celestia-board-pirate-card = pirate : { $name }
celestia-board-captain = capitaine : { $captain }
celestia-board-route = Chemin
celestia-board-route-text = aéronef en { $ship }, pirate en { $pirate }, repaire en { $lair } ; hélice : { $propeller }
celestia-board-route-boarding = aéronef en { $ship }, pirate en { $pirate }, repaire en { $lair } : à l’abordage
celestia-board-airship = Aéronef
celestia-board-energy = énergie { $left }/{ $of }
celestia-board-hold = soute { $used }/{ $of } : or { $gold }, fumigènes { $smoke }
celestia-board-crew = Équipage
celestia-board-dice = Dés
celestia-board-out = éliminé
celestia-board-hand = Main
celestia-board-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
celestia-board-at-least = au moins { $cards }
celestia-board-middle = Centre
celestia-board-face-down =
    { $count ->
        [one] { $count } carte cachée
       *[other] { $count } cartes cachées
    }
celestia-board-assault = Abordage
celestia-board-masts =
    { $count ->
        [one] { $count } mât
       *[other] { $count } mâts
    }
celestia-board-piles = Piles
celestia-board-piles-text = pioche { $deck }, défausse { $discard }, étapes { $stages }
celestia-board-said = Dit
celestia-board-now = Maintenant
