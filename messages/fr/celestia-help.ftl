### Les règles de Celestia Duo, avec nos mots.

celestia-help-1-title = Le but
celestia-help-1-text =
    Vous êtes deux à bord du même aéronef, à la poursuite d’un pirate. Vous gagnez ensemble ou vous perdez ensemble.
    - Mode rapide : rattrapez le pirate, et c’est gagné.
    - Modes normal et expert : une fois rattrapé, il faut encore abattre ses trois mâts.
    Vous perdez si le pirate rejoint son repaire, au bout du chemin, ou si l’aéronef doit perdre une énergie alors qu’il n’en a plus.

celestia-help-2-title = Ce qu’il y a sur la table
celestia-help-2-text =
    Le chemin compte vingt-cinq embuscades, face cachée, entre le départ et le repaire.
    L’aéronef a une soute de quatre à six places, pour l’or, les fumigènes et l’équipage, et un générateur d’une à trois énergies.
    Vos cartes sont des armes : fouet, sabre, arbalète, pistolet, canon, et des jokers. Sur quarante-huit cartes : treize fouets, onze sabres, neuf arbalètes, sept pistolets, cinq canons, trois jokers.
    Ta main est secrète, même pour ton partenaire. Seul le nombre de cartes est connu.
    Le capitaine tient la barre : quand vous n’êtes pas du même avis, c’est lui qui tranche.

celestia-help-3-title = Avant de partir
celestia-help-3-text =
    Chacun reçoit quatre cartes. Quatre autres sont retournées au centre : le capitaine en prend une, puis son partenaire, puis encore une chacun.
    La soute contient déjà un fumigène et un membre d’équipage en forme.

celestia-help-4-title = Un tour
celestia-help-4-text =
    Au briefing, deux choix :
    - Continuer : l’aéronef avance d’autant de cases que l’indique l’hélice de l’endroit où il se trouve. La carte d’arrivée est retournée, les cartes survolées ne comptent pas.
    - Faire étape : reprendre des cartes, acheter, se reposer ; le pirate en profite pour filer. Deux étapes de suite sont interdites, et le premier tour est toujours une poursuite.
    Si l’aéronef atteint ou dépasse le pirate, le pirate est rattrapé sur-le-champ.

celestia-help-5-title = Les dés d’une embuscade
celestia-help-5-text =
    Certains dés sont posés sur la face imprimée, les autres sont lancés.
    Le capitaine peut dépenser un fumigène pour relancer autant de dés qu’il veut, même ceux qui étaient posés, et recommencer tant qu’il en reste.
    Une fois les dés validés, chaque drapeau noir déclenche la botte secrète du pirate : il avance, et fait parfois payer autre chose. Le drapeau reste à éliminer.

celestia-help-6-title = Le combat
celestia-help-6-text =
    Le capitaine nomme qui commence, puis vous jouez à tour de rôle, en silence. À ton tour, élimine un dé avec :
    - une carte de son symbole,
    - un joker,
    - ou deux cartes identiques, qui valent un joker.
    Un drapeau noir, pendant la poursuite, s’élimine avec n’importe quelle carte.
    Si tu peux éliminer un dé, tu le dois. Sinon, l’aéronef encaisse : une énergie est retournée, ses cartes sont partagées, puis des jetons quittent la soute. Ensuite c’est de nouveau à toi.

celestia-help-7-title = Le butin
celestia-help-7-text =
    Une embuscade vaincue rapporte ce qu’indique sa carte, dans l’ordre. Rien n’est obligatoire, et tu peux jeter des jetons pour faire de la place.
    - De l’or, pour les étapes.
    - Une carte, tirée face visible et partagée.
    - Un membre d’équipage, qui prend une place dans la soute.
    - Une communication exceptionnelle : chacun peut dire une chose vraie sur sa main. « J’ai du sabre », « je n’ai pas de sabre », « j’ai de tout ». Jamais un nombre.

celestia-help-8-title = Le partage
celestia-help-8-text =
    Presque toutes les cartes gagnées passent par le centre, certaines visibles, d’autres cachées. Le capitaine nomme qui se sert en premier, puis vous prenez chacun votre tour.
    Tu peux passer, mais pas juste après ton partenaire.
    Une carte visible apprend quelque chose à l’autre ; une carte cachée reste ton secret.

celestia-help-9-title = L’étape
celestia-help-9-text =
    Dans l’ordre : le pirate avance ; vous partagez des cartes pour chaque embuscade combattue depuis la dernière étape ; l’or s’échange contre des cartes ou des fumigènes, autant de fois que vous voulez ; l’équipage se repose si la carte le dit ; enfin la barre change de mains.
    Au tour suivant, l’hélice est celle de l’étape.

celestia-help-10-title = L’équipage
celestia-help-10-text =
    Une fois utilisé, un membre d’équipage se repose jusqu’à une étape qui le remet en forme. Perdre son jeton, c’est perdre la personne.
    - Ludvig Cyr, en combat : une carte, sauf un joker, élimine tous les dés de son symbole.
    - Olga Benz, au briefing : une case de plus.
    - Shuki Saban, combat gagné : deux cartes jouées reviennent au partage.
    - Kublai Heshen, dés validés : jusqu’à deux pièces d’or par drapeau.
    - Baba Zogbé, au briefing : voir les cartes jusqu’à la destination et choisir leur ordre.
    - Mama Lear, en combat : n’importe quelle carte vaut un joker.
    - Rhett O’Hara, dés validés : jusqu’à deux fumigènes par drapeau.
    - Augusta D’Epsom, dés lancés : tourner un ou deux dés sur la face voulue.

celestia-help-11-title = Se parler
celestia-help-11-text =
    Le silence est la règle. Vous pouvez vous concerter au briefing, sur l’ordre que choisit Baba, sur les dés tant qu’ils ne sont pas validés, sur qui commence un combat ou un partage, sur les jetons à sacrifier, sur le butin et la place à lui faire, et sur l’or d’une étape ou d’avant l’abordage.
    Vous proposez alors ce qui est faisable et répondez d’accord, pas d’accord, ou à toi de voir ; rien sur vos mains, rien sur tel ou tel dé.
    Une fois les dés validés, pendant un combat, quand il est gagné et pendant un partage, plus un mot : le capitaine décide seul de faire appel à Kublai, Rhett ou Shuki.
    Le plateau garde pour vous deux ce que tout le monde peut savoir : les cartes prises face visible, les phrases dites, et ce qu’un échec révèle.

celestia-help-12-title = L’Affrontement final
celestia-help-12-text =
    En modes normal et expert, rattraper le pirate ouvre l’abordage. Vous partagez quelques cartes et dépensez le reste de l’or, pour d’autres cartes ou pour remettre tout l’équipage en forme, puis viennent trois assauts.
    Chaque assaut est un combat, avec une contrainte : sans équipage, sans paires ou sans fumigènes.
    Le pirate ne bouge plus, mais chaque drapeau noir exige deux cartes précises, jouées ensemble ; un joker, une paire ou Mama Lear peut remplacer chacune.
    Un assaut gagné abat un mât. Au troisième, c’est la victoire.

celestia-help-13-title = D’une partie à l’autre
celestia-help-13-text =
    En modes normal et expert, le pirate part avec plus d’avance après chaque victoire. Rejouez à la même table : les victoires s’y comptent toutes seules, et les cases cochées le montrent. À une nouvelle table, règle leur nombre en la créant.
    Les valeurs imprimées sur beaucoup de cartes ne figurent pas dans le livret : nous les avons choisies pour que le jeu soit juste, et elles portent une petite marque. On les dit « reconstituées ». Qui possède la boîte peut les corriger.

## Les images de l’aide.

celestia-picture-board = La table
celestia-picture-board-path = Le chemin, du départ au repaire : vingt-cinq embuscades face cachée, votre aéronef et le pirate qui fuit.
celestia-picture-board-airship = L’aéronef : ses énergies (les éclairs) et sa soute, pour l’or, les fumigènes et l’équipage.
celestia-picture-board-crews = L’équipage à bord. Éclairé, il peut servir ; grisé, il se repose.
celestia-picture-board-arena = Ce qui se décide maintenant : ici, les dés à éliminer.
celestia-picture-board-pirate = Le pirate : ce que déclenche un drapeau noir et le chemin qui lui reste.
celestia-picture-board-partner = Ton partenaire. Tu vois combien de cartes il tient, et celles que tout le monde lui connaît.
celestia-picture-board-hand = Ta main. L’œil marque une carte que ton partenaire te connaît.

celestia-picture-turn = Un tour en images
celestia-picture-turn-read = Regarde où vous êtes : l’hélice dit de combien de cases vous avancerez.
celestia-picture-turn-go = Continuer : l’aéronef vole jusque-là et la carte d’arrivée se retourne.
celestia-picture-turn-stop = Ou faire étape : des cartes et des achats, mais le pirate file.
celestia-picture-turn-fight = En combat, chacun son tour joue une carte au symbole d’un dé. Personne ne parle.
celestia-picture-turn-loot = Le butin va dans la soute. Si quelqu’un ne peut rien jouer, c’est une énergie qui brûle.
celestia-picture-turn-chase = Rattrapez-le avant son repaire !

celestia-picture-ambush = Une embuscade
celestia-picture-ambush-fixed = Dé posé : il a déjà ce symbole.
celestia-picture-ambush-rolled = Dé lancé : on ne sait pas encore.
celestia-picture-ambush-rewards = Le butin, dans l’ordre de gauche à droite.
celestia-picture-ambush-propeller = L’hélice : de combien de cases on repart d’ici.
celestia-picture-ambush-ours = Un coin bleu : ces chiffres sont de nous, le livret ne les imprime pas.

celestia-picture-stage = Une étape
celestia-picture-stage-flees = De combien le pirate avance pendant l’arrêt.
celestia-picture-stage-share = Cartes à partager par embuscade combattue : bleu nuit cachées, claires visibles.
celestia-picture-stage-crew = L’équipage fatigué est de nouveau en forme.
celestia-picture-stage-propeller = L’hélice pour repartir.

celestia-picture-sign-propeller = hélice : combien de cases
celestia-picture-sign-flag = drapeau noir : botte secrète du pirate
celestia-picture-sign-joker = joker : n’importe quel symbole
celestia-picture-sign-gold = or, pour les étapes
celestia-picture-sign-smoke = fumigène : relancer des dés
celestia-picture-sign-energy = énergie de l’aéronef
celestia-picture-sign-crew = membre d’équipage
celestia-picture-sign-communication = communication : dire une chose vraie
celestia-picture-sign-card = une carte
celestia-picture-sign-anchor = étape
celestia-picture-sign-lair = repaire du pirate
celestia-picture-sign-unknown = pas encore connu
