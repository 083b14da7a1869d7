import { FluentBundle, FluentResource } from '@fluent/bundle'

/** A value a message can be given. */
export type Argument = string | number

/** The words of the chosen language. */
export interface Words {
  /** A message by its id; the id itself when there is none, so that a missing message is seen and nothing breaks. */
  (id: string, values?: Record<string, Argument>): string
  /** Whether there is such a message. */
  has(id: string): boolean
  /** The language, for lists, numbers and dates. */
  readonly language: Language
}

export const languages = ['fr', 'en'] as const
export type Language = (typeof languages)[number]

const files = import.meta.glob<string>(['../../../messages/*/*.ftl', '!../../../messages/*/lab.ftl'], { query: '?raw', import: 'default' })
/** The names of the message files that end so, without that ending. */
const namedSo = (ending: string): string[] => {
  const names = Object.keys(files).map((path) => path.split('/').at(-1)!)
  return [...new Set(names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length)))].sort()
}

/** What every page needs: what it says itself, and what games say where they are chosen. The other words of a game come with its table. */
const ALWAYS = ['table', 'page', ...namedSo('-shelf.ftl').map((game) => `${game}-shelf`)]
/** The games with a help of their own. */
export const explained = namedSo('-help.ftl')

/** Makes a bundle out of the texts of some message files. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  // The marks that keep directions of writing apart are of no use between two languages that write the same way.
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true })
  return bundle
}

/** An h may be mute or not, and a y mostly is none. */
const VOWEL = /^[aàâäeéèêëiîïoôöuùûüœæ]/i

/** French says «d’Anne» and «qu’Olga»: a message cannot know how the name that it is given begins. */
function elided(text: string, values: Argument[]): string {
  for (const name of values) {
    if (typeof name !== 'string' || !VOWEL.test(name)) continue
    for (const [whole, short] of [
      ['de', 'd’'],
      ['De', 'D’'],
      ['que', 'qu’'],
      ['Que', 'Qu’'],
    ] as const) {
      text = text.replaceAll(` ${whole} ${name}`, ` ${short}${name}`)
      if (text.startsWith(`${whole} ${name}`)) text = short + text.slice(whole.length + 1)
    }
  }
  return text
}

/** Words spoken from the bundle that `bundle` gives at the time of asking. */
export function speaker(bundle: () => FluentBundle, language: () => Language): Words {
  const speak = (id: string, values?: Record<string, Argument>): string => {
    const message = bundle().getMessage(id)
    if (!message?.value) return id
    const text = bundle().formatPattern(message.value, values ?? null, [])
    return values && language() === 'fr' ? elided(text, Object.values(values)) : text
  }
  const has = (id: string): boolean => bundle().getMessage(id)?.value != null
  return Object.defineProperty(Object.assign(speak, { has }), 'language', { get: language }) as unknown as Words
}

class Book {
  language = $state<Language>('fr')
  bundle = $state.raw<FluentBundle>(bundleOf('fr', []))
  wanted = new Set(ALWAYS)

  private latest: Promise<void> = Promise.resolve()
  private turns = 0

  /** Loads what is wanted in the given language and only then switches, so that no page shows bare ids. */
  turnTo(language: Language): Promise<void> {
    this.turns += 1
    this.latest = this.load(language, this.turns)
    return this.latest
  }

  private async load(language: Language, turn: number): Promise<void> {
    const asked = [...this.wanted]
    const sources = await Promise.all(asked.map((name) => files[`../../../messages/${language}/${name}.ftl`]?.().catch(() => '') ?? ''))
    // Whoever asked later asked for more: what comes last stays, whatever was quicker.
    if (turn !== this.turns) return this.latest
    this.bundle = bundleOf(language, sources)
    this.language = language
    document.documentElement.lang = language
  }

  /** Adds the words of a game. */
  async need(...names: string[]): Promise<void> {
    const missing = names.filter((name) => !this.wanted.has(name))
    if (missing.length === 0) return
    for (const name of missing) this.wanted.add(name)
    await this.turnTo(this.language)
  }
}

export const book = new Book()

/** The words on the page: read inside a template, they follow the language. */
export const words: Words = speaker(
  () => book.bundle,
  () => book.language,
)

/** The first language the browser asks for that we speak; French otherwise. */
export function browserLanguage(asked: readonly string[]): Language {
  for (const code of asked) {
    const found = languages.find((language) => code.toLowerCase().startsWith(language))
    if (found) return found
  }
  return 'fr'
}
