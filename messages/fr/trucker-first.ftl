### La première partie guidée de Galaxy Trucker : pourquoi, pas seulement comment.

trucker-first-welcome = Tu transportes du fret à travers un espace dangereux, dans un vaisseau que tu soudes toi-même avec des tuyaux d’égout. { $name } a déjà assemblé le sien : il attend, et les huit mêmes cartes vous attendent tous les deux.
trucker-first-riches = Qui a le plus de crédits à l’arrivée gagne. Aucun sablier ne court pendant ce vol d’apprentissage : prends tout ton temps, et suis mes conseils ou non.
trucker-first-take = Prends un composant : dans la pile, c’est la surprise ; face visible, tu sais ce que tu prends. Chaque pièce sert à quelque chose, mais il faut un peu de tout à un vaisseau.
trucker-first-place = Pose-le contre ton vaisseau. Case verte : il s’y ajuste. Pointillés jaunes : pas tel quel, tourne-le ou va ailleurs. Pointillés bleus : rien à quoi le raccorder encore. Laisse libre l’arrière des moteurs et l’avant des canons.
trucker-first-back-nowhere = Rends-le, face visible : { $turns ->
    [yes] quelle que soit sa rotation,
   *[no] il ne se tourne pas, et
} aucune case libre ne lui va : là où un côté s’accorde, un autre coince. Cela ne coûte qu’un instant.
trucker-first-back-alien = Rends-le : l’habitat est fait pour les extraterrestres, et aucun n’embarque au vol d’apprentissage.
trucker-first-back-cells = C’est un double : il mange une cellule chaque fois qu’il compte, et tu n’en as pas encore à lui donner. Rends-le ; il reste visible, à reprendre quand tu en auras.
trucker-first-back-place = Il t’en faut un, mais celui-ci, même bien tourné, ne tient que là où il fermerait le vaisseau. Rends-le ; un autre tombera mieux.
trucker-first-back-wants = { $turned ->
    [yes] Bien tourné, il tiendrait
   *[no] Il tiendrait
}, mais prendrait une case qu’il te faut pour { $want ->
    [engines] des moteurs
    [cannons] des canons
    [crew] des cabines
    [cells] des cellules
    [shields] un bouclier vers l’avant
   *[holds] des cales
}. Rends-le : il reste visible, et s’il reste de la place à la fin tu pourras le reprendre.
trucker-first-back-enough = { $turned ->
    [yes] Bien tourné, il tiendrait
   *[no] Il tiendrait
}, mais n’apporte plus grand-chose, et chaque connecteur ouvert au bord donne prise aux astéroïdes. Rends-le.
trucker-first-put = { $family ->
    [engines] De la vitesse. Il crache vers l’arrière : rien ne doit venir derrière
    [cannons] De la puissance de feu. Son tube vise vers l’avant : rien ne doit venir devant
    [crew] Deux astronautes de plus, pour aborder épaves et stations
    [cells] Des cellules pour les boucliers et ce qui est double
    [shields] Posé ainsi, il couvre l’avant, d’où vient presque tout, et un côté de plus
    [holds] De la place pour les marchandises, qui sont ce qui paie
   *[other] Ses connecteurs mènent plus loin : le vaisseau peut grandir par là
}. Pose-le rangée { $row }, colonne { $column }, case marquée, { $turn ->
    [right] après l’avoir tourné d’un quart à droite
    [back] après l’avoir tourné d’un demi-tour
    [left] après l’avoir tourné d’un quart à gauche
   *[front] tel quel
}.
trucker-first-take-open = { $lacks ->
    [yes] Ce qu’il te faut est là, face visible : prends-le plutôt qu’une surprise
    [room] Ton vaisseau n’a plus guère de place pour grandir, et cette pièce a des connecteurs qui mènent plus loin
   *[no] Il ne manque plus rien, mais ceci est visible et améliore le vaisseau
}. { $family ->
    [engines] Un moteur, pour l’espace dégagé
    [cannons] Un canon, contre astéroïdes et ennemis
    [crew] Une cabine, pour deux astronautes de plus
    [cells] Un accumulateur, pour les boucliers et tout ce qui est double
    [shields] Un bouclier, contre petits astéroïdes et tirs légers
    [holds] Une cale, pour les marchandises
   *[other] Une pièce dont les connecteurs laissent grandir le vaisseau
} : la pièce est marquée.
trucker-first-lack-engines = Il manque encore des moteurs à ton vaisseau : avec moins de deux tu prends du retard en espace dégagé, sans aucun tu abandonnes.
trucker-first-lack-cannons = Il manque encore des canons à ton vaisseau : deux vers l’avant viennent à bout de presque tout.
trucker-first-lack-crew = Il manque encore de l’équipage à ton vaisseau : la station qui t’attend en demande cinq.
trucker-first-lack-cells = Il manque encore des cellules à ton vaisseau : sans elles, boucliers et doubles sont du poids mort.
trucker-first-lack-shields = Il manque encore un bouclier vers l’avant, d’où viennent la plupart des petits astéroïdes.
trucker-first-lack-holds = Il manque encore des cales à ton vaisseau : ce que tu ne peux charger ne rapporte rien.
trucker-first-draw-wants = { $open ->
    [none] Aucune pièce visible ne donne
   *[badly] Rien de ce qui est visible ne donnerait, bien placé,
} { $want ->
    [engines] de moteur
    [cannons] de canon
    [crew] d’équipage
    [cells] de cellules
    [shields] de bouclier vers l’avant
   *[holds] de cale
} : essaie la pile.
trucker-first-ready = Ce vaisseau peut voler : moteurs, canons, équipage, cellules, bouclier et cales, tout y est. Finis quand tu veux, avec le bouton de la barre ; ou remplis encore quelques cases, puisque rien ne presse.
trucker-first-draw-more = Le vaisseau peut voler tel quel. { $free ->
    [one] Une case est libre
   *[other] { $free } cases sont libres
} : plus de cales, d’équipage ou de canons peuvent rapporter, et des bords fermés tiennent les astéroïdes dehors.
trucker-first-joints = Les connecteurs : simple avec simple, double avec double, l’universel avec tous, lisse avec lisse. Ce qui est mal raccordé est retiré avant le départ. Et c’est aux connecteurs exposés, sur les bords, que mordent les astéroïdes.
trucker-first-wrong = Des étincelles ! { $count ->
    [0] Quelque chose tient mal.
    [one] Un raccord est mauvais.
   *[other] { $count } raccords sont mauvais.
} Tant que tu n’as pas pris le composant suivant, tu peux déplacer celui-ci ; ensuite il reste, et on l’arrachera à la vérification.
trucker-first-wrong-stays = { $count ->
    [0] Quelque chose tient mal
    [one] Un raccord est mauvais
   *[other] { $count } raccords sont mauvais
}, et ce qui est soudé reste. À la vérification, le composant partira, avec ce qui ne tient qu’à lui ; chaque composant perdu coûte un crédit. Construis plutôt là où les raccords sont bons.
trucker-first-engine = Un moteur : ta vitesse en espace dégagé, où sans moteur on abandonne. Il crache vers l’arrière, et rien ne se met derrière. Les doubles comptent deux, pour une cellule à chaque fois.
trucker-first-cannon = Un canon : contre les ennemis et les gros astéroïdes. Vers l’avant il compte entier, de côté pour moitié. Rien ne se met devant.
trucker-first-cabin = Une cabine : deux astronautes. L’équipage, c’est ce que prennent les esclavagistes et ce que demandent les vaisseaux et stations abandonnés. Ne loge pas tout le monde au même endroit : les voisins partagent le malheur.
trucker-first-battery = Un accumulateur : des cellules vertes pour les boucliers, les doubles canons et les doubles moteurs. Un vaisseau qui en a, mais sans cellules, transporte du poids mort.
trucker-first-shield = Un bouclier couvre deux côtés contre les petits astéroïdes et les tirs légers, pour une cellule à chaque fois. Deux boucliers bien tournés couvrent tout.
trucker-first-hold = Une cale : les marchandises sont l’essentiel de tes gains. Les rouges demandent une cale spéciale. Quand c’est possible, mieux vaut la placer à l’intérieur qu’au bord, où les tirs l’emportent.
trucker-first-structural = Un module structurel ne porte rien, mais ses connecteurs tiennent le vaisseau : sa place est au milieu, là où perdre un composant ne doit pas t’en coûter trois.
trucker-first-weld = Il est posé, pas encore soudé : c’est en prenant le suivant que tu le soudes pour de bon. Regarde donc une dernière fois.
trucker-first-heap = Ce qui a été rendu est face visible, pour qui en a justement besoin. Quand tu sais ce qui te manque, cherche d’abord ici.
trucker-first-no-engine = Sept composants et pas un moteur : en espace dégagé tu resterais sur place, et qui reste sur place abandonne.
trucker-first-forecast = Jette un œil aux cartes à venir : cela ne coûte que du temps, et te dit ce qui comptera : canons, moteurs ou cabines.
trucker-first-finish = { $lacks ->
    [yes] Tout n’y est pas, mais chercher encore n’apporterait guère : termine
   *[no] Le vaisseau est bon tel quel : termine
}. Tu pars derrière { $name }, qui a fini en premier : qui est devant choisit d’abord, et rencontre d’abord les ennemis.
trucker-first-build-on = Regarde les chiffres de ton vaisseau : moteurs, canons, équipage, cellules, cales, boucliers. Ce qui est bas est ce qu’il faut chercher.
trucker-first-pieces = Le vaisseau se brise. Garde le morceau qui peut encore voler et gagner : moteurs et cales comptent plus que la taille.{ $lit ->
    [yes] {" "}Je garderais le vert.
   *[no] {""}
}
trucker-first-correct = La vérification : retire ce qui est mal raccordé. Moins cela entraîne d’autres composants, mieux c’est.
trucker-first-flight = En route. Qui est devant sur la piste agit d’abord : premier choix des planètes, premier coup des ennemis. Chaque jour perdu te fait reculer, et à l’arrivée chaque place a sa prime.{ $waits ->
    [yes] {" "}« Continuer », sur la table, montre la suite.
   *[no] {""}
}
trucker-first-open-space = Espace dégagé : tes moteurs sont ta vitesse. Une cellule pour un double moteur est bien dépensée si elle te fait doubler quelqu’un.
trucker-first-planets = Des planètes : se poser rapporte des marchandises et coûte des jours. Une rouge vaut 4 crédits, une jaune 3, une verte 2, une bleue 1. { $does ->
    [land] De ce que tes cales peuvent prendre, la planète { $number } apporte le plus : davantage que les jours ne coûtent.
    [pass] Ce que tes cales peuvent prendre ne vaut pas ces jours : passe.
    [shown] Regarde ce que ton choix rapporte, et ce qu’il coûte.
   *[none] Pose-toi si ce que tu peux charger vaut plus que la place perdue.
}
trucker-first-stow = Charge ce qui vaut le plus. Tu peux tout réarranger, et ce qui ne trouve pas de place reste là.
trucker-first-pay = Il faut payer. { $what ->
    [crew] Prends l’équipage dans des cabines pleines, jamais ton dernier humain.
   *[goods] Les marchandises partent les plus chères d’abord, puis des cellules quand il n’y a plus de marchandises.
}
trucker-first-reward = Tu as gagné. La récompense coûte des jours : { $does ->
    [accept] prends-la, elle vaut plus qu’eux.
    [pass] laisse-la, ils valent plus qu’elle.
   *[none] prends-la si elle vaut plus que les places que tu risques d’y perdre.
}
trucker-first-wreck = Un vaisseau abandonné : des crédits contre l’équipage que tu y laisses, et des jours. { $does ->
    [accept] { $cards ->
        [0] Plus aucune carte ne vient : l’équipage ne sert plus, les crédits si. Accepte.
       *[other] Tu peux te passer d’eux, et le prix est bon. Accepte.
    }
    [pass] { $cards ->
        [0] Les jours risquent de coûter plus. Passe.
        [one] Avec une carte à venir, l’équipage et les jours valent plus. Passe.
       *[other] Avec { $cards } cartes à venir, l’équipage et les jours valent plus. Passe.
    }
    [shown] Regarde ce que ton choix rapporte, et ce qu’il coûte.
   *[none] L’équipage manque si esclavagistes ou zones de combat sont encore à venir. Jamais ton dernier humain.
}
trucker-first-station = Une station abandonnée : avec un équipage assez grand, tu charges ses marchandises contre des jours, et tout le monde revient à bord. { $does ->
    [accept] Ce que tes cales peuvent prendre vaut plus que les jours. Accepte.
    [pass] Ce que tes cales peuvent encore prendre ne vaut pas ces jours. Passe.
    [shown] Regarde ce que ton choix rapporte, et ce qu’il coûte.
   *[none] As-tu de la place dans tes cales ?
}
trucker-first-struck = Touché ! { $why ->
    [no_shield] { $kind ->
        [small_meteor] Un petit astéroïde ne mord que là où un connecteur est exposé et qu’aucun bouclier ne couvre ce côté : fais des bords lisses, ou mets-y un bouclier.
       *[other] Aucun bouclier ne couvre ce côté : la prochaine fois, tournes-en un par là, et garde-lui une cellule.
    }
    [no_cannon] Seul un canon qui vise un gros astéroïde dans sa ligne l’arrête, et il n’y en avait pas.
    [no_cells] Quelque chose aurait pu l’arrêter, mais il ne restait plus de cellule : elles s’épuisent, dépense-les là où la perte serait la plus lourde.
    [let_through] Une cellule l’aurait arrêté. Parfois la cellule vaut plus que le composant.
   *[unstoppable] Rien n’arrête un tir lourd : garde ce qui compte loin des bords.
}
trucker-first-meteors = Des astéroïdes : les dés désignent une rangée ou une colonne. Les petits rebondissent sur un côté lisse ou un bouclier ; les gros ne craignent qu’un canon qui les vise. Une cellule coûte moins qu’un composant.
trucker-first-enemy = Un ennemi s’en prend d’abord à qui est devant. Avec plus de puissance de feu tu gagnes la récompense, à égalité il ne se passe rien, avec moins tu paies. Si des cellules pour les doubles canons en décident, elles n’ont pas de meilleur emploi.
trucker-first-beaten = Ils étaient plus forts : { $power } contre tes { $strength }. { $paid ->
    [good] Ils prennent donc tes marchandises les plus chères.
    [good-cell] Ils prennent donc tes marchandises, et des cellules là où elles manquent.
    [cell] Tu n’as pas de marchandises : ils prennent donc des cellules à la place.
   *[other] Tu paies donc ce que dit la carte.
} Plus de canons vers l’avant les auraient tenus à distance.
trucker-first-zone = Zone de combat : à chaque ligne, le plus faible paie. Pas besoin d’être fort, seulement de ne pas être dernier.
trucker-first-lowest = { $criterion ->
    [crew] Ton équipage, { $mine }, est le plus petit
    [engines] La force de tes moteurs, { $mine }, est la plus basse
   *[cannons] La force de tes canons, { $mine }, est la plus basse
}{ $alike ->
    [yes] , à égalité : à cette ligne de la zone de combat le dernier paie, et entre égaux c’est qui vole devant.
   *[no]  : à cette ligne de la zone de combat le dernier paie.
}
trucker-first-stardust = Poussière d’étoile : un jour par connecteur exposé. Un vaisseau soigné est un vaisseau rapide.
trucker-first-landing = L’arrivée, puis les comptes : la prime de chaque place, celle du plus beau vaisseau, la vente des marchandises ; et un crédit de moins par composant perdu. Le plus riche gagne.{ $waits ->
    [yes] {" "}« Continuer », sur la table, écrit la ligne suivante.
   *[no] {""}
}
trucker-first-out = Tu es hors course : tes marchandises se vendent à moitié prix, et ce que tu as gagné reste à toi. Regarde ce qui frappe les autres : tu assembleras en conséquence.
trucker-first-between = À la carte suivante. N’abandonne la course que si le vaisseau n’y survivrait pas : qui abandonne est moins payé.
trucker-first-won = Livré, et gagné : { $mine } crédits contre { $theirs } pour { $name }. { $by ->
    [goods] Ce sont les marchandises de tes cales qui ont décidé.
    [cards] Ce sont les crédits gagnés en route qui ont décidé.
    [losses] Ce qui a décidé : tu as perdu moins de composants.
    [arrival] C’est ta place à l’arrivée qui a décidé.
    [looks] C’est le vaisseau le plus soigné, aux connecteurs les moins exposés, qui a décidé.
    [most] { $also ->
        [none] Plus gros écart, { $gap ->
            [one] un crédit
           *[other] { $gap } crédits
        } :
       *[other] Plus gros écarts, { $gap ->
            [one] un crédit
           *[other] { $gap } crédits
        } chacun :
    } { $first ->
        [goods] marchandises
        [cards] gains en route
        [losses] composants perdus
        [arrival] place à l’arrivée
       *[looks] plus beau vaisseau
    }{ $also ->
        [none] .
        [cards] {" "}et gains en route.
        [losses] {" "}et composants perdus.
        [arrival] {" "}et place à l’arrivée.
       *[looks] {" "}et plus beau vaisseau.
    }
   *[other] C’était serré.
} D’autres vols, à choisir en ouvrant une table, ont un sablier, des extraterrestres, et une météo bien pire.
trucker-first-lost = { $name } a { $theirs } crédits, toi { $mine }. { $by ->
    [goods] Les marchandises font la différence : des cales, et des planètes pour les remplir, c’est ce qui vaut le plus.
    [cards] La différence s’est faite en route : épaves et ennemis battus paient tout de suite.
    [losses] La différence, c’est ce qui a été arraché : des boucliers et des bords fermés en auraient sauvé une part, et les dés ont eu leur mot à dire.
    [arrival] La différence, c’est la place à l’arrivée : des moteurs et moins de jours perdus l’apportent.
    [looks] La différence, c’est la prime du vaisseau le plus soigné.
    [most] { $also ->
        [none] Plus gros écart, { $gap ->
            [one] un crédit
           *[other] { $gap } crédits
        } :
       *[other] Plus gros écarts, { $gap ->
            [one] un crédit
           *[other] { $gap } crédits
        } chacun :
    } { $first ->
        [goods] marchandises
        [cards] gains en route
        [losses] composants perdus
        [arrival] place à l’arrivée
       *[looks] plus beau vaisseau
    }{ $also ->
        [none] .
        [cards] {" "}et gains en route.
        [losses] {" "}et composants perdus.
        [arrival] {" "}et place à l’arrivée.
       *[looks] {" "}et plus beau vaisseau.
    }
   *[other] C’était serré, et les dés ont eu leur mot à dire.
} Tu connais maintenant tout le jeu, et le prochain vaisseau sera meilleur.
