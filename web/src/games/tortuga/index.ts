import type { GameModule } from '../types.ts'
import { aboutCard, aboutSector } from './about.ts'
import { actions, forced, question } from './actions.ts'
import Board from './Board.svelte'
import Closely from './Closely.svelte'
import { chapter } from './chapter.ts'
import { describe, looms, stakes } from './describe.ts'
import Hand from './Hand.svelte'
import { hints } from './hints.ts'
import { line } from './line.ts'
import { names, Say } from './say.ts'
import { scenes } from './scenes.ts'
import { secrets } from './secrets.ts'
import { story } from './story.ts'
import { Shown, type Look } from './touch.svelte.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const tortuga: GameModule<View, Move, Cards, Event> = {
  Board,
  Hand,
  Closely,
  chosen: () => new Shown(),
  question: (move, { view, moves, seat, cards, names }, words) => question(move, view, seat, new Say(words, names, cards, view), moves),
  selected: (look: Look | null, _chosen, { view, moves, seat }) => {
    if (look?.kind === 'card') return aboutCard(moves, look.card, look.zone)
    return look?.kind === 'sector' ? aboutSector(moves, view, seat, look.place) : null
  },
  forced: ({ moves }) => forced(moves),
  actions,
  scenes,
  describe,
  chapter,
  stakes,
  looms,
  secrets,
  story,
  hints,
  move: (move, view, _seat, words, { cards, names }) => new Say(words, names, cards, view).move(move),
  names: (view, words, { cards }) => names(view, words, cards),
  line,
}

export default tortuga
