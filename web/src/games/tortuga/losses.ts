import type { Situation } from '../types.ts'
import type { CardId, Event, Place, Seat } from './wire.ts'

type Now = Pick<Situation, 'happened' | 'showing' | 'seat'>

/** What a lost fight took from me. */
export interface Beaten {
  /** What both sides added up to. */
  mine: number
  theirs: number
  /** The card that was destroyed. */
  card: CardId | null
  /** Influence tokens that the winner took. */
  influence: number
  /** The sector that went with it. */
  sector: Place | null
}

const told = <Name extends string>(events: readonly Event[], name: Name) =>
  events.flatMap((event) => (name in event ? [(event as unknown as Record<Name, Record<string, unknown>>)[name]] : []))

/** What happened since my last turn ended, or in mine since my last move: nothing is spoken of before it was shown. */
function lately({ happened, showing, seat }: Now): readonly Event[] {
  if (showing) return []
  const events = happened as readonly Event[]
  const ended = events.findLastIndex((event) => 'turn_ended' in event && event.turn_ended.seat === seat)
  return events.slice(ended + 1)
}

/** The fight that I just lost, if I lost one. */
export function beaten(now: Now): Beaten | null {
  const { seat } = now
  const events = lately(now)
  const at = events.findLastIndex((event) => 'fight_won' in event && event.fight_won.loser === seat)
  if (at < 0) return null
  const won = (events[at] as Extract<Event, { fight_won: unknown }>).fight_won
  const strengths = told(events.slice(0, at), 'strength')
  const total = (of: Seat): number => Number(strengths.findLast((one) => one['seat'] === of)?.['total'] ?? 0)
  const after = events.slice(at)
  const destroyed = told(after, 'destroyed').find((one) => one['seat'] === seat && one['cause'] === 'defeat')
  const taken = told(after, 'took_influence').find((one) => one['loser'] === seat)
  const sector = told(after, 'control_changed').find((one) => one['loser'] === seat && one['place'] === won.place)
  return {
    mine: total(seat),
    theirs: total(won.seat),
    card: (destroyed?.['card'] as CardId | undefined) ?? null,
    influence: Number(taken?.['count'] ?? 0),
    sector: (sector?.['place'] as Place | undefined) ?? null,
  }
}

/** The sectors that were just taken from me, and not by a fight. */
export function robbed(now: Now): { seat: Seat; place: Place }[] {
  return lately(now).flatMap((event) => {
    if (!('control_changed' in event)) return []
    const { seat, place, loser, how } = event.control_changed
    return loser === now.seat && how !== 'fight' ? [{ seat, place }] : []
  })
}
