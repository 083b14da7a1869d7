/**
 * Everything on a board that cannot be pressed says why, and what it says are the rules' own words: in many positions of every game the tip of each
 * barred thing is read, its move is really tried over another socket, and the refusal, told from the message files, must be what the tip said.
 */
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Page } from 'playwright-core'
import { learn } from '../src/lib/facts.ts'
import { Teller } from '../src/lib/teller.ts'
import type { Words } from '../src/lib/words.svelte.ts'
import type { Json } from '../src/wire.ts'
import { HANDS, playable, type Table } from './hands.ts'
import { dice, isOver, mark } from './harbour.ts'
import { port } from './port.ts'
import { Sailor } from './whole.ts'

const { harbour, crowd } = port()

/** Stands for names that only the page knows: of cards, places and people. */
const ANY = '\u0001'

function wordsOf(game: string): Words {
  const bundle = new FluentBundle('en', { useIsolating: false })
  for (const file of ['table', 'page', game, `${game}-page`]) {
    bundle.addResource(new FluentResource(readFileSync(join(import.meta.dirname, '..', '..', 'messages', 'en', `${file}.ftl`), 'utf8')), {
      allowOverrides: true,
    })
  }
  const say = (id: string, values?: Record<string, string | number>): string => {
    const found = bundle.getMessage(id)
    return found?.value ? bundle.formatPattern(found.value, values ?? null, []) : id
  }
  return Object.assign(say, { has: (id: string) => bundle.getMessage(id)?.value != null, language: 'en' }) as unknown as Words
}

/** How the rules' words look, with anything in the place of names. */
function pattern(teller: Teller, refused: Json): RegExp {
  const told = teller.refusal(refused).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${told.replaceAll(ANY, '.+')}$`, 'u')
}

interface Barred {
  wish: Json
  /** What the tip says, and what is refused when the move is really tried; `null` if it would be allowed. */
  shown: string | null
  refused: Json
}

/** Reads the tips of barred things and tries their moves. */
function tryBarred(page: Page, skip: number): Promise<Barred[]> {
  return page.evaluate(async (from) => {
    const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))
    const id = /table\/([^/?]+)/.exec(location.hash)![1]!
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${id}/socket?seat=0`)
    const replies = new Map<string, (reply: { answers?: Json[]; refused?: Json }) => void>()
    socket.onmessage = ({ data }) => {
      const message = JSON.parse(String(data))
      if (message.type === 'reply') replies.get(message.id)?.(message)
    }
    await new Promise((done) => (socket.onopen = done))
    const send = (command: object) =>
      new Promise<{ answers?: Json[]; refused?: Json }>((done) => {
        const name = Math.random().toString(36)
        replies.set(name, done)
        socket.send(JSON.stringify({ id: name, ...command }))
      })
    const all = [...document.querySelectorAll<HTMLElement>('[data-wish]')]
    const found: Barred[] = []
    for (let at = 0; at < Math.min(6, all.length); at += 1) {
      const thing = all[(from + at * 7) % all.length]!
      const wished = thing.dataset['wish']
      // Somebody has acted meanwhile, and it is barred no more.
      if (wished === undefined) break
      const wish = JSON.parse(wished) as Json
      thing.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
      let shown: string | null = null
      for (let tries = 0; tries < 200 && shown === null; tries += 1) {
        await wait(50)
        shown = document.querySelector('.tip .why')?.textContent ?? null
      }
      thing.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
      await wait(30)
      const { answers } = await send({ do: 'ask', moves: [wish] })
      // What would be allowed is not tried: it would be made.
      const refused = answers?.[0] == null ? null : ((await send({ do: 'play', moves: [wish] })).refused ?? null)
      found.push({ wish, shown, refused })
    }
    socket.close()
    return found
  }, skip)
}

/** What was found out about a game so far. */
interface Found {
  tried: number
  reasons: Set<string>
}

/** Plays one game, or as much of it as is enough, and compares what barred things say with what the rules say. */
async function ask(page: Page, table: Table, teller: Teller, found: Found, enough: () => boolean): Promise<void> {
  const sailor = await Sailor.embark(page, harbour.url, table, false)
  const pick = dice(7)
  let fresh = 0
  // Only what was done counts, so that a slow machine sees as much as a quick one.
  for (let looked = 0; looked < 3000 && !enough() && !(await isOver(page)); looked += 1) {
    if (!(await sailor.act())) {
      await page.waitForTimeout(50)
      continue
    }
    fresh += 1
    // Not every position is looked at, but every kind: in some games things are barred only while something is in the hand.
    if (fresh < 3 || (await page.locator('section.bar.mine').count()) === 0 || (await page.locator('[data-wish]').count()) === 0) continue
    fresh = 0
    const position = await mark(page)
    const answers = await tryBarred(page, pick(40))
    // Somebody else has acted meanwhile: the tips spoke of another position than the answers.
    if ((await mark(page)) !== position) continue
    for (const { wish, shown, refused } of answers) {
      assert.notEqual(refused, null, `${JSON.stringify(wish)} is barred on the board, and the rules allow it`)
      assert.match(shown ?? '', pattern(teller, refused), `${JSON.stringify(wish)} is refused with ${JSON.stringify(refused)}`)
      found.tried += 1
      found.reasons.add(JSON.stringify(refused))
    }
  }
}

/** How much is enough: whole games take minutes, so the ordinary run looks at two or three positions of each. */
const WHOLE = Boolean(process.env['FLIBUSTE_WHOLE'])

for (const game of Object.keys(HANDS)) {
  test(`what cannot be pressed in ${game} says why in the rules' own words`, async (t) => {
    const table = (await playable(harbour.url)).find((one) => one.game === game)
    assert.ok(table, `the server plays ${game}`)
    learn([JSON.parse(readFileSync(join(import.meta.dirname, '..', 'src', 'games', game, 'fixtures', 'game.json'), 'utf8'))])
    const names = new Proxy([] as string[], { get: () => ANY })
    const own = new Proxy({} as Record<string, string>, { get: () => ANY })
    const teller = new Teller(wordsOf(game), game, names, own)
    const found: Found = { tried: 0, reasons: new Set() }
    const enough = (): boolean => found.tried >= (WHOLE ? 60 : 12) && found.reasons.size >= (WHOLE ? (HANDS[game]!.reasons ?? 2) : 1)
    // What is barred depends on how the cards fall, so games are played until enough came up.
    for (let games = 0; games < 6 && !enough(); games += 1) {
      const page = await crowd.person('about:blank', { locale: 'en-GB' })
      await ask(page, table, teller, found, enough)
      await page.context().close()
    }
    t.diagnostic(`${game}: ${found.tried} barred things, ${found.reasons.size} reasons`)
    assert.ok(enough(), `only ${found.tried} things were barred, for these reasons: ${[...found.reasons].join(' ')}`)
    assert.deepEqual(crowd.complaints, [])
  })
}
