import type { TableInfo } from '../wire.ts'

/**
 * A seat is held by a cookie of the server. A browser may say that it keeps none; one whose cookies are thrown away on the road says nothing, and is
 * found out when a seat that was just taken turns out not to be its own.
 */
class Cookies {
  private lost = $state(false)
  /** Tables at which a seat was just taken from here, until they were seen with it. */
  private readonly taken = new Set<string>()

  /** Whether a seat can be held from here, as far as is known. */
  get work(): boolean {
    return !this.lost && navigator.cookieEnabled !== false
  }

  /** The server gave a seat at a table. */
  took({ id, seats }: Pick<TableInfo, 'id' | 'seats'>): void {
    if (seats.some(({ mine }) => mine)) this.taken.add(id)
  }

  /** The seat was given back. */
  left(id: string): void {
    this.taken.delete(id)
  }

  /** A table was asked for anew. Says whether the seat that was taken there is not mine, so that no cookie came back. */
  miss({ id, seats }: Pick<TableInfo, 'id' | 'seats'>): boolean {
    if (!this.taken.delete(id) || seats.some(({ mine }) => mine)) return false
    this.lost = true
    return true
  }
}
export const cookies = new Cookies()
