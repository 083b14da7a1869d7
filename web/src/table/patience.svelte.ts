import type { LiveTable } from '../lib/table.svelte.ts'
import type { SeatInfo } from '../wire.ts'

/** How long those who are missing are still waited for, as the server said, counted on by this browser's own clock. Made inside a component. */
export class Patience {
  private now = $state(performance.now())

  constructor(private readonly table: () => Pick<LiveTable, 'info' | 'infoAt'>) {
    $effect(() => {
      const waits = this.table().info?.seats.some(({ patience }) => (patience ?? 0) > 0)
      void this.table().infoAt
      this.now = performance.now()
      if (!waits) return
      const timer = setInterval(() => (this.now = performance.now()), 500)
      return () => clearInterval(timer)
    })
  }

  /** For how many more seconds; 0 if others may act for them now, `null` if they may not at all. */
  left({ patience }: SeatInfo): number | null {
    if (patience === undefined || patience === null) return null
    // It may have been told long before this began to count.
    return Math.max(0, Math.ceil(patience - Math.max(0, this.now - this.table().infoAt) / 1000))
  }
}
