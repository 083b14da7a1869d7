/** What became of promises and alliances: the ledger holds what is open, and what is over is read off what was told. */
import type { Event, Fault, PromiseView, Seat, Voided } from './wire.ts'

/** How a promise ended, or that an ally turned on whom he had joined. */
export type Ending = 'honoured' | 'forced' | 'broken' | 'void' | 'waived' | 'betrayed'

export interface Settled {
  ending: Ending
  /** What was promised; nothing where it was said before this page was opened, and where an ally betrayed. */
  promise: PromiseView | null
  /** Whose word it was, and to whom it was given. */
  debtor: Seat
  creditor: Seat
  /** Why a promise holds no longer without anybody's doing. */
  why: Voided | null
  /** What breaking it has cost: a judgement, nothing more for somebody infamous, nothing because it was cancelled. */
  cost: 'judged' | 'infamous' | 'cancelled' | null
}

/** All of them, the latest first. A promise that is still `open` is none of them, whatever was told and taken back. */
export function settled(told: readonly Event[], open: readonly PromiseView[]): Settled[] {
  const promised = new Map<number, PromiseView>()
  const found: (Settled & { id: number | null })[] = []
  const end = (ending: Ending, id: number, why: Voided | null = null): void => {
    const promise = promised.get(id)
    if (promise) found.push({ id, ending, promise, debtor: promise.debtor, creditor: promise.creditor, why, cost: null })
  }
  const judge = (seat: Seat, fault: Fault | null, cost: Settled['cost']): void => {
    const blamed = (ending: Ending): boolean =>
      (ending === 'broken' && (fault ?? 'promise') === 'promise') || (ending === 'betrayed' && (fault ?? 'betrayal') === 'betrayal')
    const at = found.findLast(({ debtor, ending, cost: paid }) => debtor === seat && paid === null && blamed(ending))
    if (at) at.cost = cost
  }
  for (const event of told) {
    if ('promised' in event) promised.set(event.promised.promise.id, event.promised.promise)
    else if ('promise_honoured' in event) end(event.promise_honoured.forced ? 'forced' : 'honoured', event.promise_honoured.promise)
    else if ('promise_broken' in event) {
      const { promise: id, debtor, creditor } = event.promise_broken
      found.push({ id, ending: 'broken', promise: promised.get(id) ?? null, debtor, creditor, why: null, cost: null })
    } else if ('promise_void' in event) end('void', event.promise_void.promise, event.promise_void.why)
    else if ('promise_waived' in event) end('waived', event.promise_waived.promise)
    else if ('betrayed' in event) {
      const { traitor, victim } = event.betrayed
      found.push({ id: null, ending: 'betrayed', promise: null, debtor: traitor, creditor: victim, why: null, cost: null })
    } else if ('judged' in event) judge(event.judged.seat, event.judged.fault, 'judged')
    else if ('beyond_judgement' in event) judge(event.beyond_judgement.seat, event.beyond_judgement.fault, 'infamous')
    else if ('judgement_cancelled' in event) judge(event.judgement_cancelled.seat, null, 'cancelled')
  }
  const still = new Set(open.map(({ id }) => id))
  return found
    .filter(({ id }) => id === null || !still.has(id))
    .map(({ id: _, ...one }) => one)
    .toReversed()
}
