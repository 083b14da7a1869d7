import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../../tests/boards.ts'
import { brought, linesOf, signed, type Entry } from '../account.ts'
import box from '../fixtures/cards.json'
import { Say } from '../say.ts'
import { ending, story } from '../story.ts'
import type { Cards, View } from '../wire.ts'

describe('the account', () => {
  const account: Entry[] = [
    { item: { arrival: 1 }, credits: 4, total: 8 },
    { item: { best_looking: 2 }, credits: 2, total: 10 },
    { item: { losses: 1 }, credits: -1, total: 9 },
  ]

  it('begins with what was earned in flight, so that its lines add up to the total', () => {
    expect(brought(account)).toBe(4)
    expect(brought(account) + account.reduce((sum, { credits }) => sum + credits, 0)).toBe(account.at(-1)?.total)
    expect(brought([])).toBe(0)
  })

  it('shows what is gained and what is lost', () => {
    expect([4, 0, -1].map(signed)).toEqual(['+4', '0', '−1'])
  })

  const words = wordsOf('trucker', 'en')
  const cards = box as unknown as Cards
  const say = new Say(words, ['Anne', 'Bart'])
  const rules = { trek: false } as View['rules']

  it('books the advance of a mission as what it is, and says what was not delivered', () => {
    const mission = cards.missions[0]!.id
    const flown = { mission, vips: ['food_critic'], level: 1, rules } as unknown as View
    const rich = account.map((entry) => ({ ...entry, total: entry.total + 10 }))
    const lines = linesOf(rich, flown, cards, say)
    expect(lines.map(({ credits }) => credits)).toEqual([10, 4, 4, 2, -1, 0, 0])
    expect(lines.map(({ label }) => label)).toEqual(expect.arrayContaining([say.get('item-no-mission'), say.get('item-no-vip')]))
    const plain = { mission: null, vips: null, level: 1, rules } as unknown as View
    expect(linesOf(account, plain, cards, say).map(({ credits }) => credits)).toEqual([4, 4, 2, -1])
    expect(linesOf([], flown, cards, say)).toEqual([])
  })

  it('counts the crew that goes with its cabin, and shows no line of nothing', () => {
    const tile = (square: number, crew: unknown) => ({ square, tile: square, crew })
    const view = (phase: string, tiles: unknown[]) => ({
      phase,
      mission: null,
      vips: null,
      level: 1,
      rules,
      truckers: [{ credits: 0, account: [{ item: { losses: 0 }, credits: 0, total: 0 }], ship: { tiles } }],
    })
    const crewed = [tile(707, { astronauts: 2 }), tile(608, { alien: 'brown' }), tile(609, 'none')]
    const frames = [
      { view: view('building', []), events: [] },
      { view: view('flying', crewed), events: [] },
      { view: view('flying', crewed.slice(0, 1)), events: [{ lost: { seat: 0, tile: 1, square: 608, loss: 'destroyed' } }] },
      { view: view('over', [tile(707, { astronauts: 1 })]), events: [{ crew_lost: { seat: 0 } }] },
    ]
    const told = story(frames as unknown as Parameters<typeof story>[0], words, { cards, names: ['Anne'] })
    expect(told.facts.find(({ label }) => label === say.get('story-crew-lost'))?.value).toBe('2')
    expect(told.accounts[0]!.parts).toEqual([])
  })

  it('says whose the losses were', () => {
    const view = {
      phase: 'over',
      mission: null,
      vips: null,
      level: 1,
      rules,
      truckers: [0, 1].map(() => ({ credits: 1, account: [], ship: { tiles: [] } })),
    }
    const lost = (seat: number) => ({ lost: { seat, tile: 1, square: 608, loss: 'destroyed' } })
    const facts = (events: object[]) =>
      story([{ view, events }] as unknown as Parameters<typeof story>[0], words, { cards, names: ['Anne', 'Bart'] }).facts
    const [label, hits] = [say.get('story-lost'), say.get('story-struck')]
    expect(facts([lost(1), lost(1)])).toContainEqual({ label: `${label} (Bart)`, value: '2' })
    expect(facts([lost(0), lost(1)])).toContainEqual({ label: say.get('story-whose', { label, who: say.get('story-all') }), value: '2' })
    expect(facts([lost(1)])).toContainEqual({ label: hits, value: '0' })
  })

  it('calls no flight a victory that was not completed, and says why it ended', () => {
    const over = (credits: number[], left: string | null) =>
      ({
        rules,
        truckers: credits.map((one) => ({ credits: one })),
        flying: { rockets: credits.map((_, at) => ({ left: at === 0 ? left : null })) },
      }) as unknown as View
    const alone = ending(over([6], 'no_engines'), 0, true, words)
    expect(alone).toMatchObject({ heading: say.get('story-incomplete'), even: true })
    expect(alone?.text).toMatch(/did not complete the flight: without engines.*You keep 6 credits/s)
    // Who arrives has won, and nothing more is to be said.
    expect(ending(over([6], null), 0, true, words)).toBeNull()
    // With others the winners are named; who has nothing has lost, and is told why.
    expect(ending(over([6, 9], 'lapped'), 0, false, words)).toMatchObject({ heading: undefined, even: true })
    expect(ending(over([9, 6], 'lapped'), 0, true, words)).toMatchObject({ heading: undefined, even: false })
    expect(ending(over([0], 'black_hole'), 0, false, words)).toMatchObject({ heading: undefined, even: false })
    expect(ending(over([0], 'black_hole'), 0, false, words)?.text).toContain('black hole')
    expect(ending(over([6, 9], null), 0, false, words)).toMatchObject({ even: true })
    expect(ending(over([0, 9], null), 0, false, words)).toBeNull()
  })
})
