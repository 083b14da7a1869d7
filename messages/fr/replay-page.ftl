# Ce que dit seulement la page où l’on revoit une partie.
replay-moment-next = Moment clé suivant
replay-moment-back = Moment clé précédent
replay-moments = Moments clés
replay-moment-is = { $kind } ({ $at }) : { $what }
moment-duel = Duel
moment-loss = Perte
moment-wreck = Mise en pièces
moment-conquest = Conquête
moment-honour = Honneur
moment-betrayal = Trahison
moment-peril = Au bord du gouffre
moment-end = Fin
replay-secrets = Caché
replay-secrets-none = Rien n’est caché ici.
replay-moments-more = …et { $count } de plus
