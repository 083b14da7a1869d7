import { describe, expect, it } from 'vitest'
import { Teller } from '../src/lib/teller.ts'
import { clockText, ago } from '../src/lib/time.ts'
import { bundleOf, browserLanguage, speaker } from '../src/lib/words.svelte.ts'
import { Chronicle, sinceMine, takenBack, toldIn } from '../src/table/lines.ts'

const bundle = bundleOf('en', ['g-event-passed = { $seat } passes.\ng-event-won = Won!\nlog-undone = Taken back.\ntime-now = just now'])
const words = speaker(
  () => bundle,
  () => 'en',
)
const names = ['Anne', 'Bart']
const teller = new Teller(words, 'g', names)
const game = { line: (event: unknown) => (event === 'secret' ? null : event === 'own' ? 'In its own words.' : undefined) }
const telling = { game, view: null, words, teller, context: { cards: null, names }, seat: null }
const say = (steps: Parameters<Chronicle['linesOf']>[0]) => new Chronicle().linesOf(steps, telling)
const step = (entry: number, by: number | null, events: (string | object)[], undone = false) => ({
  entry,
  by,
  events: events as never[],
  t: 0,
  undone,
})

describe('the log', () => {
  it('says each event of each step', () => {
    expect(say([step(1, 0, [{ passed: { seat: 0 } }, 'won'])])).toMatchObject([{ entry: 1, by: 0, lines: ['Anne passes.', 'Won!'] }])
  })
  it('lets the game use its own words, or none', () => {
    expect(say([step(1, 0, ['own', 'secret']), step(2, 1, ['secret'])])).toMatchObject([{ entry: 1, by: 0, lines: ['In its own words.'] }])
  })
  it('says that a move was taken back', () => {
    expect(say([step(3, 1, [], true)])).toMatchObject([{ entry: 3, by: 1, lines: ['Taken back.'] }])
  })
  it('puts what follows the beginning of a turn down to whoever plays now, or to nobody', () => {
    const scenes = { turn_began: () => ({ kind: 'turn', begins: true }), won: 'gain' } as const
    const said = new Chronicle().linesOf(
      [
        step(1, 0, ['won', { turn_began: { seat: 1 } }, 'won']),
        step(2, 1, ['turn_began', 'won']),
        step(3, 0, [{ turn_began: { seat: 0 } }, 'won']),
      ],
      { ...telling, game: { line: (event: unknown) => JSON.stringify(event), scenes } as never },
    )
    expect(said.map(({ parts }) => parts.map(({ by, lines }) => [by, lines.length]))).toEqual([
      [
        [0, 1],
        [1, 2],
      ],
      [[null, 2]],
      [[0, 2]],
    ])
  })
  it('says a step once, and again only when names or the language change', () => {
    let asked = 0
    const counting = { ...telling, game: { line: () => void (asked += 1) } }
    const [chronicle, steps] = [new Chronicle(), [step(1, 0, ['won']), step(2, 1, ['won'])]]
    chronicle.linesOf(steps, counting)
    chronicle.linesOf([...steps, step(3, 0, ['won'])], { ...counting, view: {} })
    expect(asked).toBe(3)
    chronicle.linesOf(steps, { ...counting, context: { cards: null, names: ['Anne', 'Black Bart'] } })
    expect(asked).toBe(5)
  })
  it('knows what happened since my last move', () => {
    const said = say([step(1, 0, ['won']), step(2, 1, ['won']), step(3, null, ['won'])])
    expect(sinceMine(said, 0).map((line) => line.entry)).toEqual([2, 3])
    expect(sinceMine(said, 1).map((line) => line.entry)).toEqual([3])
  })
})

describe('what was told', () => {
  it('is everything but what was taken back, a step for each time', () => {
    const step = (...events: string[]) => ({ events })
    const back = { events: [], undone: true }
    expect(toldIn([step('a', 'b'), step('c'), step('d'), back, back, step('e')])).toEqual(['a', 'b', 'e'])
  })
})

describe('what was taken back', () => {
  it('is known by its entry, with that it was', () => {
    const steps = [1, 2, 3, 4, 5, 6].map((entry) => ({ entry, undone: entry === 3 || entry === 5 || entry === 6 }))
    expect([...takenBack(steps)].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect([...takenBack(steps.slice(0, 4))].sort()).toEqual([2, 3])
    // What is older than the log was taken back as well.
    expect([...takenBack([{ entry: 9, undone: true }])]).toEqual([9])
  })
})

describe('time', () => {
  it('reads like a clock', () => {
    expect([0, 900, 61_000, 3_725_000, -5].map(clockText)).toEqual(['0:00', '0:01', '1:01', '1:02:05', '0:00'])
  })
  it('reads like a memory', () => {
    expect(ago(words, 1000, 2000)).toBe('just now')
    expect(ago(words, 0, 5 * 60_000)).toBe('5 minutes ago')
    expect(ago(words, 0, 86_400_000)).toBe('yesterday')
  })
})

describe('the language', () => {
  it('is the first the browser asks for that we speak', () => {
    expect(browserLanguage(['de-DE', 'en-US', 'fr'])).toBe('en')
    expect(browserLanguage(['fr-CA'])).toBe('fr')
    expect(browserLanguage(['ja'])).toBe('fr')
  })
})
