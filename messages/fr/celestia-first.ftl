### La première partie guidée de Celestia Duo : pourquoi, pas seulement comment.

celestia-first-welcome = { $partner } et toi, vous poursuivez un pirate dans le même aéronef : vous gagnez ou perdez ensemble. Rattrapez-le avant son repaire, au bout du chemin.
celestia-first-energy = Les { $energy } éclairs de l’aéronef sont votre énergie : au combat, qui ne peut éliminer aucun dé à son tour en coûte un, et s’il n’en reste plus, le coup suivant perd la poursuite. La roue près de ta main : tu es capitaine, c’est toi qui tranches.
celestia-first-draft = D’abord, les armes. En chemin, vous tomberez dans des embuscades : on lance des dés, et chaque dé s’élimine avec une carte de l’arme qu’il montre. Une main variée vient donc à bout de plus de dés qu’une main pleine de la même arme.
celestia-first-draft-more = Une carte chacun, à tour de rôle. { $choice ->
        [no] Il ne reste qu’une sorte : rien à choisir.
       *[yes] { $take ->
            [lacking] { $card ->
                [whip] Tu n’as { celestia-have-not-whip }
                [sabre] Tu n’as { celestia-have-not-sabre }
                [crossbow] Tu n’as { celestia-have-not-crossbow }
                [pistol] Tu n’as { celestia-have-not-pistol }
                [cannon] Tu n’as { celestia-have-not-cannon }
               *[open] Cette arme te manque
            } : avec cette carte, tu pourras éliminer d’autres dés.
            [pair] Tu as déjà cette arme : à deux, ces cartes élimineront n’importe quel dé.
            [joker] Un joker élimine n’importe quel dé.
           *[open] Plus vous avez d’armes différentes à deux, plus vous éliminez de dés.
        }
    } { $partner } voit ce que tu prends ici, et n’apprend rien d’autre de ta main.
celestia-first-hand = Voici ta main, et { $partner } ne doit pas la connaître : interdit de la montrer ou de la décrire. Ce que chacun joue dit à l’autre ce qui peut lui rester. Le deviner, c’est tout le sel du jeu.
celestia-first-fly = En route : { $steps ->
        [one] une case
       *[other] { $steps } cases
    } plus loin cette fois ; l’hélice de la case que vous quittez dit jusqu’où. Chaque case cache une embuscade, mais seule compte celle où vous arrivez. Le pirate prend de l’avance quand vous vous arrêtez : vole tant que vos mains sont pleines.
celestia-first-fly-more = Assez de cartes et d’énergie pour une embuscade de plus ? Alors vole : c’est ainsi que vous le rattrapez. { $stage ->
        [no] Pour l’instant, on ne peut que voler.
       *[yes] Sinon, fais étape : vous y gagnez des cartes, et le pirate prend de l’avance.
    }
celestia-first-answer = { $partner } propose quelque chose, dans la bulle près de son nom. Réponds : ✓ d’accord, ✗ pas d’accord, la roue « à toi de voir ». C’est lui qui décide, mais toi seul connais ta main.
celestia-first-dice = L’embuscade : chaque dé montre l’arme qui l’élimine{ $flags ->
        [0] { "" }
       *[other] ; un drapeau noir part avec n’importe quelle carte
    }. Une fois les dés validés, il reste à dire qui commence, puis plus un mot. Compte d’abord ceux que tu peux éliminer ; pour les autres, { $partner } a { $theirs ->
        [0] la main vide
        [one] une carte
       *[other] { $theirs } cartes
    }.
celestia-first-flag = Un drapeau noir fait mal deux fois : dès que tu acceptes les dés, le pirate prend de l’avance, et il faut encore dépenser une carte contre lui, n’importe laquelle. { $smoke ->
        [0] Un fumigène pourrait le relancer, mais la soute n’en a pas.
       *[other] Un fumigène de la soute peut le relancer.
    }
celestia-first-smoke = Un fumigène relance les dés que tu touches. { $spend ->
        [yes] Vous en avez peu, mais ces dés en valent un.
       *[no] Vous en avez peu : garde-les pour les drapeaux, et pour les dés que ni l’un ni l’autre ne pourrait éliminer.
    }
celestia-first-accept = { $all ->
        [none] Aucune carte simple de ta main ne suffit pour ces dés ; ton partenaire a peut-être ce qu’il faut.
        [yes] Une simple carte de ta main suffit pour chacun de ces dés.
       *[no] Une simple carte de ta main suffit pour { $able } des { $dice } dés, jokers et paires à part ; ton partenaire a peut-être l’arme pour d’autres.
    } Valide si tu penses qu’à deux vous en viendrez à bout.{ $smoke ->
        [no] { "" }
       *[yes] { " " }Relancer coûte un fumigène : seulement si un autre jet a des chances d’être meilleur.
    }
celestia-first-starter = Qui commence ? Vous alternez. { $odd ->
        [yes] Le nombre de dés est impair : qui commence en élimine un de plus.
       *[no] Le nombre de dés est pair : chacun en élimine autant.
    } Tu as { $mine ->
        [one] une carte
       *[other] { $mine } cartes
    }, { $partner } en a { $theirs } ; { $able ->
        [0] aucune de tes cartes, seule, ne suffit pour ces dés.
       *[other] tes cartes simples suffisent pour { $able } des { $dice } dés.
    } { $who ->
        [me-spares] Sa main est la plus mince : commence, tu lui épargnes une carte.
        [other-spares] Ta main est la plus mince : laisse commencer { $partner }, tu épargnes une carte.
        [me] { $able ->
            [0] Commence : qui commence choisit le dé qui lui coûte le moins.
           *[other] Commence : qui commence a le choix de tous les dés.
        }
        [other] Laisse commencer { $partner } : ce qu’il élimine te dira ce qu’il a.
       *[open] Commence si ta main va à ces dés.
    }
celestia-first-strike = À toi d’éliminer un dé. Joue l’arme qu’il montre si tu l’as. Un joker, ou deux cartes identiques ensemble, élimine n’importe quel dé : garde-les pour quand rien d’autre ne va. Laisse à ton partenaire les dés que tu le crois capable d’éliminer.
celestia-first-strike-more =     { $using ->
        [card] L’arme que montre le dé : le moins cher. Les jokers et les paires attendent les dés que rien d’autre n’élimine.
        [any] Contre un drapeau noir, toute carte va : donne celle qui te manquera le moins.
        [pair] Deux cartes identiques éliminent n’importe quel dé : cela vaut la peine là où ton partenaire n’a peut-être pas l’arme.
        [pair-only] L’arme de ces dés te manque, mais deux cartes identiques éliminent n’importe quel dé : cela épargne une énergie.
        [joker] Un joker élimine n’importe quel dé : ici, il le vaut.
       *[open] D’abord l’arme que montre le dé ; le joker ou la paire en dernier. Pense à ce que ton partenaire peut avoir.
    }
celestia-first-partner = C’est à ton partenaire d’éliminer un dé. Observe : le dé qu’il choisit dit ce qu’il a, et ceux qu’il te laisse sont peut-être ceux qu’il ne peut pas éliminer.
celestia-first-endure = Aucune de tes cartes n’élimine un de ces dés. { $energy ->
        [0] Et plus un éclair dans l’aéronef : la poursuite s’arrête ici.
       *[other] Encaisse : l’aéronef perd un éclair et la soute des jetons, mais vous partagez des cartes, puis c’est encore à toi.
    }
celestia-first-load = { $bought ->
        [yes] Acheté : à charger maintenant.
       *[no] Du butin !
    } { $cargo ->
        [gold] L’or achète des cartes et des fumigènes aux étapes.
       *[smoke] Un fumigène relance les mauvais dés.
    } Chaque jeton prend une place dans la soute : pleine, elle ne prend rien de plus tant que tu n’y fais pas de place.
celestia-first-recruit = Un membre d’équipage aide une fois, puis dort jusqu’à une étape qui réveille l’équipage. Il prend une place dans la soute, et vaut le plus souvent mieux que l’or qui pourrait s’y trouver.
celestia-first-share = { $count ->
        [one] C’est la dernière carte.
       *[other] Une carte chacun, à tour de rôle, tant qu’il en reste.
    } { $take ->
        [lacking] { $card ->
                [whip] Tu n’as { celestia-have-not-whip }
                [sabre] Tu n’as { celestia-have-not-sabre }
                [crossbow] Tu n’as { celestia-have-not-crossbow }
                [pistol] Tu n’as { celestia-have-not-pistol }
                [cannon] Tu n’as { celestia-have-not-cannon }
               *[open] Tu n’as pas cette arme
            } : cette carte vient à bout de dés que tu ne pouvais pas éliminer.
        [pair] Avec celle que tu as, cela fait une paire, et une paire élimine n’importe quel dé.
        [joker] Un joker élimine n’importe quel dé, et { $partner } voit que tu l’as.
        [hidden] Prise cachée, le hasard dit laquelle, et toi seul le sauras.
        [pass] Ta main est la plus pleine : passe une fois. { $partner } doit alors en prendre une, et les deux mains sont plus égales.
       *[open] Ce que tu prends face visible, { $partner } peut compter dessus ; ce que tu prends caché, toi seul le connais.
    }
celestia-first-statement = Ce butin donne à chacun une seule phrase vraie sur sa main : le reste du temps, on n’en dit rien. Dis ce qui changera le plus ce que fera ton partenaire : une arme que tu n’as pas, ou une sur laquelle il peut compter.
celestia-first-jettison = L’énergie perdue coûte aussi des jetons de la soute. Lâche ce qui te manquera le moins à la prochaine embuscade.
celestia-first-market = Une étape : l’or y achète des cartes et des fumigènes. L’or gardé sert à la prochaine étape, mais prend d’ici là une place dans la soute. Quand vous repartez, la roue passe à { $partner } : chaque étape change de capitaine.
celestia-first-face = { $turn ->
        [enough] Un dé tourné suffit : les autres peuvent rester comme ils sont. Augusta en tourne deux au plus, pas forcément deux.
        [mine] Vous éliminez les dés chacun votre tour, et un même symbole plusieurs fois peut en laisser un sans carte. Tourné ainsi, ce dé est pour toi : tu as la carte.
        [theirs] Vous éliminez les dés chacun votre tour, et un même symbole plusieurs fois peut en laisser un sans carte. Tourné ainsi, ce dé est pour { $partner }, qui a sûrement la carte.
        [both] Vous éliminez les dés chacun votre tour, et un même symbole plusieurs fois peut en laisser un sans carte. Tourné ainsi, ce dé va à vos deux mains.
       *[open] Augusta tourne un ou deux dés. Vous éliminez les dés chacun votre tour : compte, pour chaque face, combien de cartes vous avez à vous deux.
    }
celestia-first-propose = La roue est près du nom de { $partner } : une étape a changé de capitaine, et jusqu’à la prochaine c’est lui qui décide. Tu peux proposer : toi seul connais ta main, et ce que tu proposes lui en apprend un peu.
celestia-first-crew = { $who ->
        [ludvig] { celestia-name-ludvig } est en forme. { celestia-power-ludvig }
        [olga] { celestia-name-olga } est en forme. { celestia-power-olga }
        [shuki] { celestia-name-shuki } est en forme. { celestia-power-shuki }
        [kublai] { celestia-name-kublai } est en forme. { celestia-power-kublai }
        [baba] { celestia-name-baba } est en forme. { celestia-power-baba }
        [mama] { celestia-name-mama } est en forme. { celestia-power-mama }
        [rhett] { celestia-name-rhett } est en forme. { celestia-power-rhett }
        [augusta] { celestia-name-augusta } est en forme. { celestia-power-augusta }
       *[open] Un membre d’équipage est en forme.
    } À appeler là où cela épargne une énergie ou un drapeau : ce qui n’a pas servi ne vaut rien à la fin.
celestia-first-stage = La carte à l’ancre : une étape au lieu du vol. Pour chaque embuscade depuis la dernière, ou depuis le départ, vous recevez des cartes, et le pirate prend de l’avance. Utile quand vos mains sont presque vides ; jamais deux fois de suite.
celestia-first-reroll = Ces dés valent un fumigène : { $flags ->
        [0] un autre jet ira sans doute mieux à vos mains.
        [one] un autre jet peut vous débarrasser du drapeau, ou mieux aller à vos mains.
       *[other] un autre jet peut vous débarrasser de drapeaux, ou mieux aller à vos mains.
    } Ce qu’on relance peut aussi tomber plus mal.
celestia-first-share-starter = { $count ->
        [one] Une seule carte à partager : qui commence la prend, ou la laisse à l’autre.
       *[other] { $count } cartes à partager, une chacun, à tour de rôle. { $odd ->
            [yes] Leur nombre est impair : qui commence peut en avoir une de plus.
           *[no] Leur nombre est pair : seul le premier choix est en jeu.
        }
    } Tu as { $mine ->
        [one] une carte
       *[other] { $mine } cartes
    }, { $partner } en a { $theirs }. { $who ->
        [me] Ici, je commencerais.
        [me-spares] Ici, je commencerais.
        [other] Ici, je laisserais choisir { $partner }.
        [other-spares] Ici, je laisserais choisir { $partner }.
       *[open] La main la plus mince en a le plus besoin.
    }
celestia-first-card-reward = Une carte en butin : vous la partagez comme les autres, et elle ne prend pas de place dans la soute. Une carte de plus, c’est un dé de moins.
celestia-first-flags-left = Les drapeaux noirs que tu as acceptés se paient maintenant. S’il y a un choix, donne ce qui manquera le moins dans ce combat.
celestia-first-flags-crew = Les drapeaux sont acceptés, mais le pirate n’a pas encore bougé : Kublai peut d’abord en tirer de l’or, ou Rhett des fumigènes, jusqu’à deux par drapeau. Utile s’il y a de la place dans la soute.
celestia-first-aftermath = L’embuscade est vaincue : Shuki peut reprendre deux des cartes jouées ici, que vous partagez. Deux cartes de plus, ce sont deux dés de moins à la prochaine.
celestia-first-arrange = Tu as vu les prochaines embuscades : mets celle qui va à vos mains là où vous arriverez.
celestia-first-market-more =
    { $buy ->
        [buy-cards] Les cartes gagnent les prochaines embuscades : vos mains en ont plus besoin que la soute n’a besoin d’or.
        [buy-smoke] Un fumigène vaut sa place dans la soute : il relance les mauvais dés.
        [reactivate] Réveillé, l’équipage aide encore une fois à la prochaine embuscade.
        [keep-gold] Rien ici ne vaut son prix maintenant : l’or peut attendre la prochaine étape, et prend des places dans la soute.
       *[open] Demande-toi de chaque chose : éliminera-t-elle un dé, ou en épargnera-t-elle un ? L’or seul ne fait ni l’un ni l’autre.
    }
celestia-first-stage-more = Tu as { $mine ->
        [one] une carte
       *[other] { $mine } cartes
    }, { $partner } en a { $theirs } : la prochaine embuscade peut en vouloir plus. Une étape donne des cartes, et le pirate prend de l’avance.
celestia-first-won = { $by ->
        [me] Tu as décidé de voler
       *[other] { $partner } a décidé de voler
    }, et l’aéronef a rattrapé le pirate, case { $at } ! L’énergie a tenu. En mode Normal, ça continue : on aborde le pirate, trois mâts doivent tomber, et chaque victoire allonge la poursuite suivante.
celestia-first-lost = { $ending ->
        [out-of-energy] Plus d’éclair à perdre : la poursuite s’arrête là. Les dés ont eu leur part ; même bien menée, une poursuite peut échouer.
       *[other] Le pirate est dans son repaire, cette fois. Les dés ont eu leur part ; même bien menée, une poursuite peut échouer.
    } La prochaine est pour toi.
celestia-first-energy-lost = { $who ->
        [me] Tu n’as pu éliminer aucun dé
       *[other] { $partner } n’a pu éliminer aucun dé
    } : un éclair est perdu. D’abord, vous partagez { $cards } cartes. Puis la soute perd { $lose } jetons{ $hold ->
        [choose] , au choix du capitaine.
        [empty] , mais elle est vide.
       *[all] , et n’en a pas plus : tout part{ $crew ->
            [none] { "" }
            [several] , équipage compris
            [ludvig] , { celestia-name-ludvig } aussi
            [olga] , { celestia-name-olga } aussi
            [shuki] , { celestia-name-shuki } aussi
            [kublai] , { celestia-name-kublai } aussi
            [baba] , { celestia-name-baba } aussi
            [mama] , { celestia-name-mama } aussi
            [rhett] , { celestia-name-rhett } aussi
           *[augusta] , { celestia-name-augusta } aussi
        }.
    } Après quoi le combat reprend.
celestia-first-energy-lost-more = { $who ->
        [me] Tu n’as pu éliminer aucun dé
       *[other] { $partner } n’a pu éliminer aucun dé
    } : { $left ->
        [0] c’était le dernier éclair, et le prochain coup perd la partie.
        [one] il ne reste qu’un éclair.
       *[other] il reste { $left } éclairs.
    } Après le partage des { $cards } cartes, la soute { $hold ->
        [choose] perdra { $lose } jetons, au choix du capitaine.
        [empty] ne perdra rien : elle est vide.
       *[all] perdra tout{ $crew ->
            [none] { "" }
            [several] , équipage compris
            [ludvig] , { celestia-name-ludvig } aussi
            [olga] , { celestia-name-olga } aussi
            [shuki] , { celestia-name-shuki } aussi
            [kublai] , { celestia-name-kublai } aussi
            [baba] , { celestia-name-baba } aussi
            [mama] , { celestia-name-mama } aussi
            [rhett] , { celestia-name-rhett } aussi
           *[augusta] , { celestia-name-augusta } aussi
        }.
    }
celestia-first-hold-lost = L’éclair perdu a coûté à la soute tout ce qu’elle avait{ $crew ->
        [none] { "" }
        [several] , équipage compris
        [ludvig] , { celestia-name-ludvig } aussi
        [olga] , { celestia-name-olga } aussi
        [shuki] , { celestia-name-shuki } aussi
        [kublai] , { celestia-name-kublai } aussi
        [baba] , { celestia-name-baba } aussi
        [mama] , { celestia-name-mama } aussi
        [rhett] , { celestia-name-rhett } aussi
       *[augusta] , { celestia-name-augusta } aussi
    }. Avec une soute mieux remplie, on choisit ce qui part. Le combat reprend où il en était.
celestia-first-bubble = { $partner } propose quelque chose, dans la bulle près de son nom. Tu peux y répondre, ✓ d’accord, ✗ pas d’accord, la roue « à toi de voir », mais ce n’est qu’un mot : c’est ton coup qui décide.
celestia-first-known = Près du nom de { $partner }, un signe barré : sa main n’en a sûrement pas, d’après ce que vous avez tous deux vu et entendu. Un des dés montre ce symbole : mieux vaut que ce soit toi qui l’élimines.
celestia-first-market-card = La carte d’étape : en haut, ce que le pirate a gagné pendant l’arrêt (+{ $pirate }) ; au milieu, les cartes reçues pour chaque embuscade ; en bas, l’hélice : de combien vous repartirez ({ $propeller }).
