import { describe, expect, it } from 'vitest'
import { sayOf } from '../actions.ts'
import box from '../fixtures/cards.json'
import { settled } from '../settled.ts'
import type { Cards, Event, PromiseView } from '../wire.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { wordsOf } from '../../../../tests/boards.ts'

const promise = (id: number, debtor: number, creditor: number): PromiseView => ({
  id,
  debtor,
  creditor,
  deliver: { loot_credits: 'half' },
  when: 'if_won',
  due: 'after_combat',
  made: 1,
  falls: 1,
  standing: 'armed',
})
const made = (one: PromiseView): Event => ({ promised: { promise: one } })
const kept = (id: number): Event => ({ promise_honoured: { promise: id, debtor: 0, creditor: 1, forced: false } })
const broke = (id: number, debtor: number, creditor: number): Event => ({
  promise_broken: { promise: id, debtor, creditor, how: 'refused' },
})
const judged = (seat: number, fault: 'promise' | 'betrayal' | 'brotherhood'): Event => ({ judged: { seat, fault, infamous: false } })

describe('what became of promises', () => {
  it('is told with who made them, to whom, and how they ended, the latest first', () => {
    const told = [
      made(promise(1, 0, 1)),
      made(promise(2, 1, 0)),
      kept(1),
      { promise_void: { promise: 2, why: 'defeat' } },
      made(promise(3, 2, 0)),
    ] as Event[]
    const [last, first] = settled(told, [promise(3, 2, 0)])
    expect(last).toMatchObject({ ending: 'void', debtor: 1, creditor: 0, why: 'defeat', cost: null })
    expect(first).toMatchObject({ ending: 'honoured', debtor: 0, creditor: 1, promise: { id: 1 } })
    expect(settled(told, [promise(3, 2, 0)])).toHaveLength(2)
  })

  it('says what breaking one has cost, and what betraying has', () => {
    const told = [
      made(promise(1, 0, 1)),
      { betrayed: { traitor: 2, victim: 0 } },
      judged(2, 'betrayal'),
      broke(1, 0, 1),
      judged(0, 'brotherhood'),
      { beyond_judgement: { seat: 0, fault: 'promise' } },
    ] as Event[]
    // A judgement for the brotherhood is none for a promise.
    expect(settled(told.slice(0, 5), [])[0]).toMatchObject({ ending: 'broken', cost: null })
    expect(settled(told, [])).toMatchObject([
      { ending: 'broken', debtor: 0, creditor: 1, cost: 'infamous' },
      { ending: 'betrayed', debtor: 2, creditor: 0, cost: 'judged', promise: null },
    ])
  })

  it('is nothing of what is open again because it was taken back', () => {
    expect(settled([made(promise(1, 0, 1)), kept(1)], [promise(1, 0, 1)])).toEqual([])
  })

  it('that was made before this page heard anything is still told when it is broken', () => {
    expect(settled([broke(7, 1, 2), judged(1, 'promise')], [])).toMatchObject([
      { ending: 'broken', debtor: 1, creditor: 2, promise: null, cost: 'judged' },
    ])
  })
})

describe.each(languages)('in %s', (language) => {
  const words = wordsOf('metal', language)
  const say = sayOf(words, 0, { cards: box as unknown as Cards, names: ['Anne', 'Bart', 'Mary'] })

  it('every ending and every cost has its words', () => {
    for (const ending of ['honoured', 'forced', 'broken', 'void', 'waived', 'betrayed'] as const) {
      for (const cost of ['judged', 'infamous', 'cancelled', null] as const) {
        const text = say.ending({ ending, cost, promise: null, debtor: 1, creditor: 2, why: ending === 'void' ? 'betrayal' : null })
        expect(text).toMatch(/Bart/)
        expect(text).toMatch(/Mary/)
        expect(text).not.toMatch(/metal-/)
      }
    }
  })
})
