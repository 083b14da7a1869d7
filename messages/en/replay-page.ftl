# What only the page of a replay says.
replay-moment-next = Next key moment
replay-moment-back = Previous key moment
replay-moments = Key moments
replay-moment-is = { $kind } ({ $at }): { $what }
moment-duel = Duel
moment-loss = Loss
moment-wreck = Torn apart
moment-conquest = Conquest
moment-honour = Honour
moment-betrayal = Betrayal
moment-peril = On the brink
moment-end = End
replay-secrets = Hidden
replay-secrets-none = Nothing is hidden here.
replay-moments-more = …and { $count } more
