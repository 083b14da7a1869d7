/** How far each table was seen from this browser: what was done at my seat after that, a robot did for me. */
import { keep, kept } from '../lib/store.ts'
import type { LogStep, Seat } from '../wire.ts'

const KEY = 'seen'
/** Tables of which it is remembered; those left longest ago are forgotten. */
const MOST = 30

type Seen = [place: string, entry: number][]
const placeOf = (table: string, seat: Seat): string => `${table} ${seat}`

/** So much of a table has been seen at a seat. */
export function stayed(table: string, seat: Seat | null, entry: number): void {
  if (seat === null) return
  const place = placeOf(table, seat)
  const others = kept<Seen>(KEY, []).filter(([other]) => other !== place)
  keep(KEY, [...others, [place, entry]].slice(-MOST))
}

/** The last entry that was seen, if moves were made at my seat since then; nothing otherwise. */
export function leftAt(table: string, seat: Seat | null, log: readonly LogStep[]): number | null {
  if (seat === null) return null
  const seen = kept<Seen>(KEY, []).find(([place]) => place === placeOf(table, seat))?.[1]
  if (seen === undefined) return null
  return log.some(({ entry, by, undone }) => entry > seen && by === seat && !undone) ? seen : null
}
