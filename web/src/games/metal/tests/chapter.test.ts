/** «What is this?» opens the rules where they speak of the thing, never at what one may do now. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chapter } from '../chapter.ts'
import positions from '../fixtures/positions.json'
import type { View } from '../wire.ts'

const GENERAL = 11
const folder = join(import.meta.dirname, '..')
/** The kinds of things, as the board writes their keys. */
const kinds = new Set(
  readdirSync(folder)
    .filter((file) => /\.(svelte|ts)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/(?:spot\(table, |lookAt\()[^)]*?[`']([a-z]+)(?::|['`])/g)].map(
        (found) => found[1]!,
      ),
    ),
)

it('everything that can be looked at leads to a section of its own', () => {
  expect(kinds.size).toBeGreaterThan(6)
  for (const kind of kinds)
    for (const { view } of positions) expect([kind, chapter(view as unknown as View, `${kind}:0`)]).not.toEqual([kind, GENERAL])
})
