/** Hands that build and fly by the page alone: they see what is lit, and press it. */
import type { Locator, Page, WebSocketRoute } from 'playwright-core'
import { BRIEFLY, done, idle, isOver, mark, moved, unfold, unlessMoved, until } from '../../../../e2e/harbour.ts'

type Plan = { kind: 'me' } | { kind: 'open' } | { kind: 'bot'; level: string }

/** Opens a table for whoever looks at this page, and goes there; says its link. */
export async function open(
  page: Page,
  url: string,
  name: string,
  options: Record<string, string | number | boolean>,
  seats: Plan[],
): Promise<string> {
  await page.goto(url)
  const made = await page.evaluate(
    async (body) =>
      (
        await fetch('/api/v1/tables', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
      ).json() as Promise<{ id?: string }>,
    { game: 'trucker', options, seats, listed: false, clock: { kind: 'none' }, at_zero: 'bot', my_name: name },
  )
  if (!made.id) throw new Error(`no table: ${JSON.stringify(made)}`)
  const link = `${url}/#/table/${made.id}`
  await page.goto(link)
  return link
}

/** The line of one person, on which what the server says can be held back: a slow line, as slow as a test wants it. */
export class Line {
  private held: (() => void)[] | null = null

  static async of(page: Page): Promise<Line> {
    const line = new Line()
    await page.routeWebSocket(/\/api\//, (near: WebSocketRoute) => {
      const far = near.connectToServer()
      far.onMessage((said) => (line.held ? void line.held.push(() => near.send(said)) : near.send(said)))
    })
    return line
  }

  hold(): void {
    this.held ??= []
  }

  release(): void {
    const said = this.held ?? []
    this.held = null
    for (const one of said) one()
  }
}

/** The component in the hand, or nothing. */
export async function held(page: Page): Promise<string | null> {
  const node = page.locator('[data-held]')
  return (await node.count()) > 0 ? node.first().getAttribute('data-held') : null
}

/** Takes a face-down component and waits until it lies in the hand. */
export async function draw(page: Page): Promise<void> {
  await page.locator('[data-pile]').click()
  await page.locator('[data-held]').waitFor()
  // The rules' word on where it fits comes with it, and is drawn a moment later.
  await page.locator('.yard [data-light=fits], .yard [data-light=clashes]').first().waitFor()
}

/** Places what is in the hand where it fits, turning it as often as it takes; puts it back otherwise. Says whether it was placed. */
export async function weld(page: Page, which = 0): Promise<boolean> {
  const lies = async (): Promise<boolean> => {
    const fits = page.locator('.yard [data-light=fits]')
    const places = await fits.count()
    if (places === 0) return false
    const before = await mark(page)
    await fits.nth(which % places).click()
    await moved(page, before)
    return true
  }
  if (await lies()) return true
  const seen = new Set([await turned(page)])
  for (;;) {
    const was = await turned(page)
    await page.keyboard.press('w')
    // A busy page draws it a moment later; what cannot be turned stays as it is.
    await page
      .waitForFunction((old) => document.querySelector('[data-held]')?.getAttribute('data-turned') !== old, was, { timeout: 700 })
      .catch(() => undefined)
    const turn = await turned(page)
    // Once around, or it cannot be turned.
    if (seen.has(turn)) break
    seen.add(turn)
    if (await lies()) return true
  }
  const before = await mark(page)
  const back = page.locator('[data-put-back]')
  // In turns what is taken has to be placed, well or not.
  const paid = (await back.count()) === 0
  await (paid ? page.locator('.yard [data-light=clashes]').first() : back).click()
  await moved(page, before)
  return paid
}

/** How what is in the hand is turned. */
function turned(page: Page): Promise<string | null> {
  return page.locator('[data-held]').first().getAttribute('data-turned')
}

/** Builds until so many components are placed, or patience ends; says how many were. */
export async function build(page: Page, wanted: number, patience = 100): Promise<number> {
  let placed = 0
  for (let tried = 0; placed < wanted && tried < patience; tried += 1) {
    await draw(page)
    // Here and there in turn, so that the ship grows to all sides.
    if (await weld(page, tried)) placed += 1
  }
  return placed
}

/** The first button of the bar for a move, also one under a heading, if there is one. */
export async function reach(page: Page, move: string): Promise<Locator | null> {
  const found = page.locator(`section.bar button[data-move^="${move}"]`)
  const heads = page.locator('section.bar [aria-expanded]')
  for (let at = 0; (await found.count()) === 0 && at < (await heads.count()); at += 1) if (!(await unfold(heads.nth(at)))) return null
  return (await found.count()) === 0 ? null : found.first()
}

/** Presses a button of the bar and says yes if it asks. Says whether there was one. */
export async function press(page: Page, move: string): Promise<boolean> {
  const button = await reach(page, move)
  if (!button) return false
  const before = await mark(page)
  await unlessMoved(page, before, async () => {
    await button.click(BRIEFLY)
    await done(page, before)
  })
  return true
}

/** Finishes the ship beside others who build: a bot may finish at the same moment and take the place that was about to be pressed. */
export async function finish(page: Page): Promise<void> {
  await until(
    async () => {
      if ((await page.locator('.yard').count()) > 0) await press(page, 'finish')
      return page.locator('.yard').count()
    },
    (yards) => yards === 0,
    'the ship is finished',
  )
}

/** What a pilot presses, what helps most first. */
const WISHES = ['accept', 'land', 'done', 'fly_on', 'loaded', 'keep_title', 'pass', 'endure', 'ready']

/** Presses what is lit on the ship, and chooses where it can mean several things. Says whether something was lit. */
export async function touch(page: Page): Promise<boolean> {
  const before = await mark(page)
  // What was stowed stays there: taken out again and again it would never end. Of a broken ship the largest piece is kept, which asks nothing.
  const some = page.locator('.own [data-light=may]:not([data-does^=lift]), .own [data-light=piece-first]')
  // The piece under the pointer is lit as the one that would be chosen.
  const lit = (await some.count()) > 0 ? some : page.locator('.own [data-light=chosen][data-does^=keep]')
  const which = page.locator('.own .which button')
  if ((await lit.count()) === 0) return false
  await unlessMoved(page, before, async () => {
    await lit.first().click(BRIEFLY)
    await page.waitForFunction(
      (seen) =>
        document.querySelector('.own .which button') !== null ||
        document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== seen,
      before,
    )
    if ((await mark(page)) === before) await which.first().click(BRIEFLY)
    await moved(page, before)
  })
  return true
}

/** Goes on from what is shown to be read, or waits for a press. Says whether something was. */
export async function onward(page: Page): Promise<boolean> {
  const go = page.locator('[data-onward], [data-go-on]')
  if ((await go.count()) === 0) return false
  // It goes on by itself, too.
  await go
    .first()
    .click(BRIEFLY)
    .catch(() => undefined)
  return true
}

/** One step of a careful pilot: what is lit on the ship, then what goes on. Says whether there was one to make. */
export async function pilot(page: Page): Promise<boolean> {
  if (await onward(page)) return true
  if ((await page.locator('section.bar.mine').count()) === 0) return false
  await idle(page)
  if (await touch(page)) return true
  for (const wish of WISHES) if (await press(page, wish)) return true
  return false
}

/** What the page shows somebody who is to do something: its bar, and everything that can be pressed on the board. */
async function situation(page: Page): Promise<string> {
  const said = await page.locator('footer').innerText()
  const pressable = await page
    .locator('section.bar button, .own [data-light], [data-onward], [data-waits], dialog')
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, each.outerHTML.indexOf('>') + 1)))
  return [said, ...pressable].join('\n')
}

/** Lets these people fly until the flight is over. */
export async function fly(people: Page[], each: (made: number) => Promise<void> = async () => {}): Promise<number> {
  for (let made = 0, waited = 0; ;) {
    if (await isOver(people[0]!)) return made
    let acted = false
    for (const page of people) acted = (await pilot(page)) || acted
    if (acted) {
      waited = 0
      await each((made += 1))
    } else if ((waited += 1) > 600) throw new Error(`nobody moves: ${(await Promise.all(people.map(situation))).join('\n---\n')}`)
    else await people[0]!.waitForTimeout(30)
    if (made > 600) throw new Error('the flight does not end')
  }
}

/** Builds turn by turn until the ship may be finished and is: turns components up, places what fits, ends the turn. */
export async function spend(page: Page, patience = 600): Promise<void> {
  for (let tried = 0; tried < patience; tried += 1) {
    if ((await page.locator('.yard').count()) === 0) return
    if ((await page.locator('section.bar.mine').count()) === 0) {
      await page.waitForTimeout(30)
      continue
    }
    await idle(page)
    const before = await mark(page)
    let finished = false
    await unlessMoved(page, before, async () => {
      finished = await pay(page, before)
    })
    if (finished) return
  }
  throw new Error('the ship is never finished')
}

/** One step of a turn in the yard; says whether it was the last. */
export async function pay(page: Page, before: string | null): Promise<boolean> {
  if (await press(page, 'finish')) return true
  if ((await page.locator('[data-held]').count()) > 0) {
    await weld(page)
    return false
  }
  // What would fit is seen before it is paid for, and welded with one press.
  const lit = page.locator('.yard [data-light=fits]')
  if ((await page.locator('[data-chosen]').count()) > 0 && (await lit.count()) > 0) {
    await lit.first().click(BRIEFLY)
    await moved(page, before)
    return false
  }
  const tile = page.locator('[data-heap] [data-tile]:not([aria-disabled=true])')
  const pile = page.locator('[data-pile]:not([aria-disabled=true])')
  const take = page.locator('[data-take]')
  if ((await take.count()) === 0 && (await tile.count()) > 0) {
    await tile.first().click(BRIEFLY)
    await page.locator('[data-take], [data-set-aside]').first().waitFor(BRIEFLY)
  }
  if ((await take.count()) > 0) await take.click(BRIEFLY)
  else if ((await tile.count()) === 0 && (await pile.count()) > 0) await pile.click(BRIEFLY)
  // With one point left a component can only be set aside; then the turn is over.
  else if (!(await press(page, 'end_turn'))) throw new Error(`nothing to do: ${await page.locator('footer').innerText()}`)
  await moved(page, before)
  return false
}
