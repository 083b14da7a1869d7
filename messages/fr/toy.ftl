### Un tas de pièces : un jeu pour les tests.

toy-option-heap = tas
toy-option-heap-small = petit
toy-option-heap-large = grand
toy-option-gift = une pièce pour commencer

toy-move-take = prendre { $value ->
    [one] une pièce
   *[other] { $value } pièces
}
toy-move-throw = lancer le dé

toy-event-took = { $seat } prend { $coins ->
    [one] une pièce
   *[other] { $coins } pièces
}.
toy-event-threw = { $seat } lance le dé : { $die }.
toy-event-lost = { $seat } perd une pièce.
toy-event-shown = Le tas est vide ; les porte-bonheur valent : { $charms }.

toy-refusal-one-to-three = On prend une, deux ou trois pièces.
toy-refusal-heap-has = { $value ->
    [one] Le tas n’a qu’une pièce.
   *[other] Le tas n’a que { $value } pièces.
}
toy-refusal-nothing-to-lose = Il faut une pièce à perdre pour lancer le dé.

toy-view-heap = tas
toy-view-lost = perdues
toy-view-die = dé
toy-view-active = au tour de
toy-view-players = joueurs
toy-view-coins = pièces
toy-view-charm = porte-bonheur
toy-view-seat = place
