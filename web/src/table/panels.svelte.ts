import { untrack } from 'svelte'
import { prefs } from '../lib/prefs.svelte.ts'
import { keep, kept } from '../lib/store.ts'
import type { LiveTable } from '../lib/table.svelte.ts'

export const panels = ['log', 'talk', 'text'] as const
export type Panel = (typeof panels)[number]
export type SheetName = Panel | 'menu' | 'keys' | 'settings' | 'help' | 'counsel'

const NARROW = '(max-width: 1179px)'

/** Of how many tables it is known what was read. */
const MOST_READ = 40

type Read = [table: string, at: number][]
const lastRead = (table: string): number | null => kept<Read>('read', []).find(([id]) => id === table)?.[1] ?? null
function keepRead(table: string, at: number): void {
  const others = kept<Read>('read', []).filter(([id]) => id !== table)
  keep('read', [...others.slice(1 - MOST_READ), [table, at]])
}

/** What lies beside the board, or over it where there is no room beside it. */
export class Panels {
  panel = $state<Panel>('log')
  sheet = $state<SheetName | null>(null)
  /** There is no room beside the board. */
  narrow = $state(globalThis.matchMedia?.(NARROW).matches ?? false)
  /** How much of what others wrote was not read. */
  unread = $state(0)
  /** Before the deal: what people write lies open. */
  talking = $state(false)
  /** When the last line was written that was there when one first came, or has been seen since. */
  private read: number | null

  constructor(table: LiveTable) {
    this.read = lastRead(table.id)
    $effect(() => {
      const width = matchMedia(NARROW)
      const set = () => (this.narrow = width.matches)
      set()
      width.addEventListener('change', set)
      return () => width.removeEventListener('change', set)
    })
    $effect(() => {
      // What I wrote myself I have read.
      const others = table.chat.filter(({ seat = null, from }) => seat !== table.seat || (seat === null && from !== prefs.name))
      const beside = !this.narrow && this.panel === 'talk' && table.info?.phase !== 'open'
      const visible = this.sheet === 'talk' || beside || this.talking
      // Nothing was heard yet.
      if (table.turn === null) return
      untrack(() => {
        const latest = others.at(-1)?.at ?? 0
        if ((visible || this.read === null) && latest !== this.read) keepRead(table.id, (this.read = latest))
        this.unread = others.filter(({ at }) => at > (this.read ?? 0)).length
      })
    })
  }

  show(wanted: Panel): void {
    if (this.narrow) this.sheet = this.sheet === wanted ? null : wanted
    else this.panel = wanted
  }

  readonly close = (): void => {
    this.sheet = null
  }
}
