import type { Action } from 'svelte/action'
import { attend, group, thing as press, tip, type Thing } from '../things.svelte.ts'
import type { Draft } from './deals.ts'
import type { Key } from './model.ts'
import type { OfferId } from './wire.ts'

/** What is looked at: a thing on the board, by its key. */
class Touch {
  /** The thing that was tapped and whose moves are shown. */
  open = $state<Key | null>(null)
  /** Offers are being written to this pirate; `draft` is what they say so far. */
  draft = $state<Draft | null>(null)
  /** The offer that is being answered. */
  answers = $state<OfferId | null>(null)
  /** What lies under the pointer or the focus, in words, and why it cannot be had. */
  get tip(): typeof tip.now {
    return tip.now
  }

  get any(): boolean {
    return this.open !== null || this.draft !== null
  }

  clear(): void {
    this.open = null
  }

  look(key: Key): void {
    this.open = this.open === key ? null : key
  }

  /** Begins an offer, or an answer to one. */
  write(draft: Draft, answers: OfferId | null = null): void {
    this.open = null
    this.draft = draft
    this.answers = answers
  }

  putAway(): void {
    this.draft = null
    this.answers = null
  }
}

export const touch = new Touch()

export { attend, group, type Thing }

/** A thing of this board: cards say themselves in words, and those outside a row are stops of their own. */
export const thing: Action<Element, Thing> = (node, first) => {
  const here = (one: Thing): Thing => ({ ...one, named: true, stop: true })
  const pressed = press(node, here(first))
  return { update: (next) => pressed?.update?.(here(next)), destroy: () => pressed?.destroy?.() }
}
