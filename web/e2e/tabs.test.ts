/** The same seat in two tabs, with animations: both go on showing the truth, and no move is lost, whichever tab makes it. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Page } from 'playwright-core'
import { act, dice, idle, isOver, mark, until } from './harbour.ts'
import { HANDS } from './hands.ts'
import { gamesOf, sitsWithBots } from './played.ts'
import { port } from './port.ts'

const { harbour, crowd } = port()

/** What a tab asked of the server, and what it was told. */
class Line {
  readonly asked = new Set<string>()
  readonly answered = new Map<string, boolean>()
  /** The entries of my seat. */
  readonly made = new Set<number>()

  constructor(page: Page) {
    page.on('websocket', (socket) => {
      socket.on('framesent', ({ payload }) => {
        const { do: what, id } = JSON.parse(String(payload)) as { do: string; id: string }
        if (what === 'play') this.asked.add(id)
      })
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as { type: string; id: string; refused?: unknown; by?: number; entry: number }
        if (told.type === 'reply') this.answered.set(told.id, told.refused === undefined)
        if (told.type === 'step' && told.by === 0) this.made.add(told.entry)
      })
    })
  }
  accepted(): number {
    return [...this.asked].filter((id) => this.answered.get(id)).length
  }
}

/** What a tab shows of the table: how far it is, whose turn it is, and what may be done. */
async function shown(page: Page): Promise<string> {
  await page.keyboard.press('n')
  return page.evaluate(() => {
    const bar = document.querySelector('section.bar')
    const moves = [...(bar?.querySelectorAll<HTMLElement>('[data-move]') ?? [])].map((button) => button.dataset['move'])
    return JSON.stringify([
      document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count'),
      bar?.querySelector('.headline')?.textContent,
      moves,
    ])
  })
}

async function agree(tabs: readonly [Page, Page]): Promise<void> {
  await until(
    async () => [await shown(tabs[0]), await shown(tabs[1])],
    ([here, there]) => here === there,
    'both tabs show the same',
  )
}

test('the same seat in two tabs: both show the truth, and no move is lost', { timeout: 600_000 }, async () => {
  // What hands of its own play is not played from the bar alone.
  for (const game of (await gamesOf(harbour.url)).filter(({ id }) => id in HANDS && !HANDS[id]!.own)) {
    const first = await crowd.person('about:blank', { reducedMotion: 'no-preference' })
    await first.context().addInitScript(() => {
      if (location.protocol !== 'about:')
        localStorage.setItem('flibuste.prefs', JSON.stringify({ pace: 'calm', hints: false, forced: false }))
    })
    const second = await first.context().newPage()
    const lines = [new Line(first), new Line(second)] as const
    const tabs = [first, second] as const
    await first.goto(harbour.url)
    const link = `${harbour.url}/#/table/${await sitsWithBots(first, game)}`
    for (const tab of tabs) await tab.goto(link)
    for (const tab of tabs) await tab.locator('section.bar').waitFor()
    const pick = dice(3)
    for (let turn = 0; turn < 8 && !(await isOver(first)); turn += 1) {
      await until(
        async () => (await shown(first)) && ((await first.locator('section.bar.mine').count()) > 0 || (await isOver(first))),
        Boolean,
        'it is mine to choose',
      )
      await agree(tabs)
      if (turn % 3 < 2) await act(tabs[turn % 2]!, pick)
      else await bothPress(tabs)
    }
    await agree(tabs)
    for (const tab of tabs) await idle(tab)
    for (const line of lines)
      assert.deepEqual(
        [...line.asked].filter((id) => !line.answered.has(id)),
        [],
        `${game.id}: every move is answered`,
      )
    assert.deepEqual(lines[0].made, lines[1].made, `${game.id}: both tabs heard of the same moves`)
    const accepted = lines[0].accepted() + lines[1].accepted()
    assert.ok(accepted > 0 && lines[0].made.size >= accepted, `${game.id}: ${accepted} were accepted, ${lines[0].made.size} made`)
    await first.context().close()
  }
  assert.deepEqual(crowd.complaints, [])
})

/** Presses the same button in both tabs at once: the table takes the first, and says of the other what became of it. */
async function bothPress(tabs: readonly [Page, Page]): Promise<void> {
  const before = await mark(tabs[0])
  await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(() => {
        const all = [...document.querySelectorAll<HTMLElement>('section.bar [data-move]')]
        all.find((button) => !/^(propose|answer) /.test(button.dataset['move'] ?? ''))?.click()
        document.querySelector<HTMLElement>('[role=alertdialog] button')?.click()
      }),
    ),
  )
  for (const tab of tabs) {
    const asks = tab.locator('[role=alertdialog] button').first()
    if ((await mark(tab)) === before && (await asks.count()) > 0) await asks.click({ timeout: 3000 }).catch(() => undefined)
  }
}
