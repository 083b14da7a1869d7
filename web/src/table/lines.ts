import type { GameContext, GameModule } from '../games/types.ts'
import { sceneOf, type Scene } from '../lib/scene.ts'
import type { Teller } from '../lib/teller.ts'
import type { Words } from '../lib/words.svelte.ts'
import type { Json, LogStep, Seat } from '../wire.ts'

/** One entry of the log in words. */
export interface LogLines {
  entry: number
  by: Seat | null
  lines: string[]
  /** The same with what is seen of each. */
  moments: readonly Moment[]
}

/** Something that happened, in words and as a scene. */
export interface Moment {
  line: string
  scene: Scene | null
}

/** Says the steps of a record; steps about which there is nothing to say are left out. */
export function linesOf(
  steps: LogStep[],
  game: Pick<GameModule, 'line' | 'scenes'>,
  view: Json,
  words: Words,
  teller: Teller,
  context: GameContext,
  seat: Seat | null = null,
): LogLines[] {
  const said = steps.map((step) => {
    const moments = momentsOf(step, game, view, words, teller, context, seat)
    return { entry: step.entry, by: step.raised ? null : step.by, lines: moments.map(({ line }) => line), moments }
  })
  return said.filter((step) => step.lines.length > 0)
}

/** What happened in one step, as far as there is something to say of it. */
export function momentsOf(
  step: Pick<LogStep, 'events' | 'undone' | 'raised'>,
  game: Pick<GameModule, 'line' | 'scenes'>,
  view: Json,
  words: Words,
  teller: Teller,
  context: GameContext,
  seat: Seat | null,
): Moment[] {
  if (step.undone) return [{ line: words('log-undone'), scene: null }]
  if (step.raised) return [{ line: words('log-raised', { version: step.raised }), scene: null }]
  return step.events.flatMap((event) => {
    const own = game.line?.(event, view, words, context)
    const line = own === undefined ? teller.event(event) : own
    return line === null ? [] : [{ line, scene: sceneOf(game.scenes, event, { seat }) }]
  })
}

/** What the others did since my last move; everything, if I have not moved yet. */
export function sinceMine(said: LogLines[], seat: Seat | null): LogLines[] {
  const last = said.findLastIndex((step) => step.by === seat)
  return said.slice(last + 1)
}
