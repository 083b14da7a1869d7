import { prefs } from '../../lib/prefs.svelte.ts'
import type { Reply } from '../../wire.ts'
import { question } from './actions.ts'
import type { Say } from './say.ts'
import { touch } from './touch.svelte.ts'
import type { Move, Seat, View } from './wire.ts'

interface Asking {
  view: View
  seat: Seat | null
  say: Say
  busy: boolean
  send: (moves: Move[]) => Promise<Reply>
}

/** The question that waits for an answer on the board. */
class Question {
  text = $state('')
  go = $state.raw<(() => void) | null>(null)

  close(): void {
    this.go = null
  }
}

export const asked = new Question()

/** Makes moves, after a question in place if the first cannot be taken back; «don't ask again» holds here as in the action bar. */
export function ask(moves: Move[], { view, seat, say, busy, send }: Asking): void {
  const [first] = moves
  if (busy || first === undefined) return
  const go = (): void => {
    asked.close()
    touch.clear()
    void send(moves)
  }
  const text = question(first, view, seat, say)
  if (!text || !prefs.asks(text.replace(/\d+/g, '#'))) return go()
  asked.text = text
  asked.go = go
}
