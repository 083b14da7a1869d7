// Positions made by the rules, drawn as at a table: `npm run dev`, then /src/games/gallery.html?game=ID&at=POSITION&lang=en.
// With `&words` instead: all messages of the game with sample values, in both languages.
import { mount, type Component } from 'svelte'
import '../style/tokens.css'
import '../style/base.css'
import '../style/parts.css'
import { book, languages } from '../lib/words.svelte.ts'
import Gallery from './Gallery.svelte'
import { games } from './index.ts'
import Samples from './Samples.svelte'
import { sampled } from './samples.ts'

const fixtures = import.meta.glob<{ default: unknown }>('./*/fixtures/*.json')
const asked = new URLSearchParams(location.search)
const id = asked.get('game') ?? Object.keys(games)[0] ?? ''
const language = languages.find((known) => known === asked.get('lang')) ?? 'fr'
const fixture = async (name: string) => (await fixtures[`./${id}/fixtures/${name}.json`]?.())?.default as never
await book.need(id, `${id}-page`)
await book.turnTo(language)
// Words are read without a server.
const game = asked.has('words') ? undefined : await games[id]?.load()
const [all, cards] = await Promise.all([fixture('positions'), fixture('cards')])
// What else is asked is an option of the table: `&name=2`.
const options = Object.fromEntries([...asked].map(([name, value]) => [name, Number.isNaN(Number.parseInt(value)) ? value : Number(value)]))
const target = document.getElementById('app')
// A game may show everything in its box on one sheet.
const sheets = import.meta.glob<{ default: Component<{ cards: never }> }>('./*/Sheet.svelte')
const sheet = asked.has('sheet') ? (await sheets[`./${id}/Sheet.svelte`]?.())?.default : undefined
const messages = import.meta.glob<string>('../../../messages/*/*.ftl', { query: '?raw', import: 'default' })
async function columns() {
  const cases = await fixture('cases')
  return Promise.all(
    languages.map(async (language) => {
      const paths = Object.keys(messages).filter((path) => path.includes(`/${language}/`))
      const isOwn = (path: string): boolean => new RegExp(`/${id}(-[a-z]+)?\\.ftl$`).test(path)
      const read = (wanted: string[]) => Promise.all(wanted.map((path) => messages[path]!()))
      const [shared, own] = await Promise.all([read(paths.filter((path) => path.endsWith('/table.ftl'))), read(paths.filter(isOwn))])
      return { language, messages: sampled(language, id, shared, own, cases) }
    }),
  )
}
if (target && asked.has('words')) mount(Samples, { target, props: { columns: await columns() } })
else if (target && sheet) mount(sheet, { target, props: { cards } })
else if (target && game) mount(Gallery, { target, props: { id, game, all, cards, at: asked.get('at'), calm: asked.has('calm'), options } })
