import { untrack } from 'svelte'
import { prefs } from '../lib/prefs.svelte.ts'
import type { LiveTable } from '../lib/table.svelte.ts'

export const panels = ['log', 'talk', 'text'] as const
export type Panel = (typeof panels)[number]
export type SheetName = Panel | 'menu' | 'keys' | 'settings' | 'help' | 'counsel'

const NARROW = '(max-width: 1179px)'

/** What lies beside the board, or over it where there is no room beside it. */
export class Panels {
  panel = $state<Panel>('log')
  sheet = $state<SheetName | null>(null)
  /** There is no room beside the board. */
  narrow = $state(globalThis.matchMedia?.(NARROW).matches ?? false)
  /** How much of what others wrote was not read. */
  unread = $state(0)
  /** How much of it was there when one came, or has been seen since. */
  private read: number | null = null

  constructor(table: LiveTable, ready: () => boolean) {
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
      const count = others.length
      const visible = this.sheet === 'talk' || (!this.narrow && this.panel === 'talk')
      const here = ready()
      untrack(() => {
        if (visible || (this.read === null && here)) this.read = count
        this.unread = count - (this.read ?? count)
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
