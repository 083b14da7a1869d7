import { hits, weightOf } from '../lib/scene.ts'
import type { Seat } from '../wire.ts'
import { hasTurns, type LogLines, type Moment } from './lines.ts'

/** What somebody did in one turn: the line that matters most, and everything. */
export interface TurnTold {
  seat: Seat | null
  /** What matters most to me. */
  head: string
  /** It cost me something. */
  hit: boolean
  /** I answered in it: it began before my last move. */
  answered: boolean
  lines: readonly { line: string; hit: boolean }[]
}

/**
 * What happened, one line a turn. A turn begins with an event that says so; in a game that has none (`begun`), whenever somebody else moves. What hit me comes
 * first, then what weighs most.
 */
export function recapOf(said: readonly LogLines[], seat: Seat | null, begun = hasTurns(said)): TurnTold[] {
  const turns: { seat: Seat | null; answered: boolean; moments: Moment[] }[] = []
  for (const step of said) {
    for (const moment of step.moments) {
      const last = turns.at(-1)
      const another = begun ? moment.scene?.begins === true : step.by !== null && step.by !== last?.seat
      const answered = step.by !== null && step.by === seat
      if (last && !another) {
        last.moments.push(moment)
        last.answered ||= answered
      } else turns.push({ seat: (moment.scene?.begins ? moment.scene.seat : null) ?? step.by, answered, moments: [moment] })
    }
  }
  // A turn of which only its beginning is told is still to come.
  return turns.filter(({ moments }) => moments.some(({ scene }) => !scene?.begins)).map((turn) => told(turn, seat))
}

function told(turn: { seat: Seat | null; answered: boolean; moments: readonly Moment[] }, seat: Seat | null): TurnTold {
  const lines = turn.moments.map(({ line, scene }) => ({ line, hit: scene !== null && hits(scene, seat) }))
  const weights = turn.moments.map(({ scene }) => weightOf(scene, seat))
  const best = weights.indexOf(Math.max(...weights))
  return { seat: turn.seat, head: lines[best]!.line, hit: lines[best]!.hit, answered: turn.answered, lines }
}
