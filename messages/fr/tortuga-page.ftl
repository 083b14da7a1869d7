### Tortuga 2199 sur la page : le plateau, les boutons, les conseils d'une première partie.

## Noms

tortuga-kind-terminal = Terminal
tortuga-kind-turrets = Tourelles
tortuga-kind-vortex = Vortex
tortuga-kind-research = Recherches
tortuga-kind-mines = Mines
tortuga-kind-fortress = Forteresse
tortuga-kind-tortuga = Tortuga
tortuga-page-place = { $kind } { $number }
tortuga-page-nothing = rien
tortuga-page-no-effect = aucun effet
tortuga-page-in-hold = en soute
tortuga-page-no-ship = pas encore de vaisseau
tortuga-page-crypto = crypto
tortuga-page-manoeuvre = manœuvre
tortuga-page-mineral = { $count ->
    [0] minerai
    [one] minerai
   *[other] minerais
}
tortuga-page-sentence = { $text }.
tortuga-page-between = {", "}

## Le plateau

tortuga-page-map = Secteurs
tortuga-page-market = Marchés
tortuga-page-captains = Capitaines
tortuga-page-tabs = Ce que montre le plateau
tortuga-page-fight = Combat
tortuga-page-tally = Fin
tortuga-page-ships = Vaisseaux
tortuga-page-look-closely = Détails
tortuga-page-close = Fermer
tortuga-page-market-t = Terminaux, Tourelles et Tortuga
tortuga-page-market-t-short = Terminaux, Tourelles, Tortuga
tortuga-page-market-here = ton vaisseau est ici
tortuga-page-market-pile = { $count ->
    [one] encore { $count } carte
   *[other] encore { $count } cartes
}
tortuga-page-market-empty = Épuisé
tortuga-page-card-plain = { $count ->
    [one] { $card } : { $effects }
   *[other] { $card } × { $count } : { $effects }
}
tortuga-page-card-priced = { $count ->
    [one] { $card }, prix { $cost } : { $effects }
   *[other] { $card } × { $count }, prix { $cost } : { $effects }
}
tortuga-page-card-creature = { $count ->
    [one] { $card }, capture { $cost } ; sa carte : { $effects }
   *[other] { $card } × { $count }, capture { $cost } ; sa carte : { $effects }
}
tortuga-page-ours = Carte reconstituée : ses chiffres sont les nôtres.
tortuga-page-captain-label = { $seat } : influence { $score } sur { $goal }, vaisseau : { $place }
tortuga-page-captain-score = Influence { $score } : { $influence } en jetons, { $control } par le contrôle.
tortuga-page-count-minerals = { $count ->
    [one] { $count } minerai en soute
   *[other] { $count } minerais en soute
}
tortuga-page-count-terminals = { $count ->
    [one] { $count } Terminal : +{ $count } crypto par tour
   *[other] { $count } Terminaux : +{ $count } cryptos par tour
}
tortuga-page-count-turrets = { $count ->
    [one] { $count } jeton Tourelles : +{ $count } à chaque combat
   *[other] { $count } jetons Tourelles : +{ $count } à chaque combat
}
tortuga-page-count-trophies = { $count ->
    [one] { $count } créature capturée
   *[other] { $count } créatures capturées
}
tortuga-page-count-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
tortuga-page-count-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}
tortuga-page-count-discard = { $count ->
    [one] { $count } carte défaussée
   *[other] { $count } cartes défaussées
}
tortuga-page-count-markers = { $count ->
    [one] encore { $count } marqueur
   *[other] encore { $count } marqueurs
}
tortuga-page-reserve = réserve
tortuga-page-reserve-hidden = une carte cachée en réserve
tortuga-page-purse = À dépenser ce tour-ci
tortuga-page-purse-of = Tour : { $seat }
tortuga-page-off-buy = Le prochain achat coûte { $count } de moins.
tortuga-page-off-hunt = La prochaine capture coûte { $count } de moins.
tortuga-page-off-conquer = La prochaine conquête coûte { $count } de moins.
tortuga-page-my-hand = { $count ->
    [one] Ta main : { $count } carte
   *[other] Ta main : { $count } cartes
}
tortuga-page-empty-hand = Plus de carte en main
tortuga-page-hidden-hand = { $count ->
    [one] Une carte, cachée
   *[other] { $count } cartes, cachées
}
tortuga-page-no-deal = Les cartes viendront quand tout le monde aura son vaisseau.
tortuga-page-pile-hand = Main
tortuga-page-pile-play = Jouées
tortuga-page-pile-discard = Défausse
tortuga-page-pile-deck = Pioche
tortuga-page-pile-unseen = Cachées : pioche, main, réserve
tortuga-page-box-hunt = Cartes Chasse
tortuga-page-box-hunt-text = Les créatures que personne n’a encore capturées. Dans le carré : ce que coûte leur capture en manœuvres.
tortuga-page-box-out = Hors du jeu
tortuga-page-box-out-text = Les cartes détruites, et celles dont cette partie n’a pas besoin.
tortuga-page-nothing-here = Rien ici.
tortuga-page-deck-order = Sans ordre : personne ne sait ce qui vient.

## De près

tortuga-page-zoom-cost = Coûte { $cost ->
    [one] { $cost } crypto
   *[other] { $cost } cryptos
}.
tortuga-page-zoom-creature = Difficulté { $cost } : autant de manœuvre pour la capture. Convertie depuis la main, elle vaut { $influence ->
    [one] { $influence } point d’influence.
   *[other] { $influence } points d’influence.
}
tortuga-page-source-rulebook = Imprimée dans le livret.
tortuga-page-source-inferred = Se déduit du livret.
tortuga-page-source-reconstructed = Reconstituée : le livret n’imprime pas cette carte, nous l’avons inventée d’après ce qu’il en dit.
tortuga-page-source-owner = Relevée par un possesseur de la boîte.
tortuga-page-source-known = Ce qu’on en sait : { $fields }.
tortuga-page-field-name = nom
tortuga-page-field-cost = prix
tortuga-page-field-crypto = crypto
tortuga-page-field-manoeuvre = manœuvre
tortuga-page-field-abilities = effets
tortuga-page-field-copies = nombre
tortuga-page-about-terminal = Vend les mêmes cartes que les Tourelles et Tortuga. Qui le contrôle reçoit 1 crypto à chacun de ses tours.
tortuga-page-about-turrets = Vendent les mêmes cartes que les Terminaux et Tortuga. Qui les contrôle ajoute 1 à chaque combat.
tortuga-page-about-vortex = Vend ses propres cartes. Qui le contrôle, vaisseau dessus, détruit une carte jouée par tour, gratuitement.
tortuga-page-about-research = Vendent leurs propres cartes. Qui les contrôle, vaisseau dessus, réserve une carte par tour, gratuitement.
tortuga-page-about-mines = Vendent leurs propres cartes. Qui les contrôle, vaisseau dessus, prend un minerai par tour au dépôt.
tortuga-page-about-fortress = Vend ses propres cartes. Qui la contrôle, vaisseau dessus, reçoit 1 manœuvre par tour.
tortuga-page-about-tortuga = Vend les mêmes cartes que les Terminaux et les Tourelles, et de l’influence à tout le monde : 7 cryptos le point. Sa conquête déclenche les derniers tours, ou finit la partie dans le scénario agressif.
tortuga-page-fact-control = { $count ->
    [one] Le contrôle vaut { $count } point d’influence.
   *[other] Le contrôle vaut { $count } points d’influence.
}
tortuga-page-fact-defence = Défense { $defence } sur { $most }
tortuga-page-fact-price = La conquête coûte { $price }.
tortuga-page-fact-held = Contrôle : { $seat }
tortuga-page-fact-free = À personne.
tortuga-page-fact-mineral = Il y a un minerai ici.
tortuga-page-fact-depot = { $count ->
    [one] { $count } minerai au dépôt
   *[other] { $count } minerais au dépôt
}
tortuga-page-fact-hidden = Une créature inconnue : sonde pour la voir.
tortuga-page-fact-marked = Marqueurs : { $seats }
tortuga-page-fact-ships = Vaisseaux ici : { $seats }
tortuga-page-reinforce-to = Renforcer à

## Boutons

tortuga-page-play-all = Jouer { $count } cartes (+{ $crypto ->
    [one] { $crypto } crypto
   *[other] { $crypto } cryptos
}, +{ $manoeuvre ->
    [one] { $manoeuvre } manœuvre
   *[other] { $manoeuvre } manœuvres
})
tortuga-page-commit-all = Tout poser : { $count } cartes (+{ $manoeuvre })
tortuga-page-sail-far = Y aller : { $count } manœuvres
tortuga-page-play-idle = Seulement la crypto (+{ $crypto })
tortuga-page-do-conquer = conquérir { $place } ({ $price ->
    [one] { $price } manœuvre
   *[other] { $price } manœuvres
})
tortuga-page-do-buy-sector = acheter { $place } ({ $price } cryptos)
tortuga-page-do-capture = capturer { $creature } ({ $price ->
    [one] { $price } manœuvre
   *[other] { $price } manœuvres
})
tortuga-page-do-take-reserve = reprendre { $card } de la réserve
tortuga-page-do-collect = collecter le minerai (1 manœuvre)
tortuga-page-do-probe = sonder (1 manœuvre)
tortuga-page-do-ready = c’est tout
tortuga-page-do-done = rien de plus
tortuga-page-do-reinforce = { $place } : défense { $to } ({ $to } cryptos)
tortuga-page-do-buy = acheter { $card } ({ $price ->
    [one] { $price } crypto
   *[other] { $price } cryptos
}{ $minerals ->
    [0] { "" }
    [one] , dont un minerai
   *[other] , dont { $minerals } minerais
})
tortuga-page-do-renew = glisser { $card } sous la pile ({ $price ->
    [one] { $price } crypto
   *[other] { $price } cryptos
})
tortuga-page-do-convert = convertir { $card } : influence +{ $count }
tortuga-page-do-reserve = { $price ->
    [0] réserver { $card } (gratuit)
   *[other] réserver { $card } ({ $price } cryptos)
}
tortuga-page-do-destroy = { $price ->
    [0] détruire { $card } (gratuit)
    [one] détruire { $card } ({ $price } manœuvre)
   *[other] détruire { $card } ({ $price } manœuvres)
}
tortuga-page-group-choose-ship = Choisir un vaisseau
tortuga-page-group-commit = Engager
tortuga-page-group-play = Jouer
tortuga-page-group-sail = Naviguer
tortuga-page-group-buy = Acheter
tortuga-page-group-reserve = Réserver
tortuga-page-group-destroy = Détruire
tortuga-page-group-destroy-in-hand = Détruire dans la main
tortuga-page-group-destroy-in-discard = Détruire dans la défausse
tortuga-page-group-renew = Renouveler le marché
tortuga-page-group-reinforce = Renforcer
tortuga-page-group-spend-mineral = Minerais
tortuga-page-group-recall-marker = Reprendre un marqueur
tortuga-page-ask-end-turn = Finir ton tour ?{ $crypto ->
    [0] { "" }
    [one] { " " }Perdu : { $crypto } crypto.
   *[other] { " " }Perdu : { $crypto } cryptos.
}{ $manoeuvre ->
    [0] { "" }
    [one] { " " }Perdu : { $manoeuvre } manœuvre.
   *[other] { " " }Perdu : { $manoeuvre } manœuvres.
}{ $cards ->
    [0] { "" }
    [one] { " " }{ $cards } carte n’a pas été jouée.
   *[other] { " " }{ $cards } cartes n’ont pas été jouées.
}
tortuga-page-ask-ready = { $cards ->
    [0] Combattre sans aucune carte ?
    [one] Combattre avec { $cards } carte ?
   *[other] Combattre avec { $cards } cartes ?
}
tortuga-page-ask-tortuga = Prendre Tortuga ? Les autres ont ensuite un dernier tour chacun, sans conquête ni attaque.
tortuga-page-ask-overthrow = Prendre Tortuga ? La partie finit aussitôt.
tortuga-page-ask-attack = Attaquer { $seat } ? Tu choisis ensuite, parmi les cartes de ta main qui ont de la manœuvre, celles qui se battent. À force égale, la défense gagne.
tortuga-page-ask-scrap = Détruire cette carte pour de bon ?

## Ce qui se passe

tortuga-page-over = Fin : { $ending }.
tortuga-page-now-adrift = Ton vaisseau reste en soute jusqu’à ton prochain tour : joue, renforce, ou finis le tour.
tortuga-page-now-turn = Joue des cartes, puis dépense : navigue, achète, chasse, conquiers.
tortuga-page-wait-turn = { $seat } joue.
tortuga-page-now-choose-ship = Choisis ton vaisseau : sa carte rejoint ta pioche.
tortuga-page-wait-choose-ship = { $seat } choisit un vaisseau.
tortuga-page-now-land = Pose ton vaisseau chez toi ou à Tortuga.
tortuga-page-wait-land = { $seat } remet son vaisseau sur le plateau.
tortuga-page-now-abilities = { $card } : utilise ses effets, ou pas.
tortuga-page-wait-abilities = { $seat } utilise { $card }.
tortuga-page-now-move = { $left ->
    [one] Encore { $left } déplacement gratuit : touche un secteur éclairé.
   *[other] Jusqu’à { $left } déplacements gratuits : touche un secteur éclairé.
}
tortuga-page-wait-move = { $left ->
    [one] { $seat } a encore { $left } déplacement gratuit.
   *[other] { $seat } a encore { $left } déplacements gratuits.
}
tortuga-page-now-jump = Saute : touche n’importe quel secteur.
tortuga-page-wait-jump = { $seat } choisit où sauter.
tortuga-page-now-trash = { $left ->
    [one] Choisis { $left } carte à détruire ({ $from }).
   *[other] Choisis jusqu’à { $left } cartes à détruire ({ $from }).
}
tortuga-page-wait-trash = { $left ->
    [one] { $seat } peut détruire { $left } carte ({ $from }).
   *[other] { $seat } peut détruire { $left } cartes ({ $from }).
}
tortuga-page-now-fortify = Choisis un secteur à toi : +{ $by } en défense.
tortuga-page-wait-fortify = { $seat } fortifie un secteur de { $by }.
tortuga-page-now-reserve = Choisis une carte de ta main à réserver.
tortuga-page-wait-reserve = { $seat } réserve une carte.
tortuga-page-now-seal = Pose face cachée des cartes qui ont de la manœuvre : en face, on ne voit que leur nombre.
tortuga-page-wait-seal = { $seat } pose des cartes face cachée.
tortuga-page-now-defend = On t’attaque : réponds avec de la manœuvre.
tortuga-page-now-defend-bare = { $laid ->
    [0] On t’attaque : aucune carte pour répondre.
   *[other] Tout est posé : plus rien à ajouter.
}
tortuga-page-wait-defend = { $seat } répond, face visible.
tortuga-page-now-attacker-cancels = Annule une carte de la défense.
tortuga-page-wait-attacker-cancels = { $seat } peut annuler une carte de la défense.
tortuga-page-now-defender-cancels = Annule une carte de l’attaque.
tortuga-page-wait-defender-cancels = { $seat } peut annuler une carte de l’attaque.
tortuga-page-now-lose = Choisis laquelle de tes cartes est détruite.
tortuga-page-wait-lose = { $seat } choisit une carte à perdre.
tortuga-page-now-spoils = Choisis le butin.
tortuga-page-wait-spoils = { $seat } choisit le butin.
tortuga-page-stakes-mine = Reste { $crypto ->
    [one] { $crypto } crypto
   *[other] { $crypto } cryptos
}, { $manoeuvre ->
    [one] { $manoeuvre } manœuvre
   *[other] { $manoeuvre } manœuvres
}

## Le combat

tortuga-page-fight-at = Combat : { $place }
tortuga-page-fight-attack = attaque
tortuga-page-fight-defence = défend
tortuga-page-fight-cards = { $count ->
    [one] { $seat } : { $count } carte posée
   *[other] { $seat } : { $count } cartes posées
}
tortuga-page-fight-none = Aucune carte.
tortuga-page-fight-sealed = Face cachée : personne d’autre ne la voit.
tortuga-page-fight-yours-sealed = Pour l’instant, personne d’autre ne voit ces cartes.
tortuga-page-fight-part-cards = cartes
tortuga-page-fight-part-abilities = effets
tortuga-page-fight-part-turrets = tourelles
tortuga-page-fight-part-sector = secteur
tortuga-page-fight-won = { $seat } gagne le combat.

## La fin

tortuga-page-tally-won = { $count ->
    [one] { $seats } l’emporte !
   *[other] { $seats } l’emportent !
}
tortuga-page-tally-influence = { $count } en jetons
tortuga-page-tally-control = { $count } par le contrôle :
tortuga-page-tally-tie = Influence égale : qui a pris Tortuga passe devant, puis qui tient le plus de secteurs.

## Le journal

tortuga-page-line-played = { $seat } : { $card } ({ $gives }).
tortuga-page-line-played-nothing = { $seat } : { $card }.
tortuga-page-line-bought = { $minerals ->
    [0] { $seat } : achat, { $card } ({ $crypto ->
        [one] { $crypto } crypto
       *[other] { $crypto } cryptos
    }).
   *[other] { $seat } : achat, { $card } ({ $crypto ->
        [one] { $crypto } crypto
       *[other] { $crypto } cryptos
    } et { $minerals } en minerais).
}
tortuga-page-line-over = { $count ->
    [one] { $ending } : victoire de { $seats }.
   *[other] { $ending } : victoire partagée entre { $seats }.
}

## Le plateau en mots

tortuga-page-text-game = Scénario : { $scenario }. Manche { $round }, tour : { $seat }.
tortuga-page-text-last-round = Tortuga est tombée ({ $seat }) : dernière manche, plus de conquête ni d’attaque.
tortuga-page-text-resources = { $seat } peut dépenser { $crypto ->
    [one] { $crypto } crypto
   *[other] { $crypto } cryptos
} et { $manoeuvre ->
    [one] { $manoeuvre } manœuvre
   *[other] { $manoeuvre } manœuvres
}.
tortuga-page-text-discounts = Remises : { $buy } sur le prochain achat, { $hunt } sur la prochaine capture, { $conquer } sur la prochaine conquête.
tortuga-page-text-captain = { $seat } : influence { $score }, { $influence } en jetons et { $control } par le contrôle ; secteurs : { $sectors } ; vaisseau : { $figure }, { $place }.
tortuga-page-text-holds = { $seat } : pioche { $deck }, main { $hand }, défausse { $discard } ; minerais { $minerals }, Terminaux { $terminals }, Tourelles { $turrets }, marqueurs restants { $markers }.
tortuga-page-text-my-hand = Ta main : { $cards }.
tortuga-page-text-open-hand = Main de { $seat } : { $cards }.
tortuga-page-text-play = Cartes jouées par { $seat } : { $cards }.
tortuga-page-text-discard = Défausse de { $seat } : { $cards }.
tortuga-page-text-reserve = Réserve de { $seat } : { $card }.
tortuga-page-text-reserved = { $seat } a une carte cachée en réserve.
tortuga-page-text-trophies = Capturées par { $seat } : { $cards }.
tortuga-page-text-depot = { $count ->
    [one] { $count } minerai au dépôt des Mines.
   *[other] { $count } minerais au dépôt des Mines.
}
tortuga-page-text-stacks = En vente aux Terminaux, aux Tourelles et à Tortuga : { $cards }.
tortuga-page-text-market = { $pile ->
    [one] { $kind } : { $cards } ; encore { $pile } carte.
   *[other] { $kind } : { $cards } ; encore { $pile } cartes.
}
tortuga-page-text-hunt = Créatures encore libres : { $cards }.
tortuga-page-text-fight = { $attacker } attaque { $defender } : { $place }.
tortuga-page-text-attack = Attaque de { $seat } : { $cards } ; force { $total }.
tortuga-page-text-sealed = { $count ->
    [one] Attaque de { $seat } : { $count } carte face cachée.
   *[other] Attaque de { $seat } : { $count } cartes face cachée.
}
tortuga-page-text-defence = Défense de { $seat } : { $cards } ; force { $total }.
tortuga-page-sector-plain = { $place } : contrôle { $control }, défense { $defence } sur { $most }, conquête { $price }
tortuga-page-sector-tortuga = { $place } : contrôle { $control }, conquête { $price }
tortuga-page-sector-free = à personne
tortuga-page-sector-held = aux mains de { $seat }
tortuga-page-sector-ships = { $count ->
    [one] vaisseau de { $seats }
   *[other] vaisseaux de { $seats }
}
tortuga-page-sector-mineral = un minerai
tortuga-page-sector-creature = créature { $creature }
tortuga-page-sector-hidden = une créature inconnue
tortuga-page-sector-marked = { $count ->
    [one] marqueur de { $seats }
   *[other] marqueurs de { $seats }
}

## Conseils d'une première partie

tortuga-hint-ship-other = Chaque vaisseau apporte une carte à ta pioche. Touche celui qui te plaît.
tortuga-hint-ship = Chaque vaisseau apporte une carte à ta pioche. L’Éclaireur est simple pour commencer : il fait piocher. Touche celui qui te plaît.
tortuga-hint-goal = Qui réunit 15 points d’influence gagne. Créatures, secteurs, combats et le comptoir de Tortuga en donnent.
tortuga-hint-play = Touche tes cartes pour les jouer : la crypto achète, la manœuvre agit. Ce qui ne sert pas est perdu à la fin du tour.
tortuga-hint-sail = Les secteurs éclairés s’atteignent pour 1 manœuvre chacun. On achète, on chasse et on conquiert là où est son vaisseau.
tortuga-hint-booster = Déplacements gratuits : touche un secteur éclairé, autant de fois que la carte le permet. Arrête-toi quand tu veux.
tortuga-hint-abilities = Cette carte a des effets. Utilise-les dans l’ordre que tu veux, ou laisse-les.
tortuga-hint-capture = Tu connais cette créature et tu as de quoi : la capturer donne tout de suite 1 point d’influence, et sa carte rejoint ta défausse.
tortuga-hint-convert = Une créature capturée, quand tu l’as en main, se joue comme une carte ou se change pour de bon en influence.
tortuga-hint-conquer = Ce secteur peut être à toi pour sa défense plus 1. Son contrôle compte comme influence tant que tu le tiens.
tortuga-hint-probe = Sonder te montre la créature cachée ici et la marque pour ta chasse. Les autres ne la voient pas.
tortuga-hint-buy = Les cartes éclairées peuvent s’acheter maintenant. Elles vont dans ta défausse et reviennent quand la pioche est refaite.
tortuga-hint-renew = Rien qui te plaise ? Pour 1 crypto, une carte passe sous la pile et une autre la remplace.
tortuga-hint-collect = Le cristal bleu est un minerai : 1 manœuvre pour le collecter, il vaudra 1 crypto n’importe quand.
tortuga-hint-attack = Un autre vaisseau est là. Les cartes de ta main qui ont de la manœuvre peuvent l’attaquer ; battre qui tient le secteur te le donne.
tortuga-hint-influence = Tortuga vend de l’influence à tout le monde : 7 cryptos le point, autant que tu peux en payer.
tortuga-hint-reinforce = Tu peux relever la défense de tes secteurs de n’importe où. On paie le nouveau chiffre en entier.
tortuga-hint-destroy = 2 manœuvres détruisent une carte jouée pour de bon : une pioche plus mince ramène plus vite tes meilleures cartes.
tortuga-hint-reserve = Une carte en réserve revient au début d’un tour suivant, en plus de tes cinq cartes.
tortuga-hint-take-reserve = La réserve ne se reprend qu’avant toute autre action du tour.
tortuga-hint-end = Plus grand-chose à faire : finis ton tour et pioche cinq nouvelles cartes.
tortuga-hint-seal = Touche des cartes pour les poser face cachée. En face, on voit combien, pas lesquelles ; puis on répond face visible.
tortuga-hint-defend = Montre autant de cartes que tu veux. L’égalité est pour toi, et la moitié de la défense de ton secteur t’aide.
tortuga-hint-defend-bare = Tu n’as aucune carte de manœuvre : rien à répondre.
tortuga-hint-cancel = Touche une carte adverse pour annuler ce qu’elle fait dans ce combat.
tortuga-hint-land = Ton vaisseau a été battu. Il revient maintenant sur un secteur à toi, ou sur Tortuga.
tortuga-hint-last-round = Tortuga est tombée : un dernier tour pour tous les autres. Gagne qui a le plus d’influence.

## Ce qui va décider de la partie

tortuga-page-looms-last-turns = Tortuga est à { $seat } : un dernier tour chacun.
tortuga-page-looms-near = { $who ->
    [you] { $need ->
        [one] Encore 1 point et tu gagnes.
       *[other] Encore { $need } points et tu gagnes.
    }
   *[other] { $need ->
        [one] Encore 1 point et { $seat } gagne.
       *[other] Encore { $need } points et { $seat } gagne.
    }
}

## La fin

tortuga-page-story-held = { $place }, sous contrôle
tortuga-page-story-measure = Influence
tortuga-page-story-count = { $seat } : { $count }
tortuga-page-story-bought = Cartes achetées
tortuga-page-story-sailed = Secteurs parcourus
tortuga-page-story-attacked = Attaques
tortuga-page-story-captured = Créatures capturées
tortuga-page-story-control-changed = Secteurs pris

tortuga-source-taken = Prise aux autres, au combat
tortuga-source-lost = Perdue au combat

# Ce qui est caché, pour qui voit tout.
tortuga-page-secret-hand = Main de { $seat }
tortuga-page-secret-reserve = Réserve de { $seat }
tortuga-page-secret-attack = Cartes scellées de { $seat }
tortuga-page-secret-creature = Créature ({ $place })
