/** What numbers stand for where the rules' own sentences name squares and components: a place to be found on the ship, and a kind to be seen. */
import type { Words } from '../../lib/words.svelte.ts'
import { Say } from './say.ts'
import type { Cards } from './wire.ts'

/** Fields that hold a square. Those of moves that name nothing but a square are called as the move is. */
const SQUARES =
  'square hold gun at by cabin battery tile keep remove power spend give_crew lose_good lose_cell defend abandon take_back save'.split(' ')
/** Fields that hold a component. Its number is none of those of squares, which are larger. */
const COMPONENTS = ['tile', 'take', 'take_reserved', 'reserve']

let known: { words: Words; language: string; cards: Cards; names: Record<string, string> } | null = null

/** The names of all squares and components of the box, by field and number. They are the same at every moment of a game. */
export function ownNames(words: Words, cards: Cards): Record<string, string> {
  if (known && known.words === words && known.language === words.language && known.cards === cards) return known.names
  const say = new Say(words, [])
  const names: Record<string, string> = {}
  for (const square of new Set(cards.ship_boards.flat())) for (const field of SQUARES) names[`${field} ${square}`] = say.place(square)
  for (const { id, kind } of cards.tiles) for (const field of COMPONENTS) names[`${field} ${id}`] = say.kind(kind)
  known = { words, language: words.language, cards, names }
  return names
}
