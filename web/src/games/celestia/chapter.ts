import type { Words } from '../../lib/words.svelte.ts'
import type { Chapter } from '../types.ts'
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
const CARDS: Record<CardFace['kind'], number> = {
  equipment: 6,
  back: 2,
  cloud: 2,
  ambush: 5,
  stage: 9,
  assault: 12,
  sealed: 12,
  crew: 10,
  pirate: 5,
  start: 2,
}

/** The section that speaks of the card that is looked at, or of what is going on; at the boarding that is another combat. */
export function chapter(view: View, look: CardFace | null, words: Words): Chapter {
  if (look?.kind === 'crew') return { section: CARDS.crew, names: words(`celestia-name-${look.crew}`) }
  if (look?.kind === 'pirate' && look.boarding) return 12
  if (look !== null) return CARDS[look.kind]
  const found = CHAPTERS[stepOf(view.step)] ?? 4
  return view.assaults.boarding && (found === 5 || found === 6) ? 12 : found
}
