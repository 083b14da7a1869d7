### La première partie guidée de Celestia Duo : pourquoi, pas seulement comment.

celestia-first-welcome = { $partner } et toi, vous poursuivez un pirate dans le même aéronef : vous gagnez ou perdez ensemble. Rattrapez-le avant son repaire, au bout du chemin. Vous avez { $energy } énergies : chaque coup que personne ne pare en brûle une, et le coup qui n’en trouve plus met fin à la poursuite. Tu es capitaine : quand vos avis diffèrent, c’est toi qui tranches.
celestia-first-draft = D’abord, les armes. Chaque dé ennemi se pare avec l’arme qu’il montre : une main variée pare donc plus de dés qu’une main pleine de la même arme. Ton partenaire voit ce que tu prends ici : c’est tout ce qu’il saura de ta main.
celestia-first-draft-more = Une carte chacun, à tour de rôle. Prends ce qui semble vous manquer à tous les deux.
celestia-first-hand = Voici ta main. Interdit de la montrer ou de la décrire : deviner les cartes de l’autre à ce qu’il joue, c’est tout le sel du jeu.
celestia-first-fly = En route : { $steps ->
        [one] une carte
       *[other] { $steps } cartes
    } plus loin cette fois, comme le dit l’hélice du lieu que vous quittez. Le chemin cache des embuscades ; seule compte celle où vous arrivez. Chaque tour passé sans voler profite au pirate : fonce tant que vous avez des cartes.
celestia-first-fly-more = Assez de cartes et d’énergie pour une embuscade de plus ? Alors vole : c’est ainsi que l’écart se réduit. Sinon, une étape en rend quelques-unes, et le pirate prend le large.
celestia-first-answer = Ton partenaire propose quelque chose. Une réponse franche ne coûte rien, et c’est le capitaine qui décide.
celestia-first-dice = L’embuscade : chaque dé montre ce qu’il faut pour le parer. Compte avant d’accepter : combien peux-tu en parer, et combien de cartes reste-t-il à ton partenaire pour les autres ?
celestia-first-flag = Un drapeau noir fait mal deux fois : accepté, il laisse filer le pirate, et il faut encore le parer. Contre un drapeau, la fumée est bien dépensée.
celestia-first-smoke = La fumée relance les dés que tu touches. Elle est rare : garde-la pour les dés qui brûleraient une énergie ou feraient fuir le pirate.
celestia-first-accept = Accepte si vous pouvez parer tout ça à deux ; ne relance que si c’est pire qu’un jet moyen.
celestia-first-starter = Qui commence ? Vous alternez : si le nombre de dés est impair, celui qui commence en pare un de plus. { $dice ->
        [one] Un dé
       *[other] { $dice } dés
    } ; tu as { $mine } cartes, { $partner } en a { $theirs }. { $thinner ->
        [mine] Ta main est la plus mince : laisse commencer { $partner } si cela t’épargne une carte.
        [theirs] La sienne est la plus mince : commence si cela lui épargne une carte.
       *[none] Que celui qui a les bonnes armes commence.
    }
celestia-first-strike = À toi de frapper. Pare avec l’arme exacte quand tu peux, et garde jokers et paires pour plus tard : c’est ce qui sauve quand plus rien ne va. Laisse à ton partenaire les dés que tu le crois capable de parer.
celestia-first-strike-more = L’arme exacte d’abord, le joker en dernier. Pense à ce que ton partenaire peut avoir.
celestia-first-partner = Observe en silence : chaque carte qu’il joue, il l’avait ; et ce qu’il te laisse, c’est ce qui lui manque.
celestia-first-endure = Rien dans ta main ne pare quoi que ce soit. Encaisse : une énergie brûle, mais elle apporte des cartes, que vous partagez. C’est ainsi que la poursuite continue.
celestia-first-load = Du butin ! L’or achète aux étapes, la fumée rattrape les mauvais jets. La soute est petite : ce qui vaut le moins passe par-dessus bord.
celestia-first-recruit = Un membre d’équipage aide une fois, puis se repose jusqu’à ce qu’on le réveille. Il mérite sa place dans la soute plus souvent que l’or.
celestia-first-share = Des cartes à partager, chacun la sienne à tour de rôle. Face visible, ton partenaire sait que tu l’as et peut compter dessus ; cachée, c’est la surprise. Prends ce qui te manque.
celestia-first-statement = Une seule phrase vraie sur ta main. Dis ce qui changera le plus ce que fera ton partenaire : une arme que tu n’as pas, ou une sur laquelle il peut compter.
celestia-first-jettison = Le coup secoue aussi la soute. Lâche ce qui te manquera le moins à la prochaine embuscade.
celestia-first-market = Une étape : l’or y devient cartes et fumée. L’or qu’on garde ne fait que prendre de la place.
celestia-first-crew = Un membre d’équipage est prêt. Sers-t’en là où il t’épargne une énergie ou un drapeau : prêt et inutilisé, il ne vaut rien à la fin.
celestia-first-stage = Une étape au lieu du vol : pour chaque embuscade depuis la dernière, vous récupérez des cartes, et le pirate prend de l’avance. Utile quand vos mains sont presque vides ; jamais deux fois de suite.
celestia-first-won = Rattrapé ! Vous avez volé, paré, partagé, et l’énergie a tenu. En mode Normal, ça continue : on aborde le pirate, trois mâts doivent tomber, et chaque victoire allonge la poursuite suivante.
celestia-first-lost = Le pirate a filé, cette fois. Repense à la partie : une énergie brûlée trop tôt, ou une étape de trop ? La plupart des premières poursuites finissent ainsi. La prochaine est pour toi.
