import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Secret } from '../types.ts'
import { cardOf } from './model.ts'
import { Say } from './say.ts'
import type { Cards, View } from './wire.ts'

/** What lies hidden, for those who see everything: the cards of the flight, pile by pile. */
export function secrets(view: View, words: Words, { cards, names }: GameContext<Cards>): Secret[] {
  const say = new Say(words, names)
  const secret = (id: string, shown: readonly string[] | null, values = {}): Secret[] =>
    shown?.length ? [{ label: say.get(`secret-${id}`, values), text: say.list(shown.map((card) => nameOf(card))) }] : []
  const nameOf = (id: string): string => {
    const card = cardOf(cards, id)
    return card ? say.card(card) : id
  }
  return [...view.piles.flatMap((pile, at) => secret('pile', pile.cards, { number: at + 1 })), ...secret('hidden-pile', view.hidden_cards)]
}
