import { untrack } from 'svelte'
import type { Hint } from '../games/types.ts'
import { prefs } from '../lib/prefs.svelte.ts'

/** Hints for whoever is new to a situation, one at a time: one goes with its situation, or with the next thing I do, and never keeps another waiting. */
export class Hints {
  /** Where there is no room beside the board a hint is folded up into a bulb in the bar. */
  folded = $state<string | null>(null)
  private told: string | null = null

  constructor(
    private readonly fitting: () => readonly Hint[],
    private readonly quiet: () => boolean,
  ) {
    $effect(() => {
      const [now, still] = [this.now?.id ?? null, new Set(this.fitting().map(({ id }) => id))]
      untrack(() => {
        if (this.told !== null && this.told !== now && !still.has(this.told)) prefs.learn(this.told)
        this.told = now
      })
    })
  }

  readonly now = $derived.by<Hint | null>(() => (this.quiet() ? null : (this.fitting().find(({ id }) => !prefs.knows(id)) ?? null)))

  /** Whoever acts has read it. */
  learn(): void {
    if (this.told !== null) prefs.learn(this.told)
  }
}
