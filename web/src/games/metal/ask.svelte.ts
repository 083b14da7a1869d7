import { prefs } from '../../lib/prefs.svelte.ts'
import type { Reply } from '../../wire.ts'
import { question } from './actions.ts'
import { same } from './model.ts'
import type { Say } from './say.ts'
import { touch } from './touch.svelte.ts'
import type { Move, View } from './wire.ts'

interface Asking {
  view: View
  say: Say
  busy: boolean
  send: (moves: Move[]) => Promise<Reply>
}

/** The question that waits for an answer on the board. */
class Question {
  text = $state('')
  go = $state.raw<(() => void) | null>(null)
  move: Move | null = null

  close(): void {
    this.go = null
  }

  /** A question goes away with the move it asks about; what others do meanwhile leaves it standing. */
  keepFor(moves: Move[]): void {
    if (!moves.some((move) => same(move, this.move))) this.close()
  }
}

export const asked = new Question()

/** Makes a move, after a question in place if it costs something or cannot be taken back; «don't ask again» holds here as in the action bar. */
export function ask(move: Move, { view, say, busy, send }: Asking): void {
  if (busy) return
  const go = (): void => {
    asked.close()
    touch.clear()
    void send([move])
  }
  const text = question(move, view, say)
  if (!text || !prefs.asks(text.replace(/\d+/g, '#'))) return go()
  asked.text = text
  asked.move = move
  asked.go = go
}
