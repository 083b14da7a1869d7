/** What the tests of every game's board need: its words, and the names in the types that its rules generate. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundleOf, speaker, type languages, type Words } from '../src/lib/words.svelte.ts'

const root = join(import.meta.dirname, '..')
const read = (...path: string[]): string => readFileSync(join(root, ...path), 'utf8')

/** The words of a game's board: its own files, and those of every table and page. */
export function wordsOf(game: string, language: (typeof languages)[number]): Words {
  const folder = join('..', 'messages', language)
  const own = readdirSync(join(root, folder)).filter((file) => file === `${game}.ftl` || file.startsWith(`${game}-`))
  const bundle = bundleOf(
    language,
    ['table.ftl', ...own, 'page.ftl'].map((file) => read(folder, file)),
  )
  return speaker(
    () => bundle,
    () => language,
  )
}

/** The names of the variants of a type, from the types that the rules generate. */
export function variantsOf(game: string, type: string): string[] {
  const files = [`src/games/${game}/generated.ts`, 'src/generated/table.ts']
  const text = files
    .map((file) => read(file))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '')
  const start = text.indexOf(`export type ${type} =`)
  if (start < 0) return []
  const names: string[] = []
  let depth = 0
  for (const part of text.slice(start).matchAll(/[{};]|"([a-z_]+)"(\s*:)?/g)) {
    if (part[0] === '{') depth += 1
    else if (part[0] === '}') depth -= 1
    else if (part[0] === ';') {
      if (depth === 0) break
    } else if (depth === 0 || (depth === 1 && part[2])) names.push(part[1]!)
  }
  return [...new Set(names)]
}

/** A name of the rules as it stands in the id of a message. */
export const hyphens = (name: string): string => name.replaceAll('_', '-')

/** Whether a sentence is not one: a message that was not found shows its id, and an argument that was not given its name. */
export const isBroken = (game: string, text: string): boolean =>
  new RegExp(`${game}-|\\{\\$|undefined|NaN|\\bnull\\b|\\[object`).test(text) || text.trim() === ''
