import type { GameModule } from '../types.ts'
import { actions } from './actions.ts'
import Board from './Board.svelte'
import { describe, stakes } from './describe.ts'
import Hand from './Hand.svelte'
import { hints } from './hints.ts'
import { Say } from './say.ts'
import type { Cards, Event, Move, View } from './wire.ts'

const celestia: GameModule<View, Move, Cards, Event> = {
  Board,
  Hand,
  // What the two may say to each other are moves of the game.
  talk: false,
  actions,
  describe,
  stakes,
  hints,
  line: (event, _view, words, { cards, names }) => new Say(words, names).line(event, cards),
}

export default celestia
