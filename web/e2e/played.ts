/** Games that bots play to their end, to be looked at afterwards. */
import type { Page } from 'playwright-core'
import type { GameInfo, TableInfo } from '../src/wire.ts'

/** Every game of this server. */
export async function gamesOf(url: string): Promise<GameInfo[]> {
  return (await (await fetch(`${url}/api/v1/games`)).json()) as GameInfo[]
}

/** Sits down with bots; gives the table. */
export async function sitsWithBots(page: Page, { id, seats, levels }: GameInfo): Promise<string> {
  const bots = Array.from({ length: Math.max(2, seats.min) - 1 }, () => ({ kind: 'bot', level: levels[0]! }))
  const made = await ask(page, '/tables', { game: id, seats: [{ kind: 'me' }, ...bots], my_name: 'Anne' })
  if (made.phase === 'open') await ask(page, `/tables/${made.id}/start`, {})
  return made.id
}

/** Lets a bot play in one's own place, too, and waits until the game is over; gives the table. */
export async function playedByBots(page: Page, game: GameInfo): Promise<string> {
  const table = await sitsWithBots(page, game)
  await ask(page, `/tables/${table}/seats/0/stand-in`, { level: game.levels[0]! })
  // Long enough for a slow machine; whoever fails waits as long as this.
  for (const late = Date.now() + 300_000; Date.now() < late;) {
    const now = await page.evaluate(async (id) => ((await (await fetch(`/api/v1/tables/${id}`)).json()) as { phase: string }).phase, table)
    if (now === 'over') return table
    await page.waitForTimeout(300)
  }
  throw new Error(`the bots of ${game.id} never end`)
}

/** Asks the server for something in the name of whoever looks at this page. */
function ask(page: Page, path: string, body: unknown): Promise<TableInfo> {
  return page.evaluate(
    async ([where, what]) => {
      const answer = await fetch(`/api/v1${where}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(what),
      })
      if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`)
      return (await answer.json()) as TableInfo
    },
    [path, body] as const,
  )
}
