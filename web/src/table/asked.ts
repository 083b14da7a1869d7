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

/** Whoever plays here and is not there: nobody moves for them before they come back. */
export const isMissing = ({ kind, mine, taken, connected, stand_in }: SeatInfo): boolean =>
  kind !== 'bot' && !mine && !(taken && connected) && !stand_in

/** The message that says whom the table waits for: nobody thinks about it who is not there. */
export function waitedOf(info: Pick<TableInfo, 'seats'> | null, waits: readonly Seat[], plays: boolean): string {
  const waited = waits.flatMap((seat) => info?.seats[seat] ?? [])
  // A bot that sits in a seat of its own has a name of its own; one that plays for somebody is not them.
  if (waited.length > 0 && waited.every(({ kind, stand_in }) => kind !== 'bot' && stand_in)) return 'turn-of-stand-in'
  const missing = waited.filter(isMissing)
  if (missing.length > 0 && missing.every(({ taken }) => !taken) && missing.length === waited.length) return 'turn-of-empty'
  if (missing.length > 0 && missing.length === waited.length) return 'turn-of-away'
  return missing.length > 0 || !plays ? 'turn-of' : 'waiting-turn-of'
}
