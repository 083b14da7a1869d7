### La première partie guidée de Tortuga 2199 : pourquoi, pas seulement comment.

tortuga-first-welcome = Une partie de Tortuga 2199 reprise sur la fin : tu as { $score } points d’influence, { $other } en a { $theirs }, et qui arrive à 15 gagne sur-le-champ. À chaque tour, donc, la même question : d’où viennent les prochains points, et qui les prend d’abord ?
tortuga-first-influence = L’influence, c’est deux choses additionnées : des jetons, qu’on ne perd qu’un par un, dans un combat, et les secteurs que tu tiens, qu’on peut te prendre. Vers la fin, les jetons sont la moitié la plus sûre.
tortuga-first-map = La carte. Ton vaisseau est sur un secteur : c’est là que tu achètes, chasses et conquiers. Tu tiens { $sectors ->
        [one] un secteur
       *[other] { $sectors } secteurs
    } ; le nombre sur la pièce dit ce que vaut un secteur, le bouclier sa défense : le prendre coûte 1 manœuvre de plus.
tortuga-first-reserve = Tu avais gardé une carte à un tour précédent. Elle revient maintenant, ou pas de tout le tour : une sixième carte vaut presque toujours la peine.
tortuga-first-play = Ta main : les cartes donnent de la crypto, qui achète, et de la manœuvre, qui agit. Tout est perdu à la fin du tour : joue tout ce que tu ne gardes pas pour un combat.{ $count ->
    [0] { "" }
   *[other] { " " }« Jouer { $count } cartes », dans la barre, les pose d’un coup.
}
tortuga-first-play-more = { $carries ->
    [yes] Cette carte fait avancer ton vaisseau : ses pas gratuits épargnent ta manœuvre.
   *[no] { $fresh ->
        [yes] Une nouvelle main : pose-la d’abord, tu verras ce que tu peux t’offrir.
       *[no] La suite de la main, avant de dépenser.
    }{ $count ->
        [0] { "" }
       *[other] { " " }« Jouer { $count } cartes », dans la barre, le fait d’un coup.
    }
}
tortuga-first-abilities = Cette carte sait faire plus. À toi d’utiliser ses effets ou non : prends ceux qui servent ton plan de ce tour.
tortuga-first-steps = Des pas gratuits. Va vers le secteur où tu peux marquer, pas vers le plus proche.
tortuga-first-convert = Une créature dans ta main : jouée comme carte, elle sert chaque fois qu’elle revient ; convertie, elle devient de l’influence pour de bon. Si près de 15, des points tout de suite valent mieux que des cartes plus tard.
tortuga-first-capture = Tu connais la créature d’ici et tu peux la payer : 1 point d’influence tout de suite, et sa carte dans ta défausse. Un point sûr.
tortuga-first-conquer = Ce secteur peut être à toi pour sa défense plus 1. Il compte tant que tu le tiens, et sa défense monte : le reprendre coûtera plus cher à l’autre.
tortuga-first-counter = Tortuga vend de l’influence à tout le monde, 7 cryptos le point. C’est cher, mais personne ne peut t’en empêcher : souvent les derniers points d’une partie.
tortuga-first-attack = Un autre vaisseau est ici, et qui gagne un combat gagne de l’influence, l’attaquant surtout. On se bat avec les cartes encore en main qui ont de la manœuvre : attaque si tu en as gardé plus que l’autre n’en a sans doute.
tortuga-first-buy = Une carte achetée va dans ta défausse et revient quand la pioche est refaite. La crypto qui reste à la fin du tour est perdue : paie d’abord ce qui marque, le reste peut encore acheter une carte.
tortuga-first-probe = Une créature inconnue vit ici. Sonder te la montre, à toi seul, et la marque : on ne capture que ce qu’on a marqué. { $soon ->
    [yes] Pas trop chère, elle est à toi dès ce tour ; sinon elle t’attend.
   *[no] Il ne restera pas de quoi la capturer ce tour, mais elle t’attend.
}
tortuga-first-sail =
    { $creature ->
        [dear] La créature d’ici demande { $difficulty } manœuvres, c’est trop pour ce tour : elle reste marquée, tu peux y revenir. { "" }
        [later] Tu pourrais capturer ici, mais cette manœuvre rapporte davantage ailleurs. { "" }
       *[none] { "" }
    }{ $goal ->
        [capture] Cap sur { $place } : la créature que tu y as marquée coûte { $price } manœuvres, et tu les as{ $hand ->
            [yes] { " " }avec les cartes encore en main.
           *[no] .
        }
        [conquer] Cap sur { $place } : sa conquête coûte { $price } manœuvres, { $hand ->
            [yes] tu les as avec les cartes encore en main.
           *[no] tu les auras encore en arrivant.
        }
        [counter] Cap sur { $place } : ta crypto y achète de l’influence, { $price } cryptos le point.
       *[other] { $unplayed ->
            [yes] Cap sur { $place }. Les cartes encore en main décideront de ce qu’il y a à y prendre : des points, ou un combat.
           *[no] { $goal ->
                [collect] Plus de point sûr à prendre ce tour. À { $place }, il y a encore un minerai : 1 manœuvre qui ne sera pas perdue.
               *[on] Plus de point sûr à prendre ce tour : place-toi à { $place } pour le suivant. Un pas perdu vaut moins qu’un pas d’avance.
            }
        }
    }{ $points ->
        [0] { "" }
        [one] { " " }{ $wins ->
            [yes] 1 point de plus, et tu gagnes !
            [later] 1 point de plus, et la suite te fait gagner !
           *[no] 1 point de plus.
        }
       *[other] { " " }{ $wins ->
            [yes] { $points } points de plus, et tu gagnes !
            [later] { $points } points de plus, et la suite te fait gagner !
           *[no] { $points } points de plus.
        }
    }{ $free ->
        [yes] { " " }Ce pas est gratuit.
       *[no] { " " }Un pas coûte 1 manœuvre.
    }
tortuga-first-collect = Le cristal bleu est un minerai : 1 manœuvre maintenant, 1 crypto quand tu voudras. Bon emploi d’une dernière manœuvre.
tortuga-first-end =
    { $left ->
        [yes] Ce qui reste à faire vaut moins, maintenant, que ce qu’il coûte.
       *[no] Il n’y a plus rien à obtenir avec ce que tu as.
    } À la fin du tour, la crypto et la manœuvre qui restent sont perdues, les cartes vont à la défausse, et une nouvelle main arrive.
tortuga-first-gain =
    { $move ->
        [convert] Convertie, la créature devient de l’influence pour de bon.
        [capture] La créature d’ici est marquée et tu peux la payer : prends-la.
        [conquer] Tu peux payer ce secteur, et personne ne le garde : prends-le.
        [buy_influence] Ta crypto est perdue à la fin du tour, l’influence reste : achète.
        [buy] Une carte achetée servira plus tard ; la crypto qui reste à la fin du tour, elle, est perdue.
        [probe] Sonde la créature d’ici : si elle n’est pas trop chère, elle est à toi dès ce tour ; sinon elle t’attend.
        [look] Une manœuvre de reste : sonde la créature d’ici. Marquée, elle t’attend pour un prochain tour.
       *[collect] Une manœuvre de reste : le minerai sera de la crypto pour plus tard.
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $need ->
            [0] Et c’est gagné !
            [one] +{ $points } : il te manquera encore 1 point.
           *[other] +{ $points } : il te manquera encore { $need } points.
        }
    }
tortuga-first-turn = { $need ->
    [one] Encore 1 point et tu gagnes.
   *[other] Encore { $need } points et tu gagnes.
} D’abord ce qui marque, puis ce qui améliore le tour suivant, puis la fin du tour.
tortuga-first-defend = { $laid ->
    [0] On t’attaque !{ " " }
   *[other] { "" }
}{ $does ->
    [commit] Pose { $card } : l’égalité est pour toi{ $own ->
        [yes] , et la moitié de la défense de ton secteur compte aussi.
       *[no] . Le secteur ne t’aide pas : il n’est pas à toi.
    }
    [choose] Pose des cartes de manœuvre, ou dis « C’est tout » : l’égalité est pour toi.
    [all] Toutes tes cartes de manœuvre sont posées : on compte.
    [none] Tu n’as aucune carte de manœuvre : rien à répondre.
   *[ready] Garde { $laid ->
        [0] tes cartes
       *[other] le reste
    } : en poser plus ne changerait sans doute rien.
}{ " " }Un combat perdu, c’est le vaisseau en soute{ $risks ->
    [no] { "" }
   *[other] , une carte posée détruite
}{ $token ->
    [yes] , 1 d’influence que l’autre te prend et 1 de plus pour lui
   *[no] , 1 d’influence pour l’autre
}{ $own ->
    [yes] , et { $place } avec.
   *[no] .
}
tortuga-first-seal = Ton attaque : des cartes face cachée. L’autre voit combien, pas lesquelles ; un gros tas peut effrayer, un petit peut tenter.
tortuga-first-cancel = Annule la carte qui pèse le plus dans ce combat.
tortuga-first-beaten = { $how ->
    [tie] { $mine } contre { $theirs } : à égalité, la défense gagne ; il faut 1 de plus pour attaquer.
   *[weaker] { $mine } contre { $theirs } : le combat est perdu.
} Ton vaisseau rentre en soute jusqu’à ton prochain tour{ $card ->
    [one] , { $name } est hors jeu
   *[none] { "" }
}{ $sector ->
    [one] , { $place } est perdu
   *[none] { "" }
}{ $influence ->
    [0] .
   *[other] , et le vainqueur te prend { $influence } d’influence.
} Tu en es à { $score }.
tortuga-first-robbed = { $other } t’a pris { $places }, −{ $points } : tu en es à { $score }. Un secteur se prend avec de la manœuvre tant que le vaisseau de son maître n’y est pas : tu peux reprendre le tien de même, quand l’autre vaisseau n’y est plus.
tortuga-first-land = Combat perdu, et ton vaisseau revient : choisis un secteur d’où tu peux marquer dès ce tour.
tortuga-first-watch = Le tour de l’autre capitaine. Regarde où il va : c’est là qu’il veut des points, et là qu’un de tes secteurs est peut-être en danger.
tortuga-first-steps-left = On n’est pas obligé de prendre tous les pas d’une carte : le vaisseau est là où il le faut.
tortuga-first-answered = L’autre capitaine répond à ton attaque avec des cartes. Puis on compte les deux côtés : à égalité, la défense gagne.
tortuga-first-won = { $score } points d’influence : la planète est à toi ! Une partie entière commence avec dix cartes et aucun secteur ; ce que tu achètes tôt décide de ce que tu pourras faire tard.
tortuga-first-lost = { $score } points d’influence pour l’autre camp. Revois les derniers tours : quel point sûr as-tu laissé traîner ? Une partie entière te donne bien des tours pour préparer ce moment.
