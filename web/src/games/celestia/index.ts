import type { GameModule } from '../types.ts'
import { actions, forced, question } from './actions.ts'
import Board from './Board.svelte'
import Closely from './Closely.svelte'
import { chapter } from './chapter.ts'
import { describe, looms, stakes } from './describe.ts'
import Hand from './Hand.svelte'
import { hints } from './hints.ts'
import { flagPrice } from './model.ts'
import { chosenMoves } from './play.ts'
import { Say } from './say.ts'
import { scenes } from './scenes.ts'
import { secrets } from './secrets.ts'
import { story } from './story.ts'
import { Touch } from './touch.svelte.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const celestia: GameModule<View, Move, Cards, Event> = {
  Board,
  Hand,
  Closely,
  chosen: () => new Touch(),
  question: (move, { view, moves, names, cards }, words) => question(move, view, new Say(words, names), cards, moves),
  selected: (_look, touch: Touch | null, { view, cards, moves }) =>
    touch ? chosenMoves({ view, cards, moves, touch, play: () => undefined }) : null,
  forced: ({ moves }) => forced(moves),
  actions,
  scenes,
  describe,
  chapter,
  stakes,
  looms,
  confers: true,
  secrets,
  story,
  hints,
  move: (move, view, _seat, words, { cards, names }) => new Say(words, names).move(move, view, cards, flagPrice(view)),
  line: (event, _view, words, { cards, names }) => new Say(words, names).line(event, cards),
}

export default celestia
