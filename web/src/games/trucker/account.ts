/** A line of an account. */
export interface Entry {
  /** What for: a word, or a word with what it counts. */
  item: string | Record<string, unknown>
  credits: number
  total: number
}

/** What there was before the first line: earned in the flight, and in a trek in those before. */
export function brought(account: readonly Entry[]): number {
  const first = account[0]
  return first ? first.total - first.credits : 0
}

/** Credits with their sign. */
export function signed(credits: number): string {
  return credits > 0 ? `+${credits}` : credits < 0 ? `−${-credits}` : '0'
}

export function nameOf(item: Entry['item']): string {
  return typeof item === 'string' ? item : (Object.keys(item)[0] ?? '')
}
