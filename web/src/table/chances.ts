import type { AdvisedMove, JudgedMove, TableInfo } from '../wire.ts'

/** Whether the table tells a seat what the admiral would do: where it was laid with hints, or where only bots play besides; never over the deal of a day. */
export function mayAsk(table: TableInfo, seat: number | null): boolean {
  if (seat === null || table.phase !== 'playing') return false
  if (typeof table.occasion === 'object' && table.occasion !== null) return false
  return table.hints || table.seats.every((other) => other.seat === seat || other.kind === 'bot')
}

/** A chance between 0 and 1 in whole hundredths. */
export function percent(chance: number): number {
  return Math.round(chance * 100)
}

/**
 * By how many hundredths a move is behind another; none where the difference may be luck of the playouts, and `null` where there is nothing to
 * compare.
 */
export function behind(best: AdvisedMove, other: AdvisedMove): number | null {
  if (best.chance === null || other.chance === null) return null
  const less = best.chance - other.chance
  const luck = Math.hypot(best.give_or_take, other.give_or_take)
  return less <= luck ? 0 : percent(less)
}

/** By how many hundredths the first move is ahead of the next; `null` where there is nothing to compare. */
export function edge([best, next]: readonly AdvisedMove[]): number | null {
  return best && next ? behind(best, next) : null
}

/** What a move cost whoever made it, in chances; less than this is luck of the playouts. */
export const MISTAKE = 0.08

/** The moves that cost most, the worst first, at most so many. */
export function mistakes(moves: readonly JudgedMove[], most: number): (JudgedMove & { cost: number })[] {
  return moves
    .map((move) => ({ ...move, cost: move.best - (move.chances[move.seat] ?? 0) }))
    .filter(({ better, cost }) => better !== null && cost >= MISTAKE)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, most)
}

/**
 * Everybody's chances once an entry was made, as the last move judged before it left them; or why there are none: the admiral has not come that
 * far (`later`), or judged nothing until then (`none`).
 */
export function chancesAt(moves: readonly JudgedMove[], entry: number, reached: number): readonly number[] | 'later' | 'none' {
  if (entry > reached) return 'later'
  return moves.findLast((move) => move.entry <= entry)?.chances ?? 'none'
}

/** What the chances of all leave, in whole hundredths: nobody wins alone then. */
export function leftOver(chances: readonly number[]): number {
  return Math.max(0, 100 - chances.reduce((sum, chance) => sum + percent(chance), 0))
}

/** A line for each seat, or one for all where they win together: points in a box of this size, by entry. */
export function curves(
  moves: readonly JudgedMove[],
  last: number,
  width: number,
  height: number,
): { seat: number; points: [number, number][] }[] {
  const seats = moves[0]?.chances.length ?? 0
  const together = seats > 1 && moves.every(({ chances }) => chances.every((chance) => Math.abs(chance - chances[0]!) < 1e-6))
  const x = (entry: number): number => (last > 0 ? (entry / last) * width : 0)
  return Array.from({ length: together ? 1 : seats }, (_, seat) => ({
    seat,
    points: moves.map(({ entry, chances }): [number, number] => [x(entry), (1 - (chances[seat] ?? 0)) * height]),
  }))
}
