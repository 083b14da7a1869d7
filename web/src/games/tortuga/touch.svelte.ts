import type { Zone } from './about.ts'
import type { CardId, Place, Seat } from './wire.ts'

/** What is looked at closely. */
export type Look =
  | { kind: 'card'; card: CardId; zone: Zone }
  | { kind: 'sector'; place: Place }
  | { kind: 'pile'; pile: 'play' | 'discard' | 'deck'; seat: Seat }
  | { kind: 'captain'; seat: Seat }

export type Tab = 'map' | 'market' | 'captains' | 'scene'

/** What was tapped. The board and the hand share it: a card of the hand is looked at above the board. */
class Touch {
  look = $state.raw<Look | null>(null)
  /** On a phone: what the board shows. */
  tab = $state<Tab>('map')

  clear(): void {
    this.look = null
  }

  /** Looks closely, or away again when it is tapped twice. */
  at(look: Look): void {
    this.look = JSON.stringify(this.look) === JSON.stringify(look) ? null : look
  }
}

export const touch = new Touch()
