### Les règles de Metal Adventures, avec nos mots.

metal-help-1-title = Le but
metal-help-1-text =
    De trois à six pirates écument la même galaxie. La partie finit après le tour où quelqu’un a neuf points de gloire, ou quand il reste deux cartes d’espace ou moins, ou encore au bout de cent tours de table.
    La plus grande gloire gagne ; à égalité, le plus de crédits ; sinon la victoire est partagée.
    La gloire vient des vaisseaux, des défis, des trophées, des titres et des dépenses somptuaires. Elle ne s’échange jamais.

metal-help-2-title = Ton astrolabe
metal-help-2-text =
    Le grand nombre est ta puissance : 8, plus tes équipements, moins tes Dommages. Le petit est ta Puissance d’appui, que tu prêtes comme allié.
    - Les Dommages vont de 0 à 4. À 4 tu joues encore et plus rien ne peut t’abîmer.
    - Le jugement va de 0 à 4. Chaque point retire un point de gloire ; une amnistie le rend.
    - À 4 de jugement tu es infâme : tu ne peux ni avoir d’allié ni l’être.
    - Le dé Metal Faktor est prêt (rouge) ou dépensé : le nombre à côté est ce que tu paieras à ta prochaine attaque.

metal-help-3-title = Un tour
metal-help-3-text =
    Si tu as des Dommages, tu peux te reposer au lieu de voyager : 2 crédits, tout est réparé, Metal Faktor est effacé, et si tu veux un trophée échangé et une amélioration achetée 1 crédit de plus. Il n’y a alors ni combat ni tournée.
    Quand tu voyages, la Fraternité passe d’abord : verse 1 crédit au Pot de Havana ou prends un point de jugement. Seul en est dispensé un pirate plus faible que tous les autres. Rien ne se fait avant : ni carte, ni marché.
    Puis un combat, obligatoire, et si tu veux la tournée des pirates, avant ou après le combat mais jamais autour.

metal-help-4-title = Qui tu combats
metal-help-4-text =
    - Un vaisseau dans l’espace : trois vaisseaux sont révélés (les événements rencontrés frappent tout le monde, seulement le premier de chaque tour). Tu en prends un ; les autres vont à la casse de Karokum, les chasseurs de pirates retournent dans l’espace.
    - Un vaisseau de la casse, pour 2 crédits versés à Karokum.
    - Une planète, si tu n’y fais aucune étape de la tournée ce tour : son trésor et un bonus sont le prix.
    - Un autre pirate : un défi pour 1 point de gloire, le Pot et une part de ce que possède le perdant.

metal-help-5-title = Le combat
metal-help-5-text =
    Les deux scores s’additionnent sous tes yeux : puissance, alliés, un dé par camp, Metal Faktor, cartes Soutien. À égalité, l’attaque gagne.
    - Metal Faktor s’annonce avant les dés. Ce qu’il ajoute te sera retiré la prochaine fois que tu attaques ou défies ; une face vierge ne coûte rien.
    - Certaines cartes Soutien se jouent avant les dés, d’autres après ; la carte le dit. Un traître n’en joue aucune.
    - Tu bats un vaisseau : tout ce qui est imprimé dessus, et le vaisseau comme épave. Tu perds : ses Dommages, pour ton allié loyal aussi.
    - Une planète inflige 1 Dommage. Le perdant d’un défi et tous les alliés de son camp prennent 1 Dommage.

metal-help-6-title = Alliés et traîtres
metal-help-6-text =
    Contre un vaisseau ou une planète tu peux avoir un allié ; dans un défi, chaque camp peut en avoir plusieurs. Un allié ajoute sa Puissance d’appui et ne reçoit que ce qui est convenu.
    Avant les dés, l’allié d’une attaque peut trahir : cela coûte aussitôt 1 jugement et ajoute sa Puissance d’appui à l’autre camp.
    - Si l’attaque trahie échoue, le traître reçoit les crédits du vaisseau ou le trésor de la planète, et l’attaquant prend 1 Dommage.
    - Si elle réussit quand même, l’attaquant garde tout et le traître prend 1 Dommage.
    - La trahison libère la victime de la paie promise à cet allié ; toute autre dette reste due. On ne peut trahir ni pour un chasseur de pirates, ni dans un défi.

metal-help-7-title = Marchander
metal-help-7-text =
    Une fois la Fraternité respectée, qui est à la barre peut marchander avec tout le monde, et tout le monde avec lui, à tout moment de son tour : pendant un combat aussi, et quand une promesse arrive à terme. Le pirate défié le peut pendant tout le défi. Une offre ne retient personne.
    ~ Touche un capitaine, prends un des marchés habituels ou touche les choses elles-mêmes, lis ce que cela veut dire et fais l’offre. L’autre accepte, refuse ou répond par une autre.
    - Ce qui est donné tout de suite change de main tout de suite et ne peut pas être rompu : crédits, améliorations, épaves, trophées sans les montrer.
    - Les promesses pour plus tard vont au registre : des choses, une part de butin, une carte du butin par son nom, de l’aide sur demande, faire ou ne pas faire quelque chose, un geste dans le combat ; pour ce tour ou pour un tour à venir.
    - Une épave peut être offerte montrée ou non ; la même offre peut aller à plusieurs pirates, et ne vaut que si tous acceptent.
    - L’hôte fixe combien d’offres tu peux faire à un même pirate avant le combat, pendant et après.
    - La discussion est libre et n’engage personne.

metal-help-8-title = Promesses tenues et rompues
metal-help-8-text =
    Une promesse qui arrive à terme interroge son débiteur : la tenir, la rompre, ou proposer d’en payer une part contre le reste. Un trophée peut être montré avant. La rompre coûte 1 jugement par pirate lésé à ce moment.
    - Une part de butin tombe sans faute si le combat est perdu.
    - Après une victoire sur un chasseur de pirates, tout ce qui est promis sur ce combat est payé d’office, autant qu’il y a de quoi.
    - Faire ce que tu as promis de ne pas faire rompt aussitôt la promesse ; la page t’avertit avant. S’allier contre qui attend ton aide aussi, même si l’aide n’est pas encore réclamée.
    - Ce qui est dû après le combat reste dû à la fin du tour si tu te reposes.
    - Qui a reçu une promesse peut tenir l’autre quitte.
    - La fiche de chaque capitaine dit combien de promesses il a tenues et rompues, et combien d’attaquants il a trahis.

metal-help-9-title = La tournée des pirates
metal-help-9-text =
    Dix étapes, chacune une fois par tour, en montant. Les crédits payés sur une planète vont à son trésor, à l’OCG ils vont à la banque.
    - 1 Trophée : 2 crédits, ou un trophée et 1 crédit ; pioches-en deux, gardes-en un.
    - 2 Réparations légères : 1 crédit ou une épave pour 1 Dommage. 3 Réparations complètes : 2 en tout, crédits ou épaves.
    - 4 Titres de gloire : trois épaves d’une même nation, sauf l’OCG, pour 1 point de gloire et 4 crédits.
    - 5 Nouveaux choix : 1 crédit, quatre nouvelles améliorations. 6 Achat : une amélioration de l’étalage.
    - 7 Contrebande : une carte Soutien de Bazaar, 1 crédit de plus. 8 Amnistie : 2 crédits ou l’épave d’un chasseur pour 1 jugement, sauf si un jugement t’a frappé ce tour.
    - 9 Prime à la casse : 1 crédit et une épave contre une autre de la casse. 10 Dépense somptuaire : 6 en tout, crédits ou épaves, pour 1 point de gloire.

metal-help-10-title = Tes cartes
metal-help-10-text =
    Au plus quatre améliorations, équipements et soutiens ensemble ; un soutien sert une fois, puis attend à Bazaar qui voudra l’engager.
    Au plus deux trophées, secrets. Quand la condition de l’un est remplie, tu peux le montrer, au tour de n’importe qui, un par tour. Avant la fin d’un tour on le demande encore à tous ; quand aucun des tiens ne peut être montré, la page passe pour toi, à moins que tu n’aies éteint « Les étapes sans choix se jouent toutes seules » dans les réglages.
    Les épaves sont face cachée ; leur nombre n’est pas limité.

metal-help-11-title = Que puis-je faire maintenant ?
metal-help-11-text =
    ~ La ligne sous les capitaines dit ce qu’on attend ; la barre du bas liste tout ce que tu peux faire. Ce qui brille sur le plateau se touche.
    ~ - Trophées : touche celui que tu rends.
    ~ - Voyage ou repos : repose-toi si tu es bien abîmé.
    ~ - Le voyage : touche l’espace, une planète ou un capitaine pour te battre ; touche une étape numérotée pour la tournée ; finis le tour une fois le combat fait.
    ~ - Vaisseaux en vue : touches-en un.
    ~ - Recherche d’alliés : touche un capitaine et marchande, ou combats sans allié.
    ~ - Loyal ou pas, Metal Faktor, cartes Soutien : la barre demande, la scène montre les chances.
    ~ - Une promesse à tenir, un appel à l’aide : tiens parole ou romps-la.
    ~ - Ce n’est pas ton tour : fais une offre au capitaine à la barre, réponds aux offres, montre un trophée.

metal-help-12-title = D’où viennent les cartes
metal-help-12-text =
    Le livret dit combien il y a de cartes et entre quelles bornes, mais pas les cartes. Tous les vaisseaux, améliorations, trophées, événements, vaisseaux de départ, planètes et dés sont donc reconstitués : noms et chiffres sont de nous. Chaque carte de ce genre a un coin bleu.
    Qui possède la boîte peut y mettre les vrais chiffres : copie crates/games/metal/data/cards.toml, garde les identifiants et les nombres de cartes, change les lignes et écris source = "owner". Puis :
    - flibuste games metal --check --cards metal=cards.toml vérifie le fichier et nomme une ligne qui ne convient pas.
    - flibuste serve --cards metal=cards.toml joue avec.

## Les images de l’aide.

metal-picture-board = La table
metal-picture-board-pirates = Les pirates : gloire sur neuf, puissance, crédits, jugement.
metal-picture-board-now = Où en est le tour, en une phrase.
metal-picture-board-stage = L’espace et le combat en cours : les deux scores s’additionnent ici.
metal-picture-board-planets = Les planètes : leur défense et leur trésor.
metal-picture-board-tour = Les cartes en vente et les étapes de la tournée.
metal-picture-board-offers = Les offres et le registre des promesses.
metal-picture-board-trophies = Tes trophées secrets et ton équipement.

metal-picture-astrolabe = Un astrolabe
metal-picture-astrolabe-power = Le grand nombre est la puissance ; le petit, l’appui prêté comme allié. Les éclats sont des Dommages.
metal-picture-astrolabe-glory = La gloire : neuf et la partie se termine.
metal-picture-astrolabe-credits = Les crédits, et le dé Metal Faktor.
metal-picture-astrolabe-judgement = Le jugement : un point de gloire en moins chacun, infâme à quatre.
metal-picture-astrolabe-goods = Équipements, épaves et trophées.

metal-picture-turn = Un tour en images
metal-picture-turn-rest = Voyager, ou se reposer pour réparer.
metal-picture-turn-brotherhood = La Fraternité d’abord : un crédit au Pot, ou un point de jugement.
metal-picture-turn-target = Choisis qui tu combats : un vaisseau, une planète ou un pirate.
metal-picture-turn-allies = Cherche un allié, et promets-lui quelque chose. Il peut te trahir.
metal-picture-turn-dice = Metal Faktor ou non, les dés, les cartes Soutien : à égalité, l’attaque gagne.
metal-picture-turn-tour = La tournée des pirates, avant ou après le combat.

metal-picture-ship = Un vaisseau
metal-picture-ship-power = Sa puissance, à égaler ou dépasser.
metal-picture-ship-name = Son nom ; la couleur est celle de sa nation.
metal-picture-ship-credits = Crédits gagnés.
metal-picture-ship-glory = Gloire gagnée.
metal-picture-ship-crew = Cartes Soutien gagnées.
metal-picture-ship-damage = Dommages subis si tu perds.

metal-picture-upgrade = Une amélioration
metal-picture-upgrade-power = Ce qu’elle ajoute à ta puissance.
metal-picture-upgrade-type = Son genre : arme, armure, outil.
metal-picture-upgrade-price = Son prix à l’OCG.

metal-picture-trophy = Un trophée
metal-picture-trophy-glory = La gloire qu’il rapporte.
metal-picture-trophy-condition = Ce qu’il faut avoir fait pour le montrer.
metal-picture-trophy-credits = Et des crédits en plus.

metal-picture-sign-power = puissance
metal-picture-sign-support = appui
metal-picture-sign-damage = Dommage
metal-picture-sign-credits = crédits
metal-picture-sign-glory = gloire
metal-picture-sign-judgement = jugement
metal-picture-sign-infamy = infâme
metal-picture-sign-faktor = dé Metal Faktor
metal-picture-sign-wreck = épave
metal-picture-sign-trophy = trophée
metal-picture-sign-crew = carte Soutien
metal-picture-sign-hunter = chasseur de pirates
metal-picture-sign-shield = défense d’une planète
metal-picture-sign-treasury = trésor
metal-picture-sign-promise = promesse
metal-picture-sign-betrayal = trahison
