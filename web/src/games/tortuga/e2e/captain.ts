/** Hands that play Tortuga 2199 by the page: by the bar, by cards and by sectors. */
import type { Page } from 'playwright-core'
import { act, BRIEFLY, done, idle, mark, moved as goesOn, unlessMoved } from '../../../../e2e/harbour.ts'

export { goesOn }

/** What wins influence first, then what builds towards it. */
const WISHES = [
  /^capture/,
  /^convert/,
  /^conquer/,
  /^buy_influence/,
  /^use /,
  /^take_from_depot/,
  /^play /,
  /^take_reserve/,
  /^collect/,
  /^probe/,
]

/** One step of a captain who plays by the page: everything plain at once, then what is lit on the board, then the end of the turn. */
export async function captain(page: Page, pick: (count: number) => number): Promise<boolean> {
  if ((await page.locator('section.bar.mine').count()) === 0) return false
  await idle(page)
  const old = await mark(page)
  let acted = false
  // The other captain acts meanwhile, and what was to be pressed may be gone.
  await unlessMoved(page, old, async () => {
    acted = await step(page, old, pick)
  })
  return acted
}

/** Waits until a press led to something: the game went on, something is asked, or something is shown closely. */
async function led(page: Page, old: string | null): Promise<void> {
  await page.waitForFunction(
    (seen) =>
      document.querySelector('.closely, [role=alertdialog]') !== null ||
      document.querySelector('[data-entry-count]')?.getAttribute('data-entry-count') !== seen,
    old,
  )
}

async function step(page: Page, old: string | null, pick: (count: number) => number): Promise<boolean> {
  if ((await page.locator('[data-forced]').count()) > 0) {
    await goesOn(page, old).catch(() => undefined)
    return true
  }
  const moves = await page
    .locator('section.bar.mine button[data-move]')
    .evaluateAll((found) => found.map((button) => (button as HTMLElement).dataset['move'] ?? ''))
  const wish = WISHES.map((pattern) => moves.findIndex((move) => pattern.test(move))).find((at) => at >= 0)
  if (wish !== undefined) {
    await page.locator(`section.bar.mine button[data-move="${moves[wish]}"]`).first().click(BRIEFLY)
    await done(page, old)
    return true
  }
  // A market card in light: looked at closely, then bought.
  const offers = page.locator('[data-market] [data-thing=may]')
  if ((await offers.count()) > 0) {
    await offers.last().click(BRIEFLY)
    await led(page, old)
    if ((await mark(page)) !== old) return true
    const deed = page.locator('.closely .deeds button.brass').first()
    if ((await deed.count()) > 0) {
      await deed.click(BRIEFLY)
      await done(page, old)
      return true
    }
    await page.keyboard.press('Escape')
    await page.locator('.closely').waitFor({ state: 'detached' })
  }
  // A card in light in the hand, then a sector in light.
  const hand = page.locator('[data-hand] [data-thing=may]')
  if ((await hand.count()) > 0) {
    await hand.nth(pick(await hand.count())).click(BRIEFLY)
    await led(page, old)
    const deed = page.locator('.closely .deeds button').first()
    if ((await deed.count()) > 0 && (await mark(page)) === old) await deed.click(BRIEFLY)
    await done(page, old)
    return true
  }
  const sectors = page.locator('[data-map] [data-thing=may]')
  if ((await sectors.count()) > 0 && pick(3) > 0) {
    await sectors.nth(pick(await sectors.count())).click(BRIEFLY)
    await led(page, old)
    if ((await mark(page)) !== old) return true
    const deed = page.locator('.closely .deeds button:not(.danger)').first()
    const peaceful = (await deed.count()) > 0
    if (peaceful) await deed.click(BRIEFLY)
    if (peaceful || (await page.locator('[role=alertdialog]').count()) > 0) {
      await done(page, old)
      return true
    }
    // Only an attack is offered there, and this captain is a peaceful one.
    await page.keyboard.press('Escape')
    await page.locator('.closely').waitFor({ state: 'detached' })
  }
  const end = page
    .locator(
      'section.bar.mine button[data-move^=end_turn], section.bar.mine button[data-move=done], section.bar.mine button[data-move=ready]',
    )
    .first()
  if ((await end.count()) > 0) {
    await end.click(BRIEFLY)
    await done(page, old)
    return true
  }
  return act(page, pick)
}
