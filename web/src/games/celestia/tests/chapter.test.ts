/** «What is this?» opens the rules where they speak of the thing, never at what a turn is. */
import { describe, expect, it } from 'vitest'
import { variantsOf, wordsOf } from '../../../../tests/boards.ts'
import { languages } from '../../../lib/words.svelte.ts'
import { speaksOf } from '../../../lib/stems.ts'
import { chapter } from '../chapter.ts'
import type { CardFace } from '../face.ts'
import positions from '../fixtures/positions.json'
import type { Crew, View } from '../wire.ts'

const GENERAL = 4
const KINDS: CardFace['kind'][] = ['equipment', 'back', 'cloud', 'ambush', 'stage', 'assault', 'sealed', 'crew', 'pirate', 'start']
const view = positions[0]!.view as unknown as View

describe.each(languages)('what is this, in %s', (language) => {
  const words = wordsOf('celestia', language)

  it('every card has a section of its own', () => {
    for (const kind of KINDS) expect([kind, chapter(view, { kind } as CardFace, words)]).not.toEqual([kind, GENERAL])
  })

  it('everybody of the crew has a paragraph', () => {
    for (const crew of variantsOf('celestia', 'Crew') as Crew[]) {
      const found = chapter(view, { kind: 'crew', crew, used: false }, words)
      if (typeof found === 'number') throw new Error(`${crew} has no paragraph`)
      const lines = words(`celestia-help-${found.section}-text`).split('\n')
      expect([crew, lines.filter((line) => speaksOf(line, found.names)).length]).toEqual([crew, 1])
    }
  })
})
