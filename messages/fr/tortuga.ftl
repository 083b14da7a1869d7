### Tortuga 2199


## Options

tortuga-option-scenario = Scénario
tortuga-option-scenario-base = De base
tortuga-option-scenario-aggressive = Agressif : les attaques paient, la prise de Tortuga finit la partie
tortuga-option-scenario-peaceful = Pacifique : aucune attaque, les secteurs s’achètent aussi
tortuga-option-ships = Cartes des vaisseaux
tortuga-option-ships-printed = Chacune la sienne
tortuga-option-ships-plain = Toutes identiques : 1 crypto, 1 manœuvre

## Noms. Ceux des cartes viennent du fichier de cartes.

tortuga-name-base = de base
tortuga-name-aggressive = agressif
tortuga-name-peaceful = pacifique
tortuga-name-tortuga = Tortuga
tortuga-name-n = nord
tortuga-name-ne = nord-est
tortuga-name-se = sud-est
tortuga-name-s = sud
tortuga-name-sw = sud-ouest
tortuga-name-nw = nord-ouest
tortuga-name-x1 = bord 1
tortuga-name-x2 = bord 2
tortuga-name-x3 = bord 3
tortuga-name-x4 = bord 4
tortuga-name-terminal = terminal
tortuga-name-turrets = tourelles
tortuga-name-vortex = vortex
tortuga-name-research = recherches
tortuga-name-mines = mines
tortuga-name-fortress = forteresse

## Ce que font les cartes

tortuga-effect-crypto = { $count ->
    [one] { $count } crypto
   *[other] { $count } cryptos
}
tortuga-effect-manoeuvre = { $count ->
    [one] { $count } manœuvre
   *[other] { $count } manœuvres
}
tortuga-effect-influence = { $count ->
    [one] se convertit en { $count } point d’influence
   *[other] se convertit en { $count } points d’influence
}
tortuga-effect-draw = { $count ->
    [one] pioche { $count } carte
   *[other] pioche { $count } cartes
}
tortuga-effect-move = { $count ->
    [one] déplace ton vaisseau de { $count } secteur
   *[other] déplace ton vaisseau de { $count } secteurs au plus
}
tortuga-effect-jump = pose ton vaisseau sur n’importe quel secteur
tortuga-effect-trash-played = { $count ->
    [one] détruis { $count } carte jouée
   *[other] détruis jusqu’à { $count } cartes jouées
}
tortuga-effect-trash-hand-or-discard = { $count ->
    [one] détruis { $count } carte de ta main ou de ta défausse
   *[other] détruis jusqu’à { $count } cartes de ta main ou de ta défausse
}
tortuga-effect-trash-discard = { $count ->
    [one] détruis { $count } carte de ta défausse
   *[other] détruis jusqu’à { $count } cartes de ta défausse
}
tortuga-effect-mineral-here = prends le minerai du secteur où tu es
tortuga-effect-mineral-depot = { $count ->
    [one] prends { $count } minerai au dépôt
   *[other] prends jusqu’à { $count } minerais au dépôt
}
tortuga-effect-probe = sonde le secteur où tu es
tortuga-effect-hunt-off = ta prochaine capture du tour coûte { $count } de moins (au moins 1)
tortuga-effect-conquer-off = ta prochaine conquête du tour coûte { $count } de moins en manœuvre (pas Tortuga)
tortuga-effect-fortify = un de tes secteurs gagne { $count } en défense
tortuga-effect-reserve = réserve une carte de ta main gratuitement
tortuga-effect-buy-off = ton prochain achat du tour coûte { $count } de moins
tortuga-effect-scrap-for-influence = { $count ->
    [one] détruis cette carte : { $count } point d’influence
   *[other] détruis cette carte : { $count } points d’influence
}
tortuga-effect-fight-attack = combat : +{ $count } en attaque
tortuga-effect-fight-defence = combat : +{ $count } en défense
tortuga-effect-fight-either = combat : +{ $count }
tortuga-effect-fight-cancel = combat : annule les effets de combat d’une carte adverse
tortuga-effect-fight-save = combat : si tu perds, aucune de tes cartes n’est détruite

## Coups

tortuga-move-choose-ship = choisir un vaisseau : { $value }
tortuga-move-land = poser le vaisseau : { $value }
tortuga-move-take-reserve = reprendre la carte réservée
tortuga-move-play = jouer { $value }
tortuga-move-buy = acheter { $value }
tortuga-move-buy-influence = acheter 1 point d’influence (7 cryptos)
tortuga-move-renew = renouveler le marché : { $value } sous la pile (1 crypto)
tortuga-move-sail = naviguer : { $value }
tortuga-move-collect = collecter le minerai
tortuga-move-spend-mineral = dépenser un minerai (1 crypto)
tortuga-move-probe = sonder le secteur
tortuga-move-recall-marker = reprendre le marqueur : { $value }
tortuga-move-reserve = réserver { $value }
tortuga-move-destroy = détruire { $value } (parmi les cartes jouées)
tortuga-move-capture = capturer la créature
tortuga-move-convert = convertir { $value } en influence
tortuga-move-conquer = conquérir le secteur
tortuga-move-conquer-with-crypto = acheter le secteur
tortuga-move-reinforce = renforcer : { $place }, défense { $to }
tortuga-move-attack = attaquer { $value }
tortuga-move-take-from-depot = prendre un minerai au dépôt
tortuga-move-end-turn = finir le tour
tortuga-move-use = utiliser : { $value }
tortuga-move-done = rien de plus
tortuga-move-destroy-in-hand = détruire { $value } (main)
tortuga-move-destroy-in-discard = détruire { $value } (défausse)
tortuga-move-fortify = fortifier : { $value }
tortuga-move-commit = engager { $value } dans le combat
tortuga-move-ready = ne plus rien engager
tortuga-move-cancel = annuler { $value }
tortuga-move-lose = perdre { $value }
tortuga-move-plunder = prendre 2 points d’influence au vaincu
tortuga-move-claim = prendre 3 points d’influence à la banque
tortuga-use-draw = piocher
tortuga-use-move = déplacer le vaisseau
tortuga-use-jump = sauter ailleurs
tortuga-use-trash-played = détruire des cartes jouées
tortuga-use-trash-hand-or-discard = détruire dans la main ou la défausse
tortuga-use-trash-discard = détruire dans la défausse
tortuga-use-mineral-here = prendre le minerai du secteur
tortuga-use-mineral-depot = prendre des minerais au dépôt
tortuga-use-probe = sonder le secteur
tortuga-use-hunt-off = chasse moins chère
tortuga-use-conquer-off = conquête moins chère
tortuga-use-fortify = fortifier un secteur
tortuga-use-reserve = réserver une carte
tortuga-use-buy-off = achat moins cher
tortuga-use-scrap-for-influence = détruire la carte pour de l’influence

## Événements

tortuga-event-ship-chosen = { $seat } choisit un vaisseau : { $ship }.
tortuga-event-turn-began = { $crypto ->
    [0] Manche { $round }, tour : { $seat }.
   *[other] Manche { $round }, tour : { $seat } ; les terminaux donnent { $crypto ->
        [one] { $crypto } crypto
       *[other] { $crypto } cryptos
    }.
}
tortuga-event-landed = { $seat } pose son vaisseau : { $place }.
tortuga-event-drew-card = { $seat } pioche { $card }.
tortuga-event-drew = { $seat } pioche une carte.
tortuga-event-reshuffled = { $seat } : la défausse redevient la pioche.
tortuga-event-took-reserve-card = { $seat } reprend sa réserve : { $card }.
tortuga-event-took-reserve = { $seat } reprend sa réserve.
tortuga-event-played = { $seat } joue { $card } (crypto { $crypto }, manœuvre { $manoeuvre }).
tortuga-event-bought = { $seat } achète { $card } (crypto { $crypto }, minerais { $minerals }).
tortuga-event-put-under = { $seat } glisse { $card } sous la pile.
tortuga-event-turned-up = Marché ({ $sector }) : { $card }.
tortuga-event-bought-influence = { $seat } achète de l’influence à Tortuga.
tortuga-event-spent-mineral = { $seat } dépense un minerai.
tortuga-event-sailed = { $seat } navigue : { $from }, puis { $to }.
tortuga-event-collected = { $seat } collecte un minerai : { $place }.
tortuga-event-took-from-depot = { $count ->
    [one] { $seat } prend { $count } minerai au dépôt.
   *[other] { $seat } prend { $count } minerais au dépôt.
}
tortuga-event-fortress-gave = { $seat } : la forteresse donne 1 manœuvre.
tortuga-event-probed-creature = { $seat } sonde un secteur ({ $place }) : { $creature }.
tortuga-event-probed = { $seat } sonde un secteur : { $place }.
tortuga-event-marker-recalled = { $seat } reprend un marqueur : { $place }.
tortuga-event-reserved-card = { $seat } réserve { $card }.
tortuga-event-reserved = { $seat } réserve une carte.
tortuga-event-destroyed = { $seat } détruit { $card } ({ $cause }).
tortuga-cause-paid = 2 manœuvres payées
tortuga-cause-vortex = vortex
tortuga-cause-ability = effet de carte
tortuga-cause-scrapped = contre de l’influence
tortuga-cause-defeat = défaite
tortuga-event-captured = { $paid ->
    [one] { $seat } capture { $creature }, { $place } ({ $paid } manœuvre).
   *[other] { $seat } capture { $creature }, { $place } ({ $paid } manœuvres).
}
tortuga-event-converted = { $seat } convertit { $card }.
tortuga-event-gained-influence = { $seat } : influence +{ $count }.
tortuga-event-took-influence = { $seat } : influence +{ $count }, aux dépens de { $loser }.
tortuga-event-control-changed = { $place ->
    [Tortuga] { $loser ->
        [none] { $seat } prend Tortuga, { $how }.
       *[other] { $seat } prend Tortuga à { $loser }, { $how }.
    }
   *[other] { $loser ->
        [none] { $seat } prend le contrôle : { $place }, { $how } ; défense { $defence }.
       *[other] { $seat } prend le contrôle à { $loser } : { $place }, { $how } ; défense { $defence }.
    }
}
tortuga-how-manoeuvre = { $paid ->
    [one] { $paid } manœuvre
   *[other] { $paid } manœuvres
}
tortuga-how-crypto = crypto { $crypto }, minerais { $minerals }
tortuga-how-fight = au combat
tortuga-event-defence-raised = { $seat } renforce un secteur : { $place }, défense { $defence } (crypto { $crypto }, minerais { $minerals }).
tortuga-event-attacked = { $seat } attaque { $defender } : { $place } !
tortuga-event-sealed-card = { $seat } pose { $card } face cachée.
tortuga-event-sealed = { $seat } pose une carte face cachée.
tortuga-event-announced = { $cards ->
    [0] { $seat } n’engage aucune carte.
    [one] { $seat } engage une carte.
   *[other] { $seat } engage { $cards } cartes.
}
tortuga-event-shown = { $seat } montre { $card }.
tortuga-event-cancelled = { $seat } annule les effets de combat de { $card }.
tortuga-event-strength = { $seat } : force { $total } (cartes { $cards }, effets { $abilities }, tourelles { $turrets }, secteur { $sector }).
tortuga-event-fight-won = { $seat } bat { $loser } au combat : { $place }.
tortuga-event-saved = { $seat } sauve ses cartes : aucune n’est détruite.
tortuga-event-ship-lost = Le vaisseau de { $seat } retourne en soute.
tortuga-event-discarded = { $seat } défausse { $card }.
tortuga-event-turn-ended = { $seat } finit son tour.
tortuga-event-last-round = Tortuga est tombée ({ $usurper }) : dernière manche.
tortuga-event-game-over = Fin : { $ending }. Victoire : { $winners }.
tortuga-ending-influence = assez d’influence réunie
tortuga-ending-usurper = Tortuga prise avec 15 points d’influence
tortuga-ending-council = le conseil tranche après la chute de Tortuga
tortuga-ending-overthrow = Tortuga renversée
tortuga-ending-exhaustion = cent manches jouées, la limite

## Refus

tortuga-refusal-choose-pending-first = Un autre choix doit être fait d’abord.
tortuga-refusal-nothing-to-answer = Il n’y a rien de tel à choisir maintenant.
tortuga-refusal-not-enough-crypto = Il faut { $need } en crypto, tu as { $have }.
tortuga-refusal-not-enough-manoeuvre = Il faut { $need } en manœuvre, tu as { $have }.
tortuga-refusal-ship-in-hold = Le vaisseau est en soute.
tortuga-refusal-no-such-place = Cette table n’a pas ce secteur.
tortuga-refusal-ship-not-free = { $value } n’est pas un vaisseau libre.
tortuga-refusal-cannot-land-there = Le vaisseau revient sur un secteur à toi ou sur Tortuga, pas ici : { $value }.
tortuga-refusal-reserve-empty = Aucune carte n’est réservée.
tortuga-refusal-too-late-for-reserve = La réserve se reprend avant toute autre action.
tortuga-refusal-reserve-full = Une carte est déjà réservée.
tortuga-refusal-not-in-hand = { $value } n’est pas dans ta main.
tortuga-refusal-not-in-play = { $value } n’est pas une carte jouée ce tour-ci.
tortuga-refusal-not-in-discard = { $value } n’est pas dans ta défausse.
tortuga-refusal-not-on-offer = { $value } n’est pas en vente ici.
tortuga-refusal-no-market-here = Il n’y a pas de marché à renouveler ici.
tortuga-refusal-pile-empty = La pile de ce marché est vide.
tortuga-refusal-not-at-tortuga = L’influence ne s’achète qu’à Tortuga.
tortuga-refusal-not-adjacent = { $to } n’est pas à côté de { $from }.
tortuga-refusal-already-there = Le vaisseau y est déjà.
tortuga-refusal-no-mineral = Il n’y a pas de minerai ici.
tortuga-refusal-no-mineral-in-hold = Il n’y a pas de minerai en soute.
tortuga-refusal-depot-empty = Le dépôt est vide.
tortuga-refusal-no-creature = Il n’y a pas de créature ici.
tortuga-refusal-already-marked = Ton marqueur y est déjà.
tortuga-refusal-not-marked = Il faut d’abord sonder et marquer la créature.
tortuga-refusal-markers-left = Un marqueur ne se reprend que s’il ne t’en reste plus.
tortuga-refusal-no-marker-left = Il ne te reste plus de marqueur.
tortuga-refusal-not-a-hunt-card = { $value } n’est pas une créature.
tortuga-refusal-already-controlled = Ce secteur est déjà à toi.
tortuga-refusal-guarded = { $seat } contrôle ce secteur et le garde avec son vaisseau : on ne le conquiert pas tant qu’il est là.
tortuga-refusal-last-round = Tortuga est tombée : plus de conquête ni d’attaque.
tortuga-refusal-would-not-win = Tortuga ne se prend que si cela fait gagner.
tortuga-refusal-only-in-peace = Les secteurs ne s’achètent que dans le scénario pacifique.
tortuga-refusal-no-attacks-in-peace = Le scénario pacifique ne connaît pas d’attaque.
tortuga-refusal-not-controlled = Ce secteur n’est pas à toi.
tortuga-refusal-tortuga-is-fixed = La défense de Tortuga ne change jamais.
tortuga-refusal-defence-out-of-range = La nouvelle défense doit dépasser { $above } sans dépasser { $most }.
tortuga-refusal-no-ship-to-attack = Ce vaisseau n’est pas dans ce secteur.
tortuga-refusal-not-at-own-mines = Le vaisseau n’est pas sur des mines à toi.
tortuga-refusal-once-per-turn = Une seule fois par tour.
tortuga-refusal-no-such-ability = La carte n’a pas cet effet, ou il a servi.
tortuga-refusal-ability-useless = Cet effet ne sert à rien maintenant.
tortuga-refusal-no-manoeuvre = { $value } n’a pas de manœuvre : elle ne combat pas.
tortuga-refusal-nothing-to-cancel = Il n’y a rien à annuler sur { $value }.
tortuga-refusal-not-shown = { $value } n’est pas une carte montrée dans ce combat.

## Ce qu’on attend

tortuga-pending-choose-ship = choisir un vaisseau
tortuga-pending-land = remettre le vaisseau sur le plateau
tortuga-pending-abilities = effets de { $card }
tortuga-pending-move = { $left ->
    [one] { $left } déplacement gratuit
   *[other] { $left } déplacements gratuits
}
tortuga-pending-jump = sauter vers un autre secteur
tortuga-pending-trash = { $left ->
    [one] détruire { $left } carte ({ $from })
   *[other] détruire jusqu’à { $left } cartes ({ $from })
}
tortuga-from-played = parmi les cartes jouées
tortuga-from-hand-or-discard = main ou défausse
tortuga-from-discard = défausse
tortuga-pending-fortify = fortifier un secteur de { $by }
tortuga-pending-reserve = réserver une carte
tortuga-pending-seal = attaque : poser des cartes face cachée
tortuga-pending-defend = défense : montrer des cartes
tortuga-pending-attacker-cancels = attaque : annuler une carte adverse
tortuga-pending-defender-cancels = défense : annuler une carte adverse
tortuga-pending-lose = choisir la carte perdue
tortuga-pending-spoils = choisir le butin

## Le tableau

tortuga-board-scenario = scénario { $scenario }
tortuga-board-round = manche { $round }
tortuga-board-turn = tour : { $seat }
tortuga-board-map = Plateau
tortuga-board-sector = { $kind } · contrôle { $control } · défense { $defence }/{ $most }
tortuga-board-tortuga = Tortuga · contrôle { $control } · prix { $price }
tortuga-board-controller = à { $seat }
tortuga-board-mineral = minerai
tortuga-board-creature = créature : { $creature }
tortuga-board-hidden = créature inconnue
tortuga-board-marked = marqueurs : { $seats }
tortuga-board-ships = vaisseaux : { $seats }
tortuga-board-depot = Dépôt
tortuga-board-minerals = { $count ->
    [one] { $count } minerai
   *[other] { $count } minerais
}
tortuga-board-stacks = Terminaux, Tourelles et Tortuga
tortuga-board-stack = { $card } × { $count } ({ $cost } : { $effects })
tortuga-board-market = { $sector }
tortuga-board-market-text = { $pile ->
    [one] { $cards } · { $pile } carte cachée
   *[other] { $cards } · { $pile } cartes cachées
}
tortuga-board-slot = { $card } ({ $cost } : { $effects })
tortuga-board-creatures = Chasse
tortuga-board-out = Hors du jeu
tortuga-board-prey = { $card } (difficulté { $cost } ; { $effects })
tortuga-board-captain = influence { $score } ({ $influence } + contrôle { $control }) · vaisseau : { $ship } · pioche { $deck }, main { $hand }, défausse { $discard } · minerais { $minerals } · marqueurs { $markers }
tortuga-board-in-hold = en soute
tortuga-board-hand = main : { $cards }
tortuga-board-play = jouées : { $cards }
tortuga-board-discard = défausse : { $cards }
tortuga-board-reserve = réserve : { $card }
tortuga-board-reserved = une carte en réserve
tortuga-board-resources = À dépenser
tortuga-board-resources-text = crypto { $crypto } · manœuvre { $manoeuvre }
tortuga-board-off = remises : achat { $buy }, chasse { $hunt }, conquête { $conquer }
tortuga-board-fight = Combat
tortuga-board-fight-text = { $attacker } contre { $defender }, { $place } · attaque : { $attack } · défense : { $defence } (force { $strength })
tortuga-board-sealed = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
tortuga-board-now = À faire
tortuga-board-waits = { $seat } : { $what }
tortuga-board-actions = actions du tour
tortuga-board-over = fin : { $ending }
tortuga-board-usurper = Tortuga est tombée ({ $usurper }) : dernière manche

## D’où cela vient

tortuga-source-bought = Achetée à Tortuga
tortuga-source-capture = Captures
tortuga-source-conversion = Cartes Chasse converties
tortuga-source-fight = Attaques gagnées
tortuga-source-card = Par des cartes
