import { expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/boards.ts'
import type { ReplayFrame } from '../../../wire.ts'
import cards from '../fixtures/cards.json'
import found from '../fixtures/positions.json'
import { story } from '../story.ts'

it('tells glory by what it was gained for, and adds up to what counts', () => {
  const { view } = found[0] as unknown as { view: { pirates: { glory: number }[] } }
  const at = (first: number): unknown => ({
    ...view,
    pirates: view.pirates.slice(0, 2).map((pirate, seat) => ({ ...pirate, glory: seat === 0 ? first : 0 })),
  })
  const frames = [
    { entry: 0, events: [], view: at(0) },
    { entry: 1, events: [{ glory: { seat: 0, points: 2, source: 'ship' } }], view: at(2) },
    { entry: 2, events: [{ glory: { seat: 0, points: 3, source: 'trophy' } }, { judged: { seat: 0 } }], view: at(4) },
  ] as unknown as ReplayFrame[]
  const { accounts, lines } = story(frames, wordsOf('metal', 'en'), { cards: cards as never, names: ['Anne', 'Bart'] })
  expect(accounts[0]).toEqual({
    seat: 0,
    total: 4,
    parts: [
      { label: 'Trophies', points: 3 },
      { label: 'Ships beaten', points: 2 },
      { label: 'Judgement', points: -1 },
    ],
  })
  expect(lines[0]!.values).toEqual([0, 2, 4])
})
