import type { GameModule } from '../types.ts'
import { actions } from './actions.ts'
import Board from './Board.svelte'
import { describe, stakes } from './describe.ts'
import Hand from './Hand.svelte'
import { hints } from './hints.ts'
import { line } from './line.ts'
import { names } from './say.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const tortuga: GameModule<View, Move, Cards, Event> = {
  Board,
  Hand,
  talk: true,
  actions,
  describe,
  stakes,
  hints,
  names: (view, words, { cards }) => names(view, words, cards),
  line,
}

export default tortuga
