import { untrack } from 'svelte'
import type { LiveTable } from '../lib/table.svelte.ts'
import { sinceMine, type LogLines } from './lines.ts'
import { recapOf, type TurnTold } from './recap.ts'

/** What was missed: shown first when one comes back and when it is my turn again, gone with the next move of one's own. */
export class Missed {
  shows = $state(false)
  private lastSeen = 0

  constructor(
    private readonly table: LiveTable,
    private readonly source: () => { ready: boolean; said: LogLines[]; narrow: boolean },
    /** Nobody looks: what comes meanwhile is not shown late. */
    private readonly away: () => void,
  ) {
    $effect(() => {
      if (!this.ready) return
      untrack(() => {
        this.shows = sinceMine(source().said, table.seat).length > 0 && table.log.some((step) => step.by === table.seat)
      })
    })
    $effect(() => {
      document.addEventListener('visibilitychange', this.look)
      return () => document.removeEventListener('visibilitychange', this.look)
    })
    $effect(() => {
      if (table.log.at(-1)?.by === table.seat) this.shows = false
    })
    $effect(() => {
      if (!table.myTurn || table.behind > 0) return
      untrack(() => {
        if (!source().narrow && this.turns.length > 0) this.shows = true
      })
    })
  }

  /** Only that it comes to be: every line that is said would count as a return otherwise. */
  private readonly ready = $derived.by(() => this.source().ready)

  /** What the others did, one line a turn; in a race nobody reads. */
  readonly turns = $derived.by<TurnTold[]>(() => {
    const { table } = this
    if (table.seat === null || table.finished || (table.turn && 'real_time' in table.turn)) return []
    return recapOf(sinceMine(this.source().said, table.seat), table.seat)
  })

  readonly close = (): void => {
    this.shows = false
  }

  private readonly look = (): void => {
    const { table } = this
    if (document.hidden) {
      this.lastSeen = table.log.length
      this.away()
    } else if (table.log.length > this.lastSeen) this.shows = table.log.slice(this.lastSeen).some((step) => step.by !== table.seat)
  }
}
