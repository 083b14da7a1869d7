import { tip } from '../things.svelte.ts'
import type { CardFace } from './face.ts'
import type { Card, Crew } from './wire.ts'

/** What was chosen and not yet done. The board and the hand share it: a die here and a card there make a move. */
class Touch {
  /** The dice that were chosen: one in a combat, any number for smoke. */
  dice = $state<number[]>([])
  /** The card that was chosen. */
  card = $state<Card | null>(null)
  /** Ludvig or Mama Lear, called on for the next strike. */
  crew = $state<Crew | null>(null)
  /** Baba's cards, in the order they were chosen. */
  order = $state<number[]>([])
  /** The card that is looked at closely. */
  zoom = $state<CardFace | null>(null)

  /** What lies under the pointer or the focus, in words, and why it cannot be had. */
  get tip(): typeof tip.now {
    return tip.now
  }

  get any(): boolean {
    return this.dice.length > 0 || this.card !== null || this.crew !== null || this.order.length > 0 || this.zoom !== null
  }

  clear(): void {
    this.dice = []
    this.card = null
    this.crew = null
    this.order = []
    this.zoom = null
  }

  /** Looks at a card closely. */
  look(face: CardFace): void {
    this.zoom = face
  }

  toggleDie(die: number): void {
    this.dice = this.dice.includes(die) ? this.dice.filter((other) => other !== die) : [...this.dice, die].sort()
  }
}

export const touch = new Touch()

export { attend, group, thing, type Thing } from '../things.svelte.ts'
