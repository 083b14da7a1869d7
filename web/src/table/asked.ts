import type { Seat, SeatInfo, TableInfo } from '../wire.ts'

/**
 * Whose consent it takes to stop: people at other seats, but not those for whom a bot plays while they are away. The server decides; this is for
 * saying beforehand what will come of it.
 */
export function askedToStop({ seats }: Pick<TableInfo, 'seats'>, mine: Seat | null): SeatInfo[] {
  const asked = ({ seat, kind, taken, stand_in, connected }: SeatInfo): boolean =>
    seat !== mine && kind !== 'bot' && taken && (connected || !stand_in)
  return seats.filter(asked)
}
