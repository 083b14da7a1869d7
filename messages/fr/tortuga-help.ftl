### Les règles de Tortuga 2199, avec nos mots.

tortuga-help-1-title = Le but
tortuga-help-1-text =
    Deux à quatre capitaines se disputent une planète de pirates. Qui a 15 points d’influence, à n’importe quel moment, gagne aussitôt.
    L’influence, ce sont des jetons, et le contrôle des secteurs : 1 pour les Terminaux et les Tourelles, 2 pour les quatre secteurs du bord, 3 pour Tortuga.
    Minerais, cartes et créatures capturées ne valent rien par eux-mêmes.

tortuga-help-2-title = Ce qu’il y a sur la table
tortuga-help-2-text =
    Le plateau : Tortuga au milieu, autour d’elle Terminaux et Tourelles en alternance, et au bord le Vortex, les Recherches, les Mines et la Forteresse, dans un ordre qui change à chaque partie.
    Sur chaque secteur sauf Tortuga : un minerai et un jeton Chasse, face cachée.
    Un secteur montre sa défense (le bouclier) et ce que vaut son contrôle (la pièce). La couleur de son bord et la marque sous son nom disent à qui il est.
    Tout le monde a une pioche de dix cartes : cinq Extractions, trois Manœuvres, un Booster et la carte du vaisseau. Les vaisseaux se choisissent dans l’ordre du tour.
    Visibles de tous : défausses, soutes, cartes jouées, marchés, cartes détruites. La pile des cartes Chasse et les cartes sorties du jeu se consultent à tout moment. Cachées : mains, pioches, réserves, et chaque créature, pour qui ne l’a pas sondée.

tortuga-help-3-title = Un tour : que puis-je faire ?
tortuga-help-3-text =
    Tes cartes donnent de la crypto, qui achète, et de la manœuvre, qui agit. Les deux durent jusqu’à la fin du tour.
    Fais ce que tu veux, autant que tu peux payer, dans n’importe quel ordre :
    - Jouer une carte de ta main. Libre à toi d’utiliser ses effets.
    ~ Touche-la dans ta main pour la jouer.
    - Naviguer : 1 manœuvre par pas vers un secteur voisin.
    ~ Les secteurs éclairés sont à portée.
    - Acheter : là où est ton vaisseau. La carte va dans ta défausse.
    - Chasser : sonder, puis capturer.
    - Conquérir le secteur où tu es, ou renforcer un secteur à toi.
    - Collecter son minerai : 1 manœuvre.
    - Attaquer un vaisseau de ton secteur.
    - Réserver une carte de ta main (2 cryptos), détruire une carte jouée (2 manœuvres), convertir une créature.
    Puis finis le tour : ce qui a été joué et ce qui reste en main part à la défausse, et tu pioches cinq cartes. Une pioche vide se refait avec la défausse.

tortuga-help-4-title = Crypto et minerais
tortuga-help-4-text =
    Chaque minerai en soute peut se dépenser comme 1 crypto, mêlé à la crypto comme on veut.
    La crypto part d’abord.
    ~ Pour dépenser plutôt le minerai, touche-le.
    Les minerais dépensés vont au dépôt des Mines. Le minerai d’un secteur ne repousse pas.

tortuga-help-5-title = Les marchés
tortuga-help-5-text =
    Terminaux, Tourelles et Tortuga vendent les cartes des mêmes piles visibles. Chaque secteur du bord a son marché, avec deux cartes visibles.
    Une carte achetée à un marché est aussitôt remplacée. Au bord, 1 crypto glisse une carte sous la pile et révèle la suivante.
    Tortuga vend aussi de l’influence : 7 cryptos le point.

tortuga-help-6-title = La chasse
tortuga-help-6-text =
    - Sonder (1 manœuvre) : tu vois la créature de ton secteur, sans que les autres la voient, et ton marqueur s’y pose.
    - Capturer : il faut ton marqueur et autant de manœuvre que la difficulté de la créature. Tu gagnes 1 point d’influence, et sa carte va dans ta défausse. Tous les marqueurs posés dessus rentrent.
    - Convertir : quand la carte est dans ta main, tu peux y renoncer pour de bon contre l’influence imprimée dessus.
    Une créature détruite autrement ne donne rien.

tortuga-help-7-title = Les secteurs
tortuga-help-7-text =
    Pour conquérir, paie la défense plus 1 en manœuvre ; Tortuga coûte toujours 15. La défense monte alors de 1, jusqu’à 8, ou 10 au bord. Un secteur gardé par le vaisseau de qui le tient se gagne au combat.
    Pour renforcer, choisis une défense plus haute et paie-la en entier en crypto, où que tu sois.
    Ce que donne le contrôle :
    - Terminal : 1 crypto à chaque tour, dès le tour de la conquête.
    - Tourelles : 1 de plus à chaque combat.
    - Forteresse, vaisseau dessus : 1 manœuvre par tour ; la survoler grâce à une carte, sans s’y arrêter, ne suffit pas.
    - Recherches, vaisseau dessus : réserver une carte par tour, gratuitement.
    - Vortex, vaisseau dessus : détruire une carte jouée par tour, gratuitement.
    - Mines, vaisseau dessus : un minerai par tour, pris au dépôt.
    Tu as dix marqueurs : un par secteur tenu, un par créature marquée.

tortuga-help-8-title = La réserve
tortuga-help-8-text =
    Une carte peut attendre en réserve, face cachée, autant de tours que tu veux.
    Elle ne se reprend qu’au tout début d’un tour, avant toute autre chose : tu as alors six cartes.

tortuga-help-9-title = Les combats
tortuga-help-9-text =
    Seules les cartes qui ont de la manœuvre se battent, et seulement depuis la main : gardes-en.
    - L’attaque pose des cartes face cachée et annonce combien.
    - La défense répond face visible, ou pas du tout.
    - Les cartes de l’attaque se retournent et les effets de combat s’appliquent, ceux de l’attaque d’abord.
    - Chaque camp additionne sa manœuvre, ses effets de combat et ses Tourelles. Qui défend sur un secteur à soi ajoute la moitié de sa défense, arrondie à l’inférieur.
    La plus forte somme gagne ; l’égalité est pour la défense.
    Le vaisseau vaincu va en soute jusqu’au début de son prochain tour, une de ses cartes montrées est détruite au hasard, et le vainqueur lui prend 1 point d’influence s’il en a. Une attaque gagnée en donne 1 de plus, de la banque, et le secteur s’il était au vaincu.
    Ensuite, la défense pioche jusqu’à cinq cartes.

tortuga-help-10-title = La fin
tortuga-help-10-text =
    Avec 15 points d’influence on gagne sur-le-champ, même pendant le tour d’un autre.
    Si Tortuga tombe et que son conquérant n’est pas à 15, tous les autres ont un dernier tour, sans conquête ni attaque. Puis gagne qui a le plus d’influence ; à égalité, qui a pris Tortuga, puis qui tient le plus de secteurs. Si l’égalité demeure, la victoire est partagée.
    Au bout de cent manches, la partie s’arrête et se compte de même, une fois joués les derniers tours si Tortuga est tombée.

tortuga-help-11-title = Scénarios et options
tortuga-help-11-text =
    - Agressif : une attaque gagnée prend soit 2 points d’influence au vaincu, soit 3 à la banque ; le vaincu choisit la carte perdue ; une défense gagnée ne rapporte rien. Prendre Tortuga finit la partie aussitôt, et n’est permis que si cela fait gagner.
    - Pacifique : personne n’attaque, et un secteur peut aussi se payer tout en crypto. Gardé par le vaisseau de qui le contrôle, il ne se conquiert pas.
    - Vaisseaux identiques : toutes les cartes de vaisseau donnent 1 crypto et 1 manœuvre.

tortuga-help-12-title = Quelles cartes sont de nous
tortuga-help-12-text =
    Le livret imprime les cartes de départ ; de quelques autres, seulement le nom ou des chiffres. Toutes les autres cartes, les vaisseaux et les créatures sont reconstitués, c’est-à-dire inventés par nous d’après ce que le livret en dit, comme leurs noms et le dessin des plans. Une telle carte a un coin cyan ; regarde-la de près pour lire ce qu’on en sait.
    Si tu possèdes la boîte, copie le fichier data/tortuga.toml du jeu, mets-y ce que disent tes cartes, marque chaque ligne source = "owner", et lance le serveur avec :
    - flibuste games tortuga --check --cards tortuga=tortuga.toml
    - flibuste serve --cards tortuga=tortuga.toml
    Le texte de chaque carte est tiré de ses effets : il dit toujours ce que font les règles.

## Les images de l’aide.

tortuga-picture-board = La table
tortuga-picture-board-captains = Les capitaines : leur influence sur quinze, où est leur vaisseau, ce qu’ils tiennent.
tortuga-picture-board-map = Le plateau : les secteurs, qui les contrôle, leur défense, les vaisseaux et les jetons Chasse.
tortuga-picture-board-market = Les marchés. Tu n’achètes que là où est ton vaisseau.
tortuga-picture-board-purse = Ce que tu peux dépenser ce tour-ci.
tortuga-picture-board-hand = Ta main : touche une carte pour la jouer.
tortuga-picture-board-played = Ce que tu as joué ce tour-ci.
tortuga-picture-board-piles = Ta pioche, ta défausse et ta réserve.

tortuga-picture-turn = Un tour en images
tortuga-picture-turn-play = Joue tes cartes…
tortuga-picture-turn-pool = …elles donnent de la crypto pour acheter et de la manœuvre pour agir.
tortuga-picture-turn-sail = Navigue : une manœuvre par pas. Sur place, sonde, chasse, conquiers ou attaque.
tortuga-picture-turn-buy = Achète là où tu es : la carte va dans ta défausse et reviendra en main.
tortuga-picture-turn-take = Chaque secteur pris, chaque créature, chaque combat gagné te rapproche de quinze.
tortuga-picture-turn-end = Finis le tour : tout part à la défausse, tu pioches cinq cartes.

tortuga-picture-card = Une carte
tortuga-picture-card-cost = Son prix en crypto. Vert : tu la paies moins cher.
tortuga-picture-card-name = Son nom.
tortuga-picture-card-gives = Ce qu’elle donne quand tu la joues.
tortuga-picture-card-text = Ce qu’elle fait de plus, si tu veux.
tortuga-picture-card-deck = La couleur dit de quelle pile elle vient.

tortuga-picture-sign-crypto = crypto : achète
tortuga-picture-sign-manoeuvre = manœuvre : agit
tortuga-picture-sign-influence = influence : 15 points pour gagner
tortuga-picture-sign-mineral = minerai : vaut une crypto
tortuga-picture-sign-defence = défense d’un secteur
tortuga-picture-sign-hunt = jeton Chasse
tortuga-picture-sign-terminal = terminal : crypto à chaque tour
tortuga-picture-sign-turrets = tourelles : force au combat
tortuga-picture-sign-marker = marqueur de sonde
tortuga-picture-sign-reserve = carte en réserve
tortuga-picture-sign-deck = pioche
tortuga-picture-sign-discard = défausse
