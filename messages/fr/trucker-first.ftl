### La première partie guidée de Galaxy Trucker : pourquoi, pas seulement comment.

trucker-first-welcome = Tu transportes du fret à travers un espace dangereux, dans un vaisseau que tu soudes toi-même avec des tuyaux d’égout. Tout le monde assemble en même temps, en puisant dans le même entrepôt, puis affronte les huit mêmes cartes.
trucker-first-riches = Le plus riche à l’arrivée gagne. Pour ce vol d’apprentissage, aucun sablier ne te presse.
trucker-first-take = Prends un composant : caché, c’est la surprise, et personne d’autre n’y a touché ; face visible, tu sais ce que tu prends. Il n’y a pas de mauvais composant, seulement des vaisseaux à qui il manque quelque chose.
trucker-first-place = Pose-le contre ton vaisseau, sur une case verte ; tourne-le jusqu’à ce qu’il s’ajuste. Laisse libre l’arrière des moteurs et l’avant des canons, et pense à la place du suivant.
trucker-first-back-nowhere = Rends-le, face visible : quelle que soit sa rotation, aucun de ses connecteurs ne s’accorde avec ton vaisseau sur une case libre. Cela ne coûte qu’un instant.
trucker-first-back-alien = Rends-le : l’habitat est fait pour les extraterrestres, et aucun n’embarque au vol d’apprentissage.
trucker-first-back-cells = Il marche avec des cellules, et ton vaisseau n’en a pas encore : d’ici là, c’est du poids mort. Rends-le : il reste visible si tu en veux plus tard.
trucker-first-back-place = Il t’en faut un, mais pas là où il tiendrait : il fermerait le vaisseau ou gênerait la suite. Rends-le ; un autre tombera mieux.
trucker-first-back-wants = Il tiendrait, mais prendrait la case de ce qu’il te faut davantage : { $want ->
    [engines] des moteurs
    [cannons] des canons
    [crew] des cabines
    [cells] des cellules
    [shields] un bouclier vers l’avant
   *[holds] des cales
}. Rends-le : il reste visible pour qui saura s’en servir.
trucker-first-back-enough = Il tiendrait, mais n’apporte plus grand-chose, et chaque connecteur ouvert au bord donne prise aux astéroïdes. Rends-le.
trucker-first-put = { $family ->
    [engines] De la vitesse. Il crache vers l’arrière : rien ne doit venir derrière
    [cannons] De la puissance de feu. Rien ne doit venir devant
    [crew] Deux astronautes de plus, pour aborder les stations et résister aux esclavagistes
    [cells] Des cellules pour ce qui est double et pour les boucliers ; mieux vaut l’intérieur que le bord
    [shields] Tourné ainsi, il couvre deux côtés
    [holds] De la place pour les marchandises ; mieux vaut l’intérieur que le bord
   *[other] Ses connecteurs mènent plus loin : le vaisseau peut grandir par là
}. Je le poserais rangée { $row }, colonne { $column }, case marquée, tourné comme le dit le bouton.
trucker-first-take-open = Ce qu’il te faut est là, face visible : prends-le plutôt qu’une surprise. { $family ->
    [engines] Un moteur, pour l’espace dégagé
    [cannons] Un canon, contre astéroïdes et ennemis
    [crew] Une cabine, pour deux astronautes de plus
    [cells] Un accumulateur, pour les boucliers et tout ce qui est double
    [shields] Un bouclier, contre petits astéroïdes et tirs légers
    [holds] Une cale, pour les marchandises
   *[other] Une pièce dont les connecteurs laissent grandir le vaisseau
} : il est marqué.
trucker-first-draw-wants = Il manque encore à ton vaisseau { $want ->
    [engines] des moteurs : avec moins de deux tu prends du retard en espace dégagé, sans aucun tu abandonnes
    [cannons] des canons : deux vers l’avant viennent à bout de presque tout
    [crew] de l’équipage : à quatre, on aborde épaves et stations
    [cells] des cellules : sans elles, boucliers et doubles sont du poids mort
    [shields] un bouclier vers l’avant, d’où viennent la plupart des petits astéroïdes
   *[holds] des cales : ce que tu ne peux charger ne rapporte rien
}. Ce qui est visible n’aide pas assez : essaie la pile.
trucker-first-ready = Ce vaisseau peut voler : moteurs, canons, équipage, cellules, bouclier et cales, tout y est. Tu peux finir quand tu veux, avec le bouton de la barre. Être tôt compte : le premier prêt part devant, et le leader choisit d’abord parmi planètes et épaves.
trucker-first-draw-more = Le vaisseau peut voler tel quel, et finir tôt, c’est partir devant. { $free ->
    [one] Une case est libre
   *[other] { $free } cases sont libres
} : chaque composant de plus peut rapporter, ou être arraché.
trucker-first-joints = Les connecteurs : simple avec simple, double avec double, l’universel avec tous, lisse avec lisse. Ce qui est mal raccordé est retiré avant le départ. Et c’est aux connecteurs exposés, sur les bords, que mordent les astéroïdes.
trucker-first-wrong = Des étincelles ! Un raccord est mauvais. Tant que tu n’as pas pris le composant suivant, tu peux déplacer celui-ci ; ensuite il reste, et on l’arrachera à la vérification.
trucker-first-wrong-stays = Un raccord est mauvais, et ce qui est soudé reste. À la vérification, le composant partira, avec ce qui ne tient qu’à lui ; chaque composant perdu coûte un crédit. Construis plutôt là où les raccords sont bons.
trucker-first-engine = Un moteur : ta vitesse en espace dégagé, où sans moteur on abandonne. Il crache vers l’arrière, et rien ne se met derrière. Les doubles comptent deux, pour une cellule à chaque fois.
trucker-first-cannon = Un canon : contre les ennemis et les gros astéroïdes. Vers l’avant il compte entier, de côté pour moitié. Rien ne se met devant.
trucker-first-cabin = Une cabine : deux astronautes. L’équipage, c’est ce que prennent les esclavagistes et ce que demandent les vaisseaux et stations abandonnés. Ne loge pas tout le monde au même endroit : les voisins partagent le malheur.
trucker-first-battery = Un accumulateur : des cellules vertes pour les boucliers, les doubles canons et les doubles moteurs. Un vaisseau qui en a, mais sans cellules, transporte du poids mort.
trucker-first-shield = Un bouclier couvre deux côtés contre les petits astéroïdes et les tirs légers, pour une cellule à chaque fois. Deux boucliers bien tournés couvrent tout.
trucker-first-hold = Une cale : les marchandises sont l’essentiel de tes gains. Les rouges demandent une cale spéciale. Mieux vaut la placer à l’intérieur qu’au bord, où les tirs l’emportent.
trucker-first-structural = Un module structurel ne porte rien, mais ses connecteurs tiennent le vaisseau : sa place est au milieu, là où perdre un composant ne doit pas t’en coûter trois.
trucker-first-weld = Il est posé, pas encore soudé : c’est en prenant le suivant que tu le soudes pour de bon. Regarde donc une dernière fois.
trucker-first-heap = Ce que les autres ont rendu est face visible, pour qui en a justement besoin. Quand tu sais ce qui te manque, cherche d’abord ici.
trucker-first-no-engine = Sept composants et pas un moteur : en espace dégagé tu resterais sur place, et qui reste sur place abandonne.
trucker-first-forecast = Jette un œil aux cartes à venir : cela ne coûte que du temps, et te dit ce qui comptera : canons, moteurs ou cabines.
trucker-first-finish = Plus rien ne vaut l’attente : termine. Le premier prêt part devant, et le leader choisit d’abord parmi planètes et épaves.
trucker-first-build-on = Regarde les chiffres de ton vaisseau : moteurs, canons, équipage, cellules, cales, boucliers. Ce qui est bas est ce qu’il faut chercher.
trucker-first-pieces = Le vaisseau se brise. Garde le morceau qui peut encore voler et gagner : moteurs et cales comptent plus que la taille.
trucker-first-correct = La vérification : retire ce qui est mal raccordé. Moins cela entraîne d’autres composants, mieux c’est.
trucker-first-flight = En route. Le leader agit d’abord : premier choix des planètes, premier coup des ennemis. Chaque jour perdu te fait reculer, et à l’arrivée chaque place a sa prime.
trucker-first-open-space = Espace dégagé : tes moteurs sont ta vitesse. Une cellule pour un double moteur est bien dépensée si elle te fait doubler quelqu’un.
trucker-first-planets = Des planètes : se poser rapporte des marchandises et coûte des jours. Les rouges valent le plus, puis les jaunes, les vertes et les bleues. Pose-toi si ce que tu peux charger vaut plus que la place perdue.
trucker-first-stow = Charge ce qui vaut le plus. Tu peux tout réarranger, et ce qui ne trouve pas de place reste là.
trucker-first-pay = Il faut payer. Donne ce qui te manquera le moins : quelqu’un d’une cabine pleine plutôt que ton dernier humain, les marchandises bon marché avant les chères, si la carte te laisse le choix.
trucker-first-reward = Tu as gagné. La récompense coûte des jours : prends-la si elle vaut plus que les places que tu risques d’y perdre.
trucker-first-wreck = Un vaisseau abandonné : des crédits contre l’équipage que tu y laisses, et des jours. Les astronautes rapportent gros maintenant, et manquent plus tard si les esclavagistes arrivent. Jamais ton dernier humain.
trucker-first-station = Une station abandonnée : avec un équipage assez grand, tu charges ses marchandises contre des jours, et tout le monde revient à bord. As-tu de la place dans tes cales ?
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
trucker-first-enemy = Un ennemi s’en prend d’abord au leader. Plus fort, tu prends la récompense ; plus faible, tu paies. Si des cellules pour les doubles canons en décident, elles n’ont pas de meilleur emploi.
trucker-first-zone = Zone de combat : à chaque ligne, le plus faible paie. Pas besoin d’être fort, seulement de ne pas être dernier.
trucker-first-stardust = Poussière d’étoile : un jour par connecteur exposé. Un vaisseau soigné est un vaisseau rapide.
trucker-first-out = Tu es hors course : tes marchandises se vendent à moitié prix, et ce que tu as gagné reste à toi. Regarde ce qui frappe les autres : tu assembleras en conséquence.
trucker-first-between = À la carte suivante. N’abandonne la course que si le vaisseau n’y survivrait pas : qui abandonne est moins payé.
trucker-first-won = Livré, et le plus riche ! Marchandises vendues, places payées, pertes déduites. Les vols suivants ont un sablier, des extraterrestres, de plus grands vaisseaux, et une météo bien pire.
trucker-first-lost = Pas cette fois. Compte ce qui a manqué : des cellules, des canons à l’avant, de la place pour le fret ? À toi de mieux construire le prochain.
