import type { GameModule } from '../types.ts'
import Board from './Board.svelte'

const celestia: GameModule = {
  Board,
  talk: false,
  actions: (_view, moves) => moves.map((move) => ({ move, label: JSON.stringify(move) })),
  describe: () => [],
}

export default celestia
