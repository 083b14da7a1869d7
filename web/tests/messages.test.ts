import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseFluent, Transformer, type Pattern, type VariableReference } from '@fluent/syntax'
import { parse as parseSvelte } from 'svelte/compiler'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const messages = join(root, '..', 'messages')

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/** The messages of a file, each with the arguments it asks for; what cannot be read is `junk`. */
function read(file: string): { ids: Map<string, string[]>; junk: string[]; twice: string[] } {
  const [ids, junk, twice] = [new Map<string, string[]>(), [] as string[], [] as string[]]
  for (const entry of parseFluent(readFileSync(file, 'utf8'), {}).body) {
    if (entry.type === 'Junk') junk.push(entry.content)
    if (entry.type !== 'Message' || !entry.value) continue
    if (ids.has(entry.id.name)) twice.push(entry.id.name)
    ids.set(entry.id.name, argumentsOf(entry.value))
  }
  return { ids, junk, twice }
}

function argumentsOf(pattern: Pattern): string[] {
  const found = new Set<string>()
  class Collect extends Transformer {
    override visitVariableReference(node: VariableReference): VariableReference {
      found.add(node.id.name)
      return node
    }
  }
  new Collect().visit(pattern.clone())
  return [...found].sort()
}

const names = readdirSync(join(messages, 'fr')).sort()
const sources = files(join(root, 'src'), /\.(svelte|ts)$/).filter((file) => !/generated|\/(tests|e2e)\//.test(file.slice(root.length)))
const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n')
const everything = new Map(names.flatMap((name) => [...read(join(messages, 'fr', name)).ids]))

describe('what is printed', () => {
  /** How French and English speak of a screen: of touching, pressing, and of the bar below the board. */
  const screen = /(^|[:;,]\s)touches?[-\s]|appuie|clic|molette|écran|barre du bas|\btap(ped)?\b|\bpress\b|click|\bdrag\b|the bar at/i
  it.each(names.filter((name) => name.endsWith('-help.ftl')))(
    '%s speaks of the screen only in lines that are left out on paper',
    (name) => {
      for (const language of ['fr', 'en']) {
        const lines = readFileSync(join(messages, language, name), 'utf8').split('\n')
        const printed = lines.filter((line) => line.startsWith('    ') && !line.startsWith('    ~ '))
        expect(printed.length).toBeGreaterThan(20)
        expect(printed.filter((line) => screen.test(line.trim().replace(/^- /, '')))).toEqual([])
      }
    },
  )
})

describe('message files', () => {
  it('are the same in both languages', () => {
    expect(readdirSync(join(messages, 'en')).sort()).toEqual(names)
  })

  it.each(names)('%s says the same things in both languages', (name) => {
    const [fr, en] = [read(join(messages, 'fr', name)), read(join(messages, 'en', name))]
    expect(fr.junk).toEqual([])
    expect(en.junk).toEqual([])
    expect(fr.twice).toEqual([])
    expect(en.twice).toEqual([])
    expect([...en.ids.keys()].sort()).toEqual([...fr.ids.keys()].sort())
    for (const [id, wanted] of fr.ids) expect([id, en.ids.get(id)]).toEqual([id, wanted])
  })

  it('have no message twice, for one would hide the other', () => {
    const ids = names.flatMap((name) => [...read(join(messages, 'fr', name)).ids.keys()])
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('have every message the page asks for by name', () => {
    const asked = [...code.matchAll(/\bwords\(\s*['"]([a-z0-9-]+)['"]/g)].map((match) => match[1]!)
    const chosen = [...code.matchAll(/\bwords\([^()'`]*\? '([a-z0-9-]+)' : '([a-z0-9-]+)'/g)].flatMap((match) => [match[1]!, match[2]!])
    expect(asked.length).toBeGreaterThan(100)
    expect([...asked, ...chosen].filter((id) => !everything.has(id))).toEqual([])
  })

  it('have a message for every pattern the page asks by', () => {
    const patterns = [...code.matchAll(/\bwords\(\s*`([a-z][a-z0-9-]*)\$\{/g)].map((match) => match[1]!)
    expect(patterns.filter((start) => ![...everything.keys()].some((id) => id.startsWith(start)))).toEqual([])
  })

  it('hold no page message that nothing asks for', () => {
    const literal = new Set([...code.matchAll(/['"]([a-z0-9-]+)['"]/g)].map((match) => match[1]!))
    const shapes = [...code.matchAll(/`((?:[a-z0-9-]|\$\{[^}]*\})+)`/g)]
      .map((match) => match[1]!)
      .filter((shape) => shape.includes('${') && /[a-z]{3}/.test(shape.replace(/\$\{[^}]*\}/g, '')))
      .map((shape) => new RegExp(`^${shape.replace(/\$\{[^}]*\}/g, '[a-z0-9-]+')}$`))
    const own = names.filter((name) => name === 'page.ftl' || name.endsWith('-page.ftl') || name.endsWith('-help.ftl'))
    const ids = own.flatMap((name) => [...read(join(messages, 'fr', name)).ids.keys()])
    expect(ids.filter((id) => !literal.has(id) && !shapes.some((shape) => shape.test(id)))).toEqual([])
  })
})

/** What can be seen or heard of an element and is written in its attributes. */
const SPOKEN = new Set(['aria-label', 'aria-description', 'title', 'placeholder', 'alt', 'label'])
/** What is not prose: commands and keys. */
const VERBATIM = new Set(['code', 'kbd', 'pre', 'style', 'script'])

interface Node {
  type: string
  name?: string
  data?: string
  value?: unknown
  [key: string]: unknown
}

function prose(node: unknown, found: string[]): void {
  if (Array.isArray(node)) return node.forEach((child) => prose(child, found))
  if (typeof node !== 'object' || node === null) return
  const { type, name, data } = node as Node
  if (type === 'RegularElement' && VERBATIM.has(name ?? '')) return
  if (type === 'Text' && /\p{L}{2}/u.test(data ?? '')) found.push(data!.trim())
  if (type === 'Attribute') {
    if (!SPOKEN.has(name ?? '')) return
    return prose((node as Node).value, found)
  }
  for (const [key, child] of Object.entries(node)) if (key !== 'parent') prose(child, found)
}

describe('pages', () => {
  const pages = sources.filter((file) => file.endsWith('.svelte'))

  it.each(pages.map((file) => file.slice(root.length + 1)))('%s holds no prose', (file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found: string[] = []
    prose(parseSvelte(text, { modern: true }).fragment, found)
    expect(found).toEqual([])
  })

  it.each(sources.map((file) => file.slice(root.length + 1)))('%s holds no sentence in a string', (file) => {
    const text = readFileSync(join(root, file), 'utf8').replace(/<style[\s\S]*<\/style>/, '')
    const quoted = [...text.matchAll(/'([^'\n]*)'|"([^"\n]*)"/g)].map((match) => match[1] ?? match[2] ?? '')
    expect(quoted.filter((part) => /^\p{Lu}\p{Ll}+ \p{L}+/u.test(part))).toEqual([])
  })
})
