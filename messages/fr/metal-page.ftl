### Metal Adventures : le plateau, les marchés et les conseils de la page.

## Lieux et choses

metal-page-seat = Pirate { $number }
metal-page-place-exxalia = Exxalia
metal-page-place-ocg = Comptoir de l’OCG
metal-page-place-bazaar = Bazaar
metal-page-place-karokum = Karokum
metal-page-place-havana = Havana
metal-page-place-space = Espace
metal-page-nobody = personne
metal-page-nothing = rien
metal-page-slot = trophée { $number }
metal-page-credits = { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}
metal-page-glory = { $count ->
    [one] { $count } point de gloire
   *[other] { $count } points de gloire
}
metal-page-support-cards = { $count ->
    [one] une carte Soutien
   *[other] { $count } cartes Soutien
}
metal-page-the-wreck = l’épave
metal-page-wreck-of = l’épave { $ship }
metal-page-wrecks = { $count ->
    [one] { $count } épave
   *[other] { $count } épaves
}
metal-page-trophies = { $count ->
    [one] { $count } trophée
   *[other] { $count } trophées
}
metal-page-blind-trophies = { $count ->
    [one] un trophée, sans le montrer
   *[other] { $count } trophées, sans les montrer
}
metal-page-unseen-wreck-of = l’épave { $ship }, sans la montrer
metal-page-unseen-wrecks = { $count ->
    [one] une épave, sans la montrer
   *[other] { $count } épaves, sans les montrer
}
metal-page-nation-solar = Empire de Sol
metal-page-nation-imperial = Empire galactique
metal-page-nation-barrens = Barrens
metal-page-nation-ocg = OCG
metal-page-type-weapon = Arme
metal-page-type-armour = Armure
metal-page-type-tool = Outil
metal-page-type-support = Soutien
metal-page-source = Provenance : { $source }.
metal-page-source-rulebook = le livret de règles
metal-page-source-inferred = déduite du livret de règles
metal-page-source-reconstructed = reconstituée, c’est-à-dire inventée par nous dans les limites que donne le livret, qui ne l’imprime pas. Qui possède la boîte peut la remplacer (voir l’aide)
metal-page-source-owner = relevée sur la carte par qui possède la boîte
metal-page-reconstructed = Reconstituée par nous : le livret n’imprime pas cette carte.

## Cartes

metal-page-equipment-power = +{ $count } de puissance.
metal-page-effect-turn-start-repair = Répare { $count } au début de ton tour.
metal-page-effect-win-credits = { $count ->
    [one] { $count } crédit de plus par vaisseau vaincu en attaque.
   *[other] { $count } crédits de plus par vaisseau vaincu en attaque.
}
metal-page-effect-lone-score = +{ $count } quand tu attaques ou défies sans allié.
metal-page-effect-support-power = +{ $count } de Puissance d’appui.
metal-page-effect-reveal-target = { $count } vaisseaux au choix dans l’espace.
metal-page-effect-karokum-fee = Attaquer par Karokum { $count ->
    [0] ne coûte rien
    [one] coûte { $count } crédit
   *[other] coûte { $count } crédits
}.
metal-page-effect-mf-penalty-half = Un Metal Faktor passé ne te coûte que la moitié.
metal-page-effect-mf-penalty-less = Un Metal Faktor passé te coûte { $count } de moins.
metal-page-effect-challenge-score = +{ $count } dans tes défis.
metal-page-effect-reduce-damage = Un coup de 2 ou plus compte { $count } de moins.
metal-page-effect-no-event-damage = Les événements ne t’endommagent pas.
metal-page-effect-probe = Une fois par attaque dans l’espace, pour { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
} : remplace un vaisseau de la rangée.
metal-page-crew-score-before = Avant les dés : +{ $count } pour ton camp.
metal-page-crew-score-after = Après les dés : +{ $count } pour ton camp.
metal-page-crew-reroll = Après les dés : relance le dé de combat de ton camp.
metal-page-crew-jam = Après les dés : −{ $count } pour l’autre camp.
metal-page-crew-repair = À ton tour : répare { $count }.
metal-page-crew-bomb = À ton tour : { $count ->
    [one] { $count } Dommage
   *[other] { $count } Dommages
} à un autre pirate.
metal-page-crew-replace = Dans l’espace, avant de choisir : remplace un vaisseau de la rangée.
metal-page-crew-cancel-judgement = Quand un jugement te frappe : il ne compte pas.
metal-page-crew-mf-reset = À ton tour : ton dé Metal Faktor redevient vierge, sans rien payer.
metal-page-tiny-score-before = +{ $count } avant
metal-page-tiny-score-after = +{ $count } après
metal-page-tiny-reroll = relance
metal-page-tiny-jam = −{ $count } en face
metal-page-tiny-repair = répare { $count }
metal-page-tiny-bomb = { $count ->
    [one] { $count } Dommage
   *[other] { $count } Dommages
}
metal-page-tiny-replace = remplace
metal-page-tiny-cancel-judgement = disculpe
metal-page-tiny-mf-reset = dé vierge
metal-page-tiny-challenge-score = +{ $count } en défi
metal-page-tiny-reduce-damage = amortit { $count }
metal-page-tiny-no-event-damage = abri
metal-page-tiny-turn-start-repair = répare { $count }
metal-page-tiny-probe = sonde
metal-page-tiny-win-credits = butin +{ $count }
metal-page-tiny-karokum-fee = Karokum { $count }
metal-page-tiny-support-power = +{ $count } d’appui
metal-page-tiny-mf-penalty-less = Faktor −{ $count }
metal-page-tiny-mf-penalty-half = Faktor ½
metal-page-tiny-lone-score = +{ $count } sans allié
metal-page-tiny-reveal-target = { $count } en vue
metal-page-condition-equipment-of-power = Posséder un équipement de puissance { $count } ou plus.
metal-page-condition-equipment = Posséder { $count } équipements.
metal-page-condition-main-power = Avoir { $count } de puissance ou plus.
metal-page-condition-wrecks-of-nations = Posséder des épaves de { $count } nations.
metal-page-condition-wrecks-of-one-nation = Posséder { $count } épaves d’une même nation.
metal-page-condition-wrecks = Posséder { $count } épaves.
metal-page-condition-credits = Avoir { $count } crédits.
metal-page-condition-damage = Avoir { $count } Dommages.
metal-page-condition-every-type = Posséder une arme, une armure et un outil.
metal-page-condition-support-cards = Avoir { $count } cartes Soutien.
metal-page-condition-won-challenge = Ce tour : gagner un défi que tu as lancé.
metal-page-condition-held-challenge = Ce tour : gagner un défi lancé contre toi.
metal-page-condition-beat-hunter = Ce tour : vaincre un chasseur de pirates.
metal-page-condition-beat-planet = Ce tour : mettre une planète à sac.
metal-page-condition-beat-stronger-ship = Ce tour : vaincre un vaisseau plus puissant que toi d’au moins { $count }.
metal-page-condition-won-by = Ce tour : gagner ton propre combat avec au moins { $count } d’écart.
metal-page-condition-loyal-ally-won = Ce tour : être un allié loyal du camp vainqueur.
metal-page-condition-traitor-won = Ce tour : être le traître du camp vainqueur.
metal-page-upheaval-damage = Tout le monde subit { $count ->
    [one] { $count } Dommage
   *[other] { $count } Dommages
}.
metal-page-upheaval-credits = Tout le monde reçoit { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}.
metal-page-upheaval-tax = Qui a { $holding } crédits ou plus en paie { $pay } à la banque.
metal-page-upheaval-pardon = Chacun perd un point de jugement.
metal-page-upheaval-meteors = Tout le monde subit { $all ->
    [one] { $all } Dommage
   *[other] { $all } Dommages
}, les plus forts { $strongest }.
metal-page-upheaval-dragnet = Chacun perd une épave ou paie { $pay } crédits, sinon subit { $damage ->
    [one] { $damage } Dommage
   *[other] { $damage } Dommages
}.
metal-page-upheaval-desertion = Chacun défausse une carte Soutien.
metal-page-upheaval-trade-route = { $count ->
    [one] { $count } crédit va au trésor de chaque planète.
   *[other] { $count } crédits vont au trésor de chaque planète.
}
metal-page-upheaval-metal-fever = Tous les dés Metal Faktor redeviennent vierges, sans rien payer.
metal-page-upheaval-bravado = { $count ->
    [one] { $count } crédit par pirate va dans le Pot.
   *[other] { $count } crédits par pirate vont dans le Pot.
}
metal-page-ship-text = Puissance { $power }, Dommages { $damage }. La victoire rapporte { $rewards }.
metal-page-hunter = Chasseur de pirates
metal-page-hunter-text = Personne ne peut te trahir pour lui, et une fois vaincu, toute promesse sur ce combat est tenue.
metal-page-start-ship = Vaisseau de départ
metal-page-trophy-text = Vaut { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}{ $credits ->
    [0] {""}
    [one] {" "}et { $credits } crédit
   *[other] {" "}et { $credits } crédits
}.
metal-page-price = Prix : { $count ->
    [one] { $count } crédit
   *[other] { $count } crédits
}.
metal-page-hidden-trophy = Trophée, face cachée

## Le plateau

metal-page-space-label = { $place } : { $text }
metal-page-space-pile = { $count ->
    [one] Encore { $count } carte dans l’espace
   *[other] Encore { $count } cartes dans l’espace
}
metal-page-space-quiet = Tout est calme là-haut.
metal-page-space-go = Révéler des vaisseaux et en attaquer un
metal-page-near = proche
metal-page-deep = lointain
metal-page-row = Vaisseaux en vue
metal-page-pot = Pot des pirates : { $count }
metal-page-bank = Banque : { $count }
metal-page-treasury = Trésor : { $count }
metal-page-defence = Puissance { $count }
metal-page-planet-label = { $planet } : puissance { $power }, trésor { $treasury }
metal-page-tour-label = Étape { $number } : { $name }
metal-page-tour-trophy = Trophée
metal-page-tour-light-repairs = Réparations légères
metal-page-tour-full-repairs = Réparations complètes
metal-page-tour-titles-of-glory = Titres de gloire
metal-page-tour-new-choice = Nouveaux choix
metal-page-tour-purchase = Achat
metal-page-tour-smuggling = Contrebande
metal-page-tour-amnesty = Amnistie
metal-page-tour-scrap-bonus = Prime à la casse
metal-page-tour-lavish-spending = Dépense somptuaire
metal-page-tour-trophy-text = 2 crédits, ou un trophée et 1 crédit : pioche deux trophées, gardes-en un.
metal-page-tour-light-repairs-text = 1 crédit ou une épave : répare 1 Dommage.
metal-page-tour-full-repairs-text = 2 en tout, crédits ou épaves : répare tout.
metal-page-tour-titles-of-glory-text = 3 épaves d’une même nation, sauf l’OCG : 1 point de gloire et 4 crédits.
metal-page-tour-new-choice-text = 1 crédit : quatre nouvelles améliorations à l’étalage.
metal-page-tour-purchase-text = Achète une amélioration de l’étalage.
metal-page-tour-smuggling-text = Achète une carte Soutien de Bazaar, 1 crédit de plus que son prix.
metal-page-tour-amnesty-text = 2 crédits ou l’épave d’un chasseur de pirates : 1 jugement de moins.
metal-page-tour-scrap-bonus-text = 1 crédit et une épave : prends un autre vaisseau de la casse comme épave.
metal-page-tour-lavish-spending-text = 6 en tout, crédits ou épaves : 1 point de gloire.
metal-page-scrapyard = Casse : { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
metal-page-crew-pool = Soutiens à engager : { $count }
metal-page-display = À l’étalage de l’OCG
metal-page-trophies-left = Trophées : { $count }
metal-page-empty = Rien ici.
metal-page-look = Regarder de près
metal-page-close = Fermer
metal-page-yes = Oui, vas-y
metal-page-no = Pas encore
metal-page-choose = Que fais-tu ?

## Capitaines

metal-page-captain = { $name } : puissance { $main }, appui { $support }, Dommages { $damage } sur 4, gloire { $glory } sur 9, jugement { $judgement } sur 4, { $credits }
metal-page-you = toi
metal-page-main-power = Puissance
metal-page-support-power = Puissance d’appui
metal-page-damage = Dommages
metal-page-glory-word = Gloire
metal-page-judgement = Jugement
metal-page-credits-word = Crédits
metal-page-infamous = Infâme : ne peut ni avoir d’allié ni l’être
metal-page-faktor = Metal Faktor
metal-page-faktor-blank = Dé Metal Faktor prêt
metal-page-faktor-pending = Dé Metal Faktor dépensé : { $count ->
    [0] rien à payer, l’équipement l’efface
   *[other] −{ $count } à la prochaine attaque
}
metal-page-known-wrecks = Épaves que tu connais : { $ships }
metal-page-reputation = Parole tenue { $kept }, rompue { $broken }, trahisons { $betrayals }
metal-page-reputation-none = Sa parole n’a pas encore été mise à l’épreuve
metal-page-turn-of = { $name } à la barre
metal-page-bargain-with = Marchander avec { $name }

## Combat

metal-page-combat = { $attacker } contre { $foe }
metal-page-attack = Attaque
metal-page-part-power = puissance
metal-page-part-die = dé
metal-page-part-allies = alliés
metal-page-part-faktor = Metal Faktor
metal-page-part-support = cartes Soutien
metal-page-part-effects = vaisseau et équipement
metal-page-part-penalty = Metal Faktor passé
metal-page-odds = Chances de l’attaque : { $odds }
# Ce que changeraient les dés Metal Faktor qui ne sont pas encore annoncés.
metal-page-odds-faktor = { $side ->
    [attack] { $attack } si l’attaque lance Metal Faktor
    [defence] { $defence } si la défense lance Metal Faktor
   *[both] Avec Metal Faktor : { $attack } si l’attaque le lance, { $defence } si c’est la défense
}
metal-page-odds-means = Sans les dés Metal Faktor que personne n’a annoncés ; chacun ajoute 0, 2, 4 ou 6 à son camp. À égalité, l’attaque gagne.
metal-page-odds-cards = À compter en plus, si elles sont jouées : { $cards }
metal-page-odds-card = { $card } ({ $name })
metal-page-attacker-wins = { $name } l’emporte, { $attack } à { $defence }
metal-page-defender-wins = { $name } tient bon, { $defence } à { $attack }
metal-page-now-ahead = { $name } l’emporterait
metal-page-faktor-odds = Ton camp gagne à { $thrown } si tu lances, à { $held } sinon.
metal-page-short-throw = Lancer Metal Faktor ({ $odds })
metal-page-short-hold = Ne pas lancer ({ $odds })
metal-page-ally-of = avec { $names }
metal-page-traitor = trahison de { $name }
metal-page-throws = { $names } : Metal Faktor
metal-page-tempted = Trahir : { $credits ->
    [one] { $credits } crédit
   *[other] { $credits } crédits
} si l’attaque échoue alors ({ $odds }), sinon 1 Dommage.
metal-page-at-stake = En jeu : { $rewards }
metal-page-at-stake-loss = Défaite : { $count ->
    [one] { $count } Dommage
   *[other] { $count } Dommages
}
metal-page-at-stake-challenged = { $who ->
    [you] Si tu perds
   *[other] Si { $name } perd
}{" "}: { $count ->
    [one] { $count } Dommage
   *[other] { $count } Dommages
}{ $what ->
    [none] {""}
   *[other] , et { $attacker } prend au choix : { $what }
}
metal-page-an-upgrade = une amélioration
metal-page-die-orange = Dé de l’attaque : { $face }
metal-page-die-grey = Dé de la défense : { $face }

## Ce qui se passe

metal-page-waits-for = { $count ->
    [one] On attend { $names } : { $title }
   *[other] On attend { $names } : { $title }
}
metal-page-prompt-give-trophy-back = Les trophées
metal-page-prompt-give-trophy-back-now = Tu as trois trophées et tu en gardes deux : touche celui que tu rends.
metal-page-prompt-travel-or-rest = Voyage ou repos
metal-page-prompt-travel-or-rest-now = Ton vaisseau est endommagé : voyage quand même, ou repose-toi tout le tour.
metal-page-prompt-brotherhood = La Fraternité
metal-page-prompt-brotherhood-now = Verse 1 crédit au Pot, ou prends un point de jugement.
metal-page-prompt-voyage = Le voyage
metal-page-prompt-voyage-now = Un combat est obligatoire. La tournée des pirates se fait avant ou après.
metal-page-prompt-voyage-done = Le combat est derrière toi : la tournée des pirates si elle est encore possible, un marché, ou la fin du tour.
metal-page-prompt-choose-target = Vaisseaux en vue
metal-page-prompt-choose-target-now = Choisis le vaisseau que tu attaques.
metal-page-prompt-seek-allies = À la recherche d’alliés
metal-page-prompt-seek-allies-now = Négocie de l’aide, ou combats sans allié.
metal-page-prompt-loyal-or-not = Loyal ou pas ?
metal-page-prompt-loyal-or-not-now = Reste aux côtés de { $name }, ou passe dans le camp de { $foe } pour un point de jugement.
metal-page-prompt-throw-metal-faktor = Metal Faktor
metal-page-prompt-throw-metal-faktor-now = Lancer ton dé Metal Faktor ? Ce qu’il ajoute, tu le paieras à ta prochaine attaque.
metal-page-prompt-support-before-dice = Avant les dés
metal-page-prompt-support-before-dice-now = Une carte Soutien avant les dés ?
metal-page-prompt-support-after-dice = Après les dés
metal-page-prompt-support-after-dice-now = Les dés sont tombés. Une carte Soutien ?
metal-page-prompt-rest-trophy = Repos : trophée
metal-page-prompt-rest-trophy-now = Au repos, tu peux échanger un trophée.
metal-page-prompt-rest-purchase = Repos : achat
metal-page-prompt-rest-purchase-now = Au repos, tu peux acheter une amélioration, 1 crédit de plus.
metal-page-prompt-last-call = Dernier appel
metal-page-prompt-last-call-now = Le tour finit : montre un trophée, ou laisse passer.
metal-page-prompt-keep-trophy = Trophées piochés
metal-page-prompt-keep-trophy-now = Garde un des trophées piochés.
metal-page-prompt-exxalia-bonus = Butin d’Exxalia
metal-page-prompt-exxalia-bonus-now = Rends un trophée pour en piocher trois, ou laisse.
metal-page-prompt-take-support = Un Soutien à engager
metal-page-prompt-take-support-now = Choisis une carte Soutien de Bazaar.
metal-page-prompt-take-ship = Un vaisseau de la casse
metal-page-prompt-take-ship-now = Choisis un vaisseau de la casse comme épave.
metal-page-prompt-pay-with-wrecks = Payer en épaves
metal-page-prompt-pay-with-wrecks-now = Choisis l’épave avec laquelle tu paies.
metal-page-prompt-discard-down = Trop d’améliorations
metal-page-prompt-discard-down-now = Quatre améliorations au plus : défausses-en une.
metal-page-prompt-dragnet = La grande rafle
metal-page-prompt-dragnet-now = Abandonne une épave, ou paie.
metal-page-prompt-desertion = Désertion
metal-page-prompt-desertion-now = Choisis la carte Soutien qui te quitte.
metal-page-prompt-plunder = Pillage
metal-page-prompt-plunder-now = Tu as gagné le défi. Que prends-tu ?
metal-page-prompt-plunder-wrecks = Pillage
metal-page-prompt-plunder-wrecks-now = Choisis les épaves que tu prends.
metal-page-prompt-cancel-judgement = Jugement
metal-page-prompt-cancel-judgement-now = Un jugement te frappe. Appeler ton avocat ?
metal-page-prompt-promise-due = Promesse à tenir
metal-page-prompt-promise-due-now = Tu as promis à { $name } : { $promise }. Tiens-tu parole ?
metal-page-prompt-help-asked = Appel à l’aide
metal-page-prompt-help-asked-now = { $name } réclame l’aide que tu as promise. Tiens-tu parole ?
metal-page-prompt-answer-offer = Une offre
metal-page-prompt-answer-offer-now = Une offre est devant toi : accepte, refuse, ou réponds par une autre.
metal-page-prompt-nothing = La fin
metal-page-prompt-nothing-now = La partie est finie.

## Coups

metal-page-do-give-back = Rendre { $trophy }
metal-page-do-travel = Voyager
metal-page-do-rest = Se reposer
metal-page-do-pay-brotherhood = Payer 1 crédit à la Fraternité
metal-page-do-refuse-brotherhood = Refuser : 1 jugement
metal-page-do-attack-space = Attaquer dans l’espace
metal-page-do-attack-karokum = Attaquer { $ship } par Karokum ({ $fee ->
    [0] gratuit
    [one] { $fee } crédit
   *[other] { $fee } crédits
})
metal-page-do-attack-planet = Mettre { $planet } à sac (puissance { $power }, trésor { $treasury })
metal-page-do-challenge = Défier { $name } (puissance { $power })
metal-page-do-target = Attaquer { $ship } (puissance { $power })
metal-page-do-replace = { $with } : remplacer { $ship }
metal-page-do-ready = Ne plus chercher d’alliés
metal-page-do-call-in = Réclamer l’aide promise par { $name }
metal-page-do-betray = Trahir { $name }
metal-page-do-stay-loyal = Rester avec { $name }
metal-page-do-throw = Lancer Metal Faktor
metal-page-do-hold = Ne pas lancer
metal-page-do-play = Jouer { $card }
metal-page-do-play-on = { $card } contre { $name }
metal-page-do-discard = Défausser { $card }
metal-page-do-validate = Montrer { $trophy } : { $glory ->
    [one] { $glory } point de gloire
   *[other] { $glory } points de gloire
}{ $credits ->
    [0] {""}
    [one] , { $credits } crédit
   *[other] , { $credits } crédits
}
metal-page-do-end-turn = Finir le tour
metal-page-do-swap-trophy = Échanger { $trophy }
metal-page-do-buy = Acheter { $card } ({ $price ->
    [one] { $price } crédit
   *[other] { $price } crédits
})
metal-page-do-keep = Garder { $trophy }
metal-page-do-return = Rendre { $trophy } et en piocher trois
metal-page-do-take-support = Prendre { $card }
metal-page-do-take-ship = Prendre { $card }
metal-page-do-give-wreck = Donner l’épave { $card }
metal-page-do-give-credits = Payer en crédits
metal-page-do-plunder-credits = Prendre la moitié des crédits : { $count }
metal-page-do-plunder-upgrade = Prendre { $card }
metal-page-do-plunder-wrecks = Regarder toutes les épaves et en prendre la moitié : { $count }
metal-page-due-pays = { $what }, soit { $credits }
metal-page-do-honour = Tenir parole : { $what }
metal-page-do-honour-with = Tenir parole avec { $card }
metal-page-do-renege = Rompre ta parole envers { $name }
metal-page-do-accept = Accepter l’offre de { $name }
metal-page-do-decline = Refuser l’offre de { $name }
metal-page-do-withdraw = Retirer l’offre à { $name }
metal-page-do-propose-all = Faire une offre à { $names } ensemble
metal-page-do-propose = Proposer à { $name } : { $what }
metal-page-do-counter = Répondre à { $name } : { $what }
metal-page-do-waive = Tenir { $name } quitte : { $what }
metal-page-do-tour-trophy = { $number }. Trophée pour 2 crédits
metal-page-do-tour-trophy-giving = { $number }. Trophée pour 1 crédit et { $trophy }
metal-page-do-tour-light-repairs = { $number }. Réparations légères pour 1 crédit
metal-page-do-tour-light-repairs-wreck = { $number }. Réparations légères avec l’épave { $ship }
metal-page-do-tour-full-repairs = { $number }. Réparations complètes pour { $price }
metal-page-do-tour-titles-of-glory = { $number }. Titres de gloire avec { $ships }
metal-page-do-tour-new-choice = { $number }. Nouveaux choix pour 1 crédit
metal-page-do-tour-purchase = { $number }. Acheter { $card } ({ $price ->
    [one] { $price } crédit
   *[other] { $price } crédits
})
metal-page-do-tour-smuggling = { $number }. Engager { $card } ({ $price ->
    [one] { $price } crédit
   *[other] { $price } crédits
})
metal-page-do-tour-amnesty = { $number }. Amnistie pour 2 crédits
metal-page-do-tour-amnesty-wreck = { $number }. Amnistie avec l’épave { $ship }
metal-page-do-tour-scrap-bonus = { $number }. Rendre l’épave { $ship } et 1 crédit
metal-page-do-tour-lavish-spending = { $number }. 1 point de gloire pour { $price }
metal-page-pass = Passer
metal-page-pass-rest-trophy = Garder mes trophées
metal-page-pass-rest-purchase = Ne rien acheter, finir le repos
metal-page-pass-last-call = Ne rien montrer
metal-page-pass-support-before-dice = Pas de carte : que les dés tombent
metal-page-pass-support-after-dice = Pas de carte
metal-page-pass-exxalia-bonus = Garder mes trophées
metal-page-pass-cancel-judgement = Accepter le jugement
metal-page-group-target = Attaquer
metal-page-group-sack = Piller
metal-page-group-challenge = Défier
metal-page-own-power = Ta puissance : { $power }
metal-page-short-planet = { $planet }, puissance { $power }{ $treasury ->
    [0] {""}
   *[other] , trésor { $treasury }
}
metal-page-short-challenge = { $name }, puissance { $power }
metal-page-short-karokum = { $name }, puissance { $power } : { $prize }
metal-page-group-karokum = Par Karokum{ $fee ->
    [0] {""}
    [one] , { $fee } crédit
   *[other] , { $fee } crédits
}
metal-page-group-tour = Tournée
metal-page-group-titles = Titres de gloire
metal-page-group-cards = Cartes
metal-page-group-discard = Défausser
metal-page-group-deals = Offres
metal-page-group-ledger = Promesses envers toi
metal-page-ask-betray = Trahir { $name } ? Cela te coûte 1 jugement, donc 1 point de gloire, et toute la table s’en souviendra.
metal-page-ask-renege = Rompre ta parole envers { $name } ? { $infamous ->
    [yes] Tu es infâme : cela ne te coûte plus rien.
   *[no] Cela te coûte 1 jugement, donc 1 point de gloire.
}
metal-page-ask-refuse-brotherhood = Refuser ? Cela coûte 1 jugement, donc 1 point de gloire.
metal-page-ask-end-turn = Finir ton tour ?
metal-page-ask-rest = Te reposer ? Cela prend tout ton tour.
metal-page-ask-breach = Cela rompt ta promesse envers { $names }. { $infamous ->
    [yes] Tu es infâme : cela ne te coûte plus rien.
   *[no] Cela te coûte, pour chaque pirate lésé, 1 jugement, donc 1 point de gloire.
}
metal-page-ask-ready = Combattre sans autre allié ?
metal-page-ask-discard = Défausser { $card } ?
metal-page-ask-waive = Tenir { $name } quitte ? La promesse disparaît.

## Marchés

metal-page-bargain = Marchés
metal-page-offers = Offres
metal-page-answered-dealt = { $who ->
    [you] Tu acceptes l’offre de { $from }.
    [me] { $to } accepte ton offre.
   *[others] { $to } accepte l’offre de { $from }.
}
metal-page-answered-declined = { $who ->
    [you] Tu refuses l’offre de { $from }.
    [me] { $to } refuse ton offre.
   *[others] { $to } refuse l’offre de { $from }.
}
metal-page-answered-countered = { $who ->
    [you] Tu réponds à { $from } par une autre offre.
    [me] { $to } répond à ton offre par une autre.
   *[others] { $to } répond à { $from } par une autre offre.
}
metal-page-answered-withdrawn = { $who ->
    [you] { $from } retire son offre.
    [me] Tu retires ton offre à { $to }.
   *[others] { $from } retire son offre à { $to }.
}
metal-page-answered-expired = { $who ->
    [you] L’offre de { $from } est restée sans réponse.
    [me] Ton offre à { $to } est restée sans réponse.
   *[others] L’offre de { $from } à { $to } est restée sans réponse.
}
metal-page-answered-lapsed = { $who ->
    [you] L’offre de { $from } ne peut plus se faire.
    [me] Ton offre à { $to } ne peut plus se faire.
   *[others] L’offre de { $from } à { $to } ne peut plus se faire.
}
metal-page-no-offers = Aucune offre sur la table.
metal-page-ledger = Registre des promesses
metal-page-no-promises = Aucune promesse en cours. Seul ce qui est écrit ici engage ; la discussion n’engage personne.
metal-page-promise-count = { $count ->
    [one] { $count } promesse en cours
   *[other] { $count } promesses en cours
}
metal-page-talk-closed = On ne négocie pas à ce moment.
metal-page-new-offer = Faire une offre
metal-page-offer-to = Offre à { $name }
metal-page-answer-to = Réponse à { $name }
metal-page-offer-from = { $who ->
    [me] { $from } te propose
   *[others] { $from } propose à { $to }
}
metal-page-offer-mine = Ton offre à { $to }
metal-page-offer-waits = En attente de la réponse
metal-page-offer-left = { $count ->
    [one] jusqu’au prochain coup de l’un des deux
   *[other] encore { $count } coups de l’un des deux
}
metal-page-partner = Avec qui ?
metal-page-usual = Les marchés habituels
metal-page-you-give = Tu donnes maintenant
metal-page-they-give = { $name } donne maintenant
metal-page-more-credits = Un crédit de plus
metal-page-fewer-credits = Un crédit de moins
metal-page-alliance-ask = { $name } se bat à tes côtés
metal-page-alliance-lend = Tu te bats aux côtés de { $name }
metal-page-for-later = Promis pour plus tard
metal-page-add-promise = Ajouter une promesse
metal-page-drop-promise = Rayer cette promesse
metal-page-promise-who = Qui promet ?
metal-page-promise-what = Quoi ?
metal-page-promise-when = À quelle condition ?
metal-page-promise-due = Pour quand ?
metal-page-promise-which = Lequel ?
metal-page-what-goods = des crédits ou des cartes
metal-page-what-loot-credits = des crédits du butin
metal-page-what-loot-card = une carte du butin
metal-page-what-help = de l’aide sur demande
metal-page-what-refrain = de ne pas faire quelque chose
metal-page-what-do = de faire quelque chose
metal-page-what-play = un geste dans le combat
metal-page-release = Tenir quitte
metal-page-release-which = { $name } : { $what }
metal-page-release-none = personne n’est tenu quitte
metal-page-lasts = Ouverte (vos coups)
metal-page-lasts-count = { $count ->
    [one] un coup
   *[other] { $count } coups
}
metal-page-deal-means = Ce que dit l’offre et ce qu’elle coûte
metal-page-deal-blank = Prends un marché habituel, ou compose le tien. Ce qu’il veut dire, ce qu’il vaut et ce que coûte une parole rompue s’écrira ici.
metal-page-send-offer = Faire l’offre
metal-page-send-answer = Envoyer la réponse
metal-page-answer-same = Ce sont encore ses propres conditions : change quelque chose, ou accepte son offre.
metal-page-cancel-offer = Laisser tomber
metal-page-rounds = { $count ->
    [0] Tu ne peux plus rien proposer à { $name } avant la suite du tour.
    [one] Tu peux encore faire une offre à { $name } avant la suite du tour.
   *[other] Tu peux encore faire { $count } offres à { $name } avant la suite du tour.
}
metal-page-accept = Accepter
metal-page-decline = Refuser
metal-page-counter = Répondre
metal-page-withdraw = Retirer
metal-page-waive = Tenir quitte
metal-page-waive-means = Efface la promesse de { $name }, sans rien en échange ni jugement pour personne.
metal-page-release-means = Si l’offre est acceptée, cette promesse est effacée : plus personne ne doit la tenir.
metal-page-price-forced = Payée d’office : personne ne peut la rompre.
metal-page-settled = Paroles tenues et rompues
metal-page-word-of = { $name } : tenues { $kept }, rompues { $broken }, trahisons { $betrayals }
metal-page-ending-honoured = { $debtor } a tenu parole envers { $creditor }
metal-page-ending-forced = { $debtor } a payé { $creditor }, d’office
metal-page-ending-broken = { $debtor } a manqué de parole à { $creditor }
metal-page-ending-void = Caduque, { $debtor } ne doit plus rien à { $creditor } ({ $why })
metal-page-ending-waived = { $creditor } a tenu { $debtor } quitte
metal-page-ending-betrayed = { $debtor } a trahi { $creditor }
metal-page-ending-cost = { $text } : { $cost }
metal-page-cost-judged = 1 jugement, 1 gloire de moins
metal-page-cost-infamous = déjà infâme, rien de plus
metal-page-cost-cancelled = jugement annulé
metal-page-passed = { $why ->
    [talk] Le moment est passé ({ $now }) : on ne négocie plus avec { $name } pour l’instant. Ce que tu as écrit reste ici.
    [combat] Le moment est passé : ce combat n’attend plus d’allié. Ce que tu as écrit reste ici, à changer ou à laisser.
    [answered] L’offre à laquelle tu répondais n’est plus sur la table. Ce que tu as écrit est devenu une offre de toi.
   *[turn] C’est maintenant le tour de { $active }. Ce que tu as écrit reste ici ; les marchés habituels sont ceux de ce tour.
}
metal-page-usual-none = Aucun marché habituel à ce moment : compose le tien, ou attends.
metal-page-call-in = Réclamer
metal-page-template-ask-half = Aide-moi, moitié du butin
metal-page-template-ask-now = Aide-moi, crédits comptant
metal-page-template-ask-later = Aide-moi, je t’aide plus tard
metal-page-template-ask-wreck = Aide-moi, tu as l’épave
metal-page-template-ask-faktor = Moitié du butin, avec ton Metal Faktor
metal-page-template-ask-free = Aide-moi, sans contrepartie
metal-page-template-lend-half = Je t’aide, moitié du butin
metal-page-template-lend-now = Je t’aide, crédits comptant
metal-page-template-lend-later = Je t’aide, tu m’aideras
metal-page-template-lend-wreck = Je t’aide, l’épave est pour moi
metal-page-template-lend-faktor = Moitié du butin, avec mon Metal Faktor
metal-page-template-lend-free = Je t’aide, sans contrepartie
metal-page-template-buy-help = Crédits maintenant, aide plus tard
metal-page-template-sell-help = Mon aide plus tard, tes crédits maintenant
metal-page-template-buy-peace = Un crédit et tu me laisses tranquille
metal-page-template-truce = Une trêve entre nous
metal-page-template-lend-credits = Je te prête des crédits
metal-page-template-borrow-credits = Prête-moi des crédits
metal-page-template-sell-upgrade = Te vendre une amélioration
metal-page-template-buy-upgrade = Acheter ton amélioration
metal-page-template-swap-trophies = Échanger des trophées cachés

## Les marchés en clair. `who` dit qui parle : you (toi), me (à moi), others (d’autres).

metal-page-gives = { $who ->
    [you] Tu donnes tout de suite à { $to } : { $what }.
    [me] { $from } te donne tout de suite : { $what }.
   *[others] { $from } donne tout de suite à { $to } : { $what }.
}
metal-page-joins = { $who ->
    [you] Tu te bats aux côtés de { $to } contre { $foe }.
    [me] { $from } se bat à tes côtés contre { $foe }.
   *[others] { $from } se bat aux côtés de { $to } contre { $foe }.
}
metal-page-promises = { $who ->
    [you] Tu promets à { $to }{ $what }.
    [me] { $from } te promet{ $what }.
   *[others] { $from } promet à { $to }{ $what }.
}
# Ce qui suit « promet » : une chose, ou ce qu’on fera ou ne fera pas.
metal-page-vow = { $act ->
    [thing] {" "}: { $what }
    [attack] {" "}d’{ $what }
    [buy] {" "}d’{ $what }
   *[other] {" "}de { $what }
}
metal-page-releases = Cette promesse est effacée : { $promise }.
metal-page-loot-half = la moitié des crédits gagnés
metal-page-loot-all = tous les crédits gagnés
metal-page-loot-count = { $count ->
    [one] { $count } crédit du butin
   *[other] { $count } crédits du butin
}
metal-page-loot-card-support = une carte Soutien gagnée
metal-page-loot-card-wreck = une épave gagnée
metal-page-loot-card-upgrade = une amélioration gagnée
metal-page-loot-card-trophy = le trophée d’Exxalia, sans le montrer
metal-page-loot-card-named = { $card }, si le combat rapporte cette carte
metal-page-do-act-challenge = { $me ->
    [you] te défier
   *[other] défier { $name }
}
metal-page-do-act-attack = attaquer { $planet }
metal-page-do-act-buy = acheter { $card }
metal-page-also-to = La même offre à d’autres, si tous acceptent
metal-page-each-gets = Chacun reçoit { $each }, { $total } en tout.
metal-page-each-gives = Chacun te donne { $each }, { $total } en tout.
metal-page-together = Ne vaut que si tous acceptent ; faite aussi à { $names }.
metal-page-together-agreed = Acceptée ; on attend la réponse de { $names }.
metal-page-offer-breaks = { $count ->
    [one] S’allier ici, c’est rompre une promesse : 1 jugement, donc 1 point de gloire.
   *[other] S’allier ici, c’est rompre { $count } promesses : par pirate lésé 1 jugement, donc 1 point de gloire.
}
metal-page-template-part-payment = Payer une part, le reste effacé
metal-page-help-attack = de l’aide dans une attaque, sur demande
metal-page-help-challenge = de l’aide dans un défi, sur demande
metal-page-help-any = de l’aide dans un combat, sur demande
metal-page-act-challenge = { $me ->
    [you] ne pas te défier
   *[other] ne pas défier { $name }
}
metal-page-act-ally = { $me ->
    [you] n’aider personne contre toi
   *[other] n’aider personne contre { $name }
}
metal-page-act-attack = ne pas attaquer { $planet }
metal-page-act-buy = ne pas acheter { $card }
metal-page-play-faktor = lancer le dé Metal Faktor
metal-page-play-support = jouer { $card }
metal-page-when-always = dans tous les cas
metal-page-when-if-won = si le combat est gagné
metal-page-when-if-lost = si le combat est perdu
metal-page-when-if-asked = sur demande
metal-page-due-in-combat = dans le combat de ce tour
metal-page-due-after-combat = juste après le combat
metal-page-due-end-of-turn = à la fin de ce tour
metal-page-due-later-start = au début { $who ->
    [you] de ton { $nth }ᵉ tour à venir
   *[other] du { $nth }ᵉ tour à venir de { $name }
}
metal-page-due-later-combat = après le combat { $who ->
    [you] de ton { $nth }ᵉ tour à venir
   *[other] du { $nth }ᵉ tour à venir de { $name }
}
metal-page-due-next-combat = après le combat { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour de { $name }
}
metal-page-due-now-combat = après le combat de ce tour
metal-page-due-later-end = à la fin { $who ->
    [you] de ton { $nth }ᵉ tour à venir
   *[other] du { $nth }ᵉ tour à venir de { $name }
}
metal-page-until-later-start = jusqu’au début { $who ->
    [you] de ton { $nth }ᵉ tour à venir
   *[other] du { $nth }ᵉ tour à venir de { $name }
}
metal-page-until-later-combat = jusqu’après le combat { $who ->
    [you] de ton { $nth }ᵉ tour à venir
   *[other] du { $nth }ᵉ tour à venir de { $name }
}
metal-page-until-next-combat = jusqu’après le combat { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour de { $name }
}
metal-page-until-now-combat = jusqu’après le combat de ce tour
metal-page-until-later-end = jusqu’à la fin { $who ->
    [you] de ton { $nth }ᵉ tour à venir
   *[other] du { $nth }ᵉ tour à venir de { $name }
}
metal-page-due-next-start = au début { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour de { $name }
}
metal-page-due-next-end = à la fin { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour de { $name }
}
metal-page-due-now-start = { $who ->
    [you] maintenant, au début de ton tour
   *[other] maintenant, au début du tour de { $name }
}
metal-page-due-now-end = { $who ->
    [you] à la fin de ton tour en cours
   *[other] à la fin du tour en cours de { $name }
}
metal-page-until-after-combat = jusqu’à la fin du combat
metal-page-until-end-of-turn = jusqu’à la fin de ce tour
metal-page-until-next-start = jusqu’au début { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour de { $name }
}
metal-page-until-next-end = jusqu’à la fin { $who ->
    [you] de ton prochain tour
   *[other] du prochain tour de { $name }
}
metal-page-until-now-start = { $who ->
    [you] jusqu’au début de ton tour
   *[other] jusqu’au début du tour de { $name }
}
metal-page-until-now-end = { $who ->
    [you] jusqu’à la fin de ton tour en cours
   *[other] jusqu’à la fin du tour en cours de { $name }
}
metal-page-standing-pending = en suspens
metal-page-standing-armed = engagée
metal-page-standing-forced = due d’office
metal-page-due-mark = C’est le moment
metal-page-breaking-nothing = Tout change de main sur-le-champ : il n’y a rien à rompre.
metal-page-breaking = { $who ->
    [you] Si tu romps ta parole : 1 jugement, donc 1 point de gloire de moins.
   *[other] Si { $name } rompt sa parole : 1 jugement, donc 1 point de gloire de moins.
}
metal-page-breaking-infamous = { $who ->
    [you] Tu es infâme : rompre ta parole ne te coûte plus rien.
   *[other] Attention : { $name } est infâme, rompre une promesse ne lui coûte rien.
}
metal-page-breaking-hunter = Chasseur de pirates : après une victoire, tout ce qui est promis sur ce combat est payé, bon gré mal gré.
metal-page-breaking-loot = Combat perdu : pas de part de butin, et personne n’est jugé.
metal-page-betrayal-costs = { $who ->
    [you] Tu peux encore trahir avant les dés, pour 1 jugement.
   *[other] { $name } peut encore trahir avant les dés, pour 1 jugement.
}
metal-page-betrayal-not = { $why ->
    [hunter] Face à un chasseur de pirates, personne ne peut trahir.
   *[challenge] Dans un défi, personne ne peut trahir.
}
metal-page-worth = { $value ->
    [0] À peu près égal pour toi.
   *[other] Vaut à peu près { $text } pour toi.
}
metal-page-worth-tempting = { $name } gagnerait plus à te trahir qu’à t’aider à ce prix.
metal-page-worth-glory = Une victoire rapporte { $count } de gloire à { $name } : { $total } en tout{ $ends ->
    [yes] , et la partie finit
   *[no] {""}
}.
metal-page-worth-credits = { $sign ->
    [plus] +{ $count }
   *[minus] −{ $count }
} { $count ->
    [one] crédit
   *[other] crédits
}
metal-page-worth-odds = { $who ->
    [you] Tes chances de gagner : { $allies ->
        [one] { $before } sans cet allié, { $after } avec
       *[other] { $before } sans eux, { $after } avec eux tous
    }{ $thrown ->
        [none] {""}
       *[other] , { $thrown } avec Metal Faktor
    }.
   *[other] Chances de { $name } : { $before } sans toi, { $after } avec toi{ $thrown ->
        [none] {""}
       *[other] , { $thrown } avec Metal Faktor
    }.
}
metal-page-worth-risk = { $count ->
    [one] Une défaite te coûte { $count } Dommage.
   *[other] Une défaite te coûte { $count } Dommages.
}
metal-page-worth-trust = Promesses de { $name } : tenues { $kept }, rompues { $broken }.{ $betrayals ->
    [0] {""}
    [one] {" "}A trahi un allié.
   *[other] {" "}A trahi { $betrayals } alliés.
}
metal-page-worth-new = Parole de { $name } : jamais éprouvée.

## Main

metal-page-my-trophies = Tes trophées
metal-page-owned-trophies = Trophées de { $name }
metal-page-my-upgrades = Tes améliorations
metal-page-owned-upgrades = Améliorations de { $name }
metal-page-my-wrecks = Tes épaves
metal-page-owned-wrecks = Épaves de { $name }
metal-page-drawn = Trophées piochés
metal-page-no-wrecks = Pas encore d’épave
metal-page-no-trophies = Pas de trophée
metal-page-can-show = peut être montré

## En mots

metal-page-stakes = Gloire { $glory } sur 9 · { $leader }
metal-page-stakes-lead = tu mènes
metal-page-stakes-level = { $glory ->
    [0] personne ne mène encore
   *[other] plusieurs mènent avec { $glory }
}
metal-page-stakes-behind = { $name } mène avec { $glory }
metal-page-stakes-combat = { $attacker } { $attack } contre { $foe } { $defence }
metal-page-text-turn = Tour { $turn } : { $name } est à la barre.
metal-page-text-pirate = { $name } : puissance { $main }, appui { $support }, Dommages { $damage }, gloire { $glory }, jugement { $judgement }, { $credits }, { $wrecks }, { $trophies }.
metal-page-text-upgrades = Améliorations de { $name } : { $cards }.
metal-page-text-start = { $name } commande { $ship } : { $text }
metal-page-text-faktor = Le dé Metal Faktor de { $name } est dépensé et coûtera { $count } à la prochaine attaque.
metal-page-text-infamous = { $name } est infâme et ne peut ni aider ni recevoir d’aide.
metal-page-text-trophies = Tes trophées : { $cards }.
metal-page-text-trophy = { $name } ({ $condition })
metal-page-text-wrecks = Tes épaves : { $cards }.
metal-page-text-board = Le Pot contient { $pot }, Exxalia { $exxalia }, Bazaar { $bazaar }, Karokum { $karokum } crédits. Cartes restantes dans l’espace : { $space }.
metal-page-text-row = Vaisseaux en vue : { $ships }.
metal-page-text-ship = { $name } (puissance { $power }, Dommages { $damage }, rapporte { $rewards })
metal-page-text-display = À l’étalage de l’OCG : { $cards }.
metal-page-text-scrapyard = Casse de Karokum : { $ships }.
metal-page-text-crew = Soutiens à engager à Bazaar : { $cards }.
metal-page-text-combat = { $attacker } se bat contre { $foe } : attaque { $attack }, défense { $defence }.
metal-page-text-odds = L’attaque réussit à { $odds }.
metal-page-text-allies = Du côté de l’attaque : { $names }.
metal-page-text-defenders = Du côté de la défense : { $names }.
metal-page-text-traitor = { $name } a trahi l’attaquant.
metal-page-text-decided = Le combat de ce tour : attaque { $attack }, défense { $defence }.
metal-page-text-offer = { $from } propose à { $to } : { $what }
metal-page-text-card-price = { $name } ({ $price })

## Conseils

metal-hint-goal = La partie s’arrête à neuf points de gloire, et la plus grande gloire gagne. Elle vient des vaisseaux, des défis, des trophées et des dépenses somptuaires.
metal-hint-trophies = Les trophées sont des buts secrets. Tu en reçois trois et tu en gardes deux : touche celui que tu rends.
metal-hint-brotherhood = Avant tout le reste, verse un crédit à la Fraternité ou prends un jugement, qui coûte un point de gloire. Seul n’a rien à payer le pirate dont la puissance est la plus petite de toutes.
metal-hint-voyage = Chaque tour a un combat. Touche l’espace, une planète ou un capitaine ; les étapes numérotées sont la tournée, avant ou après.
metal-hint-target = Compare la puissance du vaisseau à la tienne : chaque camp lance un dé, et l’égalité est pour toi.
metal-hint-allies = Un allié ajoute sa Puissance d’appui. Touche un capitaine et choisis un des marchés habituels.
metal-hint-offer = Voici ce que l’offre veut dire, ce qu’elle peut valoir et ce que coûte une parole rompue. Tu peux aussi répondre par une autre.
metal-hint-betray = Un traître change de camp avant les dés pour un point de jugement, et empoche les crédits si l’attaque échoue.
metal-hint-faktor = Metal Faktor ajoute jusqu’à 6 maintenant, et retire autant à ta prochaine attaque. Le repos l’efface.
metal-hint-ledger = Les promesses restent au registre jusqu’à ce qu’elles soient tenues, rompues ou caduques. La discussion n’engage personne.
metal-hint-due = Rompre ta parole coûte 1 jugement, donc 1 point de gloire, par pirate lésé. À 4, tu es infâme et plus personne ne peut s’allier à toi.
metal-hint-validate = La condition d’un de tes trophées est remplie : montre-le pour sa gloire, un par tour.
metal-hint-rest = Le repos répare tout, rapporte 2 crédits et efface Metal Faktor, mais il n’y a pas de combat.
metal-hint-tour = Les étapes de la tournée se font en montant. Les crédits payés sur une planète vont à son trésor, pour qui la pillera.
metal-hint-watch = Même quand ce n’est pas ton tour, tu peux faire une offre au capitaine à la barre.

## Le journal

metal-page-log-parts = { $parts } ; { $last }
metal-page-log-offer = Offre { $number }, { $from } à { $to } : { $what }.
metal-page-log-alliance = une alliance
metal-page-log-gives = donne { $what }
metal-page-log-takes = demande { $what }
metal-page-log-promises = { $name } promet{ $what }
metal-page-log-releases = la promesse { $number } est effacée
metal-page-number = nº { $number }

## Ce qui va décider de la partie

metal-page-looms-last-turn = { $who ->
    [you] Tu as les neuf points : la partie finit avec ce tour.
   *[other] { $name } a les neuf points : la partie finit avec ce tour.
}
metal-page-looms-near = { $who ->
    [you] Encore { $need ->
        [one] { $need } point de gloire
       *[other] { $need } points de gloire
    } et tu mets fin à la partie.
   *[other] Encore { $need ->
        [one] { $need } point de gloire
       *[other] { $need } points de gloire
    } et { $name } met fin à la partie.
}
metal-page-looms-space-empties = { $left ->
    [0] L’espace est presque vide : la partie finit avec ce tour.
    [one] Encore une carte d’espace et la partie finit.
   *[other] Encore { $left } cartes d’espace et la partie finit.
}

## La fin

metal-page-story-measure = Gloire
metal-page-story-combat-decided = Combats
metal-page-story-dealt = Marchés conclus
metal-page-story-betrayed = Trahisons
metal-page-story-promise-honoured = Promesses tenues
metal-page-story-promise-broken = Promesses rompues

metal-source-judgement = Jugement
metal-source-start = Au départ

## Demander de l’aide

metal-page-betrayal-pays = { $who ->
    [you] Si tu trahis avant les dés : 1 jugement, et { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } pour toi si l’attaque échoue alors ({ $odds }).
   *[other] Si { $name } trahit avant les dés : 1 jugement, et { $credits ->
        [one] { $credits } crédit
       *[other] { $credits } crédits
    } pour { $name } si l’attaque échoue alors ({ $odds }).
} Ce qui est promis pour l’alliance tombe alors.
metal-page-help-ask = Demander l’aide de { $name }
metal-page-help-lend = Proposer ton aide à { $name }
metal-page-help-all = Demander l’aide de { $names }
metal-page-help-ask-short = Aide de { $name }
metal-page-help-lend-short = Aider { $name }
metal-page-help-odds = { $odds } ensemble
metal-page-help-thrown = { $odds } avec Metal Faktor

# Ce qui est caché, pour qui voit tout.
metal-page-secret-trophies = Trophées de { $seat }
metal-page-secret-wrecks = Épaves de { $seat }
metal-page-secret-space-top = Espace, le dessus de la pile (sans ordre)
metal-page-secret-space-under = Espace, le dessous de la pile (sans ordre)
metal-page-secret-drawn = Trophées piochés
metal-page-secret-pile = Pile de trophées, du dessus au dessous
