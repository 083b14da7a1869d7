import type { GameModule } from '../types.ts'
import { actions, question } from './actions.ts'
import Board from './Board.svelte'
import Closely from './Closely.svelte'
import { chapter } from './chapter.ts'
import { describe, headline, looms, stakes } from './describe.ts'
import { films } from './film.ts'
import { hints } from './hints.ts'
import { line } from './line.ts'
import { ownNames } from './names.ts'
import { Say } from './say.ts'
import { scenes } from './scenes.ts'
import { secrets } from './secrets.ts'
import { ending, story } from './story.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const trucker: GameModule<View, Move, Cards, Event> = {
  Board,
  Closely,
  actions,
  question: (move, { view, seat, names, cards }, words) => question(move, view, seat, new Say(words, names), cards),
  films: (events, { view, seat, calm }) => films(events, view, seat, calm),
  scenes,
  describe,
  chapter,
  headline,
  stakes,
  looms,
  secrets,
  story,
  ending,
  hints,
  line,
  names: (_, words, { cards }) => ownNames(words, cards),
}

export default trucker
