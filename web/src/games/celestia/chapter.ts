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

/** The section that speaks of what is going on; at the boarding that is another combat. */
export function chapter(view: View): number {
  const found = CHAPTERS[stepOf(view.step)] ?? 4
  return view.assaults.boarding && (found === 5 || found === 6) ? 12 : found
}
