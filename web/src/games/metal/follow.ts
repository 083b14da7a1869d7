/** Where on the board it is that something happens, so that whoever only looks on sees it there. */
import { placeOf } from './model.ts'
import type { Event } from './wire.ts'

/** Ships, combats and their dice. */
const STAGE = '[data-stage]'
/** What is told of the stage; all the rest is seen where it stands, or told in words. */
const ON_STAGE = new Set([
  'turn_began',
  'seeks_in_space',
  'ship_revealed',
  'event_revealed',
  'probed',
  'no_ship_found',
  'combat_began',
  'allied',
  'betrayed',
  'stays_loyal',
  'faktor_declared',
  'dice_thrown',
  'faktor_thrown',
  'support_played',
  'combat_decided',
])

/** The part of the board that a step is seen on, as a selector; `null` where it moves nothing there. A combat counts for more than a journey. */
export function whereabouts(told: readonly Event[]): string | null {
  let journey: string | null = null
  for (const event of told) {
    if (ON_STAGE.has(Object.keys(event)[0] ?? '')) return STAGE
    if ('tour_action' in event) journey = `[data-place="${placeOf(event.tour_action.number)}"]`
  }
  return journey
}

/** How far a board is scrolled so that a part of it is seen whole with what stands above it, as far as there is room; as it was where it is seen. */
export function sight(part: { top: number; bottom: number }, room: { top: number; bottom: number }, scrolled: number): number {
  const inSight = part.top >= room.top && part.bottom <= room.bottom
  if (inSight) return scrolled
  const wanted = Math.min(part.bottom - room.bottom, part.top - room.top)
  return Math.max(0, scrolled + wanted)
}
