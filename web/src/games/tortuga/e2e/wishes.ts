import type { Mind } from '../../../../e2e/hands.ts'
import type { Json } from '../../../wire.ts'

/** What hands that play a whole game want first, by the short form of a move; of several that fit, the first. */
export const wishes: RegExp[] = [
  /^choose_ship/,
  /^take_reserve/,
  /^capture/,
  /^convert/,
  /^play/,
  /^conquer/,
  /^buy_influence/,
  /^take_from_depot/,
  /^use (?!scrap|move|jump)/,
  /^collect/,
  /^probe/,
  /^commit/,
  /^land/,
  /^fortify/,
  /^plunder/,
  /^claim/,
  /^cancel/,
  /^lose/,
  /^buy/,
  /^sail/,
  /^(done|ready|end_turn)$/,
]

const sector = (value: string): string => `[data-map] [data-place="${value}"]`
const card = (value: string): string => `[data-hand] [data-card="${value}"]`
export const places: Record<string, (value: string) => string> = {
  play: card,
  commit: card,
  choose_ship: (value) => `[data-ships] [data-card="${value}"]`,
  sail: sector,
  land: sector,
  fortify: sector,
  buy: (value) => `[data-market] [data-card="${value}"]`,
}

/** As much of the map as a way needs. */
interface Chart {
  sectors?: { place: string; adjacent: string[]; ships: number[] }[]
  this_turn?: { manoeuvre: number }
}
/** What is sailed for: a ship goes on as long as it may, but not back and forth. */
const SAILS = 2

/** A ship that knows where it is bound for. */
export function mind(): Mind {
  let chart: Chart = {}
  let sailed = 0
  /** The next steps of its way. */
  let bound: string[] = []

  /** A way of two steps, to the first sector that far off; one step where there is no more manoeuvre. */
  function way(moves: Json[]): string[] {
    const near = new Set(moves.flatMap((move) => (typeof move === 'object' && move !== null && 'sail' in move ? [String(move.sail)] : [])))
    if (bound.length > 0 && near.has(bound[0]!)) return bound
    bound = []
    if ((chart.this_turn?.manoeuvre ?? 0) < 2 || sailed > 0) return bound
    for (const { place, adjacent, ships } of chart.sectors ?? []) {
      const by = adjacent.find((other) => near.has(other))
      if (by === undefined || near.has(place) || ships.includes(0)) continue
      bound = [by, place]
      break
    }
    return bound
  }

  return {
    see: (view) => {
      chart = { ...chart, ...(view as Chart) }
    },
    tiredOf: (wish) => wish.source === '^sail' && sailed >= SAILS,
    rather: (move, moves) => (typeof move === 'object' && move !== null && 'sail' in move ? { sail: way(moves)[0] ?? move.sail! } : move),
    far: (name) => (name === 'sail' && bound.length === 2 ? `[data-place="${bound[1]}"][data-does^="sail"]` : null),
    made: (name, far) => {
      if (name === 'sail') {
        sailed += far ? 2 : 1
        bound = far ? [] : bound.slice(1)
      }
      if (name === 'end_turn') {
        sailed = 0
        bound = []
      }
    },
  }
}
