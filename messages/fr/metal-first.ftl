### La première partie guidée de Metal Adventures : pourquoi, pas seulement comment.

metal-first-welcome = Tu reprends un pirate au milieu d’une partie : tu as une gloire de { $glory }, le meilleur des autres de { $best }. Dès que quelqu’un en est à neuf, ce tour est le dernier, et le plus glorieux gagne.
metal-first-glory = Vaisseaux, défis, trophées et dépenses somptuaires rapportent de la gloire. Elle seule ne se marchande jamais : tout le reste, si.
metal-first-power = Ce cadran est ton astrolabe : puissance { $power }, Dommages { $damage }. En combat, chaque camp ajoute un dé à sa puissance, et l’égalité est pour l’attaquant. Contre un vaisseau de ta puissance, les chances penchent donc un peu vers toi.
metal-first-rest = Voyager ou se reposer ? Les Dommages t’affaiblissent à chaque combat, et le repos les répare tous, mais ce tour-là il n’y a ni combat ni gloire. En tête, voyage tant que tu peux encore gagner.
metal-first-brotherhood = La Fraternité des pirates veut un crédit de tous, sauf du plus faible. Refuser coûte un jugement, et chaque jugement retire un point de gloire : le crédit est moins cher.
metal-first-due = Tu as donné ta parole, et l’échéance est là. La tenir coûte ce qui a été convenu ; la rompre coûte un jugement par pirate lésé, et le prochain demandera plus.
metal-first-validate = La condition secrète d’un de tes trophées est remplie : montre-le pour de la gloire. Un par tour, et plus personne ne te la prendra.
metal-first-voyage = À chaque tour, tu dois combattre une fois : les vaisseaux de l’espace ont leur gloire imprimée, les planètes un trésor et un bonus, et un défi à un pirate rapporte 1 point de gloire et du butin. Choisis ce qui paie le mieux parmi ce que tu peux battre.
metal-first-tour = Avant le combat ou après, tu peux faire la tournée : des actions numérotées, chacune d’un numéro plus élevé que la précédente. Elles changent les crédits en réparations, cartes, trophées et gloire. À la fin, les crédits qui restent ne valent rien.
metal-first-target = Trois vaisseaux. Compare leur puissance à la tienne, puis la prise imprimée. Une petite prise sûre vaut souvent mieux qu’une grande mal engagée : perdre fait des Dommages, et ils restent.
metal-first-allies = Trop fort pour toi seul ? Un allié ajoute sa Puissance d’appui à ton camp et reçoit ce que tu promets, rien de plus. Demande l’aide qu’il te faut, et promets moins que ce que tu gagnes.
metal-first-word = Mais regarde à qui tu demandes : avant les dés, un allié peut changer de camp, si les crédits du vaisseau le tentent plus que ta paie. Promets une part du butin, et ton allié voudra la même chose que toi.
metal-first-allies-more = Tes chances : { $odds } %{ $thrown ->
    [none] {""}
   *[other] , { $thrown } % avec Metal Faktor
}. Si cela te suffit, n’appelle personne : qui n’est pas là ne peut pas te trahir.
metal-first-betray = Cette fois, l’allié, c’est toi. Changer de camp coûte 1 jugement, donc un point de gloire, et ne rapporte les crédits que si l’attaque échoue. Et tout le monde s’en souviendra.
metal-first-faktor = Le Metal Faktor ajoute jusqu’à 6 maintenant, et retire autant à ta prochaine attaque : un emprunt. Il vaut la peine quand ce combat apporte la gloire qui finit la partie.
metal-first-faktor-more = N’emprunte à ta prochaine attaque que pour un combat qui compte.
metal-first-support = Les cartes de soutien font pencher la balance, certaines avant les dés, d’autres après. Après les dés tu sais ce qui manque : pas de carte pour un combat déjà décidé.
metal-first-trophy = Les trophées sont des buts secrets qui donnent de la gloire. Garde ceux qui vont avec ce que tu fais déjà.
metal-first-after = Le combat est passé. Dépense ce qui sert avant de finir le tour : des réparations si tu es touché, une dépense somptuaire si la gloire est proche.
metal-first-done = Le combat est passé, et la tournée ne t’offre plus rien à ce tour : elle se fait toute avant le combat, ou toute après. Il te reste les marchés, ou finir le tour.
metal-first-combat = Choisis ton combat, ou une action de la tournée avant lui.
metal-first-offer = On te propose un marché. Lis ce qu’il veut dire : ce qui est donné tout de suite est sûr, ce qui est promis ne vaut que la parole de qui le promet. Y gagnerait-il plus que toi ?
metal-first-watch = Ce n’est pas ton tour, mais tu peux marchander avec celui dont c’est le tour. Offrir ton aide contre une part du butin ne coûte rien tant qu’elle n’est pas acceptée.
metal-first-others = Regarde qui ils combattent, et qui les aide : les promesses faites maintenant se paient plus tard, peut-être à ton tour.
metal-first-won = C’est toi qui as le plus de gloire : la galaxie te chante ! Tu as vu ce qui paie : des vaisseaux à ta portée, des trophées qui vont avec, des alliés qui veulent la même chose. Entre humains, la moitié du jeu se joue en paroles.
metal-first-lost = La gloire est à un autre, cette fois. Y avait-il un combat gagnable avec un allié, un trophée jamais montré ? Entre humains, c’est la parole qui rattrape les mauvais dés.
