import type { Page } from 'playwright-core'
import { mark } from '../../../../e2e/harbour.ts'
import { draw, pay, touch, weld } from './hands.ts'

/** What hands that play a whole game want first, by the short form of a move; of several that fit, the first. */
export const wishes: RegExp[] = [/^ready/, /^finish/, /^loaded/, /^accept/, /^land/, /^done/, /^fly_on/, /^keep_title/, /^pass/, /^endure/]

/** On a phone the flight that teaches, alone and at once; elsewhere a ship that is built turn by turn beside another. */
export function table(phone: boolean): { seats: number; options: Record<string, string | number> } {
  return phone ? { seats: 1, options: { flight: 'learning' } } : { seats: 2, options: { flight: '1', building: 'turns' } }
}

/** Only squares are barred, where a component would touch nothing. */
export const reasons = 1

/** The first game is dealt so that whoever follows its guide wins. */
export const wins = true

/** How many components a ship has before it is finished, where nobody has to finish it. */
const ENOUGH = 12
/** A ship to which nothing can be joined any more is finished as it is: after so many components were drawn. */
const PATIENCE = 30
const drawn = new WeakMap<Page, number>()

/** One step that the board is touched for: a component that is turned until it fits, a square of the ship. */
export async function own(page: Page): Promise<boolean> {
  if ((await page.locator('.yard').count()) === 0) return touch(page)
  if ((await page.locator('.points').count()) > 0) {
    await pay(page, await mark(page))
    return true
  }
  const built = await page.locator('.place .square .tile').count()
  if ((await page.locator('[data-held]').count()) > 0) await weld(page, built)
  else if (built < ENOUGH && (drawn.get(page) ?? 0) < PATIENCE) {
    drawn.set(page, (drawn.get(page) ?? 0) + 1)
    await draw(page)
  } else return false
  return true
}
