import type { View } from './wire.ts'

/** The flights of the trek, in the order in which they are flown. */
const FLIGHTS: readonly View['flight'][] = ['one', 'two', 'three']

/** Which flight of the trek this is; nothing where a single flight is flown. */
export function trekOf(view: Pick<View, 'flight' | 'rules'>): { flight: number; flights: number } | null {
  const at = FLIGHTS.indexOf(view.flight)
  return view.rules.trek && at >= 0 ? { flight: at + 1, flights: FLIGHTS.length } : null
}
