import type { Hint } from '../games/types.ts'
import { prefs } from '../lib/prefs.svelte.ts'

const isDrawn = (thing: Element): boolean => thing.getClientRects().length > 0

function isInSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect()
  return isDrawn(thing) && top >= 0 && bottom <= innerHeight
}

const PRESSED = '[data-frame] [data-thing="may"]'

/** Whether this is not to be pressed, and something else on the board is: that stays in sight then. */
function isBeside(target: Element): boolean {
  const lit = [...document.querySelectorAll(PRESSED)]
  return lit.length > 0 && !target.matches('button') && !lit.some((one) => target.contains(one))
}

/**
 * Puts a light on the thing a hint speaks of, or on what stands for it (`at` names them in this order): on the first that is in sight, or else it is
 * brought there, unless that would take what is to be pressed out of sight. What is answered puts the light out.
 */
export function pointAt(hint: Hint): () => void {
  const found = (hint.at?.split(', ') ?? []).flatMap((one) => [...document.querySelectorAll(one)])
  const target = found.find(isInSight) ?? found.find(isDrawn)
  target?.classList.add('hinted')
  if (target && !isBeside(target)) target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: prefs.calm ? 'auto' : 'smooth' })
  return () => target?.classList.remove('hinted')
}
