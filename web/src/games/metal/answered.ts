/** What was last answered to an offer: an answer is seen until another one is given, what was agreed has had its combat or its betrayal, or the turn goes on. */
import type { Event, OfferEnd, Seat } from './wire.ts'

export interface Answered {
  end: 'dealt' | OfferEnd
  /** Who made the offer, and to whom. */
  from: Seat
  to: Seat
}

/** The last of this turn; nothing if there was none, or if it is overtaken. */
export function answered(told: readonly Event[]): Answered | null {
  for (const event of told.toReversed()) {
    if ('turn_began' in event || 'combat_decided' in event || 'betrayed' in event) return null
    if ('dealt' in event) return { end: 'dealt', from: event.dealt.from, to: event.dealt.to }
    if ('offer_ended' in event) return { end: event.offer_ended.end, from: event.offer_ended.from, to: event.offer_ended.to }
  }
  return null
}
