import { hits, weightOf } from '../lib/scene.ts'
import type { Seat } from '../wire.ts'
import type { LogLines, Moment } from './lines.ts'

/** What somebody did in one turn: the line that matters most, and everything. */
export interface TurnTold {
  seat: Seat | null
  /** What matters most to me. */
  head: string
  /** It cost me something. */
  hit: boolean
  lines: readonly { line: string; hit: boolean }[]
}

/**
 * What happened, one line a turn. A turn begins with an event that says so; in a game that has none, whenever somebody else moves. What hit me comes
 * first, then what weighs most.
 */
export function recapOf(said: readonly LogLines[], seat: Seat | null): TurnTold[] {
  const turns: { seat: Seat | null; moments: Moment[] }[] = []
  const begun = said.some((step) => step.moments.some(({ scene }) => scene?.begins))
  for (const step of said) {
    for (const moment of step.moments) {
      const last = turns.at(-1)
      const another = begun ? moment.scene?.begins === true : step.by !== null && step.by !== last?.seat
      if (last && !another) last.moments.push(moment)
      else turns.push({ seat: (moment.scene?.begins ? moment.scene.seat : null) ?? step.by, moments: [moment] })
    }
  }
  // A turn of which only its beginning is told is still to come.
  return turns.filter(({ moments }) => moments.some(({ scene }) => !scene?.begins)).map((turn) => told(turn, seat))
}

function told(turn: { seat: Seat | null; moments: readonly Moment[] }, seat: Seat | null): TurnTold {
  const lines = turn.moments.map(({ line, scene }) => ({ line, hit: scene !== null && hits(scene, seat) }))
  const weights = turn.moments.map(({ scene }) => weightOf(scene, seat))
  const best = weights.indexOf(Math.max(...weights))
  return { seat: turn.seat, head: lines[best]!.line, hit: lines[best]!.hit, lines }
}
