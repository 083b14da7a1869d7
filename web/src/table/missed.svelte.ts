import { untrack } from 'svelte'
import type { LiveTable } from '../lib/table.svelte.ts'
import { hasMoved, leftAt, stayed } from './away.ts'
import { hasTurns, sinceMine, takenBack, type LogLines } from './lines.ts'
import { recapOf, type TurnTold } from './recap.ts'

/** What was missed: shown first when one comes back and when it is my turn again, gone with the next move of one's own. */
export class Missed {
  shows = $state(false)
  /** The last entry that was seen before a robot played for me; nothing where none did. */
  private left = $state<number | null>(null)
  /** The last entry when I came back: what is done after that is done before my eyes. */
  private came = $state(0)
  private lastSeen = 0

  constructor(
    private readonly table: LiveTable,
    private readonly source: () => { ready: boolean; said: LogLines[]; narrow: boolean },
    /** Nobody looks: what comes meanwhile is not shown late. */
    private readonly gone: () => void,
  ) {
    $effect(() => {
      if (!this.ready) return
      untrack(() => {
        this.left = leftAt(table.id, table.seat, table.log)
        this.came = table.log.at(-1)?.entry ?? 0
        this.shows = this.turns.length > 0
      })
    })
    $effect(() => {
      document.addEventListener('visibilitychange', this.look)
      return () => document.removeEventListener('visibilitychange', this.look)
    })
    $effect(() => {
      if (table.log.at(-1)?.by === table.seat && untrack(() => !this.away)) this.shows = false
    })
    // What is on the screen of somebody who looks has been seen.
    $effect(() => {
      const last = table.log.at(-1)?.entry ?? 0
      if (this.ready && !document.hidden) stayed(table.id, table.seat, last)
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

  /** A robot has played for me, and I have not been told yet. */
  get away(): boolean {
    return this.left !== null
  }

  /** What happened, one line a turn; in a race nobody reads. */
  readonly turns = $derived.by<TurnTold[]>(() => {
    const { table, left, came } = this
    if (table.seat === null || table.finished || (table.turn && 'real_time' in table.turn)) return []
    const { said } = this.source()
    const gone = takenBack(table.log)
    if (left === null && !hasMoved(table.id, table.seat, table.log, gone)) return []
    const since = left === null ? sinceMine(said, table.seat) : said.filter(({ entry }) => entry > left && entry <= came)
    return recapOf(
      since.filter(({ entry }) => !gone.has(entry)),
      table.seat,
      hasTurns(said),
    )
  })

  readonly close = (): void => {
    this.shows = false
    this.left = null
  }

  private readonly look = (): void => {
    const { table } = this
    if (document.hidden) {
      this.lastSeen = table.log.length
      this.gone()
      return
    }
    if (table.log.length <= this.lastSeen) return
    this.left ??= leftAt(table.id, table.seat, table.log)
    this.came = table.log.at(-1)?.entry ?? 0
    this.shows = this.away || table.log.slice(this.lastSeen).some((step) => step.by !== table.seat)
  }
}
