/** Hands that play a whole game of any game by the page: they want a move, and make it by the fewest clicks the page offers. */
import type { Locator, Page } from 'playwright-core'
import { short } from '../src/lib/teller.ts'
import type { Json } from '../src/wire.ts'
import { HANDS, type Hands, type Mind, type Table } from './hands.ts'
import { BRIEFLY, done, idle, isOver, mark, moved, unfold, unlessMoved, until } from './harbour.ts'
import { forgetShifts, shifts, unreachable, watchShift } from './look.ts'

/** Talking is free and never ends a game. */
const TALK = /^(propose|answer|counter|withdraw|waive|accept)\b/

export interface Counted {
  game: string
  size: string
  clicks: number
  moves: number
  turns: number
  /** What was clicked for, most often first. */
  by: Record<string, number>
  barHeights: number[]
  barChanges: number
  roomChanges: number
  /** Layout shift over the whole game, as browsers count it, and with what comes right after a press. */
  shift: number
  shiftAll: number
  covered: string[]
}

/** What the server told a page last. */
interface Told {
  type?: string
  moves?: Json[]
  turn?: { one?: number; several?: number[] }
  entry?: number
  view?: Record<string, Json>
  patch?: Record<string, Json>
}

/** A seat at a table, played by the page. */
export class Sailor {
  clicks = 0
  made = 0
  turns = 0
  readonly by: Record<string, number> = {}
  private moves: Json[] = []
  /** The entry the moves belong to. */
  private entry = 0
  private readonly hands: Hands
  private readonly mind: Mind | undefined
  private wanting = ''
  private wentFar = false

  private constructor(
    readonly page: Page,
    readonly game: string,
  ) {
    this.hands = HANDS[game] ?? { wishes: [] }
    this.mind = this.hands.mind?.()
  }

  /** Sits down at a new table with bots at all other seats. */
  static async embark(page: Page, url: string, { game, seats, options }: Table, hints = true): Promise<Sailor> {
    const sailor = new Sailor(page, game)
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        const told = JSON.parse(String(payload)) as Told
        if (told.moves) [sailor.moves, sailor.entry] = [told.moves, told.entry ?? sailor.entry]
        for (const seen of [told.view, told.patch]) if (seen) sailor.mind?.see(seen)
        if (told.type === 'over') sailor.moves = []
      }),
    )
    await page.addInitScript(watchShift)
    await page.goto(url)
    const id = await page.evaluate(
      async ([wanted, count, chosen, tips]) => {
        const post = (path: string, body: unknown) =>
          fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
            (reply) => reply.json(),
          )
        const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'greedy' }))
        const table = await post('/tables', {
          game: wanted,
          options: chosen,
          seats: [{ kind: 'me' }, ...bots],
          listed: false,
          clock: { kind: 'none' },
          at_zero: 'bot',
          my_name: 'Anne',
          hints: tips,
        })
        if (table.phase === 'open') await post(`/tables/${table.id}/start`, {})
        return table.id as string
      },
      [game, seats, options, hints] as const,
    )
    await page.goto(`${url}/#/table/${id}`)
    await page.locator('section.bar').waitFor()
    return sailor
  }

  /** The move that is wanted most, or nothing if only talk is left. */
  private wanted(): Json | null {
    const all = this.moves.map((move) => ({ move, text: short([move]) })).filter(({ text }) => !TALK.test(text))
    for (const wish of this.hands.wishes.filter((one) => !this.mind?.tiredOf(one))) {
      const found = all.find(({ text }) => wish.test(text))
      if (found) return this.mind?.rather(found.move, this.moves) ?? found.move
    }
    return all.find(({ text }) => !/^(attack|sail|reserve|destroy|renew|jettison)/.test(text))?.move ?? all[0]?.move ?? null
  }

  /** What will be done next, in one word. */
  wants(): string {
    return short([this.wanted() ?? 'nothing']).split(' ')[0]!
  }

  /** Waits until the page shows what it was told. */
  private async caughtUp(): Promise<void> {
    await until(
      async () => {
        // What is shown to be read goes on by itself, and at once for whoever presses on.
        const onward = this.page.locator('[data-onward]')
        if ((await onward.count()) > 0) await onward.click(BRIEFLY).catch(() => undefined)
        return mark(this.page)
      },
      (shown) => Number(shown) >= this.entry,
      `the page does not come to entry ${this.entry}`,
    )
    await idle(this.page)
  }

  /** One choice, if it is mine to make. The page may make it by itself. */
  async act(): Promise<boolean> {
    const { page } = this
    await this.caughtUp()
    if ((await page.locator('section.bar.mine').count()) === 0) return false
    const old = await mark(page)
    if ((await page.locator('[data-forced]').count()) > 0) {
      await moved(page, old).catch(() => undefined)
      return true
    }
    if (await this.byOwn(old)) return true
    const wanted = this.wanted()
    if (wanted === null || old !== String(this.entry)) return false
    const text = short([wanted])
    const name = text.split(' ')[0]!
    this.wanting = name
    this.wentFar = false
    // Others act meanwhile, and the move may be gone: whoever plays sees it and thinks again.
    let made = false
    await unlessMoved(page, old, async () => {
      await this.make(text, old)
      made = true
    })
    if (!made) return true
    this.made += 1
    this.mind?.made(name, this.wentFar)
    if (name === 'end_turn' || name === 'validate') this.turns += 1
    return true
  }

  /** What the game's own hands do. */
  private async byOwn(old: string | null): Promise<boolean> {
    const { own } = this.hands
    if (!own) return false
    let acted = true
    await unlessMoved(this.page, old, async () => {
      acted = await own(this.page)
    })
    if (acted) this.made += 1
    return acted
  }

  private async make(text: string, old: string | null): Promise<void> {
    const { page } = this
    // What the page was told it may still be drawing.
    for (let tries = 0; tries < 20; tries += 1) {
      for (const way of [() => this.byBar(text, old), () => this.byBoard(text, old), () => this.byFold(text, old)]) {
        if (await way()) return
        if ((await mark(page)) !== old) return
      }
      await page.waitForTimeout(100)
    }
    throw new Error(`the page has no way to ${text}: ${await page.locator('section.bar').innerText()}`)
  }

  private async names(): Promise<string[]> {
    return this.page
      .locator('section.bar [data-move]')
      .evaluateAll((found) => found.map((button) => (button as HTMLElement).dataset['move'] ?? ''))
  }

  /** A button of the bar, alone or together with others of its kind. */
  private async byBar(text: string, old: string | null): Promise<boolean> {
    const names = await this.names()
    const together = names.findIndex((name) => /^(play|commit) /.test(text) && name !== text && ` ${name} `.includes(` ${text} `))
    const at = together >= 0 ? together : names.indexOf(text)
    if (at < 0) return false
    await this.press(this.page.locator(`section.bar [data-move="${names[at]}"]`).first())
    await this.sure(old)
    return true
  }

  /** A thing on the board that can only mean this. */
  private async byBoard(text: string, old: string | null): Promise<boolean> {
    const [name = '', value = ''] = text.split(' ')
    if (await this.byFar(name, old)) return true
    const straight = this.page.locator(`[data-does="${text}"]`).first()
    if ((await straight.count()) > 0 && (await straight.isVisible())) {
      await this.press(straight)
      await this.sure(old)
      return true
    }
    const found = this.hands.places?.[name]?.(value)
    if (!found) return false
    const thing = this.page.locator(`${found}[data-thing=may]`).first()
    if ((await thing.count()) === 0 || !(await thing.isVisible())) return false
    await thing.click(BRIEFLY)
    await this.page.waitForFunction(
      (seen) =>
        document.querySelector('.closely, [role=alertdialog]') !== null ||
        document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== seen,
      old,
    )
    // It only shows the thing closely: another way is as short.
    if ((await this.page.locator('.closely').count()) > 0 && (await mark(this.page)) === old) {
      await this.page.keyboard.press('Escape')
      return false
    }
    this.count()
    await this.sure(old)
    return true
  }

  private count(): void {
    this.clicks += 1
    this.by[this.wanting] = (this.by[this.wanting] ?? 0) + 1
  }
  private async press(thing: Locator): Promise<void> {
    await thing.click(BRIEFLY)
    this.count()
  }

  /** Several moves with one press, if the page offers it. */
  private async byFar(name: string, old: string | null): Promise<boolean> {
    const far = this.mind?.far(name)
    if (!far) return false
    const end = this.page.locator(far).first()
    if ((await end.count()) === 0 || !(await end.isVisible())) return false
    await this.press(end)
    await this.sure(old)
    this.wentFar = true
    return true
  }

  /** Under a heading of the bar; whoever knows the game knows under which. */
  private async byFold(text: string, old: string | null): Promise<boolean> {
    const folds = this.page.locator('section.bar [aria-expanded]')
    for (let at = (await folds.count()) - 1; at >= 0; at -= 1) {
      if (!(await unfold(folds.nth(at)))) return false
      if ((await this.names()).includes(text)) {
        this.count()
        return this.byBar(text, old)
      }
    }
    if ((await this.page.locator('section.bar .pop').count()) > 0) await this.page.keyboard.press('Escape')
    return false
  }

  /** Says yes where it is asked, and waits until the move is made. */
  private async sure(old: string | null): Promise<void> {
    if (await done(this.page, old)) this.count()
  }

  /** Plays to the end; `each` looks on before every choice, `waits` when others have begun to play. */
  async playOn(each: () => Promise<void> = async () => {}, waits: () => Promise<void> = async () => {}, most = 1200): Promise<void> {
    for (let idle = 0; !(await isOver(this.page));) {
      if ((await this.page.locator('section.bar.mine').count()) > 0) await each()
      else if (idle === 0) await waits()
      if (await this.act()) idle = 0
      else if ((idle += 1) > 600) throw new Error(`nobody moves: ${await this.page.locator('footer').innerText()}`)
      else await this.page.waitForTimeout(25)
      if (this.made > most) throw new Error('the game does not end')
    }
  }
}

/** Plays a whole game and counts. */
export async function count(page: Page, url: string, table: Table, size: string): Promise<Counted> {
  const sailor = await Sailor.embark(page, url, table)
  const bars: number[] = []
  const rooms: number[] = []
  const covered = new Set<string>()
  await forgetShifts(page)
  await sailor.playOn(async () => {
    const [bar, room] = await page.evaluate(() => [
      document.querySelector('section.bar')?.getBoundingClientRect().height ?? 0,
      (document.querySelector('[role=region]')?.getBoundingClientRect().height ?? 0) as number,
    ])
    bars.push(Math.round(bar!))
    rooms.push(Math.round(room!))
    for (const one of await unreachable(page)) covered.add(one)
  })
  const { shift, all } = await shifts(page)
  const changes = (list: number[]): number => list.filter((value, at) => at > 0 && value !== list[at - 1]).length
  return {
    game: table.game,
    size,
    clicks: sailor.clicks,
    moves: sailor.made,
    turns: sailor.turns,
    by: Object.fromEntries(Object.entries(sailor.by).toSorted((a, b) => b[1] - a[1])),
    barHeights: [Math.min(...bars), Math.max(...bars)],
    barChanges: changes(bars),
    roomChanges: changes(rooms),
    shift: Number(shift.toFixed(3)),
    shiftAll: Number(all.toFixed(3)),
    covered: [...covered],
  }
}
