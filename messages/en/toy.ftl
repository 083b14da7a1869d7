### A heap of coins: a game for tests.

toy-option-heap = heap
toy-option-heap-small = small
toy-option-heap-large = large
toy-option-gift = a coin to start with

toy-move-take = take { $value ->
    [one] a coin
   *[other] { $value } coins
}
toy-move-throw = throw the die

toy-event-took = { $seat } takes { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
toy-event-threw = { $seat } throws the die: { $die }.
toy-event-lost = { $seat } loses a coin.
toy-event-shown = The heap is gone; the charms are worth: { $charms }.

toy-refusal-one-to-three = One, two or three coins are taken.
toy-refusal-heap-has = { $value ->
    [one] The heap has only one coin.
   *[other] The heap has only { $value } coins.
}
toy-refusal-nothing-to-lose = Nobody throws the die without a coin to lose.

toy-view-heap = heap
toy-view-lost = lost
toy-view-die = die
toy-view-active = turn of
toy-view-players = players
toy-view-coins = coins
toy-view-charm = charm
toy-view-seat = seat
