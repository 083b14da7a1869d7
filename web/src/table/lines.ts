import type { GameContext, GameModule } from '../games/types.ts'
import { hits, sceneOf, type Scene } from '../lib/scene.ts'
import type { Teller } from '../lib/teller.ts'
import type { Words } from '../lib/words.svelte.ts'
import type { Json, LogStep, Seat } from '../wire.ts'

/** One entry of the log in words. */
export interface LogLines {
  entry: number
  by: Seat | null
  lines: string[]
  /** The same by whose they are: with a turn that begins in it, what follows is of whoever plays now, or of nobody. */
  parts: readonly { by: Seat | null; lines: readonly string[] }[]
  /** The same with what is seen of each. */
  moments: readonly Moment[]
}

/** Something that happened, in words and as a scene. */
export interface Moment {
  line: string
  scene: Scene | null
}

/** What the words of an event depend on. */
export interface Telling {
  game: Pick<GameModule, 'line' | 'scenes' | 'move'>
  view: Json
  words: Words
  teller: Teller
  context: GameContext
  seat: Seat | null
}

/** Something that happened, if there is something to say of it. */
export function momentOf(event: Json, { game, view, words, teller, context, seat }: Telling): Moment | null {
  const own = game.line?.(event, view, words, context)
  const line = own === undefined ? teller.event(event) : own
  return line === null ? null : { line, scene: sceneOf(game.scenes, event, { seat }) }
}

/** A move in words, as it is made in that position by that seat. */
export function moveOf(move: Json, { game, view, words, teller, context, seat }: Telling): string {
  return game.move?.(move, view, seat, words, context) ?? teller.move(move)
}

/** What happened in one step, as far as there is something to say of it. */
export function momentsOf(step: Pick<LogStep, 'events' | 'undone' | 'raised'>, telling: Telling): Moment[] {
  const { words } = telling
  if (step.undone) return [{ line: words('log-undone'), scene: null }]
  if (step.raised) return [{ line: words('log-raised', { version: step.raised }), scene: null }]
  return step.events.flatMap((event) => momentOf(event, telling) ?? [])
}

/**
 * Says the steps of a record; steps about which there is nothing to say are left out. What was said once of a step stays said: a long game is not
 * told anew with every move, unless the language or the names change.
 */
export class Chronicle {
  private known = new WeakMap<object, LogLines>()
  private told = ''

  linesOf(steps: readonly LogStep[], telling: Telling): LogLines[] {
    const { words, context, seat } = telling
    const by = JSON.stringify([words.language, context.names, seat])
    if (by !== this.told) [this.known, this.told] = [new WeakMap(), by]
    return steps.map((step) => this.said(step, telling)).filter(({ lines }) => lines.length > 0)
  }

  private said(step: LogStep, telling: Telling): LogLines {
    const before = this.known.get(step)
    if (before) return before
    const moments = momentsOf(step, telling)
    const by = step.raised ? null : step.by
    const said = { entry: step.entry, by, lines: moments.map(({ line }) => line), parts: partsOf(by, moments), moments }
    this.known.set(step, said)
    return said
  }
}

function partsOf(by: Seat | null, moments: readonly Moment[]): LogLines['parts'] {
  const parts: { by: Seat | null; lines: string[] }[] = []
  for (const { line, scene } of moments) {
    const last = parts.at(-1)
    const whose = scene?.begins ? (scene.seat ?? null) : last ? last.by : by
    if (last && last.by === whose) last.lines.push(line)
    else parts.push({ by: whose, lines: [line] })
  }
  return parts
}

/** Everything that was told and not taken back, oldest first: whoever takes a move back takes back the latest that still holds. */
export function toldIn(steps: readonly Pick<LogStep, 'events' | 'undone'>[]): Json[] {
  const kept: Json[][] = []
  for (const { events, undone } of steps) {
    if (undone) kept.pop()
    else kept.push(events)
  }
  return kept.flat()
}

/** The entries that hold no more: what was taken back, and that it was. Each that takes back takes the latest that still held. */
export function takenBack(steps: readonly Pick<LogStep, 'entry' | 'undone'>[]): ReadonlySet<number> {
  const [held, gone] = [[] as number[], new Set<number>()]
  for (const { entry, undone } of steps) {
    if (!undone) held.push(entry)
    else for (const one of [entry, held.pop()]) if (one !== undefined) gone.add(one)
  }
  return gone
}

/** What happened since my last move, or everything, if I have not moved yet. What I answer in somebody else's turn belongs to that turn. */
export function sinceMine(said: LogLines[], seat: Seat | null): LogLines[] {
  let [last, whose]: [number, Seat | null] = [-1, null]
  for (const [at, { by, moments }] of said.entries()) {
    if (by === seat && (whose === null || whose === seat)) last = at
    for (const { scene } of moments) if (scene?.begins) whose = scene.seat ?? null
  }
  return said.slice(last + 1)
}

/** Whether the game tells when somebody's turn begins. */
export function hasTurns(said: readonly LogLines[]): boolean {
  return said.some(({ moments }) => moments.some(({ scene }) => scene?.begins))
}

/** Whether a step concerns somebody: it was his doing, or it tells of him. */
export function isOf(step: LogLines, seat: Seat): boolean {
  return step.by === seat || step.moments.some(({ scene }) => scene !== null && (scene.seat === seat || hits(scene, seat)))
}
