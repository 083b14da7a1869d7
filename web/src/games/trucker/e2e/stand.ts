/** Tables that stand in a position of the fixtures: what a flight rarely comes to is looked at in a browser, at once and the same every time. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page, WebSocketRoute } from 'playwright-core'
import { open } from './hands.ts'

interface Position {
  name: string
  seat: number
  moves: unknown[]
  turn: number[]
  recent: unknown[]
  view: { truckers: unknown[]; aids: unknown; [field: string]: unknown }
}

const positions = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'fixtures', 'positions.json'), 'utf8')) as Position[]

/** The position of this name. */
export function position(name: string): Position {
  const found = positions.find((one) => one.name === name)
  if (!found) throw new Error(`no position is called ${name}`)
  return found
}

/** A table at which the server is heard only once: then it stands as it is told to. */
export class Stand {
  private near: WebSocketRoute | null = null
  private whole: Record<string, unknown> = {}
  private steps = 0

  private constructor(private readonly page: Page) {}

  /** Opens a table that stands in this position, seen with the eyes it has. */
  static async in(page: Page, url: string, { seat, moves, turn, view }: Position): Promise<Stand> {
    const stand = new Stand(page)
    await page.routeWebSocket(/\/api\//, (near) => {
      stand.near = near
      near.connectToServer().onMessage((said) => {
        const told = JSON.parse(String(said)) as Record<string, unknown>
        if (told['type'] === 'whole') near.send(JSON.stringify(stand.stood({ ...told, view, aids: view.aids, moves, turn: asked(turn) })))
        // What is numbered happened at the table of the server, which goes on without anybody here.
        else if (!('n' in told)) near.send(said)
      })
    })
    const seats = view.truckers.map((_, at) => (at === seat ? { kind: 'me' as const } : { kind: 'bot' as const, level: 'greedy' }))
    await open(page, url, 'Anne', { flight: 'learning' }, seats)
    await page.locator('.trucker').waitFor()
    return stand
  }

  private stood(whole: Record<string, unknown>): Record<string, unknown> {
    this.whole = whole
    return whole
  }

  /** Tells the page a step: what happened, and where it led. */
  tell(
    events: readonly unknown[],
    { view, moves, turn, by = null }: Pick<Position, 'view' | 'moves' | 'turn'> & { by?: number | null },
  ): void {
    const { n, entry, t, undo, clocks } = this.whole
    const at = Number(entry) + ++this.steps
    const { aids, ...patch } = view
    const step = { type: 'step', n: Number(n) + this.steps, entry: at, by, events, patch, aids, t, asides: [], moves, undo, clocks }
    this.near?.send(JSON.stringify({ ...step, turn: asked(turn), undone: false, raised: null }))
  }

  /** Where something lies in the window. */
  async box(what: string): Promise<{ left: number; top: number; right: number; bottom: number }> {
    return this.page
      .locator(what)
      .first()
      .evaluate((node) => {
        const { left, top, right, bottom } = node.getBoundingClientRect()
        return { left, top, right, bottom }
      })
  }
}

/** Whom the table waits for, as it is told. */
function asked(turn: readonly number[]): unknown {
  return turn.length === 1 ? { one: turn[0] } : { several: turn }
}
