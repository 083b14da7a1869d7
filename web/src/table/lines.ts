import type { GameContext, GameModule } from '../games/types.ts'
import type { Teller } from '../lib/teller.ts'
import type { Words } from '../lib/words.svelte.ts'
import type { Json, LogStep, Seat } from '../wire.ts'

/** One entry of the log in words. */
export interface LogLines {
  entry: number
  by: Seat | null
  lines: string[]
}

/** Says the steps of a record; steps about which there is nothing to say are left out. */
export function linesOf(
  steps: LogStep[],
  game: Pick<GameModule, 'line'>,
  view: Json,
  words: Words,
  teller: Teller,
  context: GameContext,
): LogLines[] {
  const said = steps.map((step) => {
    if (step.undone) return { entry: step.entry, by: step.by, lines: [words('log-undone')] }
    if (step.raised) return { entry: step.entry, by: null, lines: [words('log-raised', { version: step.raised })] }
    const lines = step.events.map((event) => {
      const own = game.line?.(event, view, words, context)
      return own === undefined ? teller.event(event) : own
    })
    return { entry: step.entry, by: step.by, lines: lines.filter((line) => line !== null) }
  })
  return said.filter((step) => step.lines.length > 0)
}

/** What the others did since my last move; everything, if I have not moved yet. */
export function sinceMine(said: LogLines[], seat: Seat | null): LogLines[] {
  const last = said.findLastIndex((step) => step.by === seat)
  return said.slice(last + 1)
}
