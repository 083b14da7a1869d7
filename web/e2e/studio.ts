/** Where pictures are taken: of any page, of a table with bots, for the README; and sheets on which many are seen at once. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from 'playwright-core'
import { Crowd, Harbour, sizes } from './harbour.ts'

export type Size = keyof typeof sizes
export type Locale = 'fr-FR' | 'en-GB'
export const LOCALES: readonly Locale[] = ['fr-FR', 'en-GB']

/** How long a picture may take: a sheet of many is large. */
const EXPOSURE = 180_000

/** One way of looking at a page: how large, in which language. */
export interface View {
  size: Size
  locale: Locale
}

/** What the `e2e/screens.ts` of a game gives: the pictures a whole game does not show by itself, for one way of looking. */
export interface Screens {
  screens: (studio: Studio, view: View) => Promise<void>
}

export class Studio {
  private constructor(
    readonly harbour: Harbour,
    readonly crowd: Crowd,
    private readonly folder: string,
  ) {
    mkdirSync(folder, { recursive: true })
  }

  static async open(folder: string): Promise<Studio> {
    return new Studio(await new Harbour().open(), await Crowd.gather(), folder)
  }
  async close(): Promise<void> {
    await this.crowd.leave()
    await this.harbour.close()
    await (await this.unhurried)?.close()
  }
  private unhurried: Promise<Harbour> | null = null
  /** A server whose bots take their time: elsewhere they have built all their ships in real time before a picture is taken. */
  atEase(): Promise<Harbour> {
    return (this.unhurried ??= new Harbour(undefined, 4000).open())
  }

  /** How pictures of this view are called. */
  called({ size, locale }: View): string {
    return `${size}-${locale.slice(0, 2)}`
  }
  person({ size, locale }: View, more: BrowserContextOptions = {}): Promise<Page> {
    return this.crowd.person(this.harbour.url, { ...sizes[size], locale, colorScheme: 'dark', ...more })
  }
  async shoot(page: Page, name: string, whole = false): Promise<void> {
    await page.locator('main').first().waitFor()
    await page.evaluate(() => document.fonts.ready)
    await page.waitForTimeout(300)
    await page.screenshot({ path: join(this.folder, `${name}.png`), fullPage: whole, timeout: EXPOSURE })
  }
  /** A picture for the README. */
  async keep(page: Page, name: string): Promise<void> {
    await page.screenshot({ path: join(import.meta.dirname, '..', '..', 'docs', `${name}.png`) })
  }
  /** A table of this game with bots at all other seats. */
  async table(page: Page, game: string, seats: number, hints = true): Promise<void> {
    const id = await page.evaluate(
      async ([wanted, count, tips]) => {
        const post = (path: string, body: unknown) =>
          fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then(
            (reply) => reply.json(),
          )
        const bots = Array.from({ length: count - 1 }, () => ({ kind: 'bot', level: 'greedy' }))
        const table = await post('/tables', {
          game: wanted,
          options: {},
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
      [game, seats, hints] as const,
    )
    await page.goto(`${this.harbour.url}/#/table/${id}`)
    await page.locator('section.bar').waitFor()
  }

  /** Writes a page with these pictures beside each other, by name, so that many are looked at at once; each opens in full at a press. */
  sheet(name: string, pictures: readonly string[], columns: number): void {
    if (pictures.length === 0) return
    const figures = pictures.map(
      (one) =>
        `<figure><figcaption>${one}</figcaption><a href="${one}.png"><img src="${one}.png" alt="${one}" loading="lazy"></a></figure>`,
    )
    const style = `body{margin:8px;background:#888;font:14px sans-serif;display:grid;grid-template-columns:repeat(${columns},1fr);gap:8px}figure{margin:0}img{width:100%}`
    writeFileSync(
      join(this.folder, `sheet-${name}.html`),
      `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style}</style>\n${figures.join('\n')}\n`,
    )
  }
}
