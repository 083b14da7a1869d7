### The guided first game of Tortuga 2199: why, not only how.

tortuga-first-welcome = A game of Tortuga 2199, taken over late: you have { $score } influence, { $other } has { $theirs }, and whoever reaches 15 first wins at once. So every turn the question is the same: where do the next points come from, and who gets there first?
tortuga-first-influence = Influence is two things added up: tokens, which are only lost one by one, in fights, and the sectors you hold, which others can take. Near the end tokens are the safer half.
tortuga-first-map = The map. Your ship stands on one sector: you buy, hunt and conquer there. You hold { $sectors ->
        [one] one sector
       *[other] { $sectors } sectors
    }; the number on the coin is what each is worth, the shield its defence: to take one costs 1 manoeuvre more than that.
tortuga-first-reserve = You kept a card back on an earlier turn. It comes back now or not this turn: a sixth card is nearly always worth taking.
tortuga-first-play = Your hand: cards give crypto, which buys, and manoeuvre, which acts. Both are gone at the end of the turn, so play everything that you do not want to keep for a fight.{ $count ->
    [0] { "" }
   *[other] { " " }“Play { $count } cards”, in the bar, lays them down at once.
}
tortuga-first-play-more = { $carries ->
    [yes] This card moves your ship: its free steps spare your manoeuvre.
   *[no] { $fresh ->
        [yes] A new hand: lay it down first, and you see what you can afford.
       *[no] On with the hand, before you spend.
    }{ $count ->
        [0] { "" }
       *[other] { " " }“Play { $count } cards”, in the bar, does it at once.
    }
}
tortuga-first-abilities = This card can do more. Its effects are yours to use or leave: take those that serve this turn’s plan.
tortuga-first-steps = Free steps. Spend them towards the sector where you can score, not towards the nearest.
tortuga-first-convert = A creature in your hand: played as a card it works every time it comes round; converted it is influence for good. So close to 15, points now beat cards later.
tortuga-first-capture = You know the creature here and can pay for it: 1 influence at once, and its card in your discard. A sure point.
tortuga-first-conquer = This sector can be yours for its defence plus 1. It counts as long as you hold it, and its defence rises, so taking it back costs the other more.
tortuga-first-counter = Tortuga sells influence for 7 crypto to anybody. Dear, but nobody can stop you: often the last points of a game.
tortuga-first-attack = Another ship is here, and whoever wins a fight gains influence, the attacker most. You fight with the cards in your hand that have manoeuvre: attack if you kept more back than the other is likely to have.
tortuga-first-buy = A card you buy goes to your discard and comes round when the deck is shuffled again. Crypto that is left at the end of the turn is lost: pay for what scores first, and the rest may still buy a card.
tortuga-first-probe = An unknown creature lives here. Probing shows it to you alone and marks it: you can only capture what you have marked. { $soon ->
    [yes] If it is not too dear, it is yours this very turn; otherwise it waits for you.
   *[no] There is not enough left to capture it this turn, but it waits for you.
}
tortuga-first-sail =
    { $creature ->
        [dear] The creature here takes { $difficulty } manoeuvre, too much for this turn: it stays marked, and you can come back. { "" }
        [later] You could capture here, but this manoeuvre brings more elsewhere. { "" }
       *[none] { "" }
    }{ $goal ->
        [capture] Off to { $place }: the creature that you marked there takes { $price } manoeuvre, and you have it{ $hand ->
            [yes] { " " }with the cards still in your hand.
           *[no] .
        }
        [conquer] Off to { $place }: to conquer it costs { $price } manoeuvre, which you { $hand ->
            [yes] have with the cards still in your hand.
           *[no] still have when you arrive.
        }
        [counter] Off to { $place }: your crypto buys influence there, { $price } crypto a point.
       *[other] { $unplayed ->
            [yes] Off to { $place }. The cards still in your hand decide what can be had there: points, or a fight.
           *[no] { $goal ->
                [collect] No more sure points this turn. { $place } still has a mineral: 1 manoeuvre that is not lost.
               *[on] No more sure points this turn, so get into place for the next, at { $place }: better a step ahead than a step lost.
            }
        }
    }{ $points ->
        [0] { "" }
        [one] { " " }{ $wins ->
            [yes] 1 more point, and you win!
            [later] 1 more point, and what follows wins!
           *[no] 1 more point.
        }
       *[other] { " " }{ $wins ->
            [yes] { $points } more points, and you win!
            [later] { $points } more points, and what follows wins!
           *[no] { $points } more points.
        }
    }{ $free ->
        [yes] { " " }This step is free.
       *[no] { " " }A step costs 1 manoeuvre.
    }
tortuga-first-collect = The blue crystal is a mineral: 1 manoeuvre now, 1 crypto whenever you like. Good use of a last manoeuvre.
tortuga-first-end =
    { $left ->
        [yes] What could still be done is worth less now than it costs.
       *[no] Nothing is left to be had for what you have.
    } With the end of the turn crypto and manoeuvre that are left are lost, cards go to the discard, and a new hand is drawn.
tortuga-first-gain =
    { $move ->
        [convert] Converted, the creature is influence for good.
        [capture] The creature here is marked and you can pay for it: take it.
        [conquer] You can pay for this sector, and nobody guards it: take it.
        [buy_influence] Your crypto is lost at the end of the turn, influence stays: buy.
        [buy] A card you buy works later; crypto that is left at the end of the turn is lost.
        [probe] Probe the creature here: if it is not too dear, it is yours this very turn; otherwise it waits for you.
        [look] Manoeuvre to spare: probe the creature here. Marked, it waits for a later turn.
       *[collect] Manoeuvre to spare: the mineral is crypto for later.
    }{ $points ->
        [0] { "" }
       *[other] { " " }{ $need ->
            [0] And that wins!
            [one] +{ $points }: 1 point is missing then.
           *[other] +{ $points }: { $need } points are missing then.
        }
    }
tortuga-first-turn = { $need ->
    [one] 1 more point and you win.
   *[other] { $need } more points and you win.
} What scores comes first, then what makes the next turn better, then the end of the turn.
tortuga-first-defend = { $laid ->
    [0] You are attacked!{ " " }
   *[other] { "" }
}{ $does ->
    [commit] Lay { $card } down: a tie is yours{ $own ->
        [yes] , and half of your sector’s defence counts, too.
       *[no] . The sector does not help: it is not yours.
    }
    [choose] Lay cards with manoeuvre, or say “That is all”: a tie is yours.
    [all] All your cards with manoeuvre are down: now both sides are counted.
    [none] You have no card with manoeuvre: nothing to answer with.
   *[ready] Keep { $laid ->
        [0] your cards
       *[other] the rest
    }: more would hardly change anything.
}{ " " }A lost fight costs your ship until your next turn{ $risks ->
    [no] { "" }
   *[other] , one of the cards laid down
}{ $token ->
    [yes] , 1 influence that the other takes from you and 1 more for them
   *[no] , 1 influence for the other
}{ $own ->
    [yes] , and { $place }.
   *[no] .
}
tortuga-first-seal = Your attack: cards face down. The other sees how many, not which; a large pile may frighten, a small one may lure.
tortuga-first-cancel = Cancel the card that weighs most in this fight.
tortuga-first-beaten = { $how ->
    [tie] { $mine } to { $theirs }: on a tie the defender wins, so an attack needs 1 more.
   *[weaker] { $mine } to { $theirs }: the fight is lost.
} Your ship goes to the hold until your next turn{ $card ->
    [one] , { $name } is destroyed
   *[none] { "" }
}{ $sector ->
    [one] , { $place } is lost
   *[none] { "" }
}{ $influence ->
    [0] .
   *[other] , and the winner takes { $influence } influence from you.
} You have { $score } now.
tortuga-first-robbed = { $other } took { $places } from you, −{ $points }: you have { $score } now. A sector can be bought with manoeuvre while no ship of its owner is there: yours can be taken back the same way, once the other ship has left.
tortuga-first-land = You lost the fight, and your ship comes back: choose a sector from which you can score this turn.
tortuga-first-watch = The other captain’s turn. Look where they sail: that is where they want points, and where a sector of yours may be in danger.
tortuga-first-steps-left = Steps that a card gives need not all be taken: the ship is where it is wanted.
tortuga-first-answered = The other captain answers your attack with cards. Then both sides are counted: on a tie the defender wins.
tortuga-first-won = { $score } influence: the planet is yours! A whole game begins with ten cards and no sector; what you buy early decides what you can do late.
tortuga-first-lost = { $score } influence for the other side. Look at the last turns again: which sure point did you leave lying? A whole game gives you many turns to build up for this moment.
