import type { CardFace } from './face.ts'
import { stepOf } from './model.ts'
import type { View } from './wire.ts'

/** The sections of the help, by what is decided. */
const CHAPTERS: Record<string, number> = {
  draft: 3,
  briefing: 4,
  arrange: 10,
  dice: 5,
  augusta: 10,
  validated: 5,
  thrust: 5,
  forfeit: 5,
  discard: 5,
  deactivate: 5,
  dismiss: 5,
  starter: 6,
  combat: 6,
  jettison: 6,
  load: 7,
  recruit: 7,
  statement: 7,
  share: 8,
  market: 9,
}

/** And by the card that is looked at. */
const CARDS: Partial<Record<CardFace['kind'], number>> = { ambush: 5, stage: 9, assault: 12, crew: 10, pirate: 5, equipment: 6 }

/** The section that speaks of the card that is looked at, or of what is going on; at the boarding that is another combat. */
export function chapter(view: View, look: CardFace | null): number {
  const card = look === null ? undefined : CARDS[look.kind]
  if (card !== undefined) return card
  const found = CHAPTERS[stepOf(view.step)] ?? 4
  return view.assaults.boarding && (found === 5 || found === 6) ? 12 : found
}
