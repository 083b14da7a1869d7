import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Secret } from '../types.ts'
import { spread } from './model.ts'
import { Say } from './say.ts'
import type { Cards, CardId, View } from './wire.ts'

/** What lies hidden, for those who see everything: hands, reserves, creatures under their tokens and cards sealed for a fight. */
export function secrets(view: View, words: Words, { cards, names }: GameContext<Cards>): Secret[] {
  const say = new Say(words, names, cards, view)
  const secret = (id: string, shown: readonly CardId[] | null | undefined, values = {}): Secret[] =>
    shown?.length ? [{ label: say.page(`secret-${id}`, values), text: say.list(shown.map((card) => say.card(card))) }] : []
  return [
    ...view.captains.flatMap(({ hand, reserve }, at) => [
      ...secret('hand', hand && spread(hand), { seat: say.seat(at) }),
      ...secret('reserve', reserve === null ? [] : [reserve], { seat: say.seat(at) }),
    ]),
    ...secret('attack', view.duel?.attack, { seat: view.duel ? say.seat(view.duel.attacker) : '' }),
    ...view.sectors.flatMap(({ place, hunt }) => secret('creature', hunt?.creature ? [hunt.creature] : [], { place: say.place(place) })),
  ]
}
