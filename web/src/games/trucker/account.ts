/** A line of an account. */
export interface Entry {
  /** What for: a word, or a word with what it counts. */
  item: string | Record<string, unknown>
  credits: number
  total: number
}

export function nameOf(item: Entry['item']): string {
  return typeof item === 'string' ? item : (Object.keys(item)[0] ?? '')
}
