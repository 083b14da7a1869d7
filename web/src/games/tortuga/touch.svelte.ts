import { useFrame, type Frame } from '../../frame/frame.svelte.ts'
import type { Chosen } from '../types.ts'
import type { Zone } from './about.ts'
import type { CardId, Move, Place, Seat } from './wire.ts'

/** Piles of nobody that everybody may look through. */
export type Boxed = 'hunt' | 'out'

/** What is looked at closely. */
export type Look =
  | { kind: 'card'; card: CardId; zone: Zone }
  | { kind: 'sector'; place: Place }
  | { kind: 'pile'; pile: 'play' | 'discard' | 'deck'; seat: Seat }
  | { kind: 'box'; pile: Boxed }
  | { kind: 'captain'; seat: Seat }

export type Tab = 'map' | 'market' | 'captains' | 'scene'

/** What the board shows on a phone. Nothing else is chosen here: what is looked at, the frame knows. */
export class Shown implements Chosen {
  tab = $state<Tab>('map')
  readonly any = false
  clear(): void {}
}

/** The frame of this table. */
export function useTable(): Frame<Shown, Look, Move> {
  return useFrame<Shown, Look, Move>()
}
