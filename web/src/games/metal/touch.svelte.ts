import { useFrame, type Frame } from '../../frame/frame.svelte.ts'
import type { BoardProps, Chosen } from '../types.ts'
import type { Draft } from './deals.ts'
import type { Key } from './model.ts'
import type { Move, OfferId, View } from './wire.ts'

/** An offer that is being written. What is looked at, by its key, the frame knows. */
export class Desk implements Chosen<View, Move> {
  /** What the offer says so far. */
  draft = $state<Draft | null>(null)
  /** The offer that is being answered. */
  answers = $state<OfferId | null>(null)
  /** What it answered went from the table meanwhile: what was written is an offer of one's own now. */
  orphaned = $state(false)
  /** The moment the thing that is looked at belongs to. */
  private moment = ''

  get any(): boolean {
    return this.draft !== null
  }

  /** A half-written offer outlives other moves; it is only put away by hand. */
  clear(): void {}
  back(): void {
    this.putAway()
  }

  /** Another moment of the game: what was looked at belongs to the one before. An offer that is being written outlives it. */
  keeps({ view }: BoardProps<View, Move>): boolean {
    if (this.answers !== null && !view.offers.some(({ id }) => id === this.answers)) {
      this.answers = null
      this.orphaned = true
    }
    const moment = `${view.prompt} ${view.active}`
    const same = moment === this.moment
    this.moment = moment
    return same
  }

  /** Begins an offer, or an answer to one. */
  write(draft: Draft, answers: OfferId | null = null): void {
    this.draft = draft
    this.answers = answers
    this.orphaned = false
  }

  putAway(): void {
    this.draft = null
    this.answers = null
    this.orphaned = false
  }
  leave(): void {
    this.putAway()
  }
}

/** The frame of this table, which knows the offer that is being written. */
export function useTable(): Frame<Desk, Key, Move> {
  return useFrame<Desk, Key, Move>()
}
