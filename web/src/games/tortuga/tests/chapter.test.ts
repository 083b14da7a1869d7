/** «What is this?» opens the rules where they speak of the thing, never at what one may do in a turn. */
import { describe, expect, it } from 'vitest'
import { wordsOf, variantsOf } from '../../../../tests/boards.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { speaksOf } from '../../../lib/stems.ts'
import type { Zone } from '../about.ts'
import { chapter } from '../chapter.ts'
import { stepOf } from '../model.ts'
import positions from '../fixtures/positions.json'
import type { Look } from '../touch.svelte.ts'
import type { View } from '../wire.ts'

const GENERAL = 3
const view = positions[0]!.view as unknown as View
const zones: Zone[] = ['hand', 'play', 'discard', 'reserve', 'market', 'ship', 'fight', 'deck', 'look']
const looks: Look[] = [
  ...zones.map((zone): Look => ({ kind: 'card', card: 't1', zone })),
  { kind: 'pile', pile: 'discard', seat: 0 },
  { kind: 'box', pile: 'hunt' },
  { kind: 'captain', seat: 0 },
]

describe.each(languages)('what is this, in %s', (language) => {
  const words = wordsOf('tortuga', language)
  const lines = (section: number): string[] => words(`tortuga-help-${section}-text`).split('\n')

  it('cards, piles and captains have a section of their own', () => {
    for (const look of looks) {
      const found = chapter(view, look, words)
      expect([look, found]).not.toEqual([look, GENERAL])
      expect(words.has(`tortuga-help-${typeof found === 'number' ? found : found.section}-title`)).toBe(true)
    }
  })

  it('every kind of sector has its paragraph', () => {
    const kinds = new Set(view.sectors.map(({ kind }) => kind))
    expect([...kinds].sort()).toEqual(variantsOf('tortuga', 'SectorKind').sort())
    for (const { place, kind } of view.sectors) {
      const found = chapter(view, { kind: 'sector', place }, words)
      if (typeof found === 'number') throw new Error(`${kind} has no paragraph`)
      expect([kind, found.section, lines(found.section).some((line) => speaksOf(line, found.names))]).toEqual([kind, 7, true])
    }
  })

  it('choosing a ship is explained where ships are', () => {
    const choosing = positions.map((one) => one.view as unknown as View).find((one) => stepOf(one) === 'choose_ship')!
    const found = chapter(choosing, null, words)
    if (typeof found === 'number') throw new Error('no paragraph')
    expect([found.section, lines(found.section).some((line) => speaksOf(line, found.names))]).toEqual([2, true])
  })
})
