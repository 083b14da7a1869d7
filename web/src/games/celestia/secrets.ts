import type { Words } from '../../lib/words.svelte.ts'
import type { GameContext, Secret } from '../types.ts'
import { total } from './model.ts'
import { list, Say } from './say.ts'
import type { Cards, View } from './wire.ts'

/** What lies hidden, for those who see everything: hands, piles in the order in which they come, and what energies cost. The way is drawn open. */
export function secrets(view: View, words: Words, { cards, names }: GameContext<Cards>): Secret[] {
  const say = new Say(words, names)
  const { piles, airship, assaults } = view
  const secret = (id: string, text: string, values = {}): Secret[] =>
    text === '' ? [] : [{ label: say.board(`secret-${id}`, values), text }]
  const row = (parts: readonly (string | undefined)[]): string =>
    list(
      words,
      parts.filter((part) => part !== undefined),
    )
  return [
    ...view.players.flatMap(({ hand }, seat) => (hand ? secret('hand', say.cards(hand), { seat: say.seat(seat) }) : [])),
    ...(piles.face_down_cards && total(piles.face_down_cards) > 0 ? secret('face-down', say.cards(piles.face_down_cards)) : []),
    ...(piles.deck_cards ? secret('deck', say.cards(piles.deck_cards)) : []),
    ...(airship.undersides
      ? secret(
          'undersides',
          row(airship.undersides.map((token) => say.board('secret-underside', { lose: cards.energy[token]?.lose ?? 0 }))),
        )
      : []),
    // The next one lies last.
    ...(piles.stage_order ? secret('stages', row(piles.stage_order.toReversed().map((stage) => cards.stages[stage]?.name))) : []),
    ...(piles.crew_order ? secret('crew', row(piles.crew_order.toReversed().map((crew) => say.name(crew)))) : []),
    ...secret(
      'assaults',
      row(assaults.cards.map((card) => (card === null || !cards.assaults[card] ? undefined : say.assault(cards.assaults[card])))),
    ),
  ]
}
