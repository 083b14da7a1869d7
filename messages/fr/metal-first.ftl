### La première partie guidée de Metal Adventures : pourquoi, pas seulement comment.

metal-first-welcome = Tu reprends un pirate au milieu d’une partie : tu as une gloire de { $glory }, le meilleur des autres de { $best }. Dès que quelqu’un en est à neuf, ce tour est le dernier, et le plus glorieux gagne.
metal-first-glory = Vaisseaux, défis, trophées et dépenses somptuaires rapportent de la gloire. Elle seule ne se marchande jamais : tout le reste, si.
metal-first-power = Ce cadran est ton astrolabe : puissance { $power }, Dommages { $damage }. En combat, chaque camp ajoute un dé à sa puissance, et l’égalité est pour l’attaquant. Contre un vaisseau de ta puissance, les chances penchent donc un peu vers toi.
metal-first-rest = Voyager ou se reposer ? Les Dommages t’affaiblissent à chaque combat, et le repos les répare tous, et rapporte 2 crédits, mais ce tour-là il n’y a pas de combat. { $pick ->
    [rest] Ici, la suggestion est qu’aucun combat en vue ne vaut autant.
    [ahead] En tête, voyage tant que tu peux encore gagner.
   *[travel] Quand un combat en vue vaut mieux que cela, voyage.
}
metal-first-brotherhood = La Fraternité des pirates veut un crédit de tous, sauf du plus faible. Refuser coûte un jugement, et chaque jugement retire un point de gloire : le crédit est moins cher.
metal-first-due = Tu as donné ta parole, et l’échéance est là. La tenir coûte ce qui a été convenu ; la rompre coûte un jugement par pirate lésé, et le prochain demandera plus.
metal-first-validate = La condition secrète d’un de tes trophées est remplie : montre-le pour de la gloire. Un par tour, et plus personne ne te la prendra.
metal-first-lavish = La suggestion change des crédits ou des épaves en 1 point de gloire : c’est la gloire qui gagne, le reste ne vaut rien à la fin. { $leads ->
    [ends] Avec ce point tu en as neuf : ce tour sera le dernier.
    [last] C’est le dernier tour, et chaque point y compte encore.
   *[nearer] Chaque point rapproche la fin que tu veux.
}
metal-first-repair = La suggestion répare : { $damage ->
    [one] ton Dommage t’affaiblit
   *[other] tes { $damage } Dommages t’affaiblissent
} à chaque combat. Le crédit ou l’épave que cela coûte vaut moins qu’une défaite ; garde une épave si un titre de gloire ou un trophée en a besoin.
metal-first-spend = { $step ->
    [trophy] La suggestion pioche un trophée : un but secret de plus, qui peut donner de la gloire.
    [amnesty] La suggestion efface un jugement : c’est un point de gloire retrouvé.
    [purchase] La suggestion achète : une amélioration sert dans tous les combats qui viennent.
    [smuggling] La suggestion engage un soutien : gardé en main, il peut décider d’un combat.
   *[other] La suggestion est une action de la tournée : un peu de bien maintenant contre ce qui servira plus loin.
} Les crédits qui restent à la fin ne font que départager.
metal-first-voyage = À chaque voyage, tu dois combattre une fois : les vaisseaux de l’espace ont leur gloire imprimée, les planètes un trésor et un bonus, et un défi à un pirate rapporte 1 point de gloire et du butin. Choisis ce qui paie le mieux parmi ce que tu peux battre.
metal-first-tour = La tournée : des actions numérotées, chacune d’un numéro plus élevé que la précédente, toutes avant le combat ou toutes après. Elles changent les crédits en réparations, cartes, trophées et gloire ; les crédits qui restent à la fin ne font que départager.
metal-first-probe = La suggestion se sert de ta sonde : contre le prix dit sur la carte, un vaisseau en vue est remplacé par un autre. Cela vaut ce prix quand il est trop fort pour toi, ou paie trop peu : une défaite coûte plus cher.
metal-first-target = Ta puissance est { $own } : compare-la à celle des vaisseaux, puis regarde la prise. Perdre fait des Dommages, et ils restent. { $pick ->
    [strong] La suggestion, puissance { $power }, n’est pas la plus sûre : elle mise sur { $prize ->
    [glory] sa gloire de { $glory }, et ce qu’il rapporte d’autre.
    [trophy] un trophée que tu as en main, et ce qu’il rapporte.
   *[other] ce qu’il rapporte : crédits, soutien ou épave.
}
    [weak] La suggestion, puissance { $power }, est la plus sûre.
   *[none] Une petite prise sûre vaut souvent mieux qu’une grande mal engagée.
}
metal-first-allies = Tes chances sont de { $odds } % ; avec { $name }, de { $together } %. Touche le bouton qui demande l’aide de { $name } : l’offre est déjà écrite, et tu lis ce qu’elle coûte avant de l’envoyer. Promets moins que ce que tu gagnes.
metal-first-word = Mais regarde à qui tu demandes : avant les dés, un allié peut changer de camp, si les crédits du vaisseau le tentent plus que ta paie. Ce qu’une trahison paierait est dit sous l’offre : promets-lui plus que cela, ou demande à un autre.
metal-first-allies-more = Tes chances : { $odds } %, et { $together } % avec { $name }. { $alone ->
    [yes] La suggestion s’en passe et garde tout le butin ; si perdre te coûte trop, demande son aide.
    [dear] La suggestion n’appelle personne : cette aide coûterait plus qu’elle ne rapporte, ou ne viendrait pas.
   *[no] Demande son aide avant de combattre.
}
metal-first-alone = Tes chances : { $odds } %{ $thrown ->
    [none] {""}
   *[other] , { $thrown } % avec Metal Faktor
}. { $challenge ->
    [yes] Un allié de plus n’y changerait pas grand-chose pour toi, mais l’autre camp en cherche aussi : qui reste libre peut aller avec lui. Dans un défi, personne ne trahit.
   *[no] Aucun allié n’y changerait grand-chose, alors n’appelle personne : qui n’est pas là ne peut pas te trahir.
}
metal-first-betray = Cette fois, l’allié, c’est toi. Changer de camp coûte 1 jugement, donc un point de gloire, et ne rapporte les crédits que si l’attaque échoue. Et tout le monde s’en souviendra.
metal-first-faktor-idle = Lancé ou gardé, tes chances sont de { $held } % : ici, le Metal Faktor ne change rien. Gardé, il n’enlève rien à ta prochaine attaque.
metal-first-faktor = Le Metal Faktor ajoute jusqu’à 6 maintenant, et retire autant à ta prochaine attaque : un emprunt. Lancé, tes chances sont de { $thrown } % ; gardé, de { $held } %. { $throws ->
    [yes] La suggestion est que ce combat le vaut.
   *[no] Il vaut la peine quand ce combat compte plus que le prochain.
}
metal-first-faktor-more = Lancé : { $thrown } % ; gardé : { $held } %. { $throws ->
    [yes] Ce combat vaut l’emprunt à ta prochaine attaque.
   *[no] N’emprunte à ta prochaine attaque que pour un combat qui compte plus qu’elle.
}
metal-first-support = Les cartes de soutien font pencher la balance, certaines avant les dés, d’autres après. Après les dés tu sais ce qui manque : pas de carte pour un combat déjà décidé.
metal-first-trophy = Les trophées sont des buts secrets qui donnent de la gloire. { $act ->
    [swap] Garde ceux qui vont avec ce que tu fais déjà : celui que la suggestion rend va le moins avec le reste.
   *[keep] Garde ceux qui vont avec ce que tu fais déjà.
}
metal-first-after = Le combat est passé. Dépense ce qui sert avant de finir le tour : des réparations si tu es touché, une dépense somptuaire si la gloire est proche.
metal-first-done = Le combat est passé. { $tour ->
    [open] Rien dans la tournée n’est assez utile pour la suggestion : finis le tour, ou choisis ce qui te sert.
   *[closed] La tournée ne t’offre plus rien à ce tour : elle se fait toute avant le combat, ou toute après. Il te reste les marchés, ou finir le tour.
}
metal-first-bargain = La suggestion marchande : une offre n’engage à rien tant qu’elle n’est pas acceptée, et ne coûte rien si elle est refusée. On peut payer une aide, la paix, ou quelqu’un pour en gêner un autre.
metal-first-combat = Choisis ton combat : ce qui paie le mieux parmi ce que tu peux battre.
metal-first-end = Plus rien ici ne rapporte assez : la suggestion est de finir le tour.
metal-first-offer = On te propose un marché. Ce qui est donné tout de suite est sûr, ce qui est promis ne vaut que la parole de qui le promet. Ce que tu y gagnes, à peu près, et ce que coûte une parole rompue sont dits sous ses lignes.
metal-first-watch = Ce n’est pas ton tour, mais tu peux marchander avec celui dont c’est le tour. Offrir ton aide contre une part du butin ne coûte rien tant qu’elle n’est pas acceptée.
metal-first-others = Regarde qui ils combattent, et qui les aide : les promesses faites maintenant se paient plus tard, peut-être à ton tour.
metal-first-won = C’est toi qui as le plus de gloire : la galaxie te chante ! Tu as vu ce qui paie : des vaisseaux à ta portée, des trophées qui vont avec, des alliés qui veulent la même chose. Entre humains, la moitié du jeu se joue en paroles.
metal-first-lost = La gloire est à un autre, cette fois. Y avait-il un combat gagnable avec un allié, un trophée jamais montré ? Entre humains, c’est la parole qui rattrape les mauvais dés.
