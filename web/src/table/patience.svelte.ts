import type { SeatInfo, TableInfo } from '../wire.ts'

/** How long those who are missing are still waited for, as the server said, counted on by this browser's own clock. Made inside a component. */
export class Patience {
  private now = $state(performance.now())
  /** When the table was told as it is. */
  private told = $state(performance.now())

  constructor(private readonly info: () => TableInfo) {
    $effect(() => {
      const waits = this.info().seats.some(({ patience }) => (patience ?? 0) > 0)
      this.told = this.now = performance.now()
      if (!waits) return
      const timer = setInterval(() => (this.now = performance.now()), 500)
      return () => clearInterval(timer)
    })
  }

  /** For how many more seconds; 0 if others may act for them now, `null` if they may not at all. */
  left({ patience }: SeatInfo): number | null {
    if (patience === undefined || patience === null) return null
    return Math.max(0, Math.ceil(patience - (this.now - this.told) / 1000))
  }
}
