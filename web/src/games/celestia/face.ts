import type { Ambush, Assault, Card, Crew, Pirate, Provenance, Stage } from './wire.ts'

/** What a card shows. */
export type CardFace =
  | { kind: 'equipment'; card: Card }
  | { kind: 'back' }
  | { kind: 'cloud'; at: number }
  | { kind: 'ambush'; ambush: Ambush; at?: number }
  | { kind: 'stage'; stage: Stage }
  | { kind: 'assault'; assault: Assault }
  | { kind: 'sealed' }
  | { kind: 'crew'; crew: Crew; used: boolean }
  | { kind: 'pirate'; pirate: Pirate; boarding: boolean }
  | { kind: 'start'; propeller: number }

/** Where the figures on a card come from; cards whose figures the rulebook prints have none to speak of. */
export function sourceOf(face: CardFace): Provenance | null {
  switch (face.kind) {
    case 'ambush':
      return face.ambush.source
    case 'stage':
      return face.stage.source
    case 'assault':
      return face.assault.source
    case 'pirate':
      return face.pirate.source
    default:
      return null
  }
}
