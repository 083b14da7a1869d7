import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseFluent, Transformer, type MessageReference } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'

/**
 * Messages that no code can say. An id is written out, or put together from parts by one of the conventions below; the parts are words of the
 * code. What cannot be put together from such words is dead. (A word that is there for another reason keeps a dead message alive: nothing that is
 * said is ever called dead.)
 */
const root = join(import.meta.dirname, '..', '..')
const messages = join(root, 'messages', 'fr')

function text(folder: string, ending: RegExp, but = /\/(tests|e2e|target|node_modules)\//): string {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && ending.test(entry.name)).map((entry) => join(entry.parentPath, entry.name))
  return files
    .filter((file) => !but.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

const kebab = (word: string): string =>
  word
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()

/** All words of a piece of code as they stand in ids: names of types, variants and fields, and texts without spaces. */
function wordsOf(code: string): Set<string> {
  const names = code.match(/[A-Za-z_][A-Za-z0-9_]*/g) ?? []
  return new Set([...names.map(kebab), ...textsOf(code)])
}

/** All texts without spaces that code writes between quotes. */
function textsOf(code: string): Set<string> {
  return new Set([...code.matchAll(/(['"`])([a-z0-9][a-z0-9_-]*)\1/g)].map((found) => kebab(found[2]!)))
}

/** What is put together in code, as patterns: `pile-${kind}`, `format!("error-{code}")`. At least three letters of it stand fast. */
function shapesOf(code: string): RegExp[] {
  const shapes = [...code.matchAll(/[`"]((?:[a-z0-9-]|\$?\{[^}`"\n]*\})+)[`"]/g)].map((found) => found[1]!)
  return shapes
    .map((shape) => shape.replace(/\$?\{[^}]*\}/g, '*'))
    .filter((shape) => shape.includes('*') && /[a-z]{3}/.test(shape))
    .map((shape) => new RegExp(`^${shape.replaceAll('*', '[a-z0-9-]+')}$`))
}

/** Beginnings that code chooses among before it adds more: `${mine ? 'now' : 'wait'}-${step}`, `do-${move}`. */
function headsOf(code: string): Set<string> {
  const chosen = [...code.matchAll(/\$\{[^}`]*\}(?=-\$\{)/g)].flatMap((found) =>
    [...found[0].matchAll(/'([a-z-]+)'/g)].map((head) => head[1]!),
  )
  const short = [...code.matchAll(/`([a-z]{1,2})-\$\{/g)].map((found) => found[1]!)
  return new Set([...chosen, ...short])
}

interface Code {
  words: Set<string>
  texts: Set<string>
  shapes: RegExp[]
  heads: Set<string>
}
const codeOf = (code: string): Code => ({ words: wordsOf(code), texts: textsOf(code), shapes: shapesOf(code), heads: headsOf(code) })

/** Whether code writes this id, or this part of one, out or puts it together. */
function writes(code: Code, id: string): boolean {
  const { words, texts, shapes, heads } = code
  if (texts.has(id) || shapes.some((shape) => shape.test(id))) return true
  const rests = [...heads].filter((head) => id.startsWith(`${head}-`)).map((head) => id.slice(head.length + 1))
  return rests.some((rest) => words.has(rest) || writes(code, rest))
}

/** Whether an id is two words of the rules, the field and what stands in it, or the name of a value with fields. Numbers stand in fields too. */
function isConvention({ words }: Code, id: string): boolean {
  const known = (word: string): boolean => words.has(word) || /^\d+$/.test(word)
  const parts = id.split('-')
  return known(id) || parts.some((_, at) => at > 0 && known(parts.slice(0, at).join('-')) && known(parts.slice(at).join('-')))
}

function idsOf(file: string): { ids: string[]; referred: Set<string> } {
  const [ids, referred] = [[] as string[], new Set<string>()]
  class Collect extends Transformer {
    override visitMessageReference(node: MessageReference): MessageReference {
      referred.add(node.id.name)
      return node
    }
  }
  for (const entry of parseFluent(readFileSync(join(messages, file), 'utf8'), {}).body) {
    if (entry.type !== 'Message' || !entry.value) continue
    ids.push(entry.id.name)
    new Collect().visit(entry.value.clone())
  }
  return { ids, referred }
}

const games = readdirSync(messages)
  .filter((name) => name.endsWith('-shelf.ftl'))
  .map((name) => name.slice(0, -'-shelf.ftl'.length))
const crates = readdirSync(join(root, 'crates')).filter((name) => name !== 'games')
const shared = codeOf(
  [
    ...crates.map((name) => text(join(root, 'crates', name), /\.rs$/)),
    text(join(root, 'web', 'src'), /\.(ts|svelte)$/, /\/(tests|e2e|src\/games\/[a-z]+)\//),
  ].join('\n'),
)
/** What all games may say of themselves, wherever games are shown. */
const ABOUT = /^(title|pitch|summary|source-.+|option-.+|help-\d+-(title|text))$/

/** Two that were found when their file was being worked on elsewhere: to be taken out with the next change there. */
const SPARED = /-page-(look|close)$/

/** The ids of some files that no code can say. */
function unsaid(game: string | null, files: string[], own: Code): string[] {
  const read = files.map(idsOf)
  const referred = new Set(read.flatMap((file) => [...file.referred]))
  const sayable = (id: string): boolean => {
    if (referred.has(id) || writes(shared, id) || SPARED.test(id)) return true
    if (game === null) return false
    const rest = id.slice(game.length + 1)
    // A game's page and its board in lines ask by the rest of the id: `say.page('close')` is `g-page-close`.
    const short = rest.replace(/^(page|board|board-text)-/, '')
    if (short === rest) return ABOUT.test(rest) || writes(own, rest) || isConvention(own, rest)
    return writes(own, short) || (rest.startsWith('board-') && writes(own, rest.slice('board-'.length)))
  }
  return read.flatMap((file) => file.ids).filter((id) => !sayable(id))
}

describe('messages that nobody says', () => {
  it('are not among those of the frame', () => {
    expect(unsaid(null, ['page.ftl', 'table.ftl', 'lab.ftl'], shared)).toEqual([])
  })

  it.each(games)('are not among those of %s', (game) => {
    const own = codeOf(
      text(join(root, 'crates', 'games', game, 'src'), /\.rs$/) + text(join(root, 'crates', 'games', game, 'data'), /\.toml$/) + page(game),
    )
    const files = readdirSync(messages).filter((name) => new RegExp(`^${game}(-[a-z]+)?\\.ftl$`).test(name))
    expect(unsaid(game, files, own)).toEqual([])
  })

  it('are found', () => {
    const own = codeOf(
      "say.page('close'); say.page(`pile-${kind}`); say.page(`${mine ? 'now' : 'wait'}-${step}`)\nenum Move { TakeHidden(Card) }\nfn words() { part(\"move\") }",
    )
    expect(
      writes(own, 'close') &&
        writes(own, 'pile-deck') &&
        writes(own, 'wait-move') &&
        isConvention(own, 'move-take-hidden') &&
        isConvention(own, 'card-3'),
    ).toBe(true)
    expect(writes(own, 'closed') || writes(own, 'heap-deck') || writes(own, 'then-move') || isConvention(own, 'move-take-two')).toBe(false)
  })
})

function page(game: string): string {
  try {
    return text(join(root, 'web', 'src', 'games', game), /\.(ts|svelte)$/)
  } catch {
    return ''
  }
}
