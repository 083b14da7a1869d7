/** How far each table was seen from this browser: what was done at my seat after that, a robot did for me. */
import { keep, kept } from '../lib/store.ts'
import type { LogStep, Seat } from '../wire.ts'

const KEY = 'seen'
/** Tables of which it is remembered; those left longest ago are forgotten. */
const MOST = 30

/** With where I came in: what was done at my seat before that, somebody else did who sat there. */
type Seen = [place: string, entry: number, from?: number][]
const placeOf = (table: string, seat: Seat): string => `${table} ${seat}`

/** So much of a table has been seen at a seat. */
export function stayed(table: string, seat: Seat | null, entry: number): void {
  if (seat === null) return
  const place = placeOf(table, seat)
  const seen = kept<Seen>(KEY, [])
  const before = seen.find(([other]) => other === place)
  const others = seen.filter(([other]) => other !== place)
  keep(KEY, [...others, [place, entry, before ? (before[2] ?? 0) : entry]].slice(-MOST))
}

/** Whether I have made a move there myself that still holds, as far as the log goes back: whoever has not has missed nothing since. */
export function hasMoved(table: string, seat: Seat | null, log: readonly LogStep[], gone: ReadonlySet<number>): boolean {
  if (seat === null) return false
  const seen = kept<Seen>(KEY, []).find(([place]) => place === placeOf(table, seat))
  if (seen === undefined) return false
  const from = seen[2] ?? 0
  // What is older than the log may have been mine.
  if ((log[0]?.entry ?? 0) > from + 1) return true
  return log.some(({ entry, by, undone }) => entry > from && by === seat && !undone && !gone.has(entry))
}

/** The last entry that was seen, if moves were made at my seat since then; nothing otherwise. */
export function leftAt(table: string, seat: Seat | null, log: readonly LogStep[]): number | null {
  if (seat === null) return null
  const seen = kept<Seen>(KEY, []).find(([place]) => place === placeOf(table, seat))?.[1]
  if (seen === undefined) return null
  return log.some(({ entry, by, undone }) => entry > seen && by === seat && !undone) ? seen : null
}

const SAT = 'sat'

/** Whether I have had a seat at a table before its deal, and did not get up from it in this browser. */
export const satAt = (table: string): boolean => kept<string[]>(SAT, []).includes(table)

/** I sit at a table before its deal, or got up. */
export function sat(table: string, sits: boolean): void {
  const others = kept<string[]>(SAT, []).filter((other) => other !== table)
  keep(SAT, (sits ? [...others, table] : others).slice(-MOST))
}
