/** What was last answered to an offer: an answer is seen until another one is given or the turn goes on to somebody else. */
import type { Event, OfferEnd, Seat } from './wire.ts'

export interface Answered {
  end: 'dealt' | OfferEnd
  /** Who made the offer, and to whom. */
  from: Seat
  to: Seat
}

/** The last of this turn; nothing if there was none. */
export function answered(told: readonly Event[]): Answered | null {
  for (const event of told.toReversed()) {
    if ('turn_began' in event) return null
    if ('dealt' in event) return { end: 'dealt', from: event.dealt.from, to: event.dealt.to }
    if ('offer_ended' in event) return { end: event.offer_ended.end, from: event.offer_ended.from, to: event.offer_ended.to }
  }
  return null
}
