import type { GameModule } from '../types.ts'
import { actions, question, sayOf } from './actions.ts'
import Board from './Board.svelte'
import Closely from './Closely.svelte'
import { describe, stakes } from './describe.ts'
import Hand from './Hand.svelte'
import { hints } from './hints.ts'
import { Desk } from './touch.svelte.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const metal: GameModule<View, Move, Cards, Event> = {
  Board,
  Hand,
  Closely,
  chosen: () => new Desk(),
  question: (move, { view, seat, cards, names }, words) => question(move, view, sayOf(words, seat, { cards, names })),
  actions,
  describe,
  stakes,
  hints,
  line: (event, view, words, context) => sayOf(words, view.you ?? null, context).line(event),
}

export default metal
