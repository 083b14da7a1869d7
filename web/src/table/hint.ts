import type { Hint } from '../games/types.ts'
import { prefs } from '../lib/prefs.svelte.ts'

const isDrawn = (thing: Element): boolean => thing.getClientRects().length > 0

function isInSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect()
  return isDrawn(thing) && top >= 0 && bottom <= innerHeight
}

/**
 * Puts a light on the thing a hint speaks of, or on what stands for it (`at` names them in this order): on the first that is in sight, or else it is
 * brought there. What is answered puts the light out.
 */
export function pointAt(hint: Hint): () => void {
  const found = (hint.at?.split(', ') ?? []).flatMap((one) => [...document.querySelectorAll(one)])
  const target = found.find(isInSight) ?? found.find(isDrawn)
  target?.classList.add('hinted')
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: prefs.calm ? 'auto' : 'smooth' })
  return () => target?.classList.remove('hinted')
}
