/** What a browser sees of a table: what moved that nobody moved, what cannot be pressed, what is too small for a thumb. */
import type { BrowserContextOptions, Page } from 'playwright-core'

/** Every size a table has to fit. */
export const SIZES: readonly (readonly [number, number])[] = [
  [1366, 768],
  [1440, 900],
  [1920, 1080],
  [390, 844],
  [360, 640],
]

/** A browser of this size: a narrow one is a phone's, with fingers. */
export function device(width: number, height: number): BrowserContextOptions & { viewport: { width: number; height: number } } {
  return { viewport: { width, height }, ...(width < 700 ? { hasTouch: true, isMobile: true } : {}) }
}

interface Shifted {
  /** Layout shift as browsers count it, and with what comes right after a press. */
  shift: number
  all: number
  worst: { value: number; of: string }[]
}
const KEPT = 'shifted'

/** Runs in the page: sums up how far things moved that nobody moved. */
export function watchShift(): void {
  const seen: Shifted = { shift: 0, all: 0, worst: [] }
  ;(window as unknown as { shifted: Shifted }).shifted = seen
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput, sources } = entry as unknown as {
        value: number
        hadRecentInput: boolean
        sources: { node: Element | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
      }
      const corner = ({ x, y, width, height }: DOMRectReadOnly): string => [x, y, width, height].map(Math.round).join()
      seen.all += value
      if (!hadRecentInput) seen.shift += value
      const of = sources
        .map(({ node, previousRect, currentRect }) => {
          const who =
            node instanceof Element ? `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}` : (node as Node | null)?.nodeName
          return `${who ?? '?'} (${corner(previousRect)} → ${corner(currentRect)})`
        })
        .join('; ')
      seen.worst.push({ value, of: `${hadRecentInput ? '(pressed) ' : ''}${of}` })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** What the page does while it opens is not part of the game. */
export function forgetShifts(page: Page): Promise<void> {
  return page.evaluate((kept) => {
    const seen = (window as unknown as Record<string, Shifted>)[kept]!
    seen.shift = seen.all = seen.worst.length = 0
  }, KEPT)
}

/** How far things moved, and what moved most, for those who want to mend it. */
export function shifts(page: Page): Promise<Shifted> {
  return page.evaluate((kept) => {
    const { shift, all, worst } = (window as unknown as Record<string, Shifted>)[kept]!
    return {
      shift,
      all,
      worst: worst
        .filter(({ of }) => !of.startsWith('(pressed)'))
        .toSorted((a, b) => b.value - a.value)
        .slice(0, 12),
    }
  }, KEPT)
}

/** What a finger still finds, in pixels, in a drawing that can be brought nearer. */
const FINGER = 24

/**
 * What may be pressed and cannot be: covered by something else, outside the window though it was scrolled to, under a tip, or, where fingers
 * press (`thumb`, in pixels), smaller than that.
 */
export function unreachable(page: Page, thumb = 0): Promise<string[]> {
  return page.evaluate(
    ([thumb, finger]) => {
      const wanted =
        '[data-thing="may"], section.bar button, [data-frame] button, [role=alertdialog] button, .closely button, .hint button, header button'
      const found: string[] = []
      const told = (element: Element): string =>
        `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').replaceAll(/ ?s(velte)?-\w+/g, '')} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`
      const middle = (element: Element): [number, number] => {
        const { left, top, width, height } = element.getBoundingClientRect()
        return [left + width / 2, top + height / 2]
      }
      const at = (x: number, y: number): Element | null | undefined =>
        x < 0 || y < 0 || x > innerWidth || y > innerHeight ? undefined : document.elementFromPoint(x, y)
      const tips = [...document.querySelectorAll('.beside')].map((tip) => tip.getBoundingClientRect())
      const scrolling = [...document.querySelectorAll('*')].filter(
        (one) => one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth,
      )
      const scrolled = scrolling.map((one) => [one, one.scrollTop, one.scrollLeft] as const)
      for (const element of document.querySelectorAll<HTMLElement>(wanted)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || (element as HTMLButtonElement).disabled)
          continue
        const own = (hit: Element | null | undefined): boolean =>
          hit != null && (element.contains(hit) || (hit.contains(element) && !hit.matches('.beside')))
        let hit = at(...middle(element))
        const inSight = own(hit)
        if (!inSight) {
          element.scrollIntoView({ block: 'center', inline: 'center' })
          hit = at(...middle(element))
          if (!own(hit))
            found.push(hit === undefined ? `outside: ${told(element)}` : `covered: ${told(element)} by ${hit ? told(hit) : 'nothing'}`)
        }
        const [x, y] = middle(element)
        if (inSight && element.matches('[data-thing="may"], section.bar button') && !element.closest('.beside')) {
          if (tips.some(({ left, top, right, bottom }) => left < x && x < right && top < y && y < bottom))
            found.push(`under a tip: ${told(element)}`)
        }
        // A drawing that is seen whole, and closely for whoever asks for it, may have smaller things in it.
        const least = thumb > 0 && element.closest('[data-nearer]') ? finger : thumb
        if (least > 0) {
          const { width, height } = element.getBoundingClientRect()
          // What is drawn smaller may be felt larger: the finger that comes half a thumb beside its middle still means it.
          const half = least / 2 - 1
          const felt = (
            [
              [half, 0],
              [-half, 0],
              [0, half],
              [0, -half],
            ] as const
          ).every(([dx, dy]) => own(at(x + dx, y + dy)))
          if ((width < least - 0.5 || height < least - 0.5) && !felt)
            found.push(`small, ${Math.round(width)}x${Math.round(height)}: ${told(element)}`)
        }
        if (!inSight) for (const [one, top, left] of scrolled) one.scrollTo(left, top)
      }
      const { scrollWidth, scrollHeight } = document.documentElement
      if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} px wide`)
      if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} px high`)
      return found
    },
    [thumb, FINGER] as const,
  )
}

/** Waits until what changed is drawn. */
export function drawn(page: Page): Promise<void> {
  return page.evaluate(() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))
}

/**
 * Whether, without scrolling, some of what may be pressed on the board can be seen; nothing to press there is as good. Where dice are decided about,
 * those are seen whole instead: what else may be pressed then, an answer to somebody, stands in the bar as well.
 */
export function inSight(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const dice = document.querySelector('[data-frame] [data-dice]')
    if (dice) {
      const [own, seen] = [dice.getBoundingClientRect(), dice.closest('.scroll')!.getBoundingClientRect()]
      return seen.top <= own.top && own.bottom <= seen.bottom
    }
    const lit = [...document.querySelectorAll('[data-frame] [data-thing="may"]')].filter((one) =>
      one.checkVisibility({ visibilityProperty: true }),
    )
    return (
      lit.length === 0 ||
      lit.some((one) => {
        const { left, top, width, height } = one.getBoundingClientRect()
        const hit = document.elementFromPoint(left + width / 2, top + height / 2)
        return hit !== null && (one.contains(hit) || hit.contains(one))
      })
    )
  })
}

/** Turns away from where the action is, as people do who look around while others play. */
export async function wander(page: Page): Promise<void> {
  const tabs = page.locator('[data-frame] [role=tab]')
  // Others play meanwhile, and what is to be pressed may be gone.
  if ((await tabs.count()) > 0)
    await tabs
      .last()
      .click({ timeout: 1000 })
      .catch(() => undefined)
  await page.locator('[data-frame] .scroll').evaluate((board) => board.scrollTo(0, board.scrollHeight))
}
