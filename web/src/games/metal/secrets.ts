import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Secret } from '../types.ts'
import { sayOf } from './actions.ts'
import { trophyIn } from './model.ts'
import type { Cards, TrophyPlace, View } from './wire.ts'

/** What lies hidden, for those who see everything: trophies in hands and in their pile, and whose wrecks are which. */
export function secrets(view: View, words: Words, context: GameContext<Cards>): Secret[] {
  const say = sayOf(words, null, context)
  const secret = (id: string, cards: readonly string[], values = {}): Secret[] =>
    cards.length === 0 ? [] : [{ label: say.board(`secret-${id}`, values), text: say.list(cards.map((card) => say.card(card))) }]
  const trophies = (places: readonly TrophyPlace[]): string[] => places.flatMap((place) => trophyIn(place) ?? [])
  return [
    ...view.pirates.flatMap(({ trophies: held, known_wrecks }, seat) => [
      ...secret('trophies', trophies(held), { seat: say.seat(seat) }),
      ...secret('wrecks', known_wrecks, { seat: say.seat(seat) }),
    ]),
    ...secret('drawn', trophies(view.board.drawn)),
    ...secret('pile', trophies(view.board.trophies)),
    // The order of space is not even told to those who see everything.
    ...secret('space-top', view.board.space_top),
    ...secret('space-under', view.board.space_under),
  ]
}
