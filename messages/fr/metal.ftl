### Metal Adventures


## Options

metal-option-shuffle = Chasseur de pirates non combattu
metal-option-shuffle-whole = toute la pioche de l’espace est mélangée
metal-option-shuffle-tiers = il retourne dans son espace, proche ou lointain
metal-option-rounds = Offres à un même pirate par moment de négociation
metal-option-rounds-1 = 1
metal-option-rounds-2 = 2
metal-option-rounds-3 = 3
metal-option-rounds-4 = 4
metal-option-rounds-5 = 5
metal-option-rounds-6 = 6
metal-option-rounds-7 = 7
metal-option-rounds-8 = 8
metal-option-rounds-9 = 9
metal-option-rounds-10 = 10
metal-option-rounds-11 = 11
metal-option-rounds-12 = 12
metal-option-rounds-13 = 13
metal-option-rounds-14 = 14
metal-option-rounds-15 = 15
metal-option-rounds-16 = 16
metal-option-rounds-17 = 17
metal-option-rounds-18 = 18
metal-option-rounds-19 = 19
metal-option-rounds-20 = 20
metal-option-tour = Tournée des pirates
metal-option-tour-block = d’un seul tenant, avant ou après le combat
metal-option-tour-split = en partie avant, en partie après le combat
metal-option-karokum = Après une attaque via Karokum
metal-option-karokum-open = les étapes de Karokum restent ouvertes
metal-option-karokum-closed = les étapes de Karokum sont fermées
metal-option-support = Cartes Soutien dans un défi
metal-option-support-everyone = les protagonistes et leurs alliés en jouent
metal-option-support-protagonists = seuls les deux protagonistes en jouent

## Noms. Ceux des cartes viennent du fichier de cartes.

metal-name-exxalia = Exxalia
metal-name-bazaar = Bazaar
metal-name-karokum = Karokum
metal-name-first = le premier
metal-name-second = le deuxième
metal-name-third = le troisième
metal-name-wreck = l’épave { $value }
metal-nation-solar = Empire de Sol
metal-nation-imperial = Empire galactique
metal-nation-barrens = Barrens
metal-nation-ocg = OCG
metal-type-weapon = arme
metal-type-armour = Armure
metal-type-tool = outil
metal-faktor-blank = face vierge
metal-faktor-pending = { $value } à payer
metal-number-1 = Trophée
metal-number-2 = Réparations légères
metal-number-3 = Réparations complètes
metal-number-4 = Titres de gloire
metal-number-5 = Nouveaux choix
metal-number-6 = Achat
metal-number-7 = Contrebande
metal-number-8 = Amnistie
metal-number-9 = Prime à la casse
metal-number-10 = Dépense somptuaire

## Ce que font les cartes

metal-effect-turn-start-repair = au début du tour : répare { $value }
metal-effect-win-credits = vaisseau battu à l’attaque : +{ $value } cr
metal-effect-lone-score = attaque ou défi sans allié : +{ $value }
metal-effect-support-power = Puissance d’appui +{ $value }
metal-effect-reveal-target = dévoile { $value } vaisseaux dans l’espace
metal-effect-karokum-fee = attaque via Karokum : { $value } cr
metal-effect-mf-penalty-half = malus du Metal Faktor divisé par deux
metal-effect-mf-penalty-less = malus du Metal Faktor −{ $value }
metal-effect-challenge-score = protagoniste d’un défi : +{ $value }
metal-effect-reduce-damage = coup de 2 ou plus : −{ $value } (au moins 1)
metal-effect-no-event-damage = aucun Dommage d’événement
metal-effect-probe = une fois par attaque : remplace un vaisseau dévoilé ({ $value } cr)
metal-crew-score-before = avant les dés : +{ $value }
metal-crew-score-after = après les dés : +{ $value }
metal-crew-reroll = après les dés : relance le dé de combat de ton camp
metal-crew-jam = après les dés : −{ $value } à l’adversaire
metal-crew-repair = à ton tour : répare { $value }
metal-crew-bomb = à ton tour : { $value ->
    [one] { $value } Dommage
   *[other] { $value } Dommages
} à un autre pirate
metal-crew-replace = rangée dévoilée : remplace un vaisseau
metal-crew-cancel-judgement = annule un point de jugement qui tombe
metal-crew-mf-reset = à ton tour : Metal Faktor remis sur sa face vierge
metal-upheaval-damage = chacun subit { $value ->
    [one] { $value } Dommage
   *[other] { $value } Dommages
}
metal-upheaval-credits = chacun gagne { $value } cr
metal-upheaval-tax = qui a { $holding } cr ou plus en paie { $pay } à la banque
metal-upheaval-pardon = chacun perd un point de jugement
metal-upheaval-meteors = chacun subit { $all ->
    [one] { $all } Dommage
   *[other] { $all } Dommages
}, les plus puissants { $strongest }
metal-upheaval-dragnet = chacun perd une épave ou { $pay } cr, sinon { $damage ->
    [one] { $damage } Dommage
   *[other] { $damage } Dommages
}
metal-upheaval-desertion = chacun perd une carte Soutien
metal-upheaval-trade-route = chaque trésor gagne { $value } cr
metal-upheaval-metal-fever = tous les Metal Faktor reviennent sur leur face vierge
metal-upheaval-bravado = le Pot gagne { $value } cr par pirate
metal-condition-equipment-of-power = posséder un équipement de puissance { $value } ou plus
metal-condition-equipment = posséder { $value } équipements
metal-condition-main-power = puissance principale { $value } ou plus
metal-condition-wrecks-of-nations = posséder des épaves de { $value } nations
metal-condition-wrecks-of-one-nation = posséder { $value } épaves d’une même nation
metal-condition-wrecks = posséder { $value } épaves
metal-condition-credits = posséder { $value } cr
metal-condition-damage = avoir { $value } Dommages
metal-condition-every-type = posséder une arme, une armure et un outil
metal-condition-support-cards = posséder { $value } cartes Soutien
metal-condition-won-challenge = gagner un défi qu’on a lancé
metal-condition-held-challenge = gagner un défi qu’on a reçu
metal-condition-beat-hunter = battre un chasseur de pirates
metal-condition-beat-planet = battre une planète
metal-condition-beat-stronger-ship = battre un vaisseau plus puissant que soi d’au moins { $value }
metal-condition-won-by = gagner un combat de { $value } ou plus
metal-condition-loyal-ally-won = être l’allié loyal d’un vainqueur
metal-condition-traitor-won = trahir et l’emporter

## Coups

metal-move-give-back = remettre { $value } trophée sous la pile
metal-move-travel = voyager
metal-move-rest = se reposer
metal-move-pay-brotherhood = payer 1 cr à la Fraternité
metal-move-refuse-brotherhood = ne pas payer la Fraternité (1 jugement)
metal-move-tour = tournée : { $value }
metal-tour-trophy = { $giving ->
    [none] piocher 2 trophées, en garder 1 (2 cr)
   *[other] rendre { $giving } trophée, en piocher 2, en garder 1 (1 cr)
}
metal-tour-light-repairs = réparer 1 Dommage ({ $value })
metal-light-repairs-credits = 1 cr
metal-tour-full-repairs = tout réparer ({ $credits } cr, le reste de 2 en épaves)
metal-tour-titles-of-glory = titres de gloire : { $value } contre 1 point de gloire et 4 cr
metal-tour-new-choice = quatre nouvelles améliorations (1 cr)
metal-tour-purchase = acheter { $value }
metal-tour-smuggling = engager { $value } à Bazaar
metal-tour-amnesty = effacer 1 jugement ({ $value })
metal-amnesty-credits = 2 cr
metal-tour-scrap-bonus = échanger l’épave { $value } à Karokum (1 cr)
metal-tour-lavish-spending = dépense somptuaire : 1 point de gloire ({ $credits } cr, le reste de 6 en épaves)
metal-move-attack-space = attaquer un vaisseau dans l’espace
metal-move-attack-karokum = attaquer { $value } via Karokum
metal-move-attack-planet = attaquer la planète { $value }
metal-move-challenge = défier { $value }
metal-move-target = attaquer { $value }
metal-move-replace = remplacer { $ship } ({ $with })
metal-move-ready = ne plus chercher d’allié
metal-move-call-in = réclamer l’aide promise (promesse { $value })
metal-move-betray = trahir l’attaquant
metal-move-stay-loyal = rester loyal
metal-move-throw = lancer le dé Metal Faktor
metal-move-hold = garder le dé Metal Faktor
metal-move-play = jouer { $value }
metal-move-play-on = jouer { $card } contre { $target }
metal-move-pass = passer
metal-move-discard = défausser { $value }
metal-move-validate = montrer { $value } trophée
metal-move-end-turn = finir le tour
metal-move-swap-trophy = échanger { $value } trophée
metal-move-buy = acheter { $value } (1 cr de plus)
metal-move-keep = garder { $value } trophée pioché
metal-move-return = remettre { $value } trophée pour en piocher 3
metal-move-take-support = prendre { $value }
metal-move-take-ship = prendre l’épave { $value }
metal-move-give-wreck = donner l’épave { $value }
metal-move-give-credits = payer en crédits
metal-move-plunder = piller { $value }
metal-plunder-credits = la moitié des crédits
metal-plunder-upgrade = l’amélioration { $value }
metal-plunder-wrecks = la moitié des épaves
metal-move-honour = tenir la promesse
metal-move-honour-with = tenir la promesse avec { $value }
metal-honour-with-upgrade = { $value }
metal-honour-with-wreck = l’épave { $value }
metal-move-renege = rompre la promesse
metal-move-propose = proposer à { $to } : { $terms }
metal-move-propose-all = proposer à { $to }, si tous acceptent : { $terms }
metal-move-accept = accepter l’offre { $value }
metal-move-decline = refuser l’offre { $value }
metal-move-counter = répondre à l’offre { $offer } : { $terms }
metal-move-withdraw = retirer l’offre { $value }
metal-move-waive = renoncer à la promesse { $value }

## Offres et promesses. Chaque partie d'un accord se dit à part.

metal-terms-gives = donner { $value }
metal-terms-takes = recevoir { $value }
metal-terms-alliance = alliance pour ce combat
metal-terms-release = la promesse { $value } est effacée
metal-terms-pledges = promesse : { $value }
metal-terms-lasts = { $value ->
    [one] valable encore un coup
   *[other] valable encore { $value } coups
}
metal-goods-credits = { $value } cr
metal-goods-upgrades = { $value }
metal-goods-wrecks = épaves : { $value }
metal-goods-which = { $value }
metal-goods-unseen = épaves non montrées : { $value }
metal-goods-unseen-which = { $value }
metal-goods-trophies = sans le montrer, { $value } trophée
metal-gives-credits = { metal-goods-credits }
metal-gives-upgrades = { metal-goods-upgrades }
metal-gives-wrecks = { metal-goods-wrecks }
metal-gives-which = { metal-goods-which }
metal-gives-unseen = { metal-goods-unseen }
metal-gives-unseen-which = { metal-goods-unseen-which }
metal-gives-trophies = { metal-goods-trophies }
metal-takes-credits = { metal-goods-credits }
metal-takes-upgrades = { metal-goods-upgrades }
metal-takes-wrecks = { metal-goods-wrecks }
metal-takes-which = { metal-goods-which }
metal-takes-unseen = { metal-goods-unseen }
metal-takes-unseen-which = { metal-goods-unseen-which }
metal-takes-trophies = { metal-goods-trophies }
metal-pledges = { $debtor } doit { $deliver } ({ $when }, { $due })
metal-offer = { $from } à { $to } (offre { $id }){ $alliance ->
    [yes] , alliance
   *[other] {""}
}{ $gives ->
    [none] {""}
   *[other] , donne { $gives }
}{ $takes ->
    [none] {""}
   *[other] , reçoit { $takes }
}{ $pledges ->
    [none] {""}
   *[other] , promesse : { $pledges }
}{ $release ->
    [none] {""}
   *[other] , efface la promesse { $release }
}{ $together ->
    [none] {""}
   *[other] , sous réserve de l’accord de { $together }
}
metal-promise = { $debtor } doit à { $creditor } { $deliver } ({ $when }, { $due })
metal-deliver-goods = { $value }
metal-deliver-loot-credits = { $value } du butin
metal-loot-credits-credits = { $value } cr
metal-loot-credits-half = la moitié des crédits
metal-loot-credits-all = tous les crédits
metal-deliver-loot-card = { $value } du butin
metal-loot-card-support = une carte Soutien
metal-loot-card-wreck = une épave
metal-loot-card-upgrade = une amélioration
metal-loot-card-trophy = le trophée d’Exxalia, sans le montrer,
metal-loot-card-this-upgrade = la carte { $value }
metal-loot-card-this-wreck = l’épave { $value }
metal-deliver-help = son aide dans { $value }
metal-help-attack = une attaque
metal-help-challenge = un défi
metal-help-any = un combat
metal-deliver-refrain = de ne pas { $value }
metal-refrain-challenge = défier { $value }
metal-refrain-ally-against = s’allier contre { $value }
metal-refrain-attack-planet = attaquer { $value }
metal-refrain-buy = acheter { $value }
metal-deliver-do = de { $value }
metal-do-challenge = { metal-refrain-challenge }
metal-do-ally-against = { metal-refrain-ally-against }
metal-do-attack-planet = { metal-refrain-attack-planet }
metal-do-buy = { metal-refrain-buy }
metal-deliver-play = { $value } dans ce combat
metal-play-metal-faktor = son dé Metal Faktor
metal-play-support = la carte { $value }
metal-when-always = sans condition
metal-when-if-won = si le combat est gagné
metal-when-if-lost = si le combat est perdu
metal-when-if-asked = sur demande
metal-due-after-combat = après le combat
metal-due-end-of-turn = à la fin du tour
metal-due-next-turn = { $nth ->
    [other] { $at } du { $nth }e tour à venir de { $of }
   *[one] { $at } du prochain tour de { $of }
}
metal-at-start = au début
metal-at-combat = après le combat
metal-at-end = à la fin
metal-standing-pending = en suspens
metal-standing-armed = ferme
metal-standing-forced = forcée

## Événements

metal-event-turn-began = Tour { $turn } : { $seat }.
metal-event-travels = { $seat } : voyage.
metal-event-rests = { $seat } : repos.
metal-event-brotherhood-spared = { $seat } : plus faible de tous, rien à payer à la Fraternité.
metal-event-credits = { $credits } cr : { $from } → { $to }.
metal-from-bank = banque
metal-from-pot = Pot
metal-from-treasury = trésor ({ $value })
metal-from-pirate = { $value }
metal-to-bank = banque
metal-to-pot = Pot
metal-to-treasury = trésor ({ $value })
metal-to-pirate = { $value }
metal-event-glory = { $seat } : +{ $points } gloire.
metal-event-damaged = { $taken ->
    [0] { $seat } : Dommages au maximum, rien de plus ({ $by }).
    [one] { $seat } : { $taken } Dommage ({ $by }).
   *[other] { $seat } : { $taken } Dommages ({ $by }).
}
metal-by-combat = combat
metal-by-event = événement
metal-by-support = carte Soutien
metal-event-damage-reduced = { $seat } : l’Armure amortit le coup.
metal-event-shielded = { $seat } : à l’abri de l’événement.
metal-event-repaired = { $points ->
    [one] { $seat } : { $points } Dommage réparé.
   *[other] { $seat } : { $points } Dommages réparés.
}
metal-event-judged = { $infamous ->
    [yes] { $seat } : 1 jugement, donc 1 gloire de moins ({ $fault }), et l’infamie.
   *[no] { $seat } : 1 jugement, donc 1 gloire de moins ({ $fault }).
}
metal-fault-brotherhood = Fraternité non payée
metal-fault-betrayal = trahison
metal-fault-promise = promesse rompue
metal-event-beyond-judgement = { $seat } : déjà infâme, rien ne change ({ $fault }).
metal-event-judgement-cancelled = { $seat } : jugement annulé.
metal-event-forgiven = { $seat } : 1 jugement effacé.
metal-event-tour-action = { $seat } : { $number }.
metal-event-seeks-in-space = { $seat } : recherche d’une proie dans l’espace.
metal-event-ship-revealed = Dans l’espace : { $ship }.
metal-event-event-revealed = { $applies ->
    [yes] Événement : { $event } !
   *[no] Événement sans effet : { $event }.
}
metal-event-probed = { $seat } : { $card } remplace un vaisseau.
metal-event-no-ship-found = { $seat } : plus aucun vaisseau dans l’espace.
metal-event-to-karokum = { $ship } part à la casse de Karokum.
metal-event-hunter-back = { $ship } retourne dans l’espace.
metal-event-combat-began = { $seat } : combat contre { $foe }.
metal-foe-nobody = personne
metal-foe-ship = { $value }
metal-foe-planet = la planète { $value }
metal-foe-pirate = { $value }
metal-event-help-asked = L’aide promise est réclamée (promesse { $promise }).
metal-event-allied = Alliance : { $ally } avec { $protagonist }.
metal-event-betrayed = Trahison ! { $traitor } se retourne contre { $victim }.
metal-event-stays-loyal = { $ally } : loyal.
metal-event-faktor-declared = { $throws ->
    [yes] { $seat } : lancera le dé Metal Faktor.
   *[no] { $seat } : garde le dé Metal Faktor.
}
metal-event-dice-thrown = Dés : orange { $orange }, gris { $grey }.
metal-event-faktor-thrown = { $face ->
    [0] { $seat } : Metal Faktor, face vierge.
   *[other] { $seat } : Metal Faktor +{ $face }.
}
metal-event-faktor-paid = { $seat } : malus de { $penalty } pour le Metal Faktor.
metal-event-faktor-reset = { $seat } : Metal Faktor remis sur sa face vierge.
metal-event-combat-decided = { $attacker-wins ->
    [yes] Combat contre { $foe } : victoire de l’attaque ({ $attack } contre { $defence }).
   *[no] Combat contre { $foe } : défaite de l’attaque ({ $attack } contre { $defence }).
}
metal-attack-power = puissance { $value }
metal-attack-die = dé { $value }
metal-attack-allies = alliés { $value }
metal-attack-faktor = Metal Faktor { $value }
metal-attack-support = Soutien { $value }
metal-attack-effects = effets { $value }
metal-attack-penalty = malus −{ $value }
metal-defence-power = { metal-attack-power }
metal-defence-die = { metal-attack-die }
metal-defence-allies = { metal-attack-allies }
metal-defence-faktor = { metal-attack-faktor }
metal-defence-support = { metal-attack-support }
metal-defence-effects = { metal-attack-effects }
metal-defence-penalty = { metal-attack-penalty }
metal-event-ship-removed = { $ship } quitte le jeu.
metal-event-plunders = { $winner } pille { $loser } : { $what }.
metal-what-credits = { metal-plunder-credits }
metal-what-upgrade = { metal-plunder-upgrade }
metal-what-wrecks = { metal-plunder-wrecks }
metal-event-wrecks-seen = { $ships ->
    [none] { $winner } regarde les épaves de { $loser }.
   *[other] { $winner } regarde les épaves de { $loser } : { $ships }.
}
metal-event-wreck-gained = { $seat } : épave gagnée, { $ship }.
metal-event-wreck-spent = { $seat } : épave dépensée, { $ship }.
metal-event-wreck-scrapped = { $seat } : épave remise à Karokum, { $ship }.
metal-event-wrecks-handed = { $ships ->
    [none] { $from } remet à { $to } des épaves ({ $count }).
   *[other] { $from } remet à { $to } : { $ships }.
}
metal-event-displayed = En vente : { $card }.
metal-event-upgrade-gained = { $seat } reçoit { $card }.
metal-event-upgrade-discarded = { $seat } défausse { $card }.
metal-event-upgrade-handed = { $from } remet { $card } à { $to }.
metal-event-support-played = { $seat } : { $card } en jeu.
metal-event-trophy-drawn = { $card ->
    [none] { $seat } : trophée pioché.
   *[other] { $seat } : trophée pioché, { $card }.
}
metal-event-trophy-returned = { $card ->
    [none] { $seat } : trophée remis sous la pile.
   *[other] { $seat } : trophée remis sous la pile, { $card }.
}
metal-event-trophy-handed = { $card ->
    [none] { $from } remet un trophée à { $to }.
   *[other] { $from } remet un trophée à { $to } : { $card }.
}
metal-event-trophy-validated = { $seat } : trophée montré, { $card } !
metal-event-offered = Offre : { $offer }.
metal-event-dealt = Marché conclu entre { $from } et { $to } (offre { $offer }).
metal-event-offer-agreed = { $seat } accepte l’offre { $offer } ; d’autres doivent encore répondre.
metal-event-offer-ended = Offre { $offer }, { $from } à { $to } : { $end }.
metal-end-declined = refusée
metal-end-countered = suivie d’une contre-offre
metal-end-withdrawn = retirée
metal-end-expired = expirée
metal-end-lapsed = caduque
metal-event-promised = Promesse : { $promise }.
metal-event-promise-armed = La promesse { $promise } est ferme.
metal-event-promise-honoured = { $forced ->
    [yes] { $debtor } paie { $creditor }, la victoire sur le chasseur l’exige.
   *[no] { $debtor } tient parole envers { $creditor }.
}
metal-event-promise-broken = { $debtor } manque de parole à { $creditor } ({ $how }).
metal-how-refused = par choix
metal-how-unable = incapable de payer
metal-how-breached = a fait ce qui était exclu
metal-how-not-done = promesse d’agir non tenue
metal-event-promise-void = La promesse { $promise } tombe ({ $why }).
metal-why-condition = condition non remplie
metal-why-defeat = défaite
metal-why-nothing-to-share = rien à partager
metal-why-no-combat = pas de combat
metal-why-betrayal = trahison
metal-why-not-asked = jamais réclamée
metal-why-infamy = infamie
metal-event-promise-waived = La promesse { $promise } est effacée.
metal-event-game-ended = { $by-glory ->
    [yes] Fin : neuf points de gloire.
   *[no] Fin : il reste deux cartes d’espace ou moins, ou cent tours de table sont joués.
}

## Refus

metal-refusal-not-now = Ce n’est pas le moment.
metal-refusal-first-choose = Il faut d’abord : { $value }.
metal-refusal-not-yours = Ce choix n’est pas le tien.
metal-refusal-brotherhood-first = La Fraternité passe avant toute autre action.
metal-refusal-no-damage = Seul un vaisseau endommagé se repose.
metal-refusal-nothing-to-repair = Ton vaisseau n’a aucun Dommage à réparer.
metal-refusal-credits = Il faut { $need } cr, tu en as { $have }.
metal-refusal-wrecks = { $need ->
    [one] Il faut { $need } épave, tu en as { $have }.
   *[other] Il faut { $need } épaves, tu en as { $have }.
}
metal-refusal-combat-done = Un seul combat par tour.
metal-refusal-combat-first = Il faut d’abord combattre.
metal-refusal-tour-closed = La tournée a été faite avant le combat.
metal-refusal-tour-order = La tournée se fait dans l’ordre ; la dernière étape faite est la { $last }.
metal-refusal-planet-visited = Tu as déjà agi sur cette planète ce tour-ci : elle ne peut être attaquée.
metal-refusal-planet-attacked = Cette planète a été attaquée ce tour-ci.
metal-refusal-no-trophy = Il n’y a pas de trophée à cette place.
metal-refusal-two-trophies = Pas plus de deux trophées.
metal-refusal-wrong-price = Ce n’est pas le prix.
metal-refusal-not-your-wreck = Cette épave n’est pas à toi.
metal-refusal-not-three-of-a-nation = Il faut trois épaves d’une même nation, hors OCG.
metal-refusal-not-displayed = Cette amélioration n’est pas en vente.
metal-refusal-not-in-bazaar = Cette carte n’est pas à Bazaar.
metal-refusal-not-in-karokum = Ce vaisseau n’est pas à la casse de Karokum.
metal-refusal-not-in-row = Ce vaisseau n’est pas dévoilé.
metal-refusal-karokum-empty = Il n’y a rien à prendre à Karokum.
metal-refusal-no-judgement = Il n’y a aucun jugement à effacer.
metal-refusal-judged-this-turn = Pas d’amnistie le tour où un jugement est tombé.
metal-refusal-not-a-hunter = Cette épave n’est pas celle d’un chasseur de pirates.
metal-refusal-yourself = C’est toi-même.
metal-refusal-no-such-seat = Cette table n’a pas cette place.
metal-refusal-pile-empty = La pioche de l’espace est vide.
metal-refusal-not-your-card = Cette carte n’est pas à toi.
metal-refusal-card-not-now = Cette carte ne fait rien en ce moment.
metal-refusal-probed = La sonde a déjà servi dans cette attaque.
metal-refusal-needs-target = Cette carte demande une cible.
metal-refusal-no-target = Cette carte n’a pas de cible.
metal-refusal-die-blank = Le dé Metal Faktor est déjà sur sa face vierge.
metal-refusal-validated-already = Un seul trophée montré par tour.
metal-refusal-condition-not-met = La condition du trophée n’est pas remplie.
metal-refusal-no-talk = Ces deux pirates ne peuvent marchander maintenant.
metal-refusal-no-rounds-left = Assez d’offres à ce pirate pour l’instant.
metal-refusal-offer-open = Une offre à ce pirate attend déjà.
metal-refusal-offers-full = Trop d’offres sont sur la table.
metal-refusal-ledger-full = Le registre des promesses est plein.
metal-refusal-no-such-offer = Cette offre n’existe pas.
metal-refusal-not-your-offer = Cette offre ne te regarde pas.
metal-refusal-not-several = Une offre à plusieurs s’adresse à deux pirates au moins.
metal-refusal-only-credits-to-several = À plusieurs, on n’offre que des crédits et des promesses.
metal-refusal-agreed-already = Tu as déjà accepté ; les autres doivent encore répondre.
metal-refusal-empty-offer = Une offre doit dire quelque chose.
metal-refusal-open-too-long = Une offre ne reste pas ouverte si longtemps.
metal-refusal-not-owned = { $value } n’a pas ce que l’offre nomme.
metal-refusal-unknown-wreck = Tu ne sais pas si cette épave est là.
metal-refusal-upgrade-limit = { $value } aurait plus de quatre améliorations.
metal-refusal-trophy-limit = { $value } aurait plus de deux trophées.
metal-refusal-no-alliance = Aucune alliance n’est possible entre ces deux-là maintenant.
metal-refusal-infamous = { $value } : infâme, donc sans allié.
metal-refusal-already-engaged = { $value } : déjà dans ce combat.
metal-refusal-no-such-promise = Cette promesse n’existe pas.
metal-refusal-not-creditor = Cette promesse ne t’a pas été faite.
metal-refusal-not-this-help = Cette promesse n’est pas une aide pour un tel combat.
metal-refusal-foreign-debtor = Une promesse est faite par l’un des deux.
metal-refusal-no-combat-ahead = Aucun combat n’est à venir ce tour-ci.
metal-refusal-no-loot = Seul un protagoniste partage le butin, et dans le tour.
metal-refusal-bad-promise = Les parties de cette promesse ne vont pas ensemble.

## Ce qu'on attend

metal-prompt-give-trophy-back = rendre un des trois trophées
metal-prompt-travel-or-rest = voyager ou se reposer
metal-prompt-brotherhood = payer la Fraternité ou non
metal-prompt-voyage = tournée, combat ou fin du tour
metal-prompt-choose-target = choisir un vaisseau dévoilé
metal-prompt-seek-allies = chercher des alliés
metal-prompt-loyal-or-not = rester loyal ou trahir
metal-prompt-throw-metal-faktor = lancer le Metal Faktor ou non
metal-prompt-support-before-dice = Soutien avant les dés
metal-prompt-support-after-dice = Soutien après les dés
metal-prompt-rest-trophy = échanger un trophée au repos
metal-prompt-rest-purchase = acheter au repos
metal-prompt-last-call = dernier moment pour montrer un trophée
metal-prompt-keep-trophy = garder un trophée
metal-prompt-exxalia-bonus = piocher des trophées à Exxalia ou non
metal-prompt-take-support = prendre une carte Soutien
metal-prompt-take-ship = prendre une épave
metal-prompt-pay-with-wrecks = payer en épaves
metal-prompt-discard-down = défausser jusqu’à quatre améliorations
metal-prompt-dragnet = une épave ou des crédits pour la rafle
metal-prompt-desertion = une carte Soutien déserte
metal-prompt-plunder = choisir le butin du défi
metal-prompt-plunder-wrecks = choisir les épaves pillées
metal-prompt-cancel-judgement = annuler le jugement ou non
metal-prompt-promise-due = une promesse est due
metal-prompt-help-asked = une aide promise est réclamée
metal-prompt-answer-offer = répondre à une offre
metal-prompt-nothing = rien
metal-first-choose-give-trophy-back = { metal-prompt-give-trophy-back }
metal-first-choose-travel-or-rest = { metal-prompt-travel-or-rest }
metal-first-choose-brotherhood = { metal-prompt-brotherhood }
metal-first-choose-voyage = { metal-prompt-voyage }
metal-first-choose-choose-target = { metal-prompt-choose-target }
metal-first-choose-seek-allies = { metal-prompt-seek-allies }
metal-first-choose-loyal-or-not = { metal-prompt-loyal-or-not }
metal-first-choose-throw-metal-faktor = { metal-prompt-throw-metal-faktor }
metal-first-choose-support-before-dice = { metal-prompt-support-before-dice }
metal-first-choose-support-after-dice = { metal-prompt-support-after-dice }
metal-first-choose-rest-trophy = { metal-prompt-rest-trophy }
metal-first-choose-rest-purchase = { metal-prompt-rest-purchase }
metal-first-choose-last-call = { metal-prompt-last-call }
metal-first-choose-keep-trophy = { metal-prompt-keep-trophy }
metal-first-choose-exxalia-bonus = { metal-prompt-exxalia-bonus }
metal-first-choose-take-support = { metal-prompt-take-support }
metal-first-choose-take-ship = { metal-prompt-take-ship }
metal-first-choose-pay-with-wrecks = { metal-prompt-pay-with-wrecks }
metal-first-choose-discard-down = { metal-prompt-discard-down }
metal-first-choose-dragnet = { metal-prompt-dragnet }
metal-first-choose-desertion = { metal-prompt-desertion }
metal-first-choose-plunder = { metal-prompt-plunder }
metal-first-choose-plunder-wrecks = { metal-prompt-plunder-wrecks }
metal-first-choose-cancel-judgement = { metal-prompt-cancel-judgement }
metal-first-choose-promise-due = { metal-prompt-promise-due }
metal-first-choose-help-asked = { metal-prompt-help-asked }
metal-first-choose-answer-offer = { metal-prompt-answer-offer }
metal-first-choose-nothing = { metal-prompt-nothing }

## Le tableau

metal-board-turn = tour { $turn } : { $seat }
metal-board-space = Espace
metal-board-space-text = { $near ->
    [0] { $deep } cartes lointaines
   *[other] { $near } cartes sur le dessus, { $deep } dessous
}
metal-board-row = Dévoilés
metal-board-ship = { $hunter ->
    [yes] { $ship } (chasseur, { $nation }, puissance { $power }, Dommages { $damage } ; { $rewards })
   *[no] { $ship } ({ $nation }, puissance { $power }, Dommages { $damage } ; { $rewards })
}
metal-board-credits = { $count } cr
metal-board-glory = { $count } gloire
metal-board-crew = { $count } Soutien
metal-board-pot = Havana
metal-board-pot-text = Pot { $count } cr
metal-board-planet = puissance { $power } · trésor { $treasury } cr
metal-board-scrapyard = Casse
metal-board-display = OCG
metal-board-hands = Bazaar
metal-board-upgrade = { $power ->
    [0] { $card } ({ $price } cr : { $effects })
   *[other] { $effects ->
        [none] { $card } ({ $price } cr, +{ $power })
       *[other] { $card } ({ $price } cr, +{ $power } ; { $effects })
    }
}
metal-board-pirate = { $glory } gloire · puissance { $main } (appui { $support }) · Dommages { $damage } · jugement { $judgement } · { $credits } cr · Metal Faktor : { $faktor }
metal-board-start = vaisseau : { $ship } ({ $effects })
metal-board-upgrades = améliorations : { $cards }
metal-board-wrecks = { $known ->
    [none] épaves : { $count }
   *[other] épaves : { $count } ({ $known })
}
metal-board-trophies = trophées : { $cards }
metal-board-trophy = { $trophy } ({ $condition } : { $glory } gloire, { $credits } cr)
metal-board-hidden = face cachée
metal-board-word = promesses tenues : { $honoured }, rompues : { $reneged } · trahisons : { $betrayals }
metal-board-combat = Combat
metal-board-combat-text = { $seat } contre { $foe } : { $attack } contre { $defence }
metal-board-allies = alliés de l’attaque : { $seats }
metal-board-defenders = alliés de la défense : { $seats }
metal-board-traitor = traître : { $seat }
metal-board-throws = Metal Faktor lancé par { $seats }
metal-board-drawn = trophées piochés : { $cards }
metal-board-offers = Offres
metal-board-ledger = Promesses
metal-board-promise = nº { $id }, { $standing } : { $promise }
metal-board-now = À faire
metal-board-waits = { $seats } : { $what }
metal-board-over = partie terminée

## D’où cela vient

metal-source-ship = Vaisseaux battus
metal-source-challenge = Défis gagnés
metal-source-trophy = Trophées
metal-source-titles = Titres de gloire
metal-source-spending = Dépenses somptuaires
