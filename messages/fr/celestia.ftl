### Celestia Duo

celestia-title = Celestia Duo

## Noms

celestia-name-whip = fouet
celestia-name-sabre = sabre
celestia-name-crossbow = arbalète
celestia-name-pistol = pistolet
celestia-name-cannon = canon
celestia-name-joker = joker
celestia-name-flag = drapeau
celestia-name-gold = or
celestia-name-smoke = fumée
celestia-token-crew = équipage : { $value }
celestia-jettison-crew = équipage : { $value }
celestia-name-ludvig = Ludvig Cyr
celestia-name-olga = Olga Benz
celestia-name-shuki = Shuki Saban
celestia-name-kublai = Kublai Heshen
celestia-name-baba = Baba Zogbé
celestia-name-mama = Mama Lear
celestia-name-rhett = Rhett O'Hara
celestia-name-augusta = Augusta D'Epsom
celestia-name-agree = d'accord
celestia-name-disagree = pas d'accord
celestia-name-you-decide = à vous de décider
celestia-name-pair = paire ({ $value })
celestia-name-rapid = rapide
celestia-name-normal = normal
celestia-name-expert = expert

celestia-with-card = la carte du symbole
celestia-with-joker = un joker
celestia-with-pair = une paire ({ $value })
celestia-with-any = { $value }
celestia-with-mama = { $value } grâce à Mama Lear
celestia-with-both = deux cartes ({ $value })
celestia-both-card = la carte
celestia-both-joker = un joker
celestia-both-pair = une paire ({ $value })
celestia-both-mama = { $value } grâce à Mama Lear

celestia-reward-communication = communication exceptionnelle
celestia-reward-card = une carte
celestia-reward-gold = { $value } or
celestia-reward-crew = un membre d'équipage

celestia-berth-pile = dans la pile
celestia-berth-ready = prêt
celestia-berth-used = utilisé
celestia-berth-offered = proposé
celestia-berth-gone = parti

celestia-constraint-no-crew = sans équipage
celestia-constraint-no-pair = sans paire
celestia-constraint-no-smoke = sans fumée

## Coups

celestia-move-take = prendre { $value }
celestia-move-take-hidden = prendre une carte cachée
celestia-move-pass = passer
celestia-move-continue = poursuivre le pirate
celestia-move-stage = faire étape
celestia-move-use-crew = utiliser { $value }
celestia-move-arrange = remettre les cartes dans l'ordre { $value }
celestia-move-reroll = fumée : relancer les dés { $value }
celestia-move-set-die = mettre le dé { $die } sur { $face }
celestia-move-validate = valider les dés
celestia-move-proceed = continuer
celestia-move-begin = faire commencer { $value }
celestia-move-forfeit = désigner { $value } pour perdre une carte
celestia-move-discard = défausser { $value }
celestia-move-lose = désigner { $value }
celestia-move-strike = éliminer un dé { $face } avec { $with }
celestia-move-sweep = Ludvig : éliminer tous les dés { $value }
celestia-move-endure = ne pas éliminer de dé (perte d'énergie)
celestia-move-salvage = Shuki : récupérer { $value }
celestia-move-say = dire : { $value }
celestia-move-load = prendre la récompense
celestia-move-decline = renoncer à la récompense
celestia-move-jettison = vider de la cale : { $value }
celestia-move-buy-cards = acheter des cartes
celestia-move-buy-smoke = acheter de la fumée
celestia-move-reactivate = payer pour redresser l'équipage
celestia-move-keep-gold = garder l'or
celestia-move-propose = proposer : { $value }
celestia-move-answer = répondre : { $value }

celestia-propose-continue = poursuivre
celestia-propose-stage = faire étape
celestia-propose-use-crew = utiliser { $value }
celestia-propose-arrange = l'ordre { $value }
celestia-propose-use-smoke = utiliser la fumée
celestia-propose-validate = valider les dés
celestia-propose-begin = { $value } commence
celestia-propose-remove = retirer { $count } × { $token }
celestia-propose-take = en prendre { $value }
celestia-propose-decline = renoncer
celestia-propose-buy-cards = acheter des cartes
celestia-propose-buy-smoke = acheter de la fumée
celestia-propose-reactivate = redresser l'équipage
celestia-propose-keep-gold = garder l'or

celestia-proposal-continue = poursuivre
celestia-proposal-stage = faire étape
celestia-proposal-use-crew = utiliser { $value }
celestia-proposal-arrange = l'ordre { $value }
celestia-proposal-use-smoke = utiliser la fumée
celestia-proposal-validate = valider les dés
celestia-proposal-begin = { $value } commence
celestia-proposal-remove = retirer { $count } × { $token }
celestia-proposal-take = en prendre { $value }
celestia-proposal-decline = renoncer
celestia-proposal-buy-cards = acheter des cartes
celestia-proposal-buy-smoke = acheter de la fumée
celestia-proposal-reactivate = redresser l'équipage
celestia-proposal-keep-gold = garder l'or

celestia-say-have = j'ai au moins un { $value }
celestia-say-have-not = je n'ai aucun { $value }
celestia-say-have-everything = j'ai de tout
celestia-say-silent = rien
celestia-statement-have = « j'ai au moins un { $value } »
celestia-statement-have-not = « je n'ai aucun { $value } »
celestia-statement-have-everything = « j'ai de tout »
celestia-statement-silent = silence

## Événements

celestia-event-took = { $seat } : prend { $card }.
celestia-event-took-hidden = { $card ->
    [none] { $seat } : prend une carte cachée.
   *[other] { $seat } : prend une carte cachée, { $card }.
}
celestia-event-passed = { $seat } : passe.
celestia-event-moved = Le dirigeable avance de { $from } à { $to }.
celestia-event-caught = Le pirate est rattrapé à la position { $at }.
celestia-event-dice-thrown = Dés : { $faces }.
celestia-event-dice-rerolled = Dés { $dice } relancés : { $faces }.
celestia-event-die-set = Le dé { $die } est mis sur { $face }.
celestia-event-validated = { $flags ->
    [0] Dés validés, aucun drapeau.
    [one] Dés validés, { $flags } drapeau.
   *[other] Dés validés, { $flags } drapeaux.
}
celestia-event-pirate-advanced = Le pirate avance de { $by }, jusqu'à { $to }.
celestia-event-crew-used = { $seat } : utilise { $crew }.
celestia-event-path-shown = Baba retourne les prochaines cartes.
celestia-event-path-arranged = Les cartes sont remises dans l'ordre { $order }.
celestia-event-gold-lost = Botte secrète : un or est perdu.
celestia-event-card-forfeited = Botte secrète : { $seat } défausse { $card }.
celestia-event-crew-turned = Botte secrète : { $crew } est désactivé.
celestia-event-combat-begins = Combat : { $seat } commence.
celestia-event-struck = { $seat } : élimine un dé { $face } avec { $cards }.
celestia-event-swept = { $seat } : Ludvig élimine { $dice } × { $weapon }.
celestia-event-endured = { $seat } : n'élimine aucun dé.
celestia-event-energy-lost = Une énergie est perdue ; il en reste { $left }.
celestia-event-combat-won = Combat gagné.
celestia-event-salvaged = Shuki récupère { $card }.
celestia-event-reward-due = Récompense : { $reward }.
celestia-event-said = { $seat } : { $statement }
celestia-event-loaded = Dans la cale : { $token }.
celestia-event-declined = La récompense est laissée.
celestia-event-jettisoned = Retiré de la cale : { $token }.
celestia-event-crew-offered = { $crew } propose de monter à bord.
celestia-event-crew-declined = { $crew } ne monte pas à bord.
celestia-event-cards-shown = À partager : { $visible } et { $hidden } cachées.
celestia-event-share-begins = Partage : { $seat } commence.
celestia-event-deck-shuffled = La défausse est mélangée : { $cards } cartes.
celestia-event-stage-reached = Étape ; { $ambushes } embuscades depuis la dernière.
celestia-event-cards-bought = Cartes achetées pour { $price } or.
celestia-event-smoke-bought = Fumée achetée pour { $price } or.
celestia-event-crew-readied = { $price ->
    [0] L'équipage est redressé.
   *[other] L'équipage est redressé pour { $price } or.
}
celestia-event-captain-changed = Nouveau capitaine : { $captain }.
celestia-event-boarding-begins = Confrontation finale !
celestia-event-assault-begins = Assaut { $number }.
celestia-event-mast-destroyed = Un mât tombe ; il en reste { $left }.
celestia-event-proposed = { $seat } propose : { $proposal }.
celestia-event-answered = { $seat } répond : { $answer }.
celestia-event-ended = Fin : { $ending }.
celestia-ending-pirate-caught = le pirate est pris
celestia-ending-pirate-beaten = le pirate est vaincu
celestia-ending-out-of-energy = plus d'énergie
celestia-ending-pirate-escaped = le pirate s'est échappé

## Refus

celestia-refusal-not-now = Ce choix n'appartient pas à cette phase.
celestia-refusal-captain-decides = C'est au capitaine d'en décider.
celestia-refusal-first-turn = La partie commence par la poursuite.
celestia-refusal-stage-after-stage = Une étape ne peut pas suivre une étape.
celestia-refusal-no-stage-left = Il n'y a plus d'étape.
celestia-refusal-crew-not-aboard = Ce membre d'équipage n'est pas à bord.
celestia-refusal-crew-not-ready = Ce membre d'équipage a déjà servi.
celestia-refusal-no-crew-here = Cet assaut interdit l'équipage.
celestia-refusal-crew-no-use = Ce membre d'équipage ne sert à rien maintenant.
celestia-refusal-bad-order = Ce n'est pas un ordre des cartes retournées.
celestia-refusal-no-smoke = Il n'y a pas de fumée dans la cale.
celestia-refusal-no-smoke-here = Cet assaut interdit la fumée.
celestia-refusal-no-such-dice = Ces dés n'existent pas.
celestia-refusal-same-die = Ce dé montre déjà cette face, ou a déjà été changé.
celestia-refusal-set-one-die = Il faut changer au moins un dé.
celestia-refusal-empty-hand = Cette main est vide.
celestia-refusal-no-such-card = Cette carte n'est pas là.
celestia-refusal-no-such-die = Aucun dé ne montre plus cette face.
celestia-refusal-wrong-cards = Ces cartes ne conviennent pas au dé.
celestia-refusal-no-pair-here = Cet assaut interdit les paires.
celestia-refusal-mama-not-needed = Un joker, ou une carte qui convient déjà, n'a pas besoin de Mama Lear.
celestia-refusal-must-strike = Un dé peut être éliminé : il doit l'être.
celestia-refusal-not-true = Ce n'est pas vrai.
celestia-refusal-hold-full = La cale est pleine.
celestia-refusal-no-such-token = Ce jeton n'est pas dans la cale.
celestia-refusal-no-gold = Il n'y a pas assez d'or.
celestia-refusal-nothing-left = Il n'y a plus rien à prendre.
celestia-refusal-partner-passed = Le partenaire vient de passer.
celestia-refusal-no-hidden-card = Il n'y a plus de carte cachée.
celestia-refusal-not-for-talk = On ne peut pas en parler maintenant.
celestia-refusal-said-already = Cela a déjà été proposé.
celestia-refusal-nothing-to-answer = Il n'y a rien à quoi répondre.

## Ce qu'on attend

celestia-step-draft = choix des premières cartes
celestia-step-briefing = briefing : poursuivre ou faire étape
celestia-step-arrange = ranger les { $cards } cartes de Baba
celestia-step-dice = les dés : relancer ou valider
celestia-step-augusta = Augusta change des dés
celestia-step-validated = drapeaux validés
celestia-step-thrust = botte secrète
celestia-step-forfeit = désigner qui perd une carte
celestia-step-discard = défausser une carte ({ $seat })
celestia-step-deactivate = désactiver un membre d'équipage
celestia-step-dismiss = perdre un membre d'équipage
celestia-step-starter = désigner qui commence le combat
celestia-step-combat = combat ({ $active })
celestia-step-aftermath = fin du combat
celestia-step-salvage = Shuki : encore { $left } cartes
celestia-step-combat-end = fin du combat
celestia-step-rewards = récompenses
celestia-step-statement = communication exceptionnelle ({ $seat })
celestia-step-card-reward = une carte en récompense
celestia-step-load = charger la cale ({ $cargo }, encore { $left })
celestia-step-recruit = { $crew } propose de monter à bord
celestia-step-share-starter = désigner qui prend en premier
celestia-step-share = partage des cartes ({ $seat })
celestia-step-jettison = retirer encore { $left } jetons de la cale
celestia-step-market = étape : dépenser l'or
celestia-step-armoury = avant l'abordage : dépenser l'or
celestia-step-next-assault = assaut suivant
celestia-step-over = fin : { $value }
celestia-over-pirate-caught = le pirate est pris
celestia-over-pirate-beaten = le pirate est vaincu
celestia-over-out-of-energy = plus d'énergie
celestia-over-pirate-escaped = le pirate s'est échappé

## Le tableau

celestia-board-mode = mode { $mode }
celestia-board-pirate-card = pirate : { $name }
celestia-board-captain = capitaine : { $captain }
celestia-board-route = Route
celestia-board-route-text = dirigeable en { $ship }, pirate en { $pirate }, repaire en { $lair } ; prochaine avance : { $propeller }
celestia-board-airship = Navire
celestia-board-energy = énergie { $left }/{ $of }
celestia-board-hold = cale { $used }/{ $of } : or { $gold }, fumée { $smoke }
celestia-board-crew = Équipage
celestia-board-dice = Dés
celestia-board-out = éliminé
celestia-board-hand = Main
celestia-board-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
celestia-board-at-least = au moins { $cards }
celestia-board-middle = Milieu
celestia-board-face-down = { $count } face cachée
celestia-board-assault = Abordage
celestia-board-masts = { $count ->
    [one] { $count } mât
   *[other] { $count } mâts
}
celestia-board-piles = Piles
celestia-board-piles-text = pioche { $deck }, défausse { $discard }, étapes { $stages }
celestia-board-said = Dit
celestia-board-now = À faire
