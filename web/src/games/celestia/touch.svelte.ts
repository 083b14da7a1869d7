import { useFrame, type Frame } from '../../frame/frame.svelte.ts'
import type { Chosen } from '../types.ts'
import type { CardFace } from './face.ts'
import type { Card, Crew, Move } from './wire.ts'

/** What was chosen and not yet done. The board and the hand share it: a die here and a card there make a move. */
export class Touch implements Chosen {
  /** The dice that were chosen: one in a combat, any number for smoke. */
  dice = $state<number[]>([])
  /** The card that was chosen. */
  card = $state<Card | null>(null)
  /** Ludvig or Mama Lear, called on for the next strike. */
  crew = $state<Crew | null>(null)
  /** Baba's cards, in the order they were chosen. */
  order = $state<number[]>([])

  get any(): boolean {
    return this.dice.length > 0 || this.card !== null || this.crew !== null || this.order.length > 0
  }

  clear(): void {
    this.dice = []
    this.card = null
    this.crew = null
    this.order = []
  }

  toggleDie(die: number): void {
    this.dice = this.dice.includes(die) ? this.dice.filter((other) => other !== die) : [...this.dice, die].sort()
  }
}

/** The frame of this table, which knows what was chosen here. */
export function useTable(): Frame<Touch, CardFace, Move> {
  return useFrame<Touch, CardFace, Move>()
}
