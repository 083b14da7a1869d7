/** What every browser test needs: a real server of its own, a browser, and hands that play. */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, readFileSync } from 'node:fs'
import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { browser as launch } from '../scripts/chromium.mjs'
import { drawn } from './look.ts'

const built = join(import.meta.dirname, '..', '..', 'target', 'debug')
const ours = process.env['FLIBUSTE'] ?? join(built, 'flibuste')
/** The command with a game for tests in its catalogue. */
export const toyProgram = join(built, 'flibuste-toy')

/** A server with a data file of its own. It can be killed and started again on the same port and file. */
export class Harbour {
  url = ''
  /** The first game it plays, for tests that want any. */
  game = ''
  private child: ChildProcess | null = null
  private port = 0
  private readonly folder = mkdtempSync(join(tmpdir(), 'flibuste-e2e-'))

  /** `pause`: how long bots wait before each move, in milliseconds. They need not be followed, except where they race somebody. */
  constructor(
    private readonly program = ours,
    private readonly pause = 20,
  ) {}

  async open(): Promise<this> {
    // Many people come from one address here, which the server would slow down elsewhere.
    const env = {
      ...process.env,
      FLIBUSTE_REQUEST_RATE: '0',
      FLIBUSTE_TABLE_RATE: '0',
      FLIBUSTE_TABLES_PER_ADDRESS: '0',
      FLIBUSTE_LISTED_PER_ADDRESS: '0',
      FLIBUSTE_LIST_AGE: '0',
      FLIBUSTE_BOT_PAUSE: String(this.pause),
      FLIBUSTE_STAND_IN_AFTER: '7',
    }
    const data = join(this.folder, 'e2e.db')
    const child = spawn(this.program, ['serve', '--listen', `127.0.0.1:${this.port}`, '--data', data, '--no-open'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    })
    this.child = child
    this.url = await new Promise<string>((done, fail) => {
      let heard = ''
      const hear = (data: Buffer) => {
        heard += data.toString()
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(heard)
        if (found) done(found[0])
      }
      child.stdout.on('data', hear)
      child.stderr.on('data', hear)
      child.once('error', fail)
      child.once('exit', (code) => fail(new Error(`the server ended with ${code}: ${heard}`)))
    })
    this.port = Number(new URL(this.url).port)
    const games = (await (await fetch(`${this.url}/api/v1/games`)).json()) as { id: string }[]
    this.game = games[0]?.id ?? ''
    return this
  }

  /** The page for whoever runs the server, with its key, which lies beside the data. */
  operators(): string {
    const key = readFileSync(join(this.folder, 'e2e.db.admin'), 'utf8').trim().split(' ')[1]
    return `${this.url}/#/admin?key=${key}`
  }

  /** Ends the server without a farewell. */
  async kill(): Promise<void> {
    const child = this.child
    this.child = null
    if (!child || child.exitCode !== null) return
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGKILL')
    await ended
  }

  async close(): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** A cable between the browser and the server that can be cut and mended. */
export class Cable {
  private readonly ends = new Set<Socket>()
  private whole = true
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async lay(to: string): Promise<Cable> {
    const { hostname, port } = new URL(to)
    let cable: Cable
    const server = createServer((near) => {
      if (!cable.whole) return void near.destroy()
      const far = connect(Number(port), hostname)
      for (const end of [near, far]) {
        cable.ends.add(end)
        end.on('error', () => end.destroy())
        end.on('close', () => cable.ends.delete(end))
      }
      near.pipe(far).pipe(near)
    })
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
    cable = new Cable(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    return cable
  }

  cut(): void {
    this.whole = false
    for (const end of this.ends) end.destroy()
  }
  mend(): void {
    this.whole = true
  }
  close(): void {
    this.cut()
    this.server.close()
  }
}

export const sizes = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} satisfies Record<string, BrowserContextOptions>

/**
 * How long a test waits for what must come, in milliseconds. What comes is seen at once; only a test that fails takes as long as this, so it is
 * enough for a busy machine. `FLIBUSTE_SLOW=6` slows the pages down as often, to see whether a test only holds on a quick one.
 */
export const PATIENCE = 30_000

/** Reads something again and again until it is as wanted, since a page answers when it has the time to; says what it was last otherwise. */
export async function until<T>(read: () => Promise<T>, wanted: (found: T) => boolean, otherwise: string): Promise<T> {
  const late = Date.now() + PATIENCE
  for (;;) {
    const found = await read()
    if (wanted(found)) return found
    if (Date.now() > late) throw new Error(`${otherwise}: ${JSON.stringify(found)}`)
    await new Promise((done) => setTimeout(done, 30))
  }
}

/** Where a thing lies once it has come to rest: fonts, pictures and tips move what is measured too early. */
export async function still(thing: Locator): Promise<{ x: number; y: number; width: number; height: number }> {
  let before = ''
  let same = 0
  const box = await until(
    async () => {
      const now = await thing.boundingBox()
      same = now !== null && JSON.stringify(now) === before ? same + 1 : 0
      before = JSON.stringify(now)
      await drawn(thing.page())
      return now
    },
    () => same >= 4,
    'it does not come to rest',
  )
  return box!
}

/** A browser with as many people as are wanted, each with cookies of their own. */
export class Crowd {
  readonly complaints: string[] = []
  /** Opened for the first who comes. */
  private browser: Promise<Browser> | null = null

  static async gather(): Promise<Crowd> {
    return new Crowd()
  }

  async person(url: string, options: BrowserContextOptions = {}): Promise<Page> {
    this.browser ??= launch() as Promise<Browser>
    const context: BrowserContext = await (
      await this.browser
    ).newContext({
      locale: 'fr-FR',
      reducedMotion: 'reduce',
      ...sizes.desktop,
      ...options,
    })
    context.setDefaultTimeout(PATIENCE)
    // Whoever tests need not take in what others do, unless the test is about that.
    await context.addInitScript(() => {
      try {
        if (localStorage.getItem('flibuste.prefs') === null) localStorage.setItem('flibuste.prefs', '{"pace":"brisk"}')
      } catch {
        // Blank pages keep nothing, and some browsers do not either.
      }
    })
    const page = await context.newPage()
    const slow = Number(process.env['FLIBUSTE_SLOW'] ?? 1)
    if (slow > 1) await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: slow })
    page.on('pageerror', (error) => this.complaints.push(error.message))
    await page.goto(url)
    return page
  }

  async leave(): Promise<void> {
    await (await this.browser)?.close()
  }
}

/** Talking is free and never ends a game: hands that play leave it out. */
const TALK = /^(propose|answer) /

/**
 * Makes one choice for whoever's turn it is, if it is somebody's turn. Takes what moves the game on; `pick` chooses among the
 * buttons of the bar by number.
 */
export async function act(page: Page, pick: (count: number) => number, by: 'mouse' | 'keys' = 'mouse'): Promise<boolean> {
  const bar = page.locator('section.bar.mine')
  if ((await bar.count()) === 0) return false
  await idle(page)
  const before = await mark(page)
  // What leaves no choice makes itself.
  if ((await bar.locator('[data-forced]').count()) > 0) {
    await moved(page, before).catch(() => undefined)
    return true
  }
  const useful = async () => {
    const moves = await bar
      .locator('button[data-move]')
      .evaluateAll((found) => found.map((button) => (button as HTMLElement).dataset['move'] ?? ''))
    return moves.filter((move) => !TALK.test(move))
  }
  let found = await useful()
  const heads = bar.locator('[aria-expanded]')
  for (let at = 0; found.length === 0 && at < (await heads.count()); at += 1) {
    if (!(await unfold(heads.nth(at)))) return false
    found = await useful()
  }
  if (found.length === 0) return false
  const chosen = bar.locator(`button[data-move="${found[pick(found.length)]}"]`).first()
  await unlessMoved(page, before, async () => {
    if (by === 'keys') {
      const key = await chosen.getAttribute('aria-keyshortcuts', BRIEFLY)
      if (key) await page.keyboard.press(key)
      else await chosen.press('Enter', BRIEFLY)
    } else await chosen.click(BRIEFLY)
    await done(page, before, by)
  })
  return true
}

/** What somebody else may take away meanwhile is not waited for as long as what must come. */
export const BRIEFLY = { timeout: 10_000 }

/** Does something at a table where others play too: that it cannot be done is no fault if the game went on meanwhile. */
export async function unlessMoved(page: Page, before: string | null, act: () => Promise<unknown>): Promise<void> {
  try {
    await act()
  } catch (error) {
    if ((await mark(page)) === before && !(await isOver(page))) throw error
  }
}

/** The button of the bar that makes such a move, also under a heading. */
export async function button(page: Page, move: RegExp): Promise<Locator | null> {
  const bar = page.locator('section.bar')
  const here = async (): Promise<Locator | null> => {
    const names = await bar.locator('button[data-move]').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['move'] ?? ''))
    const name = names.find((one) => move.test(one))
    return name === undefined ? null : bar.locator(`button[data-move="${name}"]`).first()
  }
  let found = await here()
  const heads = bar.locator('[aria-expanded]')
  for (let at = 0; !found && at < (await heads.count()); at += 1) {
    if (!(await unfold(heads.nth(at)))) return null
    found = await here()
  }
  if (!found && (await bar.locator('.pop').count()) > 0) await page.keyboard.press('Escape')
  return found
}

/** Opens what lies under a heading of the bar, and says whether it is open: others may have changed the bar meanwhile. */
export async function unfold(head: Locator): Promise<boolean> {
  try {
    if ((await head.getAttribute('aria-expanded', BRIEFLY)) === 'false') await head.click(BRIEFLY)
    await until(
      () => head.getAttribute('aria-expanded', BRIEFLY),
      (open) => open === 'true',
      'it does not open',
    )
    return true
  } catch {
    return false
  }
}

/** After a press: says yes if something is asked, and waits until the game went on. Says whether something was asked. */
export async function done(page: Page, before: string | null, by: 'mouse' | 'keys' = 'mouse'): Promise<boolean> {
  const yes = page.locator('[role=alertdialog] button').first()
  const seen = (presses: boolean): Promise<unknown> =>
    page.waitForFunction(
      ([old, on]) => {
        if (on) document.querySelector<HTMLElement>('[data-onward]')?.click()
        return (
          document.querySelector('[role=alertdialog] button') !== null ||
          document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== old
        )
      },
      [before, presses] as const,
      presses ? { polling: 500 } : { timeout: 5_000 },
    )
  // A film of what came of it goes on by itself, but may be longer than anybody waits here: whoever has seen enough presses on.
  await seen(false).catch(() => seen(true))
  const asked = (await mark(page)) === before
  if (asked) {
    await unlessMoved(page, before, async () => {
      if (by === 'mouse') return yes.click(BRIEFLY)
      // What asks takes the focus by itself.
      await page.locator('[role=alertdialog] button:focus').waitFor(BRIEFLY)
      await page.keyboard.press('Enter')
    })
  }
  await moved(page, before)
  return asked
}

/** Waits until the page takes the next move: while one is on its way it takes none. */
export async function idle(page: Page): Promise<void> {
  await page.locator('[data-entry-count]:not([data-busy])').waitFor()
}

/** Waits until the game went on. */
export async function moved(page: Page, old: string | null): Promise<void> {
  await page.waitForFunction((seen) => document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== seen, old)
}

/** Lets these people play until `done`, one choice at a time; says what it looked like if nobody can go on. */
export async function playUntil(
  done: (made: number) => Promise<boolean>,
  people: Page[],
  pick: (count: number) => number,
  by: 'mouse' | 'keys' = 'mouse',
  after: (made: number) => Promise<void> = async () => {},
): Promise<number> {
  for (let made = 0, idle = 0; ;) {
    if (await done(made)) return made
    let moved = false
    for (const page of people) moved ||= await act(page, pick, by)
    if (moved) {
      idle = 0
      await after((made += 1))
    } else if ((idle += 1) > 300) {
      throw new Error(`nobody moves: ${(await Promise.all(people.map((page) => page.locator('footer').innerText()))).join(' | ')}`)
    } else {
      await people[0]!.waitForTimeout(30)
    }
    if (made > 2000) throw new Error('the game does not end')
  }
}

/** After so many choices. */
export function steps(count: number): (made: number) => Promise<boolean> {
  return async (made) => made >= count
}

/** Whether the game on this page has ended. */
export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('section.over').count()) > 0
}

/** How far the game is, as the page knows it. */
export function mark(page: Page): Promise<string | null> {
  return page.locator('[data-entry-count]').getAttribute('data-entry-count')
}

/** A die of our own, so that a failing game can be played again. */
export function dice(seed: number): (count: number) => number {
  let state = seed
  return (count) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * count)
  }
}
