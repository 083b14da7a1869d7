import { decider } from './model.ts'
import type { Card, Face, Move, View, With } from './wire.ts'

/** The strike one would try on a die, with a card if one was chosen: what is asked of the rules when it is not offered. */
export function strikeWish(view: View, face: Face, card: Card | null): Move {
  return { strike: { face, with: withCard(view, face, card) } }
}

/** The strike one would try with a card, on the chosen die or the first that is left. */
export function cardWish(view: View, face: Face | null, card: Card): Move {
  return strikeWish(view, face ?? view.dice.find(({ out }) => !out)?.face ?? 'flag', card)
}

function withCard(view: View, face: Face, card: Card | null): With {
  if (face === 'flag') return view.assaults.boarding ? { both: ['card', 'card'] } : { any: card ?? 'joker' }
  if (card === null || card === face) return 'card'
  if (card === 'joker') return 'joker'
  // One card that does not show the symbol is no pair: what is wrong is that it does not fit, not that it is missing.
  const held = view.players[decider(view) ?? 0]?.hand?.[card] ?? 0
  return held === 1 ? { any: card } : { pair: card }
}
