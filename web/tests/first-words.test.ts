import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '..', '..', 'messages')

/** Five lines of a phone, which is the room that a guide has under the board; what is longer is told in two steps. */
const MOST = 256

for (const language of ['en', 'fr'])
  for (const file of readdirSync(join(folder, language)).filter((name) => name.endsWith('-first.ftl')))
    test(`what ${file} says in ${language} is read under the board of a phone without scrolling`, () => {
      const long = readFileSync(join(folder, language, file), 'utf8')
        .split('\n')
        .filter((line) => line.replace(/^[a-z-]+ = /, '').length > MOST)
      expect(long).toEqual([])
    })
