import { untrack } from 'svelte'
import type { Json } from '../wire.ts'

/** The only thing left to do, and whether how soon it is done would tell the others something. */
export interface OnlyStep {
  move: Json
  telling: boolean
}

/** A step that leaves no choice makes itself, in sight; what its pace would tell the others is hidden in a natural time. */
export class Forced {
  private static readonly AT_ONCE = 900
  private static readonly SAID = 6000

  constructor(
    private readonly source: () => OnlyStep | null,
    /** Something is under way, looked at or asked: it waits. */
    held: () => boolean,
    send: (moves: Json[]) => Promise<unknown>,
  ) {
    $effect(() => {
      const move = this.written
      if (move === null || held()) return
      const wait = untrack(() => this.now?.telling) ? 1400 + Math.random() * 2200 : Forced.AT_ONCE
      const timer = setTimeout(() => {
        const made = JSON.parse(move) as Json
        void send([made])
        this.made = made
        setTimeout(() => this.made === made && (this.made = null), Forced.SAID)
      }, wait)
      return () => clearTimeout(timer)
    })
  }

  /** What made itself just now: it is said for a while. */
  made = $state.raw<Json | null>(null)

  readonly now = $derived.by<OnlyStep | null>(() => this.source())
  /** The same step in another position is the same step. */
  private readonly written = $derived.by(() => (this.now === null ? null : JSON.stringify(this.now.move)))
}
