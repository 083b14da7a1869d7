import type { GameModule } from '../types.ts'
import { actions, forced, question, sayOf } from './actions.ts'
import Board from './Board.svelte'
import Closely from './Closely.svelte'
import { chapter } from './chapter.ts'
import { describe, looms, stakes } from './describe.ts'
import Hand from './Hand.svelte'
import { hints } from './hints.ts'
import { type Key, movesAt } from './model.ts'
import { scenes } from './scenes.ts'
import { secrets } from './secrets.ts'
import { story } from './story.ts'
import { Desk } from './touch.svelte.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const metal: GameModule<View, Move, Cards, Event> = {
  Board,
  Hand,
  Closely,
  chosen: () => new Desk(),
  question: (move, { view, moves, seat, cards, names }, words) => question(move, view, sayOf(words, seat, { cards, names }), moves),
  selected: (look: Key | null, _chosen, { moves }) => (look === null ? null : movesAt(moves, look)),
  forced: ({ view, moves, seat }) => forced(view, moves, seat),
  actions,
  scenes,
  describe,
  chapter,
  stakes,
  looms,
  secrets,
  story,
  hints,
  move: (move, view, seat, words, context) => sayOf(words, seat, context).move(move, view),
  line: (event, view, words, context) => sayOf(words, view.you ?? null, context).line(event),
}

export default metal
