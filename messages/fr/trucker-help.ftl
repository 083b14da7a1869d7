### Les règles de Galaxy Trucker, avec nos mots.

trucker-help-1-title = Le but
trucker-help-1-text =
    Chacun assemble un vaisseau avec les composants d’un entrepôt commun, puis tout le monde traverse les mêmes cartes Aventure.
    À l’arrivée, on touche des primes, on vend ses marchandises et on paie ses composants perdus. Qui a le plus de crédits gagne.
    Le vol d’apprentissage est le meilleur début : huit cartes, pas de sablier, pas d’extraterrestres.

trucker-help-2-title = L’assemblage
trucker-help-2-text =
    Prends un composant, caché ou visible, puis au choix : place-le contre ton vaisseau, mets-le en réserve (deux au plus), ou rends-le face visible.
    Un composant placé peut encore bouger jusqu’à ce que tu en prennes un autre : il est alors soudé.
    Quand le sablier est vide, n’importe qui peut le retourner ; la dernière fois, seul un joueur qui a fini le peut. Quand il s’est écoulé pour la dernière fois, tout le monde s’arrête.
    Finir met ta navette sur une case de départ. Les composants restés en réserve comptent comme perdus.

trucker-help-3-title = L’assemblage au tour par tour
trucker-help-3-text =
    Sans sablier ni hâte : chaque geste coûte des points d’action, et cinq reviennent à la fin du tour.
    - Révéler un composant : 1 point.
    - Réserver un composant visible : 1 point.
    - Placer un composant visible ou réservé : 2 points.
    - Consulter une pile de prévisions : 3 points, et c’est la dernière action du tour.
    Il faut agir jusqu’à ce qu’il ne te reste que trois points ou moins. Dès que la moitié de tes cases est occupée, tu peux t’arrêter ; qui s’arrête en premier lance un compte à rebours.

trucker-help-4-title = Un vaisseau en règle
trucker-help-4-text =
    - Simple avec simple, double avec double, universel avec tout, lisse avec lisse. Tout autre contact est une faute et ne tient rien.
    - Les moteurs crachent vers l’arrière et ne tournent jamais ; rien ne se trouve derrière eux.
    - Rien ne se trouve devant la bouche d’un canon.
    - Tout doit être relié.
    À la vérification, tu retires des composants jusqu’à ce que tout soit en règle ; ce qui n’est plus relié tombe aussi.

trucker-help-5-title = Charger
trucker-help-5-text =
    Les accumulateurs sont pleins, chaque cabine loge deux astronautes. Une cabine reliée à un module de survie peut loger à leur place un extraterrestre de la même couleur, un de chaque couleur au plus, jamais dans la cabine de départ.
    Les marchandises rouges ne vont que dans les cales spéciales, qui prennent aussi les autres.

trucker-help-6-title = La puissance
trucker-help-6-text =
    - Moteur simple : 1 ; double moteur : 2, contre une cellule.
    - Canon simple : 1 ; double canon : 2, contre une cellule. La moitié s’il ne vise pas l’avant.
    - L’extraterrestre mauve ajoute 2 aux canons, le marron 2 aux moteurs, si la puissance n’est pas nulle sans lui.
    Brûler une cellule est toujours un choix, à refaire pour chaque carte, chaque ligne et chaque impact.

trucker-help-7-title = Le plan de vol
trucker-help-7-text =
    Le leader, qui a parcouru le plus de jours, agit d’abord et touche la plus grosse prime. Les cases occupées sont sautées et ne comptent pas.
    Prendre un tour de retard sur le leader met hors course.

trucker-help-8-title = Les cartes
trucker-help-8-text =
    - Espace dégagé : chacun avance de la puissance de ses moteurs. Sans puissance, on abandonne.
    - Planètes : se poser rapporte des marchandises et coûte des jours.
    - Vaisseau abandonné : laisse de l’équipage, prends les crédits. Station abandonnée : il faut assez d’équipage, qui reste à toi.
    - Contrebandiers, esclavagistes, pirates : avec plus de puissance, tu peux prendre la récompense et les suivants sont saufs ; à égalité, rien ; avec moins, tu paies.
    - Champ d’astéroïdes : deux dés donnent la rangée ou la colonne. Un petit ricoche sur un côté lisse ou un bouclier ; un gros ne craint que les canons.
    - Zone de combat : à chaque ligne, le plus faible paie.
    - Poussière d’étoile : un jour par connecteur exposé. Épidémie : les cabines reliées se contaminent. Sabotage : chez le plus petit équipage, un composant saute.

trucker-help-9-title = Perdre des composants
trucker-help-9-text =
    Un composant touché part avec tout ce qu’il porte, et ce qui n’est plus relié tombe avec lui. Si le vaisseau se brise, tu gardes le morceau de ton choix.
    Un extraterrestre sans son module de survie est perdu. Sans humain à bord, tu quittes le vol.

trucker-help-10-title = Abandonner, arriver
trucker-help-10-text =
    Entre deux cartes, tu peux abandonner : plus rien ne peut t’arriver, mais pas de prime, et tes marchandises se vendent à moitié prix.
    À l’arrivée, dans l’ordre : primes d’arrivée, plus beau vaisseau (le moins de connecteurs exposés), marchandises (rouge 4, jaune 3, vert 2, bleu 1), puis un crédit à payer par composant perdu.

trucker-help-11-title = Le Trek Transgalactique
trucker-help-11-text =
    Trois vols de suite, de plus en plus grands ; les crédits s’additionnent. Après le premier, des titres récompensent les vaisseaux hors du commun ; les défendre rapporte, et un titre défendu devient doré, avec un handicap pour le vaisseau suivant.
    Chaque titre va au meilleur vaisseau dans un domaine ; qui en gagne plusieurs en garde un :
    - Roi du fret : le plus de cales qui portent quelque chose.
    - Routier survolté : le plus de doubles moteurs, de doubles canons et de boucliers.
    - Xéno-intendant : les extraterrestres logés le plus loin, en pas, de toute autre cabine.
    - Capitaine de croisière : le plus de cabines occupées avec un côté lisse qui donne sur le vide.
    - Maître ingénieur : le plus de composants restés sur le vaisseau.
    - Corridoriste : la plus longue suite de composants joints qui ont des connecteurs sur deux côtés au plus.

trucker-help-12-title = Les gestes et les touches
trucker-help-12-text =
    ~ - Glisse un composant de la pile ou de l’entrepôt sur une case, dans la réserve, ou rends-le à l’entrepôt. Toucher l’un puis l’autre fait de même.
    ~ - Tourner : molette, clic droit, second doigt, toucher le composant, ou q et w.
    ~ - n prend un composant caché, les flèches choisissent une case, Entrée place, x rend, r met en réserve.

trucker-help-13-title = Les VIP (extension)
trucker-help-13-text =
    Trois VIP sont dévoilés avant l’assemblage, un de chaque couleur, et chacun reçoit une cabine VIP dans sa réserve. Tout le monde peut assembler pour eux, et plusieurs vaisseaux peuvent emmener le même.
    - Ils embarquent après l’assemblage, avant la vérification : une cabine qui leur convient, jamais la cabine de départ, un seul de chaque couleur. Rien n’oblige à les prendre.
    - Un VIP prend la place des deux astronautes de sa cabine et compte pour un membre d’équipage. C’est un humain : il suffit à faire voler le vaisseau.
    - Si la vérification abîme ce qu’il demandait, deux astronautes le remplacent. Une fois en vol, plus rien ne le fait partir de lui-même.
    - Les VIP encore à bord paient avant les primes ordinaires ; qui abandonne n’en touche rien.
    Ce que demandent, font et paient les VIP n’est pas imprimé en entier dans le livret : nous les avons complétés d’après ce qu’il en dit, et c’est ce que veut dire « reconstitué ».

trucker-help-14-title = Les missions et les cargaisons (extension)
trucker-help-14-text =
    Une mission vaut pour tout le monde pendant un vol : chacun reçoit 10 crédits d’avance par niveau, et la mission a ses propres primes et pénalités.
    Certaines mêlent des cargaisons à l’entrepôt. Ce sont des composants comme les autres, qu’on ne met pas en réserve de soi-même et que seule la mission paie.
    - Lourde : son poids se retire toujours de la puissance des moteurs. Ses côtés lisses arrêtent tout ce qui les frappe.
    - Explosive : détruite, elle détruit les huit composants qui l’entourent.
    - Fragile : elle se brise dès qu’un des huit composants qui l’entourent est détruit.
    - Radioactive : ni équipage ni cellule sur les huit cases voisines, et jamais deux reliées l’une à l’autre.
    Un composant qui tombe ou qu’on abandonne ne fait rien exploser ; seul ce qui est détruit le fait.
    À l’arrivée, dans l’ordre : primes de mission, VIP, primes d’arrivée, plus beau vaisseau et titres, marchandises, puis pertes et pénalités.

trucker-help-15-title = Les supercartes (extension)
trucker-help-15-text =
    Des dangers plus grands que les cartes ordinaires, à la force du niveau du vol ; ils n’offrent rien et ne se refusent pas.
    - Trou noir : pour chaque point de puissance de moteurs qui manque, abandonne deux composants.
    - Flotte ennemie : elle attaque tout le monde. Les canons tournés vers elle comptent en entier, les autres pour moitié ; à force égale on passe, sinon on subit chaque ligne jusqu’au niveau du vol.
    - Pluie d’astéroïdes : sans dés, un petit astéroïde sur chaque rangée et chaque colonne.
    - Attaque d’astéroïde : un énorme astéroïde frappe plusieurs lignes voisines à la fois. Chaque canon en protège une.
    - Astéroïde fantôme : il ne fait de mal qu’à qui lui tire dessus, et les canons simples tirent d’eux-mêmes.
    - Zone tactique : dans chaque colonne, la plus petite différence paie.
    - Radiations mortelles : l’équipage voisin d’une cellule est perdu. Radiations explosives : les accumulateurs chargés voisins se détruisent.
    - Poussières : un jour par connecteur exposé. La corrosive fait tomber canons et moteurs à connecteur exposé, la nanorobotique vide les composants exposés.
    - Pandémie : les cabines occupées voisines, même en diagonale, perdent chacune un membre d’équipage. Contamination : deux cabines reliées, et toutes en perdent un.

trucker-help-16-title = Les contrats
trucker-help-16-text =
    Un contrat choisit pour vous ce qu’un vol contient : mission, VIP, assemblage par le sablier ou tour par tour. Dites la difficulté et la cruauté que vous voulez, acceptez-le ou demandez-en un autre.
    Son code redonne le même vol à qui le tape. La façon de composer les contrats est la nôtre : le livret ne la dit pas.

## Les images de l’aide.

trucker-picture-yard = L’assemblage en images
trucker-picture-yard-heap = Prends un composant : caché dans la pile, ou visible.
trucker-picture-yard-hand = Il est dans ta main : tourne-le.
trucker-picture-yard-ship = Pose-le contre ton vaisseau. Les cases éclairées conviennent.
trucker-picture-yard-reserve = Ou mets-le de côté : deux au plus, et ce qui reste est perdu.
trucker-picture-yard-piles = Les prévisions : regarde ce qui t’attend en vol.
trucker-picture-yard-glass = Le sablier. Quand il s’arrête pour la dernière fois, c’est fini.
trucker-picture-yard-others = Les vaisseaux des autres. Touche pour les voir en grand.

trucker-picture-tile = Les connecteurs
trucker-picture-tile-single = Simple : va avec simple et universel.
trucker-picture-tile-double = Double : va avec double et universel.
trucker-picture-tile-universal = Universel : va avec tout connecteur.
trucker-picture-tile-smooth = Lisse : rien ne s’y accroche.

trucker-picture-parts = Canon et accumulateur
trucker-picture-parts-barrel = La bouche : rien ne se met devant. Vers l’avant, la puissance compte en entier.
trucker-picture-parts-cell = L’éclair : il faut brûler une cellule pour s’en servir.
trucker-picture-parts-battery = Les cellules, que tu brûles quand tu veux.

trucker-picture-flight = Le vol
trucker-picture-flight-track = Le plan de vol : qui mène, et de combien de jours.
trucker-picture-flight-card = La carte du moment.
trucker-picture-flight-ask = Ce qu’on te demande maintenant.
trucker-picture-flight-ship = Ton vaisseau. Ce qui peut servir est éclairé.
trucker-picture-flight-facts = Ta puissance, ton équipage, tes crédits.
trucker-picture-flight-others = Les autres, et où ils en sont.

trucker-picture-enemy = Un ennemi
trucker-picture-enemy-name = Qui c’est. Le chiffre romain est le niveau de la carte.
trucker-picture-enemy-power = Sa puissance : tes canons doivent la dépasser.
trucker-picture-enemy-reward = Ce que gagne le vainqueur, s’il le veut…
trucker-picture-enemy-penalty = Ce que subit chaque vaincu, dans l’ordre du plan de vol.
trucker-picture-enemy-days = …et les jours de vol que cela coûte.

trucker-picture-sign-crew = équipage
trucker-picture-sign-cannons = puissance des canons
trucker-picture-sign-engines = puissance des moteurs
trucker-picture-sign-shields = boucliers
trucker-picture-sign-cells = cellules
trucker-picture-sign-holds = cales
trucker-picture-sign-goods = marchandises
trucker-picture-sign-credits = crédits
trucker-picture-sign-days = jours de vol
trucker-picture-sign-exposed = connecteurs exposés
trucker-picture-sign-glass = sablier
trucker-picture-sign-flag = a fini
