import type { Hint } from '../games/types.ts'
import { prefs } from '../lib/prefs.svelte.ts'

const isDrawn = (thing: Element): boolean => thing.getClientRects().length > 0

function isInSight(thing: Element): boolean {
  const { top, bottom } = thing.getBoundingClientRect()
  return isDrawn(thing) && top >= 0 && bottom <= innerHeight
}

/** Puts a light on the thing a hint speaks of, on one that is in sight if there is one, or brings it there; what is answered puts it out. */
export function pointAt(hint: Hint): () => void {
  const found = hint.at ? [...document.querySelectorAll(hint.at)] : []
  const target = found.find(isInSight) ?? found.find(isDrawn)
  target?.classList.add('hinted')
  target?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: prefs.calm ? 'auto' : 'smooth' })
  return () => target?.classList.remove('hinted')
}
