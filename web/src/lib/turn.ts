import type { Seat, Turn } from '../wire.ts'

/** The seats that a turn waits for. */
export function seatsOf(turn: Turn): Seat[] {
  if ('one' in turn) return [turn.one]
  if ('several' in turn) return turn.several
  return 'real_time' in turn ? turn.real_time.seats : []
}
