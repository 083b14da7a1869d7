### Les règles de Galaxy Trucker, avec nos mots.

trucker-help-1-title = Le but
trucker-help-1-text =
    Chacun soude un vaisseau avec les pièces d’un entrepôt commun, puis tous volent à travers les mêmes cartes d’aventure.
    À l’arrivée, on touche des primes, on vend ses marchandises et on paie ses pièces perdues. Le plus de crédits gagne.
    Le vol d’initiation est le meilleur début : huit cartes, pas de sablier, pas d’aliens.

trucker-help-2-title = Construire
trucker-help-2-text =
    Prends une pièce, cachée ou visible, et fais l’une de ces trois choses : la poser contre ton vaisseau, la mettre de côté (deux au plus), ou la rendre face visible.
    Une pièce posée reste libre jusqu’à ce que tu en prennes une autre : alors elle est soudée.
    Quand le sablier est vide, n’importe qui peut le retourner ; pour la dernière fois, seul un joueur qui a fini. À la fin du dernier tour, tout le monde s’arrête.
    Finir met ta fusée sur une case de départ. Les pièces restées de côté comptent comme perdues.

trucker-help-3-title = Construire tour par tour
trucker-help-3-text =
    Sans sablier ni hâte : chaque geste coûte des points d’action, et cinq reviennent à la fin du tour.
    - Retourner une pièce : 1 point.
    - Mettre de côté une pièce visible : 1 point.
    - Poser une pièce visible ou réservée : 2 points.
    - Consulter une pile de prévisions : 3 points, en dernier.
    Il faut jouer jusqu’à n’avoir plus que trois points ou moins. Dès que la moitié des cases est occupée, on peut s’arrêter ; le premier qui s’arrête lance un compte à rebours.

trucker-help-4-title = Un vaisseau en règle
trucker-help-4-text =
    - Simple avec simple, double avec double, universel avec tout, lisse avec lisse. Tout autre contact est une faute et ne tient rien.
    - Les moteurs crachent vers l’arrière, ne tournent jamais, et rien ne se trouve derrière eux.
    - Rien ne se trouve devant la bouche d’un canon.
    - Tout doit être relié.
    Au contrôle, tu retires des pièces jusqu’à ce que tout soit en règle ; ce qui n’est plus relié tombe aussi.

trucker-help-5-title = Charger
trucker-help-5-text =
    Les batteries sont pleines, chaque cabine loge deux astronautes. Une cabine reliée à un support vital peut loger à la place un alien de cette couleur, un de chaque au plus, jamais dans la cabine de départ.
    Les marchandises rouges vont seulement dans les soutes spéciales, qui prennent aussi les autres.

trucker-help-6-title = Les forces
trucker-help-6-text =
    - Moteur simple 1, double 2 contre une cellule.
    - Canon simple 1, double 2 contre une cellule ; la moitié s’il ne vise pas l’avant.
    - L’alien violet ajoute 2 aux canons, le brun 2 aux moteurs, si la force n’est pas nulle sans lui.
    Brûler une cellule est toujours un choix, refait à chaque carte, chaque ligne et chaque choc.

trucker-help-7-title = La piste
trucker-help-7-text =
    Qui a parcouru le plus de jours est en tête, agit d’abord et touche la plus grosse prime. Les cases occupées sont sautées sans compter.
    Être dépassé d’un tour par la tête met hors course.

trucker-help-8-title = Les cartes
trucker-help-8-text =
    - Espace dégagé : chacun avance de la force de ses moteurs. Sans force, on abandonne.
    - Planètes : se poser rapporte des marchandises et coûte des jours.
    - Vaisseau abandonné : laisse de l’équipage, prends les crédits. Station abandonnée : il faut assez d’équipage, qui reste à toi.
    - Contrebandiers, esclavagistes, pirates : plus fort, tu peux prendre la récompense et tout le monde est sauf ; égal, rien ; plus faible, tu paies.
    - Météores : deux dés disent la rangée ou la colonne. Un petit rebondit sur un flanc lisse ou un bouclier ; un gros ne craint que les canons.
    - Zone de combat : à chaque ligne, le plus faible paie.
    - Poussière d’étoiles : un jour par connecteur à nu. Épidémie : les cabines reliées se contaminent. Sabotage : une pièce du plus petit équipage saute.

trucker-help-9-title = Perdre des pièces
trucker-help-9-text =
    Une pièce touchée part avec tout ce qu’elle porte, et ce qui n’est plus relié tombe avec elle. Si le vaisseau se brise, tu gardes le morceau de ton choix.
    Un alien sans son support vital est perdu. Sans humain à bord, tu quittes le vol.

trucker-help-10-title = Abandonner, arriver
trucker-help-10-text =
    Entre deux cartes, on peut abandonner : plus rien ne peut t’arriver, mais pas de prime, et les marchandises se vendent à moitié prix.
    À l’arrivée, dans l’ordre : primes d’arrivée, plus beau vaisseau (le moins de connecteurs à nu), marchandises (rouge 4, jaune 3, vert 2, bleu 1), puis un crédit par pièce perdue.

trucker-help-11-title = La traversée
trucker-help-11-text =
    Trois vols de suite, de plus en plus grands ; les crédits s’additionnent. Après le premier, des titres récompensent les vaisseaux particuliers ; les défendre rapporte, et un titre défendu devient d’or, avec un handicap pour le vaisseau suivant.

trucker-help-12-title = Les gestes et les touches
trucker-help-12-text =
    - Tire une pièce de la pile ou de l’entrepôt sur une case, sur la réserve, ou rends-la à l’entrepôt. Toucher puis toucher fait de même.
    - Tourner : molette, clic droit, second doigt, toucher la pièce, ou q et e.
    - n prend une pièce cachée, les flèches choisissent une case, Entrée pose, x rend, r met de côté.
